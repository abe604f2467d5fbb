/** Which feedback is meant where somebody names a person and a round. */

import { dueFeedbacks, statusOn } from './due-feedbacks.ts';
import type { FeedbackRound, Participant, Programme, Relation } from './programme.ts';
import type { FeedbackKey } from './programme-store.ts';

type PlainDate = Temporal.PlainDate;

/** What was named, in words that people type. */
export interface NamedFeedback {
  /** An id, or an e-mail. */
  readonly person: string;
  /** The title of a round, or its number; capitals do not matter. */
  readonly round: string;
  /** The id or e-mail of the other of the two, where the person has several relations. */
  readonly with?: string;
}

/** What it names, or why it names nothing, for people to read. */
export type ChosenFeedback =
  | {
      readonly key: FeedbackKey;
      readonly person: Participant;
      readonly other: Participant;
      readonly round: FeedbackRound;
      readonly relation: Relation;
    }
  | { readonly problem: string };

/**
 * The feedback that is meant: of several relations the one that is longest overdue, else the only one that is matched,
 * else the only one.
 */
export function chooseFeedback(programme: Programme, named: NamedFeedback, today: PlainDate): ChosenFeedback {
  const people = peopleCalled(programme, named.person);
  const [person] = people;
  if (person === undefined) return { problem: `There is no participant ${named.person}.` };
  if (people.length > 1) {
    const ids = people.map(({ id, role }) => `${id} as ${role}`).join(', ');
    return { problem: `${named.person} is several participants: ${ids}. Name her by the id.` };
  }
  const round = roundCalled(programme.rounds, named.round);
  if (round === undefined) {
    const titles = programme.rounds.map(({ title }) => `“${title}”`).join(', ');
    return { problem: `There is no round “${named.round}”. The rounds are ${titles}.` };
  }
  if (!round.roles.includes(person.role)) {
    return { problem: `A ${person.role} owes no feedback “${round.title}”.` };
  }
  const others =
    named.with === undefined ? undefined : peopleCalled(programme, named.with).map(({ id }) => id);
  const relations = programme.relations.filter(({ mentee_id, mentor_id }) => {
    const [own, other] = person.role === 'mentee' ? [mentee_id, mentor_id] : [mentor_id, mentee_id];
    return own === person.id && (others === undefined || others.includes(other));
  });
  const relation = relationMeant(programme, relations, person, round, today);
  if (relation === undefined) {
    return {
      problem:
        relations.length === 0
          ? `${person.full_name} (${person.id}) has no such relation.`
          : `${person.full_name} (${person.id}) has ${relations.length} relations. Name the other one by --with: ${relations
              .map((one) => otherOf(programme, one, person)?.email ?? '?')
              .join(', ')}.`,
    };
  }
  const other = otherOf(programme, relation, person);
  if (other === undefined) return { problem: `Relation ${relation.id} has nobody at its other end.` };
  const key = { relation_id: relation.id, round_id: round.id, role: person.role };
  return { key, person, other, round, relation };
}

function peopleCalled({ participants }: Programme, name: string): Participant[] {
  const email = name.trim().toLowerCase();
  return participants.filter(({ id, email: own }) => String(id) === email || own === email);
}

/** The round that a title, in any capitals, or else a number names. */
export function roundCalled(rounds: readonly FeedbackRound[], name: string): FeedbackRound | undefined {
  const wanted = name.trim().toLowerCase();
  return (
    rounds.find(({ title }) => title.toLowerCase() === wanted) ??
    rounds.find(({ order }) => String(order) === wanted)
  );
}

function otherOf(
  { participants }: Programme,
  relation: Relation,
  person: Participant,
): Participant | undefined {
  const id = person.role === 'mentee' ? relation.mentor_id : relation.mentee_id;
  return participants.find((one) => one.id === id);
}

function relationMeant(
  programme: Programme,
  relations: readonly Relation[],
  person: Participant,
  round: FeedbackRound,
  today: PlainDate,
): Relation | undefined {
  if (relations.length <= 1) return relations[0];
  const due = dueFeedbacks({ ...programme, relations }, today).find(
    (one) => one.person.id === person.id && one.round.id === round.id,
  );
  if (due !== undefined) return due.relation;
  const matched = relations.filter((relation) => statusOn(relation, today) === 'matched');
  return matched.length === 1 ? matched[0] : undefined;
}
