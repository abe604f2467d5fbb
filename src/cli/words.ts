/** Messages about the programme in the words of the command line, which names records by their numbers. */

import { type Message, type Names, NO_NAMES, sentenceOf } from '../domain/operations/messages.ts';
import { saying, sayingPlanned, type Words } from '../domain/operations/words.ts';
import { personName } from '../domain/programme.ts';

/** The words of the command line. */
export const commandWords = ({ people, managers }: Names): Words => ({
  person(id) {
    const known = people.get(id);
    return known === undefined ? `participant ${id}` : personName({ ...known, id });
  },
  manager: (id) => managers.get(id) ?? `manager ${id}`,
  day: (text) => text,
  percent: (count) => `${count} %`,
  who: (who) => who,
  or: (command) => command,
});

/** Returns a message in words: what was done, and what speaks against it. */
export const inCommandWords = (message: Message, names: Names = NO_NAMES): string =>
  sentenceOf(message, saying(commandWords(names)));

/** Returns what would be done. */
export const plannedInCommandWords = (message: Message, names: Names): string =>
  sentenceOf(message, sayingPlanned(commandWords(names)));
