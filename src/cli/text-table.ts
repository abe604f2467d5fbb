import { visible } from './output.ts';

/** What takes two columns of a terminal: letters of East Asia, their full-width forms, and pictures. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
/** What takes none: marks that stand with the letter before them, and invisible characters. */
const WITHOUT_WIDTH = /^[\p{M}\p{Cf}]+$/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  // Nothing of it is wide, or takes no column.
  if (/^[\u0020-\u02ff]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmenter.segment(text)) {
    if (!WITHOUT_WIDTH.test(segment)) width += WIDE.test(segment) ? 2 : 1;
  }
  return width;
}

/**
 * Lines of cells as people read them on a terminal: columns one under the other, two spaces apart, and each line of cells
 * one line, whatever stands in them.
 *
 * @param isNumber whether a column is set flush right
 */
export function textTable(
  lines: readonly (readonly string[])[],
  isNumber: (column: number) => boolean = () => false,
): string {
  const shown = lines.map((line) =>
    line.map((cell) => ({ text: visible(cell), width: widthOf(visible(cell)) })),
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
