/** The relations that a response of somebody may be about. */

import type { PairCandidate } from './import-decisions.ts';
import { isOpen } from './open-relation.ts';
import { type Participant, type RelationStatus, ROLES } from './programme.ts';

/** A relation, as far as responses need it. */
export interface KnownRelation {
  readonly mentor_id: number;
  readonly mentee_id: number;
  readonly cohort: string;
  readonly status: RelationStatus;
}

/** A pair, seen from one of the two. */
export interface ParticipantPair {
  readonly isOpen: boolean;
  readonly pair: PairCandidate;
}

/** All relations, by the current and former e-mail addresses of both. */
export function pairsByEmail({
  participants,
  relations,
}: {
  readonly participants: readonly Participant[];
  readonly relations: readonly KnownRelation[];
}): ReadonlyMap<string, readonly ParticipantPair[]> {
  const byId = new Map(participants.map((one) => [one.id, one]));
  const found = new Map<string, ParticipantPair[]>();
  for (const relation of relations) {
    const [mentor, mentee] = [byId.get(relation.mentor_id), byId.get(relation.mentee_id)];
    if (mentor === undefined || mentee === undefined) continue;
    for (const role of ROLES) {
      const { email, former_emails = [] } = role === 'mentor' ? mentor : mentee;
      const pair = {
        role,
        mentor_email: mentor.email,
        mentee_email: mentee.email,
        mentor_name: mentor.full_name,
        mentee_name: mentee.full_name,
        cohort: relation.cohort,
      };
      for (const own of [email, ...former_emails]) {
        const known = found.get(own);
        if (known === undefined) found.set(own, [{ isOpen: isOpen(relation), pair }]);
        else known.push({ isOpen: isOpen(relation), pair });
      }
    }
  }
  return found;
}

/** The pairs in which somebody has a role (an empty one is any): the open ones, otherwise all. */
export function relevantPairs(known: readonly ParticipantPair[], role: string): readonly PairCandidate[] {
  const all = known.filter(({ pair }) => role === '' || role === pair.role);
  const open = all.filter((one) => one.isOpen);
  return (open.length > 0 ? open : all).map(({ pair }) => pair);
}
