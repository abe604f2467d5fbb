import type { Language } from './languages.ts';

type PlainDate = Temporal.PlainDate;

export interface ReminderSettings {
  /** Off by default. */
  readonly enabled: boolean;
  /** Days before and after the due date; 0 after is the due date itself. */
  readonly days_before: readonly number[];
  readonly days_after: readonly number[];
  /** Weekdays without messages, from 1 for Monday. */
  readonly quiet_weekdays: readonly number[];
  readonly quiet_days: readonly PlainDate[];
  /** The times of day between which messages are sent. */
  readonly opens: Temporal.PlainTime;
  readonly closes: Temporal.PlainTime;
  /** The language for people whose language is unknown. */
  readonly language: Language;
  /** The weekday of the managers' digest; null: none. */
  readonly digest_weekday: number | null;
  readonly paused_until: PlainDate | null;
}

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

/** The maximum distance of a reminder from the due date, in days. */
export const MAX_REMINDER_DAYS = 365;
/** The maximum length of a quiet period, in days. */
const MAX_QUIET_DAYS = 400;

/** Whether no messages are sent on a day. */
export const isQuiet = (settings: ReminderSettings, day: PlainDate): boolean =>
  settings.quiet_weekdays.includes(day.dayOfWeek) ||
  settings.quiet_days.some((one) => one.equals(day)) ||
  (settings.paused_until !== null && Temporal.PlainDate.compare(day, settings.paused_until) < 0);

/** Whether messages may be sent at an instant. */
export const isOpen = (settings: ReminderSettings, now: Temporal.PlainDateTime): boolean =>
  !isQuiet(settings, now.toPlainDate()) &&
  Temporal.PlainTime.compare(now.toPlainTime(), settings.opens) >= 0 &&
  Temporal.PlainTime.compare(now.toPlainTime(), settings.closes) < 0;

/** The first instant from now on at which messages may be sent; null if there is none within a year. */
export function nextOpening(
  settings: ReminderSettings,
  now: Temporal.PlainDateTime,
): Temporal.PlainDateTime | null {
  if (isOpen(settings, now)) return now;
  for (let days = 0; days <= MAX_QUIET_DAYS; days++) {
    const day = now.toPlainDate().add({ days });
    const opening = day.toPlainDateTime(settings.opens);
    if (!isQuiet(settings, day) && Temporal.PlainDateTime.compare(opening, now) >= 0) return opening;
  }
  return null;
}
