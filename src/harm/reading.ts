/** Reads a text as sentences of words, as they are compared with patterns. */

export interface Word {
  /** In lower case, with its accents. */
  readonly exact: string;
  /** Without accents, and with the letters that stand behind digits and letters of other scripts: `k1ll` is `kill`. */
  readonly folded: string;
  /** Whether it has a capital letter inside a sentence that is not all in capitals. */
  readonly isName: boolean;
}

/** Longer words are cut: no word of a pattern is as long. */
const MAX_WORD = 30;

/** Longer sentences, such as texts without full stops, are read in pieces that overlap by more than a pattern spans. */
const MAX_WORDS = 120;
const OVERLAP = 30;

const WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ґ: 'г',
  ё: 'е',
};

const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Cyrillic letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
};

const replaced = (text: string, by: Readonly<Record<string, string>>): string => {
  let result = '';
  for (const letter of text) result += by[letter] ?? letter;
  return result;
};

const isPlain = (word: string): boolean => /^[ -~]*$/.test(word);

/** A word without accents: `zabić` is `zabic`. */
export function withoutAccents(word: string): string {
  if (isPlain(word)) return word;
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '');
  return isPlain(bare) ? bare : bare.replace(/[łßøđıæœґё]/g, (letter) => WITHOUT_DECOMPOSITION[letter] ?? '');
}

function fold(word: string): string {
  let folded = word;
  if (/\p{L}/u.test(word) && /[\d@$]/.test(word)) folded = replaced(folded, DIGITS);
  if (/[a-z]/.test(folded) && /\p{Script=Cyrillic}/u.test(folded)) folded = replaced(folded, LOOKALIKES);
  // `diiie`, `killlll`: letters three times and more are two; patterns are compared with one as well.
  return withoutAccents(folded).replace(/(.)\1{2,}/gu, '$1$1');
}

/** The sentences of a text, each as its words. Takes time in proportion to the length of the text. */
export function* readSentences(text: string): Generator<readonly Word[]> {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[’‘ʼ`´]/g, "'");
  for (const sentence of plain.split(/[.!?;:…](?=\s|$)|[\n\r]/u)) {
    const words = wordsOf(sentence);
    for (let start = 0; start < words.length; start += MAX_WORDS - OVERLAP) {
      yield words.slice(start, start + MAX_WORDS);
    }
  }
}

function wordsOf(sentence: string): readonly Word[] {
  const isShouted = sentence === sentence.toUpperCase();
  const found = sentence.match(/[\p{L}\p{M}\p{N}@$']+/gu) ?? [];
  return spelledTogether(found.flatMap(splitAtApostrophe)).map((word, index) => {
    const exact = word.toLowerCase().normalize('NFC').slice(0, MAX_WORD);
    return { exact, folded: fold(exact), isName: index > 0 && !isShouted && /^\p{Lu}\p{Ll}/u.test(word) };
  });
}

/** `don't`, `I'm`: one word; `l'uccido`, `j'ai`: two. */
export function splitAtApostrophe(word: string): readonly string[] {
  if (!word.includes("'")) return [word];
  if (/\p{Script=Cyrillic}/u.test(word)) return [word.replaceAll("'", '')];
  const parts = word.split("'").filter((part) => part !== '');
  return parts.length === 2 && parts[1]?.length === 1 ? [parts.join('')] : parts;
}

/** `s u i c i d e` is one word. */
function spelledTogether(words: readonly string[]): readonly string[] {
  const together: string[] = [];
  for (let index = 0; index < words.length; ) {
    let end = index;
    while (words[end]?.length === 1) end++;
    if (end - index >= 4) {
      together.push(words.slice(index, end).join(''));
      index = end;
    } else {
      together.push(words[index] ?? '');
      index++;
    }
  }
  return together;
}
