/** Letters: what managers write to people about what they owe, when they want to. */

import { hash } from 'node:crypto';
import { dueName, owedFeedbacks } from '../domain/due-feedbacks.ts';
import type { Language } from '../domain/languages.ts';
import type { NewMessage } from '../domain/outbox.ts';
import { type FeedbackKey, feedbackName } from '../domain/programme.ts';
import type { ReminderFacts } from '../domain/reminder-store.ts';
import { reminderOf } from '../domain/reminders.ts';
import { composeReminder, languageOf, type MessageSource, reminderTemplate } from './compose.ts';
import { paragraphsOf, type Template } from './template.ts';

/** A message that a manager writes to somebody about chosen feedbacks. */
export interface LetterDraft {
  readonly message: NewMessage;
  /** The text for one's own mail program: without the link that stops reminders of the service. */
  readonly ownText: string;
  readonly language: Language;
  /** Whether the person stopped reminders: such a message is not sent by the service. */
  readonly isStopped: boolean;
}

/**
 * The messages about chosen feedbacks, one to each person, whenever the last one was. Feedbacks that are not owed are left out.
 *
 * @param own the text in place of the templates; null: the template of the round and the person's language
 */
export function composeLetters(
  facts: ReminderFacts,
  keys: readonly FeedbackKey[],
  own: Template | null,
  today: Temporal.PlainDate,
  terms: MessageSource,
): readonly LetterDraft[] {
  const chosen = new Set(keys.map(feedbackName));
  const owed = owedFeedbacks(facts.programme, today).filter((due) => chosen.has(dueName(due)));
  return [...Map.groupBy(owed, ({ person }) => person.email)].flatMap(([email, items]) => {
    const same = facts.programme.participants.filter((one) => one.email === email);
    const reminder = reminderOf(email, same, items);
    if (reminder === null) return [];
    const template = own ?? reminderTemplate(facts, reminder);
    const message = composeReminder(facts, reminder, today, terms, template);
    // A form that is sent twice sends no second message; another text is another message.
    const text = hash('sha256', message.subject + message.text, 'hex').slice(0, 12);
    const key = `letter ${reminder.participants[0]} ${today} ${text}`;
    return [
      {
        message: { ...message, kind: 'letter', key },
        ownText: composeReminder(facts, reminder, today, terms, withoutStopLink(template)).text,
        language: languageOf(reminder.language, facts),
        isStopped: same.some(({ id }) => facts.history.stopped.has(id)),
      },
    ];
  });
}

/** The template without its paragraph on stopping reminders. */
export const withoutStopLink = ({ subject, body }: Template): Template => ({
  subject,
  body: paragraphsOf(body)
    .filter((paragraph) => !paragraph.includes('{stop_link}'))
    .join('\n\n'),
});
