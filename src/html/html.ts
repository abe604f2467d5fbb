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

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};
const entityOf = (character: string): string => ENTITIES[character] ?? '';

/** Escapes a text for elements and quoted attributes. Parsers turn a bare carriage return into a line feed. */
export const escapeHtml = (text: string): string =>
  SPECIAL.test(text) ? text.replace(EVERY_SPECIAL, entityOf) : text;

/** Markup from elsewhere that is known to be safe. Never use it for anything from a request. */
export const trusted = (markup: string): SafeHtml => new SafeHtml(markup);

function write(value: HtmlValue): string {
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  if (value instanceof SafeHtml) return value.toString();
  if (value === null || value === undefined || value === false) return '';
  let markup = '';
  for (const part of value) markup += write(part);
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
