/** Messages about the programme in the words of the desk, which names nothing by numbers, and nobody whom its reader may not see. */

import { calledApart } from '../domain/desk/desk-reader.ts';
import type { DueWords } from '../domain/due-feedbacks.ts';
import { isUndo, type Message, type Names, NO_NAMES, sentenceOf } from '../domain/operations/messages.ts';
import type { HistoryEntry } from '../domain/operations/programme-history.ts';
import { saying, sayingPlanned, type Words } from '../domain/operations/words.ts';
import { operatorOf } from '../domain/origin.ts';
import { ERASED_NAME } from '../domain/programme.ts';
import { formatDate } from '../pages/format-date.ts';

/** Days and shares as a manager reads them. */
export const DUE_WORDS: DueWords = {
  day: (text) => formatDate(text) || text,
  percent: (count) => `${count}\u00a0%`,
};

/** Whoever did something, as managers know them: commands are used by those who run the service. */
export function whoInDeskWords(who: string): string {
  const operator = operatorOf(who);
  if (operator === null) return who;
  return operator === '' ? 'an administrator' : `an administrator (${operator})`;
}

/** The words of the desk. */
export const deskWords = ({ people, managers, isWhole }: Names): Words => ({
  ...DUE_WORDS,
  person(id) {
    const known = people.get(id);
    if (known === undefined) return isWhole ? 'somebody' : 'somebody in another manager’s pairs';
    const { full_name, email } = known;
    return full_name === ERASED_NAME ? 'somebody' : calledApart(full_name, email ?? '', email !== null);
  },
  manager: (id) => managers.get(id) ?? 'a manager',
  who: whoInDeskWords,
  or: (_command, desk) => desk,
});

/** Returns a message in words: what was done, and what speaks against it. */
export const inDeskWords = (message: Message, names: Names = NO_NAMES): string =>
  sentenceOf(message, saying(deskWords(names)));

/** Returns what would be done. */
export const plannedInDeskWords = (message: Message, names: Names): string =>
  sentenceOf(message, sayingPlanned(deskWords(names)));

/** Returns what an entry did: `Created the pair …`. */
export const entryText = ({ summary, names }: Pick<HistoryEntry, 'summary' | 'names'>): string =>
  capital(inDeskWords(summary, names));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the label of taking an entry back: of an undo it does the same again. */
export const undoLabel = (summary: Message, usual = 'Undo'): string =>
  summary.code === 'messages-sent' ? 'Stop sending' : isUndo(summary) ? 'Redo' : usual;
