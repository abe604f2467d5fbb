/** Detects gibberish: the output of a broken or untrained model. */
import { type DetectLanguage, scriptsOf } from './languages.ts';

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
