/** Colours the JSON of a response without changing a character of it. */

import { escapeHtml, type SafeHtml, trusted } from '../../html/html.ts';

/**
 * One token: a string (to its closing quote or the end of its line) and the colon that makes it a key; a number;
 * a literal; a line break with the indentation after it; or any other character that HTML would misread.
 */
const TOKEN =
  /("[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"?)( *:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b|\n( *)|[&<>'\r]/g;

const WEB_ADDRESS = /^"https?:\/\/[^\s"\\]+"$/;
const COLOUR = /^"#[0-9A-Fa-f]{6}"$/;

/** Deeper levels share the last indentation of the style sheet. */
const DEEPEST_INDENTATION = 16;

function lineStart(indentation: string): string {
  return indentation === ''
    ? '<span class="line">'
    : `<span class="line in-${Math.min(indentation.length, DEEPEST_INDENTATION)}"><span class="indent">${indentation}</span>`;
}

function colourString(text: string): string {
  if (WEB_ADDRESS.test(text)) {
    const address = escapeHtml(text.slice(1, -1));
    return `<span class="string">&quot;<a href="${address}" rel="noreferrer">${address}</a>&quot;</span>`;
  }
  // An SVG, because the content security policy forbids style attributes.
  const swatch = COLOUR.test(text)
    ? `<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><path fill="${text.slice(1, -1)}" d="M0 0h1v1H0z"/></svg>`
    : '';
  return `<span class="string">${swatch}${escapeHtml(text)}</span>`;
}

function colourToken(
  token: string,
  string: string | undefined,
  colon: string | undefined,
  number: string | undefined,
  literal: string | undefined,
  indentation: string | undefined,
): string {
  if (string !== undefined) {
    return colon === undefined
      ? colourString(string)
      : `<span class="key">${escapeHtml(string)}</span>${colon}`;
  }
  if (number !== undefined) return `<span class="number">${number}</span>`;
  if (literal !== undefined) return `<span class="literal">${literal}</span>`;
  return indentation === undefined ? escapeHtml(token) : `</span>\n${lineStart(indentation)}`;
}

/**
 * The JSON text as it was sent, with classes for keys, strings, numbers and literals, with links, and with a
 * swatch before each `#RRGGBB`. Every line is an element, so that a wrapped line keeps its indentation. The
 * text content of the result always equals the argument.
 */
export function highlightJson(indentedJson: string): SafeHtml {
  return trusted(`${lineStart('')}${indentedJson.replace(TOKEN, colourToken)}</span>`);
}
