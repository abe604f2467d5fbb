/** The wordings of a plan that fit the mentee's words: none says another frequency or length than these. */
import type { LanguageFile, Plan } from '../languages/language-file.ts';
import { tokensOf } from '../tagging/tokens.ts';
import { memoize } from '../text/memoize.ts';
import { monthNamesIn, timeWordsIn } from '../times/reading.ts';
import { isEveryWeek } from '../times/weekdays.ts';
import { grammarOf } from '../understanding/grammar.ts';
import { wordsOf } from '../understanding/phrases.ts';
import type { Wish } from '../understanding/understanding.ts';

/** Plans that say only how often the mentee looks at it or asks around, and not how often it is done. */
function looksBack(plan: Plan, { plans, cuePlans }: LanguageFile): boolean {
  const { habit, stop, customers, money } = plans;
  return [habit, stop, customers, money, cuePlans.reaching, cuePlans.freeDays].includes(plan);
}

/**
 * The wordings of a plan behind the mentee's words: where these say how often or how long, only those that say nothing else of it, but
 * for plans that look back.
 */
export function wordingsOf(
  { words, group }: Wish,
  plan: Plan,
  file: LanguageFile,
  hasHours: boolean,
): readonly string[] {
  const [isOften, isLong] = [saysHowOften(words, file), saysHowLong(words, file)];
  if (!isOften && !isLong) {
    if (!hasHours) return plan.about;
    // Hours of the mentee's own are told behind the plan: that of the group may say none where this one does.
    const free = [plan, file.groups[group]].map(({ about }) =>
      about.filter((wording) => !knownOf(file)(wording).long),
    );
    return free.find((wordings) => wordings.length > 0) ?? plan.about;
  }
  const isFree = (wording: string): boolean => {
    const own = knownOf(file)(wording);
    return !(isOften && own.often) && !(isLong && own.long);
  };
  const others = looksBack(plan, file) ? plan.about : plan.about.filter(isFree);
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
/** An article that is the word for one as well. */
const ARTICLE = /^(?:an?|un|une|una|um|uma|eine?[mnrs]?|een|o)$/;
const LIMIT = /\b(?:within|until|before|ago)\b/;

/** Whether a wording says how often and how long, by wording. */
const knownOf = memoize((file: LanguageFile) =>
  memoize((wording: string) => ({ often: saysHowOften(wording, file), long: saysHowLong(wording, file) })),
);

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
  // How often something is done for which the mentee wants it is not how often they do it.
  const tokens = tokensOf(words.split(grammarOf(file).purposeBehind)[0] ?? '');
  const times = timeWordsIn(tokens, file);
  const names = monthNamesIn(tokens, file);
  const folds = tokens.map(({ fold }) => fold);
  if (grammarOf(file).everyDay.isIn(wordsOf(words))) return true;
  return times.some((kinds, index) => {
    if (OFTEN.test(kinds) || isEveryWeek(folds, index, file)) return true;
    if (!PERIOD.test(kinds) || names[index] === true) return false;
    const before = `${times[index - 2] ?? ''} ${times[index - 1] ?? ''}`;
    const amount = [index - 3, index - 2, index - 1].some((at) => MONEY.test(tokens[at]?.fold ?? ''));
    if (/\bper\b/.test(before)) return !amount;
    // `dwa razy w tygodniu`, and not `w 3 tygodnie`.
    const number = [index - 3, index - 2].find(
      (at) =>
        (NUMBER.test(times[at] ?? '') && !ARTICLE.test(tokens[at]?.fold ?? '')) ||
        /^\d+$/.test(tokens[at]?.text ?? ''),
    );
    return (
      number !== undefined && !LIMIT.test(times[number - 1] ?? '') && !NUMBER.test(times[index - 1] ?? '')
    );
  });
}
