/** Compares the language and script of an answer with those of the wish. */

/** Detects the language of a text: the most probable one, and a score for each, higher is better. */
export type DetectLanguage = (text: string) => {
  readonly code: string;
  readonly isReliable: boolean;
  readonly scores: Readonly<Record<string, number>>;
};

let loaded: Promise<DetectLanguage> | undefined;

/** Loads the detector of some sixty languages; its tables take some 40 MB. */
export function loadLanguageDetector(): Promise<DetectLanguage> {
  loaded ??= import('eld/extrasmall').then(({ eld }) => {
    const detector = eld.newInstance();
    return (text) => {
      const result = detector.detect(text.replace(/\p{N}+|https?:\S+/gu, ' '));
      return { code: result.language, isReliable: result.isReliable(), scores: result.getScores() };
    };
  });
  return loaded;
}

const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Thai',
  'Georgian',
  'Armenian',
  'Hangul',
  'Han',
  'Hiragana',
  'Katakana',
] as const;
/** Scripts that are used together. */
const TOGETHER: Readonly<Record<string, string>> = { Hiragana: 'Han', Katakana: 'Han' };
const OF_SCRIPT = SCRIPTS.map(
  (script) => [TOGETHER[script] ?? script, new RegExp(`\\p{Script=${script}}`, 'gu')] as const,
);

/** The number of letters of each script; Chinese and Japanese characters count as one script. */
export function scriptsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [script, pattern] of OF_SCRIPT) {
    const count = text.match(pattern)?.length ?? 0;
    if (count > 0) counts.set(script, (counts.get(script) ?? 0) + count);
  }
  return counts;
}

/** The script of most letters; undefined if there are none. */
export function mainScript(text: string): string | undefined {
  return [...scriptsOf(text)].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** The score difference by which the answer's language must fit the wish worse to be wrong. */
const CLEARLY_WORSE = 0.97;
/** The minimum number of letters of a wish to determine its language. */
const MIN_LETTERS = 12;

/** Whether an answer is certainly in another language or script than the wish. */
export function isOtherLanguage(input: string, answer: string, detect: DetectLanguage): boolean {
  const [asked, written] = [mainScript(input), mainScript(answer)];
  if (asked === undefined || written === undefined) return false;
  const letters = input.match(/\p{L}/gu)?.length ?? 0;
  if (asked !== written) return letters >= MIN_LETTERS / 2;
  if (letters < MIN_LETTERS) return false;
  if (lacksLetters(input, answer)) return true;
  const wish = detect(input);
  const goals = detect(answer);
  if (!wish.isReliable || !goals.isReliable || wish.code === goals.code) return false;
  const own = wish.scores[wish.code] ?? 0;
  const same = wish.scores[goals.code] ?? 0;
  const back = goals.scores[wish.code] ?? 0;
  const best = goals.scores[goals.code] ?? 0;
  if (same < own * CLEARLY_WORSE && back < best * CLEARLY_WORSE) return true;
  // Letters distinguish neighbours that share most of their words.
  return strangeWords(answer, wish.code).length > 1 && strangeWords(input, wish.code).length === 0;
}

/** Letters that every whole answer in the language contains: Ukrainian as against Russian. */
const FREQUENT_LETTERS = /[іїє]/iu;
const LETTERS_OF_AN_ANSWER = 60;

function lacksLetters(input: string, answer: string): boolean {
  if ((answer.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) < LETTERS_OF_AN_ANSWER) return false;
  return input.split(FREQUENT_LETTERS).length > 3 && !FREQUENT_LETTERS.test(answer);
}

/** Letters that a language lacks, although neighbours with the same script have them. */
const STRANGE_LETTERS: Readonly<Record<string, RegExp>> = {
  uk: /[ыэёъ]/iu,
  ru: /[іїєґў]/iu,
  pl: /[äöüßřěůčšžâîșțşğı]/iu,
  cs: /[ąęłśźżľĺŕôäßñğş]/iu,
  sk: /[ąęłśźżřěůßñğş]/iu,
  de: /[ąęłśźżřěůčšžșțğışñ]/iu,
  tr: /[ąęłśźżřěůčšžßñãõ]/iu,
};

/** The words of an answer with letters foreign to its language. */
export function strangeWords(answer: string, code: string): string[] {
  const pattern = STRANGE_LETTERS[code];
  return pattern === undefined ? [] : (answer.match(/\p{L}+/gu) ?? []).filter((word) => pattern.test(word));
}

// Detects gibberish: the output of a broken or untrained model.

/** Scripts from which every language borrows words. */
const BORROWED = 'Latin';
/** The maximum share of letters of a foreign script. */
const MAX_STRANGE_LETTERS = 0.002;
/** The maximum share of characters that rarely occur in goals. */
const MAX_ODD_SIGNS = 0.03;
/** The maximum share of truncated or joined words. */
const MAX_ODD_WORDS = 0.12;
/** The maximum share of repeated sequences of three words. */
const MAX_REPEATED = 0.4;
const MIN_WORDS = 4;

const ODD_SIGNS =
  /[^\p{L}\p{M}\p{N}\p{Zs}\n.,;:!?¿¡'’‘"“”„«»()%‰€$£₺₴₽+&/°·。、，！？：；「」『』（）・ー~\-–—…#@№।]/gu;
const CAPITAL_INSIDE = /^\p{Lu}?\p{Ll}+\p{Lu}/u;
const MIXED_WITH_DIGITS = /^(?=.*\p{L}{2})(?=.*\d)\p{L}*\d+\p{L}{3,}/u;
const NO_VOWEL = /^[bcdfghjklmnpqrstvwxz]{4,}$/;
const LONG_WORD = 30;

/**
 * Whether a text is gibberish: mixed scripts, symbols, fragments of words, loops, or unpronounceable letter
 * sequences.
 *
 * @param input the wish, whose own words and scripts are allowed
 */
export function isGibberish(text: string, input: string, detect: DetectLanguage): boolean {
  if (!/\p{L}/u.test(text)) return true;
  // Words can be examined only in scripts with spaces.
  const words = text.match(/[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{N}'’]+/gu) ?? [];
  return (
    mixesScripts(text, input) ||
    (text.match(ODD_SIGNS)?.length ?? 0) > text.length * MAX_ODD_SIGNS + 1 ||
    words.filter((word) => isOdd(word, input)).length > words.length * MAX_ODD_WORDS + 1 ||
    text.split('\n').some((line) => isLoop(line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])) ||
    hasDoubledWords(text) ||
    isUnknown(text, input, detect)
  );
}

function mixesScripts(text: string, input: string): boolean {
  const counts = [...scriptsOf(text)].sort(([, one], [, other]) => other - one);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const own = scriptsOf(input);
  return counts
    .slice(1)
    .some(
      ([script, count]) => script !== BORROWED && !own.has(script) && count > total * MAX_STRANGE_LETTERS,
    );
}

function isOdd(word: string, input: string): boolean {
  if (input.includes(word)) return false;
  return word.length > LONG_WORD || MIXED_WITH_DIGITS.test(word) || NO_VOWEL.test(word) || isGlued(word);
}

/** Names such as `iOS`, `GitHub` and `LinkedIn` have one inner capital; joined words have more. */
function isGlued(word: string): boolean {
  return CAPITAL_INSIDE.test(word) && !/^(?:i|e)?\p{Lu}?\p{Ll}*\p{Lu}\p{Ll}*$/u.test(word);
}

/** The minimum number of letters of a wish that is in no known language. */
const LETTERS_OF_A_WISH = 20;

/** Whether a text is in no language, although the wish is, or is too short to show that it is in an unknown one. */
function isUnknown(text: string, input: string, detect: DetectLanguage): boolean {
  if (detect(text).isReliable) return false;
  return (input.match(/\p{L}/gu)?.length ?? 0) < LETTERS_OF_A_WISH || detect(input).isReliable;
}

/** How many words of an answer may stand twice in a row, as in `yavaş yavaş`. */
const MAX_DOUBLED = 1;

/** Whether words stand twice in a row again and again, as a model does that has lost the sentence. */
function hasDoubledWords(text: string): boolean {
  return [...text.matchAll(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/giu)].length > MAX_DOUBLED;
}

/** Whether the same three words repeat. */
function isLoop(words: readonly string[]): boolean {
  const triples = words.slice(2).map((word, index) => [words[index], words[index + 1], word].join(' '));
  const repeated = triples.length - new Set(triples).size;
  return triples.length > MIN_WORDS && repeated > triples.length * MAX_REPEATED;
}
