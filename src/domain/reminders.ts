/** The rule of who is reminded of what, and when. */

import { type DueFeedback, feedbacksDueBy } from './due-feedbacks.ts';
import { isErased, type Participant, type Programme } from './programme.ts';
import { isOpen, REMINDER_RULE_NAMES, REMINDER_RULES, type ReminderSettings } from './reminder-settings.ts';

type PlainDate = Temporal.PlainDate;

/** The minimum number of days between two reminders to one person. */
export const DAYS_BETWEEN = 7;

/** One message to one person, with everything that they owe. */
export interface Reminder {
  /** The recipient. A mentee and a mentor with the same address are one person. */
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  /** The ids of the person's participants, in ascending order. */
  readonly participants: readonly number[];
  /** The feedback that they owe, and that is due soon, the longest overdue first. */
  readonly owed: readonly DueFeedback[];
  /** The recipient of replies: the manager of what is longest overdue; null: none. */
  readonly manager_id: number | null;
}

export interface ReminderHistory {
  /** The day of the last reminder by the ids of participants, since addresses change. */
  readonly last: ReadonlyMap<number, PlainDate>;
  /** The ids of participants who stopped reminders. */
  readonly stopped: ReadonlySet<number>;
}

/** The last due date that matters today. */
export const lastRelevantDueDate = (settings: ReminderSettings, today: PlainDate): PlainDate =>
  today.add({
    days: Math.max(
      0,
      ...REMINDER_RULE_NAMES.flatMap((name) => (REMINDER_RULES[name].isAhead ? settings[name] : [])),
    ),
  });

/** The reminders to send now: none out of hours, on quiet days, within a week of the last one, or to those who stopped them. */
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

/** The current content of an earlier reminder; null if they owe nothing any more, or stopped reminders. */
export function reminderTo(
  email: string,
  programme: Programme,
  settings: ReminderSettings,
  { stopped }: Pick<ReminderHistory, 'stopped'>,
  today: PlainDate,
): Reminder | null {
  const same = programme.participants.filter((one) => one.email === email);
  const ids = new Set(same.map(({ id }) => id));
  if (isErased(email) || same.some(({ id }) => stopped.has(id))) return null;
  const items = owedBy(programmeAround(ids, programme), settings, today);
  return reminderOf(
    email,
    same,
    items.filter(({ person }) => ids.has(person.id)),
  );
}

/**
 * The part of a programme from which follows what some participants owe. Each of many messages is looked at again before it is
 * sent: if each went through what everybody owes, a day of many reminders would take the square of their number.
 */
function programmeAround(ids: ReadonlySet<number>, programme: Programme): Programme {
  const relations = programme.relations.filter(
    ({ mentor_id, mentee_id }) => ids.has(mentor_id) || ids.has(mentee_id),
  );
  const theirs = new Set(relations.map(({ id }) => id));
  const isTheirs = ({ relation_id }: { readonly relation_id: number }): boolean => theirs.has(relation_id);
  return {
    ...programme,
    relations,
    participants: programme.participants.filter(({ id }) => ids.has(id)),
    exceptions: programme.exceptions.filter(isTheirs),
    feedbacks: programme.feedbacks.filter(isTheirs),
  };
}

/** The feedback that is owed and that is due soon, the longest overdue first. */
const owedBy = (programme: Programme, settings: ReminderSettings, today: PlainDate): readonly DueFeedback[] =>
  feedbacksDueBy(programme, today, lastRelevantDueDate(settings, today)).toSorted(
    (one, other) =>
      Temporal.PlainDate.compare(one.due_date, other.due_date) ||
      one.round.order - other.round.order ||
      one.relation.id - other.relation.id ||
      (one.role < other.role ? -1 : 1),
  );

/** One message with everything that a person owes; null if they owe nothing. */
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

/** Whether the last reminder is long enough ago, and a reminder day has come for anything since. */
function isDue(
  items: readonly DueFeedback[],
  settings: ReminderSettings,
  last: PlainDate | undefined,
  today: PlainDate,
): boolean {
  if (last !== undefined && last.until(today).days < DAYS_BETWEEN) return false;
  const hasCome = (day: PlainDate): boolean =>
    Temporal.PlainDate.compare(day, today) <= 0 &&
    (last === undefined || Temporal.PlainDate.compare(day, last) > 0);
  return items.some((due) =>
    REMINDER_RULE_NAMES.some((name) =>
      settings[name].some((days) => {
        const day = REMINDER_RULES[name].dayOf(due, days);
        return day !== null && hasCome(day);
      }),
    ),
  );
}
