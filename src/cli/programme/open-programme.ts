/** The common parts of commands on the programme: opening it, finding people and relations, and its operations. */

import { participantCalled, roundCalled } from '../../domain/feedback-selection.ts';
import type { ProgrammeOperations } from '../../domain/operations/programme-history.ts';
import type { Signature } from '../../domain/origin.ts';
import { folded, searchPeople } from '../../domain/people-search.ts';
import {
  type FeedbackRound,
  type Manager,
  managerName,
  type Participant,
  type ParticipantRole,
  type Programme,
  type Relation,
} from '../../domain/programme.ts';
import type { Database } from '../../store/database.ts';
import { UsageError } from '../command-error.ts';
import { commandIn, parsed } from '../declaration.ts';
import { withDatabase } from '../open-database.ts';
import { operatorName } from '../operator.ts';
import { asNumber } from '../parsers.ts';
import { selectionText, unclearText } from '../selection-report.ts';

/** The programme of the configured database. */
export interface OpenProgramme {
  readonly programme: Programme;
  readonly operations: ProgrammeOperations;
  readonly today: Temporal.PlainDate;
  readonly timeZone: string;
  readonly database: Database;
}

/** How the help says by what a person is named. */
export const PERSON = 'an id, an external id, an e-mail address, or part of the name';

/** The number of a relation in arguments and options. */
export const RELATION_NUMBER = parsed(
  'r and the number of the relation, such as r17, as “npx mentoring relation list” shows it',
  asNumber(/^r[1-9]\d{0,9}$/, 'It must be r and the number of a relation, such as r17.'),
);

/** Opens the programme, runs work and closes it. */
export const withProgramme = (work: (opened: OpenProgramme) => Promise<void>): Promise<void> =>
  withDatabase(async ({ configuration, database, timeZone }) => {
    const { openErasureDigests } = await import('../../app/secret-key.ts');
    const { createProgrammeStore } = await import('../../store/due-feedbacks.ts');
    const { createProgrammeOperations } = await import('../../store/operations/programme-operations.ts');
    const today = Temporal.Now.plainDateISO(timeZone);
    const programme = await createProgrammeStore(database, () => today).read();
    const openDigests = () => openErasureDigests(configuration, database);
    const operations = createProgrammeOperations(database, () => today, openDigests);
    await work({ programme, operations, today, timeZone, database });
  });

/** Declares a command on the programme. */
export const programmeCommand = commandIn(withProgramme);

/** The user who runs the command, for the history. */
export function signature(reason: string | undefined): Signature {
  return { who: operatorName(), account_id: null, reason: reason ?? null };
}

/** Finds the only participant that a text means, optionally in one role. */
export function findPerson({ participants }: Programme, text: string, role?: ParticipantRole): Participant {
  const among = role === undefined ? participants : participants.filter((one) => one.role === role);
  const found = participantCalled(among, text);
  if ('problem' in found) throw new UsageError(unclearText(found));
  return found;
}

/**
 * Finds the only manager that a text means.
 *
 * @param option the option with which to name one of several
 */
export function findManager({ managers }: Pick<Programme, 'managers'>, text: string, option = ''): Manager {
  const named = managers.map((one) => ({ ...one, name: managerName(one) }));
  const found = searchPeople(named, text);
  const [manager] = found;
  if (manager !== undefined && found.length === 1) return manager;
  const [problem, possible] =
    manager === undefined
      ? [`There is no manager “${text}”. The managers are:`, named]
      : [`“${text}” matches ${found.length} managers; give one of these:`, found];
  if (possible.length === 0) throw new UsageError('There are no managers yet.');
  throw new UsageError(
    selectionText(
      problem,
      possible.map(({ name, email }) => ({ shown: name, add: `${option}${email}` })),
    ),
  );
}

/** Finds the relation with a number. */
export function findRelation({ relations }: Programme, number: number): Relation {
  const found = relations.find(({ id }) => id === number);
  if (found === undefined) throw new UsageError(`There is no relation r${number}.`);
  return found;
}

/** Finds the round with a title or a number. */
export function findRound({ rounds }: Programme, text: string): FeedbackRound {
  const round = roundCalled(rounds, text);
  if (round !== undefined) return round;
  const titles = rounds.map(({ title }) => `“${title}”`).join(', ');
  throw new UsageError(`There is no round “${text}”. The rounds are ${titles}.`);
}

/**
 * The cohort that a text means: an existing one with the same spelling except case and accents, otherwise a
 * new one.
 */
export function resolveCohort({ relations, rounds }: Programme, text: string): string {
  const known = [
    ...relations.map(({ cohort }) => cohort),
    ...rounds.flatMap(({ cohorts }) => cohorts.map(({ cohort }) => cohort)),
  ];
  return known.includes(text) ? text : (known.find((one) => folded(one) === folded(text)) ?? text);
}
