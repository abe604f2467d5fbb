import { type FeedbackKey, feedbackName } from '../programme.ts';
import type { Message } from './messages.ts';
import { applicable, type Plan, type Refused, refuse } from './planning.ts';
import { ownOf } from './relations.ts';
import { changeOf, type RowChange, removals } from './row-changes.ts';
import type { ParticipantRow, ProgrammeRows, RelationRow } from './rows.ts';
import { pair, person } from './words.ts';

/**
 * Gives the relations of one record to the other. Where both have one with the same partner in the same cohort, the kept
 * record's stays as it is, and gets the feedbacks and exceptions that it lacks.
 */
export function mergedRelations(
  rows: ProgrammeRows,
  keep: ParticipantRow,
  gone: ParticipantRow,
): Pick<Plan, 'notes' | 'changes'> | Refused {
  const notes: Message[] = [];
  const changes: RowChange[] = [];
  for (const relation of rows.relations) {
    if (relation.mentor_id !== gone.id && relation.mentee_id !== gone.id) continue;
    const given: RelationRow =
      keep.role === 'mentor' ? { ...relation, mentor_id: keep.id } : { ...relation, mentee_id: keep.id };
    const same = rows.relations.find(
      (one) =>
        one.mentor_id === given.mentor_id && one.mentee_id === given.mentee_id && one.cohort === given.cohort,
    );
    if (same === undefined) {
      const other = keep.role === 'mentor' ? given.mentee_id : given.mentor_id;
      if (rows.participants.find(({ id }) => id === other)?.email === keep.email) {
        return refuse({ code: 'same-person', one: person(other), other: person(keep.id) });
      }
      changes.push(changeOf('relations', relation, given));
      notes.push({ code: 'pair-becomes', before: pair(relation), after: pair(given) });
      continue;
    }
    const joined = joinedRelations(rows, relation, same);
    changes.push(...joined.changes);
    notes.push({
      code: 'pair-joined',
      gone: { relation: relation.id, status: relation.status },
      kept: { relation: same.id, status: same.status },
      taken: joined.taken,
    });
  }
  return { notes, changes };
}

/** Gives what a relation lacks of another of the same pair, which goes. */
function joinedRelations(
  rows: ProgrammeRows,
  gone: RelationRow,
  kept: RelationRow,
): { readonly changes: readonly RowChange[]; readonly taken: number } {
  const passedOn = <Row extends FeedbackKey>(
    list: readonly Row[],
    change: (before: Row | null, after: Row | null) => RowChange,
  ): readonly RowChange[] => {
    const has = new Set(ownOf(list, kept.id).map(feedbackName));
    return ownOf(list, gone.id).flatMap((row) => {
      const given = { ...row, relation_id: kept.id };
      return [change(row, null), ...(has.has(feedbackName(given)) ? [] : [change(null, given)])];
    });
  };
  const given = new Set(ownOf(rows.feedback_answers, kept.id).map(feedbackName));
  const feedbacks = [
    ...passedOn(rows.feedbacks, (before, after) => changeOf('feedbacks', before, after)),
    ...passedOn(rows.feedback_exceptions, (before, after) => changeOf('feedback_exceptions', before, after)),
  ];
  const changes = [
    ...feedbacks,
    ...ownOf(rows.form_links, gone.id).flatMap((link) => [
      changeOf('form_links', link, null),
      changeOf('form_links', null, { ...link, relation_id: kept.id }),
    ]),
    // Answers to a form go together: nobody gave half of these and half of those.
    ...ownOf(rows.feedback_answers, gone.id).flatMap((answer) => {
      const moved = { ...answer, relation_id: kept.id };
      return applicable<RowChange>(
        changeOf('feedback_answers', answer, null),
        !given.has(feedbackName(moved)) && changeOf('feedback_answers', null, moved),
      );
    }),
    ...removals('relation_changes', ownOf(rows.relation_changes, gone.id)),
    ...removals('imported_relations', ownOf(rows.imported_relations, gone.id)),
    ...removals('imported_exceptions', ownOf(rows.imported_exceptions, gone.id)),
    ...ownOf(rows.relation_notes, gone.id).flatMap((note) => [
      changeOf('relation_notes', note, null),
      changeOf('relation_notes', null, { ...note, relation_id: kept.id }),
    ]),
    changeOf('relations', gone, null),
  ];
  return { changes, taken: feedbacks.filter(({ after }) => after !== null).length };
}
