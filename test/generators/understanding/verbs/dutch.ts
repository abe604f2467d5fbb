import type { VerbClauses } from './verb-clauses.ts';

export const dutch: VerbClauses = {
  stopping: [
    'geen avonddiensten meer draaien',
    'stoppen met roken',
    'na het eten nooit meer mijn werkmail openen',
  ],
  learning: ['leren lassen', 'op de afdeling vlot Engels spreken', 'Excel onder de knie krijgen'],
  behaving: ['vaker met mijn kinderen eten', 'op tijd naar huis gaan', 'rustiger blijven in de kleedkamer'],
  founding: [
    'een buurtmoestuin opzetten',
    'voor mezelf beginnen als loodgieter',
    'een koor oprichten in ons dorp',
  ],
  introducing: ['een digitaal rooster invoeren', 'een nieuw kassasysteem in gebruik nemen'],
  delegating: ['de bestellingen overdragen aan mijn collega', 'de administratie uit handen geven'],
  visiting: [
    'twee vakbeurzen bezoeken',
    'een dag meelopen op een boerderij',
    'lid worden van een roeivereniging',
  ],
  choosing: ['een tweedehands busje kopen', 'een ruimte huren voor mijn praktijk'],
  seeking: [
    'twee nieuwe chauffeurs vinden',
    'in mijn nieuwe stad mensen leren kennen',
    'vijf vaste klanten werven',
  ],
  selling: ['mijn eerste vijftig potten honing verkopen', 'mijn lessen ook online aanbieden'],
  becoming: ['ploegleider worden', 'overstappen naar de techniek', 'me omscholen tot verpleegkundige'],
  applying: [
    'me inschrijven voor de avondschool',
    'subsidie aanvragen voor het dorpshuis',
    'solliciteren bij drie scholen',
  ],
  finishing: ['mijn scriptie afronden', 'de laatste twee modules afmaken'],
  talking: [
    'met mijn teamleider over de pauzes praten',
    'mijn baas vragen om duidelijke deadlines',
    'de ruzie met mijn zus uitpraten',
  ],
  teaching: [
    'in het weekend beginners lesgeven',
    'de stagiairs de machine uitleggen',
    'nieuwe collega inwerken',
  ],
  saving: ['4000 euro opzij zetten voor een auto', 'mijn studieschuld aflossen'],
  exercising: ['tien kilometer hardlopen', 'zes kilo afvallen', 'twee keer per week zwemmen'],
  making: [
    'een schuur bouwen voor mijn vader',
    'het zomerfeest van de school organiseren',
    'een nieuwe menukaart samenstellen',
  ],
  deciding: [
    'beslissen of ik verhuis',
    'uitzoeken welke vergunning ik nodig heb',
    'de knoop doorhakken over mijn baan',
  ],
  improving: [
    'de wachttijd aan de balie verkorten',
    'mijn werkplaats opruimen',
    'mijn administratie op orde krijgen',
  ],
  passing: ['mijn vrachtwagenrijbewijs halen', 'in juni slagen voor mijn theorie', 'staatsexamen doen'],
  daring: [
    'in vergaderingen mijn mond opendoen',
    'vreemde mensen durven bellen',
    'nee zeggen tegen extra diensten',
  ],
  calculating: ['mijn klussen goed calculeren', 'de kostprijs berekenen'],
  asserting: ['grenzen stellen', 'aan de balie kalm blijven'],
  resting: ['pauze nemen', 'om zes uur thuis zijn'],
  reaching: ['300 leden bereiken', '70 punten bereiken'],
  beginning: ['met de bijen beginnen', 'in het voorjaar beginnen'],
  hiring: ['een tweede bakker aannemen', 'personeel werven voor de winkel'],
  publishing: ['mijn verhalen publiceren', 'een verhaal insturen'],
};
