/** Typical wishes in several languages; the language of the last one is uncertain. */
export const WISHES: readonly [string, ...string[]] = [
  'I want to become a team lead and learn how to give feedback.',
  'Ich möchte sicherer vor großen Gruppen sprechen.',
  'I would like to learn Python and get the AWS certificate by the end of May.',
  'Ich suche eine neue Stelle im Projektmanagement, ich verschicke zurzeit 15 Bewerbungen im Monat.',
  '1. Improve my English to B2\n2. Build a network in the industry\n3. More time for my family',
  'Chcę zostać kierowniczką zespołu i lepiej rozmawiać z klientami.',
  'zorbu klanta merip',
];
