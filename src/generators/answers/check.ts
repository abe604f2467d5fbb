/**
 * Checks tidied lines: are they goals that this mentee could sign, in their language, with a countable
 * target, not in the past? It uses no list of verbs, so that good answers pass, also in languages that the
 * composer does not support.
 */

import { hasCertainFigure, hasDigit, hasFigure, hasPastDate, isUnrealistic } from './figures.ts';
import { type DetectLanguage, isGibberish, isOtherLanguage, strangeWords } from './languages.ts';
import { hasFirstPerson, isPrivate, namesIn, speakerOf } from './person.ts';
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
  /** The instructions of the model, which are not goals. */
  readonly prompt: string;
  readonly today: Temporal.PlainDate;
  readonly detect: DetectLanguage;
}

/** The goals, the number of other lines that were left out among them, and the language; or why they are rejected. */
export type Checked =
  | { readonly lines: readonly string[]; readonly remarks: number; readonly code: string | null }
  | { readonly fault: AnswerFault };

/** The share of lines that must contain a number. */
const COUNTED_SHARE = 0.5;
/** The minimum number of letters of a goal in any script. */
const MIN_LETTERS = 10;

const APOLOGY =
  /(?<!\p{L})(?:i'?m sorry|i am sorry|i (?:can'?t|cannot|am unable)|as an ai|sajnálom|tut mir leid|leider kann ich|désolée?|je ne peux pas|lo siento|no puedo|mi dispiace|non posso|desculpe|não posso|przykro mi|przepraszam|nie mogę pomóc|omlouvám|nemohu|ospravedlňujem|nemôžem|вибачте|не можу допомогти|извините|не могу помочь|het spijt me|ik kan (?:je )?niet|îmi pare rău|nu pot|üzgünüm|yardımcı olamam|tyvärr|förlåt|beklager|desværre|anteeksi|valitettavasti|žao mi je|ho sento|xin lỗi)(?!\p{L})|申し訳|すみません|抱歉|对不起|無法|죄송|آسف|عذر|מצטער|माफ़|क्षमा/iu;

/** The share of runs of four words that a line may have in common with the prompt. */
const MAX_PROMPTED = 0.25;

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.slice(3).map((word, index) => [...words.slice(index, index + 3), word].join(' '));
}

/** Whether a line is about the goals, or repeats the prompt or a wish without figures, instead of being a goal. */
function isAboutGoals(line: string, input: string, prompted: ReadonlySet<string>): boolean {
  if (/(?<!\p{L})SMART(?!\p{Lu})/u.test(line) && !/SMART/i.test(input)) return true;
  if (!hasDigit(line) && input.includes(line.replace(/[.!]$/, ''))) return true;
  const runs = runsOf(line);
  return runs.filter((run) => prompted.has(run)).length > runs.length * MAX_PROMPTED;
}

/** Checks the lines of an answer; closing remarks among them are left out. */
export function checkGoals(
  all: readonly string[],
  { input: typed, prompt, today, detect }: CheckContext,
): Checked {
  // Long runs of spaces would make the patterns slow.
  const input = typed.replace(/[^\S\n]+/g, ' ').replace(/\n+/g, '\n');
  const text = all.join('\n');
  if ((text.match(/\p{L}/gu)?.length ?? 0) < MIN_LETTERS) return { fault: 'no goal' };
  if (all.length <= 2 && APOLOGY.test(text)) return { fault: 'refusal' };
  if (isGibberish(text, input, detect)) return { fault: 'gibberish' };
  const detected = detect(text);
  // Without a table the rules of no language apply.
  const code = detected.isReliable ? detected.code : 'und';
  const isStrange = strangeWords(text, code).some((word) => !input.includes(word));
  if (isStrange || isOtherLanguage(input, text, detect)) return { fault: 'other language' };
  const prompted = new Set(runsOf(prompt));
  const lines = all.filter(
    (line) => !isAboutGoals(line, input, prompted) && (hasDigit(line) || speakerOf(line, code) === 'first'),
  );
  const isOwn = lines.length > 0 && lines.every((line) => speakerOf(line, code) === 'first');
  if (!isOwn || !hasFirstPerson(lines, code)) return { fault: 'other person' };
  const counted = lines.filter((line) => hasFigure(line, code));
  if (counted.length < lines.length * COUNTED_SHARE || !lines.some(hasCertainFigure))
    return { fault: 'no figure' };
  const names = namesIn(input);
  const refused = refusedIn(input);
  for (const line of lines) {
    if (hasPastDate(line, input, today, code)) return { fault: 'past date' };
    if (isPrivate(line, names)) return { fault: 'private' };
    if (isAboutRefused(line, refused)) return { fault: 'refused wish' };
    if (isUnrealistic(line, input)) return { fault: 'out of reach' };
  }
  return { lines, remarks: all.length - lines.length, code: detected.isReliable ? code : null };
}
