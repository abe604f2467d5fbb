/** Splits text into words, for all later stages. */

/** A word of a text. */
export interface Word {
  /** The word as it was typed. */
  readonly text: string;
  /** In lower case without diacritics, so that a missing accent does not matter. */
  readonly fold: string;
  /** The text between the previous word and this one: spaces and punctuation. */
  readonly before: string;
}

/**
 * A word, a number with its decimal separator, `22:00`, `C#`, `C++`, `.NET`, `Node.js`; or one of the signs
 * that have a meaning.
 */
const WORD =
  /\.?[\p{L}\p{N}\p{M}]+(?:[.,'][\p{L}\p{N}\p{M}]+|(?<=\d):(?=\d\d(?!\d))\d\d)*[+#]{0,2}|[%€$£₺₴₽→&]/gu;

/** Letters that do not decompose into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Lower case without diacritics, and without the apostrophe within a Cyrillic word, which many people omit. */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  if (/^[ -~]*$/.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\p{Script=Cyrillic})'(?=\p{Script=Cyrillic})/gu, '')
    .replace(/[ßłđøæœı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** A French or Italian elision before the next word (`l'anglais`, `all'estero`, `l'8`), as opposed to `I've`. */
const ELISION = /^\p{Script=Latin}{1,5}'(?=\p{L}{3}|\d)/u;

/**
 * A number or name with a Turkish suffix, as in `2027'ye`, `15.03.2027'ye`, `CEO'su` and `photoshop'ta`; not
 * `what's` and `don't`.
 */
const ENDING =
  /^(\d[\d.,]*|[abc][12]|\p{Lu}[\p{Script=Latin}\d.+#]{1,30}|\p{Script=Latin}{4,30})'([yns]?[ıiuüae]|[dt][ae]n?|[yn]?l[ae]|n?[ıiuü]n|[dt][ıiuü]r)$/u;
/** A Latin name with a suffix in another script, as in `Python'і`. */
const FOREIGN_ENDING = /^([\p{Script=Latin}\d.+#]{2,30})'(\p{Script=Cyrillic}{1,4})$/u;

/** The words of a text in their order. Words longer than 60 characters are left out. */
export function toWords(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    if (match[0].length > 60) continue;
    if (THOUSANDS.test(match[0])) words.push(wordOf(match[0].replaceAll("'", ' '), before));
    else if (!joinThousands(words, match[0], before)) pushWord(words, match[0], before);
  }
  return words;
}

function wordOf(text: string, before: string): Word {
  return { text, fold: foldText(text), before };
}

/** Thousands separated by an apostrophe, as in `85'000`. */
const THOUSANDS = /^\d{1,3}(?:'\d{3})+$/;
/**
 * A number that three more digits may follow: below a hundred million, since longer ones are telephone
 * numbers.
 */
const LEADING = /^[1-9]\d{0,2}$|^[1-9]\d? \d{3}$/;

/** Joins a number whose thousands are separated by a space, as in `45 000`; returns whether it did. */
function joinThousands(words: Word[], token: string, before: string): boolean {
  const last = words.at(-1);
  if (before !== ' ' || last === undefined || !/^\d{3}$/.test(token) || !LEADING.test(last.text))
    return false;
  words[words.length - 1] = wordOf(`${last.text} ${token}`, last.before);
  return true;
}

function pushWord(words: Word[], token: string, before: string): void {
  if (token.includes("'") && pushParts(words, token, before)) return;
  // A comma joins only the digits of a number: `3,5` but not `Python,Java`.
  const comma = token.indexOf(',');
  if (comma > 0 && !/^\d+(?:[.,]\d+)*$/.test(token)) {
    let rest = before;
    for (const part of token.split(',')) {
      if (part !== '') words.push(wordOf(part, rest));
      rest = ',';
    }
    return;
  }
  words.push(wordOf(token, before));
}

/** Splits a word at an apostrophe; returns whether it did. */
function pushParts(words: Word[], token: string, before: string): boolean {
  const ending = ENDING.exec(token) ?? FOREIGN_ENDING.exec(token);
  if (ending?.[1] !== undefined && ending[2] !== undefined) {
    words.push(wordOf(ending[1], before), wordOf(ending[2], "'"));
    return true;
  }
  const elision = ELISION.exec(token);
  if (elision === null) return false;
  words.push(wordOf(elision[0], before));
  pushWord(words, token.slice(elision[0].length), '');
  return true;
}
