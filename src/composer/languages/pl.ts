/** Polish. */
import type { Language } from './language.ts';

export const language: Language = {
  code: 'pl',
  locale: 'pl-PL',
  ordinalStops: true,
  caseTellsSeason: true,
  time: {
    months: `
      styczeń | stycznia | styczniu | styczniem; luty | lutego | lutym | lut; marzec | marca | marcu | marcem;
      kwiecień | kwietnia | kwietniu | kwietniem; maj | maja | maju | majem; czerwiec | czerwca | czerwcu | czerwcem;
      lipiec | lipca | lipcu | lipcem; sierpień | sierpnia | sierpniu | sierpniem;
      wrzesień | września | wrześniu | wrześniem | wrzesnia | wrzesien;
      październik | października | październiku | październikiem | pazdziernika | pazdziernik;
      listopad | listopada | listopadzie | listopadem; grudzień | grudnia | grudniu | grudniem | grudzien
    `,
    weekdays: `
      poniedziałek | poniedziałku | poniedziałkiem; wtorek | wtorku | wtorkiem; środa | środy | środę | środą;
      czwartek | czwartku | czwartkiem; piątek | piątku | piątkiem; sobota | soboty | sobotę | sobotą;
      niedziela | niedzieli | niedzielę | niedzielą
    `,
    spans: `
      1 day: do jutra | na jutro; 1 year: za rok | w rok | w ciągu roku; 1 month: za miesiąc | w miesiąc | w ciągu miesiąca;
      1 week: za tydzień | w tydzień | w ciągu tygodnia; 6 month: za pół roku | w pół roku | do pół roku | w ciągu pół roku;
      3 month: za kwartał | w kwartał | w ciągu kwartału; 18 month: za półtora roku | w półtora roku | w ciągu półtora roku
    `,
    day: 'dzień | dnia | dni | dniu | dniach | dniami | doba | dobę',
    week: 'tydzień | tygodnia | tygodniu | tygodnie | tygodni | tygodniem | tygodniach | tyg | tygodniowo',
    month: 'miesiąc | miesiąca | miesiącu | miesiące | miesięcy | miesiącach | miesiącem | mies',
    quarter: 'kwartał | kwartału | kwartale | kwartały | kwartałów | kwartałem',
    year: 'rok | roku | lat | lata | rokiem | latach | półrocze | półrocza | półroczu',
    feasts: `
      
      12-24: święta | świąt | świętami | bożego narodzenia | boże narodzenie | bożym narodzeniem | gwiazdki | gwiazdkę | wigilii | wigilię;
      12-31: nowy rok | nowego roku | nowym rokiem | sylwestra | sylwester | sylwestrem;
      4-15: wielkanoc | wielkanocy | wielkanocą | świąt wielkanocnych | wielkiej nocy;
      5-31: wiosna | wiosny | wiosnę | wiosną | wiośnie;
      8-31: lato | latem | lecie | końca lata | koniec lata | wakacje | wakacjach; 6-20: do lata | przed latem;
      3-20: do wiosny | przed wiosną; 9-20: do jesieni | przed jesienią; 12-20: do zimy | przed zimą;
      6-30: wakacji | wakacjami | roku szkolnego | rok szkolny | roku szkolnym | drugi semestr | drugiego semestru | drugim semestrze | semestr letni | semestru letniego | semestrze letnim | roku akademickiego | rok akademicki | roku akademickim;
      6-30: połowy roku | połowie roku | połowę roku | połowy przyszłego roku | połowie przyszłego roku | pierwszego półrocza | pierwsze półrocze | pierwszym półroczu | i półrocza | i półroczu | 1 półrocza;
      12-31: drugiego półrocza | drugie półrocze | drugim półroczu | ii półrocza | ii półroczu | 2 półrocza;
      11-30: jesień | jesieni | jesienią; 2-28: zima | zimy | zimę | zimą | zimie | ferii | ferie | feriami;
      3-31: pierwszego kwartału | pierwszym kwartale | pierwszy kwartał | i kwartał | i kwartału | i kwartale | 1 kwartał | 1 kwartału | 1 kwartale;
      6-30: drugiego kwartału | drugim kwartale | drugi kwartał | ii kwartał | ii kwartału | ii kwartale | 2 kwartał | 2 kwartału | 2 kwartale;
      9-30: trzeciego kwartału | trzecim kwartale | trzeci kwartał | iii kwartał | iii kwartału | iii kwartale | 3 kwartał | 3 kwartału | 3 kwartale;
      12-31: czwartego kwartału | czwartym kwartale | czwarty kwartał | iv kwartał | iv kwartału | iv kwartale | 4 kwartał | 4 kwartału | 4 kwartale
    `,
    end: 'koniec | końca | końcem | końcówka | końcówki',
    middle: 'połowa | połowy | połowie | połowę | środek | środku',
    begin: 'początek | początku | początkiem',
    next: 'następny | następnego | następnym | następna | następnej | następne | następnych | przyszły | przyszłego | przyszłym | przyszłej | przyszłych | kolejnego | kolejnym | kolejnych | kolejne | nadchodzący | nadchodzącego | nadchodzącym | najbliższy | najbliższego | najbliższym | najbliższe | najbliższych | najbliższej',
    current: 'ten | tego | tym | bieżący | bieżącego | bieżącym | br',
    within:
      'w ciągu | w przeciągu | w okresie | w trakcie | w 1* | w 2* | w 3* | w 4* | w 5* | w 6* | w 7* | w 8* | w 9* | w styczniu | w lutym | w marcu | w kwietniu | w maju | w czerwcu | w lipcu | w sierpniu | w wrześniu | w październiku | w listopadzie | w grudniu | w dwa | w dwie | w trzy | w cztery | w pięć | w sześć | w siedem | w osiem | w dziewięć | w dziesięć | w dwanaście | w parę | w kilka | w pół | w rok | w miesiąc | w tydzień | w tym | w przyszłym | w przyszłej | w najbliższym | w najbliższych | w najbliższej | w następnym | w kolejnym | w kolejnych | w nadchodzącym | w pierwszym | w drugim | w trzecim | w czwartym | w i | w ii | w iii | w iv | w q1 | w q2 | w q3 | w q4 | w wakacje | w nowym | we wrześniu | we wtorek | za 1* | za 2* | za 3* | za 4* | za 5* | za 6* | za 7* | za 8* | za 9* | za dwa | za dwie | za trzy | za cztery | za pięć | za sześć | za siedem | za osiem | za dziewięć | za dziesięć | za dwanaście | za parę | za kilka | za pół | za rok | za miesiąc | za tydzień | za kwartał | przez najbliższe | przez najbliższy | przez najbliższych | przez kolejne | przez następne | wiosną | latem | jesienią | zimą | w lecie | w zimie | na przestrzeni',
    before: 'przed',
    until:
      'do | do lata | do stycznia | do lutego | do marca | do kwietnia | do maja | do czerwca | do lipca | do sierpnia | do września | do października | do listopada | do grudnia | do końca | do połowy | do początku | do świąt | do gwiazdki | do bożego | do wielkanocy | do sylwestra | do nowego | do wiosny | do jesieni | do zimy | do wakacji | do ferii | do pierwszego | do drugiego | do trzeciego | do czwartego | do i | do ii | do iii | do iv | do następnego | do przyszłego | do przyszłej | do przyszłych | do kolejnego | do najbliższego | do najbliższej | do tego | do roku | do q1 | do q2 | do q3 | do q4 | do poniedziałku | do wtorku | do środy | do czwartku | do piątku | do soboty | do niedzieli | przed 1* | przed 2* | przed 3* | przed 4* | przed 5* | przed 6* | przed 7* | przed 8* | przed 9* | przed styczniem | przed lutym | przed marcem | przed kwietniem | przed majem | przed czerwcem | przed lipcem | przed sierpniem | przed wrześniem | przed październikiem | przed listopadem | przed grudniem | przed końcem | przed świętami | przed wakacjami | przed wielkanocą | przed sylwestrem | przed wiosną | przed latem | przed jesienią | przed zimą | przed upływem | przed najbliższym | na koniec | na początek | na początku | na wiosnę | na jesień | na zimę | na lato | na wakacje | na święta | na gwiazdkę | na wielkanoc | na sylwestra | na q1 | na q2 | na q3 | na q4 | na styczeń | na luty | na marzec | na kwiecień | na maj | na czerwiec | na lipiec | na sierpień | na wrzesień | na październik | na listopad | na grudzień | na 1* | na 2* | na 3* | najpóźniej | deadline | termin | terminem | z końcem | wraz z końcem | nie później niż',
    ago: 'od | temu | ostatni | ostatnie | ostatnich | ostatnim | ostatniego | zeszłym | zeszłego | zeszły | ubiegłym | ubiegłego | minionym | minionych | poprzednim | doświadczenia | doświadczeniem | stażu | stażem',
    half: 'pół | półrocze | półrocza | półroczu | połowę',
    per: `
      tygodniowo | w tygodniu | na tydzień | w tyg | na tyg | dziennie | na dzień | miesięcznie | w miesiącu |
      na miesiąc
    `,
    each: `
      codziennie | co dzień | każdego dnia | co tydzień | w każdym tygodniu | co wieczór | każdego wieczoru |
      co rano | co miesiąc | w każdą sobotę | w każdą niedzielę | w każdy weekend | raz w tygodniu | raz na tydzień |
      raz dziennie | raz w miesiącu
    `,
    spare: 'mam | mogę | czas | czasu | max | maks* | najwyżej | wolne',
    numbers: `
      1: jeden | jedna | jedno | jedną | jednego | jednej | jednym;
      2: dwa | dwie | dwóch | dwu | dwoma | dwiema | dwom | parę | paru; 3: trzy | trzech | trzema | trzem | kilka | kilku;
      4: cztery | czterech | czterema | czterem; 5: pięć | pięciu | pięcioma; 6: sześć | sześciu | sześcioma;
      7: siedem | siedmiu | siedmioma; 8: osiem | ośmiu | ośmioma; 9: dziewięć | dziewięciu; 10: dziesięć | dziesięciu;
      11: jedenaście | jedenastu; 12: dwanaście | dwunastu; 15: piętnaście | piętnastu; 18: osiemnaście | osiemnastu;
      20: dwadzieścia | dwudziestu; 30: trzydzieści | trzydziestu; 40: czterdzieści | czterdziestu;
      50: pięćdziesiąt | pięćdziesięciu; 100: sto | stu
    `,
  },
  idle: `
    bardzo | mają | państwo | pan | pani | czuje | wszystko | dziękuje | miłej | brak | nic | nie | niczego | żadne |
    żadnych | żadnego | żadna | żaden | dziękuję | dziękuje | dzięki | dzieki | dziękujemy | z góry | serdecznie | cześć |
    hej | hejka | hejo | siema | elo | witam | witajcie | witaj | dzień | dobry | dobrego | dnia | dobra | dobranoc |
    wieczór | miłego | miłej | miło | pozdrawiam | pozdrowienia | ok | okej | okay | tak | test | testuję | testowy |
    testowe | testowanie | próba | na razie | razie | na | ten | moment | chwilę | w tej chwili | tej | chwili | obecnie |
    teraz | aktualnie | dziś | dzisiaj | mam | nie mam | życzeń | życzenia | celów | cele | celu | cel | uwag | uwagi |
    pytań | pytania | pytanie | oczekiwań | pomysłów | wszystko | wszystko gra | gra | jest | jest ok | dobrze | super |
    fajnie | spoko | w | porządku | do | widzenia | zobaczenia | papa | pa | nara | narka | jeszcze | już | chyba |
    raczej | po | prostu | to | tyle | wszystkim | wszystkich | państwa | państwu | proszę | bez | komentarza | zmian |
    odpowiedzi | puste | pusto | pomijam | pominąć | dalej | nie dotyczy | dotyczy | nd | n a | none | nothing | thanks |
    na | lorem | ipsum | dolor | bla | blabla | blah | abc | xxx | haha | hehe | hmm | hm | yyy | eee | no | no i | jak |
    się | masz | macie | leci | mija | co | słychać | u | was | mnie | i | a | ja | mi | ci | wam | mam się | jakieś |
    jakichś | szczególnego | konkretnego | konkretnych | specjalnego | nie potrzebuję | potrzebuję | trzeba | rozumiem |
    nie rozumiem | o co | chodzi | tutaj | tu | wpisać | wpisz | tekst
  `,
  openings: `
    chcę | chciałbym | chciałabym | bym chciał | bym chciała | pragnę | zamierzam | planuję | potrzebuję | marzę , żeby | marzę , aby | marzę , by | marzę o tym , żeby | marzę o tym , aby |
    marzę o tym , by | marzy mi się , żeby | marzy mi się | mam zamiar | mam w planach | w planach mam | mam na celu | postanowiłam | postanowiłem | moim celem jest | celem jest |
    moim marzeniem jest | moim planem jest | mój cel to | mój cel | moje marzenie to | mój plan to | stawiam sobie za cel | zależy mi , żeby | zależy mi na tym , żeby | zależy mi na tym , aby |
    zależy mi , aby | jak mogę | jak mam | wolałbym | wolałabym | trzeba | trzeba mi | trzeba będzie | chcę po prostu | chcę w końcu | chcę wreszcie | chciałbym po prostu |
    chciałabym po prostu | chciałbym w końcu | chciałabym w końcu | chciałbym wreszcie | chciałabym wreszcie | muszę | muszę w końcu | muszę wreszcie | powinienem | powinnam | fajnie byłoby |
    byłoby fajnie | fajnie by było | dobrze byłoby | dobrze by było | byłoby dobrze | super byłoby | super by było | byłoby super | miło byłoby | miło by było | byłoby miło | warto byłoby |
    mam ochotę | mam nadzieję | przydałoby mi się | przydałoby się | przydałby mi się | przydałby się | przydałaby mi się | przydałaby się | najwyższa pora | najwyższy czas | czas najwyższy |
    chcę , żeby | chcę , aby | chciałbym , żeby | chciałabym , żeby | chciałbym , aby | chciałabym , aby | szukam | interesuje mnie | interesują mnie | trudno mi | ciężko mi | nie wiem , jak |
    nie wiem jak | nie mam pojęcia , jak | nie mam pojęcia jak | pomóż mi | pomóżcie mi | chętnie bym
  `,
  kept: `
    chcę się | chcę w końcu się | chciałbym się | chciałabym się | muszę się | muszę w końcu się | powinienem się | powinnam się | planuję się | trzeba się | nie umiem | nie potrafię | jak |
    szukam | poszukuję | potrzebuję | marzę o | nie wiem , co chcę | nie wiem co chcę | nie wiem , czego chcę | nie wiem czego chcę | potrzebuje | jak się |
    chcę , żeby | chcę , aby | chciałbym , żeby | chciałabym , żeby | chciałbym , aby | chciałabym , aby | chcę się w końcu | chcę się wreszcie | muszę się w końcu | proszę o pomoc w | proszę o pomoc przy | potrzebuję pomocy w | potrzebuję pomocy przy
  `,
  clitics: 'się',
  refusals: `
    nie dziękuję | nie chcę już | nie chcę | nie chce mi się | nie chciałbym | nie chciałabym | nie interesuje mnie | nie interesują mnie | nie szukam | nie planuję | nie zamierzam | nie mam zamiaru |
    nie mam ochoty | nie będę | nie muszę | nie potrzebuję | nie chodzi mi o | nie zależy mi na | nie lubię | nie nadaję się | , nie | a nie | a nie tylko | i nie | ale nie | tylko nie | byle nie | już nie |
    na pewno nie | bez | zamiast | żadnych | żadnego | żadnej | żaden | ani | rezygnuję z
  `,
  ends: `
    bo | ale | ponieważ | gdyż | lecz | choć | chociaż | natomiast | jednak | tylko że | skoro | dlatego | więc | zamiast | a ja | i nie wiem | a nie mam | , jestem | , mam | , nie mam | , nie wiem |
    , to | , on | , ona | , oni | , moja | , mój | , najlepiej | żebym | tak żeby | , a | i mam | i jestem | mimo że | jeśli | jeżeli | gdy | kiedy | zanim | dopóki | , tylko
  `,
  fillers: `
    i | oraz | a | też | także | wreszcie | jeszcze | więc | tylko | naprawdę | teraz | najpierw | potem | koniecznie | również | może | ewentualnie | proszę | albo | po pierwsze | po drugie |
    po trzecie | przede wszystkim | po prostu | w końcu | żeby | aby | głównie | no | no i | dodatkowo | poza tym | ponadto | czyli | jak | gdzie | przy okazji | najlepiej | docelowo | kiedyś | najbardziej | chętnie |
    ogólnie | generalnie | szczerze mówiąc
  `,
  vague: `
    im | mu | niego | niej | nich | to | je | go | ją | ich | nim | nimi | nią | tam | tego | tym | coś | czegoś | cokolwiek | jakoś
  `,
  worries: `
    boję się | boje się | ja się boję | obawiam się | mam obawy | martwię się | martwi mnie | lękam się | mam strach | strach przed | obawa przed | wątpię | mam wątpliwości | nie jestem pewna | nie jestem pewny | nie jestem pewien | nie wiem , czy | nie wiem czy
  `,
  states:
    'czuję się | czuję , że | jestem | mam * lat | mam już | straciłem | straciłam | nikt mnie | za stary | za stara | za późno',
  private: `
    chory | chora | chorego | chorej | choruj* | chorob* | chorobą | rak | raka | rakiem | depresj* | lęki | lęków | stany lękowe | stanów lękowych | nerwic* | atak* paniki | wypalen* | wypalam | adhd |
    autyz* | na terapię | terapia | terapii | terapię | po diagnozie | w ciąży | w ciążę | ciąża | ciążę | poronien* | rozwód | rozwodu | rozwodzi* | rozwiedzion* | rozwieść | rozwodz* | rozstani* |
    zadłużen* | komornik* | alkohol* | uzależnien* | więzieni* | przemoc* | niepełnosprawn* | po operacji | przed operacją
  `,
  asides: `
    przepraszam za | przepraszam że | dziękuję za | dzięki za | z góry dziękuję | zignoruj | ignoruj | poprzednie instrukcje | poprzednich instrukcji | wszystkie instrukcje | wszystkich instrukcji |
    twoje instrukcje | poprzednie polecenia | wszystkie polecenia | twój prompt | prompt systemowy | promptu systemowego | model językowy | jako ai | napisz że | wypisz | powtarzaj | ten formularz |
    tym formularzu | nie wiem co tu | nie wiem , co tu | udawaj | od teraz jesteś |
    nie wiem co wpisać | nie wiem , co wpisać | nie wiem co napisać | nie wiem , co napisać
  `,
  lead: '{words}: ',
  quotes: '„”«»',
  plans: {
    subject: [
      'do {date} przeczytam 2 dobre wprowadzenia i własnymi słowami wytłumaczę komuś najważniejsze rzeczy.',
      'do {date} będę się uczyć 2 razy w tygodniu, a to, co najważniejsze, zbiorę na 1 stronie notatek.',
    ],
    tool: [
      'do {date} przerobię 1 kurs lub podręcznik i wykonam 2 prawdziwe zadania z użyciem tego, czego się nauczę.',
      'do {date} będę ćwiczyć 2 razy w tygodniu na prawdziwych zadaniach i zapisywać, co już robię bez pomocy.',
    ],
    language: [
      'do {date} będę ćwiczyć 5 razy w tygodniu po 20 minut, a raz w tygodniu użyję tego, co już umiem, w prawdziwej sytuacji.',
      'do {date} będę co tydzień przerabiać 3 krótkie lekcje i używać nowych zwrotów w 1 rozmowie lub krótkim tekście.',
    ],
    craft: [
      'do {date} będę ćwiczyć 2 razy w tygodniu i 2 razy poproszę o uwagi kogoś z doświadczeniem.',
      'do {date} pójdę na 3 lekcje do kogoś, kto to umie, a między nimi poćwiczę 5 razy po 20 minut.',
    ],
    driving: [
      'spiszę, czego mi jeszcze brakuje, i do {date} będę przeznaczać na teorię lub jazdy 2 stałe pory w tygodniu.',
      'do {date} będę 2 razy w tygodniu ćwiczyć testy albo jazdę i zapisywać, co już wychodzi pewnie.',
    ],
    exam: [
      'będę się przygotowywać 3 razy w tygodniu i do {date} zrobię 2 pełne próby w takich warunkach jak na egzaminie.',
      'rozpiszę cały zakres, do {date} przejdę przez wszystko i sprawdzę się w 2 podejściach na próbę.',
    ],
    course: [
      'wpiszę wszystkie terminy do kalendarza, będę się ich trzymać do {date} i wypróbuję w praktyce 2 nowe rzeczy.',
      'sprawdzę terminy i wymagania, zarezerwuję w kalendarzu 2 stałe pory w tygodniu i będę się ich trzymać do {date}.',
    ],
    studies: [
      'rozpiszę, co mi jeszcze zostało, i do {date} będę pracować nad tym 3 razy w tygodniu o stałej porze.',
      'podzielę całość na części z terminami, po drodze 2 razy poproszę kogoś o uwagi, a ostatnią część zamknę do {date}.',
    ],
    admission: [
      'sprawdzę wymagania i terminy, dam dokumenty do przejrzenia 2 osobom i do {date} zrobię wszystko, co zależy ode mnie.',
      'porozmawiam z 2 osobami, które mają to za sobą, i do {date} złożę starannie przygotowane zgłoszenie.',
    ],
    recognition: [
      'ustalę, który urząd decyduje, zbiorę dokumenty i tłumaczenia i do {date} złożę 1 kompletny wniosek.',
      'w 2 miejscach potwierdzę, jakie papiery są potrzebne, i do {date} wyślę komplet.',
    ],
    job: [
      'do {date} będę co tydzień wysyłać 2 dopasowane zgłoszenia i rozmawiać z 1 osobą, która zna tę pracę od środka.',
      'wybiorę 5 miejsc, które mi odpowiadają, i do {date} odezwę się do każdego z nich.',
    ],
    promotion: [
      'sprawdzę, czego się na tym stanowisku oczekuje, spiszę na 1 stronie, co już umiem, i do {date} omówię to z osobą, która decyduje.',
      'zapytam, co się na tym stanowisku liczy, i do {date} pokażę 2 efekty pracy, które o tym świadczą.',
    ],
    customers: [
      'do {date} będę co tydzień odzywać się do 3 osób, którym może się przydać to, co robię.',
      'do {date} wypróbuję 2 sposoby docierania do ludzi, zapiszę wyniki i zostanę przy lepszym.',
    ],
    funding: [
      'wybiorę 3 źródła, które tu pasują, opiszę potrzeby i koszty na 1 stronie i do {date} złożę prośbę lub wniosek.',
      'policzę dokładnie, ile potrzeba, i do {date} porozmawiam o tym z 3 osobami lub instytucjami.',
    ],
    people: [
      'wybiorę 2 miejsca lub grupy, w których można się spotkać, i do {date} porozmawiam z 5 nowymi osobami.',
      'do {date} zaproponuję 3 osobom kawę, spacer albo rozmowę.',
    ],
    mentor: [
      'zapiszę w 3 zdaniach, czego szukam, i do {date} zapytam o to 3 osoby, które mogą się nadawać.',
      'popytam w 2 miejscach i do {date} zaproponuję komuś 1 rozmowę na próbę.',
    ],
    staff: [
      'opiszę zadania i warunki na 1 stronie i do {date} ogłoszę to w 3 miejscach.',
      'zapytam 3 osoby, co by je przekonało, żeby przyjść i zostać, i do {date} wprowadzę 1 zmianę.',
    ],
    home: [
      'spiszę najważniejsze wymagania i górną granicę kosztów i do {date} przyjrzę się z bliska 3 możliwościom.',
      'policzę koszty, zapytam 2 osoby, które mają to za sobą, i do {date} zrobię po kolei to, co zależy ode mnie.',
    ],
    search: [
      'do {date} zapytam w 5 miejscach, przyjrzę się z bliska 2 możliwościom i wybiorę lepszą.',
      'spiszę, co jest dla mnie ważne, i do {date} będę szukać 2 razy w tygodniu, notując, co już wiem.',
    ],
    career: [
      'porozmawiam z 3 osobami, które mają to za sobą, i do {date} spiszę na 1 stronie, jak chcę do tego dojść.',
      'spiszę na 1 stronie, co już umiem i czego mi brakuje, i do {date} zrobię 2 kroki, które mnie do tego przybliżą.',
    ],
    business: [
      'opiszę ofertę i koszty na 1 stronie i do {date} porozmawiam o niej z 3 osobami, które mogłyby z niej skorzystać.',
      'poradzę się 2 osób, które prowadzą coś podobnego, i do {date} będę mieć policzone koszty i listę formalności.',
    ],
    leadership: [
      'do {date} odbędę 3 spokojne rozmowy w cztery oczy i wprowadzę 1 pomysł, który w nich padnie.',
      'do {date} będę co tydzień powierzać komuś 1 zadanie w całości i po wszystkim rozmawiać o tym, co poszło dobrze.',
    ],
    portfolio: [
      'wybiorę najlepsze prace, każdą krótko opiszę i do {date} pokażę całość 2 osobom.',
      'przygotuję pierwszą wersję, pokażę ją 2 osobom i do {date} poprawię to, co wskażą.',
    ],
    software: [
      'opiszę najprostszą wersję na 1 stronie i do {date} dam ją do wypróbowania 2 osobom.',
      'będę nad tym pracować 2 razy w tygodniu i do {date} pokażę komuś wersję, która działa.',
    ],
    writing: [
      'do {date} będę pisać 3 razy w tygodniu i dam 2 osobom do przeczytania gotowy fragment.',
      'ułożę plan na 1 stronie, będę pisać o stałych porach i do {date} poprawię całość po uwagach 1 osoby.',
    ],
    event: [
      'ustalę termin, koszty i kolejność spraw na 1 stronie, poproszę 2 osoby o pomoc i do {date} wszystko dopnę na ostatni guzik.',
      'rozpiszę przygotowania na 1 stronie, 2 razy sprawdzę, czego brakuje, i do {date} wszystko dopnę na ostatni guzik.',
    ],
    papers: [
      'obejrzę 2 dobre przykłady, przygotuję własną wersję, pokażę ją komuś i do {date} będzie gotowa.',
      'zbiorę swoje doświadczenia z datami, napiszę pierwszą wersję i do {date} poprawię ją po uwagach 2 osób.',
    ],
    document: [
      'przygotuję zarys na 1 stronie, napiszę pierwszą wersję i do {date} poprawię ją po uwagach 2 osób.',
      'będę nad tym pracować 2 razy w tygodniu i do {date} dam komuś do przejrzenia całość.',
    ],
    object: [
      'spiszę materiały, koszty i kolejność prac na 1 stronie i do {date} będę nad tym pracować 2 razy w tygodniu.',
      'podzielę pracę na etapy z terminami, do {date} będę się ich trzymać i po każdym zrobię 1 zdjęcie.',
    ],
    improvement: [
      'zapiszę, jak jest teraz, wypróbuję 1 zmianę i do {date} porównam wyniki.',
      'porozmawiam z 3 osobami, których to dotyczy, wypróbuję 1 z ich pomysłów i do {date} sprawdzę, co dał.',
    ],
    presentation: [
      'przygotuję 3 najważniejsze myśli i do {date} przećwiczę całość na głos 3 razy, w tym raz przed kimś.',
      'wystąpię 2 razy na próbę przed małą, życzliwą grupą i do {date} poprawię to, co mi podpowie.',
    ],
    meetings: [
      'przed spotkaniem zapiszę 1 zdanie, które chcę powiedzieć, powiem je na głos i do {date} zrobię tak 3 razy.',
      'zapiszę, co ma być na spotkaniach inaczej, i do {date} wypróbuję 1 zmianę na 3 spotkaniach.',
    ],
    conversation: [
      'spiszę na 1 stronie, co chcę powiedzieć, raz to przećwiczę i do {date} odbędę tę rozmowę.',
      'ułożę 2 zdania na początek, zaproponuję spokojną porę i do {date} powiem, co jest dla mnie ważne.',
    ],
    feedback: [
      'ułożę 2 spokojne zdania na takie sytuacje i do {date} użyję ich 3 razy, notując, co pomogło.',
      'do {date} w 3 rozmowach najpierw wysłucham, potem odpowiem, a po każdej zapiszę 1 wniosek.',
    ],
    boundaries: [
      'zapiszę 2 zdania, którymi mogę powiedzieć „nie”, i do {date} użyję ich w 3 sytuacjach.',
      'ustalę 1 jasną zasadę, powiem o niej tym, których dotyczy, i będę się jej trzymać do {date}.',
    ],
    interview: [
      'spiszę 5 rzeczy, o które mogą mnie zapytać lub poprosić, i do {date} przećwiczę każdą na głos.',
      'przećwiczę całość 2 razy z kimś, kto szczerze powie mi, co zmienić, i do {date} to poprawię.',
    ],
    confidence: [
      'wypiszę 3 małe sytuacje, zaczynając od najłatwiejszej, i do {date} odważę się na każdą z nich.',
      'do {date} będę raz w tygodniu robić 1 rzecz, przed którą się waham, i zapisywać, jak poszło.',
    ],
    expression: [
      'wybiorę 2 rzeczy do poprawy i do {date} będę je ćwiczyć 2 razy w tygodniu po 20 minut.',
      'do {date} będę co tydzień poprawiać 1 swój tekst lub nagraną wypowiedź i 2 razy poproszę kogoś o uwagi.',
    ],
    teaching: [
      'podpatrzę kogoś, kto robi to dobrze, i wypróbuję to, co zauważę, co najmniej 3 razy do {date}.',
      'przygotuję 2 nowe sposoby, wypróbuję oba i do {date} zapiszę, który lepiej działa.',
    ],
    salary: [
      'porównam stawki w 3 źródłach, spiszę argumenty na 1 stronie, przećwiczę rozmowę i do {date} ją odbędę.',
      'wybiorę kwotę i 3 argumenty i do {date} porozmawiam o tym z osobą, która decyduje.',
    ],
    conditions: [
      'spiszę, czego potrzebuję, wraz z 2 możliwymi rozwiązaniami i do {date} omówię je z osobą, która decyduje.',
      'do {date} przedstawię 1 konkretną propozycję, najlepiej na próbę, i poproszę o odpowiedź.',
    ],
    agreement: [
      'zbiorę 3 argumenty, które trafią do drugiej strony, i do {date} przedstawię konkretną propozycję.',
      'wypiszę 2 możliwe obawy, znajdę na nie odpowiedź i do {date} przedstawię propozycję.',
    ],
    decision: [
      'spiszę za i przeciw na 1 stronie, omówię to z 2 osobami i do {date} zdecyduję.',
      'ustalę 3 rzeczy, które są dla mnie najważniejsze, porównam możliwości i do {date} zdecyduję.',
    ],
    pricing: [
      'policzę koszty i czas, porównam 3 podobne oferty i do {date} ustalę kwotę, której będę się trzymać.',
      'zapytam o zdanie 2 osoby, które znają rynek, i do {date} zapiszę swoje ceny na 1 stronie.',
    ],
    question: [
      'spiszę pytania i do {date} sprawdzę odpowiedzi w 2 wiarygodnych miejscach.',
      'do {date} zapytam 2 osoby lub urzędy, które powinny to wiedzieć, i zapiszę odpowiedzi na 1 stronie.',
    ],
    direction: [
      'do {date} porozmawiam z 3 osobami o tym, co robią, i wybiorę 1 rzecz, którą najpierw wypróbuję.',
      'będę zapisywać, co daje mi energię, spiszę wnioski na 1 stronie i do {date} wybiorę, co wypróbuję najpierw.',
    ],
    exercise: [
      'do {date} będę trenować 3 razy w tygodniu w stałe dni i zaznaczać każdy raz w kalendarzu.',
      'zacznę spokojnie, do {date} będę się ruszać 3 razy w tygodniu i co 2 tygodnie dokładać odrobinę.',
    ],
    habit: [
      'zacznę w tym tygodniu, do {date} będę odhaczać każdy raz w kalendarzu, a co 2 tygodnie sprawdzać, jak mi idzie.',
      'wpiszę to na stałe do kalendarza, wytrwam do {date} i co 2 tygodnie podsumuję, jak poszło.',
    ],
    rest: [
      'ustalę 1 stałą zasadę i do {date} będę się jej trzymać co najmniej 4 dni w tygodniu, a w niedziele sprawdzać, jak idzie.',
      'do {date} będę rezerwować 2 stałe pory w tygodniu, których nie oddam żadnym obowiązkom.',
    ],
    stop: [
      'do {date} będę co wieczór zapisywać w 1 zdaniu, czy mi się udało, a w niedzielę sprawdzać, co pomogło.',
      'zapiszę 2 sytuacje, w których jest mi trudno, zaplanuję, co wtedy zrobię, i do {date} będę odhaczać każdy udany dzień.',
    ],
    organisation: [
      'do {date} będę w każdą niedzielę przeznaczać 20 minut na plany i porządki i zapisywać, co stało się łatwiejsze.',
      'zacznę od 1 rzeczy, która najbardziej mi przeszkadza, i do {date} będę się tym zajmować 3 razy w tygodniu po 20 minut.',
    ],
    money: [
      'spiszę wpływy i wydatki na 1 stronie, ustalę, co zmienię, i do {date} będę raz w tygodniu sprawdzać, czy się tego trzymam.',
      'do {date} będę zapisywać, ile i na co wydaję, a raz w tygodniu przeglądać to przez 20 minut.',
    ],
    visibility: [
      'do {date} będę co tydzień pokazywać 1 efekt swojej pracy tym, którzy powinni o nim wiedzieć.',
      'wybiorę 2 miejsca, w których warto się pokazać, i do {date} opowiem tam o swojej pracy 3 razy.',
    ],
    errand: [
      'sprawdzę, co jest do tego potrzebne, zarezerwuję na to 1 porę w kalendarzu i do {date} będę mieć sprawę z głowy.',
      'przygotuję, co potrzebne, ustawię 1 przypomnienie i do {date} będę mieć sprawę z głowy.',
    ],
  },
  any: [
    'zapytam 2 osoby, które mają w tym doświadczenie, jak się do tego zabrały, i do {date} skorzystam z ich najlepszej rady.',
    'ustalę podczas mentoringu 2 rzeczy, które mogę w tej sprawie zrobić, i obie zrobię do {date}.',
    'do {date} będę robić w tym kierunku 1 mały krok w tygodniu i za każdym razem zapiszę, co się zmieniło.',
  ],
  worry:
    'zapiszę, co dokładnie mnie w tym niepokoi i jakie 2 rzeczy mogłyby pomóc, i do {date} omówię to podczas mentoringu.',
  until: 'podzielę to na 4 kroki z terminami, pierwszy zrobię w tym tygodniu, a całość skończę do {date}.',
  soon: [
    'zarezerwuję w kalendarzu 2 konkretne pory i do {date} zrobię to, co zależy ode mnie.',
    'zarezerwuję na to w tym tygodniu 2 godziny, zacznę od najtrudniejszej części i skończę do {date}.',
  ],
  unsupported:
    'Ujmę to, czego chcę, w 1 zdaniu, omówię je podczas mentoringu i do {date} zrobię pierwszy krok.',
};
