import type { VerbClauses } from './verb-clauses.ts';

export const german: VerbClauses = {
  stopping: [
    'nach Feierabend keine Dienstmails mehr lesen',
    'mit den Nachtschichten aufhören',
    'die Finger vom Handy lassen und das Grübeln sein lassen',
  ],
  learning: [
    'mich in die neue Kassensoftware einarbeiten',
    'lernen, Angebote richtig zu kalkulieren',
    'auf der Station sicher Englisch sprechen',
  ],
  behaving: [
    'öfter mit den Kindern zu Abend essen',
    'bei Beschwerden ruhiger bleiben',
    'pünktlich Feierabend machen',
  ],
  founding: [
    'einen Hofladen eröffnen',
    'mich als Fußpflegerin selbstständig machen',
    'im Dorf eine Theatergruppe gründen',
    'ein Kisten-Abo mit 30 Haushalten aufbauen',
  ],
  introducing: ['in der Praxis eine Terminsoftware einführen', 'die Lagerlisten auf Barcodes umstellen'],
  delegating: ['die Bestellungen an meinen Stellvertreter abgeben', 'in der Küche mehr delegieren'],
  visiting: [
    'zwei Fachmessen besuchen',
    'einen Tag in einer Goldschmiede hospitieren',
    'einem Ruderverein beitreten',
    'mit zwei Leuten sprechen, die dort arbeiten',
  ],
  choosing: ['einen gebrauchten Bagger kaufen', 'einen Raum für meine Praxis mieten'],
  seeking: [
    'zwei Aushilfen für den Sommer finden',
    'fünf Stammkunden gewinnen',
    'im neuen Ort Leute kennen lernen',
  ],
  selling: ['meine ersten zwanzig Gläser Honig verkaufen', 'meine Kurse auch im Nachbarort anbieten'],
  becoming: ['Vorarbeiterin werden', 'in den Innendienst wechseln', 'zur Logopädin umschulen'],
  applying: [
    'mich an drei Fachschulen bewerben',
    'den Zuschuss für die Heizung beantragen',
    'meine Unterlagen abgeben',
  ],
  finishing: ['meine Bachelorarbeit abschließen', 'die Chronik des Vereins fertigstellen'],
  talking: [
    'mit meiner Schichtleiterin über die Pausen reden',
    'meinen Chef um klare Fristen bitten',
    'den Streit mit meiner Nachbarin klären, der mich belastet',
  ],
  teaching: [
    'den Azubis das Schweißen erklären',
    'neue Kolleginnen einarbeiten',
    'einmal im Monat Nachhilfe geben',
  ],
  saving: ['4000 Euro für ein Auto ansparen', 'meinen Dispo abbezahlen'],
  exercising: ['im Mai zehn Kilometer laufen', 'sechs Kilo abnehmen', 'regelmäßig Sport machen'],
  making: [
    'für die Enkel ein Baumhaus bauen',
    'eine neue Speisekarte zusammenstellen',
    'das Sommerfest der Schule organisieren',
  ],
  deciding: [
    'mich zwischen zwei Stellen entscheiden',
    'herausfinden, ob der Betrieb mich freistellt',
    'in Ruhe eine Entscheidung treffen',
  ],
  improving: [
    'die Wartezeit am Schalter verkürzen',
    'meine Werkstatt aufräumen',
    'den Papierkram in den Griff bekommen',
  ],
  passing: [
    'die Gesellenprüfung bestehen',
    'den Kranschein machen',
    'mich auf die Abschlussprüfung vorbereiten',
  ],
  daring: ['mich trauen, fremde Leute anzurufen', 'im Team den Mund aufmachen', 'auch mal Nein sagen'],
  calculating: ['meine Aufträge richtig kalkulieren', 'Angebote kalkulieren'],
  asserting: ['im Team Grenzen setzen', 'am Schalter die Ruhe bewahren'],
  resting: ['regelmäßig Pausen machen', 'um sechs Feierabend machen'],
  reaching: ['300 Mitglieder erreichen', '70 Punkte erreichen'],
  beginning: ['mit dem Imkern anfangen', 'mit dem Singen beginnen'],
  hiring: ['einen zweiten Bäcker einstellen', 'zwei Fahrer einstellen'],
  publishing: ['meine Kurzgeschichten veröffentlichen', 'einen Verlag finden'],
};
