/** The options of `mentoring remind settings`, and what it prints. */

import { InvalidArgumentError } from 'commander';
import { LANGUAGES } from '../domain/languages.ts';
import {
  MAX_REMINDER_DAYS,
  REMINDER_RULE_NAMES,
  REMINDER_RULES,
  type ReminderRuleName,
  type ReminderSettings,
} from '../domain/reminder-settings.ts';
import { type Given, parsed } from './declaration.ts';
import { asDay, asDayOr, asLanguage } from './parsers.ts';

const WEEKDAYS: readonly string[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const words = (text: string): readonly string[] =>
  text.trim() === 'none'
    ? []
    : text
        .split(',')
        .map((word) => word.trim().toLowerCase())
        .filter((word) => word !== '');

function asDayNumbers(text: string): readonly number[] {
  const numbers = words(text).map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : Number.NaN));
  if (numbers.length > 20 || !numbers.every((days) => days <= MAX_REMINDER_DAYS))
    throw new InvalidArgumentError(
      `It must be up to 20 numbers from 0 to ${MAX_REMINDER_DAYS}, such as 1,8,15.`,
    );
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

function asWeekday(word: string): number {
  const index = WEEKDAYS.indexOf(word.slice(0, 3));
  if (index < 0) throw new InvalidArgumentError(`“${word}” is not a weekday; write ${WEEKDAYS.join(', ')}.`);
  return index + 1;
}

function asWeekdays(text: string): readonly number[] {
  const days = [...new Set(words(text).map(asWeekday))].toSorted();
  if (days.length === 7) throw new InvalidArgumentError('At least one weekday must be left.');
  return days;
}

const asDays = (text: string): readonly Temporal.PlainDate[] => words(text).map(asDay);
// Commander takes null for an option without a value.
const asDigest = (text: string): number | 'off' =>
  text === 'off' ? text : asWeekday(text.trim().toLowerCase());
const asPause = asDayOr('none');

function asHours(text: string): readonly [Temporal.PlainTime, Temporal.PlainTime] {
  const found = /^(\d{1,2}):(\d\d)\s*[-–]\s*(\d{1,2}):(\d\d)$/.exec(text.trim());
  const [, h1 = '', m1 = '', h2 = '', m2 = ''] = found ?? [];
  if (found === null || Number(h1) > 23 || Number(h2) > 23 || Number(m1) > 59 || Number(m2) > 59)
    throw new InvalidArgumentError('It must be two times of a day, such as 9:00-17:00.');
  const time = (hour: string, minute: string) => new Temporal.PlainTime(Number(hour), Number(minute));
  return [time(h1, m1), time(h2, m2)];
}

const labelOf = (name: ReminderRuleName): string => REMINDER_RULES[name].label.toLowerCase();

/** `--days-before <numbers>`. */
const RULE_OPTIONS: object = Object.fromEntries(
  REMINDER_RULE_NAMES.map((name) => [
    `--${name.replaceAll('_', '-')} <numbers>`,
    parsed(
      `${labelOf(name)}, such as ${REMINDER_RULES[name].example.replaceAll(' ', '')}; or none`,
      asDayNumbers,
    ),
  ]),
);

/** The days that the options of rules say, by the names of rules. */
function ruleDaysOf(given: object): Partial<ReminderSettings> {
  const said = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(
    REMINDER_RULE_NAMES.flatMap((name) => {
      const days = said.get(name.replaceAll(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase()));
      return days === undefined ? [] : [[name, days]];
    }),
  );
}

/** The options of settings. */
export const SETTINGS = {
  ...RULE_OPTIONS,
  '--quiet-weekdays <days>': parsed('weekdays without messages, such as sat,sun; or none', asWeekdays),
  '--quiet-days <dates>': parsed('days without messages, such as 2026-12-24,2026-12-25; or none', asDays),
  '--hours <from-to>': parsed('the time of day for messages, such as 9:00-17:00', asHours),
  '--language <code>': parsed(`the default language: ${LANGUAGES.join(', ')}`, asLanguage),
  '--digest <weekday>': parsed('the weekday of a digest to each manager, such as mon; or off', asDigest),
  '--pause-until <date>': parsed('no messages before this day; or none', asPause),
} as const;

/** The given options. */
export type GivenSettings = Given<typeof SETTINGS>;

/** Returns the settings that the options change. */
export function changesOf(given: GivenSettings): Partial<ReminderSettings> {
  const { quietWeekdays, quietDays, hours, language, digest, pauseUntil } = given;
  return {
    ...ruleDaysOf(given),
    ...(quietWeekdays !== undefined && { quiet_weekdays: quietWeekdays }),
    ...(quietDays !== undefined && { quiet_days: quietDays }),
    ...(hours !== undefined && { opens: hours[0], closes: hours[1] }),
    ...(language !== undefined && { language }),
    ...(digest !== undefined && { digest_weekday: digest === 'off' ? null : digest }),
    ...(pauseUntil !== undefined && { paused_until: pauseUntil === 'none' ? null : pauseUntil }),
  };
}

const orNone = (words: readonly (string | number)[]): string =>
  words.length === 0 ? 'none' : words.join(', ');
const weekday = (day: number): string => WEEKDAYS[day - 1] ?? '';

/** One line per setting. */
export function settingsText(settings: ReminderSettings, timeZone: string): string {
  const { enabled, quiet_weekdays, quiet_days, opens, closes } = settings;
  const time = (of: Temporal.PlainTime): string => of.toString({ smallestUnit: 'minute' });
  const lines = [
    ['reminders', enabled ? 'on' : 'off'],
    ...REMINDER_RULE_NAMES.map((name) => [labelOf(name), orNone(settings[name])]),
    ['quiet weekdays', orNone(quiet_weekdays.map(weekday))],
    ['quiet days', orNone(quiet_days.map(String))],
    ['hours', `${time(opens)}-${time(closes)} (${timeZone})`],
    ['default language', settings.language],
    ['digest to managers', settings.digest_weekday === null ? 'off' : weekday(settings.digest_weekday)],
    ['paused until', settings.paused_until?.toString() ?? 'not paused'],
  ];
  const width = 2 + Math.max(...lines.map(([name = '']) => name.length));
  return `${lines.map(([name = '', value = '']) => `${name.padEnd(width)}${value}`).join('\n')}\n`;
}
