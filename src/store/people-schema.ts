/** The tables of people, as the queries see them. */

import type { Manager, Participant, ParticipantRole } from '../domain/programme.ts';

/** The e-mail address of a record that was merged into a participant, whose role it had. */
interface FormerEmailTable {
  readonly participant_id: number;
  readonly email: string;
  readonly role: ParticipantRole;
}

/** The tables, by their names. */
export interface PeopleTables {
  readonly managers: Manager;
  readonly participants: Omit<Participant, 'former_emails'>;
  readonly former_emails: FormerEmailTable;
}
