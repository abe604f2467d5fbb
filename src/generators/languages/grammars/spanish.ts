/** The grammar of wishes in Spanish. */
import type { ClauseGrammar } from './clause-grammar.ts';

export const spanish: ClauseGrammar = {
  baseVerbs: null,
  wants: `
    quiero | quisiera | querría | me gustaría | me encantaría | necesito | deseo | pretendo | espero | mi objetivo es | mi meta es |
    mi sueño es | tengo pensado | tengo ganas de | me propongo | he decidido | me haría ilusión | quiero poder | me gustaría poder |
    quisiera poder | cómo puedo | cómo hago para | cómo podría | aspiro a | planeo | me gustaria | quiero es | quisiera es | querría es |
    me gustaría es | necesito es | deseo es | busco es | me propongo es | mi ilusión es | mi ilusión sería | mi sueño sería |
    mi objetivo sería | mi meta sería | mi propósito es | mi intención es | mi plan es | mi idea es | lo ideal sería | estaría bien |
    sería genial | me planteo | me estoy planteando | estoy pensando en | pienso | estoy valorando | he pensado en | tengo la intención de |
    tengo intención de | tengo el propósito de | me he propuesto | me he prometido | me propuse | necesitaría | desearía | queremos |
    querríamos | nos gustaría | sueño con | intento | estoy intentando | trato de | cómo puedo hacer para | cómo hago | cómo lograr |
    cómo conseguir | necesito ayuda para | necesito que me ayuden a | me puedes ayudar a | me podrías ayudar a | me puede ayudar a |
    puedes ayudarme a | ayúdame a | ayúdenme a | me ayudas a | ayudarme a | ando buscando | me vendría bien | me iría bien | sería bueno | sería bonito | sería estupendo | estaría genial | me convendría | me vendría genial | ya es hora de | va siendo hora de | me apetece | me apetecería
  `,
  subject: '',
  thats:
    'quiero que | me gustaría que | quisiera que | necesito un | necesito una | quiero un | quiero una | me gustaría un | me gustaría una',
  pointers: 'eso | esto',
  fillers: `
    también | además | realmente | solo | sólo | mucho | ya | primero | luego | ahora | simplemente | por | fin | entonces | pues | encima |
    sobre | todo | principalmente
  `,
  says: 'agradecer | dar las gracias | añadir | decir que | mencionar | presentarme',
  ends: `
    porque | pero | ya que | aunque | y me | y no | y yo | sino | puesto que | y ahora | desde hace | hace años | hace meses
  `,
  vague:
    'ello | eso | esto | allí | ahí | hacerlo | *rlo | *rla | *rlos | *rlas | !charla | !charlas | !perla | !perlas | !burla',
  indefinite: 'algo',
  pointing: `este | esta | estos | estas | ese | esa | esos | esas | aquel | aquella | con ellos | con ellas | con ella | lo mismo | uno de los dos | una de las dos`,
  pronounFirst: /^\p{L}+(?:ar|er|ir)les(?!\p{L})(?!.* al? )/iu,
  dangling: 'y | e | o | pero | que | porque | cuando | si | un | una | mi | el',
  linkingAdverbs: 'para entonces | hasta entonces | antes de eso | mientras tanto',
  past: `
    intenté | tras | después de | sin | antes de | empecé a | he empezado a | comencé a | acabo de | he vuelto a | volví a | había pensado en | pensé en | iba a | dejé de | he dejado de | renuncié a
  `,
  feared: 'miedo a | miedo de | temo | temor a | me da vergüenza | me da miedo',
  lacks: [
    [
      'no sé | me cuesta | no se me da bien | nunca aprendí a | nunca he aprendido a | soy incapaz de',
      'aprender a',
    ],
    ['no me atrevo a', 'atreverme a'],
    ['no consigo | no logro', 'conseguir'],
  ],
  able: 'sé | ya sé | puedo | solo puedo | consigo | ya no hace falta | no hace falta',
  purposes: 'para',
  unwanted: 'no quiero',
  everyDay: 'cada día | cada mañana | cada noche | todos los días | todas las mañanas | todas las noches',
  weekend: 'fin de semana | fines de semana | finde | findes',
  interrogatives: 'cómo | qué | dónde | cuándo | cuál* | quién | si | cuánto | como | que | donde | por',
  others: `
    me pidió | me ha pedido | me han pedido | me aconseja | me propone | me dice que | me han ofrecido | me ofreció | me recomienda |
    me ofrece | me ofrecen | me propusieron | me aconsejan | me recomiendan | me sugiere | ha decidido | han decidido | quiere | quieren
  `,
  spends: 'paso horas | paso demasiad* | paso dos | paso tres | me paso | pierdo',
  declined: `
    pero no quiero | ni hablar | eso no | no es para mí | no es lo mío | no me interesa | no me atrae | no me convence | no me apetece | pero no me interesa | pero no es lo mío | pero no me apetece | pero no tengo ganas | pero eso no va conmigo
  `,
  postponed: `
    pero eso lo dejo | pero lo dejo para | pero eso más adelante | pero más adelante | pero eso ya será | pero eso puede esperar | pero ahora no | pero todavía no | pero este año no
  `,
  content: `no necesito nada | no quiero nada | estoy bien así | no necesito coaching | no me hace falta nada | no quiero cambiar nada`,
  browsing: `solo estoy mirando | sólo estoy mirando | solo miro | sólo miro | solo estaba mirando | solo echo un vistazo | solo mirar | solo quería mirar`,
  slang: 'curro | pasta | kiero | tio',
  asks: '',
  unmarked: null,
  participles: null,
  and: 'y | e',
  andThings: '',
  andThen: 'también | luego | después',
  commaBeforeAnd: true,
  negation: { not: 'no', never: 'nunca', beside: 'ni', inNoCase: 'de ninguna manera' },
  reflexive: '',
  how: 'cómo | como',
  except: 'excepto',
  helping: 'poder | saber | empezar | intentar | atreverme | lograr | conseguir | tratar',
  nounEndings: '*jer | mer | mar | lugar | *hogar | *amor | charla | charlas',
  without: /^sin \p{L}+(?:ar|er|ir)(?!\p{L})/iu,
  from: 'desde | partir',
  lasting: 'por | durante',
  during: 'durante',
  loose:
    'de | del | el | la | los | las | un | una | en | a | al | para | por | con | y | o | desde | vez | veces',
  spellings: [[/(?<!\p{L})pa(?!\p{L})/gu, 'para']],
  infinitiveLooksLikeNoun: false,
  infinitiveComesFirst: true,
  monthsNeedCapitals: false,
  nounsSideBySide: false,
  asSpeed: /^en menos de \S+ (?:de )?(?:días?|horas?|minutos?)(?!\p{L})/iu,
  elision: null,
  conjunctive: null,
  takesBack: 'no | perdón | mejor dicho',
  remarks: /^(?:me faltan?|tengo|llevo|soy|estoy|he|ya he|yo) /iu,
  presently: /^(?:ahora|actualmente|de momento) /iu,
  reported: null,
  runOn: null,
  verbSecond: null,
  verbEndings: null,
};
