/**
 * HTML written as tagged templates that escape by type: text is escaped wherever it stands, and only what was made
 * here passes as markup. So a page cannot be broken by what a mentee typed, and nobody has to remember to escape.
 */

/** Markup that may stand in a page as it is. Made by {@link html} and {@link trusted} only. */
export class SafeHtml {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** What may stand in a template: text and numbers are escaped, lists joined; null, undefined and false are nothing. */
export type HtmlValue = string | number | SafeHtml | null | undefined | false | readonly HtmlValue[];

const SPECIAL = /[&<>"'\r]/;
const EVERY_SPECIAL = /[&<>"'\r]/g;

function entityOf(character: string): string {
  switch (character) {
    case '&':
      return '&amp;';
    case '<':
      return '&lt;';
    case '>':
      return '&gt;';
    case '"':
      return '&quot;';
    case "'":
      return '&#39;';
    default:
      return '&#13;';
  }
}

/**
 * Text as HTML, safe in elements and in quoted attributes. A carriage return is written as a reference, for a parser
 * would turn a bare one into a line feed.
 */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, entityOf) : text;
}

/** Markup from elsewhere that is known to be safe. Never for anything that came with a request. */
export function trusted(markup: string): SafeHtml {
  return new SafeHtml(markup);
}

function write(value: HtmlValue): string {
  if (typeof value === 'string') {
    return escapeHtml(value);
  }
  if (typeof value === 'number') {
    return String(value);
  }
  if (value instanceof SafeHtml) {
    return value.toString();
  }
  if (value === null || value === undefined || value === false) {
    return '';
  }
  let markup = '';
  for (const part of value) {
    markup += write(part);
  }
  return markup;
}

/** The template tag: ``html`<p>${text}</p>` ``. Attribute values must stand in double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): SafeHtml {
  let markup = parts[0] ?? '';
  for (let index = 0; index < values.length; index += 1) {
    markup += write(values[index]) + (parts[index + 1] ?? '');
  }
  return new SafeHtml(markup);
}
