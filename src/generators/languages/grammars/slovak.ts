/** The grammar of wishes in Slovak. */
import type { ClauseGrammar } from './clause-grammar.ts';

export const slovak: ClauseGrammar = {
  wants: `
    chcem | chcel by som | chcela by som | by som chcel | by som chcela | by som si chcel | by som si chcela | by som sa chcel | by som sa chcela |
    potrebujem | plánujem | mám v pláne | mojím cieľom je | rád by som | rada by som | by som rád | by som rada | by som sa rád | by som sa rada | by som si rád | by som si rada | ako môžem | ako mám | ako sa mám | ako si mám | ako sa môžem | ako si môžem | túžim |
    rozhodol som | rozhodla som | sa chcem | si chcem | sa potrebujem | si potrebujem | musím | sa musím | si musím | treba | bolo by fajn |
    bolo by dobré | bolo by pekné | bolo by super | mojím snom je | mojím plánom je | mám chuť | bolo by skvelé | bolo by milé | bolo by užitočné | zišlo by sa mi | hodilo by sa mi | páčilo by sa mi | je načase | je na čase | bude treba | treba bude
  `,
  subject: '',
  thats: 'chcem , aby | chcel by som , aby | chcela by som , aby | potrebujem',
  pointers: 'to | toto | toho | s tým | na tom | v tom',
  fillers: `
    tiež | aj | konečne | naozaj | ešte | teda | len | už | najprv | potom | ale | hlavne | fakt | proste | teraz | zase | asi | oveľa | preto
  `,
  says: 'poďakovať | dodať | povedať , | spomenúť | predstaviť',
  ends: 'pretože | lebo | ale | keďže | hoci | a ja | a neviem | a nemám | a ešte nemám | avšak',
  asks: `ako | aký* | aká | aké | ktor* | či | čo | kde | kto | kedy | prečo | koľko`,
  vague: 'im | mu | neho | nej | nich | ňom | to | ho | ich | ju | ním | nimi | ňou | tam | toho',
  indefinite: 'niečo',
  pointing: `tento | táto | túto | tieto | týchto | týmto | tomto | tejto | taký | taká | takú | také | takých | takéto | takýto | tom | s nimi | s ním | s ňou | pre nich | cez neho | na neho | o ňom`,
  pronounFirst: null,
  dangling:
    'tak | a | alebo | ale | aby | aby som | aby mi | aby sa | aby som sa | že | než | keď | ktorý | ktorá | ktoré',
  linkingAdverbs: 'dovtedy | ešte predtým | predtým | medzitým | do tej doby',
  past: 'po | bez | namiesto | skúšal som | skúšala som | prestal som | prestala som',
  feared: 'bojím sa | obávam sa | mám strach',
  lacks: [
    ['neviem | nedarí sa mi | nikdy som sa nenaučil | nikdy som sa nenaučila', 'naučiť sa'],
    ['nedokážem', 'dokázať'],
    ['netrúfam si | netrúfnem si | hanbím sa', 'trúfnuť si'],
  ],
  able: 'viem | dokážem | môžem | zvládam',
  purposes: 'aby som',
  unwanted: 'nechcem | nechcel by | nechcela by | neplánujem',
  everyDay: 'každý deň | každé ráno | každý večer | denne',
  weekend: 'víkend*',
  interrogatives: 'ako | čo | kde | kedy | prečo | ktor* | aký | aká | aké | či',
  others:
    'hovorí , že by som mal | hovorí , že by som mala | vraví , že mám | ponúkol mi | ponúkla mi | radí mi | chce , aby som | chcú , aby som | navrhol mi | chcú | chce | rozhodol sa | rozhodli sa | naučil ma | naučila ma',
  spends: 'trávim | strácam',
  declined:
    'ale nechcem | ale to nie je pre mňa | neprichádza do úvahy | ani náhodou | ale to ma neláka | ale to ma vôbec neláka | ma neláka | ale do toho sa mi nechce | ale to ma nezaujíma',
  content:
    'nič nepotrebujem | nič nechcem | nepotrebujem koučing | som spokojn* | vyhovuje mi to tak | nič meniť nechcem | nechcem nič meniť | nič nechcem meniť',
  browsing: `len sa pozerám | len pozerám | iba sa pozerám | len sa obzerám | len sa pozrieť | len tak pozerám`,
  participles: {
    openings: 'rád | ráda | rad | rada',
    pronouns: 'im | mu',
    infinitive: /\p{L}+(?:t|ť|ti|ci)(?!\p{L})/u,
    from: /([aeiouyáíéýô])l[ai]?$/u,
    to: '$1ť',
    irregular: {
      vedel: 'vedieť',
      videl: 'vidieť',
      sedel: 'sedieť',
      rozumel: 'rozumieť',
      viedol: 'viesť',
      viedl: 'viesť',
      mohol: 'môcť',
      mohl: 'môcť',
      našiel: 'nájsť',
      našl: 'nájsť',
      prešiel: 'prejsť',
      prešl: 'prejsť',
      išiel: 'ísť',
      išl: 'ísť',
      odišiel: 'odísť',
      odišl: 'odísť',
      bol: 'byť',
      zvládol: 'zvládnuť',
      zvládl: 'zvládnuť',
      pomohol: 'pomôcť',
      pomohl: 'pomôcť',
    },
  },
  slang: 'fakt | flek | furt | makať | prachy',
  unmarked: { ze: 'že', nez: 'než' },
  postponed:
    'ale to teraz nehorí | ale to nehorí | ale teraz nie | ale tento rok nie | ale to počká | ale to môže počkať | ale až neskôr',
  and: 'a',
  andThings: 'i',
  andThen: 'tiež | aj | potom',
  commaBeforeAnd: true,
  negation: { not: 'nie', never: 'nikdy', beside: 'ani', inNoCase: 'v žiadnom prípade' },
  reflexive: 'sa | si',
  how: 'ako',
  except: 'okrem',
  helping: 'môcť | vedieť | začať | skúsiť | dokázať | mať',
  nounEndings: '*osť | *ost | *chuť',
  without: null,
  from: 'od',
  lasting: 'na',
  during: 'pocas | cez',
  loose:
    'v | vo | na | z | zo | s | so | do | od | a | i | o | u | po | pre | za | pri | k | ku | raz | dvakrát | trikrát | krát',
  spellings: [],
  infinitiveLooksLikeNoun: false,
  infinitiveComesFirst: false,
  monthsNeedCapitals: false,
  nounsSideBySide: false,
  asSpeed: null,
  elision: null,
  conjunctive: null,
  takesBack: 'nie | vlastne nie | alebo skôr | lepšie povedané',
  remarks: /^(?:mám|som|je mi|chýba|zostáva|dlhujem|u nás|u mňa|vraj) /iu,
  presently: /^(?:teraz|momentálne|zatiaľ) /iu,
  reported: { that: 'ako', needed: 'treba', says: 'hovorí | hovoria | vraví | vravia', joint: 'že' },
  runOn: {
    firstPerson: /^(?:mám|nemám|som|viem|neviem|robím|spím|behám|\p{L}{2,}ujem)$/u,
    aboutSelf: null,
    dependent:
      'aby | kde | že | keď | kedy | ako | čo | či | lebo | ak | ktor* | aký* | z ktor* | s ktor* | do ktor* | v ktor* | na ktor* | u ktor* | o ktor* | od ktor* | po ktor* | za ktor*',
    or: 'aj | alebo',
  },
  verbSecond: null,
  verbEndings: null,
};
