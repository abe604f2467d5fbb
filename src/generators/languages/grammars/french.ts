/** The grammar of wishes in French. */
import type { ClauseGrammar } from './clause-grammar.ts';

export const french: ClauseGrammar = {
  baseVerbs: null,
  wants: `
    je veux | jveux | je voudrais | je souhaite | je souhaiterais | je désire | j'aimerais | j'aimerai | j'ai besoin de | j'ai envie de |
    je compte | j'espère | je rêve de | mon but est de | mon objectif est de | mon objectif serait de | je cherche à | ça me plairait de |
    j'ai décidé de | je prévois de | je tiens à | je veux pouvoir | je voudrais pouvoir | j'aimerais pouvoir | je veux arriver à |
    j'aimerais arriver à | je voudrais arriver à | comment faire pour | comment puis-je | comment pourrais-je | comment je peux |
    je projette de | je veux réussir à | j'aimerais réussir à | je veux c'est | je veux , c'est | je voudrais c'est | je voudrais , c'est |
    j'aimerais c'est | j'aimerais , c'est | je souhaite , c'est | c'est de pouvoir | mon but c'est de | mon but , c'est de |
    mon objectif c'est de | mon objectif , c'est de | mon rêve c'est de | mon rêve , c'est de | mon rêve est de | mon rêve serait de |
    mon rêve , ce serait de | mon idée est de | mon souhait est de | l'idéal serait de | je veux c'est de | je veux , c'est de |
    je voudrais , c'est de | j'aimerais , c'est de | j'ai pour projet de | j'ai l'intention de | j'ai pour objectif de | j'ai pour but de |
    je me suis promis de | je me suis fixé comme objectif de | je me suis fixé pour objectif de | j'envisage de | je réfléchis à | j'essaie de |
    j'aurais besoin de | j'aurais envie de | je rêverais de | je suis décidé à | je suis décidée à | je me suis décidé à |
    je me suis décidée à | j'ambitionne de | je pense à | comment je fais pour | comment est-ce que je peux | comment je pourrais |
    comment réussir à | comment arriver à | j'ai besoin d'aide pour | besoin d'aide pour | peux-tu m'aider à | pouvez-vous m'aider à |
    pourriez-vous m'aider à | aidez-moi à | aide-moi à | m'aider à | nous aimerions | nous voudrions | nous voulons | on voudrait |
    on aimerait | j'adorerais | j'ai hâte de | je veux enfin arriver à | il me reste à | je vais essayer de | ce serait bien de | il serait bien de | ce serait bon de | ce serait super de | ce serait chouette de | il serait bon de | il serait temps de | il est temps de | ça me ferait du bien de | ça me ferait plaisir de | je serais ravi de | je serais ravie de
  `,
  subject: 'je',
  thats:
    "il faudrait que je | il faut que je | j'aimerais que | je voudrais que | je veux que | je voudrais un | je voudrais une | j'aimerais un | j'aimerais une | il me faudrait | j'ai besoin d'un | j'ai besoin d'une | il faut que j'* | il faudrait que j'* | j'aimerais qu'on | je voudrais qu'on | j'aimerais que j'*",
  pointers: 'ça , | cela ,',
  fillers: `
    aussi | bien | vraiment | surtout | enfin | d'abord | juste | donc | également | absolument | simplement | seulement | ensuite | encore |
    maintenant | plutôt | alors | déjà | puis | principalement
  `,
  says: 'vous remercier | remercier | ajouter | dire que | préciser | mentionner | me présenter',
  ends: `
    parce | car | mais | puisque | et je | et j'ai | et j'aimerais | donc | sinon | même si | alors que | au lieu | depuis
  `,
  vague: `
    y | ça | cela | par là | ceci | le faire | m'y | s'y | l'y
  `,
  indefinite: 'quelque chose',
  pointing: `ce | cet | cette | ces | avec lui | avec elle | avec eux | avec elles | la même chose | là-dessus | là-bas | là-dedans | dessus`,
  pronounFirst:
    /^(?:(?:le|la|les|lui|leur|en) (?!\p{L}*(?:premi|derni|papi|méti|dossi|chanti|courri|cahi|ateli|pani|fichi|quarti)er)|l['’])(?:\p{L}+(?:er|ir)|\p{L}*(?:faire|dire|mettre|prendre|rendre|vendre|lire|crire|suivre|vivre|duire|vaincre|soudre|fendre|perdre|joindre))(?!\p{L})|(?<!\p{L})(?:à|de) (?:les|lui) \p{L}+(?:er|ir|re)(?!\p{L})/iu,
  dangling: 'et | ou | mais | que | parce que | quand | si | un | une | mon | ma | mes | les | des | du',
  linkingAdverbs: "d'ici là | avant cela | avant ça | entre-temps",
  past: `
    après | sans | avant de | j'ai essayé de | j'essayais de | j'ai commencé à | je viens de | je me suis mis à | je me suis mise à |
    j'ai arrêté de | j'ai recommencé à | j'avais pensé à | j'avais envie de | je voulais | j'ai renoncé à
  `,
  feared: `peur de | crainte de | peur d'être`,
  lacks: [
    [
      "je ne sais pas | je sais pas | je ne sais toujours pas | j'ai du mal à | je peine à | je n'ai jamais appris à | j'ai jamais appris à",
      'apprendre à',
    ],
    ["je n'ose pas | j'ose pas | je n'ose plus | j'ose plus", 'oser'],
    ["je n'arrive pas à | j'arrive pas à | je n'arrive plus à | j'arrive plus à", 'réussir à'],
  ],
  able: "je sais | je sais déjà | je peux | j'arrive à | je parviens à",
  purposes: 'pour',
  unwanted: '',
  everyDay: 'chaque jour | chaque matin | chaque soir | tous les jours | tous les matins | tous les soirs',
  weekend: 'week-end | week-ends | weekend | weekends',
  interrogatives: 'comment | quoi | où | quand | pourquoi | quel* | qui | si | combien',
  others: `
    m'a demandé de | me demande de | me conseille de | me propose de | m'a proposé de | me pousse à | veut que je | trouve que je | dit que je devrais |
    me proposent de | m'ont proposé de | me conseillent de | m'a conseillé de | me suggère de | m'encourage à | me dit de | me disent de | a décidé de | ont décidé de | veut | veulent
  `,
  spends:
    'je passe trop | je passe des heures | je passe une | je passe deux | je passe trois | je passe mes | je passe mon temps | je perds',
  declined: `
    mais je ne veux pas | mais non | non merci | ce n'est pas pour moi | pas question | hors de question | ça ne me dit rien |
    ça ne m'intéresse pas | cela ne m'intéresse pas | très peu pour moi | mais ça ne m'intéresse pas | mais je n'ai pas envie | mais je n'en ai pas envie | mais ça ne m'attire pas | mais ce n'est pas pour moi | ne m'intéresse pas
  `,
  postponed: `
    mais ça c'est pour plus tard | mais ce sera pour plus tard | mais plus tard | mais ce n'est pas pour tout de suite | mais ça attendra | mais ça peut attendre | mais pas maintenant | mais pas cette année
  `,
  content: `je n'ai besoin de rien | je ne veux rien | tout va bien | ça me va comme | rien à changer | je n'ai pas besoin de coaching | je ne veux rien changer`,
  browsing: `je regarde juste | je regarde seulement | juste pour voir | juste jeter un œil | juste un coup d'œil | je fais juste un tour | je jette juste un œil | je ne fais que regarder`,
  slang: 'taf | thunes | bosser',
  asks: '',
  unmarked: null,
  participles: null,
  and: 'et',
  andThings: '',
  andThen: 'aussi | ensuite | puis | de',
  commaBeforeAnd: true,
  negation: { not: 'pas | non', never: 'ne | jamais', beside: 'plus', inNoCase: 'en aucun cas' },
  reflexive: '',
  how: 'comment',
  except: 'sauf',
  helping: 'pouvoir | savoir | commencer | essayer | oser | arriver | réussir',
  nounEndings: '*jer | mer | *plaisir | *avenir | *hiver',
  without: /^sans (?:\p{L}+er|avoir|être|faire)(?!\p{L})/iu,
  from: 'des | partir',
  lasting: 'pour | pendant | durant',
  during: 'pendant | durant',
  loose:
    'de | du | des | le | la | les | un | une | à | au | aux | en | pour | sur | et | ou | dans | par | dès | fois',
  spellings: [],
  infinitiveLooksLikeNoun: false,
  infinitiveComesFirst: true,
  monthsNeedCapitals: false,
  nounsSideBySide: false,
  asSpeed: /^en moins de \S+ (?:de )?(?:jours?|heures?|minutes?)(?!\p{L})/iu,
  elision: { pattern: /^d['’]\p{L}+(?:er|ir|re)$/u, word: 'de' },
  conjunctive: null,
  takesBack: 'non | enfin non | ou plutôt | pardon',
  remarks: /^(?:je |j['’]|il me |il y a |c['’]est |le derni\p{L}+ |la derni\p{L}+ )/iu,
  presently: /^(?:actuellement|aujourd'hui|pour l'instant|en ce moment) /iu,
  reported: null,
  runOn: null,
  verbSecond: null,
  verbEndings: null,
};
