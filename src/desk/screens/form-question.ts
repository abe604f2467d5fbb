/** `/desk/rounds/{id}/form/questions/{name}/` and `…/form/new/`: one question of a form, with its texts in every language. */

import {
  isRanged,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  parseQuestions,
  QUESTION_KINDS,
  type Question,
  type QuestionFault,
  type QuestionKind,
  RANGES,
  type Texts,
} from '../../domain/forms/question.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { type FormField, renderField } from '../../pages/field.ts';
import type { FormPage } from '../components/form-page.ts';
import { languageName } from '../components/languages.ts';
import { type AskedFor, operationScreen } from '../components/operation-screen.ts';
import { type FieldDeclaration, fieldsOf } from '../form-fields.ts';
import type { FormState } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskRequest, Screen } from '../screen.ts';
import type { FormReader, SentForm } from '../sent-form.ts';
import { type FormSubject, formBreadcrumbs, formHref, formSubjectOf, kindText } from './form.ts';

/** A question that is changed, or a new one of a kind. */
interface QuestionSubject extends FormSubject {
  readonly kind: QuestionKind;
  /** Null: a new one. */
  readonly question: Question | null;
}

/** Returns the screens of a question that is there, and of a new one. */
export function questionScreens(parts: DeskParts): readonly Screen[] {
  const screen = (
    path: string,
    questionOf: (
      subject: FormSubject,
      request: DeskRequest,
      form: SentForm | null,
    ) => Pick<QuestionSubject, 'kind' | 'question'> | null,
  ): Screen =>
    operationScreen<QuestionSubject>({
      path: `/desk/rounds/{id}/form/${path}`,
      async subjectOf(request, form) {
        const subject = await formSubjectOf(parts, request);
        const found = subject && questionOf(subject, request, form);
        return subject && found && { ...subject, ...found };
      },
      page: renderQuestion,
      read: readQuestion,
    });
  return [
    screen('new/', (_subject, { query }, form) => {
      const kind = QUESTION_KINDS.find((one) => one === (form?.text('kind') ?? query.get('kind')));
      return kind === undefined ? null : { kind, question: null };
    }),
    screen('questions/{name}/', ({ form }, { values }) => {
      const question = form?.questions.find(({ name }) => name === values['name']);
      return question === undefined ? null : { kind: question.kind, question };
    }),
  ];
}

// The fields. Those with a text have the language at the end of their names.

const isAsked = (kind: QuestionKind): boolean => kind !== 'paragraph';
const isChosen = (kind: QuestionKind): boolean => kind === 'choice' || kind === 'choices';

/** What choices look like while they are typed: `weekly: At least once a week`, one a line. */
const linesOf = ({ options = [] }: Question, language: Language): string =>
  options
    .flatMap(({ name, text }) => (text[language] === undefined ? [] : [`${name}: ${text[language]}`]))
    .join('\n');

/** The fields with the texts of a language. */
function textFields(
  { kind, question, language: usual }: QuestionSubject,
  language: Language,
): readonly FieldDeclaration[] {
  const required = language === usual;
  const label = (text: string) => `${text} in ${languageName(language)}`;
  const end = (which: 'low' | 'high', number: number): FieldDeclaration => ({
    name: `${which}_${language}`,
    label: label(`What ${number} means`),
    input: 'text',
    value: question?.ends?.[which][language] ?? '',
  });
  return [
    {
      name: `text_${language}`,
      label: label(kind === 'paragraph' ? 'Paragraph' : 'Question'),
      input: 'multiline',
      value: question?.text[language] ?? '',
      required,
    },
    ...(isChosen(kind)
      ? [
          {
            name: `options_${language}`,
            label: label('Choices'),
            input: 'multiline' as const,
            value: question === null ? '' : linesOf(question, language),
            required,
            help: required
              ? `One a line, at most ${MAX_OPTIONS}. A short name before a colon is for tables and files: “weekly: At least once a week”. Without one, it is made.`
              : 'One a line, each with its short name and a colon before it.',
          },
        ]
      : []),
    ...(isRanged(kind) ? [end('low', RANGES[kind].minimum), end('high', RANGES[kind].maximum)] : []),
  ];
}

/** The fields that have no language. */
function commonFields({ kind, question }: QuestionSubject): readonly FieldDeclaration[] {
  const name: FieldDeclaration = {
    name: 'name',
    label: 'Short name',
    input: 'text',
    value: question?.name ?? '',
    required: true,
    help: 'For tables and files, such as “how_often”. Answers before and after a change count together as long as it stays.',
  };
  const audience: FieldDeclaration = {
    name: 'audience',
    label: 'For',
    input: 'choice',
    value: question?.audience ?? 'both',
    choices: [
      { value: 'both', label: 'Mentees and mentors' },
      { value: 'mentee', label: 'Mentees' },
      { value: 'mentor', label: 'Mentors' },
    ],
  };
  if (!isAsked(kind)) return [name, audience];
  return [
    name,
    audience,
    {
      name: 'readers',
      label: 'Who can read the answers',
      input: 'choice',
      value: question?.readers ?? 'programme',
      choices: [
        { value: 'programme', label: 'The programme' },
        { value: 'partner', label: 'The programme and the partner' },
      ],
      help: 'People see this next to the question.',
    },
    {
      name: 'required',
      label: 'Required',
      input: 'checkbox',
      value: String(question?.isRequired ?? false),
    },
    ...attentionField(kind, question),
  ];
}

function attentionField(kind: QuestionKind, question: Question | null): readonly FieldDeclaration[] {
  const attention = question?.attention;
  const common = { name: 'attention', label: 'Needs attention' } as const;
  const help = 'Such an answer is shown on Today.';
  if (isRanged(kind) || kind === 'number') {
    const value = attention !== undefined && 'atMost' in attention ? String(attention.atMost) : '';
    return [
      {
        ...common,
        label: 'Needs attention at or below',
        input: 'integer',
        value,
        help: `${help} Empty: never.`,
      },
    ];
  }
  const chosen = attention !== undefined && 'choices' in attention ? attention.choices.join(', ') : '';
  if (kind === 'yes_no') {
    const choices = [
      { value: '', label: 'Never' },
      { value: 'yes', label: 'When the answer is yes' },
      { value: 'no', label: 'When the answer is no' },
    ];
    return [{ ...common, input: 'choice', value: chosen, choices, help }];
  }
  return isChosen(kind)
    ? [
        {
          ...common,
          label: 'Need attention',
          input: 'text',
          value: chosen,
          help: `${help} Short names of choices, with commas between them.`,
        },
      ]
    : [];
}

// The page.

function renderQuestion(
  subject: QuestionSubject,
  _request: DeskRequest,
  { sent, problems }: FormState,
): FormPage {
  const { round, kind, question, language } = subject;
  const fieldsIn = (one: Language) => fieldsOf(textFields(subject, one), sent, problems);
  const usual = [...fieldsIn(language), ...fieldsOf(commonFields(subject), sent, problems)];
  const others = LANGUAGES.filter((one) => one !== language).map((one) => [one, fieldsIn(one)] as const);
  return {
    title: question === null ? `New question: ${kindText(kind)}` : `Question ${question.name}`,
    description:
      question === null
        ? `In the form of ${round.title}.`
        : `${kindText(kind)}, in the form of ${round.title}.`,
    above: formBreadcrumbs(round),
    fields: [],
    before: {
      content: html`<div class="fields">
${usual.map((field) => renderField(field, ''))}</div>
<h2>In other languages</h2>
<p class="quiet">Where a text is missing, people read it in ${languageName(language)}, the language of the programme. These texts stay as they are when you change the one above.</p>
${others.map(([one, fields]) => renderLanguage(one, fields))}`,
      fields: [...usual, ...others.flatMap(([, fields]) => fields)],
    },
    hidden: [{ name: 'kind', value: kind }],
    submitLabel: question === null ? 'Add the question' : 'Change the question',
    isBrief: true,
  };
}

const renderLanguage = (language: Language, fields: readonly FormField[]): SafeHtml =>
  html`<details class="language"${fields.some(({ errors }) => errors.length > 0) && html` open`}><summary>${languageName(language)} <span class="quiet" lang="${language}">${fields.some(({ value }) => value !== '') ? (fields[0]?.value ?? '') : 'no text'}</span></summary>
<div class="fields" lang="${language}">
${fields.map((field) => renderField(field, 'optional'))}</div></details>
`;

// Reading the form.

/** The texts of a field in all languages. */
const textsIn = (fields: FormReader, name: string): Texts =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, fields.text(`${name}_${language}`)] as const).filter(
      ([, text]) => text !== '',
    ),
  );

const NAMED_LINE = /^([a-z][a-z0-9_]{0,39})\s*:\s*(\S.*)$/;

/** The choices that were typed: their short names are those of the language of the programme. */
function optionsIn(fields: FormReader, { language: usual, question }: QuestionSubject) {
  const lines = (language: Language) =>
    fields
      .text(`options_${language}`)
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const options = new Map<string, { readonly name: string; readonly text: { [L in Language]?: string } }>();
  const known = question?.options ?? [];
  const nameFor = (text: string): string => {
    const before = known.find((one) => one.text[usual] === text)?.name;
    if (before !== undefined) return before;
    const base =
      text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '_')
        .replace(/^[_0-9]+/, '')
        .replace(/_$/, '')
        .slice(0, 30) || 'choice';
    const numbered = (number: number) => (number === 1 ? base : `${base}_${number}`);
    let number = 1;
    while (options.has(numbered(number)) || known.some(({ name }) => name === numbered(number))) number += 1;
    return numbered(number);
  };
  for (const line of lines(usual)) {
    const [, named, text = line] = NAMED_LINE.exec(line) ?? [];
    const name = named ?? nameFor(text);
    if (options.has(name)) fields.problems[`options_${usual}`] = `Two choices have the short name “${name}”.`;
    options.set(name, { name, text: { [usual]: text } });
  }
  for (const language of LANGUAGES.filter((one) => one !== usual)) {
    for (const line of lines(language)) {
      const [, name = '', text = ''] = NAMED_LINE.exec(line) ?? [];
      const option = options.get(name);
      if (option !== undefined) option.text[language] = text;
      else if (!known.some((one) => one.name === name)) {
        fields.problems[`options_${language}`] =
          `“${line}” does not begin with the short name of a choice and a colon.`;
      }
    }
  }
  return [...options.values()];
}

function attentionIn(fields: FormReader, kind: QuestionKind): unknown {
  const text = fields.text('attention');
  if (text === '') return undefined;
  if (isRanged(kind) || kind === 'number') {
    const { minimum, maximum } = isRanged(kind) ? RANGES[kind] : { minimum: 0, maximum: 999_999 };
    const atMost = fields.integer('attention', minimum, maximum);
    return atMost === null ? undefined : { atMost };
  }
  return {
    choices: text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  };
}

function readQuestion(subject: QuestionSubject, fields: FormReader): AskedFor {
  const { round, form, kind, question, language } = subject;
  const attention = attentionIn(fields, kind);
  const ends = { low: textsIn(fields, 'low'), high: textsIn(fields, 'high') };
  const hasEnds = [ends.low, ends.high].some((texts) => Object.keys(texts).length > 0);
  const text = textsIn(fields, 'text');
  if (text[language] === undefined)
    fields.problems[`text_${language}`] =
      `Write it in ${languageName(language)}, the language of the programme.`;
  const changed = {
    name: fields.text('name'),
    kind,
    text,
    isRequired: fields.ticked('required'),
    audience: fields.text('audience') || 'both',
    readers: fields.text('readers') || 'programme',
    ...(hasEnds && { ends }),
    ...(isChosen(kind) && { options: optionsIn(fields, subject) }),
    ...(attention !== undefined && { attention }),
  };
  const before = form?.questions ?? [];
  const place = question === null ? -1 : before.findIndex(({ name }) => name === question.name);
  const parsed = parseQuestions(
    place === -1
      ? [...before, changed]
      : before.map((one, index): unknown => (index === place ? changed : one)),
  );
  if ('fault' in parsed) note(parsed.fault, fields, subject);
  if (!fields.isFine() || 'fault' in parsed) return { problems: fields.problems };
  return {
    operation: { kind: 'change-form', round_id: round.id, questions: parsed.questions },
    reason: null,
    back: formHref(round),
  };
}

/** What is wrong, in the words of whoever wrote it, by field. */
const FAULTS: Readonly<Record<QuestionFault['problem'], string>> = {
  missing: 'This is missing.',
  invalid: 'This cannot be used here.',
  'too-long': 'This is too long.',
  'too-many': 'These are too many.',
  duplicate: 'Another one has this short name.',
  reserved: 'The service uses this name itself. Choose another.',
  'unknown-choice': 'No choice has this short name.',
};

function note(
  { field, problem }: QuestionFault,
  { problems }: FormReader,
  { language }: QuestionSubject,
): void {
  const [name, text] =
    field === 'questions'
      ? ['name', `A form has at most ${MAX_QUESTIONS} questions.`]
      : field === 'name' && problem === 'invalid'
        ? ['name', 'Use small letters without accents, digits and “_”, at most 40, beginning with a letter.']
        : field === 'ends'
          ? [`low_${language}`, 'Say what both ends mean, or neither.']
          : [field === 'text' || field === 'options' ? `${field}_${language}` : field, FAULTS[problem]];
  problems[name] ??= text;
}
