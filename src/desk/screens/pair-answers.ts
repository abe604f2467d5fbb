/** What the two of a pair answered in feedback forms, on the page of the pair. */

import type { GivenAnswer } from '../../domain/desk/desk-reader.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { answerText, questionText } from '../components/answers.ts';
import { renderDetails, renderInstant, renderPart } from '../components/details.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskRequest } from '../screen.ts';
import { attentionHref } from './attention.ts';

/** Renders the answers by round; null if there are none that the caller may read. */
export async function renderResponses(
  { caller }: DeskRequest,
  { answersOf, mail, timeZone }: DeskParts,
  pair: number,
): Promise<SafeHtml | null> {
  const responses = await answersOf(caller).ofPair(pair);
  if (responses.length === 0) return null;
  const { language } = await mail.reminders.readSettings();
  return renderPart(
    'Answers',
    html`${responses.map(({ round, key, mentee, mentor, submitted_at, answers }) => {
      const mark = (answer: GivenAnswer) =>
        answer.attention !== null &&
        html` <span class="quiet"><a href="${attentionHref({ key, answer })}">${answer.attention === 'open' ? 'Needs attention' : 'Resolved'}</a></span>`;
      return html`<h3>${round.title}, ${(key.role === 'mentee' ? mentee : mentor).called} <span class="quiet">${key.role}, ${renderInstant(submitted_at, timeZone)}</span></h3>
${renderDetails(
  answers.map((answer) => ({
    label: questionText(answer, language),
    value: html`<span class="letter">${answerText(answer, language)}</span>${mark(answer)}`,
  })),
)}`;
    })}`,
  );
}
