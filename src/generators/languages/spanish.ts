/**
 * Spanish. Each section says what it listens for, one cue a line; `*` is any ending, `(a|b)` one of several, `[a]` a word
 * that may be left out, `_` any one word, `^` only at the start of a sentence. Plans are whole sentences that both Spain and
 * Latin America sign, and they guess nobody's gender.
 */
import type { LanguageFile } from './language-file.ts';

/** Words that end like an infinitive and are none. */
const NO_VERB =
  'mujer|ayer|taller|alquiler|lugar|hogar|bar|mar|par|azar|militar|escolar|familiar|particular|celular|popular|similar|solar|altar|collar|dolar|pilar|azucar|lider|primer|tercer|cancer|super|chofer|auxiliar|titular|ejemplar|regular|circular|placer|alfiler|master|newsletter|freelancer|manager|developer|tester|trainer|docker|power|server|router|bachiller|charlas?|partes?|aparte|artes?|suerte|muerte|fuerte|perlas?|carlos|carla|marte|preescolar|bienestar|escaner|poster|sur|por|nuclear|interdisciplinar|preliminar|curricular|laminar|pulmonar|vascular|hospitalar';
const VERB = `(?!(?:${NO_VERB})(?!\\p{L}))\\p{L}*(?:ar|er|ir)(?:me|te|se|nos|os|lo|la|le|los|las|les|melo|mela|melos|melas|selo|sela|selos|selas|noslo|nosla)?(?!\\p{L})`;

export const spanish: LanguageFile = {
  code: 'es',
  locale: 'es-ES',
  name: 'Spanish',
  verbPlace: 'first',
  capitalNouns: false,
  unmarked: '',

  /** Opens a wish; what follows tells whether it is a verb, a thing or a clause. */
  wishVerb: `
    [yo] [tambien] [solo] [ya] (quiero|queria|quisiera|querria|kiero|quiciera|qiero|queremos|quisiéramos|querríamos)
    [lo que] [a mí] [también] [además] (me|nos) (gustaría|gustaria|encantaría|encantaria|gustaria mucho|agradaría|interesa|interesaría|apetece|apetecería|propongo|planteo|haría ilusión|hace ilusión|molaría|urge)
    [lo que] (necesito|necesitaría|necesitamos|deseo|desearía|anhelo|pretendo|preferiría|prefiero|espero) [poder]
    (me haría falta|me hace falta|me vendría bien|me vendría genial|me iría bien|nos hace falta|estaría bien|sería genial|lo ideal sería|el plan sería|la idea sería|la idea es|el plan es|el sueño es)
    lo que (yo|de verdad|más|sí|realmente) [de verdad] (quiero|quisiera|me gustaría|necesito|busco) [es]
    lo que (quiero|quisiera|me gustaría|necesito|espero|busco) [yo] [de verdad] [es]
    [mi] [principal] [gran] [primer] (objetivo|meta|propósito|sueño|deseo|ilusión|intención|prioridad|reto|idea|plan) [principal] [profesional] [personal] [para este año] [de este año] [ahora] (es|sería|era)
    ^[mi] [mis] (objetivo|objetivos|meta|metas|propósito|propósitos|sueño|deseo|deseos|plan):
    (tengo|tenemos) (ganas|intención|la intención|la ilusión|el objetivo|la meta|como objetivo|como meta|el propósito) de
    (tengo|tenemos) (pensado|planeado|previsto|en mente)
    (quiero|quisiera|querría|me gustaría|necesito|espero) (poder|lograr|conseguir|llegar a)
    (sueño con|aspiro a|estoy pensando en|ando pensando en|estoy deseando|me muero por|estoy intentando|estoy tratando de|trato de|intento|me he propuesto|me he planteado|voy a intentar|he decidido|quiero intentar|toca|ya toca|va siendo hora de|es hora de|ya es hora de|tengo que|tendría que|debería|necesitaría)
    (ayuda|apoyo|consejo|consejos|orientación|tips|trucos) (para|a)
    (ayudarme|ayúdame|ayúdenme|ayudadme|ayúdeme|me ayude|me ayuden|me ayudes|me ayudéis) a
    (y|además|también|aparte) (si puedo|si puede ser|si se puede|a ser posible|de paso)
    (lo|la) (tercero|segundo|primero|otro|otra) es
    my goal (es|is)
    (es|sería) importante para mí
    (a ver si|ojalá) (consigo|logro|puedo|pueda|pudiera|aprendo a)
    (pienso|pensaba|planeo|tengo pendiente|hace falta|me toca|me urge|me tengo que|estaría padre|estaría bueno|ando queriendo|me animaría a|quisiera volver a)
  `,
  /** Opens a wish; a thing follows. */
  wishThing: `
    (necesito|quiero|quisiera|busco|me gustaría|me vendría bien|necesitaría|me haría falta|pido) [tener] [un poco de] [algo de] [más] (ayuda|apoyo|consejo|consejos|orientación|asesoramiento|acompañamiento|tips) (con|en|sobre|acerca de)
    (ayuda|apoyo|consejos|orientación|tips) (con|sobre)
    (busco|buscamos|ando buscando|estoy buscando|estamos buscando|voy buscando)
    (ayudarme|ayúdame|ayúdenme|ayudadme|me ayude|me ayuden) con
    sueño con [tener]
    lo que sí (necesito|quiero) es
  `,
  /** Opens a trouble whose verb is the wish. */
  troubleVerb: `
    [a mí] (me cuesta|me resulta difícil|me resulta complicado|se me hace difícil|se me hace cuesta arriba|me da miedo|me da vergüenza|me da pena|me da pánico|me da corte|me da cosa|me da apuro|me da reparo|me aterra) [mucho] [horrores] [un montón] [muchísimo] [la vida]
    (no puedo|no logro|no consigo|no me atrevo a|nunca consigo|nunca logro|no soy capaz de|no me animo a|no sabemos)
    (tengo|le tengo|me da) (miedo|pánico|pavor|terror|vergüenza) (a|de)
    (tengo|tenemos) (problemas|dificultades|dificultad) para
    (se me da|se me dan) (mal|fatal|muy mal)
    no me (sale|animo a|decido a)
  `,
  /** Opens a trouble with a thing. */
  troubleThing: `
    (tengo|tenemos|le tengo) (problemas|dificultades|problema|miedo) (con|al|a la|a los|a las|en)
    (se me da|se me dan|llevo) (mal|fatal|muy mal)
    (me falta|me faltan) [mucha] [mucho]
    (me agobia|me agobian|me supera|me superan|me estresa|me estresan|me bloquea|me bloquean|me cuestan)
  `,
  /** Opens a wish with a whole clause. */
  wishClause: `
    (quiero|quisiera|querría|me gustaría|necesito|espero|deseo|ojalá|queremos|prefiero|pretendo|me encantaría|preferiría|lo que quiero es) que
    (cómo|como) (consigo|logro|hago para|puedo hacer para|puedo conseguir|puedo lograr|conseguir|lograr|hacer para) que
    y que
  `,
  /** Closes a wish. */
  wishAfter: `
    (sería|es) (genial|estupendo|ideal|un sueño|mi sueño|mi objetivo|mi meta|lo ideal|fantástico)
  `,
  /** Opens a question whose verb is the wish. */
  questionVerb: `
    (cómo|como) (puedo|podría|podemos|hago para|le hago para|hacer para|se puede|logro|consigo|aprendo a|me animo a|debo|debería)
    (no sé|no se|ni idea de|no tengo ni idea de|no tengo idea de|saber|no sabemos) (cómo|como)
    (qué|que) (puedo hacer|hago|podría hacer|tengo que hacer|debo hacer) para
    ^cómo
  `,
  /** Opens a question that is to be decided. */
  question: `
    (no sé|no se|no sabemos|dudo|no tengo claro|no estoy segur*|me pregunto|tengo que decidir|decidir|no me decido|saber|averiguar|ver|quiero saber|aclarar|tengo dudas de) (si|qué|cuál|cuáles|cuánto|cuánta|cuántos|dónde|quién|a qué|en qué|de qué|con qué|por qué|por dónde|hacia dónde|a quién|con quién|de cuánto)
    ^qué (debo|debería|puedo|podría|tengo que|conviene|necesito|hago|cuesta|piden|permisos|requisitos)
    ^(cuál|cuánto|cuánta|dónde|cuándo) (debo|debería|puedo|podría|tengo que|se|me|conviene|necesito|hago|cuesta|piden|permisos|requisitos)
    [lo que] (no sé|no se|no entiendo|no tengo claro) [es] (cómo|como) (se|me|lo|hay|funciona|funcionan|está|son)
    lo que no sé es (si|qué|cuál|cuánto|dónde|cómo)
    ^(debo|debería) _ [_] [_] [_] [_] o _
    ^(me conviene|vale la pena|merece la pena)
  `,
  /** Says that somebody does not know what to want. */
  direction: `
    no sé [ni] [bien] [muy bien] [realmente] (qué|lo que|que) (quiero|me gusta|hacer con mi vida|quiero hacer|quiero ser|hacer de mi vida|me gustaría|hacer|se me da bien)
    no tengo [nada] [muy] [ni idea] claro (qué|hacia dónde|lo que) [quiero] [hacer] [ir]
    (no tengo|sin) [ninguna] [ni] (idea|idea de|metas|objetivos|rumbo|dirección|norte) [de] [qué] [quiero]
    no sé (hacia dónde|para dónde|a dónde|adónde|por dónde) (ir|tirar|voy|quiero ir|seguir)
    (me siento|estoy|ando) [un poco] [muy] [totalmente] (perdid*|sin rumbo|desorientad*|a la deriva)
    (encontrar|buscar|descubrir) (mi|un|el) (camino|rumbo|vocación|propósito|norte|lugar en el mundo)
    (descubrir|averiguar|saber|aclarar|tener claro) (qué|lo que) (quiero|me gusta|quiero hacer|quiero ser|se me da bien)
    (qué|que) (hago|hacer) con mi vida
    para qué (sirvo|valgo)
  `,
  /** A trouble that is told without a wish. */
  complaints: `
    (estoy|me siento|ando) [muy] [tan] [totalmente] (hart*|quemad*|agotad*|estancad*|aburrid*|desmotivad*|frustrad*|sol*|insegur*|desbordad*|cansad*|estresad*|saturad*|podrid*)
    (nadie|mi jefe|mi jefa) [nunca] (me escucha|me valora|me hace caso|me toma en serio|lo ve)
    (odio|no soporto|no aguanto) mi trabajo
    (siempre|todo el rato) (me interrumpen|se me olvida|me olvido|llego tarde)
    (me aburro|me aburre|no me gusta|no me llena) [en] [mi] [el] (trabajo|empleo)
    no (puedo más|doy más|llego a todo|me da la vida|acabo nada)
  `,
  /** Opens what is refused. */
  refusal: `
    (ya no|no|tampoco) (quiero|quisiera|querría|me gustaría|me interesa|me interesan|busco|necesito|pienso|me apetece|voy a|deseo|queremos) [más] [nada de] [que] [volver a] [a]
    nada (de|que ver con|relacionado con)
    ni (un|una) _ más
    (todo|cualquier cosa) (menos|salvo|excepto)
    (menos|salvo|excepto) [la] [el] [lo de]
    ^no (a|al|más)
    ^ni
    (odio|detesto|no soporto|no aguanto|paso de)
    sin tener que
  `,
  refusalAfter: `
    (no es lo mío|no es para mí|no me interesa|no me va|ni loc*|ni hablar|no, gracias|ya es tarde|tampoco|ni de broma)
  `,
  noRefusal: `
    no (quiero|quisiera) (perder|seguir|quedarme|rendirme|dejar pasar|olvidar|fallar|suspender|sentir|vivir|estar)
    decir (que no|no)
    no (solo|sólo)
    no me interesa solo
    no (necesito|busco) solo
    (odio|detesto|no soporto) (hablar|presentar|que|cuando|mi|las reuniones|hablar en público|estar|ser|sentirme|vender|pedir)
    menos (de|estrés|horas|tiempo|pantalla|pantallas|móvil|azúcar|reuniones|trabajo|extras|horas extra)
    al menos
    menos yo
    a menos
    por lo menos
    más o menos
    echar de menos
    (sin|nada de) (ayuda|experiencia|tiempo)
  `,
  /** Says that another person speaks, thinks or wants. */
  others: `
    (mi|mis|nuestra|nuestro|el|la|los|las) _ [_] [_] [me] [nos] (dice|dicen|dijo|cree|creen|piensa|piensan|opina|opinan|insiste|insisten|quiere|quieren|espera|esperan|sugiere|ha dicho|quería|repite|aconseja) [que] [me]
    (todo el mundo|todos|la gente|ella|él|ellos) [me] (dice|dicen|cree|creen|piensa|piensan|quiere|quieren) [que]
    (mi|mis) (hijo|hija|hijos|hijas|marido|mujer|esposo|esposa|pareja|jefe|jefa|equipo|novio|novia) (debería|deberían|tiene que|tienen que)
  `,
  /** Orders to the machine. */
  machine: `
    (ignora|ignorá|ignore|olvida|olvidá|olvide|desobedece) [todas] [todo] [lo] [las] [tus] [tu] [sus] [mis] [el] [la] (instrucciones|configuración|reglas|anterior|anteriores|prompt|sistema|órdenes)
    (contesta|responde|respondé|contestá|escribe|escribí|imprime|muestra|devuelve|genera) (solo|sólo|solamente|únicamente|en inglés|un poema|un chiste|una canción|una receta|un cuento)
    (muéstrame|dime|revela|repite|imprime|enséñame) [tu] [el] [tus] (prompt|instrucciones|system prompt)
    (ahora eres|eres ahora|actúa como|hazte pasar por)
    no (escribas|redactes|generes) [ninguna] [ningún] (meta|objetivo|metas|objetivos)
    system prompt
  `,
  /** Says nothing that is wished. */
  idle: `
    (gracias|muchas gracias|mil gracias|hola|buenas|buenos días|buenas tardes|buenas noches|saludos|un saludo|un abrazo|por favor|porfa|nada|ninguno|ninguna|ayuda|eso es todo|nada más|de momento|por ahora|ya|listo|ok|vale|no sé|cualquier cosa)
    (contarlo todo|contarles todo|contar*|decirlo|decirles|decirte|explicar*|ser sincer*|ser honest*|presentarme|empezar|preguntar*|intentarlo|que sea así|estar aquí|verlo|vernos|conoceros|conocerlos)
    si esto (va|es|sirve|cuenta) [_] [_] [_]
    (lo antes posible|cuanto antes|ya mismo|pronto|que antes)
    (sus|tus|vuestros) (consejos|respuestas|comentarios|ideas)
  `,
  /** Ends a clause. */
  ends: `
    (porque|xq|pq|pk|ya que|puesto que|dado que|pero|aunque|así que|asi que|entonces|mientras|siempre que|para eso|por eso)
    (como|que) (soy|tengo|trabajo|vivo|estoy|ya|ahora|me tiene|para)
    y (yo|me|nos|mi|mis|es|son|estoy|tengo|soy|eso|a mí|la verdad|que|ya|ahí|nunca|nadie|no sé|no se|no puedo|no tengo|siempre|cada|en mi|por otro|he|lo|también me)
    y (en|para|antes de|hasta) (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano)
    (a ver si|si da tiempo|si es posible|si puede ser|si se puede|por favor|porfa|porfis|gracias|jaja*|jeje*|lol|tbh|la verdad|no es broma|y ya|imagínate|eso)
    (pa|para) (ya|ayer)
    (que para|que pa)
  `,
  joins: `
    (y|e) [luego] [también] [además] [después]
    &
    así como
    además de
  `,
  /** Verbs and pronouns that show a whole sentence. */
  finite: `
    (soy|eres|es|somos|son|estoy|estamos|están|tengo|tiene|tenemos|tienen|he|ha|hemos|han|hay|fui|fue|fueron|era|eran|estaba|estuve|tenía|tuve|había|puedo|puede|podemos|pueden|voy|va|vamos|van|hago|llevo|quiero|quiere|queremos|necesito|gano|cobro|siento|creo|pienso|debo|debería|vivo|digo|dice|dicen|sale|salgo|ando|paso|pasa|termino|acabo|sigo|logro|consigo|busco|espero|trabajé|estudié|vine|vendo|hice|hicimos|perdí|dejé|empecé|terminé|acabé|cerró|nací|crecí|viví|conocí|aprendí|saqué|conseguí|llegué|nacieron|murió|gusta|gustan|gustaría|encanta|encantaría|cuesta|cuestan|cansé|aburro|duermo|escribo|hablo|entiendo|odio|amo|piden|ofrece|ofrecen|preguntan|gritan)
    no me
    se me
    ^trabajo (como|desde hace|hace)
    (yo|ella|ellos|ellas|usted|ustedes|vos|vosotros)
  `,
  /** Words without content of their own. */
  light: `
    (a|al|el|la|los|las|lo|un|una|unos|unas|de|del|y|e|o|u|ni|que|qué|quien|cual|en|con|por|para|pa|sin|sobre|entre|hasta|desde|hacia|según|durante|ante|bajo|tras|contra|como|cómo|cuando|donde|si|sí|no|se|me|te|le|les|nos|os|mi|mis|mío|mía|tu|tus|su|sus|nuestro|nuestra|nuestros|nuestras|yo|ella|ellos|ellas|este|esta|esto|estos|estas|ese|esa|eso|esos|esas|aquel|aquella|aquí|acá|allí|allá|ahí)
    (más|menos|muy|mucho|mucha|muchos|muchas|poco|poca|pocos|bien|mejor|mejores|mayor|peor|algo|alguien|algún|alguna|algunos|algunas|nada|nadie|todo|toda|todos|todas|cada|otro|otra|otros|otras|mismo|misma|tan|tanto|tanta|ya|aún|todavía|también|además|solo|sólo|siempre|nunca|ahora|antes|después|luego|entonces|casi|bastante|demasiado|quizá|fin|finalmente|realmente|verdad|vez|veces|así|incluso|aunque|menudo|serio|principalmente|todo)
    (ser|estar|tener|haber|hacer|ir|poder|deber|lograr|conseguir|llegar|empezar|comenzar|volver|ponerme|ponernos|hacerme|sentirme|dejar|seguir|tratar|intentar|querer|saber|dar|darme|mejorar|sea|sean|esté)
    (q|k|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|primer|primero|primera|nuevo|nueva|nuevos|nuevas|propio|propia|propios|propias|próximo|próxima|último|última|buen|buena|bueno|buenos|buenas|gran|grande|grandes|pequeño|pequeña|real|reales|básico|básica|día|días|semana|semanas|mes|meses|año|años|hora|horas|rato|minutos|tiempo|cosa|cosas|forma|manera|nivel|tema|parte|tipo|vida|meta|metas|objetivo|objetivos|habilidades|favor|través|principio|final|curso)
    (lunes|martes|miércoles|jueves|viernes|sábado|sábados|domingo|domingos|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|verano|otoño|invierno|primavera|navidad|navidades|reyes|trimestre|semestre)
  `,
  /** Words that are never taken into a goal. */
  unquotable: `
    (kiero|kisiera|qiero|q|k|xq|pq|pk|tb|tmb|xfa|porfa|porfis|jaja*|jeje*|lol|wey|güey|baro|curro|currar|pa|ahorita|asap|laburo|chamba|pasta|plata|finde|compus|mierda*|joder|puto|puta|carajo|coño|cabron*|gilipollas|boludo|che|bro|tío|tía|movida|rollo|peña|reviente|de broma|10mil|godinato|rolas)
    (ella|ellos|novio|novia|marido|ex|suegra|suegro)
    (esto|eso|ello|lo mismo|lo otro|lo de siempre|todo eso|todo esto)
    (improve|skills|get|better|job|speaking|my|goal|abilidad*|*casion|carera*|profecional*|desidir|aserlo)
    (haber si|haver|aver|atravez|desarroyo|trabajao|ablar|aser|travajo|estudear|entrebista*|curriculun|nesesit*|conosim*|espectativas|enserio)
    (lotería|divorcio|perdon*)
  `,
  /** Illness and other private matters. */
  private: `
    (tdah|autis*|disle*|depres*|bipolar|cáncer|quimio*|terapia|psiquiatra|psicóloga|psicólogo|diabet*|epilep*|diagnóstic*|medicación|divorci*|viud*|embaraz*|aborto|sorda|sordo|burnout|adicc*|alcohol*|cirugía|esclerosis|discapacidad|vih|hernia*|ansiolít*|baja médica|operaron)
    diabetes tipo _
  `,
  /** Stand before the name of a person, an employer or a place. */
  beforeNames: `
    (desde|con|don|doña|señor|señora|sra|sr|doctora|doctor)
    (hospital|clínica|escuela|instituto|colegio|ayuntamiento|universidad|público|pública|barrio|años|banco|vengo) de
    , de
    (me llamo|mi nombre es|soy|vivo en|trabajo en|trabajé en|trabaja en|trabajaba en|vengo de|vine de|vine a|estoy en|cajera en|cajero en|empresa|nos fuimos a|nací en|en un|en una)
    (ceo|presidenta|presidente) de
    (jefe|jefa|directora|director|compañera|compañero|colega|amiga|amigo|marido|esposa|esposo|mujer|hijo|hija|pareja|hermana|hermano|supervisora|tía|tío|nuera|yerno|prima|primo|profe|vecina|vecino|nieto|nieta|suegra)
  `,

  verbs: {
    learn: `
      (aprender*|entender*|comprender*|dominar*|estudiar*|saber*|conocer|mejorar*|programar*|profundizar*|formarme|capacitarme|repasar*|refrescar*|manejar*|usar*|utilizar*|actualizarme|perfeccionar*|iniciarme|reforzar*|ampliar*|desarrollar*|enterarme|especializarme|entrenar*|interpretar*|defenderme en|desenvolverme|recordar*|memorizar*|soltarme|llevar las cuentas|llevar la contabilidad|llevar cuentas|leer (planos|partituras|un balance|balances))
      (ponerme al día|tomar clases|ponerme las pilas|familiarizarme|declarar*|hacer la declaración|hacer facturas|conocer (mis|los|las|el|la))
    `,
    pass: `
      (aprobar*|hacer (un|el) curso|tomar un curso|sacarme|sacar (el|la|mi|un|una) (título|carnet|carné|licencia|permiso|certificado|b1|b2|c1|oposición|plaza|bachillerato|eso|grado|graduado|diploma|curso)|obtener (el|la|mi|un) (título|carnet|licencia|permiso|certificado|certificación|diploma)|certificar*|acreditar*|examinarme|presentarme al examen|graduarme|titularme|licenciarme|doctorarme|opositar|terminar (la|el|mi|mis) (carrera|tesis|tfg|tfm|máster|grado|eso|bachillerato|estudios|prepa|doctorado)|acabar (la|el|mi|mis) (carrera|tesis|tfg|tfm|máster|grado|eso|bachillerato|estudios)|entrar (a|en) la (universidad|uni)|prepararme para (el|la|las|los)|preparar (el|la|las|los) (examen|oposición|oposiciones|mir|selectividad|exámenes)|estudiar el (mir|eir|pir|fir)|organizarme para estudiar|recuperar (la|las|el) (asignatura|materia|matemáticas)|convalidar*|titular*|subir el (ielts|toefl))
    `,
    find: `
      (encontrar*|conseguir*|obtener*|buscar*|hallar*|homologar*|vender*|cobrar*|ahorrar*|ganar*|captar*|atraer*|postular*|aplicar a|solicitar*|contratar*|alquilar*|rentar*|comprar*|mandar*|enviar*|recuperar*|tener (más|un|una|dos|tres|mi|mis) (clientes|clientas|trabajo|empleo|alumnos|piso|casa|pacientes|pedidos|entrevistas|ingresos)|volver (a trabajar|al trabajo|al mercado)|reincorporarme|sacarle|acceder*|juntar*|llenar*|duplicar*|aumentar*|facturar*|reinsertarme|retomar mi carrera|presentar* (a|al) (un concurso|concurso|puesto|plaza|su puesto|la plaza|la vacante|una convocatoria)|mudarme|mudarnos|independizarme)
      (trabajar (en|de|como|con|para)) [un] [una] [una ong] [ong]
    `,
    become: `
      (ser|convertirme*|llegar a ser|hacerme|pasarme|pasar a|cambiar*|dedicarme*|reorientar*|reinventar*|reconvertir*|ascender*|promocionar*|dirigir (un|una|mi) (equipo|departamento|área)|liderar (un|una) (equipo|proyecto|área)|dar el salto|entrar (en|al) (mundo|sector|el mundo)|vivir de*|trabajar por mi cuenta|trabajar como|trabajar de|emigrar|irme (a|al)|salir de|reciclarme|volver a ejercer|meterme en|formar parte|subir de puesto|crecer (en|profesionalmente|dentro))
    `,
    build: `
      (crear*|montar*|abrir*|lanzar*|fundar*|construir*|escribir*|publicar*|grabar*|diseñar*|armar*|hacer (un|una|mi|el|la) (web|página|cv|currículum|portafolio|portfolio|libro|app|blog|podcast|huerto|vídeo|video|canal|presupuesto|plan|proyecto)|elaborar*|preparar (un|una|mi) (plan|proyecto|portafolio|propuesta|presupuesto|carta)|redactar*|desarrollar (un|una|mi) (app|web|proyecto|producto|idea|aplicación)|automatizar*|terminar*|acabar*|emprender*|poner en marcha|poner (un|una|mi)|organizar (un|una|el|la)|actualizar (mi|el) (cv|currículum|perfil|portafolio)|componer*|pintar*|coser*|rodar*|exponer mis|llegar a veinte|alargar*|renovar*|digitalizar*|reformar*|restaurar*|traducir*|llevar a cabo|implementar*|establecer*|completar*|finalizar*|dar (un|talleres|clases))
    `,
    practise: `
      (hablar*|enseñar*|decir*|presentar*|exponer*|expresar*|comunicar*|escuchar*|practicar*|ensayar*|delegar*|defender*|opinar*|intervenir*|participar*|explicar*|dar (feedback|mi opinión|una charla|charlas|una clase|discursos|retroalimentación|instrucciones)|pedir ayuda|poner límites|poner limites|marcar límites|atreverme*|animarme*|confiar*|sentirme*|superar*|vencer*|perder (el|la) (miedo|vergüenza|pánico)|perderle*|quitarme (el|la|los) (miedo|vergüenza|nervios)|liderar*|dirigir*|gestionar*|manejar (mejor|los|las|el|la) (conflictos|críticas|situaciones|conversaciones|nervios|críticas)|afrontar*|enfrentar*|tocar*|motivar*|tratar con|convencer*|argumentar*|debatir*|improvisar*|conversar*|comunicarme*|relacionarme*|llevarme (mejor|bien)|tomar decisiones|recibir*|aceptar*|corregir*|cortar a|contestar*|responder*|coordinar*|mostrar*|tener (más|mas) (confianza|seguridad|autoestima)|ganar (confianza|seguridad|autoestima)|mediar*|estar más tranquil*|ser más (asertiv*|segur*|paciente|clar*)|creer en mí|hacerme (oír|escuchar|respetar|valer)|valorar*|moderar*|hacer (presentaciones|entrevistas|preguntas)|calmar*|entrevistarme|venderme)
    `,
    negotiate: `
      (negociar*|pedir (un|una|el|la|más|mas) (aumento|subida|ascenso|promoción|reducción|mejora|sueldo|traslado|teletrabajo|cambio|excedencia|jornada|sueldo)|pedirle*|solicitar (un|una|la|el) (aumento|subida|reducción|ascenso|teletrabajo)|acordar*|pactar*|reclamar*|exigir*|renegociar*|subir tarifa*|cobrar más|ganar más|bajar una (guardia|jornada)|reducir mi jornada|reducir (la|mi) jornada|hablar con mi (jefe|jefa)|convencer a mi (jefe|jefa)|conseguir (un|una|el) (aumento|subida|ascenso)|plantear*)
    `,
    decide: `
      (decidir*|elegir*|escoger*|comparar*|aclarar*|definir*|averiguar*|valorar si|evaluar*|saber (si|qué|cuál|cuánto)|descubrir*|orientarme|identificar*|priorizar qué|calcular*|fijar*)
    `,
    meet: `
      (conocer (a|gente|más|mas|otros|otras|personas|mujeres|hombres|profesionales|compañer*)|contactar*|conectar*|hacer (amigos|amigas|amistades|contactos|networking|red)|ampliar mi (red|círculo)|crear (una red|red|contactos|comunidad)|unirme*|apuntarme a un (grupo|club)|juntarme*|hablar con (algún|alguna|alguien|gente|otros|otras|personas)|encontrar (a )?(gente|amigos|amigas|otros|otras|un grupo|una comunidad|compañer*)|relacionarme con|rodearme*|quedar con|socializar*|hacer red|tener más (amigos|amigas|contactos|vida social)|intercambiar*)
    `,
    reduce: `
      (dejar*|reducir*|bajar*|disminuir*|parar*|evitar*|abandonar*|eliminar*|quitar*|quitarme*|cortar con|limitar*|soltar*|desconectar*|no (ser|mirar|trabajar|llevarme|procrastinar|dejar|comer|gastar|fumar|beber|discutir|contestar|estresarme|agobiarme|compararme|dejarlo)|trabajar menos|gastar menos|procrastinar menos|comer menos|fumar menos|preocuparme menos|estresarme menos|mirar menos|usar menos|cerrar el (portátil|ordenador|computador)|salir a mi hora|salir a la hora|perder peso|adelgazar*|vaciar*|ordenar*)
    `,
    keep: `
      (mantener*|dormir*|correr*|andar*|caminar*|nadar*|bailar*|leer*|cocinar*|hacer (deporte|ejercicio|yoga|pilates|gimnasia)|meditar*|comer*|alimentarme*|descansar*|cuidar*|cuidarme*|organizar*|planificar*|priorizar*|gestionar (mejor )?(el|mi) tiempo|administrar (mejor )?(el|mi) tiempo|aprovechar (mejor )?(el|mi) tiempo|levantarme*|acostarme*|madrugar*|salir (en bici|a correr|a caminar)|ir al gimnasio|entrenar*|conciliar*|compaginar*|equilibrar*|tener (más|mas) tiempo|tener tiempo|pasar (más|mas) tiempo|dedicar*|retomar*|cumplir*|ser (más|mas) (constante|organizad*|puntual|disciplinad*|productiv*)|concentrarme*|enfocarme*|relajarme*|disfrutar*|jugar*|cantar*|dibujar*|tomar agua|beber*|escribir (cada|todos)|viajar*|vivir*|controlar (mis|los) gastos|seguir*|sostener*|ordenar mis|llegar a todo|llegar a fin de mes)
    `,
    direction: '',
    unread: '',
  },
  nouns: {
    learn: `
      (inglés|idioma|idiomas|curso|cursos|formación|conocimientos|contabilidad|finanzas|fundamentos|introducción|bases|lenguaje|programación|informática|gramática|pronunciación|vocabulario|impuestos|fotografía|costura|patrones|excel|taller de)
    `,
    pass: `
      (examen|exámenes|certificado|certificación|título|oposición|oposiciones|carnet|carné|licencia|diploma|tesis|tfg|tfm|selectividad|máster|grado|prueba|ebau|evau|permiso de conducir|bachillerato)
    `,
    find: `
      (trabajo|empleo|puesto|plaza|vacante|prácticas|pasantía|beca|becas|ayudas|subvención|subvenciones|financiación|clientes|clientas|clientela|piso|casa|departamento|local|vivienda|habitación|inversores|inversor|ingresos|alumnos|pacientes|ventas|pedidos|mentora|mentor|lector|lectora|entrevistas|contrato|seguidores|suscriptores|proveedor|proveedores|editorial|socio|socia)
    `,
    become: `
      (ascenso|promoción|cambio de carrera|cambio profesional|cambio de sector|jefatura|dirección|liderazgo|transición)
    `,
    build: `
      (portafolio|portfolio|página web|mi web|sitio web|blog|libro|novela|app|aplicación|tienda|negocio|empresa|podcast|canal|cv|currículum|curriculum|perfil|proyecto|plan|presupuesto|huerto|cuento|cuentos|disco|exposición|emprendimiento|startup|newsletter)
    `,
    practise: `
      (confianza|seguridad|autoestima|asertividad|comunicación|presentación|presentaciones|entrevista|conflictos|límites|feedback|hablar en público|reuniones|negociación|miedo escénico|oratoria|timidez|vergüenza|delegar|escucha|conversaciones|liderar|charla|discurso)
    `,
    negotiate: `
      (aumento|subida|sueldo|salario|tarifa|tarifas|teletrabajo|reducción de jornada|condiciones)
    `,
    decide: `
      (precios|precio|opciones|decisión|elección)
    `,
    meet: `
      (contactos|red|networking|amigos|amigas|amistades|gente|comunidad|grupo|club|compañía|red de contactos)
    `,
    reduce: `
      (estrés|horas extra|horas extras|procrastinación|pantallas|pantalla|móvil|celular|redes sociales|carga de trabajo|perfeccionismo|deudas|deuda|peso|culpa|nervios|ansiedad|tabaco|azúcar)
    `,
    keep: `
      (sueño|ejercicio|deporte|equilibrio|conciliación|rutina|hábito|hábitos|disciplina|yoga|tiempo libre|tiempo para|organización|gestión del tiempo|salud|alimentación|dieta|descanso|constancia|concentración|productividad|ahorro)
    `,
    direction: `
      (rumbo|vocación|propósito)
    `,
    unread: '',
  },

  deadlineWords: `
    (antes|hasta|para|pa|dentro|en menos|en el plazo|a más tardar|como muy tarde|como máximo|este|esta|próximo|próxima|a finales|a fin|fin de|al final|en un|en una|en dos|en tres|en seis)
  `,
  eventWords: `
    (es el|tengo el|entrevista|examen el|reunión el|cita|presentarlo|presentarla|presentar*|charla|concurso|el lunes|el martes|el miércoles|el jueves|el viernes|el sábado|el domingo|en enero|en febrero|en marzo|en abril|en mayo|en junio|en julio|en agosto|en septiembre|en octubre|en noviembre|en diciembre)
  `,
  workingHours: `
    (jornada|media jornada|turno|turnos|trabajo|trabajando|guardia|guardias|horas extra|contrato|conduzco|empleo|oficina|reuniones)
  `,
  tongues: `
    inglés, ingles = inglés
    alemán, aleman = alemán
    francés, frances = francés
    italiano = italiano
    portugués, portugues = portugués
    catalán, catalan = catalán
    euskera, vasco = euskera
    gallego = gallego
    chino, mandarín = chino
    japonés = japonés
    coreano = coreano
    árabe = árabe
    ruso = ruso
    polaco = polaco
    neerlandés, holandés = neerlandés
    sueco = sueco
    noruego = noruego
    danés = danés
    turco = turco
    rumano = rumano
    griego = griego
    ucraniano = ucraniano
    quechua = quechua
    guaraní = guaraní
    español, castellano = español
  `,
  hours: { one: '{n} hora por semana', many: '{n} horas por semana', other: '{n} horas por semana' },
  hoursShare: '{n} de mis {m} horas por semana',
  by: 'antes del {date}',
  on: 'el {date}',
  figures: [],
  leads: {
    verb: 'Para {words}, ',
    thing: 'Para avanzar con {words}, ',
    question: 'Para aclarar {words}, ',
    item: 'Para mi objetivo «{words}», ',
    found: 'Para encontrar {words}, ',
  },
  grammar: {
    verbStart: new RegExp(
      `^(?:(?:no|ya|por fin|de una vez|tambien|siempre|solo|simplemente|realmente|de verdad|al menos|mejor|por lo menos|algun dia|despues|luego|mas|menos|volver a|poco a poco|con calma|seguir|en \\d+ \\p{L}+|algo mejor|bien) )*${VERB}`,
      'u',
    ),
    governs: new RegExp(
      `^(?:aprender|ensenar|atreverme|animarme|empezar|comenzar|saber|poder|volver|ser capaz de|lograr|conseguir|dejar de|ayudar)(?: a| bien)? ${VERB}`,
      'u',
    ),
    beforeFirst:
      /^[^\p{L}]*(?:(?:y|e|pero|tambien|ademas|luego|despues|hola|buenas|bueno|pues|nada|ah|ah y|primero|segundo|tercero|mi objetivo|mi meta|objetivo|meta|en serio|este ano)[,:]? )*/u,
    joined:
      /^(?:(?:y|e|luego|despues|tambien|ademas|por fin|asi como|de paso|a|de|ah|por ultimo|finalmente|sobre todo|mientras tanto)(?: |, ))*/u,
    resumed: new RegExp(
      `^[^.!?]{3,90}?, y (?=(?:mientras tanto |luego |despues |tambien |ademas )*${VERB})`,
      'u',
    ),
    openJoin:
      /\s(?:y|e|o|u|ni|pero|también|tambien|luego|además|ademas|así|que|para|a|de|el|la|este|esta)$/iu,
    enumeration: /^[^,.;!?()]{2,40}(?:,| (?:y|e|o|u|ni) )/u,
    denied:
      /(?:^|[^\p{L}])(?:(?:no|nunca|jamas|tampoco)(?: a mi)?|(?:de (?:nin[ao]|pequen[ao]|joven)|cuando era (?:pequen[ao]|nin[ao]|joven|chic[ao]))[^.;!?]*) $/u,
    questionWord:
      /(?<!\p{L})(?:si|(?:a |en |de |con |por |hacia |para )?(?:que(?! no se)|cual(?:es)?|donde|quien(?:es)?|cuant\p{L}+)|cuando|como)(?!\p{L})/u,
    wholeClause:
      /(?<!\p{L})que(?!\p{L})(?! (?:\p{L}+[aei]r|antes|después|cuando|si|al|por|para|hasta|ya|el próximo|en)(?!\p{L}))/u,
    contrast: /[.;!?\n]|,(?= )| (?:pero|sino|aunque) | - /u,
    searched:
      /(?:busc(?:o|amos|ando) *\||(?:necesit\p{L}+|quiero|quisiera|gustaria|falta|es) *\|(?:a )?(?:alguien|algo de|un lector|una persona|gente|personas|un lugar|un sitio)(?!\p{L}))/u,
    search: 'encontrar',
    starts: [
      [/^de (?=\p{L})/u, ''],
      [/^deb(?:o|er[ií]a) (?=.* o )/iu, 'si debo '],
    ],
    refers:
      /^(?:eso|esto|ello|lo|lo mismo|asi|hacerlo|lograrlo|conseguirlo|saberlo|cambiarlo|mejorarlo|intentarlo|todo eso|ambas cosas|las dos cosas|decir que si)$|^(?:\S+ ){0,3}(?:ello|eso|esto|esas|esos|ambos|ambas|ellas|ellos|(?:esa|ese) \p{L}+)$/u,
    generic:
      /^(?:aprender|empezar|hacer|mejorar|cambiar|avanzar|crecer|lograr|conseguir|estudiar|progresar|triunfar|ayudarme|practicar)?$/u,
    answered:
      /^(?:(?:a |en |de |con |por )?(?:que|como|cuant\p{L}+|donde|cual|cuales|quien)|si (?:hay|se|me|puedo|tengo|hace|necesito|piden|es|son|alla|aqui))(?!\p{L})|^(?:entender|saber|averiguar|comprender|descubrir) (?:que|si|por que|cuant\p{L}+|cual|donde|como (?!\p{L}+[aei]r(?!\p{L})))/u,
    beside:
      /,| (?:que|quien|quienes|donde|porque|en vez de|en lugar de|antes de|antes del|despues de|despues del|sin|aunque|para que|cuando|mientras) /u,
    mainClause: /^(.{8,}?) (?:porque|aunque|ya que|pues|pero|ni) /u,
    preposition: /^(?:de|desde|con|para|a|en)$/u,
    barred:
      /(?<!\p{L})(?:él|(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d+)(?!\p{L})|^(?:no )?\p{L}+[aei]r(?:me|se)?l[oa]s?(?!\p{L})|\s(?:el|la|los|las|un|una|mi|su|de|del|que|ese|esa|con)$|(?: ese| esa) que |^\p{L}+[aei]rle (?!el |la |los |las |un |una |a |más |miedo)|^llegar a \p{L}+$|^que .*\p{L}(?:iera|ara|iese|ase|ieran|aran|iesen|asen)(?!\p{L})/iu,
    repairs: `
      mas = más
      whatsapp = WhatsApp
      linkedin = LinkedIn
      ielts = IELTS
      dia = día
      dias = días
      ano = año
      anos = años
      musica = música
      ingles = inglés
      frances = francés
      aleman = alemán
      portugues = portugués
      espanol = español
      espanola = española
      tambien = también
      despues = después
      titulo = título
      titulos = títulos
      pagina = página
      numeros = números
      linea = línea
      publico = público
      quimica = química
      fisica = física
      matematicas = matemáticas
      tecnico = técnico
      tecnica = técnica
      basico = básico
      basica = básica
      informatica = informática
      economia = economía
      psicologia = psicología
      tecnologia = tecnología
      manana = mañana
      nino = niño
      ninos = niños
      nina = niña
      ninas = niñas
      pequeno = pequeño
      pequena = pequeña
      ensenar = enseñar
      disenar = diseñar
      diseno = diseño
      sueno = sueño
      companeros = compañeros
      companeras = compañeras
      telefono = teléfono
      movil = móvil
      medico = médico
      creditos = créditos
      politica = política
      practicas = prácticas
      grafico = gráfico
      logistica = logística
      estadistica = estadística
      limites = límites
      curriculum = currículum
      habitos = hábitos
      credito = crédito
      dificiles = difíciles
      facil = fácil
      rapido = rápido
      aqui = aquí
      asi = así
    `,
    endings: [
      [/cion(?!\p{L})/gu, 'ción'],
      [/sion(?!\p{L})/gu, 'sión'],
    ],
    asked: [
      [/^que(?= )/u, 'qué'],
      [/^como(?= )/u, 'cómo'],
      [/^cual(?= )/u, 'cuál'],
      [/^cuanto(?= )/u, 'cuánto'],
      [/^cuanta(?= )/u, 'cuánta'],
      [/^donde(?= )/u, 'dónde'],
      [/^quien(?= )/u, 'quién'],
      [/^(a|en|de|con|por|hacia) que(?= )/u, '$1 qué'],
      [/^(a|en|de|con|por|hacia) donde(?= )/u, '$1 dónde'],
    ],
  },

  plans: {
    learn: [
      'terminaré un curso o un libro sobre el tema antes del {date}[, con {hours},] y explicaré a alguien lo esencial en 10 minutos.',
      'practicaré cada semana hasta el {date}[, {hours},] y mostraré 2 resultados a alguien con experiencia.',
      'haré un ejercicio pequeño cada semana hasta el {date}[, con {hours},] y resolveré 3 dudas en mi mentoría.',
    ],
    pass: [
      'me informaré de fechas y costes en 2 semanas, repartiré lo necesario en partes semanales[, con {hours},] y lo completaré {by}.',
      'acordaré en mi mentoría un plan de partes semanales[, con {hours},] y terminaré la última {by}.',
    ],
    find: [
      'daré 2 pasos concretos por semana hasta el {date}, como una consulta o una solicitud, y anotaré qué sale de cada uno.',
      'haré una lista de 10 lugares o personas a quienes preguntar, los contactaré {by} e insistiré al cabo de una semana.',
      'preguntaré a 3 personas que ya pasaron por ello y haré 2 gestiones por semana hasta el {date}.',
    ],
    become: [
      'hablaré con 3 personas que ya dieron ese paso, anotaré lo que me falta y cubriré la primera carencia {by}.',
      'compararé en una página lo que se pide con lo que ya aporto y comentaré las 2 diferencias mayores en mi mentoría {by}.',
      'hablaré con 2 personas que ya trabajan en ello y probaré una de sus tareas {by}.',
    ],
    build: [
      'tendré lista una primera versión {by}, la mostraré a 2 personas y la mejoraré con lo que me digan.',
      'anotaré los 5 pasos que hacen falta, terminaré uno por semana y tendré el resultado {by}.',
      'acordaré en mi mentoría la versión más pequeña que sirva, la terminaré {by} y la mostraré a 3 personas.',
    ],
    practise: [
      'practicaré en 5 ocasiones reales hasta el {date}, cada una con preparación previa, y anotaré después qué funcionó.',
      'haré un ensayo en mi mentoría, practicaré luego en 4 ocasiones reales hasta el {date} y pediré cada vez una opinión.',
      'elegiré una ocasión real por semana hasta el {date}, prepararé 2 frases para ella y anotaré después cómo fue.',
    ],
    negotiate: [
      'pondré mis razones en una página, ensayaré la conversación una vez en mi mentoría y la tendré {by}.',
      'reuniré 3 datos a mi favor, pediré una reunión y tendré esa conversación {by}.',
      'escribiré qué pido y qué ofrezco, ensayaré con 2 personas y lo plantearé {by}.',
    ],
    decide: [
      'compararé las opciones en una página, preguntaré a 2 personas que sepan del tema y decidiré {by}.',
      'anotaré 3 razones a favor y 3 en contra de cada opción, las hablaré con 2 personas y decidiré {by}.',
      'preguntaré a 3 personas que tuvieron la misma duda y elegiré una opción {by}.',
    ],
    meet: [
      'entraré en un grupo o una actividad {by} y conversaré allí con 3 personas.',
      'escribiré a 5 personas hasta el {date}, quedaré con 2 de ellas y mantendré el contacto con ambas.',
      'iré a 2 encuentros hasta el {date} y propondré en cada uno una segunda conversación.',
    ],
    reduce: [
      'seguiré una regla clara 4 días por semana hasta el {date} y revisaré cada domingo cómo fue.',
      'anotaré durante una semana cuándo ocurre, elegiré un cambio y lo mantendré 4 días por semana hasta el {date}.',
      'acordaré un límite en mi mentoría, lo respetaré durante 4 semanas y revisaré {by} qué ha cambiado.',
    ],
    keep: [
      'reservaré 2 momentos fijos por semana en mi agenda hasta el {date} y marcaré cada uno que cumpla.',
      'lo haré 3 días por semana hasta el {date} y anotaré cada domingo cómo fue.',
      'lo planificaré para los mismos 2 días de cada semana hasta el {date} y contaré cada semana a alguien cómo va.',
    ],
    direction: [
      'para encontrar mi rumbo, hablaré con 3 personas sobre su trabajo o sus aficiones, anotaré 5 de mis puntos fuertes y elegiré una opción que probar {by}.',
      'para encontrar un rumbo, anotaré cada día durante 2 semanas qué me dio energía, lo comentaré en mi mentoría y elegiré una cosa que probar {by}.',
    ],
    unread: [
      'pondré en una sola frase lo que quiero lograr, la acordaré en mi mentoría y daré los 2 primeros pasos {by}.',
      'escribiré en 3 frases qué debería cambiar, elegiré en mi mentoría un primer paso y lo daré {by}.',
    ],
  },
  performances: `
    (decir que no|hablar|presentar*|presentacion*|exponer|dar feedback|feedback|retroalimentacion|delegar|moderar|entrevista*|reunion*|juntas|preguntar|poner limites|conversacion*|negociar|discrepar|conflicto*|cantar|charla|charlas|clases|taller|talleres|ponencia|ponencias)
  `,
  artefacts: `
    (portafolio|portfolio|web|pagina web|blog|libro|novela|app|aplicacion|boletin|newsletter|podcast|canal|cv|curriculum|perfil|album|exposicion|prototipo|articulo|articulos|relato|relatos|cuento|cuentos|informe|guia|manual|plan|panel|herramienta|juego|pelicula|video|videos|plantilla|plantillas|hoja de calculo|proyecto|tesis)
  `,
  openPlans: [
    'escribiré los 3 primeros pasos en una página, los repasaré en mi mentoría y daré el primero {by}.',
    'elegiré un primer paso en mi mentoría en un plazo de 2 semanas, lo daré {by} y anotaré 3 cosas que haya aprendido.',
    'pondré fecha a cada uno de los 3 primeros pasos, los comentaré en mi mentoría y daré el primero {by}.',
  ],
  deadlinePlans: [
    'escribiré en una página los pasos necesarios, los repasaré en mi mentoría en un plazo de 2 semanas y completaré el último {by}.',
    'pondré fecha a cada uno de los 3 próximos pasos, los comentaré en mi mentoría en un plazo de 2 semanas y terminaré {by}.',
  ],
  answerPlans: [
    'consultaré una buena fuente, preguntaré a 2 personas que sepan del tema y tendré la respuesta en una página {by}.',
    'escribiré mis 3 preguntas más importantes, las haré a alguien que sepa y tendré las respuestas en una página {by}.',
  ],
  figurePlans: [
    'llevaré un registro semanal sencillo hasta el {date} y lo repasaré cada mes en mi mentoría.',
    'anotaré cada domingo hasta el {date} cuánto he avanzado y comentaré en mi mentoría qué lo frena.',
    'repartiré el camino en partes semanales, marcaré cada una y completaré la última {by}.',
  ],
  eventPlans: [
    'lo prepararé en una página, lo ensayaré 2 veces con alguien de confianza y tendré todo listo {by}.',
    'anotaré los 3 puntos que más importan, los ensayaré en mi mentoría y tendré todo listo {by}.',
  ],
  firstSteps: [
    'como primer paso realista, hablaré con 2 personas que ya recorrieron parte del camino y terminaré una primera parte pequeña {by}.',
    'anotaré las 3 etapas que llevan hasta allí y, como primer paso, terminaré la más pequeña {by}.',
  ],
  outOfReach: `
    ceo de
    (astronauta|millonaria|millonario|lotería|presidenta del|presidente del|nobel|premio nobel|campeona del mundo|campeón del mundo|juegos olímpicos|famosa|famoso|óscar|rico rápido|rica rápido|hacerme rico|hacerme rica)
  `,

  themes: [
    {
      name: 'technology',
      kind: 'learn',
      weeks: 10,
      heads: '{tool}',
      beside:
        'programar, programación, avanzado, intermedio, básico, cero, nube, consultas, informes, tablas, dinámicas, trabajo, datos, bien',
      plans: [
        'terminaré un curso de {tool} antes del {date}[, con {hours},] y resolveré 2 tareas reales con lo aprendido.',
        'terminaré un pequeño proyecto propio con {tool} antes del {date}[, con {hours},] y pediré a alguien con experiencia que lo revise.',
        'practicaré {tool} cada semana hasta el {date}[, {hours},] y mostraré 2 resultados a alguien que trabaje con ello.',
      ],
    },
    {
      name: 'exam',
      kind: 'pass',
      weeks: 14,
      heads: '{certificate}',
      beside:
        'examen*, certific*, título, prueba*, aprobar, sacar*, preparar*, estudi*, acreditar, oficial, nivel',
      plans: [
        'me inscribiré en el examen {certificate}, haré 3 simulacros completos[, estudiaré {hours}] y me presentaré {by}.',
        'repartiré el temario de {certificate} en partes semanales[, estudiaré {hours},] terminaré 3 simulacros y haré el examen {by}.',
      ],
    },
    {
      name: 'examination',
      kind: 'pass',
      weeks: 14,
      heads:
        'examen, exámenes, oposición, oposiciones, selectividad, ebau, mir, eir, pir, prueba de acceso, pruebas de acceso, bachillerato, graduado escolar, plaza fija',
      beside:
        'aprobar*, prepar*, estudi*, presentar*, sacar*, mates, matemáticas, primera, organizar*, bebé, bombero, policía, maestro, maestra, auxiliar, plaza, fija, vacante, profesor*, tribunal, teóric*, práctic*, encontrar, alguien',
      plans: [
        'repartiré el temario en partes semanales[, estudiaré {hours}] y terminaré 3 exámenes de prueba {by}.',
        'haré un plan de estudio, cubriré las lagunas que muestren 3 exámenes de prueba[, con {hours},] y tendré el temario listo {by}.',
      ],
    },
    {
      name: 'language',
      kind: 'learn',
      weeks: 14,
      heads: '{tongue}',
      beside:
        'a1, a2, b1, b2, c1, c2, fluidez, hablar*, escribir, leer, manuales, gramática, vocabulario, conversación, nivel, acento, pronunciación, correos, reuniones, trabajo, acreditar, idioma, técnico, llamadas, aprender, clientes, perder*, miedo, teléfono, defenderme, soltarme',
      plans: [
        'tendré una conversación de 30 minutos en {tongue} cada semana hasta el {date}[, estudiaré {hours}] y haré 1 prueba de nivel[ del {level}].',
        'practicaré {tongue} 4 días por semana hasta el {date}[, con {hours},] y haré al final una prueba[ para ver cuánto me falta para el {level}].',
      ],
    },
    {
      name: 'salary talk',
      kind: 'negotiate',
      weeks: 8,
      heads:
        'sueldo, salario, aumento, aumento de sueldo, subida de sueldo, subida salarial, cobrar más, ganar más, me suban, me paguen, me paguen más, nómina más alta, mejor pagado',
      beside:
        'pedir*, negociar*, suban, jefe, jefa, justo, mercado, mejor, conversación, hablar, subir, conseguir, netos, euros, algo, más',
      plans: [
        'compararé lo que gano con 5 fuentes, anotaré 3 resultados a mi favor y tendré la conversación sobre el sueldo {by}.',
        'pondré mis razones en una página, las ensayaré 2 veces en mi mentoría y plantearé la mejora de sueldo {by}.',
      ],
    },
    {
      name: 'rates',
      kind: 'negotiate',
      weeks: 6,
      heads: 'tarifa, tarifas, mis precios, subir precios, subir los precios',
      beside: 'subir*, negociar*, clientes, hora, por, justa, cobrar, mejorar, nuevas',
      plans: [
        'compararé mi tarifa con 5 fuentes, anotaré 3 razones y comunicaré la nueva a 3 clientes {by}.',
        'escribiré mi nueva tarifa y su justificación en una página, la ensayaré en mi mentoría y la aplicaré {by}.',
      ],
    },
    {
      name: 'promotion',
      kind: 'become',
      weeks: 12,
      heads:
        'ascenso, ascender, me asciendan, promoción interna, subir de puesto, puesto superior, siguiente nivel, promocionar',
      beside: 'empresa, trabajo, conseguir, jefe, jefa, puesto, carrera, lograr, senior, pedir',
      plans: [
        'acordaré con mi responsable 3 criterios que cuenten para el ascenso y cumpliré el primero {by}.',
        'haré una lista de 5 resultados que muestren que puedo dar el siguiente paso y la comentaré con mi responsable {by}.',
      ],
    },
    {
      name: 'CV',
      kind: 'build',
      weeks: 4,
      heads:
        'cv, currículum, currículo, curriculum, hoja de vida, carta de presentación, carta de motivación',
      beside:
        'actualizar*, mejorar, moderno, rehacer, hacer, una, página, escribir, armar, redactar, parezca, copiada, internet',
      plans: [
        'prepararé el texto con 5 resultados en cifras {by} y pediré a 2 personas que lo revisen.',
        'tendré lista una versión nueva {by}, la adaptaré a 2 ofertas reales y preguntaré a alguien del sector qué falta.',
      ],
    },
    {
      name: 'LinkedIn',
      kind: 'build',
      weeks: 5,
      heads: 'linkedin, perfil profesional, perfil en linkedin, perfil de linkedin',
      beside: 'perfil, publicar, presencia, actualizar*, mejorar, usar, activo, contactos, red',
      plans: [
        'completaré mi perfil de LinkedIn {by}, con un titular, 3 resultados de mi trabajo y la opinión de 2 personas.',
        'terminaré cada sección de mi perfil de LinkedIn {by} y escribiré desde allí a 5 personas de mi sector.',
      ],
    },
    {
      name: 'interview',
      kind: 'practise',
      weeks: 6,
      heads: 'entrevista*, entrevistas de trabajo, entrevista de trabajo',
      beside:
        'practicar*, prepar*, ensayar, trabajo, nervios, nervios*, responder, preguntas, inglés, técnica*, blanco, bloquear*, gestoría, superar, hacer, mejor, zoom',
      plans: [
        'haré 3 entrevistas de prueba y prepararé 5 ejemplos breves de mi trabajo {by}.',
        'responderé en voz alta a las 10 preguntas más frecuentes y las ensayaré 2 veces en mi mentoría {by}.',
      ],
    },
    {
      name: 'job search',
      kind: 'find',
      weeks: 10,
      heads:
        'trabajo nuevo, nuevo trabajo, primer trabajo, un trabajo, otro trabajo, mejor trabajo, trabajo mejor, trabajo estable, trabajo fijo, buscar trabajo, encontrar trabajo, conseguir trabajo, encontrar un trabajo, empleo, cambiar de trabajo, cambiar de empresa, prácticas, puesto, un puesto, trabajar en, trabajar de, trabajar como, auxiliar administrativo, curro',
      beside:
        'encontrar*, conseguir*, buscar*, mejor, pagado, remoto, primer, media, jornada, sector, empresa, estable, fijo, día, junior, algo, desarrollador*, programador*, ong, fundación, extranjero, país, enviar, cambiar, auxiliar, administrativo',
      plans: [
        'enviaré 2 candidaturas adaptadas por semana hasta el {date} y hablaré cada semana con 1 persona que haga ese trabajo.',
        'haré una lista de 10 lugares adecuados, enviaré mi candidatura a los 5 mejores {by} y pediré a 3 contactos una recomendación.',
      ],
    },
    {
      name: 'one post',
      kind: 'find',
      weeks: 10,
      heads:
        'su puesto, al puesto de, a la plaza de, a la vacante, puesto de directora, puesto de director, puesto de coordinadora, puesto de coordinador, puesto de jefa, puesto de jefe, promoción a',
      beside:
        'presentar*, optar, aspirar, postular*, conseguir, biblioteca, directora, director, departamento',
      plans: [
        'describiré en una página lo que aporto para ese puesto, la comentaré con 2 personas y tendré lista mi candidatura {by}.',
        'hablaré con 2 personas que conozcan ese puesto, cubriré la primera carencia y prepararé mi candidatura {by}.',
      ],
    },
    {
      name: 'return to work',
      kind: 'find',
      weeks: 10,
      heads:
        'volver a trabajar, volver al trabajo, volver al mercado laboral, reincorpor*, reinsert*, retomar mi carrera, reinserción laboral, vuelta al trabajo',
      beside: 'laboral, después, baja, maternidad, excedencia, pausa, años, hijos, media, jornada',
      plans: [
        'pondré al día una competencia que hoy se pide, hablaré con 3 antiguos contactos y enviaré 4 candidaturas {by}.',
        'describiré en una página lo que aporto tras la pausa, la mostraré a 2 personas y me presentaré a 3 ofertas {by}.',
      ],
    },
    {
      name: 'career change',
      kind: 'become',
      weeks: 12,
      heads:
        'cambiar de sector, cambiar de carrera, cambiar de profesión, cambio de carrera, cambio profesional, cambio laboral, cambiar de rubro, cambio de sector, reinventarme, reconvertirme, reorientar*, dar el salto, cambiar de oficio',
      beside: 'profesional*, laboral, carrera, vida, hacer, otro, nuevo',
      plans: [
        'hablaré con 3 personas que hicieron un cambio parecido, anotaré lo que me falta y cubriré la primera carencia {by}.',
        'compararé 3 campos nuevos en una página, pasaré un día con alguien de uno de ellos y elegiré {by}.',
      ],
    },
    {
      name: 'team lead',
      kind: 'become',
      weeks: 12,
      heads:
        'liderar, mi equipo, liderar un equipo, dirigir un equipo, gestionar un equipo, liderazgo, jefa de equipo, jefe de equipo, llevar un equipo, equipo a mi cargo, puesto de dirección, coordinar un equipo, team lead, tech lead',
      beside: 'equipo*, personas, primer, mejor, puesto, ser, pequeño, grupo, habilidades, proyecto',
      plans: [
        'dirigiré una tarea pequeña de principio a fin {by} y preguntaré después a 3 personas qué debería hacer de otra manera.',
        'hablaré con 2 personas que dirigen equipos, asumiré una de sus tareas {by} y la repasaré en mi mentoría.',
      ],
    },
    {
      name: 'delegation',
      kind: 'reduce',
      weeks: 6,
      heads: 'delegar*, delegación, repartir tareas',
      beside: 'tareas, trabajo, equipo, confiar, gente, aprender, más, empleados',
      plans: [
        'delegaré una tarea por semana hasta el {date}, acordaré antes el resultado y preguntaré por ella solo 2 veces.',
        'haré una lista de 6 tareas que otras personas podrían hacer y delegaré 3 de ellas, con un resultado claro, {by}.',
      ],
    },
    {
      name: 'difficult conversations',
      kind: 'practise',
      weeks: 7,
      heads:
        'conflicto*, conversaciones difíciles, conversación difícil, conversaciones incómodas, discusiones, clientes difíciles, compañeros difíciles, gente difícil',
      beside:
        'gestionar*, resolver*, manejar*, afrontar*, trabajo, equipo, tener, jefe, jefa, calma, mejor, compañer*',
      plans: [
        'prepararé 2 conversaciones difíciles con una frase clara para cada una, las tendré {by} y las repasaré en mi mentoría.',
        'anotaré en 3 pasos qué observo, qué efecto tiene y qué pido, y lo usaré en 2 conversaciones {by}.',
      ],
    },
    {
      name: 'feedback',
      kind: 'practise',
      weeks: 7,
      heads: 'feedback, retroalimentación, críticas, dar feedback, recibir críticas, encajar críticas',
      beside: 'dar, recibir, pedir, aceptar*, equipo, honesto, compañer*, encajar*, mejor, constructivo',
      plans: [
        'daré a 4 personas una observación concreta hasta el {date}, preparada en 2 frases, y preguntaré cómo les llegó.',
        'pediré a 3 personas su opinión sobre un trabajo mío y cambiaré 2 cosas gracias a ella {by}.',
      ],
    },
    {
      name: 'saying no',
      kind: 'practise',
      weeks: 6,
      heads:
        'decir no, decir que no, poner límites, marcar límites, límites, asertiv*, complacer a todos, asertividad, hacerme respetar',
      beside:
        'aprender, trabajo, jefe, jefa, compañer*, culpa, sentirme, gente, ser, familia, poner, clientes',
      plans: [
        'diré que no a 1 petición por semana que no me corresponda hasta el {date}, con una frase de motivo, y anotaré cómo fue.',
        'escribiré 3 frases amables para decir que no, usaré cada una una vez {by} y lo contaré en mi mentoría.',
      ],
    },
    {
      name: 'speaking in meetings',
      kind: 'practise',
      weeks: 6,
      heads:
        'reunión, reuniones, hablar en reuniones, opinar, intervenir, videollamadas, hablar más en clase',
      beside:
        'hablar*, intervenir*, participar*, opinión, decir*, equipo, miedo, vergüenza, más, preguntas, ponerme, roja, rojo, preguntan, callar*, jefes, trabajo',
      plans: [
        'prepararé una idea para cada una de 6 reuniones hasta el {date}, la diré en los primeros 10 minutos y anotaré cómo fue.',
        'intervendré una vez en cada reunión hasta el {date} y preguntaré cada mes a 1 persona cómo me expresé.',
      ],
    },
    {
      name: 'presenting',
      kind: 'practise',
      weeks: 8,
      heads:
        'presentación, presentaciones, hablar en público, hablar en publico, hablar delante de, hablar frente a, exponer, presentar mi, presentar un, presentar el, presentar ante, presentar los, presentar resultados, oratoria, dar una charla, dar charlas, discurso*, ponencia*',
      beside:
        'hacer, público, gente, nervios, miedo, clientes, dirección, equipo, proyecto, pánico, trabajo, ideas, resultados, mejor, perder*, aprender, seguridad, consejo, jefes, temblar, clase, soltura, vergüenza, superar*, vencer*',
      plans: [
        'ensayaré 2 veces en voz alta ante una persona, hablaré luego ante un grupo y preguntaré a 2 oyentes qué recuerdan, todo ello {by}.',
        'daré 2 charlas cortas de 5 minutos {by}, la primera ante 1 persona y la segunda ante un grupo pequeño.',
      ],
    },
    {
      name: 'stage fright',
      kind: 'practise',
      weeks: 8,
      heads:
        'miedo escénico, pánico escénico, miedo a hablar, miedo al público, timidez, vergüenza de hablar, vergüenza a hablar, ponerme roj*, sonrojar*',
      beside: 'superar*, vencer*, perder*, quitarme, público, gente, dejar, hablar',
      plans: [
        'hablaré 2 minutos ante una persona de confianza, luego ante 3, y ante un grupo pequeño {by}.',
        'probaré 2 maneras de calmarme antes, las usaré en 3 ocasiones pequeñas hasta el {date} y anotaré cuál ayuda.',
      ],
    },
    {
      name: 'confidence',
      kind: 'practise',
      weeks: 7,
      heads:
        'confianza, autoestima, seguridad en mí, segura de mí, seguro de mí, creer en mí, síndrome del impostor, síndrome de la impostora, impostor, inseguridad*, confiar en mí, compararme',
      beside:
        'ganar, tener, más, misma, mismo, trabajo, sentirme, superar*, dejar, aumentar, recuperar*, compas, curso, compañer*',
      plans: [
        'anotaré cada día hasta el {date} una cosa que hice bien y haré 1 cosa por semana que exija valor.',
        'reuniré 10 logros de mi trabajo en una lista {by} y contaré 2 de ellos en una conversación.',
      ],
    },
    {
      name: 'time management',
      kind: 'keep',
      weeks: 5,
      heads:
        'organizarme, organizar mi tiempo, gestión del tiempo, gestionar mi tiempo, gestionar el tiempo, administrar mi tiempo, planificar mi semana, planificarme, priorizar, productiv*, concentrarme, productividad, concentración, organización personal, aprovechar el tiempo',
      beside: 'mejor, trabajo, tareas, semana, día, casa, estudios, tiempo, ser, más',
      plans: [
        'elegiré cada noche 3 tareas para el día siguiente hasta el {date} y reservaré 90 minutos para la primera.',
        'planificaré mi semana cada lunes hasta el {date}, con 3 tareas principales al día como máximo, y anotaré el viernes qué quedó pendiente.',
      ],
    },
    {
      name: 'procrastination',
      kind: 'reduce',
      weeks: 5,
      heads: 'procrastin*, dejarlo todo para, dejar todo para, dejar las cosas para, postergar*, aplazar*',
      beside: 'dejar, menos, tareas, última, hora, último, momento, trabajo, estudios',
      plans: [
        'dividiré cada tarea que aplazo en 3 pasos pequeños hasta el {date} y haré el primero el mismo día.',
        'dedicaré 25 minutos a la tarea que más evito 4 días por semana hasta el {date} y marcaré cada vez.',
      ],
    },
    {
      name: 'overtime',
      kind: 'reduce',
      weeks: 6,
      heads:
        'horas extra, horas extras, salir a mi hora, salir a la hora, trabajar menos, cerrar el portátil, carga de trabajo, trabajar los fines de semana, llevarme trabajo a casa, desconectar del trabajo',
      beside: 'menos, dejar, reducir*, hora, tarde, noche, trabajo, casa, semana',
      plans: [
        'terminaré de trabajar a mi hora 3 días fijos por semana hasta el {date} y anotaré el viernes qué lo impidió.',
        'anotaré durante 2 semanas en qué se van mis horas, acordaré con mi responsable 2 cosas que dejar y lo revisaré {by}.',
      ],
    },
    {
      name: 'work-life balance',
      kind: 'keep',
      weeks: 6,
      heads:
        'conciliar, conciliación, equilibrio, tiempo para mí, tiempo para mi familia, tiempo con mi familia, tiempo con mis hijos, tiempo libre, compaginar, vida personal, desconectar',
      beside: 'trabajo, familia, vida, hijos, mejor, tener, estudios, personal, laboral, pasar, encontrar',
      plans: [
        'reservaré 2 tardes por semana sin trabajo hasta el {date} y las pondré en mi agenda como una cita.',
        'apagaré los mensajes del trabajo a una hora fija 4 días por semana hasta el {date} y revisaré cada domingo cómo fue.',
      ],
    },
    {
      name: 'stress',
      kind: 'reduce',
      weeks: 6,
      heads:
        'estrés, estresarme, agobiarme, agobio, relajarme, preocuparme, dejar de darle vueltas, comerme la cabeza, ansiedad, sentirme culpable',
      beside:
        'menos, reducir*, gestionar*, manejar*, controlar*, trabajo, dejar, mejor, presión, todo, calma',
      plans: [
        'haré una pausa de 10 minutos sin pantalla 4 días por semana hasta el {date} y anotaré cómo me siento después.',
        'anotaré mis 3 mayores causas de agobio, cambiaré una con ayuda de mi mentoría y lo revisaré {by}.',
      ],
    },
    {
      name: 'sleep',
      kind: 'keep',
      weeks: 6,
      heads: 'dormir, dormir más, dormir mejor, sueño, acostarme antes, acostarme más temprano',
      beside: 'horas, noche, bien, mejor, más, regular',
      plans: [
        'me acostaré a la misma hora 5 noches por semana hasta el {date} y dejaré las pantallas 30 minutos antes.',
        'mantendré una hora fija de acostarme 5 noches por semana hasta el {date} y anotaré cuántas horas dormí.',
      ],
    },
    {
      name: 'exercise',
      kind: 'keep',
      weeks: 8,
      heads:
        'hacer ejercicio, ejercicio, hacer deporte, deporte, ir al gimnasio, gimnasio, salir a correr, correr, ponerme en forma, yoga, entrenar',
      beside: 'más, regular*, volver, semana, empezar, físico, forma',
      plans: [
        'haré ejercicio 2 veces por semana durante 30 minutos hasta el {date} y marcaré cada sesión en mi agenda.',
        'reservaré 2 momentos fijos por semana para el ejercicio hasta el {date} y buscaré a una persona que me acompañe.',
      ],
    },
    {
      name: 'screen time',
      kind: 'reduce',
      weeks: 5,
      heads:
        'móvil, celular, celu, pantalla, pantallas, redes sociales, instagram, el teléfono, tiempo de pantalla',
      beside: 'menos, usar, mirar, dejar, cama, noche, reducir*, horas, pasar, tiempo',
      plans: [
        'dejaré el teléfono fuera de mi alcance durante una hora fija 5 noches por semana hasta el {date} y anotaré qué hice en su lugar.',
        'pondré un límite diario al teléfono, lo respetaré 5 días por semana hasta el {date} y lo revisaré cada domingo.',
      ],
    },
    {
      name: 'mentor',
      kind: 'find',
      weeks: 6,
      heads: 'mentor, mentora, un mentor, una mentora',
      beside: 'encontrar, buscar, tener, oriente, carrera, sector, experiencia',
      plans: [
        'escribiré en 3 frases qué quiero aprender, preguntaré a 3 personas posibles y acordaré un primer encuentro {by}.',
        'preguntaré a 4 personas a quién recomiendan y tendré una primera conversación con 2 de esas personas {by}.',
      ],
    },
    {
      name: 'communication',
      kind: 'practise',
      weeks: 7,
      heads: 'comunicación, comunicarme, habilidades de comunicación, expresarme, explicarme',
      beside:
        'mejorar, mejor, equipo, trabajo, habilidades, claridad, asertiva, jefe, jefa, compañer*, claramente, familia',
      plans: [
        'prepararé un mensaje principal para cada una de 4 conversaciones hasta el {date} y preguntaré después a 2 personas qué entendieron.',
        'escribiré en 2 frases lo esencial antes de 5 conversaciones hasta el {date} y anotaré después qué llegó.',
      ],
    },
    {
      name: 'level',
      kind: 'pass',
      weeks: 16,
      heads: 'a2, b1, b2, c1, c2',
      beside:
        'aprobar*, sacar*, acreditar*, nivel, obtener, inglés, francés, alemán, italiano, portugués, catalán, examen, certificado, oficial',
      plans: [
        'me inscribiré en el examen[ del {level}], practicaré 4 días por semana[, con {hours},] y haré 3 simulacros completos {by}.',
        'haré una prueba[ del {level}] en 2 semanas, cubriré las 3 carencias mayores[, con {hours},] y me presentaré {by}.',
      ],
    },
    {
      name: 'networking',
      kind: 'meet',
      weeks: 8,
      heads:
        'networking, red de contactos, contactos, red profesional, ampliar mi red, crear red, hacer contactos',
      beside:
        'ampliar, crear, hacer, sector, profesional*, nuevos, más, conocer, gente, mujeres, área, industria',
      plans: [
        'hablaré 20 minutos con 5 personas de mi sector hasta el {date} y daré las gracias a cada una en una semana.',
        'iré a 2 encuentros hasta el {date}, hablaré con 3 personas en cada uno y les escribiré después.',
      ],
    },
    {
      name: 'visibility',
      kind: 'practise',
      weeks: 8,
      heads:
        'visibilidad, visible, marca personal, darme a conocer, que se vea mi trabajo, que valoren mi trabajo, me valoren, me valore, me tome en serio, me tomen en serio, me tenga en cuenta, me tengan en cuenta, me reconozcan, que se note mi trabajo',
      beside: 'más, empresa, trabajo, equipo, jefe, jefa, ganar, hacerme, ser, que',
      plans: [
        'contaré a mi responsable un resultado de mi trabajo cada 2 semanas hasta el {date} y presentaré 1 ante un grupo mayor.',
        'publicaré un texto breve sobre mi trabajo cada mes hasta el {date} y lo enviaré a 5 personas.',
      ],
    },
    {
      name: 'pricing',
      kind: 'decide',
      weeks: 5,
      heads: 'precios, poner precio, precio, cuánto cobrar, qué cobrar, cuánto se cobra, cuanto cobrar',
      beside: 'fijar*, calcular*, productos, servicios, clientes, justo, definir, poner, cómo',
      plans: [
        'compararé 3 ofertas parecidas, calcularé mis costes completos en una página y fijaré mis precios {by}.',
        'haré una lista de precios en una página {by}, la probaré con 2 clientes y anotaré su reacción.',
      ],
    },
    {
      name: 'customers',
      kind: 'find',
      weeks: 10,
      heads:
        'clientes, clientas, más clientes, clientela, ventas, vender más, vender mis, vender mi, primeros clientes, pedidos',
      beside:
        'conseguir*, encontrar, captar, atraer, nuev*, fij*, administración, tener, negocio, aumentar, sean, dos, tres',
      plans: [
        'contactaré a 5 posibles clientes por semana hasta el {date} y anotaré qué necesita cada uno.',
        'preguntaré a 5 clientes cómo me encontraron y probaré las 2 mejores vías hasta el {date}.',
      ],
    },
    {
      name: 'own business',
      kind: 'build',
      weeks: 14,
      heads:
        'negocio, empresa propia, mi propia empresa, mi empresa, emprender, emprendimiento, por cuenta propia, por mi cuenta, autónoma, autónomo, freelance, tienda, tienda online, montar un taller, montar mi, abrir mi, abrir un, abrir una, montar un, montar una, pastelería, cafetería, plan de negocio, startup',
      beside:
        'montar*, abrir*, crear*, propio, propia, pequeño, idea, poner, línea, lanzar*, trabajar, hacerme, ser, casa, empezar, arruinarme, local',
      plans: [
        'describiré en una página mi oferta, mi clientela y mis costes, la mostraré a 3 posibles clientes y decidiré el siguiente paso {by}.',
        'haré 1 oferta pequeña a 5 clientes reales {by} y anotaré qué pagarían.',
      ],
    },
    {
      name: 'funding',
      kind: 'find',
      weeks: 10,
      heads:
        'beca, becas, subvención, subvenciones, financiación, financiamiento, inversor*, préstamo, crowdfunding',
      beside: 'conseguir, solicitar*, pedir, buscar, encontrar, proyecto, estudiar, máster, maestría',
      plans: [
        'haré una lista de 5 fuentes adecuadas, elegiré las 2 mejores y enviaré ambas solicitudes {by}.',
        'escribiré un resumen del proyecto en una página, pediré a 2 personas que lo lean y lo enviaré a 2 entidades {by}.',
      ],
    },
    {
      name: 'portfolio',
      kind: 'build',
      weeks: 10,
      heads: 'portafolio, portfolio, casos de estudio, book de fotos',
      beside: 'armar*, crear*, hacer*, montar, diseño, casos, proyectos, online, tener, actualizar, web, con',
      plans: [
        'terminaré una pieza tras otra, pediré a alguien del sector que las mire y publicaré el conjunto {by}.',
        'tendré la primera pieza publicada en 4 semanas, preguntaré a 2 personas qué falta y completaré el conjunto {by}.',
      ],
    },
    {
      name: 'data',
      kind: 'learn',
      weeks: 12,
      heads:
        'análisis de datos, ciencia de datos, datos, machine learning, estadística, inteligencia artificial, ia, chatgpt',
      beside: 'aprender, entender, usar, básico, pasarme, python, trabajo, mejorar, curso, analizar',
      plans: [
        'terminaré un curso antes del {date}[, con {hours},] y responderé 2 preguntas con datos reales.',
        'terminaré un pequeño proyecto con datos públicos antes del {date}[, con {hours},] y explicaré el resultado a alguien en 10 minutos.',
      ],
    },
    {
      name: 'coding exercises',
      kind: 'practise',
      weeks: 8,
      heads: 'leetcode, hackerrank',
      beside: 'ejercicios, practicar, hacer, resolver',
      plans: [
        'resolveré 3 ejercicios de código por semana hasta el {date} y explicaré en voz alta la solución del más difícil.',
        'resolveré 3 problemas de algoritmos por semana hasta el {date} y repasaré uno con alguien con experiencia.',
      ],
    },
    {
      name: 'programming',
      kind: 'learn',
      weeks: 12,
      heads: 'programar, programación, desarrollo web, código, a programar',
      beside: 'aprender, cero, empezar, mejor, web, saber, básico, lenguaje',
      plans: [
        'terminaré un curso para principiantes antes del {date}[, con {hours},] y haré un pequeño programa propio.',
        'resolveré 2 ejercicios de programación por semana hasta el {date}[, con {hours},] y mostraré el mejor a alguien con experiencia.',
      ],
    },
    {
      name: 'accounting',
      kind: 'learn',
      weeks: 8,
      heads:
        'llevar las cuentas, contabilidad, un balance, balances, leer un balance, facturas, impuestos, declaración de la renta, finanzas',
      beside: 'aprender, entender, leer, hacer, negocio, básic*, llevar, mis, personales',
      plans: [
        'aprenderé lo básico con un curso corto[, {hours},] y llevaré un registro real durante 4 semanas, completo {by}.',
        'repasaré un caso real con alguien que sepa, anotaré 3 dudas y las resolveré {by}.',
      ],
    },
    {
      name: 'writing',
      kind: 'build',
      weeks: 12,
      heads:
        'escribir un libro, libro, novela, blog, cuento, cuentos, relatos, poemas, escribir una novela, escribir más',
      beside: 'escribir*, terminar*, publicar*, propio, empezar, infantil, sobre',
      plans: [
        'escribiré 2 días fijos por semana hasta el {date} y daré a leer la primera parte terminada a 2 personas.',
        'terminaré un esquema en una página, escribiré 1 parte por semana y tendré un primer borrador {by}.',
      ],
    },
    {
      name: 'studies',
      kind: 'pass',
      weeks: 14,
      heads:
        'tesis, tfg, tfm, máster, carrera, doctorado, trabajo de fin de grado, trabajo de fin de máster, grado, maestría',
      beside: 'terminar*, acabar*, entregar*, escribir*, sacar*, aprobar, universitari*, mi, la, retomar',
      plans: [
        'anotaré requisitos y plazos en una página, repartiré el trabajo en partes semanales y completaré la primera etapa {by}.',
        'fijaré 3 hitos en una página, mostraré el primer resultado a alguien del campo y cumpliré el último {by}.',
      ],
    },
    {
      name: 'recognition of a diploma',
      kind: 'find',
      weeks: 12,
      heads: 'homologar*, homologación, convalidar*, convalidación, reconocimiento de mi título, revalidar*',
      beside: 'título, estudios, carrera, diploma, extranjero, españa',
      plans: [
        'averiguaré qué oficina lo tramita, reuniré todos los documentos que pide y entregaré la solicitud {by}.',
        'haré con un servicio de asesoría una lista de 3 documentos que me falten y enviaré la solicitud {by}.',
      ],
    },
    {
      name: 'driving licence',
      kind: 'pass',
      weeks: 16,
      heads:
        'carnet de conducir, carné de conducir, licencia de conducir, permiso de conducir, aprender a conducir, aprender a manejar, registro de conducir, examen de conducir',
      beside: 'sacar*, sacarme, obtener, aprobar, coche, auto',
      plans: [
        'reservaré el examen teórico en 4 semanas, tomaré 1 clase por semana y haré el examen práctico {by}.',
        'haré 20 minutos de teoría 4 días por semana y me presentaré al examen {by}.',
      ],
    },
    {
      name: 'flat',
      kind: 'find',
      weeks: 10,
      heads:
        'piso, apartamento, vivienda, departamento en, una casa, habitación, mudarme, mudarnos, independizarme',
      beside: 'encontrar, buscar, alquil*, comprar, propio, propia, más, barato, grande, tranquilo',
      plans: [
        'pondré en una página lo que necesito y lo que puedo pagar, y visitaré 1 vivienda por semana hasta el {date}.',
        'reuniré mis documentos en una carpeta, diré a 10 personas lo que busco y visitaré 4 viviendas {by}.',
      ],
    },
    {
      name: 'remote work',
      kind: 'negotiate',
      weeks: 7,
      heads:
        'teletrabajo, teletrabajar, trabajar desde casa, trabajo remoto, trabajar en remoto, home office, trabajar a distancia',
      beside: 'días, semana, más, trabajo, conseguir, pedir, poder',
      plans: [
        'pondré en una página una propuesta de teletrabajo, la ensayaré en mi mentoría y la presentaré a mi responsable {by}.',
        'anotaré qué tareas puedo hacer desde casa, propondré una prueba de 4 semanas y la acordaré {by}.',
      ],
    },
    {
      name: 'money',
      kind: 'keep',
      weeks: 10,
      heads:
        'ahorrar, ahorro, ahorros, deudas, mis gastos, presupuesto familiar, llegar a fin de mes, jubilación, invertir, mi dinero, mis finanzas',
      beside:
        'gestionar*, controlar*, pagar, reducir*, mes, casa, aprender, dinero, mejor, organizar*, más, entrada',
      plans: [
        'anotaré ingresos y gastos durante 4 semanas y fijaré una cantidad que cumplir cada mes hasta el {date}.',
        'repasaré mis papeles con alguien que sepa, anotaré 3 preguntas y las resolveré {by}.',
      ],
    },
  ],
};
