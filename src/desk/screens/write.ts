/** `/desk/owed/write/`: a message to each person of the ticked rows, to be sent by the service or from one's own mail program. */

import { isLanguage, LANGUAGES } from '../../domain/languages.ts';
import type { NewMessage } from '../../domain/outbox.ts';
import type { FeedbackKey, FeedbackRound } from '../../domain/programme.ts';
import type { ReminderFacts, SavedTemplate } from '../../domain/reminder-store.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { safeRedirectPath } from '../../http/auth/session.ts';
import { composeLetters, type LetterDraft, templateFor } from '../../mail/compose.ts';
import { missingFields, type Template, templateFault, withMissingFields } from '../../mail/template.ts';
import { OWN_MAIL_FIELDS, TEMPLATE_FIELDS } from '../../mail/texts.ts';
import { type Choice, renderField, renderHidden } from '../../pages/field.ts';
import { mailLink, renderEmptyState, renderMissingSetup } from '../components/details.ts';
import { languageName } from '../components/languages.ts';
import { ALL, ROW } from '../components/ticking.ts';
import { fieldsOf } from '../form-fields.ts';
import { hrefWith, withDone } from '../links.ts';
import { signatureOf } from '../operation.ts';
import type { DeskParts, MissingSetup } from '../parts.ts';
import { type DeskPage, type DeskRequest, PROGRAMME, type Screen } from '../screen.ts';
import { type FieldProblems, formOf, type SentForm } from '../sent-form.ts';
import { OWED_PATH } from './owed.ts';
import { chosenRows, keyText } from './owed-chosen.ts';

/** Makes the screen. */
export function writeScreen({ desk, mail, timeZone }: DeskParts): Screen {
  const { reminders, terms, obstacle, domain } = mail;
  const fields = obstacle === null ? TEMPLATE_FIELDS.reminder : OWN_MAIL_FIELDS;
  const compose = async (request: DeskRequest, form: SentForm) => {
    const { rows } = await chosenRows(desk.seenBy(request.onlyManager), form.all);
    const own = templateOf(form);
    const fault = own && templateFault(own, fields);
    const keys = rows.map(({ key }) => key);
    const decide = (facts: ReminderFacts): readonly LetterDraft[] =>
      composeLetters(facts, keys, fault === null ? own : null, request.today, terms);
    return { decide, fault, keys };
  };
  const look = async (request: DeskRequest, sent: SentForm): Promise<WriteState> => {
    const saved = await reminders.templates();
    const form = sent.text('step') === USE ? withTemplate(sent, saved) : sent;
    const { decide, fault, keys } = await compose(request, form);
    let messages: readonly LetterDraft[] = [];
    const looked = (facts: ReminderFacts): readonly NewMessage[] => {
      messages = decide(facts);
      return messages.map(({ message }) => message);
    };
    await reminders.preview(Temporal.Now.zonedDateTimeISO(timeZone), looked, request.caller);
    const { rounds } = await desk.seenBy(null).choices();
    const templates = templateChoices(saved, rounds);
    const view = { templates, obstacle, back: backOf(form), added: [] };
    const own = templateOf(form);
    const added = own === null ? [] : missingFields(own, fields.required);
    if (own === null || added.length === 0) return { ...view, form, keys, fault, messages };
    // What the text must have is put in, to be looked at before anything is sent.
    const language = messages[0]?.language ?? 'en';
    const standard = templateFor(saved, 'reminder', language, 0);
    const completed = withText(form, withMissingFields(own, standard, fields.required));
    return { ...(await look(request, completed)), added };
  };
  return {
    path: '/desk/owed/write/',
    access: PROGRAMME,
    async show(request) {
      return request.mayWrite ? renderWrite(await look(request, formOf([...request.query]))) : null;
    },
    async submit(request, form) {
      const step = form.text('step');
      const isWritten = step === 'written';
      const { decide, fault } = await compose(request, form);
      if (fault !== null || (!isWritten && (step !== 'send' || obstacle !== null))) {
        const page = renderWrite(await look(request, form));
        return { ...page, status: fault === null ? 200 : 422 };
      }
      const now = Temporal.Now.zonedDateTimeISO(timeZone);
      const chosen = (facts: ReminderFacts): readonly NewMessage[] =>
        decide(facts).flatMap(({ message, isStopped }) => (isStopped && !isWritten ? [] : [message]));
      const [path, query] = partsOf(backOf(form));
      if (!isWritten) {
        const count = await reminders.enqueue(now, domain, chosen, undefined, request.caller);
        return { redirectTo: hrefWith(path, query, { sent: String(count) }) };
      }
      let entry: number | null = null;
      const noted = (number: number): void => {
        entry = number;
      };
      const note = { ...signatureOf(request, null), noted };
      const count = await reminders.enqueue(now, domain, chosen, note, request.caller);
      const back = hrefWith(path, query, entry === null ? { noted: String(count) } : {});
      return { redirectTo: entry === null ? back : withDone(back, entry) };
    },
  };
}

/** The form with the text of the template that is chosen in the menu; without a text, where it is the usual one. */
function withTemplate(form: SentForm, saved: readonly SavedTemplate[]): SentForm {
  return withText(form, templateChosen(saved, form.text(TEMPLATE)) ?? { subject: '', body: '' });
}

/** The form with another text, to be shown again. */
function withText(form: SentForm, { subject, body }: Template): SentForm {
  const others = form.fields.filter(([name]) => !['subject', 'body', 'step'].includes(name));
  return formOf([...others, ['subject', subject], ['body', body]]);
}

/** The path and the query of an address within the desk. */
function partsOf(address: string): [path: string, query: URLSearchParams] {
  const { pathname, searchParams } = new URL(address, 'http://desk.invalid');
  return [pathname, searchParams];
}

const backOf = (form: SentForm): string => safeRedirectPath(form.text('back') || OWED_PATH);

/** The manager's own text; null if the templates are used. */
const templateOf = (form: SentForm): Template | null =>
  form.text('subject') === '' && form.text('body') === ''
    ? null
    : { subject: form.text('subject'), body: form.text('body') };

// The page of messages to those who owe feedback.

/** The content of the page. */
export interface WriteState {
  readonly form: SentForm;
  /** The feedbacks that were chosen and are owed. */
  readonly keys: readonly FeedbackKey[];
  /** The fault of the manager's own text; null if there is none. */
  readonly fault: string | null;
  readonly messages: readonly LetterDraft[];
  /** The fields that the text lacked, and that were put in at its end. */
  readonly added: readonly string[];
  /** From which a text can be taken. */
  readonly templates: readonly Choice[];
  /** The reason why the service sends no mail; null if it does. */
  readonly obstacle: MissingSetup | null;
  /** The list that it came from. */
  readonly back: string;
}

/** The advice on the fields of a text. */
interface FieldAdvice {
  readonly filledIn: string;
  readonly mustHave: string;
}

const SENT_BY_SERVICE: FieldAdvice = {
  filledIn: '{name}, {owed}, {manager} and {stop_link} are filled in for each person.',
  mustHave:
    'The text must have {owed} and {stop_link}: what they owe, and the link by which they stop reminders. If they are missing, they are added at its end, and you see it before anything is sent. To begin with a standard text, choose one above.',
};

const SENT_BY_HAND: FieldAdvice = {
  filledIn:
    '{name}, {owed} and {manager} are filled in for each person. A paragraph with {stop_link} is left out, since this link stops only reminders that the service sends.',
  mustHave:
    'The text must have {owed}: what they owe. If it is missing, it is added at the end. To begin with a standard text, choose one above.',
};

/** The problem of the text, or that it had. */
function problemsOf(fault: string | null, added: readonly string[]): FieldProblems {
  if (fault !== null) return { body: `This text cannot be used: ${fault}.` };
  if (added.length === 0) return {};
  const names = added.map((name) => `{${name}}`).join(' and ');
  return {
    body: `Nothing has been sent yet: your text lacked ${names}, which ${added.length === 1 ? 'is' : 'are'} now at its end. Check the messages below, then continue.`,
  };
}

/** The longest text that mail programs take from a link, in characters. */
const MAX_LINK_LENGTH = 1800;

/** The maximum number of messages that are shown; all are sent. */
const MAX_SHOWN = 50;

/** Renders the page. */
export function renderWrite({
  form,
  keys,
  fault,
  added,
  messages,
  templates,
  obstacle,
  back,
}: WriteState): DeskPage {
  const title = 'Send a message';
  const above = [{ label: 'Owed feedback', href: back }];
  if (messages.length === 0) {
    return {
      title,
      above,
      status: 422,
      content: renderEmptyState(
        form.has(ROW) || form.has(ALL)
          ? 'None of the chosen feedback is owed today.'
          : 'No row is ticked. Go back and tick at least one.',
        [{ label: 'Back to the list', href: back }],
      ),
    };
  }
  const chosen = [
    ...keys.map((key) => renderHidden({ name: ROW, value: keyText(key) })),
    renderHidden({ name: 'back', value: back }),
  ];
  // Whoever asked for the messages comes to them, unless something is wrong with the text.
  const isAsked = form.text('step') === 'preview' && fault === null && added.length === 0;
  const { filledIn, mustHave } = obstacle === null ? SENT_BY_SERVICE : SENT_BY_HAND;
  const sendable = messages.filter(({ isStopped }) => !isStopped).length;
  return {
    title,
    above,
    description:
      messages.length === 1
        ? 'One message, with all the chosen feedback that this person owes.'
        : `${messages.length} messages, one for each person, with all the chosen feedback that they owe.`,
    content: html`<section class="create" aria-labelledby="own-text">
<h2 id="own-text">Text</h2>
<p>Each person gets the template of the round in their own language. To write something else this time, take another text, or fill in both fields. ${filledIn}</p>
<form class="taken" action="/desk/owed/write/" method="post">
${chosen}
${fieldsOf([{ name: TEMPLATE, label: 'Text to start from', input: 'choice', choices: templates }], form).map((field) => renderField(field, ''))}
<button type="submit" name="step" value="${USE}">Take this text</button>
</form>
<form action="/desk/owed/write/" method="post">
${chosen}
<div class="fields">
${fieldsOf(
  [
    { name: 'subject', label: 'Subject', input: 'text' },
    {
      name: 'body',
      label: 'Text',
      input: 'multiline',
      help: mustHave,
    },
  ],
  form,
  problemsOf(fault, added),
).map((field) => renderField({ ...field, isFocused: field.errors.length > 0 }, 'optional'))}</div>
<div class="buttons">
<button type="submit" name="step" value="preview">Show the messages</button>
${
  obstacle === null
    ? sendable > 0 &&
      html`<button type="submit" class="primary" name="step" value="send">${sendable === 1 ? 'Send the message' : `Send ${sendable} messages`}</button>`
    : html`<span class="quiet">${renderMissingSetup(obstacle)} Until then, send the messages from your own mail program.</span>`
}
<button type="submit" name="step" value="written">I wrote to them myself</button>
<a href="${back}">Cancel</a>
</div>
</form>
</section>
${messages.length > 1 && renderAddresses(messages)}
<section aria-labelledby="messages"${isAsked && html` tabindex="-1" autofocus`}><h2 id="messages">Messages</h2>
${fault === null ? messages.slice(0, MAX_SHOWN).map((one) => renderMessage(one, obstacle === null)) : html`<p>They are shown once the text can be used.</p>`}
${fault === null && messages.length > MAX_SHOWN && html`<p>And ${messages.length - MAX_SHOWN} more like these. To look at them, choose fewer rows.</p>`}
</section>`,
  };
}

/** All addresses in one block, to be copied into the BCC field of a mail program. */
function renderAddresses(messages: readonly LetterDraft[]): SafeHtml {
  const stopped = messages.filter(({ isStopped }) => isStopped).length;
  return html`<section class="create"><div class="field"><label for="bcc">Everybody's address, for one message of your own (BCC)</label>
${stopped > 0 && html`<p class="help">${stopped === 1 ? 'One of them has' : `${stopped} of them have`} stopped reminders, as the messages below show.</p>`}
<textarea id="bcc" rows="3" readonly>\n${messages.map(({ message }) => message.recipient.email).join(', ')}</textarea></div></section>`;
}

/** A message: as the service sends it, or for one's own mail program where it sends none. */
function renderMessage({ message, ownText, language, isStopped }: LetterDraft, isSent: boolean): SafeHtml {
  const { recipient, subject, text, reply_to } = message;
  const body = ownText.slice(0, MAX_LINK_LENGTH).replaceAll('\n', '\r\n');
  const link = mailLink(recipient.email, { subject, body });
  return html`<article class="card message">
<p><b><bdi>${recipient.name}</bdi></b> <span class="quiet">${recipient.email}</span></p>
${isStopped && html`<p>They stopped reminders, so the service does not send this.</p>`}
${isSent && html`<p class="quiet">${reply_to === null ? 'Replies go to the address of the service, as the pair has no manager.' : html`Replies go to <bdi>${reply_to.name}</bdi>, ${reply_to.email}.`}</p>`}
<p lang="${language}"><b>${subject}</b></p>
<p class="letter" lang="${language}" dir="auto">${isSent ? text : ownText}</p>
<p><a href="${link}">Open in your mail program</a></p>
</article>
`;
}

// The templates from which a text can be taken: one for each language, and those that rounds have of their own.

/** The field of the menu, and the step of the button beside it. */
export const TEMPLATE = 'template';
export const USE = 'use';

/** The menu, by language. */
export const templateChoices = (
  saved: readonly SavedTemplate[],
  rounds: readonly Pick<FeedbackRound, 'id' | 'title'>[],
): readonly Choice[] => [
  { value: '', label: 'That of the round, in the language of each person' },
  ...LANGUAGES.flatMap((language) => [
    { value: `${language}-0`, label: languageName(language) },
    ...rounds
      .filter(({ id }) => isOwn(saved, language, id))
      .map(({ id, title }) => ({
        value: `${language}-${id}`,
        label: `${languageName(language)}, ${title}`,
      })),
  ]).toSorted((one, other) => (one.label < other.label ? -1 : 1)),
];

const isOwn = (saved: readonly SavedTemplate[], language: string, id: number): boolean =>
  saved.some((one) => one.kind === 'reminder' && one.language === language && one.round_id === id);

/** The text that is chosen; null: that of the round. */
export function templateChosen(saved: readonly SavedTemplate[], value: string): Template | null {
  const [, language = '', round] = /^(\w{2})-(\d{1,9})$/.exec(value) ?? [];
  return isLanguage(language) ? templateFor(saved, 'reminder', language, Number(round)) : null;
}
