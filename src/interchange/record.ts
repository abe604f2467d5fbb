/** A row of a file before anybody looked what it means. */

/** The cells of a row, and the line of the file on which it begins (1 is the first). */
export interface TableRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** How many line breaks a text has: `\n`, `\r\n` and `\r` are one each. */
export function lineBreaksIn(text: string): number {
  if (!text.includes('\n') && !text.includes('\r')) return 0;
  return text.split(/\r\n|\n|\r/).length - 1;
}
