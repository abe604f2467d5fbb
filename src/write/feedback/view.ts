/** The views of the pages on which mentees and mentors give feedback. */

import { FEEDBACK_PATH } from '../../domain/forms/invitation.ts';
import {
  type AnswerFault,
  type AnswerValue,
  choicesOf,
  isRanged,
  type Question,
  RANGES,
  textIn,
  valuesOf,
} from '../../domain/forms/question.ts';
import type { Language } from '../../domain/languages.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { type HiddenField, renderErrors, renderHidden } from '../../pages/field.ts';
import { filled, grouped, LANGUAGE, type SentForm, type WritePage } from '../frame.ts';
import { WRITE_TEXTS } from '../texts.ts';
import { FEEDBACK_TEXTS, type FeedbackTexts } from './texts.ts';

/** The buttons of the forms. */
export const DO = { send: 'send', show: 'show', call: 'call' } as const;
/** The id of the form. */
const FORM = 'feedback';
/** The field with the version of the form, and what the names of the fields with answers begin with. */
export const VERSION = 'version';
const ANSWER = 'answer.';
/** The query parameter that shows given answers as a form. */
export const CHANGE = 'change';
/** How long a question takes, in minutes. */
const MINUTES_EACH = 0.4;

/** How a page is shown: in a language, with what texts lack in the programme's. */
export interface Shown {
  readonly language: Language;
  readonly fallback: Language;
  /** The path of the page. */
  readonly path: string;
  /** The title of the round in the language, and the first names of the two. */
  readonly round: string;
  readonly name: string;
  readonly partner: string;
}

const frame = (
  { language }: Pick<Shown, 'language'>,
  page: Pick<WritePage, 'status' | 'title' | 'content' | 'otherLanguages'>,
): WritePage => ({ ...page, language, isPrivate: true, home: FEEDBACK_PATH });

const opening = (title: string, ...texts: readonly (string | SafeHtml | false)[]): SafeHtml =>
  html`<div class="opening">
<h1>${title}</h1>
${texts.map((text) => text !== false && html`<p class="description">${text}</p>\n`)}
</div>`;

const subject = ({ round, partner }: Shown): SafeHtml => html`<strong>${round} – ${partner}</strong>`;

// The form

/** The name of the field of a question, or of one of its choices where several may be chosen. */
const fieldOf = ({ name }: Question, choice?: string): string =>
  choice === undefined ? `${ANSWER}${name}` : `${ANSWER}${name}.${choice}`;

/** What was typed and ticked for a question. */
export const sentFor = (question: Question, form: SentForm): readonly string[] =>
  question.kind === 'choices'
    ? choicesOf(question).filter((choice) => form.has(fieldOf(question, choice)))
    : [form.get(fieldOf(question)) ?? ''];

/** Whether a field has an answer to none of some questions. */
export const isUnasked = (field: string, questions: readonly Question[]): boolean =>
  field.startsWith(ANSWER) && !questions.some((one) => one.name === field.slice(ANSWER.length).split('.')[0]);

/** The fields of a form that was filled in before. */
export const formWith = (
  questions: readonly Question[],
  answers: ReadonlyMap<string, AnswerValue>,
): SentForm =>
  new Map(
    questions.flatMap((question) => {
      const answer = answers.get(question.name);
      if (answer === undefined) return [];
      return question.kind === 'choices'
        ? valuesOf(answer).map((choice) => [fieldOf(question, choice), choice] as const)
        : [[fieldOf(question), valuesOf(answer)[0] ?? ''] as const];
    }),
  );

export interface FormState {
  readonly status: number;
  /** What tells which questions were answered. */
  readonly hidden: readonly HiddenField[];
  readonly questions: readonly Question[];
  readonly form: SentForm;
  readonly faults: ReadonlyMap<string, AnswerFault>;
  /** Whether nothing was answered at all. */
  readonly isEmpty: boolean;
  readonly below: SafeHtml | null;
  /** Whether they were answered before. */
  readonly isCorrection: boolean;
}

/** Renders the questions. */
export function renderForm(shown: Shown, state: FormState): WritePage {
  const { language, path, name, partner } = shown;
  const { status, hidden, questions, form, faults, isEmpty, isCorrection, below } = state;
  const texts = FEEDBACK_TEXTS[language];
  const asked = questions.filter(({ kind }) => kind !== 'paragraph');
  const minutes = Math.max(1, Math.round(asked.length * MINUTES_EACH));
  const readers = asked.some((question) => question.readers === 'partner')
    ? texts.partnerSome
    : texts.partnerNot;
  return frame(shown, {
    status,
    title: texts.title,
    otherLanguages: { form: FORM, field: 'do', value: DO.show, action: path, onEnter: DO.send },
    content: html`${opening(filled(texts.hello, { name }), subject(shown))}
<p>${texts.why} ${texts.readers} ${filled(readers, { partner })}</p>
<p class="help">${filled(texts.time, { minutes: minutesIn(minutes, language) })}</p>
${(faults.size > 0 || isEmpty || below !== null) && renderFaults(shown, questions, faults, isEmpty)}
<form id="${FORM}" action="${path}?${LANGUAGE}=${language}" method="post" novalidate>
${hidden.map(renderHidden)}
${questions.map((question) => renderQuestion(question, shown, sentFor(question, form), faults.get(question.name)))}
<div class="buttons"><button type="submit" name="do" value="${DO.send}" class="primary">${isCorrection ? texts.correct : texts.send}</button></div>
</form>
${below}`,
  });
}

const minutesIn = (minutes: number, language: Language): string =>
  minutes.toLocaleString(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });

function renderFaults(
  { language, fallback }: Shown,
  questions: readonly Question[],
  faults: ReadonlyMap<string, AnswerFault>,
  isEmpty: boolean,
): SafeHtml {
  const texts = FEEDBACK_TEXTS[language];
  const lines = questions
    .filter(({ name }) => faults.has(name))
    .map(({ name, text }) => html`<li><a href="#${name}">${textIn(text, language, fallback)}</a></li>`);
  return html`<section class="notice wrong" id="notice" role="alert">
<h2>${texts.check}</h2>
${isEmpty && html`<p>${texts.empty}</p>`}${lines.length > 0 && html`<ul>${lines}</ul>`}
</section>`;
}

function faultText(fault: AnswerFault, texts: FeedbackTexts, language: Language): string {
  switch (fault.code) {
    case 'required':
    case 'no-choice':
      return texts.required;
    case 'no-number':
      return texts.noNumber;
    case 'out-of-range': {
      const { minimum, maximum } = fault;
      return filled(texts.range, {
        minimum: grouped(minimum, language),
        maximum: grouped(maximum, language),
      });
    }
    case 'too-long': {
      const { count, most } = fault;
      return filled(texts.tooLong, { count: grouped(count, language), most: grouped(most, language) });
    }
  }
}

function renderQuestion(
  question: Question,
  { language, fallback, partner }: Shown,
  sent: readonly string[],
  fault: AnswerFault | undefined,
): SafeHtml {
  const { name, kind, text, isRequired, readers } = question;
  const texts = FEEDBACK_TEXTS[language];
  const asks = textIn(text, language, fallback);
  if (kind === 'paragraph') return html`<p class="typed asked">${asks}</p>\n`;
  const errors = fault === undefined ? [] : [faultText(fault, texts, language)];
  const helps = [
    ...(readers === 'partner' ? [filled(texts.partnerReads, { partner })] : []),
    ...endsIn(question, language, fallback),
  ];
  const described = [
    ...(errors.length > 0 ? [`${name}-error`] : []),
    ...(helps.length > 0 ? [`${name}-help`] : []),
  ];
  const label = html`${asks}${!isRequired && html` <span class="mark">${texts.optional}</span>`}`;
  const attributes = html`${described.length > 0 && html` aria-describedby="${described.join(' ')}"`}${
    errors.length > 0 && html` aria-invalid="true"`
  }`;
  const help = helps.length > 0 && html`<p class="help" id="${name}-help">${helps.join(' ')}</p>\n`;
  const error = renderErrors(errors, `${name}-error`);
  const field = `field${errors.length > 0 ? ' refused' : ''}`;
  const options = optionsOf(question, texts, language, fallback);
  if (options.length === 0) {
    const required = isRequired && html` aria-required="true"`;
    const own = html`id="${name}" name="${fieldOf(question)}"${required}${attributes}`;
    return html`<div class="${field}">
<label for="${name}">${label}</label>
${help}${renderInput(question, own, sent[0] ?? '')}
${error}
</div>
`;
  }
  const type = kind === 'choices' ? 'checkbox' : 'radio';
  const role = html`role="${kind === 'choices' ? 'group' : 'radiogroup'}"${
    isRequired && kind !== 'choices' && html` aria-required="true"`
  }`;
  return html`<fieldset class="${field}" id="${name}" tabindex="-1" ${role}${attributes}>
<legend>${label}</legend>
${help}<div class="${isRanged(kind) ? 'scale' : 'options'}">
${options.map(
  ({ value, label: says }) =>
    html`<label class="tick"><input type="${type}" name="${fieldOf(question, kind === 'choices' ? value : undefined)}" value="${value}"${sent.includes(value) && html` checked`}> ${says}</label>\n`,
)}</div>
${error}
</fieldset>
`;
}

function renderInput({ kind }: Question, attributes: SafeHtml, value: string): SafeHtml {
  if (kind === 'long_text') return html`<textarea ${attributes} rows="5" dir="auto">\n${value}</textarea>`;
  const type = kind === 'number' ? html` inputmode="decimal"` : html` dir="auto"`;
  return html`<input type="text"${type} ${attributes} value="${value}" autocomplete="off">`;
}

/** What the numbers of a scale mean, as `1 = badly, 5 = well`. */
function endsIn({ kind, ends }: Question, language: Language, fallback: Language): readonly string[] {
  if (!isRanged(kind) || ends === undefined) return [];
  const { minimum, maximum } = RANGES[kind];
  const [low, high] = [textIn(ends.low, language, fallback), textIn(ends.high, language, fallback)];
  return [`${minimum} = ${low}, ${maximum} = ${high}`];
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What can be ticked; nothing where something is typed. */
function optionsOf(
  question: Question,
  texts: FeedbackTexts,
  language: Language,
  fallback: Language,
): readonly Choice[] {
  const { kind, options = [] } = question;
  if (isRanged(kind)) {
    const { minimum, maximum } = RANGES[kind];
    return Array.from({ length: maximum - minimum + 1 }, (_, index) => {
      const value = String(minimum + index);
      return { value, label: value };
    });
  }
  if (kind === 'yes_no') {
    return [
      { value: 'yes', label: texts.yes },
      { value: 'no', label: texts.no },
    ];
  }
  return options.map(({ name, text }) => ({ value: name, label: textIn(text, language, fallback) }));
}

// What was given, and why a link does not work

/** What somebody has answered, in words. */
function answerText(question: Question, answer: AnswerValue, { language, fallback }: Shown): string {
  const options = optionsOf(question, FEEDBACK_TEXTS[language], language, fallback);
  const said = valuesOf(answer).map((value) => options.find((one) => one.value === value)?.label ?? value);
  return said.join(', ');
}

/** Questions and what was answered. */
export const renderAnswers = (
  shown: Shown,
  questions: readonly Question[],
  answers: ReadonlyMap<string, AnswerValue>,
): SafeHtml =>
  html`<dl class="answers">${questions.flatMap((question) => {
    const answer = answers.get(question.name);
    if (answer === undefined) return [];
    return [
      html`<dt>${textIn(question.text, shown.language, shown.fallback)}</dt>
<dd class="typed" dir="auto">${answerText(question, answer, shown)}</dd>
`,
    ];
  })}</dl>`;

export interface ThanksState {
  readonly answers: SafeHtml;
  /** The last day on which they can be corrected; null if they cannot. */
  readonly until: string | null;
  /** Whom to turn to, where something was about harm; the button asks for a call. */
  readonly help: SafeHtml | null;
  readonly wantsCall: boolean;
}

/** Renders the thanks for answers, with what was answered. */
export function renderThanks(shown: Shown, { answers, until, help, wantsCall }: ThanksState): WritePage {
  const { language, path, name } = shown;
  const texts = FEEDBACK_TEXTS[language];
  const here = `${path}?${LANGUAGE}=${language}`;
  return frame(shown, {
    status: 200,
    title: texts.received,
    otherLanguages: { at: path },
    content: html`${opening(filled(texts.thanks, { name }), texts.received, subject(shown))}
${help !== null && html`${help}\n${!wantsCall && renderCall(here, texts)}`}
${wantsCall && html`<p class="notice">${texts.called}</p>`}
<section class="text">
<h2>${texts.answers}</h2>
${answers}
<p class="help">${until === null ? texts.final : filled(texts.until, { date: until })}</p>
</section>
${until !== null && html`<div class="buttons"><a class="button" href="${here}&amp;${CHANGE}=1">${texts.correct}</a></div>`}`,
  });
}

const renderCall = (action: string, texts: FeedbackTexts): SafeHtml => html`<section class="notice">
<h2>${texts.callTitle}</h2>
<p>${texts.callText}</p>
<form action="${action}" method="post"><div class="buttons"><button type="submit" name="do" value="${DO.call}">${texts.call}</button></div></form>
</section>`;

/** A page with a message, and what somebody typed or answered, so that nothing is lost. */
export function renderClosed(
  shown: Pick<Shown, 'language'> & { readonly path: string | null },
  status: number,
  said: { readonly title: string; readonly texts: readonly string[]; readonly about?: SafeHtml },
  below: SafeHtml | null = null,
): WritePage {
  return frame(shown, {
    status,
    title: said.title,
    otherLanguages: shown.path === null ? null : { at: shown.path },
    content: html`${opening(said.title, said.about ?? false, ...said.texts)}
${below}`,
  });
}

/** Whatever was typed in a form whose questions are not known. */
export function renderTyped(form: SentForm, language: Language): SafeHtml | null {
  const typed = [...form].filter(([name, value]) => name.startsWith(ANSWER) && value.trim() !== '');
  if (typed.length === 0) return null;
  const texts = FEEDBACK_TEXTS[language];
  return html`<section class="text">
<h2>${texts.typed}</h2>
<p class="help">${texts.copy}</p>
${typed.map(([, value]) => html`<p class="typed" dir="auto">${value}</p>\n`)}
</section>`;
}

/** A button that sends a form again as it was. */
export const renderAgain = (form: SentForm, path: string, language: Language): SafeHtml =>
  html`<form action="${path}?${LANGUAGE}=${language}" method="post">
${[...form].map(([name, value]) => renderHidden({ name, value }))}
<div class="buttons"><button type="submit" class="primary">${WRITE_TEXTS[language].failed.again}</button></div>
</form>`;

// The page for those who have lost their link

export interface LostState {
  readonly status: number;
  readonly email: string;
  readonly error: string | null;
}

export function renderLost(language: Language, { status, email, error }: LostState): WritePage {
  const texts = FEEDBACK_TEXTS[language];
  return {
    status,
    title: texts.lost,
    language,
    home: FEEDBACK_PATH,
    otherLanguages: { form: FORM, field: 'do', value: DO.show, action: FEEDBACK_PATH, onEnter: DO.send },
    content: html`${opening(texts.lost, texts.lostText)}
<form id="${FORM}" action="${FEEDBACK_PATH}?${LANGUAGE}=${language}" method="post" novalidate>
<div class="field${error !== null && ' refused'}">
<label for="email">${texts.email}</label>
<input type="email" id="email" name="email" value="${email}" autocomplete="email" aria-required="true"${error !== null && html` aria-invalid="true" aria-describedby="email-error"`}>
${renderErrors(error === null ? [] : [error], 'email-error')}
</div>
<div class="buttons"><button type="submit" name="do" value="${DO.send}" class="primary">${texts.lostSend}</button></div>
</form>`,
  };
}
