/** The preview of an operation. */

import type { AffectedFeedback, Effects } from '../../domain/operations/effects.ts';
import type { Preview } from '../../domain/operations/programme-history.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { deskText, readablePreview, renderDay } from './dates.ts';

/** The maximum number of feedbacks of a kind that are listed; the rest is counted. */
const MAX_LISTED = 20;

/** Renders the preview: what is done, what should be known, and what becomes of the feedbacks; below a heading of its own, or the page's. */
export function renderPreview({ summary, notes, effects }: Preview, isBelowHeading = true): SafeHtml {
  const parts = effectParts(effects);
  return html`<section class="preview" aria-labelledby="preview-title" tabindex="-1" autofocus>
${isBelowHeading ? html`<h3 id="preview-title">What would change</h3>` : html`<h2 id="preview-title">What would change</h2>`}
<p>${readablePreview(summary)}.</p>
${notes.length > 0 && html`<ul class="notes">${notes.map((note) => html`<li>${deskText(note)}</li>`)}</ul>`}
${parts}
${parts.length === 0 && html`<p>No due date moves, and nothing that is owed changes.</p>`}
</section>`;
}

function effectParts({ moved, noLongerOwed, newlyOwed, owed }: Effects): readonly SafeHtml[] {
  const lists: readonly (readonly [string, readonly AffectedFeedback[], boolean])[] = [
    ['No longer owed', noLongerOwed, false],
    ['Newly owed', newlyOwed, false],
    ['Due on another day', moved, true],
  ];
  const parts = lists
    .filter(([, feedbacks]) => feedbacks.length > 0)
    .map(([title, feedbacks, isMoved]) => renderFeedbacks(title, feedbacks, isMoved));
  if (owed === null) return parts;
  const { before, after } = owed;
  return [
    html`<p>${before.feedbacks} feedbacks of the changed rounds are owed by ${before.people} people today; it would be ${after.feedbacks} by ${after.people}.</p>`,
    ...parts,
  ];
}

function renderFeedbacks(title: string, feedbacks: readonly AffectedFeedback[], isMoved: boolean): SafeHtml {
  const rest = feedbacks.length - MAX_LISTED;
  return html`<p class="listed-title">${title} (${feedbacks.length})</p>
<ul>
${feedbacks
  .slice(0, MAX_LISTED)
  .map(
    ({ round, full_name, with_name, before, after }) =>
      html`<li>${round} by ${full_name} about ${with_name}${
        isMoved && before !== null && after !== null && html`: ${renderDay(before)} → ${renderDay(after)}`
      }</li>`,
  )}
${rest > 0 && html`<li>and ${rest} more</li>`}
</ul>`;
}
