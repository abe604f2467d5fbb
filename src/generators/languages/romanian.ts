/** Romanian: how it speaks of time, and what is said to mentees in it. */
import { romanian as grammar } from './grammars/romanian.ts';
import type { LanguageFile } from './language-file.ts';

export const romanian: LanguageFile = {
  code: 'ro',
  locale: 'ro-RO',
  name: 'Romanian',
  capitalNouns: false,
  digraphs: false,
  postpositions: false,
  ordinalStops: false,
  elides: false,
  pluralDays: 'never',
  neighbours: [],
  linking: 'de',
  infinitive: /^(?:\S+ ){0,2}?(?:(?:să|sa|a) \p{L}|s[ăa]?-\p{L}+ \p{L})/iu,
  grammar,
  refusal:
    /(?<!\p{L})(?:nu (?:mai )?(?:vreau|doresc|aș vrea|intenționez|mă interesează|am de gând|am (?:intenția|chef))|să nu|fără|nici|în loc de|decât)\s+$/iu,
  refusalAfter: /^[.!?…]+\s+(?:în niciun caz|nici vorbă|niciodată(?=[.!])|nicidecum|nu mulțumesc)/iu,
  leastWhole: -0.3,
  untilIsBefore: true,
  easternEaster: true,
  idle: `
    hai | haide | vedem | nu e cazul | cazul | nimic | nimica | nu | n | am | ai | niciun | nici un | nicio | nici o |
    niciunul | niciuna | fără | dorințe | dorință | obiective | obiectiv | țeluri | scopuri | planuri | momentan |
    deocamdată | moment | momentul | pentru | acum | prezent | încă | mulțumesc | mulțumim | mulțam | mersi | merci | ms |
    mult | frumos | anticipat | salut | salutare | salutări | bună | buna | ziua | seara | dimineața | bun | noapte |
    hei | hey | hi | hello | servus | noroc | ceau | ciao | pa | revedere | toată | lumea | tuturor | dragă | dragi |
    dragilor | test | teste | testare | testez | ok | okay | oki | bine | da | ce | mai | faci | faceți | fac | e | este |
    sunt | sper | sper că | ești | sunteți | totul | tot | toate | și | la | din | partea | mea | adăugat | spus | zis |
    scris | de | în | acest | această | idei | idee | întrebări | întrebare | comentarii | comentariu | observații |
    nevoie | altceva | plus | special | deosebit | important | vreme | vremea | frumoasă | soare | afară | zi |
    săptămână | o | un | eu | tu | voi | vă | te | mă | îmi | mi | vine | minte | nu înțeleg | înțeleg | înțeles | none |
    nothing | na | a | null | nil | lorem | ipsum | bla | blabla | haha | hihi | hmm | hm | ăă | lol | abc | xxx |
    thanks | gol | trec | sar | peste | cu | stimă | respect | drag | crăciun | crăciunul | fericit | paște | mulți |
    ani | sărbători | fericite | scuze | pardon | vreau | doresc | aș | ar | fi | multe | lucruri | atât | asta | gata |
    numai | decât | că | cum | sănătate | numa | îmbrățișez | cordial | încântat | încântată | încântat de cunoștință |
    cunoștință | să | ne | cunoaștem | mă bucur | bucur | aici | loc | domnule | doamnă | nu am nevoie | nu vreau |
    nu doresc | n am nevoie | azi | astăzi | nup | nope | nu mulțumesc | nu este cazul | nimic de adăugat |
    nimic de spus | nimic de zis | fără comentarii | n am ce | ce să zic | nu am ce | deocamdată nimic | îmbrățișări |
    pupici | numai bine | o zi bună | pe curând | vă salut | vă mulțumesc | complet | completat
  `,
  time: {
    months: [
      'ianuarie | ian | ianuar',
      'februarie | feb | febr',
      'martie | mart',
      'aprilie | apr',
      'luna mai | lunii mai | lui mai | în mai | sfârșit mai | sfârșit de mai | final mai | final de mai | finele mai | început de mai | mijloc de mai | mai 2026 | mai 2027 | mai 2028',
      'iunie | iun',
      'iulie | iul',
      'august | aug',
      'septembrie | sept | sep',
      'octombrie | oct',
      'noiembrie | nov',
      'decembrie | dec',
    ],
    weekdays: [
      'luni | lunea',
      'marți | marțea',
      'miercuri | miercurea',
      'joi | joia',
      'vineri | vinerea',
      'sâmbătă | sâmbăta',
      'duminică | duminica',
    ],
    spans: [
      ['până mâine | pe mâine', 1, 'day'],
      ['într un an | peste un an | intr un an', 1, 'year'],
      ['într un an și jumătate | peste un an și jumătate', 18, 'month'],
      ['într o lună | peste o lună', 1, 'month'],
      ['într o săptămână | peste o săptămână', 1, 'week'],
      [
        'în jumătate de an | peste jumătate de an | într o jumătate de an | peste o jumătate de an',
        6,
        'month',
      ],
      ['într un semestru', 6, 'month'],
      ['într un trimestru', 3, 'month'],
    ],
    day: 'zi | zile | ziua | zilei | zilele | zilelor',
    week: 'săptămână | săptămâni | săptămâna | săptămânii | săptămânile | săptămânilor | săpt | saptamină | săptămînă | săptămîni | săptămîna',
    month: 'lună | luni | luna | lunii | lunile | lunilor',
    quarter: 'trimestru | trimestrul | trimestrului | trimestre | trimestrele | trim',
    year: 'an | ani | anul | anului | anii | anilor | semestru | semestrul | semestrului | semestre',
    hour: 'oră | ore | ora | orele | orelor | h | hrs',
    minute: 'minut | minute | minutul | minutele | min | de minute | de min',
    feasts: [
      ['înainte de vară | înaintea verii', 6, 20],
      ['sezonul din mai | sesiunea din mai | vacanța din mai', 5, 1],
      ['rusalii | rusaliile | rusaliilor', 5, 31],
      ['1 mai', 5, 1],
      ['2 mai', 5, 2],
      ['3 mai', 5, 3],
      ['4 mai', 5, 4],
      ['5 mai', 5, 5],
      ['6 mai', 5, 6],
      ['7 mai', 5, 7],
      ['8 mai', 5, 8],
      ['9 mai', 5, 9],
      ['10 mai', 5, 10],
      ['11 mai', 5, 11],
      ['12 mai', 5, 12],
      ['13 mai', 5, 13],
      ['14 mai', 5, 14],
      ['15 mai', 5, 15],
      ['16 mai', 5, 16],
      ['17 mai', 5, 17],
      ['18 mai', 5, 18],
      ['19 mai', 5, 19],
      ['20 mai', 5, 20],
      ['21 mai', 5, 21],
      ['22 mai', 5, 22],
      ['23 mai', 5, 23],
      ['24 mai', 5, 24],
      ['25 mai', 5, 25],
      ['26 mai', 5, 26],
      ['27 mai', 5, 27],
      ['28 mai', 5, 28],
      ['29 mai', 5, 29],
      ['30 mai', 5, 30],
      ['31 mai', 5, 31],
      ['crăciun | crăciunul | crăciunului | sărbătorile de iarnă | sărbători | sărbătorile', 12, 24],
      ['anul nou | revelion | revelionul | revelionului', 12, 31],
      ['paște | paști | paștele | paștile | paștelui | paștilor', 4, 15],
      ['primăvară | primăvara | primăverii', 5, 31],
      [
        'an școlar | anul școlar | anului școlar | an universitar | anul universitar | anului universitar',
        6,
        30,
      ],
      ['vară | vara | verii | vacanța mare | vacanța de vară', 8, 31],
      ['începerea școlii | începutul școlii', 9, 10],
      ['toamnă | toamna | toamnei', 11, 30],
      ['iarnă | iarna | iernii', 2, 28],
      [
        'primul trimestru | primului trimestru | trimestrul 1 | trimestrului 1 | trimestrul i | trimestrului i | trimestrul întâi',
        3,
        31,
      ],
      [
        'al doilea trimestru | trimestrul 2 | trimestrului 2 | trimestrul ii | trimestrului ii | trimestrul al ii | trimestrului al ii | trimestrul doi | trimestrul al doilea | trimestrului al doilea',
        6,
        30,
      ],
      [
        'al treilea trimestru | trimestrul 3 | trimestrului 3 | trimestrul iii | trimestrului iii | trimestrul al iii | trimestrului al iii | trimestrul trei | trimestrul al treilea | trimestrului al treilea',
        9,
        30,
      ],
      [
        'ultimul trimestru | al patrulea trimestru | trimestrul 4 | trimestrului 4 | trimestrul iv | trimestrului iv | trimestrul al iv | trimestrului al iv | trimestrul al patrulea | trimestrului al patrulea',
        12,
        31,
      ],
      [
        'primul semestru | primului semestru | semestrul 1 | semestrului 1 | semestrul i | semestrului i | prima jumătate a | primei jumătăți a | jumătatea anului | mijlocul anului',
        6,
        30,
      ],
      [
        'al doilea semestru | semestrul 2 | semestrului 2 | semestrul ii | semestrului ii | semestrul al ii | semestrului al ii | a doua jumătate a',
        12,
        31,
      ],
    ],
    end: 'sfârșit | sfârșitul | sfârșitului | sfîrșit | sfîrșitul | final | finalul | finalului | finele | finalu | capătul | încheierea',
    middle: 'mijloc | mijlocul | jumătatea lui | jumătatea lunii',
    begin: 'început | începutul | începutului',
    next: 'următor | următoare | următorul | următoarea | următorului | următoarei | viitor | viitoare | viitorul | viitoarea | care vine | ce vine | care urmează',
    current:
      'acest | această | aceasta | acesta | acestui | acestei | asta | ăsta | curent | curentă | în curs | ăla',
    within:
      'în | într | in | întru | peste | în cel mult | în maxim | în maximum | în decurs de | în decursul | în termen de | pe parcursul | pe durata | în cursul | în timpul | timp de | următoarele | următorii | în următoarele | în următorii | la vară | la toamnă | la iarnă | la primăvară | la sfârșitul | la finalul | la final | la începutul | de crăciun | de paște | de paști | pe la | cel mult',
    before: 'înainte de',
    until:
      'e pe | este pe | va fi pe | are loc pe | până | pînă | până la 30 de ani | până la 35 de ani | până la 40 de ani | până la 45 de ani | până la 50 de ani | evaluarea din | sesiunea din | examenul din | concursul din | interviul din | prezentarea din | conferința din | ședința din | până în | pana prin | până prin | nu mai târziu | înainte de | înaintea | cel târziu | cel mai târziu | nu mai târziu de | deadline | termen limită | termenul | termen | data limită | scadență | scadența | pe 0* mai | pe 1* mai | pe 2* mai | pe 3* mai | pe 4 mai | pe 5 mai | pe 6 mai | pe 7 mai | pe 8 mai | pe 9 mai',
    ago: 'acum 1* | acum 2* | acum 3* | acum 4* | acum 5* | acum 6* | acum 7* | acum 8* | acum 9* | acum un | acum o | acum doi | acum două | acum trei | acum patru | acum cinci | acum câțiva | acum câteva | în urmă | în urmă cu | de experiență | experiență | vechime | din 1* | din 2* | din ianuarie | din februarie | din martie | din aprilie | din iunie | din iulie | din august | din septembrie | din octombrie | din noiembrie | din decembrie | de câțiva | de câteva | de un | de o | de doi | de două | de trei | de 1* | de 2* | de 3* | de 4* | de 5* | de 6* | de 7* | de 8* | de 9* | trecut | trecută | trecuți | trecute | ultimul | ultima | ultimii | ultimele | precedent | precedentă',
    per: 'pe | per | fiecare | / | la fiecare | în fiecare',
    weekly: 'săptămânal*',
    daily: 'zilnic*',
    half: 'jumătate | jumate | semestru | semestrul | semestrului | semestre',
    numbers: [
      [1, 'un | una | o | unu'],
      [2, 'doi | două'],
      [3, 'trei | câteva | câțiva'],
      [4, 'patru'],
      [5, 'cinci'],
      [6, 'șase'],
      [7, 'șapte'],
      [8, 'opt'],
      [9, 'următoarele nouă | cele nouă | cei nouă | aproximativ nouă'],
      [10, 'zece'],
      [11, 'unsprezece'],
      [12, 'doisprezece | douăsprezece | doișpe | doispe'],
      [14, 'paisprezece | paișpe'],
      [15, 'cincisprezece | cinșpe'],
      [16, 'șaisprezece'],
      [18, 'optsprezece'],
      [20, 'douăzeci'],
      [25, 'douăzeci și cinci'],
      [30, 'treizeci'],
      [40, 'patruzeci'],
      [50, 'cincizeci'],
    ],
  },
  leads: { v: 'Ca {words}, ', n: '{Words}: ', g: '', q: 'Ca să știu {words}, ', plan: 'Planul meu: ' },
  hours: {
    one: 'Îmi rezerv pentru asta {n} oră pe săptămână.',
    few: 'Îmi rezerv pentru asta {n} ore pe săptămână.',
    other: 'Îmi rezerv pentru asta {n} de ore pe săptămână.',
  },
  verbs: {
    stopping: `
      mă las | renunț | evit | opresc | mă opresc | termin cu | scap | scap de | încetez | mă dezvăț | mă abțin | las deoparte | las baltă |
      las munca
    `,
    learning: `
      învăț | înțeleg | stăpânesc | studiez | aprofundez | îmi îmbunătățesc | deprind | exersez | mă perfecționez | perfecționez |
      recapitulez | mă familiarizez | mă specializez | mă descurc cu | mă descurc în | mă pricep | cânt | dansez | vorbesc fluent |
      mă apuc de
    `,
    behaving: `
      ^mai puțin | mai rar | mai des | devreme | calm* | răbdare | punctual* | la timp | mai rar pe | mănânc mai | beau mai | ascult mai |
      lucrez mai puțin | mai răbdător* | mai răbdătoare
    `,
    founding: `
      deschid | îmi deschid | înființez | fondez | lansez | pornesc | pun bazele | pun pe picioare | demarez | încep o afacere |
      încep propria | inaugurez | mă fac pe cont | lucrez pe cont
    `,
    introducing: `
      introduc | implementez | instaurez | instituie | stabilesc reguli | fixez reguli | pun reguli | pun în aplicare | pun în practică |
      adopt | generalizez | trec la un program | trec la un sistem | digitalizez | modernizez | informatizez
    `,
    delegating: `
      deleg | predau ștafeta | cedez | încredințez | împart sarcinile | împart treburile | externalizez | dau altcuiva | dau mai departe |
      repartizez | las în seama | las altora | las pe mâna | predau comenzile
    `,
    visiting: `
      particip | vizitez | asist la | merg la | merg în | mă duc la | mă alătur | fac un stagiu | fac practică | fac voluntariat |
      mă înscriu ca voluntar | petrec o zi | petrec câteva zile | petrec o săptămână | încerc | văd cum | observ | iau parte
    `,
    choosing: `
      cumpăr | îmi cumpăr | îmi iau un | îmi iau o mașin* | închiriez | aleg | comand | mă mut | schimb mașina | schimb casa | achiziționez |
      investesc
    `,
    seeking: `
      găsesc | îmi găsesc | caut | întâlnesc | cunosc | atrag | obțin un | obțin o | iau legătura | refac legătura |
      reiau legătura | contactez | fac rost | îmi fac prieteni | am trei | am mai mulți | câștig clienți | mă împrietenesc
    `,
    selling: `
      vând | ofer | promovez | îmi fac reclamă | fac reclamă | îmi fac cunoscut* | fac cunoscut* | comercializez | scot la vânzare |
      pun în vânzare | expun | fidelizez
    `,
    becoming: `
      devin | ajung | mă fac | lucrez ca | lucrez în | lucrez la | mă angajez | mă recalific | mă reconvertesc | trec pe | trec de la |
      trec în | schimb meseria | schimb serviciul | schimb locul | schimb domeniul | îmi schimb | mă întorc | avansez | plec la lucru |
      mă reprofilez | las serviciul | las locul de muncă | fiu șef* | fiu un | fiu o | intru în
    `,
    applying: `
      aplic | depun | trimit | mă înscriu | înscriu | solicit | cer aprobarea | mă programez | îmi fac programare | fac o programare |
      rezerv | reînnoiesc | preschimb | anulez | completez | înregistrez | reziliez | fac cerere | fac o cerere | echivalez | fiu admis* |
      intru la | plătesc | predau lucrarea | predau proiectul | predau dosarul
    `,
    finishing: `
      termin | închei | finalizez | duc la capăt | duc la bun | isprăvesc | completez ultim* | duc până la capăt | fac un curs |
      urmez un curs | fac cursul | urmez cursul | recuperez
    `,
    talking: `
      renegociez | vorbesc cu | discut | îi spun | le spun | spun | cer | îi cer | întreb | îl întreb | o întreb | negociez | anunț | propun | conving |
      îmi cer | îmi cer scuze | port o discuție | am o discuție | pun întrebarea | susțin ideea | prezint | sun | telefonez | stau de vorbă
    `,
    teaching: `
      predau lecții | dau lecții | dau meditații | țin un curs | țin cursuri | țin un atelier | țin ateliere | îi învăț pe | îi învăț |
      o învăț | îl învăț | instruiesc | îndrum | explic | arăt | antrenez copii | formez | predau | învăț pe alții | îi ajut pe elevi
    `,
    saving: `
      economisesc | pun deoparte | strâng | strâng bani | achit | plătesc datori* | returnez | dau înapoi | țin evidența | țin socoteala |
      îmi țin socotelile | rambursez | agonisesc | cheltuiesc mai | câștig bani | câștig mai | câștig cel puțin
    `,
    exercising: `
      alerg | înot | merg pe jos | merg cu bicicleta | pedalez | mă antrenez | fac sport | fac mișcare | fac exerciții | fac yoga | slăbesc |
      slăbesc 1* | merg la sală | mă pun în formă | revin în formă | fac gimnastică | mă apuc de sport
    `,
    making: `
      fac un | fac o | îmi fac un | îmi fac o | creez | construiesc | scriu | redactez | cos | tricotez | croșetez | gătesc | coc | pictez |
      renovez | repar | restaurez | organizez | pregătesc | concep | proiectez | desenez | dezvolt un | dezvolt o | realizez | produc |
      plantez | cultiv | compun | înregistrez un | filmez | refac | amenajez | transform | programez | automatizez | actualizez |
      întocmesc | traduc | digitalizez arhiva | adun
    `,
    deciding: `
      decid | mă decid | hotărăsc | mă hotărăsc | aflu | știu dacă | știu ce | știu cât | știu care | știu cum | clarific | mă lămuresc |
      lămuresc | verific dacă | compar | cântăresc | iau o decizie | mă informez | aleg între | mă gândesc bine | calculez | rezolv |
      înțeleg dacă | înțeleg ce | înțeleg de ce | găsesc o cale | găsesc un mod | găsesc o soluție | găsesc o metodă | îmi găsesc drumul |
      îmi găsesc calea | îmi găsesc rostul | îmi găsesc locul | îmi găsesc vocația | găsesc ce
    `,
    improving: `
      îmbunătățesc | reduc | îmi reduc | scad | cresc | măresc | scurtez | grăbesc | ajung să vând | dublez | simplific |
      optimizez | organizez mai bine | fac ordine | fac curat | pun în ordine | ridic | cobor | înjumătățesc | dorm mai bine |
      gestionez mai bine | planific mai bine | mă descurc mai | fac față | gestionez | îmbin | împac | dorm | corectez | găsesc timp |
      îmi fac timp | găsesc un echilibru | fiu mai | devin mai | scriu mai | scriu fără | scriu corect | vorbesc mai | fac mai |
      îmi regăsesc | regăsesc | îmi recapăt | recapăt
    `,
    passing: `
      iau examenul | iau permisul | îmi iau permisul | iau atestatul | iau bacul | iau certificatul | promovez examenul | trec examenul |
      trec de examen | trec testul | susțin examenul | susțin | obțin certificatul | obțin atestatul | obțin permisul | obțin diploma |
      obțin autorizația | obțin certificarea | mă pregătesc | dau examenul | dau bacul | dau examen | reușesc la | trec interviul |
      trec de interviu | trec proba | mă prezint la | trec oralul | trec examenele
    `,
    daring: `
      nu-mi mai fie frică | nu-mi mai fie teamă | am mai puține emoții | îndrăznesc | depășesc | înving | înfrunt | am curaj | am curajul | prind curaj | capăt încredere | am mai multă încredere |
      am încredere | vorbesc în public | vorbesc în fața | iau cuvântul | mă afirm | mă impun | trec peste | mă încumet | găsesc curajul |
      îmi fac curaj | spun nu | refuz | mă fac respectat* | țin o prezentare | țin un discurs | țin o | cânt în fața
    `,
    calculating: `
      calculez costul | calculez prețul | calculez prețuri | estimez | stabilesc prețuri | socotesc
    `,
    asserting: `
      dau feedback | pun limite | stabilesc limite | fără să ridic tonul | fără să țip | mă stăpânesc | rămân calm* | îmi păstrez calmul |
      țin disciplina | fiu ferm*
    `,
    resting: `
      iau pauze | iau o pauză | îmi iau pauze | îmi iau o pauză | iau și eu pauze | fac pauze | am liber | am libere |
      plec de la muncă | plec acasă | ajung acasă | mă culc | mă odihnesc | mă deconectez
    `,
    reaching: 'ating | ajung la',
    beginning: 'încep',
    hiring: 'angajez | recrutez | strâng echipa',
    publishing: 'public | îmi public | găsesc o editură | găsesc un editor',
  },
  things: {
    customers: `
      elevi | cursanți | clienți | cliente | comenzi | abonați | urmăritori | ascultători | cititori | rezervări |
      recenzii | oaspeți | contracte | nunți | cumpărători | abonamente | restaurante | magazine
    `,
    body: 'spate | spatele | spatelui | umăr* | coloana | mișcare',
    drafts: `
      reguli | plan de studiu | listă de prețuri | site | pagină | logo | etichet* | meniu | meniul | șablon* | orar | fotografii | pliant* |
      carte de vizită | cărți de vizită | catalog*
    `,
  },
  plans: {
    subject: {
      about: [
        'parcurg o carte bună sau un curs și până la {date} scriu cu cuvintele mele esențialul pe 2 pagini.',
        'învăț de 3 ori pe săptămână câte 30 de minute și până la {date} explic 3 lucruri de bază cuiva care nu se pricepe.',
      ],
      alone: [
        'Până la {date} parcurg o carte bună sau un curs despre tema aleasă și scriu cu cuvintele mele esențialul pe 2 pagini.',
      ],
    },
    tool: {
      about: [
        'găsesc un curs sau pe cineva care să-mi arate bazele și până la {date} duc la capăt 3 sarcini reale fără ajutor.',
        'până la {date} exersez de 2 ori pe săptămână, pornind de la lucruri simple, iar la final fac o lucrare reală de la cap la coadă.',
      ],
      alone: [
        'Până la {date} învăț bazele programului sau ale aparatului ales și duc la capăt 3 sarcini reale fără ajutor.',
      ],
      named: ['Până la {date} parcurg un curs de {name} și rezolv cu ce am învățat 2 sarcini reale.'],
    },
    language: {
      about: [
        'până la {date} exersez de 4 ori pe săptămână câte 20 de minute și stau de vorbă de 3 ori cu cineva care stăpânește limba.',
        'învăț zilnic 5 cuvinte noi în propoziții de zi cu zi și până la {date} îmi verific progresul la 2 lecții cu cineva care știe bine limba.',
      ],
      alone: [
        'Până la {date} exersez limba aleasă de 4 ori pe săptămână câte 20 de minute și stau de vorbă de 3 ori cu cineva care o știe bine.',
      ],
    },
    craft: {
      about: [
        'până la {date} exersez de 2 ori pe săptămână și, o dată pe lună, arăt cuiva cu experiență ce îmi iese.',
        'iau 3 lecții de la cineva care știe bine, exersez între ele și până la {date} arăt în fața a 2 oameni ce îmi iese deja.',
      ],
      alone: [
        'Până la {date} iau 3 lecții în ceea ce vreau să deprind și exersez între ele de 2 ori pe săptămână.',
      ],
    },
    driving: {
      about: [
        'învăț teorie de 4 ori pe săptămână câte 20 de minute și până la {date} fac 5 ședințe cu instructorul.',
        'până la {date} ies la drum de 2 ori pe săptămână cu cineva cu experiență și exersez de fiecare dată o manevră dificilă.',
      ],
      alone: [
        'Până la {date} învăț teoria pentru permis de 4 ori pe săptămână câte 20 de minute și fac 5 ședințe cu instructorul.',
      ],
    },
    exam: {
      about: [
        'împart materia pe săptămâni, învăț de 4 ori pe săptămână și până la {date} fac 3 teste de probă contra cronometru.',
        'aflu exact cerințele și până la {date} rezolv 3 probe ca la examen și lămuresc fiecare greșeală.',
      ],
      alone: [
        'Până la {date} învăț pentru examen de 4 ori pe săptămână și fac 3 teste de probă contra cronometru.',
      ],
      named: [
        'Pentru {name} învăț de 4 ori pe săptămână și până la {date} fac 3 teste de probă contra cronometru.',
      ],
    },
    course: {
      about: [
        'trec toate orele în calendar, las câte 30 de minute pentru recapitulare și până la {date} duc totul la capăt.',
        'până la {date} particip la fiecare oră de curs și notez după ea 2 lucruri pe care le pot folosi.',
      ],
      alone: [
        'Până la {date} termin cursul ales, lucrând de 2 ori pe săptămână, și folosesc 2 lucruri învățate.',
      ],
      named: [
        'Până la {date} termin cursul {name}, lucrând de 2 ori pe săptămână, și folosesc 2 lucruri învățate.',
      ],
    },
    studies: {
      about: [
        'împart pe săptămâni tot ce a rămas, lucrez de 4 ori pe săptămână și până la {date} predau ultima parte.',
        'până la {date} învăț de 4 ori pe săptămână câte 45 de minute și, la fiecare 2 săptămâni, arăt cuiva cât am făcut.',
      ],
      alone: [
        'Împart pe săptămâni tot ce a rămas de învățat, lucrez de 4 ori pe săptămână și până la {date} predau ultima parte.',
      ],
    },
    admission: {
      about: [
        'notez cerințele și termenele, mă pregătesc de 3 ori pe săptămână și până la {date} depun dosarul complet.',
        'întreb 2 oameni care au trecut prin asta și până la {date} pregătesc și depun tot ce se cere.',
      ],
      alone: [
        'Notez cerințele și termenele de admitere, întreb 2 oameni care au trecut prin asta și până la {date} depun dosarul complet.',
      ],
    },
    recognition: {
      about: [
        'aflu la instituția potrivită ce acte lipsesc, cer sfatul a 2 oameni care au reușit și până la {date} depun tot.',
        'fac lista actelor și a termenelor, lucrez la ea de 2 ori pe săptămână și până la {date} fac tot ce depinde de mine.',
      ],
      alone: [
        'Aflu ce acte lipsesc pentru recunoașterea calificării mele, cer sfatul a 2 oameni care au reușit și până la {date} le depun.',
      ],
    },
    job: {
      about: [
        'până la {date} trimit câte 2 candidaturi bine pregătite pe săptămână și cer în fiecare săptămână un sfat de la cineva din domeniu.',
        'fac o listă de 5 locuri potrivite și până la {date} întreb la fiecare, în scris sau la fața locului.',
      ],
      alone: [
        'Până la {date} trimit câte 2 candidaturi bine pregătite pe săptămână și cer în fiecare săptămână sfatul cuiva care cunoaște domeniul.',
      ],
    },
    promotion: {
      about: [
        'notez 3 reușite ale mele și 2 lucruri care îmi lipsesc și până la {date} vorbesc despre ele cu cine decide.',
        'până la {date} preiau 2 sarcini mai grele decât cele de acum și cer o părere sinceră despre fiecare.',
      ],
      alone: [
        'Notez 3 reușite și 2 lucruri care îmi lipsesc pentru treapta următoare și până la {date} vorbesc despre ele cu cine decide.',
      ],
    },
    customers: {
      about: [
        'prezint ce ofer la 3 oameni sau locuri noi pe săptămână până la {date} și notez ce răspund.',
        'descriu oferta mea în 3 fraze, o arăt de 2 ori pe săptămână acolo unde trebuie și până la {date} notez ce a mers.',
      ],
      alone: [
        'Până la {date} vorbesc în fiecare săptămână cu 3 oameni noi despre ce ofer și notez ce răspund.',
      ],
    },
    funding: {
      about: [
        'aleg 3 surse potrivite, descriu ideea și cheltuielile pe 2 pagini și până la {date} trimit cererea fiecăreia.',
        'vorbesc cu 2 oameni care au obținut astfel de bani și până la {date} depun o cerere completă.',
      ],
      alone: [
        'Caut 3 surse de bani pentru ideea mea, o descriu pe 2 pagini și până la {date} trimit cererea fiecăreia.',
      ],
    },
    people: {
      about: [
        'fac primul pas către 1 om pe săptămână până la {date} (un mesaj, un telefon sau o cafea).',
        'iau legătura cu 5 oameni pe care aș vrea să-i cunosc mai bine și până la {date} mă văd cu cine acceptă.',
      ],
      alone: [
        'Până la {date} merg la 3 întâlniri cu oameni cu preocupări asemănătoare și stau de vorbă la fiecare cu cineva nou.',
      ],
    },
    mentor: {
      about: [
        'scriu în 3 fraze ce sprijin îmi trebuie și până la {date} îl cer persoanelor potrivite.',
        'fac o listă de 3 oameni potriviți și până la {date} propun fiecăruia o întâlnire de probă.',
      ],
      alone: [
        'Scriu în 3 fraze ce fel de sprijin îmi trebuie și până la {date} propun o întâlnire de probă unei persoane potrivite.',
      ],
    },
    staff: {
      about: [
        'descriu pe o pagină ce e de făcut și condițiile, pun anunțul în 3 locuri și până la {date} vorbesc cu toți cei care răspund.',
        'până la {date} vorbesc personal cu 5 oameni potriviți și rog 2 cunoștințe să-mi recomande pe altcineva.',
      ],
      alone: [
        'Descriu pe o pagină pe cine caut și pentru ce, pun anunțul în 3 locuri și până la {date} vorbesc cu toți cei care răspund.',
      ],
    },
    home: {
      about: [
        'notez 3 condiții obligatorii și suma pe care o pot plăti și până la {date} vizitez 5 locuințe.',
        'vorbesc despre planul meu cu 5 cunoștințe, caut anunțuri de 3 ori pe săptămână și până la {date} compar cele mai bune oferte.',
      ],
      alone: [
        'Notez 3 condiții obligatorii pentru locuință și suma pe care o pot plăti și până la {date} vizitez 5 locuințe.',
      ],
    },
    search: {
      about: [
        'notez 3 condiții obligatorii, compar după ele 3 variante și până la {date} aleg una.',
        'până la {date} întreb în fiecare săptămână în 2 locuri noi, notez răspunsurile și aleg ce se potrivește.',
      ],
      alone: [
        'Notez 3 condiții obligatorii pentru ce caut, compar după ele 3 variante și până la {date} aleg una.',
      ],
    },
    career: {
      about: [
        'până la {date} vorbesc cu 3 oameni care au făcut un pas asemănător și fac o primă sarcină de probă.',
        'scriu pe o pagină ce știu deja și ce îmi lipsește și până la {date} recuperez 2 lucruri importante.',
      ],
      alone: [
        'Până la {date} vorbesc cu 3 oameni despre munca spre care vreau să merg și fac o primă sarcină de probă.',
      ],
    },
    business: {
      about: [
        'calculez cheltuielile și veniturile pe o pagină și până la {date} întreb 5 posibili clienți dacă ar plăti pentru ce fac.',
        'aflu ce acte trebuie, vorbesc despre calcule cu 2 oameni cu afacere proprie și până la {date} fac un plan cu termene.',
      ],
      alone: [
        'Calculez cheltuielile și veniturile afacerii mele, vorbesc cu 2 oameni cu experiență și până la {date} fac un plan cu termene.',
      ],
    },
    leadership: {
      about: [
        'până la {date} dau altora 3 sarcini cu scop și termen clare și nu mă amestec înainte de vreme.',
        'vorbesc între patru ochi, câte 20 de minute, cu 3 oameni din echipă, întreb ce îi încurcă și până la {date} schimb 2 lucruri.',
      ],
      alone: [
        'Vorbesc câte 20 de minute cu 3 oameni de a căror muncă răspund și până la {date} le dau 2 sarcini cu scop clar.',
      ],
    },
    portfolio: {
      about: [
        'aleg 3 lucrări bune, descriu pe scurt fiecare și până la {date} cer părerea a 2 oameni care se pricep.',
        'până la {date} finisez 3 lucrări și le pun la un loc, unde se deschid și se arată ușor.',
      ],
      alone: [
        'Aleg 3 dintre cele mai bune lucrări ale mele, descriu pe scurt fiecare și până la {date} cer părerea a 2 oameni.',
      ],
    },
    software: {
      about: [
        'descriu pe o pagină ce trebuie să meargă și până la {date} rog 3 oameni să încerce o primă versiune simplă.',
        'lucrez de 2 ori pe săptămână și până la {date} rog 2 oameni să încerce o variantă care chiar merge.',
      ],
      alone: [
        'Descriu pe o pagină ce trebuie să facă programul meu și până la {date} rog 3 oameni să încerce o primă versiune.',
      ],
    },
    writing: {
      about: [
        'până la {date} scriu de 3 ori pe săptămână câte 30 de minute și rog 2 oameni să citească un fragment gata.',
        'fac un plan pe o pagină, scriu 2 pagini pe săptămână și până la {date} strâng totul într-o primă formă.',
      ],
      alone: [
        'Până la {date} scriu de 3 ori pe săptămână câte 30 de minute și rog 2 oameni să citească un fragment gata.',
      ],
    },
    event: {
      about: [
        'fac lista treburilor și a cheltuielilor, o împart în 4 părți și până la {date} bifez ultima treabă.',
        'hotărăsc ziua și locul, rog 2 oameni să mă ajute și până la {date} pregătesc tot ce trebuie.',
      ],
      alone: [
        'Fac lista treburilor și a cheltuielilor pentru ce vreau să organizez, o împart în 4 părți și până la {date} bifez ultima treabă.',
      ],
    },
    papers: {
      about: [
        'scriu o primă variantă, cer părerea a 2 oameni care se pricep și până la {date} o îmbunătățesc.',
        'notez 5 puncte tari cu exemple, le păstrez pe cele mai potrivite și până la {date} dau textul la verificat.',
      ],
      alone: [
        'Scriu o primă variantă a dosarului de candidatură, cer părerea a 2 oameni și până la {date} o îmbunătățesc.',
      ],
    },
    document: {
      about: [
        'schițez cuprinsul pe o pagină, scriu pe rând părțile și până la {date} rog 2 oameni să verifice textul.',
        'mă uit la 2 exemple bune, scriu de 2 ori pe săptămână câte 45 de minute și până la {date} termin.',
      ],
      alone: [
        'Schițez pe o pagină cuprinsul documentului, scriu pe rând părțile și până la {date} rog 2 oameni să-l verifice.',
      ],
    },
    object: {
      about: [
        'fac pe o pagină un plan și o listă cu tot ce trebuie, lucrez de 2 ori pe săptămână și până la {date} termin.',
        'împart lucrarea în 4 etape, dau fiecăreia o zi și până la {date} o închei pe ultima.',
      ],
      alone: [
        'Împart lucrarea pe care vreau s-o fac în 4 etape, dau fiecăreia o zi și până la {date} o închei pe ultima.',
      ],
    },
    improvement: {
      about: [
        'notez cum stau lucrurile acum, încerc o schimbare timp de 2 săptămâni și până la {date} compar ce s-a îmbunătățit.',
        'întreb 3 oameni pe care îi privește ce îi încurcă mai tare și până la {date} verific o soluție în practică.',
      ],
      alone: ['Întreb 3 oameni ce ne încurcă mai tare și până la {date} verific o soluție în practică.'],
    },
    presentation: {
      about: [
        'fac un plan scurt, repet de 3 ori cu voce tare și până la {date} vorbesc măcar în fața unui cerc mic.',
        'filmez o repetiție, îndrept 2 lucruri și până la {date} vorbesc în fața oamenilor.',
      ],
      alone: [
        'Fac un plan scurt de discurs, repet de 3 ori cu voce tare și până la {date} vorbesc în fața oamenilor.',
      ],
    },
    meetings: {
      about: [
        'pregătesc pentru fiecare întâlnire 2 idei principale și până la {date} le spun în primele 10 minute la 4 întâlniri.',
        'învăț 2 fraze cu care iau cuvântul sau readuc discuția la subiect și până la {date} le folosesc la 4 întâlniri.',
      ],
      alone: ['Pregătesc pentru fiecare ședință 2 idei principale și până la {date} le spun la 4 întâlniri.'],
    },
    conversation: {
      about: [
        'notez 3 idei principale și ce rezultat vreau, repet o dată cu voce tare și până la {date} am discuția.',
        'aleg un moment liniștit, pregătesc primele 2 fraze și până la {date} spun ce contează pentru mine.',
      ],
      alone: [
        'Notez 3 idei principale pentru discuția care mă așteaptă, repet o dată cu voce tare și până la {date} o duc la capăt.',
      ],
    },
    feedback: {
      about: [
        'până la {date} ascult mai întâi în 3 discuții reale, apoi răspund liniștit și seara notez cum a ieșit.',
        'pregătesc 2 fraze calme și până la {date} le folosesc în 3 situații și notez de fiecare dată ce s-a schimbat.',
      ],
      alone: [
        'Pregătesc 2 fraze calme pentru critici și certuri și până la {date} le folosesc în 3 situații.',
      ],
    },
    boundaries: {
      about: [
        'scriu 2 fraze cu care refuz politicos și până la {date} le folosesc în 3 situații.',
        'hotărăsc o limită, o spun liniștit celor pe care îi privește și până la {date} le-o amintesc de cel puțin 3 ori.',
      ],
      alone: [
        'Scriu 2 fraze cu care refuz politicos și până la {date} le folosesc în 3 situații în care mi se cere prea mult.',
      ],
    },
    interview: {
      about: [
        'până la {date} pregătesc răspunsuri la 5 întrebări probabile și repet totul de 2 ori cu cineva.',
        'până la {date} alcătuiesc o prezentare de 2 minute cu 3 exemple și o rostesc cu voce tare de 4 ori.',
      ],
      alone: [
        'Până la {date} pregătesc pentru interviu răspunsuri la 5 întrebări probabile și repet totul de 2 ori cu cineva.',
      ],
    },
    confidence: {
      about: [
        'până la {date} încerc în fiecare săptămână 2 lucruri mici care mă sperie și notez cum a fost.',
        'fac o listă de 5 situații, de la ușor la greu, și până la {date} trec prin fiecare măcar o dată.',
      ],
      alone: [
        'Fac o listă de 5 situații, de la ușor la greu, în care îmi lipsește curajul și până la {date} trec prin fiecare.',
      ],
    },
    expression: {
      about: [
        'până la {date} arăt de 4 ori un text sau o înregistrare cuiva care îmi spune sincer ce să îndrept.',
        'aleg 2 lucruri de îndreptat, exersez de 4 ori pe săptămână câte 15 minute și până la {date} verific ce s-a schimbat.',
      ],
      alone: [
        'Până la {date} arăt de 4 ori un text sau o înregistrare cu vocea mea cuiva care îmi spune sincer ce să îndrept.',
      ],
    },
    teaching: {
      about: [
        'fac un plan pe o pagină, până la {date} țin 3 ore și întreb de fiecare dată ce a fost clar și ce nu.',
        'până la {date} încerc de 3 ori un nou mod de a explica, cu un exemplu din viață, și notez ce a ajutat.',
      ],
      alone: [
        'Fac un plan de lecție pe o pagină, până la {date} țin 3 ore și întreb de fiecare dată ce a fost clar și ce nu.',
      ],
    },
    salary: {
      about: [
        'compar plata cu 3 surse, scriu 3 motive pe o pagină și până la {date} am discuția despre bani.',
        'strâng 3 exemple din munca mea, repet o dată discuția și până la {date} spun suma dorită.',
      ],
      alone: [
        'Compar plata mea cu 3 surse, scriu 3 motive pe o pagină și până la {date} am discuția despre bani.',
      ],
    },
    conditions: {
      about: [
        'notez ce vreau, 2 motive și ce pot oferi în schimb și până la {date} vorbesc despre asta cu cine decide.',
        'aflu regulile, vorbesc cu 2 oameni care au deja așa ceva și până la {date} fac o propunere.',
      ],
      alone: [
        'Notez ce condiții vreau, 2 motive și ce pot oferi în schimb și până la {date} vorbesc cu cine decide.',
      ],
    },
    agreement: {
      about: [
        'scriu pe o pagină beneficiile și costurile, pregătesc răspunsuri la 3 obiecții și până la {date} mă adresez cui decide.',
        'vorbesc cu 2 oameni care m-ar putea susține, țin cont de părerea lor și până la {date} am discuția decisivă.',
      ],
      alone: [
        'Scriu pe o pagină beneficiile și costurile propunerii mele, pregătesc răspunsuri la 3 obiecții și până la {date} vorbesc cu cine decide.',
      ],
    },
    decision: {
      about: [
        'compar variantele pe o pagină, cer sfatul a 2 oameni care se pricep și până la {date} hotărăsc.',
        'notez 3 lucruri care contează cel mai mult pentru mine, verific după ele fiecare variantă și până la {date} aleg una.',
      ],
      alone: [
        'Compar variantele pe o pagină, cer sfatul a 2 oameni care se pricep și până la {date} hotărăsc.',
      ],
    },
    pricing: {
      about: [
        'notez cheltuielile și orele lucrate, compar prețurile în 3 locuri asemănătoare și până la {date} scriu prețul meu.',
        'notez toate costurile, întreb 3 oameni despre un preț de probă și până la {date} mă opresc la unul.',
      ],
      alone: [
        'Notez cheltuielile și orele lucrate, compar prețurile în 3 locuri asemănătoare și până la {date} scriu prețul meu.',
      ],
    },
    question: {
      about: [
        'scriu 3 întrebări, întreb în 2 locuri unde se știe sigur și până la {date} strâng totul pe o pagină.',
        'caut informația oficială, întreb 2 oameni care au trecut prin asta și până la {date} scriu răspunsul.',
      ],
      alone: [
        'Scriu 3 întrebări la care am nevoie de răspuns, întreb în 2 locuri și până la {date} strâng totul pe o pagină.',
      ],
    },
    direction: {
      about: [
        'până la {date} vorbesc cu 3 oameni despre munca și viața lor, notez ce mă atrage și aleg un lucru de încercat.',
        'notez timp de 2 săptămâni ce îmi dă energie și până la {date} aleg o direcție pe care s-o încerc.',
      ],
      alone: [
        'Până la {date} vorbesc cu 3 oameni despre munca și viața lor, notez ce mă atrage și aleg un lucru de încercat.',
      ],
    },
    exercise: {
      about: [
        'până la {date} îmi rezerv cel puțin de 3 ori pe săptămână câte 30 de minute pentru mișcare și le trec în calendar.',
        'încep cu 15 minute, adaug puțin în fiecare săptămână și până la {date} notez fiecare antrenament.',
      ],
      alone: [
        'Până la {date} îmi rezerv cel puțin de 3 ori pe săptămână câte 30 de minute pentru mișcare și le trec în calendar.',
      ],
    },
    habit: {
      about: [
        'încep săptămâna aceasta, bifez fiecare dată în calendar până la {date} și la fiecare 2 săptămâni văd cum merge.',
        'trec asta în calendar la o oră fixă, mă țin de ea până la {date} și fac bilanțul la fiecare 2 săptămâni.',
      ],
      alone: [
        'Trec noul obicei în calendar la o oră fixă, mă țin de el până la {date} și fac bilanțul la fiecare 2 săptămâni.',
      ],
    },
    rest: {
      about: [
        'îmi fixez o regulă clară, o respect 4 zile pe săptămână până la {date}, iar duminica verific ce s-a schimbat.',
        'până la {date} îmi las de 3 ori pe săptămână 30 de minute fără muncă și telefon și notez cum mă simt.',
      ],
      alone: [
        'Până la {date} îmi las de 3 ori pe săptămână 30 de minute fără muncă și telefon și notez cum mă simt.',
      ],
    },
    stop: {
      about: [
        'notez în fiecare seară, în 1 rând, cum a mers, până la {date}, iar duminica văd ce m-a ajutat.',
        'notez 2 situații în care îmi e greu, hotărăsc dinainte ce fac și bifez fiecare zi reușită până la {date}.',
      ],
      alone: [
        'Notez în fiecare seară, în 1 rând, până la {date}, cum merge cu lucrul de care vreau să mă las.',
      ],
    },
    organisation: {
      about: [
        'până la {date} notez în fiecare seară, timp de 10 minute, cele 3 treburi principale de mâine și bifez ce am făcut.',
        'rezerv în săptămână 2 momente fixe de câte 30 de minute pentru planuri și ordine și le respect până la {date}.',
      ],
      alone: [
        'Până la {date} notez în fiecare seară, timp de 10 minute, cele 3 treburi principale de mâine și bifez ce am făcut.',
      ],
    },
    money: {
      about: [
        'până la {date} notez săptămânal, în 15 minute, veniturile și cheltuielile și hotărăsc la ce pot renunța.',
        'trec pe o pagină veniturile, cheltuielile și plățile din ultimele 2 luni, fixez o sumă pe lună și mă țin de ea până la {date}.',
      ],
      alone: [
        'Până la {date} notez săptămânal, în 15 minute, veniturile și cheltuielile și hotărăsc la ce pot renunța.',
      ],
    },
    visibility: {
      about: [
        'până la {date} arăt la fiecare 2 săptămâni un rezultat al meu celor pentru care contează.',
        'descriu pe scurt 3 lucrări de-ale mele și până la {date} le prezint acolo unde le văd oamenii potriviți.',
      ],
      alone: [
        'Până la {date} arăt la fiecare 2 săptămâni un rezultat al muncii mele celor pentru care contează.',
      ],
    },
    errand: {
      about: [
        'aflu ce trebuie, rezerv 2 ore în calendar și până la {date} rezolv tot.',
        'notez ce trebuie, strâng totul în 2 zile și până la {date} termin treaba asta.',
      ],
      alone: ['Rezerv 2 ore în calendar pentru treaba pe care o tot amân și până la {date} o termin.'],
    },
    dream: {
      about: [
        'notez 3 lucruri care mă atrag în asta și până la {date} fac un pas care depinde de mine.',
        'până la {date} vorbesc cu 2 oameni despre ce se poate și aleg un lucru de care mă pot apuca acum.',
      ],
      alone: [
        'Notez 3 lucruri care mă atrag în visul meu și până la {date} fac un pas care depinde de mine.',
      ],
    },
    other: {
      about: [
        'scriu în 2 fraze ce rezultat vreau, le discut la o întâlnire de mentorat și până la {date} fac ce depinde de mine.',
        'până la {date} îmi las de 2 ori timp pentru asta și fac ceva mic, dar vizibil.',
      ],
      alone: [
        'Scriu în 2 fraze ce vreau, le discut la o întâlnire de mentorat și până la {date} fac primul pas.',
      ],
    },
  },
  groups: {
    learning: {
      about: [
        'până la {date} exersez de 2 ori pe săptămână câte 30 de minute și arăt cuiva cu experiență ce îmi iese.',
        'găsesc pe cineva care știe, îi cer 2 lecții sau sfaturi și până la {date} încerc în practică ce am învățat.',
      ],
      alone: [
        'Până la {date} exersez de 2 ori pe săptămână câte 30 de minute ce vreau să învăț și arăt cuiva cu experiență ce îmi iese.',
      ],
    },
    passing: {
      about: [
        'notez cerințele și termenele, mă pregătesc de 3 ori pe săptămână și până la {date} fac tot ce depinde de mine.',
        'întreb 2 oameni care au trecut prin asta și până la {date} îndeplinesc tot ce se cere.',
      ],
      alone: [
        'Notez cerințele și termenele, mă pregătesc de 3 ori pe săptămână și până la {date} fac tot ce depinde de mine.',
      ],
    },
    getting: {
      about: [
        'notez 3 condiții importante și până la {date} întreb 5 oameni sau locuri care m-ar putea ajuta.',
        'până la {date} întreb în fiecare săptămână în 2 locuri și notez ce a ieșit.',
      ],
      alone: ['Notez 3 condiții pentru ce caut și până la {date} întreb în 5 locuri potrivite.'],
    },
    changing: {
      about: [
        'până la {date} vorbesc cu 3 oameni care au făcut un pas asemănător și fac o primă sarcină de probă.',
        'scriu pe o pagină ce știu deja și ce îmi lipsește și până la {date} recuperez 2 lucruri.',
      ],
      alone: [
        'Până la {date} vorbesc cu 3 oameni care au făcut un pas asemănător și fac o primă sarcină de probă.',
      ],
    },
    making: {
      about: [
        'scriu în 3 fraze cum trebuie să arate rezultatul și până la {date} termin prima variantă completă.',
        'lucrez de 2 ori pe săptămână și până la {date} cer părerea a 2 oameni despre ce am făcut.',
      ],
      alone: [
        'Scriu pe o pagină ce vreau să fac și până la {date} cer părerea a 2 oameni despre prima variantă.',
      ],
    },
    performing: {
      about: [
        'repet de 2 ori cu cineva de încredere, trec la fapte până la {date} și notez ce a mers bine.',
        'până la {date} mă pregătesc și încerc asta în 3 situații reale, iar după fiecare notez cum a ieșit.',
      ],
      alone: [
        'Pregătesc 2 fraze, repet o dată cu voce tare și până la {date} le încerc în 3 situații reale.',
      ],
    },
    negotiating: {
      about: [
        'scriu 3 motive pe o pagină, repet o dată și până la {date} am discuția.',
        'cer sfatul a 2 oameni care au reușit și până la {date} vorbesc cu cine decide.',
      ],
      alone: ['Scriu 3 motive pe o pagină, repet o dată și până la {date} vorbesc cu cine decide.'],
    },
    deciding: {
      about: [
        'întreb 3 oameni care se pricep, scriu ce e important pe o pagină și până la {date} trag concluzia.',
        'strâng informațiile care lipsesc, vorbesc cu 2 oameni și până la {date} hotărăsc.',
      ],
      alone: [
        'Întreb 3 oameni care se pricep, scriu ce e important pe o pagină și până la {date} trag concluzia.',
      ],
    },
    keeping: {
      about: [
        'îmi fixez o regulă clară, o respect 4 zile pe săptămână până la {date}, iar duminica verific cum merge.',
        'până la {date} îmi rezerv de 2 ori pe săptămână un moment fix pentru asta și îl trec în calendar.',
      ],
      alone: [
        'Îmi fixez o regulă clară, o respect 4 zile pe săptămână până la {date}, iar duminica verific cum merge.',
      ],
    },
    otherwise: {
      about: [
        'aleg un pas care depinde de mine, îi rezerv 2 ore și până la {date} îl fac.',
        'cer sfatul a 2 oameni și până la {date} fac ce depinde de mine.',
      ],
      alone: ['Aleg un pas care depinde de mine, îi rezerv 2 ore și până la {date} îl fac.'],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'scriu pe 1 pagină ce trebuie, cât costă și cine mă poate ajuta, o arăt la 2 oameni care au trecut prin asta și până la {date} pornesc.',
        'fac lista cu ce trebuie să fie gata pentru un început mic, rezolv 1 lucru pe săptămână și până la {date} încep.',
      ],
      alone: [
        'Scriu pe 1 pagină ce vreau să pornesc, cu costuri și ajutoare, o arăt la 2 oameni care au trecut prin asta și până la {date} încep.',
      ],
    },
    introducing: {
      about: [
        'descriu pe 1 pagină cum va merge, fac o probă de o săptămână cu 2 oameni și până la {date} punem totul în practică.',
        'vorbesc cu 3 oameni pe care îi privește, fac o probă la scară mică și până la {date} punem totul în practică.',
      ],
      alone: [
        'Descriu pe 1 pagină ce vreau să introduc, fac o probă de o săptămână cu 2 oameni și până la {date} punem totul în practică.',
      ],
    },
    delegating: {
      about: [
        'notez pe 1 pagină cum se face, trec de 2 ori prin toți pașii cu cine preia și până la {date} nu mă mai ocup eu deloc.',
        'mă înțeleg cu 1 om ce preia și de când, iar până la {date} vedem împreună de 2 ori cum merge.',
      ],
      alone: [
        'Mă înțeleg cu 1 om ce preia de la mine, îi explic cum se face și până la {date} nu mă mai ocup eu deloc.',
      ],
    },
    visiting: {
      about: [
        'trec săptămâna asta 1 dată în calendar, merg până la {date} și notez 3 lucruri văzute sau învățate acolo.',
        'întreb în 2 locuri potrivite, stabilesc o zi și până la {date} scriu cu ce am rămas de acolo.',
      ],
      alone: ['Întreb în 2 locuri dacă pot veni, merg acolo și până la {date} scriu ce am învățat.'],
    },
    sharing: {
      about: [
        'predau complet 2 sarcini până la {date}, fiecare cu scop și termen clare, și discut apoi cum a mers.',
        'aleg 3 sarcini pe care le pot prelua alții, o explic pe fiecare o dată și o predau pe ultima până la {date}.',
      ],
      alone: [
        'Predau complet 2 dintre sarcinile mele până la {date}, fiecare cu scop și termen clare, și discut apoi cum a mers.',
      ],
    },
    calculating: {
      about: [
        'până la {date} calculez de la început la sfârșit 3 exemple reale și rog pe cineva cu experiență să verifice cifrele.',
        'notez la 2 cazuri reale tot ce trebuie socotit, fac din asta 1 tabel și până la {date} calculez cu el al treilea caz.',
      ],
      alone: [
        'Până la {date} calculez de la început la sfârșit 3 exemple din munca mea și rog pe cineva cu experiență să verifice cifrele.',
      ],
    },
    reaching: {
      about: [
        'îmi fixez 2 etape, fac în fiecare săptămână 1 lucru pentru cea mai apropiată și până la {date} notez duminica unde am ajuns.',
        'întreb 2 oameni care au reușit ce i-a ajutat cel mai mult și până la {date} încerc la fiecare 2 săptămâni o idee de-a lor.',
      ],
      alone: [
        'Îmi fixez 2 etape pe drumul spre ce vreau să ating și până la {date} notez duminica unde am ajuns.',
      ],
    },
    beginning: {
      about: [
        'întreb 1 om care face deja asta ce îmi trebuie la început, pregătesc totul și până la {date} încep.',
        'scriu ce îmi trebuie pentru un început mic, rezolv primele 3 lucruri în 2 săptămâni și până la {date} încep.',
      ],
      alone: [
        'Întreb 1 om care face deja ce vreau eu să încep ce îmi trebuie, pregătesc totul și până la {date} încep.',
      ],
    },
    publishing: {
      about: [
        'aleg 3 locuri potrivite, aflu ce cere fiecare și până la {date} trimit lucrarea la primul.',
        'cer părerea la 2 oameni, pregătesc tot ce se cere și până la {date} trimit lucrarea în 3 locuri potrivite.',
      ],
      alone: [
        'Aleg 3 locuri care mi-ar putea publica lucrarea, aflu ce cere fiecare și până la {date} o trimit la primul.',
      ],
    },
    drafting: {
      about: [
        'mă uit la 2 exemple bune, arăt prima încercare la 2 oameni și până la {date} am gata varianta îmbunătățită.',
        'fac în 2 săptămâni o primă variantă, o încerc o dată și până la {date} o pun la punct.',
      ],
      alone: [
        'Mă uit la 2 exemple bune pentru ce vreau să fac, arăt prima încercare la 2 oameni și până la {date} am gata varianta îmbunătățită.',
      ],
    },
    freeDays: {
      about: [
        'îmi planific pentru acel timp ceva plăcut, spun asta la 2 oameni și până la {date} bifez fiecare săptămână în care am reușit.',
        'îi anunț pe toți cei pe care îi privește, găsesc 1 altă soluție pentru urgențe și până la {date} bifez fiecare săptămână în care am reușit.',
      ],
      alone: [
        'Îmi planific ceva plăcut pentru timpul pe care îl vreau liber, spun asta la 2 oameni și până la {date} bifez fiecare săptămână în care am reușit.',
      ],
    },
  },
  unread: {
    about: [
      'întreb 2 oameni care se pricep cum ar proceda ei și până la {date} pun în practică cel mai bun sfat.',
      'fac câte 1 pas pe săptămână, îl bifez și termin până la {date}.',
    ],
    alone: [
      'Pun într-o singură frază ce vreau, o discut la o întâlnire de mentorat și până la {date} lucrez 2 ore la primul pas.',
      'La o întâlnire de mentorat stabilesc un scop clar și 2 pași spre el, iar până la {date} îl fac pe primul.',
    ],
  },
  soon: {
    about: [
      'notez cele mai importante 3 treburi, încep mâine cu prima și până la {date} o termin pe ultima.',
    ],
    alone: [
      'Notez cele mai importante 3 treburi, încep mâine cu prima și până la {date} o termin pe ultima.',
    ],
  },
};
