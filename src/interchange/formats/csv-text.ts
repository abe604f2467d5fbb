/**
 * Cells as text of a CSV file, and back. A spreadsheet runs a cell as a formula that begins with `=`, `+`, `-`, `@`, a
 * tab or a line break: such a text gets an apostrophe in front, and so does one that begins with apostrophes before one
 * of those, so that taking one off on reading gives back exactly what was written. A spreadsheet that splits the file at
 * another separator than ours, and then takes our quotation marks for text, makes cells of parts of a cell: behind
 * whatever may separate, a part that would run gets an apostrophe as well.
 */

/** A value as it is written; only text can be taken for a formula. */
export type Cell = string | number | boolean | null;

const RUNS = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const DEFUSED = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** Within a cell, what begins behind a separator, also in quotation marks. */
const PART_RUNS = /([,;\t\r\n]"*)(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const PART_DEFUSED = /([,;\t\r\n]"*)'(?='*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const HAS_PARTS = /[,;\t\r\n]["']*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const APOSTROPHE = 0x27;

/** The text with an apostrophe in front where a spreadsheet would run it. */
export function escapeFormula(text: string): string {
  const parts = HAS_PARTS.test(text) ? text.replaceAll(PART_RUNS, "$1'") : text;
  return RUNS.test(text) ? `'${parts}` : parts;
}

/** The text as it was before it was defused. */
export function unescapeFormula(text: string): string {
  if (!text.includes("'")) return text;
  const whole = text.charCodeAt(0) === APOSTROPHE && DEFUSED.test(text) ? text.slice(1) : text;
  return HAS_PARTS.test(whole) ? whole.replaceAll(PART_DEFUSED, '$1') : whole;
}

/**
 * A row of a CSV file (RFC 4180) with its line end, `\n`: texts defused, and in quotation marks where they must be.
 *
 * @param separator a comma where none is given
 */
export function csvLine(cells: readonly Cell[], separator = ','): string {
  return `${cells.map((cell) => cellText(cell, separator)).join(separator)}\n`;
}

function cellText(cell: Cell, separator: string): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = escapeFormula(cell);
  const quoted = text.includes(separator) || /["\r\n]/.test(text);
  return quoted ? `"${text.replaceAll('"', '""')}"` : text;
}
