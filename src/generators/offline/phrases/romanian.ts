/** Romanian: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const romanian: Language = {
  code: 'ro',
  locale: 'ro-RO',
  digraphs: false,
  capitalNouns: false,
  letters: 'ăâîșțşţ',
  postpositions: false,
  dates: { usual: '{day} {month} {year}' },
  givenNames:
    'adina alisa amalia anamaria arina beatrice bogdana carla carina casandra cezara codruța dana daiana ema emilia estera evelina florina gianina gina ilona ingrid isabela jasmina leontina liana lorelei luana lucia luiza mălina mara noemi oxana olesea olimpia petruța raisa romina rozalia sabina selena silvana sonia ștefania suzana tania tincuța zamfira zoe andreea mihaela gabriela cristina alexandra alina simona roxana raluca adriana diana oana anca ramona carmen camelia loredana georgiana bianca denisa mădălina iulia iuliana ileana ilinca larisa lavinia lidia liliana livia marilena mariana mirela monica nicoleta otilia paula petronela rodica ruxandra sanda silvia smaranda sorina teodora valentina vasilica veronica violeta viorica virginia felicia florentina flavia eugenia ecaterina dorina despina cosmina corina catrinel aurelia anișoara angela ancuța ionela lăcrămioara ludmila galina tamara ioana maria elena cătălina anda antonia briana daria delia emanuela geanina georgeta ghizela iasmina ivona izabela jeni ligia lorena madalina marcela margareta marinela melinda miruna nina niculina patricia rebeca sânziana severina stela stanca tina valeria vera viviana zina xenia alexandru gheorghe vasile cristian florin ionuț bogdan adrian marius nicolae dumitru constantin ciprian cătălin radu răzvan vlad tudor ștefan gabriel sorin lucian liviu laurențiu ovidiu octavian sergiu silviu valentin viorel cosmin costel dragoș emil eugen horia iulian marian mircea nicu petru remus romeo teodor traian gigel ionel neculai veaceslav vitalie ghiță mihăiță',
  namesakes: 'ana mia clara mai',
  nameEndings: '',
  stopWords:
    'a al ale și să în la de pe cu din pentru nu mai că ca ce care cum când cînd unde dar sau ori iar deci dacă deși fără până pînă după înainte între prin spre sub peste lângă despre către eu tu el ea noi voi ei ele mă te se ne vă îl îi le lui lor i l m n v meu mea mei mele tău tale său nostru noastră noștri noastre vostru acest această acești aceste acesta aceasta aceștia acestea acel acea acei acele acela aceea asta ăsta astea ăștia cel cea cei cele un o unu una unui unei unor niște unele unii am ai are avem aveți au aveam avea având fi fiu fie fii sunt sînt ești este e suntem sunteți era eram erau fost fiind aș ar ați vreau vrea vrem vreți vor doresc dori îmi îți își mi ți ni foarte mult multă mulți multe prea puțin puțină tot toată toți toate totul fiecare alt altă alte alți altceva orice oricare ceva cineva nimic nimeni niciun nicio nici doar numai chiar încă deja acum atunci aici acolo azi astăzi mâine apoi astfel așa aproape cam destul bine uneori adesea des rar poate pot poți putem putea putut trebuie trebui fac face facem făcut făcând mod fel lucru lucruri mine tine sine însă ci totuși deoarece căci fiindcă întrucât asupra printre dintre într dintr printr decât cât câte câți câtă câteva câțiva cât datorită conform aș ăla aia vreo vreun mereu bun bună buni bune nou nouă noi noile noul mai înspre dinspre pînă fiindca totodată precum oricum oricât măcar parcă ceea ore oră',
  abbreviations:
    'dl|dlui|dna|d-na|dvs|d-voastră|dr|prof|ing|av|nr|str|bd|etc|ex|de ex|i.e|e.g|p.ex|cca|aprox|min|max|h|tel|mil|mld|pag|vol|ian|feb|apr|iun|iul|aug|sept|sep|oct|nov|dec|s.a|ș.a|ş.a|ș.a.m.d|ş.a.m.d|s.a.m.d|jud|cf|sf|conf|lect|asist|univ|a.c|resp|dep|a.k.a|inclusiv|vs|ps',
  ordinalStops: false,
  cases: false,
  linking: 'de',
  quotes: ['„', '”'],
  turns: {
    wish: `mă întorc din concediu* | revin din concediu* | mă întorc la muncă | mă întorc la serviciu | revin la muncă | ajung la nivelul | ajung la a2 | ajung la b1 | ajung la b2 | ajung la c1 | ajung la c2 | fiu luat* în serios | fiu ascultat* | fiu respectat* | fiu apreciat* | șeful meu ar trebui | șefa mea ar trebui | șeful ar trebui | șefa ar trebui | colegii mei ar trebui | colegii ar trebui | echipa mea ar trebui | echipa ar trebui
      | vreau | vreu | vrau | eu vreau | chiar vreau | tare aș vrea | aș vrea | as vrea eu | aș vrea tare mult | aș dori | doresc | îmi doresc | mi doresc | mi aș dori | îmi aș dori | ne dorim | vrem | am vrea | am dori | aș prefera | prefer | mi am dorit | mi am dorit mereu | mi am dorit dintotdeauna | voiam | vroiam | aș voi
      | mi ar plăcea | mi ar place | îmi ar plăcea | mi ar plăcea tare mult | mi ar plăcea foarte mult | mi ar fi de folos | mi ar fi de ajutor | mi ar fi util* | mi ar prinde bine | mi ar trebui | îmi trebuie | mi trebuie | am nevoie | aș avea nevoie | avem nevoie | nevoie de | nevoie să | am mare nevoie
      | am de gând | de gând să | am în plan | am în vedere | am planuri | am planul | plănuiesc | plănuim | intenționez | intenția mea | am intenția | sper | sperăm | speranța mea | nădăjduiesc | visez | am un vis | visul meu | visul este | visul e | ambiționez
      | obiectivul meu | obiectivele mele | obiectivul | obiectivele | obiectiv principal | obiective | scopul meu | scopul | scopurile mele | ținta mea | țelul meu | dorința mea | dorințele mele | dorința este | planul meu | planurile mele | ambiția mea | prioritatea mea | prioritățile mele | așteptările mele | așteptarea mea | aspir | aspirația mea | țintesc | urmăresc să | vizez | îmi propun | mi propun | ne propunem | mi am propus | mi am setat | mi am fixat
      | caut | căutăm | sunt în căutare | sunt în căutarea | în căutare de | în căutarea | sunt în căutarea unui | ajutați mă | ajută mă | mă ajute | mă ajuți | mă ajutați | mă poate ajuta | mă puteți ajuta | mă poți ajuta | puteți să mă ajutați | m ar ajuta | de ajutor | ajutor cu | ajutor la | ajutor pentru | ajutor să | ajutor în | ajutor pentru a | sprijin pentru | sprijin în | sprijin să | sprijin pentru a | îndrumare în | îndrumare pentru | îndrumare | ghidare | să fiu îndrumat* | să fiu ghidat* | sfaturi | sfaturi pentru a | câteva sfaturi | un sfat | vă rog | te rog | va rog
      | particip* .. pentru a | înscri* .. pentru a | înscri* .. ca să | sunt aici pentru | sunt aici ca să | am venit aici | am aplicat pentru a | mentor pentru a | mentorat pentru a | mentoring pentru a
      | mă interesează | m ar interesa | interesat* de | interesat* să | sunt interesat* | aș fi interesat* | cum pot | cum aș putea | cum fac | cum aș face | cum ajung | cum reușesc | cum scap | cum învăț | ~cum | ~cum să | ce pot face | ce pot să fac | ce aș putea | ce ar trebui | ce trebuie să | ar trebui | ar trebui să | trebuie să | trebuie | e nevoie să | este nevoie să | e timpul | este timpul | e vremea | a venit vremea | a venit timpul | mă gândesc să | mă gândesc la | m am gândit să | m am decis | m am hotărât | am decis | am hotărât | am ales să | abia aștept | sunt gata | aștept de la | aștept să | mă aștept | încerc să | încerc | tind spre
      | o să | am să | voi să | eu voi | aș fi | m aș bucura | aș aprecia | aș opta | ar fi bine | ar fi util* | ar fi ideal | ar fi super | ar fi grozav | ar fi frumos | ar fi minunat | bine ar fi | măcar să | dați mi | spuneți mi cum | spune mi cum | explicați mi cum | arătați mi cum | mă ajută | am un interviu | am interviu | urmează să am | urmează să dau | îmi place ideea de a | tot ce vreau | ce vreau eu | ceea ce vreau | ce îmi doresc | ce mi doresc | ceea ce îmi doresc | am ca obiectiv | am ca scop | am drept scop | mi aș propune | contez pe | vreau ca
      | ~să | ~sa nu | ~învăț* | ~îmbunătăț* | ~ameliorez | ~ameliorarea | ~perfecțion* | ~dezvolt* | ~găsesc | ~găsi | ~găsirea | ~obțin | ~obține* | ~devin | ~deveni | ~cresc | ~reduc | ~scad | ~consolid* | ~construiesc | ~construirea | ~creez | ~crearea | ~pornesc | ~pornirea | ~încep | ~începerea | ~deschid | ~deschiderea | ~lansez | ~lansarea | ~termin | ~terminarea | ~finaliz* | ~trec | ~trecerea | ~luarea | ~promovez | ~promovarea | ~pregătesc | ~pregătirea | ~schimb | ~schimbarea | ~mă mut | ~mutarea | ~scrierea | ~conducerea | ~gestionarea | ~organizarea | ~planific* | ~negociez | ~negocierea | ~cer | ~câștig | ~vorbirea | ~cunoașterea | ~extind | ~extinderea | ~lărgesc | ~lărgirea | ~depășesc | ~depășirea | ~înving | ~învingerea | ~scap | ~renunț | ~renunțarea | ~echilibr* | ~economisesc | ~economisirea | ~strâng | ~cumpăr | ~cumpărarea | ~înot | ~gătesc | ~călătoresc | ~călătoria | ~vizitez | ~vizitarea | ~mersul | ~participarea | ~mai mult | ~mai multă | ~mai mulți | ~mai multe | ~mai puțin | ~mai puțină | ~mai puține | ~mai bine | ~mai bun* | ~aplic | ~trimit | ~trimiterea | ~delegarea | ~motivarea | ~recrutez | ~recrutarea | ~angajez | ~angajarea | ~aleg | ~alegerea | ~decid | ~clarific* | ~descopăr | ~descoperirea | ~explorez | ~explorarea | ~aflu | ~înțeleg | ~înțelegerea | ~stăpânesc | ~stăpânirea | ~aprofund* | ~slăbesc | ~înființez | ~înființarea | ~vânzarea | ~reușesc | ~ajung | ~atingerea | ~ating | ~fac față | ~combat* | ~stabilesc | ~stabilirea | ~identific* | ~întăresc | ~întărirea | ~sporesc | ~măresc | ~cultiv* | ~redac* | ~actualiz* | ~rescriu | ~refac | ~refacerea | ~mut | ~renovez | ~renovarea | ~susțin | ~susținerea | ~publicarea | ~mențin* | ~încetez | ~opresc | ~dublez | ~ridic | mă tentează | m ar tenta | mă atrage ideea | îmi surâde ideea | tânjesc | am chef să | aș avea chef | musai să | e musai | mi am pus în gând | am în gând | îmi stabilesc | mi am stabilit | aș încerca | aș vrea mult | mor de dorință | aș da orice | nu mai amân | am de învățat | am de terminat | am de pregătit | îmi lipsește doar | ajung la un nivel la care să pot | nivel la care să pot | ajung să pot | de îmbunătățit | aș lucra la | vreau să lucrez la | lucrez la mine | ar fi momentul | cum să fac să | de unde încep | de unde să încep | mi ar fi de mare folos | ~absolv | ~absolvirea | ~citesc | ~citirea | ~alerg | ~investesc | ~donez | ~adopt | ~plantez | ~cânt | ~pictez | ~desenez | ~dansez | ~fac sport | ~mănânc | ~dorm | ~iau permisul | ~las fumatul | ~mă las de fumat | ~mă las de | ~mă apuc de | ~mă înscriu | ~mă calific | ~predau | ~coordonez | aflu cum pot | aflu cum pot să | aflu cum aș putea | înțeleg cum pot | văd cum pot | știu cum pot`,
    trouble: `nu sunt plătit* | plătit* prea puțin | nu reușesc | nu am reușit | n am reușit | nu prea reușesc | nu pot | nu prea pot | nu mai pot | nu știu | nu prea știu | nu mai știu | nush | nu stiu | habar n am | habar nu am | n am habar | nu am idee | n am idee | nicio idee | nu am curaj* | n am curaj* | nu am încredere | n am încredere | nu am timp | n am timp | nu mai am timp | niciodată timp | nu îmi ajunge timpul | nu mi ajunge timpul | nu îmi găsesc | nu mi găsesc | nu găsesc | nu mă descurc | nu mă pricep | nu mă simt | nu mă simt în stare | nu sunt în stare | nu sunt bun* | nu sunt sigur* | nu sunt mulțumit* | nu sunt fericit* | nu sunt luat* | nu mă ia | nu mă iau | nu mă ascult* | nu îndrăznesc | nu îmi iese | nu mi iese | nu merge | nu funcționează | nu înțeleg | nu vorbesc | nu cunosc | nu stăpânesc | nu am contacte | nu am experien* | n am experien* | nu am rețea
      | mi e greu | îmi e greu | îmi este greu | îmi vine greu | mi se pare greu | mi e dificil | îmi este dificil | greu pentru mine | e greu | este greu | am dificultăți | dificultăți | dificultate | am probleme | am o problemă | probleme cu | probleme în | problema mea | mă chinui | mă lupt | mi e frică | îmi e frică | îmi este frică | frică de | frică să | frica de | mi e teamă | îmi este teamă | teamă de | teama de | mă tem | mi e rușine | îmi este rușine | mă sperie | mă stresează | mă stresez | am emoții | emoții mari | emoționez | mă panichez | intru în panică | mă blochez | mă inhib | mă pierd | mă fâstâcesc | mă bâlbâi | roșesc | tremur | tremură | mă îndoiesc | simt că | mă simt | sunt timid* | sunt nesigur* | sunt copleșit* | sunt epuizat* | sunt obosit* | sunt stresat* | sunt confuz* | sunt pierdut* | sunt blocat* | copleșit* | epuizat* | extenuat* | suprasolicitat* | blocat* | confuz* | nesigur* | nedumerit* | derutat* | dezorientat* | plafonat* | mă plafonez | nefericit* | nemulțumit* | frustrat* | plictisit* | mă plictisesc | sătul* | m am săturat | îmi lipsește | mi lipsește | îmi lipsesc | mi lipsesc | lipsă de | lipsa de | lipsa | amân | amân mereu | evit | urăsc | detest | prea multe ore | prea mult lucru | prea mult de lucru | prea mult stres | insuficient* | slab la | slabă la | slab* la | nu e suficient | nu este suficient | nu e destul | e slabă | e slab | este slab* | e proastă | este proastă | e varză | lasă de dorit | mă întrerup* | mă întrerupe | sunt întrerupt* | mă ignoră | nu mă respectă | nu sunt ascultat* | nu e bun* | nu este bun* | mă distrag | mă împiedic* | mă depășește | mă deranjează | mi e jenă | îmi e jenă | îmi este jenă | mă jenez | mă intimidează | mă copleșește | mă consumă | nu fac față | nu mai fac față | stau pe loc | bat pasul pe loc | mă învârt în cerc | sunt în impas | nu avansez | nu am chef | n am chef | nu am motivație | n am motivație | nimeni nu observă | nu mă observă nimeni | nu mă vede nimeni | nu mă bagă nimeni | nu mă bagă în seamă | mă compar | mă critic | îmi fug gândurile | mă împrăștii | îmi pierd | pierd timpul | pierd prea mult timp | îmi ia prea mult | nu am avut curaj* | sunt invizibil* | mă simt invizibil* | trag de mine | sunt la pământ | nu mai am energie | n am energie | nu am energie | nu dorm | dorm prost | mă doare că | prea bătrân* ca să | prea bătrână ca să | prea tânăr* ca să | prea în vârstă ca să | prea târziu pentru | prea târziu ca să | prea mare ca să`,
    past: `am *at$ | am *it$ | am *ut$ | am *us$ | am *is$ | am *as$ | am *rs$ | am *ns$ | am *pt$ | am fost | am mai *at$ | am mai fost | am și *at$ | am tot *at$ | am deja *at$ | am lucrat deja | m am *at$ | m am *it$ | m am *ut$ | m am *as$ | m am *ns$ | m am *rs$ | mi am *at$ | mi am *it$ | mi am *ut$ | mi am *us$ | mi am *rs$ | ne am *at$ | ne am *it$ | a fost | au fost | m au *at$ | m a *at$ | mi a *at$ | mi au *at$ | am lucrat | am studiat | am absolvit | am terminat | am făcut | am avut | am început | am condus | am coordonat | am predat | am trăit | am locuit | am primit | am învățat | am obținut | am câștigat | am pierdut | am renunțat | am demisionat | am plecat | am ajuns | am emigrat | am schimbat | am născut | am crescut | m am mutat | m am născut | m am angajat | m am specializat | am fost promovat* | eram | aveam | lucram | făceam | predam | conduceam | coordonam | locuiam | studiam | trăiam | fusesem | lucrasem | anul trecut | luna trecută | săptămâna trecută | vara trecută | acum .. ani | acum .. luni | cu .. ani în urmă | în urmă cu | în trecut | pe vremuri | pe vremea aceea | pe atunci | odinioară | înainte lucram | fostul meu | fosta mea | fostul job | după facultate | după absolvire | după studii | mi a recomandat | am ramas | am rămas | am auzit | am aflat | am preluat | am dat | am luat | am picat | am reușit | am publicat | am lansat | am ținut | am avut ocazia | am trecut prin | am înființat | am divorțat | am tradus`,
    aside: `mulțumită faptului | mulțumită ajutorului | pentru că | pt că | fiindcă | deoarece | întrucât | căci | ca să | pentru ca să | pentru ca | astfel încât | așa încât | încât | astfel ca | deși | cu toate că | chiar dacă | măcar că | de când | de cînd | din moment ce | după ce | după facultate | când eram | când am | când lucram | cât timp | în timp ce | pe când | care să îmi | care să mi | care să mă | care este | care e | care sunt | care era | care a | care au | care m a | care mi a | care mă | în care am | în care lucrez | în care lucram | unde am | unde lucrez | unde lucram | unde sunt | unde eram | unde fac | din cauza | din cauză că | datorită | grație | spre deosebire de | înainte să | înainte de a | având în vedere | dat fiind | dat fiind că | ținând cont | din păcate pentru că | drept care | motiv pentru care | de aceea | de asta | așa că
      | permiteți mi să mă prezint | dați mi voie să mă prezint | să mă prezint | mă prezint | câteva cuvinte despre mine | pe scurt despre mine | despre mine pe scurt | ca să trec la subiect | trec la subiect
      | soțul meu crede | soțul meu zice | soțul meu spune | soțul meu vrea | soțul crede | soțul zice | soția mea crede | soția mea zice | iubitul meu zice | iubitul meu crede | mama crede | mama zice | mama spune | mama vrea | mama mea crede | mama mea zice | tata crede | tata zice | tata spune | tata vrea | părinții cred | părinții zic | părinții spun | părinții vor | părinții mei cred | părinții mei zic | părinții mei spun | părinții mei vor | șeful zice | șeful spune | șeful crede | șefa zice | șefa spune | șefa crede | șeful meu spune | șefa mea spune | managerul meu spune | colegii spun | colegii zic | prietenii zic | prietenele zic | lumea zice | lumea spune | toți zic | toată lumea zice
      | soțul meu .. ar trebui | soția mea .. ar trebui | mama .. ar trebui | tata .. ar trebui | părinții .. ar trebui | prietenii .. ar trebui | prietenele .. ar trebui | lumea .. ar trebui | șeful .. zice că ar trebui | soțul meu .. trebuie | mama .. trebuie | tata .. trebuie | părinții .. trebuie | părinții .. să mă | mama .. să mă | fiul meu ar trebui | fiul meu trebuie | fiica mea ar trebui | fiica mea trebuie | copiii mei ar trebui | copiii mei trebuie | copiii ar trebui | soțul meu ar trebui | soțul meu trebuie | trebuie să se schimbe ceva | prietena mea mi a recomandat | prietenul meu mi a recomandat | colega mea mi a recomandat | am auzit de program | am aflat de program | am aflat despre program`,
    exclude: `nu vreau | nu vreu | nu mai vreau | nu vreau să | nu vrem | nu aș vrea | n aș vrea | n aș mai vrea | nu aș mai vrea | nu doresc | nu mai doresc | nu îmi doresc | nu mi doresc | nu îmi mai doresc | nu mi mai doresc | nu aș dori | n aș dori | nu mi aș dori | nu mi ar plăcea | nu mi ar place | nu am nevoie | n am nevoie | nu mai am nevoie | nu caut | nu mai caut | nu intenționez | nu plănuiesc | nu am de gând | n am de gând | nu mă interesează | nu mă mai interesează | nu m ar interesa | nu mă pasionează | nu mă atrage | nu mă atrag | nu mă tentează | nu sunt interesat* | nu sunt atras* | nu mă văd | nu îmi place | nu mi place | nu îmi mai place | nu îmi plac | nu mi plac | nu suport | nu accept | refuz să | exclus | exclud | în niciun caz | nicidecum | nici vorbă | sub nicio formă | să nu mai | să nu | să evit | evitarea | fără | fără să | în afară de | în afara | cu excepția | mai puțin în | orice altceva decât | orice numai nu | orice dar nu | orice în afară | decât să | în loc de | în loc să | în locul | departe de | nici în | nici la | nici ca | nici un rol | nici cu | nici să
      | nu în | nu într | nu la | nu ca | nu pe | nu cu | nu prin | nu de | nu din | nu pentru | nu despre | nu un | nu neapărat | nu o carier* | nu o slujb* | nu o promov* | nu o funcți* | nu o poziți* | nu o afacer* | nu o meseri* | nu manager* | nu manageriat | nu management* | nu vânz* | nu șef* | nu lider* | nu leader* | nu HR | nu IT | nu teori* | nu freelanc* | nu antrepren* | nu corpora* | nu online | nu remote | nu afacer* | nu networking | nu cod | nu python | nu java | nu excel | nu sql | nu englez* | nu german* | nu francez* | nu stres* | nu *ing$ | nu *ment$ | nu *tor$ | nu *toare$ | nu *ist$ | nu *istă$ | nu *itate$ | nu *ări$ | nu *uri$ | nu *ism$ | nu *grame$ | nu *rere$ | nu *are$ | nu *ție$ | nu *ții$ | nu *logie$`,
    harmless: `spun nu | spune nu | zic nu | spus nu | zice nu | a spune nu | să spun mai des nu | spun mai des nu | spun și nu | spun "nu" | nu doar | nu numai | de ce nu | nu de mult | nu la fel | nu de puține ori | nu cu mult timp | nu apare | nu neapărat | nu pare | nu are | nu doare | nu moare | nu sare | nu vreau decât | nu doresc decât | nu caut decât | nu vreau doar | nu vreau numai | nu vreau să renunț | nu îmi doresc decât | nu îmi place cum | nu îmi place job* | nu mi place job* | nu îmi place munca | nu mi place munca | nu mi mai place munca | nu îmi mai place munca | nu îmi mai place ce fac | nu mi mai place ce fac | nu îmi mai place job* | nu îmi place meseria | nu îmi place ce fac | nu mi place ce fac | nu îmi place să vorbesc | nu suport stres* | fără frică | fără teamă | fără emoții | fără să mă tem | fără să îmi fie | fără să mi fie | fără să mă emoționez | fără să mă blochez | fără să mă bâlbâi | fără să mă panichez | fără să roșesc | fără să tremur | fără să mă stresez | fără să mă simt | fără să mă epuizez | fără să citesc | fără stres* | fără notițe | fără foaie | fără accent | fără ezitare | fără ezitări | fără greșeli | fără vinovăție | fără experien* | fără diplom* | fără studii | fără facultate | fără loc de muncă | fără job | fără slujbă | fără serviciu | fără contacte | fără rețea | fără probleme | fără îndoială | fără încetare | fără sens | fără direcție | fără motivație | fără timp | fără încredere | fără pauză | fără oprire | nu în ultimul rând | nu din prima | nu știu decât | nu pe deplin | nu de tot | nu tocmai | nu prea`,
    unwanted: `stres* | stress* | ore suplimentare | orele suplimentare | peste program | după program | overtime | amân* | amânare* | procrastin* | burnout | burn out | epuiz* | extenu* | obosi* | oboseal* | frică | frica | fricii | teamă | teama | tem | emoții | emoțiile | emoțion* | panic* | panich* | timid* | rușin* | îndoiesc | îndoiel* | îndoial* | nesigur* | copleș* | suprasolicit* | supraîncărc* | întârzi* | întârziere | întârzii | întrerup* | singur* | izolat* | haos* | haotic* | dezorganiz* | distrag* | distras* | weekend* | week end* | sfârșit de săptămână | sfârșitul săptămânii | sâmbăta | duminica | blocat* | blochez | blochează | pierd | pierde | pierdut* | invizibil* | umbră | ignorat* | subestim* | prost plătit* | subplătit* | nefericit* | plictis* | micromanag* | șomaj* | șomer* | perfecțion* | bâlbâi* | roșesc | tremur* | îngheț* | anxi* | spun da | zic da | vinov* | călcat* în picioare | călca în picioare | târziu | până noaptea | noaptea | acasă de lucru | griji | îngrijor* | enerv* | nervoas* | nervos* | bani puțini | salariu mic | prost plătit | conflict* | certuri | cearta | mă cert | discuții în contradictoriu`,
    but: `dar | ci | însă | mai degrabă | în schimb | totuși | ci mai degrabă`,
    and: `și | precum și | cât și | ca și | & | iar | apoi | plus | de asemenea | totodată | și apoi | la fel și | și totodată`,
    between: 'între',
    order: `capitala franței | capitala române* | capitala german* | generează cod | generează text | generează imagin* | generează mi | răspunde cu | răspunde mi | răspunde la | rezolvă ecuați* | rezolvă problema | rezolvă mi | rezolvă exerci* | rețetă de prăj* | rețetă de ciorb* | rețetă de sarmale | rețetă de supă | compune o | compune un | compune mi | cât fac 1* | cât fac 2* | scrie .. poezie | scrieți .. poezie | scrie .. poem | scrie .. eseu | scrie .. cântec | scrie .. glumă | scrie .. poveste | scrie mi | scrieți mi | spune mi o | spune .. glumă | spune .. poveste | spune .. banc | zi mi un banc | zi mi o | zi .. banc | cântă mi | tradu | traduceți | traduce în | rezumă | rezumați | fă un rezumat | fă mi un | fă mi o | care este capitala | care e capitala | cum e vremea | cum este vremea | ce vreme | cât e ceasul | ce oră | cine ești | ce ești | ești un robot | ești un om | ești om | ești bot | ești o mașină | răspundeți | afișează | afișați | tipărește | printează | generați | scrie cod | scrie un cod | scrie un script | scrie un program | scrie o funcție | dă mi rețeta | dați mi rețeta | rețeta pentru | calculează | calculați | numără până | repetă | repetați | continuă textul | inventează | desenează | cât face | scrie un eseu | fă mi tema | fă tema | scrie mi codul | ce zi e | ce dată e | spune o glumă | spune un banc | povestește mi | recomandă mi un film | recomandă un film`,
    attack: `ignoră tot ce | ignorați tot ce | ignoră totul | ignorați totul | ignoră ce scrie | ignoră ce ai | ignor* .. instrucțiun* | ignor* .. reguli* | ignor* .. indicați* | ignor* .. anterioare* | ignor* .. precedent* | ignor* .. prompt* | ignorați ce | ignore .. instructions | ignore .. previous | uită .. instrucțiun* | uitați .. instrucțiun* | uită tot | uitați tot | uită ce ți | uită regul* | uită de regul* | nu ține cont | nu țineți cont | nu mai ține cont | încalcă regul* | ocolește | sari peste instrucțiun* | prompt de sistem | promptul de sistem | promptul sistemului | promptul tău | promptul | prompt inițial | prompt ascuns | system prompt | instrucțiunile tale | instrucțiunile dumneavoastră | instrucțiunile de sistem | instrucțiunile inițiale | acum ești | de acum ești | de acum încolo ești | de acum înainte ești | ești acum | ești de acum | comportă te ca | comportați vă ca | acționează ca | prefă te | prefă că | pretinde că | joacă rolul | joci rolul | mod dezvoltator | modul dezvoltator | mod admin | jailbreak* | ca model de limbaj | ca inteligență artificială | instrucțiuni noi | noile instrucțiuni | instrucțiune nouă | dezvăluie | arată mi promptul | arată prompt* | dă mi promptul | cheia api | cheie api | api key | parola | parole | scrie în schimb | în schimb scrie | scrie doar cuvântul | scrie numai | scrie doar | răspunde doar | răspundeți doar | răspunde numai | răspundeți numai | doar cuvântul | nu scrie obiective | nu scrieți obiective | nu scrie niciun obiectiv | nu genera obiective | în loc de obiective | în locul obiectivelor | sfârșitul textului | sfârșitul instrucțiunilor | you are now | act as | print your | regulile de mai sus | instrucțiunile de mai sus | tot ce scrie mai sus | tot ce e mai sus | treci peste reguli | dezactivează filtr* | ești dan | mod debug | afișează promptul`,
    nothing: `hai | haide | vedem | nu e cazul | cazul | nimic | nimica | nu | n | am | ai | niciun | nici un | nicio | nici o | niciunul | niciuna | fără | dorințe | dorință | obiective | obiectiv | țeluri | scopuri | planuri | momentan | deocamdată | moment | momentul | pentru | acum | prezent | încă | mulțumesc | mulțumim | mulțam | mersi | merci | ms | mult | frumos | anticipat | salut | salutare | salutări | bună | buna | ziua | seara | dimineața | bun | noapte | hei | hey | hi | hello | servus | noroc | ceau | ciao | pa | revedere | toată | lumea | tuturor | dragă | dragi | dragilor | test | teste | testare | testez | ok | okay | oki | bine | da | ce | mai | faci | faceți | fac | e | este | sunt | sper | sper că | ești | sunteți | totul | tot | toate | și | la | din | partea | mea | adăugat | spus | zis | scris | de | în | acest | această | idei | idee | întrebări | întrebare | comentarii | comentariu | observații | nevoie | altceva | plus | special | deosebit | important | vreme | vremea | frumoasă | soare | afară | zi | săptămână | o | un | eu | tu | voi | vă | te | mă | îmi | mi | vine | minte | nu înțeleg | înțeleg | înțeles | none | nothing | na | a | null | nil | lorem | ipsum | bla | blabla | haha | hihi | hmm | hm | ăă | lol | abc | xxx | thanks | gol | trec | sar | peste | cu | stimă | respect | drag | crăciun | crăciunul | fericit | paște | mulți | ani | sărbători | fericite | scuze | pardon | vreau | doresc | aș | ar | fi | multe | lucruri | atât | asta | gata | numai | decât | că | cum | sănătate | numa | îmbrățișez | cordial | încântat | încântată | încântat de cunoștință | cunoștință | să | ne | cunoaștem | mă bucur | bucur | aici | loc | domnule | doamnă | nu am nevoie | nu vreau | nu doresc | n am nevoie | azi | astăzi | nup | nope | nu mulțumesc | nu este cazul | nimic de adăugat | nimic de spus | nimic de zis | fără comentarii | n am ce | ce să zic | nu am ce | deocamdată nimic | îmbrățișări | pupici | numai bine | o zi bună | pe curând | vă salut | vă mulțumesc | complet | completat`,
    self: `eu | mă | mi | îmi | m | mie | mine | meu | mea | mei | mele | ne | nostru | noastră | noastre | noștri | am | n am | sunt | sînt | simt | aș | lucrez | nu | n | nush | habar | roșesc | tremur | evit | urăsc | detest | amân`,
    filler: `descopăr | smart | niște | cartier | cartierul | stadiul | limita | limită | termeni | reacția | conveni | servicii | lărgesc | lărgi | extind | extinde | extinderea | pregătesc | pregăti | pregătire | pregătirea | angajare | exersez | creez | construiesc | fac față | schimb | schimba | mă schimb | caut | trimit | refac | realizez | realizarea | stăpânesc | întăresc | ca să | dacă | cadrul | cadrul programului | în cadrul | mentorat | mentorat* | mentoring | mentor | mentori | mentore | program de mentorat | programul de mentorat | program | programului | programe | îndrumare | sprijin | obiectiv | obiective | obiectivul | obiectivele | scop | scopul | scopuri | țel | țeluri | dorință | dorința | dorințe | nevoie | îmbunătățesc | îmbunătăți | îmbunătățire | îmbunătățirea | ameliorez | dezvolt | dezvolta | dezvoltare | dezvoltarea | perfecționez | progres | progresez | progrese | progresa | evoluez | evolua | avansez | avans | cresc | creștere | creșterea | consolidez | consolidarea | dobândesc | capăt | mai | bun | bună | buni | bune | bine | mai bine | mai bun | mai bună | mult | multă | foarte | învăț | învăța | învățare | învățarea | invăț | devin | deveni | fiu | fie | fi | am | să am | să fiu | fac | face | pot | putea | să pot | știu | știe | reușesc | reuși | ajung | ajunge | obțin | obține | obținerea | găsesc | găsi | găsirea | câștig | competențe | competență | competențele | abilități | abilitate | abilitățile | abilităților | capacitate | capacitatea | cunoștințe | cunoștințele | nivel | nivelul | domeniu | domeniul | tema | temă | subiect | nou | nouă | noi | cum | de ce | ce | care | ajutor | ajute | ajutați | sfat | sfaturi | muncă | munca | muncii | lucru | lucrez | lucra | serviciu | profesional | profesională | profesionale | profesionali | personal | personală | personale | viață | viața | lucruri | chestii | mod | fel | felul | modul | chiar | în sfârșit | mai ales | de exemplu | exemplu | mereu | des | uneori | deja | încă | tot | și | un pic | puțin | început | sfârșit | lună | luni | an | ani | săptămână | săptămâni | viitor | viitoare | următor | următoarele | acest | greu | dificil | probleme | frică | simt | gestionez | gestionare | gestionarea | încep | începe | continui | merg | pun | dau | ofer | vreau | unele | anumite | câteva | treptat | repede | rapid | eficient | special | specific | nimic | general | concret | prin | mele | meu | mea | etc | parte | partea | punct de vedere | particip | participa | participarea | activ | propriu | proprie | propria | propriul`,
    slang: `cică | nașpa | mișto | super | lol | nush | nuj | nu j | vb | pt | ptr | k | pls | plz | asap | omg | dracu* | naiba | pul* mea | muie | rahat* | căcat* | frate | fra | boss | nasol* | chestii | chestie | kestii | dc | ms | mersi | tzeapă | țeapă | șmecher* | belea | beton | varză | aiurea | bă | băi | băă | fraier* | prost | proastă | proști | idiot* | tâmpit* | tâmpen* | cool | fun | sh | dak | daca nu | k sa | tre | tre' | tr | vreu | vrau | bn | acu | nui | nimik | crek | dubios | naspa | job ca lumea | ca lumea | șto | blin | davai | prikol | haideți | ioi | nebun* | tare de tot | vr | nev | frate miu | de mama focului | la mișto | nu stiu ce | fmm | wtf | idk | btw | nope`,
    statement: `mă risipesc | sunt | sînt | este | e | suntem | sunteți | era | are | am .. ani | am un | am o | am doi | am două | am trei | avem | au | lucrez de | lucrez ca | lucrez într | lucrez într un | lucrez într o | lucrez acum | lucrez în prezent | locuiesc în | locuiesc la | trăiesc în | stau în | mă ocup | mă numesc | mă cheamă | există | îmi place | îmi plac | predau la | conduc de | coordonez de | muncesc de | petrec | studiez la | fac parte | sunt din`,
    now: 'acum | în prezent | momentan | deocamdată | în acest moment | azi | astăzi',
    learn: `în urmă cu react | rămas în urmă cu | rămas în urmă | ruginit* | învăț* | invat* | curs | cursuri | cursul | cursului | formare | studi* | studiez | training* | traininguri | competenț* | abilit* | îmbunătăț* | perfecțion* | aprofund* | cunoștinț* | cunosc | stăpân* | programare | programez | certific* | baze | bazele | bazelor | noțiuni | începător* | avansat* | nivel | nivelul | exersez | exersa | tutorial* | dezvolt* | lucrez cu | folosesc | folosirea | utilizez | utilizarea | iniț* | inițier* | bootcamp* | specializ* | calific* | școală`,
    certificate: `certific* | examen* | diplom* | atestat* | acredit* | autoriza* | licenț*`,
    become: `devin | deveni | devenirea | să fiu | să lucrez ca | să lucrez în | lucrez ca | lucra ca | lucra în | muncesc ca | job de | job ca | job în | post de | post ca | postul de | poziți* de | poziți* în | rol de | rol în | rolul de | funcți* de | funcția de | mă angajez ca | angajez ca | mă fac | mă reorient* | reorient* | reconver* | reprofil* | mă recalific | mă specializez | mă îndrept spre | spre | trec la | trec în | trec pe | trec spre | trece la | trece în | trecerea la | trecerea în | trecere la | trecere în | intru în | intra în | intrarea în | să intru | pătrund în | avansez la | avansez ca | avansa la | promovat* ca | promovat* pe | promovat* la | promovez la | ajung | să ajung | ajunge | carier* în | carier* de | carier* ca | meseria de | profesia de | formare ca | formez ca | mă califi* | curs de .. pentru a deveni | lucrez pe post de | de la .. la | din .. în | ocup | candidez pentru | candidez la | de exemplu ca | ex ca`,
    outOfReach: `job la google | lucrez la google | lucra la google | angajez la google | job la apple | lucrez la apple | lucrez la microsoft | lucrez la amazon | ceo la | ceo | președint* | prim ministru | ministru | ministr* | premier | milionar* | miliardar* | bogat* | celebr* | faimoas* | faimos* | vedetă | nobel | cea mai bună din lume | cel mai bun din lume | cei mai buni din lume | peste noapte | campioan* mondial* | campion* mondial* | astronaut* | bestseller* | best seller* | perfect | perfectă | perfecțiune | nivel nativ | ca un nativ | vorbitor nativ | mă pensionez | astronaută | câștig la loto | loto | faimă mondială | renumit* mondial | cel mai bogat | cea mai bogată | rector* | europarlamentar* | parlamentar* | deputat* | senator | senatoare | oscar | grammy | olimpic* | job la nasa | lucrez la nasa | într o lună fluent | într o săptămână fluent`,
    person: `domnul | doamna | domnișoara | dl | dna | d na | dr | doctor | mă numesc | mă cheamă | numele meu este | numele meu e | numele meu | mi se spune | mi se zice | pe nume | cu stimă | cu respect | cu drag | soțul | soția | soțul meu | soția mea | iubitul meu | iubita mea | prietenul meu | prietena mea | bărbatul meu | nevasta | fiul | fiica | fiul meu | fiica mea | băiatul meu | fetița mea | fratele meu | sora mea | logodnicul | logodnica`,
    private: `depres* | diagnos* | boal* | boli | bolnav* | cancer* | adhd | autis* | scleroz* | handicap* | dizabilit* | terapi* | psihiatr* | psiholog meu | medicament* | gravid* | însărcinat* | divorț* | avort* | pierdut sarcina | cronic* | bipolar* | traum* | dependen* de | alcool* | datorii | datoriile | datoriilor | hiv | epileps* | migren* | atac* de panică | atacuri de panică | endometrioz* | văduv* | despărțire* | despărțit* | operație | operația | spitaliz* | abuz* | violenț* domestic* | fără acte | deces* | anxietat* | burnout sever | tentativ* | fertiliz* | menopauz* | chimioterap* | arest* | pușcări* | executor* judecătoresc*`,
    lastVerb: '',
    own: `meu | mea | mei | mele | nostru | noastră | noastre | noștri | mă | mi | îmi | m | ne | nu | n | mine`,
    loose: `și | sau | ori | de asemenea | chiar | în sfârșit | mai ales | poate | doar | numai | simplu | apoi | atunci | deci | dar | însă | sincer | acum | deja | bineînțeles | ideal | dacă se poate | dacă e posibil | obiectiv | obiective | obiectivele mele | obiectivul meu | dorință | dorințe | de | în | la | cu | pe | din | pentru | despre | prin | către | că | ca | care | ce | asta | aceasta | acest | rapid | repede | absolut | neapărat | în primul rând | în al doilea rând | în al treilea rând | întâi | mai întâi | prima dată | în primul | primul rând | cum | ex | ajutor | ajutorul | este | e | anume | următoarele | exemplu | de exemplu | eventual | iar | să pot | neaparat | tare | foarte mult | o dată | ci | adică | gen | mă rog | oarecum | cumva`,
    hanging: `să | până | pînă | înainte | într | un | o | unui | unei | niște | al | ale | a | cel | cea | cei | cele | dacă | pentru că | nu | n | între | după | de la | din | spre | când | fără | foarte | mai | prea | asupra | peste | sub | lângă | viitor | viitoare | următor | următoare | următoarea | următorul | sunt | fi | mi | îmi | mă | m | se | s | și | lui | finalul | sfârșitul | sfârșit | final | început | începutul | timp | dintr | printr | cât | decât | timp de | peste | in`,
    place: `germania | germaniei | românia | româniei | bulgaria | croația | slovacia | ungaria | în | la | din | mă mut la | mă mut în | mutarea la | mutarea în | mut la | mut în | să locuiesc în | să trăiesc în | să lucrez în | plec în | plec la | emigrez în | mă întorc în | mă întorc la | vizitez | călătoresc în | merg în | merg la | lângă`,
    clitic: '',
    wishAfter: '',
    excludeAfter: '',
  },
  time: {
    months: [
      'ianuarie | ian | ianuar',
      'februarie | feb | febr',
      'martie | mart',
      'aprilie | apr',
      // `mai` alone is `more`: the month is known by what stands beside it, and `15 mai` is among the feasts.
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
      ...Array.from({ length: 31 }, (_, day) => [`${day + 1} mai`, 5, day + 1] as const),
      ['crăciun | crăciunul | crăciunului | sărbătorile de iarnă | sărbători | sărbătorile', 12, 24],
      ['anul nou | revelion | revelionul | revelionului', 12, 31],
      ['paște | paști | paștele | paștile | paștelui | paștilor', 4, 30],
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
    from: 'de la | plec din | pleca din | ieș* din | ies din | renunț la | renunța la | renunț* la | trec din | trece din | trecerea din | treci din | reorient* din | reconversie din | reconversia din | schimb din | mut din | migr* din | vin din | provin din | părăsesc | părăsi | las | scap de | fug din | tranziți* din | tranziți* de la',
    to: 'la | până la | spre | → | către',
    difference: 'cu',
    percent: '% | la sută | procente | procent | de procente',
    thousand: 'mii | mie',
    numbers: [
      [1, 'un | una | o | unu'],
      [2, 'doi | două'],
      [3, 'trei | câteva | câțiva'],
      [4, 'patru'],
      [5, 'cinci'],
      [6, 'șase'],
      [7, 'șapte'],
      [8, 'opt'],
      // `nouă` alone is also `new`.
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
  themes: {
    careerChange: `reconver* | reconversie profesional* | reorient* | reorientare profesional* | reprofil* | recalific* | schimb* .. carier* | schimb* .. domeni* | schimb* .. meseri* | schimb* .. profesi* | schimb* .. industri* | schimbare de carier* | schimbarea carierei | schimbare profesional* | schimbarea domeniului | nouă carieră | carieră nouă | altă carier* | alt domeni* | altă meserie | altă profesie | altă industrie | domeniu nou | nou domeniu | domeniu diferit | meserie nouă | nouă meserie | profesie nouă | nouă profesie | tranziți* | tranziție profesional* | tranziți* .. carier* | trec* .. domeniu | trec din | trece din | trecerea din | trecerea de la | plec* din învățământ | ies din învățământ | ieș* din | plec din .. în | părăs* învățământ* | las .. catedra | renunț la predare | renunț* .. catedr* | renunț* .. profesie | cu totul altceva | complet altceva | ceva complet diferit | ceva diferit | să fac altceva | ceva cu | ceva în | pivot* | migr* către | migr* spre | intru în IT | intra în IT | intrarea în IT | intru în domeniul | mă îndrept spre | ucenic* | din .. în IT | din .. spre | de la .. la .. carier* | învăț o meserie | o meserie | apuc de altceva | mă apuc de altceva | vreau altceva | fac altceva | altceva decât | alt drum | alt drum profesional | altă direcție profesional* | o altă carieră | schimb macazul | schimbare de macaz | schimb* .. direcți* profesional* | trec în altă zonă | o iau de la capăt | mă recalific | a doua carieră`,
    jobSearch: `să lucrez la | să lucrez într | lucra la o firmă | lucra într o companie | reloc* | job în | job ca | slujbă în | slujbă ca | post în | post ca | să mă angajez | angajeze | admiterea | funcți* public* | un job | o slujbă | un job de | job de | un job în | un loc de muncă | concursul pe post | concursul de ocupare | găs* .. job* | găs* .. loc de muncă | găs* .. muncă | găs* .. slujb* | găs* .. serviciu | găs* .. post | găs* .. angaj* | găs* .. de lucru | găs* .. internship* | găs* .. stagiu | caut .. job* | caut .. loc de muncă | caut .. slujb* | caut .. serviciu | caut .. de lucru | caut .. post | căutare* .. job* | căutarea unui loc | căut* .. loc de muncă | căutare de loc | obțin* .. job* | obțin* .. post | obțin* .. loc de muncă | loc de muncă | locuri de muncă | locul de muncă | job nou | nou job | un nou loc | noul job | noul loc | joburi | job uri | job mai bun | job ca lumea | jobul visurilor | slujbă nouă | nouă slujbă | slujbă mai bună | serviciu nou | alt job | altă slujbă | alt serviciu | alt loc | alt post | post nou | schimb* .. job* | schimb* .. locul de muncă | schimb* .. loc | schimb* .. serviciu* | schimb* .. slujb* | schimb* .. angajator* | mă angajez | mă angaj* | angajare | angajarea | angajări | să fiu angajat* | angajator* | ofert* de muncă | ofert* de lucru | ofert* de job* | ofertă de angajare | anunț* de angajare | candidat* pentru | candidatur* | candidez | aplic la joburi | aplic la job | aplic* la .. job* | aplic* pentru .. post* | aplic* pentru .. job* | aplicări | aplicări la joburi | depun cv | trimit cv | cv | cvs | cv uri | cv ul | curriculum* | scriso* de intenție | scriso* de motivați* | scriso* de prezentare | primul job | primul meu job | primul loc de muncă | stagiu | stagii | stagiul | stagiar* | internship* | practică de vară | job de vară | job student* | part time | full time | piața muncii | șomaj* | șomer* | fără job | fără loc de muncă | muncă în străinătate | lucrez în străinătate | lucru în străinătate | lucra în străinătate | demision* | demisie* | demisi* | plec de la serviciu | plec de la job | titulariz* | concurs pe post | concursul pe post | concurs* pentru post | ocup* .. post | ~job | ~jobul | ~slujb* | ~serviciu | ~post | ~postul | ~angajat* | ~rezidenția* | ~concurs* | recrutori | recruiteri | ejobs | bestjobs | hipo | job hunting | concedier* | concediat* | restructur* | disponibiliz* | dat* afară | intru pe piața muncii | prima angajare | post vacant | posturi vacante | absolvent* .. job | muncă mai bună | un angajator mai bun | pe piața muncii | anunțuri de angajare | anunț de angajare | caut .. muncă | găs* .. ceva de lucru | lucra .. străinătate | mă angajeze | mă angajeze cineva | să mă angajeze | mă mai angajează | mă angajează`,
    interviews: `interviu* | interviuri | interviul | interviului | interviuri de angajare | interviu de angajare | interviu* de job | simular* de interviu | proba de interviu | assessment* | probă practică | întrebări de interviu | întrebări capcană | întrebările capcană | pic* .. interviu* | blochez .. interviu* | test tehnic | probă tehnică | testul de angajare | prob* de angajare | mă prezint la interviu | live coding | whiteboard`,
    promotion: `cariera didactică | grade didactice | promov* | promovare | promovarea | promovat* | avans* .. carier* | avansare | avansarea | avansez | avansa | avansare profesional* | evolu* .. carier* | evoluție în carieră | evoluție profesional* | evoluez profesional | cresc .. carier* | cresc profesional | creștere profesional* | creșterea profesional* | creștere în carieră | dezvolt* .. carier* | dezvoltare* carierei | dezvoltare în carieră | progres* .. carier* | plan de carieră | plan .. carier* | parcurs profesional | mai mult* responsabilit* | responsabilităț* | funcție mai înaltă | funcție superioar* | poziție superioar* | poziție mai înaltă | poziție mai bună | post superior | post de conducere | poziț* de conducere | funcți* de conducere | rol de conducere | rol de lider | rol de manager | rol senior | post de manager | poziț* de manager | poziț* senior | poziție senior | senior | următorul nivel | nivelul următor | nivel superior | treaptă superioar* | pas în carieră | pas .. carier* | pași .. carier* | urc* .. ierarhi* | ierarhi* | treapt* | grad didactic | gradul didactic | gradul i | gradul ii | definitivat* | cariera mea | ~carier* | devin partener* | plafonul de sticlă | plafonul de sticla | adjunct* | director adjunct | carier* .. urc* | salt profesional | șefie | avansat* în funcție | avansat* în grad | urc pe scara | scara ierarhic* | evaluarea anuală | evaluare anuală | schem* de promovare | să fiu promovat* | să fiu avansat* | următoarea treaptă | pasul următor în carieră | următorul pas în carieră`,
    leadingTeam: `autoritate | autoritatea | împart sarcini* | dau sarcini* mai departe | angajez oameni | angajez doi | angajez două | motiv* angaja* | team building | teambuilding | coeziune* | motiv* colegi* | conduc* la distanță | conduc* .. echip* | conduc o echipă | coordon* .. echip* | coordonez oameni | gestion* .. echip* | manag* .. echip* | managementul echip* | management de echip* | lead* .. echip* | lead* o echip* | leadership* | lider* | leader* | lidership* | conduc oameni | conducerea oamenilor | conducerea unei echipe | coordonarea unei echipe | coordonare* .. echip* | coordonator* mai bun* | conducător* | team lead* | team manag* | people manag* | deleg* | manager mai bun* | manager bun | manager* bun* | șef mai bun | șefă mai bună | șef bun | șefă bună | motiv* .. echip* | motiv* oameni* | subaltern* | subordon* | echipa mea | echipei mele | echipele mele | ~echip* | managementul oamenilor | ~manager | ~managerul | ~management* | recrut* .. echip* | angaj* .. echip* | recrut* .. oameni | ~recrut* | angajați mei | angajații mei | ~angajații | echipă la distanță | supervis* | superviz* | sudez echipa | oamenii mei din echipă | one to one | one on one | 1 la 1 | 1 on 1 | unu la unu | între patru ochi | echipă tânără | echipă nouă | echipa nouă | noua echipă | preiau o echipă | preluat o echipă | preluat echipa | prima mea echipă | prima echipă | oameni în subordine | în subordine | responsabiliz* .. oameni`,
    negotiatingPay: `plătit* cât | nu sunt plătit* | plătit* corect | sunt plătit* | prime salariale | prime mai mari | euro mai mult | lei mai mult | euro în plus | lei în plus | bani în plus | € mai mult | salariu mai mare | salariu mai bun | salariu* | salariul* | salarii* | salariului | salariale | salarial* | salarizare | salar | salarul | măriri* | mărire | mărirea | măriri de salariu | mărire de salariu | mărire salarial* | mărirea salariului | mări* .. salari* | majorare* | major* .. salari* | creștere salarial* | creștere de salariu | negoci* .. salari* | negoci* .. mărire | negoci* .. remunera* | cer* .. mărire | remuner* | renumer* | leafă | leafa | lefi | venituri | veniturile | venitul | venit mai mare | venit suplimentar | câștig mai mult | câștig mai bine | câștiga mai mult | câștig .. euro | câștig .. lei | câștig* .. bani | mai mulți bani | bani mai mulți | mai bine plătit* | plătit* mai bine | prost plătit* | subplătit* | bonus* | spor la salariu | tarif* | tarife | tariful | tarifele | onorari* | diferenț* salarial* | egalitate salarial* | ajung la .. lei | ajung la .. euro | ajung la .. ron | ajung la .. € | lei net | lei brut | euro net | euro brut | net pe lună | bani mai buni | tichete* de masă | spor* salarial* | grilă salarială | plătit* sub piață | sub nivelul pieței | retribu* | cât să cer | câți bani să cer | prea puțini bani | câștig prea puțin | bani puțini | bani prea puțini | salariu mic | salariul mic`,
    networking: `caut .. mentor* | model* de urmat | leg* conversații | încep conversații | intru în vorbă | conversații scurte | deschideri de conversație | fac conversație | să fac conversație | oameni pe care abia | networking* | netwok* | rețea | rețeaua | rețelei | rețea de contacte | rețea profesional* | rețelei profesionale | rețea* de contacte | relații profesional* | relațiilor profesional* | contacte | contactele | contactelor | contacte noi | contacte profesional* | contacte din domeniu | cunosc .. oameni | cunosc oameni | cunoaște .. oameni | cunosc persoane | cunosc .. persoane | cunosc .. profesioniști | cunosc .. femei | cunosc .. lume | oameni noi | persoane noi | oameni din domeniu | oameni din industri* | oameni din branș* | întâln* .. oameni | întâln* .. persoane | întâln* cu .. | întâlnesc oameni | intru în contact | fac cunoștință | fac contacte | leg* relații | legături profesional* | conexiun* | cercul meu | cerc de cunoștințe | cunoștințe în domeniu | small talk | smalltalk | comunit* | socializ* | socializare | schimb de experiență | schimb de idei | găs* .. mentor* | un mentor | o mentoră | mentor potrivit | lumea din domeniu | cafea .. profesioniști | cerc profesional | ies din bula | alumni | asociație profesional* | asociații profesional* | mentor în domeniu`,
    publicSpeaking: `~emoțiile | modera | moderare | moderarea | ~în fața | vorb* .. fața | prezint* .. fața | prezentare .. fața | prezentări .. fața | în fața oamenilor | în fața publicului | în fața clasei | în fața clienților | în fața conducerii | în fața colegilor | în fața unui | în fața unei | în fața echipei | în fața tuturor | în fața camerei | în fața lumii | în fața a | panichez .. fața | blochez .. fața | emoții .. fața | frică .. fața | emoționez .. fața | tem .. fața | stres* .. fața | emoții .. vorb* | emoții mari | emoționez .. vorb* | emoționez .. public | frică .. public | frica .. vorb* | frică .. vorb* | frică .. prezentăr* | teamă .. vorb* | teama .. vorb* | teama de vorbit* | teamă .. public | teama .. public | tem .. vorb* | stres* .. prezentăr* | stres* .. public | prezentăr* .. emoți* | vorb* .. emoți* | public .. emoți* | blochez .. public | blochez .. vorb* | bâlbâi | tremur* .. voce* | vocea .. tremur* | roșesc | panichez .. vorb* | meetup* | congres* | simpozion* | ~facilit* | organizez .. eveniment* | țin .. atelier* | conduc* .. ședinț* | ~emoții | vorb* .. în public | vorbesc în public | vorbi în public | vorbit în public | vorbitul în public | vorbitului în public | vorbirea în public | discurs* | prezentare | prezentarea | prezentări | prezentările | prezentărilor | prezentării | prezint | prezinte | prezentări publice | public speaking | fața oamenilor | în fața oamenilor | în fața publicului | în fața unui public | fața lumii | luare de cuvânt | luări de cuvânt | luarea cuvântului | iau cuvântul | lua cuvântul | trac | tracul | tracului | trac de scenă | emoții* .. public | frica de public | frică de public | scenă | scena | pe scenă | retoric* | oratori* | orator* | oratoric* | keynote* | pitch* | conferinț* | speaker | speach* | speech* | toastmaster* | tedx | audienț* | slide* | slideuri | expuner* | pledoari* | moderez | moderator* | țin .. prezentări | susțin .. prezentări | susțin .. prezentare | susțin .. lucrarea | storytelling | ateliere | atelier de lucru | workshop* | exprimare orală | susținerea tezei | susțin teza | în public | prezent* în engleză | prezent* în germană | prezent* în franceză | prezentări în engleză | prezentările în engleză | prezentare în engleză | vorbit liber | vorbesc liber în fața | microfon* | dezbater* | emisiune | la radio | la tv | interviu tv | vorb* .. mulțim* | lecție deschisă | lecții deschise | susțin disertația | susțin licența | susținerea licenței | susținerea disertației | îmi tremură vocea`,
    confidence: `~siguranță | mai multă siguranță | siguranță în mine | mai fermă | mai ferm | fermitate | ia nimeni în serios | în serios | spun da la tot | ~ședințe | ~ședință | ~ședințele | lua cuvântul | iau cuvântul | ia cuvântul | încreder* | încredere în mine | încredere în sine | încrederea în mine | încrederea în sine | mai încrezăto* | încrez* | încrezăto* | stim* de sine | siguranță de sine | sigură pe mine | sigur pe mine | mai sigur* | sigur* de mine | sigur* pe mine | curaj* | curajul | curajoas* | timid* | timiditat* | introvert* | impostor* | impostur* | sindromul impostorului | spun nu | spune nu | zic nu | spun mai des nu | să refuz | refuz politicos | pun limite | pune limite | stabil* limite | limite sănătoase | limitele | limite | setez limite | asertiv* | mă afirm | afirmare | mă impun | mă fac auzit* | fac auzit* | să fiu auzit* | vocea auzită | întrerup* | mă întrerup* | să fiu ascultat* | luat* în serios | ia în serios | iau în serios | să fiu respectat* | părerea mea | îmi spun părerea | spun părerea | spun ce cred | îmi exprim opini* | exprim opini* | să îmi susțin | îmi susțin ideile | îmi apăr | apăr ideile | perfecționist* | perfecționism* | zona de confort | zona mea de confort | îndoiesc | mă îndoiesc de mine | îndoial* | îndoiel* | nesigur* | nesiguranț* | neîncreder* | subestim* | mă subestimez | cred în mine | să cred în mine | îndrăzn* | în ședințe | la ședințe | ședințelor | în cadrul ședințelor | în întâlniri | teama de eșec | frica de eșec | frica de judecat* | gura lumii | părerea altora | mulțumesc pe toată lumea | pe placul tuturor | tuturor pe plac | respect de sine | iubire de sine | mă compar | pe primul loc | calcă în picioare | călcat* în picioare | să nu îmi mai pese | să îmi pese mai puțin | prea bună cu toți | prea bun cu toți | vocea interioară | gânduri negative | gândire pozitivă | mă critic | autocritic* | fac auzită vocea | nu mă bagă în seamă | bagă în seamă | iau decizii singur* | încred* în propriile | valoarea mea | să mă pun în valoare | asertiv* cu | asertiv* .. șef* | frică de telefon | frica de telefon | sun clienți* | sun oameni | vorb* la telefon | dau telefoane | refuza politicos | refuza | pot refuza | să pot refuza | spun da la orice | zic da la orice | spun mereu da | asertiv* .. șeful meu | asertiv* .. șefa mea | e frică de telefon | frică să sun | frică să vorbesc la telefon | teamă să sun | evit să sun | prea bătrân* | prea în vârstă | vârsta mea`,
    technicalSkills: `rămas în urmă cu | rămas în urmă la | programare | programarea | programării | programez | programeze | programator* | programatoare* | limbaj* de programare | codare | codez | coding | scriu cod | scris cod | dezvoltare web | dezvoltare software | dezvoltarea de software | aplicații mobile | creez .. aplicați* | creez .. site | fac .. aplicați* | fac .. site | construiesc .. aplicați* | construiesc .. site | site uri | competențe digitale | competențele digitale | competențe tehnice | competențele tehnice | competențe IT | abilități tehnice | abilitățile tehnice | abilități digitale | abilități IT | cunoștințe tehnice | cunoștințe IT | partea tehnică | ~tehnic* | ~digital* | instrumente digitale | ~software* | ~tehnologi* | algoritm* | clean code | arhitectură software | calculator* | calculatorul | operare pe calculator | operare pc | utilizare calculator | ~certific* | ~curs | ~cursuri | ~cursul | ~competenț* | ~abilit* | formare profesional* | formare continuă | perfecționare profesional* | dezvoltare profesional* | dezvoltarea profesional* | ~specializ* | expertiz* | hard skills | bootcamp* | analiză de date | analiza datelor`,
    language: `limb* străin* | limbi străine | limbă străină | limba străină | limbii străine | ~limba | ~limbă | ~limbii | ~limbi | învăț .. limbă | învăț .. limbi | competențe lingvistic* | lingvistic* | nivel de limb* | nivelul de limb* | curs* de limb* | cursuri de limb* | vorbesc fluent | vorbi fluent | fluent* | fluenț* | bilingv* | poliglot* | vocabular* | gramatic* | pronunți* | pronunțare | ~accent | ~accentul | certificat de limb* | certificat lingvistic | examen de limb* | test de limb* | limbajul semnelor | limba semnelor | conversa .. în | să conversez | conversație în limba | gramatica | scris în engleză | vorbi mai bine engleza | vorbesc mai bine engleza | cambridge | limba țării | accent mai bun`,
    workLifeBalance: `energia mea | mai multă energie | energie pentru | nivel* de energie | fără energie | ~energie | familie | familia | familiei | familial* | plec la timp | pleca la timp | până noaptea | noaptea târziu | nu mai am viață | acasă de lucru | rezilien* | copleș* | antrenament* | sfârșit* de săptămână | ~duminica | ~de acasă | cei dragi | fetița | băiețelul | partenerul meu | mă opresc din lucru | lucrez cel mult | lucrez maxim* | lucrez .. ore | lucrez cel mult .. ore | muncesc .. ore | muncesc cel mult | lucrul de acasă | munca de acasă | timpul pentru mine | echilibr* | echilibru | echilibrul | echilibru între | echilibrul între | work life | worklife | viața personală | viață personală | vieții personale | viața privată | viață privată | viața de familie | viață de familie | viață socială | viața profesională și | ore suplimentare | orele suplimentare | orelor suplimentare | peste program | overtime | burnout | burn out | epuiz* | extenu* | oboseal* | obosit* | stres* | stress* | destres* | stresul* | relax* | odihn* | recuper* energi* | timp liber | timpul liber | timp pentru mine | timp pentru familie | timp pentru copii | timp cu | timp pentru | mai mult timp | hobby* | hobbi* | pasiuni personale | program de lucru | programul de lucru | program flexibil | norm* redus* | ~jumătate de normă | lucrez mai puțin | lucra mai puțin | muncesc mai puțin | muncesc prea mult | lucrez prea mult | lucrez până | mai puțin* ore | mai puțină muncă | mai puțin lucru | weekend* | week end* | sâmbăta | sănăt* | sănătat* | sănătos | sănătoas* | somn* | somnul | dorm | dormi | mai mult somn | sport* | mișcare | mai multă mișcare | sală | la sală | sala de sport | fitness | alerg* | alergare | alergat | jogging | maraton* | semimaraton* | yoga | pilates | medit* | mindfulness | copiii | copiii mei | copii mei | copilul meu | cu copiii | an sabatic | slăbesc | slăbi | slăbit | kilogram* | telemunc* | muncă de acasă | lucru de acasă | lucrez de acasă | lucra de acasă | lucra remote | lucrez remote | remote | la distanță | home office | homeoffice | deconect* | pauz* | vacanț* | concediul de odihnă | suprasolicit* | supraîncărc* | încetin* ritmul | grijă de mine | îngrijire de sine | sănătate mint* | bunăstare | stare de bine | după serviciu | după muncă | ritm de viață | timp de calitate | viață echilibrată | viață mai liniștită | alimentați* | mănânc sănătos | mănânc mai sănătos | dietă | dieta | natație | mers pe jos | pași pe zi | plimbăr* | kilograme | weekendurile | să respir | încărc* bateriile | fără laptop | laptopul închis | timp cu mine | timp cu copilul | timp cu soțul | timp cu soția | lucrez seara | muncesc seara | lucrez noaptea | cros | triatlon* | să am grijă de mine | program* .. flexibil* | program .. redus | săptămân* de 4 zile | ~liniștea | liniștea interioară | liniște interioară | găs* .. liniștea`,
    managingTime: `~eficien* | lucrez mai eficient | muncesc mai eficient | fiu mai eficient* | eficienț* personal* | de azi pe mâine | las pe ultima sută | pe ultima sută | ~timpul | ~timpului | gestion* .. timp* | gestiona* .. timp* | managementul timpului | management al timpului | time management | administr* .. timp* | organiz* .. timp* | organiz* mai bine | mă organizez | organizez | organizeze | organiza | organizare | organizarea | organizării | mai organizat* | autoorganiz* | planific* | planificare | planificarea | priorit* | priorități | prioritiz* | prioritizare | procrastin* | amân* | amânare | amânarea | productiv* | concentr* | concentrare | distra* atenți* | atenția | distrag* | focus* | mă focus* | focalis* | termene* | termene limită | termenele | termen limită | respect* termen* | deadline* | disciplin* | autodisciplin* | rutin* | rutină | obicei* | obiceiuri | to do | listă de sarcini | liste de sarcini | multitask* | volum* de muncă | volum* de lucru | prea multe sarcini | prea multe task* | sarcinile zilnice | task uri | întârzi* | întârziere | la timp | punctual* | agend* | ziua de lucru | structur* .. ziua | structur* .. timp* | pierd timp* | pierd vremea | risip* timp* | inbox* | gestion* .. sarcin* | ~sarcini | haos | haotic* | dezorganiz* | pomodoro | stau pe telefon | scroll* | mă împrăștii | eisenhower | bullet journal | planner* | lista de sarcini | nu îmi ajunge timpul | nu mi ajunge timpul | prea multe lucruri deodată | mai multe lucruri deodată | termin ce încep | termin ce am început | duc la capăt | lucruri începute | pe ultimul moment | în ultimul moment | ultima clipă`,
    ownBusiness: `fermă proprie | ~firmă | ~business* | business propriu | propriul business | businessul meu | un business | vând produse* | fermă de | ~fonduri | pitch deck | ~grant* | e commerce | ecommerce | testez .. clienți | testez ideea | de clienți | cu clienți | magazinul meu online | magazinului online | magazin online propriu | afacer* | afacere proprie | propria afacere | afacerea mea | afaceri proprii | afacere mică | mica afacere | firmă proprie | propria firmă | firma mea | deschid o firmă | deschid* .. firm* | înființ* | înființez | pornesc o afacere | pornesc .. afacer* | pornesc .. firm* | pornesc .. business | încep o afacere | încep .. afacer* | lansez .. produs* | lansez .. afacer* | lansez .. magazin* | lansez .. brand | antrepren* | antreprenor* | antreprenoriat* | întreprinz* | start up* | startup* | freelanc* | liber profesion* | liber profesionist* | activitate independent* | pfa | srl | pe cont propriu | pe cont propiu | pe barba mea | propriul meu șef | propria mea șefă | propriul șef | plan de afaceri | planul de afaceri | idee de afaceri | idee de business | model de afaceri | investitor* | investitoare* | finanțar* | finanțare | fonduri europene | fonduri nerambursabile | start up nation | start-up nation | primii clienți | primul client | clienți noi | noi clienți | mai mulți clienți | clienți plătitori | ~clienți | ~clienții | ~clienților | ~clientelă | magazin online | magazinul online | magazin propriu | deschid .. magazin | deschid .. salon | deschid .. atelier | deschid .. cafenea* | deschid .. cabinet* | deschid .. restaurant* | deschid .. studio* | deschid .. cofetări* | deschid .. florări* | deschid .. grădiniț* | deschid .. pensiun* | deschid .. brutări* | salon propriu | propriul salon | cabinet propriu | propriul cabinet | cabinetul meu | atelier propriu | propriul atelier | cafenea* | pensiune* | franciz* | brand propriu | propriul brand | propriul meu brand | vând online | vânzări online | etsy | activitate secundară | venit pasiv | cifra de afaceri | ferma mea | întreprindere individuală | microîntreprindere | întreprindere* | firmuliță | food truck | pensiunea mea | brutări* | cofetări* | salon de | atelier de creație | atelierul meu | handmade | prima comandă | primele comenzi | business plan | businessul propriu | mă pun pe picioare singur* | lucrez pentru mine | lucra pentru mine | ong propriu | înființez un ong | lista mea de clienți | cabinet de | practică privată | cabinet privat`,
    communication: `oameni dificili | persoane dificile | confrunt* | ~rapoarte | limbaj simplu | non tehnic* | nespecialiș* | comunic* | comunicare | comunicarea | comunicării | feedback* | fedback* | conversați* dificil* | discuți* dificil* | conversații grele | discuții grele | conflict* | certuri | dezacord* | ascult* activ* | ascult* | ascultare | ascultarea | negoci* | negociere* | negocieri | argument* | conving* | convin* | persuas* | influenț* | diplomați* | diplomatic* | mă exprim | exprim* | exprimare | îmi exprim ideile | explic* | explicați* | scri* .. mail* | scri* .. email* | emailuri | email uri | e mailuri | mailuri | mail uri | redact* | redactare | scris profesional | scrierea | corespondenț* | colabor* | colaborare | lucru în echipă | lucrul în echipă | lucr* în echipă | muncă în echipă | munca în echipă | spirit de echipă | intercultural* | multicultural* | relați* .. coleg* | relația cu | relațiile cu | relaționare | relațion* | soft skill* | inteligenț* emoțional* | limbajul trupului | limbajul corpului | limbaj nonverbal | critic* | critica | critici | concis* | la obiect | mai clar* | pe înțelesul | ~ședinț* | ~coleg* | coleg* dificil* | șef* dificil* | client* dificil* | șeful meu | șefa mea | managerul meu | stakeholder* | părți* interesat* | părți* implicat* | neînțeleger* | empati* | discuți* | mă înțeleg cu | mă înțeleg mai bine cu | vorbesc prea repede | vorbesc prea mult | pe nume lucrurilor | spun lucrurilor pe nume | barier* de comunicare | barier* .. comunic* | limbaj comun | ton mai calm | reacționez calm | răspund calm | îmi pierd cumpătul | îmi pierd răbdarea | răbdare | mai multă răbdare | mesaje clare | vorbesc clar | vorbi clar | prezint ideile clar | medi* conflict* | spun clar | spun clar ce vreau | spun ce vreau | pe șleau | vorbesc pe șleau`,
    personalBrand: `recunoașterea muncii | recunoaștere profesional* | recunoaștere pentru | mai multă recunoaștere | vlog* | brand personal | brandul personal | brandului personal | branding personal | personal brand* | linkedin* | linked in | linkdin* | vizibil* | vizibilitat* | prezență online | prezența online | prezenț* .. online | imagin* profesional* | imaginea mea | reputați* | notorietat* | portofoliu* | portofoliul | blog* | podcast* | newsletter* | instagram* | youtube* | tiktok* | site propriu | site personal | siteul meu | site ul meu | pagina mea | canalul meu | rețele sociale | rețelele sociale | rețelelor sociale | rețele de socializare | rețelele de socializare | public* .. articol* | scri* .. articol* | articole | articol* .. public* | recunosc* .. munc* | munca .. recunoscut* | recunoscut* | observ* .. munca | observat* | vede munca | vadă munca | vadă ce fac | apreci* .. munca | munca .. apreciat* | să fiu apreciat* | să fiu văzut* | remarcat* | expertă în | expert în | expert recunoscut | experta în | mă promovez | promov* pe mine | promovez munca | autopromov* | profilul meu | profil* profesional* | ~profil* | mă fac cunoscut* | să fiu cunoscut* | mă vând mai bine | pun în valoare | invizibil* | nimeni nu observă | observă .. muncesc | vadă .. muncesc | vede .. muncesc | nu mă vede nimeni | din umbră | ies din umbră | meritele mele | îmi ia meritele | îmi iau meritele | asum* meritele | autoritate în domeniu | nume în domeniu | un nume în domeniu | cunoscut* în domeniu | public .. carte | pagină profesională | urmăritori | followeri`,
    returningToWork: `pregătesc de revenire | ~revin | ~revenirea | întorc la muncă | întorc .. muncă | întorc .. serviciu | întorc .. lucru | întorc la job | întorc .. câmpul muncii | întorc .. piața muncii | întorc .. activitate* | întoarcere* .. muncă | întoarcere* .. serviciu | întoarcerea la lucru | întoarcere la muncă | întoarc* la muncă | întoarce la muncă | revin .. muncă | revin .. serviciu | revin la lucru | revin la job | revin .. câmpul muncii | revin pe piața muncii | revin .. piața muncii | revin .. activitate* | reveni* .. muncă | revenire* .. muncă | revenirea la muncă | revenire* .. serviciu | revenirea la serviciu | revenire* .. câmpul muncii | reîntoarc* | reîntorc | reintegr* | reintegrare | reiau .. munca | reiau .. muncă | reiau .. cariera | reiau .. activitatea | reiau lucrul | reluarea activității | reluarea muncii | reîncep .. lucrez | reîncep munca | reîncep să lucrez | reîncep lucrul | concediu de maternitate | concediul de maternitate | concediului de maternitate | concediu maternal | concediul maternal | concediu de creștere* | concediul de creștere* | concediului de creștere* | concediu parental | concediul parental | creșterea copilului | creștere copil | creșterea copiilor | îngrijire copil | îngrijirea copilului | după maternitate | maternitate | după .. bebeluș* | bebeluș* | bebe | după naștere | după ce am născut | după .. pauză | după o pauză | pauză de carieră | pauză profesională | pauză lungă | pauză îndelungată | lungă pauză | pauză de .. ani | casnică | întreruper* .. carier* | întrerupere a carierei | reangaj* | reîncep cariera | reiau cariera | copil mic acasă | stat acasă cu copi* | stat acasă | ani acasă | întorc după | revin după | revenire după | revenirea după | întoarcerea după | reintru | reintrarea`,
    findingDirection: `găs* .. drum* | sens | ~succes* | am succes | succes în viață | succes în carieră | ~claritate | mai multă claritate | atuurile | talentele mele | la ce sunt bun* | plec sau | consilier* de carieră | mă hotărăsc | să mă hotărăsc | hotărăsc | hotărăsc ce | nu știu ce | nu știu ce vreau | nu știu ce să fac | nu stiu ce vreau | nu știu încotro | nu știu pe ce | nu știu dacă | nu știu care | nu prea știu ce | habar n am ce | n am habar ce | habar n am | nu am idee ce | nu știu | nush | ce vreau | ce vreau să fac | ce vreau de fapt | ce îmi doresc cu adevărat | ce mi doresc cu adevărat | ce mi se potrivește | mi se potriv* | să aflu ce | aflu ce | să descopăr ce | descopăr ce | descopăr ce îmi | ce îmi place | ce mi place | ce să fac | ce să fac cu viața | ce să fac mai departe | ce urmează | încotro | direcți* | direcție profesională | o direcție | direcția profesională | drumul meu | drum profesional | drumul profesional | drum în viață | drumul potrivit | calea mea | calea potrivită | vocați* | chemarea | menirea | pasiunea mea | pasiune | găs* .. pasiun* | clarific* | orientare | orientare profesională | orientare în carieră | orientarea profesională | sensul | scop în viață | scopul în viață | punctele forte | punctele mele forte | puncte forte | puncte slabe | punctele slabe | atuuri | valorile mele | decid | decide | decizi* | decizie | decizia | hotărâre | să aleg | aleg între | alege între | alegerea | alegere | la răscruce | răscruce | pierdut* | mă simt pierdut* | confuz* | dezorientat* | derutat* | mă regăsesc | regăsesc | împlini* | împlinit* | împlinire | fericit* | fericire | mai fericit* | nefericit* | nemulțumit* | plictis* | mă plictisesc | nehotărât* | indecis* | ezit | ezit între | opțiuni* | opțiunile | viitorul meu | viitorul meu profesional | viitor profesional | viitor | mă descopăr | autocunoaștere | mă cunosc | mă cunosc mai bine | cariera potrivită | carieră potrivită | job potrivit | jobul potrivit | meseria potrivită | ce meserie | ce carieră | ce job | ce domeniu | ce facultate | ce profesie | care meserie | să rămân sau | rămân sau | să plec sau | mai mult succes | consiliere* .. carier* | consiliere în carieră | ~blocat* | ~plafonat* | urăsc job* | urăsc munca | nu îmi place job* | nu mi place job* | nu îmi mai place ce fac | nu mi mai place ce fac | nu mi mai place job* | cu viața mea | în viață | un nou capitol | nu mă regăsesc | mă caut pe mine | criză existențial* | criza vârstei | ce mi se potrivește mie | ce fac mai departe | ce să aleg | pe ce drum | ce drum | nu am direcție | fără direcție | fără sens | bat pasul pe loc | mă învârt în cerc | stau pe loc | unde mă văd peste | ce vreau să devin | ce vreau să fac cu viața | ikigai`,
    general: '',
  },
  phrases: {
    careerChange: [
      [
        'Până la {date} voi sta de vorbă cu {people|5} din domeniul spre care mă reorientez[, cu gândul la {aim},] și voi nota 3 competențe care îmi lipsesc, fiecare cu o cale de a o dobândi.',
        'Până la {date} voi sta de vorbă cu {people|5} din domeniul spre care mă reorientez[, cu gândul la {aim},] și voi nota 3 competențe care îmi lipsesc.',
      ],
      [
        'Îmi voi testa în practică reconversia[ spre {aim}]: până la {date} voi duce la capăt 1 proiect mic de probă, lucrând {hours|3}, și voi arăta rezultatul la 2 persoane din domeniu.',
        'Pentru reconversia mea[ spre {aim}] voi duce la capăt 1 proiect mic de probă până la {date} și îl voi arăta la 2 persoane din domeniu.',
      ],
      [
        'Până la {date} voi compara pe o pagină 3 căi de reconversie[ spre {aim}], voi nota la fiecare ce puncte forte îmi sunt de folos și voi face primul pas pe 1 dintre ele.',
        'Până la {date} voi compara 3 căi de reconversie[ spre {aim}] și voi face primul pas pe 1 dintre ele.',
      ],
    ],
    jobSearch: [
      [
        'Până la {date} voi trimite {applications|10}[ pentru {aim}], fiecare adaptată la anunț, iar înainte voi ruga 2 persoane să îmi citească documentele cu ochi critic.',
        'Până la {date} voi trimite {applications|10}[ pentru {aim}], fiecare adaptată la anunț.',
      ],
      [
        'Îmi voi căuta un loc de muncă nou pas cu pas[, cu gândul la {aim}]: în fiecare săptămână, până la {date}, voi contacta 2 companii, voi trimite 1 candidatură adaptată și voi nota fiecare răspuns.',
        'În fiecare săptămână, până la {date}, voi contacta 2 companii[ pentru {aim}] și voi trimite 1 candidatură adaptată.',
      ],
      [
        'Până la {date} voi face o listă cu 15 companii potrivite[ pentru {aim}], voi vorbi cu {people|3} care lucrează acolo și voi trimite o candidatură adaptată la 5 dintre ele.',
        'Până la {date} voi face o listă cu 15 companii potrivite[ pentru {aim}] și voi trimite o candidatură la 5 dintre ele.',
      ],
    ],
    interviews: [
      [
        'Până la {date} voi face {interviews|4}[ pentru {aim}] cu cineva de încredere și voi pregăti 6 exemple din munca mea care arată ce am realizat.',
        'Până la {date} voi face {interviews|4}[ pentru {aim}] și voi pregăti 6 exemple din munca mea.',
      ],
      [
        'Voi scrie până la {date} răspunsuri la 12 întrebări frecvente de interviu[ pentru {aim}], le voi rosti cu voce tare de câte 2 ori și voi cere o părere despre 3 dintre ele.',
        'Voi scrie până la {date} răspunsuri la 12 întrebări de interviu[ pentru {aim}] și le voi rosti de câte 2 ori.',
      ],
      [
        'Pentru un interviu reușit[ pentru {aim}] voi strânge până la {date} informații despre 3 companii, voi pregăti 5 întrebări ale mele și voi înregistra 2 prezentări scurte de 90 de secunde.',
        'Pentru un interviu reușit[ pentru {aim}] voi pregăti 5 întrebări ale mele și voi înregistra 2 prezentări scurte până la {date}.',
      ],
    ],
    promotion: [
      [
        'Până la {date} voi aduna 5 rezultate care susțin următorul meu pas în carieră[, {aim}], le voi prezenta la 1 întâlnire cu persoana care mă coordonează și voi stabili 2 pași concreți.',
        'Până la {date} voi aduna 5 rezultate care susțin următorul meu pas în carieră[ ({aim})] și le voi prezenta persoanei care mă coordonează.',
      ],
      [
        'Îmi voi asuma 1 responsabilitate peste nivelul meu actual[, ca pregătire pentru {aim},] până la {date}, voi arăta rezultatul în cifre și voi cere feedback de la 2 persoane cu putere de decizie.',
        'Îmi voi asuma 1 responsabilitate peste nivelul meu actual[, ca pregătire pentru {aim},] până la {date} și voi cere feedback de la 2 persoane.',
      ],
      [
        'Până la {date} voi afla de la 3 persoane implicate în promovări ce se cere[ pentru {aim}], voi compara răspunsurile cu profilul meu și voi lucra {hours|2} la 1 competență care îmi lipsește.',
        'Până la {date} voi afla de la 3 persoane implicate în promovări ce se cere[ pentru {aim}] și voi dobândi 1 competență care îmi lipsește.',
      ],
    ],
    leadingTeam: [
      [
        'La fiecare 2 săptămâni, până la {date}, voi avea o discuție între patru ochi cu fiecare persoană din echipa mea[ de {team}], cu 1 obiectiv clar stabilit și verificat împreună.',
        'La fiecare 2 săptămâni, până la {date}, voi avea o discuție între patru ochi cu fiecare persoană din echipa mea[ de {team}].',
      ],
      [
        'Până la {date} voi conduce 1 proiect de la început la sfârșit[ cu echipa mea de {team}], voi delega 3 sarcini întregi și voi cere feedback de la 3 persoane despre felul în care conduc.',
        'Până la {date} voi conduce 1 proiect[ cu echipa mea de {team}], voi delega 3 sarcini și voi cere feedback de la 3 persoane.',
      ],
      [
        'Până la {date} voi alege 3 metode de conducere dintr-o carte sau dintr-un curs, le voi aplica în 6 situații cu echipa mea[ de {team}] și voi nota ce a funcționat.',
        'Până la {date} voi alege 3 metode de conducere și le voi aplica în 6 situații cu echipa mea[ de {team}].',
      ],
    ],
    negotiatingPay: [
      [
        'Până la {date} voi aduna 5 rezultate în cifre, îmi voi compara salariul cu 3 surse de pe piață și voi cere o discuție despre salariu[, cu o mărire de {percent}][, cu {amount} ca țintă].',
        'Până la {date} voi aduna 5 rezultate în cifre și voi cere o discuție despre salariu[, cu o mărire de {percent}][, cu {amount} ca țintă].',
      ],
      [
        'Voi scrie 4 argumente pentru un salariu mai bun[, cu {percent} în plus][, cu {amount} ca țintă], voi repeta discuția de 3 ori cu cineva de încredere și o voi purta până la {date}.',
        'Voi repeta de 3 ori discuția despre salariu[ (cu {percent} în plus)][ (ținta: {amount})] și o voi purta până la {date}.',
      ],
      [
        'Ca să negociez salariul pe cifre, voi afla până la {date} cât se plătește pentru munca mea în 4 anunțuri și de la 2 persoane din domeniu, voi fixa suma pe care o cer[ (ținta: {amount})] și voi programa discuția.',
        'Ca să negociez salariul pe cifre, voi verifica 4 anunțuri, voi fixa suma pe care o cer[ (ținta: {amount})] și voi avea discuția până la {date}.',
      ],
    ],
    networking: [
      [
        'Ca să îmi lărgesc rețeaua, voi vorbi până la {date} câte 20 de minute cu {people|6} din domeniul meu[, și despre {aim},] și voi scrie fiecăreia din nou în cel mult 7 zile.',
        'Ca să îmi lărgesc rețeaua, voi vorbi până la {date} câte 20 de minute cu {people|6} din domeniul meu[, și despre {aim}].',
      ],
      [
        'Voi merge până la {date} la {events|2} din domeniul meu, voi începe 3 conversații la fiecare, ca să îmi lărgesc rețeaua, și voi scrie fiecărui contact nou în cel mult 3 zile.',
        'Voi merge până la {date} la {events|2} din domeniul meu și voi începe 3 conversații la fiecare, ca să îmi lărgesc rețeaua.',
      ],
      [
        'În fiecare săptămână, până la {date}, voi scrie la 2 persoane noi din domeniul meu și voi vorbi cu 1 dintre ele, ca să îmi construiesc o rețea de contacte.',
        'În fiecare săptămână, până la {date}, voi scrie la 2 persoane noi, ca să îmi construiesc o rețea de contacte.',
      ],
    ],
    publicSpeaking: [
      [
        'Până la {date} voi ține {talks|3} de cel puțin 10 minute[, cu {audience} de față], după câte 2 repetiții cu voce tare, și voi cere feedback de la 2 persoane din public.',
        'Până la {date} voi ține {talks|3}[, cu {audience} de față], după câte 2 repetiții, și voi cere feedback.',
      ],
      [
        'Ca să exersez vorbitul în public, voi înregistra 1 prezentare de 5 minute pe săptămână până la {date}, voi nota de fiecare dată 2 lucruri de schimbat și apoi voi vorbi[, cu {audience} de față,] în 1 situație reală.',
        'Ca să exersez vorbitul în public, voi înregistra 1 prezentare de 5 minute pe săptămână până la {date} și apoi voi vorbi[, cu {audience} de față,] în 1 situație reală.',
      ],
      [
        'Voi pregăti 1 discurs de 7 minute până la {date}, îl voi repeta de 5 ori cu voce tare și îl voi ține[, cu {audience} de față,] la 1 întâlnire reală, ca să exersez vorbitul în public.',
        'Voi pregăti 1 discurs de 7 minute până la {date}, îl voi repeta de 5 ori și îl voi ține[, cu {audience} de față,] la 1 întâlnire reală.',
      ],
    ],
    confidence: [
      [
        'Ca să capăt încredere, voi lua cuvântul[, cu {audience} de față,] în cel puțin 1 ședință pe săptămână până la {date} și voi nota de fiecare dată 1 lucru care a mers bine.',
        'Ca să capăt încredere, voi lua cuvântul[, cu {audience} de față,] în cel puțin 1 ședință pe săptămână până la {date}.',
      ],
      [
        'În fiecare vineri, până la {date}, voi scrie 3 lucruri care mi-au reușit și, pentru mai multă încredere, îmi voi asuma 2 sarcini pe care le-am evitat până acum.',
        'În fiecare vineri, până la {date}, voi scrie 3 lucruri care mi-au reușit, pentru mai multă încredere în mine.',
      ],
      [
        'Până la {date} voi face 6 pași mici în afara zonei mele de confort și voi nota după fiecare, de la 1 la 10, câtă încredere simt.',
        'Până la {date} voi face 6 pași mici în afara zonei mele de confort, pentru mai multă încredere.',
      ],
    ],
    technicalSkills: [
      [
        'Până la {date} voi termina 1 proiect propriu în {tool}, lucrând {hours|3}, și voi cere părerea unei persoane cu experiență despre rezultat.',
        'Până la {date} voi termina 1 proiect propriu în {tool}, lucrând {hours|3}.',
      ],
      [
        'Voi termina 1 curs de {name} până la {date}, voi studia {hours|3} și voi folosi ce învăț în 3 sarcini mici de la muncă.',
        'Voi termina 1 curs de {name} până la {date} și voi studia {hours|3}.',
      ],
      [
        'Voi exersa în {tool} câte {hours|3} până la {date}, voi rezolva 12 exerciții și voi arăta 1 rezultat finit unei persoane cu experiență.',
        'Voi exersa în {tool} câte {hours|3} până la {date} și voi rezolva 12 exerciții.',
      ],
      [
        'Până la {date} voi aplica ce învăț despre {name} în 2 sarcini reale de la muncă, voi studia {hours|3} și voi cere o părere despre fiecare rezultat.',
        'Până la {date} voi aplica ce învăț despre {name} în 2 sarcini reale și voi studia {hours|3}.',
      ],
      [
        'Până la {date} voi termina 1 curs pentru competența de care am cea mai mare nevoie, voi studia {hours|3} și o voi aplica în 3 sarcini la muncă.',
        'Până la {date} voi termina 1 curs pentru competența de care am cea mai mare nevoie și voi studia {hours|3}.',
      ],
      [
        'Ca să îmi exersez abilitățile tehnice, voi construi 1 proiect mic până la {date}, lucrând {hours|3}, și voi cere părerea unei persoane cu experiență.',
        'Ca să îmi exersez abilitățile tehnice, voi construi 1 proiect mic până la {date}, lucrând {hours|3}.',
      ],
    ],
    language: [
      [
        'Voi învăța {name} {hours|3} până la {date}[, ca să mă apropii de nivelul {level}], voi avea 8 conversații de 30 de minute și voi da la final 1 test de nivel[ {level}].',
        'Voi învăța {name} {hours|3} până la {date} și voi da 1 test de nivel[ {level}].',
      ],
      [
        'În fiecare săptămână, până la {date}, voi avea 1 conversație de 30 de minute în {name}, voi învăța 20 de cuvinte noi și voi termina 1 lecție dintr-un curs[ de nivel {level}].',
        'În fiecare săptămână, până la {date}, voi avea 1 conversație în {name} și voi termina 1 lecție dintr-un curs[ de nivel {level}].',
      ],
      [
        'Voi studia limba străină aleasă {hours|3} până la {date}[, ca să mă apropii de nivelul {level}], voi avea 8 conversații de 30 de minute și voi da la final 1 test de nivel.',
        'Voi studia limba străină aleasă {hours|3} până la {date} și voi da 1 test de nivel[ {level}].',
      ],
      [
        'În fiecare săptămână, până la {date}, voi avea 1 conversație de 30 de minute în limba pe care o învăț, voi reține 20 de cuvinte noi și voi termina 1 lecție dintr-un curs[ de nivel {level}].',
        'În fiecare săptămână, până la {date}, voi avea 1 conversație în limba pe care o învăț și voi termina 1 lecție dintr-un curs[ de nivel {level}].',
      ],
    ],
    workLifeBalance: [
      [
        'Până la {date} voi încheia lucrul la timp în 3 zile pe săptămână, voi trece serile acelea în calendar ca timp pentru mine și voi verifica vinerea dacă am respectat planul.',
        'Până la {date} voi încheia lucrul la timp în 3 zile pe săptămână și voi păstra serile acelea ca timp pentru mine.',
      ],
      [
        'Pentru un echilibru mai bun voi păstra 2 seri pe săptămână fără muncă până la {date}, voi lua zilnic 1 pauză de 20 de minute și voi nota vinerea, de la 1 la 10, câtă energie am.',
        'Pentru un echilibru mai bun voi păstra 2 seri pe săptămână fără muncă până la {date} și voi lua zilnic 1 pauză de 20 de minute.',
      ],
      [
        'Până la {date} voi planifica din timp 3 activități pe săptămână care îmi dau energie, 1 dintre ele fără telefon, ca să îmi regăsesc echilibrul, și voi nota duminica, de la 1 la 10, cât de bine mi-au prins.',
        'Până la {date} voi planifica din timp 3 activități pe săptămână care îmi dau energie, pentru un echilibru mai bun.',
      ],
    ],
    managingTime: [
      [
        'Până la {date} voi nota în fiecare seară cele 3 priorități ale zilei următoare și voi rezerva dimineața 90 de minute în calendar, ca să încep cu ele.',
        'Până la {date} voi nota în fiecare seară cele 3 priorități ale zilei următoare și voi începe cu ele.',
      ],
      [
        'Voi nota timp de 2 săptămâni cum îmi folosesc timpul, voi renunța la 3 activități de prisos și voi planifica apoi fiecare săptămână în 30 de minute, până la {date}.',
        'Voi nota timp de 2 săptămâni cum îmi folosesc timpul și voi planifica apoi fiecare săptămână în 30 de minute, până la {date}.',
      ],
      [
        'Pentru o organizare mai bună voi încheia, până la {date}, fiecare zi de lucru cu 10 minute de planificare și voi grupa mesajele în 2 intervale fixe pe zi.',
        'Pentru o organizare mai bună voi încheia, până la {date}, fiecare zi de lucru cu 10 minute de planificare.',
      ],
    ],
    ownBusiness: [
      [
        'Până la {date} voi întreba {customers|8} de ce au nevoie și voi testa prima ofertă a propriei mele afaceri, cu preț fix, cu 3 dintre ele.',
        'Până la {date} voi întreba {customers|8} de ce au nevoie și voi testa prima ofertă a afacerii mele.',
      ],
      [
        'Voi scrie până la {date} un plan de afaceri de 5 pagini, voi calcula 3 scenarii de costuri și venituri și voi cere părerea a 2 persoane care au deja o afacere.',
        'Voi scrie până la {date} un plan de afaceri de 5 pagini și voi cere părerea a 2 persoane care au deja o afacere.',
      ],
      [
        'Voi lucra {hours|4} la propria afacere până la {date}, voi face primii 5 pași dintr-un plan scris și voi ține într-un tabel toate costurile și încasările.',
        'Voi lucra {hours|4} la propria afacere până la {date} și voi face primii 5 pași dintr-un plan scris.',
      ],
    ],
    communication: [
      [
        'Până la {date} voi pregăti în scris 6 discuții importante[ cu {audience}], fiecare cu 1 mesaj principal, și voi întreba apoi 2 persoane cât de clar am comunicat.',
        'Până la {date} voi pregăti în scris 6 discuții importante[ cu {audience}] și voi întreba 2 persoane cât de clar am comunicat.',
      ],
      [
        'Pentru o comunicare mai clară voi avea săptămânal, până la {date}, 1 discuție[ cu {audience}] în care rezum întâi ce am auzit și apoi spun ce vreau în 3 propoziții.',
        'Pentru o comunicare mai clară voi avea săptămânal, până la {date}, 1 discuție[ cu {audience}] în care spun ce vreau în 3 propoziții.',
      ],
      [
        'Ca să comunic mai atent, voi pune cel puțin 3 întrebări înainte să răspund, în 2 conversații pe săptămână[ cu {audience}], până la {date}, și voi nota 1 lucru aflat din fiecare.',
        'Ca să comunic mai atent, voi pune cel puțin 3 întrebări în 2 conversații pe săptămână[ cu {audience}], până la {date}.',
      ],
    ],
    personalBrand: [
      [
        'Până la {date} îmi voi rescrie profilul online și voi publica {posts|4} pe teme din domeniul meu[, cu gândul la {aim}], ca munca mea să devină mai vizibilă.',
        'Până la {date} îmi voi rescrie profilul online și voi publica {posts|4} pe teme din domeniul meu.',
      ],
      [
        'Până la {date} îmi voi face munca vizibilă: 1 postare pe săptămână într-o rețea profesională, 2 comentarii la postările altora și 1 prezentare internă despre rezultatele mele.',
        'Până la {date} îmi voi face munca vizibilă cu 1 postare pe săptămână într-o rețea profesională.',
      ],
      [
        'Ca munca mea să fie mai vizibilă, voi descrie 3 reușite în câte 5 rânduri, cu cifre, le voi trece în profilul meu profesional până la {date} și le voi arăta la 2 persoane cu putere de decizie.',
        'Ca munca mea să fie mai vizibilă, voi descrie 3 reușite cu cifre și le voi trece în profilul meu profesional până la {date}.',
      ],
    ],
    returningToWork: [
      [
        'Până la {date} voi scrie un plan în 3 pași pentru întoarcerea la muncă[, cu gândul la {aim}], voi împrospăta 2 competențe și voi vorbi cu {people|4} din domeniul meu.',
        'Până la {date} voi scrie un plan în 3 pași pentru întoarcerea la muncă[, cu gândul la {aim},] și voi împrospăta 2 competențe.',
      ],
      [
        'Îmi voi pregăti întoarcerea la muncă până la {date}, lucrând {hours|3}: 1 curs de actualizare, 2 discuții cu un angajator despre sarcini și program și 1 CV adus la zi.',
        'Îmi voi pregăti întoarcerea la muncă până la {date} cu 1 curs de actualizare și 2 discuții cu un angajator.',
      ],
      [
        'Ca să revin pe piața muncii, voi contacta 6 companii[ pentru {aim}] până la {date}, voi propune 2 variante de program și voi pregăti 1 răspuns scurt despre pauza mea.',
        'Ca să revin pe piața muncii, voi contacta 6 companii[ pentru {aim}] până la {date}, cu 2 variante de program.',
      ],
    ],
    findingDirection: [
      [
        'Ca să îmi găsesc direcția, voi vorbi până la {date} cu {people|4} din domenii care mă atrag, voi nota 5 puncte forte ale mele și voi alege 1 drum de încercat timp de o săptămână.',
        'Ca să îmi găsesc direcția, voi vorbi până la {date} cu {people|4} din domenii care mă atrag și voi alege 1 drum de încercat.',
      ],
      [
        'Până la {date} voi nota de 3 ori pe săptămână ce îmi dă energie și ce mi-o ia, voi compara 3 direcții posibile și voi decide 1 pas următor.',
        'Până la {date} voi nota de 3 ori pe săptămână ce îmi dă energie și voi alege apoi 1 direcție.',
      ],
      [
        'Voi rezerva {hours|2} până la {date} ca să îmi clarific direcția: voi descrie 3 zile de lucru ideale, voi căuta 6 meserii apropiate de ele și voi discuta rezultatul în mentorat.',
        'Voi rezerva {hours|2} până la {date} ca să îmi clarific direcția și voi descrie 3 zile de lucru ideale.',
      ],
    ],
    general: [
      [
        'Până la {date} voi face 4 pași concreți spre obiectivul meu („{words}”), voi lucra la el {hours|2} și voi arăta ce am realizat în 2 întâlniri de mentorat.',
        'Până la {date} voi face 4 pași concreți spre obiectivul meu („{words}”) și voi lucra la el {hours|2}.',
      ],
      [
        'Voi lucra {hours|2} la obiectivul meu („{words}”) până la {date}, voi obține 3 rezultate vizibile și voi nota după fiecare 1 lecție învățată.',
        'Voi lucra {hours|2} la obiectivul meu („{words}”) până la {date} și voi obține 3 rezultate vizibile.',
      ],
      [
        'Până la {date} voi împărți ce îmi doresc în 4 pași concreți, voi lucra la ei {hours|2} și voi arăta ce am realizat în 2 întâlniri de mentorat.',
        'Până la {date} voi împărți ce îmi doresc în 4 pași concreți și voi lucra la ei {hours|2}.',
      ],
      [
        'Voi dedica acestui obiectiv {hours|2} până la {date}, voi obține 3 rezultate vizibile și voi nota după fiecare 1 lecție învățată.',
        'Voi dedica acestui obiectiv {hours|2} până la {date} și voi obține 3 rezultate vizibile.',
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        'Ca prim pas în reconversia mea[ spre {aim}], voi vorbi până la {date} cu 1 persoană care și-a schimbat cariera și voi nota 3 lucruri aflate de la ea.',
        'Ca prim pas în reconversia mea[ spre {aim}], voi vorbi până la {date} cu 1 persoană care și-a schimbat cariera.',
      ],
    ],
    jobSearch: [
      [
        'Ca prim pas spre un nou loc de muncă, îmi voi actualiza documentele și voi trimite 2 candidaturi adaptate[ pentru {aim}] până la {date}.',
        'Ca prim pas, voi trimite 2 candidaturi adaptate[ pentru {aim}] până la {date}.',
      ],
    ],
    interviews: [
      [
        'Ca prim pas, voi pregăti răspunsuri la 5 întrebări de interviu[ pentru {aim}] și voi face 1 simulare de interviu până la {date}.',
        'Ca prim pas, voi pregăti răspunsuri la 5 întrebări de interviu până la {date}.',
      ],
    ],
    promotion: [
      [
        'Ca prim pas spre nivelul următor în carieră[ ({aim})], voi nota 3 competențe care îmi mai trebuie și voi cere sfatul unei persoane cu experiență până la {date}.',
        'Ca prim pas spre nivelul următor în carieră[ ({aim})], voi nota 3 competențe care îmi mai trebuie până la {date}.',
      ],
    ],
    leadingTeam: [
      [
        'Ca prim pas în conducerea unei echipe, voi delega 1 sarcină întreagă[ în echipa mea de {team}] și voi cere feedback de la 2 persoane până la {date}.',
        'Ca prim pas în conducerea unei echipe, voi delega 1 sarcină întreagă până la {date}.',
      ],
    ],
    negotiatingPay: [
      [
        'Ca prim pas spre un salariu mai bun, voi nota 3 rezultate în cifre și voi căuta salarii comparabile în 2 surse până la {date}.',
        'Ca prim pas spre un salariu mai bun, voi nota 3 rezultate în cifre până la {date}.',
      ],
    ],
    networking: [
      [
        'Ca prim pas spre o rețea mai largă, voi scrie la 3 persoane din domeniul meu și mă voi întâlni cu 1 dintre ele până la {date}.',
        'Ca prim pas spre o rețea mai largă, voi scrie la 3 persoane din domeniul meu până la {date}.',
      ],
    ],
    publicSpeaking: [
      [
        'Ca prim pas în vorbitul în public, voi înregistra 2 prezentări de 5 minute și voi arăta 1 dintre ele unei persoane de încredere până la {date}.',
        'Ca prim pas în vorbitul în public, voi înregistra 2 prezentări de 5 minute până la {date}.',
      ],
    ],
    confidence: [
      [
        'Ca prim pas spre mai multă încredere, voi lua cuvântul în 2 ședințe până la {date} și voi nota ce a mers bine.',
        'Ca prim pas spre mai multă încredere, voi lua cuvântul în 2 ședințe până la {date}.',
      ],
    ],
    technicalSkills: [
      [
        'Ca prim pas spre examenul {certificate}, voi verifica cerințele, voi scrie 1 plan de studiu și voi termina 3 lecții până la {date}.',
        'Ca prim pas spre examenul {certificate}, voi termina 3 lecții până la {date}.',
      ],
      [
        'Ca prim pas, voi termina 3 lecții de bază de {name} și 1 exercițiu mic până la {date}.',
        'Ca prim pas, voi termina 3 lecții de bază de {name} până la {date}.',
      ],
      [
        'Ca prim pas, voi alege 1 curs pentru competența care îmi lipsește și voi termina 3 lecții din el până la {date}.',
        'Ca prim pas, voi termina 3 lecții dintr-un curs potrivit până la {date}.',
      ],
    ],
    language: [
      [
        'Ca prim pas, voi învăța 30 de expresii uzuale în {name} și mă voi prezenta cuiva în 5 propoziții până la {date}.',
        'Ca prim pas, voi învăța 30 de expresii uzuale în {name} până la {date}.',
      ],
      [
        'Ca prim pas, voi învăța 30 de expresii uzuale în limba aleasă și mă voi prezenta cuiva în 5 propoziții până la {date}.',
        'Ca prim pas, voi învăța 30 de expresii uzuale în limba aleasă până la {date}.',
      ],
    ],
    workLifeBalance: [
      [
        'Ca prim pas spre un echilibru mai bun, voi păstra 2 seri pe săptămână fără muncă și voi lua 1 pauză pe zi până la {date}.',
        'Ca prim pas spre un echilibru mai bun, voi păstra 2 seri fără muncă până la {date}.',
      ],
    ],
    managingTime: [
      [
        'Ca prim pas spre o organizare mai bună, voi nota cum îmi folosesc timpul în 3 zile de lucru și voi renunța la 1 activitate de prisos până la {date}.',
        'Ca prim pas spre o organizare mai bună, voi nota cum îmi folosesc timpul în 3 zile de lucru până la {date}.',
      ],
    ],
    ownBusiness: [
      [
        'Ca prim pas spre propria afacere, voi descrie oferta mea pe 1 pagină și o voi arăta la 3 persoane din publicul-țintă până la {date}.',
        'Ca prim pas spre propria afacere, voi descrie oferta mea pe 1 pagină până la {date}.',
      ],
    ],
    communication: [
      [
        'Ca prim pas spre o comunicare mai clară, voi pregăti 2 discuții[ cu {audience}] cu câte 1 mesaj principal și voi cere feedback despre ele până la {date}.',
        'Ca prim pas spre o comunicare mai clară, voi pregăti în scris 2 discuții[ cu {audience}] până la {date}.',
      ],
    ],
    personalBrand: [
      [
        'Ca prim pas spre mai multă vizibilitate, voi rescrie cele mai importante 3 părți ale profilului meu online până la {date} și voi cere feedback de la 1 persoană.',
        'Ca prim pas spre mai multă vizibilitate, voi rescrie 3 părți ale profilului meu online până la {date}.',
      ],
    ],
    returningToWork: [
      [
        'Ca prim pas spre întoarcerea la muncă, voi vorbi cu 1 angajator posibil și voi nota 3 condiții importante pentru mine până la {date}.',
        'Ca prim pas spre întoarcerea la muncă, voi nota 3 condiții importante pentru mine până la {date}.',
      ],
    ],
    findingDirection: [
      [
        'Ca prim pas spre o direcție clară, voi vorbi cu 2 persoane despre munca lor și voi nota 5 puncte forte ale mele până la {date}.',
        'Ca prim pas spre o direcție clară, voi nota 5 puncte forte ale mele până la {date}.',
      ],
    ],
    general: [
      [
        'Ca prim pas spre obiectivul meu („{words}”), voi nota 3 etape ale drumului și o voi încheia pe cea mai mică până la {date}.',
        'Ca prim pas spre obiectivul meu („{words}”), voi încheia 1 etapă mică până la {date}.',
      ],
      [
        'Ca prim pas spre ce îmi doresc, voi nota 3 etape ale drumului și o voi încheia pe cea mai mică până la {date}.',
        'Ca prim pas spre ce îmi doresc, voi încheia 1 etapă mică până la {date}.',
      ],
    ],
  },
  measured: [
    [
      'Până la {date} voi ajunge de la {from} la {to} („{words}”): voi încerca 1 măsură nouă la fiecare 2 săptămâni și voi verifica cifra săptămânal.',
      'Până la {date} voi ajunge de la {from} la {to} („{words}”) și voi verifica cifra săptămânal.',
    ],
    [
      'Voi aplica 4 măsuri concrete până la {date}, ca să ajung de la {from} la {to} („{words}”) și voi analiza cifra o dată pe lună în mentorat.',
      'Voi aplica 4 măsuri concrete până la {date}, ca să ajung de la {from} la {to} („{words}”).',
    ],
    [
      'Până la {date} voi aplica 4 măsuri ca să ajung de la {from} la {to} și voi nota cifra o dată pe săptămână.',
      'Până la {date} voi aplica 4 măsuri ca să ajung de la {from} la {to}.',
    ],
    [
      'Până la {date} voi aplica 4 măsuri ca să ajung la {to} („{words}”) și voi nota cifra o dată pe săptămână.',
      'Până la {date} voi aplica 4 măsuri ca să ajung la {to} („{words}”).',
    ],
    [
      'Până la {date} voi aplica 4 măsuri pentru o schimbare de {percent} („{words}”) și voi nota cifra o dată pe săptămână.',
      'Până la {date} voi aplica 4 măsuri pentru o schimbare de {percent} („{words}”).',
    ],
    [
      'Voi lucra până la {date} ca să ajung la {to}: 1 măsură nouă la fiecare 2 săptămâni și 1 verificare a cifrei în fiecare săptămână.',
      'Voi lucra până la {date} ca să ajung la {to}, cu 1 măsură nouă la fiecare 2 săptămâni.',
    ],
    [
      'Voi urmări până la {date} o schimbare de {percent}, cu 1 măsură nouă la fiecare 2 săptămâni și 1 verificare a cifrei în fiecare săptămână.',
      'Voi urmări până la {date} o schimbare de {percent}, cu 1 măsură nouă la fiecare 2 săptămâni.',
    ],
  ],
  examined: [
    [
      'Voi susține examenul {certificate} până la {date}: voi studia {hours|4} și voi rezolva 3 teste de probă complete.',
      'Voi susține examenul {certificate} până la {date}, după 3 teste de probă complete.',
    ],
    [
      'Până la {date} mă voi pregăti pentru examenul {certificate} studiind {hours|4}, voi rezolva 3 teste de probă complete și voi da examenul.',
      'Până la {date} voi rezolva 3 teste de probă complete și voi da examenul {certificate}.',
    ],
    [
      'Ca să dau examenul {certificate} până la {date}, voi scrie 1 plan de studiu, voi învăța {hours|4} și voi corecta 3 teste de probă complete.',
      'Ca să dau examenul {certificate} până la {date}, voi rezolva și voi corecta 3 teste de probă complete.',
    ],
  ],
  topics: [
    {
      theme: 'jobSearch',
      cues: 'depun cv | trimit cv | cv | cv ul | cv uri | curriculum* | scriso* de intenție | scriso* de motivați* | scriso* de prezentare | dosar de candidatură',
      phrases: [
        [
          'Până la {date} îmi voi reface CV-ul în 2 runde[ pentru {aim}], voi trece în el 5 rezultate cu cifre și voi cere părerea a 2 persoane.',
          'Până la {date} îmi voi reface CV-ul în 2 runde[ pentru {aim}] și voi trece în el 5 rezultate cu cifre.',
        ],
        [
          'Voi scrie 1 CV și 1 scrisoare de intenție ca model[ pentru {aim}] până la {date}, le voi adapta la 3 anunțuri și voi cere feedback de la 2 persoane.',
          'Voi scrie 1 CV și 1 scrisoare de intenție[ pentru {aim}] până la {date} și le voi adapta la 3 anunțuri.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'găs* .. internship* | găs* .. stagiu | internship* | stagiu | stagii | stagiul | stagiar* | practică de vară | job student* | job de vară',
      phrases: [
        [
          'Până la {date} voi candida la 8 stagii de practică[, mai ales pentru {aim}], cu câte o scrisoare adaptată, și voi întreba 2 persoane din domeniu cum a fost stagiul lor.',
          'Până la {date} voi candida la 8 stagii de practică[, mai ales pentru {aim}], cu câte o scrisoare adaptată.',
        ],
        [
          'Voi găsi 12 companii care oferă stagii[ potrivite pentru {aim}] până la {date} și voi trimite o candidatură adaptată la 6 dintre ele.',
          'Voi trimite până la {date} o candidatură adaptată la 6 companii care oferă stagii.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'titulariz* | concurs pe post | concursul pe post | concurs* pentru post | rezidenția* | admiterea | concursul de ocupare | funcți* public*',
      phrases: [
        [
          'Mă voi pregăti pentru concurs până la {date}: voi învăța {hours|5}, voi rezolva 4 variante de subiecte din anii trecuți și le voi corecta după barem.',
          'Mă voi pregăti pentru concurs până la {date}, învățând {hours|5}, și voi rezolva 4 variante de subiecte.',
        ],
        [
          'Până la {date} voi împărți bibliografia pentru concurs în 8 teme, voi scrie pentru fiecare o fișă de 2 pagini și voi face 2 simulări contra cronometru.',
          'Până la {date} voi împărți bibliografia pentru concurs în 8 teme și voi face 2 simulări contra cronometru.',
        ],
      ],
    },
    {
      theme: 'promotion',
      cues: 'grad didactic | gradul didactic | grade didactice | gradul i | gradul ii | definitivat* | cariera didactică',
      phrases: [
        [
          'Ca să fac următorul pas în cariera didactică, voi învăța {hours|4} până la {date}, voi rezolva 4 variante de subiecte și voi pregăti 2 lecții demonstrative.',
          'Ca să fac următorul pas în cariera didactică, voi învăța {hours|4} până la {date} și voi rezolva 4 variante de subiecte.',
        ],
        [
          'Pentru următorul pas în cariera didactică voi împărți bibliografia în 8 teme până la {date}, voi scrie câte o fișă de 2 pagini și voi cere părerea unei persoane cu experiență.',
          'Pentru următorul pas în cariera didactică voi împărți bibliografia în 8 teme până la {date} și voi scrie câte o fișă de 2 pagini.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'deleg* | delegare | împart sarcini* | dau sarcini* mai departe',
      phrases: [
        [
          'În fiecare săptămână, până la {date}, voi delega complet 1 sarcină[ în echipa mea de {team}], cu scopul și termenul în scris, și voi verifica o singură dată pe parcurs.',
          'În fiecare săptămână, până la {date}, voi delega complet 1 sarcină[ în echipa mea de {team}].',
        ],
        [
          'Până la {date} voi face o listă cu 10 sarcini ale mele care se repetă, voi delega definitiv 4 dintre ele[ în echipa mea de {team}] și voi evalua rezultatele cu echipa după 2 săptămâni.',
          'Până la {date} voi face o listă cu 10 sarcini ale mele care se repetă și voi delega definitiv 4 dintre ele.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'recrut* .. oameni | recrut* | angaj* .. echip* | recrut* .. echip* | să angajez | angajez oameni | angajez doi | angajez două',
      phrases: [
        [
          'Până la {date} voi scrie 1 profil clar al persoanei pe care vreau să o recrutez, voi ține 6 interviuri cu aceleași 8 întrebări și voi decide împreună cu echipa.',
          'Până la {date} voi scrie 1 profil clar al persoanei pe care vreau să o recrutez și voi ține 6 interviuri.',
        ],
        [
          'Ca să recrutez bine în echipa mea, voi cere recomandări de la 5 persoane, voi ține 6 interviuri cu aceleași 8 întrebări și voi alege până la {date}.',
          'Ca să recrutez bine în echipa mea, voi ține 6 interviuri cu aceleași 8 întrebări până la {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'motiv* .. echip* | motivarea echip* | motivația echip* | motiv* oameni* | motiv* angaja* | spirit de echipă | spiritul de echipă | team building | teambuilding | coeziune* | atmosfer* .. echip* | motiv* colegi*',
      phrases: [
        [
          'Până la {date} voi întreba fiecare persoană din echipa mea[ de {team}], într-o discuție de 30 de minute, ce o motivează și voi pune în practică 3 dintre sugestii.',
          'Până la {date} voi întreba fiecare persoană din echipa mea[ de {team}] ce o motivează și voi pune în practică 3 sugestii.',
        ],
        [
          'Ca să îmi motivez echipa[ de {team}], voi ține la fiecare 2 săptămâni, până la {date}, o întâlnire de 30 de minute în care sărbătorim 1 reușită și alegem 1 idee de încercat.',
          'Ca să îmi motivez echipa[ de {team}], voi ține o întâlnire de 30 de minute la fiecare 2 săptămâni, până la {date}.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'echip* la distanță | echip* .. la distanță | echip* remote | echip* hibrid* | echip* virtual* | conduc* la distanță | echip* internațional* la distanță',
      phrases: [
        [
          'Pentru echipa mea[ de {team}], care lucrează la distanță, voi ține 1 întâlnire scurtă pe săptămână și 1 discuție personală pe lună cu fiecare, până la {date}.',
          'Pentru echipa mea[ de {team}], care lucrează la distanță, voi ține 1 întâlnire scurtă pe săptămână până la {date}.',
        ],
        [
          'Până la {date} voi stabili 5 reguli de lucru în echipa mea[ de {team}], care lucrează la distanță, și le voi verifica după 4 săptămâni cu 3 întrebări pentru fiecare.',
          'Până la {date} voi stabili 5 reguli de lucru în echipa mea[ de {team}], care lucrează la distanță.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'feedback* | fedback* | dau feedback | ofer feedback | primesc feedback | primesc critic* | critic* constructiv*',
      phrases: [
        [
          'O dată pe săptămână, până la {date}, voi da feedback concret unei persoane, cu 1 exemplu și 1 rugăminte, și voi cere la rândul meu feedback.',
          'O dată pe săptămână, până la {date}, voi da feedback concret unei persoane, cu 1 exemplu, și voi cere la rândul meu.',
        ],
        [
          'Până la {date} voi pregăti în scris 5 discuții de feedback, fiecare cu 1 observație, efectul ei și 1 rugăminte, și voi nota cum a decurs fiecare.',
          'Până la {date} voi pregăti și voi purta 5 discuții de feedback cu câte 1 observație și 1 rugăminte.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'conflict* | conversați* dificil* | discuți* dificil* | conversații grele | discuții grele | certuri | dezacord* | coleg* dificil* | șef* dificil* | oameni dificili | persoane dificile | client* dificil* | confrunt*',
      phrases: [
        [
          'Până la {date} voi pregăti în scris 3 discuții dificile[ cu {audience}], le voi purta câte una pe săptămână și voi nota ce a dezamorsat conflictul.',
          'Până la {date} voi pregăti și voi purta 3 discuții dificile[ cu {audience}].',
        ],
        [
          'Voi învăța 1 metodă de rezolvare a conflictelor până la {date}, o voi exersa în 2 jocuri de rol și o voi folosi în 2 discuții reale[ cu {audience}].',
          'Voi învăța 1 metodă de rezolvare a conflictelor până la {date} și o voi folosi în 2 discuții reale.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'stakeholder* | părți* interesat* | părți* implicat*',
      phrases: [
        [
          'Până la {date} voi face harta celor mai importante 8 părți interesate, voi întreba 4 dintre ele ce așteaptă și voi comunica tuturor stadiul la fiecare 2 săptămâni.',
          'Până la {date} voi face harta celor mai importante 8 părți interesate și voi întreba 4 dintre ele ce așteaptă.',
        ],
        [
          'Voi avea săptămânal, până la {date}, 1 discuție de 20 de minute cu una dintre părțile interesate și voi nota după fiecare 1 așteptare și 1 lucru convenit.',
          'Voi avea săptămânal, până la {date}, 1 discuție de 20 de minute cu una dintre părțile interesate.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'negoci* | negociere* | tehnici de negociere | negocieri',
      phrases: [
        [
          'Până la {date} voi pregăti 3 negocieri[ cu {audience}] pe câte o pagină, cu țintă, limită și 2 alternative, și voi nota apoi rezultatul.',
          'Până la {date} voi pregăti 3 negocieri[ cu {audience}] pe câte o pagină, cu țintă și limită.',
        ],
        [
          'Voi exersa 4 negocieri[ cu {audience}] ca joc de rol până la {date} și voi cere de fiecare dată feedback despre 2 aspecte.',
          'Voi exersa 4 negocieri[ cu {audience}] ca joc de rol până la {date}.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'ascult* | ascultare | ascultarea | ascultare activă | ascult activ | ascultător*',
      phrases: [
        [
          'În 2 conversații pe săptămână, până la {date}, voi asculta până la capăt, voi rezuma în 1 propoziție ce am auzit și abia apoi voi răspunde.',
          'În 2 conversații pe săptămână, până la {date}, voi asculta până la capăt și voi rezuma ce am auzit înainte să răspund.',
        ],
        [
          'Voi exersa ascultarea activă până la {date}: 1 conversație pe săptămână în care pun 3 întrebări deschise și notez ce am aflat.',
          'Voi exersa ascultarea activă în 1 conversație pe săptămână până la {date}, cu câte 3 întrebări deschise.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'scri* .. mail* | scri* .. email* | emailuri | email uri | e mailuri | mailuri | mail uri | redact* | scris profesional | exprimare scrisă | scrierea | corespondenț* | rapoarte',
      phrases: [
        [
          'Ca să exersez redactarea, voi rescrie 2 texte ale mele pe săptămână până la {date}, ca să iasă cu o treime mai scurte, și voi întreba 1 persoană ce a rămas neclar.',
          'Voi rescrie 2 texte ale mele pe săptămână până la {date}, ca să exersez redactarea.',
        ],
        [
          'Până la {date} voi termina 1 curs scurt de redactare și voi cere părerea a 2 persoane despre 5 texte ale mele.',
          'Până la {date} voi cere părerea a 2 persoane despre 5 texte ale mele, ca să exersez redactarea.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'explic* | explicați* | pe înțelesul | limbaj simplu | non tehnic* | nespecialiș*',
      phrases: [
        [
          'O dată pe săptămână, până la {date}, voi explica 1 temă din munca mea în 3 minute[, cu {audience} de față,] și voi întreba ce s-a reținut.',
          'O dată pe săptămână, până la {date}, voi explica 1 temă din munca mea în 3 minute[, cu {audience} de față].',
        ],
        [
          'Până la {date} voi scrie 4 explicații fără termeni tehnici, le voi încerca pe câte 2 persoane și le voi scurta după întrebările lor.',
          'Până la {date} voi scrie 4 explicații fără termeni tehnici și le voi încerca pe câte 2 persoane.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'mă întrerup* | mă fac auzit* | ia în serios | iau în serios | ia nimeni în serios | în ședințe | la ședințe | în cadrul ședințelor | ședințelor | în întâlniri | întrerupt* | întreruptă | mă fac auzit* | fac auzit* | să fiu ascultat* | îmi spun părerea | spun părerea | spun ce cred | vocea auzită | luat* în serios | în serios | îmi exprim opini* | iau cuvântul în',
      phrases: [
        [
          'În 2 ședințe pe săptămână, până la {date}, voi lua cuvântul în primele 10 minute[, cu {audience} de față,] cu 1 idee pregătită dinainte.',
          'În 2 ședințe pe săptămână, până la {date}, voi lua cuvântul[, cu {audience} de față,] cu 1 idee pregătită.',
        ],
        [
          'Până la {date} voi pune 1 întrebare și voi aduce 1 idee a mea în 8 ședințe[, cu {audience} de față,] și voi nota reacția după fiecare.',
          'Până la {date} voi aduce 1 întrebare sau 1 idee a mea în 8 ședințe[, cu {audience} de față].',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'spun nu | spune nu | zic nu | spun mai des nu | să refuz | refuz politicos | pun limite | pune limite | stabil* limite | limite sănătoase | setez limite | limitele | pe placul tuturor | mulțumesc pe toată lumea | spun da la tot | spun da la orice | zic da la orice | refuza politicos | pot refuza | refuza',
      phrases: [
        [
          'Până la {date} voi spune nu la cel puțin 1 cerere pe săptămână care nu ține de sarcinile mele, cu 1 propoziție de explicație, și voi nota cum a fost.',
          'Până la {date} voi spune nu la cel puțin 1 cerere pe săptămână care nu ține de sarcinile mele.',
        ],
        [
          'Până la {date} voi nota 4 limite ale mele la muncă, voi exersa cu voce tare 3 feluri politicoase de a spune nu și le voi folosi în 5 ocazii.',
          'Până la {date} voi exersa 3 feluri politicoase de a spune nu și le voi folosi în 5 ocazii.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'impostor* | impostur* | sindromul impostorului | mă îndoiesc de mine | îndoiesc de mine | îndoiel* | îndoial* | mă subestimez | subestim* | neîncreder*',
      phrases: [
        [
          'Împotriva îndoielilor voi scrie în fiecare vineri, până la {date}, 3 dovezi din săptămâna aceea că pot și voi citi lista înainte de 4 sarcini grele.',
          'Împotriva îndoielilor voi scrie în fiecare vineri, până la {date}, 3 dovezi din săptămâna aceea că pot.',
        ],
        [
          'Până la {date} voi ruga 5 persoane să îmi spună câte 1 punct forte al meu, cu un exemplu, și voi reciti lista în 3 situații în care apar îndoielile.',
          'Până la {date} voi ruga 5 persoane să îmi spună câte 1 punct forte al meu, ca răspuns la îndoieli.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'trac de scenă | panichez .. fața | blochez .. fața | emoții .. fața | frică .. fața | emoționez .. fața | tem .. fața | stres* .. fața | trac | tracul | tracului | emoții .. public | emoții .. prezint* | emoții .. vorb* | emoții .. prezentări* | emoții .. prezentare | emoții mari | emoționez .. vorb* | emoționez .. public | frică .. public | frica de public | frica .. vorb* | frică .. vorb* | frică .. prezint* | frică .. prezentăr* | teamă .. vorb* | teama .. vorb* | teama de vorbit* | teamă .. public | teama .. public | tem .. vorb* | stres* .. prezentăr* | stres* .. prezentare* | stres* .. public | prezint* .. emoți* | prezentăr* .. emoți* | vorb* .. emoți* | public .. emoți* | blochez .. public | blochez .. vorb* | blochez .. prezint* | bâlbâi | tremur* .. voce* | vocea .. tremur* | roșesc | panichez .. vorb* | panichez .. prezint*',
      phrases: [
        [
          'Până la {date} voi ține 4 prezentări scurte[, cu {audience} de față], prima pentru 2 persoane, după 3 minute de respirație liniștită, și voi nota emoțiile de la 1 la 10.',
          'Până la {date} voi ține 4 prezentări scurte[, cu {audience} de față,] și voi nota de fiecare dată emoțiile de la 1 la 10.',
        ],
        [
          'Ca să trec peste trac, voi exersa cu voce tare 1 introducere de 2 minute de 3 ori pe săptămână până la {date} și apoi voi vorbi[, cu {audience} de față,] în 2 situații reale.',
          'Ca să trec peste trac, voi exersa 1 introducere de 3 ori pe săptămână până la {date} și apoi voi vorbi în 2 situații reale.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'conferinț* | speaker | keynote* | meetup* | tedx | congres* | simpozion*',
      phrases: [
        [
          'Până la {date} voi propune o prezentare la 3 conferințe sau meetupuri, o voi repeta de 4 ori cu cineva de încredere și o voi ține la 1 eveniment.',
          'Până la {date} voi propune o prezentare la 3 conferințe sau meetupuri și o voi repeta de 4 ori.',
        ],
        [
          'Voi pregăti 1 prezentare de 20 de minute pentru o conferință până la {date}, o voi încerca cu 2 grupuri mici și o voi propune la 3 evenimente.',
          'Voi pregăti 1 prezentare de 20 de minute pentru o conferință până la {date} și o voi propune la 3 evenimente.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'modera | moderare | moderarea | moderator* | moderez | facilit* | workshop* | ateliere | atelier de lucru | organizez .. eveniment* | țin .. atelier* | conduc* .. ședinț*',
      phrases: [
        [
          'Până la {date} voi modera {events|3} sau ședințe de cel puțin 45 de minute, cu un plan scris, și voi cere 3 păreri după fiecare.',
          'Până la {date} voi modera {events|3} sau ședințe cu un plan scris și voi cere 3 păreri după fiecare.',
        ],
        [
          'Voi învăța 4 metode de moderare până la {date}, voi încerca câte 1 la fiecare a doua ședință și voi nota cum a răspuns grupul.',
          'Voi învăța 4 metode de moderare până la {date} și voi încerca câte 1 la fiecare a doua ședință.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'un mentor | o mentoră | găs* .. mentor* | caut .. mentor* | un mentor potrivit | un mentor care | o mentoră | model* de urmat',
      phrases: [
        [
          'Până la {date} voi nota 5 persoane din rețeaua mea din al căror drum pot învăța, voi scrie la 3 dintre ele și voi avea 2 discuții cu câte 3 întrebări pregătite.',
          'Până la {date} voi nota 5 persoane din rețeaua mea din al căror drum pot învăța și voi avea 2 discuții de mentorat.',
        ],
        [
          'Voi pregăti 4 întâlniri de mentorat cu câte 3 întrebări până la {date} și voi face după fiecare 1 pas stabilit împreună.',
          'Voi pregăti 4 întâlniri de mentorat cu câte 3 întrebări până la {date}.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'small talk | smalltalk | conversații scurte | deschideri de conversație | leg* conversații | încep conversații | fac conversație | să fac conversație | intru în vorbă | socializ*',
      phrases: [
        [
          'Până la {date} voi începe 2 conversații scurte pe săptămână cu oameni pe care abia îi cunosc și voi nota 1 lucru aflat despre fiecare.',
          'Până la {date} voi începe 2 conversații scurte pe săptămână cu oameni pe care abia îi cunosc.',
        ],
        [
          'Voi pregăti 6 întrebări cu care să încep o conversație, le voi folosi la {events|2} până la {date} și voi păstra apoi legătura cu 3 persoane noi.',
          'Voi pregăti 6 întrebări cu care să încep o conversație și le voi folosi la {events|2} până la {date}.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'linkedin* | linked in | linkdin* | articole .. linkedin* | postări .. linkedin* | scri* .. articole .. linkedin* | public* .. articole .. linkedin* | profil* .. linkedin*',
      phrases: [
        [
          'Până la {date} îmi voi rescrie profilul de LinkedIn[, cu gândul la {aim}], voi publica {posts|4} despre domeniul meu și voi comenta săptămânal la 2 postări.',
          'Până la {date} îmi voi rescrie profilul de LinkedIn[, cu gândul la {aim},] și voi publica {posts|4} despre domeniul meu.',
        ],
        [
          'Voi publica {posts|4} pe LinkedIn până la {date}, voi răspunde la comentarii în cel mult 2 zile și voi adăuga 15 contacte din domeniul meu[, mai ales pentru {aim}].',
          'Voi publica {posts|4} pe LinkedIn până la {date} și voi adăuga 15 contacte din domeniul meu.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'portofoliu* | portofoliul | site propriu | site personal | siteul meu | site ul meu',
      phrases: [
        [
          'Până la {date} voi pune 3 lucrări finite în portofoliul meu[ pentru {aim}], voi descrie fiecare în 5 propoziții și voi cere părerea a 2 persoane.',
          'Până la {date} voi pune 3 lucrări finite în portofoliul meu[ pentru {aim}].',
        ],
        [
          'Voi publica portofoliul meu[ pentru {aim}] cu 4 lucrări până la {date}, lucrând {hours|3}, și voi cere feedback de la 3 persoane.',
          'Voi publica portofoliul meu[ pentru {aim}] cu 4 lucrări până la {date}.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'blog* | articol* .. public* | public* .. articol* | scri* .. articol* | articole | newsletter* | podcast* | youtube* | vlog* | tiktok* | instagram*',
      phrases: [
        [
          'Până la {date} voi publica {posts|4} pe blog sau pe alt canal, lucrând {hours|2}, și voi cere părerea a 3 persoane din publicul meu.',
          'Până la {date} voi publica {posts|4} pe blog sau pe alt canal și voi cere părerea a 3 persoane.',
        ],
        [
          'Voi face un plan cu 8 subiecte, voi publica {posts|4} până la {date}, ca articole sau episoade, și voi cere părerea a 5 persoane din domeniu.',
          'Voi publica {posts|4} până la {date}, ca articole sau episoade, dintr-un plan cu 8 subiecte.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'de azi pe mâine | procrastin* | amân* | amânare | amânarea | las pe ultima sută | pe ultima sută de metri',
      phrases: [
        [
          'Împotriva amânării voi începe ziua, de 4 ori pe săptămână până la {date}, cu 25 de minute pentru sarcina cea mai neplăcută și voi bifa fiecare reușită.',
          'Împotriva amânării voi începe ziua, de 4 ori pe săptămână până la {date}, cu 25 de minute pentru sarcina cea mai neplăcută.',
        ],
        [
          'Până la {date} voi împărți fiecare sarcină pe care o amân în 3 pași mici și voi face primul pas în cel mult 2 zile.',
          'Până la {date} voi împărți fiecare sarcină pe care o amân în 3 pași mici și o voi începe în 2 zile.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'priorit* | priorități | prioritiz* | prioritizare',
      phrases: [
        [
          'Până la {date} voi stabili în fiecare luni 3 priorități, voi sorta zilnic sarcinile noi după urgență și importanță și voi lăsa deoparte sau voi delega 2 pe săptămână.',
          'Până la {date} voi stabili în fiecare luni 3 priorități și voi lăsa deoparte 2 sarcini pe săptămână.',
        ],
        [
          'Voi stabili până la {date} cele mai importante 5 priorități împreună cu persoana care mă coordonează și le voi rezerva cel puțin {hours|8} fără întreruperi.',
          'Voi stabili până la {date} cele mai importante 5 priorități împreună cu persoana care mă coordonează.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'mă focus* | concentr* | concentrare | focus* | focalis* | distra* atenți* | distrag* | atenția',
      phrases: [
        [
          'În 4 zile pe săptămână, până la {date}, voi lucra 60 de minute la o singură sarcină, cu telefonul și mesajele oprite, și voi nota cât a durat concentrarea.',
          'În 4 zile pe săptămână, până la {date}, voi lucra 60 de minute cu mesajele oprite, pentru mai multă concentrare.',
        ],
        [
          'Până la {date} voi elimina 3 surse de distragere și voi face săptămânal 3 reprize de concentrare de câte 45 de minute.',
          'Până la {date} voi elimina 3 surse de distragere și voi planifica 3 reprize de concentrare pe săptămână.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'lucrez cel mult | lucrez maxim* | lucrez .. ore | muncesc .. ore | muncesc cel mult | mai puține ore | ore suplimentare | orele suplimentare | orelor suplimentare | peste program | overtime | lucrez mai puțin | lucra mai puțin | muncesc mai puțin | program de lucru | programul de lucru | muncesc prea mult | lucrez prea mult | plec la timp | pleca la timp | suprasolicit* | norm* redus* | ~jumătate de normă | până noaptea | acasă de lucru',
      phrases: [
        [
          'Până la {date} voi reduce treptat orele suplimentare: voi pleca la timp în 3 zile pe săptămână și voi nota vinerea câte ore am lucrat.',
          'Până la {date} voi pleca la timp în 3 zile pe săptămână și voi nota vinerea orele suplimentare.',
        ],
        [
          'Voi nota 3 sarcini din cauza cărora apar orele suplimentare, voi vorbi despre ele cu persoana care mă coordonează până la {date} și voi delega sau voi lăsa deoparte 1 dintre ele.',
          'Voi nota 3 sarcini din cauza cărora apar orele suplimentare și voi vorbi despre ele cu persoana care mă coordonează până la {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'stres* | stress* | destres* | burnout | burn out | epuiz* | extenu* | rezilien* | copleș* | oboseal* | obosit*',
      phrases: [
        [
          'Ca să reduc stresul, voi lua 2 pauze de 10 minute în fiecare zi de lucru până la {date} și voi nota seara nivelul de stres de la 1 la 10.',
          'Ca să reduc stresul, voi lua 2 pauze de 10 minute în fiecare zi de lucru până la {date}.',
        ],
        [
          'Până la {date} voi nota cele mai puternice 3 cauze de stres, voi schimba câte 1 lucru la fiecare și voi planifica 2 ore de odihnă pe săptămână.',
          'Până la {date} voi nota cele mai puternice 3 cauze de stres și voi schimba câte 1 lucru la fiecare.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'înot* | să înot | tenis | sala de sport | sală de sport | sport* | mișcare | mai multă mișcare | sală | la sală | fitness | slăbesc | slăbi | slăbit | kilogram* | kilograme | antrenament* | natație | mersul pe bicicletă',
      phrases: [
        [
          'Până la {date} voi face sport de 2 ori pe săptămână câte 40 de minute, voi trece antrenamentele în calendar ca pe niște ședințe și voi bifa fiecare reușită.',
          'Până la {date} voi face sport de 2 ori pe săptămână câte 40 de minute și voi bifa fiecare antrenament.',
        ],
        [
          'Voi urma până la {date} un plan cu 2 antrenamente de sport pe săptămână și voi crește durata unuia cu 5 minute la fiecare 2 săptămâni.',
          'Voi urma până la {date} un plan cu 2 antrenamente de sport pe săptămână.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'alerg* | alergare | alergat | jogging | maraton* | semimaraton* | cros | triatlon*',
      phrases: [
        [
          'Până la {date} voi alerga de 2 ori pe săptămână după un plan scris, cu câte 1 alergare mai lungă la fiecare 2 săptămâni, și voi nota distanța și cum m-am simțit.',
          'Până la {date} voi alerga de 2 ori pe săptămână după un plan scris și voi nota distanța.',
        ],
        [
          'Voi trece în calendar câte 2 alergări pe săptămână până la {date}, voi adăuga 1 kilometru la fiecare 2 săptămâni și voi păstra 1 zi de odihnă după fiecare.',
          'Voi trece în calendar câte 2 alergări pe săptămână până la {date} și voi adăuga 1 kilometru la fiecare 2 săptămâni.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'alimentați* | mănânc sănătos | mănânc mai sănătos | dietă | dieta',
      phrases: [
        [
          'Pentru sănătatea mea voi găti acasă de 4 ori pe săptămână până la {date}, voi face lista de cumpărături duminica și voi bifa fiecare masă pregătită.',
          'Pentru sănătatea mea voi găti acasă de 4 ori pe săptămână până la {date}.',
        ],
        [
          'Până la {date} îmi voi pregăti de acasă prânzul în 3 zile de lucru pe săptămână, ca să mănânc mai sănătos, și voi nota vinerea câtă energie am, de la 1 la 10.',
          'Până la {date} îmi voi pregăti de acasă prânzul în 3 zile de lucru pe săptămână, ca să mănânc mai sănătos.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'weekend* | week end* | weekenduri | în weekend | sfârșit* de săptămână | sâmbăta | duminica',
      phrases: [
        [
          'Până la {date} voi păstra 3 weekenduri pe lună fără muncă, voi încheia vinerea lista săptămânii în 30 de minute și voi nota lunea câtă energie am, de la 1 la 10.',
          'Până la {date} voi păstra 3 weekenduri pe lună fără muncă și voi încheia vinerea lista săptămânii în 30 de minute.',
        ],
        [
          'Ca să am weekendul liber, voi muta de sâmbătă în timpul programului 2 sarcini pe săptămână, până la {date}, și voi planifica 1 activitate cu oameni dragi.',
          'Ca să am weekendul liber, voi muta 2 sarcini pe săptămână în timpul programului, până la {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'telemunc* | muncă de acasă | munca de acasă | lucru de acasă | lucrul de acasă | lucrez de acasă | lucra de acasă | de acasă | lucra remote | lucrez remote | remote | home office | homeoffice | muncă la distanță | munca la distanță',
      phrases: [
        [
          'Până la {date} voi scrie pe 1 pagină cum pot lucra de acasă, voi prezenta propunerea într-o discuție cu persoana care mă coordonează și voi cere o perioadă de probă de 4 săptămâni.',
          'Până la {date} voi propune pe 1 pagină o perioadă de probă de 4 săptămâni de lucru de acasă.',
        ],
        [
          'Voi face o listă cu 5 sarcini potrivite pentru lucrul de acasă, voi conveni până la {date} o probă de 4 săptămâni și o voi evalua cu 3 întrebări.',
          'Voi face o listă cu 5 sarcini potrivite pentru lucrul de acasă și voi conveni o probă de 4 săptămâni până la {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'timp pentru familie | timp pentru famili* | timp cu famili* | mai mult timp .. famili* | timp pentru copii | timp cu copiii | familie | familia | familiei | familial* | copiii | copiii mei | copilul meu | cu copiii | timp cu copiii | timp pentru copii | viața de familie | cei dragi | fetița | băiețelul | partenerul meu',
      phrases: [
        [
          'Până la {date} voi păstra 3 seri pe săptămână pentru familie, cu telefonul de serviciu oprit de la ora 18, și voi verifica în fiecare duminică dacă am reușit.',
          'Până la {date} voi păstra 3 seri pe săptămână pentru familie, cu telefonul de serviciu oprit.',
        ],
        [
          'Până la {date} voi stabili la serviciu 2 zile pe săptămână în care plec mai devreme și voi trece în calendar timpul acela pentru familie.',
          'Până la {date} voi stabili la serviciu 2 zile pe săptămână în care plec mai devreme, pentru familie.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'deconect* | relax* | odihn* | după serviciu | după muncă | mă opresc din lucru | timp pentru mine | timp liber | timpul liber',
      phrases: [
        [
          'Până la {date} voi încheia 4 zile de lucru pe săptămână cu 10 minute de deconectare și nu voi mai citi mesaje de serviciu după ora 19.',
          'Până la {date} voi încheia 4 zile de lucru pe săptămână cu 10 minute de deconectare.',
        ],
        [
          'Ca să mă deconectez, voi planifica 2 seri pe săptămână fără muncă până la {date} și voi nota fiecare seară de la 1 la 10.',
          'Ca să mă deconectez, voi planifica 2 seri pe săptămână fără muncă până la {date}.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'mai mult somn | medit* | mindfulness | yoga | pilates | somn* | somnul | dorm | dormi',
      phrases: [
        [
          'Până la {date} voi face 15 minute de liniște, yoga sau meditație în 4 zile pe săptămână și voi bifa fiecare exercițiu.',
          'Până la {date} voi face 15 minute de yoga sau meditație în 4 zile pe săptămână.',
        ],
        [
          'Voi păstra 5 zile pe săptămână, până la {date}, aceeași rutină de seară: ecranul oprit cu 30 de minute înainte de somn și 10 minute de meditație.',
          'Voi păstra 5 zile pe săptămână, până la {date}, aceeași rutină de seară înainte de somn.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'freelanc* | liber profesion* | liber profesionist* | activitate independent* | pfa | pe cont propriu',
      phrases: [
        [
          'Până la {date} voi descrie pe 1 pagină ce ofer pe cont propriu și la ce preț, voi prezenta oferta la {customers|8} și voi cere prima comandă plătită.',
          'Până la {date} voi descrie pe 1 pagină ce ofer pe cont propriu și voi prezenta oferta la {customers|8}.',
        ],
        [
          'Îmi voi pregăti activitatea pe cont propriu până la {date}: 1 pagină cu costuri, taxe și asigurări, 2 discuții cu persoane din domeniu și 3 oferte scrise.',
          'Îmi voi pregăti activitatea pe cont propriu până la {date} cu 1 plan de costuri și 3 oferte scrise.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'investitor* | investitoare* | finanțar* | finanțare | fonduri europene | fonduri nerambursabile | fonduri | start up nation | pitch deck | grant*',
      phrases: [
        [
          'Până la {date} voi termina o prezentare de 10 pagini pentru finanțare, o voi încerca pe 3 persoane care au mai obținut finanțare și o voi trimite la 4 finanțatori.',
          'Până la {date} voi termina o prezentare de 10 pagini și o voi trimite la 4 finanțatori, pentru finanțare.',
        ],
        [
          'Voi face până la {date} o listă cu 15 surse de finanțare potrivite, voi contacta 6 dintre ele și voi nota fiecare răspuns.',
          'Voi face până la {date} o listă cu 15 surse de finanțare potrivite și voi contacta 6 dintre ele.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'magazin online propriu | magazin online | magazinul online | magazinul meu online | magazinului online | vând online | vânzări online | etsy | e commerce | ecommerce',
      phrases: [
        [
          'Până la {date} voi deschide magazinul meu online cu 5 produse, fiecare cu fotografie și preț, și voi ruga {customers|8} să îl încerce.',
          'Până la {date} voi deschide magazinul meu online cu 5 produse și voi ruga {customers|8} să îl încerce.',
        ],
        [
          'Voi lucra {hours|4} la magazinul meu online până la {date}, voi publica 5 produse și voi analiza săptămânal vizitele și comenzile.',
          'Voi lucra {hours|4} la magazinul meu online până la {date} și voi publica 5 produse.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'după maternitate | după .. bebeluș* | după naștere | concediu de maternitate | concediul de maternitate | concediului de maternitate | concediu maternal | concediul maternal | concediu de creștere* | concediul de creștere* | concediului de creștere* | concediu parental | concediul parental | maternitate | creștere copil | creșterea copilului | bebeluș* | bebe',
      phrases: [
        [
          'Pentru revenirea din concediul de creștere a copilului voi avea 2 discuții la serviciu până la {date} despre sarcini și program, voi împrospăta 2 competențe și voi încerca noul program timp de 1 săptămână.',
          'Pentru revenirea din concediul de creștere a copilului voi avea 2 discuții la serviciu până la {date} și voi împrospăta 2 competențe.',
        ],
        [
          'Până la {date} voi scrie un plan pentru primele 4 săptămâni după concediul de creștere a copilului, îl voi discuta la serviciu și voi studia {hours|2} ca să fiu la zi.',
          'Până la {date} voi scrie un plan pentru primele 4 săptămâni după concediul de creștere a copilului și îl voi discuta la serviciu.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'punctele forte | punctele mele forte | puncte forte | puncte slabe | punctele slabe | atuuri | atuurile | valorile mele | talentele mele | la ce sunt bun* | autocunoaștere | mă cunosc mai bine',
      phrases: [
        [
          'Până la {date} voi ruga 5 persoane să îmi spună câte 2 puncte forte ale mele, le voi compara cu lista mea și voi folosi 1 dintre ele într-o sarcină nouă.',
          'Până la {date} voi ruga 5 persoane să îmi spună câte 2 puncte forte ale mele și le voi compara cu lista mea.',
        ],
        [
          'Voi face 1 test recunoscut de puncte forte până la {date}, voi nota pentru fiecare rezultat 3 situații din munca mea și le voi discuta în mentorat.',
          'Voi face 1 test de puncte forte până la {date} și voi nota pentru fiecare rezultat 3 situații din munca mea.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'nu știu dacă | decid între | decid dacă | să decid | decizi* | decizie | decizia | hotărăsc dacă | hotărâre | aleg între | alege între | să aleg | alegerea | opțiuni* | opțiunile | ezit între | ezit | să rămân sau | rămân sau | să plec sau | plec sau | ar trebui să .. sau',
      phrases: [
        [
          'Până la {date} voi compara în scris opțiunile mele după 6 criterii, voi vorbi cu {people|3} cu experiență pe aceste drumuri și voi lua decizia.',
          'Până la {date} voi compara în scris opțiunile mele după 6 criterii și voi lua decizia.',
        ],
        [
          'Mă voi documenta până la {date} cel puțin 2 ore despre fiecare opțiune, voi nota 3 avantaje și 3 dezavantaje și mă voi decide pentru 1 dintre ele.',
          'Voi nota până la {date} câte 3 avantaje și 3 dezavantaje ale fiecărei opțiuni și voi lua 1 decizie.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'consiliere .. carier* | consiliere în carieră | consilier* de carieră | orientare profesională | orientare în carieră | orientarea profesională',
      phrases: [
        [
          'Până la {date} voi avea 2 discuții de orientare în carieră, voi face 1 listă cu 8 realizări ale mele și voi alege 2 direcții de verificat.',
          'Până la {date} voi avea 2 discuții de orientare în carieră și voi alege 2 direcții de verificat.',
        ],
        [
          'Voi completa 1 test de orientare profesională până la {date}, voi compara rezultatul cu 3 meserii și voi vorbi cu câte 1 persoană din fiecare.',
          'Voi completa 1 test de orientare profesională până la {date} și voi compara rezultatul cu 3 meserii.',
        ],
      ],
    },
  ],
  frames: ['Obiectivul meu: „{words}”. {goal}', 'Ce îmi propun: „{words}”. {goal}'],
  percent: '{n}%',
  hoursTail: 'Voi rezerva pentru asta {hours}.',
  hours: {
    one: '{n} oră pe săptămână',
    few: '{n} ore pe săptămână',
    other: '{n} de ore pe săptămână',
  },
  counted: {
    applications: {
      cues: 'candidatur* | joburi | aplicări | cv uri | cvuri | cv | cereri de angajare | dosare',
      forms: { one: '{n} candidatură', few: '{n} candidaturi', other: '{n} de candidaturi' },
    },
    interviews: {
      cues: 'interviu* | simular*',
      forms: {
        one: '{n} simulare de interviu',
        few: '{n} simulări de interviu',
        other: '{n} de simulări de interviu',
      },
    },
    people: {
      cues: 'persoane | persoană | oameni | contacte | contact | profesioniști | profesioniste | experți | experte | conexiuni | discuții | conversații | cafele | femei | specialiști | specialiste | mentori',
      forms: { one: '{n} persoană', few: '{n} persoane', other: '{n} de persoane' },
    },
    talks: {
      cues: 'prezentare | prezentări | prezentăril* | discurs* | expuner* | pledoari*',
      forms: { one: '{n} prezentare', few: '{n} prezentări', other: '{n} de prezentări' },
    },
    posts: {
      cues: 'postare | postări | articol | articole | episoade | episod | materiale | videoclipuri | clipuri',
      forms: { one: '{n} material', few: '{n} materiale', other: '{n} de materiale' },
    },
    customers: {
      cues: 'client | clienți | cliente | clientă | cumpărători | comenzi | contracte',
      forms: {
        one: '{n} persoană din publicul-țintă',
        few: '{n} persoane din publicul-țintă',
        other: '{n} de persoane din publicul-țintă',
      },
    },
    books: {
      cues: 'carte | cărți | roman | romanul | romane | volume',
      forms: { one: '{n} carte', few: '{n} cărți', other: '{n} de cărți' },
    },
    events: {
      cues: 'eveniment* | conferinț* | meetup* | workshop* | ateliere | târguri | webinar*',
      forms: { one: '{n} eveniment', few: '{n} evenimente', other: '{n} de evenimente' },
    },
  },
  teamPeople:
    'oameni | persoane | angajați | angajate | membri | membre | colegi | colege | programatori | programatoare | dezvoltatori | ingineri | inginere | subalterni | specialiști | specialiste | consultanți | profesori | asistente | asistenți | agenți | vânzători | vânzătoare | de oameni | de persoane | de angajați | inși',
  team: 'echipă | echipa | echipei | echipe | grup | grupul | departament | departamentul | colectiv | colectivul',
  languageNames: [
    ['en', 'engleză | engleza | englezei | englezește | englezeste'],
    ['de', 'germană | germana | germanei | nemțește | nemțeasca'],
    ['fr', 'franceză | franceza | francezei | franțuzește'],
    ['es', 'spaniolă | spaniola | spaniolei'],
    ['it', 'italiană | italiana | italienei | italienește'],
    ['pt', 'portugheză | portugheza | portughezei'],
    [
      'nl',
      'neerlandeză | neerlandeza | neerlandezei | olandeză | olandeza | olandezei | flamandă | flamanda',
    ],
    ['pl', 'poloneză | poloneza | polonezei'],
    ['cs', 'cehă | ceha | cehei'],
    ['sk', 'slovacă | slovaca | slovacei'],
    ['uk', 'ucraineană | ucraineana | ucrainenei'],
    ['ru', 'rusă | rusa | rusei | rusește'],
    ['tr', 'turcă | turca | turcei'],
    ['ro', 'română | româna | românei | romînă | romîna | românește'],
    ['sv', 'suedeză | suedeza | suedezei'],
    ['da', 'daneză | daneza | danezei'],
    ['no', 'norvegiană | norvegiana | norvegienei'],
    ['fi', 'finlandeză | finlandeza | finlandezei'],
    ['hu', 'maghiară | maghiara | maghiarei | ungurește'],
    ['el', 'greacă | greaca | grecei | neogreacă | neogreaca'],
    ['ar', 'arabă | araba | arabei'],
    ['he', 'ebraică | ebraica | ebraicei'],
    ['hi', 'hindi'],
    ['zh', 'chineză | chineza | chinezei | mandarină'],
    ['ja', 'japoneză | japoneza | japonezei'],
    ['ko', 'coreeană | coreeana | coreenei'],
    ['hr', 'croată | croata | croatei'],
    ['sr', 'sârbă | sârba | sârbei'],
    ['bg', 'bulgară | bulgara | bulgarei'],
    ['sq', 'albaneză | albaneza'],
    ['ca', 'catalană | catalana'],
    ['fa', 'persană | persana'],
  ],
  aims: [
    [
      'team lead* | teamlead* | team leader* | șef* de echip* | lider* de echip* | coordonator* de echip* | coordonatoare de echip*',
      'un rol de coordonare a unei echipe',
      'up',
    ],
    [
      'șef* de departament | șef* de secție | șef* de serviciu | șef* de birou | head of | director* de departament',
      'un rol de coordonare a unui departament',
      'up',
    ],
    [
      'senior developer | programator* senior | programatoare senior | dezvoltator* senior | inginer* senior | senior software engineer | senior engineer',
      'un rol senior în programare',
      'up',
    ],
    ['consultant* senior | senior consultant', 'un rol senior în consultanță', 'up'],
    [
      'poziție senior | poziții senior | rol senior | nivel senior | nivelul senior | senior specialist | specialist senior | specialistă senior | senior',
      'un rol senior',
      'up',
    ],
    ['tech lead | lead developer | technical lead | lider tehnic', 'un rol de tech lead', 'up'],
    ['engineering manager', 'un rol de engineering manager', 'up'],
    [
      'director* general* | directoare generală | director* executiv* | conducerea executivă | management board',
      'o funcție în conducerea executivă',
      'up',
    ],
    [
      'director* adjunct* | director* de școală | directoare de școală | inspector* școlar* | director*',
      'o funcție de conducere',
      'up',
    ],
    ['ceo', 'o funcție de CEO', 'up'],
    ['cto | director* tehnic*', 'o funcție de CTO', 'up'],
    ['cfo | director* financiar* | directoare financiară', 'o funcție de CFO', 'up'],
    ['consiliul de administrație | consiliu de administrație', 'un loc în consiliul de administrație', 'up'],
    ['asistent* șef* | asistentă șefă', 'un rol de coordonare în îngrijirea medicală', 'up'],
    [
      'hr manager* | manager* hr | manager* de hr | manager* de resurse umane | director* hr | director* de resurse umane',
      'un rol de conducere în resurse umane',
      'up',
    ],
    [
      'director* de marketing | marketing manager* | manager* de marketing',
      'un rol de conducere în marketing',
      'up',
    ],
    ['director* de vânzări | sales manager* | manager* de vânzări', 'un rol de conducere în vânzări', 'up'],
    ['contabil* șef* | contabilă șefă', 'un rol de coordonare în contabilitate', 'up'],
    [
      'devin manager* | să fiu manager* | deveni manager* | manageriță | post de manager | poziție de manager | poziția de manager | rol de manager | rolul de manager | funcție de conducere | funcții de conducere | funcția de conducere | poziție de conducere | poziții de conducere | post de conducere | rol de conducere | rol de lider | rol de leadership | rol de management | poziție de management | people manager | manager* de echipă | manager | manageră | șefă | șef',
      'un rol de conducere',
      'up',
    ],
    ['product manager* | manager* de produs | management de produs', 'un rol de product manager'],
    ['product owner*', 'un rol de product owner'],
    [
      'manager* de proiect* | project manager* | management* de proiect* | managementul proiectelor | management de proiecte | coordonator* de proiect* | coordonatoare de proiect* | lider* de proiect | șef* de proiect | PM',
      'un rol în managementul proiectelor',
    ],
    ['data scien*', 'un rol în știința datelor'],
    [
      'analist* de date | analistă de date | data analy* | analiză de date | analiza de date | analiza datelor | analizei de date | analizei datelor | analist* date | date analist*',
      'un rol în analiza datelor',
    ],
    ['data engineer* | inginer* de date', 'un rol în ingineria datelor'],
    ['business analy* | analist* de business | analistă de business', 'un rol de business analyst'],
    [
      'machine learning | inteligență artificială | inteligența artificială | inteligenței artificiale | AI',
      'un rol în inteligența artificială',
    ],
    [
      'ux design* | ux ui | ui ux | ux | designer* ux | user experience | product designer*',
      'un rol în UX design',
    ],
    [
      'grafician* | designer* grafic* | graphic design* | design grafic | designului grafic | grafică',
      'un rol în design grafic',
    ],
    ['designer* de interior | design interior | design de interior', 'un rol în design interior'],
    [
      'programator* | programatoare | dezvoltator* | dezvoltatoare | software engineer* | software develop* | developer* | inginer* software | inginer* de software | web develop* | frontend* | front end* | backend* | back end* | full stack | fullstack | programare | programarea | dezvoltare web | dezvoltare software',
      'un rol în programare',
    ],
    ['devops', 'un rol în DevOps'],
    [
      'securitate cibernetic* | securității cibernetic* | securitate informatic* | cyber security | cybersecurity | cyber | securitate it',
      'un rol în securitate cibernetică',
    ],
    [
      'administrator* de sistem* | sysadmin | administrare de sistem* | suport tehnic | suport IT | helpdesk | help desk',
      'un rol în suport IT',
    ],
    [
      'tester* | testare software | testare | testarea software | qa | quality assurance | asigurarea calității | asigurare a calității | testare automat*',
      'un rol în testare software',
    ],
    [
      'IT | ITul | domeniul it | domeniu it | în it | zona it | industria it | sectorul it | tech',
      'un rol în IT',
    ],
    [
      'marketing digital | digital marketing | marketingul digital | marketing online | performance marketing',
      'un rol în marketing digital',
    ],
    ['social media manager* | community manager* | social media', 'un rol în social media'],
    ['marketing | marketingul | marketingului | marketer*', 'un rol în marketing'],
    [
      'relații publice | pr manager | specialist* pr | specialist* în comunicare | specialistă în comunicare',
      'un rol în comunicare',
    ],
    [
      'resurse umane | resurselor umane | hr | recruiter* | recrutor* | specialist* hr | recrutare și selecție | recrutare de personal',
      'un rol în resurse umane',
    ],
    [
      'vânzări | vânzărilor | vânzare | sales | agent* de vânzări | reprezentant* vânzări | vânzător* | vânzătoare',
      'un rol în vânzări',
    ],
    ['consultant* | consultanță | consultanta | consulting', 'un rol în consultanță'],
    ['controlling | controller*', 'un rol în controlling'],
    ['contabil* | contabilă | contabilitate | contabilitatea | contabilității', 'un rol în contabilitate'],
    ['auditor* | auditoare | audit', 'un rol în audit'],
    [
      'finanțe | finanțelor | financiar | financiară | analist* financiar* | analistă financiară | domeniul financiar | bancar* | bancă | domeniul bancar',
      'un rol în domeniul financiar',
    ],
    ['asigurări | asigurărilor', 'un rol în asigurări'],
    [
      'sustenabil* | esg | climă | energie verde | energii regenerabile | energie regenerabilă | ecologi* | protecția mediului | mediu înconjurător',
      'un rol în sustenabilitate',
    ],
    [
      'asistent* social* | asistență socială | asistentă socială | lucrător* social*',
      'un rol în asistență socială',
    ],
    [
      'profesor* | profesoară | profesoare | învățător* | învățătoare | dascăl | cadru didactic | învățământ | învățământul | predare | predarea | educatoare | educator* | catedră',
      'un rol în învățământ',
    ],
    ['formator* | formatoare | trainer* | instructor* | instructoare', 'un rol de trainer'],
    [
      'asistent* medical* | asistentă medicală | infirmier* | nursing | îngrijitor* | îngrijitoare',
      'un rol în îngrijirea medicală',
    ],
    ['moașă | moașe', 'un rol în obstetrică'],
    ['medic | medici | medicină | medicina | doctoriță | medic de familie', 'un rol în medicină'],
    ['farmacist* | farmacistă | farmacie | farmacia', 'un rol în farmacie'],
    [
      'copywrit* | content writ* | content creator* | creator* de conținut | creatoare de conținut',
      'un rol în creare de conținut',
    ],
    ['redactor* | redactoare | editor* | editoare | editură', 'un rol în redacție'],
    ['jurnalist* | jurnalistă | jurnalism* | ziarist* | presă', 'un rol în jurnalism'],
    ['traducător* | traducătoare | traduceri | interpret* | translator*', 'un rol în traduceri'],
    ['inginer* civil* | construcții | construcțiilor | șantier', 'un rol în construcții'],
    ['inginer* mecanic* | mecanică | ingineră | inginer | inginerie', 'un rol în inginerie'],
    ['arhitect* | arhitectă | arhitectură', 'un rol în arhitectură'],
    ['instructional design* | design instrucțional', 'un rol în design instrucțional'],
    [
      'instructor* de yoga | instructoare de yoga | profesoar* de yoga | instructor* de fitness | instructoare de fitness | antrenor* | antrenoare | personal trainer',
      'un rol în yoga și fitness',
    ],
    ['coach | coaching | coachingul', 'un rol în coaching'],
    ['psiholog* | psiholoagă | psihologie | psihoterapeut* | consilier* vocațional*', 'un rol în psihologie'],
    [
      'cercetător* | cercetătoare | cercetare | cercetarea | cercetării | doctorat | postdoc* | mediul academic | universitar*',
      'un rol în cercetare',
    ],
    [
      'ong | onguri | ong uri | ngo | organizați* neguvernamental* | organizație non profit | nonprofit | non profit',
      'un rol în sectorul nonprofit',
    ],
    [
      'sector* public* | administrație publică | administrația publică | funcționar* public* | primărie | instituți* publi* | bugetar*',
      'un rol în sectorul public',
    ],
    ['mediul privat | sectorul privat | la privat', 'un rol în mediul privat'],
    [
      'customer success | relații cu clienții | customer support | customer service | suport clienți | call center',
      'un rol în relații cu clienții',
    ],
    ['logistic* | supply chain | achiziții | achizițiilor', 'un rol în logistică'],
    [
      'avocat* | avocată | avocatură | jurist* | juristă | juridic* | notar* | notariat | magistrat* | magistratură | judecător* | procuror*',
      'un rol în domeniul juridic',
    ],
    [
      'event* manag* | organizator* de evenimente | organizatoare de evenimente | organizare de evenimente | evenimente corporate',
      'un rol în organizarea de evenimente',
    ],
    ['scrum master*', 'un rol de Scrum Master'],
    ['agile coach', 'un rol de agile coach'],
    [
      'secretar* | secretară | asistent* manager* | asistentă manager | asistent* administrativ* | office manager* | administrativ',
      'un rol administrativ',
    ],
    [
      'turism | turismul | turist* | hotel* | hotelier* | horeca | recepționer* | ghid turistic | ghidă',
      'un rol în turism și ospitalitate',
    ],
    [
      'bucătar* | bucătăreasă | bucătărie | cofetar* | cofetărie | patiser* | patiserie | brutar* | brutărie',
      'un rol în gastronomie',
    ],
    ['imobiliar* | agent* imobiliar*', 'un rol în imobiliare'],
    [
      'muzeu* | în cultură | domeniul culturii | sectorul cultural | domeniul cultural | manager* cultural*',
      'un rol în cultură',
    ],
    [
      'electrician* | instalator* | tâmplar* | croitor* | croitoreasă | croitorie | meșteșug*',
      'un rol în meserii și meșteșuguri',
    ],
    ['coafez* | frizer* | cosmetician* | manichiur* | makeup artist*', 'un rol în servicii de înfrumusețare'],
    ['șofer* | șoferiță | transporturi', 'un rol în transporturi'],
    ['veterinar* | medicină veterinară', 'un rol în medicina veterinară'],
    ['stomatolog* | dentist* | dentistă | stomatologie', 'un rol în stomatologie'],
    ['kinetoterap* | fizioterap* | kineto', 'un rol în kinetoterapie'],
    ['nutriționist* | nutriție | dietetician*', 'un rol în nutriție'],
    ['fotograf | fotografă | videograf*', 'un rol în fotografie'],
    ['agronom* | agricultură | agricultura | agricultor*', 'un rol în agricultură'],
    ['game dev* | dezvoltare de jocuri | jocuri video', 'un rol în dezvoltarea de jocuri'],
    ['poliți* | polițist* | jandarm* | pompier*', 'un rol în serviciile publice de siguranță'],
    ['bibliotecar* | bibliotecă', 'un rol într-o bibliotecă'],
    ['farma | industria farma* | farmaceutic*', 'un rol în industria farmaceutică'],
  ],
  quotedAim: 'meseria pe care mi-o doresc („{words}”)',
  aimOpeners:
    'devin | deveni | să devin | să fiu | lucrez ca | să lucrez ca | lucra ca | muncesc ca | job de | job ca | post de | post ca | postul de | poziție de | poziția de | rol de | rolul de | funcție de | funcția de | mă angajez ca | angajez ca | mă fac | loc de muncă ca | loc de muncă de | meseria de | meserie de | profesia de | slujbă de | slujbă ca | carieră de | carieră ca | formare ca | curs de formare ca | reconversie ca | mă reorientez ca | pe post de',
  skills: [
    [
      'analiză de date | analiza de date | analiza datelor | analizei datelor | analizez date | analizarea datelor | data analysis | data analytics | vizualizarea datelor | vizualizare de date',
      'analiză de date',
    ],
    ['data science | știința datelor', 'data science'],
    ['machine learning | ml | deep learning', 'machine learning'],
    [
      'AI | inteligență artificială | inteligența artificială | inteligenței artificiale | prompt engineering | instrumente ai | unelte ai',
      'inteligență artificială',
    ],
    [
      'dezvoltare web | dezvoltarea web | web development | web design | creare de site uri | site uri web',
      'dezvoltare web',
    ],
    ['frontend* | front end', 'dezvoltare front-end'],
    ['backend* | back end', 'dezvoltare back-end'],
    [
      'testare automată | testarea automată | automatizarea testelor | teste automate | test automation',
      'testare automată',
    ],
    ['testare software | testare manuală', 'testare software'],
    ['securitate* .. cloud | securitatea în cloud | cloud security', 'securitate în cloud'],
    ['cloud computing | cloud', 'cloud computing'],
    ['devops', 'DevOps'],
    [
      'securitate cibernetic* | securitate informatic* | cyber security | cybersecurity',
      'securitate cibernetică',
    ],
    ['ux design | ux | user experience', 'UX design'],
    ['ui design', 'UI design'],
    ['design grafic | grafică digitală', 'design grafic'],
    [
      'management de proiect* | managementul proiectelor | managementul de proiect | project management | managementul unui proiect | gestion* .. proiecte* | gestionarea proiectelor | coordon* proiecte | conduc proiecte',
      'management de proiect',
    ],
    ['product management | management de produs', 'management de produs'],
    ['managementul schimbării | change management', 'managementul schimbării'],
    ['agile | metode agile | metodologi* agile', 'metode agile'],
    ['design thinking', 'design thinking'],
    [
      'marketing digital | marketingul digital | marketingului digital | digital marketing | marketing online',
      'marketing digital',
    ],
    ['marketing | marketingul', 'marketing'],
    ['social media', 'social media'],
    ['content marketing | marketing de conținut', 'marketing de conținut'],
    [
      'tehnici de vânzare | tehnici de vânzări | abilități de vânzare | abilități de vânzări',
      'tehnici de vânzare',
    ],
    ['contabilitate | contabilitatea | contabilității', 'contabilitate'],
    ['controlling', 'controlling'],
    [
      'finanțe | finanțe personale | educație financiară | analiză financiară | analiza financiară | modelare financiară | investiții',
      'finanțe',
    ],
    ['salarizare și', 'salarizare'],
    ['statistic*', 'statistică'],
    ['protecția datelor | gdpr', 'protecția datelor'],
    ['baze de date | bazele de date | bazelor de date | bază de date', 'baze de date'],
    ['programare | programarea | programez | programeze | codez | codare | coding | scriu cod', 'programare'],
    ['arhitectură software | arhitectura software | system design', 'arhitectură software'],
    ['tehnici de negociere | abilități de negociere', 'negociere'],
    ['editare video | montaj video | editez video', 'editare video'],
    ['fotografie | fotografia | fotografiez', 'fotografie'],
    ['copywriting', 'copywriting'],
    ['big data', 'big data'],
    ['blockchain', 'blockchain'],
    ['robotic*', 'robotică'],
    ['dactilografi* | tastez mai repede', 'dactilografie'],
    ['gândire strategică | gândirea strategică | gândirii strategice', 'gândire strategică'],
    ['gândire critică | gândirea critică', 'gândire critică'],
    ['dreptul muncii | legislația muncii', 'dreptul muncii'],
    ['logistic* | supply chain', 'logistică'],
    ['scriere de proiecte | scrierea de proiecte | scriu proiecte europene', 'scriere de proiecte'],
    ['automatizări | automatizare | automatizarea proceselor', 'automatizare'],
    ['calculator | calculatorul | pe calculator | operare pc', 'operare pe calculator'],
  ],
  audiences: [
    [
      'conducerea | conducerii | conducere | managementul superior | top management* | board* | managementului | directori | directorii | directorilor | echipa de conducere | echipei de conducere',
      'conducerea firmei',
    ],
    ['consiliul de administrație | consiliului de administrație', 'consiliul de administrație'],
    [
      'grup mare | grupuri mari | unui grup mare | public mare | public numeros | unui public mare | audiență mare | mulți oameni | multor oameni | mulți oameni | multă lume | mulțime* | săli pline | lume multă',
      'un grup mare',
    ],
    ['grup mic | grupuri mici | unui grup mic', 'un grup mic'],
    ['echipa mea | echipei mele | echipa noastră | echipei noastre | echipei', 'echipa mea'],
    [
      'colegi | colegii | colegilor | colege | colegele | colegelor | colegi de serviciu',
      'colegi de serviciu',
    ],
    ['clienți | clienții | clienților | clientul | client | cliente | clientelor', 'clienți'],
    ['stakeholder* | părți* interesat*', 'părțile interesate'],
    ['investitori | investitorii | investitorilor', 'investitori'],
    [
      'străinilor | necunoscuți | necunoscuților | persoane necunoscute | oameni necunoscuți | oameni pe care nu îi cunosc',
      'persoane din afara cercului meu',
    ],
    [
      'șeful meu | șefa mea | șefului meu | șefei mele | șeful | șefa | șefului | șefei | șefii | șefilor | managerul meu | managerului meu | managera mea | superiorul meu | superiorii | superiorilor',
      'conducerea mea directă',
    ],
    ['studenți | studenții | studenților | studente', 'studenți'],
    ['elevi | elevii | elevilor | clasă | clasa | clasei', 'o clasă de elevi'],
    [
      'nespecialiș* | non tehnic* | nontehnic* | fără pregătire tehnică | publicul larg | publicului larg',
      'un public nespecialist',
    ],
    [
      'echipă internațional* | echipe internațional* | colegi străini | colegii străini | public internațional',
      'un public internațional',
    ],
    ['programatori | programatorii | ingineri | inginerii | developeri', 'echipa tehnică'],
    ['furnizori | furnizorii | furnizorilor', 'furnizori'],
    ['cameră de filmat | camera de filmat | camerei | cameră', 'camera de filmat'],
    ['părinți | părinții elevilor | părinților', 'părinți'],
    ['juriu | juriul | comisie | comisia | comisiei', 'o comisie'],
    ['parteneri | partenerii | partenerilor', 'parteneri'],
    ['pacienți | pacienții | pacienților', 'pacienți'],
    ['jurnaliști | jurnaliștii | jurnaliștilor', 'jurnaliști'],
  ],
  commitment: 'voi | am să | o să',
  promises:
    'întotdeauna | mereu | niciodată | garant* | garanție | negreșit | perfect* | cu siguranță | cu orice preț | orice ar fi | orice s ar întâmpla | fără excepție | absolut | ireproșabil*',
  vague:
    'îmbunătăț* | ameliora* | înțeleg* | mai bine | mai bun | mai bună | încerca | strădui | ști mai multe',
};
