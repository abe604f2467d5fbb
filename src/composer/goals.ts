/** Writes a goal for each wish: her words, and a plan with a date. */
import { memoize } from '../domain/memoize.ts';
import type { Label } from './languages/labels.ts';
import type { Language } from './languages/language.ts';
import { foldText } from './text/words.ts';
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

/** From this likelihood on, the plan of a label is taken: below it, too many are wrong. */
const SURE_LABEL = 0.5;
/** Of what no more than its place makes a wish, the label must be surer. */
const SURE_LABEL_BY_PLACE = 0.6;
/** Of a clause of a longer text, too. */
const SURE_LABEL_IN_TEXT = 0.65;
/** Labels that say nothing of what is to be done. */
const NO_PLAN: readonly Label[] = ['other', 'dream'];
/** So many days are too few for the plan of a label. */
const SOON_DAYS = 14;
const USUAL_WEEKS = 8;
const MOST_WEEKS = 52;

/** Weeks that a plan usually takes, where they are not eight. */
const WEEKS: ReadonlyMap<Label, number> = new Map(
  (
    [
      [3, ['question']],
      [4, ['conversation', 'errand', 'papers', 'pricing']],
      [5, ['agreement', 'decision', 'interview']],
      [6, ['boundaries', 'conditions', 'direction', 'rest', 'salary', 'stop']],
      [10, ['portfolio', 'software', 'subject', 'tool']],
      [12, ['admission', 'career', 'language', 'recognition', 'writing']],
      [14, ['business', 'course', 'exam', 'studies']],
      [16, ['driving']],
    ] as const
  ).flatMap(([weeks, labels]) => labels.map((label) => [label, weeks] as const)),
);

/** Writes the goals of a reading. */
export function writeGoals(
  { wishes, refused }: Reading,
  language: Language,
  today: Day,
  variant: number,
): WrittenGoal[] {
  const used = new Map<Label, number>();
  let quotations = 0;
  const barred = refused.flatMap(stemsOf);
  return wishes.map((wish) => {
    const { label, labelSure, isWhole, isAlone, isByPlace } = wish;
    const before = used.get(label) ?? 0;
    const least = isByPlace ? SURE_LABEL_BY_PLACE : SURE_LABEL;
    const isSure = labelSure >= (isAlone ? least : SURE_LABEL_IN_TEXT) && isWhole && !NO_PLAN.includes(label);
    const plans = language.plans[label].filter((plan) => !holdsOne(plan, barred));
    // A third goal in the same words would be none of its own.
    const plan = before < 2 && isSure ? turnOf(plans, variant + before) : undefined;
    const date = dayOf(wish, plan === undefined ? USUAL_WEEKS : (WEEKS.get(label) ?? USUAL_WEEKS), today);
    const isSoon = today.until(date).days <= SOON_DAYS;
    const kind: PlanKind = isSoon ? 'soon' : plan === undefined ? 'quote' : 'label';
    if (kind === 'label') used.set(label, before + 1);
    const isQuoted = !(isSure || (wish.listed && isWhole));
    const middle = today.add({ days: Math.max(7, Math.round(today.until(date).days / 3)) });
    const goalOf = (wording: string, ofQuote: boolean): string => {
      const words = isQuoted || ofQuote ? quoted(wish.words, language) : capitalized(wish.words, language);
      const sentence = wording
        .replace('{middle}', longDate(middle, language))
        .replace('{date}', longDate(date, language));
      return corrected(language.lead.replace('{words}', () => words) + sentence, language);
    };
    const wordings = kind === 'soon' ? language.soon : kind === 'quote' ? language.quote : [plan ?? ''];
    // Several quotations of one answer are not followed by the same sentence.
    const turn = kind === 'quote' ? variant + quotations++ : variant;
    const texts = [
      goalOf(turnOf(wordings, turn) ?? '', kind === 'quote'),
      ...(kind === 'label' ? plans : wordings).map((wording) => goalOf(wording, kind === 'quote')),
      ...(kind === 'soon' ? [] : language.quote.map((wording) => goalOf(wording, true))),
    ];
    return { wish, plan: kind, texts };
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

function turnOf(wordings: readonly string[], turn: number): string | undefined {
  return wordings[turn % wordings.length];
}

const LONG_WORD = 5;

/** The beginnings of the long words of what is refused. */
function stemsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= LONG_WORD)
    .map((word) => word.slice(0, LONG_WORD));
}

function holdsOne(plan: string, stems: readonly string[]): boolean {
  return stemsOf(plan).some((stem) => stems.includes(stem));
}

function capitalized(words: string, { locale }: Language): string {
  // `iOS` and `eBay` begin as they do.
  if (/^\p{Ll}\p{Lu}/u.test(words)) return words;
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
}

/** Words in quotation marks, with other marks for those within. */
function quoted(words: string, language: Language): string {
  const [open = '“', close = '”', inner = '‘', end = '’'] = language.quotes;
  const plain = words.replace(/[“”„«»‟]|(?<!\p{L})'|'(?!\p{L})/gu, '"').split('"');
  const isPaired = plain.length % 2 === 1;
  const inside = isPaired
    ? plain.map((part, index) => (index === 0 ? part : `${index % 2 === 1 ? inner : end}${part}`)).join('')
    : plain.join('');
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
