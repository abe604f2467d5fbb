import type { VerbClauses } from './verb-clauses.ts';

export const italian: VerbClauses = {
  stopping: ['smettere di rispondere ai messaggi a cena', 'evitare i doppi turni'],
  learning: ['imparare a potare gli ulivi', "esercitarmi con l'inglese dei clienti"],
  behaving: ['avere più pazienza con gli apprendisti', 'pranzare più spesso con i miei'],
  founding: [
    'aprire un salone di toelettatura',
    'mettermi in proprio come sarta',
    'avviare un coro di quartiere',
  ],
  introducing: ['introdurre un sistema di prenotazioni', 'istituire una riunione breve il lunedì'],
  delegating: ['delegare gli ordini alla mia vice', 'affidare la cassa a un collega'],
  visiting: [
    'partecipare a due fiere agricole',
    'passare una giornata in una vera bottega',
    'fare un tirocinio in un asilo',
  ],
  choosing: ['comprare un furgone usato', 'affittare una stanza per il mio studio'],
  seeking: ["trovare due cameriere per l'estate", 'conoscere altre traduttrici'],
  selling: ['vendere il mio miele al mercato', 'far conoscere i miei cesti'],
  becoming: ['diventare caposala', 'lavorare come falegname', 'passare da cameriere a sommelier'],
  applying: ['candidarmi in otto scuole', 'iscrivermi al corso serale', 'inviare la domanda di contributo'],
  finishing: ['finire il manuale di contabilità', 'completare gli ultimi due moduli'],
  talking: ['chiedere alla mia capa turni più chiari', 'dire al mio socio che cosa mi pesa'],
  teaching: ['insegnare a cucire ai principianti', 'dare lezioni di chitarra'],
  saving: ["risparmiare per l'anticipo della casa", 'mettere da parte 80 euro al mese'],
  exercising: ['correre tre volte a settimana', 'andare in palestra due sere', 'perdere peso'],
  making: ['scrivere la mia prima carta dei dolci', 'costruire un pollaio', 'organizzare una festa di via'],
  deciding: ['decidere se trasferirmi in campagna', 'scoprire quale attestato mi serve'],
  improving: ['ridurre gli scarti in cucina', 'arrivare a 900 euro al mese'],
  passing: ['superare il test di teoria', 'prendere la patente del camion'],
  daring: ['trovare il coraggio di telefonare ai clienti', 'affrontare la riunione con i soci'],
};
