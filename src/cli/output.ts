/**
 * The only place that writes to a terminal. Names, reasons, titles and answers of servers come from others, and a terminal
 * obeys control characters: none of them leaves here but the line ends of our own texts.
 */

/** Control characters (C0, DEL, C1), overrides of the writing direction, and separators of lines that are no line ends. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
const CONTROL_BUT_LINE_ENDS = new RegExp(CONTROL.source.replace('\\u001f', '\\u0009\\u000b-\\u001f'), 'g');

const asEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text from elsewhere as a part of one line: line breaks are arrows, control characters the escapes that JSON has. */
export function visible(text: string): string {
  return text.replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '↵').replaceAll(CONTROL, asEscape);
}

/** Lines of ours, whatever stands in them: all control characters but line ends are escapes. */
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

/** Writes a value for programs to standard output. Outside of texts JSON has no control characters, and inside the escapes are its own. */
export function printJson(value: unknown): void {
  print(`${JSON.stringify(value, null, 2)}\n`);
}
