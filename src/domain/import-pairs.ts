import type { PairCandidate } from './import-decisions.ts';
import { isOpen } from './open-relation.ts';
import { type Participant, type Relation, type RelationStatus, ROLES } from './programme.ts';

/** A relation, as far as responses need it. */
export interface KnownRelation extends Pick<Relation, 'mentor_id' | 'mentee_id' | 'cohort'> {
  readonly status: RelationStatus;
  /** Days as text: `2026-05-04`. */
  readonly start: string;
  readonly end: string | null;
}

export interface ParticipantPair {
  /** Their current e-mail address, or a former one. */
  readonly email: string;
  readonly isOpen: boolean;
  readonly pair: PairCandidate;
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate | null;
}

/** All relations, by the current and former e-mail addresses of both. */
export function pairsByEmail(
  participants: readonly Participant[],
  relations: readonly KnownRelation[],
): ReadonlyMap<string, readonly ParticipantPair[]> {
  const byId = new Map(participants.map((one) => [one.id, one]));
  const pairs = relations.flatMap((relation) => {
    const [mentor, mentee] = [byId.get(relation.mentor_id), byId.get(relation.mentee_id)];
    if (mentor === undefined || mentee === undefined) return [];
    return ROLES.flatMap((role) => {
      const { email: current, former_emails = [] } = role === 'mentor' ? mentor : mentee;
      const pair = {
        role,
        mentor_email: mentor.email,
        mentee_email: mentee.email,
        mentor_name: mentor.full_name,
        mentee_name: mentee.full_name,
        cohort: relation.cohort,
      };
      const start = Temporal.PlainDate.from(relation.start);
      const end = relation.end === null ? null : Temporal.PlainDate.from(relation.end);
      return [current, ...former_emails].map((email) => ({
        ...{ email, isOpen: isOpen(relation), pair, start, end },
      }));
    });
  });
  return Map.groupBy(pairs, ({ email }) => email);
}
