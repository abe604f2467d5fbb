/** Slovak: how it speaks of time, and what is said to mentees in it. */
import { slovak as grammar } from './grammars/slovak.ts';
import type { LanguageFile } from './language-file.ts';

export const slovak: LanguageFile = {
  code: 'sk',
  locale: 'sk-SK',
  name: 'Slovak',
  capitalNouns: false,
  digraphs: false,
  postpositions: false,
  ordinalStops: true,
  elides: false,
  pluralDays: 'never',
  neighbours: [],
  linking: '',
  infinitive: /\p{L}ť(?!\p{L})/u,
  grammar,
  refusal:
    /(?<!\p{L})(?:nechcem|nechcel\p{L}* by som|neplánujem|nemám v (?:úmysle|pláne)|nemám (?:chuť|záujem)|bez|namiesto|ani)(?: už| sa| si)?\s+$/iu,
  refusalAfter: /^[.!?…]+\s+(?:v žiadnom prípade|rozhodne nie|ani náhodou|ani omylom|nikdy(?=[.!]))/iu,
  leastWhole: -0.3,
  untilIsBefore: true,
  easternEaster: false,
  leaningBefore:
    /(?<!\p{L})(?:chcem|by som|chcel\p{L}*|potrebujem|musím|môžem|hodlám|plánujem) (?=(?:sa|si) $)/iu,
  leaning: /^(sa|si) (\p{L}+ť)(?= |$)/iu,
  idle: `
    ani | nič | nič ma | nemám | žiadn* | nie | nechcem | nepotrebujem | neprajem | neželám | si | ďakujem | ďakujeme |
    vďaka | dik | díky | veľká | pekne | ahoj | ahojte | čau | čaute | čauko | nazdar | servus | zdravím | dobrý | dobré |
    dobrú | noc | deň | dni | ráno | popoludnie | večer | pekný | pekné | pekného | krásny | krásne | prajem | test |
    skúšam | skúška | testujem | testovací | testovacia | text | ok | okej | oukej | áno | hej | jasné | no | zatiaľ |
    momentálne | aktuálne | teraz | v | vo | tejto | tomto | túto | chvíli | chvíľu | okamihu | súčasnosti | dobe |
    prianie | priania | želanie | želania | želaní | cieľ | ciele | cieľov | želám | všetko | všetkým | všetky | všetci |
    všetkého | poriadku | dobre | mám | ma | nám | sa | fajn | super | prázdn* | preskoč* | preskakuj* | nevypĺňam |
    netreba | treba | bez | odpovede | komentára | komentár | poznámky | otázky | otázok | otázka | veľmi | s | so |
    pozdravom | pozdrav | na | dovidenia | videnia | do | maj | majte | ako | máte | máš | darí | vám | ti | vás | ťa |
    dúfam | že | počasie | nerozumiem | nechápem | tomu | to | je | som | tu | tam | dnes | u | mňa | mne | mi | nope |
    none | nothing | n | a | i | aj | tiež | x | k | lorem | ipsum | bla | blabla | abc | xxx | haha | hahaha | hm | hmm |
    ehm | len | tak | už | ešte | naozaj | vlastne | proste | konkrétne | konkrétneho | konkrétny | zvláštne |
    zvláštneho | špeciálne | špeciálneho | iné | iného | viac | teda | asi | milí | milá | milý | vážení | šťastné |
    veselé | sviatky | vianoce | nový | rok | nenapadá | napadá | odmietam odpovedať | vynechať | vynechávam | sú |
    nie sú | nie je | najlepšie | ma nič | žiadny | žiadne | zbytočné | nateraz | nezáleží | neviem o ničom | bohužiaľ |
    žiaľ | zdravíčko | zdar | nič extra | extra | nula | nemám záujem | nezáujem | pass | nevyplnené | bodka | pekný deň |
    dovi | pápá | papa | všetko v poriadku | stačí | takto | spokojná | spokojný
  `,
  time: {
    months: [
      'január | januar | januára | januara | januári | januari | januárom',
      'február | februar | februára | februara | februári | februari | februárom',
      'marec | marca | marci | marcom',
      'apríl | april | apríla | aprila | apríli | aprili | aprílom',
      'máj | maj | mája | maja | máji | maji | májom',
      'jún | jun | júna | juna | júni | juni | júnom',
      'júl | jul | júla | jula | júli | juli | júlom',
      'august | augusta | auguste | augustom',
      'september | septembra | septembri | septembrom',
      'október | oktober | októbra | oktobra | októbri | oktobri | októbrom',
      'november | novembra | novembri | novembrom',
      'december | decembra | decembri | decembrom',
    ],
    weekdays: [
      'pondelok | pondelka | pondelku | pondelkom',
      'utorok | utorka | utorku | utorkom',
      'streda | stredy | stredu | stredou',
      'štvrtok | štvrtka | štvrtku | štvrtkom',
      'piatok | piatka | piatku | piatkom',
      'sobota | soboty | sobotu | sobotou',
      'nedeľa | nedele | nedeľu | nedeľou',
    ],
    spans: [
      ['do zajtra', 1, 'day'],
      ['za rok | do roka | počas roka', 1, 'year'],
      ['za mesiac | do mesiaca | počas mesiaca', 1, 'month'],
      ['za týždeň | do týždňa', 1, 'week'],
      ['za pol roka | do pol roka | do polroka | za polrok', 6, 'month'],
      ['za štvrťrok | do štvrťroka | za štvrť roka | do štvrť roka', 3, 'month'],
      ['za rok a pol | do roka a pol', 18, 'month'],
    ],
    day: 'deň | dni | dní | dňa | dňoch | dňom | dňu',
    week: 'týždeň | týždne | týždňov | týždňa | týždňoch | týždni | týždňom',
    month: 'mesiac | mesiace | mesiacov | mesiaca | mesiaci | mesiacoch | mesiacom',
    quarter: 'štvrťrok* | kvartál*',
    year: 'rok | roka | roku | roky | rokov | rokoch | rokom | polroka | polrok',
    hour: 'hodina | hodinu | hodiny | hodín | hodinách | hodinami | hodine | hod | h | hodinka | hodinku | hodinky | hodiniek | hodky | hodku | hodiek | hodinke | hoďky',
    minute: 'minúta | minútu | minúty | minút | minútach | minútami | minúte | min',
    feasts: [
      ['vianoce | vianoc | vianocami | vianociach | vianocam | štedrý deň | štedrého dňa', 12, 24],
      ['silvest* | nového roka | nového roku | novým rokom | nový rok', 12, 31],
      ['veľká noc | veľkej noci | veľkou nocou | veľkú noc | veľkonočn*', 4, 15],
      ['do jari | pred jarou', 3, 20],
      ['do leta | pred letom | začiatku leta | začiatkom leta', 6, 20],
      ['do jesene | pred jeseňou | začiatku jesene | začiatkom jesene', 9, 22],
      ['do zimy | pred zimou', 12, 20],
      ['do prázdnin | pred prázdninami | do letných prázdnin | koniec školského roka', 6, 30],
      ['dušičky | dušičkám | dušičkami | do dušičiek', 11, 1],
      ['mikuláš | mikuláša', 12, 6],
      ['jar | jari | jarou', 5, 31],
      [
        'prvého štvrťroka | prvého štvrťroku | prvý štvrťrok | prvom štvrťroku | prvého kvartálu | prvý kvartál | prvom kvartáli | 1 kvartál* | 1 štvrťrok*',
        3,
        31,
      ],
      [
        'druhého štvrťroka | druhého štvrťroku | druhý štvrťrok | druhom štvrťroku | druhého kvartálu | druhý kvartál | druhom kvartáli | 2 kvartál*',
        6,
        30,
      ],
      [
        'tretieho štvrťroka | tretieho štvrťroku | tretí štvrťrok | treťom štvrťroku | tretieho kvartálu | tretí kvartál | treťom kvartáli | 3 kvartál*',
        9,
        30,
      ],
      [
        'štvrtého štvrťroka | štvrtého štvrťroku | štvrtý štvrťrok | štvrtom štvrťroku | posledného štvrťroka | štvrtého kvartálu | štvrtý kvartál | štvrtom kvartáli | posledného kvartálu | 4 kvartál*',
        12,
        31,
      ],
      ['druhého polroka | druhého polroku | druhý polrok | druhom polroku | 2 polrok*', 12, 31],
      [
        'prvého polroka | prvého polroku | prvý polrok | prvom polroku | 1 polrok* | polovice roka | polovici roka | polovicou roka | pol roku 2027 | školského roka | školského roku | prázdnin | prázdninami | letnými prázdninami',
        6,
        30,
      ],
      [
        'konca prázdnin | konca letných prázdnin | koncom prázdnin | leto | leta | lete | letom | cez prázdniny',
        8,
        31,
      ],
      ['akademického roka | akademického roku', 9, 30],
      ['jeseň | jesene | jeseni | jeseňou', 11, 30],
      ['zima | zimy | zime | zimu | zimou', 2, 28],
    ],
    end: 'koniec | konca | koncom | konci | záver | závere | záveru | záverom',
    middle: 'polovic* | polovičk* | uprostred | stred | strede',
    begin: 'začiatok | začiatkom | začiatku',
    next: 'budúc* | ďalš* | nasledujúc* | nadchádzajúc* | najbližš*',
    current: 'tento | tohto | tomto | tejto | túto | tohtoročn* | súčasn* | terajš*',
    within:
      'za | o | počas | do | v | vo | v priebehu | priebehu | budúcich | nasledujúcich | nadchádzajúcich | ďalších | najbližších',
    before: 'pred',
    until: 'do | najneskôr | pred | k | ku | dňa | na | deadline | termín | termínom | najdlhšie',
    ago: 'pred | minul* | posledn* | uplynul* | od | skúsenost* | prax | praxe | praxou | praxi | už | späť | naspäť | vlani | vlaňajš* | dozadu',
    per: 'krát za | x za | raz za | dvakrát za | trikrát za | hodín za | hodiny za | hodinu za | hod za | h za | minút za | krát v | x v | dni v | deň v | dní v | hodín v | hodiny v | hodinu v | večery v | večer v | / | každý | každé | eur za | euro za | tisíc za | dni do | dni za | krát do | x do | hodiny do | hodín do | hodinu do | hodky do | hodky v | hodky za | raz do | dvakrát do | trikrát do | dvakrát v | trikrát v | štyrikrát za | razy do | razy za',
    weekly: 'týždenne',
    daily: 'denne',
    half: 'pol | polroka | polrok',
    numbers: [
      [1, 'jeden | jedna | jedno | jednu | jedného | jednej | jednom | jedným'],
      [2, 'dvojčlenn* | 2členn* | dva | dve | dvaja | dvoch | dvom | dvoma | dvomi | pár'],
      [3, 'trojčlenn* | 3členn* | tri | traja | troch | trom | troma | tromi | niekoľko | niekoľkých'],
      [4, 'štvorčlenn* | 4členn* | štyri | štyria | štyroch | štyrom | štyrmi'],
      [5, 'päťčlenn* | 5členn* | päť | piati | piatich | piatimi'],
      [6, 'šesťčlenn* | 6členn* | šesť | šiesti | šiestich | šiestimi'],
      [7, 'sedemčlenn* | 7členn* | sedem | siedmi | siedmich | siedmimi'],
      [8, 'osemčlenn* | 8členn* | osem | ôsmi | ôsmich | ôsmimi'],
      [9, 'deväťčlenn* | 9členn* | deväť | deviati | deviatich | deviatimi'],
      [10, 'desaťčlenn* | 10členn* | desať | desiati | desiatich | desiatimi'],
      [11, 'jedenásťčlenn* | 11členn* | jedenásť | jedenástich'],
      [12, 'dvanásťčlenn* | 12členn* | dvanásť | dvanástich | tucet'],
      [13, 'trinásťčlenn* | trinásť | trinástich'],
      [14, 'štrnásťčlenn* | štrnásť | štrnástich'],
      [15, 'pätnásťčlenn* | 15členn* | pätnásť | pätnástich'],
      [16, 'šestnásťčlenn* | šestnásť | šestnástich'],
      [17, 'sedemnásťčlenn* | sedemnásť | sedemnástich'],
      [18, 'osemnásťčlenn* | 18členn* | osemnásť | osemnástich'],
      [19, 'devätnásť | devätnástich'],
      [20, 'dvadsaťčlenn* | 20členn* | dvadsať | dvadsiatich'],
      [25, 'dvadsaťpäťčlenn* | 25členn* | dvadsaťpäť | dvadsiatich piatich'],
      [30, 'tridsaťčlenn* | 30členn* | tridsať | tridsiatich'],
      [40, 'štyridsaťčlenn* | štyridsať | štyridsiatich'],
      [50, 'päťdesiatčlenn* | päťdesiat | päťdesiatich'],
      [60, 'šesťdesiat | šesťdesiatich'],
      [100, 'stočlenn* | sto | stovka | stovku'],
    ],
  },
  leads: { v: '{Words}: ', n: '{Words}: ', g: '', q: 'Zistiť, {words}: ', plan: 'Môj plán: ' },
  hours: {
    one: 'Venujem tomu {n} hodinu týždenne.',
    few: 'Venujem tomu {n} hodiny týždenne.',
    many: 'Venujem tomu {n} hodiny týždenne.',
    other: 'Venujem tomu {n} hodín týždenne.',
  },
  verbs: {
    stopping: `
      prestať | skončiť s | skoncovať | vyhnúť | vyhýbať | odnaučiť | odvyknúť | zbaviť zlozvyk* | zbaviť sa zlozvyk* | vzdať sa | nebáť | nenechať | nebrať | nerobiť | nechodiť | nekupovať |
      nepracovať | nemyslieť | nezabúdať | nehanbiť | nestresovať | nekričať | nepožičiavať | neodkladať | nehovoriť | nemíňať | neodpovedať | neponáhľať | netráviť | nefajčiť | nepiť | nejesť | nehrať | nepozerať | neponocovať | nemaškrtiť | nesťažovať | nehádať | nerozčuľovať | nenosiť | nekoktať | nemlčať |
      nepodceňovať | nestrácať | nezabudnúť | nemeškať
    `,
    learning: `
      osviežiť | naučiť sa | sa naučiť | sa * naučiť | sa * * naučiť | učiť sa | sa učiť | sa * učiť | doučiť | priučiť | pochopiť | porozumieť | rozumieť | ovládnuť | ovládať | osvojiť |
      precvičiť | precvičovať | zlepšiť svoju | zlepšiť si | vedieť *ť | oprášiť | preniknúť do | zdokonaliť | zorientovať | orientovať | vyznať | naštudovať | rozoznávať | rozlišovať |
      rozšíriť si | prehĺbiť | vedieť viac | dozvedieť sa viac | hovoriť plynule | plynule hovoriť | obsluhovať | používať | zvládnuť
    `,
    behaving: `
      viac delegovať | viac počúvať | menej | častejšie | skôr | pokojn* | trpezliv* | včas | najneskôr | nájsť si čas | nájsť čas | viac času | zvládať | zachovať pokoj | odmietať |
      odmietnuť | hovoriť nie | povedať nie | dodržiavať | oddychovať | spať | spávať | vyspať sa | zaspávať | vstávať | chodiť spať | sústrediť | dôverovať | dbať na | starať sa o |
      piť viac | jesť viac | viac čítať | viac piť | viac oddychovať | reagovať | počúvať
    `,
    founding:
      'založiť | zakladať | otvoriť | rozbehnúť | spustiť | naštartovať | podnikať | začať s podnikaním | vybudovať vlastn* | začať vlastn* | postaviť sa na vlastn* | mať vlastn* | viesť vlastn* | prevádzkovať',
    introducing: `
      zaviesť | zavádzať | nasadiť | implementovať | uviesť do praxe | uviesť do prevádzky | nastaviť pravidl* | nastaviť systém | nastaviť proces* | dohodnúť pravidl* | určiť pravidl* | stanoviť pravidl* | začať používať |
      prejsť na elektronick* | prejsť na digitáln* | zriadiť
    `,
    delegating: `
      delegovať | odovzdať časť | odovzdať povinnosti | odovzdať agend* | odovzdávať úloh* | prenechať | zveriť | zverovať | preniesť na | rozdeliť úloh* | rozdeliť prác* | rozdeliť povinnosti |
      zadať časť | pustiť z rúk | púšťať z rúk | prehodiť na
    `,
    visiting: `
      zúčastniť sa | sa zúčastniť | zúčastňovať | navštíviť | navštevovať | pridať sa | sa pridať | zapojiť sa | sa zapojiť | pripojiť sa | ísť na | ísť do | chodiť na | chodiť do |
      zájsť na | zájsť do | vycestovať na | vyraziť na | pozrieť sa | sa pozrieť | pozrieť si | stráviť deň | stráviť týždeň | skúsiť si | si skúsiť | vyskúšať si | si vyskúšať |
      absolvovať stáž | absolvovať prax | dobrovoľníčiť
    `,
    choosing:
      'kúpiť | nakúpiť | zaobstarať | prenajať | objednať | požičať | presťahovať | odsťahovať | nasťahovať | zohnať bývanie | zohnať byt',
    seeking: `
      nájsť | hľadať | vyhľadať | zohnať | zháňať | získať | získavať | osloviť | prilákať | stretnúť | spoznať | poznať nov* | poznať ľud* | nadviazať |
      kontaktovať | zoznámiť
    `,
    selling:
      'predať | predávať | propagovať | ponúkať | ponúknuť | inzerovať | dostať medzi ľudí | dostať k zákazníkom | začať predávať',
    becoming: `
      prejsť * * na | stať sa | sa stať | pracovať ako | robiť majstra | prejsť do | prejsť na | prejsť z | prejsť k | rekvalifikovať | vrátiť sa do práce | sa vrátiť do práce | vrátiť sa do odboru | zmeniť prácu |
      zmeniť odbor | zmeniť povolanie | zmeniť profesiu | zmeniť zamestnanie | povýšiť | prevziať | postúpiť | prestúpiť | preorientovať | preškoliť sa | sa preškoliť | živiť sa | sa živiť | osamostatniť |
      špecializovať | nastúpiť | vyučiť sa | sa vyučiť
    `,
    applying: `
      prihlásiť | podať | požiadať o | žiadať o | odoslať | poslať | vybaviť | vyplniť | zapísať | registrovať | zaregistrovať | objednať sa | sa objednať | uchádzať | predĺžiť |
      obnoviť | zaplatiť | podpísať | vypovedať | poistiť | dať si uznať | nechať si uznať | uznať | nostrifikovať | zarezervovať | založiť účet | založiť si účet | rezervovať | dostať sa na | sa dostať na |
      dostať sa do | sa dostať do | odhlásiť | vyzdvihnúť | doložiť
    `,
    finishing:
      'dokončiť | dorobiť | dopísať | dočítať | doštudovať | dotiahnuť | doviesť do konca | ukončiť | absolvovať | urobiť kurz* | urobiť si kurz* | spraviť kurz* | prečítať | doplniť | dobehnúť | odovzdať | obhájiť',
    talking: `
      porozprávať | prehovoriť | hovoriť s | povedať | oznámiť | požiadať vedúc* | požiadať šéf* | poprosiť | opýtať | spýtať | dohodnúť | dohovoriť | vyjednať | prediskutovať |
      prebrať | presvedčiť | ospravedlniť | navrhnúť | zveriť sa | priznať | zavolať | vydiskutovať | presadiť | vypýtať | zmieriť | vyjednávať
    `,
    teaching: `
      naučiť | učiť | vyučovať | školiť | preškoliť | vyškoliť | zaškoliť | zaučiť | zaúčať | viesť kurz* | viesť lekci* | viesť hodin* | viesť dieln* | viesť workshop* | viesť krúžok |
      doučovať | odovzdať vedomosti | odovzdávať vedomosti | odovzdať skúsenosti | odovzdávať skúsenosti | odovzdať remeslo | vysvetliť | vysvetľovať | prednášať | sprevádzať
    `,
    saving: `
      ušetriť | našetriť | nasporiť | sporiť | šetriť | dať bokom | odložiť | odkladať si | odkladať peniaze | odkladať na | splatiť | splácať | doplatiť | zbaviť sa dlh* |
      vytvoriť rezerv* | vytvoriť si rezerv* | investovať | zostaviť rozpočet | spraviť si rozpočet | urobiť si rozpočet | strážiť výdavky | hospodáriť
    `,
    exercising: `
      behať | ubehnúť | zabehnúť | plávať | zaplávať | preplávať | cvičiť | posilňovať | trénovať | schudnúť | dostať sa do formy | vrátiť sa do formy | zhodiť | bicyklovať | jazdiť na bicykli | chodiť do posilňovne |
      chodiť na prechádzky | prejsť pešo | hýbať | športovať | naťahovať | vyliezť na
    `,
    making: `
      urobiť | spraviť | napísať | písať | vytvoriť | tvoriť | postaviť | vybudovať | budovať | vyrobiť | vyrábať | zhotoviť | pripraviť | usporiadať | zorganizovať | ušiť | upliesť | upiecť | uvariť |
      namaľovať | nakresliť | vymaľovať | opraviť | zrekonštruovať | zrenovovať | nahrať | natočiť | naprogramovať | zostaviť | spísať | spracovať | vypracovať | naplánovať | prestavať |
      vysadiť | zasadiť | zverejniť | mať hotov* | dať dokopy | vyšiť | nafotiť | preložiť | prepracovať | zostrojiť
    `,
    deciding: `
      rozhodnúť | vybrať | zvoliť | zistiť | vedieť | ujasniť | vyjasniť | zvážiť | premyslieť | porovnať | overiť | preveriť | posúdiť | rozmyslieť | prísť na to | dozvedieť | určiť |
      stanoviť | spočítať | vypočítať | prepočítať | vyrátať | oceniť
    `,
    improving: `
      zlepšiť | zlepšovať | vylepšiť | skvalitniť | zvýšiť | zvyšovať | znížiť | znižovať | skrátiť | obmedziť | zmenšiť | zrýchliť | zefektívniť | zjednodušiť | upratať | vyčistiť | vypratať | roztriediť |
      pretriediť | zdvojnásobiť | dostať sa pod | zbaviť | rýchlejšie | ^lepšie | zautomatizovať | automatizovať | digitalizovať | zdigitalizovať | zarobiť | zarábať | rozvíjať | rozšíriť |
      posilniť | sprehľadniť | zmodernizovať | zdvihnúť | odstrániť
    `,
    passing: `
      zložiť skúšk* | zložiť maturit* | zložiť štátnic* | urobiť skúšk* | urobiť maturit* | urobiť vodičák | urobiť si vodičák | spraviť vodičák | spraviť si vodičák | urobiť si preukaz |
      získať certifikát | získať osvedčenie | získať oprávnenie | získať licenciu | získať vodičák | získať vodičsk* | získať preukaz | získať kvalifikáci* | zmaturovať | zvládnuť skúšk* | zvládnuť test* | uspieť | prejsť skúšk* | pripraviť sa na skúšk* |
      pripraviť sa na maturit* | zopakovať skúšk* | urobiť si * preukaz | spraviť si * preukaz | urobiť * skúšk* | urobiť osvedčenie | urobiť si osvedčenie | spraviť osvedčenie | urobiť certifik* | urobiť * certifik*
    `,
    daring: `
      prestať sa báť | prestala báť | prestal báť | sa nebáť | prekonať | odvážiť | osmeliť | trúfnuť | postaviť sa | sa postaviť | ozvať | ozývať | vystúpiť | vystupovať | prehovoriť pred | hovoriť pred | hovoriť na | veriť si | si veriť |
      nabrať odvahu | nájsť odvahu | istejšie | byť sebavedom* | byť odvážn* | byť istejš* | otvoriť sa | sa otvoriť | prelomiť | odhodlať
    `,
    calculating: 'kalkulovať | naceňovať | oceňovať | kalkuláci* | počítať ceny | naceniť',
    asserting: `
      komunikovať s | bez kriku | nastaviť hranic* | nastaviť si hranic* | nastaviť im pravidl* | udržať disciplínu | udržať pokoj |
      zvládať stres | byť dôsledn* | byť asertívn* | držať hranice
    `,
    resting: `
      robiť prestávky | robiť si prestávky | mať voľno | mať voľné | mať voľnú | mať aspoň nedele | odchádzať z práce |
      chodiť domov | vypnúť | oddýchnuť
    `,
    reaching: 'dosiahnuť | dostať sa aspoň na | dôjsť k | vytiahnuť na',
    beginning: 'začať | začínať',
    hiring: 'nabrať ľud* | nabrať nov* | prijať nov* | prijať do | najať | zamestnať',
    publishing: 'vydať | publikovať | uverejniť | nájsť vydavateľ*',
  },
  things: {
    customers: `
      žiakov | zákazník* | zákaznic* | zákazníč* | klient* | zákaziek | zákazky | objednávok | objednávky | odberateľov |
      sledovateľov | poslucháčov | čitateľov | rezervácií | recenzií | recenzie | hostí | svadieb | svadby |
      predplatiteľov |
      reštaurácií | reštauráciách | obchodov | obchodoch
    `,
    body: 'chrbát | chrbtic* | kondíci* | pohyb | pohybu | do formy',
    drafts: `
      pravidlá | plán učenia | cenník* | web | webovú stránku | logo | etiket* | menu | jedálny lístok | šablón* | rozpis* | rozvrh* | fotky |
      fotiek | leták* | vizitk* | katalóg*
    `,
  },
  plans: {
    subject: {
      about: [
        'do {date} si prečítam 2 dobré úvody do témy a to najdôležitejšie vysvetlím niekomu vlastnými slovami.',
        'do {date} sa budem učiť 2-krát týždenne a to podstatné zhrniem na 1 stranu poznámok.',
      ],
      alone: [
        'Do {date} si prečítam 2 dobré úvody do témy, ktorá ma zaujíma, a to podstatné zhrniem na 1 stranu.',
      ],
    },
    tool: {
      about: [
        'do {date} prejdem 1 kurz alebo príručku a vyriešim pomocou toho 2 skutočné úlohy.',
        'do {date} budem 2-krát týždenne trénovať na skutočných úlohách a zapisovať si, čo už zvládnem bez pomoci.',
      ],
      alone: [
        'Do {date} budem 2-krát týždenne trénovať to, čo chcem ovládať, a bez pomoci zvládnem 2 skutočné úlohy.',
      ],
      named: ['Do {date} prejdem 1 kurz ({name}) a vyriešim pomocou toho 2 skutočné úlohy.'],
    },
    language: {
      about: [
        'do {date} budem trénovať 5-krát týždenne po 20 minút a raz za týždeň použijem to, čo už viem, v bežnom živote.',
        'do {date} budem každý týždeň prechádzať 3 krátke lekcie a nové výrazy používať v 1 rozhovore alebo krátkom texte.',
      ],
      alone: [
        'Do {date} budem jazyk trénovať 5-krát týždenne po 20 minút a raz za týždeň sa v ňom s niekým rozprávať.',
      ],
    },
    craft: {
      about: [
        'do {date} budem trénovať 2-krát týždenne a 2-krát poprosím o rady niekoho so skúsenosťami.',
        'do {date} pôjdem na 3 hodiny k niekomu, kto to vie, a medzi nimi budem trénovať po 20 minút.',
      ],
      alone: [
        'Do {date} budem 2-krát týždenne trénovať to, čo sa chcem naučiť, a 2-krát poprosím o rady niekoho so skúsenosťami.',
      ],
    },
    driving: {
      about: [
        'spíšem si, čo mi ešte chýba, a do {date} tomu vyhradím 2 pevné termíny týždenne, na teóriu alebo jazdy.',
        'do {date} budem 2-krát týždenne trénovať testy alebo jazdu a zapisovať si, čo už ide s istotou.',
      ],
      alone: [
        'Do {date} vyhradím 2 pevné termíny týždenne na teóriu alebo jazdy, podľa toho, čo mi viac chýba.',
      ],
    },
    exam: {
      about: [
        'budem sa pripravovať 3-krát týždenne a do {date} si všetko 2-krát vyskúšam nanečisto ako pri skúške.',
        'rozpíšem si celé učivo, do {date} ho prejdem a vyskúšam si 2 skúšky nanečisto.',
      ],
      alone: ['Do {date} sa budem pripravovať na skúšku 3-krát týždenne a 2-krát si ju vyskúšam nanečisto.'],
      named: [
        'Do {date} sa budem pripravovať na skúšku ({name}) 3-krát týždenne a 2-krát si ju vyskúšam nanečisto.',
      ],
    },
    course: {
      about: [
        'zapíšem si všetky termíny do kalendára, do {date} sa ich budem držať a v praxi vyskúšam 2 nové veci.',
        'overím si termíny a podmienky, vyhradím si v kalendári 2 pevné časy týždenne a budem sa ich držať do {date}.',
      ],
      alone: [
        'Zapíšem si termíny kurzu do kalendára, do {date} sa ich budem držať a v praxi vyskúšam 2 nové veci.',
      ],
      named: ['Do {date} dokončím kurz {name} a v praxi vyskúšam 2 veci, ktoré sa v ňom naučím.'],
    },
    studies: {
      about: [
        'rozpíšem si, čo ešte treba urobiť, a do {date} na tom budem pracovať 3-krát týždenne v pevnom čase.',
        'rozdelím si to na časti s termínmi, 2-krát poprosím niekoho o pripomienky a poslednú časť dokončím do {date}.',
      ],
      alone: [
        'Rozpíšem si, čo ešte treba napísať alebo zvládnuť, a do {date} na tom budem pracovať 3-krát týždenne.',
      ],
    },
    admission: {
      about: [
        'zistím podmienky a termíny, podklady dám skontrolovať 2 ľuďom, prihlášku podám včas a do {date} splním všetko, čo závisí odo mňa.',
        'porozprávam sa s 2 ľuďmi, ktorí to majú za sebou, a do {date} podám starostlivo pripravenú prihlášku.',
      ],
      alone: ['Zistím podmienky, dám svoje podklady skontrolovať 2 ľuďom a do {date} podám prihlášku.'],
    },
    recognition: {
      about: [
        'overím si, ktorý úrad rozhoduje, pozbieram doklady a preklady a do {date} podám 1 úplnú žiadosť.',
        'na 2 miestach si overím, aké papiere treba, a do {date} odošlem všetko naraz.',
      ],
      alone: [
        'Zistím, kto rozhoduje o uznaní mojej kvalifikácie, na 2 miestach si overím podmienky a do {date} podám žiadosť.',
      ],
    },
    job: {
      about: [
        'do {date} budem každý týždeň posielať 2 životopisy šité na mieru a rozprávať sa s 1 človekom, ktorý tú prácu pozná zvnútra.',
        'vyberiem 5 miest, kde by sa mi páčilo, a do {date} sa všade ozvem.',
      ],
      alone: [
        'Do {date} budem každý týždeň posielať 2 životopisy šité na mieru a rozprávať sa s 1 človekom, ktorý tú prácu pozná zvnútra.',
      ],
    },
    promotion: {
      about: [
        'zistím, čo sa tam čaká, spíšem na 1 stranu, čo už viem, a do {date} to preberiem s tým, kto rozhoduje.',
        'opýtam sa, čo sa na takom mieste čaká, a do {date} ukážem 2 výsledky, ktoré o tom svedčia.',
      ],
      alone: [
        'Spíšem na 1 stranu, za čo už viem zodpovedať, a do {date} sa porozprávam o postupe s tým, kto rozhoduje.',
      ],
    },
    customers: {
      about: [
        'do {date} sa budem každý týždeň ozývať 3 ľuďom, ktorým sa môže hodiť to, čo robím.',
        'vyskúšam 2 spôsoby, ako osloviť ľudí, zapíšem si výsledky a do {date} ostanem pri lepšom.',
      ],
      alone: [
        'Vyskúšam 2 spôsoby, ako osloviť ľudí, ktorým sa môže hodiť to, čo robím, a do {date} ostanem pri lepšom.',
      ],
    },
    funding: {
      about: [
        'vyberiem 3 zdroje, ktoré sa hodia, opíšem potrebu a náklady na 1 stranu a do {date} podám žiadosť.',
        'spočítam, koľko presne treba, a do {date} to preberiem s 3 ľuďmi alebo inštitúciami.',
      ],
      alone: ['Spočítam, koľko peňazí presne treba, a do {date} to preberiem s 3 ľuďmi alebo inštitúciami.'],
    },
    people: {
      about: [
        'do {date} budem raz za týždeň chodiť medzi ľudí a zakaždým sa rozprávať s 1 novým človekom.',
        'do {date} pozvem 3 ľudí na kávu, prechádzku alebo rozhovor.',
      ],
      alone: [
        'Do {date} budem raz za týždeň chodiť tam, kde sú ľudia s podobnými záujmami, a zakaždým sa rozprávať s 1 novým človekom.',
      ],
    },
    mentor: {
      about: [
        'napíšem si v 3 vetách, čo hľadám, a do {date} oslovím 3 ľudí, ktorí by mohli byť vhodní.',
        'popýtam sa na 2 miestach a do {date} navrhnem niekomu 1 rozhovor na skúšku.',
      ],
      alone: [
        'Napíšem si v 3 vetách, akú podporu hľadám, a do {date} oslovím 3 ľudí, ktorí by mohli byť vhodní.',
      ],
    },
    staff: {
      about: [
        'opíšem úlohy a podmienky na 1 stranu a do {date} to zverejním na 3 miestach.',
        'opýtam sa 3 ľudí, čo by ich presvedčilo prísť a zostať, a do {date} urobím 1 zmenu.',
      ],
      alone: ['Opíšem na 1 stranu, koho treba a za akých podmienok, a do {date} to zverejním na 3 miestach.'],
    },
    home: {
      about: [
        'spíšem si najdôležitejšie podmienky a hornú hranicu nákladov a do {date} si pozriem zblízka 3 možnosti.',
        'spočítam náklady, opýtam sa 2 ľudí, ktorí to majú za sebou, a do {date} urobím to, čo závisí odo mňa.',
      ],
      alone: ['Spíšem si, ako a za koľko chcem bývať, a do {date} si pozriem zblízka 3 možnosti.'],
    },
    search: {
      about: [
        'do {date} sa opýtam na 5 miestach, pozriem si zblízka 2 možnosti a vyberiem lepšiu.',
        'spíšem si, na čom mi záleží, a do {date} budem hľadať 2-krát týždenne a zapisovať si, čo už viem.',
      ],
      alone: ['Spíšem si, čo hľadám, do {date} sa opýtam na 5 miestach a pozriem si zblízka 2 možnosti.'],
    },
    career: {
      about: [
        'porozprávam sa s 3 ľuďmi, ktorí to už robia, a do {date} sa na takú prácu pozriem zblízka.',
        'spíšem na 1 stranu, čo už viem a čo mi chýba, a do {date} urobím 2 kroky, ktoré ma k tomu priblížia.',
      ],
      alone: [
        'Porozprávam sa s 3 ľuďmi z odboru, ktorý ma láka, a do {date} spíšem na 1 stranu, čo mi chýba.',
      ],
    },
    business: {
      about: [
        'opíšem ponuku a náklady na 1 stranu a do {date} sa o nej porozprávam s 3 ľuďmi, ktorým by sa zišla.',
        'poradím sa s 2 ľuďmi, ktorí robia niečo podobné, a do {date} spočítam náklady a spíšem, čo treba vybaviť.',
      ],
      alone: [
        'Opíšem svoj nápad a náklady na 1 stranu a do {date} sa poradím s 2 ľuďmi, ktorí robia niečo podobné.',
      ],
    },
    leadership: {
      about: [
        'do {date} sa 3-krát s niekým pokojne porozprávam medzi štyrmi očami a zavediem 1 nápad, ktorý z toho vzíde.',
        'do {date} budem každý týždeň niekomu zverovať 1 celú úlohu a potom sa rozprávať o tom, čo vyšlo dobre.',
      ],
      alone: ['Do {date} sa pokojne porozprávam s 3 ľuďmi, ktorých vediem, a zavediem 1 ich nápad.'],
    },
    portfolio: {
      about: [
        'vyberiem najlepšie práce, každú krátko opíšem a do {date} to celé ukážem 2 ľuďom.',
        'pripravím prvú verziu, ukážem ju 2 ľuďom a do {date} opravím, čo mi poradia.',
      ],
      alone: ['Vyberiem 3 najlepšie práce, každú krátko opíšem a do {date} to celé ukážem 2 ľuďom.'],
    },
    software: {
      about: [
        'opíšem na 1 stranu najjednoduchšiu verziu a do {date} ju dám vyskúšať 2 ľuďom.',
        'budem na tom pracovať 2-krát týždenne a do {date} niekomu ukážem verziu, ktorá funguje.',
      ],
      alone: ['Opíšem na 1 stranu najjednoduchšiu verziu, vytvorím ju a do {date} ju dám vyskúšať 2 ľuďom.'],
    },
    writing: {
      about: [
        'do {date} budem písať 3-krát týždenne a hotový kúsok dám prečítať 2 ľuďom.',
        'pripravím si osnovu na 1 stranu, budem písať v pevnom čase a do {date} to celé upravím podľa pripomienok prvých čitateľov.',
      ],
      alone: ['Do {date} budem písať 3-krát týždenne a hotový kúsok dám prečítať 2 ľuďom.'],
    },
    event: {
      about: [
        'určím na 1 strane termín, náklady a poradie krokov, poprosím o pomoc 2 ľudí a do {date} to dotiahnem do konca.',
        'rozpíšem prípravy na 1 stranu, 2-krát skontrolujem, čo chýba, a do {date} to dotiahnem do konca.',
      ],
      alone: [
        'Určím na 1 strane termín, náklady a poradie krokov, poprosím o pomoc 2 ľudí a do {date} to dotiahnem do konca.',
      ],
    },
    papers: {
      about: [
        'pozriem si 2 dobré vzory, pripravím vlastnú verziu, ukážem ju niekomu a do {date} bude hotová.',
        'pozbieram svoje skúsenosti s dátumami, napíšem prvú verziu a do {date} ju upravím podľa rád 2 ľudí.',
      ],
      alone: ['Pripravím prvú verziu podkladov a do {date} ju upravím podľa rád 2 ľudí.'],
    },
    document: {
      about: [
        'pripravím osnovu na 1 stranu, napíšem prvú verziu a do {date} ju upravím podľa pripomienok 2 ľudí.',
        'budem na tom pracovať 2-krát týždenne a do {date} dám celok niekomu na prečítanie.',
      ],
      alone: [
        'Pripravím osnovu dokumentu na 1 stranu, napíšem prvú verziu a do {date} ju upravím podľa pripomienok 2 ľudí.',
      ],
    },
    object: {
      about: [
        'spíšem materiál, náklady a poradie prác na 1 stranu a do {date} na tom budem pracovať 2-krát týždenne.',
        'rozdelím si prácu na 3 časti, po každej spravím fotku a poslednú dokončím do {date}.',
      ],
      alone: ['Rozdelím si prácu na 3 časti, po každej spravím fotku a poslednú dokončím do {date}.'],
    },
    improvement: {
      about: [
        'zapíšem si, ako je to teraz, vyskúšam 1 zmenu a do {date} porovnám výsledky.',
        'porozprávam sa s 3 ľuďmi, ktorých sa to týka, vyskúšam 1 ich nápad a do {date} zistím, čo priniesol.',
      ],
      alone: ['Zapíšem si, ako je to teraz, do {date} vyskúšam 1 zmenu a porovnám, čo sa zlepšilo.'],
    },
    presentation: {
      about: [
        'pripravím si 3 najdôležitejšie myšlienky a do {date} si to celé vyskúšam nahlas 3-krát, z toho raz pred niekým.',
        'vystúpim 2-krát nanečisto pred malou, prajnou skupinou a do {date} upravím, čo mi poradí.',
      ],
      alone: [
        'Pripravím si 3 najdôležitejšie myšlienky a do {date} si vystúpenie vyskúšam nahlas 3-krát, z toho raz pred niekým.',
      ],
    },
    meetings: {
      about: [
        'pred stretnutím si napíšem 1 vetu, ktorú chcem povedať, poviem ju nahlas a do {date} to urobím 3-krát.',
        'napíšem si, čo má byť na stretnutiach inak, a do {date} vyskúšam 1 zmenu na 3 stretnutiach.',
      ],
      alone: [
        'Pred stretnutím si napíšem 1 vetu, ktorú chcem povedať, poviem ju nahlas a do {date} to urobím 3-krát.',
      ],
    },
    conversation: {
      about: [
        'spíšem si na 1 stranu, čo chcem povedať, raz si to vyskúšam a do {date} sa porozprávame.',
        'pripravím si 2 vety na začiatok, navrhnem pokojný čas a do {date} poviem, na čom mi záleží.',
      ],
      alone: [
        'Spíšem si na 1 stranu, čo chcem povedať, raz si to vyskúšam a do {date} ten rozhovor povediem.',
      ],
    },
    feedback: {
      about: [
        'pripravím si 2 pokojné vety na také chvíle a do {date} ich použijem 3-krát a zapíšem si, čo pomohlo.',
        'do {date} si v 3 rozhovoroch najprv vypočujem druhú stranu, potom odpoviem a po každom si zapíšem 1 poznatok.',
      ],
      alone: [
        'Do {date} si v 3 ťažkých rozhovoroch najprv vypočujem druhú stranu, potom odpoviem a po každom si zapíšem 1 poznatok.',
      ],
    },
    boundaries: {
      about: [
        'napíšem si 2 vety, ktorými viem povedať „nie“, a do {date} ich použijem v 3 situáciách.',
        'určím si 1 jasné pravidlo, poviem o ňom tým, ktorých sa týka, a budem sa ho držať do {date}.',
      ],
      alone: ['Napíšem si 2 vety, ktorými viem povedať „nie“, a do {date} ich použijem v 3 situáciách.'],
    },
    interview: {
      about: [
        'spíšem si 5 vecí, na ktoré sa ma môžu opýtať alebo o ktoré ma môžu požiadať, a do {date} si každú vyskúšam nahlas.',
        'vyskúšam si to 2-krát s niekým, kto mi úprimne povie, čo zlepšiť, a do {date} to opravím.',
      ],
      alone: [
        'Spíšem si 5 vecí, na ktoré sa ma môžu opýtať alebo o ktoré ma môžu požiadať, a do {date} si každú vyskúšam nahlas.',
      ],
    },
    confidence: {
      about: [
        'spíšem 3 malé situácie od najľahšej a do {date} sa každú z nich odvážim skúsiť.',
        'do {date} budem každý týždeň robiť 1 vec, pred ktorou váham, a zapisovať si, ako to dopadlo.',
      ],
      alone: [
        'Spíšem 3 situácie, v ktorých mi chýba odvaha, a do {date} skúsim každú z nich, počnúc najľahšou.',
      ],
    },
    expression: {
      about: [
        'vyberiem si 2 veci na zlepšenie a do {date} ich budem trénovať 2-krát týždenne po 20 minút.',
        'do {date} budem každý týždeň prerábať 1 svoj text alebo nahrávku a 2-krát poprosím niekoho o pripomienky.',
      ],
      alone: [
        'Do {date} budem každý týždeň prerábať 1 svoj text alebo nahrávku a 2-krát poprosím niekoho o pripomienky.',
      ],
    },
    teaching: {
      about: [
        'pripravím si 2 nové spôsoby, vyskúšam ich a do {date} si zapíšem, ktorý funguje lepšie.',
        'pozriem sa, ako to robí niekto, komu to ide, a do {date} skúsim 3-krát to, čo uvidím.',
      ],
      alone: [
        'Vyskúšam 3-krát nový spôsob vysvetľovania alebo vedenia a do {date} si zapíšem, čo funguje najlepšie.',
      ],
    },
    salary: {
      about: [
        'porovnám ponuky v 3 zdrojoch, spíšem argumenty na 1 stranu, vyskúšam si rozhovor a do {date} ho povediem naozaj.',
        'určím si sumu a 3 argumenty a do {date} to preberiem s tým, kto rozhoduje.',
      ],
      alone: [
        'Porovnám mzdy v 3 zdrojoch, spíšem argumenty na 1 stranu a do {date} sa o peniazoch porozprávam s tým, kto rozhoduje.',
      ],
    },
    conditions: {
      about: [
        'spíšem, čo potrebujem, aj 2 možné riešenia a do {date} ich preberiem s tým, kto rozhoduje.',
        'do {date} predložím 1 konkrétny návrh, najlepšie na skúšku, a poprosím o odpoveď.',
      ],
      alone: [
        'Spíšem, akú zmenu podmienok potrebujem, pridám 2 možné riešenia a do {date} ich preberiem s tým, kto rozhoduje.',
      ],
    },
    agreement: {
      about: [
        'nájdem 3 argumenty, ktoré druhú stranu oslovia, a do {date} predložím konkrétny návrh.',
        'spíšem 2 možné obavy, pripravím si na ne odpoveď a do {date} predložím návrh.',
      ],
      alone: ['Nájdem 3 argumenty, ktoré druhú stranu oslovia, a do {date} predložím konkrétny návrh.'],
    },
    decision: {
      about: [
        'spíšem pre a proti na 1 stranu, preberiem to s 2 ľuďmi a do {date} sa rozhodnem.',
        'určím si 3 veci, na ktorých mi záleží najviac, porovnám možnosti a do {date} sa rozhodnem.',
      ],
      alone: ['Spíšem pre a proti na 1 stranu, preberiem to s 2 ľuďmi a do {date} sa rozhodnem.'],
    },
    pricing: {
      about: [
        'spočítam náklady a čas, porovnám 3 podobné ponuky a do {date} určím sumu, pri ktorej ostanem.',
        'opýtam sa na názor 2 ľudí, ktorí poznajú trh, a do {date} si zapíšem ceny na 1 stranu.',
      ],
      alone: [
        'Spočítam náklady a čas, porovnám 3 podobné ponuky a do {date} určím ceny, pri ktorých ostanem.',
      ],
    },
    question: {
      about: [
        'spíšem si otázky a do {date} overím odpovede na 2 spoľahlivých miestach.',
        'do {date} sa opýtam 2 ľudí alebo úradov, ktorí by to mali vedieť, a odpovede si zhrniem na 1 stranu.',
      ],
      alone: ['Spíšem si svoje otázky a do {date} overím odpovede na 2 spoľahlivých miestach.'],
    },
    direction: {
      about: [
        'do {date} sa porozprávam s 3 ľuďmi o tom, čo robia, a vyberiem 1 vec, ktorú vyskúšam ako prvú.',
        'budem si zapisovať, čo mi dáva energiu, zhrniem to na 1 stranu a do {date} vyberiem, čo skúsim ako prvé.',
      ],
      alone: [
        'Do {date} sa porozprávam s 3 ľuďmi o tom, čo robia, spíšem, čo ma láka, a vyberiem, čo skúsim ako prvé.',
      ],
    },
    exercise: {
      about: [
        'do {date} budem trénovať 3-krát týždenne v pevné dni a každý raz si označovať v kalendári.',
        'začnem pokojne, do {date} sa budem hýbať 3-krát týždenne a každé 2 týždne trochu pridávať.',
      ],
      alone: ['Do {date} budem trénovať 3-krát týždenne v pevné dni a každý raz si označovať v kalendári.'],
    },
    habit: {
      about: [
        'začnem tento týždeň, do {date} si každé splnenie odškrtnem v kalendári a každé 2 týždne sa pozriem, ako to ide.',
        'zapíšem si to do kalendára na pevný čas, vydržím pri tom do {date} a každé 2 týždne sa obzriem späť.',
      ],
      alone: [
        'Do {date} si budem nový zvyk strážiť v pevnom čase a každé 2 týždne kontrolovať v kalendári, ako to ide.',
      ],
    },
    rest: {
      about: [
        'určím si 1 pevné pravidlo a do {date} sa ho budem držať aspoň 4 dni v týždni a v nedeľu kontrolovať, ako to ide.',
        'do {date} si vyhradím 2 pevné časy týždenne, ktoré neobetujem žiadnej povinnosti.',
      ],
      alone: ['Do {date} si na oddych vyhradím 2 pevné časy týždenne, ktoré neobetujem žiadnej povinnosti.'],
    },
    stop: {
      about: [
        'do {date} si každý večer zapíšem 1 vetou, či sa to podarilo, a v nedeľu sa pozriem, čo pomohlo.',
        'zapíšem si 2 situácie, keď je to ťažké, vopred si naplánujem, čo urobím, a do {date} si odškrtnem každý dobrý deň.',
      ],
      alone: ['Do {date} si každý večer zapíšem 1 vetou, či sa mi podarilo skončiť so starým zvykom.'],
    },
    organisation: {
      about: [
        'do {date} si budem každú nedeľu vyberať 3 najdôležitejšie veci na týždeň a v piatok kontrolovať, čo z nich vyšlo.',
        'začnem 1 vecou, ktorá mi najviac prekáža, a do {date} sa jej budem venovať 3-krát týždenne po 20 minút.',
      ],
      alone: [
        'Do {date} si budem každú nedeľu vyberať 3 najdôležitejšie veci na týždeň a v piatok kontrolovať, čo z nich vyšlo.',
      ],
    },
    money: {
      about: [
        'spíšem príjmy a výdavky na 1 stranu, určím si sumu na každý mesiac a do {date} budem raz za týždeň kontrolovať, či sa jej držím.',
        'do {date} si budem zapisovať, koľko a na čo míňam, a raz za týždeň to 20 minút prechádzať.',
      ],
      alone: [
        'Spíšem príjmy a výdavky na 1 stranu a do {date} budem raz za týždeň kontrolovať, či sa plánu držím.',
      ],
    },
    visibility: {
      about: [
        'do {date} budem každý týždeň ukazovať 1 výsledok svojej práce tým, ktorí by o ňom mali vedieť.',
        'vyberiem 2 miesta, kde sa oplatí ukázať, a do {date} tam o svojej práci porozprávam 3-krát.',
      ],
      alone: [
        'Do {date} budem každý týždeň ukazovať 1 výsledok svojej práce tým, ktorí by o ňom mali vedieť.',
      ],
    },
    errand: {
      about: [
        'zistím, čo na to treba, vyhradím si 1 čas v kalendári a do {date} vec vybavím.',
        'pripravím si, čo treba, nastavím si 1 pripomienku a do {date} vec vybavím.',
      ],
      alone: ['Zistím, čo k tomu treba, vyhradím si 1 čas v kalendári a do {date} to vybavím.'],
    },
    dream: {
      about: [
        'do {date} urobím týmto smerom 1 malý krok, ktorý mám v rukách.',
        'spíšem na 1 stranu, čo ma na tom tak láka, a do {date} urobím 1 vec, ktorá závisí odo mňa.',
      ],
      alone: ['Spíšem na 1 stranu, čo ma na mojom sne láka, a do {date} urobím 1 vec, ktorá závisí odo mňa.'],
    },
    other: {
      about: [
        'napíšem si, podľa čoho spoznám, že je to lepšie, a do {date} urobím 2 malé kroky týmto smerom.',
        'preberiem to v mentoringu a do {date} urobím 1 krok, ktorý závisí odo mňa.',
      ],
      alone: ['To, čo chcem, zhrniem do 1 vety, preberiem ju v mentoringu a do {date} urobím prvý krok.'],
    },
  },
  groups: {
    learning: {
      about: [
        'do {date} sa tomu budem venovať 2-krát týždenne a zakaždým si zapíšem, čo už ide a čo ešte nie.',
        'do {date} budem trénovať každý týždeň a 2-krát poprosím o rady niekoho, kto to vie.',
      ],
      alone: ['Do {date} budem 2-krát týždenne trénovať to, čo sa chcem naučiť, a zapisovať si, čo už viem.'],
    },
    passing: {
      about: [
        'zistím, čo sa odo mňa vyžaduje, a do {date} tomu venujem 2 pevné časy týždenne.',
        'rozpíšem si všetky kroky na 1 stranu a do {date} ich postupne uzavriem.',
      ],
      alone: [
        'Zistím, čo sa odo mňa vyžaduje, rozpíšem kroky na 1 stranu a do {date} ich postupne uzavriem.',
      ],
    },
    getting: {
      about: [
        'napíšem si v 3 vetách, o čo mi ide, a do {date} sa opýtam 5 ľudí.',
        'do {date} sa budem každý týždeň ozývať 2 ľuďom, ktorí môžu pomôcť.',
      ],
      alone: ['Napíšem si v 3 vetách, o čo mi ide, a do {date} sa opýtam 5 ľudí.'],
    },
    changing: {
      about: [
        'do {date} sa porozprávam s 3 ľuďmi, ktorí to majú za sebou, a spíšem na 1 stranu, čo ďalej.',
        'spíšem na 1 stranu, čo mi chýba, a do {date} urobím 2 kroky, ktoré závisia odo mňa.',
      ],
      alone: [
        'Do {date} sa porozprávam s 3 ľuďmi, ktorí majú za sebou podobnú zmenu, a spíšem na 1 stranu, čo ďalej.',
      ],
    },
    making: {
      about: [
        'rozpíšem si to na 1 stranu a do {date} na tom budem pracovať 2-krát týždenne.',
        'začnem prvou verziou alebo prvou časťou, ukážem ju 2 ľuďom a všetko dokončím do {date}.',
      ],
      alone: ['Rozpíšem si svoj zámer na 1 stranu a do {date} na ňom budem pracovať 2-krát týždenne.'],
    },
    performing: {
      about: [
        'do {date} to skúsim v 3 situáciách a po každej si zapíšem, čo vyšlo dobre.',
        'pripravím si 2 vety na začiatok, vyskúšam si ich nahlas a do {date} ich použijem naostro.',
      ],
      alone: ['Do {date} si to vyskúšam v 3 skutočných situáciách a po každej si zapíšem, čo vyšlo dobre.'],
    },
    negotiating: {
      about: [
        'spíšem 3 argumenty a konkrétny návrh a do {date} to preberiem s tým, kto rozhoduje.',
        'vyskúšam si rozhovor s 1 prajným človekom a do {date} ho povediem naozaj.',
      ],
      alone: ['Spíšem 3 argumenty a konkrétny návrh a do {date} to preberiem s tým, kto rozhoduje.'],
    },
    deciding: {
      about: [
        'zhrniem na 1 stranu, čo už viem, opýtam sa 2 ľudí a do {date} nájdem svoju odpoveď.',
        'porozprávam sa s 2 ľuďmi, ktorí sa v tom vyznajú, a do {date} si zapíšem, čo z toho vyplýva.',
      ],
      alone: ['Zhrniem na 1 stranu, čo už viem, opýtam sa 2 ľudí a do {date} si zapíšem, ako sa rozhodnem.'],
    },
    keeping: {
      about: [
        'určím si 1 pevné pravidlo a do {date} budem raz za týždeň kontrolovať, či sa ho držím.',
        'vyberiem si 2 pevné časy týždenne a do {date} sa ich budem držať.',
      ],
      alone: ['Určím si 1 pevné pravidlo a do {date} budem raz za týždeň kontrolovať, či sa ho držím.'],
    },
    otherwise: {
      about: [
        'napíšem si, čím začať, a do {date} urobím 1 vec, ktorá závisí odo mňa.',
        'vyhradím si na to 1 čas v kalendári a do {date} urobím to, čo závisí odo mňa.',
      ],
      alone: ['Napíšem si, čím začať, a do {date} urobím 1 vec, ktorá závisí odo mňa.'],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'na 1 stranu spíšem, čo na to treba, koľko to stojí a kto pomôže, ukážem to 2 skúseným ľuďom a do {date} začnem.',
        'spíšem, čo musí byť hotové na skromný začiatok, každý týždeň vybavím 1 bod a do {date} začnem.',
      ],
      alone: [
        'Na 1 stranu spíšem, čo chcem rozbehnúť, koľko to stojí a kto pomôže, ukážem to 2 skúseným ľuďom a do {date} začnem.',
      ],
    },
    introducing: {
      about: [
        'na 1 stranu opíšem, ako to má fungovať, týždeň to vyskúšam s 2 ľuďmi a do {date} to pobeží natrvalo.',
        'porozprávam sa s 3 ľuďmi, ktorých sa to týka, začnem v malom a do {date} to pobeží natrvalo.',
      ],
      alone: [
        'Na 1 stranu opíšem, čo chcem zaviesť, týždeň to vyskúšam s 2 ľuďmi a do {date} to pobeží natrvalo.',
      ],
    },
    delegating: {
      about: [
        'na 1 stranu opíšem, ako sa to robí, 2-krát to prejdeme spolu a do {date} to celkom pustím z rúk.',
        's 1 človekom sa dohodnem, čo a odkedy prevezme, a do {date} s ním 2-krát preberiem, ako to ide.',
      ],
      alone: [
        'S 1 človekom sa dohodnem, čo odo mňa prevezme, ukážem mu, ako sa to robí, a do {date} to celkom pustím z rúk.',
      ],
    },
    visiting: {
      about: [
        'zistím si 2 možnosti, ešte tento týždeň si zapíšem termín do kalendára a do {date} si poznačím, čo mi to dalo.',
        'opýtam sa na 2 vhodných miestach, dohodnem si deň a do {date} si zapíšem 3 veci, ktoré tam uvidím alebo začujem.',
      ],
      alone: [
        'Opýtam sa na 2 vhodných miestach, či môžem prísť, pôjdem tam a do {date} si zapíšem, čo mi to dalo.',
      ],
    },
    sharing: {
      about: [
        'do {date} úplne odovzdám 2 úlohy, každú s jasným cieľom a termínom, a potom preberiem, ako to šlo.',
        'vyberiem 3 úlohy, ktoré môžu prevziať iní, každú raz vysvetlím a poslednú odovzdám do {date}.',
      ],
      alone: [
        'Do {date} úplne odovzdám 2 svoje úlohy, každú s jasným cieľom a termínom, a potom preberiem, ako to šlo.',
      ],
    },
    calculating: {
      about: [
        'do {date} prepočítam od začiatku do konca 3 skutočné príklady a dám čísla skontrolovať niekomu skúsenému.',
        'pri 2 skutočných prípadoch si spíšem, čo všetko treba započítať, spravím z toho 1 tabuľku a do {date} podľa nej vypočítam tretí.',
      ],
      alone: [
        'Do {date} prepočítam od začiatku do konca 3 príklady zo svojej práce a dám čísla skontrolovať niekomu skúsenému.',
      ],
    },
    reaching: {
      about: [
        'určím si 2 medziciele, každý týždeň urobím 1 vec pre ten najbližší a do {date} si každú nedeľu zapíšem, ako ďaleko som.',
        'opýtam sa 2 ľudí, ktorým sa to podarilo, čo im najviac pomohlo, a do {date} každé 2 týždne vyskúšam jeden ich nápad.',
      ],
      alone: [
        'Na ceste k tomu, čo chcem dosiahnuť, si určím 2 medziciele a do {date} si každú nedeľu zapíšem, ako ďaleko som.',
      ],
    },
    beginning: {
      about: [
        'opýtam sa 1 človeka, ktorý to už robí, čo na začiatok potrebujem, pripravím si to a do {date} začnem.',
        'spíšem si, čo potrebujem na malý začiatok, do 2 týždňov vybavím prvé 3 veci a do {date} začnem.',
      ],
      alone: [
        'Opýtam sa 1 človeka, ktorý už robí to, s čím chcem začať, čo potrebujem, pripravím si to a do {date} začnem.',
      ],
    },
    publishing: {
      about: [
        'vyberiem 3 vhodné miesta, zistím, čo vyžadujú, a do {date} pošlem svoju prácu na prvé z nich.',
        'poprosím 2 ľudí o pripomienky, pripravím všetko, čo treba, a do {date} to pošlem na 3 vhodné miesta.',
      ],
      alone: [
        'Vyberiem 3 miesta, ktoré by moju prácu mohli vydať, zistím, čo vyžadujú, a do {date} ju pošlem na prvé z nich.',
      ],
    },
    drafting: {
      about: [
        'pozriem si 2 dobré príklady, prvý pokus ukážem 2 ľuďom a do {date} budem mať hotovú lepšiu verziu.',
        'do 2 týždňov urobím prvú verziu, raz ju vyskúšam a do {date} ju doladím.',
      ],
      alone: [
        'Pozriem si 2 dobré príklady toho, čo chcem urobiť, prvý pokus ukážem 2 ľuďom a do {date} budem mať hotovú lepšiu verziu.',
      ],
    },
    freeDays: {
      about: [
        'na ten čas si naplánujem niečo príjemné, poviem o tom 2 ľuďom a do {date} si zaškrtnem každý týždeň, v ktorom sa to podarilo.',
        'poviem to všetkým, ktorých sa to týka, dohodnem 1 iné riešenie na súrne prípady a do {date} si zaškrtnem každý týždeň, v ktorom sa to podarilo.',
      ],
      alone: [
        'Na čas, ktorý chcem mať voľný, si naplánujem niečo príjemné, poviem o tom 2 ľuďom a do {date} si zaškrtnem každý týždeň, v ktorom sa to podarilo.',
      ],
    },
  },
  unread: {
    about: [
      'opýtam sa 2 ľudí, ktorí sa v tom vyznajú, ako by na to išli, a do {date} sa zariadim podľa najlepšej rady.',
      'každý týždeň urobím 1 krok, odškrtnem si ho a do {date} budem mať hotovo.',
    ],
    alone: [
      'To, čo chcem, zhrniem do 1 vety, preberiem ju v mentoringu a do {date} urobím prvý krok.',
      'Vyberiem 1 vec, na ktorej mi záleží najviac, preberiem ju v mentoringu a do {date} urobím prvý krok.',
    ],
  },
  soon: {
    about: ['vyhradím si v kalendári 2 konkrétne časy a do {date} urobím to, čo závisí odo mňa.'],
    alone: ['Vyhradím si v kalendári 2 konkrétne časy a do {date} urobím to, čo závisí odo mňa.'],
  },
};
