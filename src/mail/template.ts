/**
 * Templates: texts with fields in braces, such as `{name}`. A template is plain text; its HTML follows from it. What is put
 * into the HTML is escaped by its type, as on pages.
 */

import { html, type SafeHtml, trusted } from '../html/html.ts';

/** A line of a list, which may have an address to follow. */
export interface Line {
  readonly text: string;
  readonly link: string | null;
}

/** A value of a field: a text, lines of a list, or an address to follow. */
export type FieldValue = string | { readonly lines: readonly (string | Line)[] } | { readonly link: string };

/** A text with fields. */
export interface Template {
  readonly subject: string;
  readonly body: string;
}

/** The fields of a kind of message, and which of them are required. */
export interface TemplateFields {
  readonly fields: Readonly<Record<string, string>>;
  readonly required: readonly string[];
}

const FIELD = /\{([^{}]*)\}/g;
const MAX_CHARACTERS = { subject: 200, body: 10_000 } as const;

/** Why a template cannot be used; null if it can. */
export function templateFault(
  { subject, body }: Template,
  { fields, required }: TemplateFields,
): string | null {
  if (subject.trim() === '') return 'the subject is empty';
  if (/[\r\n]/.test(subject)) return 'the subject has more than one line';
  if (subject.length > MAX_CHARACTERS.subject)
    return `the subject is longer than ${MAX_CHARACTERS.subject} characters`;
  if (body.length > MAX_CHARACTERS.body) return `the text is longer than ${MAX_CHARACTERS.body} characters`;
  const unknown = usedFields({ subject, body }).find((name) => !Object.hasOwn(fields, name));
  const known = Object.keys(fields).map((name) => `{${name}}`);
  if (unknown !== undefined) return `there is no field {${unknown}}; the fields are ${known.join(', ')}`;
  if (/[{}]/.test(`${subject}\n${body}`.replaceAll(FIELD, '')))
    return 'there is a brace without its other half; fields are written like {name}';
  const missing = required.map((name) => `{${name}}`).filter((field) => !body.includes(field));
  if (missing.length === 0) return null;
  return `the text must have the ${missing.length === 1 ? 'field' : 'fields'} ${missing.join(' and ')}`;
}

/** The names of the fields in a text. */
export const usedFields = ({ subject, body }: Template): readonly string[] =>
  [...`${subject}\n${body}`.matchAll(FIELD)].map(([, name = '']) => name);

/** The paragraphs of a text, which blank lines separate. */
export const paragraphsOf = (text: string): readonly string[] =>
  text.replaceAll('\r\n', '\n').split(/\n(?:[^\S\n]*\n)+/);

/**
 * Returns the subject, the text and the HTML of a template with its fields filled in.
 *
 * @throws RangeError where a field has no value
 */
export function fillTemplate(
  { subject, body }: Template,
  values: Readonly<Record<string, FieldValue>>,
  language: string,
) {
  const fieldValue = (name: string): FieldValue => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new RangeError(`the field {${name}} has no value`);
    if (typeof value === 'string') return oneLine(value);
    return value;
  };
  const inText = (text: string): string =>
    text.replaceAll(FIELD, (_whole, name: string) => asText(fieldValue(name)));
  const content = paragraphsOf(body.trim()).map((paragraph) => paragraphHtml(paragraph, fieldValue));
  return {
    // A header has one line, even if a name has several.
    subject: inText(subject).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_CHARACTERS.subject),
    text: `${inText(body.trim().replaceAll('\r\n', '\n'))}\n`,
    html: String(
      html`<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><title></title></head><body>\n${content}</body></html>\n`,
    ),
  };
}

/** A value on one line: no name can add lines of its own to a message, nor control characters. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .trim();
}

const oneLineOf = (line: string | Line): Line =>
  typeof line === 'string'
    ? { text: oneLine(line), link: null }
    : { text: oneLine(line.text), link: line.link };

/** A value in plain text. */
function asText(value: FieldValue): string {
  if (typeof value === 'string') return value;
  if ('link' in value) return value.link;
  const lines = value.lines.map(oneLineOf);
  return lines.map(({ text, link }) => `- ${text}${link === null ? '' : `\n  ${link}`}`).join('\n');
}

const linkHtml = (link: string): SafeHtml => html`<a href="${link}">${link}</a>`;

/** A value in HTML. */
function asHtml(value: FieldValue): SafeHtml {
  if (typeof value === 'string') return html`${value}`;
  if ('link' in value) return linkHtml(value.link);
  const lines = value.lines.map(oneLineOf);
  return html`<ul>${lines.map(({ text, link }) => html`<li>${text}${link !== null && html`<br>\n${linkHtml(link)}`}</li>`)}</ul>`;
}

/** A paragraph with its fields; a list stands by itself, since no paragraph may hold one. */
function paragraphHtml(paragraph: string, fieldValue: (name: string) => FieldValue): SafeHtml {
  const parts = paragraph.split(/(\{[^{}]*\})/).filter((part) => part !== '');
  const inline: SafeHtml[] = [];
  const blocks: SafeHtml[] = [];
  const close = (): void => {
    const markup = String(html`${inline.splice(0)}`).trim();
    if (markup !== '') blocks.push(html`<p>${trusted(markup.replaceAll('\n', '<br>\n'))}</p>\n`);
  };
  for (const part of parts) {
    const name = /^\{([^{}]*)\}$/.exec(part)?.[1];
    const value = name === undefined ? part : fieldValue(name);
    if (typeof value === 'object' && 'lines' in value) {
      close();
      blocks.push(html`${asHtml(value)}\n`);
    } else inline.push(asHtml(value));
  }
  close();
  return html`${blocks}`;
}
