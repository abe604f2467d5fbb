/**
 * `/desk/messages/`: what is written to people who were ticked in a list, each in their own language: about feedback that they
 * owe, by the templates or a text of one's own; or one text to people or pairs.
 */

import { PAIR_SORTS, PEOPLE_SORTS } from '../../domain/desk/desk-reader.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import type { AddressObstacle, Chosen, NewMessage } from '../../domain/outbox.ts';
import { ROLES } from '../../domain/programme.ts';
import type { ReminderFacts } from '../../domain/reminder-store.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { safeRedirectPath } from '../../http/auth/session.ts';
import { composeLetters, type LetterDraft, templateFor } from '../../mail/compose.ts';
import { composeSelection, languageIn, SELECTION_FIELDS } from '../../mail/selection.ts';
import { type Template, type TemplateFields, templateFault } from '../../mail/template.ts';
import { OWN_MAIL_FIELDS, TEMPLATE_FIELDS } from '../../mail/texts.ts';
import { type HiddenField, renderField, renderHidden } from '../../pages/field.ts';
import { mailLink, renderEmptyState, renderMissingSetup } from '../components/details.ts';
import { languageName } from '../components/languages.ts';
import { sortOf } from '../components/list-page.ts';
import { ALL, MAX_CHOSEN, MESSAGES_PATH, ROW } from '../components/ticking.ts';
import { type FieldDeclaration, fieldsOf } from '../form-fields.ts';
import { hrefWith, withDone } from '../links.ts';
import { signatureOf } from '../operation.ts';
import type { DeskParts, MissingSetup } from '../parts.ts';
import { type DeskPage, type DeskRequest, idFrom, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { type FieldProblems, formOf, type SentForm } from '../sent-form.ts';
import { OWED_PATH } from './owed.ts';
import { chosenRows, keyText } from './owed-chosen.ts';
import { PAIRS_PATH, pairFilterOf, USUAL_PAIRS } from './pairs.ts';
import { PEOPLE_PATH, peopleFilterOf, USUAL_PEOPLE } from './people.ts';

type Texts = ReadonlyMap<Language, Template>;

/** Who would get what, by some texts. */
interface Found {
  /** What says who was chosen, to be sent again. */
  readonly rows: readonly string[];
  /** The number of people. */
  readonly count: number;
  /** The language of those whose own is not known or has no text. */
  readonly usual: Language;
  readonly needed: ReadonlySet<Language>;
  readonly drafts: readonly LetterDraft[];
  readonly left: readonly { readonly name: string; readonly why: string }[];
}

/** What can be ticked to be written to. */
interface Source {
  readonly of: 'owed' | 'people' | 'pairs';
  readonly list: { readonly label: string; readonly href: string };
  readonly nobody: string;
  readonly fields: TemplateFields;
  /** What people get where there is no text; null: nothing. */
  readonly standard: ((language: Language) => Template) | null;
  find(texts: Texts): Promise<Found>;
  /** Queues messages, or notes that they were sent by hand. Returns the address that follows. */
  send(texts: Texts, isByHand: boolean, back: string): Promise<string>;
}

const NO_TEXTS: Texts = new Map();

/** Makes the screen. */
export function messagesScreen(parts: DeskParts): Screen {
  const { obstacle } = parts.mail;
  const look = async (request: DeskRequest, sent: SentForm): Promise<WriteState> => {
    const source = await sourceOf(parts, request, sent);
    const isStandard = sent.text('step') === USE;
    const form = isStandard ? withStandard(sent, source, await source.find(NO_TEXTS)) : sent;
    const read = textsIn(form, source);
    const found = await source.find(read.isFaulty ? NO_TEXTS : read.texts);
    const back = safeRedirectPath(form.text('back') || source.list.href);
    return { ...read, source, found, back, obstacle };
  };
  return {
    path: MESSAGES_PATH,
    access: PROGRAMME_CHANGES,
    async show(request) {
      const state = await look(request, formOf([...request.query]));
      return renderMessages({ ...state, problems: {} });
    },
    async submit(request, form) {
      const state = await look(request, form);
      const { source, texts, isFaulty, found, problems } = state;
      const step = form.text('step');
      const isWanting = texts.size === 0 && source.standard === null;
      const isByHand = step === 'written' && source.of === 'owed';
      const isReady = Object.keys(problems).length === 0 && !isWanting && found.drafts.length > 0;
      if (isReady && (isByHand || (step === 'send' && obstacle === null)))
        return { redirectTo: await source.send(texts, isByHand, state.back) };
      const wanting = isWanting && !isFaulty && step !== USE;
      const said = wanting
        ? { ...problems, [bodyOf(found.usual)]: 'Write a text, in at least one language.' }
        : problems;
      const page = renderMessages({ ...state, problems: said, isAsked: step === 'preview' });
      return { ...page, status: isReady || step === USE ? 200 : 422 };
    },
  };
}

async function sourceOf(parts: DeskParts, request: DeskRequest, form: SentForm): Promise<Source> {
  const of = form.text('of');
  return of === 'pairs' || of === 'people'
    ? selectionSource(of, parts, request, form)
    : owedSource(parts, request, form);
}

/** The people who owe the ticked feedback. */
async function owedSource(
  { desk, mail, timeZone }: DeskParts,
  request: DeskRequest,
  form: SentForm,
): Promise<Source> {
  const { reminders, terms, obstacle, domain } = mail;
  const { rows } = await chosenRows(desk.seenBy(request.onlyManager), form.all);
  const keys = rows.map(({ key }) => key);
  const saved = await reminders.templates();
  const rounds = new Set(rows.map(({ round }) => round.id));
  const [round = 0] = rounds.size === 1 ? rounds : [];
  const now = () => Temporal.Now.zonedDateTimeISO(timeZone);
  const lettersIn = (facts: ReminderFacts, texts: Texts) =>
    composeLetters(facts, keys, texts, request.today, terms);
  return {
    of: 'owed',
    list: { label: 'Owed feedback', href: OWED_PATH },
    nobody: 'None of the chosen feedback is open any more.',
    fields: obstacle === null ? TEMPLATE_FIELDS.reminder : OWN_MAIL_FIELDS,
    standard: (language) => templateFor(saved, 'reminder', language, round),
    async find(texts) {
      const drafts: LetterDraft[] = [];
      const { language: usual } = await reminders.readSettings();
      const needed = new Set<Language>();
      const decide = (facts: ReminderFacts): readonly NewMessage[] => {
        drafts.push(...lettersIn(facts, texts));
        for (const { language } of lettersIn(facts, NO_TEXTS)) needed.add(language);
        return [];
      };
      await reminders.preview(now(), decide, request.caller);
      return { rows: keys.map(keyText), count: drafts.length, usual, needed, drafts, left: [] };
    },
    async send(texts, isByHand, back) {
      const chosen = (facts: ReminderFacts): readonly NewMessage[] =>
        lettersIn(facts, texts).flatMap(({ message, isStopped }) =>
          isStopped && !isByHand ? [] : [message],
        );
      const { pathname, searchParams } = new URL(back, 'http://desk.invalid');
      if (!isByHand) {
        const count = await reminders.enqueue(now(), domain, chosen, undefined, request.caller);
        return hrefWith(pathname, searchParams, { sent: String(count) });
      }
      const { note, entries } = noteBy(request);
      const count = await reminders.enqueue(now(), domain, chosen, note, request.caller);
      const [entry] = entries;
      return entry === undefined
        ? hrefWith(pathname, searchParams, { noted: String(count) })
        : withDone(back, entry);
    },
  };
}

/** The ticked people, or those of the ticked pairs. */
async function selectionSource(
  of: Chosen['of'],
  { desk, mail, timeZone }: DeskParts,
  request: DeskRequest,
  form: SentForm,
): Promise<Source> {
  const { selection, terms, domain } = mail;
  const seen = desk.seenBy(request.onlyManager);
  const idsOf = async (): Promise<readonly number[]> => {
    if (!form.has(ALL)) return form.all(ROW).flatMap((text) => idFrom(text) ?? []);
    const query = new URLSearchParams(form.text(ALL));
    const page = { limit: MAX_CHOSEN, offset: 0 };
    if (of === 'pairs') {
      const sort = sortOf(query, PAIR_SORTS, USUAL_PAIRS);
      return (await seen.pairs(pairFilterOf(query), sort, page)).items.map(({ relation_id }) => relation_id);
    }
    const sort = sortOf(query, PEOPLE_SORTS, USUAL_PEOPLE);
    return (await seen.people(peopleFilterOf(query), sort, page)).items.map(({ id }) => id);
  };
  const to = ROLES.find((role) => role === form.text(TO));
  const chosen: Chosen = { of, roles: to === undefined ? ROLES : [to], ids: await idsOf() };
  return {
    of,
    list: of === 'pairs' ? { label: 'Pairs', href: PAIRS_PATH } : { label: 'People', href: PEOPLE_PATH },
    nobody: 'No row is ticked. Go back and tick at least one.',
    fields: SELECTION_FIELDS,
    standard: null,
    async find(texts) {
      const facts = await selection.read(chosen, request.today, request.caller);
      const { addressees, language: usual } = facts;
      const own = new Map(LANGUAGES.map((language) => [language, language]));
      const { drafts, left } =
        texts.size === 0 ? NOTHING : composeSelection(facts, texts, request.today, terms);
      return {
        rows: chosen.ids.map(String),
        count: addressees.length,
        usual,
        needed: new Set(addressees.map((one) => languageIn(own, one, usual))),
        drafts: drafts.map((one) => ({ ...one, ownText: one.message.text, isStopped: false })),
        left: left.map(({ addressee: { person }, why }) => ({
          name: person.full_name,
          why: typeof why === 'string' ? OBSTACLES[why] : `nothing to fill in for {${why.field}}`,
        })),
      };
    },
    async send(texts, _isByHand, back) {
      const { note, entries } = noteBy(request);
      await selection.send(
        chosen,
        Temporal.Now.zonedDateTimeISO(timeZone),
        domain,
        (facts) => composeSelection(facts, texts, request.today, terms).drafts.map(({ message }) => message),
        request.caller,
        note,
      );
      const [entry] = entries;
      return entry === undefined ? back : withDone(back, entry);
    },
  };
}

const NOTHING = { drafts: [], left: [] };

/** A note for the history, and the entry that it makes, if it makes one. */
function noteBy(request: DeskRequest) {
  const entries: number[] = [];
  return {
    entries,
    note: { ...signatureOf(request, null), noted: (number: number) => entries.push(number) },
  };
}

const OBSTACLES: Readonly<Record<AddressObstacle | 'no-text', string>> = {
  'no-text': 'there is no text in their language',
  'no-address': 'has no valid e-mail address',
  erased: 'was erased',
  stopped: 'stopped messages',
  undelivered: 'the last message to this address could not be delivered',
};

// The texts of a form, each with the language at the end of its field's name.

const TO = 'to';
/** The step of the button that shows the standard texts, to be changed. */
const USE = 'use';
const subjectOf = (language: Language): string => `subject-${language}`;
const bodyOf = (language: Language): string => `body-${language}`;

/** The form with a text in a language. */
const withText = (form: SentForm, language: Language, { subject, body }: Template): SentForm =>
  formOf([
    ...form.fields.filter(([name]) => name !== subjectOf(language) && name !== bodyOf(language)),
    [subjectOf(language), subject],
    [bodyOf(language), body],
  ]);

/** The form with the standard texts in all languages that somebody has. */
const withStandard = (form: SentForm, { standard }: Source, { needed }: Found): SentForm =>
  standard === null
    ? form
    : [...needed].reduce((known, language) => withText(known, language, standard(language)), form);

interface ReadTexts {
  readonly form: SentForm;
  readonly texts: Texts;
  readonly problems: FieldProblems;
  /** Whether a text cannot be used. */
  readonly isFaulty: boolean;
}

/** Reads them, with what is wrong with them. */
function textsIn(form: SentForm, { fields }: Source): ReadTexts {
  const texts = new Map<Language, Template>();
  const problems: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const text = { subject: form.text(subjectOf(language)), body: form.text(bodyOf(language)) };
    if (text.subject === '' && text.body === '') continue;
    texts.set(language, text);
    if (text.subject === '') problems[subjectOf(language)] = 'Write a subject.';
    if (text.body === '') problems[bodyOf(language)] = 'Write a text.';
    const fault = text.subject === '' || text.body === '' ? null : templateFault(text, fields);
    if (fault !== null) problems[bodyOf(language)] = `This text cannot be used: ${fault}.`;
  }
  return { form, texts, problems, isFaulty: Object.keys(problems).length > 0 };
}

// The page.

interface WriteState extends ReadTexts {
  readonly source: Source;
  readonly found: Found;
  /** The reason why the service sends no mail; null if it does. */
  readonly obstacle: MissingSetup | null;
  /** The list that it came from. */
  readonly back: string;
  /** Whether the messages were asked for. */
  readonly isAsked?: boolean;
}

/** The number of messages that are shown; one of each language comes first. Those of a single text are alike. */
const PREVIEWS = { owed: 50, people: 3, pairs: 3 } as const;
/** The longest text that mail programs take from a link, in characters. */
const MAX_LINK_LENGTH = 1800;

const RECIPIENTS = [
  { value: '', label: 'Both of each pair' },
  { value: 'mentee', label: 'The mentees' },
  { value: 'mentor', label: 'The mentors' },
];

function renderMessages(state: WriteState): DeskPage {
  const { form, source, found, texts, problems, obstacle, back } = state;
  const { of, list, standard, nobody } = source;
  const page = { title: 'Send a message', above: [{ ...list, href: back }] };
  if (found.count === 0) {
    const text = form.has(ROW) || form.has(ALL) ? nobody : 'No row is ticked. Go back and tick at least one.';
    const content = renderEmptyState(text, [{ label: 'Back to the list', href: back }]);
    return { ...page, status: 422, content };
  }
  const { usual, needed } = found;
  const others = LANGUAGES.filter((one) => one !== usual && (needed.has(one) || texts.has(one)));
  const hidden: readonly HiddenField[] = [
    ...found.rows.map((value) => ({ name: ROW, value })),
    { name: 'of', value: of },
    { name: 'back', value: back },
  ];
  const sendable = found.drafts.filter(({ isStopped }) => !isStopped).length;
  const inForm = (declarations: readonly FieldDeclaration[], mark: string) =>
    fieldsOf(declarations, form, problems).map((field) =>
      renderField({ ...field, isFocused: field.name === Object.keys(problems)[0] }, mark),
    );
  const language = (one: Language) => fieldsIn(one, one === usual, others.length > 0, source, obstacle);
  return {
    ...page,
    description: `To ${found.count === 1 ? 'one person' : `${found.count} people`}, each in a message of their own${of === 'owed' ? ', with all the chosen feedback' : ''}.`,
    content: html`<section class="create" aria-label="Message">
<p>${standard !== null && 'Each person gets the template of the round in their own language, unless you write something else. '}These are filled in for each person: ${fieldWords(source)}.${standard === null && ' Somebody who lacks what the text uses is left out.'}</p>
<form action="${MESSAGES_PATH}" method="post">
${hidden.map(renderHidden)}
<div class="fields">${of === 'pairs' && inForm([{ name: TO, label: 'To', input: 'choice', choices: RECIPIENTS }], '')}
${[usual, ...others].map((one) => inForm(language(one), standard === null ? '' : 'optional'))}</div>
<div class="buttons">
<button type="submit" name="step" value="preview">Show the messages</button>
${standard !== null && html`<button type="submit" name="step" value="${USE}">Start from the templates</button>`}
${
  obstacle === null
    ? sendable > 0 &&
      html`<button type="submit" class="primary" name="step" value="send">${sendable === 1 ? 'Send the message' : `Send ${sendable} messages`}</button>`
    : html`<span class="quiet">${renderMissingSetup(obstacle)} Until then, send the messages from your own mail program.</span>`
}
${of === 'owed' && html`<button type="submit" name="step" value="written">I wrote to them myself</button>`}
<a href="${back}">Cancel</a>
</div>
</form></section>
${renderDrafts(state)}`,
  };
}

const fieldWords = ({ fields }: Source): string =>
  Object.entries(fields.fields)
    .map(([name, what]) => `{${name}}, ${what}`)
    .join('; ');

/** The fields of a text. */
function fieldsIn(
  language: Language,
  isUsual: boolean,
  isOneOfSeveral: boolean,
  { standard, fields }: Source,
  obstacle: MissingSetup | null,
): readonly FieldDeclaration[] {
  const of = isOneOfSeveral ? ` in ${languageName(language)}` : '';
  const empty = standard === null ? 'they are left out' : 'they get the template';
  const help = isUsual
    ? `Also for everybody whose own language has no text. If it is empty, ${empty}.`
    : `If it is empty, they get the first text${standard === null ? '' : ', or the template'}.`;
  const required = fields.required.map((name) => `{${name}}`).join(' and ');
  const mustHave = `The text must have ${required}.${obstacle === null ? '' : ' A paragraph with {stop_link} is left out, since this link stops only reminders that the service sends.'}`;
  const isRequired = standard === null && !isOneOfSeveral;
  return [
    {
      name: subjectOf(language),
      label: `Subject${of}`,
      input: 'text',
      required: isRequired,
      ...(isOneOfSeveral && { help }),
    },
    {
      name: bodyOf(language),
      label: `Text${of}`,
      input: 'multiline',
      required: isRequired,
      ...(standard !== null && isUsual && { help: mustHave }),
    },
  ];
}

function renderDrafts({ source, texts, found, isFaulty, isAsked, obstacle }: WriteState): SafeHtml | null {
  const { drafts, left } = found;
  if (isFaulty) return html`<p>The messages are shown once the text can be used.</p>`;
  if (texts.size === 0 && source.standard === null) return null;
  const firsts = [...Map.groupBy(drafts, ({ language }) => language).values()].flatMap(([one]) => one ?? []);
  const shown = [...new Set([...firsts, ...drafts])].slice(0, PREVIEWS[source.of]);
  return html`${
    left.length > 0 &&
    html`<section class="part" aria-labelledby="left-out"><h2 id="left-out">Left out: ${left.length}</h2>
<ul>${left.map(({ name, why }) => html`<li><bdi>${name}</bdi> <span class="quiet">${why}</span></li>\n`)}</ul></section>`
  }
${drafts.length > 1 && renderAddresses(drafts)}
<section class="part" aria-labelledby="messages"${isAsked === true && html` tabindex="-1" autofocus`}><h2 id="messages">Messages: ${drafts.length}</h2>
${drafts.length === 0 && html`<p>Nobody is left to write to.</p>`}
${shown.map((one) => renderMessage(one, obstacle === null))}
${drafts.length > shown.length && html`<p>And ${drafts.length - shown.length} more like these.</p>`}
</section>`;
}

/** All addresses in one block, to be copied into the BCC field of a mail program. */
function renderAddresses(drafts: readonly LetterDraft[]): SafeHtml {
  const stopped = drafts.filter(({ isStopped }) => isStopped).length;
  return html`<section class="create"><div class="field"><label for="bcc">Everybody's address, for one message of your own (BCC)</label>
${stopped > 0 && html`<p class="help">${stopped === 1 ? 'One of them has' : `${stopped} of them have`} stopped reminders, as the messages below show.</p>`}
<textarea id="bcc" rows="3" readonly>\n${drafts.map(({ message }) => message.recipient.email).join(', ')}</textarea></div></section>`;
}

/** A message: as the service sends it, or for one's own mail program where it sends none. */
function renderMessage({ message, ownText, language, isStopped }: LetterDraft, isSent: boolean): SafeHtml {
  const { recipient, subject, text, reply_to } = message;
  const body = ownText.slice(0, MAX_LINK_LENGTH).replaceAll('\n', '\r\n');
  return html`<article class="card message">
<p><b><bdi>${recipient.name}</bdi></b> <span class="quiet">${recipient.email}</span></p>
${isStopped && html`<p>They stopped reminders, so the service does not send this.</p>`}
${isSent && html`<p class="quiet">${reply_to === null ? 'Replies go to the address of the service, as the pair has no manager.' : html`Replies go to <bdi>${reply_to.name}</bdi>, ${reply_to.email}.`}</p>`}
<p lang="${language}"><b>${subject}</b></p>
<p class="letter" lang="${language}" dir="auto">${isSent ? text : ownText}</p>
<p><a href="${mailLink(recipient.email, { subject, body })}">Open in your mail program</a></p>
</article>
`;
}
