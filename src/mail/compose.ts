/** Reminders and digests as messages, from what they follow from. */

import { hash } from 'node:crypto';
import {
  type DueFeedback,
  dueName,
  FARTHEST_AHEAD,
  feedbacksDueBy,
  owedFeedbacks,
} from '../domain/due-feedbacks.ts';
import type { RoundTitles } from '../domain/feedback-selection.ts';
import { DAYS_BEFORE_DUE, feedbackAddress, withoutSecrets } from '../domain/forms/invitation.ts';
import { isLanguage, type Language } from '../domain/languages.ts';
import {
  MAIL_LIMITS,
  type Mailbox,
  type Mention,
  type MessageLink,
  type NewMessage,
  type TemplateKind,
} from '../domain/outbox.ts';
import { PERSONAL_PATH } from '../domain/personal-page.ts';
import { type FeedbackKey, feedbackName, managerName, type Programme } from '../domain/programme.ts';
import { isOpen } from '../domain/reminder-settings.ts';
import { type ReminderFacts, type SavedTemplate, STOP_PATH } from '../domain/reminder-store.ts';
import { type Reminder, reminderOf, remindersDue, reminderTo } from '../domain/reminders.ts';
import { fillTemplate, paragraphsOf, type Template } from './template.ts';
import { MAIL_TEXTS, roundTitle } from './texts.ts';

/** The settings of the service that messages use. */
export interface MessageSource {
  /** The public address, without a slash at its end. */
  readonly baseUrl: string;
  readonly sender: Mailbox;
}

/** Lines of a list in a digest at the most. */
const MAX_LIST_LENGTH = 300;

/** The messages that are to be sent now. */
export function composeDue(
  facts: ReminderFacts,
  now: Temporal.PlainDateTime,
  terms: MessageSource,
): readonly NewMessage[] {
  const reminders = remindersDue(facts.programme, facts.settings, facts.history, now);
  return [
    ...reminders.map((reminder) => composeReminder(facts, reminder, now.toPlainDate(), terms)),
    ...composeDigests(facts, now, terms),
  ];
}

/**
 * Composes a reminder that waits to be sent anew.
 *
 * @returns null if there is nothing left to remind of
 */
export function composeAgain(
  facts: ReminderFacts,
  email: string,
  today: Temporal.PlainDate,
  terms: MessageSource,
): NewMessage | null {
  const reminder = reminderTo(email, facts.programme, facts.settings, facts.history, today);
  return reminder === null ? null : composeReminder(facts, reminder, today, terms);
}

/** The template that counts: one set for the round, one set for any, or the shipped one. */
export function templateFor(
  saved: readonly SavedTemplate[],
  kind: TemplateKind,
  language: Language,
  roundId: number,
): Template {
  const of = (round: number) =>
    saved.find((one) => one.kind === kind && one.language === language && one.round_id === round);
  return of(roundId) ?? of(0) ?? MAIL_TEXTS[language][kind];
}

/** In which language somebody is written to. */
export const languageOf = (language: string | null, { settings }: ReminderFacts): Language =>
  language !== null && isLanguage(language) ? language : settings.language;

const partnerOf = ({ relation, role }: DueFeedback): number =>
  role === 'mentee' ? relation.mentor_id : relation.mentee_id;

const dateFormats = new Map<Language, Intl.DateTimeFormat>();

/** The first day of a month in languages that write it as an ordinal, and Unicode's data as a number. */
const FIRST_DAY: Partial<Readonly<Record<Language, string>>> = { fr: '1er', it: '1º' };

/**
 * A date in words: in English as in Britain, as all English here is. Without the abbreviation for “year” with which Unicode's data
 * ends dates in Russian and Ukrainian: after its full stop, that of a sentence would be a second one.
 */
export function longDate(date: Temporal.PlainDate, language: Language): string {
  // Making a format takes longer than using it for a hundred dates.
  const format = dateFormats.getOrInsertComputed(
    language,
    () => new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long' }),
  );
  const text = format.format(date);
  return text.replace(/^1(?= )/, FIRST_DAY[language] ?? '1').replace(/\s[гр]\.$/, '');
}

/** A line of what is owed: `Chemistry – Bea Example – due on 18 May 2026`. */
export function owedLine(
  due: { readonly round: RoundTitles; readonly partner: string; readonly date: Temporal.PlainDate },
  language: Language,
): string {
  const values: Readonly<Record<string, string>> = {
    round: roundTitle(due.round, language),
    partner: due.partner,
    date: longDate(due.date, language),
  };
  return MAIL_TEXTS[language].due.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');
}

function dueLine(due: DueFeedback, { participants }: Programme, language: Language): string {
  const partner = participants.find(({ id }) => id === partnerOf(due))?.full_name ?? '';
  return owedLine({ round: due.round, partner, date: due.due_date }, language);
}

/** The template of a reminder: that of the round if the reminder is about a single round. */
export function reminderTemplate(
  facts: ReminderFacts,
  { language, owed }: Pick<Reminder, 'language' | 'owed'>,
): Template {
  const rounds = new Set(owed.map(({ round }) => round.id));
  const [round = 0] = rounds.size === 1 ? rounds : [];
  return templateFor(facts.templates, 'reminder', languageOf(language, facts), round);
}

/** A reminder as a message, by a template. */
export function composeReminder(
  facts: ReminderFacts,
  { email, name, language: known, participants, owed, manager_id }: Reminder,
  today: Temporal.PlainDate,
  { baseUrl, sender }: MessageSource,
  template = reminderTemplate(facts, { language: known, owed }),
): NewMessage {
  const { programme } = facts;
  const language = languageOf(known, facts);
  const manager = programme.managers.find(({ id }) => id === manager_id);
  const [first = 0] = participants;
  const lines = owed.map((due) => owedItem(facts, due, today, language));
  const stop_url = `${baseUrl}${STOP_PATH}?token=${facts.tokenOf(first)}`;
  const values = {
    name,
    owed: {
      lines: lines.map(({ text, link }) => ({
        text,
        link: link && feedbackAddress(baseUrl, link.secret),
      })),
    },
    manager: manager === undefined ? (sender.name ?? sender.email) : managerName(manager),
    stop_link: { link: stop_url },
    page_link: { link: `${baseUrl}${PERSONAL_PATH}${facts.pageTokenOf(first)}/` },
  };
  const named = new Set([...participants, ...owed.map(partnerOf)]);
  return {
    kind: 'reminder',
    key: `reminder ${first} ${today}`,
    recipient: { name, email },
    reply_to: manager === undefined ? null : { name: managerName(manager), email: manager.email },
    ...fillTemplate(template, values, language),
    stop_url,
    mentions: [
      ...participantMentions(named),
      ...(manager === undefined ? [] : [{ kind: 'manager', id: manager.id } as const]),
    ],
    links: lines.flatMap(({ link }) => link ?? []),
  };
}

/** A line of what is owed, with the link to its form if it can be filled in. */
function owedItem(
  facts: ReminderFacts,
  due: DueFeedback,
  today: Temporal.PlainDate,
  language: Language,
): { readonly text: string; readonly link: MessageLink | null } {
  const text = dueLine(due, facts.programme, language);
  const key = keyOf(due);
  const isEarly = today.until(due.due_date).days > DAYS_BEFORE_DUE;
  const secret = isEarly ? null : facts.linkOf(key);
  return { text, link: secret === null ? null : { key, secret } };
}

const keyOf = ({ relation, round, role }: DueFeedback): FeedbackKey => ({
  relation_id: relation.id,
  round_id: round.id,
  role,
});

const participantMentions = (ids: ReadonlySet<number>): readonly Mention[] =>
  Array.from(ids, (id) => ({ kind: 'participant', id }));

/** A message a week to each manager in whose relations something is owed, or a reminder was not delivered. */
function composeDigests(
  facts: ReminderFacts,
  now: Temporal.PlainDateTime,
  { sender }: MessageSource,
): readonly NewMessage[] {
  const { programme, settings, undelivered } = facts;
  const today = now.toPlainDate();
  if (settings.digest_weekday !== today.dayOfWeek || !isOpen(settings, now)) return [];
  const { language } = settings;
  const owed = owedFeedbacks(programme, today);
  return programme.managers.flatMap((manager): readonly NewMessage[] => {
    const own = owed.filter(({ relation }) => relation.manager_id === manager.id);
    if (own.length === 0) return [];
    const people = new Set(own.map(({ person }) => person.email));
    const failed = undelivered.filter(({ email }) => people.has(email));
    const colon = language === 'fr' ? '\u00A0:' : ':';
    const lines = own.map((due) => `${due.person.full_name}${colon} ${dueLine(due, programme, language)}`);
    const faults = failed.map(({ email, reply }) => `${email}${colon} ${reply}`);
    const values = {
      name: managerName(manager),
      count: String(own.length),
      owed: { lines: shortened(lines) },
      undelivered: { lines: faults.length === 0 ? [MAIL_TEXTS[language].none] : shortened(faults) },
    };
    const filled = fillTemplate(templateFor(facts.templates, 'digest', language, 0), values, language);
    const named = new Set(own.flatMap((due) => [due.person.id, partnerOf(due)]));
    return [
      {
        kind: 'digest',
        key: `digest ${manager.id} ${today}`,
        recipient: { name: managerName(manager), email: manager.email },
        reply_to: sender,
        ...filled,
        stop_url: null,
        mentions: [{ kind: 'manager', id: manager.id }, ...participantMentions(named)],
      },
    ];
  });
}

/** A list that a message can hold. */
function shortened(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length;
    if (kept.length === MAX_LIST_LENGTH || length > MAIL_LIMITS.body / 4) return [...kept, '…'];
    kept.push(line);
  }
  return kept;
}

// Letters: what managers write to people about what they owe, when they want to.

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
 * The messages about chosen feedbacks, one to each person, whenever the last one was, also before they are due. Feedbacks that are
 * not open any more are left out.
 *
 * @param own texts in place of the templates: in their language or that of the programme, where there is one
 */
export function composeLetters(
  facts: ReminderFacts,
  keys: readonly FeedbackKey[],
  own: ReadonlyMap<Language, Template>,
  today: Temporal.PlainDate,
  terms: MessageSource,
): readonly LetterDraft[] {
  const chosen = new Set(keys.map(feedbackName));
  const until = today.add({ days: FARTHEST_AHEAD });
  const open = feedbacksDueBy(facts.programme, today, until).filter((due) => chosen.has(dueName(due)));
  return [...Map.groupBy(open, ({ person }) => person.email)].flatMap(([email, items]) => {
    const same = facts.programme.participants.filter((one) => one.email === email);
    const known = reminderOf(email, same, items);
    if (known === null) return [];
    const { language: usual } = facts.settings;
    const preferred = languageOf(known.language, facts);
    // Dates and titles are in the language of the text.
    const language = !own.has(preferred) && own.has(usual) ? usual : preferred;
    const reminder = { ...known, language };
    const template = own.get(language) ?? reminderTemplate(facts, reminder);
    const message = composeReminder(facts, reminder, today, terms, template);
    // A form that is sent twice sends no second message; another text is another message.
    const said = message.subject + withoutSecrets(message.text);
    const text = hash('sha256', said, 'hex').slice(0, 12);
    const key = `letter ${reminder.participants[0]} ${today} ${text}`;
    return [
      {
        message: { ...message, kind: 'letter', key },
        // A link works once its message is stored, which is none of these.
        ownText: composeReminder(
          { ...facts, linkOf: () => null },
          reminder,
          today,
          terms,
          withoutLinks(template),
        ).text,
        language,
        isStopped: same.some(({ id }) => facts.history.stopped.has(id)),
      },
    ];
  });
}

/** The message with the links of somebody who has lost them, if they have any; one a minute. */
export function composeLinks(
  facts: ReminderFacts,
  email: string,
  now: Temporal.PlainDateTime,
  terms: MessageSource,
): readonly NewMessage[] {
  const { participants } = facts.programme;
  const today = now.toPlainDate();
  const same = participants.filter((one) => one.email === email.toLowerCase());
  const ids = new Set(same.map(({ id }) => id));
  const items = feedbacksDueBy(facts.programme, today, today.add({ days: DAYS_BEFORE_DUE })).filter(
    (due) => ids.has(due.person.id) && facts.linkOf(keyOf(due)) !== null,
  );
  const reminder = reminderOf(email, same, items);
  if (reminder === null) return [];
  const template = withoutLinks(reminderTemplate(facts, reminder));
  const message = composeReminder(facts, reminder, today, terms, template);
  const key = `links ${reminder.participants[0]} ${now.toString({ smallestUnit: 'minute' })}`;
  return [{ ...message, kind: 'letter', key, stop_url: null }];
}

/** The template without its paragraphs on what only the service sends: stopping reminders, and the personal page. */
export const withoutLinks = ({ subject, body }: Template): Template => ({
  subject,
  body: paragraphsOf(body)
    .filter((paragraph) => !/\{(?:stop|page)_link\}/.test(paragraph))
    .join('\n\n'),
});
