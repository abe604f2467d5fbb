/** Spanish. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'es',
  locale: 'es-ES',
  time: {
    months: `
      enero | ene; febrero | feb; marzo; abril | abr; mayo; junio | jun; julio | jul; agosto | ago;
      septiembre | setiembre | sept | sep; octubre | oct; noviembre | nov; diciembre | dic
    `,
    weekdays: `
      lunes; martes; miércoles; jueves; viernes; sábado; domingo
    `,
    spans: `
      1 day: para mañana | hasta mañana; 18 month: en un año y medio | dentro de un año y medio | en año y medio | en un año y pico;
      6 month: en medio año | dentro de medio año; 6 month: en un semestre | dentro de un semestre
    `,
    day: 'día | días',
    week: 'semana | semanas | sem | semana que viene | semana que entra | semana próxima | semana siguiente',
    month: 'mes | meses | mes que viene | mes que entra | mes próximo | mes siguiente',
    quarter: 'trimestre | trimestres | trimestre que viene | trimestre próximo',
    year: 'año | años | año que viene | año que entra | año próximo | año siguiente | año y medio',
    feasts: `
      12-24: navidad | navidades | nochebuena; 12-31: nochevieja | fin de año | año nuevo | fiestas de fin; 1-6: reyes;
      5-1: día de la madre; 3-19: día del padre; 6-23: san juan; 11-1: todos los santos; 4-15: semana santa | pascua | pascuas;
      5-31: primavera; 6-20: del verano | de verano;
      8-31: verano | finales del verano | finales de verano | final del verano | final de verano | todo el verano; 11-30: otoño;
      2-28: invierno; 6-30: primer semestre | 1er semestre | primera mitad;
      12-31: segundo semestre | 2º semestre | 2do semestre | segunda mitad; 3-31: primer trimestre | 1er trimestre | t1 | 1t;
      6-30: segundo trimestre | 2º trimestre | 2do trimestre | t2 | 2t; 9-30: tercer trimestre | 3er trimestre | t3 | 3t;
      12-31: cuarto trimestre | último trimestre | 4º trimestre | 4to trimestre | t4 | 4t; 6-30: de curso | del curso
    `,
    end: 'finales | final de | final del | fin del | fin de este | a fin de | para fin de | antes de fin de | antes del fin de | hasta fin de | a fines | para fines | antes de fines | termine | acabe | acabar el | terminar el | acabe este | termine este | acabe el | termine el | finalice el | finalice | concluya',
    middle: 'mediados | mitad de | mitad del',
    begin: 'principios | principio de | comienzos | comienzo de | inicios | inicio de | primeros de',
    next: 'próximo | próxima | próximos | próximas | año que | mes que | semana que | trimestre que | siguiente | siguientes | entrante',
    current: 'este | esta | actual | presente | en curso',
    within:
      'dentro de | en los próximos | en las próximas | durante los próximos | durante las próximas | los próximos | las próximas | próximos | próximas | en un plazo de | en el plazo de | a lo largo de | de aquí a | de acá a | en menos de | en unos | en unas | en cosa de | en enero | en febrero | en marzo | en abril | en mayo | en junio | en julio | en agosto | en septiembre | en setiembre | en octubre | en noviembre | en diciembre | en un año | en un mes | en un trimestre | en un semestre | en una semana | en un par | en dos | en tres | en cuatro | en cinco | en seis | en siete | en ocho | en nueve | en diez | en once | en doce | en quince | en dieciocho | en veinte | en treinta | en medio | en año y | en 1* | en 2* | en 3* | en 4* | en 5* | en 6* | en 7* | en 8* | en 9* | en navidad* | en verano | en el verano | en primavera | en otoño | en invierno | en semana santa | en el primer* | en el segundo | en el tercer* | en el cuarto | en el último | en la primera | en la segunda | en q1 | en q2 | en q3 | en q4 | a lo largo del | en el transcurso de | en el próximo | en la próxima | en los siguientes | en las siguientes | en un plazo máximo de | en un máximo de | en no más de | durante el próximo | durante la próxima',
    before: 'antes de | antes del | antes',
    until:
      'pa | hasta | antes de | antes del | antes | a más tardar | como muy tarde | como tarde | como máximo | fecha límite | plazo | deadline | fecha | vence | para enero | para febrero | para marzo | para abril | para mayo | para junio | para julio | para agosto | para septiembre | para setiembre | para octubre | para noviembre | para diciembre | para navidad* | para el verano | para verano | para la primavera | para primavera | para el otoño | para otoño | para el invierno | para invierno | para semana santa | para reyes | para antes de | para fin* | para mediados | para principios | para el próximo | para la próxima | para el siguiente | para 20* | para el 1* | para el 2* | para el 3* | para el 4* | para el 5* | para el 6* | para el 7* | para el 8* | para el 9* | para el 20* | para el día de | para el lunes | para el martes | para el miércoles | para el jueves | para el viernes | para el sábado | para el domingo | para el año | para el mes | para este | para el primer* | para el segundo | para el tercer* | para el cuarto | para el último | para año nuevo | para nochevieja | para t1 | para t2 | para t3 | para t4 | para q1 | para q2 | para q3 | para q4 | no más tarde de | no más tarde del | de cara a | de cara al | para dentro de | para la vuelta | para antes | para antes de que',
    ago: 'hace | desde | desde hace | pasado | pasada | pasados | pasadas | últimos | últimas | último | última | experiencia | atrás | llevo | anterior',
    half: 'medio | media | y medio',
    per: 'por semana | a la semana | semanales | al día | por día | diarios | diarias | al mes | por mes',
    each: `
      a diario | diariamente | semanalmente | cada día | todos los días | cada semana | todas las semanas | cada mes |
      todos los meses | cada noche | todas las noches | cada mañana | todas las mañanas | cada sábado |
      todos los sábados | cada domingo | todos los domingos | cada fin de semana
    `,
    spare: 'tengo | puedo | tiempo | max | máximo | como mucho | libre*',
    numbers: `
      1: un | una | uno; 2: dos | un par de | par de; 3: tres; 4: cuatro; 5: cinco; 6: seis; 7: siete; 8: ocho; 9: nueve;
      10: diez | una decena de; 11: once; 12: doce | una docena de; 13: trece; 14: catorce; 15: quince; 16: dieciséis;
      18: dieciocho; 20: veinte; 24: veinticuatro; 25: veinticinco; 30: treinta; 40: cuarenta; 50: cincuenta
    `,
  },
  idle: `
    ninguno | ninguna | ningún | nada | no | nop | nope | na | n | a | gracias | muchas | muchísimas | mil | hola | holi |
    buenas | buenos | días | tardes | noches | buen | buena | día | ok | okey | okay | vale | sí | si | sip | prueba |
    probando | test | testing | por | ahora | el | la | los | las | de | del | momento | todo | bien | nada más |
    algo más | no tengo | no hay | tengo | hay | deseo | deseos | objetivo | objetivos | meta | metas | petición |
    peticiones | adiós | hasta | luego | pronto | mañana | saludos | saludo | un | cordial | cordiales | chao | chau |
    abrazo | besos | quiero | necesito | necesitar | qué | que | tal | cómo | como | estás | está | están | estáis | va |
    vas | espero | te | les | os | usted | ustedes | vosotros | vosotras | eso | esto | es | así | aún | todavía | ya |
    veremos | lo | en | se | entiendo | pregunta | preguntas | comentario | comentarios | observaciones | especial |
    particular | concreto | hoy | y | me | mi | mis | encantada de | mucho gusto | gusto | feliz | lindo | bonito |
    vacío | pendiente | saltar | omitir | siguiente | paso | no aplica | aplica | sin | ni | o | xd | jaja | jajaja |
    jajajaja | jeje | bla | blabla | blablabla | lorem | ipsum | dolor | sit | amet | abc | xxx | foo | bar | asdf | hmm |
    mmm | eh | none | nothing | thanks | hello | hi | actualmente | realmente | gracias por | muy | amable | amables |
    todos | todas | equipo de | no quiero nada | ningun | igualmente | soy | estoy | también | para | a todos | a todas |
    este | esta | querido | querida | querid* | estimad* | señor* | buenísimo | genial | perfecto | estupendo |
    no entiendo | la pregunta | nah | nel | nanay | ns | nc | npi | sc | pues nada | wenas | ola | holaa | holaaa | bn |
    graciass | thx | grax | ciao | agur | adéu | merci | ninguna gracias | de nada | tranqui | tranquila | tranquilo
  `,
  openings: `
    quiero | quisiera | querría | me gustaría | me encantaría | necesito | deseo | pretendo | espero | mi objetivo es | mi meta es |
    mi sueño es | tengo pensado | tengo ganas de | me propongo | he decidido | me haría ilusión | quiero poder | me gustaría poder |
    quisiera poder | cómo puedo | cómo hago para | cómo podría | aspiro a | planeo | me gustaria | quiero es | quisiera es | querría es |
    me gustaría es | necesito es | deseo es | busco es | me propongo es | mi ilusión es | mi ilusión sería | mi sueño sería |
    mi objetivo sería | mi meta sería | mi propósito es | mi intención es | mi plan es | mi idea es | lo ideal sería | estaría bien |
    sería genial | me planteo | me estoy planteando | estoy pensando en | pienso | estoy valorando | he pensado en | tengo la intención de |
    tengo intención de | tengo el propósito de | me he propuesto | me he prometido | me propuse | necesitaría | desearía | queremos |
    querríamos | nos gustaría | sueño con | intento | estoy intentando | trato de | cómo puedo hacer para | cómo hago | cómo lograr |
    cómo conseguir | necesito ayuda para | necesito que me ayuden a | me puedes ayudar a | me podrías ayudar a | me puede ayudar a |
    puedes ayudarme a | ayúdame a | ayúdenme a | me ayudas a | ayudarme a | ando buscando | me vendría bien | me iría bien | sería bueno |
    sería bonito | sería estupendo | estaría genial | me convendría | me vendría genial | ya es hora de | va siendo hora de | me apetece |
    me apetecería | quiero que | me gustaría que | quisiera que | necesito un | necesito una | quiero un | quiero una | me gustaría un |
    me gustaría una | busco | ayuda para | ayuda con | no sé cómo | cómo encuentro | cómo encontrar | cómo consigo | cómo busco | cómo buscar | cómo aprender | cómo aprendo | cómo mejorar | cómo mejoro | tengo que | debo |
    estoy buscando | necesito ayuda con | necesito apoyo para | quiero ser capaz de | ser capaz de | me cuesta | me da miedo | me interesa | me interesaría | ojalá pueda | qiero | kiero |
    quiero llegar a | mi objetivo principal es | que me ayuden a | necesito que me ayuden con | me urge | ocupo | , solo | , solamente | no me atrevo a
  `,
  refusals: `
    que no me | que no nos |
    no gracias | ya no quiero | no quiero | no quisiera | no me interesa | no me interesan | no busco | no pienso | no tengo ganas de | sin |
    en lugar de | en vez de | nada de | ni | no más | no tanto | no necesito | nunca más | no un | no una | no es que | no me hace falta | no hace falta | no se trata de | , no | y no | pero no |
    no me gusta | no me gustaría | no deseo | paso de | harto de | harta de | estoy harto de | estoy harta de | no estoy para
  `,
  ends: `
    porque | pero | ya que | aunque | y me | y no | y yo | sino | puesto que | y ahora | desde hace | hace años | hace meses | , me | , no |
    , es | , estoy | , tengo | , mi | para que | cuando | antes de que | así que | y tengo | y estoy |
    y así | y es que | pues | dado que | de modo que | a pesar de | mientras | si puedo | , si | , yo | , creo | , aunque | preferiblemente | a ser posible | si es posible | si puede ser | en lugar de | en vez de | gracias | , para que | y luego ya | , solo
  `,
  fillers: `
    después | con | sino | y | e | también | además | luego | por fin | por favor | quizás | quizá | tal vez | o | primero | segundo | tercero | sobre todo |
    simplemente | de verdad | finalmente | por último | eventualmente | a | de | pues | bueno |
    igualmente | asimismo | por un lado | por otro lado | por otra parte | más que nada | ante todo | idealmente | para | poder | desde | en primer lugar | en segundo lugar | la verdad | claro | osea | jaja | jajaja | jeje | xd | principalmente
  `,
  vague: `
    ello | eso | esto | allí | ahí | hacerlo | ella | ellos | ellas | aquello | lo mismo | hacer algo | nada | hablarlo | conseguirlo | lograrlo
  `,
  worries: `
    tengo miedo | me da miedo | me da vértigo | me da pánico | me dan miedo | miedo a | miedo de | temo | me preocupa | me preocupan | me angustia | preocupada por | preocupado por | me inquieta | dudo | tengo dudas | dudas sobre | no estoy segura | no estoy seguro | no sé si
  `,
  states:
    'me siento | soy | estoy | tengo * años | he perdido | me han | me quedé | nadie | demasiado mayor | demasiado tarde | demasiado viejo | demasiado vieja',
  private: `
    enfermedad* | enfermo | enferma | mi enfermedad | cáncer | depres* | ansiedad | ataques de pánico | burnout | tdah | autis* | terapia | terapias | diagnosticad* | me diagnosticaron | embaraz* | aborto | divorci* |
    separación | alcohol* | adicci* | cárcel | violencia | discapac* |
    crisis de ansiedad | duelo por | suicid* | bipolar* | mi ex | endeudad* | droga* | desintoxic* | hospitaliz* | maltrat* | quimio* | viud*
  `,
  asides: `
    perdón por | perdonen | gracias por | ignora | ignoren | instrucciones anteriores | tus instrucciones | sus instrucciones | tu prompt | prompt del sistema | modelo de lenguaje | como ia | escribe que | imprime |
    repite | este formulario | no sé qué poner | no sé qué escribir | qué pongo aquí | esta casilla | no lo sé | no sé todavía | aún no sé | todavía no sé | finge | ahora eres
  `,
  lead: '{words}: ',
  quotes: '«»“”',
  plans: {
    subject: [
      'leeré 2 buenas introducciones antes del {date} y explicaré a alguien los 3 puntos más importantes con mis propias palabras.',
      'estudiaré 2 veces por semana hasta el {date} y resumiré en una página lo que haya entendido.',
    ],
    tool: [
      'seguiré un curso o manual antes del {date} y haré 2 tareas reales con lo aprendido.',
      'practicaré 2 días por semana hasta el {date}, siempre con una tarea real, y anotaré lo que ya me sale sin ayuda.',
    ],
    language: [
      'dedicaré al idioma 20 minutos 5 días por semana hasta el {date} y tendré una conversación cada semana.',
      'haré 3 lecciones cortas por semana hasta el {date} y cada semana usaré lo nuevo en una conversación o texto.',
    ],
    craft: [
      'practicaré 2 días por semana hasta el {date} y en 2 ocasiones pediré que me corrija alguien con experiencia.',
      'tomaré 3 clases antes del {date} y entre una y otra practicaré 2 días por semana.',
    ],
    driving: [
      'apuntaré lo que me falta, estudiaré o practicaré 2 días por semana y lo tendré todo listo antes del {date}.',
      'reservaré 2 ratos por semana hasta el {date} para lo que me falte: teoría, práctica o papeles.',
    ],
    exam: [
      'me prepararé 3 días por semana hasta el {date} y haré 2 simulacros completos en condiciones de examen.',
      'haré una lista de todo lo que entra, lo repasaré antes del {date} y me pondré a prueba con 2 simulacros.',
    ],
    course: [
      'reservaré 2 ratos por semana hasta el {date}, seguiré todas las sesiones y pondré en práctica 2 cosas de lo aprendido.',
      'dejaré libres las horas necesarias hasta el {date} y, después de cada sesión, anotaré 2 cosas que quiero aplicar.',
    ],
    studies: [
      'haré una lista de lo que me falta y trabajaré en ello 3 días por semana hasta el {date}, parte por parte.',
      'dividiré lo que falta en partes pequeñas y les dedicaré 3 ratos por semana hasta el {date}.',
    ],
    admission: [
      'compararé los requisitos de 2 convocatorias o centros, reuniré los papeles y presentaré mi solicitud antes del {date}.',
      'lo prepararé todo con tiempo, pediré a 2 personas que lo revisen y presentaré mi solicitud antes del {date}.',
    ],
    recognition: [
      'preguntaré qué documentos piden, los reuniré con 2 copias y sus traducciones y presentaré la solicitud antes del {date}.',
      'hablaré con 2 personas que ya lo hayan hecho, haré la lista de lo que falta y lo entregaré completo antes del {date}.',
    ],
    job: [
      'enviaré 2 solicitudes bien preparadas por semana hasta el {date} y hablaré cada semana con una persona que ya trabaje en algo así.',
      'apuntaré 5 sitios donde me gustaría trabajar y antes del {date} escribiré o iré en persona a cada uno.',
    ],
    promotion: [
      'resumiré en 5 líneas lo que aporto, asumiré una tarea nueva y antes del {date} hablaré de mi futuro con quien decide.',
      'preguntaré qué se pide, trabajaré en 2 de esos puntos y antes del {date} mostraré mi interés a quien decide.',
    ],
    customers: [
      'probaré 2 formas de llegar a gente nueva hasta el {date} y apuntaré cada semana cuál funciona mejor.',
      'mostraré 2 trabajos o novedades por semana hasta el {date}, allí donde esté mi público, y apuntaré qué funciona.',
    ],
    funding: [
      'compararé 3 fuentes de dinero, explicaré mi proyecto en una página y presentaré 1 solicitud antes del {date}.',
      'haré las cuentas en una hoja y antes del {date} las presentaré a 3 entidades o personas que puedan ayudar.',
    ],
    people: [
      'daré el primer paso con 1 persona por semana hasta el {date} (un mensaje, una llamada o un café).',
      'iré a 2 encuentros antes del {date} y propondré un café o una llamada a una persona de cada uno.',
    ],
    mentor: [
      'escribiré en 5 líneas lo que espero y se lo propondré a 3 personas antes del {date}.',
      'preguntaré a 2 personas de confianza a quién conocen y antes del {date} quedaré con alguien para una primera charla.',
    ],
    staff: [
      'explicaré en una página qué ofrezco y qué espero, y antes del {date} lo hablaré con 3 personas.',
      'difundiré en 3 sitios lo que hace falta y hablaré con quienes muestren interés antes del {date}.',
    ],
    home: [
      'pondré por escrito lo que necesito y lo que puedo pagar, y antes del {date} veré 3 posibilidades.',
      'miraré ofertas 2 veces por semana hasta el {date}, preguntaré a gente que conozco e iré a ver lo que encaje.',
    ],
    search: [
      'apuntaré 3 requisitos, compararé 3 opciones y antes del {date} elegiré la que mejor encaje.',
      'preguntaré a 3 personas que entiendan del tema, veré 2 opciones de cerca y decidiré antes del {date}.',
    ],
    career: [
      'hablaré con 3 personas que ya hayan dado ese paso y antes del {date} apuntaré en una página qué sé y qué me falta.',
      'apuntaré lo que ya aporto y lo que me falta, y cada semana hasta el {date} haré una cosa para acercarme.',
    ],
    business: [
      'describiré la idea en una página con gastos e ingresos, pediré opinión a 3 personas que conozcan el sector y haré una prueba antes del {date}.',
      'hablaré con 2 personas que ya lo hayan hecho, aclararé trámites y gastos y lo tendré todo por escrito antes del {date}.',
    ],
    leadership: [
      'confiaré 2 tareas a otras personas, con un objetivo claro, y antes del {date} hablaré con ellas de cómo ha ido.',
      'preguntaré a 2 personas del grupo qué necesitan de mí y probaré un cambio cada semana hasta el {date}.',
    ],
    portfolio: [
      'elegiré mis 5 mejores trabajos, los explicaré en pocas frases y enseñaré el resultado a 2 personas antes del {date}.',
      'terminaré una primera versión con 3 trabajos antes del {date} y pediré opinión a 2 personas del oficio.',
    ],
    software: [
      'resumiré en una página lo que tiene que hacer, montaré una primera versión sencilla y la probaré con 2 personas antes del {date}.',
      'trabajaré 2 días por semana, empezando por lo más importante, y enseñaré un resultado que funcione antes del {date}.',
    ],
    writing: [
      'me sentaré ante el texto 20 minutos 4 días por semana hasta el {date} y daré a leer el resultado a 2 personas.',
      'empezaré con un esquema de una página, avanzaré 2 veces por semana y tendré un texto que enseñar antes del {date}.',
    ],
    event: [
      'fijaré fecha y lugar, anotaré las 5 tareas principales y los gastos, y lo tendré todo preparado antes del {date}.',
      'resumiré la idea y los gastos en una página, buscaré 2 personas que ayuden y cerraré los preparativos antes del {date}.',
    ],
    papers: [
      'prepararé una primera versión, pediré a 2 personas que la revisen y tendré la definitiva antes del {date}.',
      'miraré 3 buenos ejemplos, trabajaré en ello 2 ratos y lo dejaré terminado antes del {date}.',
    ],
    document: [
      'empezaré con un esquema de una página, avanzaré 2 ratos por semana y tendré una versión completa antes del {date}.',
      'miraré 2 buenos ejemplos, escribiré un borrador y lo revisaré con alguien que entienda del tema antes del {date}.',
    ],
    object: [
      'apuntaré los materiales y los pasos, trabajaré 2 ratos por semana y lo terminaré antes del {date}.',
      'calcularé los gastos, dividiré el trabajo en 3 etapas y acabaré la última antes del {date}.',
    ],
    improvement: [
      'anotaré durante 2 semanas cómo va ahora, probaré un cambio y compararé el resultado antes del {date}.',
      'preguntaré a 3 personas a quienes les afecte, propondré un cambio concreto y lo pondré a prueba hasta el {date}.',
    ],
    presentation: [
      'prepararé 3 ideas principales y las ensayaré 2 veces en voz alta ante alguien antes del {date}.',
      'practicaré en voz alta 2 veces por semana hasta el {date}, una de ellas ante alguien de confianza o con una grabación.',
    ],
    meetings: [
      'antes de cada reunión apuntaré un objetivo y 2 frases, y tras 3 reuniones, antes del {date}, resumiré qué me ha funcionado.',
      'prepararé 2 puntos para cada reunión hasta el {date} y después anotaré qué ha salido bien y qué cambiaré.',
    ],
    conversation: [
      'pondré por escrito 3 puntos, ensayaré el comienzo y tendré la conversación antes del {date}.',
      'buscaré un momento tranquilo, prepararé mis 2 primeras frases y daré el paso antes del {date}.',
    ],
    feedback: [
      'prepararé 2 frases tranquilas para esos momentos y las usaré en 3 ocasiones antes del {date}.',
      'anotaré después de cada situación difícil qué diría mejor y hasta el {date} lo comentaré 2 veces con alguien de confianza.',
    ],
    boundaries: [
      'escribiré 2 frases amables pero firmes y las usaré en 3 ocasiones antes del {date}.',
      'decidiré qué 2 cosas ya no acepto, lo diré con claridad a quien corresponda y lo mantendré hasta el {date}.',
    ],
    interview: [
      'apuntaré lo que quiero decir y mostrar, y haré 2 ensayos completos con alguien antes del {date}.',
      'reuniré información, tendré listos 3 ejemplos de lo que sé hacer y ensayaré en voz alta antes del {date}.',
    ],
    confidence: [
      'me pondré 1 pequeño reto por semana hasta el {date} y anotaré cómo ha ido.',
      'elegiré 3 situaciones, de la más fácil a la más difícil, y las afrontaré una tras otra antes del {date}.',
    ],
    expression: [
      'practicaré 10 minutos 3 días por semana hasta el {date} y pediré a una persona que me corrija.',
      'anotaré mis 5 fallos o costumbres más frecuentes y les prestaré atención en 2 textos o charlas por semana hasta el {date}.',
    ],
    teaching: [
      'prepararé 2 sesiones cortas con un objetivo claro, las daré antes del {date} y preguntaré qué ha servido más.',
      'probaré 2 formas nuevas de explicar o practicar al mes, hasta el {date}, y anotaré qué funciona.',
    ],
    salary: [
      'compararé en 3 fuentes cuánto se paga por un trabajo como el mío, reuniré 3 razones en una página y antes del {date} lo hablaré con quien decide.',
      'ensayaré 2 veces lo que voy a decir, con una cifra concreta y 3 razones, y lo plantearé antes del {date}.',
    ],
    conditions: [
      'pondré por escrito una propuesta concreta con 2 ventajas para ambas partes y la plantearé antes del {date}.',
      'averiguaré qué me corresponde, prepararé 2 opciones y antes del {date} hablaré con quien decide.',
    ],
    agreement: [
      'prepararé 3 razones y una propuesta de compromiso, y antes del {date} lo hablaré con quien corresponda.',
      'preguntaré primero qué le preocupa a la otra parte, buscaré solución a 2 de esos puntos y pediré una respuesta antes del {date}.',
    ],
    decision: [
      'anotaré en una página ventajas e inconvenientes, lo comentaré con 2 personas y decidiré antes del {date}.',
      'pondré por escrito los 3 criterios que más me importan, compararé con ellos las opciones y decidiré antes del {date}.',
    ],
    pricing: [
      'sumaré mis gastos y mis horas, compararé con 3 precios parecidos y tendré el mío por escrito antes del {date}.',
      'pediré opinión a 2 personas del oficio, haré mis cuentas en una hoja y lo dejaré fijado antes del {date}.',
    ],
    question: [
      'apuntaré mis 3 preguntas principales, consultaré una fuente oficial y tendré las respuestas por escrito antes del {date}.',
      'llamaré o escribiré a 2 sitios donde lo sepan y resumiré las respuestas en una página antes del {date}.',
    ],
    direction: [
      'hablaré con 3 personas sobre lo que se me da bien, lo resumiré en una página y antes del {date} elegiré qué probar primero.',
      'apuntaré cada semana 3 cosas que me hayan gustado de lo que hago y antes del {date} elegiré una idea que probar.',
    ],
    exercise: [
      'empezaré con 20 minutos de ejercicio 3 días por semana, iré subiendo poco a poco y apuntaré cada sesión en el calendario hasta el {date}.',
      'fijaré 2 momentos por semana hasta el {date} y aumentaré un poco el esfuerzo cada 2 semanas.',
    ],
    habit: [
      'empezaré esta semana, marcaré cada vez en el calendario hasta el {date} y cada 2 semanas miraré cómo va.',
      'lo pondré a hora fija en el calendario, lo mantendré hasta el {date} y haré balance cada 2 semanas.',
    ],
    rest: [
      'me reservaré 1 hora sin trabajo ni pantallas 4 días por semana hasta el {date} y los domingos miraré cómo me ha sentado.',
      'reservaré 2 ratos libres por semana hasta el {date} y los respetaré como cualquier cita.',
    ],
    stop: [
      'apuntaré cada noche en 1 línea, hasta el {date}, si lo he conseguido, y los domingos miraré qué me ayudó.',
      'anotaré 2 situaciones en las que me cuesta, decidiré de antemano qué haré y marcaré cada día bueno hasta el {date}.',
    ],
    organisation: [
      'haré cada domingo, hasta el {date}, un plan sencillo de la semana con 3 prioridades y algo de margen para imprevistos.',
      'dedicaré a ello 15 minutos fijos 4 días por semana hasta el {date} y apuntaré qué me ayuda.',
    ],
    money: [
      'apuntaré mis ingresos y gastos durante 4 semanas, me pondré una cifra concreta y la revisaré cada semana hasta el {date}.',
      'haré mis cuentas en una página, empezaré por un cambio y miraré 2 veces al mes, hasta el {date}, si lo cumplo.',
    ],
    visibility: [
      'mostraré cada 2 semanas, hasta el {date}, un resultado concreto a personas que deban conocerlo.',
      'resumiré en 5 frases lo que hago y lo contaré en 3 ocasiones antes del {date}.',
    ],
    errand: [
      'apuntaré lo que hace falta, reservaré 30 minutos en el calendario y dejaré el asunto resuelto antes del {date}.',
      'reuniré primero todo lo necesario, me pondré 2 avisos en el teléfono y dejaré el asunto resuelto antes del {date}.',
    ],
  },
  any: [
    'preguntaré a 2 personas con experiencia en esto cómo lo hicieron y seguiré su mejor consejo antes del {date}.',
    'acordaré en la mentoría 2 cosas que puedo hacer y haré las dos antes del {date}.',
    'daré cada semana 1 pequeño paso en esa dirección hasta el {date} y apuntaré cada vez qué ha cambiado.',
  ],
  worry:
    'apuntaré qué me preocupa exactamente y 2 cosas que podrían ayudarme, y lo hablaré en la mentoría antes del {date}.',
  until: 'lo dividiré en 4 pasos con fecha, daré el primero esta semana y lo terminaré antes del {date}.',
  soon: [
    'apuntaré hoy las 3 cosas más importantes que faltan y las haré una tras otra antes del {date}.',
    'reservaré 2 horas para ello esta semana, empezaré por lo más difícil y lo terminaré antes del {date}.',
  ],
  unsupported:
    'Pondré en 2 frases lo que quiero, lo comentaré en la mentoría y daré el primer paso antes del {date}.',
};
