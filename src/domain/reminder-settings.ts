import type { DueFeedback } from './due-feedbacks.ts';
import type { Language } from './languages.ts';

type PlainDate = Temporal.PlainDate;

/** A rule by which somebody is reminded of a feedback that they owe; its setting is a list of numbers of days. */
interface ReminderRule {
  readonly label: string;
  readonly example: string;
  readonly usual: readonly number[];
  /** Whether it reminds of feedbacks that are due in so many days; others are reminded of once they are due. */
  readonly isAhead: boolean;
  /** The day of a reminder; null if there is none. */
  dayOf(due: DueFeedback, days: number): PlainDate | null;
}

/** The rules by the names of their settings. Settings, forms, options of the command line and reminders follow. */
export const REMINDER_RULES = {
  days_before: {
    label: 'Days before the due date',
    example: '3',
    usual: [3],
    isAhead: true,
    dayOf: ({ due_date }, days) => due_date.subtract({ days }),
  },
  // After no days is on the due date itself.
  days_after: {
    label: 'Days after the due date',
    example: '1, 8, 15',
    usual: [1, 8, 15, 29],
    isAhead: false,
    dayOf: ({ due_date }, days) => due_date.add({ days }),
  },
} as const satisfies Readonly<Record<string, ReminderRule>>;

export type ReminderRuleName = keyof typeof REMINDER_RULES;

export const REMINDER_RULE_NAMES: readonly ReminderRuleName[] = Object.keys(REMINDER_RULES).filter(
  (name): name is ReminderRuleName => Object.hasOwn(REMINDER_RULES, name),
);

type DaysByRule = Readonly<Record<ReminderRuleName, readonly number[]>>;

/** The days of all rules. */
export function daysByRule(daysOf: (name: ReminderRuleName) => readonly number[]): DaysByRule {
  const days = Object.fromEntries(REMINDER_RULE_NAMES.map((name) => [name, daysOf(name)]));
  if (!hasAllRules(days)) throw new TypeError('a rule of reminders has no days');
  return days;
}

const hasAllRules = (days: object): days is DaysByRule => REMINDER_RULE_NAMES.every((name) => name in days);

export interface ReminderSettings extends DaysByRule {
  /** Off by default. */
  readonly enabled: boolean;
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
  /** What the personal page of somebody shows of their partner besides the first name. */
  readonly shown_contacts: readonly ShownContact[];
}

export const SHOWN_CONTACTS = ['email', 'phone'] as const;
type ShownContact = (typeof SHOWN_CONTACTS)[number];

export const DEFAULT_REMINDER_SETTINGS: ReminderSettings = {
  enabled: false,
  ...daysByRule((name) => REMINDER_RULES[name].usual),
  quiet_weekdays: [6, 7],
  quiet_days: [],
  opens: Temporal.PlainTime.from('09:00'),
  closes: Temporal.PlainTime.from('17:00'),
  language: 'en',
  digest_weekday: null,
  paused_until: null,
  shown_contacts: [],
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

/** The pauses after each failed attempt, in minutes: greylisting takes a few minutes, an outage some hours. */
const PAUSES = [2, 5, 15, 30, 60, 120, 240, 480, 480, 480, 480] as const;
/** The maximum random extension of a pause, so that messages that failed together are not retried together. */
const JITTER = 0.25;

/** The maximum number of attempts, which take about two days. */
export const MAX_ATTEMPTS = PAUSES.length + 1;

/**
 * When a message is retried.
 *
 * @param attempts the number of attempts so far: 1 and up
 * @param random from 0 to 1
 * @returns null if it is given up
 */
export function nextAttempt(
  attempts: number,
  now: Temporal.Instant,
  random: number,
): Temporal.Instant | null {
  const minutes = PAUSES[attempts - 1];
  if (minutes === undefined) return null;
  return now.add({ milliseconds: Math.round(minutes * 60_000 * (1 + JITTER * random)) });
}
