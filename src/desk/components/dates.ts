/** Days as a manager reads them. */

import { html, type SafeHtml } from '../../html/html.ts';
import { formatDate } from '../../pages/format-date.ts';

/** `21 November 2026`, with the day for machines. */
export const renderDay = (day: Temporal.PlainDate): SafeHtml =>
  html`<time datetime="${day.toString()}">${formatDate(day.toString())}</time>`;

/** `21 November 2026, 03:10` in a time zone. */
export function renderInstant(at: Temporal.Instant, timeZone: string): SafeHtml {
  const local = at.toZonedDateTimeISO(timeZone);
  const text = local.toPlainDateTime().toString({ smallestUnit: 'minute' });
  return html`<time datetime="${at.toString({ smallestUnit: 'second' })}">${formatDate(text)}</time>`;
}

/** `3 days late`, `due today`, `in 5 days`. */
export function latenessText(daysLate: number): string {
  if (daysLate === 0) return 'due today';
  const days = Math.abs(daysLate);
  const counted = `${days} ${days === 1 ? 'day' : 'days'}`;
  return daysLate > 0 ? `${counted} late` : `in ${counted}`;
}
