/** Slovak. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'sk',
  locale: 'sk-SK',
  ordinalStops: true,
  untilIsBefore: true,
  time: {
    months: `
      január | januar | januára | januara | januári | januari | januárom;
      február | februar | februára | februara | februári | februari | februárom; marec | marca | marci | marcom;
      apríl | april | apríla | aprila | apríli | aprili | aprílom; máj | maj | mája | maja | máji | maji | májom;
      jún | jun | júna | juna | júni | juni | júnom; júl | jul | júla | jula | júli | juli | júlom;
      august | augusta | auguste | augustom; september | septembra | septembri | septembrom;
      október | oktober | októbra | oktobra | októbri | oktobri | októbrom; november | novembra | novembri | novembrom;
      december | decembra | decembri | decembrom
    `,
    weekdays: `
      pondelok | pondelka | pondelku | pondelkom; utorok | utorka | utorku | utorkom; streda | stredy | stredu | stredou;
      štvrtok | štvrtka | štvrtku | štvrtkom; piatok | piatka | piatku | piatkom; sobota | soboty | sobotu | sobotou;
      nedeľa | nedele | nedeľu | nedeľou
    `,
    spans: `
      1 day: do zajtra; 1 year: za rok | do roka | počas roka; 1 month: za mesiac | do mesiaca | počas mesiaca;
      1 week: za týždeň | do týždňa; 6 month: za pol roka | do pol roka | do polroka | za polrok;
      3 month: za štvrťrok | do štvrťroka | za štvrť roka | do štvrť roka; 18 month: za rok a pol | do roka a pol
    `,
    day: 'deň | dni | dní | dňa | dňoch | dňom | dňu',
    week: 'týždeň | týždne | týždňov | týždňa | týždňoch | týždni | týždňom',
    month: 'mesiac | mesiace | mesiacov | mesiaca | mesiaci | mesiacoch | mesiacom',
    quarter: 'štvrťrok* | kvartál*',
    year: 'rok | roka | roku | roky | rokov | rokoch | rokom | polroka | polrok',
    feasts: `
      12-24: vianoce | vianoc | vianocami | vianociach | vianocam | štedrý deň | štedrého dňa;
      12-31: silvest* | nového roka | nového roku | novým rokom | nový rok;
      4-15: veľká noc | veľkej noci | veľkou nocou | veľkú noc | veľkonočn*; 3-20: do jari | pred jarou;
      6-20: do leta | pred letom | začiatku leta | začiatkom leta;
      9-22: do jesene | pred jeseňou | začiatku jesene | začiatkom jesene; 12-20: do zimy | pred zimou;
      6-30: do prázdnin | pred prázdninami | do letných prázdnin | koniec školského roka;
      11-1: dušičky | dušičkám | dušičkami | do dušičiek; 12-6: mikuláš | mikuláša; 5-31: jar | jari | jarou;
      3-31: prvého štvrťroka | prvého štvrťroku | prvý štvrťrok | prvom štvrťroku | prvého kvartálu | prvý kvartál | prvom kvartáli | 1 kvartál* | 1 štvrťrok*;
      6-30: druhého štvrťroka | druhého štvrťroku | druhý štvrťrok | druhom štvrťroku | druhého kvartálu | druhý kvartál | druhom kvartáli | 2 kvartál*;
      9-30: tretieho štvrťroka | tretieho štvrťroku | tretí štvrťrok | treťom štvrťroku | tretieho kvartálu | tretí kvartál | treťom kvartáli | 3 kvartál*;
      12-31: štvrtého štvrťroka | štvrtého štvrťroku | štvrtý štvrťrok | štvrtom štvrťroku | posledného štvrťroka | štvrtého kvartálu | štvrtý kvartál | štvrtom kvartáli | posledného kvartálu | 4 kvartál*;
      12-31: druhého polroka | druhého polroku | druhý polrok | druhom polroku | 2 polrok*;
      6-30: prvého polroka | prvého polroku | prvý polrok | prvom polroku | 1 polrok* | polovice roka | polovici roka | polovicou roka | pol roku 2027 | školského roka | školského roku | prázdnin | prázdninami | letnými prázdninami;
      8-31: konca prázdnin | konca letných prázdnin | koncom prázdnin | leto | leta | lete | letom | cez prázdniny;
      9-30: akademického roka | akademického roku; 11-30: jeseň | jesene | jeseni | jeseňou;
      2-28: zima | zimy | zime | zimu | zimou
    `,
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
    half: 'pol | polroka | polrok',
    per: 'za týždeň | v týždni | za deň | za mesiac | v mesiaci',
    each: `
      denne | týždenne | mesačne | každý deň | každý týždeň | každý mesiac | každý večer | každé ráno | každú sobotu |
      každú nedeľu | každý víkend | raz týždenne | raz za týždeň | raz denne | raz mesačne | raz za mesiac
    `,
    spare: 'mám | môžem | čas | času | max | maximálne | najviac | zvládnem',
    numbers: `
      1: jeden | jedna | jedno | jednu | jedného | jednej | jednom | jedným;
      2: dvojčlenn* | dvakrát | 2členn* | dva | dve | dvaja | dvoch | dvom | dvoma | dvomi | pár;
      3: trojčlenn* | trikrát | 3členn* | tri | traja | troch | trom | troma | tromi | niekoľko | niekoľkých;
      4: štvorčlenn* | štyrikrát | 4členn* | štyri | štyria | štyroch | štyrom | štyrmi;
      5: päťčlenn* | 5členn* | päť | piati | piatich | piatimi; 6: šesťčlenn* | 6členn* | šesť | šiesti | šiestich | šiestimi;
      7: sedemčlenn* | 7členn* | sedem | siedmi | siedmich | siedmimi; 8: osemčlenn* | 8členn* | osem | ôsmi | ôsmich | ôsmimi;
      9: deväťčlenn* | 9členn* | deväť | deviati | deviatich | deviatimi;
      10: desaťčlenn* | 10členn* | desať | desiati | desiatich | desiatimi; 11: jedenásťčlenn* | 11členn* | jedenásť | jedenástich;
      12: dvanásťčlenn* | 12členn* | dvanásť | dvanástich | tucet; 13: trinásťčlenn* | trinásť | trinástich;
      14: štrnásťčlenn* | štrnásť | štrnástich; 15: pätnásťčlenn* | 15členn* | pätnásť | pätnástich;
      16: šestnásťčlenn* | šestnásť | šestnástich; 17: sedemnásťčlenn* | sedemnásť | sedemnástich;
      18: osemnásťčlenn* | 18členn* | osemnásť | osemnástich; 19: devätnásť | devätnástich;
      20: dvadsaťčlenn* | 20členn* | dvadsať | dvadsiatich; 25: dvadsaťpäťčlenn* | 25členn* | dvadsaťpäť | dvadsiatich piatich;
      30: tridsaťčlenn* | 30členn* | tridsať | tridsiatich; 40: štyridsaťčlenn* | štyridsať | štyridsiatich;
      50: päťdesiatčlenn* | päťdesiat | päťdesiatich; 60: šesťdesiat | šesťdesiatich; 100: stočlenn* | sto | stovka | stovku
    `,
  },
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
  openings: `
    chcem | veľmi chcem | chcel by som | chcela by som | by som chcel | by som chcela | by som si chcel | by som si chcela | by som sa chcel | by som sa chcela | potrebujem | plánujem |
    mám v pláne | v pláne mám | snažím sa | mojím cieľom je | mojím snom je | mojím plánom je | môj cieľ je | môj cieľ | môj sen je | cieľom je | rád by som | rada by som | by som rád |
    by som rada | by som sa rád | by som sa rada | by som si rád | by som si rada | ako môžem | ako mám | túžim | rozhodol som | rozhodla som | musím | mal by som | mala by som | treba |
    bolo by fajn | bolo by dobré | bolo by pekné | bolo by super | bolo by skvelé | bolo by milé | bolo by užitočné | zišlo by sa mi | zišla by sa mi | zišiel by sa mi | hodilo by sa mi |
    hodil by sa mi | hodila by sa mi | páčilo by sa mi | je načase | je na čase | bude treba | treba bude | chcem , aby | chcel by som , aby | chcela by som , aby | potrebujem , aby |
    zaujíma ma | zaujímajú ma | láka ma | lákajú ma | nedarí sa mi | neviem , ako | neviem ako | pomôžte mi | dúfam |
    hľadám
  `,
  kept: `
    chcem sa | chcem si | chcel by som sa | chcela by som sa | chcel by som si | chcela by som si | potrebujem sa | potrebujem si | potrebujem pomôcť | potrebujem pomoc | musím sa | musím si |
    plánujem sa | rád by som | rada by som | neviem sa | neviem si | nedokážem | ako | hľadám | snívam o | neviem , čo chcem | neviem čo chcem | rád by som sa | rada by som sa | ako sa | ako si |
    chcem , aby | chcel by som , aby | chcela by som , aby | chcem sa konečne | chcem si konečne | chcem sa zase | chcem sa viac | chcem sa znova | chcel by som sa konečne | chcela by som sa konečne | musím sa konečne | potrebujem sa konečne
  `,
  clitics: 'sa | si | mi | ho',
  refusals: `
    nie ďakujem | nechcem už | už nechcem | nechcem | nechce sa mi | nechcel by som | nechcela by som | nezaujíma ma | nezaujímajú ma | nehľadám | neplánujem | nepotrebujem | nemusím | nebudem |
    nebaví ma | nemám záujem o | nemám chuť | nestojím o | nejde mi o | len nie | hlavne nie | , nie | a nie | ale nie | a nielen | bez | namiesto | miesto | žiadne | žiadny | žiadna | žiadnu | žiadneho |
    ani | už ma nebaví
  `,
  ends: `
    pretože | lebo | ale | keďže | hoci | avšak | lenže | no ja | zatiaľ čo | aj keď | a ja | a neviem | a nemám | a ešte nemám | , som | , mám | , nemám | , neviem | , je to | , to | , on | , ona |
    , oni | , môj | , moja | , má | aby som | a mám | a som | keď | kým | , takže | preto | namiesto | , ideálne | , najlepšie | , pokojne | , hlavne | ak | , len | , iba
  `,
  fillers: `
    a | tiež | aj | chcel | chcela | konečne | naozaj | ešte | teda | len | už | najprv | najskôr | potom | hlavne | fakt | proste | teraz | zase | asi | možno | prípadne | prosím | alebo | po prvé | po druhé |
    po tretie | predovšetkým | aby | ako | kde | okrem toho | navyše | ideálne | najlepšie | časom | raz | najviac | úprimne | vlastne | no
  `,
  vague: `
    im | mu | neho | nej | nich | ňom | to | ho | ich | ju | ním | nimi | ňou | tam | toho | tomu | tom | toto | niečo | niečoho | nejako | čokoľvek
  `,
  worries: `
    bojím sa | ja sa bojím | mám strach | mám obavy | obávam sa | strach z | strach zo | obavy z | obava z | trápi ma | desí ma | mám pochybnosti | pochybujem | nie som si istá | nie som si istý | neviem , či | neviem či
  `,
  states:
    'cítim sa | pripadám si | som | mám * rokov | mám * a neviem | prišiel som | prišla som | nikto ma | príliš starý | príliš stará | neskoro',
  private: `
    choroba | choroby | chorobou | chorobu | rakovin* | depres* | úzkost* | panick* | vyhorenie | vyhorenia | vyhorením | vyhorel | vyhorela | nevyhorel | nevyhorela | vyhoriev* | adhd | autiz* |
    psychoterap* | na terapiu | terapia | terapie | diagnóza | diagnózu | diagnózou | tehot* | potrat | potratu | rozvod | rozvodu | rozvodom | rozvádzam | rozchod | rozchodu | rozchodom | 
    exekúc* | alkohol* | závislosť | závislosti | závislosťou | väzenie | väzenia | väzení | násilie | násilia | násilím | postihnut* | operácia | operácii | operáciu | operácie
  `,
  asides: `
    ospravedlňujem sa za | ospravedlňujem sa že | ospravedlňujem sa , že | prepáčte | ďakujem za | vďaka za | vopred ďakujem | vopred vďaka | ignoruj | ignorujte | predchádzajúce inštrukcie |
    predchádzajúcich inštrukcií | všetky inštrukcie | tvoje inštrukcie | predchádzajúce pokyny | všetky pokyny | tvoj prompt | systémový prompt | systémového promptu | jazykový model | si ai | napíš že |
    napíš , že | vypíš | opakuj | tento formulár | tomto formulári | neviem čo sem | neviem , čo sem | predstieraj | odteraz si |
    neviem čo napísať | neviem , čo napísať
  `,
  lead: '{words}: ',
  quotes: '„“‚‘',
  plans: {
    subject: [
      'do {date} si prečítam 2 dobré úvody do témy a to najdôležitejšie vysvetlím niekomu vlastnými slovami.',
      'do {date} sa budem učiť 2-krát týždenne a to podstatné zhrniem na 1 stranu poznámok.',
    ],
    tool: [
      'do {date} prejdem 1 kurz alebo príručku a vyriešim pomocou toho 2 skutočné úlohy.',
      'do {date} budem 2-krát týždenne trénovať na skutočných úlohách a zapisovať si, čo už zvládnem bez pomoci.',
    ],
    language: [
      'do {date} budem trénovať 5-krát týždenne 20 minút a raz za týždeň použijem to, čo už viem, v bežnom živote.',
      'do {date} budem každý týždeň prechádzať 3 krátke lekcie a nové výrazy používať v 1 rozhovore alebo krátkom texte.',
    ],
    craft: [
      'do {date} budem trénovať 2-krát týždenne a 2-krát poprosím o rady niekoho so skúsenosťami.',
      'do {date} pôjdem na 3 hodiny k niekomu, kto to vie, a medzi nimi budem 2-krát týždenne trénovať aspoň 20 minút.',
    ],
    driving: [
      'spíšem si, čo mi ešte chýba, a do {date} tomu vyhradím 2 pevné termíny týždenne, na teóriu alebo jazdy.',
      'do {date} budem 2-krát týždenne trénovať testy alebo jazdu a zapisovať si, čo už ide s istotou.',
    ],
    exam: [
      'budem sa pripravovať 3-krát týždenne a do {date} si všetko 2-krát vyskúšam nanečisto ako pri skúške.',
      'rozpíšem si celé učivo, do {date} ho prejdem a vyskúšam si 2 skúšky nanečisto.',
    ],
    course: [
      'zapíšem si všetky termíny do kalendára, do {date} sa ich budem držať a v praxi vyskúšam 2 nové veci.',
      'overím si termíny a podmienky, vyhradím si v kalendári 2 pevné časy týždenne a budem sa ich držať do {date}.',
    ],
    studies: [
      'rozpíšem si, čo ešte treba urobiť, a do {date} na tom budem pracovať 3-krát týždenne v pevnom čase.',
      'rozdelím si to na časti s termínmi, 2-krát poprosím niekoho o pripomienky a poslednú časť dokončím do {date}.',
    ],
    admission: [
      'zistím podmienky a termíny, podklady dám skontrolovať 2 ľuďom a do {date} prihlášku v termíne podám.',
      'porozprávam sa s 2 ľuďmi, ktorí to majú za sebou, a do {date} podám starostlivo pripravenú prihlášku.',
    ],
    recognition: [
      'overím si, ktorý úrad rozhoduje, pozbieram doklady a preklady a do {date} podám 1 úplnú žiadosť.',
      'na 2 miestach si overím, aké papiere treba, a do {date} odošlem všetko naraz.',
    ],
    job: [
      'do {date} budem každý týždeň posielať 2 životopisy šité na mieru a rozprávať sa s 1 človekom, ktorý tú prácu pozná zvnútra.',
      'vyberiem 5 miest, kde by sa mi páčilo, a do {date} sa všade ozvem.',
    ],
    promotion: [
      'zistím, čo sa na takom mieste očakáva, spíšem na 1 stranu, čo už viem, a do {date} to preberiem s tým, kto rozhoduje.',
      'opýtam sa, čo na takom mieste rozhoduje, a do {date} ukážem 2 výsledky, ktoré o tom svedčia.',
    ],
    customers: [
      'do {date} sa budem každý týždeň ozývať 3 ľuďom, ktorým sa môže hodiť to, čo robím.',
      'vyskúšam 2 spôsoby, ako osloviť ľudí, zapíšem si výsledky a do {date} ostanem pri lepšom.',
    ],
    funding: [
      'vyberiem 3 zdroje, ktoré sa hodia, opíšem potrebu a náklady na 1 stranu a do {date} podám žiadosť.',
      'spočítam, koľko presne treba, a do {date} to preberiem s 3 ľuďmi alebo inštitúciami.',
    ],
    people: [
      'do {date} budem raz za týždeň chodiť medzi ľudí a zakaždým sa rozprávať s 1 novým človekom.',
      'do {date} pozvem 3 ľudí na kávu, prechádzku alebo rozhovor.',
    ],
    mentor: [
      'napíšem si v 3 vetách, čo hľadám, a do {date} oslovím 3 ľudí, ktorí by mohli byť vhodní.',
      'popýtam sa na 2 miestach a do {date} navrhnem niekomu 1 rozhovor na skúšku.',
    ],
    staff: [
      'opíšem úlohy a podmienky na 1 stranu a do {date} to zverejním na 3 miestach.',
      'opýtam sa 3 ľudí, čo by ich presvedčilo prísť a zostať, a do {date} urobím 1 zmenu.',
    ],
    home: [
      'spíšem si najdôležitejšie podmienky a hornú hranicu nákladov a do {date} si pozriem zblízka 3 možnosti.',
      'spočítam náklady, opýtam sa 2 ľudí, ktorí to majú za sebou, a do {date} urobím to, čo závisí odo mňa.',
    ],
    search: [
      'do {date} sa opýtam na 5 miestach, pozriem si zblízka 2 možnosti a vyberiem lepšiu.',
      'spíšem si, na čom mi záleží, a do {date} budem hľadať 2-krát týždenne a zapisovať si, čo už viem.',
    ],
    career: [
      'porozprávam sa s 3 ľuďmi, ktorí to majú za sebou, a do {date} na 1 stranu spíšem, akou cestou sa tam dostanem.',
      'spíšem na 1 stranu, čo už viem a čo mi chýba, a do {date} urobím 2 kroky, ktoré ma k tomu priblížia.',
    ],
    business: [
      'opíšem ponuku a náklady na 1 stranu a do {date} sa o nej porozprávam s 3 ľuďmi, ktorým by sa zišla.',
      'poradím sa s 2 ľuďmi, ktorí robia niečo podobné, a do {date} spočítam náklady a spíšem, čo treba vybaviť.',
    ],
    leadership: [
      'do {date} sa 3-krát s niekým pokojne porozprávam medzi štyrmi očami a zavediem 1 nápad, ktorý z toho vzíde.',
      'do {date} budem každý týždeň niekomu zverovať 1 celú úlohu a potom sa rozprávať o tom, čo vyšlo dobre.',
    ],
    portfolio: [
      'vyberiem najlepšie práce, každú krátko opíšem a do {date} to celé ukážem 2 ľuďom.',
      'pripravím prvú verziu, ukážem ju 2 ľuďom a do {date} opravím, čo mi poradia.',
    ],
    software: [
      'opíšem na 1 stranu najjednoduchšiu verziu a do {date} ju dám vyskúšať 2 ľuďom.',
      'budem na tom pracovať 2-krát týždenne a do {date} niekomu ukážem verziu, ktorá funguje.',
    ],
    writing: [
      'do {date} budem písať 3-krát týždenne a hotový kúsok dám prečítať 2 ľuďom.',
      'pripravím si osnovu na 1 stranu, budem písať v pevnom čase a do {date} to celé upravím podľa pripomienok prvých čitateľov.',
    ],
    event: [
      'spíšem na 1 stranu termín, náklady a poradie krokov, poprosím o pomoc 2 ľudí a do {date} to dotiahnem do konca.',
      'rozpíšem prípravy na 1 stranu, 2-krát skontrolujem, čo chýba, a do {date} to dotiahnem do konca.',
    ],
    papers: [
      'pozriem si 2 dobré vzory, pripravím vlastnú verziu, ukážem ju niekomu a do {date} bude hotová.',
      'pozbieram svoje skúsenosti s dátumami, napíšem prvú verziu a do {date} ju upravím podľa rád 2 ľudí.',
    ],
    document: [
      'pripravím osnovu na 1 stranu, napíšem prvú verziu a do {date} ju upravím podľa pripomienok 2 ľudí.',
      'budem na tom pracovať 2-krát týždenne a do {date} dám celok niekomu na prečítanie.',
    ],
    object: [
      'spíšem materiál, náklady a poradie prác na 1 stranu a do {date} na tom budem pracovať 2-krát týždenne.',
      'rozdelím si prácu na etapy s termínmi, do {date} sa ich budem držať a po každej spravím 1 fotku.',
    ],
    improvement: [
      'zapíšem si, ako je to teraz, vyskúšam 1 zmenu a do {date} porovnám výsledky.',
      'porozprávam sa s 3 ľuďmi, ktorých sa to týka, vyskúšam 1 z ich nápadov a do {date} zistím, čo priniesol.',
    ],
    presentation: [
      'pripravím si 3 najdôležitejšie myšlienky a do {date} si to celé vyskúšam nahlas 3-krát, z toho raz pred niekým.',
      'vystúpim 2-krát nanečisto pred malou, prajnou skupinou a do {date} upravím, čo mi poradí.',
    ],
    meetings: [
      'pred stretnutím si napíšem 1 vetu, ktorú chcem povedať, poviem ju nahlas a do {date} to urobím 3-krát.',
      'napíšem si, čo má byť na stretnutiach inak, a do {date} vyskúšam 1 zmenu na 3 stretnutiach.',
    ],
    conversation: [
      'spíšem si na 1 stranu, čo chcem povedať, raz si to vyskúšam nahlas a do {date} ten rozhovor povediem.',
      'pripravím si 2 vety na začiatok, navrhnem pokojný čas a do {date} poviem, na čom mi záleží.',
    ],
    feedback: [
      'pripravím si 2 pokojné vety na také chvíle a do {date} ich použijem 3-krát a zapíšem si, čo pomohlo.',
      'do {date} si v 3 rozhovoroch najprv vypočujem druhú stranu, potom odpoviem a po každom si zapíšem 1 poznatok.',
    ],
    boundaries: [
      'napíšem si 2 vety, ktorými viem povedať „nie“, a do {date} ich použijem v 3 situáciách.',
      'určím si 1 jasné pravidlo, poviem o ňom tým, ktorých sa týka, a budem sa ho držať do {date}.',
    ],
    interview: [
      'spíšem si 5 vecí, na ktoré sa ma môžu opýtať alebo o ktoré ma môžu požiadať, a do {date} si každú vyskúšam nahlas.',
      'vyskúšam si to 2-krát s niekým, kto mi úprimne povie, čo zlepšiť, a do {date} to opravím.',
    ],
    confidence: [
      'spíšem 3 malé situácie od najľahšej a do {date} sa každú z nich odvážim skúsiť.',
      'do {date} budem každý týždeň robiť 1 vec, pred ktorou váham, a zapisovať si, ako to dopadlo.',
    ],
    expression: [
      'vyberiem si 2 veci na zlepšenie a do {date} ich budem trénovať 2-krát týždenne 20 minút.',
      'do {date} budem každý týždeň prerábať 1 svoj text alebo nahrávku a 2-krát poprosím niekoho o pripomienky.',
    ],
    teaching: [
      'pripravím si 2 nové spôsoby, vyskúšam ich a do {date} si zapíšem, ktorý funguje lepšie.',
      'pozriem sa, ako to robí niekto, komu to ide, a do {date} skúsim 3-krát to, čo uvidím.',
    ],
    salary: [
      'porovnám ponuky v 3 zdrojoch, spíšem argumenty na 1 stranu, vyskúšam si rozhovor a do {date} ho povediem naozaj.',
      'určím si sumu a 3 argumenty a do {date} to preberiem s tým, kto rozhoduje.',
    ],
    conditions: [
      'spíšem, čo potrebujem, aj 2 možné riešenia a do {date} ich preberiem s tým, kto rozhoduje.',
      'do {date} predložím 1 konkrétny návrh, najlepšie na skúšku, a poprosím o odpoveď.',
    ],
    agreement: [
      'nájdem 3 argumenty, ktoré druhú stranu oslovia, a do {date} predložím konkrétny návrh.',
      'spíšem 2 možné obavy, pripravím si na ne odpoveď a do {date} predložím návrh.',
    ],
    decision: [
      'spíšem pre a proti na 1 stranu, preberiem to s 2 ľuďmi a do {date} sa rozhodnem.',
      'určím si 3 veci, na ktorých mi záleží najviac, porovnám možnosti a do {date} sa rozhodnem.',
    ],
    pricing: [
      'spočítam náklady a čas, porovnám 3 podobné ponuky a do {date} určím sumu, pri ktorej ostanem.',
      'opýtam sa na názor 2 ľudí, ktorí poznajú trh, a do {date} si zapíšem ceny na 1 stranu.',
    ],
    question: [
      'spíšem si otázky a do {date} overím odpovede na 2 spoľahlivých miestach.',
      'do {date} sa opýtam 2 ľudí alebo úradov, ktorí by to mali vedieť, a odpovede si zhrniem na 1 stranu.',
    ],
    direction: [
      'do {date} sa porozprávam s 3 ľuďmi o tom, čo robia, a vyberiem 1 vec, ktorú vyskúšam ako prvú.',
      'budem si zapisovať, čo mi dáva energiu, zhrniem to na 1 stranu a do {date} vyberiem, čo skúsim ako prvé.',
    ],
    exercise: [
      'do {date} budem 3-krát týždenne v pevné dni trénovať a zakaždým si to poznačím v kalendári.',
      'začnem pokojne, do {date} sa budem hýbať 3-krát týždenne a každé 2 týždne trochu pridávať.',
    ],
    habit: [
      'začnem tento týždeň, do {date} si každé splnenie odškrtnem v kalendári a každé 2 týždne sa pozriem, ako to ide.',
      'zapíšem si to do kalendára na pevný čas, vydržím pri tom do {date} a každé 2 týždne sa obzriem späť.',
    ],
    rest: [
      'určím si 1 pevné pravidlo a do {date} sa ho budem držať aspoň 4 dni v týždni a v nedeľu kontrolovať, ako to ide.',
      'do {date} si vyhradím 2 pevné časy týždenne, ktoré neobetujem žiadnej povinnosti.',
    ],
    stop: [
      'do {date} si každý večer 1 vetou zapíšem, či sa to podarilo, a v nedeľu sa pozriem, čo pomohlo.',
      'zapíšem si 2 situácie, keď je to ťažké, vopred si naplánujem, čo urobím, a do {date} si odškrtnem každý dobrý deň.',
    ],
    organisation: [
      'do {date} si každú nedeľu vyhradím 20 minút na plány a poriadok a zapíšem si, čo je vďaka tomu ľahšie.',
      'začnem 1 vecou, ktorá mi najviac prekáža, a do {date} sa jej budem venovať 3-krát týždenne 20 minút.',
    ],
    money: [
      'spíšem príjmy a výdavky na 1 stranu, určím si sumu na každý mesiac a do {date} budem raz za týždeň kontrolovať, či sa jej držím.',
      'do {date} si budem zapisovať, koľko a na čo míňam, a raz za týždeň to 20 minút prechádzať.',
    ],
    visibility: [
      'do {date} budem každý týždeň ukazovať 1 výsledok svojej práce tým, ktorí by o ňom mali vedieť.',
      'vyberiem 2 miesta, kde sa oplatí byť vidieť, a do {date} tam o svojej práci porozprávam 3-krát.',
    ],
    errand: [
      'zistím, čo na to treba, vyhradím si 1 hodinu v kalendári a do {date} to vybavím.',
      'pripravím si, čo treba, nastavím si 1 pripomienku a do {date} to vybavím.',
    ],
  },
  any: [
    'opýtam sa 2 ľudí, ktorí s tým majú skúsenosti, ako na to išli, a do {date} sa zariadim podľa ich najlepšej rady.',
    'dohodnem sa na mentoringu na 2 veciach, ktoré pre to môžem urobiť, a obe urobím do {date}.',
    'do {date} pre to každý týždeň urobím 1 malý krok a zakaždým si zapíšem, čo sa zmenilo.',
  ],
  worry:
    'spíšem si, čo ma na tom presne trápi a ktoré 2 veci by mi mohli pomôcť, a do {date} to preberiem na mentoringu.',
  until: 'rozdelím si to na 4 kroky s termínmi, prvý urobím tento týždeň a hotovo budem mať do {date}.',
  soon: [
    'vyhradím si v kalendári 2 konkrétne časy a do {date} urobím to, čo závisí odo mňa.',
    'vyhradím si na to tento týždeň 2 pevné hodiny, začnem tým najťažším a do {date} skončím.',
  ],
  unsupported: 'To, čo chcem, zhrniem do 1 vety, preberiem ju na mentoringu a do {date} urobím prvý krok.',
};
