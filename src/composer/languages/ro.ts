/** Romanian. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'ro',
  locale: 'ro-RO',
  untilIsBefore: true,
  easternEaster: true,
  linking: 'de',
  time: {
    months: `
      ianuarie | ian | ianuar; februarie | feb | febr; martie | mart; aprilie | apr;
      luna mai | lunii mai | lui mai | în mai | sfârșit mai | sfârșit de mai | final mai | final de mai | finele mai | început de mai | mijloc de mai | mai 2026 | mai 2027 | mai 2028;
      iunie | iun; iulie | iul; august | aug; septembrie | sept | sep; octombrie | oct; noiembrie | nov; decembrie | dec
    `,
    weekdays: `
      luni | lunea; marți | marțea; miercuri | miercurea; joi | joia; vineri | vinerea; sâmbătă | sâmbăta; duminică | duminica
    `,
    spans: `
      1 day: până mâine | pe mâine; 1 year: într un an | peste un an | intr un an;
      18 month: într un an și jumătate | peste un an și jumătate; 1 month: într o lună | peste o lună;
      1 week: într o săptămână | peste o săptămână;
      6 month: în jumătate de an | peste jumătate de an | într o jumătate de an | peste o jumătate de an; 6 month: într un semestru;
      3 month: într un trimestru
    `,
    day: 'zi | zile | ziua | zilei | zilele | zilelor',
    week: 'săptămână | săptămâni | săptămâna | săptămânii | săptămânile | săptămânilor | săpt | saptamină | săptămînă | săptămîni | săptămîna',
    month: 'lună | luni | luna | lunii | lunile | lunilor',
    quarter: 'trimestru | trimestrul | trimestrului | trimestre | trimestrele | trim',
    year: 'an | ani | anul | anului | anii | anilor | semestru | semestrul | semestrului | semestre',
    feasts: `
      6-20: înainte de vară | înaintea verii; 5-1: sezonul din mai | sesiunea din mai | vacanța din mai;
      5-31: rusalii | rusaliile | rusaliilor; 5-1: 1 mai; 5-2: 2 mai; 5-3: 3 mai; 5-4: 4 mai; 5-5: 5 mai; 5-6: 6 mai; 5-7: 7 mai;
      5-8: 8 mai; 5-9: 9 mai; 5-10: 10 mai; 5-11: 11 mai; 5-12: 12 mai; 5-13: 13 mai; 5-14: 14 mai; 5-15: 15 mai; 5-16: 16 mai;
      5-17: 17 mai; 5-18: 18 mai; 5-19: 19 mai; 5-20: 20 mai; 5-21: 21 mai; 5-22: 22 mai; 5-23: 23 mai; 5-24: 24 mai; 5-25: 25 mai;
      5-26: 26 mai; 5-27: 27 mai; 5-28: 28 mai; 5-29: 29 mai; 5-30: 30 mai; 5-31: 31 mai;
      12-24: crăciun | crăciunul | crăciunului | sărbătorile de iarnă | sărbători | sărbătorile;
      12-31: anul nou | revelion | revelionul | revelionului; 4-15: paște | paști | paștele | paștile | paștelui | paștilor;
      5-31: primăvară | primăvara | primăverii;
      6-30: an școlar | anul școlar | anului școlar | an universitar | anul universitar | anului universitar;
      8-31: vară | vara | verii | vacanța mare | vacanța de vară; 9-10: începerea școlii | începutul școlii;
      11-30: toamnă | toamna | toamnei; 2-28: iarnă | iarna | iernii;
      3-31: primul trimestru | primului trimestru | trimestrul 1 | trimestrului 1 | trimestrul i | trimestrului i | trimestrul întâi;
      6-30: al doilea trimestru | trimestrul 2 | trimestrului 2 | trimestrul ii | trimestrului ii | trimestrul al ii | trimestrului al ii | trimestrul doi | trimestrul al doilea | trimestrului al doilea;
      9-30: al treilea trimestru | trimestrul 3 | trimestrului 3 | trimestrul iii | trimestrului iii | trimestrul al iii | trimestrului al iii | trimestrul trei | trimestrul al treilea | trimestrului al treilea;
      12-31: ultimul trimestru | al patrulea trimestru | trimestrul 4 | trimestrului 4 | trimestrul iv | trimestrului iv | trimestrul al iv | trimestrului al iv | trimestrul al patrulea | trimestrului al patrulea;
      6-30: primul semestru | primului semestru | semestrul 1 | semestrului 1 | semestrul i | semestrului i | prima jumătate a | primei jumătăți a | jumătatea anului | mijlocul anului;
      12-31: al doilea semestru | semestrul 2 | semestrului 2 | semestrul ii | semestrului ii | semestrul al ii | semestrului al ii | a doua jumătate a
    `,
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
    half: 'jumătate | jumate | semestru | semestrul | semestrului | semestre',
    per: 'pe săptămână | pe zi | pe lună',
    each: `
      zilnic | săptămânal | lunar | în fiecare zi | în fiecare săptămână | în fiecare lună | în fiecare seară |
      în fiecare dimineață | în fiecare sâmbătă | în fiecare duminică | în fiecare weekend
    `,
    spare: 'am | pot | timp | max | maxim | maximum | cel mult | liber*',
    numbers: `
      1: un | una | o | unu; 2: doi | două; 3: trei | câteva | câțiva; 4: patru; 5: cinci; 6: șase; 7: șapte; 8: opt;
      9: următoarele nouă | cele nouă | cei nouă | aproximativ nouă; 10: zece; 11: unsprezece;
      12: doisprezece | douăsprezece | doișpe | doispe; 14: paisprezece | paișpe; 15: cincisprezece | cinșpe; 16: șaisprezece;
      18: optsprezece; 20: douăzeci; 25: douăzeci și cinci; 30: treizeci; 40: patruzeci; 50: cincizeci
    `,
  },
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
  openings: `
    vreau | aș vrea | as vrea | aș dori | as dori | doresc | îmi doresc | imi doresc | mi-aș dori | mi-ar plăcea | mi-ar placea | am nevoie |
    intenționez | plănuiesc | sper | am de gând | îmi propun | obiectivul meu este | visul meu este | visez | aș prefera | cum pot |
    vreau e | vreau este | aș vrea e | aș vrea este | îmi doresc e | îmi doresc este | mi-aș dori e | mi-aș dori este | mi-ar plăcea e |
    mi-ar plăcea este | visul meu e | visul meu ar fi | obiectivul meu e | obiectivul meu ar fi | scopul meu e | scopul meu este |
    ținta mea e | ținta mea este | planul meu e | planul meu este | ideal ar fi | ar fi bine | mă gândesc | mă tot gândesc | iau în calcul |
    am intenția | mi-am propus | mi-am promis | încerc | îmi pun în gând | mi-am pus în gând | am vrea | vrem | ne-am dori | ne dorim |
    am dori | am nevoie de ajutor ca | am nevoie de ajutor | mă poți ajuta | mă puteți ajuta | ajută-mă | ajutați-mă | cum fac ca |
    cum aș putea | mi-ar prinde bine | trebuie | ar trebui | va trebui | tre' | ar cam trebui | mi-ar trebui | ar fi frumos | ar fi util |
    ar fi minunat | ar fi grozav | mi-ar fi de folos | mi-ar fi util | mi-ar face bine | e timpul | e momentul | m-ar ajuta | vreau ca |
    aș vrea ca | aș dori ca | mi-ar plăcea ca | am nevoie de un | am nevoie de o | vreau un | vreau o | aș vrea un | aș vrea o |
    mi-aș dori ca | îmi doresc ca | doresc ca | caut | ajutor pentru | ajutor cu | cum | nu știu cum | îmi trebuie |
    sunt în căutarea | în căutarea | în căutare de | caut ajutor | am nevoie de ajutor cu | am nevoie de sprijin | mă interesează | m-ar interesa | mi-e greu | îmi este greu | îmi e greu |
    nu reușesc | nu îndrăznesc | mi-e frică | îmi este frică | aș avea nevoie | aș avea nevoie de un | aș avea nevoie de o | , doar | ci doar | să fiu capabil | să fiu capabilă | sa fiu in stare |
    vroiam | vreau neapărat | mi-aș dori foarte mult | scopul meu ar fi | dorința mea este | dorința mea e | trebuie neapărat
  `,
  kept: 'în căutarea',
  refusals: `
    nu mulțumesc | nu mai vreau | nu vreau | n-aș vrea | nu aș vrea | nu mă interesează | nu caut | nu am de gând | nu îmi doresc | nu-mi doresc | fără |
    în loc de | în loc să | nimic cu | nici | niciodată | nu un | nu că | nu-mi trebuie | nu îmi trebuie | nu e vorba de | , nu | și nu | dar nu | nu doresc | nu am nevoie de | n-am nevoie de |
    nu îmi place | nu-mi place | m-am săturat de | m-am săturat să | sătul de | sătulă de | gata cu | fără alte | nu mai suport | în niciun caz | decât să
  `,
  ends: `
    pentru că | fiindcă | deoarece | dar | însă | deși | iar | și nu | și eu | altfel | de luni de | de ani de | de mult timp |
    de ceva vreme | de câțiva ani | de câteva luni | , sunt | , am | , nu | , e | , mi-e | , eu | când | înainte să | așa că | și am |
    și sunt | din moment ce | având în vedere | cu toate că | chiar dacă | , iar | , cred | , dacă | , el | , ea | , noi | de preferință | preferabil | dacă se poate |
    dacă e posibil | în loc de | în loc să | , mulțumesc | , mersi | , ci | , doar
  `,
  fillers: `
    ci |    și | de asemenea | apoi | în sfârșit | te rog | vă rog | poate | eventual | sau | ori | întâi | mai întâi | în primul rând |
    în al doilea rând | mai ales | pur și simplu | doar | chiar | de | ca | la | cu | eu | unui | unei |
    în plus | pe lângă asta | în ultimul rând | la final | ideal | de fapt | sincer | adică | practic | în principal | în special | haha | hihi | păi | deci
  `,
  vague: `
    asta | ăsta | ea | el | ei | ele | ceva | nimic | aia | așa ceva | același lucru | să o | s-o | acolo | aceasta | să-i * | să-l * | să îi * | să îl * | să le *
  `,
  worries: `
    mi-e frică | mi-e teamă | îmi e frică | îmi e teamă | îmi este frică | îmi este teamă | frică de | teamă de | frica de | teama de | mă tem | mă sperie | mă îngrijorează | mă îngrijorez | sunt îngrijorat | sunt îngrijorată | îmi fac griji | mă îndoiesc | am dubii | am îndoieli | nu sunt sigur | nu sunt sigură | nu știu dacă
  `,
  states:
    'mă simt | sunt | am * ani | am * de ani | am pierdut | am rămas | nimeni | prea bătrân | prea bătrână | prea târziu',
  private: `
    boal* | boli | bolnav* | cancer | depres* | anxiet* | atacuri de panică | burnout | adhd | autis* | terapie | terapia | diagnosticat* | însărcinat* |
    sarcin* pierdut* | divorț* | despărțire | alcool* | dependenț* | închisoare | violenț* | dizabilit* |
    doliu | suicid* | bipolar* | fostul meu soț | fosta mea soție | îndatorat* | droguri* | dezintoxic* | spital* | abuz* | chimio* | văduv* | handicap*
  `,
  asides: `
    scuze pentru | îmi cer scuze | mulțumesc pentru | ignoră toate | ignoră instrucțiunile | ignorați | instrucțiunile anterioare | instrucțiunile tale | promptul | model lingvistic | ca ai | scrie că |
    afișează | repetă | acest formular | nu știu ce să scriu | nu știu ce să scriu aici | nu știu încă | încă nu știu | acest câmp | căsuța asta | prefă-te | de acum ești
  `,
  lead: '{words}: ',
  quotes: '„”«»',
  plans: {
    subject: [
      'parcurg o carte bună sau un curs și până la {date} scriu cu cuvintele mele esențialul pe 2 pagini.',
      'învăț de 3 ori pe săptămână câte 30 de minute și până la {date} explic 3 lucruri de bază cuiva care nu se pricepe.',
    ],
    tool: [
      'găsesc un curs sau pe cineva care să-mi arate bazele și până la {date} duc la capăt 3 sarcini reale fără ajutor.',
      'până la {date} exersez de 2 ori pe săptămână, pornind de la lucruri simple, iar la final fac o lucrare reală de la cap la coadă.',
    ],
    language: [
      'până la {date} exersez de 4 ori pe săptămână câte 20 de minute și stau de vorbă de 3 ori cu cineva care stăpânește limba.',
      'învăț 5 cuvinte noi pe zi, în propoziții întregi, și până la {date} îmi verific progresul în 2 discuții cu cineva care știe bine limba.',
    ],
    craft: [
      'până la {date} exersez de 2 ori pe săptămână și, o dată pe lună, arăt cuiva cu experiență ce îmi iese.',
      'iau 3 lecții de la cineva care știe bine, exersez între ele și până la {date} arăt în fața a 2 oameni ce îmi iese deja.',
    ],
    driving: [
      'notez ce îmi lipsește, învăț sau exersez de 2 ori pe săptămână și până la {date} am totul pregătit.',
      'până la {date} îmi rezerv 2 momente pe săptămână pentru teorie sau practică, după cum am mai multă nevoie.',
    ],
    exam: [
      'împart materia pe săptămâni, învăț de 4 ori pe săptămână și până la {date} fac 3 teste de probă contra cronometru.',
      'aflu exact cerințele și până la {date} rezolv 3 probe ca la examen și lămuresc fiecare greșeală.',
    ],
    course: [
      'trec toate orele în calendar, las câte 30 de minute pentru recapitulare și până la {date} duc totul la capăt.',
      'până la {date} particip la fiecare oră de curs și notez după ea 2 lucruri pe care le pot folosi.',
    ],
    studies: [
      'împart pe săptămâni tot ce a rămas, lucrez de 4 ori pe săptămână și până la {date} predau ultima parte.',
      'până la {date} învăț de 4 ori pe săptămână câte 45 de minute și, la fiecare 2 săptămâni, arăt cuiva cât am făcut.',
    ],
    admission: [
      'notez cerințele și termenele, mă pregătesc de 3 ori pe săptămână și până la {date} depun dosarul complet.',
      'întreb 2 oameni care au trecut prin asta și până la {date} pregătesc și depun tot ce se cere.',
    ],
    recognition: [
      'aflu la instituția potrivită ce acte lipsesc, cer sfatul a 2 oameni care au reușit și până la {date} depun tot.',
      'fac lista actelor și a termenelor, lucrez la ea de 2 ori pe săptămână și până la {date} fac tot ce depinde de mine.',
    ],
    job: [
      'până la {date} trimit câte 2 candidaturi bine pregătite pe săptămână și cer în fiecare săptămână un sfat de la cineva din domeniu.',
      'fac o listă de 5 locuri potrivite și până la {date} întreb la fiecare, în scris sau la fața locului.',
    ],
    promotion: [
      'notez 3 reușite ale mele și 2 lucruri care îmi lipsesc și până la {date} vorbesc despre ele cu cine decide.',
      'până la {date} preiau 2 sarcini mai grele decât cele de acum și cer o părere sinceră despre fiecare.',
    ],
    customers: [
      'prezint ce ofer la 3 oameni sau locuri noi pe săptămână până la {date} și notez ce răspund.',
      'descriu oferta mea în 3 fraze, o arăt de 2 ori pe săptămână acolo unde trebuie și până la {date} notez ce a mers.',
    ],
    funding: [
      'aleg 3 surse potrivite, descriu ideea și cheltuielile pe 2 pagini și până la {date} trimit cererea fiecăreia.',
      'vorbesc cu 2 oameni care au obținut astfel de bani și până la {date} depun o cerere completă.',
    ],
    people: [
      'fac primul pas către 1 om pe săptămână până la {date} (un mesaj, un telefon sau o cafea).',
      'iau legătura cu 5 oameni pe care aș vrea să-i cunosc mai bine și până la {date} mă văd cu cine acceptă.',
    ],
    mentor: [
      'scriu în 3 fraze ce sprijin îmi trebuie și până la {date} îl cer persoanelor potrivite.',
      'fac o listă de 3 oameni potriviți și până la {date} propun fiecăruia o întâlnire de probă.',
    ],
    staff: [
      'descriu pe o pagină ce e de făcut și condițiile, pun anunțul în 3 locuri și până la {date} vorbesc cu toți cei care răspund.',
      'până la {date} vorbesc personal cu 5 oameni potriviți și rog 2 cunoștințe să-mi recomande pe altcineva.',
    ],
    home: [
      'notez 3 condiții obligatorii și suma pe care o pot plăti și până la {date} verific 5 variante potrivite.',
      'vorbesc despre planul meu cu 5 cunoștințe, caut anunțuri de 3 ori pe săptămână și până la {date} compar cele mai bune oferte.',
    ],
    search: [
      'notez 3 condiții obligatorii, compar după ele 3 variante și până la {date} aleg una.',
      'până la {date} întreb în fiecare săptămână în 2 locuri noi, notez răspunsurile și aleg ce se potrivește.',
    ],
    career: [
      'vorbesc cu 3 oameni care au făcut un pas asemănător și până la {date} scriu pe o pagină pașii pe care îi am de făcut.',
      'scriu pe o pagină ce știu deja și ce îmi lipsește și până la {date} recuperez 2 lucruri importante.',
    ],
    business: [
      'calculez cheltuielile și veniturile pe o pagină și până la {date} cer părerea a 3 oameni care cunosc domeniul.',
      'aflu ce acte trebuie, vorbesc despre calcule cu 2 oameni cu afacere proprie și până la {date} fac un plan cu termene.',
    ],
    leadership: [
      'până la {date} încredințez altora 3 sarcini, cu scop și termen clare, și discutăm apoi cum a mers.',
      'vorbesc între patru ochi, câte 20 de minute, cu 3 oameni din echipă, întreb ce îi încurcă și până la {date} schimb 2 lucruri.',
    ],
    portfolio: [
      'aleg 3 lucrări bune, descriu pe scurt fiecare și până la {date} cer părerea a 2 oameni care se pricep.',
      'până la {date} finisez 3 lucrări, le pun la un loc și le arăt unui om din domeniu.',
    ],
    software: [
      'descriu pe o pagină ce trebuie să meargă și până la {date} rog 3 oameni să încerce o primă versiune simplă.',
      'lucrez de 2 ori pe săptămână și până la {date} rog 2 oameni să încerce o variantă care chiar merge.',
    ],
    writing: [
      'până la {date} scriu de 3 ori pe săptămână câte 30 de minute și rog 2 oameni să citească un fragment gata.',
      'fac un plan pe o pagină, scriu 2 pagini pe săptămână și până la {date} strâng totul într-o primă formă.',
    ],
    event: [
      'fac lista treburilor și a cheltuielilor, o împart în 4 părți și până la {date} bifez ultima treabă.',
      'hotărăsc ziua și locul, rog 2 oameni să mă ajute și până la {date} pregătesc tot ce trebuie.',
    ],
    papers: [
      'scriu o primă variantă, cer părerea a 2 oameni care se pricep și până la {date} o îmbunătățesc.',
      'mă uit la 2 exemple bune, verific totul rând cu rând și până la {date} am varianta finală.',
    ],
    document: [
      'schițez cuprinsul pe o pagină, scriu pe rând părțile și până la {date} rog 2 oameni să verifice textul.',
      'mă uit la 2 exemple bune, scriu de 2 ori pe săptămână câte 45 de minute și până la {date} termin.',
    ],
    object: [
      'fac pe o pagină un plan și o listă cu tot ce trebuie, lucrez de 2 ori pe săptămână și până la {date} termin.',
      'împart lucrarea în 4 etape, le iau pe rând și până la {date} o închei pe ultima.',
    ],
    improvement: [
      'notez cum stau lucrurile acum, încerc o schimbare timp de 2 săptămâni și până la {date} compar ce s-a îmbunătățit.',
      'întreb 3 oameni pe care îi privește ce îi încurcă cel mai mult și până la {date} încerc o soluție în practică.',
    ],
    presentation: [
      'fac un plan scurt, repet de 3 ori cu voce tare și până la {date} vorbesc măcar în fața unui cerc mic.',
      'filmez o repetiție, îndrept 2 lucruri și până la {date} vorbesc în fața oamenilor.',
    ],
    meetings: [
      'pregătesc pentru fiecare întâlnire 2 idei principale și până la {date} le spun în primele 10 minute la 4 întâlniri.',
      'învăț 2 fraze cu care iau cuvântul sau readuc discuția la subiect și până la {date} le folosesc la 4 întâlniri.',
    ],
    conversation: [
      'notez 3 idei principale și ce rezultat vreau, repet o dată cu voce tare și până la {date} am discuția.',
      'aleg un moment liniștit, pregătesc primele 2 fraze și până la {date} spun ce contează pentru mine.',
    ],
    feedback: [
      'până la {date} ascult mai întâi în 3 discuții reale, apoi răspund liniștit și seara notez cum a ieșit.',
      'pregătesc 2 fraze calme și până la {date} le folosesc în 3 situații și notez de fiecare dată ce s-a schimbat.',
    ],
    boundaries: [
      'scriu 2 fraze cu care refuz politicos și până la {date} le folosesc în 3 situații.',
      'hotărăsc o limită clară, o spun liniștit celor pe care îi privește și o respect până la {date}.',
    ],
    interview: [
      'până la {date} pregătesc răspunsuri la 5 întrebări probabile și repet totul de 2 ori cu cineva.',
      'până la {date} alcătuiesc o prezentare de 2 minute cu 3 exemple și o rostesc cu voce tare de 4 ori.',
    ],
    confidence: [
      'până la {date} încerc în fiecare săptămână 1 lucru mic care mă sperie și notez cum a fost.',
      'fac o listă de 5 situații, de la ușor la greu, și până la {date} trec prin fiecare măcar o dată.',
    ],
    expression: [
      'până la {date} arăt de 4 ori un text sau o înregistrare cuiva care îmi spune sincer ce să îndrept.',
      'aleg 2 lucruri de îndreptat, exersez de 4 ori pe săptămână câte 15 minute și până la {date} verific ce s-a schimbat.',
    ],
    teaching: [
      'fac un plan pe o pagină, până la {date} țin 3 ore și întreb de fiecare dată ce a fost clar și ce nu.',
      'până la {date} încerc de 3 ori un nou mod de a explica, cu un exemplu din viață, și notez ce a ajutat.',
    ],
    salary: [
      'compar plata cu 3 surse, scriu 3 motive pe o pagină și până la {date} am discuția despre bani.',
      'strâng 3 exemple din munca mea, repet o dată discuția și până la {date} spun suma dorită.',
    ],
    conditions: [
      'notez ce vreau, 2 motive și ce pot oferi în schimb și până la {date} vorbesc despre asta cu cine decide.',
      'aflu regulile, vorbesc cu 2 oameni care au deja așa ceva și până la {date} fac o propunere.',
    ],
    agreement: [
      'scriu pe o pagină beneficiile și costurile, pregătesc răspunsuri la 3 obiecții și până la {date} mă adresez cui decide.',
      'vorbesc cu 2 oameni care m-ar putea susține, țin cont de părerea lor și până la {date} am discuția decisivă.',
    ],
    decision: [
      'compar variantele pe o pagină, cer sfatul a 2 oameni care se pricep și până la {date} hotărăsc.',
      'notez 3 lucruri care contează cel mai mult pentru mine, verific după ele fiecare variantă și până la {date} aleg una.',
    ],
    pricing: [
      'notez cheltuielile și orele lucrate, compar prețurile în 3 locuri asemănătoare și până la {date} scriu prețul meu.',
      'notez toate costurile, întreb 3 oameni despre un preț de probă și până la {date} mă opresc la unul.',
    ],
    question: [
      'scriu 3 întrebări, întreb în 2 locuri unde se știe sigur și până la {date} strâng totul pe o pagină.',
      'caut informația oficială, întreb 2 oameni care au trecut prin asta și până la {date} scriu răspunsul.',
    ],
    direction: [
      'până la {date} vorbesc cu 3 oameni despre munca și viața lor, notez ce mă atrage și aleg un lucru de încercat.',
      'notez timp de 2 săptămâni ce îmi dă energie și până la {date} aleg o direcție pe care s-o încerc.',
    ],
    exercise: [
      'până la {date} fac mișcare de 3 ori pe săptămână câte 30 de minute și notez de fiecare dată în calendar.',
      'încep cu 15 minute, adaug puțin în fiecare săptămână și până la {date} notez fiecare antrenament.',
    ],
    habit: [
      'încep săptămâna aceasta, bifez fiecare dată în calendar până la {date} și la fiecare 2 săptămâni văd cum merge.',
      'trec asta în calendar la o oră fixă, mă țin de ea până la {date} și fac bilanțul la fiecare 2 săptămâni.',
    ],
    rest: [
      'hotărăsc o oră la care mă opresc seara, o respect 4 zile pe săptămână până la {date}, iar duminica notez ce s-a schimbat.',
      'până la {date} îmi las de 3 ori pe săptămână 30 de minute fără muncă și telefon și notez cum mă simt.',
    ],
    stop: [
      'notez în fiecare seară, în 1 rând, cum a mers, până la {date}, iar duminica văd ce m-a ajutat.',
      'notez 2 situații în care îmi e greu, hotărăsc dinainte ce fac și bifez fiecare zi reușită până la {date}.',
    ],
    organisation: [
      'până la {date} notez în fiecare seară, timp de 10 minute, cele 3 treburi principale de mâine și bifez ce am făcut.',
      'rezerv în săptămână 2 momente fixe de câte 30 de minute pentru planuri și ordine și le respect până la {date}.',
    ],
    money: [
      'până la {date} notez săptămânal, în 15 minute, veniturile și cheltuielile și hotărăsc la ce pot renunța.',
      'trec pe o pagină veniturile, cheltuielile și plățile din ultimele 2 luni, fixez o sumă pe lună și mă țin de ea până la {date}.',
    ],
    visibility: [
      'până la {date} arăt la fiecare 2 săptămâni un rezultat al meu celor pentru care contează.',
      'descriu pe scurt 3 lucrări de-ale mele și până la {date} le prezint acolo unde le văd oamenii potriviți.',
    ],
    errand: [
      'aflu ce trebuie, rezerv 2 ore în calendar și până la {date} rezolv tot.',
      'notez ce trebuie, strâng totul în 2 zile și până la {date} termin treaba asta.',
    ],
  },
  any: [
    'întreb 2 oameni care au experiență cu asta cum au procedat și pun în practică cel mai bun sfat până la {date}.',
    'stabilesc la mentorat 2 lucruri pe care le pot face și le fac pe amândouă până la {date}.',
    'fac în fiecare săptămână 1 pas mic pentru asta până la {date} și notez de fiecare dată ce s-a schimbat.',
  ],
  worry:
    'scriu ce mă frământă de fapt și 2 lucruri care m-ar putea ajuta și vorbesc despre ele la mentorat până la {date}.',
  until: 'împart totul în 4 pași cu date fixe, îl fac pe primul săptămâna aceasta și termin până la {date}.',
  soon: [
    'notez cele mai importante 3 treburi, încep mâine cu prima și până la {date} o termin pe ultima.',
    'îmi rezerv 2 ore pentru asta săptămâna aceasta, încep cu partea cea mai grea și termin până la {date}.',
  ],
  unsupported:
    'Pun într-o singură frază ce vreau, o discut la o întâlnire de mentorat și până la {date} lucrez 2 ore la primul pas.',
};
