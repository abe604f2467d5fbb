/**
 * Random operations on a programme, whatever it holds: mostly possible ones, and some that must be refused. A choice is a
 * few numbers, so that it can be made before anybody knows which records there will be.
 */

import fc from 'fast-check';
import { NOTE_TABLES, type Note, noteTime } from '../../src/domain/notes.ts';
import type { NewPerson, Operation, RelationPatch } from '../../src/domain/operations/operation.ts';
import { type ProgrammeRows, recordIdOf } from '../../src/domain/operations/rows.ts';
import { type DueRule, type ParticipantRole, ROLES, TRANSITIONS } from '../../src/domain/programme.ts';

/** What somebody does: an operation, or taking back an earlier entry of the history. */
export interface Choice {
  /** Which kind of operation, by its place in {@link OPERATION_KINDS}. */
  readonly kind: number;
  /** Which records, days and values; taken modulo how many there are. */
  readonly picks: readonly number[];
}

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Łucja', 'Žofie'];
const COHORTS = ['', 'Spring', 'Autumn'];
const TITLES = ['Chemistry', 'Goodbye', 'Halfway', 'Final'];

/** What operations call people, cohorts and the like, made of the usual texts. */
export interface OperationTexts {
  readonly cohorts: readonly string[];
  readonly name: (usual: string) => string;
  readonly email: (usual: string) => string;
  readonly externalId: (usual: string) => string;
  readonly source: (usual: string) => string;
}

const asUsual = (text: string): string => text;
const USUAL: OperationTexts = {
  cohorts: COHORTS,
  name: asUsual,
  email: asUsual,
  externalId: asUsual,
  source: asUsual,
};

type Kind = Operation['kind'];

/** The kinds, those that move dates more often than others. */
export const OPERATION_KINDS: readonly Kind[] = [
  'create-relation',
  'create-relation',
  ...Array.from({ length: 6 }, (): Kind => 'change-status'),
  'change-relation',
  'change-relation',
  'delete-relation',
  'create-person',
  'change-person',
  'drop-out',
  'merge-people',
  'create-manager',
  'change-manager',
  'hand-over',
  'create-round',
  'change-round',
  'change-round',
  'switch-round',
  'switch-form',
  'unify-round',
  'receive-feedback',
  'receive-feedback',
  'receive-feedback',
  'withdraw-feedback',
  'move-feedback',
  'change-form',
  'resolve-answer',
  'waive-feedback',
  'reset-feedback',
  'several-feedbacks',
  'several-feedbacks',
  'write-note',
  'write-note',
  'write-note',
];

/** A choice of any kind. */
export const choice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.nat({ max: OPERATION_KINDS.length - 1 }),
  picks: fc.array(fc.nat({ max: 997 }), { minLength: 8, maxLength: 8 }),
});

/** The operation that a choice means among some records on a day. */
export function operationFrom(
  { kind, picks }: Choice,
  rows: ProgrammeRows,
  today: Temporal.PlainDate,
  texts = USUAL,
): Operation {
  let place = 0;
  const next = (): number => picks[place++ % picks.length] ?? 0;
  const among = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[next() % Math.max(1, items.length)] ?? otherwise;
  const idAmong = (items: readonly { readonly id: number }[]): number => among(items, { id: 999 }).id;
  const day = (from: number, to: number): Temporal.PlainDate =>
    today.add({ days: from + (next() % (to - from + 1)) });
  const inRole = (role: ParticipantRole) => rows.participants.filter((one) => one.role === role);
  const cohort = (): string => among(texts.cohorts, '');
  const roundCohort = (): string | null => cohort() || null;
  const roles = (): readonly ParticipantRole[] => among([ROLES, ['mentee'], ['mentor']], ROLES);
  const email = (): string => texts.email(`${among(NAMES, '')}${next() % 20}@example.org`);
  /** Mostly one who is there. */
  const personIn = (role: ParticipantRole): number | NewPerson =>
    next() % 4 === 0
      ? { full_name: texts.name(`${among(NAMES, '')} Example`), email: email() }
      : idAmong(inRole(role));
  const relation_id = (): number => idAmong(rows.relations);
  const due = (): DueRule =>
    among<DueRule>(
      [
        { counts_from: 'start', days: next() % 60 },
        { counts_from: 'share', share: (next() % 11) / 10, days_without_end: next() % 200 },
        { counts_from: 'end', days: next() % 30, days_without_end: next() % 200 },
      ],
      { counts_from: 'start', days: 1 },
    );
  const key = () => ({
    relation_id: relation_id(),
    round_id: idAmong(rows.feedback_rounds),
    role: among(ROLES, 'mentee'),
  });
  const name = OPERATION_KINDS[kind] ?? 'create-person';
  switch (name) {
    case 'create-relation': {
      const start = day(-200, 30);
      return {
        kind: name,
        mentor: personIn('mentor'),
        mentee: personIn('mentee'),
        manager_id: among([null, ...rows.managers.map(({ id }) => id)], null),
        cohort: cohort(),
        start,
        end: among([null, start.add({ days: next() % 300 })], null),
        status: among(['matched', 'matched', 'proposed'], 'matched'),
      };
    }
    case 'change-status': {
      const relation = among(rows.relations, undefined);
      const possible = TRANSITIONS.filter(({ from }) => from === relation?.status);
      return {
        kind: name,
        relation_id: relation?.id ?? 999,
        transition: among(possible, undefined)?.name ?? 'hold',
        on: day(-20, next() % 10 === 0 ? 5 : 0),
      };
    }
    case 'change-relation':
      return {
        kind: name,
        relation_id: relation_id(),
        patch: among<RelationPatch>(
          [
            { start: day(-200, 10) },
            { end: day(0, 300) },
            { end: null },
            { cohort: cohort() },
            { manager_id: among([null, ...rows.managers.map(({ id }) => id)], null) },
            { start: day(-100, 0), end: day(1, 100) },
          ],
          {},
        ),
      };
    case 'delete-relation':
      return { kind: name, relation_id: relation_id() };
    case 'create-person':
      return {
        kind: name,
        role: among(ROLES, 'mentee'),
        full_name: texts.name(`${among(NAMES, '')} Example`),
        email: email(),
        external_id: among([null, texts.externalId(`X-${next() % 5}`)], null),
      };
    case 'change-person':
      return {
        kind: name,
        person_id: idAmong(rows.participants),
        patch: among<object>(
          [
            { full_name: texts.name(`${among(NAMES, '')} Other`) },
            { email: email() },
            { external_id: null },
            { language: among(['de', null, 'xx'], null) },
          ],
          {},
        ),
      };
    case 'drop-out':
      return { kind: name, person_id: idAmong(rows.participants), on: day(-3, 0) };
    case 'merge-people': {
      const people = inRole(among(ROLES, 'mentee'));
      return { kind: name, keep_id: idAmong(people), remove_id: idAmong(people) };
    }
    case 'create-manager':
      return { kind: name, first_name: texts.name(among(NAMES, 'Ada')), last_name: null, email: email() };
    case 'change-manager':
      return {
        kind: name,
        manager_id: idAmong(rows.managers),
        patch: among<object>(
          [{ first_name: texts.name(among(NAMES, 'Ada')) }, { email: email() }, { last_name: 'Muster' }],
          {},
        ),
      };
    case 'hand-over':
      return { kind: name, from_id: idAmong(rows.managers), to_id: idAmong(rows.managers) };
    case 'create-round':
      return {
        kind: name,
        title: `${among(TITLES, '')} ${next() % 4}`,
        due: due(),
        roles: roles(),
        order: among([null, 1, 2], null),
        cohort: roundCohort(),
      };
    case 'change-round':
      return {
        kind: name,
        round_id: idAmong(rows.feedback_rounds),
        cohort: roundCohort(),
        patch: among<object>(
          [{ due: due() }, { roles: roles() }, { order: 1 + (next() % 4) }, { title: among(TITLES, '') }],
          {},
        ),
      };
    case 'switch-round':
      return {
        kind: name,
        round_id: idAmong(rows.feedback_rounds),
        cohort: roundCohort(),
        active: next() % 2 === 0,
      };
    case 'unify-round':
      return {
        kind: name,
        round_id: among(rows.round_cohorts, undefined)?.round_id ?? 1,
        cohort: among(rows.round_cohorts, undefined)?.cohort ?? 'Spring',
      };
    case 'change-form': {
      const question = `how_${next() % 3}`;
      return {
        kind: name,
        round_id: idAmong(rows.feedback_rounds),
        questions: [
          {
            name: question,
            kind: among(['rating', 'long_text'], 'rating'),
            text: { en: texts.name('How?') },
            isRequired: true,
            audience: 'both',
            readers: 'programme',
          },
        ],
      };
    }
    case 'resolve-answer':
      return {
        kind: name,
        key: key(),
        question: `how_${next() % 3}`,
        note: texts.source('called'),
        by: 'Olga',
        at: today.toZonedDateTime('UTC').toInstant(),
      };
    case 'switch-form':
      return { kind: name, round_id: idAmong(rows.feedback_rounds), is_on: next() % 2 === 0 };
    case 'receive-feedback':
      return { kind: name, key: key(), received_on: day(-40, 0), source: texts.source('test') };
    case 'withdraw-feedback':
      return { kind: name, key: among(rows.feedbacks, undefined) ?? key() };
    case 'move-feedback':
      return { kind: name, key: key(), due_date: among([null, day(-20, 20), day(0, 60)], null) };
    case 'waive-feedback':
      return { kind: name, key: key() };
    case 'reset-feedback':
      return {
        kind: name,
        key: among([...rows.feedbacks, ...rows.feedback_exceptions], undefined) ?? key(),
      };
    case 'write-note': {
      const kind = among(['person', 'relation', 'manager'] as const, 'person');
      const table = NOTE_TABLES[kind];
      const notes: readonly Note[] = rows[table];
      const note = among(notes, undefined);
      const text = texts.source('Called.');
      if (note !== undefined && next() % 2 === 0) {
        const id = recordIdOf(table, note);
        return { kind: name, of: { kind, id }, at: note.at, author: null, text: among([null, text], null) };
      }
      const id = {
        person: () => idAmong(rows.participants),
        relation: relation_id,
        manager: () => idAmong(rows.managers),
      }[kind]();
      const at = noteTime(today.toZonedDateTime('UTC').add({ seconds: next() }).toInstant());
      const author = { account_id: among([null, 1, 2, 3], null) };
      return { kind: name, of: { kind, id }, at, author, text };
    }
    case 'several-feedbacks': {
      const received_on = day(-40, 0);
      const keys = [key(), among(rows.feedbacks, undefined) ?? key(), key()];
      return {
        kind: name,
        operations: keys.map(({ relation_id: relation, round_id, role }) => ({
          kind: 'receive-feedback',
          key: { relation_id: relation, round_id, role },
          received_on,
          source: texts.source('test'),
        })),
      };
    }
  }
}
