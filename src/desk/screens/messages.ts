/** `/desk/messages/`: one text, written once, to people or pairs who were ticked in a list. */

import { PAIR_SORTS, PEOPLE_SORTS } from '../../domain/desk/desk-reader.ts';
import type { AddressObstacle, Chosen, SelectionFacts } from '../../domain/feedback-selection.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { ROLES } from '../../domain/programme.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { safeRedirectPath } from '../../http/auth/session.ts';
import { composeSelection, languageIn, SELECTION_FIELDS, type Selection } from '../../mail/selection.ts';
import { type Template, templateFault } from '../../mail/template.ts';
import { renderField, renderHidden } from '../../pages/field.ts';
import { renderEmptyState, renderMissingSetup } from '../components/details.ts';
import { languageName } from '../components/languages.ts';
import { sortOf } from '../components/list-page.ts';
import { ALL, MAX_CHOSEN, MESSAGES_PATH, ROW } from '../components/ticking.ts';
import { type FieldDeclaration, fieldsOf } from '../form-fields.ts';
import { withDone } from '../links.ts';
import { signatureOf } from '../operation.ts';
import type { DeskParts, MissingSetup } from '../parts.ts';
import { type DeskPage, type DeskRequest, idFrom, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import { type FieldProblems, formOf, type SentForm } from '../sent-form.ts';
import { PAIRS_PATH, pairFilterOf, USUAL_PAIRS } from './pairs.ts';
import { PEOPLE_PATH, peopleFilterOf, USUAL_PEOPLE } from './people.ts';

/** Makes the screen. */
export function messagesScreen({ desk, mail, timeZone }: DeskParts): Screen {
  const { selection, terms, obstacle, domain } = mail;
  const chosenIn = async ({ onlyManager }: DeskRequest, form: SentForm): Promise<Chosen> => {
    const of = form.text('of') === 'pairs' ? 'pairs' : 'people';
    const to = ROLES.find((role) => role === form.text(TO));
    const roles = to === undefined ? ROLES : [to];
    if (!form.has(ALL)) return { of, roles, ids: form.all(ROW).flatMap((text) => idFrom(text) ?? []) };
    const query = new URLSearchParams(form.text(ALL));
    const seen = desk.seenBy(onlyManager);
    const page = { limit: MAX_CHOSEN, offset: 0 };
    if (of === 'pairs') {
      const sort = sortOf(query, PAIR_SORTS, USUAL_PAIRS);
      const { items } = await seen.pairs(pairFilterOf(query), sort, page);
      return { of, roles, ids: items.map(({ relation_id }) => relation_id) };
    }
    const sort = sortOf(query, PEOPLE_SORTS, USUAL_PEOPLE);
    const { items } = await seen.people(peopleFilterOf(query), sort, page);
    return { of, roles, ids: items.map(({ id }) => id) };
  };
  const look = async (request: DeskRequest, form: SentForm): Promise<WriteState> => {
    const chosen = await chosenIn(request, form);
    const facts = await selection.read(chosen, request.today, request.caller);
    const { texts, problems } = textsIn(form, facts);
    const isSound = Object.keys(problems).length === 0;
    return {
      form,
      chosen,
      facts,
      texts,
      problems,
      obstacle,
      composed: isSound ? composeSelection(facts, texts, request.today, terms) : null,
    };
  };
  return {
    path: MESSAGES_PATH,
    access: PROGRAMME_CHANGES,
    async show(request) {
      const form = formOf([...request.query]);
      return renderMessages({ ...(await look(request, form)), composed: null, problems: {} });
    },
    async submit(request, form) {
      const state = await look(request, form);
      const { chosen, texts, composed } = state;
      const isEmpty = composed === null || composed.drafts.length === 0;
      if (form.text('step') !== 'send' || isEmpty || obstacle !== null) {
        return { ...renderMessages(state), status: isEmpty ? 422 : 200 };
      }
      let entry: number | null = null;
      const noted = (number: number): void => {
        entry = number;
      };
      await selection.send(
        chosen,
        Temporal.Now.zonedDateTimeISO(timeZone),
        domain,
        (facts) => composeSelection(facts, texts, request.today, terms).drafts.map(({ message }) => message),
        request.caller,
        { ...signatureOf(request, null), noted },
      );
      const back = backOf(form, chosen);
      return { redirectTo: entry === null ? back : withDone(back, entry) };
    },
  };
}

const TO = 'to';
const subjectOf = (language: Language): string => `subject-${language}`;
const bodyOf = (language: Language): string => `body-${language}`;

const backOf = (form: SentForm, { of }: Chosen): string =>
  safeRedirectPath(form.text('back') || (of === 'pairs' ? PAIRS_PATH : PEOPLE_PATH));

/** The texts of a form by language, with what is wrong with them: one must be there. */
function textsIn(form: SentForm, { language: usual }: SelectionFacts) {
  const texts = new Map<Language, Template>();
  const problems: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const text = { subject: form.text(subjectOf(language)), body: form.text(bodyOf(language)) };
    if (text.subject === '' && text.body === '') continue;
    texts.set(language, text);
    const faultOf = (part: Partial<Template>) =>
      templateFault({ subject: 'sound', body: '', ...part }, SELECTION_FIELDS);
    const [subject, body] = [faultOf({ subject: text.subject }), faultOf({ body: text.body })];
    if (text.subject === '') problems[subjectOf(language)] = 'Write a subject.';
    else if (subject !== null) problems[subjectOf(language)] = `This cannot be used: ${subject}.`;
    if (text.body === '') problems[bodyOf(language)] = 'Write a text.';
    else if (body !== null) problems[bodyOf(language)] = `This cannot be used: ${body}.`;
  }
  if (texts.size === 0) problems[bodyOf(usual)] = 'Write a text, in at least one language.';
  return { texts, problems };
}

// The page.

interface WriteState {
  readonly form: SentForm;
  readonly chosen: Chosen;
  readonly facts: SelectionFacts;
  readonly texts: ReadonlyMap<Language, Template>;
  readonly problems: FieldProblems;
  /** The reason why the service sends no mail; null if it does. */
  readonly obstacle: MissingSetup | null;
  /** Null before there is a sound text. */
  readonly composed: Selection | null;
}

/** The number of messages that are shown; one of each language comes first. */
const PREVIEWS = 3;

function renderMessages(state: WriteState): DeskPage {
  const { form, chosen, facts, texts, problems, obstacle, composed } = state;
  const { addressees, language: usual } = facts;
  const back = backOf(form, chosen);
  const title = 'Send a message';
  const above = [
    chosen.of === 'pairs' ? { label: 'Pairs', href: PAIRS_PATH } : { label: 'People', href: PEOPLE_PATH },
  ];
  if (addressees.length === 0) {
    return {
      title,
      above,
      status: 422,
      content: renderEmptyState('No row is ticked. Go back and tick at least one.', [
        { label: 'Back to the list', href: back },
      ]),
    };
  }
  const own = new Map(LANGUAGES.map((language) => [language, language]));
  const needed = Map.groupBy(addressees, (one) => languageIn(own, one, usual));
  const languages = [
    usual,
    ...LANGUAGES.filter((one) => one !== usual && (needed.has(one) || texts.has(one))),
  ];
  const fields = Object.entries(SELECTION_FIELDS.fields).map(([name, what]) => `{${name}}, ${what}`);
  const sendable = composed?.drafts.length ?? 0;
  const inForm = (declarations: readonly FieldDeclaration[]) =>
    fieldsOf(declarations, form, problems).map((field) =>
      renderField({ ...field, isFocused: field.name === Object.keys(problems)[0] }, ''),
    );
  return {
    title,
    above,
    description: `To ${addressees.length === 1 ? 'one person' : `${addressees.length} people`}, each in a message of their own.`,
    content: html`<section class="create" aria-labelledby="text">
<form action="${MESSAGES_PATH}" method="post">
${chosen.ids.map((id) => renderHidden({ name: ROW, value: String(id) }))}
${renderHidden({ name: 'of', value: chosen.of })}
${renderHidden({ name: 'back', value: back })}
<h2 id="text">Text</h2>
<p>These are filled in for each person: ${fields.join('; ')}. Somebody who lacks what the text uses is left out.</p>
<div class="fields">${chosen.of === 'pairs' && inForm([{ name: TO, label: 'To', input: 'choice', choices: RECIPIENTS }])}
${languages.map((language) => inForm(fieldsIn(language, language === usual, languages.length > 1)))}</div>
<div class="buttons">
<button type="submit" name="step" value="preview">Show the messages</button>
${
  obstacle === null
    ? sendable > 0 &&
      html`<button type="submit" class="primary" name="step" value="send">${sendable === 1 ? 'Send the message' : `Send ${sendable} messages`}</button>`
    : html`<span class="quiet">${renderMissingSetup(obstacle)}</span>`
}
<a href="${back}">Cancel</a>
</div>
</form></section>
${composed !== null && renderComposed(composed)}`,
  };
}

const fieldsIn = (
  language: Language,
  isUsual: boolean,
  isOneOfSeveral: boolean,
): readonly FieldDeclaration[] => {
  const of = isOneOfSeveral ? ` in ${languageName(language)}` : '';
  const help = isUsual
    ? 'Also for everybody whose own language has no text. If it is empty, they are left out.'
    : 'If it is empty, they get the first text.';
  return [
    {
      name: subjectOf(language),
      label: `Subject${of}`,
      input: 'text',
      required: !isOneOfSeveral,
      ...(isOneOfSeveral && { help }),
    },
    { name: bodyOf(language), label: `Text${of}`, input: 'multiline', required: !isOneOfSeveral },
  ];
};

const RECIPIENTS = [
  { value: '', label: 'Both of each pair' },
  { value: 'mentee', label: 'The mentees' },
  { value: 'mentor', label: 'The mentors' },
];

function renderComposed({ drafts, left }: Selection): SafeHtml {
  const firsts = [...Map.groupBy(drafts, ({ language }) => language).values()].flatMap(([one]) => one ?? []);
  const shown = [...new Set([...firsts, ...drafts])].slice(0, PREVIEWS);
  return html`${
    left.length > 0 &&
    html`<section class="part" aria-labelledby="left-out"><h2 id="left-out">Left out: ${left.length}</h2>
<ul>${left.map(
      ({ addressee: { person }, why }) =>
        html`<li><bdi>${person.full_name}</bdi> <span class="quiet">${typeof why === 'string' ? OBSTACLES[why] : `nothing to fill in for {${why.field}}`}</span></li>
`,
    )}</ul></section>`
  }
<section class="part" aria-labelledby="messages"><h2 id="messages" tabindex="-1" autofocus>Messages: ${drafts.length}</h2>
${drafts.length === 0 && html`<p>Nobody is left to write to.</p>`}
${shown.map(
  ({ message, language }) =>
    html`<article class="card message">
<p><b><bdi>${message.recipient.name}</bdi></b> <span class="quiet">${message.recipient.email}</span></p>
<p class="quiet">${message.reply_to === null ? 'Replies go to the address of the service.' : html`Replies go to <bdi>${message.reply_to.name}</bdi>, ${message.reply_to.email}.`}</p>
<p lang="${language}"><b>${message.subject}</b></p>
<p class="letter" lang="${language}" dir="auto">${message.text}</p>
</article>
`,
)}
${drafts.length > shown.length && html`<p>And ${drafts.length - shown.length} more like these.</p>`}
</section>`;
}

const OBSTACLES: Readonly<Record<AddressObstacle | 'no-text', string>> = {
  'no-text': 'there is no text in their language',
  'no-address': 'has no valid e-mail address',
  erased: 'was erased',
  stopped: 'stopped messages',
  undelivered: 'the last message to this address could not be delivered',
};
