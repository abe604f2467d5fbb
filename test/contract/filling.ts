/** Fills databases with random programmes. */

import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../support/programme-store.ts';
import { UNKNOWN_PERSON } from '../support/unknown-person.ts';
import type { ProgrammePlan } from './random-programme.ts';

/** Fills a database with a plan. */
export async function fillPlan(database: Database, plan: ProgrammePlan) {
  const store = createProgrammeStore(database, () => plan.today);
  await store.change(async (writer) => {
    for (let number = 1; number <= plan.managers; number++) {
      const email = `manager${number}@example.org`;
      await writer.addManager({ first_name: `Manager${number}`, last_name: null, email });
    }
    for (let number = 1; number <= plan.mentees + plan.mentors; number++) {
      const role = number <= plan.mentees ? 'mentee' : 'mentor';
      const email = `person${number}@example.org`;
      await writer.addParticipant({
        role,
        full_name: `Person ${number}`,
        email,
        ...UNKNOWN_PERSON,
      });
    }
    for (const relation of plan.relations) await writer.addRelation(relation);
    for (const exception of plan.exceptions) await writer.setException(exception);
    for (const feedback of plan.feedbacks) await writer.recordFeedback({ ...feedback, external_id: null });
  });
  return store;
}
