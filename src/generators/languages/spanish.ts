/** Spanish: how it speaks of time, and what is said to mentees in it. */
import { spanish as grammar } from './grammars/spanish.ts';
import type { LanguageFile } from './language-file.ts';

export const spanish: LanguageFile = {
  code: 'es',
  locale: 'es-ES',
  name: 'Spanish',
  capitalNouns: false,
  digraphs: false,
  postpositions: false,
  ordinalStops: false,
  elides: false,
  pluralDays: 'never',
  neighbours: ['ca', 'eu'],
  linking: '',
  infinitive: /^(?:\S+ ){0,3}?\p{L}*(?:ar|er|ir|ír|ár|ér)(?:me|te|se|le|lo|la|les|los|las|nos)*(?!\p{L})/u,
  grammar,
  refusal:
    /(?<!\p{L})(?:no (?:quiero|quisiera|pienso|me interesa|busco|tengo (?:intención|ganas) de|me apetece)(?: más)?|no|sin(?: tener que)?|ni|en (?:vez|lugar) de)\s+$/iu,
  refusalAfter:
    /^[.!?…]+\s+(?:ni hablar|para nada|jamás(?=[.!])|nunca(?=[.!])|de ninguna manera|no gracias)/iu,
  easternEaster: false,
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
  time: {
    months: [
      'enero | ene',
      'febrero | feb',
      'marzo',
      'abril | abr',
      'mayo',
      'junio | jun',
      'julio | jul',
      'agosto | ago',
      'septiembre | setiembre | sept | sep',
      'octubre | oct',
      'noviembre | nov',
      'diciembre | dic',
    ],
    weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    spans: [
      ['para mañana | hasta mañana', 1, 'day'],
      ['en un año y medio | dentro de un año y medio | en año y medio | en un año y pico', 18, 'month'],
      ['en medio año | dentro de medio año', 6, 'month'],
      ['en un semestre | dentro de un semestre', 6, 'month'],
    ],
    day: 'día | días',
    week: 'semana | semanas | sem | semana que viene | semana que entra | semana próxima | semana siguiente',
    month: 'mes | meses | mes que viene | mes que entra | mes próximo | mes siguiente',
    quarter: 'trimestre | trimestres | trimestre que viene | trimestre próximo',
    year: 'año | años | año que viene | año que entra | año próximo | año siguiente | año y medio',
    hour: 'hora | horas | hora y media | h | hs | hrs | horitas',
    minute: 'minuto | minutos | min | mins | minutitos',
    feasts: [
      ['navidad | navidades | nochebuena', 12, 24],
      ['nochevieja | fin de año | año nuevo | fiestas de fin', 12, 31],
      ['reyes', 1, 6],
      ['día de la madre', 5, 1],
      ['día del padre', 3, 19],
      ['san juan', 6, 23],
      ['todos los santos', 11, 1],
      ['semana santa | pascua | pascuas', 4, 15],
      ['primavera', 5, 31],
      ['del verano | de verano', 6, 20],
      [
        'verano | finales del verano | finales de verano | final del verano | final de verano | todo el verano',
        8,
        31,
      ],
      ['otoño', 11, 30],
      ['invierno', 2, 28],
      ['primer semestre | 1er semestre | primera mitad', 6, 30],
      ['segundo semestre | 2º semestre | 2do semestre | segunda mitad', 12, 31],
      ['primer trimestre | 1er trimestre | t1 | 1t', 3, 31],
      ['segundo trimestre | 2º trimestre | 2do trimestre | t2 | 2t', 6, 30],
      ['tercer trimestre | 3er trimestre | t3 | 3t', 9, 30],
      ['cuarto trimestre | último trimestre | 4º trimestre | 4to trimestre | t4 | 4t', 12, 31],
      ['de curso | del curso', 6, 30],
    ],
    end: 'finales | final de | final del | fin del | fin de este | a fin de | para fin de | antes de fin de | antes del fin de | hasta fin de | a fines | para fines | antes de fines | termine | acabe | acabar el | terminar el | acabe este | termine este | acabe el | termine el | finalice el | finalice | concluya',
    middle: 'mediados | mitad de | mitad del',
    begin: 'principios | principio de | comienzos | comienzo de | inicios | inicio de | primeros de',
    next: 'próximo | próxima | próximos | próximas | año que | mes que | semana que | trimestre que | siguiente | siguientes | entrante',
    current: 'este | esta | actual | presente | en curso',
    within:
      'dentro de | en los próximos | en las próximas | durante los próximos | durante las próximas | los próximos | las próximas | próximos | próximas | en un plazo de | en el plazo de | a lo largo de | de aquí a | de acá a | en menos de | en unos | en unas | en cosa de | en enero | en febrero | en marzo | en abril | en mayo | en junio | en julio | en agosto | en septiembre | en setiembre | en octubre | en noviembre | en diciembre | en un año | en un mes | en un trimestre | en un semestre | en una semana | en un par | en dos | en tres | en cuatro | en cinco | en seis | en siete | en ocho | en nueve | en diez | en once | en doce | en quince | en dieciocho | en veinte | en treinta | en medio | en año y | en 1* | en 2* | en 3* | en 4* | en 5* | en 6* | en 7* | en 8* | en 9* | en navidad* | en verano | en el verano | en primavera | en otoño | en invierno | en semana santa | en el primer* | en el segundo | en el tercer* | en el cuarto | en el último | en la primera | en la segunda | en q1 | en q2 | en q3 | en q4 | a lo largo del | en el transcurso de | en el próximo | en la próxima | en los siguientes | en las siguientes | en un plazo máximo de | en un máximo de | en no más de | durante el próximo | durante la próxima',
    before: 'antes de | antes del | antes',
    until:
      'pa | hasta | antes de | antes del | antes | a más tardar | como muy tarde | como tarde | como máximo | fecha límite | plazo | deadline | fecha | vence | para enero | para febrero | para marzo | para abril | para mayo | para junio | para julio | para agosto | para septiembre | para setiembre | para octubre | para noviembre | para diciembre | para navidad* | para el verano | para verano | para la primavera | para primavera | para el otoño | para otoño | para el invierno | para invierno | para semana santa | para reyes | para antes de | para fin* | para mediados | para principios | para el próximo | para la próxima | para el siguiente | para 20* | para el 20* | para el día de | para el lunes | para el martes | para el miércoles | para el jueves | para el viernes | para el sábado | para el domingo | para el año | para el mes | para este | para el primer* | para el segundo | para el tercer* | para el cuarto | para el último | para año nuevo | para nochevieja | para t1 | para t2 | para t3 | para t4 | para q1 | para q2 | para q3 | para q4 | no más tarde de | no más tarde del | de cara a | de cara al | para dentro de | para la vuelta | para antes | para antes de que',
    ago: 'hace | desde | desde hace | pasado | pasada | pasados | pasadas | últimos | últimas | último | última | experiencia | atrás | llevo | anterior',
    per: 'por | a | a la | al | cada | / | x | en la | cada una',
    weekly: 'semanal | semanales | semanalmente | hebdomadari*',
    daily: 'diario | diaria | diarios | diarias | diariamente',
    half: 'medio | media | y medio',
    numbers: [
      [1, 'un | una | uno'],
      [2, 'dos | un par de | par de'],
      [3, 'tres'],
      [4, 'cuatro'],
      [5, 'cinco'],
      [6, 'seis'],
      [7, 'siete'],
      [8, 'ocho'],
      [9, 'nueve'],
      [10, 'diez | una decena de'],
      [11, 'once'],
      [12, 'doce | una docena de'],
      [13, 'trece'],
      [14, 'catorce'],
      [15, 'quince'],
      [16, 'dieciséis'],
      [18, 'dieciocho'],
      [20, 'veinte'],
      [24, 'veinticuatro'],
      [25, 'veinticinco'],
      [30, 'treinta'],
      [40, 'cuarenta'],
      [50, 'cincuenta'],
    ],
  },
  leads: { v: 'Para {words}, ', n: '{Words}: ', g: '', q: 'Para saber {words}, ', plan: 'Mi plan: ' },
  hours: {
    one: 'Reservo {n} hora por semana para ello.',
    many: 'Reservo {n} horas por semana para ello.',
    other: 'Reservo {n} horas por semana para ello.',
  },
  verbs: {
    stopping: `
      dejar | parar | evitar | quitarme | cortar con | abandonar el | desengancharme | acabar con la costumbre | acabar con | terminar con
    `,
    learning: `
      aprender | entender | comprender | dominar | estudiar | mejorar mi | perfeccionar | formarme | practicar | repasar | ponerme al día |
      profundizar | especializarme en el uso | manejar | tocar el | tocar la | tocar un | cantar | bailar | desenvolverme | defenderme en |
      hablar con fluidez | empezar con | iniciarme en | ponerme con
    `,
    behaving: `
      ^menos | calma | tranquil* | paciencia | puntual* | más a menudo | menos a menudo | más temprano | a tiempo | más despacio |
      comer mejor | comer menos | comer más | beber menos | escuchar más | escuchar mejor | trabajar menos | gritar menos | más paciente
    `,
    founding: `
      abrir | fundar | lanzar | montar | iniciar | emprender | poner en marcha | arrancar | establecerme | ponerme por mi cuenta |
      trabajar por mi cuenta | hacerme autónom* | crear mi empresa | crear mi negocio | crear mi propi* | crear una empresa |
      crear una asociación | crear un club | crear un negocio | abrir mi | abrir un | abrir una
    `,
    introducing: `
      introducir | implantar | implementar | instaurar | establecer | poner en práctica | poner reglas | poner normas | fijar reglas |
      fijar normas | acordar reglas | acordar normas | hacer que todos | digitalizar | modernizar | informatizar
    `,
    delegating: `
      delegar | traspasar | ceder | encargar a | dejar en manos | pasar el relevo | repartir las tareas | repartir tareas | subcontratar |
      externalizar | soltar tareas
    `,
    visiting: `
      asistir | participar | visitar | acudir | ir al | unirme | hacer prácticas | hacer unas prácticas | hacer voluntariado |
      ser voluntari* | colaborar con | colaborar en | pasar un día | pasar unos días | pasar una semana | probar | ver cómo | observar |
      ir a un | ir a una | ir a ver | ir a la | ir a las | ir a los
    `,
    choosing: `
      comprar | comprarme | alquilar | elegir | escoger | mudarme | cambiar de casa | cambiar de piso | cambiar de coche | adquirir |
      encargar | invertir en
    `,
    seeking: `
      encontrar | buscar | conseguir un | conseguir una | conseguir clientes | conseguir más | conseguir mi primer* | conseguir mis primer* |
      conocer | conocer a | atraer | captar | localizar | contactar | contactar con | obtener un | obtener una |
      hacer contactos | hacer amigos | hacer amistades | retomar el contacto | conseguir al menos | conseguir dos | conseguir tres |
      dar con | hallar | ganar clientes | ganar más clientes | conseguir 1* | conseguir 2* | conseguir 3* | conseguir 4* | conseguir 5* |
      conseguir 6* | conseguir 7* | conseguir 8* | conseguir 9* | conseguir los | conseguir las
    `,
    selling: `
      vender | ofrecer | promocionar | comercializar | anunciar mi | dar a conocer | darme a conocer | colocar mis | exponer mis |
      fidelizar | llegar a más
    `,
    becoming: `
      ser | convertirme | hacerme | llegar a ser | trabajar como | trabajar de | trabajar en | pasar de | pasar a ser | pasar al |
      cambiar de trabajo | cambiar de sector | cambiar de puesto | cambiar de profesión | cambiar de oficio | reciclarme | reconvertirme |
      dedicarme | entrar en | entrar a | volver a trabajar | volver al | volver a la | volver a estudiar | ascender | especializarme |
      reorientar | dejar mi trabajo | dejar el trabajo | dejar mi empleo | dejar mi puesto | dejar el empleo
    `,
    applying: `
      solicitar | inscribirme | apuntarme | matricularme | inscribir | entregar | enviar | mandar | tramitar | renovar | registrar |
      reservar | pedir cita | pedir una beca | echar el | echar la | echar currículums | homologar | rellenar | darme de alta |
      darme de baja | cancelar | contratar un seguro | apuntarme a | presentar la solicitud | presentar una solicitud |
      presentar mi solicitud | presentar mi candidatura | presentar la declaración | presentar la documentación | ser admitid* |
      arreglar los papeles | recoger el
    `,
    finishing: `
      terminar | acabar | finalizar | completar | concluir | rematar | sacar adelante | llegar hasta el final | hacer un curso |
      hacer el curso | hacer una formación | ponerme con la
    `,
    talking: `
      renegociar | hablar con | hablarlo con | pedir | pedirle | pedirles | decir | decirle | decirles | preguntar | preguntarle | negociar | comentar |
      conversar | discutir con | plantear | plantearle | proponer a | proponerle | convencer | disculparme | pedir perdón | reclamar |
      defender | presentar | llamar a | llamar | conseguir que | lograr que | hablarle
    `,
    teaching: `
      enseñar | dar clases | dar clase | dar talleres | dar un taller | dar un curso | formar a | guiar | orientar a | explicar | impartir |
      entrenar a | transmitir
    `,
    saving: `
      ahorrar | guardar | apartar | pagar mis deudas | pagar la deuda | saldar | devolver el | devolver lo | llevar las cuentas |
      llevar mis cuentas | controlar mis gastos | controlar los gastos | quitarme deudas | gastar menos | ganar dinero | ganar más |
      ganar al menos | ganar mi propio | devolver
    `,
    exercising: `
      correr | nadar | caminar | andar | entrenar | hacer ejercicio | hacer deporte | hacer yoga | adelgazar | bajar de peso | perder peso |
      perder kilos | ir al gimnasio | montar en bici | salir a correr | volver a correr | ponerme en forma | moverme más |
      hacer algo de ejercicio | hacer algo de deporte | volver a hacer deporte | volver a hacer ejercicio
    `,
    making: `
      hacer un | hacer una | hacer mi | hacer mis | crear | construir | fabricar | escribir | redactar | diseñar | desarrollar un |
      desarrollar una | elaborar | preparar | organizar | coser | tejer | cocinar | pintar | reformar | restaurar | reparar | arreglar |
      componer | grabar | plantar | producir | programar | rehacer | actualizar | transformar | abrirme | montar un mueble |
      rodar | reunir | automatizar | traducir | recopilar | digitalizar mi
    `,
    deciding: `
      decidir | decidirme | saber si | saber qué | saber cuál | saber cuánto | saber cómo | averiguar | aclarar | aclararme | descubrir |
      determinar | informarme | valorar | sopesar | comparar | pensar bien | tomar una decisión | elegir entre | comprobar si | calcular |
      resolver | entender si | entender qué | entender por qué | encontrar la forma | encontrar una forma | encontrar la manera |
      encontrar una manera | encontrar un modo | encontrar el modo | encontrar una solución | encontrar mi | encontrar lo que | encontrar qué
    `,
    improving: `
      mejorar | reducir | aumentar | subir | bajar | disminuir | acortar | recortar | acelerar | duplicar | doblar |
      simplificar | optimizar | ordenar | poner en orden | poner orden | ir más rápido | ser más rápid* | pasar de 1* | pasar de 2* |
      pasar de 3* | organizar mejor | gestionar mejor | planificar mejor | dormir mejor | agilizar | vaciar | incrementar |
      perder menos tiempo | gestionar | manejar mejor | conciliar | compaginar | dormir | corregir | encontrar tiempo | sacar tiempo |
      encontrar un equilibrio | encontrar el equilibrio | ser más | ser mejor | ser un mejor | ser una mejor | escribir mejor |
      escribir sin | escribir más | hablar mejor | ser capaz de | controlar | bajar de |
      hacer más | hacer menos | recuperar la | recuperar el | recuperar mi | volver a disfrutar
    `,
    passing: `
      aprobar | sacar el | sacar la | sacarme | superar el examen | superar la prueba | presentarme a | presentarme al | obtener el |
      obtener la | obtener mi | preparar las oposiciones | preparar la oposición | preparar el examen | prepararme |
      recuperar la asignatura | conseguir el título | conseguir el carnet | conseguir el certificado | superar | pasar el examen |
      pasar la entrevista | pasar la prueba | pasar las pruebas | pasar la selección | defender la tesis | defender mi tesis
    `,
    daring: `
      dejar de tener miedo | perder el miedo | no ponerme nervios* | ponerme menos nervios* | atreverme | vencer | perder el miedo | perder la vergüenza | enfrentarme | afrontar | hablar en público | hablar delante |
      hablar en las reuniones | intervenir | ganar confianza | ganar seguridad | tener más confianza | tener el valor | confiar en mí |
      imponerme | defenderme | superar el miedo | superar la timidez | superar mi | superar mis | superar la vergüenza | superar el pánico |
      superar los nervios | encontrar el valor | reunir el valor | reunir valor | decir que no | decir no | rechazar | hacerme respetar |
      hacerme valer | dar una charla | dar una presentación | dar un discurso | dar una conferencia | hacer una presentación |
      tocar delante | tocar en público | cantar delante | cantar en público | actuar delante
    `,
    calculating: `
      hacer presupuestos | presupuestar | poner precio | poner precios | calcular costes | calcular precios |
      calcular lo que cuesta
    `,
    asserting: `
      dar feedback | poner límites | poner un límite | marcar límites | sin gritar | mantener la calma | conservar la calma | ser firme |
      mantener la disciplina | dar instrucciones | corregir a | corregirlas | corregirlos
    `,
    resting: `
      descansar | salir del trabajo | salir a las | llegar a casa | hacer pausas | hacer descansos | desconectar |
      tener libre | tener libres | acostarme | irme a casa | estar en casa
    `,
    reaching: 'alcanzar | llegar a | llegar por lo menos a | llegar al menos a',
    beginning: 'empezar | comenzar',
    hiring: 'contratar | fichar',
    publishing: 'publicar | encontrar editorial | encontrar una editorial',
  },
  things: {
    customers: `
      alumnos | alumnas | clientes | clientas | pedidos | encargos | suscriptores | seguidores | oyentes | lectores |
      reservas | reseñas | huéspedes | contratos | bodas | compradores | restaurantes | tiendas
    `,
    body: 'espalda | hombro* | cuello | condición física',
    drafts: `
      normas | plan de estudio | registro | lista de precios | página web | web | logo | etiquetas | menú | carta | plantilla* | cuadrante* | fotos | folleto* |
      tarjeta de visita | tarjetas de visita | catálogo*
    `,
  },
  plans: {
    subject: {
      about: [
        'leeré 2 buenas introducciones antes del {date} y explicaré a alguien los 3 puntos más importantes con mis propias palabras.',
        'estudiaré 2 veces por semana hasta el {date} y resumiré en una página lo que haya entendido.',
      ],
      alone: [
        'Leeré 2 introducciones al tema que he elegido antes del {date} y resumiré en una página lo que haya entendido.',
      ],
    },
    tool: {
      about: [
        'seguiré un curso o manual antes del {date} y haré 2 tareas reales con lo aprendido.',
        'practicaré 2 días por semana hasta el {date}, siempre con una tarea real, y anotaré lo que ya me sale sin ayuda.',
      ],
      alone: [
        'Practicaré 2 días por semana hasta el {date} con el programa o la máquina que quiero dominar y haré 2 tareas reales sin ayuda.',
      ],
      named: ['Haré un curso de {name} antes del {date} y completaré 2 tareas reales con lo aprendido.'],
    },
    language: {
      about: [
        'dedicaré al idioma 20 minutos 5 días por semana hasta el {date} y tendré una conversación cada semana.',
        'haré 3 lecciones cortas por semana hasta el {date} y cada semana usaré lo nuevo en una conversación o texto.',
      ],
      alone: [
        'Practicaré el idioma 20 minutos 5 días por semana hasta el {date} y tendré una conversación cada semana.',
      ],
    },
    craft: {
      about: [
        'practicaré 2 días por semana hasta el {date} y en 2 ocasiones pediré que me corrija alguien con experiencia.',
        'tomaré 3 clases antes del {date} y entre una y otra practicaré 2 días por semana.',
      ],
      alone: [
        'Practicaré 2 días por semana hasta el {date} lo que quiero aprender y en 2 ocasiones pediré que me corrija alguien con experiencia.',
      ],
    },
    driving: {
      about: [
        'apuntaré lo que me falta, estudiaré o practicaré 2 días por semana y lo tendré todo listo antes del {date}.',
        'reservaré 2 ratos por semana hasta el {date} para lo que me falte: teoría, práctica o papeles.',
      ],
      alone: [
        'Reservaré 2 ratos por semana hasta el {date} para lo que me falte de cara al carné: teoría, práctica o papeles.',
      ],
    },
    exam: {
      about: [
        'me prepararé 3 días por semana hasta el {date} y haré 2 simulacros completos en condiciones de examen.',
        'haré una lista de todo lo que entra, lo repasaré antes del {date} y me pondré a prueba con 2 simulacros.',
      ],
      alone: ['Me prepararé para el examen 3 días por semana hasta el {date} y haré 2 simulacros completos.'],
      named: [
        'Prepararé {name} 3 días por semana hasta el {date} y haré 2 simulacros completos en condiciones de examen.',
      ],
    },
    course: {
      about: [
        'reservaré 2 ratos por semana hasta el {date}, seguiré todas las sesiones y pondré en práctica 2 cosas de lo aprendido.',
        'dejaré libres las horas necesarias hasta el {date} y, después de cada sesión, anotaré 2 cosas que quiero aplicar.',
      ],
      alone: [
        'Reservaré 2 ratos por semana para el curso hasta el {date} y pondré en práctica 2 cosas de lo aprendido.',
      ],
      named: [
        'Completaré {name} antes del {date}, con 2 ratos fijos por semana, y pondré en práctica 2 cosas de lo aprendido.',
      ],
    },
    studies: {
      about: [
        'haré una lista de lo que me falta y trabajaré en ello 3 días por semana hasta el {date}, parte por parte.',
        'dividiré lo que falta en partes pequeñas y les dedicaré 3 ratos por semana hasta el {date}.',
      ],
      alone: [
        'Haré una lista de lo que me falta para terminar mis estudios y trabajaré en ello 3 días por semana hasta el {date}.',
      ],
    },
    admission: {
      about: [
        'compararé los requisitos de 2 convocatorias o centros, reuniré los papeles y presentaré mi solicitud antes del {date}.',
        'lo prepararé todo con tiempo, pediré a 2 personas que lo revisen y presentaré mi solicitud antes del {date}.',
      ],
      alone: [
        'Reuniré los papeles para la plaza o la beca que busco, pediré a 2 personas que los revisen y presentaré mi solicitud antes del {date}.',
      ],
    },
    recognition: {
      about: [
        'preguntaré qué documentos piden, los reuniré con 2 copias y sus traducciones y presentaré la solicitud antes del {date}.',
        'hablaré con 2 personas que ya lo hayan hecho, haré la lista de lo que falta y lo entregaré completo antes del {date}.',
      ],
      alone: [
        'Hablaré con 2 personas que ya hayan hecho este trámite, reuniré los documentos y presentaré la solicitud antes del {date}.',
      ],
    },
    job: {
      about: [
        'enviaré 2 solicitudes bien preparadas por semana hasta el {date} y hablaré cada semana con una persona que ya trabaje en algo así.',
        'apuntaré 5 sitios donde me gustaría trabajar y antes del {date} escribiré o iré en persona a cada uno.',
      ],
      alone: [
        'Enviaré 2 solicitudes bien preparadas por semana hasta el {date} y hablaré cada semana con una persona del oficio que busco.',
      ],
    },
    promotion: {
      about: [
        'resumiré en 5 líneas lo que aporto, asumiré una tarea nueva y hablaré de mi futuro con quien decide antes del {date}.',
        'preguntaré qué se pide, trabajaré en 2 de esos puntos y mostraré mi interés a quien decide antes del {date}.',
      ],
      alone: [
        'Resumiré en 5 líneas lo que aporto en mi trabajo y antes del {date} hablaré de mi futuro con quien decide.',
      ],
    },
    customers: {
      about: [
        'probaré 2 formas de llegar a gente nueva hasta el {date} y apuntaré cada semana cuál funciona mejor.',
        'mostraré 2 trabajos o novedades por semana hasta el {date}, allí donde esté mi público, y cada semana pediré a alguien que me recomiende.',
      ],
      alone: [
        'Escribiré o visitaré cada semana hasta el {date} a 3 personas a quienes pueda interesar lo que ofrezco.',
      ],
    },
    funding: {
      about: [
        'compararé 3 fuentes de dinero, explicaré mi proyecto en una página y lo presentaré antes del {date}.',
        'haré las cuentas en una hoja y antes del {date} las presentaré en 3 sitios que puedan ayudar.',
      ],
      alone: [
        'Compararé 3 formas de conseguir el dinero, explicaré mi proyecto en una página y lo presentaré antes del {date}.',
      ],
    },
    people: {
      about: [
        'daré el primer paso con 1 persona por semana hasta el {date} (un mensaje, una llamada o un café).',
        'iré a 2 encuentros antes del {date} y propondré un café o una llamada a una persona de cada uno.',
      ],
      alone: [
        'Iré a 2 encuentros antes del {date} y propondré un café o una llamada a una persona de cada uno.',
      ],
    },
    mentor: {
      about: [
        'escribiré en 5 líneas lo que espero y se lo propondré a 3 personas antes del {date}.',
        'preguntaré a 2 personas de confianza a quién conocen y antes del {date} quedaré con alguien para una primera charla.',
      ],
      alone: [
        'Escribiré en 5 líneas qué clase de apoyo busco y se lo propondré a 3 personas antes del {date}.',
      ],
    },
    staff: {
      about: [
        'explicaré en una página qué ofrezco y qué espero, y antes del {date} lo hablaré con 3 personas.',
        'difundiré en 3 sitios lo que hace falta y hablaré con quienes muestren interés antes del {date}.',
      ],
      alone: [
        'Explicaré en una página a quién busco y qué ofrezco, lo difundiré en 3 sitios y hablaré con quienes respondan antes del {date}.',
      ],
    },
    home: {
      about: [
        'pondré por escrito lo que necesito y lo que puedo pagar, y antes del {date} veré 3 posibilidades.',
        'miraré ofertas 2 veces por semana hasta el {date}, preguntaré a gente que conozco e iré a ver lo que encaje.',
      ],
      alone: [
        'Pondré por escrito qué vivienda necesito y cuánto puedo pagar, y antes del {date} veré 3 posibilidades.',
      ],
    },
    search: {
      about: [
        'apuntaré 3 requisitos, compararé 3 opciones y antes del {date} elegiré la que mejor encaje.',
        'preguntaré a 3 personas que entiendan del tema, veré 2 opciones de cerca y decidiré antes del {date}.',
      ],
      alone: [
        'Apuntaré qué busco exactamente, compararé 3 opciones y antes del {date} elegiré la que mejor encaje.',
      ],
    },
    career: {
      about: [
        'hablaré con 3 personas que ya han dado ese paso y antes del {date} apuntaré en una página qué sé y qué me falta.',
        'compararé 2 caminos posibles, probaré uno de ellos en pequeño y sacaré conclusiones antes del {date}.',
      ],
      alone: [
        'Hablaré con 3 personas que ya han cambiado de rumbo y antes del {date} apuntaré en una página qué sé y qué me falta.',
      ],
    },
    business: {
      about: [
        'describiré la idea en una página con gastos e ingresos, la enseñaré a 3 posibles clientes y haré una prueba antes del {date}.',
        'hablaré con 2 personas que ya lo hayan hecho, aclararé trámites y gastos y lo tendré todo por escrito antes del {date}.',
      ],
      alone: [
        'Describiré mi idea de negocio en una página con gastos e ingresos y la enseñaré a 3 posibles clientes antes del {date}.',
      ],
    },
    leadership: {
      about: [
        'confiaré 2 tareas a otras personas, con un objetivo claro, y antes del {date} hablaré con ellas de cómo ha ido.',
        'preguntaré a 2 personas del grupo qué necesitan de mí y probaré un cambio cada semana hasta el {date}.',
      ],
      alone: [
        'Preguntaré a 2 personas de mi equipo qué necesitan de mí y probaré un cambio cada semana hasta el {date}.',
      ],
    },
    portfolio: {
      about: [
        'elegiré mis 5 mejores trabajos, los explicaré en pocas frases y enseñaré el resultado a 2 personas antes del {date}.',
        'terminaré una primera versión con 3 trabajos antes del {date} y pediré opinión a 2 personas del oficio.',
      ],
      alone: [
        'Elegiré mis 5 mejores trabajos, los reuniré en un portafolio y lo enseñaré a 2 personas antes del {date}.',
      ],
    },
    software: {
      about: [
        'resumiré en una página lo que tiene que hacer, montaré una primera versión sencilla y la probaré con 2 personas antes del {date}.',
        'trabajaré 2 días por semana, empezando por lo más importante, y enseñaré un resultado que funcione antes del {date}.',
      ],
      alone: [
        'Trabajaré en mi proyecto 2 días por semana, empezando por lo más importante, y enseñaré un resultado que funcione antes del {date}.',
      ],
    },
    writing: {
      about: [
        'me sentaré ante el texto 20 minutos 4 días por semana hasta el {date} y daré a leer el resultado a 2 personas.',
        'empezaré con un esquema de una página, avanzaré 2 veces por semana y tendré un texto que enseñar antes del {date}.',
      ],
      alone: [
        'Escribiré 20 minutos 4 días por semana hasta el {date} y daré a leer el resultado a 2 personas.',
      ],
    },
    event: {
      about: [
        'fijaré fecha y lugar, anotaré las 5 tareas principales y los gastos, y lo tendré todo preparado antes del {date}.',
        'resumiré la idea y los gastos en una página, buscaré 2 personas que ayuden y cerraré los preparativos antes del {date}.',
      ],
      alone: [
        'Fijaré fecha y lugar para lo que quiero organizar, anotaré las 5 tareas principales y lo tendré todo preparado antes del {date}.',
      ],
    },
    papers: {
      about: [
        'prepararé una primera versión, pediré a 2 personas que la revisen y tendré la definitiva antes del {date}.',
        'miraré 3 buenos ejemplos, trabajaré en ello 2 ratos y lo dejaré terminado antes del {date}.',
      ],
      alone: [
        'Prepararé una primera versión de mis papeles, pediré a 2 personas que la revisen y tendré la definitiva antes del {date}.',
      ],
    },
    document: {
      about: [
        'empezaré con un esquema de una página, avanzaré 2 ratos por semana y tendré una versión completa antes del {date}.',
        'miraré 2 buenos ejemplos, escribiré un borrador y lo revisaré con alguien que entienda del tema antes del {date}.',
      ],
      alone: [
        'Haré un esquema de una página, escribiré 2 ratos por semana y tendré una versión completa del documento antes del {date}.',
      ],
    },
    object: {
      about: [
        'apuntaré los materiales y los pasos, trabajaré 2 ratos por semana y lo terminaré antes del {date}.',
        'calcularé los gastos, dividiré el trabajo en 3 etapas y acabaré la última antes del {date}.',
      ],
      alone: ['Calcularé los gastos, dividiré mi proyecto en 3 etapas y acabaré la última antes del {date}.'],
    },
    improvement: {
      about: [
        'anotaré durante 2 semanas cómo va ahora, probaré un cambio y compararé el resultado antes del {date}.',
        'preguntaré a 3 personas a quienes les afecte, propondré un cambio concreto y lo pondré a prueba hasta el {date}.',
      ],
      alone: [
        'Anotaré durante 2 semanas cómo va ahora lo que quiero mejorar, probaré un cambio y compararé el resultado antes del {date}.',
      ],
    },
    presentation: {
      about: [
        'prepararé 3 ideas principales y las ensayaré 2 veces en voz alta ante alguien antes del {date}.',
        'practicaré en voz alta 2 veces por semana hasta el {date}, una de ellas ante alguien de confianza o con una grabación.',
      ],
      alone: [
        'Practicaré en voz alta 2 veces por semana hasta el {date}, una de ellas ante alguien de confianza o con una grabación.',
      ],
    },
    meetings: {
      about: [
        'apuntaré antes de cada reunión un objetivo y 2 frases que quiero decir, y lo haré en 3 reuniones antes del {date}.',
        'prepararé 2 puntos para cada reunión hasta el {date} y después anotaré qué ha salido bien y qué cambiaré.',
      ],
      alone: [
        'Prepararé 2 puntos para cada reunión hasta el {date} y después anotaré qué ha salido bien y qué cambiaré.',
      ],
    },
    conversation: {
      about: [
        'pondré por escrito 3 puntos, ensayaré el comienzo y tendré la conversación antes del {date}.',
        'buscaré un momento tranquilo, prepararé mis 2 primeras frases y hablaré antes del {date}.',
      ],
      alone: [
        'Pondré por escrito 3 puntos, ensayaré el comienzo y tendré la conversación pendiente antes del {date}.',
      ],
    },
    feedback: {
      about: [
        'prepararé 2 frases tranquilas para esos momentos y las usaré en 3 ocasiones antes del {date}.',
        'anotaré después de cada situación difícil qué diría mejor y hasta el {date} lo comentaré 2 veces con alguien de confianza.',
      ],
      alone: [
        'Prepararé 2 frases tranquilas para los momentos de crítica o conflicto y las usaré en 3 ocasiones antes del {date}.',
      ],
    },
    boundaries: {
      about: [
        'escribiré 2 frases amables pero firmes y las usaré en 3 ocasiones antes del {date}.',
        'decidiré qué 2 cosas ya no acepto, lo diré con claridad a quien corresponda y lo mantendré hasta el {date}.',
      ],
      alone: [
        'Escribiré 2 frases amables pero firmes para decir que no y las usaré en 3 ocasiones antes del {date}.',
      ],
    },
    interview: {
      about: [
        'apuntaré lo que quiero decir y mostrar, y haré 2 ensayos completos con alguien antes del {date}.',
        'reuniré información, tendré listos 3 ejemplos de lo que sé hacer y ensayaré en voz alta antes del {date}.',
      ],
      alone: [
        'Prepararé lo que quiero decir y mostrar en la entrevista o la prueba, y haré 2 ensayos completos con alguien antes del {date}.',
      ],
    },
    confidence: {
      about: [
        'me pondré 2 pequeños retos al mes hasta el {date} y anotaré cómo ha ido.',
        'elegiré 3 situaciones, de la más fácil a la más difícil, y las afrontaré una tras otra antes del {date}.',
      ],
      alone: [
        'Me pondré 2 pequeños retos al mes hasta el {date}, de los que me cuestan un poco, y anotaré cómo ha ido.',
      ],
    },
    expression: {
      about: [
        'practicaré 10 minutos 3 días por semana hasta el {date} y pediré a una persona que me corrija.',
        'anotaré mis 5 fallos o costumbres más frecuentes y les prestaré atención en 2 textos o charlas por semana hasta el {date}.',
      ],
      alone: [
        'Practicaré 10 minutos 3 días por semana hasta el {date} para expresarme mejor y pediré a una persona que me corrija.',
      ],
    },
    teaching: {
      about: [
        'prepararé 2 sesiones cortas con un objetivo claro, las daré antes del {date} y preguntaré qué ha servido más.',
        'probaré 2 formas nuevas de explicar o practicar al mes, hasta el {date}, y anotaré qué funciona.',
      ],
      alone: [
        'Probaré 2 formas nuevas de explicar o practicar al mes, hasta el {date}, y anotaré qué funciona.',
      ],
    },
    salary: {
      about: [
        'compararé en 3 fuentes cuánto se paga por un trabajo como el mío, reuniré 3 razones en una página y lo hablaré con quien decide antes del {date}.',
        'ensayaré 2 veces lo que voy a decir, con una cifra concreta y 3 razones, y lo plantearé antes del {date}.',
      ],
      alone: [
        'Compararé lo que gano con 3 fuentes, reuniré 3 razones en una página y hablaré de dinero con quien decide antes del {date}.',
      ],
    },
    conditions: {
      about: [
        'pondré por escrito una propuesta concreta con 2 ventajas para ambas partes y la plantearé antes del {date}.',
        'averiguaré qué me corresponde, prepararé 2 opciones y hablaré con quien decide antes del {date}.',
      ],
      alone: [
        'Pondré por escrito una propuesta sobre mis condiciones de trabajo, con 2 ventajas para ambas partes, y la plantearé antes del {date}.',
      ],
    },
    agreement: {
      about: [
        'prepararé 3 razones y una propuesta de compromiso, y lo hablaré con quien corresponda antes del {date}.',
        'preguntaré primero qué le preocupa a la otra parte, buscaré solución a 2 de esos puntos y pediré una respuesta antes del {date}.',
      ],
      alone: [
        'Prepararé 3 razones y una propuesta de compromiso, y buscaré un acuerdo con la otra parte antes del {date}.',
      ],
    },
    decision: {
      about: [
        'anotaré en una página ventajas e inconvenientes, lo comentaré con 2 personas y decidiré antes del {date}.',
        'pondré por escrito los 3 criterios que más me importan, compararé con ellos las opciones y decidiré antes del {date}.',
      ],
      alone: [
        'Pondré por escrito los 3 criterios que más me importan, compararé con ellos mis opciones y decidiré antes del {date}.',
      ],
    },
    pricing: {
      about: [
        'sumaré mis gastos y mis horas, compararé con 3 precios parecidos y tendré el mío por escrito antes del {date}.',
        'pediré opinión a 2 personas del oficio, haré mis cuentas en una hoja y lo dejaré fijado antes del {date}.',
      ],
      alone: [
        'Calcularé mis gastos y mis horas, compararé con 3 precios parecidos y tendré los míos por escrito antes del {date}.',
      ],
    },
    question: {
      about: [
        'apuntaré mis 3 preguntas principales, consultaré una fuente oficial y tendré las respuestas por escrito antes del {date}.',
        'llamaré o escribiré a 2 sitios donde lo sepan y resumiré las respuestas en una página antes del {date}.',
      ],
      alone: [
        'Apuntaré mis 3 preguntas principales, consultaré una fuente oficial y tendré las respuestas por escrito antes del {date}.',
      ],
    },
    direction: {
      about: [
        'hablaré con 3 personas sobre lo que se me da bien, lo resumiré en una página y antes del {date} elegiré qué probar primero.',
        'apuntaré cada semana 3 cosas que me hayan gustado de lo que hago y antes del {date} elegiré una idea que probar.',
      ],
      alone: [
        'Hablaré con 3 personas sobre lo que se me da bien, lo resumiré en una página y antes del {date} elegiré qué probar primero.',
      ],
    },
    exercise: {
      about: [
        'empezaré con 20 minutos, iré subiendo poco a poco y apuntaré cada sesión en el calendario hasta el {date}.',
        'fijaré 2 momentos por semana hasta el {date} y aumentaré un poco el esfuerzo cada 2 semanas.',
      ],
      alone: [
        'Fijaré 2 momentos por semana para moverme hasta el {date} y apuntaré cada sesión en el calendario.',
      ],
    },
    habit: {
      about: [
        'empezaré esta semana, marcaré cada vez en el calendario hasta el {date} y cada 2 semanas miraré cómo va.',
        'lo pondré a hora fija en el calendario, lo mantendré hasta el {date} y haré balance cada 2 semanas.',
      ],
      alone: [
        'Elegiré un momento fijo para lo que quiero hacer con regularidad, se lo contaré a 2 personas y lo mantendré hasta el {date}.',
      ],
    },
    rest: {
      about: [
        'me pondré una regla fija para 4 días por semana y la mantendré hasta el {date}; los domingos miraré cómo ha ido.',
        'reservaré 2 ratos libres por semana hasta el {date} y los respetaré como cualquier cita.',
      ],
      alone: [
        'Para descansar mejor, me pondré una regla fija para 4 días por semana y la mantendré hasta el {date}.',
      ],
    },
    stop: {
      about: [
        'apuntaré cada noche en 1 línea, hasta el {date}, si lo he conseguido, y los domingos miraré qué me ayudó.',
        'anotaré 2 situaciones en las que me cuesta, decidiré de antemano qué haré y marcaré cada día bueno hasta el {date}.',
      ],
      alone: [
        'Apuntaré cada noche en 1 línea, hasta el {date}, si he conseguido evitar lo que quiero dejar.',
      ],
    },
    organisation: {
      about: [
        'haré cada domingo, hasta el {date}, un plan sencillo de la semana con 3 prioridades y algo de margen para imprevistos.',
        'dedicaré a ello 15 minutos fijos 4 días por semana hasta el {date} y apuntaré qué me ayuda.',
      ],
      alone: [
        'Haré cada domingo, hasta el {date}, un plan sencillo de la semana con 3 prioridades y algo de margen para imprevistos.',
      ],
    },
    money: {
      about: [
        'apuntaré mis ingresos y gastos durante 4 semanas, me pondré una cifra concreta y la revisaré cada semana hasta el {date}.',
        'haré mis cuentas en una página, empezaré por un cambio y miraré 2 veces al mes, hasta el {date}, si lo cumplo.',
      ],
      alone: [
        'Haré mis cuentas en una página, empezaré por un cambio y miraré 2 veces al mes, hasta el {date}, si lo cumplo.',
      ],
    },
    visibility: {
      about: [
        'mostraré cada 2 semanas, hasta el {date}, un resultado concreto a personas que deban conocerlo.',
        'resumiré en 5 frases lo que hago y lo contaré en 3 ocasiones antes del {date}.',
      ],
      alone: ['Resumiré en 5 frases lo que hago y lo contaré en 3 ocasiones antes del {date}.'],
    },
    errand: {
      about: [
        'apuntaré lo que hace falta, reservaré 30 minutos en el calendario y dejaré el asunto resuelto antes del {date}.',
        'reuniré primero todo lo necesario, me pondré 2 avisos en el teléfono y dejaré el asunto resuelto antes del {date}.',
      ],
      alone: [
        'Apuntaré lo que hace falta para esta gestión, reservaré 30 minutos en el calendario y la dejaré hecha antes del {date}.',
      ],
    },
    dream: {
      about: [
        'elegiré la parte de ese sueño que está a mi alcance, la comentaré con 2 personas y daré un primer paso antes del {date}.',
        'escribiré en 5 líneas qué me atrae de esa idea y antes del {date} probaré algo pequeño que se le parezca.',
      ],
      alone: [
        'Elegiré la parte de mi sueño que está a mi alcance, la comentaré con 2 personas y daré un primer paso antes del {date}.',
      ],
    },
    other: {
      about: [
        'diré en 2 frases qué significa eso para mí, lo comentaré en la mentoría y daré un primer paso antes del {date}.',
        'elegiré 2 cosas pequeñas que estén en mi mano, las haré antes del {date} y comentaré en la mentoría cómo ha ido.',
      ],
      alone: [
        'Pondré en 2 frases lo que quiero, lo comentaré en la mentoría y daré el primer paso antes del {date}.',
      ],
    },
  },
  groups: {
    learning: {
      about: [
        'estudiaré o practicaré 2 veces por semana hasta el {date} y apuntaré lo que ya me sale.',
        'buscaré un buen curso o a alguien que enseñe bien y le dedicaré 2 ratos por semana hasta el {date}.',
      ],
      alone: [
        'Estudiaré o practicaré 2 veces por semana hasta el {date} lo que quiero aprender y apuntaré lo que ya me sale.',
      ],
    },
    passing: {
      about: [
        'apuntaré todo lo que se pide, le dedicaré 2 ratos fijos por semana y lo tendré listo antes del {date}.',
        'haré una lista de lo que falta, la revisaré con 2 personas que conozcan el tema y la completaré antes del {date}.',
      ],
      alone: [
        'Apuntaré todo lo que se pide para llegar a mi meta, le dedicaré 2 ratos fijos por semana y lo tendré listo antes del {date}.',
      ],
    },
    getting: {
      about: [
        'pondré en 5 líneas lo que quiero y lo hablaré con 3 personas antes del {date}.',
        'daré 2 pasos concretos por semana hasta el {date}: escribir, llamar o ir en persona.',
      ],
      alone: ['Pondré en 5 líneas lo que busco y lo hablaré con 3 personas antes del {date}.'],
    },
    changing: {
      about: [
        'hablaré con 2 personas que tengan experiencia en ello y antes del {date} pondré en práctica un cambio.',
        'pondré en 5 líneas dónde estoy y adónde quiero llegar, y probaré algo en pequeño antes del {date}.',
      ],
      alone: [
        'Hablaré con 2 personas que ya hayan dado un paso parecido y antes del {date} pondré en práctica un cambio.',
      ],
    },
    making: {
      about: [
        'empezaré con un esquema de una página, avanzaré 2 ratos por semana y enseñaré un resultado antes del {date}.',
        'dividiré el trabajo en 3 etapas, empezaré por la más importante y acabaré la última antes del {date}.',
      ],
      alone: [
        'Dividiré mi proyecto en 3 etapas, empezaré por la más importante y acabaré la última antes del {date}.',
      ],
    },
    performing: {
      about: [
        'lo ensayaré 2 veces con alguien de confianza, lo pondré en práctica antes del {date} y anotaré qué ha salido bien.',
        'elegiré 3 situaciones concretas hasta el {date}, las prepararé y después anotaré cómo ha ido.',
      ],
      alone: [
        'Elegiré 3 situaciones concretas hasta el {date}, las prepararé y después anotaré cómo ha ido.',
      ],
    },
    negotiating: {
      about: [
        'prepararé 3 razones y una propuesta concreta, y lo hablaré con quien decide antes del {date}.',
        'averiguaré qué es habitual en 2 casos parecidos y plantearé mi propuesta antes del {date}.',
      ],
      alone: [
        'Prepararé 3 razones y una propuesta concreta, y lo hablaré con quien decide antes del {date}.',
      ],
    },
    deciding: {
      about: [
        'reuniré en una página lo que ya sé, preguntaré a 2 personas que entiendan del tema y sacaré una conclusión antes del {date}.',
        'apuntaré 3 preguntas, buscaré las respuestas y antes del {date} decidiré cómo sigo.',
      ],
      alone: [
        'Reuniré en una página lo que ya sé, preguntaré a 2 personas que entiendan del tema y sacaré una conclusión antes del {date}.',
      ],
    },
    keeping: {
      about: [
        'me pondré una regla sencilla, la mantendré hasta el {date} y cada 2 semanas miraré cómo va.',
        'empezaré por un cambio pequeño, se lo contaré a 2 personas y lo mantendré hasta el {date}.',
      ],
      alone: ['Empezaré por un cambio pequeño, se lo contaré a 2 personas y lo mantendré hasta el {date}.'],
    },
    otherwise: {
      about: [
        'elegiré el primer paso que esté en mi mano, le reservaré 30 minutos y lo daré antes del {date}.',
        'lo hablaré con 2 personas de confianza y haré antes del {date} lo que dependa de mí.',
      ],
      alone: [
        'Elegiré el primer paso que esté en mi mano, le reservaré 30 minutos y lo daré antes del {date}.',
      ],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'pondré en 1 página qué hace falta, cuánto cuesta y quién puede ayudar, se la enseñaré a 2 personas que ya lo hayan hecho y empezaré antes del {date}.',
        'haré una lista de lo que debe estar listo para empezar en pequeño, resolveré 1 punto por semana y arrancaré antes del {date}.',
      ],
      alone: [
        'Pondré en 1 página lo que quiero poner en marcha, con costes y ayudas, se la enseñaré a 2 personas que ya lo hayan hecho y empezaré antes del {date}.',
      ],
    },
    introducing: {
      about: [
        'describiré en 1 página cómo va a funcionar, lo probaré una semana con 2 personas y lo tendré en marcha antes del {date}.',
        'hablaré con 3 personas a quienes les afecte, haré una prueba en pequeño y lo tendré en marcha antes del {date}.',
      ],
      alone: [
        'Describiré en 1 página lo que quiero introducir, lo probaré una semana con 2 personas y lo tendré en marcha antes del {date}.',
      ],
    },
    delegating: {
      about: [
        'apuntaré en 1 página cómo se hace, lo repasaré 2 veces con quien vaya a encargarse y lo soltaré del todo antes del {date}.',
        'acordaré con 1 persona qué asume y desde cuándo, y antes del {date} veremos juntos en 2 ocasiones cómo va.',
      ],
      alone: [
        'Acordaré con 1 persona qué tarea asume en mi lugar, se la explicaré y la soltaré del todo antes del {date}.',
      ],
    },
    visiting: {
      about: [
        'apuntaré esta misma semana 1 fecha en el calendario, iré antes del {date} y anotaré 3 cosas que haya visto o aprendido.',
        'preguntaré en 2 sitios adecuados, fijaré un día y antes del {date} escribiré qué me llevo de la experiencia.',
      ],
      alone: ['Preguntaré en 2 sitios si puedo ir, iré y antes del {date} escribiré lo que he aprendido.'],
    },
    sharing: {
      about: [
        'pasaré a otras personas 2 tareas completas antes del {date}, cada una con un objetivo y un plazo claros, y hablaré después de cómo ha ido.',
        'elegiré 3 tareas que puedan asumir otras personas, las explicaré una por una y soltaré la última antes del {date}.',
      ],
      alone: [
        'Pasaré a otras personas 2 de mis tareas antes del {date}, cada una con un objetivo y un plazo claros, y hablaré después de cómo ha ido.',
      ],
    },
    calculating: {
      about: [
        'calcularé de principio a fin 3 ejemplos reales y antes del {date} pediré a alguien con experiencia que revise los números.',
        'apuntaré en 2 casos reales todo lo que hay que contar, haré con ello 1 tabla y la usaré en un tercero antes del {date}.',
      ],
      alone: [
        'Calcularé de principio a fin 3 ejemplos reales de mi trabajo y antes del {date} pediré a alguien con experiencia que revise los números.',
      ],
    },
    reaching: {
      about: [
        'me marcaré 2 metas intermedias, haré cada semana 1 cosa para la más cercana y apuntaré los domingos hasta el {date} por dónde voy.',
        'preguntaré a 2 personas que lo hayan logrado qué les ayudó más y probaré una de sus ideas cada 2 semanas hasta el {date}.',
      ],
      alone: [
        'Me marcaré 2 metas intermedias hacia lo que quiero lograr y apuntaré los domingos hasta el {date} por dónde voy.',
      ],
    },
    beginning: {
      about: [
        'preguntaré a 1 persona que ya lo haga qué necesito para empezar, lo prepararé y empezaré antes del {date}.',
        'haré una lista de lo que necesito para empezar en pequeño, resolveré los 3 primeros puntos en 2 semanas y empezaré antes del {date}.',
      ],
      alone: [
        'Preguntaré a 1 persona que ya haga lo que quiero empezar qué necesito, lo prepararé y empezaré antes del {date}.',
      ],
    },
    publishing: {
      about: [
        'elegiré 3 sitios adecuados, miraré qué pide cada uno y enviaré mi trabajo al primero antes del {date}.',
        'pediré opinión a 2 personas, prepararé todo lo que piden y enviaré mi trabajo a 3 sitios adecuados antes del {date}.',
      ],
      alone: [
        'Elegiré 3 sitios que puedan publicar mi trabajo, miraré qué pide cada uno y lo enviaré al primero antes del {date}.',
      ],
    },
    drafting: {
      about: [
        'miraré 2 buenos ejemplos, enseñaré el primer intento a 2 personas y tendré lista la versión mejorada antes del {date}.',
        'haré una primera versión en 2 semanas, la probaré una vez y la dejaré lista antes del {date}.',
      ],
      alone: [
        'Miraré 2 buenos ejemplos de lo que quiero hacer, enseñaré el primer intento a 2 personas y tendré lista la versión mejorada antes del {date}.',
      ],
    },
    freeDays: {
      about: [
        'planearé para ese tiempo algo que me guste, se lo diré a 2 personas y marcaré hasta el {date} cada semana en que lo consiga.',
        'avisaré a quienes les afecte, acordaré 1 solución distinta para las urgencias y marcaré hasta el {date} cada semana en que lo consiga.',
      ],
      alone: [
        'Planearé algo que me guste para el tiempo que quiero tener libre, se lo diré a 2 personas y marcaré hasta el {date} cada semana en que lo consiga.',
      ],
    },
  },
  unread: {
    about: [
      'preguntaré a 2 personas que entiendan del tema cómo lo harían y antes del {date} pondré en práctica el mejor consejo.',
      'daré 1 paso cada semana, lo apuntaré y lo tendré hecho antes del {date}.',
    ],
    alone: [
      'Pondré en 2 frases lo que quiero, lo comentaré en la mentoría y daré el primer paso antes del {date}.',
      'Apuntaré las 3 cosas que más me acercan a lo que quiero y haré la primera antes del {date}.',
    ],
  },
  soon: {
    about: ['apuntaré hoy las 3 cosas más importantes que faltan y las haré una tras otra antes del {date}.'],
    alone: [
      'Apuntaré hoy las 3 cosas más importantes que me faltan para lo que quiero y las haré una tras otra antes del {date}.',
    ],
  },
};
