/** What was done, as the history keeps it: each kind of change with its values and its sentence, without a full stop. */

import type { AccountRole } from '../access.ts';
import { dueInWords } from '../due-feedbacks.ts';
import { wordsOf } from '../fields.ts';
import type { ImportCount } from '../import-store.ts';
import { type DueRule, inWords, type ParticipantRole, type RelationStatus } from '../programme.ts';
import { KEPT_COLLECTIONS, type RecordTable } from './rows.ts';
import {
  counted,
  countedPairs,
  type FeedbackRef,
  feedbackText,
  inCohort,
  type ManagerRef,
  managerText,
  type NoteRef,
  noteText,
  type PairRef,
  type PersonRef,
  pairText,
  personText,
  recordText,
  type Saying,
  theRelation,
  type Words,
} from './words.ts';

/** A value before and after. */
type FromTo<Value> = readonly [before: Value, after: Value];

interface OfFeedback {
  readonly of: FeedbackRef;
  /** The day on which it was received already, of a change of when it is due; else null. */
  readonly received: string | null;
}

const received = (say: Words, { received: on }: OfFeedback): string =>
  on === null ? '' : ` (it was received on ${say.day(on)} already)`;

interface Recipients {
  readonly to: readonly PersonRef[];
  readonly more: number;
}

const recipients = (say: Saying, { to, more }: Recipients): string => {
  const named = to.map((one) => personText(say, one)).join(', ');
  if (more === 0) return named;
  return named === '' ? `${more}` : `${named} and ${more} more`;
};

const onOrOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** The names of tables at the desk, where they are others. */
const TABLE_WORDS: Readonly<Record<string, string>> = {
  relations: 'pairs',
  participants: 'people',
  feedback_exceptions: 'feedback moved or waived',
};

/** What an import changed: `managers 1 new, relations 2 new and 1 changed`. */
export const importCounts = (say: Words, counts: readonly ImportCount[]): string =>
  counts
    .map(({ table, created, changed, removed, rows }) => {
      const parts = [
        ...(created > 0 ? [`${created} new`] : []),
        ...(changed > 0 ? [`${changed} changed`] : []),
        ...(removed > 0 ? [`${removed} removed`] : []),
      ];
      const statuses = table === 'relation_changes' && say.or('statuses of relations', 'statuses of pairs');
      const name = table.replaceAll('_', ' ');
      const called = statuses || say.or(name, TABLE_WORDS[table] ?? name);
      return `${called}${say.or(' ', ': ')}${rows ?? parts.join(' and ')}`;
    })
    .join(', ');

const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

export const SUMMARIES = {
  'relation-created': (
    say: Saying,
    m: { readonly pair: PairRef; readonly status: RelationStatus; readonly since: string },
  ) => `${say.did('create')} ${theRelation(say, m.pair)}, ${m.status} since ${say.day(m.since)}`,
  'status-changed': (
    say: Saying,
    m: { readonly pair: PairRef; readonly status: FromTo<RelationStatus>; readonly on: string },
  ) =>
    `${say.did('change')} ${pairText(say, m.pair)} from ${inWords(m.status[0])} to ${inWords(m.status[1])} on ${say.day(m.on)}`,
  'relation-changed': (
    say: Saying,
    m: {
      readonly pair: PairRef;
      readonly manager?: FromTo<ManagerRef> | undefined;
      readonly start?: FromTo<string> | undefined;
      readonly end?: FromTo<string | null> | undefined;
      readonly cohort?: FromTo<string> | undefined;
      /** The words of other fields. */
      readonly others?: readonly string[] | undefined;
    },
  ) => {
    const day = (text: string | null): string => (text === null ? 'open' : say.day(text));
    const told = [
      m.manager && `manager from ${managerText(say, m.manager[0])} to ${managerText(say, m.manager[1])}`,
      m.start && `start from ${day(m.start[0])} to ${day(m.start[1])}`,
      m.end && `end from ${day(m.end[0])} to ${day(m.end[1])}`,
      m.cohort && `cohort from ${m.cohort[0] || 'none'} to ${m.cohort[1] || 'none'}`,
      ...(m.others ?? []),
    ].filter((one) => one !== undefined);
    return `${say.did('change')} ${pairText(say, m.pair)}: ${told.join(', ')}`;
  },
  'relation-deleted': (say: Saying, m: { readonly pair: PairRef }) =>
    `${say.did('delete')} ${theRelation(say, m.pair)}`,

  'person-created': (say: Saying, m: { readonly role: ParticipantRole; readonly person: PersonRef }) =>
    `${say.did('create')} the ${m.role} ${personText(say, m.person)}`,
  'person-changed': (say: Saying, m: { readonly fields: readonly string[]; readonly person: PersonRef }) =>
    `${say.did('change')} the ${m.fields.join(' and the ')} of ${personText(say, m.person)}`,
  'dropped-out': (
    say: Saying,
    m: { readonly person: PersonRef; readonly on: string; readonly pairs: number },
  ) => {
    const what = `${personText(say, m.person)} dropped out on ${say.day(m.on)}`;
    const ended = countedPairs(say, m.pairs);
    return say.isPlanned ? `This would record that ${what}, and end ${ended}` : `${what}: ended ${ended}`;
  },
  'people-merged': (say: Saying, m: { readonly gone: PersonRef; readonly kept: PersonRef }) =>
    `${say.did('merge')} ${personText(say, m.gone)} into ${personText(say, m.kept)}`,

  'manager-created': (say: Saying, m: { readonly manager: ManagerRef }) =>
    `${say.did('create')} the manager ${managerText(say, m.manager)}`,
  'manager-changed': (say: Saying, m: { readonly fields: readonly string[]; readonly manager: ManagerRef }) =>
    `${say.did('change')} the ${m.fields.join(' and the ')} of ${managerText(say, m.manager)}`,
  'handed-over': (
    say: Saying,
    m: { readonly pairs: number; readonly from: ManagerRef; readonly to: ManagerRef },
  ) =>
    `${say.did('hand')} ${countedPairs(say, m.pairs)} of ${managerText(say, m.from)} over to ${managerText(say, m.to)}`,

  'round-created': (say: Saying, m: { readonly title: string; readonly cohort: string | null }) =>
    `${say.did('create')} the round “${m.title}”${m.cohort === null ? '' : ` for the cohort ${m.cohort}`}`,
  'round-changed': (
    say: Saying,
    m: {
      readonly round: string;
      readonly cohort: string | null;
      readonly title?: string | undefined;
      readonly titles?: string | null | undefined;
      readonly order?: FromTo<number> | undefined;
      readonly due?: DueRule | undefined;
      readonly roles?: readonly ParticipantRole[] | undefined;
    },
  ) => {
    const told = [
      m.title === undefined ? undefined : `title to “${m.title}”`,
      m.titles === undefined ? undefined : 'titles in other languages',
      m.order && `order from ${m.order[0]} to ${m.order[1]}`,
      m.due && `due ${dueInWords(m.due, say)}`,
      m.roles && `owed by ${m.roles.join(' and ')}`,
    ].filter((one) => one !== undefined);
    return `${say.did('change')} the round “${m.round}”${inCohort(m.cohort)}: ${told.join(', ')}`;
  },
  'round-switched': (
    say: Saying,
    m: { readonly round: string; readonly isOn: boolean; readonly cohort: string | null },
  ) => `${say.did('switch')} the round “${m.round}” ${onOrOff(m.isOn)}${inCohort(m.cohort)}`,
  'round-unified': (say: Saying, m: { readonly round: string; readonly cohort: string }) =>
    `${say.did('make')} the round “${m.round}” in the cohort ${m.cohort} the same as in all others`,

  'form-changed': (say: Saying, m: { readonly round: string; readonly version: number }) =>
    `${say.did('change')} the form of “${m.round}” (version ${m.version})`,
  'form-switched': (say: Saying, m: { readonly round: string; readonly isOn: boolean }) =>
    `${say.did('switch')} the form of “${m.round}” ${onOrOff(m.isOn)}`,

  'feedback-received': (
    say: Saying,
    m: {
      readonly of: FeedbackRef;
      readonly on: string;
      readonly instead: string | null;
      /** The form program that delivered it, where one did. */
      readonly source: string | null;
    },
  ) =>
    say.record(
      `${feedbackText(say, m.of)}: received on ${say.day(m.on)}${m.instead === null ? '' : `, instead of ${say.day(m.instead)}`}${m.source === null ? '' : ` (${m.source})`}`,
    ),
  'feedback-withdrawn': (say: Saying, m: { readonly of: FeedbackRef; readonly recorded: string }) =>
    say.record(
      `${feedbackText(say, m.of)}: not received after all (it was recorded on ${say.day(m.recorded)})`,
    ),
  'feedback-moved': (say: Saying, m: OfFeedback & { readonly to: string | null }) =>
    say.record(
      `${feedbackText(say, m.of)}: ${m.to === null ? 'due on its regular date again' : `due on ${say.day(m.to)} from now on`}${received(say, m)}`,
    ),
  'feedback-waived': (say: Saying, m: OfFeedback) =>
    say.record(`${feedbackText(say, m.of)}: waived; it is no longer needed${received(say, m)}`),
  'feedback-reset': (
    say: Saying,
    m: { readonly of: FeedbackRef; readonly wasReceived: boolean; readonly wasMoved: boolean },
  ) =>
    say.record(
      `${feedbackText(say, m.of)}: undone: ${[
        ...(m.wasReceived ? ['it counts as not received'] : []),
        ...(m.wasMoved ? ['the regular due date applies again'] : []),
      ].join('; ')}`,
    ),
  'answer-resolved': (say: Saying, m: { readonly of: FeedbackRef; readonly question: string }) =>
    say.record(`${feedbackText(say, m.of)}: resolved the answer to “${m.question}”`),
  'feedback-dismissed': (say: Saying, m: { readonly number: number }) =>
    `${say.did('dismiss')} feedback ${m.number}, which a form delivered`,
  'messages-noted': (say: Saying, m: Recipients) =>
    `Noted messages that were sent by hand: ${recipients(say, m)}`,
  'messages-sent': (say: Saying, m: Recipients) => `Wrote to ${recipients(say, m)}`,
  'messages-stopped': (say: Saying, m: { readonly withdrawn: number; readonly of: number }) =>
    say.isPlanned
      ? `This would withdraw ${m.withdrawn} of ${counted(m.of, 'message')}, which nobody has got yet`
      : `Withdrew ${m.withdrawn} of ${counted(m.of, 'message')} before they were sent`,

  'note-written': (
    say: Saying,
    m: { readonly done: 'create' | 'change' | 'delete'; readonly about: NoteRef },
  ) => `${say.did(m.done)} a note on ${noteText(say, m.about)}`,

  imported: (say: Saying, m: { readonly counts: readonly ImportCount[] }) =>
    `Imported files: ${importCounts(say, m.counts)}`,
  erased: (
    say: Saying,
    m: { readonly who: readonly (PersonRef | ManagerRef)[]; readonly isRetention: boolean },
  ) => {
    const named = m.who.map((one) => ('person' in one ? personText(say, one) : managerText(say, one)));
    const who = named.length === 0 ? 'somebody who had no record' : [...new Set(named)].join(' and ');
    return `${m.isRetention ? 'Removed' : 'Erased'} ${who}`;
  },

  'record-created': (say: Saying, m: { readonly table: RecordTable; readonly title: string }) =>
    `${say.did('create')} ${recordText(m.table, m.title)}`,
  'record-changed': (
    say: Saying,
    m: { readonly table: RecordTable; readonly title: string; readonly fields: readonly string[] },
  ) => {
    const told = wordsOf(KEPT_COLLECTIONS[m.table].fields, m.fields);
    return `${say.did('change')} ${recordText(m.table, m.title)}: ${told.join(', ')}`;
  },
  'record-switched': (
    say: Saying,
    m: { readonly table: RecordTable; readonly title: string; readonly isOn: boolean },
  ) => `${say.did('switch')} ${recordText(m.table, m.title)} ${onOrOff(m.isOn)}`,
  'account-created': (say: Saying, m: { readonly name: string; readonly role: string | null }) =>
    `${say.did('create')} the account of ${m.name} as ${m.role}`,
  'account-changed': (
    say: Saying,
    m: {
      readonly name: string;
      readonly was?: string | undefined;
      readonly isEmail: boolean;
      readonly role?: FromTo<AccountRole | string | null> | undefined;
      /** The words of other fields. */
      readonly others?: readonly string[] | undefined;
    },
  ) => {
    const told = [
      m.was === undefined ? undefined : `name, which was ${m.was}`,
      m.isEmail ? 'e-mail address' : undefined,
      m.role && `role from ${m.role[0] ?? 'none'} to ${m.role[1] ?? 'none'}`,
      ...(m.others ?? []),
    ].filter((one) => one !== undefined);
    return `${say.did('change')} the account of ${m.name}: ${told.join(', ')}`;
  },
  'account-removed': (_say: Saying, m: { readonly name: string }) => `Removed the account of ${m.name}`,
  'labels-changed': (say: Saying, _m: object) => `${say.did('change')} the labels of other details`,
  'reminders-changed': (say: Saying, _m: object) => `${say.did('change')} when reminders are sent`,
  'template-changed': (
    say: Saying,
    m: {
      readonly kind: 'reminder' | 'digest';
      readonly language: string;
      readonly isOfRound: boolean;
      readonly isTakenBack: boolean;
    },
  ) =>
    `${m.isTakenBack ? 'Took back' : say.did('change')} the text of ${m.kind}s in ${LANGUAGES.of(m.language) ?? m.language}${m.isOfRound ? ' for one round' : ''}`,
  /** What it was named somebody who was erased since. */
  blanked: () => '(erased)',
} as const;
