/** A small programme for tests: Bea mentors Ada, managed by Maria, and Cleo, who has no manager yet. */

import type { Database } from '../../src/store/database.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { createProgrammeStore } from './programme-store.ts';
import { UNKNOWN_PAIR, UNKNOWN_PERSON } from './unknown-person.ts';

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

/** Puts it into a database file. */
export async function fillProgramme(file: string): Promise<void> {
  await using database = openSqlite(file);
  await migrate(database);
  await fillDatabase(database);
}

/** Puts it into a database: Ada is 1, Bea 2, Cleo 3. Everything of 2025 is long due, and nothing is in. */
export async function fillDatabase(database: Database): Promise<void> {
  const store = createProgrammeStore(database, () => Temporal.Now.plainDateISO());
  await store.change(async (writer) => {
    const manager_id = await writer.addManager({
      first_name: 'Maria',
      last_name: 'Muster',
      email: 'maria@example.org',
    });
    const person = (role: 'mentee' | 'mentor', name: string) =>
      writer.addParticipant({
        role,
        full_name: `${name} Example`,
        email: `${name.toLowerCase()}@example.org`,
        ...UNKNOWN_PERSON,
      });
    const ada = await person('mentee', 'Ada');
    const bea = await person('mentor', 'Bea');
    const cleo = await person('mentee', 'Cleo');
    await writer.addRelation({
      mentor_id: bea,
      mentee_id: ada,
      manager_id,
      cohort: '2025',
      ...UNKNOWN_PAIR,
      start: day('2025-01-06'),
      end: day('2025-07-05'),
      history: [
        { status: 'matched', since: day('2025-01-06'), reason: null },
        { status: 'on_hold', since: day('2025-03-01'), reason: 'illness' },
        { status: 'matched', since: day('2025-03-11'), reason: null },
      ],
    });
    await writer.addRelation({
      mentor_id: bea,
      mentee_id: cleo,
      manager_id: null,
      cohort: '2025',
      ...UNKNOWN_PAIR,
      start: day('2025-02-03'),
      end: null,
      history: [{ status: 'matched', since: day('2025-02-03'), reason: null }],
    });
  });
}
