/** What the managers decide about reminders. */

import type { Language } from './languages.ts';

type PlainDate = Temporal.PlainDate;

/** When and how people are reminded. */
export interface ReminderSettings {
  /** Off until somebody switches it on. */
  readonly enabled: boolean;
  /** So many days before and after the due date; 0 after is the day itself. */
  readonly days_before: readonly number[];
  readonly days_after: readonly number[];
  /** Days of the week on which nothing is sent, from 1 for Monday. */
  readonly quiet_weekdays: readonly number[];
  readonly quiet_days: readonly PlainDate[];
  /** Nothing is sent before and from these times of a day. */
  readonly opens: Temporal.PlainTime;
  readonly closes: Temporal.PlainTime;
  /** In which those are written to whose language is not known. */
  readonly language: Language;
  /** The weekday of the digest to managers; null: there is none. */
  readonly digest_weekday: number | null;
  /** Nothing is sent before this day. */
  readonly paused_until: PlainDate | null;
}

/** As it is until somebody changes it. */
export const DEFAULT_REMINDER_SETTINGS: ReminderSettings = {
  enabled: false,
  days_before: [3],
  days_after: [1, 8, 15, 29],
  quiet_weekdays: [6, 7],
  quiet_days: [],
  opens: Temporal.PlainTime.from('09:00'),
  closes: Temporal.PlainTime.from('17:00'),
  language: 'en',
  digest_weekday: null,
  paused_until: null,
};

/** How far from a due date a reminder may lie, in days. */
export const FARTHEST_REMINDER = 365;
/** How many days a quiet time may last that is looked beyond. */
const LONGEST_QUIET = 400;

/** Whether nothing is sent on a day. */
export const isQuiet = (settings: ReminderSettings, day: PlainDate): boolean =>
  settings.quiet_weekdays.includes(day.dayOfWeek) ||
  settings.quiet_days.some((one) => one.equals(day)) ||
  (settings.paused_until !== null && Temporal.PlainDate.compare(day, settings.paused_until) < 0);

/** Whether messages may go at a moment. */
export const isOpen = (settings: ReminderSettings, now: Temporal.PlainDateTime): boolean =>
  !isQuiet(settings, now.toPlainDate()) &&
  Temporal.PlainTime.compare(now.toPlainTime(), settings.opens) >= 0 &&
  Temporal.PlainTime.compare(now.toPlainTime(), settings.closes) < 0;

/** The first moment from now on at which messages may go; null if there is none for more than a year. */
export function nextOpening(
  settings: ReminderSettings,
  now: Temporal.PlainDateTime,
): Temporal.PlainDateTime | null {
  if (isOpen(settings, now)) return now;
  for (let days = 0; days <= LONGEST_QUIET; days++) {
    const day = now.toPlainDate().add({ days });
    const opening = day.toPlainDateTime(settings.opens);
    if (!isQuiet(settings, day) && Temporal.PlainDateTime.compare(opening, now) >= 0) return opening;
  }
  return null;
}
