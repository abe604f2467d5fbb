/** Answers to forms in words. */

import type { GivenAnswer } from '../../domain/desk/desk-reader.ts';
import {
  isRanged,
  parseQuestions,
  type Question,
  RANGES,
  storedAnswer,
  textIn,
  valuesOf,
} from '../../domain/forms/question.ts';
import type { Language } from '../../domain/languages.ts';
import { html, type SafeHtml } from '../../html/html.ts';

/** What the name of a choice says. */
export function optionText({ options = [], kind }: Question, name: string, language: Language): string {
  if (kind === 'yes_no') return name === 'yes' ? 'Yes' : 'No';
  const option = options.find((one) => one.name === name);
  return option === undefined ? name : textIn(option.text, language, language);
}

/** What was answered, as a sentence or a word. */
export function answerText({ question, value }: GivenAnswer, language: Language): string {
  if (question === null) return valuesOf(value).join(', ');
  const { kind } = question;
  if (kind === 'yes_no' || kind === 'choice' || kind === 'choices') {
    return valuesOf(value)
      .map((name) => optionText(question, name, language))
      .join(', ');
  }
  return isRanged(kind) ? `${valuesOf(value).join()} of ${RANGES[kind].maximum}` : valuesOf(value).join();
}

/** What was asked. */
export const questionText = ({ question }: GivenAnswer, language: Language): string =>
  question === null ? 'Asked for a call after a text about harm' : textIn(question.text, language, language);

/** The questions of a form as the history keeps them, in English or what there is; other text as it is, such as of an older version. */
export function renderKeptQuestions(text: string): SafeHtml | string {
  const parsed = parseQuestions(JSON.parse(text));
  return 'questions' in parsed
    ? html`<ol>${parsed.questions.map(({ name, text: asked }) => html`<li>${textIn(asked, 'en', 'en')} <span class="quiet">${name}</span></li>\n`)}</ol>`
    : text;
}

/** An answer as the history keeps it. */
export const keptAnswer = (text: string): string => valuesOf(storedAnswer(text)).join(', ');
