/** The list of templates, and the page of one. */

import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { TEMPLATE_KINDS, type TemplateKind } from '../../domain/outbox.ts';
import type { FeedbackRound } from '../../domain/programme.ts';
import type { SavedTemplate } from '../../domain/reminder-store.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { owedLine } from '../../mail/compose.ts';
import { withoutStopLink } from '../../mail/compose-letters.ts';
import { type FieldValue, fillTemplate, type Template } from '../../mail/template.ts';
import { MAIL_TEXTS, TEMPLATE_FIELDS } from '../../mail/texts.ts';
import type { FormPage } from '../components/form-page.ts';
import { languageName } from '../components/languages.ts';
import { renderTable } from '../components/table.ts';
import { type FormState, STEP } from '../operation.ts';
import type { DeskPage } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';

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
    owedLine({ round: 'Chemistry', partner, date: Temporal.PlainDate.from('2026-05-18') }, language),
    owedLine({ round: 'Final', partner, date: Temporal.PlainDate.from('2026-06-30') }, language),
  ];
  return {
    name: kind === 'digest' ? 'Maria Muster' : 'Ada Example',
    owed: { lines: kind === 'digest' ? lines.map((line) => `Ada Example: ${line}`) : lines },
    manager: 'Maria Muster',
    count: '2',
    undelivered: { lines: [MAIL_TEXTS[language].none] },
    stop_link: { link: 'https://mentoring.example.org/reminders/stop/' },
  };
}

/** A message as somebody would get it. */
export interface RealExample {
  readonly full_name: string;
  readonly subject: string;
  readonly text: string;
}

/** The button that brings the standard text back. */
export const RESET = 'reset';

/**
 * Returns the page of a template, with what it becomes.
 *
 * @param example what somebody would get with what was typed; null: invented people stand for them
 */
export function templatePage(
  subject: TemplateSubject,
  state: FormState,
  example: RealExample | null,
): FormPage {
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
    ...(!isRefused && { shown: renderExample(subject, state.sent, example) }),
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
function renderExample(
  { kind, language, text, isSent }: TemplateSubject,
  sent: SentForm | null,
  example: RealExample | null,
): SafeHtml {
  const typed = sent && { subject: sent.text('subject'), body: sent.text('body') };
  const template = isSent ? (typed ?? text) : withoutStopLink(typed ?? text);
  const shown = example ?? fillTemplate(template, exampleValues(kind, language), language);
  return html`<section class="example" aria-labelledby="example"${typed !== null && html` tabindex="-1" autofocus`}><h2 id="example">${example === null ? 'Example with invented people' : `As ${example.full_name} would get it today`}</h2>
${typed !== null && html`<p class="quiet">Nothing is saved or sent yet.${example === null && kind === 'reminder' && ` Nobody who gets messages in ${languageName(language)} owes such feedback today, so the people are invented.`}</p>`}
<article class="card message" lang="${language}"><p><b>${shown.subject}</b></p><p class="letter" dir="auto">${shown.text}</p></article></section>`;
}
