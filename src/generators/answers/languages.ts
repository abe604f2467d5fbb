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
