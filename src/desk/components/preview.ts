/** The preview of an operation. */

import type { AffectedFeedback } from '../../domain/operations/as-programme.ts';
import type { Preview } from '../../domain/operations/programme-history.ts';
import type { Words } from '../../domain/operations/words.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { deskWords, inDeskWords, plannedInDeskWords } from '../words.ts';
import { renderDay } from './details.ts';

/** The maximum number of feedbacks of a kind that are listed; the rest is counted. */
const MAX_LISTED = 20;

/** Renders the preview: what is done, what should be known, and what becomes of the feedbacks; below a heading of its own, or the page's. */
export function renderPreview(preview: Preview, isBelowHeading = true): SafeHtml {
  const { summary, notes, names } = preview;
  const parts = effectParts(preview);
  return html`<section class="preview" aria-labelledby="preview-title" tabindex="-1" autofocus>
${isBelowHeading ? html`<h3 id="preview-title">What would change</h3>` : html`<h2 id="preview-title">What would change</h2>`}
<p>${plannedInDeskWords(summary, names)}.</p>
${notes.length > 0 && html`<ul class="notes">${notes.map((note) => html`<li>${inDeskWords(note, names)}</li>`)}</ul>`}
${parts}
${parts.length === 0 && html`<p>No due date moves, and nothing that is owed changes.</p>`}
</section>`;
}

function effectParts({ effects, names }: Preview): readonly SafeHtml[] {
  const { moved, noLongerOwed, newlyOwed, owed } = effects;
  const { person } = deskWords(names);
  const lists: readonly (readonly [string, readonly AffectedFeedback[], boolean])[] = [
    ['No longer owed', noLongerOwed, false],
    ['Newly owed', newlyOwed, false],
    ['Due on another day', moved, true],
  ];
  const parts = lists
    .filter(([, feedbacks]) => feedbacks.length > 0)
    .map(([title, feedbacks, isMoved]) => renderFeedbacks(title, feedbacks, isMoved, person));
  if (owed === null) return parts;
  const { before, after } = owed;
  return [
    html`<p>${before.feedbacks} feedbacks of the changed rounds are owed by ${before.people} people today; it would be ${after.feedbacks} by ${after.people}.</p>`,
    ...parts,
  ];
}

function renderFeedbacks(
  title: string,
  feedbacks: readonly AffectedFeedback[],
  isMoved: boolean,
  person: Words['person'],
): SafeHtml {
  const rest = feedbacks.length - MAX_LISTED;
  return html`<p class="listed-title">${title} (${feedbacks.length})</p>
<ul>
${feedbacks
  .slice(0, MAX_LISTED)
  .map(
    ({ round, person_id, with_id, before, after }) =>
      html`<li>${round} by ${person(person_id)} about ${person(with_id)}${
        isMoved && before !== null && after !== null && html`: ${renderDay(before)} → ${renderDay(after)}`
      }</li>`,
  )}
${rest > 0 && html`<li>and ${rest} more</li>`}
</ul>`;
}
