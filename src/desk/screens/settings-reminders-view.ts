/** What `/desk/settings/reminders/` shows. */

import { LANGUAGES } from '../../domain/languages.ts';
import type { ReminderSettings } from '../../domain/reminder-settings.ts';
import { html } from '../../html/html.ts';
import { languageName } from '../components/languages.ts';
import { renderMissingSetup } from '../components/missing-setup.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { type FieldDeclaration, fieldsOf } from '../form-fields.ts';
import type { FormState } from '../operation.ts';
import type { MissingSetup } from '../parts.ts';
import type { DeskPage } from '../screen.ts';

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
  {
    name: 'days_before',
    label: 'Days before the due date',
    input: 'text',
    value: settings.days_before.join(', '),
    help: 'Numbers such as 3; empty for none.',
  },
  {
    name: 'days_after',
    label: 'Days after the due date',
    input: 'text',
    value: settings.days_after.join(', '),
    help: 'Numbers such as 1, 8, 15; empty for none.',
  },
  { name: 'opens', label: 'Messages from', input: 'text', value: timeText(settings.opens), required: true },
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
  {
    name: 'language',
    label: 'Language where a person has none',
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

/** The page. */
export const renderReminderSettings = (
  settings: ReminderSettings,
  obstacle: MissingSetup | null,
  state: FormState,
): DeskPage => ({
  title: 'Reminders',
  above: [{ label: 'Settings', href: '/desk/settings/' }],
  content: html`${obstacle !== null && html`<section class="notice"><p>Nothing is sent. ${renderMissingSetup(obstacle)}</p></section>`}
${renderOperationForm({
  action: '/desk/settings/reminders/',
  fields: fieldsOf(fieldsFor(settings), state.sent, state.problems),
  submitLabel: 'Save',
  isBrief: true,
  cancelHref: '/desk/settings/',
  state,
})}`,
});
