/** `/desk/settings/templates/`: what reminders and digests say, by kind, round and language. */

import { isLanguage, LANGUAGES, type Language } from '../../domain/languages.ts';
import { TEMPLATE_KINDS, type TemplateKind } from '../../domain/outbox.ts';
import type { FeedbackRound } from '../../domain/programme.ts';
import type { SavedTemplate } from '../../domain/reminder-store.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { owedLine, templateFor, withoutLinks } from '../../mail/compose.ts';
import { type FieldValue, fillTemplate, type Template, templateFault } from '../../mail/template.ts';
import { MAIL_TEXTS, TEMPLATE_FIELDS } from '../../mail/texts.ts';
import type { FormPage } from '../components/form-page.ts';
import { languageName } from '../components/languages.ts';
import { settingsScreen } from '../components/settings-screen.ts';
import { renderTable } from '../components/table.ts';
import { type FormState, PREVIEW, STEP } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import {
  type DeskPage,
  type DeskRequest,
  idFrom,
  mayChangeSettings,
  PROGRAMME_CHANGES,
  type Screen,
} from '../screen.ts';
import type { SentForm } from '../sent-form.ts';

const TEMPLATES_PATH = '/desk/settings/templates/';

/** Returns the list, and the screen of one template. */
export function templateScreens({ desk, mail }: DeskParts): readonly Screen[] {
  const { reminders } = mail;
  const subjectOf = async ({ values, query }: DeskRequest): Promise<TemplateSubject | null> => {
    const kind = TEMPLATE_KINDS.find((one) => one === values['kind']);
    const language = values['language'] ?? '';
    const { rounds } = await desk.seenBy(null).choices();
    const round = rounds.find(({ id }) => id === idFrom(query.get('round'))) ?? null;
    if (kind === undefined || !isLanguage(language)) return null;
    const saved = await reminders.templates();
    const round_id = kind === 'digest' ? 0 : (round?.id ?? 0);
    return {
      kind,
      language,
      round: round_id === 0 ? null : round,
      text: templateFor(saved, kind, language, round_id),
      isOwn: saved.some((one) => one.kind === kind && one.language === language && one.round_id === round_id),
      isSent: mail.obstacle === null,
    };
  };
  const screen = settingsScreen<TemplateSubject>({
    path: `${TEMPLATES_PATH}{kind}/{language}/`,
    subjectOf,
    page: (subject, _request, state) => templatePage(subject, state),
    async save({ kind, language, round }, fields, _request, note) {
      const of = { kind, language, round_id: round?.id ?? 0 };
      const step = fields.text(STEP);
      if (step === RESET) {
        await reminders.resetTemplate(of, note);
        return { back: TEMPLATES_PATH };
      }
      const subject = fields.required('subject', 'Write a subject.');
      const body = fields.required('body', 'Write a text.');
      if (!fields.isFine()) return { problems: fields.problems };
      const refusal = refusalOf({ subject, body }, kind);
      if (refusal !== null) return { refusal };
      if (step === PREVIEW) return { problems: {} };
      await reminders.saveTemplate({ ...of, subject, body }, note);
      return { back: TEMPLATES_PATH };
    },
  });
  return [
    {
      path: TEMPLATES_PATH,
      access: PROGRAMME_CHANGES,
      async show(request) {
        if (!mayChangeSettings(request)) return null;
        const [saved, { rounds }] = await Promise.all([reminders.templates(), desk.seenBy(null).choices()]);
        return renderTemplates(saved, rounds);
      },
    },
    screen,
  ];
}

/** The reason why a text cannot be used; null if it can. */
function refusalOf(text: Template, kind: TemplateKind): string | null {
  const fault = templateFault(text, TEMPLATE_FIELDS[kind]);
  return fault && `This text cannot be used: ${fault}.`;
}

// The list of templates, and the page of one.

const TITLES: Readonly<Record<TemplateKind, string>> = { reminder: 'Reminder', digest: 'Digest to managers' };

/** A line of the list. */
interface TemplateLine {
  readonly language: Language;
  readonly kind: TemplateKind;
}

/** Renders the list, a line for each language and kind, with the rounds that have a text of their own. */
export function renderTemplates(saved: readonly SavedTemplate[], rounds: readonly FeedbackRound[]): DeskPage {
  const lines = TEMPLATE_KINDS.flatMap((kind) =>
    LANGUAGES.map((language): TemplateLine => ({ kind, language })),
  );
  const isSaved = ({ kind, language }: TemplateLine, round: number) =>
    saved.some((one) => one.kind === kind && one.language === language && one.round_id === round);
  return {
    title: 'Templates',
    description: 'Every language has a standard text. Change it here, for all rounds or for one.',
    above: [{ label: 'Settings', href: '/desk/settings/' }],
    content: renderTable<TemplateLine>({
      caption: 'Templates',
      rows: lines,
      columns: [
        {
          label: 'Language',
          cell: ({ kind, language }) =>
            html`<a href="/desk/settings/templates/${kind}/${language}/">${languageName(language)}</a>`,
        },
        { label: 'Message', cell: ({ kind }) => TITLES[kind] },
        { label: 'Text', cell: (line) => (isSaved(line, 0) ? 'changed' : 'standard') },
        {
          label: 'For one round',
          cell: (line) =>
            line.kind === 'digest'
              ? null
              : html`${rounds.map(
                  ({ id, title }, index) =>
                    html`${index > 0 && ' · '}<a href="/desk/settings/templates/${line.kind}/${line.language}/?round=${id}">${title}</a>${isSaved(line, id) && ' (own text)'}`,
                )}`,
        },
      ],
    }),
  };
}

/** A template that is changed. */
export interface TemplateSubject {
  readonly kind: TemplateKind;
  readonly language: Language;
  /** Null: for all rounds. */
  readonly round: FeedbackRound | null;
  /** The text that counts now. */
  readonly text: Template;
  /** Whether it is a text of its own, which can be taken back. */
  readonly isOwn: boolean;
  /** Whether the service sends it; else it is for one's own mail program, without the link that stops reminders. */
  readonly isSent: boolean;
}

/** The values of the fields in the example. */
function exampleValues(kind: TemplateKind, language: Language): Readonly<Record<string, FieldValue>> {
  const partner = 'Bea Example';
  const lines = [
    { title: 'Chemistry', date: Temporal.PlainDate.from('2026-05-18') },
    { title: 'Final', date: Temporal.PlainDate.from('2026-06-30') },
  ].map(({ title, date }) => owedLine({ round: { title, titles: null }, partner, date }, language));
  return {
    name: kind === 'digest' ? 'Maria Muster' : 'Ada Example',
    owed: { lines: kind === 'digest' ? lines.map((line) => `Ada Example: ${line}`) : lines },
    manager: 'Maria Muster',
    count: '2',
    undelivered: { lines: [MAIL_TEXTS[language].none] },
    stop_link: { link: 'https://mentoring.example.org/reminders/stop/' },
  };
}

/** The button that brings the standard text back. */
export const RESET = 'reset';

/** Returns the page of a template, with what it becomes for invented people. */
export function templatePage(subject: TemplateSubject, state: FormState): FormPage {
  const { kind, language, round, text, isOwn, isSent } = subject;
  const action = `/desk/settings/templates/${kind}/${language}/${round === null ? '' : `?round=${round.id}`}`;
  const isRefused = state.refusal !== null || Object.keys(state.problems).length > 0;
  const required = TEMPLATE_FIELDS[kind].required.map((name) => `{${name}}`).join(' and ');
  return {
    title: `${TITLES[kind]} in ${languageName(language)}${round === null ? '' : `, ${round.title}`}`,
    above: [
      { label: 'Settings', href: '/desk/settings/' },
      { label: 'Templates', href: '/desk/settings/templates/' },
    ],
    action,
    fields: [
      { name: 'subject', label: 'Subject', input: 'text', value: text.subject, required: true },
      {
        name: 'body',
        label: 'Text',
        input: 'multiline',
        value: text.body,
        required: true,
        help: `The text must have ${required}, which ${TEMPLATE_FIELDS[kind].required.length === 1 ? 'is' : 'are'} filled in for each person.${isSent || kind === 'digest' ? '' : ' The service sends no messages yet. Until it does, the text is for your own mail program, and its paragraph with {stop_link} is left out.'}`,
      },
    ],
    submitLabel: 'Save the text',
    previewLabel: 'Show the message',
    // What is refused cannot be shown, and another text beside it would be taken for it.
    ...(!isRefused && { shown: renderExample(subject, state.sent) }),
    rest: html`<section class="create"><h2>Fields</h2>
<dl class="details">${Object.entries(TEMPLATE_FIELDS[kind].fields).map(
      ([name, meaning]) => html`<div><dt>{${name}}</dt><dd>${meaning}</dd></div>\n`,
    )}</dl>
${
  isOwn &&
  html`<form class="buttons" action="${action}" method="post"><button type="submit" name="${STEP}" value="${RESET}">Bring the standard text back</button></form>`
}</section>`,
  };
}

/** The message, above the buttons of the form: what was typed takes the focus. */
function renderExample({ kind, language, text, isSent }: TemplateSubject, sent: SentForm | null): SafeHtml {
  const typed = sent && { subject: sent.text('subject'), body: sent.text('body') };
  const template = isSent ? (typed ?? text) : withoutLinks(typed ?? text);
  const shown = fillTemplate(template, exampleValues(kind, language), language);
  return html`<section class="example" aria-labelledby="example"${typed !== null && html` tabindex="-1" autofocus`}><h2 id="example">Example with fictional people</h2>
${typed !== null && html`<p class="quiet">Nothing is saved or sent yet.</p>`}
<article class="card message" lang="${language}"><p><b>${shown.subject}</b></p><p class="letter" dir="auto">${shown.text}</p></article></section>`;
}
