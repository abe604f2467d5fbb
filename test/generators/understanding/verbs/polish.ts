import type { VerbClauses } from './verb-clauses.ts';

export const polish: VerbClauses = {
  stopping: ['przestać jeść słodycze na nocnej zmianie', 'nie brać papierów do domu', 'zerwać z paleniem'],
  learning: [
    'nauczyć się wymieniać klocki hamulcowe',
    'się w końcu nauczyć sprzedawać na targu',
    'zrozumieć rozliczenia wspólnoty',
    'umieć odmówić dostawcy',
  ],
  behaving: [
    'częściej jeść kolację z dziećmi',
    'radzić sobie z krzykiem na oddziale',
    'znaleźć czas na ogród',
  ],
  founding: ['otworzyć szwalnię', 'założyć chór w naszej wsi', 'rozkręcić wypożyczalnię kajaków'],
  introducing: ['wprowadzić tablicę zadań w stolarni', 'wdrożyć zamówienia przez telefon'],
  delegating: ['przekazać zamówienia zastępczyni', 'oddać część dyżurów młodszym', 'zlecić księgowość biuru'],
  visiting: [
    'wziąć udział w dwóch targach rolniczych',
    'spędzić dzień w prawdziwej piekarni',
    'chodzić na zebrania rady rodziców',
  ],
  choosing: ['kupić używaną betoniarkę', 'wynająć pokój na gabinet', 'zamówić nowe stoły do świetlicy'],
  seeking: ['znaleźć dwie kelnerki', 'zdobyć pięciu stałych klientów', 'poznać ludzi w nowym mieście'],
  selling: ['sprzedać pierwsze dwadzieścia słoików miodu', 'promować swoje wycieczki'],
  becoming: ['zostać brygadzistą', 'przejść do działu utrzymania ruchu', 'wrócić do zawodu po przerwie'],
  applying: ['zapisać się na wiosenny kurs', 'złożyć wniosek o dopłatę', 'wyrobić książeczkę sanepidowską'],
  finishing: [
    'dokończyć dwa ostatnie moduły',
    'zrobić kurs kosztorysowania',
    'przeczytać podręcznik do końca',
  ],
  talking: ['poprosić kierowniczkę o jasne terminy', 'powiedzieć szefowi, co mi przeszkadza'],
  teaching: [
    'nauczyć początkujących szyć',
    'przyuczyć ucznia do wymiany opon',
    'prowadzić zajęcia dla seniorów',
  ],
  saving: ['odłożyć na kaucję', 'spłacić debet', 'oszczędzać dziesiątą część pensji'],
  exercising: ['biegać trzy razy w tygodniu', 'znów regularnie pływać', 'schudnąć pięć kilo'],
  making: ['napisać pierwszą kartę deserów', 'zbudować szopę', 'zorganizować festyn na naszej ulicy'],
  deciding: ['zdecydować, czy się przeprowadzić', 'dowiedzieć się, który certyfikat mogę zrobić'],
  improving: [
    'podnieść średni rachunek z 40 do 50 zł',
    'szybciej wystawiać faktury',
    'skrócić przezbrajanie maszyny',
  ],
  passing: ['zdać egzamin teoretyczny', 'zrobić uprawnienia na koparkę'],
  daring: ['przełamać strach przed telefonem', 'zabrać głos na zebraniu zespołu'],
};
