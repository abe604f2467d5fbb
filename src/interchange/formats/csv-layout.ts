/** Detects the separator and the line ends of a CSV file from its first row. */

/** The separators that spreadsheets write. */
const SEPARATORS = [',', ';', '\t'] as const;

/** A line that only names the separator, as Excel writes it. */
const NAMES_SEPARATOR = /^\s*"?sep=(?<separator>[,;\t])"?[,;\t]*(?:\r\n|\n|\r)/i;

/**
 * Tells the layout by the first row that is not blank: the separator that stands most often outside of quotation marks.
 *
 * @param text the beginning of the file
 */
export function layoutOf(text: string) {
  const named = NAMES_SEPARATOR.exec(text)?.groups?.['separator'];
  const separator = named ?? separatorOf(firstRow(text));
  return { separator, lineEnds: lineEndsOf(text), namesSeparator: named !== undefined };
}

/** Returns the separator that stands most often in a row outside of quotation marks. */
export function separatorOf(row: string): string {
  const bare = row.replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => bare.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The first row that is not blank, which may go on over lines inside of quotation marks. */
function firstRow(text: string): string {
  const start = Math.max(0, text.search(/\S/));
  let quoted = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '\n' || character === '\r')) return text.slice(start, index);
  }
  return text.slice(start);
}

/** Programs of the old Mac end lines by `\r` alone. Elsewhere a lone `\r` is part of a cell. */
function lineEndsOf(text: string): readonly string[] {
  const bare = text.replace(/"[^"]*"/g, '');
  return bare.includes('\r') && !bare.includes('\n') ? ['\r\n', '\n', '\r'] : ['\r\n', '\n'];
}
