import { type FeedbackKey, feedbackName, inWords } from '../programme.ts';
import { counted, type Plan, pair, person, type Refused, refuse } from './planning.ts';
import { ownOf } from './relations.ts';
import { changeOf, type RowChange, removals } from './row-changes.ts';
import type { ParticipantRow, ProgrammeRows, RelationRow } from './rows.ts';

/**
 * Gives the relations of one record to the other. Where both have one with the same partner in the same cohort, the kept
 * record's stays as it is, and gets the feedbacks and exceptions that it lacks.
 */
export function mergedRelations(
  rows: ProgrammeRows,
  keep: ParticipantRow,
  gone: ParticipantRow,
): Pick<Plan, 'notes' | 'changes'> | Refused {
  const notes: string[] = [];
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
        return refuse(`Nobody is their own mentor: ${person(other)} and ${person(keep.id)} are one person.`);
      }
      changes.push(changeOf('relations', relation, given));
      notes.push(`${pair(relation)} becomes ${pair(given)}.`);
      continue;
    }
    const joined = joinedRelations(rows, relation, same);
    changes.push(...joined.changes);
    notes.push(
      `Relation r${relation.id} (${inWords(relation.status)}) is the same pair as r${same.id} (${inWords(same.status)}), which stays as it is${joined.taken === 0 ? '' : ` and gets ${counted(joined.taken, 'record')} of feedbacks that it lacked`}.`,
    );
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
  const feedbacks = [
    ...passedOn(rows.feedbacks, (before, after) => changeOf('feedbacks', before, after)),
    ...passedOn(rows.feedback_exceptions, (before, after) => changeOf('feedback_exceptions', before, after)),
  ];
  const changes = [
    ...feedbacks,
    ...removals('relation_changes', ownOf(rows.relation_changes, gone.id)),
    ...removals('imported_relations', ownOf(rows.imported_relations, gone.id)),
    ...removals('imported_exceptions', ownOf(rows.imported_exceptions, gone.id)),
    changeOf('relations', gone, null),
  ];
  return { changes, taken: feedbacks.filter(({ after }) => after !== null).length };
}
