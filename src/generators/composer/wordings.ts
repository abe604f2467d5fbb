/** The wordings of a plan that fit the mentee's words: none says another frequency or length than these. */
import type { LanguageFile, Plan } from '../languages/language-file.ts';
import { tokensOf } from '../tagging/tokens.ts';
import { monthNamesIn, timeWordsIn } from '../times/reading.ts';
import { isEveryWeek } from '../times/weekdays.ts';
import type { Wish } from '../understanding/understanding.ts';

/**
 * The wordings of a plan behind the mentee's words: where these say how often or how long, only those that say nothing else of it, but
 * for habits.
 */
export function wordingsOf(
  { words }: Wish,
  plan: Plan,
  file: LanguageFile,
  hasHours: boolean,
): readonly string[] {
  const [isOften, isLong] = [saysHowOften(words, file), saysHowLong(words, file)];
  if (!isOften && !isLong) {
    // Hours of the mentee's own are told behind the plan.
    const others = hasHours ? plan.about.filter((wording) => !knownOf(wording, file).long) : [];
    return others.length > 0 ? others : plan.about;
  }
  const isFree = (wording: string): boolean => {
    const own = knownOf(wording, file);
    return !(isOften && own.often) && !(isLong && own.long);
  };
  const others = plan.about.filter(
    (wording) => plan === file.plans.habit || plan === file.plans.stop || isFree(wording),
  );
  if (others.length > 0) return others;
  return isOften ? file.plans.habit.about : file.unread.about.filter(isFree);
}

/** A word that tells how often by itself, and one that does behind a word such as `per`. */
const OFTEN = /\b(?:weekly|daily)\b/;
const PERIOD = /\b(?:week|day|month)\b/;
const NUMBER = /\bnumber\b/;
/** `200 euros a month` is an amount. */
const MONEY =
  /^(?:€|£|\$|₺|euros?|eur|pounds?|dollars?|zl|zlotych|kc|korun|lei|lira|tl|chf|francs?|franken|reais|грн|гривень|гривен|рублеи|руб|тысяч|тисяч)$/;
/** What begins a purpose: how often something is then done is not how often the mentee does what they want. */
const PURPOSE = / so that |, (?:щоб|аби|чтобы|aby|żeby|um|damit|om|zodat) /u;
const LIMIT = /\b(?:within|until|before|ago)\b/;

interface Known {
  readonly often: boolean;
  readonly long: boolean;
}

const known = new WeakMap<LanguageFile, Map<string, Known>>();

/** What a wording says of it, which is kept. */
function knownOf(wording: string, file: LanguageFile): Known {
  const kept = known.get(file) ?? new Map<string, Known>();
  known.set(file, kept);
  const said = kept.get(wording) ?? { often: saysHowOften(wording, file), long: saysHowLong(wording, file) };
  kept.set(wording, said);
  return said;
}

/** Whether words say how many minutes or hours something takes. */
function saysHowLong(words: string, file: LanguageFile): boolean {
  const tokens = tokensOf(words);
  return timeWordsIn(tokens, file).some((kinds, index, all) => {
    if (/^\d{1,3}(?:h|min)$/.test(tokens[index]?.fold ?? '')) return true;
    if (!/\b(?:hour|minute)\b/.test(kinds)) return false;
    return [index - 2, index - 1].some(
      (at) => /\b(?:number|half)\b/.test(all[at] ?? '') || /^\d/.test(tokens[at]?.text ?? ''),
    );
  });
}

/** Whether words say how many times a day or a week. */
export function saysHowOften(words: string, file: LanguageFile): boolean {
  const tokens = tokensOf(words.split(PURPOSE)[0] ?? '');
  const times = timeWordsIn(tokens, file);
  const names = monthNamesIn(tokens, file);
  const folds = tokens.map(({ fold }) => fold);
  return times.some((kinds, index) => {
    if (OFTEN.test(kinds) || isEveryWeek(folds, index, file)) return true;
    if (!PERIOD.test(kinds) || names[index] === true) return false;
    const before = `${times[index - 2] ?? ''} ${times[index - 1] ?? ''}`;
    const amount = [index - 3, index - 2, index - 1].some((at) => MONEY.test(tokens[at]?.fold ?? ''));
    if (/\bper\b/.test(before)) return !amount;
    // `dwa razy w tygodniu`, and not `w 3 tygodnie`.
    const number = [index - 3, index - 2].find(
      (at) => NUMBER.test(times[at] ?? '') || /^\d+$/.test(tokens[at]?.text ?? ''),
    );
    return (
      number !== undefined && !LIMIT.test(times[number - 1] ?? '') && !NUMBER.test(times[index - 1] ?? '')
    );
  });
}
