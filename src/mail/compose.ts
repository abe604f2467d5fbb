/** Reminders and digests as messages, from what they follow from. */

import { hash } from 'node:crypto';
import type { DueFeedback } from '../domain/due-feedbacks.ts';
import { owedFeedbacks } from '../domain/due-feedbacks.ts';
import { isLanguage, type Language } from '../domain/languages.ts';
import {
  MAIL_LIMITS,
  type Mailbox,
  type Mention,
  type MessageKind,
  type NewMessage,
} from '../domain/outbox.ts';
import type { Manager, Programme } from '../domain/programme.ts';
import type { FeedbackKey } from '../domain/programme-store.ts';
import { isOpen } from '../domain/reminder-settings.ts';
import { STOP_PATH } from '../domain/reminder-stops.ts';
import type { ReminderFacts, SavedTemplate } from '../domain/reminder-store.ts';
import { type Reminder, remindersDue } from '../domain/reminders.ts';
import { fillTemplate, type Template } from './template.ts';
import { MAIL_TEXTS } from './texts.ts';

/** What messages have of the service. */
export interface ComposeTerms {
  /** The public address, without a slash at its end. */
  readonly baseUrl: string;
  readonly sender: Mailbox;
}

/** Lines of a list in a digest at the most. */
const LONGEST_LIST = 300;

/** The messages that are to be sent now. */
export function composeDue(
  facts: ReminderFacts,
  now: Temporal.PlainDateTime,
  terms: ComposeTerms,
): readonly NewMessage[] {
  const reminders = remindersDue(facts.programme, facts.settings, facts.history, now);
  return [
    ...reminders.map((reminder) => composeReminder(facts, reminder, now.toPlainDate(), terms)),
    ...composeDigests(facts, now, terms),
  ];
}

/** A message that a manager writes to somebody about chosen feedbacks. */
export interface ChosenMessage {
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
export function composeChosen(
  facts: ReminderFacts,
  keys: readonly FeedbackKey[],
  own: Template | null,
  today: Temporal.PlainDate,
  terms: ComposeTerms,
): readonly ChosenMessage[] {
  const chosen = new Set(keys.map(({ relation_id, round_id, role }) => `${relation_id} ${round_id} ${role}`));
  const owed = owedFeedbacks(facts.programme, today).filter(({ relation, round, role }) =>
    chosen.has(`${relation.id} ${round.id} ${role}`),
  );
  return [...Map.groupBy(owed, ({ person }) => person.email)].flatMap(([email, items]) => {
    const [first] = items;
    if (first === undefined) return [];
    const same = facts.programme.participants.filter((one) => one.email === email);
    const language = first.person.language ?? same.find((one) => one.language !== null)?.language ?? null;
    const reminder: Reminder = {
      email,
      name: first.person.full_name,
      language,
      participants: same.map(({ id }) => id).toSorted((one, other) => one - other),
      owed: items,
      manager_id: items.find(({ relation }) => relation.manager_id !== null)?.relation.manager_id ?? null,
    };
    const template = own ?? reminderTemplate(facts, reminder);
    const message = composeReminder(facts, reminder, today, terms, template);
    // A form that is sent twice sends no second message; another text is another message.
    const key = `${message.key} ${hash('sha256', message.subject + message.text, 'hex').slice(0, 12)}`;
    return [
      {
        message: { ...message, key },
        ownText: composeReminder(facts, reminder, today, terms, withoutStopLink(template)).text,
        language: languageOf(language, facts),
        isStopped: same.some(({ id }) => facts.history.stopped.has(id)),
      },
    ];
  });
}

/** The template that counts: one set for the round, one set for any, or the shipped one. */
export function templateFor(
  saved: readonly SavedTemplate[],
  kind: MessageKind,
  language: Language,
  roundId: number,
): Template {
  const of = (round: number) =>
    saved.find((one) => one.kind === kind && one.language === language && one.round_id === round);
  return of(roundId) ?? of(0) ?? MAIL_TEXTS[language][kind];
}

const fullName = ({ first_name, last_name }: Manager): string => `${first_name} ${last_name ?? ''}`.trim();

const languageOf = (language: string | null, { settings }: ReminderFacts): Language =>
  language !== null && isLanguage(language) ? language : settings.language;

/** The other of the two. */
const partnerOf = ({ relation, role }: DueFeedback): number =>
  role === 'mentee' ? relation.mentor_id : relation.mentee_id;

/** A line of what is owed. */
function dueLine(due: DueFeedback, { participants }: Programme, language: Language): string {
  const values: Readonly<Record<string, string>> = {
    round: due.round.title,
    partner: participants.find(({ id }) => id === partnerOf(due))?.full_name ?? '',
    date: due.due_date.toLocaleString(language, { dateStyle: 'long' }),
  };
  return MAIL_TEXTS[language].due.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
}

/** The template of a reminder: that of the round where it is about one alone. */
function reminderTemplate(
  facts: ReminderFacts,
  { language, owed }: Pick<Reminder, 'language' | 'owed'>,
): Template {
  const rounds = new Set(owed.map(({ round }) => round.id));
  const [round = 0] = rounds.size === 1 ? rounds : [];
  return templateFor(facts.templates, 'reminder', languageOf(language, facts), round);
}

/** The template without its paragraph on stopping reminders. */
const withoutStopLink = ({ subject, body }: Template): Template => ({
  subject,
  body: body
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .filter((paragraph) => !paragraph.includes('{stop_link}'))
    .join('\n\n'),
});

function composeReminder(
  facts: ReminderFacts,
  { email, name, language: known, participants, owed, manager_id }: Reminder,
  today: Temporal.PlainDate,
  { baseUrl, sender }: ComposeTerms,
  template = reminderTemplate(facts, { language: known, owed }),
): NewMessage {
  const { programme } = facts;
  const language = languageOf(known, facts);
  const manager = programme.managers.find(({ id }) => id === manager_id);
  const [first = 0] = participants;
  const stop_url = `${baseUrl}${STOP_PATH}?token=${facts.tokenOf(first)}`;
  const filled = fillTemplate(
    template,
    {
      name,
      owed: { lines: owed.map((due) => dueLine(due, programme, language)) },
      manager: manager === undefined ? (sender.name ?? sender.email) : fullName(manager),
      stop_link: { link: stop_url },
    },
    language,
  );
  const named = new Set([...participants, ...owed.map(partnerOf)]);
  return {
    kind: 'reminder',
    key: `reminder ${first} ${today}`,
    recipient: { name, email },
    reply_to: manager === undefined ? null : { name: fullName(manager), email: manager.email },
    ...filled,
    stop_url,
    mentions: [
      ...[...named].map((id): Mention => ({ kind: 'participant', id })),
      ...(manager === undefined ? [] : [{ kind: 'manager', id: manager.id } as const]),
    ],
  };
}

/** A message a week to each manager in whose relations something is owed, or a reminder was not delivered. */
function composeDigests(
  facts: ReminderFacts,
  now: Temporal.PlainDateTime,
  { sender }: ComposeTerms,
): readonly NewMessage[] {
  const { programme, settings, undelivered } = facts;
  const today = now.toPlainDate();
  if (settings.digest_weekday !== today.dayOfWeek || !isOpen(settings, now)) return [];
  const { language } = settings;
  const owed = owedFeedbacks(programme, today);
  return programme.managers.flatMap((manager) => {
    const own = owed.filter(({ relation }) => relation.manager_id === manager.id);
    if (own.length === 0) return [];
    const people = new Set(own.map(({ person }) => person.email));
    const failed = undelivered.filter(({ email }) => people.has(email));
    const filled = fillTemplate(
      templateFor(facts.templates, 'digest', language, 0),
      {
        name: fullName(manager),
        count: String(own.length),
        owed: {
          lines: shortened(own.map((due) => `${due.person.full_name}: ${dueLine(due, programme, language)}`)),
        },
        undelivered: {
          lines:
            failed.length === 0 ? ['–'] : shortened(failed.map(({ email, reply }) => `${email}: ${reply}`)),
        },
      },
      language,
    );
    const named = new Set(own.flatMap((due) => [due.person.id, partnerOf(due)]));
    return [
      {
        kind: 'digest',
        key: `digest ${manager.id} ${today}`,
        recipient: { name: fullName(manager), email: manager.email },
        reply_to: sender,
        ...filled,
        stop_url: null,
        mentions: [
          { kind: 'manager', id: manager.id } as const,
          ...[...named].map((id): Mention => ({ kind: 'participant', id })),
        ],
      } satisfies NewMessage,
    ];
  });
}

/** A list that a message can hold. */
function shortened(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length;
    if (kept.length === LONGEST_LIST || length > MAIL_LIMITS.body / 4) return [...kept, '…'];
    kept.push(line);
  }
  return kept;
}
