/** Czech. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'cs',
  locale: 'cs-CZ',
  ordinalStops: true,
  untilIsBefore: true,
  time: {
    months: `
      leden | ledna | lednu | lednem; únor | unor | února | unora | únoru | unoru | únorem;
      březen | brezen | března | brezna | březnu | breznu | březnem; duben | dubna | dubnu | dubnem;
      květen | kveten | května | kvetna | květnu | kvetnu | květnem; červen | cerven | června | cervna | červnu | cervnu | červnem;
      červenec | cervenec | července | cervence | červenci | cervenci | červencem; srpen | srpna | srpnu | srpnem;
      září | zari | zářím; říjen | rijen | října | rijna | říjnu | rijnu | říjnem; listopad | listopadu | listopadem;
      prosinec | prosince | prosinci | prosincem
    `,
    weekdays: `
      pondělí | pondělka | pondělkem; úterý | úterka | úterkem; středa | středy | středu | středou;
      čtvrtek | čtvrtka | čtvrtku | čtvrtkem; pátek | pátku | pátkem; sobota | soboty | sobotu | sobotou; neděle | neděli | nedělí
    `,
    spans: `
      1 day: do zítřka | do zítra; 1 year: za rok | do roka | během roku; 1 month: za měsíc | do měsíce | během měsíce;
      1 week: za týden | do týdne | během týdne; 6 month: za půl roku | do půl roku | za půlrok | do půlroku | během půl roku;
      3 month: za čtvrt roku | do čtvrt roku | za čtvrtrok | do čtvrtroku; 9 month: za tři čtvrtě roku | do tří čtvrtě roku;
      18 month: za rok a půl | do roka a půl | do roku a půl
    `,
    day: 'den | dny | dnů | dní | dnech | dne | dnem | dnu',
    week: 'týden | týdny | týdnů | týdne | týdnech | týdnu | týdnem | týdnům',
    month: 'měs | měsíc | měsíce | měsíců | měsíci | měsících | měsícem',
    quarter: 'čtvrtletí | čtvrtletím | kvartál* | čtvrtrok*',
    year: 'rok | letos | roku | roky | roků | let | lety | letech | roce | rokem | roka | půlroku | půlrok | letošek | letoška',
    feasts: `
      12-24: vánoce | vánoc | vánocemi | vánoci | vánocích | vánocům | štědrý den | štědrého dne;
      12-31: silvestr* | nového roku | novým rokem | nový rok | přelomu roku | přelom roku; 12-6: mikuláš* | svatého mikuláše;
      3-15: jarních prázdnin | jarní prázdniny | jarními prázdninami; 4-15: velikonoce | velikonoc | velikonocemi | velikonocích;
      5-31: jaro | jara | jaře | jarem;
      3-31: prvního čtvrtletí | první čtvrtletí | prvním čtvrtletí | 1 čtvrtletí | prvního kvartálu | první kvartál | prvním kvartálu | 1 kvartál*;
      6-30: druhého čtvrtletí | druhé čtvrtletí | druhém čtvrtletí | 2 čtvrtletí | druhého kvartálu | druhý kvartál | druhém kvartálu | 2 kvartál*;
      9-30: třetího čtvrtletí | třetí čtvrtletí | třetím čtvrtletí | 3 čtvrtletí | třetího kvartálu | třetí kvartál | třetím kvartálu | 3 kvartál*;
      12-31: čtvrtého čtvrtletí | čtvrté čtvrtletí | čtvrtém čtvrtletí | posledního čtvrtletí | 4 čtvrtletí | čtvrtého kvartálu | čtvrtý kvartál | čtvrtém kvartálu | 4 kvartál*;
      12-31: druhého pololetí | druhé pololetí | druhém pololetí | 2 pololetí;
      6-30: pololetí | prvního pololetí | prvním pololetí | 1 pololetí | poloviny roku | polovině roku | polovinou roku | půlky roku | školního roku | prázdnin | prázdninami | letními prázdninami;
      8-31: konce prázdnin | konce letních prázdnin | koncem prázdnin | léto | léta | létě | létem | o prázdninách;
      9-30: akademického roku; 11-30: podzim | podzimu | podzimem; 2-28: zima | zimy | zimě | zimu | zimou
    `,
    end: 'konec | konce | koncem | konci | závěr | závěru | závěrem',
    middle: 'polovin* | půlk* | uprostřed | střed',
    begin: 'začátek | začátkem | začátku | počátk* | zkraje',
    next: 'příšt* | dalš* | následuj* | nadcházej* | nejbližš* | přespříšt*',
    current:
      'letos | tento | tohoto | tomto | této | tuto | letošn* | současn* | stávající* | tenhle | tohohle',
    within:
      'za | během | do | v | ve | v průběhu | průběhu | příštích | následujících | nadcházejících | dalších | nejbližších | v následujících',
    before: 'před',
    until: 'do | nejpozději | před | k | ke | dne | na | deadline | termín | termínem | nejdéle',
    ago: 'před | minul* | posledn* | uplynul* | od | zkušenost* | praxe | praxí | praxi | už | již | zpět | zpátky | loni | loňsk*',
    half: 'půl | půlroku | půlrok',
    per: 'v týdnu | za týden | za den | za měsíc | v měsíci',
    each: `
      denně | týdně | měsíčně | každý den | každý týden | každý měsíc | každý večer | každé ráno | každou sobotu |
      každou neděli | každý víkend | jednou týdně | jednou za týden | jednou denně | jednou měsíčně |
      jednou za měsíc
    `,
    spare: 'mám | můžu | mohu | čas | času | max | maximálně | nejvýš | zvládnu',
    numbers: `
      1: jeden | jedna | jedno | jednu | jednoho | jedné | jednom | jedním;
      2: dvoučlenn* | dvakrát | 2členn* | dva | dvě | dvou | dvěma | dvouch | pár;
      3: tříčlenn* | třikrát | 3členn* | tři | tří | třech | třem | třemi | několik | několika;
      4: čtyřčlenn* | čtyřikrát | 4členn* | čtyři | čtyř | čtyřech | čtyřem | čtyřmi; 5: pětičlenn* | 5členn* | 5ti | pět | pěti;
      6: šestičlenn* | 6členn* | 6ti | šest | šesti; 7: sedmičlenn* | 7členn* | 7ti | sedm | sedmi;
      8: osmičlenn* | 8členn* | 8ti | osm | osmi; 9: devítičlenn* | 9členn* | 9ti | devět | devíti;
      10: desetičlenn* | 10členn* | 10ti | deset | deseti | desíti; 11: jedenáctičlenn* | 11členn* | 11ti | jedenáct | jedenácti;
      12: dvanáctičlenn* | 12členn* | 12ti | dvanáct | dvanácti; 15: patnáctičlenn* | 15členn* | 15ti | patnáct | patnácti;
      13: třináct | třinácti; 14: čtrnáctičlenn* | 14členn* | čtrnáct | čtrnácti; 16: šestnáct | šestnácti;
      17: sedmnáct | sedmnácti; 18: osmnáctičlenn* | 18členn* | 18ti | osmnáct | osmnácti;
      20: dvacetičlenn* | 20členn* | 20ti | dvacet | dvaceti; 25: pětadvacetičlenn* | 25členn* | 25ti | pětadvacet | pětadvaceti;
      24: čtyřiadvacet | čtyřiadvaceti; 30: třicetičlenn* | 30členn* | 30ti | třicet | třiceti; 35: pětatřicet | pětatřiceti;
      40: čtyřicetičlenn* | 40členn* | 40ti | čtyřicet | čtyřiceti; 45: pětačtyřicet | pětačtyřiceti;
      50: padesátičlenn* | 50členn* | 50ti | padesát | padesáti; 60: šedesát | šedesáti; 70: sedmdesát | sedmdesáti;
      80: osmdesát | osmdesáti; 90: devadesát | devadesáti; 12: tucet | tuctu
    `,
  },
  idle: `
    nic | nic mě | nemám | žádn* | ne | nechci | nepotřebuji | nepotřebuju | nepřeji | si | děkuji | děkuju | díky | dík |
    děkujeme | mockrát | ahoj | ahojky | čau | čus | nazdar | zdar | zdravím | dobrý | dobré | dobrou | noc | den | dny |
    ráno | jitro | odpoledne | večer | hezký | hezké | pěkný | krásný | krásné | test | zkouším | testuji | testuju |
    testovací | text | ok | okej | oukej | ano | jo | jojo | no | zatím | momentálně | aktuálně | nyní | teď | v | ve |
    tuto | tuhle | této | chvíli | okamžiku | současnosti | současné | době | přání | cíl | cíle | cílů | přáním |
    všechno | všem | všechny | všichni | vše | všeho | pořádku | dobře | mám | mě | nám | se | fajn | super | prázdn* |
    přeskoč* | přeskakuj* | nevyplňuj* | netřeba | není | třeba | bez | odpovědi | komentáře | komentář | poznámky |
    dotazy | dotaz | otázky | otázek | otázka | moc | velice | s | pozdravem | pozdrav | na | shledanou | nashledanou |
    sbohem | pa | papa | mějte | měj | jak | máte | máš | daří | vám | ti | vás | tě | doufám | že | počasí | nerozumím |
    nechápu | tomu | to | je | jsem | tu | tady | dnes | u | mne | nope | none | nothing | na | n | a | i | taky | také |
    x | k | lorem | ipsum | bla | blabla | blá | abc | xxx | haha | hahaha | hm | hmm | ehm | jen | tak | už | ještě |
    opravdu | vlastně | prostě | konkrétního | konkrétní | zvláštního | speciálního | jiného | víc | více | teda | tedy |
    snad | asi | milí | milá | milý | vážení | všechno | nejlepší | šťastné | veselé | svátky | vánoce | nový | rok |
    zkouška mikrofonu | nenapadá | napadá | děkuju pěkně | odmítám odpovědět | vynechat | vynechávám | funguje |
    fungovat | jestli | zda | vyzkoušet | zkusit | zkouška | formulář | dotazník | dotazníku | pole | nevyplněno |
    vyplním | vyplnit | později | příště | dám | vědět | neaktuální | neuvádím | neuvedeno | žádné | nechávám | prázdné |
    nemám nic | zdravíčko | čauky | čauko | dobrej | měj se | mějte se | hezkej | pohoda | spokojená | spokojený |
    spokojenost | dost | neřeším | nevyplňuji | nevyplňuju
  `,
  openings: `
    chci | moc chci | chtěl bych | chtěla bych | bych chtěl | bych chtěla | bych si chtěl | bych si chtěla | bych se chtěl | bych se chtěla | potřebuju | potřebuji | plánuju | plánuji |
    mám v plánu | v plánu mám | hodlám | snažím se | mým cílem je | mým snem je | mým plánem je | můj cíl je | můj cíl | můj sen je | cílem je | rád bych | ráda bych | bych rád | bych ráda |
    bych se rád | bych se ráda | bych si rád | bych si ráda | jak můžu | jak mohu | jak mám | přál bych si | přála bych si | toužím | rozhodl jsem | rozhodla jsem | musím | měl bych |
    měla bych | chce to | bylo by fajn | bylo by dobré | bylo by dobrý | bylo by hezké | bylo by super | bylo by skvělé | bylo by pěkné | bylo by užitečné | bylo by potřeba | hodil by se mi |
    hodila by se mi | hodilo by se mi | hodilo by se | líbilo by se mi | je načase | je na čase | bude potřeba | je potřeba | chci , aby | chtěl bych , aby | chtěla bych , aby |
    potřebuju , aby | zajímá mě | zajímají mě | láká mě | lákají mě | nedaří se mi | neumím moc | nevím , jak | nevím jak | pomozte mi | doufám |
    hledám
  `,
  kept: `
    chci se | chci si | chtěl bych se | chtěla bych se | chtěl bych si | chtěla bych si | potřebuju se | potřebuju si | potřebuju pomoct | potřebuju pomoc | potřebuji pomoct | potřebuji pomoc |
    potřebuji se | potřebuji si | musím se | musím si | plánuju se | rád bych | ráda bych | neumím | nedokážu | jak | hledám | sním o | nevím , co chci | nevím co chci | rád bych se |
    ráda bych se | rád bych si | ráda bych si | jak se | jak si |
    chci , aby | chtěl bych , aby | chtěla bych , aby | chci se konečně | chci si konečně | chci se zase | chci se víc | chci se znovu | chtěl bych se konečně | chtěla bych se konečně | musím se konečně | potřebuju se konečně | prosím o pomoc s | prosím o pomoc s hledáním
  `,
  clitics: 'se | si | mi | ho',
  refusals: `
    ne děkuji | ne děkuju | nechci už | už nechci | nechci | nechce se mi | nechtěl bych | nechtěla bych | nezajímá mě | nezajímají mě | nehledám | neplánuju | neplánuji | nehodlám | nepotřebuju |
    nepotřebuji | nemusím | nebudu | nebaví mě | nemám zájem o | nemám chuť | nestojím o | nejde mi o | jen ne | jenom ne | hlavně ne | , ne | a ne | ale ne | a nejen | bez | místo | namísto | žádné |
    žádný | žádná | žádnou | žádného | ani | už mě nebaví
  `,
  ends: `
    protože | poněvadž | ale | neboť | jelikož | jenže | nicméně | avšak | i když | zatímco | a já | a nevím | a nemám | a ještě nemám | , jsem | , mám | , nemám | , nevím | , je to | , to | , on |
    , ona | , oni | , můj | , moje | , má | abych | a mám | a jsem | když | jestli ne | než | takže | proto | , ideálně | , nejlépe | , klidně | , hlavně | pokud | dokud | , jen | , jenom | , nýbrž
  `,
  fillers: `
    a | taky | také | chtěl | chtěla | konečně | opravdu | ještě | tedy | jen | jenom | už | nejdřív | nejprve | potom | pak | hlavně | i | fakt | prostě | teď | zase | možná | případně | prosím | nebo | za prvé |
    za druhé | za třetí | především | aby | jak | kde | kromě toho | navíc | ideálně | nejlépe | časem | nejvíc | upřímně | vlastně | no
  `,
  vague: `
    něj | něho | nich | mu | to | ho | je | ji | jim | nimi | ním | ní | tam | toho | jich | tohle | tomu | něco | něčeho | nějak | cokoli | cokoliv
  `,
  worries: `
    bojím se | já se bojím | mám strach | mám obavy | obávám se | strach z | strach ze | obavy z | obava z | trápí mě | děsí mě | mám pochybnosti | pochybuju | pochybuji | nejsem si jistá | nejsem si jistý | nevím , jestli | nevím jestli | nevím , zda | nevím zda
  `,
  states:
    'cítím se | připadám si | jsem | je mi * let | je mi | mám * let | přišel jsem | přišla jsem | nikdo mě | moc starý | moc stará | na stará kolena',
  private: `
    nemoc | nemoci | nemocí | nemocn* | rakovin* | depres* | úzkost* | panick* | vyhoření | vyhořením | vyhořel | vyhořela | vyhořív* | adhd | autis* | psychoterap* | na terapii | terapie | diagnózou |
    diagnóza | diagnózu | těhoten* | těhotn* | potrat | potratu | rozvod | rozvodu | rozvodem | rozvodové | rozvádím | rozchod | rozchodu | rozchodem | exekuc* |
    alkohol* | závislost | závislosti | závislostí | závislostmi | ve vězení | z vězení | vězení | násilí | násilím | postižen* | operace | operaci | operací
  `,
  asides: `
    omlouvám se za | omlouvám se že | omlouvám se , že | promiňte | děkuji za | děkuju za | díky za | předem děkuji | předem děkuju | předem díky | ignoruj | ignorujte | předchozí instrukce |
    předchozích instrukcí | všechny instrukce | tvoje instrukce | předchozí pokyny | všechny pokyny | tvůj prompt | systémový prompt | systémového promptu | jazykový model | jako ai , | jsi ai |
    napiš že | napiš , že | vypiš | opakuj | tento formulář | tenhle formulář | tomhle formuláři | nevím co sem | nevím , co sem | předstírej | od teď jsi |
    nevím co napsat | nevím , co napsat
  `,
  lead: '{words}: ',
  quotes: '„“‚‘',
  plans: {
    subject: [
      'do {date} si přečtu 2 dobré úvody a na jedné stránce vlastními slovy shrnu, čemu už rozumím.',
      'do {date} budu 2 večery v týdnu studovat a 3 nejdůležitější poznatky někomu srozumitelně vysvětlím.',
    ],
    tool: [
      'do {date} projdu 1 kurz nebo návod a nové znalosti vyzkouším na 2 skutečných úkolech.',
      'do {date} si to budu 2krát týdně procvičovat na skutečných úkolech a zapíšu si, co už zvládám bez pomoci.',
    ],
    language: [
      'do {date} budu 5 dní v týdnu 20 minut procvičovat a jednou týdně to, co už umím, použiju v běžném životě.',
      'do {date} zvládnu 3 krátké lekce týdně a nová slova hned použiju v rozhovoru nebo v krátkém textu.',
    ],
    craft: [
      'do {date} budu 2krát týdně trénovat a 2krát požádám někoho zkušeného, ať mě opraví.',
      'do {date} si vezmu 3 lekce a mezi nimi budu 2krát týdně aspoň 20 minut trénovat.',
    ],
    driving: [
      'sepíšu si, co mi ještě chybí, a do {date} tomu věnuju 2 pevné termíny týdně.',
      'do {date} si 2krát týdně vyhradím čas na teorii nebo na jízdy, podle toho, co právě potřebuju víc.',
    ],
    exam: [
      'budu se 3krát týdně připravovat a do {date} si celou zkoušku 2krát vyzkouším nanečisto.',
      'sepíšu si, co se zkouší, do {date} to všechno projdu a ověřím si to ve 2 cvičných testech.',
    ],
    course: [
      'termíny si zapíšu do kalendáře, do {date} dokončím poslední část a 2 věci z kurzu vyzkouším v praxi.',
      'do {date} si budu držet volno na každou lekci a po každé si zapíšu 1 věc, kterou chci použít.',
    ],
    studies: [
      'zbývající práci si rozdělím na týdenní díly, sednu k ní 3krát týdně a do {date} dokončím poslední.',
      'do {date} budu 3krát týdně v pevnou dobu studovat a hotové části průběžně někomu ukazovat.',
    ],
    admission: [
      'zjistím si podmínky a termíny, přihlášku dám přečíst 2 lidem, a do {date} ji v termínu odešlu.',
      'budu se připravovat 3krát týdně, posbírám všechny podklady a do {date} podám kompletní přihlášku.',
    ],
    recognition: [
      'na úřadě si zjistím, co je potřeba, doklady dám zkontrolovat 2 lidem a do {date} podám žádost.',
      'sepíšu si potřebné doklady, každý připravím ve 2 kopiích a do {date} odevzdám kompletní žádost.',
    ],
    job: [
      'do {date} pošlu každý týden 2 životopisy šité na míru a promluvím si s 1 člověkem, který takovou práci dělá.',
      'do {date} budu 2krát týdně procházet nabídky a odpovím na každou, která mi opravdu sedne.',
    ],
    promotion: [
      'na jednu stránku sepíšu 3 výsledky, které mluví pro mě, a do {date} je proberu s těmi, kdo rozhodují.',
      'zjistím, na kterých 2 nebo 3 věcech záleží, budu na nich pracovat a do {date} si řeknu o zpětnou vazbu.',
    ],
    customers: [
      'do {date} vyzkouším 2 cesty, jak lidi oslovit, a každý týden si zapíšu, která funguje lépe.',
      'do {date} nabídnu svou práci každý týden 3 vhodným lidem nebo místům a zapíšu si jejich odpovědi.',
    ],
    funding: [
      'účel a náklady sepíšu na jednu stránku, vyberu 3 nejvhodnější zdroje a do {date} je oslovím se žádostí.',
      'spočítám, kolik je potřeba, poradím se se 2 lidmi, kteří už peníze sháněli, a do {date} podám žádost.',
    ],
    people: [
      'do {date} vyrazím jednou týdně mezi lidi a 2 z nich, se kterými si budu rozumět, navrhnu další setkání.',
      'do {date} se každý týden ozvu 2 lidem, ať už je znám, nebo je teprve chci poznat.',
    ],
    mentor: [
      'sepíšu si jména 3 lidí, kteří by se hodili, a do {date} je požádám o první setkání.',
      've 3 větách popíšu, koho hledám, a do {date} se zeptám 3 lidí nebo skupin, jestli o někom vědí.',
    ],
    staff: [
      'na půl stránky popíšu, co nabízím a co čekám, a do {date} to rozešlu na 3 místa.',
      'do {date} oslovím 3 lidi, kteří by se mohli hodit nebo o někom vědí, a všem zájemcům odpovím.',
    ],
    home: [
      'sepíšu si 3 nejdůležitější požadavky a do {date} se každý týden podívám na 2 vhodné nabídky.',
      'spočítám si, co si můžu dovolit, řeknu o tom 5 lidem a do {date} prověřím každý týden 2 tipy.',
    ],
    search: [
      'porovnám 3 možnosti, ke každé si napíšu, co pro ni mluví, a do {date} vyberu nejlepší.',
      'ujasním si, co je pro mě nejdůležitější, požádám 3 lidi o tip a do {date} oslovím ty nejlepší adresy.',
    ],
    career: [
      'promluvím si se 3 lidmi, kteří to prostředí dobře znají, a do {date} na 1 stránku sepíšu, jakou cestou se tam dostanu.',
      'sepíšu si, co už umím a co mi chybí, a do {date} udělám každý týden 1 věc, která to doplní.',
    ],
    business: [
      'nabídku, náklady a příjmy sepíšu na 2 stránky a do {date} čísla proberu s někým, kdo už podniká.',
      'do {date} tomu věnuju 2 pevné termíny týdně a náklady i příjmy povedu na jedné stránce.',
    ],
    leadership: [
      'do {date} si s každým, koho vedu, na 20 minut sednu a ujasním si s ním 1 věc, kterou od sebe čekáme.',
      'do {date} předám každý týden 1 celý úkol a pak se zeptám, jak to šlo.',
    ],
    portfolio: [
      'vyberu práce, za které se nestydím, každou popíšu ve 2 větách a do {date} výběr ukážu 2 lidem.',
      'do {date} přidám každý týden 1 hotovou práci nebo ukázku a všechno dám na jedno místo.',
    ],
    software: [
      'omezím se na 3 nejdůležitější věci, zprovozním je a do {date} je nechám vyzkoušet 2 lidi.',
      'budu na tom pracovat 2krát týdně v pevnou dobu a do {date} ukážu verzi, kterou můžou použít i ostatní.',
    ],
    writing: [
      'do {date} k tomu sednu 3krát týdně na 30 minut a výsledek dám přečíst 2 lidem.',
      'do {date} napíšu každý týden 2 stránky a upravím je podle připomínek někoho, kdo hodně čte.',
    ],
    event: [
      'na 1 stránku sepíšu termín, místo a rozpočet a do {date} budu mít všechno zařízené.',
      'sepíšu, co je třeba udělat, požádám 2 lidi o pomoc nebo radu a do {date} odškrtnu poslední bod.',
    ],
    papers: [
      'připravím první verzi, ukážu ji 2 lidem a do {date} dokončím konečnou podobu.',
      'projdu si 2 povedené příklady, napíšu vlastní verzi a do {date} do ní zapracuju připomínky někoho z oboru.',
    ],
    document: [
      'připravím osnovu na jednu stránku, budu psát 2krát týdně a do {date} předám hotovou verzi.',
      'posbírám všechny podklady, hotový text dám přečíst 2 lidem a do {date} zapracuju jejich připomínky.',
    ],
    object: [
      'sepíšu materiál, náklady a postup na 1 stránku a do {date} na tom budu pracovat 2krát týdně.',
      'práci si rozdělím na etapy s termíny, do {date} se jich budu držet a po každé udělám 1 fotku.',
    ],
    improvement: [
      'zjistím, jak je to teď, navrhnu 1 změnu, vyzkouším ji a do {date} porovnám, co se zlepšilo.',
      'promluvím si se 2 lidmi, kterých se to týká, a do {date} nové řešení ověřím v praxi.',
    ],
    presentation: [
      'napíšu si 3 hlavní body, 2krát si to celé nahlas vyzkouším a do {date} s tím vystoupím před lidmi.',
      'do {date} si to aspoň 2krát vyzkouším před pár lidmi a pokaždé si vyžádám zpětnou vazbu.',
    ],
    meetings: [
      'do {date} si na každé setkání připravím 2 body, přednesu je hned na začátku a zapíšu si, co zabralo.',
      'do {date} na 3 setkáních vyzkouším vždy 1 věc jinak a zeptám se někoho, jak to působilo.',
    ],
    conversation: [
      'napíšu si 3 hlavní body, nahlas si vyzkouším první věty a do {date} ten rozhovor povedu.',
      'vyberu klidnou chvíli, připravím si 2 věty, které nechci vynechat, a do {date} je řeknu.',
    ],
    feedback: [
      'do {date} ve 3 skutečných situacích nejdřív vyslechnu druhou stranu, položím 1 otázku a teprve pak klidně řeknu svoje.',
      'do {date} si po každé náročné chvíli zapíšu, co zaznělo, a 1 větu, kterou použiju příště.',
    ],
    boundaries: [
      'napíšu si 2 věty, jimiž se dá slušně odmítnout, a do {date} je použiju při 3 příležitostech.',
      'určím si 1 jasné pravidlo, co už na sebe neberu, oznámím ho a až do {date} ho budu dodržovat.',
    ],
    interview: [
      'do {date} si to s někým 2krát vyzkouším nanečisto a po každém pokusu si zapíšu, co příště zlepšit.',
      'sepíšu, na co se asi zeptají, připravím 3 příklady a do {date} si je nahlas vyzkouším.',
    ],
    confidence: [
      'do {date} udělám každý týden 1 malou věc, která chce odvahu, a zapíšu si, jak to dopadlo.',
      'vyberu si 3 situace od lehké po těžkou a do {date} je jednu po druhé zkusím.',
    ],
    expression: [
      'do {date} budu 3krát týdně 20 minut trénovat a první ukázku porovnám s poslední.',
      'do {date} s někým každý týden projdu 1 svou ukázku a zapíšu si, co šlo říct jasněji.',
    ],
    teaching: [
      'do {date} si každý týden pečlivě připravím 1 hodinu nebo setkání a pak si ověřím, co fungovalo.',
      'do {date} vyzkouším 2 nové způsoby, jak vysvětlovat nebo vést, a zapíšu si, který je lepší.',
    ],
    salary: [
      'porovnám 3 údaje o tom, kolik se platí jinde, na jednu stránku sepíšu své důvody a do {date} o tom promluvím s tím, kdo rozhoduje.',
      'určím si částku i hranici, pod kterou nejdu, natrénuju 2 nejlepší důvody a do {date} si o ni řeknu.',
    ],
    conditions: [
      'sepíšu, co chci, a 2 způsoby, jak by to mohlo vyhovovat všem, a do {date} to v rozhovoru navrhnu.',
      'zjistím, jaká platí pravidla, připravím 1 konkrétní návrh a do {date} ho předložím.',
    ],
    agreement: [
      'sepíšu 3 důvody, které dávají smysl i druhé straně, a do {date} svůj návrh přednesu.',
      'náklady a přínosy dám na jednu stránku, získám pohled 2 lidí, kteří by mě podpořili, a do {date} návrh předložím.',
    ],
    decision: [
      'pro a proti sepíšu na jednu stránku, proberu to se 2 lidmi, kteří něco podobného řešili, a do {date} se rozhodnu.',
      'určím si 3 věci, na kterých mi nejvíc záleží, porovnám podle nich možnosti a do {date} se rozhodnu.',
    ],
    pricing: [
      'porovnám 3 podobné nabídky, spočítám své náklady a čas a do {date} si cenu určím.',
      'spočítám, kolik to musí vynést, zeptám se 2 lidí, kteří trh znají, a do {date} ceny sepíšu.',
    ],
    question: [
      'sepíšu si otázky, zeptám se ve 2 spolehlivých zdrojích a do {date} odpovědi shrnu na půl stránky.',
      'obrátím se na místo, které to má na starosti, ověřím to ještě v 1 zdroji a do {date} si odpověď zapíšu.',
    ],
    direction: [
      'promluvím si se 3 lidmi, kteří mě dobře znají, shrnu to na jednu stránku a do {date} rozhodnu, co zkusím jako první.',
      'vyzkouším 2 věci, které mě lákají, a do {date} si zapíšu, kterou z nich chci dál rozvíjet.',
    ],
    exercise: [
      'do {date} budu 2 pevné dny v týdnu trénovat a pokaždé si zapíšu, co se povedlo.',
      'začnu s 20 minutami 3krát týdně a do {date} budu po troškách přidávat.',
    ],
    habit: [
      'začnu tento týden, do {date} si každé splnění odškrtnu v kalendáři a každé 2 týdny se podívám, jak to jde.',
      'zapíšu si to do kalendáře na pevný čas, vydržím u toho do {date} a každé 2 týdny se ohlédnu.',
    ],
    rest: [
      'do {date} si 4 dny v týdnu nechám hodinu bez práce a obrazovek a v neděli zhodnotím, jak mi je.',
      'pro večery nebo volné dny si určím 1 jasné pravidlo, až do {date} ho budu dodržovat a v neděli zhodnotím, jak to jde.',
    ],
    stop: [
      'do {date} si každý večer 1 větou zapíšu, jestli se to povedlo, a v neděli se podívám, co pomohlo.',
      'zapíšu si 2 situace, kdy je to těžké, předem si naplánuju, co udělám, a do {date} si odškrtnu každý dobrý den.',
    ],
    organisation: [
      'do {date} si každou neděli dám 20 minut na plánování a uklízení a zapíšu si, co je díky tomu snazší.',
      'začnu 1 věcí, která mi nejvíc překáží, a do {date} se jí budu 3krát týdně 20 minut věnovat.',
    ],
    money: [
      'určím si částku na každý měsíc, do {date} si budu zapisovat příjmy i výdaje a 1 pevný den v měsíci zkontroluju, jak to jde.',
      'do {date} věnuju penězům 30 minut týdně a pokaždé dořeším jednu otevřenou záležitost.',
    ],
    visibility: [
      'do {date} ukážu každý týden 1 kus své práce někomu, kdo by o ní měl vědět.',
      'v několika větách shrnu 3 výsledky a do {date} je zmíním při 3 vhodných příležitostech.',
    ],
    errand: [
      'zjistím, co je k tomu potřeba, vyhradím si 1 hodinu a do {date} to vyřídím.',
      'připravím si, co potřebuju, nastavím si 2 připomínky a do {date} to budu mít hotové.',
    ],
  },
  any: [
    'zeptám se 2 lidí, kteří s tím mají zkušenosti, jak na to šli, a do {date} se zařídím podle jejich nejlepší rady.',
    'domluvím se na mentoringu na 2 věcech, které pro to můžu udělat, a obě udělám do {date}.',
    'do {date} pro to každý týden udělám 1 malý krok a pokaždé si zapíšu, co se změnilo.',
  ],
  worry:
    'sepíšu si, co mě na tom přesně trápí a jaké 2 věci by mi mohly pomoct, a do {date} to proberu na mentoringu.',
  until: 'rozdělím si to na 4 kroky s termíny, první udělám tento týden a hotovo budu mít do {date}.',
  soon: [
    'sepíšu si 2 nebo 3 věci, na kterých teď záleží nejvíc, a do {date} je jednu po druhé udělám.',
    'vyhradím si na to tento týden 2 pevné hodiny, začnu tím nejtěžším a do {date} skončím.',
  ],
  unsupported: 'Do 1 věty shrnu, co chci, dohodnu se na ní na mentoringu a do {date} udělám první krok.',
};
