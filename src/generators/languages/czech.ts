/** Czech: how it speaks of time, and what is said to mentees in it. */
import { czech as grammar } from './grammars/czech.ts';
import type { LanguageFile } from './language-file.ts';

export const czech: LanguageFile = {
  code: 'cs',
  locale: 'cs-CZ',
  name: 'Czech',
  capitalNouns: false,
  digraphs: false,
  postpositions: false,
  ordinalStops: true,
  elides: false,
  pluralDays: 'never',
  neighbours: [],
  linking: '',
  infinitive: /\p{L}(?:t|ti|ci|st|ct)(?!\p{L})/u,
  grammar,
  refusal:
    /(?<!\p{L})(?:nechci|nechtěl\p{L}* bych|neplánuji|nehodlám|nemám v (?:úmyslu|plánu)|nemám (?:chuť|zájem)|bez|místo|ani)(?: už| se| si)?\s+$/iu,
  refusalAfter: /^[.!?…]+\s+(?:v žádném případě|rozhodně ne|ani náhodou|ani omylem|nikdy(?=[.!]))/iu,
  leastWhole: -0.3,
  untilIsBefore: true,
  easternEaster: false,
  leaningBefore:
    /(?<!\p{L})(?:chci|bych|chtěl\p{L}*|potřebuj\p{L}+|musím|můžu|mohu|hodlám|plánuj\p{L}+) (?=(?:se|si) $)/iu,
  leaning: /^(se|si) (\p{L}+(?:t|ti|ci))(?= |$)/iu,
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
  time: {
    months: [
      'leden | ledna | lednu | lednem',
      'únor | unor | února | unora | únoru | unoru | únorem',
      'březen | brezen | března | brezna | březnu | breznu | březnem',
      'duben | dubna | dubnu | dubnem',
      'květen | kveten | května | kvetna | květnu | kvetnu | květnem',
      'červen | cerven | června | cervna | červnu | cervnu | červnem',
      'červenec | cervenec | července | cervence | červenci | cervenci | červencem',
      'srpen | srpna | srpnu | srpnem',
      'září | zari | zářím',
      'říjen | rijen | října | rijna | říjnu | rijnu | říjnem',
      'listopad | listopadu | listopadem',
      'prosinec | prosince | prosinci | prosincem',
    ],
    weekdays: [
      'pondělí | pondělka | pondělkem',
      'úterý | úterka | úterkem',
      'středa | středy | středu | středou',
      'čtvrtek | čtvrtka | čtvrtku | čtvrtkem',
      'pátek | pátku | pátkem',
      'sobota | soboty | sobotu | sobotou',
      'neděle | neděli | nedělí',
    ],
    spans: [
      ['do zítřka | do zítra', 1, 'day'],
      ['za rok | do roka | během roku', 1, 'year'],
      ['za měsíc | do měsíce | během měsíce', 1, 'month'],
      ['za týden | do týdne | během týdne', 1, 'week'],
      ['za půl roku | do půl roku | za půlrok | do půlroku | během půl roku', 6, 'month'],
      ['za čtvrt roku | do čtvrt roku | za čtvrtrok | do čtvrtroku', 3, 'month'],
      ['za tři čtvrtě roku | do tří čtvrtě roku', 9, 'month'],
      ['za rok a půl | do roka a půl | do roku a půl', 18, 'month'],
    ],
    day: 'den | dny | dnů | dní | dnech | dne | dnem | dnu',
    week: 'týden | týdny | týdnů | týdne | týdnech | týdnu | týdnem | týdnům',
    month: 'měs | měsíc | měsíce | měsíců | měsíci | měsících | měsícem',
    quarter: 'čtvrtletí | čtvrtletím | kvartál* | čtvrtrok*',
    year: 'rok | letos | roku | roky | roků | let | lety | letech | roce | rokem | roka | půlroku | půlrok | letošek | letoška',
    hour: 'hodina | hodinu | hodiny | hodin | hodinách | hodinami | hodině | hod | h | hodinku | hodinky | hodinek',
    minute: 'minuta | minutu | minuty | minut | minutách | minutami | minutě | min',
    feasts: [
      ['vánoce | vánoc | vánocemi | vánoci | vánocích | vánocům | štědrý den | štědrého dne', 12, 24],
      ['silvestr* | nového roku | novým rokem | nový rok | přelomu roku | přelom roku', 12, 31],
      ['mikuláš* | svatého mikuláše', 12, 6],
      ['jarních prázdnin | jarní prázdniny | jarními prázdninami', 3, 15],
      ['velikonoce | velikonoc | velikonocemi | velikonocích', 4, 15],
      ['jaro | jara | jaře | jarem', 5, 31],
      [
        'prvního čtvrtletí | první čtvrtletí | prvním čtvrtletí | 1 čtvrtletí | prvního kvartálu | první kvartál | prvním kvartálu | 1 kvartál*',
        3,
        31,
      ],
      [
        'druhého čtvrtletí | druhé čtvrtletí | druhém čtvrtletí | 2 čtvrtletí | druhého kvartálu | druhý kvartál | druhém kvartálu | 2 kvartál*',
        6,
        30,
      ],
      [
        'třetího čtvrtletí | třetí čtvrtletí | třetím čtvrtletí | 3 čtvrtletí | třetího kvartálu | třetí kvartál | třetím kvartálu | 3 kvartál*',
        9,
        30,
      ],
      [
        'čtvrtého čtvrtletí | čtvrté čtvrtletí | čtvrtém čtvrtletí | posledního čtvrtletí | 4 čtvrtletí | čtvrtého kvartálu | čtvrtý kvartál | čtvrtém kvartálu | 4 kvartál*',
        12,
        31,
      ],
      ['druhého pololetí | druhé pololetí | druhém pololetí | 2 pololetí', 12, 31],
      [
        'pololetí | prvního pololetí | prvním pololetí | 1 pololetí | poloviny roku | polovině roku | polovinou roku | půlky roku | školního roku | prázdnin | prázdninami | letními prázdninami',
        6,
        30,
      ],
      [
        'konce prázdnin | konce letních prázdnin | koncem prázdnin | léto | léta | létě | létem | o prázdninách',
        8,
        31,
      ],
      ['akademického roku', 9, 30],
      ['podzim | podzimu | podzimem', 11, 30],
      ['zima | zimy | zimě | zimu | zimou', 2, 28],
    ],
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
    per: 'krát za | x za | jednou za | dvakrát za | třikrát za | hodin za | hodiny za | hodinu za | hod za | h za | minut za | krát v | x v | dny v | den v | dní v | dnů v | hodin v | hodiny v | hodinu v | večery v | večer v | / | každý | každé | kč za | korun za | tisíc za | eur za | euro za | ve všední | dny do',
    weekly: 'týdně | týdenně',
    daily: 'denně',
    half: 'půl | půlroku | půlrok',
    numbers: [
      [1, 'jeden | jedna | jedno | jednu | jednoho | jedné | jednom | jedním'],
      [2, 'dvoučlenn* | 2členn* | dva | dvě | dvou | dvěma | dvouch | pár'],
      [3, 'tříčlenn* | 3členn* | tři | tří | třech | třem | třemi | několik | několika'],
      [4, 'čtyřčlenn* | 4členn* | čtyři | čtyř | čtyřech | čtyřem | čtyřmi'],
      [5, 'pětičlenn* | 5členn* | 5ti | pět | pěti'],
      [6, 'šestičlenn* | 6členn* | 6ti | šest | šesti'],
      [7, 'sedmičlenn* | 7členn* | 7ti | sedm | sedmi'],
      [8, 'osmičlenn* | 8členn* | 8ti | osm | osmi'],
      [9, 'devítičlenn* | 9členn* | 9ti | devět | devíti'],
      [10, 'desetičlenn* | 10členn* | 10ti | deset | deseti | desíti'],
      [11, 'jedenáctičlenn* | 11členn* | 11ti | jedenáct | jedenácti'],
      [12, 'dvanáctičlenn* | 12členn* | 12ti | dvanáct | dvanácti'],
      [15, 'patnáctičlenn* | 15členn* | 15ti | patnáct | patnácti'],
      [13, 'třináct | třinácti'],
      [14, 'čtrnáctičlenn* | 14členn* | čtrnáct | čtrnácti'],
      [16, 'šestnáct | šestnácti'],
      [17, 'sedmnáct | sedmnácti'],
      [18, 'osmnáctičlenn* | 18členn* | 18ti | osmnáct | osmnácti'],
      [20, 'dvacetičlenn* | 20členn* | 20ti | dvacet | dvaceti'],
      [25, 'pětadvacetičlenn* | 25členn* | 25ti | pětadvacet | pětadvaceti'],
      [24, 'čtyřiadvacet | čtyřiadvaceti'],
      [30, 'třicetičlenn* | 30členn* | 30ti | třicet | třiceti'],
      [35, 'pětatřicet | pětatřiceti'],
      [40, 'čtyřicetičlenn* | 40členn* | 40ti | čtyřicet | čtyřiceti'],
      [45, 'pětačtyřicet | pětačtyřiceti'],
      [50, 'padesátičlenn* | 50členn* | 50ti | padesát | padesáti'],
      [60, 'šedesát | šedesáti'],
      [70, 'sedmdesát | sedmdesáti'],
      [80, 'osmdesát | osmdesáti'],
      [90, 'devadesát | devadesáti'],
      [12, 'tucet | tuctu'],
    ],
  },
  leads: { v: '{Words}: ', n: '{Words}: ', g: '', q: 'Chci mít jasno v tom, {words}: ', plan: 'Můj plán: ' },
  hours: {
    one: 'Vyhradím si na to {n} hodinu týdně.',
    few: 'Vyhradím si na to {n} hodiny týdně.',
    many: 'Vyhradím si na to {n} hodiny týdně.',
    other: 'Vyhradím si na to {n} hodin týdně.',
  },
  verbs: {
    stopping: `
      přestat | skoncovat | vyhnout | vyhýbat | odnaučit | odvyknout | zbavit zlozvyk* | zbavit se zlozvyk* | skončit s | vzdát se | nebát | nenechat | nebrat | nedělat | nechodit |
      nekupovat | nepracovat | nemyslet | nezapomínat | nestydět | nestresovat | nekřičet | nepůjčovat | neodkládat | neříkat | neutrácet | nespěchat | netrávit | neodpovídat | nepropadnout | nekouřit | nepít | nejíst | nehrát | nekousat | nekoukat | neponocovat | nemlsat | nestěžovat | nehádat | nerozčilovat | nenosit | nekoktat | nemlčet |
      nepodceňovat | neztrácet | nezapomenout
    `,
    learning: `
      osvěžit | naučit se | se naučit | se * naučit | se * * naučit | učit se | se učit | se * učit | doučit | přiučit | pochopit | porozumět | rozumět | ovládnout | ovládat | osvojit |
      procvičit | procvičovat | zlepšit svou | zlepšit si | umět | oprášit | proniknout do | seznámit se s prac* | zdokonalit | zorientovat | vyznat | nastudovat | rozpoznat |
      rozeznávat | rozšířit si | prohloubit | vědět víc | dozvědět se víc | mluvit plynně | plynně mluvit | obsluhovat | používat | zvládnout
    `,
    behaving: `
      víc naslouchat | méně | míň | častěji | dřív | klidn* | trpěliv* | včas | naslouchat | najít si čas | najít čas | mít víc času | víc času | zvládat | zachovat klid | odmítat |
      odmítnout | říkat ne | říct ne | dodržovat | odpočívat | spát | vyspat se | usínat | vstávat | chodit spát | soustředit | důvěřovat | dbát na | pečovat o | pít víc |
      jíst víc | víc číst | víc pít | víc odpočívat | reagovat | plánovat den | plánovat týden
    `,
    founding:
      'založit | zakládat | otevřít | rozjet | spustit | nastartovat | rozběhnout | podnikat | začít s podnikáním | vybudovat vlastn* | začít vlastn* | postavit se na vlastní | mít vlastn* | vést vlastn* | provozovat',
    introducing: `
      zavést | zavádět | nasadit | implementovat | uvést do praxe | uvést do provozu | nastavit pravidl* | nastavit systém | nastavit proces* | domluvit pravidl* | stanovit pravidl* | začít používat | přejít na elektronick* |
      přejít na digitáln* | zřídit
    `,
    delegating: `
      delegovat | předat | předávat | přenechat | svěřit | svěřovat | přenést na | rozdělit úkol* | rozdělit prác* | rozdělit práci | rozdělit povinnosti | zadat část | pustit z rukou |
      pouštět z rukou | přehodit na | odevzdat část
    `,
    visiting: `
      zúčastnit se | se zúčastnit | účastnit se | se účastnit | navštívit | navštěvovat | přidat se | se přidat | zapojit se | se zapojit | připojit se | jít na | jít do | chodit na |
      chodit do | zajít na | zajít do | jet na | jet do | vyrazit na | podívat se | se podívat | strávit den | strávit týden | zkusit si | si zkusit | vyzkoušet si | si vyzkoušet |
      absolvovat stáž | absolvovat praxi | dobrovolničit
    `,
    choosing:
      'koupit | nakoupit | pořídit | pronajmout | objednat | půjčit | přestěhovat | odstěhovat | nastěhovat | opatřit | sehnat bydlení | sehnat byt',
    seeking: `
      najít | hledat | vyhledat | sehnat | shánět | získat | získávat | oslovit | přilákat | potkat | poznat nov* | poznat lid* | poznat další |
      poznat někoho | poznat jin* | navázat | kontaktovat | seznámit se s lid* | seznámit
    `,
    selling:
      'prodat | prodávat | propagovat | nabízet | nabídnout | inzerovat | dostat mezi lidi | dostat k zákazníkům | začít prodávat',
    becoming: `
      přejít * * na | stát se | se stát | pracovat jako | dělat mistra | přejít do | přejít na | přejít z | rekvalifikovat | vrátit se do práce | se vrátit do práce | vrátit se do oboru | změnit práci |
      změnit obor | změnit povolání | změnit profesi | změnit zaměstnání | povýšit | převzít | postoupit | přestoupit | přeorientovat | přeškolit se | se přeškolit | živit se | se živit | osamostatnit | specializovat |
      nastoupit | vyučit se | se vyučit
    `,
    applying: `
      přihlásit | podat | požádat o | zažádat | žádat o | odeslat | poslat | vyřídit | zařídit | vyplnit | zapsat | registrovat | zaregistrovat | objednat se | se objednat | ucházet |
      prodloužit | obnovit | zaplatit | podepsat | vypovědět | pojistit | nechat si uznat | nechat uznat | nostrifikovat | zarezervovat | založit účet | založit si účet | rezervovat | dostat se na | se dostat na |
      dostat se do | se dostat do | odhlásit | vyzvednout | doložit
    `,
    finishing: `
      dokončit | dodělat | dopsat | dočíst | dostudovat | dotáhnout | dovést do konce | ukončit | absolvovat | udělat kurz* | udělat si kurz* | přečíst | doplnit | dohnat | odevzdat | obhájit
    `,
    talking: `
      říkat si o | si říkat o | promluvit | mluvit s | popovídat | říct | říci | sdělit | oznámit | požádat vedou* | požádat šéf* | poprosit | zeptat | domluvit | dohodnout | vyjednat | vyjednávat | probrat |
      prodiskutovat | přesvědčit | omluvit | navrhnout | svěřit se | přiznat | zavolat | vyříkat | prosadit | říct si o | si říct o | usmířit
    `,
    teaching: `
      naučit | učit | vyučovat | školit | proškolit | vyškolit | zaškolit | zaučit | zaučovat | vést kurz* | vést lekc* | vést hodin* | vést díln* | vést workshop* | vést kroužek |
      doučovat | předat znalosti | předávat znalosti | předávat zkušenosti | předat zkušenosti | předat řemeslo | vysvětlit | vysvětlovat | přednášet | provázet
    `,
    saving: `
      ušetřit | našetřit | naspořit | spořit | šetřit | dát stranou | odložit | odkládat si | odkládat peníze | odkládat na | splatit | splácet | doplatit | zbavit se dluh* |
      vytvořit rezerv* | vytvořit si rezerv* | investovat | sestavit rozpočet | udělat si rozpočet | hlídat výdaje | hospodařit
    `,
    exercising: `
      běhat | uběhnout | zaběhnout | plavat | uplavat | přeplavat | cvičit | posilovat | trénovat | zhubnout | dostat se do formy | vrátit se do formy | shodit | jezdit na kole | chodit do posilovny | chodit na procházky |
      ujít | hýbat | sportovat | protahovat | vylézt na | ujet na kole
    `,
    making: `
      udělat | napsat | psát | vytvořit | tvořit | postavit | vybudovat | budovat | vyrobit | vyrábět | připravit | uspořádat | zorganizovat | ušít | uplést | upéct | uvařit | namalovat |
      nakreslit | vymalovat | opravit | zrekonstruovat | zrenovovat | nahrát | natočit | naprogramovat | sestavit | sepsat | zpracovat | vypracovat | naplánovat | přestavět | vysadit |
      zasadit | zveřejnit | mít hotov* | dát dohromady | vyšít | nafotit | přeložit | přepracovat
    `,
    deciding: `
      rozhodnout | vybrat | zvolit | zjistit | vědět | ujasnit | vyjasnit | zvážit | promyslet | porovnat | ověřit | prověřit | posoudit | rozmyslet | přijít na to | dozvědět | určit |
      stanovit | spočítat | vypočítat | propočítat
    `,
    improving: `
      zlepšit | zlepšovat | vylepšit | zkvalitnit | zvýšit | zvyšovat | snížit | snižovat | zkrátit | omezit | zmenšit | zrychlit | zefektivnit | zjednodušit | uklidit | vyčistit | vyklidit |
      roztřídit | protřídit | zdvojnásobit | dostat se pod | zbavit | rychleji | ^líp | ^lépe | zautomatizovat | automatizovat | digitalizovat | zdigitalizovat | vydělat | vydělávat |
      rozvíjet | rozšířit | posílit | zpřehlednit | zmodernizovat | modernizovat | zvednout | odstranit | upravit
    `,
    passing: `
      složit zkoušk* | složit maturit* | složit státnic* | udělat zkoušk* | udělat maturit* | udělat řidičák | udělat si řidičák | udělat si průkaz | udělat si oprávnění |
      získat certifikát | získat osvědčení | získat oprávnění | získat licenci | získat řidičák | získat řidičsk* | získat průkaz | získat kvalifikac* | odmaturovat | zvládnout zkoušk* | zvládnout test* | uspět | projít zkoušk* | připravit se na zkoušk* |
      připravit se na maturit* | zopakovat zkoušk* | obstát | udělat si * průkaz | udělat * průkaz | udělat si * zkoušk* | udělat * zkoušk* | udělat certifik* | udělat * certifik* | udělat si * oprávnění
    `,
    daring: `
      přestat se bát | přestala bát | přestal bát | se nebát | méně se stresovat | překonat | odvážit | osmělit | troufnout | postavit se | se postavit | ozvat | ozývat | vystoupit | vystupovat | promluvit před | mluvit před | mluvit na | věřit si | si věřit |
      sebrat odvahu | najít odvahu | jistěji | být sebevědom* | být odvážn* | být jistějš* | otevřít se | se otevřít | prolomit
    `,
    calculating: 'kalkulovat | naceňovat | oceňovat | kalkulac* | počítat ceny | nacenit',
    asserting: `
      komunikovat s | bez křiku | nastavit hranic* | nastavit si hranic* | udržet kázeň | udržet klid | zvládat stres | být důsledn* |
      být asertivn* | držet hranice
    `,
    resting: `
      dělat přestávky | dělat si přestávky | mít volno | mít volné | mít volný | odcházet z práce | chodit domů | vypnout |
      odpočinout
    `,
    reaching: 'dosáhnout | dostat se na aspoň | dojít k | vytáhnout na | vytáhnout aspoň na',
    beginning: 'začít | začínat',
    hiring: 'nabrat lid* | nabrat nov* | přijmout nov* | přijmout do | najmout | zaměstnat',
    publishing: 'vydat | publikovat | najít nakladatel*',
  },
  things: {
    customers: `
      žáků | zákazník* | zákaznic* | klient* | zakázek | zakázky | objednávek | objednávky | odběratelů | sledujících |
      posluchačů | čtenářů | rezervací | recenzí | recenze | hostů | svateb | svatby | předplatitelů | restaurací | restauracích | obchodů | obchodech
    `,
    body: 'záda | páteř* | kondic* | pohyb | pohybu',
    drafts: `
      pravidla | plán učení | ceník* | web | webovk* | webové stránky | logo | etiket* | menu | jídelníček | šablon* | rozpis* | rozvrh* | fotky |
      fotek | leták* | vizitk* | katalog*
    `,
  },
  plans: {
    subject: {
      about: [
        'do {date} si přečtu 2 dobré úvody a na jedné stránce vlastními slovy shrnu, čemu už rozumím.',
        'do {date} budu 2 večery v týdnu studovat a 3 nejdůležitější poznatky někomu srozumitelně vysvětlím.',
      ],
      alone: ['Do {date} si o svém tématu přečtu 2 dobré úvody a na jedné stránce shrnu, čemu už rozumím.'],
    },
    tool: {
      about: [
        'do {date} projdu 1 kurz nebo návod a nové znalosti vyzkouším na 2 skutečných úkolech.',
        'do {date} si to budu 2krát týdně procvičovat na skutečných úkolech a zapíšu si, co už zvládám bez pomoci.',
      ],
      alone: [
        'Do {date} budu to, co se chci naučit ovládat, 2krát týdně procvičovat a vyřeším s tím 2 skutečné úkoly.',
      ],
      named: [
        'Můj cíl: {name}. Do {date} projdu 1 kurz nebo návod a vyzkouším si to na 2 skutečných úkolech.',
      ],
    },
    language: {
      about: [
        'do {date} budu 5 dní v týdnu 20 minut procvičovat a jednou týdně to, co už umím, použiju v běžném životě.',
        'do {date} zvládnu 3 krátké lekce týdně a nová slova hned použiju v rozhovoru nebo v krátkém textu.',
      ],
      alone: [
        'Do {date} se budu jazyku věnovat 20 minut 5 dní v týdnu a jednou týdně si v něm s někým popovídám.',
      ],
    },
    craft: {
      about: [
        'do {date} budu 2krát týdně trénovat a 2krát požádám někoho zkušeného, ať mě opraví.',
        'do {date} si vezmu 3 lekce a mezi nimi budu 2krát týdně aspoň 20 minut trénovat.',
      ],
      alone: [
        'Do {date} budu novou dovednost 2krát týdně cvičit a 2krát požádám někoho zkušeného, ať mě opraví.',
      ],
    },
    driving: {
      about: [
        'sepíšu si, co mi ještě chybí, a do {date} tomu věnuju 2 pevné termíny týdně.',
        'do {date} si 2krát týdně vyhradím čas na teorii nebo na jízdy, podle toho, co právě potřebuju víc.',
      ],
      alone: [
        'Do {date} si 2krát týdně vyhradím čas na řízení, na teorii nebo na jízdy, podle toho, co potřebuju víc.',
      ],
    },
    exam: {
      about: [
        'budu se 3krát týdně připravovat a do {date} si celou zkoušku 2krát vyzkouším nanečisto.',
        'sepíšu si, co se zkouší, do {date} to všechno projdu a ověřím si to ve 2 cvičných testech.',
      ],
      alone: [
        'Do {date} se budu 3krát týdně připravovat na zkoušku a 2krát si ji celou vyzkouším nanečisto.',
      ],
      named: [
        'Můj cíl: {name}. Do {date} se budu 3krát týdně připravovat a 2krát si celou zkoušku vyzkouším nanečisto.',
      ],
    },
    course: {
      about: [
        'termíny si zapíšu do kalendáře, do {date} dokončím poslední část a 2 věci z kurzu vyzkouším v praxi.',
        'do {date} si budu držet volno na každou lekci a po každé si zapíšu 1 věc, kterou chci použít.',
      ],
      alone: [
        'Termíny kurzu si zapíšu do kalendáře, do {date} dokončím poslední část a 2 věci z něj vyzkouším v praxi.',
      ],
      named: [
        'Můj cíl: {name}. Termíny si zapíšu do kalendáře, do {date} dokončím poslední část a 2 věci vyzkouším v praxi.',
      ],
    },
    studies: {
      about: [
        'zbývající práci si rozdělím na týdenní díly, sednu k ní 3krát týdně a do {date} dokončím poslední.',
        'do {date} budu 3krát týdně v pevnou dobu studovat a hotové části průběžně někomu ukazovat.',
      ],
      alone: [
        'Co mi ve studiu zbývá, si rozdělím na týdenní díly, sednu k tomu 3krát týdně a do {date} dokončím poslední.',
      ],
    },
    admission: {
      about: [
        'zjistím si podmínky a termíny, přihlášku dám přečíst 2 lidem, odešlu ji včas a do {date} udělám všechno, co záleží na mně.',
        'budu se připravovat 3krát týdně, posbírám všechny podklady a do {date} podám kompletní přihlášku.',
      ],
      alone: ['Zjistím si podmínky a termíny, svou přihlášku dám přečíst 2 lidem a do {date} ji odešlu.'],
    },
    recognition: {
      about: [
        'na úřadě si zjistím, co je potřeba, doklady dám zkontrolovat 2 lidem a do {date} podám žádost.',
        'sepíšu si potřebné doklady, každý připravím ve 2 kopiích a do {date} odevzdám kompletní žádost.',
      ],
      alone: [
        'Zjistím si, jaké doklady jsou k uznání potřeba, připravím je ve 2 kopiích a do {date} podám žádost.',
      ],
    },
    job: {
      about: [
        'do {date} pošlu každý týden 2 životopisy šité na míru a promluvím si s 1 člověkem, který takovou práci dělá.',
        'do {date} budu 2krát týdně procházet nabídky a odpovím na každou, která mi opravdu sedne.',
      ],
      alone: ['Do {date} pošlu každý týden 2 životopisy šité na míru a promluvím si s 1 člověkem z oboru.'],
    },
    promotion: {
      about: [
        'na jednu stránku sepíšu 3 výsledky, které mluví pro mě, a do {date} je proberu s těmi, kdo rozhodují.',
        'zjistím, na kterých 2 nebo 3 věcech záleží, budu na nich pracovat a do {date} si řeknu o zpětnou vazbu.',
      ],
      alone: [
        'Na jednu stránku sepíšu 3 výsledky, které mluví pro můj postup, a do {date} je proberu s těmi, kdo rozhodují.',
      ],
    },
    customers: {
      about: [
        'do {date} vyzkouším 2 cesty, jak lidi oslovit, a každý týden si zapíšu, která funguje lépe.',
        'do {date} nabídnu svou práci každý týden 3 vhodným lidem nebo místům a zapíšu si jejich odpovědi.',
      ],
      alone: [
        'Do {date} vyzkouším 2 cesty, jak lidem nabídnout svou práci, a každý týden si zapíšu, která funguje lépe.',
      ],
    },
    funding: {
      about: [
        'účel a náklady sepíšu na jednu stránku, vyberu 3 nejvhodnější zdroje a do {date} je oslovím se žádostí.',
        'spočítám, kolik je potřeba, poradím se se 2 lidmi, kteří už peníze sháněli, a do {date} podám žádost.',
      ],
      alone: [
        'Na jednu stránku sepíšu, na co peníze potřebuju, vyberu 3 nejvhodnější zdroje a do {date} je oslovím se žádostí.',
      ],
    },
    people: {
      about: [
        'do {date} vyrazím jednou týdně mezi lidi a 2 z nich, se kterými si budu rozumět, navrhnu další setkání.',
        'do {date} se každý týden ozvu 2 lidem, ať už je znám, nebo je teprve chci poznat.',
      ],
      alone: [
        'Do {date} vyrazím jednou týdně mezi lidi a 2 z nich, se kterými si budu rozumět, navrhnu další setkání.',
      ],
    },
    mentor: {
      about: [
        'sepíšu si jména 3 lidí, kteří by se hodili, a do {date} každého požádám o první rozhovor.',
        've 3 větách popíšu, koho hledám, a do {date} se zeptám 3 lidí nebo skupin, jestli o někom vědí.',
      ],
      alone: [
        'Sepíšu si jména 3 lidí, kteří by mi mohli pomoct, a do {date} každého z nich požádám o první rozhovor.',
      ],
    },
    staff: {
      about: [
        'na půl stránky popíšu, co nabízím a co čekám, a do {date} to rozešlu na 3 místa.',
        'oslovím 3 lidi, kteří by se mohli hodit nebo o někom vědí, a do {date} odpovím všem zájemcům.',
      ],
      alone: [
        'Na půl stránky popíšu, koho hledám, zveřejním to na 3 místech a do {date} odpovím všem zájemcům.',
      ],
    },
    home: {
      about: [
        'sepíšu si 3 nejdůležitější požadavky a do {date} se každý týden podívám na 2 vhodné nabídky.',
        'spočítám si, co si můžu dovolit, řeknu o tom 5 lidem a do {date} prověřím každý týden 2 tipy.',
      ],
      alone: [
        'Sepíšu si 3 nejdůležitější požadavky na bydlení a do {date} se každý týden podívám na 2 vhodné nabídky.',
      ],
    },
    search: {
      about: [
        'porovnám 3 možnosti, ke každé si napíšu, co pro ni mluví, a do {date} vyberu nejlepší.',
        'ujasním si, co je pro mě nejdůležitější, požádám 3 lidi o tip a do {date} oslovím ty nejlepší adresy.',
      ],
      alone: [
        'Porovnám 3 možnosti toho, co hledám, ke každé si napíšu, co pro ni mluví, a do {date} vyberu nejlepší.',
      ],
    },
    career: {
      about: [
        'promluvím si se 3 lidmi, kteří to prostředí dobře znají, a do {date} sepíšu na jednu stránku svou cestu.',
        'sepíšu si, co už umím a co mi chybí, a do {date} udělám každý týden 1 věc, která ty mezery zmenší.',
      ],
      alone: [
        'Promluvím si se 3 lidmi z oboru, kam mířím, a do {date} sepíšu na jednu stránku svou cestu tam.',
      ],
    },
    business: {
      about: [
        'nabídku, náklady a příjmy sepíšu na 2 stránky a do {date} čísla proberu s někým, kdo už podniká.',
        'do {date} tomu věnuju 2 pevné termíny týdně a náklady i příjmy povedu na jedné stránce.',
      ],
      alone: [
        'Nabídku, náklady a příjmy svého podnikání sepíšu na 2 stránky a do {date} je proberu s někým, kdo už podniká.',
      ],
    },
    leadership: {
      about: [
        'do {date} si s každým, koho vedu, na 20 minut sednu a domluvíme si 1 jasné očekávání.',
        'do {date} předám každý týden 1 celý úkol a pak se zeptám, jak to šlo.',
      ],
      alone: ['Do {date} si s každým, koho vedu, na 20 minut sednu a domluvíme si 1 jasné očekávání.'],
    },
    portfolio: {
      about: [
        'vyberu práce, za které se nestydím, každou popíšu ve 2 větách a do {date} výběr ukážu 2 lidem.',
        'do {date} přidám každý týden 1 hotovou práci nebo ukázku a všechno dám na jedno místo.',
      ],
      alone: ['Vyberu své nejlepší práce, každou popíšu ve 2 větách a do {date} hotový výběr ukážu 2 lidem.'],
    },
    software: {
      about: [
        'omezím se na 3 nejdůležitější věci, zprovozním je a do {date} je nechám vyzkoušet 2 lidi.',
        'budu na tom pracovat 2krát týdně v pevnou dobu a do {date} ukážu verzi, kterou můžou použít i ostatní.',
      ],
      alone: [
        'Svůj projekt omezím na 3 nejdůležitější věci, zprovozním je a do {date} je nechám vyzkoušet 2 lidi.',
      ],
    },
    writing: {
      about: [
        'do {date} k tomu sednu 3krát týdně na 30 minut a výsledek dám přečíst 2 lidem.',
        'do {date} napíšu každý týden 2 stránky a upravím je podle připomínek někoho, kdo hodně čte.',
      ],
      alone: ['Do {date} budu 3krát týdně 30 minut psát a výsledek dám přečíst 2 lidem.'],
    },
    event: {
      about: [
        'na 1 stránku sepíšu termín, místo a rozpočet a do {date} budu mít všechno zařízené.',
        'sepíšu, co je třeba udělat, požádám 2 lidi o pomoc nebo radu a do {date} odškrtnu poslední bod.',
      ],
      alone: [
        'Na 1 stránku sepíšu termín, místo a rozpočet toho, co chystám, a do {date} budu mít všechno zařízené.',
      ],
    },
    papers: {
      about: [
        'všechno jednou celé přepracuju, ukážu to 2 lidem a do {date} dokončím konečnou verzi.',
        'projdu si 2 povedené příklady, napíšu vlastní verzi a do {date} do ní zapracuju připomínky někoho z oboru.',
      ],
      alone: ['Své podklady jednou celé přepracuju, ukážu je 2 lidem a do {date} dokončím konečnou verzi.'],
    },
    document: {
      about: [
        'připravím osnovu na jednu stránku, budu psát 2krát týdně a do {date} předám hotovou verzi.',
        'posbírám všechny podklady, hotový text dám přečíst 2 lidem a do {date} zapracuju jejich připomínky.',
      ],
      alone: [
        'Pro svůj dokument připravím osnovu na jednu stránku, budu psát 2krát týdně a do {date} předám hotovou verzi.',
      ],
    },
    object: {
      about: [
        'sepíšu materiál, náklady a postup, budu na tom pracovat 2krát týdně a do {date} to dokončím.',
        'práci si rozdělím na 3 etapy, před každou si připravím, co potřebuju, a do {date} dokončím poslední.',
      ],
      alone: ['Svůj výrobek nebo opravu si rozdělím na 3 etapy a do {date} dokončím poslední.'],
    },
    improvement: {
      about: [
        'zjistím, jak je to teď, navrhnu 1 změnu, vyzkouším ji a do {date} porovnám, co se zlepšilo.',
        'promluvím si se 2 lidmi, kterých se to týká, a do {date} nové řešení ověřím v praxi.',
      ],
      alone: ['Zjistím, jak se to teď dělá, navrhnu 1 zlepšení, vyzkouším ho a do {date} porovnám výsledek.'],
    },
    presentation: {
      about: [
        'napíšu si 3 hlavní body, 2krát si to celé nahlas vyzkouším a do {date} s tím vystoupím před lidmi.',
        'do {date} si to aspoň 2krát vyzkouším před pár lidmi a pokaždé si vyžádám zpětnou vazbu.',
      ],
      alone: [
        'Napíšu si 3 hlavní body, 2krát si vystoupení nahlas vyzkouším a do {date} s ním vystoupím před lidmi.',
      ],
    },
    meetings: {
      about: [
        'do {date} si na každé setkání připravím 2 body, přednesu je hned na začátku a zapíšu si, co zabralo.',
        'do {date} na 3 setkáních vyzkouším vždy 1 věc jinak a zeptám se někoho, jak to působilo.',
      ],
      alone: [
        'Do {date} si na každou poradu či schůzi připravím 2 body, přednesu je včas a zapíšu si, co zabralo.',
      ],
    },
    conversation: {
      about: [
        'napíšu si 3 hlavní body, nahlas si vyzkouším první věty a do {date} ten rozhovor povedu.',
        'vyberu klidnou chvíli, připravím si 2 věty, které nechci vynechat, a do {date} je řeknu.',
      ],
      alone: ['Napíšu si 3 hlavní body, nahlas si vyzkouším první věty a do {date} ten rozhovor povedu.'],
    },
    feedback: {
      about: [
        'do {date} ve 3 skutečných situacích nejdřív vyslechnu druhou stranu, položím 1 otázku a teprve pak klidně řeknu svoje.',
        'do {date} si po každé náročné chvíli zapíšu, co zaznělo, a 1 větu, kterou použiju příště.',
      ],
      alone: ['Do {date} si po každé náročné výměně zapíšu, co zaznělo, a 1 větu, kterou použiju příště.'],
    },
    boundaries: {
      about: [
        'napíšu si 2 věty, jimiž se dá slušně odmítnout, a do {date} je použiju při 3 příležitostech.',
        'určím si 1 jasné pravidlo, co už na sebe neberu, oznámím ho a až do {date} ho budu dodržovat.',
      ],
      alone: ['Napíšu si 2 věty, jimiž se dá slušně odmítnout, a do {date} je použiju při 3 příležitostech.'],
    },
    interview: {
      about: [
        'do {date} si to s někým 2krát vyzkouším nanečisto a po každém pokusu si zapíšu, co příště zlepšit.',
        'sepíšu, na co se asi zeptají, připravím 3 příklady a do {date} si je nahlas vyzkouším.',
      ],
      alone: [
        'Do {date} si pohovor s někým 2krát vyzkouším nanečisto a po každém pokusu si zapíšu, co příště zlepšit.',
      ],
    },
    confidence: {
      about: [
        'do {date} udělám každý týden 1 malou věc, která chce odvahu, a zapíšu si, jak to dopadlo.',
        'vyberu si 3 situace od lehké po těžkou a do {date} se do nich jedné po druhé pustím.',
      ],
      alone: ['Do {date} udělám každý týden 1 malou věc, která chce odvahu, a zapíšu si, jak to dopadlo.'],
    },
    expression: {
      about: [
        'do {date} budu 3krát týdně 20 minut trénovat a první ukázku porovnám s poslední.',
        'do {date} s někým každý týden projdu 1 svou ukázku a zapíšu si, co šlo říct jasněji.',
      ],
      alone: [
        'Do {date} budu 3krát týdně 20 minut trénovat psaní nebo mluvení a první ukázku porovnám s poslední.',
      ],
    },
    teaching: {
      about: [
        'do {date} si každý týden pečlivě připravím 1 hodinu nebo setkání a pak si ověřím, co fungovalo.',
        'do {date} vyzkouším 2 nové způsoby, jak vysvětlovat nebo vést, a zapíšu si, který je lepší.',
      ],
      alone: ['Do {date} vyzkouším 2 nové způsoby, jak vysvětlovat nebo vést, a zapíšu si, který je lepší.'],
    },
    salary: {
      about: [
        'porovnám 3 údaje o tom, kolik se platí jinde, na jednu stránku sepíšu důvody a do {date} to přednesu.',
        'určím si částku i hranici, pod kterou nejdu, natrénuju 2 nejlepší důvody a do {date} si o ni řeknu.',
      ],
      alone: [
        'Porovnám ve 3 zdrojích, kolik se platí jinde, na jednu stránku sepíšu důvody a do {date} si řeknu o víc.',
      ],
    },
    conditions: {
      about: [
        'sepíšu, co chci, a 2 způsoby, jak by to mohlo vyhovovat všem, a do {date} to v rozhovoru navrhnu.',
        'zjistím, jaká platí pravidla, připravím 1 konkrétní návrh a do {date} ho předložím.',
      ],
      alone: [
        'Sepíšu, jaké podmínky chci, a 2 způsoby, jak by to mohlo vyhovovat všem, a do {date} je navrhnu.',
      ],
    },
    agreement: {
      about: [
        'sepíšu 3 důvody, které dávají smysl i druhé straně, a do {date} svůj návrh přednesu.',
        'náklady a přínosy dám na jednu stránku, získám pohled 2 lidí, kteří by mě podpořili, a do {date} návrh předložím.',
      ],
      alone: [
        'Svůj návrh dám na jednu stránku se 3 důvody, které osloví druhou stranu, a do {date} ho přednesu.',
      ],
    },
    decision: {
      about: [
        'pro a proti sepíšu na jednu stránku, proberu to se 2 lidmi, kteří něco podobného řešili, a do {date} se rozhodnu.',
        'určím si 3 věci, na kterých mi nejvíc záleží, porovnám podle nich možnosti a do {date} se rozhodnu.',
      ],
      alone: [
        'Pro a proti svých možností sepíšu na jednu stránku, proberu je se 2 lidmi, kterým věřím, a do {date} se rozhodnu.',
      ],
    },
    pricing: {
      about: [
        'porovnám 3 podobné nabídky, spočítám své náklady a čas a do {date} si cenu určím.',
        'spočítám, kolik to musí vynést, zeptám se 2 lidí, kteří trh znají, a do {date} ceny sepíšu.',
      ],
      alone: ['Porovnám 3 podobné nabídky, spočítám své náklady a čas a do {date} si ceny určím.'],
    },
    question: {
      about: [
        'sepíšu si otázky, zeptám se ve 2 spolehlivých zdrojích a do {date} odpovědi shrnu na půl stránky.',
        'obrátím se na místo, které to má na starosti, ověřím to v 1 dalším zdroji a do {date} si odpověď zapíšu.',
      ],
      alone: [
        'Sepíšu si otázky, zeptám se ve 2 spolehlivých zdrojích a do {date} odpovědi shrnu na půl stránky.',
      ],
    },
    direction: {
      about: [
        'promluvím si se 3 lidmi, kteří mě dobře znají, shrnu to na stránku a do {date} rozhodnu, co zkusím jako první.',
        'vyzkouším 2 věci, které mě lákají, a do {date} si zapíšu, kterou z nich chci dál rozvíjet.',
      ],
      alone: [
        'Promluvím si se 3 lidmi, kteří mě dobře znají, o tom, co mi sedí, a do {date} rozhodnu, co zkusím jako první.',
        'Vyzkouším 2 věci, které mě lákají, a do {date} si zapíšu, kterou z nich chci dál rozvíjet.',
      ],
    },
    exercise: {
      about: [
        'do {date} budu 2 pevné dny v týdnu trénovat a pokaždé si zapíšu, co se povedlo.',
        'začnu s 20 minutami 3krát týdně a do {date} dávku po troškách zvýším.',
      ],
      alone: ['Do {date} se budu 2 pevné dny v týdnu hýbat a pokaždé si zapíšu, co se povedlo.'],
    },
    habit: {
      about: [
        'začnu tento týden, do {date} si každé splnění odškrtnu v kalendáři a každé 2 týdny se podívám, jak to jde.',
        'zapíšu si to do kalendáře na pevný čas, vydržím u toho do {date} a každé 2 týdny se ohlédnu.',
      ],
      alone: [
        'Svůj nový zvyk si zapíšu do kalendáře na pevný čas, vydržím u něj do {date} a každé 2 týdny se ohlédnu.',
      ],
    },
    rest: {
      about: [
        'do {date} si 4 dny v týdnu nechám hodinu bez práce a obrazovek a v neděli zhodnotím, jak mi je.',
        'pro večery nebo volné dny si určím 1 jasné pravidlo, až do {date} ho budu dodržovat a v neděli zhodnotím, jak to jde.',
      ],
      alone: [
        'Do {date} si 4 dny v týdnu nechám hodinu bez práce a obrazovek a v neděli zhodnotím, jak mi je.',
      ],
    },
    stop: {
      about: [
        'do {date} si každý večer zapíšu 1 větou, jestli se to povedlo, a v neděli se podívám, co pomohlo.',
        'zapíšu si 2 situace, kdy je to těžké, předem si naplánuju, co udělám, a do {date} si odškrtnu každý dobrý den.',
      ],
      alone: ['Do {date} si každý večer zapíšu 1 větou, jestli se mi povedlo omezit to, co chci omezit.'],
    },
    organisation: {
      about: [
        'do {date} si každou neděli dám 20 minut na plánování a uklízení a zapíšu si, co je díky tomu snazší.',
        'do {date} si 5 dní v týdnu napíšu 3 nejdůležitější věci a tou první začnu.',
      ],
      alone: [
        'Do {date} si každou neděli dám 20 minut na plánování a uklízení a zapíšu si, co je díky tomu snazší.',
      ],
    },
    money: {
      about: [
        'určím si částku na každý měsíc, do {date} si budu zapisovat příjmy i výdaje a 1 pevný den v měsíci zkontroluju, jak to jde.',
        'do {date} věnuju penězům 30 minut týdně a pokaždé dořeším jednu otevřenou záležitost.',
      ],
      alone: ['Do {date} věnuju svým financím 30 minut týdně a pokaždé dořeším jednu otevřenou záležitost.'],
    },
    visibility: {
      about: [
        'do {date} ukážu každý týden 1 kus své práce někomu, kdo by o ní měl vědět.',
        'v několika větách shrnu 3 výsledky a do {date} je zmíním při 3 vhodných příležitostech.',
      ],
      alone: ['Do {date} ukážu každý týden 1 kus své práce někomu, kdo by o ní měl vědět.'],
    },
    errand: {
      about: [
        'zjistím, co je k tomu potřeba, vyhradím si 1 hodinu a do {date} to vyřídím.',
        'připravím si, co potřebuju, nastavím si 2 připomínky a do {date} to budu mít hotové.',
      ],
      alone: ['Zjistím, co je k vyřízení potřeba, vyhradím si 1 hodinu a do {date} to bude hotové.'],
    },
    dream: {
      about: [
        'napíšu si, co mě na tom láká, a do {date} udělám 1 věc, která je v mých silách.',
        'vyberu si z toho malý kousek, který zvládnu, řeknu o něm 1 člověku a do {date} ho udělám.',
      ],
      alone: ['Ze svého snu vyberu 1 malý kousek, který je v mých silách, a do {date} ho udělám.'],
    },
    other: {
      about: [
        'napíšu si, co by se v mém všedním dni změnilo, a do {date} pro to každý týden udělám 1 malou věc.',
        'proberu to na mentoringu, dohodneme se na 1 věci, která je na mně, a do {date} ji udělám.',
      ],
      alone: ['V 1 větě napíšu, co chci, proberu to na mentoringu a do {date} pro to něco udělám.'],
    },
  },
  groups: {
    learning: {
      about: [
        'do {date} se tomu budu 2krát týdně věnovat a pak někomu ukážu nebo vysvětlím, co už umím.',
        'najdu si 1 dobrý kurz nebo lidi, od kterých se dá učit, a do {date} si to vyzkouším při 2 skutečných příležitostech.',
      ],
      alone: ['Do {date} se tomu, co se chci naučit, budu 2krát týdně věnovat a pak to někomu ukážu.'],
    },
    passing: {
      about: [
        'sepíšu si, co ještě chybí, každý týden vyřídím 1 věc a do {date} budu mít všechno hotové.',
        'do {date} si na to nechám 2 pevné termíny týdně a požádám o radu 1 člověka, který tím prošel.',
      ],
      alone: [
        'Sepíšu si, co po mně ještě chtějí, každý týden vyřídím 1 věc a do {date} budu mít všechno hotové.',
      ],
    },
    getting: {
      about: [
        'ujasním si, na čem mi nejvíc záleží, a do {date} oslovím každý týden 2 vhodné lidi nebo místa.',
        'požádám 3 lidi, kteří se v tom vyznají, o radu a do {date} vyzkouším jejich nejlepší tipy.',
      ],
      alone: ['Ujasním si, co hledám, a do {date} oslovím každý týden 2 vhodné lidi nebo místa.'],
    },
    changing: {
      about: [
        'promluvím si se 3 lidmi, kteří něco podobného zažili, a do {date} sepíšu na jednu stránku vlastní plán.',
        'do {date} pro to každý týden udělám 1 věc a zapíšu si, co mi to ukázalo.',
      ],
      alone: [
        'Promluvím si se 3 lidmi, kteří podobnou změnu zažili, a do {date} sepíšu na jednu stránku vlastní plán.',
      ],
    },
    making: {
      about: [
        'rozvrhnu si to na jednu stránku, budu na tom pracovat 2krát týdně a do {date} to dokončím.',
        'práci si rozdělím na 3 části, po každé si vyžádám názor někoho dalšího a do {date} dokončím poslední.',
      ],
      alone: [
        'Svůj projekt si rozvrhnu na jednu stránku, budu na něm pracovat 2krát týdně a do {date} ho dokončím.',
      ],
    },
    performing: {
      about: [
        'do {date} to vyzkouším ve 3 skutečných situacích a po každé si zapíšu, co se povedlo.',
        'dobře si připravím 1 skutečnou příležitost, vyzkouším si ji nanečisto a do {date} ji využiju.',
      ],
      alone: [
        'Do {date} to, co mi dělá potíže, vyzkouším ve 3 skutečných situacích a zapíšu si, co se povedlo.',
      ],
    },
    negotiating: {
      about: [
        'návrh a 3 důvody sepíšu na jednu stránku, jednou si je nahlas vyzkouším a do {date} si o tom promluvím.',
        'zjistím, jak to ve 2 podobných případech chodí, a do {date} svůj požadavek přednesu.',
      ],
      alone: [
        'Svůj návrh a 3 důvody sepíšu na jednu stránku, nahlas si je vyzkouším a do {date} si o tom promluvím.',
      ],
    },
    deciding: {
      about: [
        'promluvím si se 2 lidmi, kteří se v tom vyznají, a do {date} si svou odpověď zapíšu.',
        'ze 2 nebo 3 dobrých zdrojů shromáždím fakta, shrnu je na jednu stránku a do {date} z nich vyvodím závěr.',
      ],
      alone: [
        'Ze 2 nebo 3 dobrých zdrojů shromáždím fakta, shrnu je na jednu stránku a do {date} z nich vyvodím závěr.',
      ],
    },
    keeping: {
      about: [
        'určím si 1 jasné pravidlo, až do {date} ho budu dodržovat a každou neděli zhodnotím, jak to jde.',
        'do {date} si 1 den v týdnu zapíšu, jak to jde a co chci změnit.',
      ],
      alone: [
        'Určím si 1 jasné pravidlo pro to, co chci změnit, až do {date} ho budu dodržovat a každou neděli zhodnotím, jak to jde.',
      ],
    },
    otherwise: {
      about: [
        'vyberu z toho 1 věc, která je v mých silách, a do {date} ji udělám.',
        'promluvím si s 1 člověkem, kterému věřím, jak na to, a do {date} udělám svůj díl.',
      ],
      alone: ['Vyberu 1 věc, která je v mých silách, a do {date} ji udělám.'],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'na 1 stránku sepíšu, co je k tomu potřeba, kolik to stojí a kdo pomůže, ukážu to 2 zkušeným lidem a do {date} začnu.',
        'sepíšu, co musí být hotové pro skromný začátek, každý týden vyřídím 1 bod a do {date} začnu.',
      ],
      alone: [
        'Na 1 stránku sepíšu, co chci rozjet, kolik to stojí a kdo pomůže, ukážu to 2 zkušeným lidem a do {date} začnu.',
      ],
    },
    introducing: {
      about: [
        'na 1 stránku popíšu, jak to má fungovat, týden to vyzkouším se 2 lidmi a do {date} to poběží nastálo.',
        'promluvím si se 3 lidmi, kterých se to týká, začnu v malém a do {date} to poběží nastálo.',
      ],
      alone: [
        'Na 1 stránku popíšu, co chci zavést, týden to vyzkouším se 2 lidmi a do {date} to poběží nastálo.',
      ],
    },
    delegating: {
      about: [
        'na 1 stránku popíšu, jak se to dělá, 2krát to projdeme společně a do {date} to úplně pustím z rukou.',
        's 1 člověkem se domluvím, co a odkdy převezme, a do {date} s ním 2krát proberu, jak to jde.',
      ],
      alone: [
        'S 1 člověkem se domluvím, co ode mě převezme, ukážu mu, jak se to dělá, a do {date} to úplně pustím z rukou.',
      ],
    },
    visiting: {
      about: [
        'zjistím si 2 možnosti, ještě tento týden si zapíšu termín do kalendáře a do {date} si poznamenám, co mi to dalo.',
        'zeptám se na 2 vhodných místech, domluvím si den a do {date} si zapíšu 3 věci, které tam uvidím nebo uslyším.',
      ],
      alone: [
        'Zeptám se na 2 vhodných místech, jestli můžu přijít, půjdu tam a do {date} si zapíšu, co mi to dalo.',
      ],
    },
    sharing: {
      about: [
        'do {date} úplně předám 2 úkoly, každý s jasným cílem a termínem, a potom proberu, jak to šlo.',
        'vyberu 3 úkoly, které můžou převzít jiní, každý jednou vysvětlím a poslední předám do {date}.',
      ],
      alone: [
        'Do {date} úplně předám 2 své úkoly, každý s jasným cílem a termínem, a potom proberu, jak to šlo.',
      ],
    },
    calculating: {
      about: [
        'do {date} propočítám od začátku do konce 3 skutečné příklady a dám čísla zkontrolovat někomu zkušenému.',
        'u 2 skutečných případů si sepíšu, co všechno je třeba započítat, udělám z toho 1 tabulku a do {date} podle ní spočítám třetí.',
      ],
      alone: [
        'Do {date} propočítám od začátku do konce 3 příklady ze své práce a dám čísla zkontrolovat někomu zkušenému.',
      ],
    },
    reaching: {
      about: [
        'určím si 2 mezicíle, každý týden udělám 1 věc pro ten nejbližší a do {date} si každou neděli zapíšu, jak daleko jsem.',
        'zeptám se 2 lidí, kterým se to povedlo, co jim nejvíc pomohlo, a do {date} každé 2 týdny vyzkouším jeden jejich nápad.',
      ],
      alone: [
        'Na cestě k tomu, čeho chci dosáhnout, si určím 2 mezicíle a do {date} si každou neděli zapíšu, jak daleko jsem.',
      ],
    },
    beginning: {
      about: [
        'zeptám se 1 člověka, který už to dělá, co na začátek potřebuju, připravím si to a do {date} začnu.',
        'sepíšu si, co potřebuju pro malý začátek, do 2 týdnů vyřídím první 3 věci a do {date} začnu.',
      ],
      alone: [
        'Zeptám se 1 člověka, který už dělá to, s čím chci začít, co potřebuju, připravím si to a do {date} začnu.',
      ],
    },
    publishing: {
      about: [
        'vyberu 3 vhodná místa, zjistím, co vyžadují, a do {date} pošlu svou práci na první z nich.',
        'poprosím 2 lidi o připomínky, připravím vše, co je třeba, a do {date} to pošlu na 3 vhodná místa.',
      ],
      alone: [
        'Vyberu 3 místa, která by mou práci mohla vydat, zjistím, co vyžadují, a do {date} ji pošlu na první z nich.',
      ],
    },
    drafting: {
      about: [
        'podívám se na 2 dobré příklady, první pokus ukážu 2 lidem a do {date} budu mít hotovou lepší verzi.',
        'do 2 týdnů udělám první verzi, jednou ji vyzkouším a do {date} ji doladím.',
      ],
      alone: [
        'Podívám se na 2 dobré příklady toho, co chci udělat, první pokus ukážu 2 lidem a do {date} budu mít hotovou lepší verzi.',
      ],
    },
    freeDays: {
      about: [
        'na ten čas si naplánuju něco příjemného, řeknu o tom 2 lidem a do {date} si zaškrtnu každý týden, kdy se to povedlo.',
        'řeknu to všem, kterých se to týká, domluvím 1 jiné řešení pro naléhavé případy a do {date} si zaškrtnu každý týden, kdy se to povedlo.',
      ],
      alone: [
        'Na čas, který chci mít volný, si naplánuju něco příjemného, řeknu o tom 2 lidem a do {date} si zaškrtnu každý týden, kdy se to povedlo.',
      ],
    },
  },
  unread: {
    about: [
      'zeptám se 2 lidí, kteří se v tom vyznají, jak by na to šli, a do {date} se zařídím podle nejlepší rady.',
      'každý týden udělám 1 krok, odškrtnu si ho a do {date} budu mít hotovo.',
    ],
    alone: [
      'Do 1 věty shrnu, co chci, dohodnu se na ní na mentoringu a do {date} udělám první krok.',
      'Na mentoringu proberu, co chci, sepíšu 3 věci, které můžu udělat, a do {date} udělám první.',
    ],
  },
  soon: {
    about: ['sepíšu si 2 nebo 3 věci, na kterých teď záleží nejvíc, a do {date} je jednu po druhé udělám.'],
    alone: ['Sepíšu si 2 nebo 3 věci, na kterých teď záleží nejvíc, a do {date} je jednu po druhé udělám.'],
  },
};
