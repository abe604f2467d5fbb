/**
 * Messages about the programme as data: a code, whom and what it is about by ids, and values. What somebody has typed is a
 * value, in which nothing is looked for. Each face of the service says them in its own words.
 */

import { ERASED_NAME } from '../programme.ts';
import { REMARKS } from './remarks.ts';
import { SUMMARIES } from './summaries.ts';
import { type RowName, rowText, type Saying, saying } from './words.ts';

const SENTENCES = { ...SUMMARIES, ...REMARKS };

type Sentences = typeof SENTENCES;
type ValuesOf<Sentence> = Sentence extends (say: never, values: infer Values) => string
  ? unknown extends Values
    ? object
    : Values
  : never;
type Values = { readonly [Code in keyof Sentences]: ValuesOf<Sentences[Code]> };
type Code = keyof Values;

/** A message of one sentence. */
type Plain<Of extends Code> = { [Key in Of]: { readonly code: Key } & Values[Key] }[Of];

/** Messages that hold others. */
interface Composed {
  /** Sentences one after the other. */
  readonly several: { readonly messages: readonly Message[] };
  /** Changes of several feedbacks, of which the first are told. */
  readonly 'several-feedbacks': { readonly count: number; readonly first: readonly Message[] };
  /** An entry was taken back, perhaps with all that was changed since. */
  readonly undid: { readonly entry: number; readonly what: Message };
  /** Something cannot be done, or an entry not be undone. */
  readonly hindered: { readonly entry: number | null; readonly problem: Message | null };
  /** A row, and so many others, were changed since. */
  readonly 'rows-changed': {
    readonly row: RowName;
    readonly others: number;
    readonly by: readonly { readonly entry: number; readonly who: string; readonly what: Message }[];
    readonly more: number;
  };
}

export type Message =
  | Plain<Code>
  | { [Key in keyof Composed]: { readonly code: Key } & Composed[Key] }[keyof Composed];

const TABLE: { readonly [Key in Code]: (say: Saying, values: Values[Key]) => string } = SENTENCES;

const plainSentence = <Of extends Code>(message: Plain<Of>, say: Saying): string =>
  TABLE[message.code](say, message);

/** A message in the words of a face of the service. */
export function sentenceOf(message: Message, say: Saying): string {
  switch (message.code) {
    case 'several':
      return message.messages.map((one) => sentenceOf(one, say)).join(' ');
    case 'several-feedbacks': {
      const { count, first } = message;
      const told = first.map((one) => sentenceOf(one, saying(say))).join('; ');
      const rest = count - first.length;
      return say.record(`${count} feedbacks. ${told}${rest > 0 ? `; and ${rest} more` : ''}`);
    }
    case 'undid':
      return say.or(undidText(message, say), undoneText(message, say));
    case 'hindered': {
      const { entry, problem } = message;
      const what =
        entry === null ? 'This cannot be done' : `${say.or(`Entry ${entry}`, 'This')} cannot be undone`;
      return problem === null ? `${what}.` : `${what}: ${sentenceOf(problem, say)}`;
    }
    case 'rows-changed': {
      const { row, others, by, more } = message;
      const rows =
        others === 0 ? ' was' : ` and ${others === 1 ? 'one more row' : `${others} more rows`} were`;
      const since = `${rowText(say, row)}${rows} changed since`;
      if (by.length === 0) return `${since}.`;
      const told = by.map(
        ({ entry, who, what }) =>
          `${say.or(`entry ${entry} (${who})`, say.who(who))}: ${sentenceOf(what, say)}`,
      );
      return `${since} by ${told.join('; ')}${more > 0 ? `; and ${more} before` : ''}. Undo that first.`;
    }
    default:
      return plainSentence(message, say);
  }
}

type Undid = Message & { readonly code: 'undid' };

/** `Undid entry 13: Undid entry 12: Created …`. */
function undidText({ entry, what }: Undid, say: Saying): string {
  return `${say.isPlanned ? 'This would undo' : 'Undid'} entry ${entry}: ${sentenceOf(what, saying(say))}`;
}

/** `Undone: Created …`, or of what was undone and is not any more: `Done again: Created …`. */
function undoneText(message: Undid, say: Saying): string {
  const [undone, again] = say.isPlanned
    ? ['This would undo', 'This would do again']
    : ['Undone', 'Done again'];
  let what: Message = message;
  while (what.code === 'undid') what = what.what;
  return `${isUndo(message) ? undone : again}: ${sentenceOf(what, saying(say))}`;
}

/** Whether a change takes something back, rather than doing it, or doing it again. */
export const isUndo = (message: Message): boolean => message.code === 'undid' && !isUndo(message.what);

/** Whom and what a message is about, by ids. */
interface Mentioned {
  readonly people: ReadonlySet<number>;
  readonly managers: ReadonlySet<number>;
  readonly relations: ReadonlySet<number>;
}

/** Returns whom and what messages are about. */
export function mentionedIn(messages: readonly Message[]): Mentioned {
  const found = { people: new Set<number>(), managers: new Set<number>(), relations: new Set<number>() };
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (typeof part !== 'number') look(part);
      else if (name === 'person') found.people.add(part);
      else if (name === 'manager') found.managers.add(part);
      else if (name === 'relation') found.relations.add(part);
    }
  };
  messages.forEach(look);
  return found;
}

/** Somebody by name. */
export interface NamedPerson {
  readonly full_name: string;
  /** Null where nobody else whom the reader may see has the name. */
  readonly email: string | null;
}

/** The names of those whom messages are about, as far as a reader may see them. */
export interface Names {
  readonly people: ReadonlyMap<number, NamedPerson>;
  readonly managers: ReadonlyMap<number, string>;
  /** Whether the reader may see everybody. */
  readonly isWhole: boolean;
}

/** The names of nobody, for messages that are about none. */
export const NO_NAMES: Names = { people: new Map(), managers: new Map(), isWhole: true };

/** Reads a message that the history keeps. */
export function messageFrom(text: string): Message {
  // A text that named somebody who was erased since.
  if (text === ERASED_NAME) return { code: 'blanked' };
  const message: unknown = JSON.parse(text);
  assertMessage(message);
  return message;
}

const COMPOSED: ReadonlySet<string> = new Set<keyof Composed>([
  'several',
  'several-feedbacks',
  'undid',
  'hindered',
  'rows-changed',
]);

function assertMessage(message: unknown): asserts message is Message {
  const code = typeof message === 'object' && message !== null && 'code' in message ? message.code : null;
  if (typeof code !== 'string' || !(COMPOSED.has(code) || Object.hasOwn(SENTENCES, code))) {
    throw new TypeError(`the history has no message ${JSON.stringify(message)}`);
  }
}
