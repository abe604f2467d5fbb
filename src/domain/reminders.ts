/** Who is reminded of what, and when: the rule. */

import { type DueFeedback, feedbacksDueBy } from './due-feedbacks.ts';
import { isErased, type Participant, type Programme } from './programme.ts';
import { isOpen, type ReminderSettings } from './reminder-settings.ts';

type PlainDate = Temporal.PlainDate;

/** How many days lie between two reminders to one person at the least. */
export const DAYS_BETWEEN = 7;

/** One message to one person, with all that they owe. */
export interface Reminder {
  /** Who is reminded: somebody who is both mentee and mentor under one address is one person. */
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  /** The ids of the person's participants, the lowest first. */
  readonly participants: readonly number[];
  /** What is owed, and what falls due soon, the longest overdue first. */
  readonly owed: readonly DueFeedback[];
  /** Whom to answer: the manager of what is longest overdue. Null: nobody. */
  readonly manager_id: number | null;
}

/** What is known of earlier reminders. */
export interface ReminderHistory {
  /** The day of the last reminder to whom, by the ids of participants: addresses change. */
  readonly last: ReadonlyMap<number, PlainDate>;
  /** The ids of participants who want none. */
  readonly stopped: ReadonlySet<number>;
}

/** The last day by which a feedback must be due to be of interest today. */
export const horizonOf = ({ days_before }: ReminderSettings, today: PlainDate): PlainDate =>
  today.add({ days: Math.max(0, ...days_before) });

/**
 * The reminders that are to be sent now: none outside of the hours, on quiet days, to whoever had one in the last seven days,
 * and to whoever stopped them.
 */
export function remindersDue(
  programme: Programme,
  settings: ReminderSettings,
  history: ReminderHistory,
  now: Temporal.PlainDateTime,
): Reminder[] {
  if (!settings.enabled || !isOpen(settings, now)) return [];
  const today = now.toPlainDate();
  const byPerson = Map.groupBy(owedBy(programme, settings, today), ({ person }) => person.email);
  const participants = Map.groupBy(programme.participants, ({ email }) => email);
  return [...byPerson].flatMap(([email, items]) => {
    const same = participants.get(email) ?? [];
    const last = latest(same.flatMap(({ id }) => history.last.get(id) ?? []));
    const isSilent = isErased(email) || same.some(({ id }) => history.stopped.has(id));
    if (isSilent || !isDue(items, settings, last, today)) return [];
    return reminderOf(email, same, items) ?? [];
  });
}

/**
 * The reminder that says what somebody owes now, whenever it was decided that they get one.
 *
 * @returns null if they owe nothing any more, or want none
 */
export function reminderTo(
  email: string,
  programme: Programme,
  settings: ReminderSettings,
  { stopped }: Pick<ReminderHistory, 'stopped'>,
  today: PlainDate,
): Reminder | null {
  const items = owedBy(programme, settings, today).filter(({ person }) => person.email === email);
  const same = programme.participants.filter((one) => one.email === email);
  if (isErased(email) || same.some(({ id }) => stopped.has(id))) return null;
  return reminderOf(email, same, items);
}

/** What is owed, and what falls due soon, the longest overdue first. */
const owedBy = (programme: Programme, settings: ReminderSettings, today: PlainDate): readonly DueFeedback[] =>
  feedbacksDueBy(programme, today, horizonOf(settings, today)).toSorted(
    (one, other) =>
      Temporal.PlainDate.compare(one.due_date, other.due_date) ||
      one.round.order - other.round.order ||
      one.relation.id - other.relation.id ||
      (one.role < other.role ? -1 : 1),
  );

/** One message of all that somebody owes; null if that is nothing. */
export function reminderOf(
  email: string,
  participants: readonly Participant[],
  items: readonly DueFeedback[],
): Reminder | null {
  const [first] = items;
  if (first === undefined) return null;
  const same = participants.toSorted((one, other) => one.id - other.id);
  return {
    email,
    name: first.person.full_name,
    language: first.person.language ?? same.find((one) => one.language !== null)?.language ?? null,
    participants: same.map(({ id }) => id),
    owed: items,
    manager_id: items.find(({ relation }) => relation.manager_id !== null)?.relation.manager_id ?? null,
  };
}

const latest = (days: readonly PlainDate[]): PlainDate | undefined =>
  days.toSorted(Temporal.PlainDate.compare).at(-1);

/** Whether a day of reminding has come for anything since the last reminder, and that one is long enough ago. */
function isDue(
  items: readonly DueFeedback[],
  { days_before, days_after }: ReminderSettings,
  last: PlainDate | undefined,
  today: PlainDate,
): boolean {
  if (last !== undefined && last.until(today).days < DAYS_BETWEEN) return false;
  const offsets = [...days_before.map((days) => -days), ...days_after];
  return items.some(({ due_date }) =>
    offsets.some((days) => {
      const day = due_date.add({ days });
      const hasCome = Temporal.PlainDate.compare(day, today) <= 0;
      return hasCome && (last === undefined || Temporal.PlainDate.compare(day, last) > 0);
    }),
  );
}
