/** The grammar of wishes in Portuguese. */
import type { ClauseGrammar } from './clause-grammar.ts';

export const portuguese: ClauseGrammar = {
  baseVerbs: null,
  wants: `
    quero | queria | gostava de | gostaria de | adorava | adoraria de | preciso de | preciso | desejo | pretendo | espero | o meu objetivo é |
    meu objetivo é | o meu sonho é | meu sonho é | tenciono | planeio | planejo | quero conseguir | queria conseguir | gostava de conseguir |
    quero poder | queria poder | sonho em | como posso | como faço para | como consigo | estou a pensar em | estou pensando em | penso em |
    quero é | queria é | queria era | gostava era de | gostava é de | gostaria é de | gostaria era de | preciso é de | preciso é | pretendo é |
    o meu sonho era | o meu sonho seria | meu sonho era | meu sonho seria | o meu objetivo era | o meu objetivo seria | meu objetivo seria |
    a minha meta é | minha meta é | a minha ideia é | minha ideia é | o meu plano é | meu plano é | o ideal era | o ideal seria | seria bom |
    era bom | estou a ponderar | estou a considerar | estou pensando | estou a pensar | ando a pensar em | ando a pensar | ando a tentar |
    estou a tentar | estou tentando | tento | tenho intenção de | tenho a intenção de | prometi a mim mesmo | prometi a mim mesma |
    precisava de | precisaria de | precisava | queríamos | queremos | gostávamos de | gostaríamos de | sonho | estou querendo | tô querendo |
    tô precisando | estou precisando | tenho vontade de | vou tentar | preciso de ajuda para | preciso de ajuda pra | podes ajudar-me a |
    pode ajudar-me a | pode me ajudar a | me ajuda a | me ajude a | ajuda-me a | ajude-me a | como é que posso | como é que consigo |
    como conseguir | tenho de | tenho que | seria ótimo | era ótimo | dava-me jeito | dar-me-ia jeito | seria útil | era giro | seria legal | me ajudaria | fazia-me bem | me faria bem | está na hora de | já é hora de
  `,
  subject: '',
  thats:
    'quero que | queria que | gostava que | gostaria que | preciso de um | preciso de uma | queria um | queria uma | quero um | quero uma',
  pointers: 'isso | isto',
  fillers: `
    também | muito | mesmo | só | ainda | já | agora | primeiro | depois | apenas | realmente | finalmente | enfim | então | simplesmente |
    sobretudo | principalmente
  `,
  says: 'agradecer | acrescentar | dizer que | mencionar | apresentar-me | me apresentar',
  ends: `
    porque | mas | pois | embora | e eu | e não | já que | senão | porém | que eu | pra não | há meses | há anos | há muito | há tempo |
    há semanas
  `,
  vague: `
    isso | isto | aquilo | disso | nisso | lá | ali | fazê-lo | *ê-lo | *ê-la | *ê-los | *ê-las | *á-lo | *á-la | *á-los | *á-las |
    *i-lo | *i-la | *i-los | *i-las
  `,
  indefinite: 'algo',
  pointing: `esse | essa | esses | essas | desse | dessa | desses | dessas | nesse | nessa | nesses | nessas | este | esta | estes | estas | deste | desta | neste | nesta | aquele | aquela | daquele | daquela | com ele | com ela | com eles | fazer o mesmo | as duas coisas`,
  pronounFirst: null,
  dangling: 'e | ou | mas | que | porque | quando | um | uma | o meu | a minha | para isso',
  linkingAdverbs: 'até lá | até então | antes disso | entretanto',
  past: `
    tentei | comecei | após | depois de | sem | antes de | comecei a | comecei há pouco a | comecei agora a | passei a | acabei de | voltei a | tinha pensado em | pensei em | parei de | deixei de | desisti de
  `,
  feared: 'medo de | receio de | vergonha de',
  lacks: [
    ['não sei | tenho dificuldade em | custa-me | nunca aprendi a', 'aprender a'],
    ['não me atrevo a', 'atrever-me a'],
    ['não consigo', 'conseguir'],
  ],
  able: 'sei | só sei | já sei | posso | consigo | só consigo | dá para',
  purposes: 'para | pra',
  unwanted: 'não quero',
  everyDay: 'todos os dias | todo dia | cada dia | todas as manhãs | todas as noites | toda noite',
  weekend: 'fim de semana | fins de semana | final de semana | finais de semana',
  interrogatives: 'como | que | quê | onde | quando | qual | quem | se | quanto',
  others: `
    me pediu para | pediu-me para | me aconselha a | me propôs | propôs-me | diz para | me chamou para | me chamando para | desde que eu |
    aconselha-me a | aconselham-me a | me aconselham a | me aconselhou a | aconselhou-me a | propõe-me | sugere-me | me sugere | me ofereceram |
    ofereceram-me | decidiu | decidiram | me chamando pra | me chamar para | só quer | querem
  `,
  spends: 'passo horas | passo duas | passo três | passo demasiado | passo muito | perco',
  declined: `
    mas não quero | não é para mim | mas não caio | nem pensar | de jeito nenhum | não me interessa | isso não me interessa |
    mas isso não quero | não me atrai | mas não tenho vontade | mas não me apetece | mas não me interessa | mas não é para mim
  `,
  postponed: `
    mas isso fica para | mas fica para | mas isso é conversa | mas isso é para mais tarde | mas isso é para depois | mas isso pode esperar | mas mais tarde | mas agora não | mas por agora não | mas este ano não
  `,
  content: `não preciso de nada | não quero nada | estou bem assim | não preciso de coaching | não quero mudar nada`,
  browsing: `só estou a ver | só estou vendo | só tô olhando | só estou olhando | só olhando | só dando uma olhada | só dar uma olhada | só tô olhando mesmo | só estou a espreitar | estou só a ver`,
  slang: 'trampo | grana',
  asks: '',
  unmarked: null,
  participles: null,
  and: 'e',
  andThings: '',
  andThen: 'também | depois',
  commaBeforeAnd: true,
  negation: { not: 'não | nao', never: 'nunca', beside: 'nem | n', inNoCase: 'de jeito nenhum' },
  reflexive: '',
  how: 'como',
  except: 'exceto',
  helping: 'poder | saber | começar | tentar | conseguir | tratar',
  nounEndings: '*jer | mer | mar | lugar | *amor',
  without: /^sem \p{L}+[aei]r(?!\p{L})/iu,
  from: 'desde | partir | da',
  lasting: 'por | durante',
  during: 'durante',
  loose:
    'de | do | da | dos | das | o | a | os | as | um | uma | em | no | na | nos | nas | para | por | com | e | ou | ao | à | vez | vezes',
  spellings: [[/(?<!\p{L})pra(?!\p{L})/gu, 'para']],
  infinitiveLooksLikeNoun: false,
  infinitiveComesFirst: true,
  monthsNeedCapitals: false,
  nounsSideBySide: false,
  asSpeed: /^em menos de \S+ (?:de )?(?:dias?|horas?|minutos?)(?!\p{L})/iu,
  elision: null,
  conjunctive: null,
  takesBack: 'não | aliás | quer dizer',
  remarks: /^(?:me faltam?|faltam?|tenho|sou|estou|já tenho|coisa que) /iu,
  presently: /^(?:agora|atualmente|neste momento|por enquanto) /iu,
  reported: null,
  runOn: null,
  verbSecond: null,
  verbEndings: null,
};
