import { visible } from './output.ts';

/** Characters of two terminal columns: East Asian letters, full-width forms, and emoji. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
/** Characters of zero width: combining marks, and invisible characters. */
const WITHOUT_WIDTH = /^[\p{M}\p{Cf}]+$/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The width of a text in terminal columns. */
function widthOf(text: string): number {
  // A fast path for texts without wide and zero-width characters.
  if (/^[\u0020-\u02ff]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (!WITHOUT_WIDTH.test(segment)) width += WIDE.test(segment) ? 2 : 1;
  }
  return width;
}

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
  const shown = lines.map((line) =>
    line.map((cell) => {
      const text = visible(String(cell));
      return { text, width: widthOf(text) };
    }),
  );
  const columns = Math.max(0, ...shown.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, column) =>
    shown.reduce((widest, line) => Math.max(widest, line[column]?.width ?? 0), 0),
  );
  return shown
    .map((line) =>
      line
        .map(({ text, width }, column) => {
          const space = ' '.repeat((widths[column] ?? 0) - width);
          return isNumber(column) ? space + text : text + space;
        })
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
