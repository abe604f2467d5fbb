/** The grammar of wishes in Dutch. */
import type { ClauseGrammar } from './clause-grammar.ts';

export const dutch: ClauseGrammar = {
  baseVerbs: null,
  wants: `
    ik wil | wil ik | ik wil graag | wil ik graag | wil graag | ik zou graag | zou ik graag | zou graag | ik zou willen | ik ben van plan om | mijn doel is om | mijn droom is om | hoe kan ik |
    ik heb besloten om | ik droom ervan om | ik wil , is | ik hoop | mijn wens is om | het liefst zou ik | het liefst wil ik | ik moet nodig | ik moet echt | ik moet eindelijk | ik neem me voor om | wat ik wil is | ik probeer | het zou fijn zijn om | het zou mooi zijn om | het zou leuk zijn om | het zou goed zijn om | zou het fijn zijn om | zou het mooi zijn om | het lijkt me leuk om | het lijkt me mooi om | lijkt het me leuk om | het wordt tijd om
  `,
  subject: 'ik',
  thats: 'ik wil dat | ik zou willen dat | het zou fijn zijn als | ik wil meer',
  pointers: 'dat | daar | daaraan | daarin',
  fillers: `
    ook | nog | eindelijk | echt | wel | gewoon | eerst | dan | nu | daarom | vooral | toch | alleen | heel | misschien | verder | daarnaast |
    bovendien | daarvoor | dus
  `,
  says: 'bedanken | toevoegen | zeggen dat | vermelden | mezelf voorstellen',
  ends: 'omdat | maar | want | zodat | hoewel | dus | en ik | aangezien | terwijl',
  asks: `welk* | wat | hoe | waar | wie | wanneer | waarom`,
  vague: 'het * | dat | dit | er | hem | ze | daar | ermee | daarmee',
  indefinite: 'iets',
  pointing: `deze | dit | zulke | zo'n | zoiets | met hem | met haar | met hen | hetzelfde`,
  pronounFirst:
    /^het (?:eerst|toch|zelf|rustig|goed|ook|nog|weer|samen|niet|anders|beter|gewoon|snel|met|op|in|voor|binnen)(?!\p{L})/iu,
  dangling: 'en | of | maar | dat | zodat | omdat | als | mijn | een | de',
  linkingAdverbs: 'tot dan | voor die tijd | van tevoren | in de tussentijd',
  past: 'na | zonder | sinds | ik had gedacht om | vroeger wilde ik | ik ben gestopt met | ik dacht dat ik',
  feared: 'bang om | bang , | bang dat',
  lacks: [
    ['ik vind het moeilijk om | ik vind het lastig om | ik heb moeite om | het kost me moeite om', 'leren'],
    ['ik kan slecht | ik kan niet goed | ik kan nauwelijks', 'beter'],
    ['ik durf niet', 'durven'],
    ['het lukt me niet om | het lukt mij niet om', 'het lukken om'],
  ],
  able: 'ik kan | ik kan al',
  purposes: 'om | zodat ik',
  unwanted: 'wil ik niet | hoef ik niet',
  everyDay: 'elke dag | elke ochtend | elke avond | iedere dag | iedere ochtend | iedere avond',
  weekend: 'weekend | weekends | weekenden',
  interrogatives: 'hoe | wat | waar | wanneer | waarom | welke | wie | of',
  others: 'vraagt me om | vroeg me om | raadt me aan om | wil dat ik | vindt dat ik | zegt dat ik',
  spends: 'ik besteed te | ik verlies | ik verdoe',
  declined:
    'maar dat wil ik niet | wil ik niet | is niks voor mij | is niets voor mij | ga ik niet doen | hoeft niet | maar daar heb ik geen zin in | daar heb ik geen zin in | maar daar heb ik niets mee | maar dat hoeft niet | zie ik niet zitten | maar dat zie ik niet zitten | trekt me niet | maar dat trekt me niet',
  content: `
    alles is ok | alles is oké | alles gaat goed | ik heb niks nodig | ik heb niets nodig | ik hoef niets | ik hoef niks | ik ben tevreden zo |
    ik hoef geen coaching | wil niks veranderen | wil niets veranderen | laat maar zitten`,
  browsing: `kijk alleen even rond | kijk even rond | kijk gewoon even rond | kijk gewoon rond | alleen even kijken | gewoon even kijken | alleen maar even kijken`,
  slang: 'improven | gast | chillen | vet',
  postponed:
    'maar niet nu | maar nu niet | maar nog niet | maar niet dit jaar | maar dat kan wachten | maar dat komt later | maar later pas',
  unmarked: null,
  participles: null,
  and: 'en',
  andThings: '',
  andThen: 'dan | ook | daarna',
  commaBeforeAnd: true,
  negation: {
    not: 'niet',
    never: 'geen | nooit',
    beside: '',
    inNoCase: 'op geen enkele manier | in geen geval',
  },
  reflexive: '',
  how: 'hoe',
  except: 'behalve',
  helping: '',
  nounEndings: '',
  without: null,
  from: 'vanaf',
  lasting: 'voor',
  during: 'tijdens | gedurende',
  loose:
    'in | op | van | voor | met | en | of | de | het | een | bij | naar | uit | tot | aan | vanaf | per | keer',
  spellings: [],
  infinitiveLooksLikeNoun: false,
  infinitiveComesFirst: false,
  monthsNeedCapitals: false,
  nounsSideBySide: false,
  asSpeed: null,
  elision: null,
  conjunctive: null,
  takesBack: 'nee | nee wacht | nee , wacht | of beter gezegd',
  remarks: /^(?:ik (?!wil|zou)|het (?:is|duurt|kost) |er (?:is|zijn) )/iu,
  presently: /^(?:nu|momenteel|op dit moment|tot nu toe) /iu,
  reported: null,
  runOn: null,
  verbSecond: {
    would: 'ik zou | zou ik',
    gladly: 'graag | liever | willen',
    fronts: `
    in | op | tot | vanaf | na | voor | vóór | bij | met | om | dit | deze | komend | komende | volgend | volgende | uiterlijk | binnen | wat | en | later | ooit | straks | ernaast | tegelijk | tegelijkertijd | intussen | anders | eigenlijk | natuurlijk | liever | hiervoor | hiernaast | ondertussen | uiteindelijk | idealiter | privé | samen
  `,
    prepositions: 'in | bij | met | aan | op | voor | als | uit | over | onder | tussen | tegen | van | naar',
    adverbs: `
      in de toekomst | in het algemeen | in principe | in elk geval | in ieder geval | in dit | in deze | in die | op den duur | op termijn | op dit moment | op deze |
      op dat | op zich | op een dag | voor mij | voor mezelf | bij mij | bij ons | met de tijd | met pensioen | aan het eind | aan het einde | als ik | als eerste |
      als moeder | als vader | van mij | met jullie | met uw hulp
    `,
    articles: /^(?:de|het|een|mijn|onze?|meer|twee|drie|vier|vijf)$/u,
    vague: /^(?:dit|dat|deze|die|het|zo|er|daar\p{L}*|hier\p{L}*|hem|haar|hen|ze|zulke|volgende|laatste)$/u,
    demonstratives: 'deze* | zulke*',
    joins: 'en | want | of',
    questions: 'hoe | waar | waarmee',
    auxiliaries: 'kan | kon | zou | moet | mag | wil | ga | heet | ben | was | heb | had',
    particles:
      'aan | af | bij | binnen | door | in | los | mee | na | om | op | over | rond | samen | terug | toe | uit | vast | voor | weg',
    subordinate: 'te | dat | om | of',
    circumstances: 'als | wanneer | terwijl | voordat | nadat | zodra | zolang',
    finite: `
      moet | moeten | kan | kunnen | is | zijn | heeft | heb | hebben | wil | willen | mag | mogen | zal | zullen | gaat | gaan
    `,
    linked: /^(?!(?:zonder|in plaats) ).* te \p{Ll}+n$/u,
    ownSubject: 'ik | we | hij | dan | maar | want',
    beforeSubject:
      'dat | die | als | of | dan | zoals | wat | wie | waar* | hoe | omdat | voordat | totdat | zodat | toen | terwijl | sinds | tot | wanneer | waarom | nadat | hoewel | welk* | en',
    infinitiveEnding: /^\p{Ll}+(?:en|aan|oen|ien)$/u,
    opening: /(?<!\p{L})(?:om| te \p{Ll}+n,? en)\s+$/iu,
    plainLinked: [
      [
        / (aan|achter|af|bij|binnen|door|in|langs|los|mee|na|om|op|over|rond|samen|terug|thuis|toe|uit|vast|voor|weg) te (\p{Ll}+n)$/u,
        ' $1$2',
      ],
      [/ te (\p{Ll}+n)$/u, ' $1'],
    ],
    plainModal: [
      [/(?<=\p{Ll}n) kunnen$/u, ''],
      [/ kunnen (\p{Ll}+n)$/u, ' $1'],
    ],
  },
  verbEndings: null,
};
