/** Recognizes notes that say that somebody has left the programme, in words that are no status. */

import { keyOf } from '../domain/word-key.ts';

/** Beginnings of words, as keys; with a space between those that stand together. */
const STOPPED = [
  ...['dropped out', 'drop out', 'dropout', 'quit', 'withdr', 'left the programme', 'left the program'],
  ...['stopped', 'cancelled', 'canceled', 'gave up', 'discontinued', 'no longer takes part'],
  ...['abgebrochen', 'abbruch', 'ausgestiegen', 'ausgeschieden', 'aufgehort', 'hort auf', 'abgesagt'],
  ...['abgemeldet', 'nicht mehr dabei', 'steigt aus', 'gekundigt'],
  ...['rezygn', 'zrezygn', 'odesz', 'odpad', 'przerwa', 'wypisa', 'koniec wspolpracy'],
  ...['odstoup', 'ukoncil', 'skoncil', 'prestal', 'vzdal', 'odstup', 'abandon', 'arrete', 'dejo', 'ritirat'],
].map((words) => keyOf(words));

/** Whether a note says so. */
export function saysWithdrawn(note: string): boolean {
  const text = `_${keyOf(note)}`;
  return STOPPED.some((words) => text.includes(`_${words}`));
}
