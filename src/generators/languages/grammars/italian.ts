/** The grammar of wishes in Italian. */
import type { ClauseGrammar } from './clause-grammar.ts';

export const italian: ClauseGrammar = {
  baseVerbs: null,
  wants: `
    voglio | vorrei | mi piacerebbe | ho bisogno di | desidero | intendo | spero di | sogno di | conto di | ho deciso di | sto pensando di |
    penso di | mi propongo di | il mio obiettivo è | il mio sogno è | il mio scopo è | mi interesserebbe | vorrei riuscire a |
    voglio riuscire a | voglio poter | vorrei poter | come posso | come faccio a | come potrei | voglio è | vorrei è | mi piacerebbe è |
    desidero è | mi serve è | il mio sogno sarebbe | il mio obiettivo sarebbe | il mio proposito è | il mio scopo sarebbe | il mio traguardo è |
    la mia intenzione è | la mia idea è | l'ideale sarebbe | l'obiettivo è | sarebbe bello | sarebbe l'ideale | sto valutando di |
    sto cercando di | cerco di | sto provando a | ho intenzione di | ho in mente di | ho pensato di | mi sono ripromesso di |
    mi sono ripromessa di | mi sono promesso di | mi sono promessa di | mi sono prefissato di | mi sono prefissata di |
    mi sono posto l'obiettivo di | mi sono posta l'obiettivo di | avrei bisogno di | avrei voglia di | ho voglia di | vorremmo | vogliamo |
    ci piacerebbe | ho bisogno di aiuto per | ho bisogno di una mano per | mi aiuti a | mi puoi aiutare a | mi può aiutare a | puoi aiutarmi a |
    potresti aiutarmi a | aiutami a | aiutatemi a | come posso fare per | come riuscire a | punto a | miro a | sarebbe ora di | mi farebbe bene | mi farebbe piacere | mi sarebbe utile | mi tornerebbe utile | sarebbe utile | sarebbe bene | sarebbe fantastico | mi converrebbe | è ora di
  `,
  subject: '',
  thats:
    'vorrei che | voglio che | mi piacerebbe che | vorrei un | vorrei una | mi servirebbe un | mi servirebbe una | mi serve un | mi serve una | ho bisogno di un | ho bisogno di una',
  pointers: 'questo | quello | ciò',
  fillers: `
    anche | davvero | proprio | solo | però | poi | prima | finalmente | ora | adesso | magari | inoltre | invece | soltanto | tanto | molto |
    quindi | semplicemente | soprattutto | principalmente | innanzitutto
  `,
  says: 'ringraziare | ringraziarvi | aggiungere | dire che | menzionare | presentarmi',
  ends: `
    perché | ma | poiché | siccome | anche se | e mi | e non | e io | così | dato che | da mesi | da anni | da tempo | da settimane
  `,
  vague:
    '*glielo | *gliela | ciò | quello | *rlo | *rla | *rli | *rle | *rci | *rne | !parlo | !carne | !interne | !esterne | !moderne | !perle | !turne',
  indefinite: 'qualcosa | farmi trovare',
  pointing: `questo | questa | questi | queste | quel | quella | quelle | quei | quegli | con lui | con lei | con loro | la stessa cosa | lo stesso`,
  pronounFirst: null,
  dangling: 'e | ed | o | ma | che | perché | quando | se | un | una | il | per',
  linkingAdverbs: 'per allora | entro allora | fino ad allora | nel frattempo',
  past: `
    ho provato a | ho cercato di | dopo | senza | prima di | dopo aver | ho iniziato a | ho cominciato a | ho appena iniziato a | ho smesso di |
    sono tornato a | sono tornata a | avevo pensato di | volevo | pensavo di | ho rinunciato a
  `,
  feared: 'paura di | timore di | mi vergogno di | terrore di',
  lacks: [
    ['non so | faccio fatica a | ho difficoltà a | non ho mai imparato a', 'imparare a'],
    ['non oso', 'osare'],
    ['non riesco a | non riesco mai a', 'riuscire a'],
  ],
  able: 'so | io so | posso | riesco a | riesco già a',
  purposes: 'per',
  unwanted: 'non voglio',
  everyDay: 'ogni giorno | ogni mattina | ogni sera | tutti i giorni | tutte le mattine | tutte le sere',
  weekend: 'fine settimana | weekend | week-end',
  interrogatives: 'come | cosa | che | dove | quando | perché | quale | chi | se | quanto | più',
  others: `
    mi ha chiesto di | mi hanno chiesto di | mi consiglia di | mi propone di | mi ha proposto di | mi hanno proposto di | mi dice di |
    mi propongono di | mi offre di | mi hanno consigliato di | mi ha consigliato di | mi consigliano di | mi suggerisce di | ha deciso di | hanno deciso di | vorrebbe | vogliono
  `,
  spends: 'passo ore | passo troppo | passo due | passo tre | passo le | perdo',
  declined: `
    ma non voglio | ma quello no | non mi interessa | non fa per me | non se ne parla | non mi va | non mi attira | non mi convince |
    ma non mi interessa | ma onestamente non ho voglia | ma non ho voglia | ma non ne ho voglia | ma non fa per me | ma non mi attira
  `,
  postponed: `
    ma questo più avanti | ma più avanti | ma quello più avanti | ma questo può aspettare | ma può aspettare | ma non adesso | ma non ora | ma per ora no | ma quest'anno no | ma di questo
  `,
  content: `non mi serve nulla | non mi serve niente | non ho bisogno di nulla | non voglio nulla | non voglio niente | sto bene così | non voglio cambiare niente | non voglio cambiare nulla`,
  browsing: `sto solo guardando | guardo solo | solo un'occhiata | do solo un'occhiata | solo per vedere | sto solo dando un'occhiata | do solo un occhiata`,
  slang: 'sbatti | grana | xke | sopratutto',
  asks: '',
  unmarked: null,
  participles: null,
  and: 'e | ed',
  andThings: '',
  andThen: 'anche | poi | di',
  commaBeforeAnd: true,
  negation: { not: 'non | no', never: '', beside: 'né | ne | nn', inNoCase: 'in nessun caso' },
  reflexive: '',
  how: 'come',
  except: 'tranne',
  helping: 'potere | poter | sapere | saper | iniziare | cominciare | provare | riuscire',
  nounEndings: '',
  without: /^senza \p{L}+[aei]re(?!\p{L})/iu,
  from: 'da | dal',
  lasting: 'per',
  during: 'durante',
  loose:
    'di | del | della | dello | dei | delle | il | lo | la | i | gli | un | una | in | a | al | alla | per | con | e | o | da | dal | dalla | nel | nella | volta | volte',
  spellings: [],
  infinitiveLooksLikeNoun: false,
  infinitiveComesFirst: true,
  monthsNeedCapitals: false,
  nounsSideBySide: false,
  asSpeed: /^in meno di \S+ (?:de )?(?:giorni|giorno|ore|ora|minuti)(?!\p{L})/iu,
  elision: null,
  conjunctive: null,
  takesBack: 'no | anzi | anzi no | cioè no',
  remarks: /^(?:ho|sono|mi manca|mi mancano|sto|non ho) /iu,
  presently: /^(?:adesso|ora|attualmente|per ora) /iu,
  reported: null,
  runOn: null,
  verbSecond: null,
  verbEndings: null,
};
