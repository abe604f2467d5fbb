/** The grammar of wishes in German. */
import type { ClauseGrammar } from './clause-grammar.ts';

export const german: ClauseGrammar = {
  baseVerbs: null,
  wants: `
    ich möchte | möchte ich | ich will | will ich | ich würde gern | ich würde gerne | würde ich gern | würde ich gerne | ich würd gern |
    ich würd gerne | wie kann ich | wie schaffe ich es , | wie höre ich auf , | wie lerne ich , | ich habe vor , | ich nehme mir vor , | mein ziel ist , |
    mein ziel ist es , | mein wunsch ist , | mein wunsch ist es , | ich träume davon , | ich plane , | möchte gern | möchte gerne | am liebsten würde ich | ich bin dabei , | ich bemühe mich , | ich versuche , | ich müsste | müsste ich | ich sollte dringend | ich muss endlich | muss ich endlich | ich muss dringend | was mir fehlt , ist | wäre es schön , | wäre es gut , | wäre es toll , | es wäre schön , | es wäre gut , | es wäre toll , | ich würde mich freuen , | ich sehne mich danach , | es wird zeit , | mir wäre es wichtig , | mir ist es wichtig , | es ist mir wichtig , | mir ist wichtig ,
  `,
  subject: 'ich',
  thats:
    'künftig soll | künftig sollen | in zukunft soll | in zukunft sollen | ab jetzt soll | es wäre schön , wenn | ich möchte , dass | ich will , dass | ich hätte gern | ich hätte gerne | ich wünsche mir | ich brauche | hätte ich gern | hätte ich gerne | wünsche ich mir | brauche ich',
  pointers: 'das | da | daran | davon | darin',
  fillers: `
    auch | endlich | wirklich | außerdem | jetzt | nun | einfach | eigentlich | unbedingt | aber | dann | also | mal | ja | vorher |
    zuerst | zunächst | danach | noch | bloß | blos | deshalb | daher | darum | nur | zudem | halt | doch | total | sehr
  `,
  says: 'bedanken | danken | sagen , | erwähnen | vorstellen',
  ends: 'weil | aber | denn | obwohl | sodass | damit | und ich | und mein | und das | da ich | wobei',
  asks: `welche* | was | wie | ob | wo | wer | wann | warum | womit | wohin`,
  vague:
    'sie | dorthin | dazu | darauf | dabei | dagegen | es | dies | ihn | ihm | ihnen | dort | da | davon | damit | dafür | darüber | daran | das * | ihr | welche *',
  indefinite: 'etwas',
  pointing: `dies* | jene* | solche* | so etwas | sowas | so was | mit ihm | mit ihr | mit ihnen | ob das | ob es | wie das | all das | beides`,
  pronounFirst: null,
  dangling: 'und | oder | aber | dass | wenn | weil | bevor | mein | meine | meinen | einen | eine',
  linkingAdverbs: 'bis dahin | schon vorher | vorher | bis dann | in der zwischenzeit | davor',
  past: 'nach | seit | ich hatte überlegt , | ich wollte früher | ich habe versucht , | ich habe aufgehört ,',
  feared: 'angst , | angst davor , | sorge , | befürchte , | fürchte ,',
  lacks: [
    ['fällt es mir schwer , | mir fällt es schwer , | es fällt mir schwer , | fällt mir schwer ,', 'lernen,'],
    ['ich kann schlecht | ich kann nicht gut | ich kann kaum', 'besser'],
    ['ich traue mich nicht , | traue ich mich nicht ,', 'mich trauen,'],
    ['ich schaffe es nicht , | schaffe ich es nicht , | es gelingt mir nicht ,', 'es schaffen,'],
  ],
  able: 'ich kann | ich kann schon | kann ich schon',
  purposes: 'damit ich | um',
  unwanted: 'will ich nicht | möchte ich nicht | will ich keinesfalls',
  everyDay: 'jeden morgen | jeden abend | jeden tag | jede nacht | jeden vormittag | jeden mittag',
  weekend: 'wochenende | wochenenden | am wochenende',
  interrogatives: 'wie | was | wo | wann | warum | welche* | wer | ob',
  others:
    'gebeten , | schlägt vor , | rät mir , | angeboten , | vorgeschlagen , | empfohlen , | soll ich | ich soll | ich solle',
  spends: 'ich verbringe | verbringe ich | ich verliere | ich vergeude | ich verschwende',
  declined: `
    will ich nicht | möchte ich nicht | kommt nicht infrage | kommt nicht in frage | ist nichts für mich | aber das will ich nicht |
    aber ich will nicht | nein danke | muss nicht sein | denke ich nicht nach | habe ich keine lust | aber dazu habe ich keine lust | aber darauf habe ich keine lust | reizt mich nicht | interessiert mich nicht | das ist nichts für mich | aber das ist nichts für mich | kommt für mich nicht in frage | kommt für mich nicht infrage | lehne ich ab
  `,
  content: `
    brauche kein* | brauch kein* | brauch ich kein* | brauche ich kein* | mir gehts gut | mir geht's gut | mir geht es gut | alles gut so |
    passt so wie | bin zufrieden so | wunschlos | brauche nichts | brauch nichts | will nichts ändern | ich will nichts ändern | will ich nichts ändern
  `,
  browsing: `nur mal schauen | nur mal gucken | schaue mich nur um | schau mich nur um | schaue nur mal | schau nur mal | schaue mich erstmal nur um | schau mich erstmal nur um | nur umschauen | nur umsehen | sehe mich nur um | mich nur mal umsehen | nur mal reinschauen`,
  slang: 'kohle | malochen | mega | bock',
  postponed:
    'aber nicht jetzt | aber nicht dieses jahr | aber noch nicht jetzt | aber das hat zeit | aber das kann warten | aber erst später | aber das kommt später',
  unmarked: null,
  participles: null,
  and: 'und',
  andThings: '',
  andThen: 'dann | auch | außerdem | danach',
  commaBeforeAnd: true,
  negation: {
    not: 'nicht | kein | keine | keinen',
    never: 'nie | niemals | kein*',
    beside: '',
    inNoCase: 'auf keinen fall',
  },
  reflexive: '',
  how: 'wie',
  except: 'außer',
  helping: '',
  nounEndings: '',
  without: null,
  from: 'ab',
  lasting: 'fur',
  during: 'uber | wahrend',
  loose: `
    in | im | am | zum | zur | von | vom | für | mit | und | oder | der | die | das | den | dem | des | beim | bei | nach | vor | ab | seit | auf | an | einmal | zweimal | dreimal | mal
  `,
  spellings: [],
  infinitiveLooksLikeNoun: false,
  infinitiveComesFirst: false,
  monthsNeedCapitals: false,
  nounsSideBySide: false,
  asSpeed: null,
  elision: null,
  conjunctive: null,
  takesBack: 'nein | moment | nein moment | ach nein | besser gesagt | oder besser gesagt',
  remarks:
    /^(?:(?!ich (?:will|möchte|hätte))(?:ich|bin|hab|habe|wir|dauert|fehlt|fehlen|mir fehl\p{L}+|bei mir|bei uns) |(?:[Dd]er|[Dd]ie|[Dd]as|[Mm]ein\p{L}?|[Uu]nser\p{L}?) \p{Lu}\p{L}+ .*(?<!\p{Ll}[nt])$)/u,
  presently: /^(?:zurzeit|derzeit|momentan|aktuell|bisher|jetzt|im moment) /iu,
  reported: null,
  runOn: null,
  verbSecond: {
    would: 'ich würde | würde ich | ich würd',
    gladly: 'gern | gerne | lieber',
    fronts: `
    in | im | ins | bis | ab | nach | vor | bei | beim | mit | am | zum | zur | für | seit | neben | spätestens | dieses | nächstes | kommendes | diesen | nächsten |
    was | und | trotzdem | heuer | langfristig | irgendwann | später | bald | beruflich | privat | dazu | dafür | hierfür | zusätzlich | gleichzeitig | parallel | nebenher | nebenbei | ansonsten | sonst | grundsätzlich | natürlich | idealerweise | stattdessen | beruflich | lieber | insgesamt | vielleicht | eines
  `,
    prepositions:
      'in | im | ins | bei | beim | mit | mit dem | am | an | auf | für | als | aus | über | unter | zwischen | gegen | vor | von | vom',
    adverbs: `
      in zukunft | in meinem alter | in der zukunft | in nächster zeit | in den nächsten | in diesem | in dieser | im moment | im grunde | im prinzip | im leben |
      im idealfall | im großen | am liebsten | am besten | am ende | am anfang | am wochenende | auf dauer | auf jeden fall | auf lange sicht | auf keinen fall |
      für mich | für die zukunft | für den anfang | bei mir | bei uns | mit der zeit | als nächstes | als erstes | als mutter | als vater | vor allem | mit * jahren |
      vor ort | an sich | vom gefühl | mit dir | mit ihnen | mit ihrer hilfe | mit ihrer unterstützung
    `,
    articles:
      /^(?:den|die|das|dem|einen|eine|ein|einem|einer|mein\p{L}{0,2}|unser\p{L}{0,2}|mehr|drei|zwei|vier|fünf)$/u,
    vague:
      /^(?:dies\p{L}{0,2}|das|es|so|da\p{L}*|hier\p{L}*|dort|ihn|ihm|ihr|ihnen|sie|jene\p{L}?|solche\p{L}?|letzte\p{L}*|nächste\p{L}*)$/u,
    demonstratives: 'dies* | jene* | solche*',
    joins: 'und | oder | denn',
    questions: 'wie | wo | woher | womit | woran',
    auxiliaries:
      'kann | könnte | soll | sollte | muss | müsste | darf | will | möchte | würde | werde | schaffe | heiße | bin | war | habe | hatte',
    particles:
      'ab | an | auf | aus | bei | durch | ein | fest | frei | her | hin | los | mit | nach | um | vor | weg | weiter | zu | zurück | zusammen',
    subordinate: 'zu | um | dass | ob',
    circumstances: 'wenn | falls | während | bevor | nachdem | sobald | solange',
    finite: `
      soll | sollen | sollte | sollten | muss | müssen | müsste | müssten | müsst | müsstn | kann | können | könnte | könnten | will | wollen | wollte | wollten |
      dürfen | darf | mag | mögen | ist | sind | war | waren | hat | haben | habe | wird | werde | werden
    `,
    linked: /^(?!(?:um|ohne|statt|anstatt) ).*(?: zu|\p{Ll}zu\p{Ll}{1,60}) ?\p{Ll}{0,60}n$/u,
    ownSubject: 'ich | wir | man | dann | denn | aber',
    beforeSubject:
      'dass | wenn | weil | bevor | bis | als | wie | was | wo | ob | die | der | das | den | dem | denen | welche* | obwohl | damit | womit | worüber | warum | wann | wer | und | oder',
    infinitiveEnding: null,
    opening: /(?:,|(?: |\p{Ll})zu ?\p{Ll}{1,60}n,? und)\s*$/u,
    plainLinked: [
      [/ zu (\p{Ll}+n)$/u, ' $1'],
      [
        /(ab|an|auf|aus|bei|ein|los|mit|nach|um|vor|weg|weiter|zurück|zusammen|frei|fest)zu(\p{Ll}{1,60}n)$/u,
        '$1$2',
      ],
    ],
    plainModal: [[/(?<=\p{Ll}n) können$/u, '']],
  },
  verbEndings: null,
};
