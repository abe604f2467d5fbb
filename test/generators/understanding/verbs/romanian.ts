import type { VerbClauses } from './verb-clauses.ts';

export const romanian: VerbClauses = {
  stopping: ['să nu mai răspund la mesaje la cină', 'să mă las de fumat', 'să evit turele duble'],
  learning: ['să învăț să altoiesc pomi', 'să exersez engleza cu oaspeții'],
  behaving: ['să am mai multă răbdare cu ucenicii', 'să mănânc mai des cu părinții'],
  founding: ['să deschid un salon de frizerie', 'să înființez un cor în sat', 'să-mi deschid un atelier'],
  introducing: ['să introduc un sistem de programări', 'să implementez ședințe scurte în atelier'],
  delegating: ['să deleg comenzile adjunctei', 'să cedez trezoreria asociației'],
  visiting: [
    'să particip la două târguri agricole',
    'să petrec o zi într-o fierărie',
    'să fac voluntariat la un adăpost',
  ],
  choosing: ['să cumpăr o dubă la mâna a doua', 'să închiriez o cameră pentru cabinet'],
  seeking: ['să găsesc doi ospătari pentru vară', 'să cunosc alte traducătoare'],
  selling: ['să vând miere la piață', 'să promovez coșurile mele'],
  becoming: ['să devin șef de sală', 'să lucrez ca tâmplar', 'să mă fac asistentă'],
  applying: ['să aplic la opt școli', 'să mă înscriu la cursul seral', 'să depun cererea de sprijin'],
  finishing: ['să termin manualul de contabilitate', 'să închei ultimele două module'],
  talking: ['să cer șefei un program mai clar', 'să vorbesc cu asociatul despre datorii'],
  teaching: ['să dau lecții de croitorie începătorilor', 'să țin un atelier de olărit'],
  saving: ['să economisesc pentru avans', 'să pun deoparte 300 de lei pe lună'],
  exercising: ['să alerg de trei ori pe săptămână', 'să fac sport dimineața', 'să slăbesc'],
  making: [
    'să scriu primul meniu de deserturi',
    'să construiesc un coteț',
    'să organizez o petrecere pe stradă',
  ],
  deciding: ['să hotărăsc dacă mă mut la țară', 'să aflu ce atestat îmi trebuie'],
  improving: ['să reduc pâinea rămasă nevândută', 'să ajung la 900 de lei pe lună'],
  passing: ['să iau examenul de teorie', 'să-mi iau permisul de camion'],
  daring: ['să îndrăznesc să sun clienți noi', 'să vorbesc în fața colegilor'],
};
