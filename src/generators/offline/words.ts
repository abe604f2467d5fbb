/** Text as words: how every later stage looks at it. */

/** One word of a text. */
export interface Word {
  /** As it was typed. */
  readonly text: string;
  /** In small letters and without diacritics, so that a forgotten accent does not matter. */
  readonly fold: string;
  /** What stands between the word before and this one: spaces and marks. */
  readonly before: string;
}

/** A word, a number with its point or comma, `C#`, `C++`, `.NET`, `Node.js`; or one of the signs that mean something. */
const WORD = /\.?[\p{L}\p{N}\p{M}]+(?:[.,'][\p{L}\p{N}\p{M}]+)*[+#]{0,2}|[%€$£₺₴₽→&]/gu;

/** Letters that do not fall apart into a base letter and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

const ASCII = /^[ -~]*$/;

/** Text in small letters without diacritics. Works for any script; the length may change. */
export function foldText(text: string): string {
  const small = text.toLowerCase();
  if (ASCII.test(small)) return small;
  return small
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłđøæœı]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** A French or Italian article that hangs on to its word (`l'anglais`), as opposed to `I've`. */
const ELISION = /^\p{Script=Latin}{1,2}'(?=\p{L}{3})/u;

/** A number or name with a Turkish ending, as in `2027'ye` and `Python'da`; `what's` and `don't` are none. */
const ENDING =
  /^(\d+|\p{Lu}[\p{Script=Latin}\d.+#]{1,30})'([yn]?[ıiuüae]|[dt][ae]n?|[yn]?l[ae]|n?[ıiuü]n|[dt][ıiuü]r)$/u;

/** The words of a text in their order. Longer words than 60 characters are left out: nobody wrote them as words. */
export function toWords(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    if (match[0].length > 60) continue;
    pushWord(words, match[0], before);
  }
  return words;
}

function pushWord(words: Word[], token: string, before: string): void {
  const elision = ELISION.exec(token);
  if (elision !== null) {
    words.push({ text: elision[0], fold: foldText(elision[0]), before });
    pushWord(words, token.slice(elision[0].length), '');
    return;
  }
  const ending = ENDING.exec(token);
  if (ending?.[1] !== undefined && ending[2] !== undefined) {
    words.push({ text: ending[1], fold: foldText(ending[1]), before });
    words.push({ text: ending[2], fold: foldText(ending[2]), before: "'" });
    return;
  }
  // A comma binds only the digits of a number: `3,5` but not `Python,Java`.
  const comma = token.indexOf(',');
  if (comma > 0 && !/^\d+(?:[.,]\d+)*$/.test(token)) {
    let rest = before;
    for (const part of token.split(',')) {
      if (part !== '') words.push({ text: part, fold: foldText(part), before: rest });
      rest = ',';
    }
    return;
  }
  words.push({ text: token, fold: foldText(token), before });
}
