/** `/desk/settings/reminders/`: when people are reminded. */

import { isLanguage } from '../../domain/languages.ts';
import { MAX_REMINDER_DAYS, type ReminderSettings } from '../../domain/reminder-settings.ts';
import type { DeskParts } from '../parts.ts';
import type { Screen } from '../screen.ts';
import type { FormReader, SentForm } from '../sent-form.ts';
import { settingsScreen } from '../settings-screen.ts';
import { renderReminderSettings } from './settings-reminders-view.ts';

/** The most days that may be named. */
const MAX_DAYS = 20;

/** The screen. */
export const reminderSettingsScreen = ({ mail }: DeskParts): Screen =>
  settingsScreen<ReminderSettings>({
    path: '/desk/settings/reminders/',
    subjectOf: () => mail.reminders.readSettings(),
    render: (settings, state) => renderReminderSettings(settings, mail.obstacle, state),
    async save(_before, fields, form, _request, note) {
      const settings = readSettings(fields, form);
      if (settings === null) return { problems: fields.problems };
      await mail.reminders.saveSettings(settings, note);
      return { back: '/desk/settings/reminders/' };
    },
  });

/** The settings that a form says; null where something is wrong. */
function readSettings(fields: FormReader, form: SentForm): ReminderSettings | null {
  const { problems } = fields;
  const days_before = dayNumbers(form.text('days_before'), 'days_before', problems);
  const days_after = dayNumbers(form.text('days_after'), 'days_after', problems);
  const opens = timeIn(form.text('opens'), 'opens', problems);
  const closes = timeIn(form.text('closes'), 'closes', problems);
  if (opens !== null && closes !== null && Temporal.PlainTime.compare(opens, closes) >= 0) {
    problems['closes'] = 'The time must be after the one at which messages begin.';
  }
  const quiet_days = daysIn(form.text('quiet_days'), problems);
  const paused_until = fields.optionalDay('paused_until');
  const language = form.text('language');
  if (!isLanguage(language)) problems['language'] = 'Choose one of these.';
  const weekday = form.text('digest_weekday');
  const quiet_weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => form.text(`quiet_${day}`) === 'true');
  if (quiet_weekdays.length === 7) problems['quiet_1'] = 'Leave at least one day on which messages may go.';
  if (!fields.isFine() || !isLanguage(language) || opens === null || closes === null) return null;
  return {
    enabled: form.text('enabled') === 'true',
    days_before,
    days_after,
    opens,
    closes,
    quiet_days,
    quiet_weekdays,
    paused_until,
    language,
    digest_weekday: /^[1-7]$/.test(weekday) ? Number(weekday) : null,
  };
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

function dayNumbers(text: string, name: string, problems: Record<string, string>): readonly number[] {
  const numbers = wordsOf(text).map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : Number.NaN));
  if (numbers.length > MAX_DAYS || !numbers.every((days) => days <= MAX_REMINDER_DAYS)) {
    problems[name] = `Write up to ${MAX_DAYS} numbers from 0 to ${MAX_REMINDER_DAYS}, such as 1, 8, 15.`;
  }
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

function timeIn(text: string, name: string, problems: Record<string, string>): Temporal.PlainTime | null {
  if (/^([01]?\d|2[0-3]):[0-5]\d$/.test(text)) return Temporal.PlainTime.from(text.padStart(5, '0'));
  problems[name] = 'Write a time of day, such as 09:00.';
  return null;
}

function daysIn(text: string, problems: Record<string, string>): readonly Temporal.PlainDate[] {
  return wordsOf(text).flatMap((word) => {
    try {
      if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return [Temporal.PlainDate.from(word)];
    } catch {
      // It is no day of the calendar.
    }
    problems['quiet_days'] = `“${word}” is not a day. Write them as 2026-12-24, 2026-12-25.`;
    return [];
  });
}
