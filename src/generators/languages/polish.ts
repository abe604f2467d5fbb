/** Polish: how it speaks of time, and what is said to mentees in it. */
import { polish as grammar } from './grammars/polish.ts';
import type { LanguageFile } from './language-file.ts';

export const polish: LanguageFile = {
  code: 'pl',
  locale: 'pl-PL',
  name: 'Polish',
  capitalNouns: false,
  digraphs: false,
  postpositions: false,
  ordinalStops: true,
  elides: false,
  pluralDays: 'never',
  neighbours: [],
  linking: '',
  infinitive: /\p{L}(?:ć|c|dz)(?:(?! *\p{L})|\s|,|$)/u,
  grammar,
  refusal:
    /(?<!\p{L})(?:nie (?:chcę|chce|zamierzam|planuję|chciał\p{L}+|mam (?:zamiaru|ochoty|chęci)|interesuje mnie)(?: już)?|nie|bez|zamiast|ani)\s+$/iu,
  leaningBefore:
    /(?<!\p{L})(?:chcę|chciał\p{L}+(?: bym)?|muszę|mogę|potrzebuję|wolał\p{L}+|zamierzam|planuję) (?=się $)/iu,
  refusalAfter: /^[.!?…]+\s+(?:absolutnie nie|nigdy(?=[.!])|w żadnym wypadku|nie ma mowy|na pewno nie)/iu,
  leastWhole: -0.2,
  caseTellsSeason: true,
  easternEaster: false,
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
    jakichś | szczególnego | konkretnego | konkretnych | specjalnego | nie potrzebuję | potrzebuję | rozumiem |
    nie rozumiem | o co | chodzi | tutaj | tu | wpisać | wpisz | tekst
  `,
  time: {
    months: [
      'styczeń | stycznia | styczniu | styczniem',
      'luty | lutego | lutym | lut',
      'marzec | marca | marcu | marcem',
      'kwiecień | kwietnia | kwietniu | kwietniem',
      'maj | maja | maju | majem',
      'czerwiec | czerwca | czerwcu | czerwcem',
      'lipiec | lipca | lipcu | lipcem',
      'sierpień | sierpnia | sierpniu | sierpniem',
      'wrzesień | września | wrześniu | wrześniem | wrzesnia | wrzesien',
      'październik | października | październiku | październikiem | pazdziernika | pazdziernik',
      'listopad | listopada | listopadzie | listopadem',
      'grudzień | grudnia | grudniu | grudniem | grudzien',
    ],
    weekdays: [
      'poniedziałek | poniedziałku | poniedziałkiem',
      'wtorek | wtorku | wtorkiem',
      'środa | środy | środę | środą',
      'czwartek | czwartku | czwartkiem',
      'piątek | piątku | piątkiem',
      'sobota | soboty | sobotę | sobotą',
      'niedziela | niedzieli | niedzielę | niedzielą',
    ],
    spans: [
      ['do jutra | na jutro', 1, 'day'],
      ['za rok | w rok | w ciągu roku', 1, 'year'],
      ['za miesiąc | w miesiąc | w ciągu miesiąca', 1, 'month'],
      ['za tydzień | w tydzień | w ciągu tygodnia', 1, 'week'],
      ['za pół roku | w pół roku | do pół roku | w ciągu pół roku', 6, 'month'],
      ['za kwartał | w kwartał | w ciągu kwartału', 3, 'month'],
      ['za półtora roku | w półtora roku | w ciągu półtora roku', 18, 'month'],
    ],
    day: 'dzień | dnia | dni | dniu | dniach | dniami | doba | dobę',
    week: 'tydzień | tygodnia | tygodniu | tygodnie | tygodni | tygodniem | tygodniach | tyg | tygodniowo',
    month: 'miesiąc | miesiąca | miesiącu | miesiące | miesięcy | miesiącach | miesiącem | mies',
    quarter: 'kwartał | kwartału | kwartale | kwartały | kwartałów | kwartałem',
    year: 'rok | roku | lat | lata | rokiem | latach | półrocze | półrocza | półroczu',
    hour: 'godzina | godziny | godzin | godzinę | godzinki | godzinkę | godzinek | godz | h',
    minute: 'minuta | minuty | minut | minutę | minutek | min',
    feasts: [
      [
        'święta | świąt | świętami | bożego narodzenia | boże narodzenie | bożym narodzeniem | gwiazdki | gwiazdkę | wigilii | wigilię',
        12,
        24,
      ],
      ['nowy rok | nowego roku | nowym rokiem | sylwestra | sylwester | sylwestrem', 12, 31],
      ['wielkanoc | wielkanocy | wielkanocą | świąt wielkanocnych | wielkiej nocy', 4, 15],
      ['wiosna | wiosny | wiosnę | wiosną | wiośnie', 5, 31],
      ['lato | latem | lecie | końca lata | koniec lata | wakacje | wakacjach', 8, 31],
      ['do lata | przed latem', 6, 20],
      ['do wiosny | przed wiosną', 3, 20],
      ['do jesieni | przed jesienią', 9, 20],
      ['do zimy | przed zimą', 12, 20],
      [
        'wakacji | wakacjami | roku szkolnego | rok szkolny | roku szkolnym | drugi semestr | drugiego semestru | drugim semestrze | semestr letni | semestru letniego | semestrze letnim | roku akademickiego | rok akademicki | roku akademickim',
        6,
        30,
      ],
      [
        'połowy roku | połowie roku | połowę roku | połowy przyszłego roku | połowie przyszłego roku | pierwszego półrocza | pierwsze półrocze | pierwszym półroczu | i półrocza | i półroczu | 1 półrocza',
        6,
        30,
      ],
      [
        'drugiego półrocza | drugie półrocze | drugim półroczu | ii półrocza | ii półroczu | 2 półrocza',
        12,
        31,
      ],
      ['jesień | jesieni | jesienią', 11, 30],
      ['zima | zimy | zimę | zimą | zimie | ferii | ferie | feriami', 2, 28],
      [
        'pierwszego kwartału | pierwszym kwartale | pierwszy kwartał | i kwartał | i kwartału | i kwartale | 1 kwartał | 1 kwartału | 1 kwartale',
        3,
        31,
      ],
      [
        'drugiego kwartału | drugim kwartale | drugi kwartał | ii kwartał | ii kwartału | ii kwartale | 2 kwartał | 2 kwartału | 2 kwartale',
        6,
        30,
      ],
      [
        'trzeciego kwartału | trzecim kwartale | trzeci kwartał | iii kwartał | iii kwartału | iii kwartale | 3 kwartał | 3 kwartału | 3 kwartale',
        9,
        30,
      ],
      [
        'czwartego kwartału | czwartym kwartale | czwarty kwartał | iv kwartał | iv kwartału | iv kwartale | 4 kwartał | 4 kwartału | 4 kwartale',
        12,
        31,
      ],
    ],
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
    per: 'na | w | co | / | każdego | każdy | w ciągu | za',
    weekly: 'tygodniowo | cotygodniowo | co tydzień',
    daily: 'dziennie | codziennie | co dzień | na dobę',
    half: 'pół | półrocze | półrocza | półroczu | połowę',
    numbers: [
      [1, 'jeden | jedna | jedno | jedną | jednego | jednej | jednym'],
      [2, 'dwa | dwie | dwóch | dwu | dwoma | dwiema | dwom | parę | paru'],
      [3, 'trzy | trzech | trzema | trzem | kilka | kilku'],
      [4, 'cztery | czterech | czterema | czterem'],
      [5, 'pięć | pięciu | pięcioma'],
      [6, 'sześć | sześciu | sześcioma'],
      [7, 'siedem | siedmiu | siedmioma'],
      [8, 'osiem | ośmiu | ośmioma'],
      [9, 'dziewięć | dziewięciu'],
      [10, 'dziesięć | dziesięciu'],
      [11, 'jedenaście | jedenastu'],
      [12, 'dwanaście | dwunastu'],
      [15, 'piętnaście | piętnastu'],
      [18, 'osiemnaście | osiemnastu'],
      [20, 'dwadzieścia | dwudziestu'],
      [30, 'trzydzieści | trzydziestu'],
      [40, 'czterdzieści | czterdziestu'],
      [50, 'pięćdziesiąt | pięćdziesięciu'],
      [100, 'sto | stu'],
    ],
  },
  leads: { v: 'Aby {words}, ', n: '{Words}: ', g: '', q: 'Aby wiedzieć, {words}, ', plan: 'Mój plan: ' },
  hours: {
    one: 'Przeznaczam na to {n} godzinę tygodniowo.',
    few: 'Przeznaczam na to {n} godziny tygodniowo.',
    many: 'Przeznaczam na to {n} godzin tygodniowo.',
    other: 'Przeznaczam na to {n} godziny tygodniowo.',
  },
  verbs: {
    stopping: `
      przestać | rzucić | unikać | uniknąć | zaprzestać | oduczyć | odzwyczaić | skończyć z | zerwać z | zrezygnować z | wyjść z nałogu | już nie | więcej nie | odstawić
    `,
    learning: `
      nauczyć się | się nauczyć | się * nauczyć | się * * nauczyć | uczyć się | się uczyć | się * uczyć | douczyć | zrozumieć | rozumieć | pojąć | opanować |
      poznać podstaw* | podszkolić | doszkolić | dokształcić | podciągnąć | ćwiczyć | poćwiczyć | przećwiczyć | umieć | potrafić | orientować | zorientować |
      zgłębić | przyswoić | odświeżyć | zapoznać | wdrożyć się | się wdrożyć | znać się na | rozróżniać | rozpoznawać | obsługiwać | posługiwać | korzystać z |
      poszerzyć | mówić po | mówić płynnie | płynnie mówić | wiedzieć więcej | dowiedzieć się więcej
    `,
    behaving: `
      mniej | częściej | rzadziej | wcześniej | spokojn* | punktualn* | cierpliw* | znaleźć czas | znaleźć chwilę | mieć czas | więcej czasu | zadbać o | dbać o |
      radzić sobie | sobie radzić | poradzić sobie | panować nad | zapanować nad | ufać | zaufać | wysypiać | odpoczywać | spać | zachować spokój | słuchać | odmawiać | odmówić |
      kończyć pracę | wstawać | zasypiać | kłaść się | skupić się | skupiać się | dotrzymywać | reagować | pić więcej | więcej pić |
      jeść więcej | więcej jeść | czytać więcej | więcej czytać | więcej odpoczywać
    `,
    founding: `
      założyć | zakładać | otworzyć | uruchomić | rozkręcić | zapoczątkować | zainicjować | ruszyć z | wystartować z | rozpocząć działalność | zacząć działalność |
      zacząć własn* | pójść na swoje | przejść na swoje | iść na swoje | być na swoim | stworzyć własn* | zbudować własn* | prowadzić własn*
    `,
    introducing:
      'przejść na elektroniczn* | przejść na cyfrow* | wprowadzić | wprowadzać | wdrożyć | wdrażać | zaprowadzić | ustalić zasad* | ustalić reguł* | ustalić wspóln* | zacząć stosować | przestawić się na',
    delegating: `
      delegować | oddelegować | przekazać | przekazywać | powierzyć | powierzać | zlecić | zlecać | scedować | oddać część | oddać obowiązki | oddawać obowiązki |
      odstąpić | podzielić obowiązki | podzielić się obowiązkami
    `,
    visiting: `
      wziąć udział | brać udział | uczestniczyć | odwiedzić | odwiedzać | zwiedzić | zwiedzać | dołączyć | pójść na | pójść do | chodzić na | pojechać na |
      pojechać do | wybrać się | zobaczyć | obejrzeć | odbyć staż | odbyć praktyk* | zrobić staż | zostać wolontariusz* | spędzić dzień | spędzić tydzień |
      spróbować swoich
    `,
    choosing: `
      kupić | zakupić | dokupić | nabyć | wynająć | wypożyczyć | wydzierżawić | zamówić | dobrać | sprawić sobie | przeprowadzić się | się przeprowadzić |
      wyprowadzić się | się wyprowadzić | zamieszkać
    `,
    seeking: `
      znaleźć | szukać | poszukać | poszukiwać | odnaleźć | odszukać | wyszukać | zdobyć | zdobywać | pozyskać | pozyskiwać | 
      przyciągnąć | poznać now* | poznać ludzi | poznać inn* | poznać kogoś | poznać osob* | nawiązać | namierzyć | skontaktować | kontaktować
    `,
    selling:
      'sprzedać | sprzedawać | wypromować | promować | reklamować | zareklamować | oferować | zaoferować | wystawić na sprzedaż | dotrzeć do klient* | dotrzeć z ofertą | zacząć sprzedaż',
    becoming: `
      zostać | stać się | awansować | przebranżowić | przekwalifikować | zmienić pracę | zmienić zawód | zmienić branżę | zmienić stanowisko | zatrudnić się |
      się zatrudnić | pracować jako | zacząć pracę jako | pracować w zawodzie | przejść do | przejść na | przejść z | wrócić do pracy | wrócić do zawodu |
      wrócić na rynek | wejść w branżę | zacząć od nowa | przejąć | objąć | przenieść się | się przenieść | wyspecjalizować | usamodzielnić | wyjechać do | wyjechać za granicę
    `,
    applying: `
      zapisać się | się zapisać | zapisać dziecko | zapisać syna | zapisać córkę | zgłosić | zarejestrować | przerejestrować | złożyć | składać | wysłać | aplikować |
      zaaplikować | ubiegać | starać się o | się starać o | wystąpić o | wyrobić | załatwić | wypełnić | rozliczyć | odebrać | uzyskać | umówić | zarezerwować |
      dostać się | się dostać | zakwalifikować | przedłużyć | odnowić uprawnienia | zapłacić | opłacić | wypowiedzieć umowę | zameldować | ubezpieczyć | założyć konto |
      podpisać | nostryfikować | zalegalizować | potwierdzić
    `,
    finishing: `
      skończyć | ukończyć | dokończyć | domknąć | doprowadzić do końca | dobrnąć do końca | wytrwać do końca | wyrobić się | przeczytać | doczytać | przerobić kurs* |
      przerobić podręcznik | nadrobić | uzupełnić | zrobić kurs* | zrobić szkoleni* | zrobić studia | przejść kurs* | przejść szkoleni* | obronić się | się obronić |
      obronić prac* | obronić dyplom | obronić doktorat | oddać prac*
    `,
    talking: `
      porozmawiać | pogadać | powiedzieć | poprosić | zapytać | spytać | wynegocjować | negocjować | dogadać się | się dogadać | przekonać | namówić | przeprosić | omówić |
      zaproponować | zażądać | wyjaśnić z | wyjaśnić sprawę | przyznać się | oznajmić | wyznać | zadzwonić do | odbyć rozmowę | zwrócić się do | podziękować | ustalić z |
      dojść do porozumienia | wywalczyć | przeforsować
    `,
    teaching: `
      nauczyć | uczyć | szkolić | przeszkolić | wyszkolić | przyuczyć | przyuczać | wdrożyć nowych | wdrażać nowych | wprowadzić nowych | poprowadzić zajęcia |
      prowadzić zajęcia | poprowadzić warsztat* | prowadzić warsztat* | poprowadzić lekcj* | prowadzić lekcj* | prowadzić szkoleni* | poprowadzić szkoleni* |
      prowadzić kurs* | poprowadzić kurs* | wytłumaczyć | objaśniać | udzielać korepetycji | dawać korepetycje | oprowadzać | przeprowadzić lekcj* |
      przeprowadzić zajęcia | przeprowadzić szkoleni*
    `,
    saving: `
      odłożyć | odkładać co | odkładać na | odkładać pieniądze | odkładać po | oszczędzać | zaoszczędzić | uzbierać | spłacić | spłacać | nadpłacić | wyjść z długów |
      zbierać na | zainwestować | inwestować | oddać dług* | prowadzić budżet | zaplanować budżet | ułożyć budżet
    `,
    exercising: `
      biegać | pobiec | przebiec | pływać | popływać | przepłynąć | przejechać | jeździć na rower* | jeździć rowerem | trenować | schudnąć | zrzucić | spacerować |
      maszerować | ruszać się | się ruszać | chodzić na siłownię | chodzić na basen | wrócić do formy | wrócić do biegania | ukończyć maraton | ukończyć półmaraton |
      rozciągać się | podnosić ciężary
    `,
    making: `
      zrobić | napisać | pisać | stworzyć | tworzyć | zbudować | budować | wybudować | przygotować | opracować | ułożyć | spisać | nagrać | nakręcić | zorganizować |
      zaprojektować | uszyć | wydziergać | upiec | ugotować | namalować | pomalować | wyremontować | odremontować | odnowić | odrestaurować | naprawić | urządzić |
      posadzić | zasadzić | skompletować | zredagować | przetłumaczyć | zaprogramować | skonstruować | zmontować | zaplanować | przeprowadzić |
      wyhodować | sporządzić | opisać | mieć gotow* | zrealizować | wykopać
    `,
    deciding: `
      zdecydować | wybrać | podjąć decyzję | postanowić | dowiedzieć się | się dowiedzieć | wiedzieć | sprawdzić | ustalić | rozstrzygnąć | zastanowić | rozważyć |
      przemyśleć | porównać | wyjaśnić jak | wyjaśnić czy | przekonać się | określić | sprecyzować | rozeznać | ocenić | odkryć | znaleźć odpowiedź | policzyć |
      obliczyć | wyliczyć
    `,
    improving: `
      dopracować | poprawić | poprawiać | polepszyć | ulepszyć | udoskonalić | usprawnić | podnieść | zwiększyć | zmniejszyć | skrócić | obniżyć | ograniczyć | uprościć |
      przyspieszyć | uporządkować | posprzątać | posegregować | podwoić | pozbyć się | się pozbyć | zejść z | zejść do | zejść poniżej | szybciej | ^lepiej |
      zautomatyzować | zoptymalizować | zdigitalizować | zarabiać | zarobić | zredukować | rozwinąć | rozwijać | zrobić porząd* | wzmocnić | unowocześnić
    `,
    passing: `
      zdać | zdawać | zaliczyć | podejść do egzamin* | przystąpić do egzamin* | zrobić uprawnienia | zrobić prawo | zrobić certyfikat | zdobyć uprawnienia |
      zdobyć certyfikat | uzyskać certyfikat | uzyskać uprawnienia | zdobyć licencję | zrobić licencję | przygotować się do egzamin* | przygotować się do matury |
      powtórzyć materiał
    `,
    daring: `
      przestać się bać | mniej się denerwować | mniej stresować się | odważyć | ośmielić | przełamać | pokonać strach | pokonać lęk | pokonać trem* | pokonać nieśmiałość | oswoić | zabrać głos | zabierać głos | odezwać | odzywać |
      wystąpić | występować | przemawiać | uwierzyć w siebie | stawić czoła | przemóc | postawić się | się postawić | otworzyć się | się otworzyć | pewniej | być pewniejsz* | być odważniejsz* | stać się pewniejsz* | stać się odważniejsz* | mówić przed |
      mówić przy | mieć odwagę | zdobyć się na
    `,
    calculating: 'liczyć | kalkulować | wyceniać | kalkulacj* | ustalać ceny | wycenić | skalkulować',
    asserting: `
      rozmawiać z | stawiać granice | postawić granice | wydawać polecenia | egzekwować | bez krzyku | nie tracić nerwów | trzymać dyscyplin* | utrzymać dyscyplin* |
      być stanowcz* | zachować zimną krew
    `,
    resting: `
      wychodzić z pracy | wychodzić z roboty | wracać do domu | robić przerwy | robić sobie przerwy | mieć wolne |
      mieć wolną | mieć wolny | wyłączyć się | się wyłączyć | odpocząć
    `,
    reaching: 'osiągnąć | dobić do | dojść do | dociągnąć do',
    beginning: 'zacząć | zaczynać | rozpocząć | ruszyć',
    hiring: 'zatrudnić | zrekrutować | zwerbować | przyjąć do pracy',
    publishing: 'wydać | opublikować | publikować | znaleźć wydawc*',
  },
  things: {
    customers: `
      uczniów | uczennic | klientów | klientek | klientki | zamówień | zamówienia | zleceń | zlecenia | subskrybentów |
      obserwujących | słuchaczy | czytelników | rezerwacji | opinii | gości | ślubów | wesel | kupujących | restauracji | sklepów | sklepach | restauracjach
    `,
    body: 'plecy | pleców | kręgosłup* | kark | kondycj* | ruszać',
    drafts: `
      zasady | plan nauki | cennik* | stronę internetową | strona internetowa | stronę | logo | etykiet* | menu | karta dań | kartę dań |
      szablon* | grafik | zdjęcia | zdjęć | ulotk* | wizytówk* | regulamin* | katalog*
    `,
  },
  plans: {
    subject: {
      about: [
        'do {date} przeczytam 2 dobre wprowadzenia i własnymi słowami wytłumaczę komuś najważniejsze rzeczy.',
        'do {date} będę się uczyć 2 razy w tygodniu, a to, co najważniejsze, zbiorę na 1 stronie notatek.',
      ],
      alone: [
        'Do {date} przeczytam 2 dobre wprowadzenia do wybranego tematu i to, co najważniejsze, spiszę na 1 stronie.',
      ],
    },
    tool: {
      about: [
        'do {date} przerobię 1 kurs lub podręcznik i wykonam 2 prawdziwe zadania z użyciem tego, czego się nauczę.',
        'do {date} będę ćwiczyć 2 razy w tygodniu na prawdziwych zadaniach i zapisywać, co już robię bez pomocy.',
      ],
      alone: [
        'Do {date} będę 2 razy w tygodniu ćwiczyć to, co chcę umieć obsługiwać, i wykonam 2 zadania bez pomocy.',
      ],
      named: [
        'Do {date} ukończę 1 kurs ({name}) i wykonam 2 prawdziwe zadania z użyciem tego, czego się nauczę.',
      ],
    },
    language: {
      about: [
        'do {date} będę ćwiczyć 5 razy w tygodniu po 20 minut, a raz w tygodniu użyję tego, co już umiem, w prawdziwej sytuacji.',
        'do {date} będę co tydzień przerabiać 3 krótkie lekcje i używać nowych zwrotów w 1 rozmowie lub krótkim tekście.',
      ],
      alone: [
        'Do {date} będę ćwiczyć wybrany język 5 razy w tygodniu po 20 minut i raz w tygodniu w nim rozmawiać.',
      ],
    },
    craft: {
      about: [
        'do {date} będę ćwiczyć 2 razy w tygodniu i 2 razy poproszę o uwagi kogoś z doświadczeniem.',
        'do {date} pójdę na 3 lekcje do kogoś, kto to umie, a między nimi poćwiczę 5 razy po 20 minut.',
      ],
      alone: [
        'Do {date} będę 2 razy w tygodniu ćwiczyć to, co chcę umieć, i 2 razy poproszę o uwagi kogoś z doświadczeniem.',
      ],
    },
    driving: {
      about: [
        'spiszę, czego mi jeszcze brakuje, i do {date} będę przeznaczać na teorię lub jazdy 2 stałe pory w tygodniu.',
        'do {date} będę 2 razy w tygodniu ćwiczyć testy albo jazdę i zapisywać, co już wychodzi pewnie.',
      ],
      alone: [
        'Do {date} będę przeznaczać 2 stałe pory w tygodniu na teorię lub jazdy, zależnie od tego, czego mi bardziej brakuje.',
      ],
    },
    exam: {
      about: [
        'będę się przygotowywać 3 razy w tygodniu i do {date} zrobię 2 pełne próby w takich warunkach jak na egzaminie.',
        'rozpiszę cały zakres, do {date} przejdę przez wszystko i sprawdzę się na 2 próbach.',
      ],
      alone: ['Do {date} będę się przygotowywać do egzaminu 3 razy w tygodniu i zrobię 2 pełne próby.'],
      named: [
        'Do {date} będę się przygotowywać do egzaminu ({name}) 3 razy w tygodniu i zrobię 2 pełne próby.',
      ],
    },
    course: {
      about: [
        'wpiszę wszystkie terminy do kalendarza, będę się ich trzymać do {date} i wypróbuję w praktyce 2 nowe rzeczy.',
        'sprawdzę terminy i wymagania, zarezerwuję w kalendarzu 2 stałe pory w tygodniu i będę się ich trzymać do {date}.',
      ],
      alone: [
        'Wpiszę terminy kursu do kalendarza, będę się ich trzymać do {date} i wypróbuję w praktyce 2 nowe rzeczy.',
      ],
      named: ['Do {date} ukończę kurs {name} i wypróbuję w praktyce 2 rzeczy, których się nauczę.'],
    },
    studies: {
      about: [
        'rozpiszę, co mi jeszcze zostało, i do {date} będę pracować nad tym 3 razy w tygodniu o stałej porze.',
        'podzielę całość na części z terminami, po drodze 2 razy poproszę kogoś o uwagi, a ostatnią część zamknę do {date}.',
      ],
      alone: [
        'Rozpiszę, co zostało do napisania lub zaliczenia, i do {date} będę pracować nad tym 3 razy w tygodniu.',
      ],
    },
    admission: {
      about: [
        'sprawdzę wymagania i terminy, dam dokumenty do przejrzenia 2 osobom i do {date} zrobię wszystko, co zależy ode mnie.',
        'porozmawiam z 2 osobami, które mają to za sobą, i do {date} złożę starannie przygotowane zgłoszenie.',
      ],
      alone: ['Sprawdzę wymagania, dam dokumenty do przejrzenia 2 osobom i do {date} złożę zgłoszenie.'],
    },
    recognition: {
      about: [
        'ustalę, który urząd decyduje, zbiorę dokumenty i tłumaczenia i do {date} złożę 1 kompletny wniosek.',
        'w 2 miejscach potwierdzę, jakie papiery są potrzebne, i do {date} wyślę komplet.',
      ],
      alone: [
        'Ustalę, kto decyduje o uznaniu moich kwalifikacji, w 2 miejscach potwierdzę wymagania i do {date} złożę wniosek.',
      ],
    },
    job: {
      about: [
        'do {date} będę co tydzień wysyłać 2 dopasowane zgłoszenia i rozmawiać z 1 osobą, która zna tę pracę od środka.',
        'wybiorę 5 miejsc, które mi odpowiadają, i do {date} odezwę się do każdego z nich.',
      ],
      alone: [
        'Do {date} będę co tydzień wysyłać 2 dopasowane zgłoszenia i rozmawiać z 1 osobą, która zna tę pracę od środka.',
      ],
    },
    promotion: {
      about: [
        'sprawdzę, czego się tam oczekuje, spiszę na 1 stronie, co już umiem, i do {date} omówię to z osobą, która decyduje.',
        'zapytam, czego się na tym miejscu oczekuje, i do {date} pokażę 2 efekty pracy, które o tym świadczą.',
      ],
      alone: [
        'Spiszę na 1 stronie, za co mogę już odpowiadać, i do {date} porozmawiam o awansie z osobą, która decyduje.',
      ],
    },
    customers: {
      about: [
        'do {date} będę co tydzień odzywać się do 3 osób, którym może się przydać to, co robię.',
        'do {date} wypróbuję 2 sposoby docierania do ludzi, zapiszę wyniki i zostanę przy lepszym.',
      ],
      alone: [
        'Do {date} wypróbuję 2 sposoby docierania do ludzi, którym może się przydać to, co robię, i zostanę przy lepszym.',
      ],
    },
    funding: {
      about: [
        'wybiorę 3 źródła, które tu pasują, opiszę potrzeby i koszty na 1 stronie i do {date} złożę prośbę lub wniosek.',
        'policzę dokładnie, ile potrzeba, i do {date} porozmawiam o tym z 3 osobami lub instytucjami.',
      ],
      alone: [
        'Policzę dokładnie, ile pieniędzy potrzeba, i do {date} porozmawiam o tym z 3 osobami lub instytucjami.',
      ],
    },
    people: {
      about: [
        'wybiorę 2 miejsca lub grupy, w których można się spotkać, i do {date} porozmawiam z 5 nowymi osobami.',
        'do {date} zaproponuję 3 osobom kawę, spacer albo rozmowę.',
      ],
      alone: [
        'Do {date} będę raz w tygodniu chodzić tam, gdzie są ludzie o podobnych zainteresowaniach, i rozmawiać z 1 nową osobą.',
      ],
    },
    mentor: {
      about: [
        'zapiszę w 3 zdaniach, czego szukam, i do {date} zapytam o to 3 osoby, które mogą się nadawać.',
        'popytam w 2 miejscach i do {date} zaproponuję komuś 1 rozmowę na próbę.',
      ],
      alone: [
        'Zapiszę w 3 zdaniach, jakiego wsparcia szukam, i do {date} zapytam o to 3 osoby, które mogą się nadawać.',
      ],
    },
    staff: {
      about: [
        'opiszę zadania i warunki na 1 stronie i do {date} ogłoszę to w 3 miejscach.',
        'zapytam 3 osoby, co by je przekonało, żeby przyjść i zostać, i do {date} wprowadzę 1 zmianę.',
      ],
      alone: [
        'Opiszę na 1 stronie, kogo potrzeba i na jakich warunkach, i do {date} ogłoszę to w 3 miejscach.',
      ],
    },
    home: {
      about: [
        'spiszę najważniejsze wymagania i górną granicę kosztów i do {date} sprawdzę z bliska 3 możliwości.',
        'policzę koszty, zapytam 2 osoby, które mają to za sobą, i do {date} zrobię po kolei to, co zależy ode mnie.',
      ],
      alone: ['Spiszę, jak i za ile chcę mieszkać, i do {date} sprawdzę z bliska 3 możliwości.'],
    },
    search: {
      about: [
        'do {date} zapytam w 5 miejscach, sprawdzę z bliska 2 możliwości i wybiorę lepszą.',
        'spiszę, co jest dla mnie ważne, i do {date} będę szukać 2 razy w tygodniu, notując, co już wiem.',
      ],
      alone: ['Spiszę, czego szukam, do {date} zapytam w 5 miejscach i sprawdzę z bliska 2 możliwości.'],
    },
    career: {
      about: [
        'porozmawiam z 3 osobami, które już to robią, i do {date} przyjrzę się takiej pracy z bliska.',
        'spiszę na 1 stronie, co już umiem i czego mi brakuje, i do {date} zrobię 2 kroki, które mnie do tego przybliżą.',
      ],
      alone: [
        'Do {date} porozmawiam z 3 osobami, które pracują tam, gdzie mnie ciągnie, i spiszę na 1 stronie, czego mi brakuje.',
      ],
    },
    business: {
      about: [
        'opiszę ofertę i koszty na 1 stronie i do {date} porozmawiam o niej z 3 osobami, które mogłyby z niej skorzystać.',
        'poradzę się 2 osób, które prowadzą coś podobnego, i do {date} będę mieć policzone koszty i listę formalności.',
      ],
      alone: [
        'Opiszę swój pomysł i koszty na 1 stronie i do {date} poradzę się 2 osób, które prowadzą coś podobnego.',
      ],
    },
    leadership: {
      about: [
        'do {date} odbędę 3 spokojne rozmowy w cztery oczy i wprowadzę 1 pomysł, który w nich padnie.',
        'do {date} będę co tydzień powierzać komuś 1 zadanie w całości i po wszystkim rozmawiać o tym, co poszło dobrze.',
      ],
      alone: [
        'Do {date} odbędę 3 spokojne rozmowy z ludźmi, którymi kieruję, i wprowadzę 1 pomysł, który w nich padnie.',
      ],
    },
    portfolio: {
      about: [
        'wybiorę najlepsze prace, każdą krótko opiszę i do {date} pokażę całość 2 osobom.',
        'przygotuję pierwszą wersję, pokażę ją 2 osobom i do {date} poprawię to, co wskażą.',
      ],
      alone: ['Wybiorę 3 najlepsze prace, każdą krótko opiszę i do {date} pokażę całość 2 osobom.'],
    },
    software: {
      about: [
        'opiszę najprostszą wersję na 1 stronie i do {date} dam ją do wypróbowania 2 osobom.',
        'będę nad tym pracować 2 razy w tygodniu i do {date} pokażę komuś wersję, która działa.',
      ],
      alone: ['Opiszę najprostszą wersję na 1 stronie, zbuduję ją i do {date} dam do wypróbowania 2 osobom.'],
    },
    writing: {
      about: [
        'do {date} będę pisać 3 razy w tygodniu i dam 2 osobom do przeczytania gotowy fragment.',
        'ułożę plan na 1 stronie, będę pisać o stałych porach i do {date} poprawię całość po uwagach 1 osoby.',
      ],
      alone: ['Do {date} będę pisać 3 razy w tygodniu i dam 2 osobom do przeczytania gotowy fragment.'],
    },
    event: {
      about: [
        'ustalę termin, koszty i kolejność spraw na 1 stronie, poproszę 2 osoby o pomoc i do {date} wszystko dopnę na ostatni guzik.',
        'rozpiszę przygotowania na 1 stronie, 2 razy sprawdzę, czego brakuje, i do {date} wszystko dopnę na ostatni guzik.',
      ],
      alone: [
        'Ustalę na 1 stronie termin, koszty i kolejność spraw, poproszę 2 osoby o pomoc i do {date} wszystko dopnę na ostatni guzik.',
      ],
    },
    papers: {
      about: [
        'obejrzę 2 dobre przykłady, przygotuję własną wersję, pokażę ją komuś i do {date} będzie gotowa.',
        'zbiorę swoje doświadczenia z datami, napiszę pierwszą wersję i do {date} poprawię ją po uwagach 2 osób.',
      ],
      alone: ['Przygotuję pierwszą wersję dokumentów i do {date} poprawię je po uwagach 2 osób.'],
    },
    document: {
      about: [
        'przygotuję zarys na 1 stronie, napiszę pierwszą wersję i do {date} poprawię ją po uwagach 2 osób.',
        'będę nad tym pracować 2 razy w tygodniu i do {date} dam komuś do przejrzenia całość.',
      ],
      alone: [
        'Przygotuję zarys dokumentu na 1 stronie, napiszę pierwszą wersję i do {date} poprawię ją po uwagach 2 osób.',
      ],
    },
    object: {
      about: [
        'spiszę materiały, koszty i kolejność prac na 1 stronie i do {date} będę nad tym pracować 2 razy w tygodniu.',
        'podzielę pracę na 3 etapy, po każdym zrobię zdjęcie, a ostatni skończę do {date}.',
      ],
      alone: ['Podzielę pracę na 3 etapy, po każdym zrobię zdjęcie, a ostatni skończę do {date}.'],
    },
    improvement: {
      about: [
        'zapiszę, jak jest teraz, wypróbuję 1 zmianę i do {date} porównam wyniki.',
        'porozmawiam z 3 osobami, których to dotyczy, wypróbuję 1 ich pomysł i do {date} sprawdzę, co dał.',
      ],
      alone: ['Zapiszę, jak jest teraz, do {date} wypróbuję 1 zmianę i porównam, co się poprawiło.'],
    },
    presentation: {
      about: [
        'przygotuję 3 najważniejsze myśli i do {date} przećwiczę całość na głos 3 razy, w tym raz przed kimś.',
        'wystąpię 2 razy na próbę przed małą, życzliwą grupą i do {date} poprawię to, co mi podpowie.',
      ],
      alone: [
        'Przygotuję 3 najważniejsze myśli i do {date} przećwiczę wystąpienie na głos 3 razy, w tym raz przed kimś.',
      ],
    },
    meetings: {
      about: [
        'przed spotkaniem zapiszę 1 zdanie, które chcę powiedzieć, powiem je na głos i do {date} zrobię tak 3 razy.',
        'zapiszę, co ma być na spotkaniach inaczej, i do {date} wypróbuję 1 zmianę na 3 spotkaniach.',
      ],
      alone: [
        'Przed spotkaniem zapiszę 1 zdanie, które chcę powiedzieć, powiem je na głos i do {date} zrobię tak 3 razy.',
      ],
    },
    conversation: {
      about: [
        'spiszę na 1 stronie, co chcę powiedzieć, raz to przećwiczę i do {date} odbędę tę rozmowę.',
        'ułożę 2 zdania na początek, zaproponuję spokojną porę i do {date} powiem, co jest dla mnie ważne.',
      ],
      alone: ['Spiszę na 1 stronie, co chcę powiedzieć, raz to przećwiczę i do {date} odbędę tę rozmowę.'],
    },
    feedback: {
      about: [
        'ułożę 2 spokojne zdania na takie sytuacje i do {date} użyję ich 3 razy, notując, co pomogło.',
        'do {date} w 3 rozmowach najpierw wysłucham, potem odpowiem, a po każdej zapiszę 1 wniosek.',
      ],
      alone: [
        'Do {date} w 3 trudnych rozmowach najpierw wysłucham, potem odpowiem, a po każdej zapiszę 1 wniosek.',
      ],
    },
    boundaries: {
      about: [
        'zapiszę 2 zdania, którymi mogę powiedzieć „nie”, i do {date} użyję ich w 3 sytuacjach.',
        'ustalę 1 jasną zasadę, powiem o niej tym, których dotyczy, i będę się jej trzymać do {date}.',
      ],
      alone: ['Zapiszę 2 zdania, którymi mogę powiedzieć „nie”, i do {date} użyję ich w 3 sytuacjach.'],
    },
    interview: {
      about: [
        'spiszę 5 rzeczy, o które mogą mnie zapytać lub poprosić, i do {date} przećwiczę każdą na głos.',
        'przećwiczę całość 2 razy z kimś, kto szczerze powie mi, co zmienić, i do {date} to poprawię.',
      ],
      alone: [
        'Spiszę 5 rzeczy, o które mogą mnie zapytać lub poprosić, i do {date} przećwiczę każdą na głos.',
      ],
    },
    confidence: {
      about: [
        'wypiszę 3 małe sytuacje, zaczynając od najłatwiejszej, i do {date} odważę się na każdą z nich.',
        'do {date} będę raz w tygodniu robić 1 rzecz, przed którą się waham, i zapisywać, jak poszło.',
      ],
      alone: [
        'Wypiszę 3 sytuacje, w których brakuje mi odwagi, i do {date} spróbuję każdej, zaczynając od najłatwiejszej.',
      ],
    },
    expression: {
      about: [
        'wybiorę 2 rzeczy do poprawy i do {date} będę je ćwiczyć 2 razy w tygodniu po 20 minut.',
        'do {date} będę co tydzień poprawiać 1 swój tekst lub nagraną wypowiedź i 2 razy poproszę kogoś o uwagi.',
      ],
      alone: [
        'Do {date} będę co tydzień poprawiać 1 swój tekst lub nagraną wypowiedź i 2 razy poproszę kogoś o uwagi.',
      ],
    },
    teaching: {
      about: [
        'podpatrzę kogoś, kto robi to dobrze, i wypróbuję to, co zauważę, co najmniej 3 razy do {date}.',
        'przygotuję 2 nowe sposoby, wypróbuję oba i do {date} zapiszę, który lepiej działa.',
      ],
      alone: [
        'Wypróbuję 3 razy nowy sposób tłumaczenia lub prowadzenia i do {date} zapiszę, co działa najlepiej.',
      ],
    },
    salary: {
      about: [
        'porównam stawki w 3 źródłach, spiszę argumenty na 1 stronie, przećwiczę rozmowę i do {date} ją odbędę.',
        'wybiorę kwotę i 3 argumenty i do {date} porozmawiam o tym z osobą, która decyduje.',
      ],
      alone: [
        'Porównam stawki w 3 źródłach, spiszę argumenty na 1 stronie i do {date} odbędę rozmowę o pieniądzach.',
      ],
    },
    conditions: {
      about: [
        'spiszę, czego potrzebuję, wraz z 2 możliwymi rozwiązaniami i do {date} omówię je z osobą, która decyduje.',
        'do {date} przedstawię 1 konkretną propozycję, najlepiej na próbę, i poproszę o odpowiedź.',
      ],
      alone: [
        'Spiszę, jakiej zmiany warunków potrzebuję, dodam 2 możliwe rozwiązania i do {date} omówię je z osobą, która decyduje.',
      ],
    },
    agreement: {
      about: [
        'zbiorę 3 argumenty, które trafią do drugiej strony, i do {date} przedstawię konkretną propozycję.',
        'wypiszę 2 możliwe obawy, znajdę na nie odpowiedź i do {date} przedstawię propozycję.',
      ],
      alone: [
        'Zbiorę 3 argumenty, które trafią do drugiej strony, i do {date} przedstawię jej konkretną propozycję.',
      ],
    },
    decision: {
      about: [
        'spiszę za i przeciw na 1 stronie, omówię to z 2 osobami i do {date} zdecyduję.',
        'ustalę 3 rzeczy, które są dla mnie najważniejsze, porównam możliwości i do {date} zdecyduję.',
      ],
      alone: ['Spiszę za i przeciw na 1 stronie, omówię to z 2 osobami i do {date} podejmę decyzję.'],
    },
    pricing: {
      about: [
        'policzę koszty i czas, porównam 3 podobne oferty i do {date} ustalę kwotę, której będę się trzymać.',
        'zapytam o zdanie 2 osoby, które znają rynek, i do {date} zapiszę swoje ceny na 1 stronie.',
      ],
      alone: [
        'Policzę koszty i czas, porównam 3 podobne oferty i do {date} ustalę ceny, których będę się trzymać.',
      ],
    },
    question: {
      about: [
        'spiszę pytania i do {date} sprawdzę odpowiedzi w 2 wiarygodnych miejscach.',
        'do {date} zapytam 2 osoby lub urzędy, które powinny to wiedzieć, i zapiszę odpowiedzi na 1 stronie.',
      ],
      alone: ['Spiszę swoje pytania i do {date} sprawdzę odpowiedzi w 2 wiarygodnych miejscach.'],
    },
    direction: {
      about: [
        'do {date} porozmawiam z 3 osobami o tym, co robią, i wybiorę 1 rzecz, którą najpierw wypróbuję.',
        'będę zapisywać, co daje mi energię, spiszę wnioski na 1 stronie i do {date} wybiorę, co wypróbuję najpierw.',
      ],
      alone: [
        'Do {date} porozmawiam z 3 osobami o tym, co robią, spiszę, co mnie pociąga, i wybiorę, co wypróbuję najpierw.',
      ],
    },
    exercise: {
      about: [
        'do {date} będę trenować 3 razy w tygodniu w stałe dni i zaznaczać każdy raz w kalendarzu.',
        'zacznę spokojnie, do {date} będę się ruszać 3 razy w tygodniu i co 2 tygodnie dokładać odrobinę.',
      ],
      alone: ['Do {date} będę trenować 3 razy w tygodniu w stałe dni i zaznaczać każdy raz w kalendarzu.'],
    },
    habit: {
      about: [
        'zacznę w tym tygodniu, do {date} będę odhaczać każdy raz w kalendarzu, a co 2 tygodnie sprawdzać, jak mi idzie.',
        'wpiszę to na stałe do kalendarza, wytrwam do {date} i co 2 tygodnie podsumuję, jak poszło.',
      ],
      alone: [
        'Do {date} będę pilnować nowego nawyku o stałej porze i co 2 tygodnie sprawdzać w kalendarzu, jak idzie.',
      ],
    },
    rest: {
      about: [
        'ustalę 1 stałą zasadę i do {date} będę się jej trzymać co najmniej 4 dni w tygodniu, a w niedziele sprawdzać, jak idzie.',
        'do {date} będę rezerwować 2 stałe pory w tygodniu, których nie oddam żadnym obowiązkom.',
      ],
      alone: [
        'Do {date} będę rezerwować na odpoczynek 2 stałe pory w tygodniu, których nie oddam żadnym obowiązkom.',
      ],
    },
    stop: {
      about: [
        'do {date} będę co wieczór zapisywać w 1 zdaniu, czy mi się udało, a w niedzielę sprawdzać, co pomogło.',
        'zapiszę 2 sytuacje, w których jest mi trudno, zaplanuję, co wtedy zrobię, i do {date} będę odhaczać każdy udany dzień.',
      ],
      alone: ['Do {date} będę co wieczór zapisywać w 1 zdaniu, czy udało mi się zerwać ze starym nawykiem.'],
    },
    organisation: {
      about: [
        'do {date} będę w każdą niedzielę wybierać 3 najważniejsze sprawy na tydzień, a w piątek sprawdzać, co z nich wyszło.',
        'zacznę od 1 rzeczy, która najbardziej mi przeszkadza, i do {date} będę się tym zajmować 3 razy w tygodniu po 20 minut.',
      ],
      alone: [
        'Do {date} będę w każdą niedzielę wybierać 3 najważniejsze sprawy na tydzień, a w piątek sprawdzać, co z nich wyszło.',
      ],
    },
    money: {
      about: [
        'spiszę wpływy i wydatki na 1 stronie, ustalę, co zmienię, i do {date} będę raz w tygodniu sprawdzać, czy się tego trzymam.',
        'do {date} będę zapisywać, ile i na co idzie, a raz w tygodniu przeglądać to przez 20 minut.',
      ],
      alone: [
        'Zbiorę wpływy i wydatki na 1 stronie i do {date} będę raz w tygodniu sprawdzać, czy trzymam się planu.',
      ],
    },
    visibility: {
      about: [
        'do {date} będę co tydzień pokazywać 1 efekt swojej pracy tym, którzy powinni o nim wiedzieć.',
        'wybiorę 2 miejsca, w których warto się pokazać, i do {date} opowiem tam o swojej pracy 3 razy.',
      ],
      alone: ['Do {date} będę co tydzień pokazywać 1 efekt swojej pracy tym, którzy powinni o nim wiedzieć.'],
    },
    errand: {
      about: [
        'sprawdzę, co jest do tego potrzebne, zarezerwuję na to 1 porę w kalendarzu i do {date} będę mieć sprawę z głowy.',
        'przygotuję, co potrzebne, ustawię 1 przypomnienie i do {date} będę mieć sprawę z głowy.',
      ],
      alone: [
        'Sprawdzę, co jest do tej sprawy potrzebne, zarezerwuję 1 porę w kalendarzu i załatwię ją do {date}.',
      ],
    },
    dream: {
      about: [
        'do {date} zrobię w tę stronę 1 mały krok, który mam w zasięgu ręki.',
        'zapiszę na 1 stronie, co mnie w tym tak pociąga, i do {date} zrobię 1 rzecz, która zależy ode mnie.',
      ],
      alone: [
        'Zapiszę na 1 stronie, co mnie w moim marzeniu pociąga, i do {date} zrobię 1 rzecz, która zależy ode mnie.',
      ],
    },
    other: {
      about: [
        'zapiszę, po czym poznam, że jest lepiej, i do {date} zrobię 2 małe kroki w tę stronę.',
        'omówię to podczas mentoringu i do {date} zrobię 1 krok, który zależy ode mnie.',
      ],
      alone: [
        'Ujmę to, czego chcę, w 1 zdaniu, omówię je podczas mentoringu i do {date} zrobię pierwszy krok.',
      ],
    },
  },
  groups: {
    learning: {
      about: [
        'do {date} będę ćwiczyć 2 razy w tygodniu i za każdym razem zapisywać, co już wychodzi, a co jeszcze nie.',
        'do {date} będę ćwiczyć co tydzień i 2 razy poproszę o uwagi kogoś, kto to umie.',
      ],
      alone: [
        'Do {date} będę 2 razy w tygodniu ćwiczyć to, czego chcę się nauczyć, i zapisywać, co już umiem.',
      ],
    },
    passing: {
      about: [
        'sprawdzę, czego się ode mnie wymaga, i do {date} będę przeznaczać na to 2 stałe pory w tygodniu.',
        'rozpiszę wszystkie kroki na 1 stronie i do {date} zamknę je po kolei.',
      ],
      alone: [
        'Sprawdzę, czego się ode mnie wymaga, rozpiszę kroki na 1 stronie i do {date} zamknę je po kolei.',
      ],
    },
    getting: {
      about: [
        'spiszę w 3 zdaniach, o co mi chodzi, i do {date} zapytam 5 osób.',
        'do {date} będę co tydzień odzywać się do 2 osób, które mogą pomóc.',
      ],
      alone: ['Spiszę w 3 zdaniach, o co mi chodzi, i do {date} zapytam 5 osób.'],
    },
    changing: {
      about: [
        'do {date} porozmawiam z 3 osobami, które mają to za sobą, i spiszę na 1 stronie, co robić dalej.',
        'spiszę na 1 stronie, czego mi brakuje, i do {date} zrobię 2 kroki, które zależą ode mnie.',
      ],
      alone: [
        'Do {date} porozmawiam z 3 osobami, które przeszły podobną zmianę, i spiszę na 1 stronie, co robić dalej.',
      ],
    },
    making: {
      about: [
        'rozpiszę całość na 1 stronie i do {date} będę nad tym pracować 2 razy w tygodniu.',
        'zacznę od pierwszej wersji lub pierwszego etapu, pokażę to 2 osobom i całość skończę do {date}.',
      ],
      alone: ['Rozpiszę swój zamiar na 1 stronie i do {date} będę nad nim pracować 2 razy w tygodniu.'],
    },
    performing: {
      about: [
        'do {date} wypróbuję to w 3 sytuacjach i po każdej zapiszę, co poszło dobrze.',
        'przygotuję 2 zdania na początek, przećwiczę je na głos i do {date} wypróbuję w prawdziwej sytuacji.',
      ],
      alone: ['Do {date} poćwiczę w 3 prawdziwych sytuacjach i po każdej zapiszę, co poszło dobrze.'],
    },
    negotiating: {
      about: [
        'spiszę 3 argumenty i konkretną propozycję i do {date} porozmawiam z osobą, która decyduje.',
        'przećwiczę rozmowę z 1 życzliwą osobą i odbędę ją do {date}.',
      ],
      alone: ['Spiszę 3 argumenty i konkretną propozycję i do {date} porozmawiam z osobą, która decyduje.'],
    },
    deciding: {
      about: [
        'zbiorę na 1 stronie to, co już wiem, zapytam 2 osoby i do {date} znajdę swoją odpowiedź.',
        'porozmawiam z 2 osobami, które się na tym znają, i do {date} zapiszę, co z tego wynika.',
      ],
      alone: ['Zbiorę na 1 stronie to, co już wiem, zapytam 2 osoby i do {date} zapiszę, co postanawiam.'],
    },
    keeping: {
      about: [
        'ustalę 1 stałą zasadę i do {date} będę raz w tygodniu sprawdzać, czy się jej trzymam.',
        'wybiorę 2 stałe pory w tygodniu i będę się ich trzymać do {date}.',
      ],
      alone: ['Ustalę 1 stałą zasadę i do {date} będę raz w tygodniu sprawdzać, czy się jej trzymam.'],
    },
    otherwise: {
      about: [
        'zapiszę, od czego zacząć, i do {date} zrobię 1 rzecz, która zależy ode mnie.',
        'zarezerwuję na to 1 porę w kalendarzu i do {date} zrobię to, co zależy ode mnie.',
      ],
      alone: ['Zapiszę, od czego zacząć, i do {date} zrobię 1 rzecz, która zależy ode mnie.'],
    },
  },
  cuePlans: {
    founding: {
      about: [
        'spiszę na 1 stronie, czego do tego trzeba, ile to kosztuje i kto może pomóc, pokażę to 2 osobom z doświadczeniem i ruszę do {date}.',
        'wypiszę wszystko, co musi być gotowe na skromny początek, będę co tydzień załatwiać 1 sprawę z tej listy i ruszę do {date}.',
      ],
      alone: [
        'Opiszę na 1 stronie swój pomysł, koszty i potrzebną pomoc, pokażę to 2 osobom z doświadczeniem i ruszę do {date}.',
      ],
    },
    introducing: {
      about: [
        'opiszę na 1 stronie, jak to ma działać, wypróbuję to przez tydzień z 2 osobami i do {date} będzie to działać na stałe.',
        'porozmawiam z 3 osobami, których to dotyczy, zacznę na małą skalę i do {date} będzie to działać na stałe.',
      ],
      alone: [
        'Opiszę na 1 stronie nowy sposób działania, wypróbuję go przez tydzień z 2 osobami i do {date} wejdzie na stałe.',
      ],
    },
    delegating: {
      about: [
        'opiszę na 1 stronie, jak to się robi, 2 razy zrobimy to wspólnie i do {date} przestanę się tym zajmować.',
        'uzgodnię z 1 osobą, co i od kiedy przejmuje, a potem do {date} sprawdzę z nią 2 razy, jak idzie.',
      ],
      alone: [
        'Uzgodnię z 1 osobą, co ode mnie przejmuje, pokażę jej, jak to się robi, i do {date} przestanę się tym zajmować.',
      ],
    },
    visiting: {
      about: [
        'sprawdzę 2 możliwości, w tym tygodniu wpiszę termin do kalendarza i do {date} zanotuję, co mi to dało.',
        'zapytam w 2 miejscach, umówię się na konkretny dzień i do {date} zapiszę 3 rzeczy, które tam zobaczę lub usłyszę.',
      ],
      alone: [
        'Zapytam w 2 odpowiednich miejscach, pójdę tam i do {date} zapiszę 3 rzeczy, które zobaczę lub usłyszę.',
      ],
    },
    sharing: {
      about: [
        'do {date} oddam w całości 2 zadania, każde z jasnym celem i terminem, a potem porozmawiam o tym, jak poszło.',
        'wybiorę 3 zadania, które mogą przejąć inni, każde raz wytłumaczę i ostatnie oddam do {date}.',
      ],
      alone: [
        'Do {date} oddam w całości 2 swoje zadania, każde z jasnym celem i terminem, a potem porozmawiam o tym, jak poszło.',
      ],
    },
    calculating: {
      about: [
        'do {date} policzę od początku do końca 3 prawdziwe przykłady i dam liczby do sprawdzenia komuś z doświadczeniem.',
        'dla 2 prawdziwych przypadków spiszę wszystko, co trzeba wliczyć, ułożę z tego 1 arkusz i do {date} policzę na nim trzeci.',
      ],
      alone: [
        'Do {date} policzę od początku do końca 3 przykłady ze swojej pracy i dam liczby do sprawdzenia komuś z doświadczeniem.',
      ],
    },
    reaching: {
      about: [
        'wyznaczę sobie 2 etapy, co tydzień zrobię 1 rzecz, która przybliży mnie do najbliższego, i do {date} będę w niedziele zapisywać wynik.',
        'zapytam 2 osoby, którym się to udało, co pomogło im najbardziej, i do {date} co 2 tygodnie wypróbuję jeden ich pomysł.',
      ],
      alone: [
        'Wyznaczę sobie 2 etapy na drodze do tego, co chcę osiągnąć, i do {date} będę w niedziele zapisywać wynik.',
      ],
    },
    beginning: {
      about: [
        'zapytam 1 osobę, która już to robi, czego mi trzeba na początek, przygotuję to i zacznę do {date}.',
        'wypiszę, czego mi trzeba na skromny początek, w 2 tygodnie załatwię pierwsze 3 rzeczy i zacznę do {date}.',
      ],
      alone: [
        'Zapytam 1 osobę, która już robi to, co chcę zacząć, czego mi trzeba, przygotuję to i zacznę do {date}.',
      ],
    },
    publishing: {
      about: [
        'wybiorę 3 odpowiednie miejsca, sprawdzę, czego wymagają, i do {date} wyślę swoją pracę do pierwszego z nich.',
        'poproszę 2 osoby o uwagi, przygotuję wszystko, co jest wymagane, i do {date} wyślę to w 3 odpowiednie miejsca.',
      ],
      alone: [
        'Wybiorę 3 miejsca, które mogą wydać moją pracę, sprawdzę, czego wymagają, i do {date} wyślę ją do pierwszego z nich.',
      ],
    },
    drafting: {
      about: [
        'obejrzę 2 dobre przykłady, pokażę pierwszą próbę 2 osobom i do {date} przygotuję poprawioną wersję.',
        'w ciągu 2 tygodni zrobię pierwszą wersję, raz ją wypróbuję i do {date} dopracuję.',
      ],
      alone: [
        'Obejrzę 2 dobre przykłady tego, co chcę zrobić, pokażę pierwszą próbę 2 osobom i do {date} przygotuję poprawioną wersję.',
      ],
    },
    freeDays: {
      about: [
        'zaplanuję na ten czas coś przyjemnego, powiem o tym 2 osobom i do {date} będę zaznaczać każdy tydzień, w którym się udało.',
        'uprzedzę wszystkich, których to dotyczy, ustalę 1 inne wyjście na pilne sprawy i do {date} będę zaznaczać każdy tydzień, w którym się udało.',
      ],
      alone: [
        'Na czas, który chcę mieć wolny, zaplanuję coś przyjemnego, powiem o tym 2 osobom i do {date} będę zaznaczać każdy tydzień, w którym się udało.',
      ],
    },
  },
  unread: {
    about: [
      'zapytam 2 osoby, które się na tym znają, jak by się do tego zabrały, i do {date} zastosuję najlepszą radę.',
      'będę co tydzień robić 1 krok w tym kierunku, odhaczać go i skończę do {date}.',
    ],
    alone: [
      'Ujmę to, czego chcę, w 1 zdaniu, omówię je podczas mentoringu i do {date} zrobię pierwszy krok.',
      'Wybiorę 1 rzecz, na której zależy mi najbardziej, omówię ją podczas mentoringu i do {date} zrobię pierwszy krok.',
    ],
  },
  soon: {
    about: ['zarezerwuję w kalendarzu 2 konkretne pory i do {date} zrobię to, co zależy ode mnie.'],
    alone: ['Zarezerwuję w kalendarzu 2 konkretne pory i do {date} zrobię to, co zależy ode mnie.'],
  },
};
