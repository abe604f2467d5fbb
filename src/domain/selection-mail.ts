/** The port of messages that somebody writes once for people whom they choose from a list. */

import type { Reader } from './access.ts';
import type { Language } from './languages.ts';
import type { MessageState, NewMessage } from './outbox.ts';
import type { FeedbackRound, Manager, Participant, ParticipantRole } from './programme.ts';
import type { HistoryNote } from './signature.ts';

/** People, or those of pairs who have one of some roles. Whom the caller may not see is left out. */
export interface Chosen {
  readonly of: 'people' | 'pairs';
  readonly ids: readonly number[];
  readonly roles: readonly ParticipantRole[];
}

/** Why somebody is not written to. The last message to an `undelivered` address could not be delivered. */
export type AddressObstacle = 'no-address' | 'erased' | 'stopped' | 'undelivered';

/** Somebody who was chosen. A mentee and a mentor with the same address are one. */
export interface Addressee {
  readonly person: Participant;
  /** The ids of their records, in ascending order. */
  readonly ids: readonly number[];
  /** The others of the chosen pairs, or of all open ones. */
  readonly partners: readonly Participant[];
  /** The first of these pairs' managers; null if there is none. */
  readonly manager: Manager | null;
  /** What they have to give next in these pairs; null if there is nothing. */
  readonly next: { readonly round: FeedbackRound; readonly due_date: Temporal.PlainDate } | null;
  readonly obstacle: AddressObstacle | null;
}

export interface SelectionFacts {
  readonly addressees: readonly Addressee[];
  /** The language of those whose language is unknown. */
  readonly language: Language;
}

type Decide = (facts: SelectionFacts) => readonly NewMessage[];

export interface SelectionMail {
  /** Reads whom messages are written to, without writing any. */
  read(chosen: Chosen, today: Temporal.PlainDate, caller: Reader): Promise<SelectionFacts>;
  /** Queues messages in the transaction that reads whom they are written to, with an entry in the history. Returns their number. */
  send(
    chosen: Chosen,
    now: Temporal.ZonedDateTime,
    domain: string,
    decide: Decide,
    caller: Reader,
    note: HistoryNote,
  ): Promise<number>;
  /** How many messages of an entry of the history have which state. */
  states(entry: number): Promise<readonly { readonly state: MessageState; readonly count: number }[]>;
}
