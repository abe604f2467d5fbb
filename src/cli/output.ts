/**
 * The only code that writes to a terminal. Names, reasons, titles and responses of servers come from others,
 * and terminals execute control characters: only the line ends of our own texts pass through. Tables are laid out for one as well.
 */

/** Control characters (C0, DEL, C1), bidirectional overrides, and line separators other than line feeds. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
const CONTROL_BUT_LINE_ENDS = new RegExp(CONTROL.source.replace('\\u001f', '\\u0009\\u000b-\\u001f'), 'g');

const asEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text of others as part of a line: line breaks become arrows, control characters JSON escapes. */
export function visible(text: string): string {
  return text.replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '↵').replaceAll(CONTROL, asEscape);
}

/** Our own lines: all control characters but line ends become escapes. */
export function visibleLines(text: string): string {
  return text.replaceAll(CONTROL_BUT_LINE_ENDS, asEscape);
}

/** Writes lines to standard output. */
export function print(text: string): void {
  process.stdout.write(visibleLines(text));
}

/** Writes lines to standard error. */
export function printError(text: string): void {
  process.stderr.write(visibleLines(text));
}

/**
 * Writes JSON to standard output. Outside of texts JSON has no control characters, and inside it escapes
 * them.
 */
export function printJson(value: unknown): void {
  print(`${JSON.stringify(value, null, 2)}\n`);
}

/** Writes a result as JSON, or as lines. */
export function printResult(json: true | undefined, value: unknown, lines: string): void {
  if (json) printJson(value);
  else print(lines);
}

/** Returns a number with its noun: `1 row`, `2 rows`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Returns a time to the minute, as people read it: `2026-05-18 09:30`. */
export const shownTime = (at: Temporal.Instant, timeZone: string): string =>
  at.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ');

/**
 * Formats rows as a table for a terminal: columns two spaces apart, one line per row whatever the cells
 * contain.
 *
 * @param isNumber whether a column is right-aligned
 */
export function textTable(
  lines: readonly (readonly (string | number)[])[],
  isNumber: (column: number) => boolean = () => false,
): string {
  const shown = lines.map((line) => line.map((cell) => visible(String(cell))));
  const columns = Math.max(0, ...shown.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, column) =>
    shown.reduce((widest, line) => Math.max(widest, line[column]?.length ?? 0), 0),
  );
  return shown
    .map((line) =>
      line
        .map((text, column) =>
          isNumber(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns a line for each word, with what it means in a column beside it. */
export const glossary = (words: Readonly<Record<string, string>>, width: number): string =>
  Object.entries(words)
    .map(([word, meaning]) => `  ${word.padEnd(width)}${meaning}`)
    .join('\n');
