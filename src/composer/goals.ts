/** Writes a goal for each wish: her words, and a plan with a date. */
import { memoize } from '../domain/memoize.ts';
import type { Label } from './languages/labels.ts';
import type { Language } from './languages/language.ts';
import { foldText } from './text/words.ts';
import { rateIn } from './times/rate.ts';
import type { Reading, Wish } from './wishes.ts';

type Day = Temporal.PlainDate;

/** What plan a goal has: that of its label, one for any wish, one for what is soon. */
export type PlanKind = 'label' | 'quote' | 'soon';

/** A goal. */
export interface WrittenGoal {
  readonly wish: Wish;
  readonly plan: PlanKind;
  /** The goal, and a shorter one where there is one. */
  readonly texts: readonly string[];
}

/** From this likelihood on, the plan of a label is taken: below it, more than half are wrong. */
const SURE_LABEL = 0.5;
/** So many days are too few for the plan of a label. */
const SOON_DAYS = 14;
const USUAL_WEEKS = 8;
const WORRY_WEEKS = 4;
/** What people fear or doubt, and can practise or think through: the plans of these labels fit a fear as well. */
const PRACTISED: ReadonlySet<Label> = new Set<Label>([
  'exam',
  'presentation',
  'language',
  'interview',
  'decision',
]);
const MOST_WEEKS = 52;

/** Wishes that take the mentee's own hours. */
// biome-ignore format: one a line would take twenty.
const OWN_WORK: ReadonlySet<Label> = new Set<Label>([
  'subject', 'tool', 'language', 'craft', 'driving', 'exam', 'course', 'studies', 'exercise', 'habit', 'rest', 'organisation', 'money',
  'boundaries', 'portfolio', 'software', 'writing', 'event', 'document', 'object', 'business', 'papers',
]);

/** Weeks that a plan usually takes, where they are not eight. */
// biome-ignore format: one a line would take thirty.
const WEEKS: Readonly<Partial<Record<Label, number>>> = {
  question: 3, conversation: 4, errand: 4, papers: 4, pricing: 4, agreement: 5, decision: 5, interview: 5,
  boundaries: 6, conditions: 6, direction: 6, rest: 6, salary: 6, stop: 6, portfolio: 10, software: 10, subject: 10,
  tool: 10, admission: 12, career: 12, language: 12, recognition: 12, writing: 12, business: 14, course: 14, exam: 14,
  studies: 14, driving: 16,
};

/** Writes the goals of a reading. */
export function writeGoals(
  { wishes, refused }: Reading,
  language: Language,
  today: Day,
  variant: number,
): WrittenGoal[] {
  const used = new Set<string>();
  const barred = refused.flatMap(stemsOf);
  /** No two goals of an answer have the same sentence: it would be none of its own. */
  const unused = (wordings: readonly string[]): string | undefined => {
    const turned = wordings.map((_, index) => wordings[(index + variant) % wordings.length]);
    const found = turned.find((wording) => wording !== undefined && !used.has(wording));
    if (found !== undefined) used.add(found);
    return found;
  };
  return wishes.map((wish) => {
    const { label, labelSure, isWhole, isWorry, listed, limit, rate } = wish;
    const isSure = labelSure >= SURE_LABEL && (!isWorry || PRACTISED.has(label));
    const plans =
      label === 'dream' || label === 'other' || !isSure
        ? []
        : language.plans[label].filter((plan) => !stemsOf(plan).some((stem) => barred.includes(stem)));
    const weeks =
      isWorry && !isSure ? WORRY_WEEKS : plans.length > 0 ? (WEEKS[label] ?? USUAL_WEEKS) : USUAL_WEEKS;
    const date = dayOf(wish, weeks, today);
    const isSoon = today.until(date).days <= SOON_DAYS;
    const isLimit = limit?.isLimit === true && date.equals(limit.date);
    const isSaid = rate === undefined || wish.words.includes(rate);
    // How often or how long they do something is for mentees to say, but it is not how often they look for a job.
    const isTheirs = rate !== undefined && label !== 'stop' && (!isSure || OWN_WORK.has(label));
    const fitting = (wordings: readonly string[]): readonly string[] =>
      isTheirs ? wordings.filter((one) => rateIn(one, language) === undefined) : wordings;
    const own = fitting([
      ...(isSoon ? language.soon : plans),
      ...(isTheirs && (isSaid || isSure) ? language.plans.habit : []),
    ]);
    const sentence = isWorry && !isSure ? undefined : unused(own);
    const wording =
      sentence ??
      unused(isWorry ? [language.worry] : fitting(isLimit ? [language.until] : [])) ??
      unused(fitting([...language.any, language.until, ...language.soon])) ??
      language.until;
    const plan: PlanKind = sentence === undefined ? 'quote' : isSoon ? 'soon' : 'label';
    const isQuoted = isWorry || !isWhole || !(listed || isSure);
    const words = isQuoted ? quoted(wish.words, language) : capitalized(wish.words, language);
    // Hours for all wishes together are those of none.
    const isShared = wishes.some((other) => other !== wish && other.rate === rate);
    const lead = language.lead.replace('{words}', () => (isSaid || isShared ? words : `${words} (${rate})`));
    const texts = [wording, ...(plan === 'quote' ? [] : own)].map((text) =>
      corrected(lead + text.replace('{date}', longDate(date, language)), language),
    );
    return { wish, plan, texts };
  });
}

/** The goal of people whose language is not covered. */
export function generalGoal(language: Language, today: Day): string {
  const date = longDate(today.add({ weeks: USUAL_WEEKS }), language);
  return corrected(language.unsupported.replace('{date}', date), language);
}

/** The day of a goal: the mentee's own limit, and never a day after one that they name. */
function dayOf({ limit }: Wish, weeks: number, today: Day): Day {
  const usual = today.add({ weeks });
  if (limit === undefined) return usual;
  const isFar = Temporal.PlainDate.compare(limit.date, today.add({ weeks: MOST_WEEKS })) > 0;
  if (isFar || (!limit.isLimit && Temporal.PlainDate.compare(usual, limit.date) < 0)) return usual;
  return limit.date;
}

const LONG_WORD = 5;

/** The beginnings of the long words of what is refused. */
function stemsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= LONG_WORD)
    .map((word) => word.slice(0, LONG_WORD));
}

function capitalized(words: string, { locale }: Language): string {
  // `iOS` and `eBay` begin as they do.
  if (/^\p{Ll}\p{Lu}/u.test(words)) return words;
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/** Words in quotation marks, with other marks for those within. */
function quoted(words: string, language: Language): string {
  const [open = '“', close = '”', inner = '‘', end = '’'] = language.quotes;
  let isInside = false;
  const inside = words.replace(/[“”„«»‟"]|(?<!\p{L})'|'(?!\p{L})/gu, () => {
    isInside = !isInside;
    return isInside ? inner : end;
  });
  return `${open}${capitalized(inside, language)}${close}`;
}

/** A goal with the words that its language writes otherwise beside some figures: `l’8 marzo`, `1er mai`. */
function corrected(goal: string, { corrections = [] }: Language): string {
  return corrections.reduce((text, [from, to]) => text.replace(from, to), goal);
}

const dateFormatOf = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
);

/** A date in long form, as it stands in a sentence: without the word for the year that Russian and Ukrainian close it with. */
export function longDate(date: Day, { locale }: Language): string {
  return dateFormatOf(locale)
    .format(new Date(date.year, date.month - 1, date.day))
    .replace(/\s[гр]\.$/u, '');
}
