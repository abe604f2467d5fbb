/** Polish: what to listen for, and what to say. */
import type { Language } from './language.ts';

export const polish: Language = {
  code: 'pl',
  locale: 'pl-PL',
  digraphs: false,
  capitalNouns: false,
  letters: 'ąćęłńóśźż',
  postpositions: false,
  dates: { usual: '{day} {month} {year}' },
  givenNames:
    'beata renata iwona grażyna bożena teresa krystyna urszula dorota danuta halina jolanta aneta sylwia paulina patrycja karolina aleksandra weronika wiktoria zuzanna oliwia kinga izabela edyta justyna kamila dominika klaudia ewelina milena marzena wioletta emilia gabriela michalina barbara jadwiga lidia mariola żaneta małgorzata kasia gosia basia zosia ania asia magda ola ala ela ula iza aga wiola marysia hania wojciech wojtek łukasz mateusz kamil grzegorz grzesiek rafał dariusz mariusz przemysław przemek sławomir jarosław jarek radosław bartosz bartek maciej maciek dominik damian dawid szymon jakub kacper filip zbigniew ryszard leszek stanisław tadeusz jerzy józef mirosław artur arkadiusz tomek krzysiek marcin adrian hubert kowalska kowalski nowak',
  namesakes: 'marek tim',
  nameEndings: 'a u em ie e y owi ze',
  stopWords:
    'się i w z na do nie to że jest są jak ale po co tak za od o czy już by tym ten ta te tego tej ją jej jego ich im mu mi mnie mną ja ty on ona ono my wy oni one mój moja moje moją mojej mojego moich moim moimi mojemu swój swoja swoje swoją swojej swojego swoich swoim nasz nasza nasze twój twoja być był była było były będę będzie będą jestem jesteś mam masz ma mamy mają miał miała mieć może mogę można móc muszę musi trzeba chcę chcesz chce chcemy chciałabym chciałbym żeby aby bo ponieważ gdy kiedy gdzie kto który która które którzy której którego których którą jaki jaka jakie jakiej też także również oraz lub albo ani ze we przez przed przy pod nad dla bez u między podczas bardzo bardziej więcej mniej lepiej lepszy lepsza lepsze lepszą tylko jeszcze teraz potem dalej tu tam tutaj sobie siebie sobą coś ktoś nic nikt każdy każda każde każdej każdego wszystko wszystkie wszystkich kilka wiele dużo mało trochę raz razy sam sama jako niż więc czyli choć jeśli jeżeli dlatego dzięki około ponad według innych inne inny inna tych tymi czym czego czemu niej niego nich nim nimi jakoś zawsze nigdy często czasem nawet właśnie prawie chyba dobrze nowe nowy nowa nową nowej potrzebuję umiem potrafię końca koniec końcu zacząć ciągle wciąż przede każdą każdym tygodniu roku rok',
  abbreviations:
    'np|kat|m.in|tzn|tj|tzw|ok|godz|tyg|mies|min|max|maks|dr|prof|mgr|inż|hab|lek|ul|al|pl|nr|św|wg|ws|zob|por|ds|dot|tel|kom|os|tys|mln|mld|proc|ang|niem|jęz|r|br|ub|pn|wt|śr|czw|pt|sob|niedz|sty|lut|mar|kwi|cze|lip|sie|wrz|paź|lis|gru|sp|wyd|red|str|pkt|ew|ewent',
  ordinalStops: true,
  cases: true,
  linking: '',
  quotes: ['„', '”'],
  turns: {
    wish: `zależy mi na tym żeby | zależy mi na tym aby | zależy mi na tym | zależy mi żeby | zależy mi aby | zależy mi by | chodzi mi o to żeby | chodzi mi o to aby | żeby wreszcie | żeby w końcu | aby wreszcie | aby w końcu | marzy mi się | ja chcę | ja chciałabym | ja chciałbym | ja bym chciała | ja bym chciał | bym chciała | bym chciał | chciała bym | chciał bym | chcę ja | bardzo chcę | bardzo chciałabym | bardzo bym chciała | tak naprawdę chcę | chcę | chce | chcemy | chciałabym | chciałbym | chciałybyśmy | chcielibyśmy | chciałam | chciałem | zechciałabym | pragnę | pragnęłabym | pragnąłbym | marzę żeby | marzę by | marzę aby | ~marzę | marzy mi się | marzą mi się | moim marzeniem | moje marzenie | marzenie to | marzeniem jest | mój cel | moim celem | moje cele | cel to | celem jest | celem na | moim głównym celem | mój główny cel | mój plan | moje plany | moim planem | moje życzenie | mam nadzieję | liczę na | liczyłabym na | oczekuję | oczekiwałabym | potrzebuję | potrzebna mi | potrzebne mi | potrzebny mi | potrzeba mi | potrzebowałabym | potrzebowałbym | przydałaby się | przydałby się | przydałoby się | przydałaby mi | przydałby mi | przydałoby mi
      | planuję | planujemy | zamierzam | mam zamiar | mam w planach | mam plan | mam ochotę | miałabym ochotę | zależy mi żeby | zależy mi aby | zależałoby mi | interesuje mnie | interesowałoby mnie | ciekawi mnie | pomóż mi | pomóżcie mi | pomóżcie | pomożecie | proszę o | poproszę o | prosiłabym o | prosiłbym o | prosiłabym | prosiłbym | proszę | ~pomoc | ~pomocy | ~wsparcie | ~wsparcia | czy *ć$ | czy się *ć$ | wskazówk* | porad* jak | rady jak
      | jak mogę | jak mogłabym | jak mógłbym | jak mam | jak można | jak zacząć | jak lepiej | jak skutecznie | jak szybko | jak dobrze | co zrobić żeby | co zrobić aby | co mogę zrobić | co robić żeby | czy *ć$ | czy się *ć$ | wskazówk* | porady jak | porad jak | rady jak | radę jak
      | szukam | poszukuję | powinnam | powinienem | muszę | musimy | trzeba mi | mam do | będę | zamarzyło mi się | wolałabym | wolałbym | wolę | byłoby super | byłoby świetnie | byłoby miło | fajnie by | fajnie byłoby | super by | cieszyłabym się | ucieszyłabym się | ucieszyłoby mnie | mogłabym | mógłbym | nauczyć się | nauczę się | chcę się nauczyć | chciałabym się nauczyć | chciałbym się nauczyć | chce się nauczyć | chcę nauczyć się | chciałabym nauczyć się | dobrze byłoby | warto by | staram się | próbuję | postanowiłam | postanowiłem | czas na | pora na | czas żeby | dążę | ma przestać | ma się zmienić | niech
      | chcę wreszcie | szef powinien | szefowa powinna | mój zespół powinien | zespół powinien | przełożony powinien | przełożona powinna | firma powinna | koledzy powinni
      | i want | i would like | want to | would like to | my goal
      | ~nauka | ~nauczenie | ~zdobycie | ~zdobywanie | ~znalezienie | ~rozwój | ~rozwinięcie | ~rozwijanie | ~poprawa | ~poprawienie | ~polepszenie | ~podniesienie | ~zwiększenie | ~zmniejszenie | ~ograniczenie | ~wzmocnienie | ~budowa | ~budowanie | ~zbudowanie | ~poszerzenie | ~przygotowanie | ~przygotowania | ~zmiana | ~przejście | ~założenie | ~otwarcie | ~uruchomienie | ~napisanie | ~przeczytanie | ~ukończenie | ~skończenie | ~zdanie | ~zrobienie | ~osiągnięcie | ~pozyskanie | ~opanowanie | ~poznanie | ~wyjście | ~więcej | ~mniej | ~lepsza | ~lepszy | ~lepsze | ~lepszą | ~lepiej | ~większa | ~większą | ~większy | ~nowa | ~nowy | ~nową | ~nowe | ~wreszcie | ~start | ~awans | ~wrócić | ~powrót | ~improve | ~learn | ~get | ~become
      | ~znaleźć | ~iść | ~pójść | ~wejść | ~przejść | ~odejść | ~wyjść | ~dojść | ~podnieść | ~przenieść | ~wynieść | ~móc | ~pomóc | ~być | ~mieć | ~*ać$ | ~*ić$ | ~*yć$ | ~*nieć$ | ~*dzieć$ | ~*uć$ | ~*mieć$ | ~chudnąć | ~ogarnę | ~zrobię | ~nauczę | ~znajdę | ~przeczytam | ~napiszę | ~zdam | ~poprawię | ~zacznę | ~skończę | ~przestanę`,
    trouble: `nic mi się nie chce | nie chce mi się | zależy mi na | zależy mi | chodzi mi o | pracuję nad | mam problem* | mam trudnoś* | mam kłopot* | mam trudn* | sprawia mi | sprawia mi trudność | sprawiają mi | przychodzi mi z trudem | z trudem | trudno mi | ciężko mi | jest mi trudno | jest mi ciężko | nie umiem | nie potrafię | nie radzę sobie | nie daję rady | nie daję sobie | nie wychodzi mi | nie wychodzi | nie mogę | nie jestem w stanie | nie idzie mi | nie czuję się | nie czuję | nie wiem | niewiem | nie mam pojęcia | nie mam pomysłu | nie mam odwagi | nie mam czasu | nie mam planu | nie mam pewności | nie mam doświadczenia | nie mam kontaktów | nie starcza | nie wystarcza | nie nadążam | nie wyrabiam | nie ogarniam | nie zdążam | nie rozumiem | nie znam | nie lubię swojej pracy | nie lubię mojej pracy | nie wierzę w siebie | nie odzywam się | nie zabieram głosu | brakuje mi | brakuje | brak mi | brak czasu | brak wiary | brak pewności | brak motywacji | brak pomysł* | brak doświadczeni* | brak kontaktów | brak odwagi | brak umiejętności | brak asertywności | boję się | boje sie | bojaźliw* | obawiam się | wstydzę się | lękam się | strach przed | strachu przed | lęk przed | lęku przed | stresuję się | stresuje mnie | stresują mnie | denerwuję się | paraliżuje mnie | zżera mnie | trema | mam tremę | unikam | uciekam | gubię się | zagubion* | czuję się | czuje się | utknęłam | utknąłem | utknęł* | stoję w miejscu | przytłacza mnie | przytłaczają mnie | przytłoczon* | przeciążon* | jestem przeciążon* | jestem zmęczon* | nie jestem pewn* | nie jestem dobr* | nie jestem asertywn* | nie jestem odważn* | nie jestem zorganizowan* | nie jestem wystarczając* | nie jestem doceni* | nie jestem szczęśliw* | nie jestem przebojow* | nie jestem skuteczn* | nie jestem gotow* | zmęczon* | wypalon* | zestresowan* | przemęczon* | przepracowan* | nieśmiał* | niepewn* | mam dość | mam dosyć | odkładam | odwlekam | przekładam | ciągle biorę | ciągle robię | ciągle siedzę | ciągle pracuję | ciągle zostaję | wciąż biorę | wciąż pracuję | nie mam kiedy | nie mam siły | nie mam energii | nie mam motywacji | wykańcza mnie | mnie wykańcza | męczy mnie | ciągle się | ciągle mi | ciągle mnie | wciąż się | wciąż mi | za dużo pracy | za dużo pracuję | pracuję za dużo | za dużo zadań | za dużo | zbyt dużo | za mało | zbyt mało | nie wystarczająco | niewystarczająco | słabo mówię | słabo u mnie | słaba jestem | jestem słab* | kiepsko | jest kiepsk* | jest słab* | kiepsk* | przerywają mi | przerywa mi | nikt mnie nie | nikt nie | nikt mnie | nudzę się | nienawidzę | niezadowolon* | nieszczęśliw* | nie jestem zadowolon* | chaos | bałagan | mętlik | pustka | blokuję się | zacinam się | jąkam się | czerwienię się | szef mnie nie | szefowa mnie nie | szef nie | szefowa nie | nie docenia* | rozprasza mnie | rozpraszam się | nie śpię | problem z | problem ze | problemy z | kłopot z | trudność z | trudności z | nie wiem od czego | stresik | struggluję`,
    past: `*ałam$ | *iłam$ | *yłam$ | *ęłam$ | *ełam$ | *szłam$ | *głam$ | *kłam$ | *ułam$ | *owałem$ | *iałem$ | *ziłem$ | *czyłem$ | *niłem$ | *biłem$ | *dałem$ | *stałem$ | *ąłem$ | *szedłem$ | byłem | robiłem | prowadziłem | założyłem | mieszkałem | przeczytałem | pisałem | wróciłem | rzuciłem | uczyłem | awansowałem | *liśmy$ | *łyśmy$ | urodziłam | pochodzę | lat temu | lata temu | rok temu | roku temu | miesiąc temu | miesięcy temu | miesiące temu | tygodni temu | tygodnie temu | niedawno temu | w zeszłym | zeszłego roku | w ubiegłym | ubiegłego roku | w przeszłości | dawniej | wtedy | poprzednio | w poprzedniej pracy | w mojej poprzedniej | w ostatniej pracy | zostałam | zostałem | dostałam | awansowano mnie | zwolniono mnie | po studiach pracow*`,
    aside: `ponieważ | bo | gdyż | bowiem | dlatego że | z powodu | ze względu na | dzięki temu | skoro | żeby .. *ć$ | zeby .. *ć$ | aby .. *ć$ | by móc | by .. *ć$ | żebym | abym | tak żeby | tak aby | po to żeby | choć | chociaż | mimo że | pomimo | odkąd | od kiedy | od momentu | od czasu gdy | od czasu kiedy | po tym jak | zanim | podczas gdy | gdy byłam | kiedy byłam | gdy byłem | kiedy byłem | co sprawia że | przez co | przy czym | w przeciwieństwie do | chciałabym się przedstawić | chciałbym się przedstawić | pozwolę sobie się przedstawić | chcę się przedstawić | chciałabym opowiedzieć | chcę opowiedzieć | opowiem .. o sobie | kilka słów o mnie | kilka słów o sobie | coś o sobie | słowem wstępu | przejdę do rzeczy | przechodząc do rzeczy
      | mąż mówi że | mój mąż mówi że | mąż uważa że | mój mąż uważa że | mąż twierdzi że | mąż uważa | mąż mówi | mąż twierdzi | żona mówi | żona uważa | partner mówi | partner uważa | mama mówi | mama uważa | moja mama uważa | rodzice mówią | rodzice uważają | szef mówi | szef uważa | szef twierdzi | szefowa mówi | szefowa uważa | mój szef mówi | mój szef uważa | ludzie mówią | wszyscy mówią | znajomi mówią | koleżanki mówią | uważa że powinnam | mówi że powinnam | twierdzi że powinnam | uważają że powinnam | mówią że powinnam | każe mi | mąż uważa że powinnam | mąż mówi że powinnam | mąż twierdzi że powinnam | mama uważa że powinnam | mama mówi że powinnam | szef uważa że powinnam | szef mówi że powinnam | szefowa uważa że powinnam | szefowa mówi że powinnam | rodzice uważają że powinnam | rodzice mówią że powinnam | wszyscy mówią że powinnam | mój syn powinien | moja córka powinna | syn powinien | córka powinna | moje dzieci powinny | dzieci powinny | mój mąż powinien | mąż powinien | mój partner powinien | moja mama powinna | moja siostra powinna`,
    exclude: `nie chce mi się już | nie chce mi się | ale nie chcę | a nie chcę | i nie chcę | ani nie chcę | lecz nie chcę | ale nie chciałabym | ale nie chciałbym | ale nie zamierzam | ale nie planuję | ale nie szukam | a nie szukam | ale nie będę | ale nie potrzebuję | nie chcę być tylko | nie chce być tylko | nie chcę tylko | nie być tylko | nie chcę | nie chce | nie chciałabym | nie chciałbym | nie chcemy | nie potrzebuję | nie zamierzam | nie planuję | nie mam zamiaru | nie mam ochoty | nie szukam | nie interesuje mnie | nie interesują mnie | nie interesuje | nie jestem zainteresowan* | nie zależy mi | nie marzę | nie pragnę | nie widzę się | nie wyobrażam sobie | nie nadaję się | się .. nie nadaję | nie nadaję | nie będę | nie wrócę | już nie | nie *ać$ | nie *ić$ | nie *yć$ | nie *eć$ | nie *ść$ | nie *ąć$ | nie w | nie we | nie na | nie jako | nie z | nie ze | nie do | nie o | nie dla | nie od | ale nie | a nie | tylko nie | byle nie | lecz nie | oprócz | prócz | poza | z wyjątkiem | wyjątkiem | za wyjątkiem | zamiast | bez | ani | żadnych | żadnej | żadnego | żaden | żadna | żadne | w żadnym razie | w żadnym wypadku | pod żadnym pozorem | nigdy więcej | nigdy w życiu | wykluczam | odpada | odpadają | koniec z | dość`,
    harmless: `mi się nie chce | nie tylko | mówić nie | mowic nie | mówienie nie | mówienia nie | powiedzieć nie | mówię nie | słowo nie | poza tym | poza pracą | poza strefę | poza strefą | bez stresu | bez tremy | bez strachu | bez lęku | bez wyrzutów | bez poczucia winy | bez nerwów | bez kartki | bez notatek | bez nadgodzin | bez studiów | bez doświadczenia | bez dyplomu | bez przerwy | bez problemu | bez obaw | bez względu | bez zająknięcia | nie wiem | nie umiem | nie potrafię | nie radzę | nie daję | nie mogę | nie mam | nie jestem w stanie | nie jestem pewn* | nie jestem dobr* | nie jestem zadowolon* | nie jestem w | nie czuję | nie wychodzi | nie idzie | nie rozumiem | nie znam | nie wierzę | nie lubię | nie ma | nie do końca | nie za bardzo | nie bardzo | nie najlepiej | nie tak | nie zawsze | nie zawsze w | nie dość | nie dosyć | dość długo | jak nie | czy nie | czemu nie | dlaczego nie | jeśli nie | jeszcze nie | nikt nie | nikt mnie | już dość | nie docenia | nie słucha | nie zauważa | nie ma do | nie mówiąc | nie ma na | nie do wiary | nie brać wszystkiego | nie być niewidzialn* | nie zapomn* | nie zapominać | nie poddawać | nie poddać | nie rezygnować | nie zrezygnować | dość szybko | dość dobrze | dość często`,
    unwanted: `porównywać się | porównyw* | przepraszać | przepraszania | bezrad* | rezygnow* | zazdro* | palenie | palić | stres* | zestresow* | nadgodzin* | po godzinach | nerw* | denerw* | trem* | prokrastyn* | odkłada* | odwleka* | przekłada* | na ostatnią chwilę | wypala* | wypalen* | wypalon* | przemęcz* | zmęcz* | przeciąż* | przepracow* | przytłocz* | boj* | bać | bac | strach* | lęk* | lęka* | wstyd* | wstydzić | nieśmiał* | niepewn* | chaos* | bałagan* | spóźnia* | rozprasz* | przerywa* | milcz* | niezadowol* | samotn* | bezrobot* | niewidzialn* | pomija* | weekend* | panik* | panikow* | perfekcjoni* | wątpi* | zwątpi* | marnow* | martwi* | przejmow* | przejmować | blokow* | czerwieni* | jąka* | kłóci* | konflikt* | zapomina* | unikać | brać pracy do domu | pracy do domu | do domu pracy | mikrozarządz* | stać w miejscu | utkn* | poddawa* | brać na siebie | brać wszystkiego`,
    but: `ale | lecz | tylko | a tylko | jednak | natomiast | raczej | zamiast tego | wolę | wolałabym | wolałbym`,
    and: `i | oraz | a także | także | też | również | plus | & | dodatkowo | ponadto | a potem | potem | poza tym | oprócz tego | a przy okazji | następnie | and`,
    between: 'między | pomiędzy',
    order: `napisz .. wiersz* | napisz .. wierszyk* | napisz .. piosenk* | napisz .. żart* | napisz .. dowcip* | napisz .. opowiadani* | napisz .. bajk* | napisz .. esej* | napisz .. wypracowani* | napisz .. rozprawk* | napisz mi | napisz .. kod | napisz .. skrypt | napisz .. funkcj* | napisz .. program | napisz tylko | napisz słowo | napisz zdanie | ułóż wiersz* | ułóż .. wiersz* | zrymuj | opowiedz .. żart | opowiedz .. dowcip | opowiedz mi | opowiedz .. bajk* | przetłumacz | tłumacz to | streść | podsumuj ten | podsumuj tekst | jaka jest stolica | stolica | jaka jest pogoda | jaka będzie pogoda | która jest godzina | która godzina | kim jesteś | czym jesteś | jesteś botem | czy jesteś | odpowiedz tylko | odpowiadaj tylko | odpowiedz jednym | odpowiedz słowem | powiedz tylko | powiedz mi | wypisz | wyświetl | wygeneruj | podaj przepis | podaj mi | podaj tylko | przepis na | rozwiąż równanie | rozwiąż zadanie | oblicz | policz do | ile to jest | ile jest | powtórz | powtarzaj | zaśpiewaj | kontynuuj tekst | dokończ tekst | zaproponuj mi film | poleć mi film`,
    attack: `ignoruj .. instrukcj* | zignoruj .. instrukcj* | ignoruj .. polece* | zignoruj .. polece* | ignoruj .. prompt* | zignoruj .. prompt* | ignoruj wszystk* | zignoruj wszystk* | ignoruj poprzedni* | zignoruj poprzedni* | zignoruj powyższ* | ignoruj powyższ* | zignoruj .. zasad* | ignoruj .. zasad* | pomiń .. instrukcj* | pomiń .. polece* | zapomnij .. instrukcj* | zapomnij .. polece* | zapomnij o wszystk* | zapomnij wszystk* | zapomnij poprzedni* | prompt systemow* | systemow* prompt* | prompt* system* | system prompt | twój prompt | twojego promptu | swój prompt | swojego promptu | swoje instrukcje | twoje instrukcje | twoich instrukcji | swoich instrukcji | pokaż .. prompt* | ujawnij | zdradź .. prompt* | wyświetl .. prompt* | wypisz .. prompt* | podaj .. prompt* | jesteś teraz | teraz jesteś | od teraz jesteś | od teraz będziesz | odtąd jesteś | od tej chwili jesteś | udawaj | zachowuj się jak | zachowuj się jakby | wciel się | wcielasz się | odgrywaj rol* | działaj jako | działaj jak | tryb dewelopera | tryb programisty | trybie dewelopera | jailbreak* | jako ai | jako model językowy | jako sztuczna inteligencja | nowe instrukcje | nowa instrukcja | nowe polecenie | nowe polecenia | hasło | hasła | klucz api | klucze api | obejdź | nie pisz celów | nie pisz żadnych celów | nie twórz celów | zamiast celów | zostaw te cele | zostaw cele | porzuć cele | zapomnij o celach | zamiast tego napisz | zamiast tego powiedz | zamiast tego wypisz | zamiast tego odpowiedz | napisz zamiast | jedynie słowo | tylko słowo | wyłącznie słow* | samo słowo | słowo hacked | hacked | ignore .. instruction* | ignore .. previous | you are now | print your`,
    nothing: `bardzo | mają | państwo | pan | pani | czuje | wszystko | dziękuje | miłej | brak | nic | nie | niczego | żadne | żadnych | żadnego | żadna | żaden | dziękuję | dziękuje | dzięki | dzieki | dziękujemy | z góry | serdecznie | cześć | hej | hejka | hejo | siema | elo | witam | witajcie | witaj | dzień | dobry | dobrego | dnia | dobra | dobranoc | wieczór | miłego | miłej | miło | pozdrawiam | pozdrowienia | ok | okej | okay | tak | test | testuję | testowy | testowe | testowanie | próba | na razie | razie | na | ten | moment | chwilę | w tej chwili | tej | chwili | obecnie | teraz | aktualnie | dziś | dzisiaj | mam | nie mam | życzeń | życzenia | celów | cele | celu | cel | uwag | uwagi | pytań | pytania | pytanie | oczekiwań | pomysłów | wszystko | wszystko gra | gra | jest | jest ok | dobrze | super | fajnie | spoko | w | porządku | do | widzenia | zobaczenia | papa | pa | nara | narka | jeszcze | już | chyba | raczej | po | prostu | to | tyle | wszystkim | wszystkich | państwa | państwu | proszę | bez | komentarza | zmian | odpowiedzi | puste | pusto | pomijam | pominąć | dalej | nie dotyczy | dotyczy | nd | n a | none | nothing | thanks | na | lorem | ipsum | dolor | bla | blabla | blah | abc | xxx | haha | hehe | hmm | hm | yyy | eee | no | no i | jak | się | masz | macie | leci | mija | co | słychać | u | was | mnie | i | a | ja | mi | ci | wam | mam się | jakieś | jakichś | szczególnego | konkretnego | konkretnych | specjalnego | nie potrzebuję | potrzebuję | rozumiem | nie rozumiem | o co | chodzi | tutaj | tu | wpisać | wpisz | tekst`,
    self: `ja | mi | mnie | mną | mój | moja | moje | moją | mojej | mojego | moich | moim | moimi | mojemu | my | nas | nam | nami | nasz | nasza | nasze | mam | jestem | boję | stresuję | denerwuję | czuję | wstydzę | obawiam | unikam | odkładam | brakuje | nudzę | gubię | trudno mi | ciężko mi | nie umiem | nie potrafię | nie wiem | nie radzę | nie mogę | nie mam | nie daję | nie czuję | nie wierzę | nie rozumiem | nie znam | myślę | uważam | wiem | lubię | umiem | potrafię`,
    filler: `zmienić | próbować | rozumieć | sprawdzić | zobaczyć | odkryć | po maturze | po studiach | po szkole | mentoring | mentoringu | mentoringiem | program | programu | programie | wsparcie | wsparcia | pomoc | pomocy | rada | rady | radę | poradę | porady | cel | cele | celu | celem | życzenie | poprawić | poprawa | poprawy | poprawienie | polepszyć | ulepszyć | doskonalić | udoskonalić | rozwijać | rozwinąć | rozwój | rozwoju | podnieść | podnosić | zwiększyć | wzmocnić | zdobyć | zdobywać | osiągnąć | dojść | uczyć | nauczyć | nauczenie | nauka | nauki | się | pracować | praca | pracy | pracę | popracować | działać | robić | zrobić | być | zostać | stać | mieć | móc | umieć | potrafić | znać | wiedzieć | poznać | zrozumieć | zacząć | zaczynać | zaczynam | rozpocząć | skończyć | przestać | znaleźć | szukać | przygotować | radzić | poradzić | chcę | chciałabym | chciałbym | potrzebuję | lepiej | lepszy | lepsza | lepsze | lepszą | lepszym | lepszej | dobry | dobra | dobrą | dobrze | bardziej | więcej | mniej | większy | większa | większą | nowy | nowa | nowe | nową | nowej | bardzo | trochę | wreszcie | w końcu | zawodowo | zawodowy | zawodowa | prywatnie | osobisty | osobista | ogólnie | umiejętność | umiejętności | kompetencje | kompetencji | skille | skills | wiedza | wiedzę | wiedzy | temat | temacie | tematu | obszar | obszarze | zakres | zakresie | dziedzinie | kwestii | rzecz | rzeczy | sposób | sprawa | jak | gdzie | kiedy | co | czy | czego | że | żeby | aby | więc | to | dla | w | z | na | do | o | i | oraz | a | lub | też | również | także | mój | moja | moje | moją | swój | swoja | swoje | swoją | swoich | swojej | mnie | mi | sobie | siebie | sam | sama | problem | problemy | trudno | ciężko | boję | nie | jestem | jest | są | mam | będę | mogę | rok | roku | miesiąc | miesiące | miesięcy | tydzień | tygodni | koniec | końca | ciągu | ciągle | zawsze | często | np | przykład | zwłaszcza | szczególnie | przede | wszystkim | improve | my | better | learn | skuteczniej | efektywniej`,
    slang: `ogarn* | kurde | kurcze | kurczę | kurw* | mega | spoko | luz | hajs* | kasa | kasy | kasę | masakra | cholern* | cholera | cholerę | zajebi* | zajeb* | pierdol* | wkurw* | wkurz* | wkurza | gówn* | syf | dupa | dupy | dupie | debil* | idiot* | głup* | plis | pls | plz | wgl | bd | nwm | cb | siema | elo | sory | sorry | sorki | btw | asap | lol | xd | xdd | omg | jprdl | imo | tbh | coś tam | jakieś tam | fajn* | super | ekstra | spox | nara | git | szef | szefa | szefem | szefowa | szefowi | szefową | szefowej | nienawidzę | typ | typa | laski | ziom* | tak jakby | zapieprz* | zapiernicz* | robota | roboty | robotę | kołchoz | korpo | janusz* | ten teges | yyy | kumam | kminić | fap`,
    statement: `jestem | jest | są | mam | ma | mamy | pracuję | pracujemy | mieszkam | studiuję | uczę | prowadzę | zajmuję | kieruję | zarządzam | robię | lubię | spędzam | nazywam | pochodzę | odpowiadam | żyję | istnieje | wychowuję | interesuję`,
    now: 'teraz | obecnie | aktualnie | na razie | w tej chwili | dziś | dzisiaj | póki co',
    learn: `uczyć | uczenie | uczenia | uczę | uczyc | naucz* | nauka | nauki | naukę | nauce | kurs* | szkoleni* | szkoleń | szkolić | umiejętnoś* | opanow* | wiedza | wiedzę | wiedzy | programow* | certyfik* | studia | studiować | podstaw* | zaawansow* | początkując* | biegł* | kodow* | ćwiczyć | ćwicze* | dokształc* | podszkoli* | szlifow* | podszlif* | rozwijać | rozwinąć | rozwój | rozwoju | doskonal* | znajomoś* | warsztat* | bootcamp* | pozna* | lepiej znać | nabyć | kompetencj* | learn`,
    certificate: `certyfik* | egzamin* | dyplom* | akredyt* | uprawnie* | licencja | licencję | licencji | certificate | certifi*`,
    become: `zostać | zostanę | zostac | stać się | być | przejść do | przejść na | przejść z | przejście do | przejścia do | przejście na | przebranżow* | przebranżaw* | przekwalifikow* | pracować jako | pracować w | pracy jako | praca jako | pracę jako | wejść do | wejście do | wejść w | wejście w | zmienić .. na | zmiana .. na | zmienić branżę | zmienić zawód | objąć | stanowisk* | przejść do roli | wejść w rolę | objąć rolę | szukam roli | awans* na | awansować | awansu na | w kierunku | zacząć w | rozpocząć w | dostać się do | np jako | na przykład jako | najlepiej jako | m.in jako`,
    outOfReach: `prezes* | ceo | prezydent* | premierem | premierką | milioner* | miliarder* | milion | miliona | miliony | milionów | miliard | bogat* | sławn* | nobla | nobel | mistrz* świata | astronaut* | kosmonaut* | z dnia na dzień | w jeden dzień | w tydzień perfekcyjnie | perfekcyjn* | perfekt | idealn* | native speaker* | bestseller* | najlepsz* na świecie | podbić świat`,
    person: `pan | pani | panią | panem | pana | dr | mgr | prof | nazywam się | mam na imię | na imię | imieniem | pozdrawiam | pozdrowienia | mąż | mężem | męża | mężowi | żona | żoną | żony | żonie | córka | córką | córki | córkę | córce | syn | syna | synem | synowi | chłopak* | partnerem | partnera | partnerk* | siostr* | brat | brata | bratem | koleżank* | kolega | kolegą`,
    private: `depresj* | diagnoz* | zdiagnoz* | chorob* | choruj* | chora | chory | chorą | chorego | nowotw* | rak | raka | adhd | autyz* | spektrum | stwardnieni* | niepełnospraw* | terapi* | psychoterap* | leki | leków | lekach | antydepres* | ciąża | ciąży | ciążę | ciążą | rozwód | rozwodu | rozwodzie | rozwodzę | rozwied* | poronieni* | poronił* | przewlekł* | dwubiegunow* | choroby | traum* | uzależn* | alkohol* | zadłuż* | hiv | epileps* | padaczk* | migren* | ataki paniki | ataków paniki | napady paniki | napadów paniki | cukrzyc* | nerwic* | zaburze* | hashimot* | insulin* | endometrioz* | przemoc*`,
    lastVerb: `robić lepiej | zrobić lepiej`,
    own: `mój | moja | moje | moją | mojej | mojego | moich | moim | moimi | mojemu | swój | swoja | swoje | swoją | swojej | swojego | swoich | swoim | swoimi | nasz | nasza | nasze | naszą | naszej | naszego`,
    loose: `tylko | i | oraz | a | też | również | także | wreszcie | w końcu | może | chyba | po prostu | raczej | jeszcze | już | potem | więc | to | że | żeby | aby | ale | lecz | proszę | bardzo | naprawdę | kiedyś | za to | zwłaszcza | szczególnie | przede wszystkim | ogólnie | cel | cele | moje cele | mój cel | celem | życzenia | jak | np | po pierwsze | po drugie | po trzecie | dodatkowo | poza tym | docelowo | najlepiej | w ogóle | trochę | jest | lub | czy | no | tak | jakoś | ponadto | również | chciałabym | chciałbym | chcę | muszę | właśnie | głównie | między innymi`,
    hanging: `kat | np | tys | do | na | w | we | z | ze | za | po | przed | od | przy | o | u | dla | bez | nad | pod | przez | między | podczas | oraz | niż | jako | jak | co | który | która | które | mój | moja | moje | moją | swój | swoją | swoje | swoich | moich | nie | gdy | kiedy | jeśli | bo | ponieważ | koło | około | ok | co najmniej | minimum | ten | ta | te | tym | tego | tej | są | mam | najpóźniej | ciągu | koniec | końca | ten rok | każdego | każdy`,
    place: `do | w | we | na | z | ze | nad | koło | pod`,
    clitic: 'się *c$ | sobie *c$',
    wishAfter: '',
    excludeAfter: '',
  },
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
      ['lato | do lata | latem | lecie | końca lata | koniec lata | wakacje | wakacjach', 8, 31],
      [
        'wakacji | wakacjami | roku szkolnego | rok szkolny | roku szkolnym | roku akademickiego | rok akademicki | roku akademickim',
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
    from: 'z | ze | od',
    to: 'do | na | →',
    difference: 'o',
    percent: 'procent | procenty | procentów | proc | %',
    thousand: 'tys | tysięcy | tysiące | tysiąc',
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
  themes: {
    careerChange: `zmienić .. dziedzinę | zmiana dziedziny | inn* dziedzin* | zmienić specjalizację | zmiana specjalizacji | odejść z korporacji | rzucić korpo | rzucić korporację | przesiąść się na | zmian* zawod* | zmian* branż* | zmian* .. branż* | zmian* karier* | zmian* ścieżk* | zmian* profesj* | zmienić .. zawód | zmienić .. branżę | zmienić .. profesję | zmieni* .. zawod* | zmieni* .. branż* | zmieni* .. karier* | przebranżowi* | przebranżowan* | przebranżow* | przebranżaw* | przekwalifikow* | przekwalifikowyw* | now* zawod* | nowy zawód | now* branż* | nowej branży | now* profesj* | inn* branż* | inny zawód | inn* zawod* | przejść do .. branży | przejść z | przejść do | przejście z | przejście do | przejścia do | przejście na | wejść do .. branży | wejście do .. branży | wejść w .. branżę | wejść do | wejście do | wejść w świat | odejść z .. szkoły | odejść z zawodu | odejście z | odejść z | odejść ze | odejście ze | wyjść ze szkoły | wyjść z korpo | odejść od | wyjść z .. szkoły | wyrwać się z | uciec z | ucieczka z | rzucić .. zawód | rzucić .. szkołę | rzucić etat w | zupełnie coś innego | coś zupełnie innego | zacząć od nowa | zacząć wszystko od nowa | nową ścieżkę zawodową | nowej ścieżki zawodowej | nowa ścieżka zawodowa | zmiana kierunku zawodowego | career change | wejście do IT | wejść do IT | do branży`,
    jobSearch: `praca dorywcza | pracę dorywczą | dorabia* | dorobić | dostać etat | targi pracy | targach pracy | praca w zawodzie | pracę w zawodzie | zmienić robotę | lepsza robota | lepszą robotę | szuka* .. prac* | poszukiwan* .. prac* | poszukuj* .. prac* | poszukiwań pracy | praca jako | pracę jako | pracy jako | znaleźć .. pracę | znaleźć .. prace | znaleźć .. pracy | znaleźć .. robotę | znajd* .. pracę | znalezieni* .. prac* | znalezieni* zatrudnieni* | zdoby* .. pracę | zdobycie pracy | dostać .. pracę | dostanie pracy | nowa praca | nową pracę | nowej pracy | nową robotę | inna praca | inną pracę | innej pracy | lepsza praca | lepszą pracę | lepszej pracy | lepiej płatn* prac* | praca marzeń | pracę marzeń | pracy marzeń | zmian* .. prac* | zmieni* .. pracę | zmieni* .. prace | zmieniać pracę | zmiana pracodawcy | zmienić pracodawcę | ~praca | ~pracy | ~pracę | ~pracować | oferta pracy | oferty pracy | ofert pracy | ogłosze* o prac* | aplikow* | wysyła* .. aplikac* | wysłać .. aplikac* | składa* .. aplikac* | złożyć .. aplikac* | aplikacj* o pracę | aplikacj* do firm | podanie o pracę | rekrutac* | cv | życiorys* | list* motywacyjn* | bezroboc* | bezrobotn* | staże | stażu w | odbyć staż | płatny staż | znaleźć staż | na staż | praktyki | praktyk studenckich | zatrudnienie | zatrudnienia | znaleźć .. zatrudnieni* | pracodawc* | etat | etatu | pełny etat | rynek pracy | rynku pracy | ~stanowisk* | posada | posady | posadę | pierwsza praca | pierwszą pracę | pierwszej pracy | praca za granicą | pracę za granicą | pracy za granicą | umow* o pracę | job | nowy job | znaleźć .. stanowisk* | zatrudnić się | dostać się do firmy | odejść z pracy | rzucić pracę | zmienić firmę | zmiana firmy | oferty`,
    interviews: `~na rozmowach | nerw* .. na rozmow* | stres* .. na rozmow* | stres .. rozmow* | rozmow* kwalifikacyjn* | rozmow* rekrutacyjn* | rozmow* o prac* | rozmow* w sprawie pracy | rozmow* .. rekrutac* | interview* | assessment* | kwalifikacyjn* | pytani* rekrutacyjn* | rekruter* | zadani* rekrutacyjn*`,
    promotion: `wyższy szczebel | wyższym szczeblu | szczebel wyżej | większ* zakres obowiązków | ważniejsze projekty | ambitniejsze zadania | bardziej odpowiedzialn* | awans* | awansow* | wyższe stanowisko | wyższym stanowisku | wyższego stanowiska | stanowisk* kierownicz* | stanowisk* menedżersk* | stanowisk* liderski* | rozwój kariery | rozwoju kariery | rozwinąć .. karierę | rozwijać .. karierę | karier* | kariera | rozwój zawodow* | rozwoju zawodow* | rozwijać się zawodowo | rozwinąć się zawodowo | rozwijać zawodowo | rozwinąć zawodowo | ~zawodowo | więcej odpowiedzialności | większa odpowiedzialność | większą odpowiedzialność | odpowiedzialnoś* | odpowiedzialne stanowisko | odpowiedzialne zadania | seniork* | seniorem | seniora | seniorsk* | senior | kolejny krok .. karier* | następny krok .. karier* | kolejny krok zawodow* | kolejny poziom | wyższy poziom | wskoczyć na wyższy | ścieżk* kariery | ścieżk* awansu | kierownicz* | piąć się | promocja na stanowisko | objąć stanowisko | zastępc* | ~prezes* | ~dyrektor* | ~zarządu | ~w zarządzie`,
    leadingTeam: `autorytet* | posłuch | wdroż* .. pracowni* | wdrażać .. pracowni* | onboarding* | kierow* .. zespo* | kierow* zespół | kierow* ludź* | kierow* ludzmi | kierow* działem | zarządza* zespo* | zarządza* .. zespo* | zarządza* ludź* | zarządza* ludzmi | zarządzanie ludźmi | zarządza* działem | zarządza* personelem | prowadze* .. zespo* | prowadzi* .. zespół | prowadzić .. zespół | poprowadzić .. zespół | poprowadzić zespół | przewodzi* | lider* | liderk* | liderem | liderowa* | liderowani* | liderski* | leader* | leaderk* | leadership* | liderstwo | przywódc* | przywództw* | team lead* | teamlead* | teamleader* | delegow* | oddelegow* | zlecać zadania | podwładn* | mój zespół | moim zespole | mojego zespołu | moim zespołem | własny zespół | swój zespół | swoim zespołem | swojego zespołu | motywow* .. zespo* | motywow* .. ludzi | zmotywow* .. zespo* | szefow* zespołu | dobr* szefow* | lepsz* szefow* | menedżer* | manager* | menadżer* | managerk* | menedżerk* | kierowni* | ~zespół | ~zespołem | ~zespołu | ~zespole | ~zarządza* | ~kierow* | zatrudnić .. osob* | zatrudnić .. osoby | zatrudnić .. programist* | zatrudnić .. do zespołu | zatrudnić .. pracown* | zrekrutow* .. zespo* | rekrutow* do zespołu | one on one | pracownik* | pracownicy | pracowników | zmotywowan* | styl* zarządzania | styl* kierowania | zarządzanie zespołem | ~team | moim teamem | mój team`,
    negotiatingPay: `wypłat* | brutto | netto | lepsza kasa | poprosić o więcej | benefit* | podwyżk* | podwyżek | podwyżce | wynagrodze* | pensj* | zarobk* | zarobki | zarabia* | zarobi* | więcej pieniędzy | większe pieniądze | lepsze pieniądze | płaca | płacę | płacy | płace | stawk* | stawek | negocj* .. wynagrodz* | negocj* .. pensj* | negocj* .. podwyżk* | negocj* .. staw* | premia | premię | premii | dochod* | dochód | widełk* | niedopłac* | lepiej opłacan* | lepiej płatn* | równa płaca | równej płacy | podniesieni* pensji | wycen* | więcej kasy | hajs`,
    networking: `sieć kontaktów | sieci kontaktów | siatk* kontaktów | siec kontaktow | sieć zawodow* | kontakt* zawodow* | nowe kontakty | nowych kontaktów | kontakty | kontaktów | kontaktami | networking* | networkow* | network | networku | znajomości | nowe znajomości | nowych znajomości | poznać .. ludzi | poznać .. osób | poznać .. osoby | poznać .. kobiet* | poznać .. specjalist* | poznawać .. ludzi | poznanie .. ludzi | poznawanie .. ludzi | nowych ludzi | nawiąza* .. kontakt* | nawiąza* .. relacj* | nawiązyw* .. | small talk* | smalltalk* | społeczności | społeczność | znaleźć mentor* | znaleźć .. mentork* | szukam mentor* | znalezienie mentor* | wymian* doświadcze* | wymieniać się doświadcz* | relacj* zawodow* | budow* .. relacj* | relacje w branży | ludzi z branży | osoby z branży | osób z branży | ludźmi z branży | z podobnymi zainteresowaniami | na .. konferencje | na .. konferencję | na .. targi | na meetup* | spotkania branżowe | spotkaniach branżowych | wyjść do ludzi | kontakty biznesowe | nawiązać współpracę | grono znajomych | podobnie myśląc*`,
    publicSpeaking: `wystąpie* publiczn* | wystąpień publiczn* | wystąpie* | wystąpień | występowa* | występowania | występuj* | wystąpić | występ* publiczn* | występ* przed | przemawia* | przemówie* | przemówień | prezentacj* | prezentow* | zaprezentow* | prezentacji publiczn* | mówi* publiczn* | mówieni* publiczn* | mówić .. przed | mówienie .. przed | mówię .. przed | publicznie | publicznym | przed publicznością | publicznoś* | przed ludźmi | przed ludzmi | przed grup* | przed .. grup* | przed zarządem | przed kamerą | przed kamera | przed klasą | przed tłumem | przed dużą | trema | tremę | tremy | tremą | treme | na scenie | scenie | na scenę | ze sceny | public speak* | publik speak* | retoryk* | storytelling* | moderow* | moderowa* | prowadz* .. warsztat* | poprowadzi* .. warsztat* | prowadz* .. szkole* | poprowadzi* .. szkole* | prowadz* .. webinar* | pitch* | mówi* na .. konferencj* | prezent* na .. konferencj* | zgłosi* .. na konferencj* | wystąp* .. konferencj* | prelekcj* | prelegent* | mówczyni* | keynote* | slajd* | dykcj* | drży mi głos | do kamery | autoprezentacj* | webinar* | referat* | wykład* | odczyt* | tedx | spich* | emisj* głosu`,
    confidence: `zabierać głos | ~na zebraniach | ~na naradach | ~na callach | słuchali mnie | słuchały mnie | słuchał mnie | nie bać się odezwać | charyzm* | siła przebicia | siły przebicia | siłę przebicia | kompleks* | zakompleksion* | porównywać się | porównuję się | przestać przepraszać | wstydliw* | mniej się wstydzić | pewnoś* siebie | pewność siebie | pewności siebie | pewnością siebie | pewności | pewniej | pewn* siebie | pewniejsz* | pewniejsza | poczuci* .. własnej wartości | poczuci* wartości | poczuci* własn* | poczuci* sprawczości | wiara w siebie | wiary w siebie | wiarę w siebie | wierzyć w siebie | uwierzyć w siebie | nie wierzę w siebie | asertywn* | mówić nie | mówienie nie | mówienia nie | powiedzieć nie | odmawia* | odmówi* | brać .. na siebie | brać wszystkiego | stawia* .. granic* | stawianie granic | wyznacza* .. granic* | wyznaczyć .. granic* | postawić .. granic* | swoje granice | własne granice | swoich granic | moich granic | syndrom* oszust* | syndrom* impost* | impostor* | imposter* | odwag* | odwaga | odważ* | odważniej | odważniejsz* | ośmieli* | nieśmiał* | nieśmiałoś* | śmielej | śmielsz* | śmiałoś* | zabiera* głos* | zabiorę głos | zabrać głos | zabieranie głosu | zabierania głosu | odezwać się | odzywać się | odzywam się | wyrażać .. zdanie | wyrażać .. opinię | wyrażani* własn* | własne zdanie | swoje zdanie | swojego zdania | bronić .. zdania | samoocen* | perfekcjoni* | strefa komfortu | strefy komfortu | strefę komfortu | wątpi* w siebie | wątpić w siebie | zwątpieni* | przebojow* | traktow* poważnie | traktowana poważnie | traktują poważnie | przerywa* | przerywają | słuchają | samokrytyk* | zaufać sobie | ufać sobie | zaufani* do siebie | być słyszan* | przestać się bać | przestać przepraszać | bać się mniej | mniej się bać`,
    technicalSkills: `kurs* instruktor* jogi | kurs* instruktor* fitness | instruktor* jogi | ~kurs* instruktor* | kurs* zawodow* | studia podyplomowe | studiów podyplomowych | podyplomówk* | kurs* komputerow* | bootcamp* | ~makra | ~vba | automatyzow* | programow* | programowania | kodow* | kodować | kodzić | umiejętnoś* techniczn* | kompetencj* techniczn* | techniczn* umiejętnoś* | kompetencj* cyfrow* | umiejętnoś* cyfrow* | umiejętnoś* komputerow* | technologi* | obsług* komputera | tworzeni* stron | tworzyć strony | zbudować stronę | zrobić stronę | algorytm* | języ* programowania | wiedz* techniczn* | wiedz* specjalist* | wiedz* fachow* | podnieść kwalifikacje | podnosić kwalifikacje | kwalifikacje | kwalifikacji | ~certyfik* | ~kurs | ~kursy | ~kursu | ~szkoleni* | dokształc* | ~technicznie | ~techniczn* | rozwój techniczny | tworzeni* aplikacji | napisać aplikację | zbudować aplikację | aplikacj* mobiln* | aplikacj* webow* | architektur* oprogramow* | architektur* system* | ~umiejętnoś* | ~oprogramowani* | wzorc* projektow* | czysty kod | hard skill* | umiejętnoś* tward* | kompetencj* tward* | upskill* | ~nauka | ~nauki | ~figm* | ~excel* | ~java* | ~react* | ~linux* | ~linuks* | ~canv* | ~sap* | ~jir*`,
    language: `język* obc* | język obcy | języki | języków | język | języka | językiem | nauka języka | nauki języka | nauczyć się języka | kurs* językow* | znajomoś* język* | płynn* mówi* | mówi* płynn* | płynnie | płynnoś* | biegle | słownictw* | słówek | słówka | gramatyk* | akcent | akcentu | wymow* | wymowa | certyfikat* językow* | egzamin* językow* | konwersacj* | rozmówk* | obcojęzyczn* | native* | poziom językow* | językow*`,
    workLifeBalance: `work life | worklife* | work-life | balans | balansu | równowag* | równowaga | balance | nadgodzin* | nadgodziny | po godzinach | wypalen* | wypaleni* | wypalon* | burnout | burn out | stres* | stresu | stresow* | zestresow* | odpocz* | odpoczyw* | relaks* | regeneracj* | zregenerow* | czas wolny | czasu wolnego | wolny czas | wolnego czasu | czasu dla siebie | czas dla siebie | tylko dla siebie | wieczór .. dla siebie | wieczory .. dla siebie | godzin* .. dla siebie | chwil* dla siebie | dzień dla siebie | odetchnąć | dla bliskich | z bliskimi | czas na hobby | zdrowo się odżywiać | zdrowe nawyki | zdrowy tryb życia | nie zabierać pracy do domu | więcej czasu dla | więcej czasu na | czas dla rodziny | czasu z rodziną | czasu z dziećmi | czasu dla dzieci | rodzin* | rodziną | mniej pracować | mniej pracy | krócej pracować | pracować mniej | pracować krócej | czas pracy | czasu pracy | godzin* pracy | odłącz* się | wyłączyć się | wyłączyć telefon | odciąć się | zmęczon* | zmęczeni* | przemęcz* | przepracow* | przeciążon* | przeciążeni* | zdrow* | zdrowia | zdrowiej | sen | snu | spać | wysypiać | wysypia* | wyspać | sport | sportu | sportem | sporty | siłowni* | siłownia | biegać | biegam | biegania | bieganie | joga | jogę | jogi | medyt* | medytacj* | mindful* | uważnoś* | hobby | urlop | urlopu | weekend* | wolne wieczory | wolnych wieczorów | praca zdalna | pracę zdalną | pracy zdalnej | pracować zdalnie | zdalnie z domu | pracy z domu | praca z domu | pracować z domu | home office | homeoffice | energii | energia | energię | schudnąć | schudn* | odchudz* | maraton* | półmaraton* | kondycj* | regularnie ćwiczyć | ćwiczyć regularnie | aktywnoś* fizyczn* | ruszać się | godzić pracę | godzenie pracy | godzić .. z macierzyństwem | pogodzić | pogodzenie | część etatu | pół etatu | dbać o siebie | zadbać o siebie | zwolnić tempo`,
    managingTime: `brak motywacji | motywacji do | nie mam motywacji | samomotywacj* | konsekwencj* w działaniu | wytrwałoś* | doprowadzać .. do końca | kończyć .. zaczynam | kończyć to | dokańczać | doprowadzać sprawy | kończyć .. zaczęte | poukładać | zdążać ze wszystkim | pracować mądrzej | zarządza* .. czasem | zarządza* czas* | zarządzanie sobą w czasie | zarządza* sobą | organizacj* czasu | organizow* .. czas | zorganizow* .. czas | organizacj* pracy | organizacj* dnia | organizacj* własn* | zorganizować się | lepiej zorganizow* | zorganizowan* | organizow* .. pracę | organizow* .. prace | organizow* .. pracy | organizow* .. dzień | ~organizow* | ~organizacj* | produktywn* | efektywn* | efektywniej | prokrastyn* | prokrastynacj* | odkłada* .. na później | odkłada* | odkładam | odkładanie | odwleka* | na ostatnią chwilę | priorytet* | skupi* się | skupić | skupieni* | skupiać | koncentr* | koncentracj* | skoncentrow* | rozprasz* | rozproszeni* | planow* | planowani* | planować .. dzień | zaplanow* | plan dnia | plan tygodnia | kalendarz* | terminow* | terminy | terminów | dotrzym* .. termin* | deadline* | deadlin* | na czas | punktualn* | spóźnia* | nawyk* | nawyki | rutyn* | samodyscyplin* | dyscyplin* | systematyczn* | systematyczność | lista zadań | listę zadań | listy zadań | to do list* | multitask* | wielozadaniow* | ogarnia* | ogarniam | ogarnąć .. dzień | natłok* | nadmiar .. obowiązk* | nadmiar* zada* | za dużo zadań | za dużo na głowie | wydajn* | pomodoro | skrzynk* mailow* | skrzynk* odbiorcz* | brak czasu | nie mam czasu | pożeracz* | zarządzanie zadaniami | chaos`,
    ownBusiness: `zarejestrować firmę | biznes online | franczyz* | rzucić etat | przejść na swoje | pójść na swoje | własną kwiaciarnię | własną cukiernię | własny lokal | zarabiać na swoj* | własna firma | własną firmę | własnej firmy | swoją firmę | swoja firma | swojej firmy | moja firma | moją firmę | mojej firmy | własny biznes | własnego biznesu | własnym biznesem | swój biznes | swojego biznesu | mój biznes | mojego biznesu | własną działalność | własna działalność | własnej działalności | swoją działalność | działalnoś* gospodarcz* | założ* .. firm* | otworz* .. firm* | założyć .. działalność | otworzyć .. działalność | założenie .. firmy | założyć .. biznes | otworzyć .. biznes | rozkręc* | rozwi* .. firmę | rozwi* .. firmy | rozwi* .. biznes* | ~biznes | ~biznesu | ~biznesow* | startup* | start up* | freelanc* | wolny strzelec | na swoje | na swoim | pracować dla siebie | samozatrudni* | przedsiębiorcz* | przedsiębiorc* | przedsiębiorstw* | sklep* internetow* | sklep online | własny sklep | swój sklep | inwestor* | dofinansow* | finansowanie | biznesplan* | biznes plan* | model* biznesow* | pozyska* .. klient* | pozyskiw* .. klient* | now* klient* | znaleźć .. klient* | stałych klientów | zdobyć .. klient* | pierwsz* klient* | pierwszych klientów | ~klient* | zlecenia | zleceń | zleceni* | własn* salon* | własny salon | własny gabinet | własn* gabinet* | własne studio | własn* studi* | własn* kawiarni* | kawiarni* | własn* pracowni* | własn* restauracj* | własn* szkoł* | otworzyć .. własn* | założyć .. własn* | prowadzić .. własn* | otworzyć .. kawiarni* | otworzyć .. salon | otworzyć .. gabinet | otworzyć .. sklep | otworzyć .. studio | otworzyć .. pracowni* | allegro | etsy | jdg | rękodzieł* | swoje produkty | własne produkty | własny produkt`,
    communication: `~szef* | ~przełożon* | empati* | mediacj* | lepiej rozmawiać | rozmawiać z | rozmowy z trudnymi | komunikacj* | komunikow* | komunikatywn* | zakomunikow* | feedback* | informacj* zwrotn* | konstruktywn* krytyk* | krytyk* | trudn* rozmow* | trudnych rozmów | konflikt* | aktywn* słuchani* | słuchać | słuchania | słuchanie | wysłuch* | negocj* | negocjacj* | interesariusz* | stakeholder* | argumentow* | argumentacj* | argumentów | przekonyw* | przekonać | przekonywać | perswazj* | wpływać na | wywiera* wpływ* | dyplomacj* | dyplomatyczn* | jasno mówić | mówić jasno | jaśniej | zrozumiale | wyraża* .. myśli | wyraża* się | wyrażać myśli | formułow* .. myśli | formułować | wysławia* | tłumaczyć | wytłumaczyć | wyjaśniać | dyskusj* | dyskutow* | ~maile | ~maili | pisani* maili | pisać .. maile | pisać .. teksty | pisani* tekstów | kompetencj* miękk* | umiejętnoś* miękk* | miękk* | umiejętnoś* interpersonaln* | interpersonaln* | soft skill* | współpracow* | współprac* | relacj* z zespołem | relacj* z szef* | relacj* z przełożon* | relacj* ze współpracown* | relacj* w pracy | relacj* z koleż* | dogada* | dogadać | porozumie* | porozumiewa* | mowa ciała | mowy ciała | mowę ciała | język ciała | języka ciała | trudn* klient* | trudny szef | trudnym szefem | trudn* ludź* | międzykulturow* | facylitacj* | facylitow* | ~spotkania | ~spotkań | ~teksty | ~tekstów | small-talk`,
    personalBrand: `własną markę | własna marka | własnej marki | swoją markę | tiktok* | influencer* | chwali* | przypisuje sobie | mark* osobist* | marka osobista | markę osobistą | marki osobistej | personal brand* | linkedin* | linked in | linkedina | widocznoś* | widoczna | widoczny | widoczną | bardziej widoczn* | wizerun* | rozpoznawaln* | rozpoznawalna | blog* | portfolio | podcast* | newsletter* | instagram* | youtube | youtubie | własną stronę | własna strona | własnej strony | stron* internetow* | obecnoś* w sieci | ~ekspert* | autopromocj* | promować siebie | promować się | pokazać siebie | docenia* | docenion* | docenił* | zauważy* | zauważ* | zauważan* | niewidzialn* | dostrzeg* | dostrzeż* | uznani* | reputacj* | publikow* | publikacj* | mój profil | swój profil | profil zawodowy | profilu | sprzedać siebie | sprzedać się | rozgłos* | followers* | obserwując*`,
    returningToWork: `po .. przerwie | lat przerwy | lata przerwy | latach przerwy | roku przerwy | przerwa na dzieci | przerwie na dzieci | wypadłam z rynku | wypadłem z rynku | powrót na etat | wrócić na etat | wrócić na rynek pracy | po wychowawczym | po rodzicielskim | podjąć pracę po | powrót do pracy | powrotu do pracy | powrotem do pracy | powrocie do pracy | wrócić do .. pracy | wracać do pracy | wracam do pracy | wrócić do zawodu | powrót do zawodu | powrotu do zawodu | wrócić na rynek | powrót na rynek | powrotu na rynek | wracam po | wrócić po | powrót po | powrocie po | powrotu po | urlop* macierzyńsk* | urlop* rodzicielsk* | urlop* wychowawcz* | macierzyńsk* | rodzicielsk* | wychowawcz* | po macierzyńskim | macierzyńskiego | po przerwie | przerwie w karierze | przerw* w karierze | przerw* zawodow* | dłuższej przerwie | długiej przerwie | przerwa w pracy | przerwie w pracy | po urodzeniu dziecka | po odchowaniu | znów pracować | znowu pracować | ponownie podjąć pracę | comeback | zacząć znowu pracować | wrócić do .. branży | wrócić do programow* | wrócić do zawod*`,
    findingDirection: `swoje miejsce | swojego miejsca | szukam siebie | kim jestem | wybór studiów | wybrać studia | jakie studia | co studiować | nie wiem czego chcę | nie wiem co chcę | nie wiem czego chce | nie wiem co chce | nie wiem czego | nie wiem co | nie wiem kim | nie wiem jaki | nie wiem jaką | nie wiem w którą | nie wiem w jakim | nie wiem | niewiem | nie mam pojęcia | nie mam pomysłu | nie mam pomyslu | brak pomysłu | odnaleźć siebie | odnaleźć się | znaleźć siebie | znaleźć .. kierunek | kierunek | kierunku | kierunki | kierunków | swoją drogę | swoja droga | swojej drogi | moją drogę | moja droga | właściwą drogę | drog* zawodow* | ścieżk* zawodow* | swoją ścieżkę | swojej ścieżki | co dalej | co robić dalej | co chcę robić | co chciałabym robić | co chciałbym robić | co mogę robić | czym chcę się zajmować | czym się zajmować | czego chcę | czego naprawdę chcę | czego właściwie | co robić w życiu | co w życiu | co mi pasuje | co do mnie pasuje | co mnie interesuje | co lubię | w czym jestem dobr* | kim chcę być | sens | sensu | sensem | sensown* | cel w życiu | celu w życiu | cel życiowy | cele życiowe | powołani* | pasję | pasja | pasji | pasje | mocne strony | mocnych stron | moje mocne | swoje mocne | słabe strony | słabych stron | talent* | talenty | predyspozycj* | zagubion* | rozdroż* | rozdrożu | w martwym punkcie | utknęłam | utknąłem | utknęł* | stoję w miejscu | decyzja | decyzję | decyzji | zdecydować | podjąć .. decyzję | wybrać między | wybrać pomiędzy | wybór między | dylemat* | moje wartości | swoje wartości | swoich wartości | moich wartości | doradztw* zawodow* | doradc* zawodow* | spełnion* | spełnieni* | spełniać się | szczęśliw* | szczęśliwsz* | szczęści* | nieszczęśliw* | niezadowol* | niezadowolon* | zadowolon* | nudzi mnie | nudzę się | nudn* | nie lubię .. pracy | nienawidzę .. pracy | mam dość .. pracy | osiągnąć sukces | odnieść sukces | odnosić sukcesy | sukces zawodow* | jasność | jasności | mętlik | ogarn* .. życi* | rozwój osobist* | rozwoju osobist* | ~rozwój | ~rozwijać się | czy warto | czy *ć$ | czy się *ć$ | czy to dla mnie | pomysł* na siebie | pomysł na życie | pomysłu na siebie | co mnie kręci | moje życie | moim życiu | swoim życiu | swoje życie | z życiem | w życiu`,
    general: '~magisterską | ~licencjacką | ~doktorską | ',
  },
  phrases: {
    careerChange: [
      [
        'Do {date} poproszę {people|5} z mojej przyszłej branży o rozmowę[ (cel: praca {aim})], wypiszę 3 umiejętności, których mi brakuje, i zaplanuję, jak zdobyć każdą z nich.',
        'Do {date} poproszę {people|5} z mojej przyszłej branży o rozmowę[ (cel: praca {aim})] i wypiszę 3 brakujące mi umiejętności.',
      ],
      [
        'Sprawdzę zmianę zawodu w praktyce: do {date} wykonam 1 mały projekt próbny[ związany z pracą {aim}], poświęcę na niego {hours|3} i pokażę wynik 2 osobom z branży.',
        'Żeby sprawdzić zmianę zawodu w praktyce, do {date} wykonam 1 mały projekt próbny[ związany z pracą {aim}] i pokażę go 2 osobom.',
      ],
      [
        'Do {date} porównam 3 drogi do nowego zawodu[ (cel: praca {aim})], zestawię je na 1 kartce ze swoimi mocnymi stronami i zrobię pierwszy krok na jednej z nich.',
        'Do {date} porównam 3 drogi do nowego zawodu[ (cel: praca {aim})] i zrobię pierwszy krok na jednej z nich.',
      ],
    ],
    jobSearch: [
      [
        'Do {date} odpowiem na {applications|10}[ {aim}], za każdym razem dopasuję CV do ogłoszenia, a dokumenty dam wcześniej do sprawdzenia 2 osobom.',
        'Do {date} odpowiem na {applications|10}[ {aim}], za każdym razem z dopasowanym CV.',
      ],
      [
        'Będę szukać nowej pracy[ {aim}] małymi krokami: co tydzień do {date} będę odzywać się do 2 firm, wysyłać 1 dopasowane CV i zapisywać każdą odpowiedź.',
        'Co tydzień do {date} będę szukać nowej pracy[ {aim}]: odezwę się do 2 firm i wyślę 1 CV.',
      ],
      [
        'Do {date} wypiszę 15 firm, w których widzę dla siebie miejsce[ {aim}], poproszę {people|3} z tych firm o rozmowę i wyślę dopasowane CV w 5 miejsc.',
        'Do {date} wypiszę 15 firm, w których widzę dla siebie pracę[ {aim}], i wyślę dopasowane CV do 5 z nich.',
      ],
    ],
    interviews: [
      [
        'Do {date} odbędę z zaufaną osobą {interviews|4}[ o pracę {aim}] i przygotuję 6 przykładów, które pokazują wyniki mojej pracy.',
        'Do {date} odbędę {interviews|4}[ o pracę {aim}] i przygotuję 6 przykładów swoich sukcesów w pracy.',
      ],
      [
        'Do {date} spiszę odpowiedzi na 12 typowych pytań z rozmów kwalifikacyjnych[ o pracę {aim}], każdą 2 razy przećwiczę na głos i poproszę 1 osobę o opinię.',
        'Do {date} spiszę odpowiedzi na 12 typowych pytań z rozmów kwalifikacyjnych[ o pracę {aim}] i każdą przećwiczę na głos.',
      ],
      [
        'Przygotuję się do rozmowy kwalifikacyjnej[ o pracę {aim}]: do {date} zbiorę informacje o 3 firmach, ułożę 5 własnych pytań i 6 razy przećwiczę autoprezentację.',
        'Przed rozmową kwalifikacyjną[ o pracę {aim}] do {date} ułożę 5 własnych pytań i 6 razy przećwiczę autoprezentację.',
      ],
    ],
    promotion: [
      [
        'Do {date} wypiszę 5 wyników, które przemawiają za moim awansem[ (cel: praca {aim})], przedstawię je przełożonym na 1 spotkaniu i uzgodnię 2 konkretne kroki.',
        'Do {date} wypiszę 5 wyników, które przemawiają za moim awansem[ (cel: praca {aim})], i przedstawię je przełożonym.',
      ],
      [
        'Na drodze do awansu[ (cel: praca {aim})] podejmę się 1 trudniejszego zadania niż dotąd, do {date} opiszę jego wynik w liczbach i poproszę o opinię 2 osoby, które decydują o awansach.',
        'Na drodze do awansu[ (cel: praca {aim})] podejmę się 1 trudniejszego zadania i do {date} poproszę o opinię 2 osoby decydujące o awansach.',
      ],
      [
        'Do {date} zapytam 3 osoby, które decydują o awansach, czego oczekują[ (cel: praca {aim})], porównam to ze swoim doświadczeniem i poświęcę {hours|2} na 1 umiejętność, której mi brakuje.',
        'Do {date} zapytam 3 osoby decydujące o awansach, czego oczekują[ (cel: praca {aim})], i popracuję nad 1 umiejętnością.',
      ],
    ],
    leadingTeam: [
      [
        'Co 2 tygodnie do {date} będę rozmawiać w cztery oczy z każdą osobą ze swojego[ {team}-osobowego] zespołu, ustalać z nią 1 jasny cel i wracać do poprzedniego.',
        'Co 2 tygodnie do {date} będę rozmawiać w cztery oczy z każdą osobą ze swojego[ {team}-osobowego] zespołu.',
      ],
      [
        'Do {date} poprowadzę 1 projekt od początku do końca[ w swoim {team}-osobowym zespole], przekażę w całości 3 zadania i poproszę 3 osoby o opinię o moim stylu kierowania.',
        'Do {date} poprowadzę 1 projekt[ w swoim {team}-osobowym zespole], przekażę 3 zadania i poproszę 3 osoby o opinię o moim stylu kierowania.',
      ],
      [
        'Żeby dobrze kierować zespołem, do {date} przeczytam {books|2} o przywództwie, wypróbuję 4 pomysły w praktyce i zapytam 3 osoby, co się zmieniło.',
        'Żeby dobrze kierować zespołem, do {date} przeczytam {books|2} o przywództwie i wypróbuję 4 pomysły.',
      ],
    ],
    negotiatingPay: [
      [
        'Do {date} zbiorę 5 wyników w liczbach, porównam swoje zarobki z danymi z 3 źródeł i poproszę przełożonych o rozmowę w sprawie podwyżki[ o {percent}][ (cel: {amount})].',
        'Do {date} zbiorę 5 wyników w liczbach i poproszę o rozmowę w sprawie podwyżki[ o {percent}][ (cel: {amount})].',
      ],
      [
        'Zapiszę 4 argumenty za podwyżką[ o {percent}][ (cel: {amount})], 3 razy przećwiczę rozmowę o wynagrodzeniu z zaufaną osobą i przeprowadzę ją do {date}.',
        'Przećwiczę 3 razy rozmowę o podwyżce[ o {percent}][ (cel: {amount})] i przeprowadzę ją do {date}.',
      ],
    ],
    networking: [
      [
        'Żeby poszerzyć sieć kontaktów, do {date} zaproszę {people|6} z mojej branży[, także z doświadczeniem {aim},] na 20-minutową rozmowę i w ciągu tygodnia po rozmowie napiszę z podziękowaniem.',
        'Żeby poszerzyć sieć kontaktów, do {date} zaproszę {people|6} z mojej branży na 20-minutową rozmowę.',
      ],
      [
        'Do {date} wybiorę się na {events|2} z mojej branży, żeby poszerzyć sieć kontaktów, na każdym zacznę 3 rozmowy i odezwę się do nowych osób w ciągu 3 dni.',
        'Do {date} wybiorę się na {events|2} z mojej branży i na każdym poszerzę sieć kontaktów o 3 osoby.',
      ],
      [
        'Żeby moja sieć kontaktów rosła, co tydzień do {date} będę pisać do 2 osób z branży, proponować krótką rozmowę i szukać 1 sprawy, w której mogę pomóc.',
        'Żeby moja sieć kontaktów rosła, co tydzień do {date} będę pisać do 2 osób z branży.',
      ],
    ],
    publicSpeaking: [
      [
        'Do {date} wygłoszę {talks|3} po co najmniej 10 minut[ przed {audience}], każdą po 2 próbach, i zapytam 2 osoby z publiczności o opinię.',
        'Do {date} wygłoszę {talks|3}[ przed {audience}], każdą po 2 próbach, i poproszę o opinię.',
      ],
      [
        'Żeby ćwiczyć wystąpienia publiczne, co tydzień do {date} będę nagrywać 5-minutową próbę i zapisywać 2 rzeczy do dopracowania, a na koniec wystąpię 1 raz na żywo[ przed {audience}].',
        'Żeby ćwiczyć wystąpienia publiczne, co tydzień do {date} będę nagrywać 5-minutową próbę, a na koniec wystąpię na żywo[ przed {audience}].',
      ],
      [
        'Żeby swobodniej mówić publicznie, do {date} zabiorę głos[ przed {audience}] na 6 spotkaniach, za każdym razem z 1 przygotowaną myślą, i zapiszę swoje wrażenia.',
        'Żeby swobodniej mówić publicznie, do {date} zabiorę głos[ przed {audience}] na 6 spotkaniach.',
      ],
    ],
    confidence: [
      [
        'Żeby wzmocnić pewność siebie, co tydzień do {date} będę zabierać głos[ przed {audience}] na co najmniej 1 spotkaniu i zapisywać 1 rzecz, która poszła dobrze.',
        'Żeby wzmocnić pewność siebie, co tydzień do {date} będę zabierać głos[ przed {audience}] na co najmniej 1 spotkaniu.',
      ],
      [
        'W każdy piątek do {date} będę zapisywać 3 rzeczy, które mi się udały, a dla większej pewności siebie podejmę się 2 zadań, których dotąd unikam.',
        'W każdy piątek do {date} będę zapisywać 3 rzeczy, które mi się udały, żeby wzmocnić pewność siebie.',
      ],
      [
        'Do {date} zapytam 4 osoby o 1 moją mocną stronę z przykładem, a dla większej pewności siebie wrócę do ich odpowiedzi przed 3 trudnymi zadaniami.',
        'Do {date} zapytam 4 osoby o 1 moją mocną stronę z przykładem, żeby wzmocnić pewność siebie.',
      ],
    ],
    technicalSkills: [
      [
        'Mój temat to {tool}: do {date} ukończę 1 własny projekt, poświęcę na niego {hours|3} i poproszę doświadczoną osobę o ocenę wyniku.',
        'Mój temat to {tool}: do {date} ukończę 1 własny projekt i poświęcę na niego {hours|3}.',
      ],
      [
        'Do {date} ukończę 1 kurs (temat: {name}), poświęcę na naukę {hours|3} i wykorzystam nową wiedzę w 3 małych zadaniach z pracy.',
        'Do {date} ukończę 1 kurs (temat: {name}) i poświęcę na naukę {hours|3}.',
      ],
      [
        'Poświęcę {hours|3} na ćwiczenia (temat: {tool}), do {date} rozwiążę 12 zadań i pokażę 1 gotowy wynik osobie, która zajmuje się tym na co dzień.',
        'Poświęcę {hours|3} na ćwiczenia (temat: {tool}) i do {date} rozwiążę 12 zadań.',
      ],
      [
        'Mój cel to {name} w praktyce: do {date} wykonam 2 zadania z pracy, poświęcę na to {hours|3} i poproszę doświadczoną osobę o ocenę.',
        'Mój cel to {name} w praktyce: do {date} wykonam 2 zadania i poświęcę na to {hours|3}.',
      ],
      [
        'Wybiorę umiejętność, która najbardziej przyda mi się w pracy, poświęcę na naukę {hours|3}, do {date} ukończę 1 kurs i wykorzystam tę wiedzę w 3 zadaniach.',
        'Do {date} ukończę 1 kurs umiejętności najbardziej przydatnej w pracy i poświęcę na naukę {hours|3}.',
      ],
      [
        'Żeby rozwinąć umiejętności techniczne, do {date} zbuduję 1 mały projekt, poświęcę na niego {hours|3} i poproszę doświadczoną osobę o ocenę.',
        'Żeby rozwinąć umiejętności techniczne, do {date} zbuduję 1 mały projekt i poświęcę na niego {hours|3}.',
      ],
    ],
    language: [
      [
        'Będę ćwiczyć język {name} {hours|3} do {date}[, żeby zbliżyć się do poziomu {level}], odbędę 8 rozmów po 30 minut i na koniec rozwiążę 1 test poziomujący.',
        'Będę ćwiczyć język {name} {hours|3} do {date} i rozwiążę 1 test poziomujący[ na poziom {level}].',
      ],
      [
        'Co tydzień do {date} będę ćwiczyć język {name} w 30-minutowej rozmowie, uczyć się 20 nowych słów i przerabiać 1 lekcję kursu[ na poziomie {level}].',
        'Co tydzień do {date} będę ćwiczyć język {name} w 1 rozmowie i przerabiać 1 lekcję kursu[ na poziomie {level}].',
      ],
      [
        'Będę uczyć się języka obcego {hours|3} do {date}[, żeby zbliżyć się do poziomu {level}], odbędę 8 rozmów po 30 minut i na koniec rozwiążę 1 test poziomujący.',
        'Będę uczyć się języka obcego {hours|3} do {date} i rozwiążę 1 test poziomujący[ na poziom {level}].',
      ],
      [
        'Co tydzień do {date} będę rozmawiać w obcym języku przez 30 minut, uczyć się 20 nowych słów i przerabiać 1 lekcję kursu[ na poziomie {level}].',
        'Co tydzień do {date} będę rozmawiać w obcym języku przez 30 minut i przerabiać 1 lekcję kursu[ na poziomie {level}].',
      ],
    ],
    workLifeBalance: [
      [
        'Do {date} będę kończyć pracę o czasie 3 razy w tygodniu, rezerwować te wieczory w kalendarzu dla siebie i w piątki sprawdzać, jak poszło.',
        'Do {date} będę kończyć pracę o czasie 3 razy w tygodniu i zachowam te wieczory dla siebie.',
      ],
      [
        'Dla lepszej równowagi do {date} będę mieć 2 wieczory w tygodniu bez pracy, codziennie robić 20-minutową przerwę i w piątki oceniać swoją energię w skali od 1 do 10.',
        'Dla lepszej równowagi do {date} będę mieć 2 wieczory w tygodniu bez pracy i codziennie robić 20-minutową przerwę.',
      ],
      [
        'Żeby zachować równowagę, co tydzień do {date} będę planować 2 godziny tylko dla siebie, wpisywać je do kalendarza jak spotkanie i odhaczać każde z nich.',
        'Żeby zachować równowagę, co tydzień do {date} będę rezerwować w kalendarzu 2 godziny tylko dla siebie.',
      ],
    ],
    managingTime: [
      [
        'Do {date} będę każdego wieczoru zapisywać 3 najważniejsze zadania i rezerwować w kalendarzu 90 minut następnego dnia, żeby zrobić je na początku.',
        'Do {date} będę każdego wieczoru zapisywać 3 najważniejsze zadania i robić je na początku dnia.',
      ],
      [
        'Przez 2 tygodnie będę notować, na co idzie mój czas, usunę 3 pożeracze czasu, a do {date} w każdy poniedziałek będę planować tydzień w 30 minut.',
        'Usunę 3 pożeracze czasu i do {date} w każdy poniedziałek będę planować tydzień w 30 minut.',
      ],
      [
        'Do {date} będę dzielić dzień pracy na 3 bloki, w każdym zajmować się 1 rodzajem zadań i co piątek sprawdzać, czy plan dnia działa.',
        'Do {date} będę dzielić dzień pracy na 3 bloki i w każdym zajmować się 1 rodzajem zadań.',
      ],
    ],
    ownBusiness: [
      [
        'Do {date} zapytam {customers|8} z grupy docelowej o potrzeby i pokażę 3 osobom pierwszą ofertę własnej firmy ze stałą ceną.',
        'Do {date} zapytam {customers|8} o potrzeby i przygotuję pierwszą ofertę własnej firmy.',
      ],
      [
        'Do {date} napiszę 5-stronicowy plan własnej firmy, policzę 3 scenariusze kosztów i przychodów i poproszę 2 osoby prowadzące biznes o sprawdzenie.',
        'Do {date} napiszę 5-stronicowy plan własnej firmy i poproszę 2 osoby prowadzące biznes o sprawdzenie.',
      ],
      [
        'Przygotuję start własnej firmy: poświęcę na to {hours|3}, do {date} opiszę ofertę na 1 stronie i omówię koszty z 1 osobą z księgowości.',
        'Przygotuję start własnej firmy: do {date} opiszę ofertę na 1 stronie i policzę koszty.',
      ],
    ],
    communication: [
      [
        'Do {date} przygotuję na piśmie 6 ważnych rozmów[ z {audience}], każdą z 1 główną myślą, i zapytam potem 2 osoby, czy przekaz był jasny.',
        'Do {date} przygotuję na piśmie 6 ważnych rozmów[ z {audience}] i zapytam 2 osoby, czy przekaz był jasny.',
      ],
      [
        'Żeby ćwiczyć jasną komunikację, raz w tygodniu do {date} w rozmowie[ z {audience}] będę najpierw podsumowywać, co słyszę, a potem w 3 zdaniach przedstawiać swoją opinię.',
        'Żeby ćwiczyć komunikację, raz w tygodniu do {date} będę w rozmowie[ z {audience}] przedstawiać swoją opinię w 3 zdaniach.',
      ],
      [
        'Do {date} poproszę 4 osoby o szczerą opinię o moim sposobie komunikacji, wybiorę 2 rzeczy do zmiany i wypróbuję je w 5 rozmowach[ z {audience}].',
        'Do {date} poproszę 4 osoby o opinię o moim sposobie komunikacji i wypróbuję 2 zmiany.',
      ],
    ],
    personalBrand: [
      [
        'Do {date} dopracuję swój profil w sieci i opublikuję {posts|4} o swojej branży[ (cel: praca {aim})], żeby efekty mojej pracy były widoczne.',
        'Do {date} dopracuję swój profil w sieci i opublikuję {posts|4} o swojej branży.',
      ],
      [
        'Żeby zadbać o widoczność, do {date} będę co tydzień dodawać w sieci 1 wpis i 2 komentarze o swojej branży, a na koniec opowiem w firmie o swoich wynikach.',
        'Żeby zadbać o widoczność, do {date} będę co tydzień dodawać w sieci 1 wpis o swojej branży.',
      ],
    ],
    returningToWork: [
      [
        'Do {date} napiszę w 3 krokach plan powrotu do pracy[ {aim}], odświeżę 2 umiejętności i poproszę {people|4} z mojej branży o rozmowę.',
        'Do {date} napiszę w 3 krokach plan powrotu do pracy[ {aim}] i odświeżę 2 umiejętności.',
      ],
      [
        'Przygotuję powrót do pracy i poświęcę na to {hours|3}: do {date} ukończę 1 kurs przypominający, odbędę 2 rozmowy z firmami o zadaniach i godzinach pracy oraz zaktualizuję CV.',
        'Przygotuję powrót do pracy: do {date} ukończę 1 kurs przypominający i odbędę 2 rozmowy z firmami.',
      ],
    ],
    findingDirection: [
      [
        'Do {date} poproszę {people|4} o rozmowę o zajęciu, które mnie ciekawi, wypiszę 5 swoich mocnych stron i wybiorę 1 kierunek, który przez tydzień sprawdzę w praktyce.',
        'Do {date} poproszę {people|4} o rozmowę o zajęciu, które mnie ciekawi, i wybiorę 1 kierunek do sprawdzenia.',
      ],
      [
        'Do {date} będę 3 razy w tygodniu zapisywać, co dodaje mi energii, a co ją odbiera, porównam 3 możliwe kierunki i wybiorę 1 następny krok.',
        'Do {date} będę 3 razy w tygodniu zapisywać, co dodaje mi energii, i wybiorę 1 kierunek.',
      ],
      [
        'Żeby znaleźć kierunek, do {date} opiszę 5 sytuacji, w których praca dawała mi radość, nazwę 3 wartości, które je łączą, i sprawdzę w praktyce 1 pomysł.',
        'Żeby znaleźć kierunek, do {date} opiszę 5 sytuacji, w których praca dawała mi radość.',
      ],
    ],
    general: [
      [
        'Do {date} wykonam 4 konkretne kroki do celu „{words}”, poświęcę na to {hours|2} i 2 razy pokażę postępy na spotkaniu mentoringowym.',
        'Do {date} wykonam 4 konkretne kroki do celu „{words}” i poświęcę na to {hours|2}.',
      ],
      [
        'Będę pracować nad celem „{words}” {hours|2} do {date}, pokażę innym 3 wyniki i po każdym zapiszę 1 wniosek.',
        'Będę pracować nad celem „{words}” {hours|2} do {date} i pokażę 3 wyniki.',
      ],
      [
        'Podzielę to, czego chcę, na 4 konkretne kroki, wykonam je do {date}, poświęcę na nie {hours|2} i 2 razy pokażę postępy na spotkaniu mentoringowym.',
        'Podzielę to, czego chcę, na 4 konkretne kroki i do {date} poświęcę na nie {hours|2}.',
      ],
      [
        'Będę pracować nad swoim celem {hours|2} do {date}, pokażę innym 3 wyniki i po każdym zapiszę 1 wniosek.',
        'Będę pracować nad swoim celem {hours|2} do {date} i pokażę innym 3 wyniki.',
      ],
    ],
  },
  firstSteps: {
    careerChange: [
      [
        'Zmianę zawodu zacznę od rozmowy: do {date} porozmawiam z 1 osobą po takiej zmianie[ (mój cel: praca {aim})] i zapiszę 3 rzeczy, które muszę sprawdzić.',
        'Zmianę zawodu zacznę od rozmowy: do {date} porozmawiam z 1 osobą po takiej zmianie[ (mój cel: praca {aim})].',
      ],
    ],
    jobSearch: [
      [
        'Na początek zaktualizuję CV i do {date} odpowiem na 2 oferty pracy[ {aim}], które dobrze do mnie pasują.',
        'Na początek do {date} odpowiem na 2 oferty pracy[ {aim}], które do mnie pasują.',
      ],
    ],
    interviews: [
      [
        'Na początek do {date} przygotuję odpowiedzi na 5 pytań z rozmów kwalifikacyjnych[ o pracę {aim}] i odbędę 1 rozmowę próbną.',
        'Na początek do {date} przygotuję odpowiedzi na 5 pytań z rozmów kwalifikacyjnych.',
      ],
    ],
    promotion: [
      [
        'Jako pierwszy krok do awansu[ (cel: praca {aim})] do {date} wypiszę 3 brakujące mi umiejętności i poproszę o radę 1 doświadczoną osobę.',
        'Jako pierwszy krok do awansu[ (cel: praca {aim})] do {date} wypiszę 3 brakujące mi umiejętności.',
      ],
    ],
    leadingTeam: [
      [
        'Jako pierwszy krok w kierowaniu zespołem do {date} przekażę 1 całe zadanie[ w swoim {team}-osobowym zespole] i poproszę 2 osoby o opinię.',
        'Jako pierwszy krok w kierowaniu zespołem do {date} przekażę 1 całe zadanie i poproszę o opinię.',
      ],
    ],
    negotiatingPay: [
      [
        'Drogę do podwyżki zacznę od przygotowań: do {date} zapiszę 3 wyniki w liczbach i porównam zarobki w 2 źródłach.',
        'Drogę do podwyżki zacznę od zapisania 3 wyników w liczbach do {date}.',
      ],
    ],
    networking: [
      [
        'Sieć kontaktów zacznę budować od małej grupy: do {date} napiszę do 3 osób z mojej branży i spotkam się z 1 z nich.',
        'Sieć kontaktów zacznę budować od 3 osób z mojej branży: napiszę do nich do {date}.',
      ],
    ],
    publicSpeaking: [
      [
        'Jako pierwszy krok do wystąpień[ przed {audience}] nagram 2 próby po 5 minut i do {date} pokażę 1 z nich zaufanej osobie.',
        'Jako pierwszy krok do wystąpień nagram 2 próby po 5 minut do {date}.',
      ],
    ],
    confidence: [
      [
        'Dla większej pewności siebie zacznę od małych kroków: do {date} zabiorę głos na 2 spotkaniach i zapiszę, co poszło dobrze.',
        'Dla większej pewności siebie do {date} zabiorę głos na 2 spotkaniach.',
      ],
    ],
    technicalSkills: [
      [
        'Jako pierwszy krok do egzaminu {certificate} do {date} sprawdzę wymagania, ułożę 1 plan nauki i przerobię 3 lekcje.',
        'Jako pierwszy krok do egzaminu {certificate} przerobię 3 lekcje do {date}.',
      ],
      [
        'Jako pierwszy krok (temat: {name}) do {date} przerobię 3 lekcje dla początkujących i wykonam 1 małe ćwiczenie.',
        'Jako pierwszy krok (temat: {name}) do {date} przerobię 3 lekcje dla początkujących.',
      ],
      [
        'Na początek wybiorę 1 kurs umiejętności, której potrzebuję, i do {date} przerobię z niego 3 lekcje.',
        'Na początek do {date} przerobię 3 lekcje z 1 dobrego kursu.',
      ],
    ],
    language: [
      [
        'Jako pierwszy krok do poziomu {level} (język {name}) rozwiążę 1 test poziomujący i do {date} przerobię 3 lekcje na tym poziomie.',
        'Jako pierwszy krok do poziomu {level} (język {name}) do {date} przerobię 3 lekcje.',
      ],
      [
        'Jako pierwszy krok do egzaminu {certificate}[ (język {name})] rozwiążę 1 test próbny i do {date} przerobię 3 lekcje.',
        'Jako pierwszy krok do egzaminu {certificate} rozwiążę 1 test próbny do {date}.',
      ],
      [
        'Jako pierwszy krok (język {name}) nauczę się 30 codziennych zwrotów i do {date} przedstawię się komuś w 5 zdaniach.',
        'Jako pierwszy krok (język {name}) nauczę się 30 codziennych zwrotów do {date}.',
      ],
      [
        'Jako pierwszy krok w nauce języka nauczę się 30 codziennych zwrotów i do {date} przedstawię się komuś w 5 zdaniach.',
        'Jako pierwszy krok w nauce języka nauczę się 30 codziennych zwrotów do {date}.',
      ],
    ],
    workLifeBalance: [
      [
        'Jako pierwszy krok do równowagi do {date} będę mieć 2 wieczory w tygodniu bez pracy i codziennie robić 20-minutową przerwę.',
        'Na początek, dla lepszej równowagi, do {date} zachowam 2 wieczory bez pracy.',
      ],
    ],
    managingTime: [
      [
        'Porządkowanie czasu zacznę od notatek: przez 3 dni robocze będę zapisywać, na co idzie mój czas, i do {date} usunę 1 pożeracz czasu.',
        'Na początek do {date} znajdę i usunę 1 pożeracz czasu.',
      ],
    ],
    ownBusiness: [
      [
        'Jako pierwszy krok do własnej firmy do {date} opiszę swoją ofertę na 1 stronie i pokażę ją 3 osobom z grupy docelowej.',
        'Jako pierwszy krok do własnej firmy do {date} opiszę swoją ofertę na 1 stronie.',
      ],
    ],
    communication: [
      [
        'Na początek do {date} przygotuję 2 rozmowy[ z {audience}], każdą z 1 główną myślą, i po obu poproszę o opinię.',
        'Na początek przygotuję do {date} na piśmie 2 rozmowy[ z {audience}].',
      ],
    ],
    personalBrand: [
      [
        'Na początek, dla lepszej widoczności, do {date} napiszę od nowa 3 najważniejsze części swojego profilu i poproszę 1 osobę o opinię.',
        'Na początek, dla lepszej widoczności, do {date} napiszę od nowa 3 części swojego profilu.',
      ],
    ],
    returningToWork: [
      [
        'Powrót do pracy zacznę od 1 rozmowy z firmą, a do {date} zapiszę 3 warunki, które są dla mnie ważne.',
        'Powrót do pracy zacznę od spisania 3 ważnych dla mnie warunków do {date}.',
      ],
    ],
    findingDirection: [
      [
        'Jako pierwszy krok w szukaniu kierunku do {date} porozmawiam z 2 osobami o ich pracy i wypiszę 5 swoich mocnych stron.',
        'Jako pierwszy krok w szukaniu kierunku do {date} wypiszę 5 swoich mocnych stron.',
      ],
    ],
    general: [
      [
        'Jako pierwszy krok do celu „{words}” wypiszę 3 części tej drogi i do {date} zrealizuję najmniejszą z nich.',
        'Jako pierwszy krok do celu „{words}” zrealizuję 1 małą część do {date}.',
      ],
      [
        'Jako pierwszy krok do tego celu wypiszę 3 części drogi i do {date} zrealizuję najmniejszą z nich.',
        'Jako pierwszy krok do {date} zrealizuję 1 małą część tego celu.',
      ],
    ],
  },
  measured: [
    [
      'Mój cel w liczbach („{words}”): do {date} przejdę z {from} na {to}, co 2 tygodnie będę wprowadzać 1 nowe działanie i co tydzień sprawdzać wynik.',
      'Mój cel w liczbach („{words}”): do {date} przejdę z {from} na {to} i co tydzień będę sprawdzać wynik.',
    ],
    [
      'Do {date} wykonam 4 działania, żeby wynik „{words}” zmienił się z {from} na {to}, i 2 razy omówię postępy z doświadczoną osobą.',
      'Do {date} wykonam 4 działania, żeby wynik „{words}” zmienił się z {from} na {to}.',
    ],
    [
      'Do {date} wykonam 4 działania, żeby przejść z {from} na {to}, i co tydzień będę zapisywać wynik.',
      'Do {date} wykonam 4 działania, żeby przejść z {from} na {to}.',
    ],
    [
      'Do {date} wykonam 4 działania, żeby wynik „{words}” osiągnął {to}, i co tydzień będę zapisywać postępy.',
      'Do {date} wykonam 4 działania, żeby wynik „{words}” osiągnął {to}.',
    ],
    [
      'Do {date} wykonam 4 działania, żeby wynik „{words}” zmienił się o {percent}, i co tydzień będę zapisywać postępy.',
      'Do {date} wykonam 4 działania, żeby wynik „{words}” zmienił się o {percent}.',
    ],
    [
      'Do {date} będę zmierzać do wyniku {to}, co 2 tygodnie wprowadzać 1 nowe działanie i co tydzień sprawdzać postępy.',
      'Do {date} będę zmierzać do wyniku {to} i co 2 tygodnie wprowadzać 1 nowe działanie.',
    ],
    [
      'Do {date} będę zmierzać do zmiany o {percent}, co 2 tygodnie wprowadzać 1 nowe działanie i co tydzień sprawdzać wynik.',
      'Do {date} będę zmierzać do zmiany o {percent} i co 2 tygodnie wprowadzać 1 nowe działanie.',
    ],
  ],
  examined: [
    [
      'Do {date} przystąpię do egzaminu {certificate}: wcześniej poświęcę na naukę {hours|4} i rozwiążę 3 pełne testy próbne.',
      'Do {date} przystąpię do egzaminu {certificate} i wcześniej rozwiążę 3 pełne testy próbne.',
    ],
    [
      'Zdam egzamin {certificate} do {date}: będę się uczyć {hours|4}, rozwiążę 3 pełne testy próbne i powtórzę najtrudniejsze tematy.',
      'Zdam egzamin {certificate} do {date} i wcześniej rozwiążę 3 pełne testy próbne.',
    ],
    [
      'Przygotuję się do egzaminu {certificate}: poświęcę na naukę {hours|4}, ułożę listę 5 najtrudniejszych tematów i do {date} przystąpię do egzaminu.',
      'Do {date} przystąpię do egzaminu {certificate} po 3 pełnych testach próbnych.',
    ],
  ],
  topics: [
    {
      theme: 'negotiatingPay',
      cues: 'stawk* | stawek | wycen* | honorari* | cennik*',
      phrases: [
        [
          'Do {date} porównam swoje stawki z 5 podobnymi ofertami, ustalę nową cenę[ (cel: {amount})][ wyższą o {percent}] i przedstawię ją w 3 rozmowach.',
          'Do {date} ustalę nową stawkę[ (cel: {amount})][ wyższą o {percent}] i przedstawię ją w 3 rozmowach.',
        ],
        [
          'Zapiszę 4 argumenty za wyższą stawką[ (o {percent} więcej)][ (cel: {amount})], 3 razy przećwiczę rozmowę z zaufaną osobą i przeprowadzę ją do {date}.',
          'Przećwiczę 3 razy rozmowę o wyższej stawce[ (cel: {amount})] i przeprowadzę ją do {date}.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'cv | życiorys* | list motywacyjny | listu motywacyjnego | listy motywacyjne | dokument* aplikacyjn* | curriculum vitae',
      phrases: [
        [
          'Do {date} przeredaguję 2 razy swoje CV[ pod kątem pracy {aim}], dodam 5 wyników w liczbach i poproszę 2 osoby o sprawdzenie.',
          'Do {date} przeredaguję 2 razy swoje CV[ pod kątem pracy {aim}] i dodam 5 wyników w liczbach.',
        ],
        [
          'Do {date} napiszę 1 wzorcowe CV i 1 list motywacyjny[ pod kątem pracy {aim}], dopasuję je do 3 ogłoszeń i poproszę 2 osoby o opinię.',
          'Do {date} napiszę 1 CV i 1 list motywacyjny[ pod kątem pracy {aim}] i dopasuję je do 3 ogłoszeń.',
        ],
      ],
    },
    {
      theme: 'jobSearch',
      cues: 'staż | staże | stażu w | na staż | odbyć staż | praktyki | praktyk studenckich | praktykach | internship*',
      phrases: [
        [
          'Do {date} zgłoszę się na 8 staży lub praktyk[ {aim}], za każdym razem z dopasowanym CV, i zapytam 2 osoby, jak zdobyły swój staż.',
          'Do {date} zgłoszę się na 8 staży lub praktyk[ {aim}] z dopasowanym CV.',
        ],
        [
          'Do {date} znajdę 12 firm, które oferują staż lub praktyki[ {aim}], i do 6 z nich wyślę dopasowane zgłoszenie.',
          'Do {date} wyślę do 6 firm dopasowane zgłoszenie na staż lub praktyki[ {aim}].',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'delegow* | oddelegow* | zlecać zadania | przekazywać zadania | oddawać zadania | przekazywanie zadań | rozdzielać zadania | rozdzielanie zadań',
      phrases: [
        [
          'Co tydzień do {date} będę przekazywać w całości 1 zadanie[ w swoim {team}-osobowym zespole], zapisywać jego cel i termin i pytać o postępy tylko 1 raz.',
          'Co tydzień do {date} będę przekazywać w całości 1 zadanie[ w swoim {team}-osobowym zespole].',
        ],
        [
          'Do {date} wypiszę 10 powtarzalnych zadań, 4 z nich oddeleguję na stałe[ w swoim {team}-osobowym zespole] i po 2 tygodniach wspólnie omówimy wyniki.',
          'Do {date} wypiszę 10 powtarzalnych zadań i 4 z nich oddeleguję na stałe.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'zatrudnić .. osob* | zatrudnić .. osoby | zatrudnić .. programist* | zatrudnić .. do zespołu | zatrudnić .. pracown* | zrekrutow* | rekrutow* do zespołu | rekrutacja do zespołu',
      phrases: [
        [
          'Do {date} opiszę 1 jasny profil osoby, której szukam do zespołu, przeprowadzę 6 rozmów z tymi samymi 8 pytaniami i omówię wybór z 1 osobą z firmy.',
          'Do {date} opiszę 1 jasny profil osoby do zespołu i przeprowadzę 6 rozmów rekrutacyjnych.',
        ],
        [
          'Żeby dobrze wybrać osoby do zespołu, poproszę 5 osób o polecenia, przeprowadzę 6 rozmów z tymi samymi 8 pytaniami i do {date} dokonam wyboru.',
          'Żeby dobrze wybrać osoby do zespołu, do {date} przeprowadzę 6 rozmów z tymi samymi 8 pytaniami.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'motywow* .. zespo* | motywow* .. zespół | motywow* .. ludzi | motywow* .. pracowni* | zmotywow* .. zespo* | zmotywowan* | motywacja zespołu | motywację zespołu | motywacji zespołu | duch zespołu | integracj* zespołu | zgrany zespół | atmosfer* w zespole',
      phrases: [
        [
          'Do {date} w 30-minutowej rozmowie zapytam każdą osobę ze swojego[ {team}-osobowego] zespołu, co ją motywuje, i wprowadzę w życie 3 pomysły.',
          'Do {date} zapytam każdą osobę ze swojego[ {team}-osobowego] zespołu, co ją motywuje, i wprowadzę 3 pomysły.',
        ],
        [
          'Żeby zmotywować swój[ {team}-osobowy] zespół, co 2 tygodnie do {date} będę prowadzić 30-minutowe spotkanie, na którym docenimy 1 sukces i wybierzemy 1 pomysł do wypróbowania.',
          'Żeby zmotywować swój[ {team}-osobowy] zespół, co 2 tygodnie do {date} będę prowadzić 30-minutowe spotkanie.',
        ],
      ],
    },
    {
      theme: 'leadingTeam',
      cues: 'zdaln* zespo* | zdalny zespół | zespo* zdaln* | zespół zdalny | zespo* rozproszon* | rozproszon* zespo* | rozproszony zespół | hybrydow* zespo* | zespole zdalnie | pracuje zdalnie',
      phrases: [
        [
          'Dla swojego[ {team}-osobowego] zespołu zdalnego do {date} będę prowadzić 1 krótkie spotkanie w tygodniu i raz w miesiącu rozmawiać z każdą osobą.',
          'Dla swojego[ {team}-osobowego] zespołu zdalnego do {date} będę prowadzić 1 krótkie spotkanie w tygodniu.',
        ],
        [
          'Do {date} uzgodnię ze swoim[ {team}-osobowym] zespołem zdalnym 5 zasad współpracy i po 4 tygodniach sprawdzę je, zadając wszystkim 3 pytania.',
          'Do {date} uzgodnię ze swoim[ {team}-osobowym] zespołem zdalnym 5 zasad współpracy.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'feedback* | informacj* zwrotn* | konstruktywn* krytyk* | krytyk* | przyjmow* krytyk*',
      phrases: [
        [
          'Raz w tygodniu do {date} będę przekazywać 1 osobie konkretną informację zwrotną, z przykładem i prośbą, i prosić o taką samą dla siebie.',
          'Raz w tygodniu do {date} będę przekazywać 1 osobie konkretną informację zwrotną z przykładem.',
        ],
        [
          'Do {date} przygotuję na piśmie 5 rozmów z informacją zwrotną, każdą z 1 obserwacją, jej skutkiem i 1 prośbą, i zapiszę ich przebieg.',
          'Do {date} przygotuję i przeprowadzę 5 rozmów z informacją zwrotną, każdą z 1 obserwacją i 1 prośbą.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'konflikt* | trudn* rozmow* | trudnych rozmów | trudn* ludź* | trudn* osob* | trudnym szefem | trudny szef | trudn* szefow* | trudn* klient* | trudn* współpracown* | konfrontacj* | kłótni*',
      phrases: [
        [
          'Do {date} przygotuję na piśmie 3 trudne rozmowy[ z {audience}], każdą przeprowadzę w ciągu tygodnia i zapiszę, co złagodziło konflikt.',
          'Do {date} przygotuję i przeprowadzę 3 trudne rozmowy[ z {audience}].',
        ],
        [
          'Do {date} poznam 1 metodę rozwiązywania konfliktów, przećwiczę ją na 2 scenkach i zastosuję w 2 prawdziwych rozmowach[ z {audience}].',
          'Do {date} poznam 1 metodę rozwiązywania konfliktów i zastosuję ją w 2 prawdziwych rozmowach.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'interesariusz* | stakeholder*',
      phrases: [
        [
          'Do {date} wypiszę 8 najważniejszych interesariuszy, zapytam 4 z nich o oczekiwania i co 2 tygodnie będę przekazywać wszystkim krótką informację o postępach.',
          'Do {date} wypiszę 8 najważniejszych interesariuszy i zapytam 4 z nich o oczekiwania.',
        ],
        [
          'Co tydzień do {date} będę rozmawiać przez 20 minut z 1 osobą z grona interesariuszy i zapisywać po rozmowie 1 oczekiwanie i 1 ustalenie.',
          'Co tydzień do {date} będę rozmawiać przez 20 minut z 1 osobą z grona interesariuszy.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'negocj* | negocjacj* | umiejętnoś* negocjacyjn*',
      phrases: [
        [
          'Do {date} przygotuję na piśmie 3 rozmowy negocjacyjne[ z {audience}], każdą z celem, granicą ustępstw i 2 innymi wyjściami, i zapiszę ich wynik.',
          'Do {date} przygotuję na piśmie 3 rozmowy negocjacyjne[ z {audience}], każdą z celem i granicą ustępstw.',
        ],
        [
          'Do {date} przećwiczę 4 rozmowy negocjacyjne[ z {audience}] w formie scenek i po każdej poproszę o 2 uwagi.',
          'Do {date} przećwiczę 4 rozmowy negocjacyjne[ z {audience}] w formie scenek.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'aktywn* słuchani* | słuchać innych | lepiej słuchać | słuchać lepiej | uważnie słuchać | uważne słuchanie | słuchania | słuchanie',
      phrases: [
        [
          'W 2 rozmowach tygodniowo do {date} będę słuchać bez przerywania, podsumowywać w 1 zdaniu, co słyszę, i dopiero potem odpowiadać.',
          'W 2 rozmowach tygodniowo do {date} będę słuchać do końca i przed odpowiedzią podsumowywać, co słyszę.',
        ],
        [
          'Do {date} będę ćwiczyć aktywne słuchanie: w 1 rozmowie tygodniowo zadam 3 otwarte pytania i zapiszę, czego się z nich dowiem.',
          'Do {date} będę ćwiczyć aktywne słuchanie w 1 rozmowie tygodniowo, z 3 otwartymi pytaniami.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'pisani* maili | pisać .. maile | pisać .. maili | pisani* tekstów | pisać .. teksty | pisać lepiej | lepiej pisać | pisać jasno | pisani* raportów | pisać raporty | maile służbowe | komunikacj* pisemn*',
      phrases: [
        [
          'Do {date} będę co tydzień skracać o jedną trzecią 2 swoje teksty i pytać 1 osobę, co jest w nich jeszcze niejasne.',
          'Do {date} będę co tydzień skracać o jedną trzecią 2 swoje teksty.',
        ],
        [
          'Do {date} ukończę 1 krótki kurs pisania i poproszę 2 osoby o uwagi do 5 moich tekstów.',
          'Do {date} poproszę 2 osoby o uwagi do 5 moich tekstów.',
        ],
      ],
    },
    {
      theme: 'communication',
      cues: 'tłumaczyć | wytłumaczyć | wyjaśniać | wyjaśnić | prostym językiem | prosto mówić | mówić prosto | osobom nietechnicznym | nietechniczn* | laikom',
      phrases: [
        [
          'Raz w tygodniu do {date} będę wyjaśniać w 3 minuty 1 temat ze swojej pracy[ w rozmowie z {audience}] i pytać, co z tego zapadło w pamięć.',
          'Raz w tygodniu do {date} będę wyjaśniać w 3 minuty 1 temat ze swojej pracy[ w rozmowie z {audience}].',
        ],
        [
          'Do {date} napiszę 4 wyjaśnienia bez fachowych słów, sprawdzę każde z 2 osobami i skrócę po ich pytaniach.',
          'Do {date} napiszę 4 wyjaśnienia bez fachowych słów i sprawdzę każde z 2 osobami.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'przerywa* | przerywają | zabiera* głos* | zabrać głos | zabieranie głosu | zabierania głosu | odzywać się | odezwać się | odzywam się | na spotkaniach | na zebraniach | na naradach | na callach | w dyskusji | wyrażać .. zdanie | wyrażać .. opinię | nie słucha* | nie słuchają',
      phrases: [
        [
          'Na 2 spotkaniach w tygodniu do {date} będę zabierać głos[ przed {audience}] w ciągu pierwszych 10 minut, z 1 wcześniej przygotowaną myślą.',
          'Na 2 spotkaniach w tygodniu do {date} będę zabierać głos[ przed {audience}] z 1 przygotowaną myślą.',
        ],
        [
          'Do {date} na 8 spotkaniach zadam 1 pytanie i zgłoszę 1 własny pomysł[ przed {audience}], a po każdym zapiszę reakcję.',
          'Do {date} na 8 spotkaniach zadam 1 pytanie lub zgłoszę 1 własny pomysł[ przed {audience}].',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'mówić nie | mówienie nie | mówienia nie | powiedzieć nie | odmawia* | odmówi* | brać .. na siebie | brać wszystkiego | asertywn* | stawia* .. granic* | stawianie granic | wyznacza* .. granic* | swoje granice | własne granice | swoich granic | moich granic',
      phrases: [
        [
          'Do {date} będę co tydzień odmawiać w co najmniej 1 sprawie, która nie należy do moich zadań, podawać 1 zdanie uzasadnienia i zapisywać, jak poszło.',
          'Do {date} będę co tydzień asertywnie odmawiać w co najmniej 1 sprawie spoza moich zadań.',
        ],
        [
          'Do {date} zapiszę 4 granice, których chcę pilnować w pracy, przećwiczę na głos 3 uprzejme sposoby mówienia „nie” i użyję ich w 5 sytuacjach.',
          'Do {date} przećwiczę 3 uprzejme sposoby mówienia „nie” i użyję ich w 5 sytuacjach.',
        ],
      ],
    },
    {
      theme: 'confidence',
      cues: 'syndrom* oszust* | syndrom* impost* | impostor* | imposter* | oszustk* | wątpi* w siebie | zwątpieni* | nie wierzę w siebie | wiary w siebie | uwierzyć w siebie | wierzyć w siebie',
      phrases: [
        [
          'Żeby uwierzyć w siebie, w każdy piątek do {date} będę zapisywać 3 dowody swoich umiejętności, a przed 4 trudnymi zadaniami wrócę do tej listy.',
          'Żeby uwierzyć w siebie, w każdy piątek do {date} będę zapisywać 3 dowody swoich umiejętności.',
        ],
        [
          'Do {date} zapytam 5 osób o 1 moją mocną stronę z przykładem, zapiszę odpowiedzi i sięgnę po nie w 3 chwilach zwątpienia w siebie.',
          'Do {date} zapytam 5 osób o 1 moją mocną stronę z przykładem i sięgnę po te odpowiedzi w chwilach zwątpienia w siebie.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'trema | tremę | tremy | tremą | treme | stres* .. wystąpie* | stres* .. prezentac* | stres* .. publiczn* | stres* .. przed | wystąpie* .. stres* | prezentac* .. stres* | boję się .. wystąpie* | boję się .. publiczn* | boję się .. prezent* | boję się mówić | boję się występować | bać .. wystąpie* | bać .. prezent* | strach przed wystąp* | strachu przed wystąp* | strach przed publiczn* | lęk* przed wystąp* | lęku przed wystąp* | lęk przed publiczn* | denerw* .. prezent* | denerw* .. wystąp* | denerw* .. przed | nerw* .. wystąp* | nerw* .. prezent*',
      phrases: [
        [
          'Do {date} wystąpię krótko 4 razy[ przed {audience}], wcześniej zrobię próbę przed 2 osobami i 3 minuty spokojnie pooddycham, a tremę ocenię w skali od 1 do 10.',
          'Do {date} wystąpię krótko 4 razy[ przed {audience}] i za każdym razem ocenię tremę w skali od 1 do 10.',
        ],
        [
          'Żeby oswoić tremę, 3 razy w tygodniu do {date} będę ćwiczyć na głos 2-minutowy wstęp, a potem wystąpię[ przed {audience}] 2 razy na żywo.',
          'Żeby oswoić tremę, 3 razy w tygodniu do {date} będę ćwiczyć na głos wstęp, a potem wystąpię na żywo.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'mówi* na .. konferencj* | prezent* na .. konferencj* | zgłosi* .. na konferencj* | wystąp* .. konferencj* | prelegent* | prelekcj* | keynote* | meetup* | tedx',
      phrases: [
        [
          'Do {date} zgłoszę 1 prelekcję na 3 konferencje lub spotkania branżowe, przećwiczę ją 4 razy przed znajomymi z pracy i wygłoszę na 1 wydarzeniu.',
          'Do {date} zgłoszę 1 prelekcję na 3 konferencje lub spotkania branżowe i przećwiczę ją 4 razy.',
        ],
        [
          'Do {date} przygotuję 20-minutową prelekcję na konferencję lub spotkanie branżowe, przećwiczę ją przed 2 małymi grupami i zgłoszę w 3 miejsca.',
          'Do {date} przygotuję 20-minutową prelekcję na konferencję lub spotkanie branżowe i zgłoszę ją w 3 miejsca.',
        ],
      ],
    },
    {
      theme: 'publicSpeaking',
      cues: 'moderow* | facylit* | prowadz* .. warsztat* | poprowadzi* .. warsztat* | warsztaty | prowadz* .. szkole* | poprowadzi* .. szkole* | prowadz* .. spotka* | poprowadzi* .. spotka* | prowadz* .. webinar* | webinar*',
      phrases: [
        [
          'Do {date} poprowadzę {events|3} (spotkanie lub warsztat), każde po co najmniej 45 minut i z planem na piśmie, i po każdym zbiorę 3 opinie.',
          'Do {date} poprowadzę {events|3} (spotkanie lub warsztat) z planem na piśmie i po każdym zbiorę opinie.',
        ],
        [
          'Do {date} poznam 4 metody prowadzenia spotkań, na co drugim spotkaniu wypróbuję 1 z nich i zapiszę, jak reaguje grupa.',
          'Do {date} poznam 4 metody prowadzenia spotkań i na co drugim spotkaniu wypróbuję 1 z nich.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'znaleźć .. mentor* | znaleźć .. mentork* | szukam mentor* | znalezienie mentor* | znaleźć coacha | wzór do naśladowania',
      phrases: [
        [
          'Do {date} wybiorę 5 osób, od których mogę się uczyć, napiszę do 3 z nich i odbędę 2 rozmowy, każdą z 3 przygotowanymi pytaniami.',
          'Do {date} wybiorę 5 osób, od których mogę się uczyć, i odbędę 2 rozmowy.',
        ],
        [
          'Do {date} przygotuję 4 spotkania mentoringowe, każde z 3 pytaniami, i po każdym wykonam 1 uzgodniony krok.',
          'Do {date} przygotuję 4 spotkania mentoringowe, każde z 3 pytaniami.',
        ],
      ],
    },
    {
      theme: 'networking',
      cues: 'small talk* | smalltalk* | luźn* rozmow* | zagadać | zagadywać | rozmow* z nieznajom*',
      phrases: [
        [
          'Do {date} będę w każdym tygodniu zaczynać 2 luźne rozmowy (small talk) z osobami, które mało znam, i zapisywać 1 nową rzecz o każdej z nich.',
          'Do {date} będę w każdym tygodniu zaczynać 2 luźne rozmowy (small talk) z osobami, które mało znam.',
        ],
        [
          'Przygotuję 6 początków luźnej rozmowy (small talk), do {date} wybiorę się na {events|2}, żeby je wypróbować, i utrzymam kontakt z 3 osobami.',
          'Do {date} wybiorę się na {events|2} i wypróbuję tam 6 początków luźnej rozmowy (small talk).',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'linkedin* | linked in',
      phrases: [
        [
          'Do {date} napiszę od nowa swój profil na LinkedInie[ z myślą o pracy {aim}], opublikuję {posts|4} o swojej branży i będę dodawać 2 komentarze w tygodniu.',
          'Do {date} napiszę od nowa swój profil na LinkedInie[ z myślą o pracy {aim}] i opublikuję {posts|4} o swojej branży.',
        ],
        [
          'Do {date} opublikuję na LinkedInie {posts|4}, każdy z 1 praktyczną wskazówką, i zaproszę do sieci kontaktów 15 osób z mojej branży[, także pracujących {aim}].',
          'Do {date} opublikuję na LinkedInie {posts|4} i zaproszę do sieci kontaktów 15 osób z mojej branży.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'portfolio | własną stronę | własna strona | własnej strony | swoją stronę | moją stronę | stron* internetow*',
      phrases: [
        [
          'Do {date} umieszczę w portfolio 3 gotowe projekty[ pod kątem pracy {aim}], opiszę każdy w 5 zdaniach i pokażę je 2 osobom.',
          'Do {date} umieszczę w portfolio 3 gotowe projekty[ pod kątem pracy {aim}].',
        ],
        [
          'Do {date} opublikuję swoje portfolio z 4 projektami[ (cel: praca {aim})], poświęcę na to {hours|3} i poproszę 3 osoby o opinię.',
          'Do {date} opublikuję swoje portfolio z 4 projektami[ (cel: praca {aim})].',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'blog | bloga | blogu | blogować | artykuł* | newsletter* | podcast* | youtube | kanał na | publikow*',
      phrases: [
        [
          'Do {date} opublikuję {posts|4}, poświęcę na to {hours|2} i zapytam 3 osoby, które je przeczytają lub obejrzą, o opinię.',
          'Do {date} opublikuję {posts|4} i zapytam 3 osoby o opinię.',
        ],
        [
          'Ułożę plan 8 tematów, do {date} opublikuję {posts|4} i pokażę każdą publikację 5 osobom z mojej branży.',
          'Do {date} opublikuję {posts|4} według planu 8 tematów.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'prokrastyn* | prokrastynacj* | odkłada* .. na później | odkłada* | odkładam | odkładanie | odwleka* | na ostatnią chwilę',
      phrases: [
        [
          'Żeby pokonać prokrastynację, 4 dni w tygodniu do {date} będę zaczynać dzień od 25 minut pracy nad najmniej przyjemnym zadaniem i odhaczać każdy taki dzień.',
          'Żeby pokonać prokrastynację, 4 dni w tygodniu do {date} będę zaczynać dzień od 25 minut pracy nad najtrudniejszym zadaniem.',
        ],
        [
          'Do {date} każde odkładane zadanie podzielę na 3 małe kroki i pierwszy z nich zrobię w ciągu 2 dni, bez dalszego odkładania.',
          'Do {date} każde odkładane zadanie podzielę na 3 małe kroki i zacznę w ciągu 2 dni.',
        ],
      ],
    },
    {
      theme: 'personalBrand',
      cues: 'widoczn* w firmie | widoczn* w pracy | widocznoś* w firmie | widocznoś* w pracy | docenia* | docenion* | docenił* | zauważy* | zauważa* | zauważan* | niewidzialn* | dostrzeg* | dostrzeż* | chwali* | przypisuje sobie | pochwali*',
      phrases: [
        [
          'Żeby moja praca była widoczna, w każdy piątek do {date} będę zapisywać 2 swoje wyniki i raz w miesiącu przedstawię je przełożonym.',
          'Żeby moja praca była widoczna, do {date} będę co tydzień zapisywać 2 wyniki i 1 raz przedstawię je przełożonym.',
        ],
        [
          'Dla większej widoczności w firmie do {date} podejmę się 1 zadania, o którym usłyszy więcej osób, i opowiem o jego wynikach na 2 spotkaniach.',
          'Dla większej widoczności w firmie do {date} opowiem o wynikach swojej pracy na 2 spotkaniach.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'priorytet*',
      phrases: [
        [
          'Do {date} będę w każdy poniedziałek ustalać 3 priorytety, raz dziennie porządkować nowe zadania według wagi i co tydzień skreślać lub przekazywać 2 z nich.',
          'Do {date} będę w każdy poniedziałek ustalać 3 priorytety i skreślać lub przekazywać 2 inne zadania.',
        ],
        [
          'Do {date} uzgodnię z przełożonymi 5 najważniejszych priorytetów i zarezerwuję na nie {hours|8} bez zakłóceń.',
          'Do {date} uzgodnię z przełożonymi 5 najważniejszych priorytetów.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'skupi* się | skupić | skupieni* | skupiać | koncentr* | koncentracj* | rozprasz* | rozproszeni* | skoncentrow*',
      phrases: [
        [
          'Do {date} będę 4 dni w tygodniu pracować w skupieniu przez 60 minut, z wyciszonym telefonem i pocztą, i zapisywać, jak długo trwa koncentracja.',
          'Do {date} będę 4 dni w tygodniu pracować w skupieniu przez 60 minut z wyciszonym telefonem.',
        ],
        [
          'Do {date} usunę 3 rzeczy, które mnie rozpraszają, i co tydzień będę planować 3 bloki pracy w skupieniu po 45 minut.',
          'Do {date} usunę 3 rzeczy, które mnie rozpraszają, i co tydzień będę planować 3 bloki skupienia.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'nadgodzin* | nadgodziny | po godzinach | mniej pracować | pracować mniej | krócej pracować | pracować krócej | mniej pracy | czas pracy | czasu pracy | godzin* pracy | przepracow* | za dużo pracuję | za dużo pracy | kończyć pracę',
      phrases: [
        [
          'Do {date} będę krok po kroku ograniczać nadgodziny, 3 razy w tygodniu wychodzić z pracy o czasie i w każdy piątek zapisywać godziny pracy.',
          'Do {date} będę 3 razy w tygodniu wychodzić z pracy o czasie i w każdy piątek zapisywać nadgodziny.',
        ],
        [
          'Nazwę 3 zadania, które powodują nadgodziny, do {date} omówię je z przełożonymi i 1 z nich przekażę lub skreślę.',
          'Nazwę 3 zadania, które powodują nadgodziny, i do {date} omówię je z przełożonymi.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'stres* | stresu | stresow* | zestresow* | wypalen* | wypaleni* | wypalon* | burnout | przemęcz* | zmęczon* | przeciążon* | przeciążeni* | odpornoś* psychiczn* | odpornoś* na stres | przytłacza* | przytłoczon*',
      phrases: [
        [
          'Żeby zmniejszyć stres, do {date} będę w każdym dniu pracy robić 2 przerwy po 10 minut, a wieczorem oceniać stres w skali od 1 do 10.',
          'Żeby zmniejszyć stres, do {date} będę w każdym dniu pracy robić 2 przerwy po 10 minut.',
        ],
        [
          'Do {date} nazwę 3 najsilniejsze źródła stresu, w każdym zmienię 1 rzecz i co tydzień będę planować 2 godziny odpoczynku.',
          'Do {date} nazwę 3 najsilniejsze źródła stresu i w każdym zmienię 1 rzecz.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'sport | sportu | sportem | sporty | siłowni* | siłownia | schudn* | odchudz* | kondycj* | regularnie ćwiczyć | ćwiczyć regularnie | aktywnoś* fizyczn* | ruszać się | więcej ruchu',
      phrases: [
        [
          'Do {date} będę 2 razy w tygodniu uprawiać sport przez 40 minut, wpisywać treningi do kalendarza jak spotkania i odhaczać każdy z nich.',
          'Do {date} będę 2 razy w tygodniu uprawiać sport przez 40 minut i odhaczać każdy trening.',
        ],
        [
          'Do {date} zrealizuję plan 2 treningów sportowych w tygodniu i co 2 tygodnie wydłużę 1 z nich o 5 minut.',
          'Do {date} zrealizuję plan 2 treningów sportowych w tygodniu.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'praca zdalna | pracę zdalną | pracy zdalnej | pracować zdalnie | pracy z domu | praca z domu | pracować z domu | home office | homeoffice',
      phrases: [
        [
          'Do {date} opiszę na 1 stronie, jak mogę pracować zdalnie, przedstawię to przełożonym w 1 rozmowie i uzgodnię 4 tygodnie próbne.',
          'Do {date} opiszę na 1 stronie swoją pracę zdalną i zaproponuję przełożonym 4 tygodnie próbne.',
        ],
        [
          'Wypiszę 5 zadań, które mogę wykonać zdalnie, do {date} uzgodnię z przełożonymi 4 tygodnie próbne i podsumuję je w 3 punktach.',
          'Wypiszę 5 zadań na pracę zdalną i do {date} uzgodnię z przełożonymi 4 tygodnie próbne.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'rodzin* | rodziną | czasu z dziećmi | czas z dziećmi | czasu dla dzieci | czas dla dzieci | dla dzieci | z dziećmi | dzieciom | z macierzyństwem',
      phrases: [
        [
          'Do {date} będę mieć 3 wieczory w tygodniu dla rodziny, o godzinie 18 wyłączać telefon służbowy i co niedzielę sprawdzać, jak poszło.',
          'Do {date} zachowam 3 wieczory w tygodniu dla rodziny, z wyłączonym telefonem służbowym.',
        ],
        [
          'Do {date} uzgodnię w pracy 2 stałe dni z wcześniejszym wyjściem i wpiszę ten czas z rodziną do kalendarza.',
          'Do {date} uzgodnię w pracy 2 stałe dni z wcześniejszym wyjściem dla rodziny.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'dla siebie | tylko dla siebie | czas* dla siebie | wieczór .. dla siebie | wieczory .. dla siebie | godzin* .. dla siebie | chwil* dla siebie | czasu na hobby | czas na hobby | wszystko na mojej głowie',
      phrases: [
        [
          'Co tydzień do {date} będę rezerwować w kalendarzu 1 wieczór tylko dla siebie, uzgadniać go z bliskimi i odhaczać, gdy się uda.',
          'Co tydzień do {date} będę rezerwować w kalendarzu 1 wieczór tylko dla siebie.',
        ],
        [
          'Do {date} oddam lub skrócę 2 obowiązki, które zabierają mi czas dla siebie, i wykorzystam ten czas co najmniej 1 raz w tygodniu.',
          'Do {date} oddam lub skrócę 2 obowiązki, żeby mieć 1 wieczór w tygodniu dla siebie.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'odłącz* się | wyłączyć się | odciąć się | odpocz* | odpoczyw* | relaks* | wyłączyć telefon | myśleć o pracy | myślenia o pracy | pracy do domu | regeneracj*',
      phrases: [
        [
          'Do {date} będę 4 razy w tygodniu kończyć dzień pracy 10-minutowym podsumowaniem, a po godzinie 19 odpoczywać bez służbowych wiadomości.',
          'Do {date} będę 4 razy w tygodniu kończyć dzień pracy 10-minutowym podsumowaniem, żeby odpocząć.',
        ],
        [
          'Żeby naprawdę odpocząć, do {date} będę planować co tydzień 2 wieczory wolne od pracy i oceniać każdy z nich w skali od 1 do 10.',
          'Żeby naprawdę odpocząć, do {date} będę planować co tydzień 2 wieczory wolne od pracy.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'medyt* | medytacj* | mindful* | uważnoś* | joga | jogę | jogi',
      phrases: [
        [
          'Do {date} będę 4 dni w tygodniu poświęcać 15 minut na ciszę, jogę lub medytację i odhaczać każdy taki dzień.',
          'Do {date} będę 4 dni w tygodniu poświęcać 15 minut na jogę lub medytację.',
        ],
        [
          'Do {date} będę 5 dni w tygodniu zaczynać dzień od 10 minut medytacji lub jogi i co niedzielę oceniać swój spokój w skali od 1 do 10.',
          'Do {date} będę 5 dni w tygodniu zaczynać dzień od 10 minut medytacji lub jogi.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'pozyska* .. klient* | pozyskiw* .. klient* | zdoby* .. klient* | znaleźć .. klient* | now* klient* | pierwsz* klient* | więcej klient* | stałych klientów | klientek',
      phrases: [
        [
          'Żeby moja firma pozyskała {customers|3}, co tydzień do {date} będę przedstawiać ofertę w 5 rozmowach i zapisywać, co przekonuje do zakupu.',
          'Żeby moja firma pozyskała {customers|3}, co tydzień do {date} będę przedstawiać ofertę w 5 rozmowach.',
        ],
        [
          'Do {date} opiszę ofertę swojej firmy w 5 zdaniach, wypróbuję 3 sposoby promocji i pozyskam w ten sposób {customers|3}.',
          'Do {date} wypróbuję 3 sposoby promocji swojej firmy i pozyskam {customers|3}.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'freelanc* | wolny strzelec | samozatrudni* | zlecenia | zleceń | jdg | działalnoś* gospodarcz* | własną działalność | własna działalność',
      phrases: [
        [
          'Do {date} opiszę 1 ofertę własnej działalności z ceną, zapytam {customers|8} z grupy docelowej o opinię i zdobędę pierwsze płatne zlecenie.',
          'Do {date} opiszę 1 ofertę własnej działalności z ceną i zapytam {customers|8} o opinię.',
        ],
        [
          'Przygotuję własną działalność do {date}: na 1 stronie policzę koszty, podatki i składki, porozmawiam z 2 osobami na swoim i napiszę 3 oferty.',
          'Przygotuję własną działalność do {date}: 1 plan kosztów i 3 oferty na piśmie.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'inwestor* | dofinansow* | finansowanie | dotacj* | pitch deck* | zebrać pieniądze | kapitał*',
      phrases: [
        [
          'Do {date} przygotuję 10-stronicową prezentację firmy, omówię ją z 3 osobami prowadzącymi biznes i przedstawię 4 inwestorom.',
          'Do {date} przygotuję 10-stronicową prezentację firmy i przedstawię ją 4 inwestorom.',
        ],
        [
          'Do {date} wypiszę 15 źródeł finansowania swojej firmy, zgłoszę się do 6 z nich i zapiszę wnioski z każdej odpowiedzi.',
          'Do {date} wypiszę 15 źródeł finansowania swojej firmy i zgłoszę się do 6 z nich.',
        ],
      ],
    },
    {
      theme: 'ownBusiness',
      cues: 'sklep* internetow* | sklep online | e commerce | ecommerce | etsy | allegro | rękodzieł*',
      phrases: [
        [
          'Do {date} otworzę sklep internetowy z 5 produktami, sfotografuję i wycenię każdy z nich i poproszę {customers|8} o opinię.',
          'Do {date} otworzę sklep internetowy z 5 produktami i poproszę {customers|8} o opinię.',
        ],
        [
          'Będę pracować nad sklepem internetowym {hours|4} do {date}, wystawię 5 produktów i co tydzień będę sprawdzać liczbę wizyt i zamówień.',
          'Będę pracować nad sklepem internetowym {hours|4} do {date} i wystawię 5 produktów.',
        ],
      ],
    },
    {
      theme: 'returningToWork',
      cues: 'urlop* macierzyńsk* | urlop* rodzicielsk* | urlop* wychowawcz* | macierzyńsk* | rodzicielsk* | wychowawcz* | po urodzeniu dziecka',
      phrases: [
        [
          'Przed powrotem do pracy po urlopie do {date} odbędę 2 rozmowy w firmie o zadaniach i godzinach, odświeżę 2 umiejętności i ustalę opiekę nad dzieckiem na tydzień próbny.',
          'Przed powrotem do pracy po urlopie do {date} odbędę 2 rozmowy w firmie i odświeżę 2 umiejętności.',
        ],
        [
          'Do {date} napiszę plan powrotu do pracy na pierwsze 4 tygodnie po urlopie, uzgodnię go w firmie i poświęcę {hours|2} na odświeżenie wiedzy.',
          'Do {date} napiszę plan powrotu do pracy na pierwsze 4 tygodnie po urlopie i uzgodnię go w firmie.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'nieszczęśliw* | niezadowol* | nudzi mnie | nudzę się | nudn* | nie lubię .. pracy | nienawidzę .. pracy | mam dość .. pracy | w martwym punkcie | stoję w miejscu | utkn*',
      phrases: [
        [
          'Żeby znaleźć kierunek zmiany, do {date} zapiszę 5 rzeczy, które w pracy odbierają mi radość, i 5, które ją dają, a 2 z nich omówię na spotkaniu mentoringowym.',
          'Żeby znaleźć kierunek zmiany, do {date} zapiszę 5 rzeczy, które w pracy odbierają mi radość, i 5, które ją dają.',
        ],
        [
          'Do {date} opiszę na 1 stronie, jak wygląda mój dobry dzień pracy, porównam 3 kierunki zmiany i wypróbuję 1 małą zmianę przez 2 tygodnie.',
          'Do {date} opiszę na 1 stronie mój dobry dzień pracy i wypróbuję 1 kierunek zmiany.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'mocne strony | mocnych stron | moje mocne | słabe strony | w czym jestem dobr* | talent* | talenty | predyspozycj* | moje wartości | swoje wartości | swoich wartości | moich wartości',
      phrases: [
        [
          'Do {date} zapytam 5 osób o 2 moje mocne strony, porównam ich odpowiedzi ze swoją listą i wypróbuję 1 z nich w nowym zadaniu.',
          'Do {date} zapytam 5 osób o 2 moje mocne strony i porównam ich odpowiedzi ze swoją listą.',
        ],
        [
          'Do {date} zrobię 1 uznany test mocnych stron, do każdego wyniku zapiszę 3 sytuacje z pracy i omówię je na spotkaniu mentoringowym.',
          'Do {date} zrobię 1 test mocnych stron i do każdego wyniku dopiszę 3 sytuacje z pracy.',
        ],
      ],
    },
    {
      theme: 'findingDirection',
      cues: 'decyzja | decyzję | decyzji | zdecydować | wybrać między | wybrać pomiędzy | wybór między | dylemat* | czy warto | czy *ć$ | czy się *ć$ | czy lepiej',
      phrases: [
        [
          'Do {date} porównam na piśmie możliwe drogi według 6 kryteriów, poproszę {people|3} z takim wyborem za sobą o rozmowę i podejmę decyzję.',
          'Do {date} porównam na piśmie możliwe drogi według 6 kryteriów i podejmę decyzję.',
        ],
        [
          'Do {date} każdą z możliwych dróg sprawdzę przez co najmniej 2 godziny, zapiszę jej 3 zalety i 3 wady i podejmę decyzję.',
          'Do {date} zapiszę 3 zalety i 3 wady każdej z możliwych dróg i podejmę decyzję.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'sen | snu | spać | wysypia* | wyspać | wyspana | kłaść się | chodzić spać | bezsennoś*',
      phrases: [
        [
          'Żeby lepiej spać, do {date} będę 5 razy w tygodniu kłaść się o stałej porze, odkładać telefon 30 minut przed snem i rano oceniać sen w skali od 1 do 10.',
          'Żeby lepiej spać, do {date} będę 5 razy w tygodniu kłaść się o stałej porze.',
        ],
        [
          'Do {date} będę 5 dni w tygodniu trzymać się stałego rytmu snu: kłaść się i wstawać o tej samej porze, a 30 minut przed snem wyłączać ekrany.',
          'Do {date} będę 5 dni w tygodniu wyłączać ekrany 30 minut przed snem.',
        ],
      ],
    },
    {
      theme: 'managingTime',
      cues: 'scroll* | scrolow* | skrol* | mniej .. telefon* | mniej .. telefonie | siedzieć .. w telefonie | siedzę .. w telefonie | uzależnieni* od telefonu | czas* ekranow* | mniej .. social media* | mniej .. mediach społecznościowych',
      phrases: [
        [
          'Żeby spędzać mniej czasu z telefonem, do {date} usunę z ekranu 3 aplikacje, które najbardziej wciągają, i co niedzielę będę porównywać czas ekranowy z całego tygodnia.',
          'Żeby spędzać mniej czasu z telefonem, do {date} usunę z ekranu 3 aplikacje, które najbardziej wciągają.',
        ],
        [
          'Do {date} będę 5 dni w tygodniu odkładać telefon na 2 godziny do innego pokoju i zapisywać, na co przeznaczam ten czas.',
          'Do {date} będę 5 dni w tygodniu odkładać telefon na 2 godziny do innego pokoju.',
        ],
      ],
    },
    {
      theme: 'general',
      cues: 'prac* magistersk* | prac* licencjack* | prac* dyplomow* | prac* doktorsk* | magisterk* | doktorat* | dysertac*',
      phrases: [
        [
          'Podzielę pracę dyplomową na 6 etapów, będę pisać {hours|4}, co 2 tygodnie pokażę komuś gotowy fragment i do {date} skończę całość.',
          'Podzielę pracę dyplomową na 6 etapów i do {date} skończę całość.',
        ],
        [
          'Do {date} skończę pracę dyplomową: przeznaczę na nią {hours|4}, w każdym tygodniu napiszę 3 strony i 2 razy poproszę o uwagi.',
          'Do {date} skończę pracę dyplomową, pisząc 3 strony w każdym tygodniu.',
        ],
      ],
    },
    {
      theme: 'workLifeBalance',
      cues: 'biegać | biegam | biegania | bieganie | przebiec | przebiegnąć | przebiegnę | maraton* | półmaraton* | triathlon* | zawody biegowe | bieg na',
      phrases: [
        [
          'Przygotuję się do biegu według planu na piśmie: do {date} będę biegać 3 razy w tygodniu, w tym 1 raz dłużej, i zapisywać dystans oraz samopoczucie.',
          'Przygotuję się do biegu: do {date} będę biegać 3 razy w tygodniu i zapisywać dystans.',
        ],
        [
          'Do {date} wpiszę do kalendarza po 2 biegi na każdy tydzień, co 2 tygodnie dodam 1 kilometr i po każdym biegu zrobię dzień przerwy.',
          'Do {date} wpiszę do kalendarza po 2 biegi na tydzień i co 2 tygodnie dodam 1 kilometr.',
        ],
      ],
    },
  ],
  frames: ['Mój cel: „{words}”. {goal}', 'Stawiam sobie cel: „{words}”. {goal}'],
  percent: '{n}%',
  hoursTail: 'Poświęcę na to {hours}.',
  hours: {
    one: '{n} godzinę tygodniowo',
    few: '{n} godziny tygodniowo',
    many: '{n} godzin tygodniowo',
    other: '{n} godziny tygodniowo',
  },
  counted: {
    applications: {
      cues: 'aplikacj* | cv | zgłosze* | zgłoszeń | oferty | ofert | ogłosze* | podań',
      forms: {
        one: '{n} ofertę pracy',
        few: '{n} oferty pracy',
        many: '{n} ofert pracy',
        other: '{n} oferty pracy',
      },
    },
    interviews: {
      cues: 'rozmow* kwalifikacyjn* | rozmow* rekrutacyjn* | próbn* rozmow* | rozmow* próbn*',
      forms: {
        one: '{n} próbną rozmowę kwalifikacyjną',
        few: '{n} próbne rozmowy kwalifikacyjne',
        many: '{n} próbnych rozmów kwalifikacyjnych',
        other: '{n} próbnej rozmowy kwalifikacyjnej',
      },
    },
    people: {
      cues: 'osób | osoby | osobę | osobami | osobach | ludzi | ludźmi | kontakt* | kobiet* | ekspert* | specjalist* | rozmów | rozmowy | profesjonalist*',
      forms: { one: '{n} osobę', few: '{n} osoby', many: '{n} osób', other: '{n} osoby' },
    },
    talks: {
      cues: 'prezentacj* | wystąpie* | wystąpień | przemówie* | przemówień | prelekcj* | referat* | wykład* | przemowy',
      forms: {
        one: '{n} prezentację',
        few: '{n} prezentacje',
        many: '{n} prezentacji',
        other: '{n} prezentacji',
      },
    },
    posts: {
      cues: 'wpis* | post | posty | postów | artykuł* | odcin* | publikacj*',
      forms: { one: '{n} wpis', few: '{n} wpisy', many: '{n} wpisów', other: '{n} wpisu' },
    },
    customers: {
      cues: 'klient* | klientek | zamówie* | zamówień | zleceń | zlecenia',
      forms: {
        one: '{n} klientkę lub klienta',
        few: '{n} klientki lub klientów',
        many: '{n} klientek lub klientów',
        other: '{n} klientki lub klienta',
      },
    },
    books: {
      cues: 'książ* | książek',
      forms: { one: '{n} książkę', few: '{n} książki', many: '{n} książek', other: '{n} książki' },
    },
    events: {
      cues: 'wydarze* | wydarzeń | konferencj* | meetup* | warsztat* | targi | targach | targów | event* | webinar* | szkoleń | szkolenia',
      forms: { one: '{n} wydarzenie', few: '{n} wydarzenia', many: '{n} wydarzeń', other: '{n} wydarzenia' },
    },
  },
  teamPeople:
    'osób | osoby | osobami | osobow* | ludzi | ludźmi | pracownik* | pracowników | pracownic* | podwładn* | członk* | członków | programist* | developer* | specjalist* | koleżank* | kolegów',
  team: 'zespół | zespołu | zespołem | zespole | zespołowi | grupa | grupy | grupą | dział | działu | działem | ekipa | ekipę | ekipą | team | teamu | teamem',
  languageNames: [
    ['en', 'angielsk* | english | po angielsku | ang'],
    ['de', 'niemieck* | po niemiecku | german'],
    ['fr', 'francusk* | po francusku'],
    ['es', 'hiszpańsk* | po hiszpańsku'],
    ['it', 'włosk* | po włosku'],
    ['pt', 'portugalsk* | po portugalsku'],
    ['nl', 'niderlandzk* | holendersk*'],
    ['pl', 'polski | polskiego | po polsku | język* polsk*'],
    ['cs', 'czeski | czeskiego | po czesku | język* czesk*'],
    ['sk', 'słowack*'],
    ['uk', 'ukraińsk*'],
    ['ru', 'rosyjsk*'],
    ['tr', 'tureck*'],
    ['ro', 'rumuńsk*'],
    ['sv', 'szwedzk*'],
    ['da', 'duńsk*'],
    ['no', 'norwesk*'],
    ['fi', 'fińsk*'],
    ['hu', 'węgiersk*'],
    ['el', 'grecki | greckiego | po grecku | język* greck*'],
    ['ar', 'arabsk*'],
    ['he', 'hebrajsk*'],
    ['hi', 'hindi'],
    ['zh', 'chińsk* | mandaryńsk*'],
    ['ja', 'japońsk*'],
    ['ko', 'koreańsk*'],
    ['hr', 'chorwack*'],
    ['sr', 'serbsk*'],
    ['bg', 'bułgarsk*'],
  ],
  aims: [
    ['mid | midem | midką | mid developer* | mid level | regular developer*', 'na poziomie mid', 'up'],
    ['prac* w rekrutacji | w dziale rekrutacji | do rekrutacji', 'w rekrutacji'],
    [
      'team lead* | teamlead* | team leader* | zostać lider* | zostać leader* | lider zespołu | liderka zespołu | liderką zespołu | liderem zespołu | stanowisk* lider* | roli lider* | rolę lider* | rola lider* | awans* na lider* | funkcj* lider* | tech leader*',
      'na stanowisku liderskim',
      'up',
    ],
    [
      'kierowniczk* | kierownik | kierownikiem | kierownika | kierownictw* | stanowisk* kierownicz* | pozycj* kierownicz* | roli kierownicz* | head of | brygadzist*',
      'na stanowisku kierowniczym',
      'up',
    ],
    [
      'menedżerk* | menedżerem | menedżera | menedżer | managerk* | managerem | managera | manager | menadżerk* | menadżerem | stanowisk* menedżersk* | roli menedżersk* | people manager* | engineering manager*',
      'na stanowisku menedżerskim',
      'up',
    ],
    ['dyrektor* | dyrektork* | director*', 'na stanowisku dyrektorskim', 'up'],
    [
      'prezes* | ceo | w zarządzie | członk* zarządu | członkini zarządu | cfo | coo | zarządu firmy',
      'w zarządzie firmy',
      'up',
    ],
    ['rada nadzorcza | radzie nadzorczej | rady nadzorczej', 'w radzie nadzorczej', 'up'],
    ['cto', 'na stanowisku CTO', 'up'],
    ['tech lead* | techlead* | lead developer*', 'w roli Tech Lead', 'up'],
    [
      'senior developer* | senior programist* | starsz* programist* | senior engineer* | senior dev*',
      'na stanowisku seniorskim w programowaniu',
      'up',
    ],
    [
      'seniork* | seniorem | seniora | seniorsk* | senior* | starsz* specjalist* | starsz* analityk* | starsz* analitycz*',
      'na stanowisku seniorskim',
      'up',
    ],
    ['zastępczyni* | zastępc*', 'na stanowisku w kierownictwie', 'up'],
    [
      'product manager* | produkt manager* | menedżer* produktu | zarządzani* produktem',
      'w zarządzaniu produktem',
    ],
    ['product owner* | właściciel* produktu', 'w roli Product Owner'],
    [
      'project manager* | projekt manager* | kierowni* projekt* | menedżer* projekt* | menedżerk* projekt* | zarządzani* projektami | pm',
      'w zarządzaniu projektami',
    ],
    ['scrum master*', 'w roli Scrum Master'],
    ['agile coach*', 'w roli Agile Coach'],
    ['data scien*', 'w data science'],
    [
      'analityk* danych | analityczk* danych | analiz* danych | data analy* | analityk* | analityczk*',
      'w analizie danych',
    ],
    ['inżynier* danych | data engineer*', 'w inżynierii danych'],
    [
      'analityk* biznesow* | analityczk* biznesow* | analiz* biznesow* | business analy*',
      'w analizie biznesowej',
    ],
    [
      'machine learning | uczeni* maszynow* | sztuczn* inteligencj* | ML | AI',
      'w dziedzinie sztucznej inteligencji',
    ],
    [
      'ux | ux ui | ui ux | projektant* ux | projektantk* ux | ux design* | user experience',
      'w projektowaniu UX',
    ],
    [
      'grafi* komputerow* | graficzk* | grafik | grafikiem | projektant* graficzn* | projektantk* graficzn* | graphic design*',
      'w projektowaniu graficznym',
    ],
    [
      'projektant* wnętrz | projektantk* wnętrz | architekt* wnętrz | projektowani* wnętrz',
      'w projektowaniu wnętrz',
    ],
    [
      'programist* | programistk* | developer* | deweloper* | software engineer* | software develop* | front end* | frontend* | back end* | backend* | full stack* | fullstack* | web develop* | tworzeni* oprogramowania',
      'w programowaniu',
    ],
    ['devops', 'w obszarze DevOps'],
    [
      'cyberbezpiecze* | cybersecurity | cyber security | bezpieczeństw* informacji | bezpieczeństw* it',
      'w cyberbezpieczeństwie',
    ],
    [
      'tester* | testerk* | testowani* | testach oprogramowania | quality assurance | qa | testy automatyczne',
      'w testowaniu oprogramowania',
    ],
    ['IT | branż* it | branż* technologiczn* | do it | w it | nowe technologie | tech', 'w IT'],
    [
      'marketing* internetow* | marketing* cyfrow* | digital marketing* | online marketing*',
      'w marketingu internetowym',
    ],
    ['marketing | marketingu | marketingiem | marketingow* | marketer*', 'w marketingu'],
    [
      'HR | hr | human resources | kadr | kadrach | kadrow* | rekruterk* | rekruterem | rekruter | dziale personalnym | people partner* | hr business partner*',
      'w HR',
    ],
    [
      'sprzedaż | sprzedaży | sprzedawcz* | handlowiec | handlowc* | przedstawiciel* handlow* | sales',
      'w sprzedaży',
    ],
    ['konsultant* | konsultantk* | doradztw* | consulting* | konsulting*', 'w doradztwie'],
    ['controlling* | kontroling* | controller*', 'w controllingu'],
    [
      'finans* | finansach | finansów | analityk* finansow* | analityczk* finansow* | bankowoś*',
      'w finansach',
    ],
    ['księgow* | księgowoś* | rachunkowoś*', 'w księgowości'],
    [
      'zrównoważon* rozw* | esg | ochron* klimatu | ochron* środowiska | oze | energetyk* odnawialn*',
      'w dziedzinie zrównoważonego rozwoju',
    ],
    ['pomoc* społeczn* | pracowni* socjaln* | pracownic* socjaln* | prac* socjaln*', 'w pomocy społecznej'],
    ['nauczyciel* | nauczycielk* | szkoły | szkole | szkolnictw* | oświat*', 'w szkolnictwie'],
    ['przedszkol* | żłobk*', 'w edukacji przedszkolnej'],
    ['pielęgniar* | pielęgniark* | pielęgniarstw*', 'w pielęgniarstwie'],
    ['położn* | położnictw*', 'w położnictwie'],
    ['lekark* | lekarz | lekarzem | medycyn* | stomatolog* | dentystk*', 'w medycynie'],
    ['fizjoterap* | rehabilitant*', 'w fizjoterapii'],
    ['dietety*', 'w dietetyce'],
    ['kosmetolog* | kosmetyczk*', 'w kosmetologii'],
    ['fryzjer* | fryzjerk*', 'w branży fryzjerskiej'],
    ['florystk* | florysta | florystą | florystyk*', 'w branży florystycznej'],
    ['kuchark* | kucharz* | gastronom* | cukiernik* | cukierniczk*', 'w gastronomii'],
    ['weterynar*', 'w weterynarii'],
    ['farmaceut* | farmacj*', 'w farmacji'],
    ['coacha | coachem | coachk* | coaching*', 'w coachingu'],
    ['trener* | trenerk* | szkoleniow*', 'w prowadzeniu szkoleń'],
    ['psycholog* | psycholożk* | psychoterapeut*', 'w psychologii'],
    ['dziennikar*', 'w dziennikarstwie'],
    [
      'copywrit* | content manager* | content creator* | content marketing* | twórczyni* treści | tworzeni* treści',
      'w tworzeniu treści',
    ],
    ['tłumaczk* | tłumaczem | tłumacza | tłumaczeniach', 'w tłumaczeniach'],
    ['nauk* akademick* | naukowczyni* | naukowc* | naukowiec | badani* naukow* | badaczk*', 'w nauce'],
    [
      'ngo | organizacj* pozarządow* | fundacj* | trzeci sektor | trzecim sektorze',
      'w organizacji pozarządowej',
    ],
    [
      'administracj* publiczn* | sektor* publiczn* | urząd | urzędzie | urzędu | urzędnicz*',
      'w administracji publicznej',
    ],
    ['korporacj* | sektor* prywatn* | biznesie', 'w sektorze prywatnym'],
    ['obsłu* klienta | customer success* | customer service', 'w obsłudze klienta'],
    ['logisty* | łańcuch* dostaw | supply chain | spedycj* | spedytor*', 'w logistyce'],
    ['architekt | architektem | architektką | architektk*', 'w architekturze'],
    ['prawni* | prawnicz* | adwokat* | radc* prawn* | radczyni* prawn* | notariusz*', 'w branży prawniczej'],
    [
      'event manager* | organizacj* wydarzeń | organizacj* eventów | branż* eventow*',
      'w organizacji wydarzeń',
    ],
    ['dziale zakupów | zakupach | kupiec | kupcem', 'w dziale zakupów'],
    ['nieruchomoś*', 'w branży nieruchomości'],
    ['turysty* | pilotk* wycieczek | hotelarstw*', 'w turystyce'],
    ['inżynier* budow* | budownictw* | budowlan*', 'w budownictwie'],
    ['mechatroni* | automaty* przemysłow* | inżynierk* produkcji | inżynier* mechani*', 'w inżynierii'],
    ['social media manager* | specjalistk* social media', 'w mediach społecznościowych'],
    ['public relations | PR | piar', 'w public relations'],
    ['gamedev* | game dev* | branż* gier | gry komputerowe | gier komputerowych', 'w branży gier'],
    ['logoped*', 'w logopedii'],
    ['ratownicz* medyczn* | ratowni* medyczn*', 'w ratownictwie medycznym'],
    [
      'opiekun* osób starszych | opiek* nad seniorami | opiek* nad osobami starszymi',
      'w opiece nad osobami starszymi',
    ],
    ['opiekunk* dzieci* | niania | nianią | nianię', 'w opiece nad dziećmi'],
    ['wizażyst* | makijażyst*', 'w wizażu'],
    ['fotografk* | fotografem', 'w fotografii'],
    ['aktork* | aktorem', 'w aktorstwie'],
    ['stewardes* | steward* | personel* pokładow*', 'w lotnictwie'],
    ['ogrodnicz* | ogrodnik* | architektur* krajobrazu', 'w ogrodnictwie'],
    ['krawcow* | krawiec* | krawiectw*', 'w krawiectwie'],
    ['elektryk | elektrykiem | elektryczką', 'w branży elektrycznej'],
    ['kierowca | kierowcą | kierowczyni*', 'w transporcie'],
    ['badaczk* ux | badaczem ux | ux research*', 'w badaniach UX'],
    [
      'product design* | projektant* produktów cyfrowych | projektantk* produktów cyfrowych',
      'w projektowaniu produktów cyfrowych',
    ],
    ['e commerce | ecommerce | handel internetowy | handlu internetowym', 'w handlu internetowym'],
    ['asystentk* | asystent | asystentem | sekretark* | office manager*', 'w administracji biurowej'],
    ['wydawnict* | redaktork* | redaktor* | korektork*', 'w branży wydawniczej'],
  ],
  quotedAim: 'w zawodzie „{words}”',
  aimOpeners:
    'pracować jako | pracy jako | pracę jako | praca jako | zatrudnić się jako | etat jako | zacząć jako | dorabiać jako | stanowisko',
  skills: [
    ['pythonie | pythonem | pythonowi', 'Python'],
    ['excela | excelu | excelem', 'Excel'],
    ['javy | javie | javę | javą', 'Java'],
    ['javascriptem | javascripcie', 'JavaScript'],
    ['typescriptem | typescripcie', 'TypeScript'],
    ['reacta | reactem | reakcie', 'React'],
    ['angularem | angularze', 'Angular'],
    ['dockerem | dockerze', 'Docker'],
    ['kubernetesem | kubernetesie', 'Kubernetes'],
    ['linuksa | linuxa | linuksem | linuxem | linuksie | linuxie', 'Linux'],
    ['figmy | figmie | figmę | figmą', 'Figma'],
    ['canvy | canvie | canvę | canvą', 'Canva'],
    ['jiry | jirze | jirę | jirą', 'Jira'],
    ['sapa | sapem | sapie', 'SAP'],
    ['scruma | scrumem | scrumie', 'Scrum'],
    ['photoshopem | photoshopie', 'Photoshop'],
    ['illustratorem | illustratorze', 'Illustrator'],
    ['wordpressem | wordpressie', 'WordPress'],
    ['powerpointem | powerpoincie', 'PowerPoint'],
    ['gita | gitem | gicie', 'Git'],
    ['worda | wordem | wordzie', 'Word'],
    ['accessa | accessem | accessie', 'Access'],
    ['autocadem | autocadzie', 'AutoCAD'],
    ['chata gpt | chatem gpt | chatagpt | chatgpt* | czata gpt', 'ChatGPT'],
    ['salesforca | salesforcem', 'Salesforce'],
    ['azura | azurze', 'Microsoft Azure'],
    ['kotlinem | kotlinie', 'Kotlin'],
    ['blenderem | blenderze', 'Blender'],
    ['notionem | notionie', 'Notion'],
    [
      'analiz* danych | analizowa* dan* | data analytics | analityk* danych | wizualizacj* danych',
      'analiza danych',
    ],
    ['data science', 'data science'],
    ['machine learning | uczeni* maszynow* | ML', 'uczenie maszynowe'],
    [
      'AI | sztuczn* inteligencj* | narzędzi* ai | generatywn* ai | prompt engineering | promptow*',
      'sztuczna inteligencja',
    ],
    [
      'web development* | webdev* | web develop* | tworzeni* stron | tworzyć strony | web design*',
      'tworzenie stron internetowych',
    ],
    ['frontend* | front end*', 'frontend'],
    ['backend* | back end*', 'backend'],
    ['automatyzacj* testów | testy automatyczne | testowani*', 'testowanie oprogramowania'],
    ['automatyzacj*', 'automatyzacja'],
    ['chmur* obliczeniow* | technologi* chmurow* | cloud | cloudow* | chmurze', 'technologie chmurowe'],
    ['devops', 'DevOps'],
    ['cyberbezpiecze* | cybersecurity | cyber security', 'cyberbezpieczeństwo'],
    ['ux design* | ux | user experience', 'projektowanie UX'],
    ['ui design*', 'projektowanie UI'],
    ['grafik* komputerow* | projektowani* graficzn*', 'grafika komputerowa'],
    [
      'zarządza* projekt* | zarządzani* projektami | project management* | prowadzeni* projektów | prowadzić projekty',
      'zarządzanie projektami',
    ],
    ['zarządza* produkt* | product management', 'zarządzanie produktem'],
    ['zarządza* zmian* | change management', 'zarządzanie zmianą'],
    ['zwinn* metod* | metod* zwinn* | agile | metodyk* zwinn*', 'metody zwinne'],
    ['design thinking', 'design thinking'],
    [
      'marketing* internetow* | marketing* cyfrow* | digital marketing* | online marketing*',
      'marketing internetowy',
    ],
    [
      'social media* | media społecznościowe | mediach społecznościowych | mediów społecznościowych',
      'media społecznościowe',
    ],
    ['content marketing*', 'content marketing'],
    ['techni* sprzedaż* | umiejętnoś* sprzedaż* | sprzedawać', 'sprzedaż'],
    ['księgowoś* | rachunkowoś*', 'księgowość'],
    ['controlling* | kontroling*', 'controlling'],
    ['finans* osobist* | wiedz* finansow* | inwestow* | finanse | finansów', 'finanse'],
    ['statyst*', 'statystyka'],
    ['instruktor* jogi | nauczyciel* jogi | nauczycielk* jogi', 'prowadzenie zajęć jogi'],
    ['instruktor* fitness | trenerk* fitness', 'prowadzenie zajęć fitness'],
    ['matematyk* | matmę | matmy', 'matematyka'],
    ['rodo | ochron* danych', 'ochrona danych'],
    ['baz* danych | bazy danych', 'bazy danych'],
    ['programow* | kodow* | kodzić | programming', 'programowanie'],
    ['architektur* oprogramow* | architektur* system*', 'architektura oprogramowania'],
    ['montaż* wideo | montaż* filmów | montow* filmy | montaż* video', 'montaż wideo'],
    ['fotograf* | fotografi* | robić zdjęcia', 'fotografia'],
    ['copywriting*', 'copywriting'],
    ['big data', 'big data'],
    ['blockchain*', 'blockchain'],
    ['robotyk*', 'robotyka'],
    ['arkusz* kalkulacyjn*', 'arkusze kalkulacyjne'],
    ['prawo pracy | prawa pracy', 'prawo pracy'],
    ['kadry i płace | kadr i płac', 'kadry i płace'],
    ['strategiczn* myśleni* | myśleni* strategiczn* | myśleć strategicznie', 'myślenie strategiczne'],
    ['bezwzrokow* pisani* | pisani* bezwzrokow*', 'pisanie bezwzrokowe'],
  ],
  audiences: [
    ['najwyższ* kierownictw* | wyższ* kadr* | top management* | c level', 'najwyższym kierownictwem'],
    ['zarządem | zarządu | zarząd | zarządowi', 'zarządem'],
    ['radą nadzorczą | rady nadzorczej', 'radą nadzorczą'],
    [
      'kadr* zarządzając* | kadrą kierowniczą | kadry kierowniczej | managementem | managementu | kierownictw* | dyrekcj*',
      'kadrą kierowniczą',
    ],
    [
      'duż* grup* | większ* grup* | duż* publicznoś* | wieloma osobami | wieloma ludźmi | dużą liczbą osób | tłumem | mnóstwem ludzi | większą publicznością',
      'dużą grupą',
    ],
    ['mał* grup*', 'małą grupą'],
    ['moim zespołem | swoim zespołem | całym zespołem | przed zespołem | z zespołem', 'swoim zespołem'],
    [
      'współpracownik* | współpracownic* | koleżankami | kolegami | ludźmi z pracy | koleżanek i kolegów',
      'osobami z pracy',
    ],
    ['klientami | klientem | klientów | klientkami | klientom | klientka | klientką', 'klientami'],
    ['interesariusz* | stakeholder*', 'interesariuszami'],
    ['inwestor*', 'inwestorami'],
    ['obcymi ludźmi | obcymi osobami | nieznajom* | obcymi', 'obcymi ludźmi'],
    ['szefem | szefową | szefowi | przełożon* | szef | szefowa', 'przełożonymi'],
    ['studentami | studentkami | studentów', 'grupą studencką'],
    ['klasą | uczniami', 'klasą'],
    ['laikami | laikom | nietechniczn*', 'osobami bez wiedzy technicznej'],
    ['na konferencj* | konferencji', 'publicznością konferencji'],
    [
      'międzynarodow* zespo* | międzynarodowym gronie | międzynarodow* publicz* | zagraniczn*',
      'międzynarodowym gronem',
    ],
    ['programistami | developerami | deweloperami', 'zespołem programistycznym'],
    ['dostawcami | dostawców', 'dostawcami'],
    ['kamerą | kamera | kamery', 'kamerą'],
    ['rodzicami', 'rodzicami'],
    ['rekruter*', 'osobami z rekrutacji'],
  ],
  commitment:
    'będę | wpiszę | skończę | przeznaczę | zrobię | wykonam | poproszę | poprosze | odpowiem | odbędę | wypiszę | przygotuję | spiszę | wezmę | zapytam | porozmawiam | poprowadzę | przeczytam | zbiorę | zapiszę | przećwiczę | przeprowadzę | zaproszę | odwiedzę | napiszę | wygłoszę | nagram | wystąpię | zabiorę | poświęcę | ukończę | poćwiczę | nauczę | zachowam | zaplanuję | podzielę | usunę | opiszę | dopracuję | opublikuję | dodam | odświeżę | zaktualizuję | wybiorę | porównam | sprawdzę | znajdę | zgłoszę | wyślę | oddeleguję | przekażę | uzgodnię | poznam | wyjaśnię | zadam | odmówię | zaproponuję | wskażę | zacznę | umieszczę | ułożę | ustalę | popracuję | nazwę | wyjdę | zrealizuję | zakończę | wprowadzę | otworzę | zmienię | przystąpię | zdam | przerobię | rozwiążę | pozyskam | wypróbuję | podejmę | podsumuję | powiem | ocenię | omówię | zbuduję | przedstawię | odezwę | poprowadzę | zmniejszę | zwiększę | opowiem | oddam',
  promises:
    'zawsze | gwarant* | nigdy | perfekcyjn* | idealn* | za wszelką cenę | na pewno | bezbłędn* | bez wyjątku | stuprocentow*',
  vague: 'poprawi* | polepsz* | ulepsz* | zrozum* | lepiej | bardziej | postaram | spróbuj* | doskonali*',
};
