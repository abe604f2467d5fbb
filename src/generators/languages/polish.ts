/**
 * Polish. Each section says what it listens for, one cue a line; `*` is any ending, `(a|b)` one of several, `[a]` a word
 * that may be left out, `_` any one word, `^` only at the start of a sentence. Marks of letters may be left out in what is
 * typed. Plans begin with a small letter and show nobody's gender.
 */
import type { LanguageFile } from './language-file.ts';

export const polish: LanguageFile = {
  code: 'pl',
  locale: 'pl-PL',
  name: 'Polish',
  verbPlace: 'first',
  capitalNouns: false,
  unmarked: `
    (sie|zeby|chcialabym|chcialbym|chce|moge|nauczyc|zaczac|byc|isc|znalezc|wiecej|lepiej zyc|prace|prowadzic|robic|zdac|zrobic|dostac|poprawic|umiec|mowic|wlasn*|jezyk*|zmienic|pomoc|jakis|jakas|zeby|wrocic|pisac|pisze)
  `,

  /** Opens a wish; a verb follows. */
  wishVerb: `
    (chcę|chce|chciałabym|chciałbym|chciałam|chciałem|pragnę|zamierzam|planuję|marzę żeby|wolałabym|wolałbym) [też] [także] [jeszcze] [po prostu] [w końcu] [wreszcie] [bardzo] [kiedyś] [przede wszystkim] [teraz] [również] [tylko] [potem] [raczej]
    (chciałoby się|chciałoby mi się)
    (moim|mój|głównym|kolejnym|drugim|pierwszym|następnym|największym) [głównym] [największym] (celem|cel|marzeniem|planem|zamiarem) (jest|to|byłoby|na ten rok to)
    (marzy mi się|zależy mi|zależałoby mi) [też] [bardzo] [żeby] [na tym żeby]
    najbardziej zależy mi [na tym] żeby
    (muszę|powinnam|powinienem|potrzebuję|trzeba mi) [w końcu] [wreszcie] [się]
    (dobrze|fajnie|super|świetnie|miło) (by było|byłoby) [też] [wreszcie] [w końcu]
    (warto by|przydałoby się|przydałoby mi się) [też] [wreszcie] [w końcu]
    (celem jest|plan jest taki żeby|plan to|cel to)
    (pomóż mi|pomóżcie mi|pomoc w tym żeby|pomoc żeby)
    (mam zamiar|mam w planach|mam ochotę|mam nadzieję|mam plan żeby|mam plan)
    ^(chcę|chciałabym|chciałbym|planuję)
  `,
  /** Opens a wish; a thing follows. */
  wishThing: `
    (potrzebuję|szukam|przydałaby mi się|przyda mi się|przydałoby mi się|proszę o|chcę|chciałabym|chciałbym) [też] [jakiejś] (pomocy|pomoc|wsparcia|wsparcie|porady|rady|wskazówek|konsultacji) (w|we|z|ze|przy|dotyczących|odnośnie|na temat)
    (szukam|potrzebuję|potrzeba mi) [też] [jakiegoś] [jakiejś]
    (pomoc|wsparcie|porady|wskazówki) (w|we|z|ze|przy)
    (marzę o|marzy mi się|zależy mi na|interesuje mnie|interesują mnie|myślę o) [też] [jeszcze]
    (brakuje mi|brak mi|przydałby mi się|przydałaby mi się|przydałyby mi się|przydałyby się|przydałby się|przydałaby się) [też] [trochę]
    ^(cel|cele|marzenie|temat|tematy):
  `,
  /** Opens a trouble whose verb is the wish. */
  troubleVerb: `
    [kompletnie] [w ogóle] [zupełnie] [wcale] (nie umiem|nie potrafię|nie mogę się nauczyć|nie daję rady|nie ogarniam)
    (boję się|wstydzę się|ciężko mi|trudno mi|mam opory żeby|nie odważam się|nie mam odwagi) [też]
    (mam problem żeby|mam trudność żeby|nie wychodzi mi żeby)
  `,
  /** Opens a trouble with a thing. */
  troubleThing: `
    (mam problem|mam problemy|mam kłopot|mam trudności|mam trudność|zmagam się|nie radzę sobie|kiepsko u mnie|słabo u mnie) (z|ze)
    (boję się|stresują mnie|stresuje mnie|przeraża mnie|przerażają mnie)
  `,
  /** Opens a wish with a whole clause. */
  wishClause: `
    (chcę|chciałabym|chciałbym|marzy mi się|zależy mi|marzę) [też] [o tym] (żeby|aby|by) (moje|mój|moja|mnie|grafik|ludzie|zespół|szef|dzieci|ktoś)
  `,
  wishAfter: `
    (byłoby|było by) (super|świetnie|fajnie|dobrze|miło|cudownie|idealnie)
    (to mój|to moje) (cel|marzenie)
    (jest moim celem|jest moim marzeniem|to byłoby coś)
    (by się przydało|by się przydał|by się przydała|przydałby się|przydałaby się|przydałoby się)
  `,
  /** Opens a question whose verb is the wish. */
  questionVerb: `
    (nie wiem|nie mam pojęcia|zastanawiam się|chcę wiedzieć|podpowiedzcie|pytanie) jak [mam]
    ^jak [mam] [mogę] [można]
  `,
  /** Opens a question that is to be decided. */
  question: `
    (nie wiem|zastanawiam się|waham się|nie jestem pewna|nie jestem pewien|nie mam pewności) czy
    (nie wiem|zastanawiam się|nie mam pojęcia) (od czego|gdzie|kiedy|czym|za ile|na czym|do kogo|ile|co|jakie|jaki|który|którą)
    od czego zacząć
    (czy|jakie|jaki|jaką|ile) _ [_] [_] (mam|muszę|powinnam|powinienem|warto)
    (co|ile|czego|którą|który|które|jaką|jaki) (mam|wybrać|robić|zrobić)
    czy (warto|lepiej|iść|zostać|wracać|wrócić|zmienić|zmieniać|przyjąć|brać|wziąć|się|mam|powinnam|powinienem)
  `,
  /** Says that somebody does not know what to want. */
  direction: `
    (nie wiem|nie mam pojęcia|nie bardzo wiem|sama nie wiem|sam nie wiem|w ogóle nie wiem) [w ogóle] [już] [właściwie] [tak naprawdę] (czego chcę|czego chce|co chcę robić|co chce robic|co dalej|co robić dalej|co robić|co robić w życiu|w którą stronę|w którą stronę iść|w jakim kierunku|dokąd|co ze sobą zrobić|kim chcę być|co chciałabym robić|co chciałbym robić|co mnie interesuje|do czego się nadaję|co mi pasuje)
    (odkryć|znaleźć|dowiedzieć się|zrozumieć) (czego chcę|co chcę robić|swoją drogę|swoje powołanie|swój kierunek|kierunek|co mnie kręci|co naprawdę chcę)
    (odnaleźć się w życiu|odnaleźć swoją drogę|zagubiona i|zagubiony i)
    (nie mam|brak mi|brakuje mi) (celu|celów|kierunku|pomysłu na siebie|pomysłu na życie)
    (pomysł na siebie|pomysłu na siebie)
  `,
  /** A trouble that is told without a wish. */
  complaints: `
    (nieszczęśliw*|niezadowolon*|przytłoczon*|zestresowan*|znudzon*|sfrustrowan*|zmęczon*|samotn*|przemęczon*|niepewn*)
    (rozpraszam się|ciągle się rozpraszam|nie nadążam|nie wyrabiam|gubię się|stoję w miejscu|przerywają mi|nikt mnie nie)
    nie chcę [się] [już] (tak|stać|stresować|siedzieć)
  `,
  /** Opens what is refused. */
  refusal: `
    (nie chcę|nie chce|nie chciałabym|nie chciałbym|nie zamierzam|nie mam zamiaru|nie planuję) [już] [więcej] [być] [żadnych] [żadnej]
    (byle|tylko|proszę|ale|plis) (nie|bez|nie o)
    (żadnych|żadnej|żadnego|żadne)
    (wszystko poza|wszystko oprócz|wszystko byle nie)
    ^bez
    nienawidzę
    (tego nie chcę|nie znoszę)
  `,
  refusalAfter: `
    (nie chcę|nie zamierzam|nie znoszę|nie wchodzi w grę|odpada|mnie nie interesuje|to nie dla mnie)
  `,
  noRefusal: `
    nie chcę (się bać|stać w miejscu|zawalić|stracić|być zestresowan*|zwariować|siedzieć|już stać|odkładać|krzyczeć|brać)
    nie (zwariować|brać|bać się|spóźniać|odkładać|stresować|przejmować|panikować|krzyczeć|wiem|umiem|potrafię|więcej niż|później niż|tylko)
    nienawidzę (występować|mówić|prezentować|tego)
    bez (stresu|kartki|notatek|tygodnia|wyrzutów|strachu|paniki|słownika|pomocy|nerwów|zacinania)
  `,
  /** Says that another person speaks, thinks or wants. */
  others: `
    (mąż|żona|siostra|brat|mama|tata|ojciec|matka|szef|szefowa|kierownik|kierowniczka|koleżanka|kolega|przyjaciółka|teściowa|córka|syn|partner|chłopak|dziewczyna|promotor|promotorka|lekarz|rodzice|wszyscy|ludzie|znajomi) [moja] [mój] [mi] [ciągle] [zawsze] (mówi|mówią|twierdzi|twierdzą|uważa|uważają|powiedział|powiedziała|radzi|sugeruje|powtarza|chce|chcą|myśli|namawia|namawiają) [że] [żeby] [żebym] [mi]
    (mój|moja|moje) (syn|córka|dzieci|mąż|żona|szef|szefowa|zespół) (powinien|powinna|powinny|musi|muszą)
  `,
  /** Orders to the machine. */
  machine: `
    (zignoruj|ignoruj|pomiń|zapomnij) [wszystkie] [o] [poprzednie] [powyższe] [swoje] (polecenia|instrukcje|zasady|wytyczne)
    (odpowiedz|wypisz|napisz|podaj) [mi] tylko
    (napisz|opowiedz) [mi] [zamiast tego] (wiersz|żart|dowcip|opowiadanie|przepis|piosenkę)
    (jesteś teraz|od teraz jesteś)
    (pokaż|wypisz|ujawnij) [mi] [swój] (prompt|promptu|instrukcje)
    system prompt
    nie pisz celów
  `,
  /** Says nothing that is wished. */
  idle: `
    dziękuję
    dzięki
    dziekuje
    cześć
    czesc
    hej
    witam
    dzień dobry
    pozdrawiam
    pozdrowienia
    z góry dziękuję
    nic
    brak
    żadne
    nie wiem
    nie mam
    proszę
    pomocy
    być szczera
    być szczery
    poznać
    poznać was
    podziękować
    powiedzieć
    napisać
    dodać
    wszystko
    zacząć
  `,
  /** Ends a clause. */
  ends: `
    (bo|ponieważ|gdyż|chociaż|choć|mimo że|dlatego że|dlatego|ale|lecz|natomiast|albowiem|tylko że)
    (a|i) (ja|mam|nie mam|nie umiem|nie wiem|mój|moja|moje|to|jest|już|jestem|teraz|potem|może|wtedy|nikt|sprzedaję|boję|bym|mi|chcę|chciałabym|chciałbym|żeby|podobno|co)
    (kiedy|gdy|jak|jeśli|jeżeli|odkąd|zanim|dopóki|skoro|aż) (ja|mam|mój|moja|moje|jest|będę|będzie|nie|się|tylko|ktoś|dziecko|dzieci|minie|skończ*|nadejdzie|wróc*)
    (lol|haha|xd|itp|itd|czy coś|czy cos|najlepiej|jeśli się da|jeśli to możliwe|może i tak|choćby|w sumie|w końcu chyba|chyba|no i|generalnie)
    żeby (nie|móc|być|moc|byc|mieć|w końcu|wreszcie|ktoś|grafik|mnie|mi|się|zawsze)
    (mam|jestem|jest|mogę|muszę|pracuję|robię|uczę się) (już|teraz|od|tylko|na razie|jakieś|około|dwie|trzy|czas|w|dopiero|mało|zero|dość|dosyć|sama|sam|za)
  `,
  joins: `
    (i|oraz|a także|i też|a potem)
    (albo|lub)
    &
    plus
  `,
  /** Verbs and pronouns that show a whole sentence. */
  finite: `
    (ja|on|ona|oni|my)
    (jestem|jest|są|był|była|było|byłam|byłem|będę|będzie|bym|byłoby|mam|masz|ma|mamy|miałam|miałem|miał|miała|mogę|może|muszę|chcę|chce|chcą|wiem|nie wiem|umiem|potrafię|boję|lubię|uczę|uczyłam|uczyłem|robię|pracuję|pracowałam|pracowałem|szukam|mieszkam|prowadzę|wracam|wróciłam|wróciłem|skończyłam|skończyłem|zaczęłam|zacząłem|studiuję|sprzedaję|piszę|czuję|myślę|dostałam|dostałem|przeszłam|zostałam|zostałem|trzeba|zarabiam|kończę|zaczynam|lepię|klikam|programuję|siedzę|tracę|przychodzi|zależy|brakuje|potrzebuję|wygląda|zajmuje|mówi|mówią|twierdzi|wychodzi|idzie|kosztuje|daje|stoi|leży|działa|nudzi|stresuje|denerwuje|gubię|odkładam|chodzę|jeżdżę|gotuję|opiekuję|planuję|marzę|wysyłam|wysłałam|wysłałem|znam|przeprowadziłam|przeprowadziłem|jadę|pada|trwa|rodzi|doszłam|doszedłem|utknęłam|utknąłem)
  `,
  /** Words without content of their own. */
  light: `
    (w|we|na|do|z|ze|o|po|od|dla|za|przed|przy|przez|pod|nad|bez|między|u|ku|jako|jak|niż|około|podczas|wśród|oprócz|dzięki|według|ponad)
    (i|oraz|a|albo|lub|ale|czy|też|także|też|tylko|już|jeszcze|nawet|po|prostu|bardzo|bardziej|mniej|więcej|lepiej|gorzej|dobrze|lepszy|lepsza|lepsze|lepszą|lepszego|najlepiej|trochę|dużo|mało|wreszcie|końcu|w końcu|nie|tak|to|ten|ta|te|tę|tego|tej|tym|tych|co|czym|ile|jaki|jaka|jakie|jakaś|jakiś|jakąś|coś|cos|kogoś|ktoś|wszystko|wszystkie|każdy|każdego|każdej|sam|sama|samodzielnie|sobie|siebie|się|mi|mnie|mój|moja|moje|moją|mojego|mojej|swój|swoja|swoje|swoją|swojego|swojej|swoim|swoich|nasz|nasza|własny|własna|własne|własną|własnego|własnej|nowy|nowa|nowe|nową|nowego|nowej|pierwszy|pierwsza|pierwsze|pierwszą|jeden|jedna|jedno|jedną|dwa|dwie|trzy|cztery|pięć|sześć|dziesięć|raz|razy|kilka|parę|minimum|przynajmniej|chociaż|maksymalnie|max|regularnie|codziennie|pewnie|pewniej|spokojnie|swobodnie|skutecznie|skuteczniej|naprawdę|prawdziwy|porządny|porządnych|porządnie|konkretny|dobry|dobra|dobre|dobrą)
    (być|mieć|zrobić|robić|zacząć|zaczynać|móc|umieć|stać|zostać|dać|brać|wziąć|poprawić|poprawa|polepszyć|rozwinąć|rozwijać|ogarnąć|czuć|przestać|podnieść|zwiększyć)
    (dzień|dnia|dni|dziennie|tydzień|tygodnia|tygodniu|tygodniowo|miesiąc|miesiąca|miesięcy|miesięcznie|rok|roku|lat|lata|czas|czasu|godzin*|minut*|koniec|końca|początek|połowa|stycznia|styczniu|lutego|lutym|marca|marcu|kwietnia|kwietniu|maja|maju|czerwca|czerwcu|lipca|lipcu|sierpnia|sierpniu|września|wrześniu|października|październiku|listopada|listopadzie|grudnia|grudniu|lato|lata|jesień|zima|wiosna|wiosną|świętami|święta|wakacjami|wakacje|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|cel|cele|celem|marzenie|pracy|praca|pracę|życie|życiu|rzeczy|sprawy|umiejętności|umiejętność|poziom|poziomie)
  `,
  /** Words that are never taken into a goal. */
  unquotable: `
    (plis|pls|pomóżcie|robotę|robota|lol|haha|xd|spoko|generalnie|wogóle|wogole|sorki|sory|kurde|kurcze|cholera|masakra|hajs|kasa|kasę|nwm|wgl|tbh|asap|ogarnąć życie|wkurza*|zajebi*|dupa|cyber sec)
    (mąż|męża|żona|żony|szefowa mówi|rozwód|rozwodu|rozwodzie|wiza|wizy)
    (tego|tym|taki|taka|takie|takich|takim|to|tamto|ten|ta|tej)
    (był|była|było|były|miał|miała|miało|przenieść chociaż|wyceniał*|pokazała|pokazał|mogłabym|mógłbym|mogła|mógł)
    *łam
    *łem
  `,
  /** Illness and other private matters. */
  private: `
    (adhd|autyz*|dysleks*|depresj*|wypaleni*|nowotw*|chemioterapi*|terapi*|cukrzyc*|padaczk*|diagnoz*|leki|rozwód|rozwodzie|rozwodu|wdow*|poronieni*|ciąż*|niepełnosprawn*|stwardnieni*|alkohol*|uzależnieni*|nerwic*|hiv|panik*|borelioz*)
  `,
  /** Stand before the name of a person, an employer or a place. */
  beforeNames: `
    (prezesem|prezeską|prezes|dyrektorem|dyrektorką)
    (w|we|z|ze|do|od|pod|koło|na imię|nazywam się|jestem|mam na imię|firmie|firma|pan|pani|pana|panem|panią|dla|u)
    (szef|szefowa|kierownik|kierowniczka|koleżanka|kolega|siostra|brat|mąż|żona|syn|córka|przyjaciółka|promotor|promotorka)
  `,

  verbs: {
    learn: `
      (nauczyć się|uczyć się|zrozumieć|opanować|zgłębić|odświeżyć|doszkolić się|szkolić się|podszkolić|pouczyć się|douczyć się|przyswoić|ogarnąć|wiedzieć|rozumieć|umieć|programować|obsługiwać|korzystać|rozwinąć|rozwijać|doskonalić|poprawić|podszlifować|szlifować|pogłębić|zaznajomić się|nadrobić|przećwiczyć|wyceniać|liczyć|używać|zarządzać|planować|organizować|analizować|poszerzyć|sprawniej|dowiedzieć się jak|ruszyć z|podciągnąć|zadbać)
    `,
    pass: `
      (zdać|zaliczyć|ukończyć|skończyć|obronić|obronić się|podejść do|zdobyć certyfikat|uzyskać|zrobić prawo jazdy|zrobić kurs|zrobić uprawnienia|zrobić certyfikat|zrobić specjalizację|zrobić studia|zrobić szkołę|zrobić magisterkę|zrobić licencjat|zrobić podyplomówkę|nostryfikować|dokończyć|oddać|złożyć egzamin|przejść)
    `,
    find: `
      (znaleźć|szukać|dostać|dostać się|zdobyć|pozyskać|mieć|otrzymać|aplikować|złożyć|wysyłać|wysłać|sprzedawać|sprzedać|zarabiać|zarobić|dojść do|osiągnąć|kupić|wynająć|oszczędzić|odłożyć|uzbierać|wrócić do pracy|wrócić do zawodu|wrócić na rynek|zatrudnić|zatrudnić się|zmienić pracę|zwiększyć|podwoić|załapać się|znalezc)
    `,
    become: `
      (zostać|być|stać się|przejść do|przejść na|przebranżowić się|przekwalifikować się|przebranżowić|awansować|iść w stronę|pójść w stronę|iść w kierunku|pójść w kierunku|wejść w|wejść do|zmienić zawód|zmienić branżę|pracować jako|pracować w|objąć|przejąć|przeprowadzić się|przenieść się|wyjechać|wyemigrować|rozkręcić się|isc w strone|dołączyć)
    `,
    build: `
      (zbudować|stworzyć|założyć|otworzyć|uruchomić|ruszyć|wydać|napisać|opublikować|zrobić|przygotować|nagrać|zaprojektować|wystartować|prowadzić bloga|postawić|rozkręcić|zorganizować|uszyć|namalować|wdrożyć|zautomatyzować|przenieść|opracować|poprawić cv|odświeżyć cv|zaktualizować|przerobić|wyremontować|urządzić|pisać|tworzyć|dokończyć pisać|rozwinąć firmę|rozwinąć biznes|złożyć portfolio)
    `,
    practise: `
      (odmawiać|mówić|wystąpić|występować|przemawiać|prezentować|zabierać głos|zabrać głos|bronić|stawiać granice|asertywnie|rozmawiać|prowadzić|delegować|poprowadzić|przełamać|przełamać się|odważyć się|pokazać|pokazywać|przedstawić|zadawać pytania|odezwać się|odzywać się|ćwiczyć|poćwiczyć|przekonywać|dawać feedback|przekazywać|udzielać|słuchać|kierować|zarządzać ludźmi|zarządzać zespołem|motywować|uwierzyć w siebie|wypowiadać się|reagować|komunikować|wyrażać|przestać się bać|nie brać|nie bać się|bronić się|mniej się stresować|opowiadać|uczyć innych|telefonować|dzwonić)
    `,
    negotiate: `
      (negocjować|wynegocjować|poprosić|prosić o|porozmawiać z|zapytać o|ustalić|domagać się|dogadać się|załatwić|zażądać|uzgodnić|zgłosić|powiedzieć szef*|powiedzieć mam*|powiedzieć rodzic*|zarabiać więcej|dostać podwyżkę|wywalczyć)
    `,
    decide: `
      (zdecydować|zdecydować się|wybrać|rozważyć|sprawdzić|porównać|dowiedzieć się|przemyśleć|podjąć decyzję|zastanowić się|określić|ocenić|wyznaczyć|wycenić|sprawdzić czy|rozeznać się|zorientować się)
    `,
    meet: `
      (poznać|poznać ludzi|spotkać|spotykać|nawiązać|nawiązywać|zbudować sieć|poszerzyć sieć|rozbudować sieć|znaleźć ludzi|znaleźć znajomych|znaleźć przyjaciół|dołączyć do|integrować się|zaprzyjaźnić|networkować|znaleźć kogoś|poznać kogoś|poznawać)
    `,
    reduce: `
      (ograniczyć|zmniejszyć|przestać|rzucić|skrócić|odpuścić|pozbyć się|zredukować|zrezygnować|mniej pracować|mniej siedzieć|nie odkładać|nie siedzieć|schudnąć|nie pracować|przestać pracować|przestać odkładać|nie przejmować się|mniej|nie zwariować|odciąć się|oddać część|wychodzić z pracy|wylogować|nie spóźniać się|uporządkować|posprzątać|spłacić)
    `,
    keep: `
      (czytać|utrzymać|dbać|spać|wysypiać się|ćwiczyć regularnie|biegać|ruszać się|pływać|jeździć|medytować|odpoczywać|zachować|wyrobić|wytrwać|jeść|chodzić|trenować|znaleźć czas|mieć czas|mieć więcej czasu|wrócić do biegania|wrócić do formy|więcej czytać|czytać więcej|grać|śpiewać|tańczyć|gotować|malować|szyć|spacerować|wstawać|regularnie|pogodzić|łączyć|zadbać o siebie|wygospodarować|spędzać)
    `,
    direction: '',
    unread: '',
  },
  nouns: {
    learn: `
      (podstawy|nauka|wiedza|szkolenie|znajomość|księgowość|podatki|finanse|gramatyka|wymowa|poznanie|umiejętności|odświeżenie|obsługa|programowanie|język|fotografia|zrozumienie)
    `,
    pass: `
      (kurs|kursu|egzamin*|certyfikat*|prawo jazdy|matura|maturę|matury|magisterk*|licencjat*|praca magisterska|pracę magisterską|obrona|uprawnienia|dyplom|doktorat*|nostryfikacja|specjalizacj*|zaliczenie|sesja|sesję|studia|podyplomówk*|aplikacj* radcowsk*)
    `,
    find: `
      (praca|pracę|pracy|staż|stażu|praktyki|etat|pół etatu|mieszkanie|mieszkania|klienci|klientów|klienta|mentor|mentora|mentorka|mentorki|dofinansowanie|dotacja|dotację|grant|stypendium|zamówie*|sponsor*|zlecenia|zleceń|samochód|miejsce|stanowisko|oferta|zmiana pracy|nowa praca|nową pracę|powrót|inwestor*)
    `,
    become: `
      (awans|przebranżowienie|zmiana zawodu|zmiana branży|kariera|kierownik*|lider*|przejście|rola|stanowisko kierownicze)
    `,
    build: `
      (portfolio|strona|stronę|strona internetowa|blog|bloga|książka|książkę|sklep|sklepu|sklep internetowy|firma|firmę|biznes|własna firma|działalność|aplikacja|aplikację|projekt|projektu|cv|życiorys|profil|podcast|kanał|linkedin*|instagram*|wystawa|newsletter|ogród|powieść|budżet)
    `,
    practise: `
      (pewność siebie|pewności siebie|asertywność|asertywności|wystąpienia|wystąpienie|wystąpień|prezentacj*|rozmowa kwalifikacyjna|rozmowa rekrutacyjna|rozmowy kwalifikacyjne|próbna rozmowa|delegowani*|komunikacj*|feedback*|small talk|negocjacj*|trudne rozmowy|konflikt*|granice|granic|zebrani*|spotkani* z biznesem|luz*|rozmow*|stawianie granic|odmawianie|przywództwo|zarządzanie zespołem|zarządzanie ludźmi|trema|tremę)
    `,
    negotiate: `
      (podwyżka|podwyżkę|podwyżki|wynagrodzeni*|pensja|pensję|stawk*|praca zdalna|pracę zdalną|zarobki|lepsze pieniądze)
    `,
    decide: `
      (wycena|ceny|cennik|decyzja|wybór|priorytety)
    `,
    meet: `
      (znajomi|znajomych|przyjaciele|przyjaciół|kontakty|kontaktów|networking|sieć kontaktów|poznanie ludzi|poznanie|społeczność|ludzi|grupa|klub|towarzystwo|znajomości)
    `,
    reduce: `
      (stres|stresu|nadgodziny|nadgodzin|prokrastynacj*|perfekcjonizm*|długi|bałagan*|odkładani*|mniej)
    `,
    keep: `
      (sen|snu|sport|sportu|ruch|ruchu|równowaga|work-life balance|zdrowie|nawyk*|dieta|bieganie|joga|jogi|czas dla|czasu dla|czas dla siebie|zarządzanie czasem|organizacja czasu|organizacja|hobby|odpoczynek|systematyczność|dyscyplina|kondycja|kondycji)
    `,
    direction: `
      (pomysł na siebie)
    `,
    unread: '',
  },

  deadlineWords: `
    (do|przed|najpóźniej|w ciągu|w przeciągu|za|jeszcze|zanim|w tym|w przyszłym|w najbliższ*|do końca|przez)
  `,
  eventWords: `
    (w styczniu|w lutym|w marcu|w kwietniu|w maju|w czerwcu|w lipcu|w sierpniu|we wrześniu|w październiku|w listopadzie|w grudniu|termin mam|zapisana na|zapisany na|mam egzamin|prowadzę warsztat|odbędzie się|egzamin w|ocena roczna|umówion*|podchodzę)
  `,
  workingHours: `
    (etat|etatu|nadgodzin*|zmian*|dyżur*|pracuję|pracować|mail*|telefon*|dojazd*|umow*|talk*|w pracy|serial*|scroll*)
  `,
  tongues: `
    angielski, angielskiego, angielskim, po angielsku = angielski
    niemiecki, niemieckiego, niemieckim, po niemiecku = niemiecki
    hiszpański, hiszpańskiego, hiszpańskim, po hiszpańsku = hiszpański
    francuski, francuskiego, francuskim, po francusku = francuski
    włoski, włoskiego, włoskim, po włosku = włoski
    polski, polskiego, polskim, po polsku = polski
    ukraiński, ukraińskiego, po ukraińsku = ukraiński
    norweski, norweskiego, po norwesku = norweski
    czeski, czeskiego, po czesku = czeski
    szwedzki, szwedzkiego, po szwedzku = szwedzki
    niderlandzki, niderlandzkiego, po niderlandzku = niderlandzki
    portugalski, portugalskiego, po portugalsku = portugalski
    japoński, japońskiego, po japońsku = japoński
    koreański, koreańskiego, po koreańsku = koreański
    chiński, chińskiego, po chińsku = chiński
    rosyjski, rosyjskiego, po rosyjsku = rosyjski
    arabski, arabskiego, po arabsku = arabski
  `,
  hours: {
    one: '{n} godzinę tygodniowo',
    few: '{n} godziny tygodniowo',
    many: '{n} godzin tygodniowo',
    other: '{n} godziny tygodniowo',
  },
  hoursShare: '{n} z moich {m} godzin w tygodniu',
  by: 'do {date}',
  on: '{date}',
  figures: [],
  leads: { verb: 'Żeby {words}, ', thing: 'Z myślą o celu „{words}” ', question: 'Żeby ustalić, {words}, ' },

  plans: {
    learn: [
      '{by} przerobię jeden kurs lub książkę na ten temat[, {hours},] i w 10 minut opowiem komuś o najważniejszych wnioskach.',
      '{by} będę co tydzień robić jedno małe ćwiczenie[, {hours},] i omówię z mentorem lub mentorką 3 pytania, które się pojawią.',
      '{by} zarezerwuję na to stałą porę w każdym tygodniu[, {hours},] i pokażę 2 efekty komuś z doświadczeniem.',
    ],
    pass: [
      'w ciągu 2 tygodni sprawdzę terminy i koszty, podzielę całość na tygodniowe części[, {hours},] i [{own} skończę ostatnią z nich][{stage} skończę 3 pierwsze].',
      'ułożę z mentorem lub mentorką plan na każdy tydzień[, {hours},] i [{own} zrealizuję go do końca][{stage} zrealizuję jego pierwszą część].',
    ],
    find: [
      '{by} będę co tydzień wysyłać 2 zapytania lub zgłoszenia i zapisywać, co z nich wynikło.',
      '{by} przygotuję listę 10 miejsc, w których warto zapytać, i odezwę się do każdego z nich.',
      '{by} zapytam 3 osoby, którym się to udało, jak to zrobiły, i co tydzień wyślę 2 zapytania.',
    ],
    become: [
      '{by} porozmawiam z 3 osobami, które mają to za sobą, spiszę, czego mi jeszcze brakuje, i uzupełnię pierwszą z tych rzeczy.',
      '{by} zestawię na jednej stronie wymagania z tym, co już umiem, i omówię z mentorem lub mentorką 2 największe braki.',
      '{by} porozmawiam z 2 osobami, które już to robią, i sprawdzę się w jednym z ich zadań.',
    ],
    build: [
      '{by} przygotuję pierwszą wersję, pokażę ją 2 osobom i poprawię według ich uwag.',
      'spiszę 5 potrzebnych kroków, co tydzień zrobię jeden z nich i {by} skończę całość.',
      '{by} skończę najmniejszą sensowną wersję i pokażę ją 3 osobom.',
    ],
    practise: [
      '{by} zrobię to przy 5 prawdziwych okazjach, za każdym razem z przygotowaniem, i zapiszę, co zadziałało.',
      'przećwiczę to raz z mentorem lub mentorką, {by} zrobię to przy 4 prawdziwych okazjach i za każdym razem zapytam jedną osobę o wrażenie.',
      '{by} wybiorę co tydzień jedną okazję, przygotuję na nią 2 zdania i zapiszę, jak poszło.',
    ],
    negotiate: [
      'spiszę swoje argumenty na jednej stronie, przećwiczę rozmowę raz z mentorem lub mentorką i {by} ją odbędę.',
      'zbiorę 3 argumenty, poproszę o spotkanie i {by} odbędę tę rozmowę.',
      'zapiszę, o co mi chodzi i co daję w zamian, przećwiczę to z 2 osobami i {by} poruszę ten temat.',
    ],
    decide: [
      '{by} porównam 3 możliwości na jednej stronie, zapytam 2 osoby, które się na tym znają, i podejmę decyzję.',
      '{by} spiszę argumenty za i przeciw, omówię je z 2 osobami i podejmę decyzję.',
      '{by} zapytam o zdanie 3 osoby, które stały przed tym samym pytaniem, i wybiorę jedną drogę.',
    ],
    meet: [
      '{by} dołączę do jednej grupy i porozmawiam z 3 osobami, które do niej należą.',
      '{by} napiszę do 5 osób, spotkam się z 2 z nich i utrzymam kontakt.',
      '{by} pójdę na 2 spotkania i na każdym umówię się z kimś na dłuższą rozmowę.',
    ],
    reduce: [
      '{by} będę przez 4 dni w tygodniu trzymać się jednej jasnej zasady i w każdą niedzielę będę sprawdzać, jak poszło.',
      'przez tydzień zapiszę, kiedy to się zdarza, a {by} będę 4 dni w tygodniu robić jedną rzecz inaczej.',
      'ustalę z mentorem lub mentorką jedną granicę, wytrwam przy niej 4 tygodnie i {by} ocenię, co się zmieniło.',
    ],
    keep: [
      '{by} zarezerwuję na to 2 stałe pory w tygodniu i odhaczę każdą z nich w kalendarzu.',
      '{by} będę robić coś w tym kierunku 3 dni w tygodniu i w każdą niedzielę będę zapisywać, jak poszło.',
      '{by} zostawię na to te same 2 dni w każdym tygodniu i co tydzień opowiem o postępach jednej osobie.',
    ],
    direction: [
      '{by} porozmawiam z 3 osobami o ich pracy, wypiszę 5 swoich mocnych stron i wybiorę jeden kierunek do sprawdzenia.',
      'przez 2 tygodnie będę codziennie zapisywać, co daje mi energię, i {by} wybiorę z mentorem lub mentorką jeden kierunek do sprawdzenia.',
    ],
    unread: [
      'spiszę na jednej stronie swój cel i 3 pierwsze kroki, omówię je z mentorem lub mentorką i {by} zrobię pierwszy z nich.',
      'wyznaczę terminy 3 pierwszych kroków do swojego celu, omówię je z mentorem lub mentorką i {by} zrobię pierwszy z nich.',
    ],
  },
  performances: `
    (mówić nie|odmawia*|mówić|mówienie|rozmaw*|rozmów*|rozmow*|prezent*|wystąpi*|wystep*|występ*|przemawia*|informacj* zwrotn*|feedback*|delegow*|zebrani*|spotkani*|small talk*|zadawać pytania|stawiać granice|negocj*|opowiada*|prowadzić szkoleni*|zabierać głos|zabrać głos|moderow*)
  `,
  artefacts: `
    (portfolio|projekt|stron* internetow*|stronę|blog*|książk*|powieść|powieści|aplikacj*|newsletter*|podcast*|kanał|cv|życiorys*|profil|album|wystaw*|prototyp*|artykuł*|opowiadani*|raport*|poradnik*|plan|dashboard*|narzędzi*|skrypt*|gr[ęa]|film|szablon*|arkusz*)
  `,
  openPlans: [
    'spiszę na jednej stronie 3 pierwsze kroki, omówię je z mentorem lub mentorką i {by} zrobię pierwszy z nich.',
    'w ciągu 2 tygodni wybiorę z mentorem lub mentorką pierwszy krok, {by} go zrobię i zapiszę 3 wnioski.',
    'wyznaczę terminy 3 pierwszych kroków, omówię je z mentorem lub mentorką i {by} zrobię pierwszy z nich.',
  ],
  deadlinePlans: [
    'spiszę na jednej stronie potrzebne kroki, w ciągu 2 tygodni omówię je z mentorem lub mentorką i {by} zrobię ostatni z nich.',
    'wyznaczę terminy 3 najbliższych kroków, w ciągu 2 tygodni omówię je z mentorem lub mentorką i {by} skończę całość.',
  ],
  answerPlans: [
    'przeczytam jedno dobre źródło, zapytam 2 osoby, które się na tym znają, i {by} zapiszę odpowiedź na jednej stronie.',
    'spiszę 3 najważniejsze pytania, zadam je komuś, kto się na tym zna, i {by} zapiszę odpowiedzi na jednej stronie.',
  ],
  figurePlans: [
    '{by} będę co tydzień krótko zapisywać, ile już za mną, i raz w miesiącu omówię to z mentorem lub mentorką.',
    '{by} będę w każdą niedzielę zapisywać, co się udało, i omówię z mentorem lub mentorką, co przeszkodziło.',
    'podzielę to na tygodniowe części, odhaczę każdą z nich i {by} skończę całość.',
  ],
  eventPlans: [
    'przygotuję to na jednej stronie, 2 razy przećwiczę z zaufaną osobą i {by} będę mieć wszystko gotowe.',
    'spiszę 3 najważniejsze punkty, przećwiczę je z mentorem lub mentorką i {by} dopnę wszystko na ostatni guzik.',
  ],
  firstSteps: [
    'jako uczciwy pierwszy krok {by} porozmawiam z 2 osobami, które przeszły część tej drogi, i zrobię jej pierwszy mały kawałek.',
    'spiszę 3 etapy tej drogi i jako pierwszy krok {by} zrealizuję najmniejszy z nich.',
  ],
  outOfReach: `
    (prezesem|prezeską|milioner*|miliarder*|lotto|astronaut*|prezydent*|mistrz* świata|olimpi*)
  `,

  themes: [
    {
      name: 'technology',
      kind: 'learn',
      weeks: 10,
      heads: '{tool}',
      beside:
        'podstawy, programowani*, zaawansowan*, tabele, przestawne, dane, danych, analiz*, design system*, systemy, raporty, zrozumieć',
      plans: [
        '{by} przerobię jeden kurs (temat: {tool})[, {hours},] i wykorzystam go w 2 prawdziwych zadaniach.',
        '{by} skończę jeden mały własny projekt (narzędzie: {tool})[, {hours},] i poproszę o ocenę kogoś z doświadczeniem.',
      ],
    },
    {
      name: 'exam',
      kind: 'pass',
      weeks: 14,
      heads: '{certificate}',
      beside: 'egzamin*, certyfikat*, zdać, zrobić, podejść, drugi, ponownie',
      plans: [
        'zapiszę się na egzamin {certificate}, rozwiążę 3 pełne testy próbne[, {hours},] i {by} do niego podejdę.',
        'podzielę materiał do egzaminu {certificate} na tygodnie[, {hours},] rozwiążę 3 testy próbne i {by} podejdę do egzaminu.',
      ],
    },
    {
      name: 'examination',
      kind: 'pass',
      weeks: 14,
      heads: 'zdać, egzamin*, matur*, kolokwi*, sesj*, zaliczeni*',
      beside: 'zdać, dobrze, państwow*, zawodow*, przygotować, ustny, pisemny, poprawk*, matematyk*',
      plans: [
        'podzielę materiał[ ({tool})] na tygodniowe części[, {hours}][, rozwiążę 3 próbne arkusze lub testy i {own} podejdę do egzaminu][ i {stage} rozwiążę 3 próbne arkusze lub testy].',
        'ułożę plan nauki do egzaminu[, {hours},] i {by} uzupełnię braki, które pokażą 3 testy próbne.',
      ],
    },
    {
      name: 'language',
      kind: 'learn',
      weeks: 14,
      heads: '{tongue}',
      beside:
        'mówi*, języ*, konwersacj*, gramatyk*, słownictw*, płynnie, swobodn*, rozmawia*, pisa*, rozmow*, nauczyć, podszlifować, komunikatywn*, mail*, luzu, biurze',
      plans: [
        '{by} będę raz w tygodniu prowadzić rozmowę przez 30 minut (język: {tongue})[, {hours},] i na koniec zrobię test poziomujący[ na {level}].',
        '{by} będę ćwiczyć język ({tongue}) przez 4 dni w tygodniu[, {hours},] i na koniec sprawdzę się w jednym teście[ na {level}].',
      ],
    },
    {
      name: 'salary talk',
      kind: 'negotiate',
      weeks: 8,
      heads:
        'podwyżk*, pensj*, wynagrodzeni*, zarabiać więcej, więcej zarabiać, lepsze zarobki, rozmowa o pieniądzach, lepsze pieniądze',
      beside: 'wynegocjować, negocj*, poprosić, dostać, wyższ*, szef*, brutto, netto, rozmow*, o, przed',
      plans: [
        'porównam swoje zarobki z 5 źródłami, spiszę 3 wyniki swojej pracy i {by} odbędę rozmowę o podwyżce.',
        'zbiorę argumenty za podwyżką na jednej stronie, przećwiczę rozmowę 2 razy i {by} ją odbędę.',
      ],
    },
    {
      name: 'promotion',
      kind: 'become',
      weeks: 12,
      heads: 'awans*, wyższe stanowisko, ścieżk* kariery',
      beside: 'dostać, firmie, obecnej, kariera, stanowisko, na',
      plans: [
        '{by} uzgodnię z przełożonymi 3 kryteria awansu i spełnię pierwsze z nich.',
        'spiszę 5 wyników, które przemawiają za awansem, i {by} omówię je z przełożonymi.',
      ],
    },
    {
      name: 'CV',
      kind: 'build',
      weeks: 4,
      heads: 'cv, życiorys*, list motywacyjn*, listy motywacyjne, dokumenty aplikacyjne',
      beside: 'napisać, poprawić, odświeżyć, zaktualizować, opisać, przerobić, dobre, nowe, w, szkołę',
      plans: [
        '{by} napiszę swoje CV od nowa na 2 stronach, dodam 5 wyników w liczbach i poproszę kogoś z branży o uwagi.',
        '{by} zaktualizuję CV, dopasuję je do 2 prawdziwych ogłoszeń i dam do przeczytania jednej osobie z branży.',
      ],
    },
    {
      name: 'LinkedIn',
      kind: 'build',
      weeks: 5,
      heads: 'linkedin*, profil zawodow*',
      beside: 'profil*, poprawić, założyć, uzupełnić, odświeżyć, ogarnąć, aktywn*',
      plans: [
        '{by} uzupełnię cały profil na LinkedIn, dodam 3 wyniki swojej pracy i poproszę 2 osoby o uwagi.',
        '{by} dopracuję nagłówek i opis na LinkedIn i napiszę przez niego do 5 osób z mojej branży.',
      ],
    },
    {
      name: 'interview',
      kind: 'practise',
      weeks: 6,
      heads: 'rozmow* kwalifikacyjn*, rozmow* rekrutacyjn*, rozmow* o pracę, rekrutacj*, próbna rozmowa',
      beside: 'próbn*, przygotować, przećwiczyć, poćwiczyć, stres*, angielsk*, po, pewn*, wypaść',
      plans: [
        '{by} odbędę 3 próbne rozmowy z zaufaną osobą i przygotuję na nie 5 krótkich przykładów ze swojej pracy.',
        '{by} odpowiem na głos na 10 najczęstszych pytań i 2 razy przećwiczę całą rozmowę z mentorem lub mentorką.',
      ],
    },
    {
      name: 'job search',
      kind: 'find',
      weeks: 10,
      heads:
        'nową pracę, nowa praca, pracę, praca, pracy, staż*, zmiana pracy, zmianę pracy, etat*, pół etatu, praktyki, posad*, ofert* pracy, pierwszą pracę',
      beside:
        'znaleźć, dostać, szukać, lepiej płatn*, zdaln*, junior*, młodsz*, stał*, pierwsz*, w zawodzie, branży, analitycz*, zawodzie, lepsz*, dobr*, poszukiwani*, aplikować, mieć, jako, biurze',
      plans: [
        '{by} będę co tydzień wysyłać 2 dopasowane zgłoszenia i rozmawiać z 1 osobą, która wykonuje taką pracę.',
        'wypiszę 10 pasujących pracodawców, {by} złożę zgłoszenia do 5 najlepszych i poproszę 3 osoby o polecenie.',
      ],
    },
    {
      name: 'return to work',
      kind: 'find',
      weeks: 10,
      heads:
        'powrót do pracy, wrócić do pracy, powrót na rynek, wrócić na rynek, powrót do zawodu, wrócić do zawodu, po urlopie macierzyńskim, po macierzyńskim',
      beside: 'po, przerwie, latach, macierzyńsk*, wychowawcz*, dzieci*, rynek pracy',
      plans: [
        '{by} odświeżę jedną umiejętność, o którą dziś się pyta, porozmawiam z 3 osobami z zawodu i wyślę 4 zgłoszenia.',
        '{by} opiszę na jednej stronie, co wnoszę po przerwie, i złożę 3 zgłoszenia.',
      ],
    },
    {
      name: 'career change',
      kind: 'become',
      weeks: 12,
      heads:
        'przebranżowi*, przekwalifikow*, zmiana zawodu, zmienić zawód, zmiana branży, zmienić branżę, nowy zawód, zmiana kariery',
      beside: 'na, zawodow*, it, branż*',
      plans: [
        '{by} porozmawiam z 3 osobami, które mają podobną zmianę za sobą, spiszę, czego mi brakuje, i uzupełnię pierwszą z tych rzeczy.',
        '{by} porównam 3 zawody na jednej stronie i spędzę jeden dzień z kimś, kto pracuje w jednym z nich.',
      ],
    },
    {
      name: 'team lead',
      kind: 'become',
      weeks: 12,
      heads:
        'lider* zespołu, tech lead*, team lead*, kierowni*, zarządzanie zespołem, zarządzać zespołem, prowadzić zespół, kierować zespołem, rol* lidera, przywództw*, menedżer*, zarządzanie ludźmi',
      beside: 'zostać, być, stanowisk*, zespoł*, nowym, młod*, ścieżk*, rol*, zrozumieć, wygląda',
      plans: [
        '{by} poprowadzę jedno małe przedsięwzięcie od początku do końca i zapytam 3 osoby, co zrobić inaczej następnym razem.',
        '{by} porozmawiam z 2 doświadczonymi liderami o ich tygodniu i przejmę jedno z ich zadań.',
      ],
    },
    {
      name: 'delegation',
      kind: 'reduce',
      weeks: 6,
      heads: 'deleg*, oddawać zadania, przekazywać zadania, oddawanie zadań',
      beside: 'zadania, zadań, obowiązk*, zespołowi, nauczyć, innym',
      plans: [
        '{by} będę co tydzień delegować 1 zadanie, uzgadniać wynik na początku i dopytywać najwyżej 2 razy.',
        'wypiszę 6 zadań, które mogą przejąć inni, i {by} oddam 3 z nich z jasno opisanym wynikiem.',
      ],
    },
    {
      name: 'difficult conversations',
      kind: 'practise',
      weeks: 7,
      heads: 'trudn* rozm*, konflikt*, trudn* klient*, trudnymi ludźmi, kłótni*, rozmowy dyscyplinujące',
      beside:
        'prowadzić, rozwiązywać, radzić, z nimi, zespole, pacjent*, rodzic*, umieć, nauczyć, klient*, spokojn*',
      plans: [
        '{by} przygotuję 2 trudne rozmowy, do każdej jedno jasne zdanie, odbędę je i omówię z mentorem lub mentorką.',
        'zapiszę w 3 krokach, co widzę, co to powoduje i o co proszę, i {by} użyję tego w 2 rozmowach.',
      ],
    },
    {
      name: 'feedback',
      kind: 'practise',
      weeks: 7,
      heads: 'feedback*, informacj* zwrotn*, krytyk*',
      beside: 'dawać, przyjmować, udzielać, zespołowi, konstruktywn*, znosić, reagować, na',
      plans: [
        '{by} dam 4 osobom po jednej konkretnej informacji zwrotnej, przygotowanej w 2 zdaniach, i zapytam, jak ją przyjęły.',
        '{by} poproszę 3 osoby o uwagi do jednej mojej pracy i zmienię dzięki nim 2 rzeczy.',
      ],
    },
    {
      name: 'saying no',
      kind: 'practise',
      weeks: 6,
      heads:
        'odmaw*, asertywn*, stawia* granic*, mówić nie, mówienie nie, postawić granice, stawianie granic',
      beside:
        'szef*, wyrzut*, sumienia, tygodnia, pracy, rodzin*, nauczyć, klient*, innym, grzecznie, spokojnie, bez',
      plans: [
        '{by} raz w tygodniu odmówię 1 prośbie, która nie należy do moich zadań, podam jedno zdanie uzasadnienia i zapiszę, jak poszło.',
        'zapiszę 3 uprzejme zdania odmowy i {by} użyję każdego z nich przynajmniej raz.',
      ],
    },
    {
      name: 'speaking in meetings',
      kind: 'practise',
      weeks: 6,
      heads: 'zabiera* głos*, zabrać głos, odzywać się na, na spotkaniach, na zebraniach, wypowiada* się',
      beside:
        'nauczyć, spotkania*, zebrania*, biznes*, takich, częściej, zespoł*, bronić, decyzj*, architektonicz*, ludźmi',
      plans: [
        '{by} przygotuję po jednej myśli na 6 spotkań, powiem ją na początku każdego z nich i zapiszę, jak poszło.',
        '{by} zabiorę głos choć raz na każdym spotkaniu i zapytam 2 osoby, jak to odebrały.',
      ],
    },
    {
      name: 'presenting',
      kind: 'practise',
      weeks: 8,
      heads:
        'wystąpi*, wystąpień, występowa*, przemawia*, prezentacj*, prezentowa*, publiczn*, talk*, wykład*, referat*',
      beside:
        'wystąpieni*, przed, ludźmi, grup*, zarząd*, konferencj*, jakiejś, angielsk*, swobodn*, lokaln*, publiczne, tremy, kartki',
      plans: [
        '{by} przećwiczę to 2 razy przed jedną osobą, a potem zapytam słuchaczy, co zapamiętali.',
        '{by} wygłoszę 2 krótkie wystąpienia po 5 minut, pierwsze przed 1 osobą, drugie przed małą grupą.',
      ],
    },
    {
      name: 'stage fright',
      kind: 'practise',
      weeks: 8,
      heads: 'trem*, lęk przed, strach przed wyst*, czerwienić',
      beside: 'opanować, przełamać, wystąpieniami, publicznymi, egzaminem, pokonać',
      plans: [
        '{by} powiem coś najpierw przed 1 zaufaną osobą, potem przed 3, a na końcu przed małą grupą.',
        '{by} wypróbuję 2 sposoby na uspokojenie przy 3 małych okazjach i wybiorę ten lepszy.',
      ],
    },
    {
      name: 'confidence',
      kind: 'practise',
      weeks: 7,
      heads:
        'pewnoś* siebie, pewności siebie, pewność siebie, wiar* w siebie, uwierzyć w siebie, syndrom oszust*, samoocen*, pewniej się czuć, czuć się pewniej',
      beside: 'więcej, zbudować, zyskać, nabrać, większ*, budować, wzmocnić, pracować, nad',
      plans: [
        '{by} będę codziennie zapisywać jedną rzecz, która się udała, i raz w tygodniu zrobię coś, co wymaga odwagi.',
        '{by} spiszę 10 efektów swojej pracy i opowiem o nich 2 osobom.',
      ],
    },
    {
      name: 'time management',
      kind: 'keep',
      weeks: 5,
      heads:
        'zarządza* czasem, zarządzanie czasem, organizacj* czasu, organizacj* pracy, planowani* dnia, priorytet*, produktywn*, zorganizować się, lepiej się zorganizować, lepsza organizacja, planować dzień',
      beside: 'lepsze, lepiej, lepsza, ustala*, planowani*, swój, zadań, czas',
      plans: [
        '{by} będę każdego wieczoru zapisywać 3 najważniejsze zadania na jutro i rezerwować 90 minut na pierwsze z nich.',
        '{by} będę w każdy poniedziałek planować tydzień, najwyżej 3 główne zadania na dzień, i w piątek zapisywać, co zostało.',
      ],
    },
    {
      name: 'procrastination',
      kind: 'reduce',
      weeks: 5,
      heads: 'prokrastyn*, odkładać, odkładani*, na ostatnią chwilę',
      beside: 'przestać, mniej, wszystko, nie, wszystkiego, zadań, rzeczy, później',
      plans: [
        '{by} będę dzielić każde odkładane zadanie na 3 małe kroki i pierwszy robić tego samego dnia.',
        '{by} będę 4 dni w tygodniu pracować po 25 minut nad zadaniem, które najchętniej odkładam.',
      ],
    },
    {
      name: 'overtime',
      kind: 'reduce',
      weeks: 6,
      heads:
        'nadgodzin*, wychodzić z pracy o, wychodzić z pracy punktualnie, mniej pracować, nadmiar pracy, nie pracować w weekend*',
      beside: 'mniej, ograniczyć, weekend*, wieczor*, bez, przestać, czas',
      plans: [
        '{by} będę przez 3 stałe dni w tygodniu kończyć pracę punktualnie i w piątki będę zapisywać, co przeszkodziło.',
        'przez 2 tygodnie zapiszę, co zabiera mi czas, i {by} uzgodnię z przełożonymi 2 rzeczy do odpuszczenia.',
      ],
    },
    {
      name: 'work-life balance',
      kind: 'keep',
      weeks: 6,
      heads:
        'work-life balance, work life balance, równowag*, czas dla siebie, czasu dla siebie, czas dla rodziny, czasu dla rodziny, pogodzić pracę, czas z rodziną, czasu dla dzieci',
      beside:
        'więcej, mieć, między, pracą, życiem, prywatn*, domem, dzieci*, rodzin*, znaleźć, zachować, lepsz*, studia*, z',
      plans: [
        '{by} zostawię 2 wieczory w tygodniu wolne od pracy i wpiszę je do kalendarza jak spotkania.',
        '{by} będę 4 dni w tygodniu o stałej godzinie wyłączać służbowe wiadomości i w niedzielę sprawdzę, jak poszło.',
      ],
    },
    {
      name: 'stress',
      kind: 'reduce',
      weeks: 6,
      heads:
        'stres*, stresować się, zamartwia*, przejmować się, brać do siebie, nie brać wszystkiego do siebie',
      beside: 'mniej, radzić, sobie, radzenie, ograniczyć, nie, wszystkim, wszystkiego, siebie, opanować',
      plans: [
        '{by} będę 4 dni robocze w tygodniu robić 10 minut przerwy bez ekranu i zapisywać, jak się po niej czuję.',
        'spiszę 3 główne źródła stresu, zmienię jedno z nich z mentorem lub mentorką i {by} ocenię efekt.',
      ],
    },
    {
      name: 'sleep',
      kind: 'keep',
      weeks: 6,
      heads: 'spać, sen, snu, wysypia*, więcej spać, wcześniej się kłaść',
      beside: 'więcej, lepiej, dłużej, lepszy, godzin, regularn*, wcześniej',
      plans: [
        '{by} będę 5 wieczorów w tygodniu kłaść się o stałej porze i 30 minut wcześniej odkładać ekrany.',
        '{by} będę 5 wieczorów w tygodniu kłaść się o tej samej porze i zapisywać, ile trwał sen.',
      ],
    },
    {
      name: 'exercise',
      kind: 'keep',
      weeks: 8,
      heads:
        'sport*, ćwiczyć regularnie, regularnie ćwiczyć, bieganie, biegać, więcej ruchu, kondycj*, siłowni*, joga, maraton*, półmaraton*, ruszać się, formy',
      beside: 'więcej, regularn*, zacząć, uprawiać, wrócić, tygodniu, poprawić, do, pobiec',
      plans: [
        '{by} będę 2 razy w tygodniu ćwiczyć po 30 minut i odhaczać każdy trening w kalendarzu.',
        '{by} zarezerwuję 2 stałe pory w tygodniu na ruch i znajdę jedną osobę, która się przyłączy.',
      ],
    },
    {
      name: 'networking',
      kind: 'meet',
      weeks: 8,
      heads: 'networking*, sieć kontaktów, sieci kontaktów, kontakt*, poznanie ludzi, poznać ludzi',
      beside:
        'zbudować, poszerz*, nawiąz*, zawodow*, branż*, nowe, nowych, sektora, ludzi, z, ngo, rozbudować',
      plans: [
        '{by} porozmawiam po 20 minut z 5 osobami z tego środowiska i w ciągu tygodnia każdej podziękuję.',
        '{by} pójdę na 2 wydarzenia, na każdym porozmawiam z 3 osobami i potem do nich napiszę.',
      ],
    },
    {
      name: 'mentor',
      kind: 'find',
      weeks: 6,
      heads: 'mentor*',
      beside: 'znaleźć, szukać, dobr*, doświadczon*, branży',
      plans: [
        'opiszę w 3 zdaniach, czego chcę się nauczyć, zapytam 3 osoby i {by} umówię pierwsze spotkanie.',
        'poproszę 4 osoby o polecenie i {by} porozmawiam z 2 poleconymi.',
      ],
    },
    {
      name: 'visibility',
      kind: 'practise',
      weeks: 8,
      heads: 'widoczn*, rozpoznawaln*, marka osobista, marki osobistej, docenian*, zauważ*',
      beside: 'bardziej, być, firmie, zbudować, swoją, ekspert*',
      plans: [
        '{by} będę co 2 tygodnie mówić przełożonym o jednym wyniku swojej pracy i 1 z nich pokażę szerszej grupie.',
        '{by} opublikuję 2 krótkie teksty o swojej pracy i wyślę je 5 osobom.',
      ],
    },
    {
      name: 'pricing',
      kind: 'decide',
      weeks: 5,
      heads: 'wycen*, cennik*, ceny, cen, stawk*',
      beside: 'ustalić, swoje*, prac*, usług*, produkt*, podnieść, umieć, nauczyć, dobrze',
      plans: [
        '{by} policzę pełny koszt 5 najważniejszych produktów lub usług, porównam je z 3 podobnymi ofertami i ustalę ceny.',
        '{by} przygotuję cennik na jednej stronie i sprawdzę go w rozmowie z 2 klientami.',
      ],
    },
    {
      name: 'customers',
      kind: 'find',
      weeks: 10,
      heads: 'klient*, zamówie*, zleceń, zlecenia, sprzedaż*',
      beside:
        'zdobyć, pozyskać, pozyskiwani*, nowych, więcej, miesięcznie, dojść, mieć, pierwszych, stałych, zwiększyć, do',
      plans: [
        '{by} będę co tydzień odzywać się do 5 możliwych klientów i zapisywać, czego potrzebują.',
        'zapytam 5 klientów, skąd o mnie wiedzą, i {by} wypróbuję 2 najlepsze sposoby dotarcia do nowych.',
      ],
    },
    {
      name: 'own business',
      kind: 'build',
      weeks: 14,
      heads:
        'własna firma, własną firmę, własny biznes, swoją firmę, swój biznes, firmę, działalnoś* gospodarcz*, działalność, jednoosobow*, sklep internetow*, sklepem internetow*, własny sklep, własnym sklepem, biznesplan*, pomysł na biznes, startup*, freelanc*, własną pracownię, własny gabinet, swój sklep',
      beside:
        'założyć, otworzyć, rozkręcić, własn*, prowadzić, ruszyć, uruchomić, mał*, przejść, internetow*, z',
      plans: [
        '{by} opiszę ofertę, klientów i koszty na jednej stronie i pokażę ją 3 możliwym klientom.',
        '{by} złożę 5 prawdziwym klientom jedną małą ofertę i zapiszę, za co chcą zapłacić.',
      ],
    },
    {
      name: 'funding',
      kind: 'find',
      weeks: 10,
      heads: 'dofinansowani*, dotacj*, grant*, stypendi*, kredyt*',
      beside: 'zdobyć, dostać, uzyskać, złożyć, wniosek, na, projekt, unijn*, napisać',
      plans: [
        'wypiszę 5 pasujących źródeł i {by} wyślę wnioski do 2 najlepszych.',
        'opiszę projekt na jednej stronie, dam go do przeczytania 2 osobom i {by} wyślę wniosek.',
      ],
    },
    {
      name: 'portfolio',
      kind: 'build',
      weeks: 10,
      heads: 'portfolio*, case stud*',
      beside: 'zbudować, przygotować, złożyć, porządn*, design*, mieć, projektami, uzupełnić',
      plans: [
        'będę kończyć jedną pracę po drugiej, każdą pokażę komuś z branży i {by} opublikuję całość.',
        'w ciągu 4 tygodni opublikuję pierwszą pracę, zapytam 2 osoby, czego brakuje, i {by} skończę całość.',
      ],
    },
    {
      name: 'data',
      kind: 'learn',
      weeks: 12,
      heads: 'analiz* danych, data science, machine learning, sztuczn* inteligencj*, ai, statystyk*, chatgpt',
      beside: 'nauczyć, podstawy, zrozumieć, używać, pracy, wykorzystać, narzędzi*',
      plans: [
        '{by} przerobię jeden kurs[, {hours},] i odpowiem na 2 pytania ze swojej pracy na podstawie prawdziwych danych.',
        '{by} skończę jeden mały projekt na publicznych danych[, {hours},] i wyjaśnię komuś wynik w 10 minut.',
      ],
    },
    {
      name: 'programming',
      kind: 'learn',
      weeks: 12,
      heads: 'programowa*, programowani*, kodowa*, język* programowania',
      beside: 'nauczyć, nauka, podstawy, zacząć, uczyć',
      plans: [
        '{by} przerobię jeden kurs dla początkujących[, {hours},] i napiszę jeden mały własny program.',
        '{by} będę co tydzień rozwiązywać 2 małe zadania[, {hours},] i najlepsze rozwiązanie pokażę komuś z doświadczeniem.',
      ],
    },
    {
      name: 'writing',
      kind: 'build',
      weeks: 12,
      heads:
        'napisać książkę, książk*, blog*, powieść, opowiadania, opowiadanie, opowiadań, pisać więcej, tomik*',
      beside: 'napisać, wydać, skończyć, prowadzić, własn*, pierwszą, dla dzieci, o',
      plans: [
        '{by} będę pisać przez 2 stałe dni w tygodniu i dam pierwszy gotowy fragment do przeczytania 2 osobom.',
        'ułożę plan na jednej stronie, będę pisać po 1 części tygodniowo i {by} skończę pierwszy szkic.',
      ],
    },
    {
      name: 'music',
      kind: 'keep',
      weeks: 12,
      heads:
        'gitar*, pianin*, fortepian*, skrzyp*, akordeon*, chór*, chórze, śpiewa*, ukulele, perkusj*, flec*',
      beside: 'grać, nauczyć, znowu, wrócić, ćwiczyć, nuty, lekcj*',
      plans: [
        '{by} będę ćwiczyć przez 4 dni w tygodniu po 20 minut i na koniec zagram lub zaśpiewam komuś jeden utwór.',
        '{by} będę brać 1 lekcję tygodniowo, ćwiczyć przez 2 inne dni i nagram jeden utwór.',
      ],
    },
    {
      name: 'studies',
      kind: 'pass',
      weeks: 14,
      heads:
        'magisterk*, prac* magistersk*, licencjat*, doktorat*, studia, studiów, podyplomów*, dyplom*, obron*',
      beside: 'skończyć, napisać, obronić, zaocznie, zaoczn*, rozdział*, oddać, złożyć, ukończyć, wrócić',
      plans: [
        'podzielę to, co zostało, na tygodniowe części, co tydzień skończę jedną[, co miesiąc omówię stan z mentorem lub mentorką i {own} oddam całość][ i {stage} omówię stan z mentorem lub mentorką].',
        'wyznaczę 3 etapy na jednej stronie, pierwszy pokażę komuś z branży i {by} skończę ostatni.',
      ],
    },
    {
      name: 'recognition of a diploma',
      kind: 'pass',
      weeks: 12,
      heads: 'nostryfik*, uznani* dyplomu, uznanie kwalifikacji, uznanie dyplomu',
      beside: 'dyplom*, wykształceni*, załatwić, zrobić',
      plans: [
        'sprawdzę, który urząd lub uczelnia to prowadzi, zbiorę wymagane dokumenty i {by} złożę wniosek.',
        'ustalę z doradcą listę brakujących dokumentów i {by} wyślę wniosek.',
      ],
    },
    {
      name: 'driving licence',
      kind: 'pass',
      weeks: 16,
      heads: 'prawo jazdy, prawa jazdy, egzamin na prawo jazdy, jazdy samochodem',
      beside: 'zrobić, zdać, kategori*',
      plans: [
        'w ciągu 4 tygodni zapiszę się na kurs, wyjeżdżę co tydzień 2 godziny i {by} podejdę do egzaminu.',
        'będę 4 dni w tygodniu po 20 minut ćwiczyć teorię i {by} podejdę do egzaminu teoretycznego.',
      ],
    },
    {
      name: 'flat',
      kind: 'find',
      weeks: 10,
      heads: 'mieszkani*, kawalerk*, przeprowadzk*, pokój do wynajęcia',
      beside: 'znaleźć, kupić, wynająć, większe, tańsze, własne, nowe',
      plans: [
        'spiszę na jednej stronie, czego potrzebuję i na co mnie stać, i {by} obejrzę co tydzień 1 mieszkanie.',
        'zbiorę dokumenty w jednej teczce, powiem o poszukiwaniach 10 osobom i {by} obejrzę 4 mieszkania.',
      ],
    },
    {
      name: 'remote work',
      kind: 'negotiate',
      weeks: 7,
      heads: 'pracę zdalną, praca zdalna, pracy zdalnej, zdalnie, home office, hybryd*',
      beside: 'pracować, więcej, dni, wynegocjować, tygodniu, móc',
      plans: [
        'opiszę propozycję pracy zdalnej na jednej stronie, przećwiczę ją z mentorem lub mentorką i {by} przedstawię przełożonym.',
        'spiszę, które zadania mogę robić z domu, i {by} uzgodnię próbę na 4 tygodnie.',
      ],
    },
    {
      name: 'money',
      kind: 'keep',
      weeks: 10,
      heads: 'oszczędz*, oszczędności, budżet*, długi, kredyty, domowe finanse, finanse, emerytur*, podatk*',
      beside: 'domow*, ogarnąć, spłacić, odłożyć, osobist*, zrozumieć, miesięcznie, uporządkować',
      plans: [
        'przez 4 tygodnie zapiszę wpływy i wydatki, a {by} będę co miesiąc trzymać się jednego limitu.',
        'przejrzę dokumenty z kimś, kto się na tym zna, spiszę 3 pytania i {by} je wyjaśnię.',
      ],
    },
  ],
};
