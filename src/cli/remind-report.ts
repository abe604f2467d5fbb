/** Prints the settings of reminders. */
import type { ReminderSettings } from '../domain/reminder-settings.ts';
import { WEEKDAYS } from './remind-options.ts';

const orNone = (words: readonly (string | number)[]): string =>
  words.length === 0 ? 'none' : words.join(', ');
const weekday = (day: number): string => WEEKDAYS[day - 1] ?? '';

/** One line per setting. */
export function settingsText(settings: ReminderSettings, timeZone: string): string {
  const { enabled, days_before, days_after, quiet_weekdays, quiet_days, opens, closes } = settings;
  const time = (of: Temporal.PlainTime): string => of.toString({ smallestUnit: 'minute' });
  const lines = [
    ['reminders', enabled ? 'on' : 'off'],
    ['days before the due date', orNone(days_before)],
    ['days after the due date', orNone(days_after)],
    ['quiet weekdays', orNone(quiet_weekdays.map(weekday))],
    ['quiet days', orNone(quiet_days.map(String))],
    ['hours', `${time(opens)}-${time(closes)} (${timeZone})`],
    ['default language', settings.language],
    ['digest to managers', settings.digest_weekday === null ? 'off' : weekday(settings.digest_weekday)],
    ['paused until', settings.paused_until?.toString() ?? 'not paused'],
  ];
  return `${lines.map(([name = '', value = '']) => `${name.padEnd(26)}${value}`).join('\n')}\n`;
}
