/** The effects of row changes on owed feedbacks, as a preview shows them. */

import { type DueFeedback, dueName, openFeedbacks, statusOn } from '../due-feedbacks.ts';
import { type FeedbackKey, isOver, type Programme } from '../programme.ts';
import { programmeLike, programmeOf } from './as-programme.ts';
import { type RowChange, withChanges } from './row-changes.ts';
import type { ProgrammeRows } from './rows.ts';

type PlainDate = Temporal.PlainDate;

export interface AffectedFeedback extends FeedbackKey {
  readonly round: string;
  readonly person_id: number;
  readonly full_name: string;
  /** The other of the two. */
  readonly with_id: number;
  readonly with_name: string;
  /** When it is due before and after; null where it is not asked for. */
  readonly before: PlainDate | null;
  readonly after: PlainDate | null;
}

export interface OwedCount {
  readonly feedbacks: number;
  readonly people: number;
}

export interface Effects {
  /** Those whose due date moves, and that are not in. */
  readonly moved: readonly AffectedFeedback[];
  /** Those that are owed today, and are not after the change. */
  readonly noLongerOwed: readonly AffectedFeedback[];
  /** Those that are owed after the change, and are not today. */
  readonly newlyOwed: readonly AffectedFeedback[];
  /** Where too many may be concerned to list them: what is owed of the rounds whose rules change. */
  readonly owed: { readonly before: OwedCount; readonly after: OwedCount } | null;
}

/** The effects of row changes on the feedbacks of the changed relations. */
export function effectsOf(rows: ProgrammeRows, changes: readonly RowChange[], today: PlainDate): Effects {
  const before = programmeOf(rows);
  const after = programmeLike(withChanges(rows, changes), { rows, programme: before });
  const [open, opened] = [openByKey(before, today), openByKey(after, today)];
  const [people, peopleAfter] = [namesOf(before), namesOf(after)];
  const moved: AffectedFeedback[] = [];
  const noLongerOwed: AffectedFeedback[] = [];
  const newlyOwed: AffectedFeedback[] = [];
  for (const key of new Set([...open.keys(), ...opened.keys()])) {
    const [one, other] = [open.get(key), opened.get(key)];
    const due = other ?? one;
    if (due === undefined) continue;
    const affected = affectedOf(due, one === undefined ? peopleAfter : people, one, other);
    if (one !== undefined && other !== undefined && !one.due_date.equals(other.due_date))
      moved.push(affected);
    const [wasOwed, isOwed] = [isOwedOn(one, today), isOwedOn(other, today)];
    if (wasOwed && !isOwed) noLongerOwed.push(affected);
    if (isOwed && !wasOwed) newlyOwed.push(affected);
  }
  return { moved, noLongerOwed, newlyOwed, owed: null };
}

/** The feedbacks of all relations that are not over, by relation, round and role. */
function openByKey(programme: Programme, today: PlainDate): ReadonlyMap<string, DueFeedback> {
  const open = openFeedbacks(programme, today, (relation) => {
    const status = statusOn(relation, today);
    return status !== undefined && !isOver(status);
  });
  return new Map(open.map((due) => [dueName(due), due]));
}

const namesOf = ({ participants }: Programme): ReadonlyMap<number, string> =>
  new Map(participants.map(({ id, full_name }) => [id, full_name]));

const isOwedOn = (due: DueFeedback | undefined, today: PlainDate): boolean =>
  due !== undefined &&
  statusOn(due.relation, today) === 'matched' &&
  Temporal.PlainDate.compare(due.due_date, today) <= 0;

function affectedOf(
  { relation, round, role, person }: DueFeedback,
  people: ReadonlyMap<number, string>,
  before: DueFeedback | undefined,
  after: DueFeedback | undefined,
): AffectedFeedback {
  const with_id = role === 'mentee' ? relation.mentor_id : relation.mentee_id;
  return {
    relation_id: relation.id,
    round_id: round.id,
    round: round.title,
    role,
    person_id: person.id,
    full_name: person.full_name,
    with_id,
    with_name: people.get(with_id) ?? '',
    before: before?.due_date ?? null,
    after: after?.due_date ?? null,
  };
}
