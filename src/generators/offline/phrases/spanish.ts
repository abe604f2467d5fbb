/** Spanish: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const spanish: Language = {
  code: 'es',
  locale: 'es-ES',
  digraphs: false,
  capitalNouns: false,
  letters: 'áéíóúüñªº',
  postpositions: false,
  dates: { usual: '{day} de {month} de {year}' },
  givenNames:
    'carmen josefa isabel laura marta cristina lucia lucía paula raquel beatriz silvia patricia sonia yolanda noelia irene nuria eva alejandra gabriela valentina camila fernanda guadalupe lupe ximena jimena mariana carolina paola catalina alicia teresa inmaculada inma montserrat montse maite ainhoa itziar aitana ariadna leticia veronica lorena miriam rosario encarnacion macarena marisol maribel manuela rosalia pilar ines manuel paco pepe jorge alejandro rafael fernando alvaro adrian raul ruben alberto eduardo ignacio nacho gonzalo guillermo rodrigo mateo emilio joaquin ricardo roberto hector gustavo esteban felipe facundo nicolas enrique ramon agustin mauricio',
  namesakes: 'clara ella mia marco ana',
  nameEndings: '',
  stopWords:
    'a al el la los las lo un una unos unas de del y e o u ni que qué quien quién quienes cual cuál cuales en con por para sin sobre entre hasta desde hacia según durante ante bajo tras contra mediante yo mi mis mí me conmigo tú tu te él ella nosotros nosotras nos nuestro nuestra nuestros nuestras vosotros vosotras os usted ustedes ellos ellas su sus se si sí le les este esta esto estos estas ese esa eso esos esas aquel aquella aquellos aquellas aquí acá allí allá ahí ser soy eres es somos son era eran fue fueron sea sean sido siendo estar estoy está estamos están estaba estado haber he has ha hemos han había hay haya tener tengo tiene tienes tenemos tienen tenía hacer hago hace hacen hecho ir voy va vamos van vaya poder puedo puede pueden pueda podría podrían querer quiero quiere queremos quisiera querría debo debe debería gustaría encantaría necesito busco espero deseo como cómo cuando cuándo donde dónde cuanto cuánto porque pues pero sino aunque mientras también tampoco además así muy mucho mucha muchos muchas más menos mejor poco poca pocos pocas algo algún alguna algunos algunas nada nadie ninguno ninguna ningún todo toda todos todas cada otro otra otros otras mismo misma mismos mismas tan tanto tanta ya aún todavía no solo sólo solamente siempre nunca jamás ahora antes después luego entonces casi bien bastante demasiado quizá quizás ojalá gracias cosa cosas año años semana semanas día días vez veces programa aprender conseguir encontrar lograr hola mejorar ganar desarrollar ayuda ayudar saber empezar superar dentro fuera aparte hoy porqué ello éste ésta',
  abbreviations:
    'p. ej|p.ej|pej|ej|etc|sr|sra|srta|sres|dr|dra|prof|profa|lic|ing|arq|ud|uds|vd|vds|aprox|máx|max|mín|min|nº|núm|num|art|pág|tel|tfno|avda|ee. uu|ee.uu|ene|feb|abr|ago|sept|sep|oct|nov|dic|vs|hrs|hs|dpto|depto|dep|cía|admón|inc|esp|incl|ref|1er|3er',
  ordinalStops: false,
  cases: false,
  linking: '',
  quotes: ['«', '»'],
  turns: {
    wish: `mi jefe debería | mi jefa debería | mi equipo debería | mis colegas deberían | mis compañeros deberían | mis compañeras deberían | quiero | yo quiero | yo solo quiero | yo sólo quiero | yo lo que quiero | yo ya quiero | yo solo necesito | yo necesito | yo busco | yo espero | yo prefiero | yo quisiera | yo querría | yo deseo | a mí me gustaría | a mí me encantaría | a mí me interesa | lo que yo quiero | solo quiero | queremos | quisiera | querría | quisiéramos | me gustaría | me gustaria que | nos gustaría | me encantaría | me agradaría | me interesa | me interesaría | desearía | deseo | mi deseo | mis deseos | espero | esperaría | ojalá
      | necesito | necesitaría | necesitamos | me hace falta | me haría falta | me vendría bien | planeo | tengo planeado | tengo pensado | tengo previsto | tengo la intención | tengo intención | tengo ganas | con ganas de | tengo ilusión | me hace ilusión | me propongo | me he propuesto | me planteo | me estoy planteando | pretendo | aspiro a | sueño con | mi sueño | mi ilusión | mi intención | mi propósito
      | mi objetivo | mis objetivos | mi meta | mis metas | mi principal objetivo | mi objetivo principal | el objetivo | la meta | mi plan | mi aspiración | mi expectativa | mis expectativas | mi idea es | la idea es | ayúdame | ayúdenme | ayudame a | ayúdeme | me ayuden | me ayudes | me ayude | me ayudéis | ayuda para | ayuda con | ayuda a | apoyo para | apoyo con | apoyo en | orientación para | orientación sobre | consejos | consejo para | guía para | guíame
      | busco | estoy buscando | ando buscando | voy buscando | en busca de | buscamos | estoy interesad* | estoy pensando en | estaba pensando en | cómo puedo | cómo podría | cómo hago para | cómo logro | cómo consigo | cómo aprendo | cómo me | qué puedo hacer | qué podría hacer | qué debo hacer | qué debería | qué tengo que | debería | debo | tengo que | tendría que | he de
      | voy a | vamos a | he decidido | estoy decidid* | estoy intentando | intento | trato de | estoy tratando de | prefiero | preferiría | me conformo con | sería genial | sería ideal | estaría bien | estaría genial | lo ideal sería | lo que más quiero | lo que quiero | lo que busco | lo que necesito | lo que espero | quiero que | a ver si | porfa | porfavor | ya es hora de | mi reto | mi desafío | quería | tenía ganas
      | me gustaría poder | quiero poder | quisiera poder | pido | me urge | urge | me molaría | me late | me provoca | tengo antojo | ando con ganas | kiero | qiero | kisiera
      | ~aprender | ~aprender a | ~mejorar | ~desarrollar | ~encontrar | ~conseguir | ~obtener | ~lograr | ~ganar | ~aumentar | ~incrementar | ~reducir | ~disminuir | ~bajar | ~subir | ~crear | ~montar | ~abrir | ~lanzar | ~preparar | ~prepararme | ~practicar | ~cambiar | ~cambiarme | ~pasarme | ~pasar más | ~pasar menos | ~pasar página | ~leer | ~escribir | ~terminar | ~acabar | ~completar | ~finalizar | ~liderar | ~dirigir | ~negociar | ~hablar | ~presentar | ~presentarme | ~exponer | ~superar | ~vencer | ~equilibrar | ~ahorrar | ~enviar | ~mandar | ~publicar | ~asistir | ~dar | ~hacer | ~tomar | ~ir | ~viajar | ~mudarme | ~mudarnos | ~irme | ~comprar | ~comprarme | ~vender | ~cocinar | ~ser | ~tener | ~estar | ~dejar de | ~dejar | ~empezar | ~comenzar | ~iniciar | ~crecer | ~ampliar | ~fortalecer | ~reforzar | ~potenciar | ~construir | ~delegar | ~gestionar | ~organizar | ~organizarme | ~planificar | ~priorizar | ~dormir | ~correr | ~entrenar | ~dominar | ~entender | ~comprender | ~conocer | ~conocerme | ~descubrir | ~decidir | ~sacar | ~sacarme | ~aprobar | ~estudiar | ~matricularme | ~contratar | ~motivar | ~comunicar | ~comunicarme | ~expresar | ~expresarme | ~escuchar | ~decir | ~pedir | ~atreverme | ~confiar | ~creer | ~sentirme | ~volver | ~retomar | ~reincorporarme | ~emprender | ~fundar | ~tocar | ~nadar | ~cuidar | ~cuidarme | ~perder | ~perderle | ~controlar | ~manejar | ~adquirir | ~profundizar | ~formarme | ~capacitarme | ~certificarme | ~actualizar | ~actualizarme | ~redactar | ~diseñar | ~programar | ~invertir | ~ascender | ~promocionar | ~llegar | ~alcanzar | ~entrar | ~trabajar | ~vivir | ~visitar | ~jugar | ~bailar | ~cantar | ~pintar | ~dibujar | ~participar | ~colaborar | ~enseñar | ~compartir | ~establecer | ~poner | ~ponerme | ~mantener | ~recuperar | ~renovar | ~solicitar | ~postular | ~postularme | ~aplicar | ~homologar | ~convalidar | ~quitarme | ~desconectar | ~descansar | ~meditar | ~compaginar | ~conciliar | ~hacerme | ~convertirme | ~dedicarme | ~encontrarme | ~posicionarme | ~aclarar | ~definir | ~gestionarme | ~relacionarme | ~conectar | ~destacar | ~saber | ~poder | ~tramitar | ~adoptar | ~reformar | ~graduarme | ~titularme | ~doctorarme | ~más | ~menos | ~mejor | ~mejores | ~mayor | ~basta de | ~aprendo | ~mejora de | anhelo | ansío | me apetece | me apetecería | me ilusiona | me ilusionaría | tengo como objetivo | tengo como meta | me he marcado | me he puesto como meta | mi prioridad | mis prioridades | mi propósito de año nuevo | querría poder | deseamos | nos hace falta | acompañamiento para | asesoramiento para | asesoría para | tips para | trucos para | recomendaciones para | cómo hacer para | cómo lo hago para | qué pasos | qué me recomend* | qué me aconsej* | estoy valorando | estoy considerando | ando pensando en | ayudarme con | ayudarme a | podrían ayudarme | puedes ayudarme | podéis ayudarme | pueden ayudarme | me podrían ayudar | me pueden ayudar | me podéis ayudar | me puedes ayudar | me vendría genial | me iría bien | estoy deseando | me muero por | va siendo hora de | es hora de | ya toca | ha llegado el momento de | mi goal | my goal | my goals | kisiera poder | qisiera | me guataria | me gustaria poder | me encantaria | ~que me | ~que mi jefa | ~que mi jefe | ~improve | ~get | ~acudir | ~trasladarme | ~independizarme | ~defender | ~entregar | ~renegociar | ~reunir | ~grabar | ~rodar | ~ejercer | ~opositar | ~especializarme | ~sanear | ~atraer | ~captar | ~cobrar | ~facturar | ~abrirme | ~soltarme | ~lanzarme | ~animarme | ~ahorrarme | ~dedicar | ~llevarme | ~lidiar | ~afrontar | ~encarrilar | ~cursar | ~apuntarme | ~sacar tiempo | ~levantarme`,
    trouble: `miedo no estar al día | miedo de no estar al día | no estar al día | me cuesta | me cuestan | me cuesta mucho | me resulta difícil | me resulta complicado | se me hace difícil | se me hace cuesta arriba | se me complica | se me dificulta | me es difícil | me parece difícil | me da miedo | me dan miedo | me da vergüenza | me da pena | me da pánico | me da corte | me da cosa | tengo miedo | le tengo miedo | tengo pánico | tengo problemas | tengo dificultad* | tengo dudas | miedo a | miedo de | miedo al | temor a | me pongo nervios* | me pongo roj* | me bloqueo | me trabo | me quedo en blanco | me quedo callad* | se me da mal | se me da fatal | se me dan mal | no se me da bien | no se me dan bien | soy mal* en | soy muy tímid* | no soy buen* | no sé | yo no sé | no se que | no estoy segur* | no lo tengo segur* | tengo dudas | dudo | confundid* | confus* | no sabemos | no puedo | no logro | no consigo | no me atrevo | no tengo tiempo | no tengo claro | no lo tengo claro | no tengo idea | no tengo ni idea | ni idea | no me da tiempo | no me alcanza | no me da la vida | me falta | me faltan | falta de | me agobi* | agobiad* | agobio | estoy estancad* | me siento estancad* | estancad* | estoy perdid* | me siento perdid* | perdid* | me siento | estoy cansad* | estoy hart* | hart* de | agotad* | quemad* | estresad* | saturad* | desbordad* | sobrepasad* | abrumad* | odio | evito | aburrid* | infeliz | insatisfech* | descontent* | frustrad* | dificultad para | dificultades para | dificultades con | problemas para | problemas con | problema con | nunca tengo tiempo | llego tarde | no termino | nunca termino | pierdo el tiempo | pierdo mucho tiempo | se me olvida | me olvido | me estreso | discuto | trabajo demasiado | duermo mal | no duermo | trabajo los fines de semana | siempre acabo | siempre termino | no llego a | no llego a todo | demasiado trabajo | demasiad* | me interrumpen | me interrumpe | no me escuchan | no me valoran | no me valora | no me toman en serio | vergüenza | timidez | tímid* | insegur* | inseguridad* | nervios | nervios* | ansiedad | me siento invisible | procrastino | lo dejo todo para | dejo todo para | me disperso | me distraigo | no me concentro | me como la cabeza | estoy a tope | indecis* | en paro | en el paro | sin trabajo | sin empleo | desemplead* | no es suficiente | es insuficiente | es muy bajo | es malo | es mala | no me llena | no me gusta mi trabajo | no me gusta lo que | me cuesta horrores | me cuesta un montón | se me atragant* | se me resist* | llevo fatal | llevo mal | me supera | me superan | me da apuro | me da reparo | me da yuyu | me da palo | me cohíb* | me intimid* | me aterra | me aterroriza | me bloquea | me bloquean | me aburre | no doy pie con bola | no me salen las palabras | me sale fatal | no rindo | no desconecto | me llevo trabajo a casa | no tengo confianza | me exijo demasiado | me exijo mucho | me pisan | ningune* | infravalor* | menosprec* | se me acumul* | se me echa el tiempo | ando perdid* | no tengo motivación | desmotivad* | me da ansiedad`,
    past: `trabajé en | trabajé como | trabajé de | trabajé durante | trabajé muchos | trabajaba | estudié en | estudié | estudiaba | fui | yo fui | estuve | estuve trabajando | tuve | tuve que | hice | me mudé | me fui | me vine | vine a | llegué a | dejé mi | dejé el | dejé la | logré | conseguí | aprendí | dirigí | lideré un | lideré una | gestioné | fundé | me licencié | me gradué | me titulé | me formé | me casé | me separé | nací | nacida en | nacido en | crecí en | gané | viví en | vivía | pasé | pasé a | perdí | empecé a | empecé en | empecé como | empecé hace | comencé a | comencé en | terminé mis | terminé la | terminé el | acabé la | acabé el | acabé mis | me ascendieron | me promovieron | me despidieron | me contrataron | me ofrecieron | me dijeron | me nombraron | he trabajado | he estudiado | he sido | he estado | he tenido | he hecho | he vivido | he aprendido | he terminado | he acabado | he dirigido | he liderado | he realizado | ya he | ya hice | ya tengo hecho | he asistido | he pasado | he participado | hace años | hace dos años | hace tres años | hace un año | hace meses | hace un mes | hace poco | el año pasado | el mes pasado | la semana pasada | el verano pasado | en el pasado | antes era | antes trabajaba | anteriormente | en mi anterior trabajo | en mi último trabajo | en mi antiguo | era | había | teníamos | éramos | de pequeña | de pequeño | cuando era | solía | desempeñé | ejercí | cursé | realicé | participé | me dediqué | decidí | me jubilé | me prejubilé | me trasladé | me incorporé | entré a trabajar | conocí | aprobé | obtuve | nos mudamos | nos trasladamos | llevaba | emigré | cerraron | cerró | me echaron | me ofreció | cuidé de | cuidé a | estuvimos | vivimos en | volví a | hice un curso | hice una | di clases durante | saqué adelante`,
    aside: `que mi hijo | que mi hija | que mis hijos | que mis hijas | que mi marido | que mi esposo | que mi pareja | porque | xq | pq | pk | xk | ya que | puesto que | dado que | debido a | para que | para poder | para así | de modo que | de manera que | de forma que | aunque | a pesar de | después de haber | después de que | después de mis estudios | tras haber | tras terminar | tras acabar | cuando era | mientras | gracias a | como soy | como trabajo | como tengo | como vivo | desde que | por lo que | lo cual | lo que me permit* | lo que me ha | lo que me hac* | lo que me hizo | lo que me da | lo que me llev* | lo que me oblig* | lo que me impid* | la cual | el cual | quien me | quienes me | con lo que | y eso que | a diferencia de | por culpa de | por motivos | a causa de | mi marido cree | mi marido dice | mi marido piensa | mi mujer cree | mi esposo cree | mi esposo dice | mi esposa dice | mi pareja cree | mi pareja dice | mi pareja piensa | mi madre cree | mi madre dice | mi madre piensa | mi padre dice | mi padre quiere | mi madre quiere | mi mamá dice | mi mamá quiere | mis padres creen | mis padres dicen | mis padres quieren | mi jefe dice | mi jefa dice | mi jefe cree | mi jefa cree | mi jefe piensa | la gente dice | mi hijo debería | mi hija debería | mi hijo tiene que | mi hija tiene que | mis hijos deberían | mi marido debería | mi esposo debería | mi pareja debería | mi marido cree que debería | mi marido dice que debería | mi marido piensa que debería | mi pareja cree que debería | mi pareja dice que debería | mi madre cree que debería | mi madre dice que debería | mi mamá dice que debería | mis padres dicen que debería | mis padres creen que debería | mi esposo dice que debería | mi esposo cree que debería | mi jefe dice que debería | mi jefa dice que debería | mi madre dice que tengo que | mi marido dice que tengo que | me presento | quiero presentarme | me gustaría presentarme | déjenme presentarme | permítanme presentarme | permitidme que | os cuento | les cuento un poco | te cuento un poco`,
    exclude: `no quiero | yo no quiero | no quisiera | no querría | no me gustaría | no me gusta | no deseo | no busco | no me interesa | no me interesan | no estoy interesad* | no pretendo | no aspiro a | no planeo | no pienso | no necesito | no hace falta | no me apetece | no quiero que | ya no quiero | no quiero volver | no más | no | ni | sin | nunca | nunca más | jamás | excepto | salvo | todo menos | cualquier cosa menos | lo que sea menos | a excepción de | en vez de | en lugar de | tampoco | evitar | nada de | que no sea | que no sean | que no tenga | que no tengan | nada que ver con | me niego a | no me veo | descarto | huyo de | lejos de | no kiero | no qiero | nokiero | yo no kiero | no kisiera | tampoco quiero | tampoco me gustaría | tampoco busco | tampoco me interesa | tampoco necesito | tampoco kiero | no me va | no me planteo | no es mi intención | no me gustaría volver | ni quiero | ni busco | ni me interesa | ni loca | ni hablar de | no me apetece nada | por nada del mundo | sin tener que | sin necesidad de | prescindir de | ya no busco`,
    harmless: `no estar al día | no estar | no solo | no sólo | no solamente | no únicamente | decir no | decir que no | decir "no" | digo no | a decir no | que no sé | no sé | no se me da | no se me dan | no sabemos | no sabría | no puedo | no puedo evitar | no logro | no consigo | no me atrevo | no tengo | no soy capaz | no soy buen* | no soy muy | no soy de | no estoy | no me siento | no entiendo | no hablo | no domino | no manejo | aún no | todavía no | no he | nunca he | nunca tengo | nunca sé | nunca me | no hay | no llego | no me da | no me alcanza | no paro | no me escuchan | no me escucha | no me valoran | no me valora | no me toman | no me ven | no me reconocen | no me llena | no me concentro | no me organizo | no me gusta mi trabajo | no me gusta lo que hago | no es suficiente | no es muy | no es bueno | no es buena | no está | no funciona | no importa | por qué no | o no | no sin | sin miedo | sin nervios | sin estrés | sin vergüenza | sin ansiedad | sin agobio* | sin agobiarme | sin bloquearme | sin ponerme nervios* | sin leer | sin notas | sin papeles | sin experiencia | sin título | sin estudios | sin carrera | sin confianza | sin acento | sin ayuda | sin trabajo | sin empleo | sin culpa | sin sentirme | sin parar | no tan | no ser tan | no estar tan | no ponerme | no bloquearme | no perder | no rendirme | no dejar todo | no dejarlo todo | no tener tanto | no tener miedo | no sentirme | no agobiarme | no estresarme | no terminar | no parar de | no dejo de | no doy abasto | no me sale | no me salen | no conozco a nadie | no tanto | no pasa nada | no obstante | no saber | no conozco | no recuerdo | no veo | no encuentro | no avanzo | no sea | no necesariamente | no tener | no cuento con | ni idea | nada claro | sin rumbo | no solo | no sólo | no nativ* | no técnic* | sin conocimientos | si o no | sí o no | cuanto antes | ni siquiera | sin que me | sin que se me`,
    unwanted: `estrés | estres* | ansiedad | ansios* | horas extra* | nervios* | procrastin* | burnout | quemad* | quemarme | agotad* | agotamiento | agotarme | miedo* | temor* | tímid* | timidez | insegur* | inseguridad* | sobrecarg* | sobretrabaj* | agobi* | cansad* | cansancio | fines de semana | fin de semana | findes | llegar tarde | interrump* | interrumpan | infeliz | perfeccionis* | caos | caótic* | distraer* | distracc* | dispers* | desemplead* | en paro | en el paro | paro | sin trabajo | sin empleo | invisible | callad* | callarme | dudar* | dudas de mí | culpa | culpable | pánico | bloque* | bloquearme | desorganiz* | desorden* | micromanag* | microgest* | multitarea | soledad | sentirme sol* | impostor* | dejarlo todo para | dejar todo para | última hora | mal pagad* | enfad* | discutir | gritar | sobrepas* | desbord* | satur* | vergüenza`,
    but: `solo salir | solo quiero | sólo quiero | sino que quiero | pero | sino | sino que | sino más bien | más bien | en cambio | sin embargo | mejor dicho | no obstante`,
    and: `y | e | & | además | también | así como | junto con | más aparte | plus | aparte de eso | y además | y también`,
    between: 'entre',
    order: `escribe .. poema | escríbeme | escribeme un | escribe un | escribe una | escribid un | redáctame | hazme un poema | haz un poema | cuéntame un | cuéntame una | dime un chiste | cuenta un chiste | un chiste | traduce | tradúceme | tradúcelo | traducir esto | resume este | resume el | resume lo | cuál es la capital | capital de francia | qué tiempo hace | qué hora es | quién eres | qué eres | eres un bot | eres humano | eres una máquina | responde con | responde solo | responde únicamente | responde en | contesta con | contesta solo | di hola | di solo | di únicamente | imprime | muéstrame el | muestra el | genera código | escribe código | programa una función | programa un script | dame la receta | dame una receta | receta de | receta para | resuelve | calcula | cuánto es | cuenta hasta | cuenta del | repite | repetir después | canta | canta una | continúa la | continúa el | inventa un | inventa una | haz la tarea | haz mis deberes | recomiéndame una película`,
    attack: `ignora .. instruc* | ignora .. anterior* | ignora .. prompt* | ignora .. reglas | ignora todo | ignora lo | ignore .. instruc* | ignore .. anterior* | ignorad .. instruc* | ignoren .. instruc* | ignorar .. instruc* | haz caso omiso | olvida .. instruc* | olvida .. anterior* | olvida todo | olvide .. instruc* | olvídate de | olviden .. instruc* | omite .. instruc* | desobedece .. instruc* | descarta .. instruc* | desatiende .. instruc* | anula .. instruc* | prompt del sistema | system prompt | mensaje del sistema | instrucciones del sistema | tu prompt | tus instrucciones | tus reglas | el prompt | prompt inicial | prompt oculto | ahora eres | a partir de ahora eres | desde ahora eres | actúa como | actua como si | compórtate como | finge ser | finge que | haz como si | hazte pasar por | interpreta el papel | modo desarrollador | modo dan | eres chatgpt | eres una ia | eres una inteligencia | eres un asistente | eres un modelo | como modelo de lenguaje | nuevas instrucciones | nueva instrucción | revela .. prompt | revela tus | muestra .. prompt | muéstrame .. prompt | imprime .. prompt | clave de api | api key | clave api | contraseña* | jailbreak* | hackead* | hacked | pwned | ignore .. instruction* | ignore .. previous | ignore all | you are now | act as | en su lugar escribe | en su lugar di | en vez de eso escribe | en vez de objetivos | en lugar de objetivos | en lugar de metas | en vez de metas | no escribas objetivos | no escribas metas | no escribas ningún | no escribas ninguna | escribe solo la palabra | escribe solamente | escribe únicamente | solo la palabra | únicamente la palabra | fin de la entrada | repite las palabras | repite el texto anterior | lo anterior`,
    nothing: `ninguno | ninguna | ningún | nada | no | nop | nope | na | n | a | gracias | muchas | muchísimas | mil | hola | holi | buenas | buenos | días | tardes | noches | buen | buena | día | ok | okey | okay | vale | sí | si | sip | prueba | probando | test | testing | por | ahora | el | la | los | las | de | del | momento | todo | bien | nada más | algo más | no tengo | no hay | tengo | hay | deseo | deseos | objetivo | objetivos | meta | metas | petición | peticiones | adiós | hasta | luego | pronto | mañana | saludos | saludo | un | cordial | cordiales | chao | chau | abrazo | besos | quiero | necesito | necesitar | qué | que | tal | cómo | como | estás | está | están | estáis | va | vas | espero | te | les | os | usted | ustedes | vosotros | vosotras | eso | esto | es | así | aún | todavía | ya | veremos | lo | en | se | entiendo | pregunta | preguntas | comentario | comentarios | observaciones | especial | particular | concreto | hoy | y | me | mi | mis | encantada de | mucho gusto | gusto | feliz | lindo | bonito | vacío | pendiente | saltar | omitir | siguiente | paso | no aplica | aplica | sin | ni | o | xd | jaja | jajaja | jajajaja | jeje | bla | blabla | blablabla | lorem | ipsum | dolor | sit | amet | abc | xxx | foo | bar | asdf | hmm | mmm | eh | none | nothing | thanks | hello | hi | actualmente | realmente | gracias por | muy | amable | amables | todos | todas | equipo de | no quiero nada | ningun | igualmente | soy | estoy | también | para | a todos | a todas | este | esta | querido | querida | querid* | estimad* | señor* | buenísimo | genial | perfecto | estupendo | no entiendo | la pregunta | nah | nel | nanay | ns | nc | npi | sc | pues nada | wenas | ola | holaa | holaaa | bn | graciass | thx | grax | ciao | agur | adéu | merci | ninguna gracias | de nada | tranqui | tranquila | tranquilo`,
    self: `yo | me | mi | mis | mí | conmigo | mío | mía | míos | mías | nosotros | nosotras | nos | nuestro | nuestra | nuestros | nuestras | tengo | soy | estoy | quiero | siento | no sé | no puedo | no logro | no consigo | no me | no tengo | se me`,
    filler: `cambiar | intentar | descubrir | ayuda | ayudar | mentoría | mentoria | mentor | mentora | mentoring | tutora | programa | consejo | consejos | orientación | apoyo | guía | progreso | avanzar | avance | alcanzar | pensar | sinceramente | mejorar | mejora | mejoras | mejor | mejores | buena | bueno | buenas | buenos | buen | gran | grande | ser | convertirme | conseguir | obtener | lograr | tener | aprender | aprendizaje | a | cómo | como | trabajar | trabajando | en | con | mi | mis | un | una | el | la | los | las | algún | alguna | más | más sobre | sobre | desarrollar | desarrollo | habilidad | habilidades | competencia | competencias | capacidad | capacidades | conocimiento | conocimientos | de | del | para | por | nueva | nuevo | nuevas | nuevos | saber | querer | me | por favor | y | o | pero | hacer | también | realmente | muy | mucho | mucha | finalmente | necesito | encontrar | entender | hasta | próximo | este | esta | año | mes | meses | semana | semanas | que | tan | es | son | empezar | comenzar | iniciar | aumentar | crear | construir | crecer | crecimiento | fortalecer | reforzar | capaz | sentir | sentirme | meta | metas | objetivo | objetivos | deseo | esperanza | cosas | cosa | algo | mucho | forma | formas | manera | maneras | modo | área | áreas | tema | temas | tratar | manejar | manejo | gestionar | primero | siendo | haciendo | dejar | dejar de | poder | puedo | podría | debería | yo | no | difícil | demasiado | cuando | mientras | si | siempre | a menudo | solo | quizás | tal vez | en realidad | especialmente | sobre todo | p.ej | ejemplo | qué | dónde | quién | aquí | esperando | buscando | buscar | dentro | final | usar | ir | volver | preparar | prepararme | preparación | profesionalmente | personalmente | profesional | personal | actualmente | nada | especial | vida | día | humano | humana | poner | ponerme | dar | cada | día a día | ámbito | nivel | aspecto | aspectos | bien | laboral | sido | mayor | menos | mujer | hombre | futuro | presente | asunto | cuestión | persona | paso | pasos | caminar | potencial | potencia | desempeño`,
    slang: `guay | chido | chida | chévere | bacán | copado | copada | padrísimo | mola | molaría | curro | currar | chamba | chambear | laburo | laburar | guita | lana | pasta | plata | peña | tía | tío | tíos | wey | güey | we | che | boludo | boluda | pana | parce | parcero | bro | hermana mía | jefazo | jefaza | mierda | joder | jodid* | coño | carajo | puta | puto | putos | cabron* | cabrón | pinche | cojon* | hostia | ostia | flipo | flipar | flipante | peta | petarlo | petar | brutal | caña | porfa | porfis | porfa plis | plis | pls | please | xfa | xfavor | xq | pq | xk | q | k | d | tb | tmb | tqm | bss | salu2 | finde | findes | lol | xd | omg | jaja | jajaja | jeje | asap | super | súper | mega | hiper | re | rollo | movida | movidas | idiota* | imbécil* | estúpid* | tont* | odio | mogollón | mazo | full | o sea | osea | nomás | ahorita | kiero | qiero | kisiera | xa | toy | pa | naa | nah | improve | skill | skills | learn | learning | better | my | the | and | with | boost | fatal | chungo | chunga | bodrio | coñazo | harta | harto | asco | jefe | jefa`,
    statement: `faltan | me faltan | quedan | yo trabajo | trabajo como | actualmente trabajo | ahora trabajo | ahora mismo trabajo | y trabajo | donde trabajo | que trabajo | trabajo actualmente | trabajo desde hace | trabajo media jornada | hoy trabajo | vivo | yo estudio | estudio en | estudio una | estudio un | estudio el | estudio la | soy | es | son | era | eran | estoy | está | están | tengo | tiene | tienen | llevo | me llamo | doy clases | doy clase | gestiono | coordino | dirijo | lidero | paso mucho | paso horas | me paso | suelo | me dedico | imparto | vengo de | dice | dicen | cree | creen | opina | me gusta | me encanta | cuido de | cuido a | cuidamos`,
    now: 'ahora | ahora mismo | actualmente | en este momento | de momento | por ahora | hoy | nivel actual',
    learn: `al día con | al día en | ponerme al día | actualizarme | desactualiz* | oxidad* | aprend* | estudi* | curso | cursos | cursar | formaci* | formarme | formarnos | capacit* | conocimiento* | domin* | profundiz* | programar | programación | certific* | básic* | avanzad* | principiante* | practicar | práctica* | habilidad* | competencia* | manejo de | manejar | mejorar | mejorar en | mejorar mi | tutorial* | máster | maestría | diplomado | sacarme | clases | clases de | especializ* | iniciarme | desarrollar | perfeccionar | saber | usar | utilizar | entender | adquirir | reforzar`,
    certificate: `certific* | examen* | exámen* | acredit* | diploma* | titulación | credencial*`,
    become: `ser | convertirme | llegar a ser | llegar a | trabajar como | trabajar de | trabajar en | pasar a | pasarme a | pasar al | cambiar a | cambiarme a | cambiar al | cambiarme al | hacerme | puesto de | puesto como | un puesto | cargo de | plaza de | rol de | posición de | vacante de | trabajo de | trabajo como | trabajo en | empleo de | empleo como | empleo en | transición a | transición al | transición hacia | entrar en | entrar a | entrar al | meterme en | introducirme en | dedicarme a | dedicarme al | reorientarme a | reorientarme hacia | reorientar* | reconvert* | reconversión | reinvent* | formarme como | formarme para | empezar como | empezar de | saltar a | saltar al | dar el salto a | dar el salto al | salto a | salto al | pasar de .. a | cambiar de .. a | cambiar de .. al | pasar de .. al | ejercer de | ejercer como | colocarme de | colocarme como | ascender a | ascenso a | promoción a | moverme a | moverme al | moverme hacia | migrar a | migrar al | pivotar | laburar en | laburar de | laburar como | laburo en | laburo de | chamba de | chamba en | chambear en | chambear de | currar en | currar de | curro de | curro en | prácticas en | prácticas como`,
    outOfReach: `ceo de | presidenta de | presidente de | presidenta del | presidente del | primera ministra | millonari* | multimillonari* | hacerme rica | hacerme rico | ser rica | ser rico | ricas | famos* | premio nobel | nobel | astronauta | de la noche a la mañana | en google | en apple | en microsoft | en la nasa | de google | de apple | de microsoft | de la nasa | de amazon | campeon* del mundo | campeona mundial | campeón mundial | perfect* | como un nativo | como una nativa | como nativa | como nativo | nivel nativo | hablante nativ* | bilingüe total | best seller | bestseller | superventas | jubilarme | mejor del mundo | la mejor del | el mejor del | número uno | dueña del mundo`,
    person: `señor | señora | señorita | sr | sra | srta | dr | dra | prof | don | doña | me llamo | mi nombre es | llamada | llamado | saludos | atentamente | cordialmente | abrazo | marido | esposo | esposa | novio | novia | hijo | hija | hermana | hermano | mi jefa se llama | se llama | cuñad* | suegr*`,
    private: `depresi* | depre | deprimid* | diagnos* | diagnóstic* | enferm* de | enfermedad* | cáncer | tdah | tda | autis* | asperger | esclerosis | discapac* | minusval* | en terapia | mi terapia | psiquiatr* | medicación | medicament* | embaraz* | divorci* | aborto | crónic* | bipolar | trauma* | adicci* | adict* | alcohol* | alcohólic* | deuda* | endeudad* | vih | epileps* | epilept* | migraña* | ataque* de pánico | ataques de ansiedad | fibromialgia | anorexia | bulimia | maltrato | viud* | diabet* | baja médica | baja por depresión | quimio* | quimioterapia | endometriosis | operaron | intoleranc* | trastorno* | toc | separación | violencia de género | infarto | ictus`,
    lastVerb: 'mejorarlo | lograrlo | conseguirlo | cambiarlo | cambiar eso | mejorar eso | ponerle remedio',
    own: `mi | mis | nuestro | nuestra | nuestros | nuestras | míos | mías | mío | mía`,
    loose: `necesito | quiero | a | y | e | o | u | también | además | realmente | finalmente | por fin | por favor | quizá | quizás | tal vez | solo | sólo | algún día | luego | después | entonces | así | pero | incluso | sinceramente | ahora | en | con | de | del | sobre | para | por | que | sino | objetivo | objetivos | meta | metas | mis metas | mis objetivos | deseos | ayuda | eso | esto | esta | este | algo | definitivamente | idealmente | cómo | como | p.ej | ejemplo | primero | segundo | tercero | ya | bueno | pues | al | poder | ojalá | al menos | sobre todo | principalmente | especialmente | lo | la idea | me | se | es | son | asimismo | mucho | muchísimo | si | aunque | tanto`,
    hanging: `el 1* | el 2* | el 3* | el 4* | el 5* | el 6* | el 7* | el 8* | el 9* | antes | hasta | dentro | desde | hacia | mi | mis | nuestra | nuestro | muy | tan | no | ni | cuando | mientras | porque | cual | quien | entre | alrededor | tras | un | una | unos | unas | el | la | los | las | al | ante | sin | según | próximo | próxima | finales | final | mediados | principios | partir | durante | está | están | ser | aproximadamente | unas | cada | este | esta | plazo | fecha | tarde`,
    place: `en | mudarme a | mudarnos a | mudarme de | irme a | irme a vivir a | ir a vivir a | irnos a | ir a | trasladarme a | trasladarnos a | emigrar a | viajar a | viaje a | viajar por | volver a | regresar a | vivir en | desde | hacia | mudanza a | traslado a | camino de`,
    clitic: '',
    wishAfter: '',
    excludeAfter: '',
  },
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
    within: `dentro de | en los próximos | en las próximas | durante los próximos | durante las próximas | los próximos | las próximas | próximos | próximas | en un plazo de | en el plazo de | a lo largo de | de aquí a | de acá a | en menos de | en unos | en unas | en cosa de
      | en enero | en febrero | en marzo | en abril | en mayo | en junio | en julio | en agosto | en septiembre | en setiembre | en octubre | en noviembre | en diciembre | en un año | en un mes | en un trimestre | en un semestre | en una semana | en un par | en dos | en tres | en cuatro | en cinco | en seis | en siete | en ocho | en nueve | en diez | en once | en doce | en quince | en dieciocho | en veinte | en treinta | en medio | en año y | en 1* | en 2* | en 3* | en 4* | en 5* | en 6* | en 7* | en 8* | en 9* | en navidad* | en verano | en el verano | en primavera | en otoño | en invierno | en semana santa | en el primer* | en el segundo | en el tercer* | en el cuarto | en el último | en la primera | en la segunda | en q1 | en q2 | en q3 | en q4 | a lo largo del | en el transcurso de | en el próximo | en la próxima | en los siguientes | en las siguientes | en un plazo máximo de | en un máximo de | en no más de | durante el próximo | durante la próxima`,
    before: 'antes de | antes del | antes',
    until: `pa | hasta | antes de | antes del | antes | a más tardar | como muy tarde | como tarde | como máximo | fecha límite | plazo | deadline | fecha | vence
      | para enero | para febrero | para marzo | para abril | para mayo | para junio | para julio | para agosto | para septiembre | para setiembre | para octubre | para noviembre | para diciembre | para navidad* | para el verano | para verano | para la primavera | para primavera | para el otoño | para otoño | para el invierno | para invierno | para semana santa | para reyes | para antes de | para fin* | para mediados | para principios | para el próximo | para la próxima | para el siguiente | para el lunes | para el martes | para el miércoles | para el jueves | para el viernes | para el sábado | para el domingo | para el año | para el mes | para este | para el primer* | para el segundo | para el tercer* | para el cuarto | para el último | para año nuevo | para nochevieja | para t1 | para t2 | para t3 | para t4 | para q1 | para q2 | para q3 | para q4 | no más tarde de | no más tarde del | de cara a | de cara al | para dentro de | para la vuelta | para antes | para antes de que`,
    ago: 'hace | desde | desde hace | pasado | pasada | pasados | pasadas | últimos | últimas | último | última | experiencia | atrás | llevo | anterior',
    per: 'por | a | a la | al | cada | / | x | en la | cada una',
    weekly: 'semanal | semanales | semanalmente | hebdomadari*',
    daily: 'diario | diaria | diarios | diarias | diariamente',
    half: 'medio | media | y medio',
    from: 'de 1* | de 2* | de 3* | de 4* | de 5* | de 6* | de 7* | de 8* | de 9* | del 1* | del 2* | del 3* | del 4* | del 5* | del 6* | del 7* | del 8* | del 9* | desde | desde el | desde los | dejar | dejar de | dejo | salir de | salir del | salirme de | irme de | irme del | pasar de | pasar del | cambiar de | cambiar del | cambiarme de | soy | soy una | soy un | vengo de | vengo del | paso de | paso del | transición de | transición desde | salto de | huir de',
    to: 'a | al | hasta | hasta el | hasta los | → | para llegar a',
    difference:
      'un | en | unos | otros | aumento de | aumento del | subida de | subida del | incremento de | incremento del',
    percent: 'por ciento | porciento | %',
    thousand: 'mil',
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
  themes: {
    careerChange: `cambiarme de .. a | kiero cambiarme | cambiarme de enfermer* a | pasarme de .. a | cambi* .. carrera | cambi* .. profesión | cambi* .. sector | cambi* .. industria | cambi* .. rubro | cambi* .. ámbito | cambi* .. oficio | cambi* .. rumbo | cambi* .. rama | cambio profesional | cambio laboral | cambio radical | cambiar profesionalmente | giro profesional | dar un giro | necesito un cambio | quiero un cambio | busco un cambio | cambio de aires | cambiar de aires | reinvent* | reorient* | reconvert* | reconversión | reciclarme | reciclaje profesional | transición .. carrera | transición profesional | transición laboral | ~transición | nueva carrera | nueva profesión | nuevo oficio | otra profesión | otra carrera | otro sector | otra industria | otro rubro | otro ámbito | otro oficio | nuevo sector | nuevo rubro | nuevo ámbito | dar el salto a | dar el salto al | salto a | salto al | pasarme a | pasarme al | pasar de .. a | pasar de .. al | pasar del .. a | pasar del .. al | dejar la docencia | dejar la enseñanza | dejar la enfermería | dejar la hostelería | dejar el aula | dejar las aulas | salir de la hostelería | salir de la docencia | salir de la enseñanza | salir del aula | salir de la escuela | salir del comercio | salir del retail | salir de mi sector | algo completamente diferente | algo totalmente diferente | algo completamente distinto | algo distinto | algo diferente | hacer otra cosa | ~dedicarme a | ~dedicarme al | ciclo formativo | formación profesional | grado superior | migrar a | migrar al | entrar en el mundo | entrar al mundo | meterme en el mundo | dar el salto | cambi* .. gremio | otro gremio | dejar la sanidad | dejar la abogacía | dejar la banca | dejar la consultoría | dejar la academia | dejar la cocina | dejar el comercio | salir de la banca | salir de la sanidad | salir de la consultoría | cambio de rumbo | cambio de tercio | cambiar de tercio | reconducir .. carrera | dar un vuelco | trabajar de otra cosa | trabajar en otra cosa | dedicarme a otra cosa | empezar de cero | empezar de nuevo | colgar la bata`,
    jobSearch: `busca* .. trabajo | busco .. trabajo | buscando .. trabajo | encontrar .. trabajo | conseguir .. trabajo | hallar .. trabajo | tener .. trabajo | nuevo trabajo | trabajo nuevo | otro trabajo | mejor trabajo | trabajo mejor | buen trabajo | primer trabajo | cambi* .. trabajo | dejar mi trabajo | dejar el trabajo | trabajo estable | trabajo fijo | trabajo de mis sueños | trabajo soñado | trabajo de lo mío | un trabajo | trabajo digno | sin trabajo | ofertas de trabajo | oferta de trabajo | bolsa de trabajo | ~trabajo | empleo | empleos | ~empleador* | mercado laboral | mundo laboral | búsqueda laboral | búsqueda activa | puesto de trabajo | encontrar .. puesto | conseguir .. puesto | nuevo puesto | puesto nuevo | ~puesto | ~vacante* | candidatura* | postular* | postulaci* | aplicar a | aplicar para | enviar .. cv | mandar .. cv | enviar .. currículum* | mandar .. currículum* | echar currículum* | currículum* | curriculum* | curriculo* | cv | carta de presentación | carta de motivación | desemple* | desocupad* | en paro | en el paro | ~paro | sin empleo | inserción laboral | reinserción | prácticas en | prácticas profesionales | prácticas remuneradas | unas prácticas | encontrar prácticas | buscar prácticas | conseguir prácticas | becari* | pasantía* | practicante | trabajar en el extranjero | trabajar en .. extranjero | trabajar fuera | trabajar en otro país | curro | currar | chamba | laburo | laburar | ~pega | camellar | renunciar | bolsa de empleo | que me contraten | ser contratad* | homolog* | convalid* | que me cojan | infojobs | portales de empleo | sepe | empleabil* | contrato indefinido | contrato fijo | ~indefinido | cambiar de empresa | cambio de empresa | otra empresa | nueva empresa | colocarme | better job | a job | new job | plaza de prácticas | beca de prácticas | beca erasmus | erasmus | trabajitos | dejar mi curro | mandar currículos | echar currículos | agencia* de colocación | headhunter* | cazatalentos | me cojan | me contraten | plaza fija | una plaza | conseguir .. plaza | plaza de .. maestr* | plaza de .. profesor*`,
    interviews: `entrevista* | entrevista* de trabajo | entrevista* laboral* | entrevistador* | proceso* de selección | assessment* | dinámica* de grupo | prueba técnica | selección de personal | prueba* de selección | preguntas trampa | pasar la selección | entrebista* | caso práctico`,
    promotion: `ascens* | ascender | ascend* .. puesto | ascienda* | promoci* | promoción interna | promocionar | promoverme | promuevan | subir .. puesto | subir de categoría | subir de nivel | subir de rango | avanzar .. carrera | avance profesional | crecer .. carrera | crecer profesionalmente | crecer en mi empresa | crecer en la empresa | crecer dentro | crecimiento profesional | crecimiento laboral | desarrollo profesional | desarrollo de carrera | desarrollarme profesionalmente | desarrollar mi carrera | evolución profesional | evolucionar profesionalmente | progresar .. carrera | progresar profesionalmente | progreso profesional | impulsar mi carrera | plan de carrera | carrera profesional | carrera laboral | en mi carrera | mejorar mi carrera | hacer carrera | mi carrera profesional | siguiente paso | siguiente nivel | próximo nivel | próximo paso | paso profesional | puesto de responsabilidad | puesto de mayor | puesto superior | puesto más alto | puesto senior | puesto directivo | cargo directivo | puesto de dirección | puesto de liderazgo | puesto de mando | cargo superior | mayor responsabilidad | más responsabilidad* | ~responsabilidad* | asumir .. responsabilidad* | techo de cristal | ser socia | ser socio | llegar a socia | llegar a ser socia | escalar | mejorar mi posición | jefatura | ascenso | evaluación de desempeño | mi desempeño | ~desempeño | dar el siguiente paso | subir un escalón | subir de puesto | me tenga en cuenta | me tengan en cuenta | categoría profesional | ocupar .. cargo | llegar más alto | llegar lejos | plan de desarrollo | asenso | que me asciendan | suban de categoría | suban de puesto | suba de categoría | suba de puesto`,
    leadingTeam: `lider* .. equipo* | lider* .. persona* | lider* .. grupo* | dirigir .. equipo* | dirigir .. persona* | gestionar .. equipo* | gestionar personas | gestión de equipos | gestión de personas | gestión del equipo | gestión de personal | manejo de equipo* | manejo de personal | manejar .. equipo* | llevar .. equipo | coordinar .. equipo* | liderazgo | líder | líderes | liderar | ~dirigir | buena líder | mejor líder | buena jefa | buen jefe | mejor jefa | mejor jefe | ser mejor jef* | deleg* | mando* intermedio* | mi equipo | ~equipo | personas a cargo | personas a mi cargo | gente a mi cargo | gente a cargo | mis empleados | mis empleadas | mis subordinad* | mi personal | motiva* .. equipo* | equipo .. motiva* | motiva* .. gente | motiva* .. emplead* | motiva* .. persona* | motivarl* | ~motivar | cohesión | cohesion* .. equipo | estilo de dirección | habilidades directivas | habilidades de dirección | dotes de mando | dotes de liderazgo | contrat* .. para mi equipo | contrat* .. equipo | ~contratar | equipo* remoto* | equipo* a distancia | equipo* híbrido* | equipo* virtual* | reuniones de equipo | uno a uno | equipo .. autónom* | equipo .. autonomía | que mi equipo | dar autonomía`,
    negotiatingPay: `sueldo* | salari* | salario* | remuneración* | retribución* | nómina | honorarios | tarifa* | mis precios | subida de sueldo | subida salarial | aumento de sueldo | aumento salarial | aumento de salario | pedir .. aumento | un aumento | negociar .. aumento | incremento salarial | revisión salarial | subirme el sueldo | suban el sueldo | subieran el sueldo | negociar .. sueldo | negociar .. salario | negociación salarial | negociar .. condiciones | cobrar más | cobro poco | cobrar lo que | ~cobrar | ganar más dinero | ganar .. dinero | ganar .. plata | ganar .. pasta | ganar .. guita | ~ganar más | ~ganar .. más | ganar .. € | ganar .. euros | ganar .. dólares | ganar .. pesos | más dinero | más plata | más pasta | más lana | más guita | mejor pagad* | mal pagad* | mejores ingresos | mayores ingresos | más ingresos | aumentar .. ingresos | ~ingresos | igualdad salarial | brecha salarial | bonus | pagan poco | paguen más | paguen mejor | gano poco | mejor remunerad* | me suban el | me suba el | me suban la | me paguen | mileurista* | sobresueldo | pluses | retributiv* | bandas salariales | tabla salarial | más sueldo | mejor sueldo | mejores condiciones | mis honorarios | cobrar mejor | cobrar lo justo`,
    networking: `ampliar mi red | ampliar mi red profesional | ampliar .. red | hacer crecer mi red | crear una red | construir una red | red profesional | red de contactos | mi red | una red | red de mujeres | red de apoyo | ~red | ~redes | networking | hacer red | tejer red* | hacer contactos | contactos | nuevos contactos | conocer .. gente | conocer .. personas | conocer .. profesionales | conocer .. colegas | conocer a otras | conocer mujeres | conectar con | relacionarme | relaciones profesionales | ~relaciones | círculo profesional | comunidad | comunidades | encontrar .. mentor* | buscar .. mentor* | tener .. mentor* | una mentora | un mentor | referente* | modelo a seguir | intercambi* .. experiencias | intercambio de experiencias | intercambio con | eventos del sector | socializar | hacer amig* | encontrar amig* | conocer amig* | tener amig* | más amig* | nuev* amig* | amig* nuev* | amistades | charla* informal* | conversaciones informales | conversación informal | mentoría | small talk | charla casual | romper el hielo | personas afines | asistir .. evento* | acudir .. evento* | ir a eventos | eventos al mes | ferias del sector | asociación* profesional* | colegio profesional | agenda de contactos | contactar con | retomar .. contacto | netwoking | networkin`,
    publicSpeaking: `hablar en público | hablar ante | hablar delante | hablar frente | hablar .. delante de | hablar .. gente | hablando en público | hablar en voz alta | expresarme en público | público | ~públic* | oratoria | presentaci* | presentaciones | mis presentaciones | ~presentar | presentar ante | presentar delante | exponer ante | exponer en | exponer .. delante | exposiciones | exposición oral | exposiciones orales | charla* | dar .. charla* | ponencia* | ponente* | conferencia* | conferenciante | conferencista | discurso* | dar .. discurso* | dar .. conferencia* | dar .. ponencia* | pánico escénico | miedo escénico | escenario* | auditorio* | audiencia* | ante gente | ante el público | ante mucha gente | delante de gente | delante de mucha | frente a .. persona* | frente a .. gente | pitch | storytelling | toastmasters | tedx | moderar | diapositivas | impartir .. taller* | impartir .. charla* | dar .. taller* | comunicación oral | public speaking | defensa de mi tesis | defender .. tesis | elevator pitch | dicción | vocaliz* | muletilla* | soltura al hablar | hablar con soltura | hablar en directo | hablar a cámara | delante de la cámara | ante la cámara | exponer mis | hablar .. micrófono | dar una clase magistral | tiembla la voz | tiemble la voz`,
    confidence: `confianza | autoconfianza | autoestima | ~seguridad | seguridad en mí | más segur* | segura de mí | seguro de mí | insegur* | inseguridad* | creer en mí | creer más en mí | confiar en mí | confiar más en mí | confío en mí | valorarme | quererme | mi valía | mi valor | asertiv* | asertividad | síndrome .. impostor* | impostor* | decir no | decir que no | digo no | decir "no" | poner límites | poner .. límites | marcar límites | establecer límites | límites | hacerme respetar | hacerme oír | hacerme escuchar | que me escuchen | que me oigan | alzar la voz | levantar la voz | mi voz | tener voz | ~voz | tom* la palabra | dir* que no | aport* .. reuni* | intervenir .. reuni* | participar .. reuni* | hablar .. reuni* | hablar .. junta* | opinar | dar mi opinión | defender .. ideas | defender mis | defender mi | hacerme valer | coraje | valentía | valiente | atreverme | atrever* | animarme a | timidez | tímid* | vergüenza | zona de confort | zona de comfort | dudo de mí | dudar de mí | dudas de mí | dudas sobre mí | empoder* | empoderamiento | perfeccionis* | complacer | interrump* | tom* en serio | no me escuchan | respet* | me respeten | miedo al fracaso | miedo al rechazo | miedo a equivocarme | miedo a fallar | perder .. miedo* | superar .. miedo* | vencer .. miedo* | afrontar .. miedo* | enfrentar .. miedo* | quitarme .. miedo* | ~miedo | ~miedos | presencia ejecutiva | ocupar mi espacio | amor propio | sentirme capaz | compararme | dejar de compararme | qué dirán | lo que piensen | sacar carácter | sacar pecho | ningune* | autosabot* | autoexig* | exigirme menos | exigirme tanto | me pisen | dejarme pisar | plantarme | imponerme | hacerme la fuerte | creérmelo | decir lo que pienso | decir lo que siento | decir lo que | dar la cara`,
    technicalSkills: `miedo no estar al día | miedo de no estar al día | miedo a no estar al día | miedo de quedarme atrás | no estar al día con | al día con | al día en | ponerme al día con | desactualiz* | oxidad* | programar | programación | programador* | codificar | código limpio | desarrollo de software | desarrollo web | desarrollar software | desarrollar aplicaciones | desarrollar apps | habilidades técnicas | competencias técnicas | conocimientos técnicos | conocimiento técnico | perfil técnico | parte técnica | ~técnic* | competencias digitales | habilidades digitales | digitalización | ~digital* | informática | ofimática | ~tecnología* | ~tecnológic* | ~software | lenguaje* de programación | algoritm* | patrones de diseño | ~formación | formación continua | formación técnica | formarme | ~formarme | capacitación | capacitaciones | capacitarme | ~certific* | certificación | certificarme | certificado | especializarme | especialización | especializaci* | ~curso | ~cursos | bootcamp | máster | maestría | posgrado | postgrado | doctorado | volver a estudiar | retomar .. estudios | carrera universitaria | grado universitario | una beca | actualizar .. conocimientos | actualizarme | ~conocimientos | ~habilidades | oposicion* | opositar | oposición | análisis de datos | analizar datos | hacer una web | crear una web | hacer una página web | crear una página web | crear .. app | hacer .. app | crear .. aplicación | herramientas digitales | nuevas tecnologías | ciclo de grado | estudiar .. carrera | sacarme el título | sacarme el grado | título universitario | acabar la carrera | terminar la carrera | terminar el grado | acabar el grado | tesis | tesis doctoral | tfg | tfm | trabajo de fin | cursillo* | sacar plaza | sacarme plaza | sacar .. plaza | plaza pública | plaza de bomber* | plaza de polic* | plaza de funcionari* | ser funcionari* | bomber* | guardia civil`,
    language: `idioma* | idiomas | lengua extranjera | lenguas extranjeras | segunda lengua | nuevo idioma | aprender .. idioma* | curso de idiomas | nivel de idioma | hablar .. fluidez | hablar .. fluido | hablar fluid* | fluidez | con fluidez | fluid* .. idioma | vocabulario | gramática | pronunciación | acento | nivel b1 | nivel b2 | nivel c1 | nivel c2 | nivel a2 | nativ* | conversación en | certificado de idioma* | bilingüe | lengua de signos | lengua de señas | intercambio de idiomas | escuela oficial de idiomas | eoi | soltarme a hablar | soltarme en | hablar sin acento | entender a nativos | nivel de conversación | clases de conversación | idiomas extranjeros`,
    workLifeBalance: `perder .. kg | perder .. kilos | salir a mi hora | salir a la hora | salir puntual | desconectar por las tardes | desconectar por la tarde | desconectar | conciliar | conciliación | conciliar .. familia* | equilibrio | equilibr* .. vida | equilibr* .. trabajo | equilibrar | balance | compaginar | vida personal | vida laboral y | vida privada | vida familiar | trabajo y familia | trabajo y vida | horas extra* | horas de más | burnout | quemad* | estrés | estres* | desestres* | relaj* | descans* | recuper* energía | energía | ~recuperar energía | tiempo libre | tiempo para mí | tiempo para mi | tiempo para mis | más tiempo para | más tiempo con | tiempo con mi | tiempo con mis | ratos libres | ocio | jornada laboral | ~jornada reducida | reducción de jornada | ~media jornada | ~jornada | mi horario | mis horarios | ~horario* | trabajar menos | menos trabajo | desconectar | desconexión | fines de semana | fin de semana | finde | findes | agotad* | agotamiento | agotar* | sobrecarga | cuidarme | cuidar de mí | autocuidado | salud mental | ~salud | saludable* | bienestar | dormir | sueño reparador | ejercicio físico | hacer ejercicio | hacer deporte | deporte | gimnasio | ponerme en forma | en forma | correr | maratón | media maratón | yoga | pilates | meditar | meditación | mindfulness | atención plena | hobby | hobbies | afición* | aficiones | pasatiempo* | sabátic* | adelgazar | bajar de peso | perder peso | después del trabajo | salir a mi hora | salir a tiempo | salir antes del trabajo | salir puntual | teletrabaj* | trabajo remoto | trabajar en remoto | trabajar desde casa | home office | trabajo a distancia | agobi* | ansiedad | mi familia | mis hijos | mis hijas | mi hijo | mi hija | mis peques | mis niños | mis niñas | ~familia | tardes libres | noches libres | carga mental | calidad de vida | tiempo de calidad | bajar el ritmo | bajar el pistón | llevarme .. trabajo a casa | trabajo a casa | dormir mejor | comer mejor | comer sano | alimentación | vacaciones | vivir más tranquil* | más tranquil* | crianza | lactancia | compaginar .. maternidad | conciliar .. maternidad | maternidad .. carrera | maternidad .. trabajo | doble jornada | cuidar de mis padres | cuidar a mis padres | respirar | desestresarme | más calma | senderismo | caminar | natación | cuidarme más | tranquilidad | paz mental | serenidad | trabajar los domingos | trabajar los sábados | trabajar en festivos | trabajar de noche | los domingos libres | cuido de mis | cuido a mis`,
    managingTime: `gestión del tiempo | gestionar .. tiempo | gestiono .. tiempo | administrar .. tiempo | administración del tiempo | organizar .. tiempo | manejo del tiempo | manejar .. tiempo | aprovechar .. tiempo | mi tiempo | organizar* | organización | organización personal | organizarme | organizada | organizado | desorganiz* | productiv* | productividad | procrastin* | postergar | postergo | aplaz* | dejo todo para | dejarlo todo para | dejar todo para | dejar las cosas para | última hora | priori* | prioridad* | priorizar | planific* | planificación | planificar | plazos | cumplir .. plazos | entregas a tiempo | concentr* | concentración | concentrarme | enfoc* | enfocarme | ~enfoque | foco | focalizar | distraer* | distraig* | distracc* | distraíd* | dispers* | eficien* | eficiente | eficiencia | eficaz | eficacia | lista de tareas | agenda | rutina* | hábito | hábitos | disciplina | autodisciplina | constancia | multitarea | carga de trabajo | demasiadas tareas | muchas tareas | llegar a todo | no llego a | puntual* | puntualidad | llegar tarde | no me da la vida | no me alcanza el tiempo | no me da tiempo | falta de tiempo | menos reuniones | demasiadas reuniones | tantas reuniones | exceso de reuniones | reducir .. reuniones | correo electrónico al día | bandeja de entrada | estructurar .. día | mi día | madrugar | levantarme .. temprano | levantarme antes | se me acumul* | despistad* | pomodoro | entregar .. a tiempo | entregar .. plazo | tareas pendientes | cosas pendientes | ponerme al día con | ir al día | llevarlo todo al día | no perder el tiempo | perder menos tiempo | dejar para mañana | inbox | no tengo tiempo | tiempo para nada | sin tiempo`,
    ownBusiness: `propi* empresa | propi* negocio | propi* cafetería | propi* restaurante | propi* bar | propi* tienda | propi* estudio | propi* taller | propi* centro | propi* consulta | propi* academia | propi* agencia | propi* peluquería | propi* salón | propi* clínica | propi* despacho | propi* bufete | propi* gimnasio | propi* escuela | propi* panadería | propi* pastelería | propi* consultora | propi* consultoría | propi* firma | propi* local | propi* obrador | propi* hotel | crear mi empresa | poner .. negocio | poner .. cafetería | poner .. tienda | poner .. restaurante | mi negocio | un negocio | negocio propio | negocio | negocios propios | emprend* | emprender | emprendimiento | emprendedora | startup* | start up | montar .. empresa | crear .. empresa | fundar .. empresa | abrir .. empresa | montar .. negocio | montar mi | montar una | montar un | fundar | fundadora | ser autónom* | hacerme autónom* | como autónom* | trabajador* autónom* | autónoma | autónomas | autónomos | por cuenta propia | por mi cuenta | trabajar para mí | ser mi propia jefa | ser mi propio jefe | mi propia jefa | freelance* | freelanc* | independizarme | trabajadora independiente | trabajo independiente | plan de negocio* | idea de negocio | modelo de negocio | plan de empresa | cliente* .. captar | captar .. cliente* | conseguir .. cliente* | encontrar .. cliente* | tener .. client* | client* nuev* | más clientes | más clientas | nuevos clientes | nuevas clientas | primeros clientes | primeras clientas | primer cliente | primera clienta | ~clientes | ~clientas | tienda online | tienda en línea | tienda virtual | tienda propia | abrir .. tienda | abrir .. local | abrir .. cafetería | abrir .. café | abrir .. restaurante | abrir .. bar | abrir .. estudio | abrir .. consulta | abrir .. consultorio | abrir .. academia | abrir .. taller | abrir .. peluquería | abrir .. salón | abrir .. centro | abrir .. clínica | abrir .. despacho | mi propia marca | marca propia | mi propia tienda | mi propio estudio | mi propio taller | mi propio centro | ecommerce | e commerce | comercio electrónico | etsy* | inversor* | inversionista* | inversión para | financiación | financiamiento | ronda de inversión | facturar | facturación | ~ventas | lanzar .. producto | lanzar .. marca | lanzar .. tienda | lanzar .. proyecto | lanzar mi | mi proyecto propio | proyecto propio | consultora propia | cooperativa | franquicia | vivir de mi | vivir de mis | vivir de lo que | mi tienda | mi consulta | mi despacho | mi academia | mi estudio | mi peluquería | mi salón | mi restaurante | mi cafetería | lanzarme por | darme de alta | franquici* | food truck | casa rural | clientela | vender más | vender .. al mes | vender .. piezas | vender mis | empresa propia | mi empresa propia | autoempleo | captación de clientes | fidelizar | vivir de la | vivir del`,
    communication: `comunic* | comunicación | comunicarme | comunicación asertiva | feedback | retroalimentación | retroaliment* | dar .. feedback | conversaciones difíciles | conversación difícil | conversaciones incómodas | conversaciones complicadas | conflict* | conflicto* | resolver conflictos | escuchar | escucha activa | ~escucha | negoci* | negociación | negociar | stakeholder* | partes interesadas | argument* | argumentar | persua* | persuasión | convenc* | convencer | influ* | diplomacia | expres* | expresarme | expresar .. ideas | explic* | expliqu* | con claridad | ~conversación | ~conversaciones | mis textos | ~textos | por escrito | discusion* | debatir | ~debate* | redact* | redacción | escribir .. correos | escribir .. emails | escribir mejor | correos electrónicos | ~correos | habilidades blandas | habilidades sociales | habilidades interpersonales | soft skills | trabajo en equipo | trabajar en equipo | colabora* | colaboración | intercultural* | empatía | lenguaje corporal | comunicación no verbal | ir al grano | críticas | recibir críticas | crítica constructiva | relación con mi jef* | relación con mis compañer* | jefe difícil | jefa difícil | compañer* difícil* | clientes difíciles | ~reuniones | ~reunión | trato con | relaciones interpersonales | trabajo en remoto con | hablar con mi jef* | hablar más claro | mano izquierda | tacto | decir las cosas | llevarme mejor con | llevarme bien con | llevarme mejor | entenderme con | pedir ayuda | malas noticias | ortografía | mails | relación con | escuchar mejor | que me entiendan | hacerme entender`,
    personalBrand: `marca personal | marca profesional | personal branding | linkedin* | presencia online | presencia digital | presencia en redes | mi perfil | perfil profesional | perfil de linkedin | ~perfil | visibilidad | visible | más visible* | hacerme visible | darme a conocer | que me conozcan | que me vean | que se vea mi trabajo | mi trabajo se vea | reconocimiento | que me reconozcan | reconozcan mi | que valoren mi | valoren mi trabajo | valoren lo que | valore mi | valore lo que | valore lo q | valoren lo q | valor* .. hago | se dé cuenta de lo que | vea lo que hago | vean lo que hago | reputación | posicionarme | posicionarme como | posicionamiento personal | experta en | experto en | referente en mi | venderme | saber venderme | vender mi trabajo | promocionarme | blog* | portafolio* | portfolio* | podcast* | newsletter* | boletín | ~publicaciones | ~publicación | instagram | tiktok | youtube | canal de youtube | mi web | página web propia | web propia | mi propia web | publicar .. artículo* | publicar .. post* | redes sociales propias | seguidor* | contenido en redes | crear contenido | autopromoción | me valore | me valoren | hacerme un nombre | darme visibilidad | que se note mi trabajo | que se vea | se vea lo que hago | escribir un blog | mi huella | ganar visibilidad | perfil en linkedin | likedin | linkdin | linkedln`,
    returningToWork: `mi vuelta | mi baja | reincorpor* | reincorporación | reincorporarme | volver a trabajar | volver al trabajo | volver al mercado | volver al mundo laboral | volver a mi puesto | volver a mi profesión | vuelta al trabajo | regresar al trabajo | regresar a trabajar | regreso al trabajo | retomar mi carrera | retomar mi profesión | retomar mi trabajo | retomar .. carrera | retomar .. laboral | reinsertarme | reintegrar* | reinserción laboral | retorno al trabajo | retorno laboral | tras la baja | después de la baja | baja maternal | baja de maternidad | baja por maternidad | permiso de maternidad | permiso maternal | licencia de maternidad | licencia por maternidad | posnatal | ~maternidad | excedencia | después de ser madre | tras ser madre | después de tener hij* | después de un parón | parón | pausa laboral | pausa profesional | tras una pausa | después de una pausa | después de .. pausa | tras .. años sin trabajar | años sin trabajar | tiempo sin trabajar | después de criar | después de cuidar | tras cuidar | cuidando a | cuidando de | año sabático y volver | volver a ejercer | volver tras | volver después`,
    findingDirection: `no estoy segur* | no sé qué | no sé que | no sé lo que | no sé bien qué | no sé muy bien qué | no sé hacia dónde | no sé por dónde | no sé cuál | no sé si | yo no sé | ~no sé | no tengo claro | no lo tengo claro | tenerlo claro | tener claro | no tengo ni idea | no tengo idea | ni idea | qué quiero hacer | qué quiero | lo que quiero hacer con | lo que realmente quiero | lo que de verdad quiero | qué hacer con mi vida | qué hacer en | con mi vida | ~mi vida | hacia dónde | a dónde ir | encontrar .. camino | mi camino | ~camino | ~rumbo | ~rumbos | mi rumbo | sin rumbo | vocación | mi vocación | vocacional | propósito | mi propósito | encontrar .. sentido | dar sentido | más sentido | con sentido | pasión | mi pasión | orientación profesional | orientación laboral | orientación vocacional | ~orientarme | orientarme | encrucijada | indecis* | decidir | decidir* .. entre | decisión* | ~opciones | elegir entre | elegir bien | elegir .. carrera | elegir .. camino | dudo entre | dudas entre | dudas sobre mi futuro | quedarme o | seguir o | o cambiar | me conviene | más me convenga | fortalezas | mis fortalezas | puntos fuertes | mis puntos fuertes | fortalezas y debilidades | mis talentos | mis valores | autoconocimiento | conocerme | conocerme mejor | descubrir qué | descubrir lo que | averiguar qué | qué me gusta | qué me apasiona | lo que me gusta | qué se me da bien | qué estudiar | aclararme | aclarar .. ideas | aclarar mi | claridad | perdid* | estoy perdid* | estancad* | realizarme | realización personal | me siento realizad* | sentirme realizad* | feliz | más feliz | felicidad | satisfecha | satisfecho | satisfacción | insatisfech* | no me llena | me llene | descontent* | infeliz | aburrid* | me aburro | odio mi trabajo | no me gusta mi trabajo | no me gusta lo que hago | mi futuro profesional | ~futuro | proyecto de vida | proyecto vital | qué viene después | nueva etapa | tener éxito | exitos* | éxito | por dónde empezar | por dónde tirar | por dónde ir | qué camino | crisis de los | crisis existencial | crisis profesional | test vocacional | ikigai | qué es lo mío | encontrar lo mío | para qué valgo | para qué sirvo | valgo para | me siento vací* | desmotivad* | motivación | sin ilusión | recuperar la ilusión | qué rumbo | mi lugar | mi sitio | no me motiva | no me ilusiona | me planteo todo | replantear*`,
    general: '',
  },
  phrases: {
    careerChange: [
      [
        'Antes del {date}, hablaré con {people|5} del ámbito al que quiero pasar[, a ser posible con experiencia en {aim},] y anotaré 3 competencias que me faltan para el cambio profesional y cómo adquirirlas.',
        'Antes del {date}, hablaré con {people|5} de mi nuevo sector[ con experiencia en {aim}] y anotaré 3 competencias que me faltan para el cambio profesional.',
      ],
      [
        'Pondré a prueba mi cambio profesional[ hacia {aim}]: antes del {date} terminaré 1 pequeño proyecto, le dedicaré {hours|3} y mostraré el resultado a 2 personas de ese sector.',
        'Antes del {date}, terminaré 1 pequeño proyecto de prueba para mi cambio profesional[ hacia {aim}] y lo mostraré a 2 personas del sector.',
      ],
      [
        'Antes del {date}, compararé 3 caminos para mi cambio profesional[, con {aim} como meta], contrastaré cada uno con mis puntos fuertes en 1 página y daré el primer paso en el que más me convenza.',
        'Antes del {date}, compararé 3 caminos para mi cambio profesional[, con {aim} como meta,] y empezaré 1 de ellos.',
      ],
    ],
    jobSearch: [
      [
        'Antes del {date}, enviaré {applications|10}[ para {aim}], cada una adaptada a la oferta, y pediré antes a 2 personas que revisen mi currículum.',
        'Antes del {date}, enviaré {applications|10}[ para {aim}], cada una adaptada a la oferta.',
      ],
      [
        'Buscaré empleo con constancia[ y con {aim} como meta]: cada semana, hasta el {date}, escribiré a 2 empresas, enviaré 1 candidatura adaptada y anotaré las respuestas.',
        'Cada semana, hasta el {date}, escribiré a 2 empresas[ para preguntar por {aim}] y enviaré 1 candidatura adaptada a la oferta.',
      ],
      [
        'Antes del {date}, haré una lista de 15 empresas en las que encaje mi perfil[ para {aim}], hablaré con {people|3} de esas empresas y enviaré 5 candidaturas adaptadas.',
        'Antes del {date}, haré una lista de 15 empresas de interés[ para {aim}] y enviaré 5 candidaturas adaptadas.',
      ],
      [
        'Dedicaré {hours|3} a buscar empleo hasta el {date}[, con {aim} como meta]: 1 candidatura adaptada por semana, 2 mensajes a contactos del sector y 1 repaso de los resultados cada viernes.',
        'Dedicaré {hours|3} a buscar empleo hasta el {date}[, con {aim} como meta,] y enviaré 1 candidatura adaptada por semana.',
      ],
    ],
    interviews: [
      [
        'Antes del {date}, haré {interviews|4}[ para {aim}] con alguien de confianza y prepararé 6 ejemplos concretos que muestren mis logros.',
        'Antes del {date}, haré {interviews|4}[ para {aim}] y prepararé 6 ejemplos de mis logros.',
      ],
      [
        'Antes del {date}, escribiré mis respuestas a 12 preguntas habituales de entrevista[ para {aim}], ensayaré cada una 2 veces en voz alta y pediré una segunda opinión sobre 3 de ellas.',
        'Antes del {date}, escribiré mis respuestas a 12 preguntas de entrevista[ para {aim}] y ensayaré cada una 2 veces en voz alta.',
      ],
      [
        'Para mi próxima entrevista[ para {aim}], ensayaré 3 veces por semana, hasta el {date}, una presentación personal de 2 minutos y pediré a 2 personas que la escuchen y la comenten.',
        'Para mi próxima entrevista[ para {aim}], ensayaré 3 veces por semana, hasta el {date}, una presentación personal de 2 minutos.',
      ],
    ],
    promotion: [
      [
        'Antes del {date}, reuniré 5 resultados que respalden mi próximo paso profesional[, {aim},] y los presentaré a mi responsable en 1 reunión para acordar 2 pasos concretos.',
        'Antes del {date}, reuniré 5 resultados que respalden mi próximo paso profesional[, {aim},] y los presentaré a mi responsable.',
      ],
      [
        'Asumiré 1 tarea de mayor responsabilidad[ como preparación para {aim}] antes del {date}, documentaré el resultado con cifras y pediré la opinión de 2 personas con poder de decisión.',
        'Antes del {date}, asumiré 1 tarea de mayor responsabilidad[ como preparación para {aim}] y pediré la opinión de 2 personas con poder de decisión.',
      ],
      [
        'Antes del {date}, preguntaré a 3 personas que deciden sobre los ascensos qué piden[ para {aim}], lo compararé con mi perfil y dedicaré {hours|2} a cubrir 1 carencia.',
        'Antes del {date}, preguntaré a 3 personas que deciden sobre los ascensos qué piden[ para {aim}] y trabajaré 1 carencia.',
      ],
    ],
    leadingTeam: [
      [
        'Hasta el {date}, hablaré a solas cada 2 semanas con cada persona de mi equipo[ de {team} personas]: acordaremos 1 objetivo claro y revisaremos el anterior.',
        'Hasta el {date}, hablaré a solas cada 2 semanas con cada persona de mi equipo[ de {team} personas].',
      ],
      [
        'Dirigiré 1 proyecto de principio a fin[ con mi equipo de {team} personas] antes del {date}, delegaré 3 tareas completas y preguntaré a 3 personas qué cambiarían de mi forma de liderar.',
        'Antes del {date}, dirigiré 1 proyecto[ con mi equipo de {team} personas], delegaré 3 tareas y pediré a 3 personas su opinión sobre mi forma de liderar.',
      ],
      [
        'Antes del {date}, hablaré con 2 personas cuyo liderazgo me inspira, anotaré 5 de sus hábitos y probaré 3 de ellos con mi equipo[ de {team} personas], 2 semanas cada uno.',
        'Antes del {date}, anotaré 5 hábitos de personas cuyo liderazgo me inspira y probaré 3 de ellos con mi equipo[ de {team} personas].',
      ],
    ],
    negotiatingPay: [
      [
        'Antes del {date}, reuniré 5 resultados con cifras, compararé mi sueldo con 3 fuentes y pediré a mi responsable una revisión salarial[ con una subida de {percent}][ con {amount} como meta].',
        'Antes del {date}, reuniré 5 resultados con cifras y pediré una revisión salarial[ con una subida de {percent}][ con {amount} como meta].',
      ],
      [
        'Para pedir un sueldo más alto[ ({percent} más)][ (meta: {amount})], escribiré 4 argumentos, ensayaré la conversación 3 veces con alguien de confianza y la tendré antes del {date}.',
        'Ensayaré 3 veces la conversación sobre mi sueldo[ ({percent} más)][ (meta: {amount})] y la tendré antes del {date}.',
      ],
    ],
    networking: [
      [
        'Para ampliar mi red profesional, hablaré 20 minutos con {people|6} de mi sector antes del {date}[, a ser posible con experiencia en {aim},] y retomaré cada contacto al cabo de 1 semana.',
        'Para ampliar mi red profesional, hablaré 20 minutos con {people|6} de mi sector antes del {date}.',
      ],
      [
        'Antes del {date}, asistiré a {events|2} de mi sector, iniciaré 3 conversaciones cada vez para ampliar mi red y escribiré a cada nuevo contacto en menos de 3 días.',
        'Antes del {date}, asistiré a {events|2} de mi sector e iniciaré 3 conversaciones cada vez para ampliar mi red.',
      ],
      [
        'Cada semana, hasta el {date}, escribiré a 2 profesionales de mi sector para ampliar mi red de contactos, propondré 1 charla breve y anotaré 1 idea que pueda aplicar.',
        'Cada semana, hasta el {date}, escribiré a 2 profesionales de mi sector para ampliar mi red de contactos.',
      ],
    ],
    publicSpeaking: [
      [
        'Antes del {date}, haré {talks|3} de al menos 10 minutos[ ante {audience}], con 2 ensayos previos cada vez, y preguntaré a 2 oyentes qué funcionó y qué cambiarían.',
        'Antes del {date}, haré {talks|3}[ ante {audience}] y pediré cada vez la opinión de 2 oyentes.',
      ],
      [
        'Para hablar en público con soltura, grabaré cada semana, hasta el {date}, 1 presentación de práctica de 5 minutos, anotaré 2 puntos que pulir y hablaré después en 1 ocasión real[ ante {audience}].',
        'Para hablar en público con soltura, grabaré cada semana, hasta el {date}, 1 presentación de práctica y hablaré después en 1 ocasión real[ ante {audience}].',
      ],
      [
        'Prepararé 1 relato de 3 minutos sobre mi trabajo, lo contaré en público en 4 ocasiones antes del {date}[, la última ante {audience},] y anotaré cada vez 1 acierto y 1 cambio.',
        'Antes del {date}, contaré en público 1 relato de 3 minutos sobre mi trabajo en 4 ocasiones[, la última ante {audience}].',
      ],
    ],
    confidence: [
      [
        'Para ganar confianza, tomaré la palabra[ ante {audience}] en al menos 1 reunión por semana hasta el {date} y anotaré después 1 cosa que salió bien.',
        'Para ganar confianza, tomaré la palabra[ ante {audience}] en al menos 1 reunión por semana hasta el {date}.',
      ],
      [
        'Cada viernes, hasta el {date}, escribiré 3 cosas que haya hecho bien y, para ganar confianza en mí, asumiré 2 tareas que suelo evitar.',
        'Cada viernes, hasta el {date}, escribiré 3 cosas que haya hecho bien para ganar confianza en mí.',
      ],
      [
        'Antes del {date}, daré 4 pasos fuera de mi zona de confort, de menor a mayor dificultad, y puntuaré mi confianza del 1 al 10 antes y después de cada uno.',
        'Antes del {date}, daré 4 pasos fuera de mi zona de confort y puntuaré cada vez mi confianza del 1 al 10.',
      ],
    ],
    technicalSkills: [
      [
        'Antes del {date}, terminaré 1 proyecto propio con {tool}, le dedicaré {hours|3} y pediré a una persona con experiencia que revise el resultado.',
        'Antes del {date}, terminaré 1 proyecto propio con {tool} y le dedicaré {hours|3}.',
      ],
      [
        'Antes del {date}, completaré 1 curso de {name}, estudiaré {hours|3} y aplicaré lo aprendido en 3 pequeñas tareas de mi trabajo.',
        'Antes del {date}, completaré 1 curso de {name} y estudiaré {hours|3}.',
      ],
      [
        'Practicaré {hours|3} con {tool} hasta el {date}, resolveré 12 ejercicios y mostraré 1 resultado terminado a alguien con más práctica.',
        'Practicaré {hours|3} con {tool} hasta el {date} y resolveré 12 ejercicios.',
      ],
      [
        'Aplicaré mis conocimientos de {name} en 2 tareas reales antes del {date}, les dedicaré {hours|3} y pediré a una persona con experiencia que revise los resultados.',
        'Aplicaré mis conocimientos de {name} en 2 tareas reales antes del {date} y les dedicaré {hours|3}.',
      ],
      [
        'Antes del {date}, completaré 1 curso de la competencia técnica que más falta me hace, estudiaré {hours|3} y aplicaré lo aprendido en 3 tareas de mi trabajo.',
        'Antes del {date}, completaré 1 curso de la competencia técnica que más falta me hace y estudiaré {hours|3}.',
      ],
      [
        'Para practicar mis habilidades técnicas, crearé 1 pequeño proyecto antes del {date}, le dedicaré {hours|3} y pediré a una persona con experiencia que lo revise.',
        'Para practicar mis habilidades técnicas, crearé 1 pequeño proyecto antes del {date} y le dedicaré {hours|3}.',
      ],
      [
        'Seguiré un plan de formación hasta el {date}: estudiaré {hours|3}, haré 1 ejercicio práctico cada semana y aplicaré 3 cosas nuevas en mi trabajo.',
        'Seguiré un plan de formación hasta el {date}: estudiaré {hours|3} y haré 1 ejercicio práctico cada semana.',
      ],
    ],
    language: [
      [
        'Estudiaré {name} {hours|3} hasta el {date}[ para acercarme al nivel {level}], mantendré 8 conversaciones de 30 minutos y haré al final 1 prueba de nivel[ ({level})].',
        'Estudiaré {name} {hours|3} hasta el {date} y haré 1 prueba de nivel[ ({level})].',
      ],
      [
        'Cada semana, hasta el {date}, tendré 1 conversación de 30 minutos en {name}, aprenderé 20 palabras nuevas y terminaré 1 unidad de un curso[ de nivel {level}].',
        'Cada semana, hasta el {date}, tendré 1 conversación en {name} y terminaré 1 unidad de un curso[ de nivel {level}].',
      ],
      [
        'Estudiaré el idioma {hours|3} hasta el {date}[ para acercarme al nivel {level}], mantendré 8 conversaciones de 30 minutos y haré al final 1 prueba de nivel.',
        'Estudiaré el idioma {hours|3} hasta el {date} y haré 1 prueba de nivel[ ({level})].',
      ],
      [
        'Cada semana, hasta el {date}, tendré 1 conversación de 30 minutos en el idioma que estudio, aprenderé 20 palabras nuevas y terminaré 1 unidad de un curso[ de nivel {level}].',
        'Cada semana, hasta el {date}, tendré 1 conversación en el idioma que estudio y terminaré 1 unidad de un curso[ de nivel {level}].',
      ],
    ],
    workLifeBalance: [
      [
        'Hasta el {date}, terminaré mi jornada con puntualidad 3 días por semana, reservaré esas tardes en la agenda para mi vida personal y haré balance cada viernes.',
        'Hasta el {date}, terminaré mi jornada con puntualidad 3 días por semana y reservaré esas tardes para mi vida personal.',
      ],
      [
        'Para recuperar el equilibrio, dejaré 2 tardes por semana libres de trabajo hasta el {date}, haré 1 pausa fija de 20 minutos al día y puntuaré mi energía del 1 al 10 cada viernes.',
        'Para recuperar el equilibrio, dejaré 2 tardes por semana libres de trabajo hasta el {date} y haré 1 pausa fija al día.',
      ],
      [
        'Antes del {date}, anotaré 5 cosas que me dan energía fuera del trabajo, me reservaré 2 horas de tiempo libre por semana y renunciaré a 1 compromiso que me pese.',
        'Antes del {date}, anotaré 5 cosas que me dan energía fuera del trabajo y me reservaré 2 horas de tiempo libre por semana.',
      ],
    ],
    managingTime: [
      [
        'Hasta el {date}, escribiré cada tarde mis 3 tareas prioritarias y bloquearé 90 minutos en la agenda del día siguiente para hacerlas primero.',
        'Hasta el {date}, escribiré cada tarde mis 3 tareas prioritarias y las haré primero al día siguiente.',
      ],
      [
        'Anotaré durante 2 semanas en qué se me va el tiempo, eliminaré 3 tareas que me lo roban y, hasta el {date}, dedicaré 30 minutos cada lunes a planificar la semana.',
        'Anotaré en qué se me va el tiempo durante 2 semanas y dedicaré 30 minutos cada lunes a planificar la semana hasta el {date}.',
      ],
      [
        'Para organizar mi tiempo, reuniré en 1 sola lista mis tareas pendientes, la revisaré 2 veces por semana hasta el {date} y dejaré para más adelante todo lo que no esté entre mis 5 prioridades.',
        'Para organizar mi tiempo, reuniré en 1 sola lista mis tareas y la revisaré 2 veces por semana hasta el {date}.',
      ],
    ],
    ownBusiness: [
      [
        'Antes del {date}, preguntaré por sus necesidades a {customers|8} de mi negocio y probaré mi primera oferta, con precio cerrado, en 3 casos reales.',
        'Antes del {date}, preguntaré por sus necesidades a {customers|8} de mi negocio y probaré 1 oferta.',
      ],
      [
        'Escribiré un plan de 5 páginas para mi propio negocio antes del {date}, calcularé 3 escenarios de costes e ingresos y pediré a 2 personas con experiencia que lo revisen.',
        'Antes del {date}, escribiré un plan de 5 páginas para mi propio negocio y pediré a 2 personas con experiencia que lo revisen.',
      ],
      [
        'Trabajaré {hours|4} en mi negocio hasta el {date}: definiré 1 oferta con su precio, la presentaré a {customers|8} y anotaré 5 mejoras a partir de sus respuestas.',
        'Trabajaré {hours|4} en mi negocio hasta el {date} y presentaré 1 oferta con su precio a {customers|8}.',
      ],
    ],
    communication: [
      [
        'Antes del {date}, prepararé por escrito 6 conversaciones importantes[ con {audience}], cada una con 1 mensaje principal, y preguntaré después a 2 personas si me expliqué con claridad.',
        'Antes del {date}, prepararé por escrito 6 conversaciones importantes[ con {audience}] y preguntaré a 2 personas si me expliqué con claridad.',
      ],
      [
        'Una vez por semana, hasta el {date}, mantendré una conversación[ con {audience}] en la que primero resumiré lo que me han dicho y después explicaré mi idea en 3 frases.',
        'Una vez por semana, hasta el {date}, mantendré una conversación[ con {audience}] y explicaré mi idea en 3 frases.',
      ],
      [
        'Para comunicarme con más eficacia, preguntaré a 1 persona por semana, hasta el {date}, cómo me ha entendido, anotaré 2 puntos concretos y probaré 1 cambio en la siguiente conversación[ con {audience}].',
        'Para comunicarme con más eficacia, preguntaré a 1 persona por semana, hasta el {date}, cómo me ha entendido y probaré 1 cambio.',
      ],
    ],
    personalBrand: [
      [
        'Renovaré mi perfil en internet antes del {date}[, con {aim} como meta,] y compartiré {posts|4} sobre temas de mi especialidad para dar visibilidad a mi trabajo.',
        'Antes del {date}, renovaré mi perfil en internet y compartiré {posts|4} sobre mi especialidad.',
      ],
      [
        'Daré visibilidad a mi trabajo hasta el {date}: 1 aportación por semana en una red profesional, 2 comentarios a publicaciones de otras personas y 1 presentación interna de mis resultados.',
        'Daré visibilidad a mi trabajo hasta el {date} con 1 aportación por semana en una red profesional.',
      ],
      [
        'Antes del {date}, enviaré a mi responsable 3 resúmenes breves de mis resultados con cifras y presentaré 1 de ellos en una reunión para dar visibilidad a mi trabajo.',
        'Antes del {date}, enviaré a mi responsable 3 resúmenes breves de mis resultados para dar visibilidad a mi trabajo.',
      ],
    ],
    returningToWork: [
      [
        'Antes del {date}, escribiré un plan en 3 pasos para mi vuelta al trabajo[ con {aim} como meta], pondré al día 2 competencias y hablaré con {people|4} de mi sector.',
        'Antes del {date}, escribiré un plan en 3 pasos para mi vuelta al trabajo[ con {aim} como meta] y pondré al día 2 competencias.',
      ],
      [
        'Dedicaré {hours|3} a preparar mi vuelta al trabajo hasta el {date}: 1 curso de actualización, 2 conversaciones con empresas sobre tareas y horarios y 1 currículum renovado.',
        'Prepararé mi vuelta al trabajo hasta el {date} con 1 curso de actualización y 2 conversaciones con empresas.',
      ],
    ],
    findingDirection: [
      [
        'Antes del {date}, hablaré con {people|4} cuyo trabajo me interese, escribiré 5 de mis puntos fuertes y elegiré 1 rumbo para probarlo durante una semana.',
        'Antes del {date}, hablaré con {people|4} cuyo trabajo me interese y elegiré 1 rumbo para probarlo.',
      ],
      [
        'Anotaré 3 veces por semana, hasta el {date}, qué me da energía y qué me la quita, compararé después 3 rumbos posibles y decidiré cuál será mi próximo paso.',
        'Anotaré 3 veces por semana, hasta el {date}, qué me da energía y después elegiré 1 rumbo.',
      ],
      [
        'Antes del {date}, probaré 2 rumbos posibles durante 1 día cada uno, con un curso, una visita o un encargo breve, y anotaré 3 conclusiones sobre lo que quiero.',
        'Antes del {date}, probaré 2 rumbos posibles durante 1 día cada uno y anotaré 3 conclusiones.',
      ],
    ],
    general: [
      [
        'Antes del {date}, daré 4 pasos concretos hacia mi objetivo «{words}», le dedicaré {hours|2} y comentaré mis avances en 2 sesiones de mentoría.',
        'Antes del {date}, daré 4 pasos concretos hacia mi objetivo «{words}» y le dedicaré {hours|2}.',
      ],
      [
        'Dedicaré {hours|2} a mi objetivo «{words}» hasta el {date}, lograré 3 resultados visibles y anotaré 1 lección después de cada uno.',
        'Dedicaré {hours|2} a mi objetivo «{words}» hasta el {date} y lograré 3 resultados visibles.',
      ],
      [
        'Antes del {date}, dividiré lo que quiero en 4 pasos concretos, les dedicaré {hours|2} y comentaré mis avances en 2 sesiones de mentoría.',
        'Antes del {date}, dividiré lo que quiero en 4 pasos concretos y les dedicaré {hours|2}.',
      ],
      [
        'Dedicaré {hours|2} a este propósito hasta el {date}, lograré 3 resultados visibles y anotaré 1 lección después de cada uno.',
        'Dedicaré {hours|2} a este propósito hasta el {date} y lograré 3 resultados visibles.',
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        'Como primer paso[ hacia {aim}], hablaré antes del {date} con 1 persona que haya vivido un cambio profesional y anotaré 3 dudas por resolver.',
        'Como primer paso[ hacia {aim}], hablaré antes del {date} con 1 persona que haya vivido un cambio profesional.',
      ],
    ],
    jobSearch: [
      [
        'Para empezar la búsqueda de empleo, pondré al día mi currículum y enviaré 2 candidaturas adaptadas[ para {aim}] antes del {date}.',
        'Para empezar, enviaré 2 candidaturas adaptadas[ para {aim}] antes del {date}.',
      ],
    ],
    interviews: [
      [
        'Como primer paso, prepararé mis respuestas a 5 preguntas de entrevista[ para {aim}] y haré 1 simulacro antes del {date}.',
        'Como primer paso, prepararé mis respuestas a 5 preguntas de entrevista antes del {date}.',
      ],
    ],
    promotion: [
      [
        'Como primer paso[ hacia {aim}], anotaré 3 competencias que me faltan para avanzar en mi carrera y pediré consejo a 1 persona con experiencia antes del {date}.',
        'Como primer paso[ hacia {aim}], anotaré 3 competencias que me faltan para avanzar en mi carrera antes del {date}.',
      ],
    ],
    leadingTeam: [
      [
        'Como primer paso para liderar, antes del {date} delegaré 1 tarea completa[ en mi equipo de {team} personas] y preguntaré a 2 personas qué cambiarían.',
        'Como primer paso para liderar, delegaré 1 tarea completa antes del {date}.',
      ],
    ],
    negotiatingPay: [
      [
        'Como primer paso hacia un sueldo más alto, escribiré 3 resultados con cifras y consultaré 2 fuentes sobre salarios antes del {date}.',
        'Como primer paso hacia un sueldo más alto, escribiré 3 resultados con cifras antes del {date}.',
      ],
    ],
    networking: [
      [
        'Para empezar a ampliar mi red, escribiré a 3 personas de mi sector y hablaré con 1 de ellas antes del {date}.',
        'Para empezar a ampliar mi red, escribiré a 3 personas antes del {date}.',
      ],
    ],
    publicSpeaking: [
      [
        'Como primer paso para hablar en público[ ante {audience}], grabaré 2 presentaciones de 5 minutos y mostraré 1 a alguien de confianza antes del {date}.',
        'Como primer paso para hablar en público, grabaré 2 presentaciones de 5 minutos antes del {date}.',
      ],
    ],
    confidence: [
      [
        'Como primer paso para ganar confianza, tomaré la palabra en 2 reuniones antes del {date} y anotaré qué salió bien.',
        'Como primer paso para ganar confianza, tomaré la palabra en 2 reuniones antes del {date}.',
      ],
    ],
    technicalSkills: [
      [
        'Como primer paso hacia el examen {certificate}, consultaré los requisitos, escribiré 1 plan de estudio y completaré 3 lecciones antes del {date}.',
        'Como primer paso hacia el examen {certificate}, completaré 3 lecciones antes del {date}.',
      ],
      [
        'Como primer paso, completaré 3 lecciones de un curso básico de {name} y 1 pequeño ejercicio antes del {date}.',
        'Como primer paso, completaré 3 lecciones de un curso básico de {name} antes del {date}.',
      ],
      [
        'Como primer paso, elegiré 1 curso de la competencia técnica que necesito y completaré 3 lecciones antes del {date}.',
        'Como primer paso, completaré 3 lecciones de 1 curso adecuado antes del {date}.',
      ],
    ],
    language: [
      [
        'Para empezar a hablar {name}, aprenderé 30 frases de uso diario y me presentaré a alguien en 5 frases antes del {date}.',
        'Para empezar a hablar {name}, aprenderé 30 frases de uso diario antes del {date}.',
      ],
      [
        'Para empezar a hablar el idioma, aprenderé 30 frases de uso diario y me presentaré a alguien en 5 frases antes del {date}.',
        'Para empezar a hablar el idioma, aprenderé 30 frases de uso diario antes del {date}.',
      ],
    ],
    workLifeBalance: [
      [
        'Como primer paso hacia el equilibrio, dejaré 2 tardes por semana libres de trabajo y haré 1 pausa al día hasta el {date}.',
        'Como primer paso hacia el equilibrio, dejaré 2 tardes por semana libres de trabajo hasta el {date}.',
      ],
    ],
    managingTime: [
      [
        'Para empezar a organizar mi tiempo, anotaré durante 3 días en qué se me va y eliminaré 1 tarea que me lo roba antes del {date}.',
        'Para empezar a organizar mi tiempo, anotaré durante 3 días en qué se me va antes del {date}.',
      ],
    ],
    ownBusiness: [
      [
        'Como primer paso hacia mi propio negocio, describiré mi oferta en 1 página y la mostraré a 3 posibles clientes antes del {date}.',
        'Como primer paso hacia mi propio negocio, describiré mi oferta en 1 página antes del {date}.',
      ],
    ],
    communication: [
      [
        'Para empezar a comunicarme con más claridad, antes del {date} prepararé 2 conversaciones[ con {audience}], cada una con 1 mensaje principal, y preguntaré después qué se entendió.',
        'Para empezar a comunicarme con claridad, prepararé por escrito 2 conversaciones[ con {audience}] antes del {date}.',
      ],
    ],
    personalBrand: [
      [
        'Para empezar a ganar visibilidad, reescribiré las 3 partes principales de mi perfil en internet y pediré su opinión a 1 persona antes del {date}.',
        'Para empezar a ganar visibilidad, reescribiré 3 partes de mi perfil en internet antes del {date}.',
      ],
    ],
    returningToWork: [
      [
        'Como primer paso en mi vuelta al trabajo, hablaré con 1 empresa y anotaré 3 condiciones que son importantes para mí antes del {date}.',
        'Como primer paso en mi vuelta al trabajo, anotaré 3 condiciones importantes para mí antes del {date}.',
      ],
    ],
    findingDirection: [
      [
        'Como primer paso para encontrar mi rumbo, hablaré con 2 personas sobre su trabajo y escribiré 5 de mis puntos fuertes antes del {date}.',
        'Como primer paso para encontrar mi rumbo, escribiré 5 de mis puntos fuertes antes del {date}.',
      ],
    ],
    general: [
      [
        'Como primer paso hacia «{words}», dividiré el camino en 3 etapas y completaré la más pequeña antes del {date}.',
        'Como primer paso hacia «{words}», completaré 1 pequeña etapa antes del {date}.',
      ],
      [
        'Como primer paso, dividiré el camino hacia mi objetivo en 3 etapas y completaré la más pequeña antes del {date}.',
        'Como primer paso, completaré 1 pequeña etapa hacia mi objetivo antes del {date}.',
      ],
    ],
  },
  measured: [
    [
      'En «{words}», pasaré de {from} a {to} antes del {date}: probaré 1 medida nueva cada 2 semanas y revisaré la cifra 1 vez por semana.',
      'En «{words}», pasaré de {from} a {to} antes del {date} y revisaré la cifra 1 vez por semana.',
    ],
    [
      'Antes del {date}, pondré en marcha 4 medidas para pasar de {from} a {to} en «{words}» y comentaré la cifra 1 vez al mes en la mentoría.',
      'Antes del {date}, pasaré de {from} a {to} en «{words}» con 4 medidas concretas.',
    ],
    [
      'Antes del {date}, pondré en marcha 4 medidas para pasar de {from} a {to} y anotaré la cifra 1 vez por semana.',
      'Antes del {date}, pondré en marcha 4 medidas para pasar de {from} a {to}.',
    ],
    [
      'Antes del {date}, pondré en marcha 4 medidas para llegar a {to} en «{words}» y anotaré la cifra 1 vez por semana.',
      'Antes del {date}, llegaré a {to} en «{words}» con 4 medidas concretas.',
    ],
    [
      'Antes del {date}, pondré en marcha 4 medidas para lograr un cambio de {percent} en «{words}» y anotaré la cifra 1 vez por semana.',
      'Antes del {date}, lograré un cambio de {percent} en «{words}» con 4 medidas concretas.',
    ],
    [
      'Avanzaré hacia {to} hasta el {date}: probaré 1 medida nueva cada 2 semanas y revisaré la cifra 1 vez por semana.',
      'Avanzaré hacia {to} hasta el {date} con 1 medida nueva cada 2 semanas.',
    ],
    [
      'Trabajaré para lograr un cambio de {percent} hasta el {date}: probaré 1 medida nueva cada 2 semanas y revisaré la cifra 1 vez por semana.',
      'Trabajaré para lograr un cambio de {percent} hasta el {date} con 1 medida nueva cada 2 semanas.',
    ],
  ],
  examined: [
    [
      'Me presentaré al examen {certificate} antes del {date}: hasta entonces estudiaré {hours|4} y haré 3 simulacros completos.',
      'Me presentaré al examen {certificate} antes del {date}, después de 3 simulacros completos.',
    ],
    [
      'Dedicaré {hours|4} a preparar el examen {certificate}, haré 3 simulacros completos y me presentaré a la prueba antes del {date}.',
      'Antes del {date}, haré 3 simulacros completos y me presentaré al examen {certificate}.',
    ],
    [
      'Estudiaré {hours|4} para el examen {certificate}, repasaré los errores de 3 simulacros y haré la prueba antes del {date}.',
      'Estudiaré {hours|4} para el examen {certificate} y haré la prueba antes del {date}.',
    ],
  ],
  topics: [
    {
      theme: 'jobSearch',
      cues: 'currículum* | curriculum* | curriculo* | cv | carta de presentación | carta de motivación | hoja de vida',
      phrases: [
        [
          'Antes del {date}, reharé mi currículum[ para {aim}], añadiré 5 resultados con cifras, pediré a 2 personas que lo revisen e incorporaré sus comentarios.',
          'Antes del {date}, reharé mi currículum[ para {aim}] y añadiré 5 resultados con cifras.',
        ],
        [
          'Prepararé 1 currículum y 1 carta de presentación de base[ para {aim}] antes del {date}, los adaptaré a 3 ofertas y pediré su opinión a 2 personas.',
          'Prepararé 1 currículum y 1 carta de presentación[ para {aim}] antes del {date} y los adaptaré a 3 ofertas.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'prácticas en | prácticas profesionales | prácticas remuneradas | unas prácticas | encontrar prácticas | buscar prácticas | conseguir prácticas | hacer prácticas | becari* | pasantía* | plaza de prácticas',
      phrases: [
        [
          'Antes del {date}, enviaré 8 candidaturas a plazas de prácticas[, con {aim} como meta], cada una con su propia carta, y preguntaré a 2 personas del sector por su experiencia.',
          'Antes del {date}, enviaré 8 candidaturas a plazas de prácticas[, con {aim} como meta], cada una con su carta.',
        ],
        [
          'Buscaré 12 empresas que ofrezcan prácticas[, con {aim} como meta,] y enviaré una candidatura a medida a 6 de ellas antes del {date}.',
          'Enviaré una candidatura de prácticas a medida a 6 empresas antes del {date}.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'homolog* | convalid* | reconocimiento de mi título | reconocimiento de título*',
      phrases: [
        [
          'Antes del {date}, reuniré los documentos para homologar mi título, consultaré los requisitos en 2 fuentes oficiales y presentaré 1 solicitud completa.',
          'Antes del {date}, reuniré los documentos para homologar mi título y presentaré 1 solicitud.',
        ],
        [
          'Dedicaré {hours|2} a homologar mi título hasta el {date}: haré 1 lista de trámites, hablaré con 2 personas que ya lo hayan hecho y presentaré 1 solicitud.',
          'Dedicaré {hours|2} a homologar mi título hasta el {date} y presentaré 1 solicitud.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'trabajar en .. extranjero | trabajar en otro país | trabajar fuera | trabajo en el extranjero | empleo en el extranjero | trabajar en europa',
      phrases: [
        [
          'Antes del {date}, compararé el mercado laboral de 2 países, hablaré con {people|3} con experiencia allí y enviaré 5 candidaturas al extranjero[ para {aim}].',
          'Antes del {date}, compararé el mercado laboral de 2 países y enviaré 5 candidaturas al extranjero[ para {aim}].',
        ],
        [
          'Para trabajar en el extranjero, averiguaré antes del {date} los requisitos de permiso, título e idioma de 1 país y escribiré a 8 empresas de allí[ para preguntar por {aim}].',
          'Para trabajar en el extranjero, averiguaré antes del {date} los requisitos de 1 país y escribiré a 8 empresas.',
        ],
      ],
    },
    {
      theme: 'technicalSkills',
      cues: 'oposicion* | opositar | oposición | opositando | sacar plaza | sacarme plaza | sacar .. plaza | plaza pública | plaza de bomber* | plaza de polic* | plaza de funcionari* | ser funcionari* | guardia civil',
      phrases: [
        [
          'Estudiaré {hours|8} para la oposición hasta el {date}, repasaré 2 temas por semana y haré 1 simulacro completo cada mes.',
          'Estudiaré {hours|8} para la oposición hasta el {date} y repasaré 2 temas por semana.',
        ],
        [
          'Antes del {date}, escribiré 1 plan de estudio para la oposición, resolveré 4 exámenes de años anteriores y repasaré los errores con una persona con experiencia.',
          'Antes del {date}, escribiré 1 plan de estudio para la oposición y resolveré 4 exámenes de años anteriores.',
        ],
      ],
    },
    {
      theme: 'technicalSkills',
      cues: 'máster | maestría | posgrado | postgrado | doctorado | volver a estudiar | retomar .. estudios | carrera universitaria | grado universitario | una beca',
      phrases: [
        [
          'Antes del {date}, compararé 4 programas de máster o de formación según 5 criterios, hablaré con {people|2} con experiencia en ellos y prepararé 1 solicitud completa.',
          'Antes del {date}, compararé 4 programas de máster o de formación según 5 criterios y prepararé 1 solicitud.',
        ],
        [
          'Para volver a estudiar, calcularé antes del {date} el tiempo y el coste de 3 programas de formación, consultaré 2 becas o ayudas y enviaré 1 solicitud.',
          'Para volver a estudiar, compararé 3 programas de formación antes del {date} y enviaré 1 solicitud.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'deleg* | soltar tareas | repartir tareas',
      phrases: [
        [
          'Cada semana, hasta el {date}, delegaré 1 tarea completa[ en mi equipo de {team} personas], con su objetivo y su plazo por escrito, y preguntaré solo 1 vez antes de la entrega.',
          'Cada semana, hasta el {date}, delegaré 1 tarea completa[ en mi equipo de {team} personas].',
        ],
        [
          'Antes del {date}, haré una lista de 10 tareas que repito, delegaré 4 de forma definitiva[ en mi equipo de {team} personas] y revisaremos los resultados después de 2 semanas.',
          'Antes del {date}, haré una lista de 10 tareas que repito y delegaré 4 de forma definitiva.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'contratar | contrataciones | contrat* .. equipo | incorporar .. equipo | seleccionar .. equipo | reclutar',
      phrases: [
        [
          'Antes del {date}, escribiré 1 perfil claro de la persona que quiero contratar, haré 6 entrevistas con las mismas 8 preguntas y decidiré tras escuchar una segunda opinión.',
          'Antes del {date}, escribiré 1 perfil claro de la persona que quiero contratar y haré 6 entrevistas.',
        ],
        [
          'Para contratar con acierto, pediré recomendaciones a 5 personas, haré 6 entrevistas con las mismas 8 preguntas y elegiré antes del {date}.',
          'Para contratar con acierto, haré 6 entrevistas con las mismas 8 preguntas antes del {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'motiva* .. equipo* | equipo .. motiva* | motiva* .. gente | motiva* .. emplead* | motiva* .. persona* | motivarl* | cohesión | cohesion* .. equipo | espíritu de equipo | team building | ambiente .. equipo | clima .. equipo | clima laboral',
      phrases: [
        [
          'Antes del {date}, preguntaré a cada persona de mi equipo[ de {team} personas], en una conversación de 30 minutos, qué la motiva, y llevaré a la práctica 3 de las propuestas.',
          'Antes del {date}, preguntaré a cada persona de mi equipo[ de {team} personas] qué la motiva y aplicaré 3 propuestas.',
        ],
        [
          'Para motivar a mi equipo[ de {team} personas], dirigiré cada 2 semanas, hasta el {date}, una reunión de 30 minutos, destacaré 1 logro y probaré 1 idea que surja en ella.',
          'Para motivar a mi equipo[ de {team} personas], dirigiré cada 2 semanas, hasta el {date}, una reunión de 30 minutos.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'equipo* remoto* | equipo* en remoto | equipo* a distancia | equipo* híbrido* | equipo* virtual* | equipo* distribuido* | equipo* internacional* | equipo .. remoto',
      phrases: [
        [
          'Hasta el {date}, dirigiré 1 reunión breve por semana con mi equipo a distancia[, de {team} personas,] y hablaré a solas con cada persona 1 vez al mes.',
          'Hasta el {date}, dirigiré 1 reunión breve por semana con mi equipo a distancia[, de {team} personas].',
        ],
        [
          'Antes del {date}, acordaré 5 reglas de colaboración con mi equipo a distancia[, de {team} personas,] y las revisaré después de 4 semanas con 3 preguntas a cada persona.',
          'Antes del {date}, acordaré 5 reglas de colaboración con mi equipo a distancia[, de {team} personas].',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'feedback | retroaliment* | dar .. feedback | recibir críticas | críticas | crítica constructiva',
      phrases: [
        [
          'Una vez por semana, hasta el {date}, daré feedback concreto a 1 persona, con un ejemplo y una petición, y pediré a cambio su opinión sobre mí.',
          'Una vez por semana, hasta el {date}, daré feedback concreto a 1 persona y pediré el suyo a cambio.',
        ],
        [
          'Antes del {date}, prepararé por escrito 5 conversaciones de feedback, cada una con 1 observación, su efecto y 1 petición, y anotaré cómo fue.',
          'Antes del {date}, prepararé y tendré 5 conversaciones de feedback con 1 observación y 1 petición cada una.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'conflict* | resolver conflictos | conversaciones difíciles | conversación difícil | conversaciones incómodas | conversaciones complicadas | jefe difícil | jefa difícil | jef* .. difícil | compañer* .. difícil* | personas difíciles | gente difícil | clientes difíciles | discusion* | llevarme mal | me llevo mal | enfrentar*',
      phrases: [
        [
          'Antes del {date}, prepararé por escrito 3 conversaciones difíciles[ con {audience}], tendré cada una en el plazo de 1 semana y anotaré qué ayudó a resolver el conflicto.',
          'Antes del {date}, prepararé y tendré 3 conversaciones difíciles[ con {audience}].',
        ],
        [
          'Aprenderé 1 método para resolver conflictos antes del {date}, lo practicaré en 2 simulaciones y lo usaré en 2 conversaciones reales[ con {audience}].',
          'Aprenderé 1 método para resolver conflictos antes del {date} y lo usaré en 2 conversaciones reales.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'stakeholder* | partes interesadas | grupos de interés',
      phrases: [
        [
          'Antes del {date}, haré un mapa de las 8 partes interesadas clave en mi trabajo, preguntaré a 4 por sus expectativas y enviaré a todas un breve informe cada 2 semanas.',
          'Antes del {date}, haré un mapa de las 8 partes interesadas clave en mi trabajo y preguntaré a 4 por sus expectativas.',
        ],
        [
          'Hasta el {date}, hablaré 20 minutos por semana con 1 de las partes interesadas en mi trabajo y anotaré después 1 expectativa y 1 acuerdo.',
          'Hasta el {date}, hablaré 20 minutos por semana con 1 de las partes interesadas en mi trabajo.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'negoci* .. cliente* | negoci* .. proveedor* | negoci* .. contrato* | técnicas de negociación | negociación | habilidad* de negociación | aprender a negociar | ~negociar',
      phrases: [
        [
          'Antes del {date}, prepararé 3 negociaciones[ con {audience}] en 1 página cada una, con meta, límite y 2 alternativas, y anotaré después el resultado.',
          'Antes del {date}, prepararé 3 negociaciones[ con {audience}] en 1 página cada una, con meta y límite.',
        ],
        [
          'Ensayaré 4 negociaciones[ con {audience}] como juego de rol hasta el {date} y preguntaré cada vez por 2 puntos que pueda pulir.',
          'Ensayaré 4 negociaciones[ con {audience}] como juego de rol hasta el {date}.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'escuchar | escucha activa | saber escuchar | escucha',
      phrases: [
        [
          'En 2 conversaciones por semana, hasta el {date}, escucharé sin interrumpir, resumiré lo oído en 1 frase y solo entonces responderé.',
          'En 2 conversaciones por semana, hasta el {date}, escucharé hasta el final y resumiré lo oído antes de responder.',
        ],
        [
          'Practicaré la escucha activa hasta el {date}: 1 conversación por semana en la que haré 3 preguntas abiertas y anotaré lo que aprenda.',
          'Practicaré la escucha activa en 1 conversación por semana hasta el {date}, con 3 preguntas abiertas cada vez.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'redact* | redacción | escribir .. correos | escribir .. emails | escribir mejor | correos electrónicos | comunicación escrita | escribir informes | informes claros | expresión escrita | por escrito',
      phrases: [
        [
          'Reescribiré 2 de mis textos por semana hasta el {date} para acortarlos un tercio y preguntaré a 1 persona qué no quedó claro.',
          'Reescribiré 2 de mis textos por semana hasta el {date} para acortarlos un tercio.',
        ],
        [
          'Antes del {date}, completaré 1 curso breve de redacción y pediré a 2 personas que comenten 5 de mis textos.',
          'Antes del {date}, pediré a 2 personas que comenten 5 de mis textos para trabajar mi redacción.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'explicar* | explicarme | explicar | público no técnico | lenguaje sencillo | lenguaje claro | personas no técnicas | clientes no técnicos',
      phrases: [
        [
          'Una vez por semana, hasta el {date}, explicaré 1 tema de mi trabajo en 3 minutos[ ante {audience}] y preguntaré qué idea ha quedado.',
          'Una vez por semana, hasta el {date}, explicaré 1 tema de mi trabajo en 3 minutos[ ante {audience}].',
        ],
        [
          'Antes del {date}, escribiré 4 explicaciones sin palabras técnicas, probaré cada una con 2 personas y la acortaré después de sus preguntas.',
          'Antes del {date}, escribiré 4 explicaciones sin palabras técnicas y probaré cada una con 2 personas.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'interrump* | hablar .. reuni* | hablar .. junta* | intervenir .. reuni* | participar .. reuni* | opinar .. reuni* | reuni* .. opini* | tom* en serio | voz .. reuni* | reuni* .. voz | reuni* .. hablar | reuni* .. callad* | alzar la voz | tomar la palabra | que me escuchen | no me escuchan | hacerme oír | hacerme escuchar | segur* .. reuni* | confianza .. reuni* | intervengo | dar mi opinión | defender .. ideas',
      phrases: [
        [
          'En 2 reuniones por semana, hasta el {date}, tomaré la palabra en los primeros 10 minutos[ ante {audience}] con 1 idea que haya preparado antes.',
          'En 2 reuniones por semana, hasta el {date}, tomaré la palabra[ ante {audience}] con 1 idea preparada.',
        ],
        [
          'Para hacer oír mi voz, aportaré 1 pregunta y 1 idea propia en 8 reuniones[ ante {audience}] antes del {date} y anotaré la reacción después de cada una.',
          'Para hacer oír mi voz, aportaré 1 pregunta o idea propia en 8 reuniones[ ante {audience}] antes del {date}.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'decir no | decir que no | digo no | decir "no" | límites | poner .. límites | marcar límites | establecer límites | complacer',
      phrases: [
        [
          'Hasta el {date}, diré que no al menos 1 vez por semana a una petición que no me corresponda, con 1 frase de explicación, y anotaré cómo fue.',
          'Hasta el {date}, diré que no al menos 1 vez por semana a una petición que no me corresponda.',
        ],
        [
          'Antes del {date}, escribiré 4 límites en mi trabajo, practicaré en voz alta 3 maneras amables de decir que no y las usaré en 5 ocasiones.',
          'Antes del {date}, practicaré 3 maneras amables de decir que no y las usaré en 5 ocasiones.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'impostor* | síndrome .. impostor* | dudo de mí | dudar de mí | dudas de mí | dudas sobre mí | perfeccionis*',
      phrases: [
        [
          'Para plantar cara a las dudas sobre mí, escribiré cada viernes, hasta el {date}, 3 pruebas de lo que sé hacer y leeré la lista en voz alta antes de 4 tareas exigentes.',
          'Para plantar cara a las dudas sobre mí, escribiré cada viernes, hasta el {date}, 3 pruebas de lo que sé hacer.',
        ],
        [
          'Antes del {date}, pediré a 5 personas que nombren 1 de mis puntos fuertes con un ejemplo y usaré la lista para ganar confianza en 3 situaciones de duda.',
          'Antes del {date}, pediré a 5 personas que nombren 1 de mis puntos fuertes para ganar confianza.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'pánico escénico | miedo escénico | miedo .. hablar | miedo .. público | miedo .. exponer | miedo .. presentar | nervios* .. present* | nervios* .. hablar | nervios* .. expon* | nervios* .. público | present* .. nervios* | expon* .. nervios* | habl* .. nervios* | habl* .. bloqueo | me bloqueo .. habl* | me bloqueo .. público | me quedo en blanco | pánico .. hablar | pánico .. público | vergüenza .. hablar | vergüenza .. público | miedo a las presentaciones | tiembla la voz | tiemble la voz | público .. bloqueo | sin ponerme nervios*',
      phrases: [
        [
          'Antes del {date}, haré 4 presentaciones breves, la primera ante 2 personas[ y la última ante {audience}], con 3 minutos de respiración pausada antes de empezar, y puntuaré mis nervios del 1 al 10.',
          'Antes del {date}, haré 4 presentaciones breves[ ante {audience}] y puntuaré cada vez mis nervios del 1 al 10.',
        ],
        [
          'Para superar el miedo escénico, ensayaré en voz alta 3 veces por semana, hasta el {date}, los 2 primeros minutos de mi presentación y hablaré después en 2 ocasiones reales[ ante {audience}].',
          'Para superar el miedo escénico, ensayaré mis 2 primeros minutos 3 veces por semana hasta el {date} y hablaré después en 2 ocasiones reales.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'ponencia* | dar .. ponencia* | ponente* | conferencia* .. hablar | hablar .. conferencia* | hablar .. congreso* | dar .. conferencia* | conferenciante | conferencista | charla .. congreso* | presentar .. congreso* | tedx | meetup* | charla tedx',
      phrases: [
        [
          'Antes del {date}, propondré 1 ponencia a 3 congresos o encuentros, la ensayaré 4 veces ante colegas y la presentaré en 1 evento.',
          'Antes del {date}, propondré 1 ponencia a 3 congresos o encuentros y la ensayaré 4 veces.',
        ],
        [
          'Prepararé 1 charla de 20 minutos para un congreso o encuentro antes del {date}, la probaré ante 2 grupos pequeños y la ofreceré a 3 organizaciones.',
          'Prepararé 1 charla de 20 minutos para un congreso antes del {date} y la ofreceré a 3 organizaciones.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'moderar | facilitar .. reuni* | facilitar .. taller* | impartir .. taller* | dar .. taller* | facilitación | facilitadora | conducir reuniones | dirigir reuniones | moderación | taller*',
      phrases: [
        [
          'Antes del {date}, moderaré {events|3} de al menos 45 minutos, cada vez con un guion por escrito, y recogeré 3 opiniones del público.',
          'Antes del {date}, moderaré {events|3} con un guion por escrito y recogeré 3 opiniones del público.',
        ],
        [
          'Aprenderé 4 métodos para moderar grupos antes del {date}, usaré 1 de ellos en 1 de cada 2 reuniones y anotaré cómo respondió el grupo.',
          'Aprenderé 4 métodos para moderar grupos antes del {date} y usaré 1 en 1 de cada 2 reuniones.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'encontrar .. mentor* | buscar .. mentor* | tener .. mentor* | busco .. mentor* | una mentora | un mentor | referente* | modelo a seguir | encontrar .. coach',
      phrases: [
        [
          'Antes del {date}, anotaré 5 personas de cuya trayectoria pueda aprender, escribiré a 3 y tendré 2 conversaciones de mentoría con 3 preguntas preparadas.',
          'Antes del {date}, anotaré 5 personas de cuya trayectoria pueda aprender y tendré 2 conversaciones de mentoría.',
        ],
        [
          'Prepararé 4 sesiones de mentoría hasta el {date}, con 3 preguntas cada una, y llevaré a cabo 1 paso acordado después de cada sesión.',
          'Prepararé 4 sesiones de mentoría hasta el {date} con 3 preguntas cada una.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'small talk | charla casual | charla informal | conversaciones informales | romper el hielo | iniciar conversaciones | conversar con desconocid*',
      phrases: [
        [
          'Hasta el {date}, iniciaré 2 conversaciones informales por semana con personas que apenas conozco y anotaré 1 cosa que haya aprendido de cada una.',
          'Hasta el {date}, iniciaré 2 conversaciones informales por semana con personas que apenas conozco.',
        ],
        [
          'Prepararé 6 frases para romper el hielo, las usaré en {events|2} antes del {date} y mantendré después el contacto con 3 personas.',
          'Usaré 6 frases preparadas para romper el hielo en {events|2} antes del {date}.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'linkedin* | perfil de linkedin | publicar .. linkedin* | red .. linkedin* | perfil .. linkedin*',
      phrases: [
        [
          'Antes del {date}, reescribiré mi perfil de LinkedIn[ con {aim} como meta], compartiré {posts|4} sobre mi especialidad y comentaré 2 publicaciones ajenas por semana.',
          'Antes del {date}, reescribiré mi perfil de LinkedIn[ con {aim} como meta] y compartiré {posts|4} sobre mi especialidad.',
        ],
        [
          'Compartiré {posts|4} en LinkedIn antes del {date}[, con {aim} como meta], responderé a los comentarios en menos de 2 días y añadiré 15 contactos de mi sector.',
          'Compartiré {posts|4} en LinkedIn antes del {date} y añadiré 15 contactos de mi sector.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'portafolio* | portfolio* | porfolio* | mi web | página web propia | web propia | mi propia web | mi página web | web personal',
      phrases: [
        [
          'Antes del {date}, incluiré 3 trabajos terminados en mi portafolio[ para {aim}], describiré cada uno en 5 frases y pediré a 2 personas que los comenten.',
          'Antes del {date}, incluiré 3 trabajos terminados en mi portafolio[ para {aim}].',
        ],
        [
          'Publicaré mi portafolio con 4 trabajos[ para {aim}] antes del {date}, le dedicaré {hours|3} y pediré su opinión a 3 personas.',
          'Publicaré mi portafolio con 4 trabajos[ para {aim}] antes del {date}.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'blog* | publicar .. artículo* | escribir .. artículo* | newsletter* | boletín | podcast* | youtube | canal de youtube | crear contenido | contenido en redes | tiktok | instagram',
      phrases: [
        [
          'Antes del {date}, compartiré {posts|4} de creación propia, les dedicaré {hours|2} y pediré su opinión a 3 personas de mi público.',
          'Antes del {date}, compartiré {posts|4} de creación propia y pediré su opinión a 3 personas.',
        ],
        [
          'Haré un plan con 8 temas, compartiré {posts|4} antes del {date} y mostraré cada contenido a 5 personas de mi campo.',
          'Compartiré {posts|4} a partir de un plan de 8 temas antes del {date}.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'procrastin* | postergar | postergo | aplazar | dejo todo para | dejarlo todo para | dejar todo para | dejar las cosas para | última hora',
      phrases: [
        [
          'Para dejar de procrastinar, empezaré 4 días por semana, hasta el {date}, con 25 minutos de mi tarea más pesada y marcaré cada día cumplido.',
          'Para dejar de procrastinar, empezaré 4 días por semana con 25 minutos de mi tarea más pesada hasta el {date}.',
        ],
        [
          'Hasta el {date}, dividiré cada tarea que esté aplazando en 3 pequeños pasos y daré el primero en menos de 2 días.',
          'Hasta el {date}, dividiré cada tarea que esté aplazando en 3 pasos y daré el primero en menos de 2 días.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'priori* | prioridad* | priorizar',
      phrases: [
        [
          'Hasta el {date}, fijaré 3 prioridades cada lunes, ordenaré 1 vez al día las tareas nuevas por urgencia e importancia y soltaré o delegaré 2 por semana.',
          'Hasta el {date}, fijaré 3 prioridades cada lunes y soltaré o delegaré otras 2 tareas por semana.',
        ],
        [
          'Acordaré con mi responsable mis 5 prioridades antes del {date} y les reservaré al menos {hours|8} sin interrupciones.',
          'Acordaré con mi responsable mis 5 prioridades más importantes antes del {date}.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'concentr* | concentración | concentrarme | enfoc* | enfocarme | foco | distraer* | distraig* | distracc* | distraíd* | dispers*',
      phrases: [
        [
          'Trabajaré 60 minutos con el móvil y los mensajes en silencio 4 días por semana hasta el {date} y anotaré cuánto duró mi concentración.',
          'Trabajaré con concentración 60 minutos, sin mensajes, 4 días por semana hasta el {date}.',
        ],
        [
          'Antes del {date}, eliminaré 3 fuentes de distracción y completaré cada semana 3 bloques de 45 minutos de concentración.',
          'Antes del {date}, eliminaré 3 fuentes de distracción y planificaré 3 bloques de concentración por semana.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'horas extra* | horas de más | trabajar menos | menos trabajo | menos horas | jornada laboral | reducción de jornada | salir a mi hora | salir a tiempo | salir puntual | sobrecarga | mi horario | mis horarios',
      phrases: [
        [
          'Hasta el {date}, reduciré mis horas extra paso a paso: saldré a mi hora 3 días por semana y anotaré mi horario cada viernes.',
          'Hasta el {date}, saldré a mi hora 3 días por semana y anotaré mis horas extra cada viernes.',
        ],
        [
          'Anotaré 3 tareas que alargan mi jornada, las trataré con mi responsable antes del {date} y dejaré o cederé 1 de ellas.',
          'Anotaré 3 tareas que alargan mi jornada y las trataré con mi responsable antes del {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'estrés | estres* | desestres* | burnout | quemad* | agotad* | agotamiento | agobi* | ansiedad | saturad* | desbordad* | sobrepasad* | abrumad* | resilien*',
      phrases: [
        [
          'Para reducir el estrés, haré 2 pausas de 10 minutos cada día de trabajo hasta el {date} y puntuaré mi estrés del 1 al 10 cada tarde.',
          'Para reducir el estrés, haré 2 pausas de 10 minutos cada día de trabajo hasta el {date}.',
        ],
        [
          'Antes del {date}, anotaré mis 3 mayores causas de estrés, cambiaré 1 cosa en cada una y reservaré 2 horas de descanso por semana.',
          'Antes del {date}, anotaré mis 3 mayores causas de estrés y cambiaré 1 cosa en cada una.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'perder .. kg | perder .. kilos | bajar de peso | nadar | nadar .. veces | natación | piscina | senderismo | nadar | natación | piscina | bici | senderismo | tenis | deporte | hacer deporte | ejercicio físico | hacer ejercicio | más ejercicio | gimnasio | ponerme en forma | en forma | salir a correr | correr | maratón | media maratón | adelgazar | bajar de peso | perder peso | pilates | crossfit | nadar',
      phrases: [
        [
          'Hasta el {date}, haré deporte 2 veces por semana durante 40 minutos, lo apuntaré en la agenda como una reunión y marcaré cada sesión cumplida.',
          'Hasta el {date}, haré deporte 2 veces por semana durante 40 minutos y marcaré cada sesión.',
        ],
        [
          'Seguiré un plan de entrenamiento con 2 sesiones de deporte por semana hasta el {date} y alargaré 1 de ellas 5 minutos cada 2 semanas.',
          'Seguiré un plan de entrenamiento con 2 sesiones de deporte por semana hasta el {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'teletrabaj* | trabajo remoto | trabajar en remoto | trabajar desde casa | home office | trabajo a distancia | trabajar a distancia | modalidad remota | híbrid*',
      phrases: [
        [
          'Antes del {date}, explicaré en 1 página cómo puedo hacer mi trabajo desde casa, la presentaré a mi responsable y acordaré una prueba de teletrabajo de 4 semanas.',
          'Antes del {date}, propondré a mi responsable, en 1 página, una prueba de teletrabajo de 4 semanas.',
        ],
        [
          'Anotaré 5 tareas que puedo hacer desde casa, acordaré con mi responsable una prueba de teletrabajo de 4 semanas antes del {date} y la revisaré con 3 preguntas.',
          'Anotaré 5 tareas que puedo hacer desde casa y acordaré una prueba de teletrabajo de 4 semanas antes del {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'familia | conciliar .. familia* | vida familiar | trabajo y familia | mi familia | familiar | mis hijos | mis hijas | mi hijo | mi hija | mis peques | mis niños | mis niñas | mi pareja | ser madre | conciliar | conciliación | hijos | compaginar .. maternidad | conciliar .. maternidad | maternidad .. carrera | maternidad .. trabajo | crianza | lactancia',
      phrases: [
        [
          'Hasta el {date}, reservaré 3 tardes por semana para mi familia, con el móvil del trabajo en silencio desde las 18 horas, y lo comprobaré cada domingo.',
          'Hasta el {date}, reservaré 3 tardes por semana para mi familia, con el móvil del trabajo en silencio.',
        ],
        [
          'Antes del {date}, acordaré con mi empresa salir más temprano 2 días por semana y reservaré ese tiempo en la agenda para mi familia.',
          'Antes del {date}, acordaré con mi empresa salir más temprano 2 días por semana para estar con mi familia.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'desconectar | desconexión | después del trabajo | relaj* | descans* | fines de semana | fin de semana | findes | finde | trabajar los domingos | trabajar los sábados | trabajar en festivos',
      phrases: [
        [
          'Para desconectar, cerraré 4 días de trabajo por semana con una rutina de 10 minutos hasta el {date} y no leeré mensajes del trabajo después de las 19 horas.',
          'Hasta el {date}, cerraré 4 días de trabajo por semana con una rutina de 10 minutos para desconectar.',
        ],
        [
          'Para desconectar, dejaré sin trabajo 2 tardes por semana y 1 de cada 2 fines de semana hasta el {date} y puntuaré mi descanso del 1 al 10 cada domingo.',
          'Para desconectar, dejaré sin trabajo 2 tardes por semana hasta el {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'meditar | meditación | mindfulness | atención plena | yoga | más calma | respirar',
      phrases: [
        [
          'Hasta el {date}, dedicaré 15 minutos al yoga, a la meditación o a respirar con calma 4 días por semana y marcaré cada sesión cumplida.',
          'Hasta el {date}, dedicaré 15 minutos al yoga o a la meditación 4 días por semana.',
        ],
        [
          'Para encontrar más calma, haré 10 minutos de meditación 5 días por semana hasta el {date} y anotaré cada domingo 1 cambio que note.',
          'Para encontrar más calma, haré 10 minutos de meditación 5 días por semana hasta el {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'dormir | dormir mejor | dormir más | dormir .. horas | duermo mal | duermo poco | no duermo | horas de sueño | sueño reparador | calidad del sueño | insomnio | descanso nocturno',
      phrases: [
        [
          'Para dormir mejor, mantendré una rutina fija 5 noches por semana hasta el {date}: pantallas apagadas 30 minutos antes y luz apagada a la misma hora.',
          'Para dormir mejor, mantendré una rutina fija 5 noches por semana hasta el {date}.',
        ],
        [
          'Hasta el {date}, me acostaré a una hora fija 5 noches por semana, dejaré el móvil fuera del dormitorio y puntuaré mi descanso del 1 al 10 cada domingo.',
          'Hasta el {date}, me acostaré a una hora fija 5 noches por semana y dejaré el móvil fuera del dormitorio.',
        ],
      ],
    },
    {
      theme: 'technicalSkills',
      cues: 'tesis | tesis doctoral | tfg | tfm | trabajo de fin | trabajo final de | memoria final | tesina',
      phrases: [
        [
          'Dedicaré {hours|5} a mi trabajo académico hasta el {date}, escribiré 2 páginas cada semana y comentaré cada capítulo con 1 persona que conozca el tema.',
          'Dedicaré {hours|5} a mi trabajo académico hasta el {date} y escribiré 2 páginas cada semana.',
        ],
        [
          'Dividiré mi trabajo académico en 6 entregas con fecha propia, terminaré la última antes del {date} y estudiaré y escribiré en 3 sesiones fijas por semana.',
          'Dividiré mi trabajo académico en 6 entregas con fecha propia y terminaré la última antes del {date}.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'freelance* | freelanc* | ser autónom* | hacerme autónom* | como autónom* | autónoma | autónomas | autónomos | por cuenta propia | trabajadora independiente | trabajo independiente',
      phrases: [
        [
          'Antes del {date}, describiré 1 servicio por cuenta propia con su precio, lo presentaré a {customers|8} y volveré a contactar al cabo de 1 semana.',
          'Antes del {date}, describiré 1 servicio por cuenta propia con su precio y lo presentaré a {customers|8}.',
        ],
        [
          'Prepararé mi trabajo por cuenta propia antes del {date}: 1 página con costes, impuestos y seguro, 2 conversaciones con personas que trabajen así y 3 presupuestos por escrito.',
          'Prepararé mi trabajo por cuenta propia antes del {date} con 1 cálculo de costes y 3 presupuestos.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'inversor* | inversionista* | financiación | financiamiento | ronda de inversión | capital riesgo | pitch deck | inversión para',
      phrases: [
        [
          'Antes del {date}, terminaré una presentación de 10 páginas de mi negocio, la probaré con 3 personas con experiencia y la presentaré a 4 personas o fondos que inviertan.',
          'Antes del {date}, terminaré una presentación de 10 páginas de mi negocio y la presentaré a 4 personas o fondos que inviertan.',
        ],
        [
          'Haré una lista de 15 fuentes de financiación adecuadas antes del {date}, escribiré a 6 de ellas y valoraré cada respuesta por escrito.',
          'Haré una lista de 15 fuentes de financiación adecuadas antes del {date} y escribiré a 6 de ellas.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'tienda online | tienda en línea | tienda virtual | ecommerce | e commerce | comercio electrónico | etsy* | vender .. internet | vender .. online | vender en línea',
      phrases: [
        [
          'Antes del {date}, abriré mi tienda en línea con 5 productos, cada uno con foto, descripción y precio, y pediré su opinión a {customers|8}.',
          'Antes del {date}, abriré mi tienda en línea con 5 productos y 1 precio claro para cada uno.',
        ],
        [
          'Trabajaré {hours|4} en mi tienda en línea hasta el {date}, publicaré 5 productos y revisaré visitas y pedidos 1 vez por semana.',
          'Trabajaré {hours|4} en mi tienda en línea hasta el {date} y publicaré 5 productos.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'reincorpor* | volver a trabajar | volver al trabajo | vuelta al trabajo | volver al mercado | volver al mundo laboral | regresar al trabajo | regresar a trabajar | regreso al trabajo | retorno laboral | años sin trabajar | tiempo sin trabajar | volver a ejercer | excedencia | parón | después de .. pausa',
      phrases: [
        [
          'Para mi vuelta al trabajo[ en {aim}], hablaré antes del {date} con {people|3} de mi sector sobre lo que ha cambiado, pondré al día mi currículum y haré 1 curso de actualización.',
          'Para mi vuelta al trabajo[ en {aim}], pondré al día mi currículum antes del {date} y haré 1 curso de actualización.',
        ],
        [
          'Antes del {date}, resumiré en 1 página lo que aporto, escribiré a 5 empresas sobre mi vuelta al trabajo[ en {aim}] y dedicaré {hours|3} a ponerme al día.',
          'Antes del {date}, escribiré a 5 empresas sobre mi vuelta al trabajo[ en {aim}] y dedicaré {hours|3} a ponerme al día.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'la baja de maternidad | la baja maternal | mi baja de maternidad | mi baja maternal | tras la baja de maternidad | tras la baja maternal | de la baja de maternidad | de la baja maternal | de mi baja maternal | de mi baja de maternidad | de la maternidad | mi permiso de maternidad | mi licencia de maternidad | la licencia de maternidad | de la licencia de maternidad | de mi licencia de maternidad | por maternidad | ser mamá | fui madre | baja maternal | baja de maternidad | baja por maternidad | permiso de maternidad | permiso maternal | licencia de maternidad | licencia por maternidad | posnatal | después de ser madre | tras ser madre | tras la maternidad | después de la maternidad | después de tener hij*',
      phrases: [
        [
          'Para mi vuelta al trabajo tras la maternidad, tendré 2 conversaciones con mi empresa antes del {date} sobre tareas y horarios, pondré al día 2 competencias y organizaré los cuidados con 1 semana de prueba.',
          'Para mi vuelta al trabajo tras la maternidad, tendré 2 conversaciones con mi empresa antes del {date} y pondré al día 2 competencias.',
        ],
        [
          'Antes del {date}, escribiré un plan para mis primeras 4 semanas de trabajo tras la maternidad, lo acordaré con mi empresa y dedicaré {hours|2} a ponerme al día.',
          'Antes del {date}, escribiré un plan para mis primeras 4 semanas de trabajo tras la maternidad y lo acordaré con mi empresa.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'fortalezas | mis fortalezas | puntos fuertes | mis puntos fuertes | fortalezas y debilidades | mis talentos | mis valores | qué se me da bien | autoconocimiento | conocerme | conocerme mejor',
      phrases: [
        [
          'Antes del {date}, pediré a 5 personas que nombren 2 de mis puntos fuertes, los compararé con mi propia lista y probaré 1 de ellos en una tarea nueva.',
          'Antes del {date}, pediré a 5 personas que nombren 2 de mis puntos fuertes y los compararé con mi lista.',
        ],
        [
          'Haré 1 cuestionario reconocido de fortalezas antes del {date}, anotaré 3 situaciones de mi trabajo para cada resultado y las comentaré en la mentoría.',
          'Haré 1 cuestionario de fortalezas antes del {date} y anotaré 3 situaciones de mi trabajo para cada resultado.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'decidir entre | decidir si | decidir* .. entre | decisión* | ~opciones | elegir entre | dudo entre | dudas entre | quedarme o | seguir o | o cambiar | o si | no sé si | me conviene | tomar .. decisión* | debería .. o',
      phrases: [
        [
          'Antes del {date}, compararé mis opciones por escrito según 6 criterios, hablaré con {people|3} con experiencia en cada camino y tomaré mi decisión.',
          'Antes del {date}, compararé mis opciones por escrito según 6 criterios y tomaré mi decisión.',
        ],
        [
          'Antes del {date}, probaré cada una de mis opciones durante al menos 2 horas, anotaré 3 ventajas y 3 inconvenientes de cada una y tomaré una decisión.',
          'Anotaré 3 ventajas y 3 inconvenientes de cada una de mis opciones antes del {date} y tomaré una decisión.',
        ],
      ],
    },
  ],
  frames: ['Mi objetivo: «{words}». {goal}', 'Lo que me propongo: «{words}». {goal}'],
  percent: 'un {n} %',
  hoursTail: 'Para ello, reservaré {hours}.',
  hours: { one: '{n} hora a la semana', other: '{n} horas a la semana' },
  counted: {
    applications: {
      cues: 'candidatura* | postulaci* | solicitud* de empleo | solicitudes | currículum* | curriculum* | cv | cvs',
      forms: { one: '{n} candidatura', other: '{n} candidaturas' },
    },
    interviews: {
      cues: 'entrevista* | simulacro*',
      forms: { one: '{n} simulacro de entrevista', other: '{n} simulacros de entrevista' },
    },
    people: {
      cues: 'contactos | personas | profesionales | conexiones | expert* | especialistas | mujeres | conversaciones | cafés | colegas',
      forms: { one: '{n} persona', other: '{n} personas' },
    },
    talks: {
      cues: 'charla* | presentaci* | presentaciones | ponencia* | discurso* | exposiciones',
      forms: { one: '{n} presentación', other: '{n} presentaciones' },
    },
    posts: {
      cues: 'publicaci* | publicaciones | post | posts | artículo* | entradas | episodio* | vídeos | videos',
      forms: { one: '{n} publicación', other: '{n} publicaciones' },
    },
    customers: {
      cues: 'client* | compradores | compradoras | pedidos | encargos',
      forms: { one: '{n} posible cliente', other: '{n} posibles clientes' },
    },
    books: { cues: 'libro | libros', forms: { one: '{n} libro', other: '{n} libros' } },
    events: {
      cues: 'evento* | congreso* | encuentro* | feria* | taller* | jornadas | meetup* | conferencia* | seminario*',
      forms: { one: '{n} evento', other: '{n} eventos' },
    },
  },
  teamPeople:
    'personas | persona | emplead* | miembros | integrantes | colaborador* | desarrollador* | ingenier* | compañer* | colegas | subordinad* | trabajador* | comerciales | técnic* | postre | postres | inglesa | inglesas | francesa | francesas | griega | griegas | polaca | coreana | serio | seria | medida | medidas',
  team: 'equipo | equipos | grupo | departamento | plantilla',
  languageNames: [
    ['en', 'inglés | business english'],
    ['de', 'alemán'],
    ['fr', 'francés'],
    ['es', 'español | castellano'],
    ['it', 'italiano'],
    ['pt', 'portugués'],
    ['ca', 'catalán'],
    ['gl', 'gallego'],
    ['eu', 'euskera | vasco'],
    ['nl', 'neerlandés | holandés'],
    ['pl', 'polaco'],
    ['cs', 'checo'],
    ['sk', 'eslovaco'],
    ['uk', 'ucraniano'],
    ['ru', 'ruso'],
    ['tr', 'turco'],
    [
      'ro',
      'aprender rumano | hablar rumano | estudiar rumano | idioma rumano | en rumano | mi rumano | nivel de rumano',
    ],
    ['sv', 'sueco'],
    ['da', 'danés'],
    ['no', 'noruego'],
    ['fi', 'finés | finlandés'],
    ['hu', 'húngaro'],
    ['el', 'griego'],
    ['ar', 'árabe'],
    ['he', 'hebreo'],
    ['hi', 'hindi'],
    ['zh', 'chino | mandarín | chino mandarín'],
    ['ja', 'japonés'],
    ['ko', 'coreano'],
    ['hr', 'croata'],
    ['sr', 'aprender serbio | hablar serbio | estudiar serbio | idioma serbio | mi serbio'],
    ['bg', 'búlgaro'],
  ],
  aims: [
    [
      'team lead* | teamlead* | líder de equipo | lider de equipos | jef* de equipo | responsable de equipo | directora de equipo | encargad* de equipo | teamleader',
      'un puesto al frente de un equipo',
      'up',
    ],
    [
      'jef* de departamento | responsable de departamento | jef* de área | responsable de área | directora de área | director de área | directora de departamento | director de departamento | jef* de sección | jef* de servicio',
      'un puesto al frente de un departamento',
      'up',
    ],
    [
      'desarrollador* senior | programador* senior | ingenier* senior | senior developer | senior engineer',
      'un puesto sénior de desarrollo',
      'up',
    ],
    ['consultor* senior | senior consultant', 'un puesto sénior de consultoría', 'up'],
    ['analista senior', 'un puesto sénior de análisis', 'up'],
    [
      'puesto senior | posición senior | nivel senior | rol senior | ser senior | a senior',
      'un puesto sénior',
      'up',
    ],
    ['tech lead | líder técnic* | lead developer | jef* técnic*', 'un puesto de liderazgo técnico', 'up'],
    [
      'direct* de marketing | jef* de marketing | gerente de marketing | responsable de marketing | dirección de marketing | encargad* de marketing',
      'un puesto de dirección de marketing',
      'up',
    ],
    [
      'direct* de ventas | jef* de ventas | gerente de ventas | responsable de ventas | dirección de ventas | encargad* de ventas',
      'un puesto de dirección de ventas',
      'up',
    ],
    [
      'direct* de recursos humanos | jef* de recursos humanos | gerente de recursos humanos | responsable de recursos humanos | dirección de recursos humanos | encargad* de recursos humanos',
      'un puesto de dirección de recursos humanos',
      'up',
    ],
    [
      'direct* de finanzas | jef* de finanzas | gerente de finanzas | responsable de finanzas | dirección de finanzas | encargad* de finanzas',
      'un puesto de dirección de finanzas',
      'up',
    ],
    [
      'direct* de comunicación | jef* de comunicación | gerente de comunicación | responsable de comunicación | dirección de comunicación | encargad* de comunicación',
      'un puesto de dirección de comunicación',
      'up',
    ],
    [
      'direct* de operaciones | jef* de operaciones | gerente de operaciones | responsable de operaciones | dirección de operaciones | encargad* de operaciones',
      'un puesto de dirección de operaciones',
      'up',
    ],
    [
      'direct* de logística | jef* de logística | gerente de logística | responsable de logística | dirección de logística | encargad* de logística',
      'un puesto de dirección de logística',
      'up',
    ],
    [
      'direct* de compras | jef* de compras | gerente de compras | responsable de compras | dirección de compras | encargad* de compras',
      'un puesto de dirección de compras',
      'up',
    ],
    [
      'direct* de calidad | jef* de calidad | gerente de calidad | responsable de calidad | dirección de calidad | encargad* de calidad',
      'un puesto de dirección de calidad',
      'up',
    ],
    [
      'direct* de tecnología | jef* de tecnología | gerente de tecnología | responsable de tecnología | dirección de tecnología | encargad* de tecnología',
      'un puesto de dirección de tecnología',
      'up',
    ],
    [
      'direct* de innovación | jef* de innovación | gerente de innovación | responsable de innovación | dirección de innovación | encargad* de innovación',
      'un puesto de dirección de innovación',
      'up',
    ],
    [
      'direct* de diseño | jef* de diseño | gerente de diseño | responsable de diseño | dirección de diseño | encargad* de diseño',
      'un puesto de dirección de diseño',
      'up',
    ],
    [
      'direct* de administración | jef* de administración | gerente de administración | responsable de administración | dirección de administración | encargad* de administración',
      'un puesto de dirección de administración',
      'up',
    ],
    [
      'directora comercial | director comercial | jef* comercial | gerente comercial',
      'un puesto de dirección comercial',
      'up',
    ],
    [
      'directora de tienda | encargad* de tienda | gerente de tienda | jef* de tienda',
      'un puesto de dirección de tienda',
      'up',
    ],
    [
      'directora de .. escuela | directora de .. colegio | director de .. escuela | directora de .. centro',
      'un puesto de dirección de centro',
      'up',
    ],
    ['engineering manager', 'un puesto de dirección de ingeniería', 'up'],
    [
      'puesto directivo | cargo directivo | puesto de dirección | cargo de dirección | puesto de liderazgo | puesto de responsabilidad | puesto de mando | directiva | directivo | gerencia | gerente de | ser gerente | puesto de gerente | gerente general | ser manager | manager de | ser jefa | ser jefe | ser la jefa | jefa de | jefe de | ser directora | ser director | directora de | director de | puesto de directora | puesto de jefa | jefatura | puesto ejecutivo | mando intermedio',
      'un puesto de dirección',
      'up',
    ],
    ['ceo | directora general | director general | dirección general', 'un puesto de CEO', 'up'],
    [
      'cfo | coo | comité de dirección | alta dirección | consejera delegada | consejero delegado | c level',
      'un puesto en la alta dirección',
      'up',
    ],
    ['cto | directora técnica | director técnico', 'un puesto de dirección técnica', 'up'],
    [
      'consejo de administración | consejera independiente | junta directiva',
      'un puesto en un consejo de administración',
      'up',
    ],
    ['supervisora | supervisor | encargada | encargado | supervisión', 'un puesto de supervisión', 'up'],
    ['coordinadora | coordinador | coordinación', 'un puesto de coordinación', 'up'],
    [
      'product manag* | jef* de producto | gestión de producto | product manager',
      'un puesto de gestión de producto',
    ],
    ['product owner*', 'un puesto de product owner'],
    [
      'project manag* | jef* de proyecto* | gestor* de proyecto* | gestión de proyectos | gerente de proyecto* | directora de proyectos | director de proyectos | dirección de proyectos | líder de proyecto*',
      'un puesto de gestión de proyectos',
    ],
    ['data scien* | científic* de datos | ciencia de datos', 'un puesto de ciencia de datos'],
    [
      'analista* de datos | data analy* | análisis de datos | data analytics',
      'un puesto de análisis de datos',
    ],
    ['ingenier* de datos | ingeniería de datos | data engineer*', 'un puesto de ingeniería de datos'],
    ['mundo de los datos | sector de los datos | área de datos | a datos', 'un puesto en el área de datos'],
    ['analista* de negocio* | business analy*', 'un puesto de análisis de negocio'],
    ['analista financier* | finanzas | financier*', 'un puesto en finanzas'],
    [
      'machine learning | aprendizaje automático | inteligencia artificial | IA | AI',
      'un puesto en inteligencia artificial',
    ],
    [
      'diseñador* ux | diseño ux | ux ui | ui ux | ux design* | ux | experiencia de usuario | diseñadora de experiencia',
      'un puesto de diseño UX',
    ],
    ['diseñador* gráfic* | diseño gráfico', 'un puesto de diseño gráfico'],
    ['diseñador* de interiores | interiorismo | interiorista', 'un puesto de interiorismo'],
    ['diseñador* instruccional | diseño instruccional', 'un puesto de diseño instruccional'],
    [
      'desarrollador* | programador* | desarrollo web | desarrollo de software | ingenier* de software | ingeniería de software | frontend* | front end | backend* | back end | full stack | fullstack | software engineer*',
      'un puesto de desarrollo de software',
    ],
    ['devops', 'un puesto de DevOps'],
    [
      'ciberseguridad | seguridad informática | cyber security | cybersecurity',
      'un puesto en ciberseguridad',
    ],
    [
      'IT | TI | tech | sector tecnológico | sector tech | tecnología | informática | industria tecnológica | mundo tech | empresa tecnológica',
      'un puesto en el sector tecnológico',
    ],
    ['marketing digital | mercadotecnia digital | digital marketing', 'un puesto de marketing digital'],
    ['marketing | mercadotecnia | mercadeo', 'un puesto de marketing'],
    ['comunicación corporativa | relaciones públicas', 'un puesto de comunicación'],
    [
      'recursos humanos | rrhh | rr hh | hr | talento humano | gestión del talento | reclutador* | selección de personal',
      'un puesto en recursos humanos',
    ],
    [
      'ventas | de comercial | como comercial | puesto comercial | vendedora | vendedor',
      'un puesto de ventas',
    ],
    ['consultora | consultor | consultoría', 'un puesto de consultoría'],
    ['controller | control de gestión', 'un puesto de control de gestión'],
    ['contable | contabilidad | contadora | contador', 'un puesto de contabilidad'],
    [
      'administrativa | administrativo | puesto de administración | secretaria',
      'un puesto de administración',
    ],
    ['auditora | auditor | auditoría', 'un puesto de auditoría'],
    [
      'sostenibilidad | sustentabilidad | esg | medio ambiente | medioambiente | energías renovables | cambio climático',
      'un puesto en sostenibilidad',
    ],
    [
      'trabajadora social | trabajador social | trabajo social | educación social | educadora social',
      'un puesto de trabajo social',
    ],
    ['maestra | maestro | profesora | profesor | docente | docencia | enseñanza', 'un puesto de docencia'],
    ['educación infantil | educadora infantil', 'un puesto de educación infantil'],
    ['enfermera | enfermero | enfermería', 'un puesto de enfermería'],
    ['auxiliar de enfermería | tcae', 'un puesto de auxiliar de enfermería'],
    ['ser médica | ser médico | como médica | de médica | doctora | medicina', 'un puesto en medicina'],
    ['farmacéutica | farmacéutico | farmacia', 'un puesto en una farmacia'],
    ['fisioterapeuta | fisioterapia', 'un puesto de fisioterapia'],
    ['nutricionista | nutrición', 'un puesto en nutrición'],
    ['veterinaria | veterinario', 'un puesto en una clínica veterinaria'],
    [
      'redactor* técnic* | redacción técnica | redacción médica | medical writer',
      'un puesto de redacción especializada',
    ],
    ['traductora | traductor | traducción | intérprete', 'un puesto de traducción'],
    ['ingeniera civil | ingeniero civil | ingeniería civil', 'un puesto de ingeniería civil'],
    ['ingeniera mecánica | ingeniero mecánico | ingeniería mecánica', 'un puesto de ingeniería mecánica'],
    [
      'ingeniera industrial | ingeniero industrial | ingeniería industrial',
      'un puesto de ingeniería industrial',
    ],
    ['ser coach | como coach | de coach | coaching', 'un puesto de coaching'],
    ['formadora | formador | capacitadora', 'un puesto en el área de formación'],
    ['psicóloga | psicólogo | psicología | psicoterapeuta', 'un puesto en psicología'],
    ['periodista | periodismo', 'un puesto de periodismo'],
    [
      'copywriter | redactora de contenidos | creadora de contenido* | gestora de contenidos | community manager',
      'un puesto de creación de contenidos',
    ],
    ['empresa privada | sector privado', 'un puesto en la empresa privada'],
    [
      'investigadora | investigador | investigación | científica | mundo académico | carrera académica',
      'un puesto de investigación',
    ],
    [
      'ong | ongs | tercer sector | sin ánimo de lucro | cooperación internacional | cooperación al desarrollo',
      'un puesto en el tercer sector',
    ],
    [
      'sector público | administración pública | función pública | funcionaria | funcionario',
      'un puesto en el sector público',
    ],
    ['customer success | éxito del cliente', 'un puesto de customer success'],
    ['atención al cliente', 'un puesto de atención al cliente'],
    ['logística | cadena de suministro | supply chain', 'un puesto de logística'],
    ['departamento de compras | área de compras', 'un puesto en el área de compras'],
    ['arquitecta | arquitecto | arquitectura', 'un puesto en arquitectura'],
    ['abogada | abogado | sector legal | asesoría jurídica', 'un puesto en el sector legal'],
    [
      'organizadora de eventos | organización de eventos | producción de eventos',
      'un puesto de organización de eventos',
    ],
    [
      'control de calidad | departamento de calidad | área de calidad | aseguramiento de calidad | qa | tester | testing',
      'un puesto en control de calidad',
    ],
    ['scrum master*', 'un puesto de Scrum Master'],
    ['agile coach', 'un puesto de agile coach'],
    ['hostelería | hotelería | turismo', 'un puesto en el sector turístico'],
    ['cocinera | cocinero | chef', 'un puesto en cocina'],
    ['peluquera | peluquero | peluquería', 'un puesto en una peluquería'],
    ['camarera | camarero | mesera | mesero', 'un puesto en la hostelería'],
    ['bibliotecaria | bibliotecario', 'un puesto en una biblioteca'],
    [
      'sector de la moda | industria de la moda | mundo de la moda | diseñadora de moda',
      'un puesto en el sector de la moda',
    ],
    [
      'sector cultural | ámbito cultural | mundo de la cultura | gestión cultural | gestora cultural',
      'un puesto de gestión cultural',
    ],
    ['videojuegos', 'un puesto en el sector de los videojuegos'],
    ['biotecnología | biotech', 'un puesto en biotecnología'],
    ['banca', 'un puesto en banca'],
    ['fotógraf*', 'un puesto de fotografía'],
    ['ilustrador*', 'un puesto de ilustración'],
    ['logopeda', 'un puesto de logopedia'],
    ['terapia ocupacional | terapeuta ocupacional', 'un puesto de terapia ocupacional'],
    ['biólog*', 'un puesto en biología'],
    ['panader* | pasteler*', 'un puesto en panadería y pastelería'],
    ['dependient*', 'un puesto en el comercio'],
    ['recepcionista', 'un puesto de recepción'],
    ['social media manager | gestor* de redes', 'un puesto de gestión de redes sociales'],
    ['account manager | gestor* de cuentas', 'un puesto de gestión de cuentas'],
    ['desarrollo de negocio | business development', 'un puesto de desarrollo de negocio'],
    ['editora | sector editorial | mundo editorial', 'un puesto en el sector editorial'],
    ['entrenador* personal', 'un puesto de entrenamiento personal'],
    ['inmobiliari*', 'un puesto en el sector inmobiliario'],
    ['asistente de dirección | secretaria de dirección', 'un puesto de asistencia a la dirección'],
    ['guía turístic*', 'un puesto de guía de turismo'],
    ['carpinter*', 'un puesto en carpintería'],
    ['economista', 'un puesto en economía'],
  ],
  quotedAim: 'el trabajo de «{words}»',
  aimOpeners:
    'convertirme en | hacerme | laburar de | laburo de | chamba de | curro de | currar de | llegar a ser | trabajar como | trabajar de | trabajo como | trabajo de | empleo de | empleo como | puesto de | puesto como | plaza de | formarme como | formarme para | empezar como | ejercer de | ejercer como | ser una | ser un',
  skills: [
    [
      'análisis de datos | analizar datos | analítica de datos | visualiza* de datos | visualizar datos | data analytics',
      'análisis de datos',
    ],
    ['ciencia de datos | data science', 'ciencia de datos'],
    ['machine learning | aprendizaje automático | ml', 'aprendizaje automático'],
    [
      'IA | AI | inteligencia artificial | ia generativa | herramientas de ia | usar la ia | usar ia | de ia | prompt engineering',
      'inteligencia artificial',
    ],
    [
      'desarrollo web | diseño web | hacer una web | crear una web | hacer una página web | crear una página web',
      'desarrollo web',
    ],
    ['frontend* | front end', 'desarrollo front-end'],
    ['backend* | back end', 'desarrollo back-end'],
    [
      'desarrollo de apps | aplicaciones móviles | crear .. app | hacer .. app | desarrollar .. app',
      'desarrollo de aplicaciones',
    ],
    ['automatización de pruebas | pruebas automatizadas | testing', 'automatización de pruebas'],
    ['automatiza* .. proceso* | automatización', 'automatización'],
    ['seguridad en la nube | seguridad cloud | cloud security', 'seguridad en la nube'],
    ['computación en la nube | cloud | la nube', 'computación en la nube'],
    ['devops', 'DevOps'],
    ['ciberseguridad | seguridad informática | cybersecurity', 'ciberseguridad'],
    ['diseño ux | ux | experiencia de usuario | ux ui', 'diseño UX'],
    ['diseño ui', 'diseño UI'],
    ['diseño gráfico', 'diseño gráfico'],
    [
      'gestión de proyectos | gestionar proyectos | dirección de proyectos | project management | gerencia de proyectos',
      'gestión de proyectos',
    ],
    ['gestión de producto', 'gestión de producto'],
    ['gestión del cambio', 'gestión del cambio'],
    ['metodologías ágiles | métodos ágiles | agilidad | agile', 'métodos ágiles'],
    ['design thinking', 'design thinking'],
    ['marketing digital | marketing online', 'marketing digital'],
    ['redes sociales | social media', 'redes sociales'],
    ['marketing de contenidos', 'marketing de contenidos'],
    ['técnicas de venta | habilidades de venta | aprender a vender | saber vender', 'ventas'],
    ['contabilidad', 'contabilidad'],
    ['control de gestión', 'control de gestión'],
    [
      'finanzas | finanzas personales | modelos financieros | educación financiera | conocimientos financieros | invertir en bolsa',
      'finanzas',
    ],
    ['estadística*', 'estadística'],
    ['protección de datos | rgpd', 'protección de datos'],
    ['base* de datos', 'bases de datos'],
    ['hojas de cálculo', 'hojas de cálculo'],
    ['programar | programación | código', 'programación'],
    ['computación', 'computación'],
    ['informática | ofimática', 'informática'],
    ['arquitectura de software | diseño de sistemas', 'arquitectura de software'],
    ['edición de vídeo* | edición de video* | editar vídeo* | editar video*', 'edición de vídeo'],
    ['fotografía | hacer fotos', 'fotografía'],
    ['copywriting', 'copywriting'],
    ['big data', 'big data'],
    ['blockchain', 'blockchain'],
    ['robótica', 'robótica'],
    ['mecanografía', 'mecanografía'],
    ['pensamiento estratégico | visión estratégica', 'pensamiento estratégico'],
    ['derecho laboral', 'derecho laboral'],
    ['comercio exterior', 'comercio exterior'],
    ['impresión 3d', 'impresión 3D'],
    ['modelado 3d', 'modelado 3D'],
    ['posicionamiento web | seo', 'SEO'],
    ['publicidad digital | publicidad online', 'publicidad digital'],
    ['primeros auxilios', 'primeros auxilios'],
    ['escritura creativa', 'escritura creativa'],
    ['maquetación', 'maquetación'],
    ['no code | low code | nocode', 'desarrollo sin código'],
  ],
  audiences: [
    [
      'alta dirección | altos directivos | altas directivas | comité de dirección | comité directivo | comité ejecutivo | directivos | directivas | la dirección | gerencia | alta gerencia | ejecutivos | ejecutivas',
      'la dirección',
    ],
    ['consejo de administración | junta directiva | el directorio', 'el consejo de administración'],
    [
      'grupo* grande* | grandes grupos | mucha gente | muchas personas | multitud* | gran público | auditorio* | público grande | gran audiencia | grandes audiencias',
      'un grupo grande',
    ],
    ['grupo* pequeño* | grupo reducido | grupos reducidos', 'un grupo pequeño'],
    ['mi equipo | nuestro equipo', 'mi equipo'],
    ['compañer* | colega | colegas', 'colegas'],
    ['client*', 'clientes'],
    ['stakeholder* | partes interesadas', 'las partes interesadas'],
    ['inversor* | inversionista*', 'quienes invierten'],
    ['desconocid*', 'personas que no conozco'],
    [
      'mi jef* | mi responsable | mi superior | mi superiora | mi gerente | mi manager | mi supervisor* | mis superiores | mis jefes',
      'mi responsable',
    ],
    ['alumn* | estudiantes', 'estudiantes'],
    ['una clase | mi clase', 'una clase'],
    ['no técnic* | sin conocimientos técnicos', 'personas sin formación técnica'],
    ['congreso* | conferencia*', 'el público de un congreso'],
    [
      'equipo* internacional* | colegas internacionales | compañer* internacional* | público internacional',
      'colegas internacionales',
    ],
    ['desarrolladores | ingenieros | programadores', 'profesionales del área técnica'],
    ['proveedor*', 'empresas proveedoras'],
    ['la cámara | una cámara | en cámara | a cámara', 'la cámara'],
    ['tribunal', 'un tribunal'],
    ['jurado', 'un jurado'],
    ['la prensa | periodistas | medios de comunicación', 'la prensa'],
    ['pacientes', 'pacientes'],
    ['padres de | familias', 'familias'],
  ],
  commitment: '*aré$ | *eré$ | *iré$ | *dré$ | haré | daré | diré | iré | voy a | me comprometo',
  promises:
    'siempre | garantiz* | garantía | nunca | jamás | perfect* | sin falta | cueste lo que cueste | a toda costa | pase lo que pase | sin excepción | impecable*',
  vague: 'mejor* | entender* | comprender* | ser más | saber más | intentaré | trataré de | procuraré',
};
