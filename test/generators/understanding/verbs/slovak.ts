import type { VerbClauses } from './verb-clauses.ts';

export const slovak: VerbClauses = {
  stopping: ['prestať brať každú nočnú', 'nefajčiť pred deťmi', 'skončiť s nadčasmi'],
  learning: [
    'naučiť sa vymeniť brzdové platničky',
    'porozumieť vyúčtovaniu v dome',
    'naučiť sa predávať na trhu',
  ],
  behaving: ['častejšie večerať s deťmi', 'nájsť si čas na záhradu', 'včas odpovedať na listy'],
  founding: ['otvoriť krajčírstvo v našej štvrti', 'založiť zbor na dedine', 'rozbehnúť požičovňu člnov'],
  introducing: ['zaviesť tabuľu úloh v stolárni', 'nastaviť pravidlá na striedanie zmien'],
  delegating: [
    'delegovať objednávky na zástupkyňu',
    'rozdeliť úlohy medzi kolegov',
    'zveriť mzdy účtovníčke',
  ],
  visiting: ['zúčastniť sa dvoch veľtrhov', 'stráviť deň v ozajstnej pekárni', 'chodiť na schôdze rodičov'],
  choosing: [
    'kúpiť ojazdenú miešačku',
    'prenajať si miestnosť na ambulanciu',
    'objednať nové stoly do klubovne',
  ],
  seeking: ['nájsť dve čašníčky', 'zohnať päť stálych odberateľov', 'spoznať nových ľudí v meste'],
  selling: ['predať prvých dvadsať pohárov medu', 'ponúkať svoju keramiku na trhoch'],
  becoming: ['stať sa majstrom vo výrobe', 'prejsť do údržby', 'zmeniť odbor'],
  applying: ['prihlásiť sa na jarný kurz', 'podať žiadosť o príspevok', 'vybaviť zdravotný preukaz'],
  finishing: ['dokončiť posledné dva moduly', 'prečítať učebnicu účtovníctva', 'dotiahnuť strechu kôlne'],
  talking: [
    'poprosiť vedúcu o jasné termíny',
    'povedať majstrovi, čo mi prekáža',
    'dohodnúť sa so susedmi na plote',
  ],
  teaching: ['naučiť začiatočníkov šiť', 'zaučiť učňa na výmenu pneumatík', 'viesť kurzy pre seniorov'],
  saving: ['našetriť na kauciu', 'splatiť kontokorent', 'dať bokom desatinu výplaty'],
  exercising: ['behať trikrát týždenne', 'schudnúť päť kíl', 'znova pravidelne plávať'],
  making: ['napísať prvý dezertný lístok', 'postaviť kôlňu', 'usporiadať slávnosť na našej ulici'],
  deciding: ['rozhodnúť sa, či sa sťahovať', 'zistiť, ktorý certifikát si môžem spraviť'],
  improving: [
    'zvýšiť priemernú útratu z 5 na 6 eur',
    'rýchlejšie vystavovať faktúry',
    'skrátiť nastavenie stroja',
  ],
  passing: ['zložiť skúšku z teórie', 'spraviť si vodičák na motorku'],
  daring: ['prekonať strach z telefónu', 'ozvať sa na porade tímu'],
};
