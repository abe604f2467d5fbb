/** `/desk/settings/reminders/`: when people are reminded. */

import { isLanguage, LANGUAGES } from '../../domain/languages.ts';
import {
  daysByRule,
  MAX_REMINDER_DAYS,
  REMINDER_RULE_NAMES,
  REMINDER_RULES,
  type ReminderSettings,
  SHOWN_CONTACTS,
} from '../../domain/reminder-settings.ts';
import { html } from '../../html/html.ts';
import { renderMissingSetup } from '../components/details.ts';
import { languageName } from '../components/languages.ts';
import { settingsScreen } from '../components/settings-screen.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import type { DeskParts } from '../parts.ts';
import type { Screen } from '../screen.ts';
import { dayFrom, type FormReader } from '../sent-form.ts';

/** The most days that may be named. */
const MAX_DAYS = 20;

/** Makes the screen. */
export const reminderSettingsScreen = ({ mail: { obstacle, reminders } }: DeskParts): Screen =>
  settingsScreen<ReminderSettings>({
    path: '/desk/settings/reminders/',
    subjectOf: () => reminders.readSettings(),
    page: (settings) => ({
      title: 'Reminders',
      above: [{ label: 'Settings', href: '/desk/settings/' }],
      lead:
        obstacle &&
        html`<section class="notice"><p>Nothing is sent. ${renderMissingSetup(obstacle)}</p></section>`,
      fields: fieldsFor(settings),
      submitLabel: 'Save',
      isBrief: true,
    }),
    async save(_before, fields, { path }, note) {
      const settings = readSettings(fields);
      if (settings === null) return { problems: fields.problems };
      await reminders.saveSettings(settings, note);
      return { back: path };
    },
  });

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const timeText = (time: Temporal.PlainTime): string => time.toString({ smallestUnit: 'minute' });

const fieldsFor = (settings: ReminderSettings): readonly FieldDeclaration[] => [
  {
    name: 'enabled',
    label: 'Send reminders automatically',
    input: 'checkbox',
    value: String(settings.enabled),
    help: 'Nobody gets more than one reminder in seven days, and none after stopping them.',
  },
  ...REMINDER_RULE_NAMES.map(
    (name): FieldDeclaration => ({
      name,
      label: REMINDER_RULES[name].label,
      input: 'text',
      value: settings[name].join(', '),
      help: `Numbers such as ${REMINDER_RULES[name].example}; empty for none.`,
    }),
  ),
  {
    name: 'opens',
    label: 'Messages from',
    input: 'text',
    value: timeText(settings.opens),
    required: true,
    help: 'A time of day, such as 08:00.',
  },
  {
    name: 'closes',
    label: 'Messages until',
    input: 'text',
    value: timeText(settings.closes),
    required: true,
  },
  {
    name: 'quiet_days',
    label: 'Days without messages',
    input: 'text',
    value: settings.quiet_days.join(', '),
    help: 'Holidays, such as 2026-12-24, 2026-12-25.',
  },
  {
    name: 'paused_until',
    label: 'No messages before',
    input: 'date',
    value: settings.paused_until?.toString() ?? '',
  },
  ...SHOWN_CONTACTS.map(
    (name): FieldDeclaration => ({
      name: `shown_${name}`,
      label: `Show partners each other’s ${name === 'email' ? 'e-mail address' : 'phone number'}`,
      input: 'checkbox',
      value: String(settings.shown_contacts.includes(name)),
      help: 'On the personal pages of mentees and mentors.',
    }),
  ),
  {
    name: 'language',
    label: 'Language of people without one',
    input: 'choice',
    value: settings.language,
    choices: LANGUAGES.map((value) => ({ value, label: languageName(value) })),
    required: true,
  },
  {
    name: 'digest_weekday',
    label: 'Weekly digest to managers',
    input: 'choice',
    help: 'A message with what is owed in their pairs, and which reminders were not delivered.',
    value: settings.digest_weekday === null ? '' : String(settings.digest_weekday),
    choices: [
      { value: '', label: 'None' },
      ...WEEKDAYS.map((label, index) => ({ value: String(index + 1), label })),
    ],
  },
  ...WEEKDAYS.map(
    (day, index): FieldDeclaration => ({
      name: `quiet_${index + 1}`,
      label: `No messages on ${day}s`,
      input: 'checkbox',
      value: String(settings.quiet_weekdays.includes(index + 1)),
    }),
  ),
];

/** The settings that a form says; null if something is wrong. */
function readSettings(fields: FormReader): ReminderSettings | null {
  const { problems } = fields;
  const days = daysByRule((name) => dayNumbers(fields, name));
  const opens = timeIn(fields, 'opens');
  const closes = timeIn(fields, 'closes');
  if (opens !== null && closes !== null && Temporal.PlainTime.compare(opens, closes) >= 0) {
    problems['closes'] = 'The time must be after the one at which messages begin.';
  }
  const quiet_days = daysIn(fields, 'quiet_days');
  const paused_until = fields.optionalDay('paused_until');
  const language = fields.text('language');
  if (!isLanguage(language)) problems['language'] = 'Choose one of these.';
  const weekday = fields.text('digest_weekday');
  const quiet_weekdays = [1, 2, 3, 4, 5, 6, 7].filter((day) => fields.ticked(`quiet_${day}`));
  if (quiet_weekdays.length === 7) problems['quiet_1'] = 'Leave at least one day on which messages may go.';
  if (!fields.isFine() || !isLanguage(language) || opens === null || closes === null) return null;
  return {
    enabled: fields.ticked('enabled'),
    ...days,
    opens,
    closes,
    quiet_days,
    quiet_weekdays,
    paused_until,
    shown_contacts: SHOWN_CONTACTS.filter((name) => fields.ticked(`shown_${name}`)),
    language,
    digest_weekday: /^[1-7]$/.test(weekday) ? Number(weekday) : null,
  };
}

const wordsOf = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

function dayNumbers(fields: FormReader, name: string): readonly number[] {
  const numbers = wordsOf(fields.text(name)).map((word) =>
    /^\d{1,3}$/.test(word) ? Number(word) : Number.NaN,
  );
  if (numbers.length > MAX_DAYS || !numbers.every((days) => days <= MAX_REMINDER_DAYS)) {
    fields.problems[name] =
      `Write up to ${MAX_DAYS} numbers from 0 to ${MAX_REMINDER_DAYS}, such as 1, 8, 15.`;
  }
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

function timeIn(fields: FormReader, name: string): Temporal.PlainTime | null {
  const text = fields.text(name);
  if (/^([01]?\d|2[0-3]):[0-5]\d$/.test(text)) return Temporal.PlainTime.from(text.padStart(5, '0'));
  fields.problems[name] = 'Write a time of day, such as 09:00.';
  return null;
}

const daysIn = (fields: FormReader, name: string): readonly Temporal.PlainDate[] =>
  wordsOf(fields.text(name)).flatMap((word) => {
    const day = dayFrom(word);
    if (day !== null) return [day];
    fields.problems[name] = `“${word}” is not a day. Write them as 2026-12-24, 2026-12-25.`;
    return [];
  });
