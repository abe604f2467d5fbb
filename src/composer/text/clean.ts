/** The first stage of the composer: removes what is not the mentee's words, and normalizes typing. */

/** The maximum length that is examined: what the service accepts. */
const MAX_CHARACTERS = 20_000;

const LINK = /(?:https?:\/\/|www\.)[^\s<>()]{1,2000}/giu;
const BARE_LINK = /\b[\p{L}\p{N}-]{1,63}\.(?:com|org|net|de|at|ch|io|eu|info)\b(?:\/[^\s<>()]{0,500})?/giu;
const ADDRESS = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}/gu;
const HANDLE = /(^|\s)@[\p{L}\p{N}_.]{1,60}/gu;
/** Telephone numbers: seven digits and more with separators; no date or amount has as many. */
const TELEPHONE = /(?:\+|\b00?)\d[\d ()/-]{6,24}\d/gu;
const TAG = /<\/?[a-z][^<>]{0,200}>|<\|[^<>|]{0,60}\|>/giu;
/** Characters that people use as bullets, including emoji. */
const LINE_MARK =
  /^[ \t]*(?:✅|✔️?|☑️?|➡️?|→|👉|🔹|🔸|▪️?|●|◦|‣|⁃|►|▶️?|⭐️?|🎯|✨|💡|🚀|📌|➤|➢|✓|★|☆|■|□|○|·|∙|\u{1F3FB}?[0-9]\uFE0F?\u20E3)[ \t]*/gmu;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|\u20E3/gu;
const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;

/**
 * The text without links, addresses, telephone numbers, markup and emoji; with plain quotation marks and
 * spaces; bullets of all kinds at the start of a line become `•`. Line breaks are kept.
 */
export function cleanText(input: string): string {
  return withoutShouting(input)
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\\n/g, '\n')
    .replace(LINE_MARK, '• ')
    .split('\n')
    .map(withNumberedLines)
    .join('\n')
    .replace(/^.*$/su, withoutNumbers)
    .replace(LINK, ' ')
    .replace(ADDRESS, ' ')
    .replace(HANDLE, '$1')
    .replace(BARE_LINK, ' ')
    .replace(TELEPHONE, ' ')
    .replace(TAG, ' ')
    .replace(EMOJI, ' ')
    .replace(/[{}<>|]/g, ' ')
    .replace(/\t/g, ' ')
    .replace(CONTROL, (character) => (character === '\n' ? character : ' '))
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replace(/(?:^|\s)#(?=\p{L})/gu, ' ')
    .replace(/[*_~]{2,3}|__/g, '')
    .normalize('NFC')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/(\p{Ll}{2})([.!?])(?=\p{Lu}\p{Ll}|I\b)/gu, '$1$2 ')
    .trim();
}

/** A mark of a numbered item within a line: `1.`, `2)`, `b)`. */
const NUMBERED = /(?<=^|[:;.,]?\s)\(?(\d{1,2}|[a-h])(\)|\.(?=\s)|(?<=\d)\.|-(?=\s)) *(?=\p{L})/gu;

/** Splits a line with items that are numbered from the first on: `My goals: 1. this 2. that`. */
function withNumberedLines(line: string): string {
  const marks = [...line.matchAll(NUMBERED)];
  const [first] = marks;
  const places = marks.map(({ 1: own = '' }) => (/\d/.test(own) ? Number(own) : own.charCodeAt(0) - 96));
  const isList =
    places.length > 1 &&
    places.every((place, index) => place === index + 1) &&
    marks.every(({ 2: kind }) => kind === first?.[2]);
  const before = line.slice(0, first?.index).trimEnd();
  if (!isList || (before !== '' && !before.endsWith(':'))) return line;
  return line
    .replace(NUMBERED, '\n$1$2 ')
    .replace(/(?<![\s,;])[\s,;]+\n/gu, '\n')
    .trimStart();
}

/** Lines that are numbered from the first on, with a mark or without, as lines with bullets: `1 this`, `2 that`. */
function withoutNumbers(text: string): string {
  let next = 1;
  const lines = text.replace(/^[ \t]*(\d{1,2})[.):]?[ \t]+(?=\p{L})/gmu, (mark, number) => {
    if (Number(number) !== next) return mark;
    next++;
    return '• ';
  });
  return next > 2 ? lines : text;
}

/** In a text in capitals, capitals have no meaning. */
function withoutShouting(text: string): string {
  const start = text.slice(0, 2000);
  const capitals = start.match(/\p{Lu}/gu)?.length ?? 0;
  const small = start.match(/\p{Ll}/gu)?.length ?? 0;
  if (capitals <= 8 || capitals <= small * 3) return text;
  // The lower case of a Turkish I has no dot.
  return /[İĞ]/.test(start) ? text.toLocaleLowerCase('tr') : text.toLowerCase();
}
