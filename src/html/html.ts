/** HTML as tagged templates: text is escaped everywhere, and only values made here pass as markup. */

/** Markup that is inserted unescaped. Only {@link html} and {@link trusted} make it. */
export class SafeHtml {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

/** Values in a template: texts and numbers are escaped, lists joined; null, undefined and false give nothing. */
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

/** Escapes a text for elements and quoted attributes. Parsers turn a bare carriage return into a line feed. */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, entityOf) : text;
}

/** Markup from elsewhere that is known to be safe. Never use it for anything from a request. */
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
