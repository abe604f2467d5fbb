/** Renders a single value for people. */

import type { FieldKind } from '../../domain/fields.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { formatDate } from '../../pages/format-date.ts';
import type { ShownValue } from '../../resources/field-values.ts';

const COLOUR = /^#[0-9A-Fa-f]{6}$/;

/** Whether a value is missing or empty. */
export function isEmptyValue(value: ShownValue | undefined): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

const NOTHING = html`<span aria-hidden="true">–</span><span class="unseen">none</span>`;

/** How values of a kind are rendered and filtered. */
interface ValueReading {
  readonly render: (text: string) => SafeHtml | string;
  /** The groups by which rows are filtered, sorted by their keys; absent if each value is its own group. */
  readonly groups?: { readonly keyOf: (text: string) => string; readonly labelOf: (key: string) => string };
}

const asItIs = (text: string): string => text;

const KINDS: { readonly [Kind in FieldKind]: ValueReading } = {
  integer: { render: asItIs },
  text: { render: (text) => (COLOUR.test(text) ? renderColour(text) : text) },
  datetime: { render: renderDate },
  // Dates are grouped by month.
  date: { render: renderDate, groups: { keyOf: (text) => text.slice(0, 7), labelOf: formatDate } },
  url: { render: renderAddress },
  boolean: { render: asItIs },
};

/** Renders a value by its kind; a value of another kind is shown unchanged. */
export function renderValue(kind: FieldKind, value: ShownValue | undefined): SafeHtml | string {
  if (isEmptyValue(value)) return NOTHING;
  return typeof value === 'boolean' ? yesOrNo(value) : KINDS[kind].render(String(value));
}

/** The groups by which rows are filtered; undefined if each value is its own group. */
export const groupsOf = (kind: FieldKind): ValueReading['groups'] => KINDS[kind].groups;

/** A boolean as `yes` or `no`. */
export const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

function renderDate(text: string): SafeHtml | string {
  const words = formatDate(text);
  return words === '' ? text : html`<time datetime="${text}">${words}</time>`;
}

/** Shows the host as the text of the link, parsed as browsers parse it, so that no other host can pass for it. */
function renderAddress(address: string): SafeHtml | string {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:'
    ? html`<a href="${address}" rel="noreferrer">${url.host}</a>`
    : address;
}

/** A colour as a chip with its name on it: an SVG, because the content security policy forbids style attributes. */
function renderColour(colour: string): SafeHtml {
  const ground = isLight(colour) ? 'light' : 'dark';
  return html`<span class="chip ${ground}"><svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><path fill="${colour}" d="M0 0h1v1H0z"/></svg><span>${colour}</span></span>`;
}

/** At this relative luminance black and white have the same contrast: (L + 0.05)² = 1.05 × 0.05 (WCAG 2.2). */
const MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05;

/** Whether black has more contrast than white on a colour `#RRGGBB`. */
function isLight(colour: string): boolean {
  const channel = (start: number): number => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) > MIDDLE;
}
