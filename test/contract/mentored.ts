/** A few relations for the suites of feedbacks. */

import type { RelationStatus } from '../../src/domain/programme.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../support/programme-store.ts';
import { UNKNOWN_PAIR, UNKNOWN_PERSON } from '../support/unknown-person.ts';

/** When they began. */
export const SINCE = Temporal.PlainDate.from('2026-01-05');

/** Bea (2) mentors Ada (1), Cleo (3), and Dora (4), whose relation is over. */
export async function fillMentored(database: Database): Promise<void> {
  await createProgrammeStore(database, () => SINCE).change(async (writer) => {
    const person = (role: 'mentee' | 'mentor', name: string, external_id: string | null = null) =>
      writer.addParticipant({
        role,
        full_name: `${name} Example`,
        email: `${name.toLowerCase()}@example.org`,
        ...UNKNOWN_PERSON,
        external_id,
      });
    const ada = await person('mentee', 'Ada', 'P-1');
    const bea = await person('mentor', 'Bea');
    const others = [await person('mentee', 'Cleo', '4'), await person('mentee', 'Dora')];
    const relation = (mentee_id: number, ...statuses: readonly RelationStatus[]) =>
      writer.addRelation({
        mentor_id: bea,
        mentee_id,
        manager_id: null,
        cohort: '2026',
        ...UNKNOWN_PAIR,
        start: SINCE,
        end: null,
        history: statuses.map((status, index) => ({
          status,
          since: SINCE.add({ days: index }),
          reason: null,
        })),
      });
    await relation(ada, 'matched');
    await relation(others[0] ?? 0, 'matched', 'on_hold');
    await relation(others[1] ?? 0, 'matched', 'completed');
  });
}
