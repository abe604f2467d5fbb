/** Cues as a language file lists them, one a line, made into patterns over folded text. */

/** Letters that do not fall apart into a base letter and a mark, each with one letter in its place. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 's',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ı: 'i',
  '’': "'",
  ʼ: "'",
};

/** A text in small letters without diacritics, as long as it was: places in it are places in the text. */
export function foldKeepingLength(text: string): string {
  let folded = '';
  for (const unit of text.toLowerCase().split('')) {
    folded += unit < '\u0080' ? unit : (WHOLE_LETTERS[unit] ?? unit.normalize('NFD').charAt(0));
  }
  return folded.length === text.length ? folded : text;
}

/** The cues of a section: its lines, without those that are empty. */
export function cuesIn(section: string): string[] {
  return section
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const SPELLED_OUT: Readonly<Record<string, string>> = { ä: 'ae?', ö: 'oe?', ü: 'ue?', ß: 'ss?' };

const GAP = '[ ,]{1,3}';

/** One cue as a pattern: `*` is any ending, `(a|b)` one of several, `[a]` words that may be left out, `_` any one word. */
function patternOf(cue: string): string {
  const atStart = cue.startsWith('^');
  const parts =
    (atStart ? cue.slice(1) : cue).toLowerCase().match(/(?:\[[^\]]*\]|\([^)]*\)|[^\s([])+/g) ?? [];
  const first = parts.findIndex((part) => !part.startsWith('['));
  const pattern = parts
    .map((part, index) => {
      if (!part.startsWith('[')) return index > first ? `${GAP}${wordPattern(part)}` : wordPattern(part);
      const own = wordPattern(part.slice(1, -1));
      return index < first ? `(?:(?:${own})${GAP})?` : `(?:${GAP}(?:${own}))?`;
    })
    .join('');
  return atStart
    ? `(?<=^[^\\p{L}]*(?:(?:and|so|also|und|auch|i|a|no|y|e|pero|mas|tambien|tambem|ademas|alem disso|і|и|та|а|но|ну|але|також|также|тоже|еще|ще) )?)${pattern}`
    : pattern;
}

/** Words and alternatives as a pattern. */
function wordPattern(text: string): string {
  return [...text.replace(/[’]/g, "'")]
    .map((letter) => SPELLED_OUT[letter] ?? foldKeepingLength(letter))
    .join('')
    .replace(/[.+]/g, '\\$&')
    .replaceAll('*', "[\\p{L}'-]*")
    .replace(/(?<![\p{L}\p{N}])_(?![\p{L}\p{N}])/gu, "[\\p{L}\\p{N}'-]+")
    .replaceAll('(', '(?:')
    .replaceAll(' ', GAP);
}

/** All cues of some sections as one pattern; longer cues are tried first. Nothing matches where there are none. */
export function compilePattern(...sections: readonly string[]): RegExp {
  const cues = sections
    .flatMap(cuesIn)
    .filter((cue) => !cue.startsWith('{'))
    .sort((one, other) => other.length - one.length);
  if (cues.length === 0) return /(?!)/gu;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${cues.map(patternOf).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

/** Whether a pattern of {@link compilePattern} is in a text. */
export function isIn(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  const found = pattern.test(text);
  pattern.lastIndex = 0;
  return found;
}

/** Where a pattern is in a text, in order. */
export function placesOf(pattern: RegExp, text: string): { readonly start: number; readonly end: number }[] {
  pattern.lastIndex = 0;
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
