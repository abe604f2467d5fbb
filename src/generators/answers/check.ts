/**
 * Checks tidied lines: are they goals that this mentee could sign, in their language, with a countable
 * target, not in the past? It uses no list of verbs, so that good answers pass, also in languages that the
 * composer does not support.
 */
import { pastDateIn } from './dates.ts';
import { hasDigit, hasFigure } from './figures.ts';
import { isGibberish } from './gibberish.ts';
import { type DetectLanguage, isOtherLanguage, strangeWords } from './languages.ts';
import { hasFirstPerson, speakerOf } from './person.ts';
import { namesIn, privateIn } from './private.ts';
import { isUnrealistic } from './realistic.ts';
import { isAboutRefused, refusedIn } from './refused.ts';

/** The reasons for which lines are rejected. */
export type AnswerFault =
  | 'no goal'
  | 'gibberish'
  | 'other language'
  | 'other person'
  | 'no figure'
  | 'past date'
  | 'private'
  | 'refused wish'
  | 'out of reach'
  | 'refusal';

/** The context of the check. */
export interface CheckContext {
  /** The mentee's text. */
  readonly input: string;
  /** Refused and private words of the wish, as the composer reads it. */
  readonly excluded?: readonly string[];
  readonly private?: readonly string[];
  readonly today: Temporal.PlainDate;
  readonly detect: DetectLanguage;
}

/** The accepted lines, or why they are rejected. */
export type Checked =
  /** The goals, the number of other lines that were left out among them, and the language. */
  | { readonly lines: readonly string[]; readonly remarks: number; readonly code: string }
  | { readonly fault: AnswerFault; readonly where: string };

/** The share of lines that must contain a number. */
const COUNTED_SHARE = 0.5;
/** The minimum number of letters of a goal in any script. */
const MIN_LETTERS = 10;

const APOLOGY =
  /(?<!\p{L})(?:i'?m sorry|i am sorry|i (?:can'?t|cannot|am unable)|as an ai|sajnálom|tut mir leid|leider kann ich|désolée?|je ne peux pas|lo siento|no puedo|mi dispiace|non posso|desculpe|não posso|przykro mi|przepraszam|nie mogę pomóc|omlouvám|nemohu|ospravedlňujem|nemôžem|вибачте|не можу допомогти|извините|не могу помочь|het spijt me|ik kan (?:je )?niet|îmi pare rău|nu pot|üzgünüm|yardımcı olamam|tyvärr|förlåt|beklager|desværre|anteeksi|valitettavasti|žao mi je|ho sento|xin lỗi)(?!\p{L})|申し訳|すみません|抱歉|对不起|無法|죄송|آسف|عذر|מצטער|माफ़|क्षमा/iu;

/** Checks the lines of an answer; closing remarks among them are left out. */
export function checkGoals(
  all: readonly string[],
  { input: typed, excluded, private: known, today, detect }: CheckContext,
): Checked {
  // Long runs of spaces would make the patterns slow.
  const input = typed.replace(/[^\S\n]+/g, ' ').replace(/\n+/g, '\n');
  const text = all.join('\n');
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return { fault: 'no goal', where: text };
  if (all.length <= 2 && APOLOGY.test(text)) return { fault: 'refusal', where: text };
  if (isGibberish(text, input, detect)) return { fault: 'gibberish', where: text };
  const { code } = detect(text);
  if (isOtherLanguage(input, text, detect)) return { fault: 'other language', where: text };
  const strange = strangeWords(text, code).find((word) => !input.includes(word));
  if (strange !== undefined) return { fault: 'other language', where: strange };
  const lines = all.filter((line) => hasDigit(line) || speakerOf(line, code) === 'first');
  const stranger = lines.find((line) => speakerOf(line, code) !== 'first');
  if (lines.length === 0 || stranger !== undefined) return { fault: 'other person', where: stranger ?? text };
  if (!hasFirstPerson(lines, code)) return { fault: 'other person', where: text };
  const counted = lines.filter((line) => hasFigure(line, code));
  if (counted.length < lines.length * COUNTED_SHARE) return { fault: 'no figure', where: text };
  const names = namesIn(input, known);
  const refused = refusedIn(input, excluded);
  for (const line of lines) {
    const fault = faultOf(line);
    if (fault !== undefined) return { fault, where: line };
  }
  return { lines, remarks: all.length - lines.length, code };

  function faultOf(line: string): AnswerFault | undefined {
    if (pastDateIn(line, input, today, code) !== undefined) return 'past date';
    if (privateIn(line, names) !== undefined) return 'private';
    if (isAboutRefused(line, refused)) return 'refused wish';
    return isUnrealistic(line, input) ? 'out of reach' : undefined;
  }
}
