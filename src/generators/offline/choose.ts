/** The stage that ranks the wishes, merges those that are one, leaves out what she excludes, and chooses. */
import { classify, type Subject } from './classify.ts';
import { type Facts, factsIn } from './facts/facts.ts';
import { isRate, quoteFrom } from './facts/quote.ts';
import { mergeWishes, namesOf, type Wish } from './merge.ts';
import type { Counted } from './phrases/language.ts';
import type { Theme } from './themes.ts';
import { has, type Reading, type TimeKind, turnsIn } from './vocabulary.ts';
import type { FoundWishes, RawWish } from './wishes.ts';

/** No more goals than this are written. */
const MOST_WISHES = 5;
/** A text of more words tells of her life as well. */
const LONG_STORY = 60;
/** As many wishes as are looked at for five. */
const MOST_LOOKED_AT = 60;

interface Exclusions {
  readonly themes: ReadonlySet<Theme>;
  readonly names: ReadonlySet<string>;
  readonly counted: ReadonlySet<Counted>;
}

/**
 * The wishes to write goals for, at most five: what is listed first, then in her order.
 *
 * @param quotable whether her own words are in the language of the goals
 */
export function chooseWishes(found: FoundWishes, today: Temporal.PlainDate, quotable: boolean): Wish[] {
  const exclusions = exclusionsOf(found.excluded.slice(0, MOST_LOOKED_AT), today);
  const looked = found.wishes.slice(0, MOST_LOOKED_AT);
  const context = contextOf(looked, today);
  const anySaid = looked.some(({ said, listed }) => said || listed);
  const length = looked.reduce((sum, { reading }) => sum + reading.words.length, 0);
  const anyFirm = length > LONG_STORY && looked.some(({ firm, said, listed }) => (firm && said) || listed);
  const wishes: Wish[] = [];
  for (const raw of looked) {
    // In a long story a verb alone tells what she does: `I like to cook`.
    if (anyFirm && !raw.firm && !raw.listed) continue;
    const wish = toWish(raw, today, exclusions, { anySaid, quotable });
    if (wish !== undefined) wishes.push(withContext(wish, raw, context, today));
  }
  const ranked = [...wishes.filter(({ listed }) => listed), ...wishes.filter(({ listed }) => !listed)];
  const merged = withoutDoubt(mergeWishes(ranked));
  const vague = merged.filter(isPlain);
  const chosen = merged.filter((wish) => !isPlain(wish));
  if (chosen.length > 0) return chosen.slice(0, MOST_WISHES);
  const [bare] = vague;
  if (bare !== undefined) return [{ ...bare, subject: { theme: 'findingDirection' } }];
  if (found.excluded.length > 0 && !found.ordered) return [direction(found.excluded, today)];
  return [];
}

/** Who says what she wants, and that she does not know how to begin, has a direction. */
function withoutDoubt(wishes: readonly Wish[]): readonly Wish[] {
  const clear = wishes.filter(({ subject, listed, doubt }) => {
    return subject.theme !== 'findingDirection' || listed || doubt !== true;
  });
  return clear.some((wish) => !isPlain(wish)) ? clear : wishes;
}

/** The wish of a text that nothing is understood of. */
export function unknownWish(): Wish {
  const names = { technologies: [], skills: [], languages: [], up: false };
  const facts = { names, measures: { counts: new Map() }, outOfReach: false };
  return { subject: { theme: 'findingDirection' }, facts, listed: false, said: true };
}

/** A general wish that says nothing of its own. */
function isPlain({ subject, words, facts }: Wish): boolean {
  return (
    subject.theme === 'general' &&
    words === undefined &&
    facts.measures.to === undefined &&
    facts.measures.percent === undefined &&
    facts.names.aim === undefined
  );
}

/** Where she only says what she does not want, what she does want is still to be found. */
function direction(excluded: readonly Reading[], today: Temporal.PlainDate): Wish {
  const [first] = excluded;
  const facts = first === undefined ? undefined : factsIn(first, today);
  const wish = unknownWish();
  return facts?.hours === undefined ? wish : { ...wish, facts: { ...wish.facts, hours: facts.hours } };
}

function exclusionsOf(readings: readonly Reading[], today: Temporal.PlainDate): Exclusions {
  const themes = new Set<Theme>();
  const names = new Set<string>();
  const counted = new Set<Counted>();
  for (const reading of readings) {
    const facts = factsIn(reading, today);
    const own = namesOf(facts);
    for (const name of own) names.add(name);
    for (const { tag } of reading.hits) if (tag.kind === 'aim') names.add(tag.text);
    const { technologies, languages, skills } = facts.names;
    if (technologies.length + languages.length + skills.length > 0) continue;
    // Who wants no events does not turn down the theme: `more contacts, but without networking events`.
    const things = reading.hits.flatMap(({ tag }) => (tag.kind === 'counted' ? [tag.counted] : []));
    for (const thing of things) counted.add(thing);
    if (things.length > 0) continue;
    for (const { tag, weight } of reading.hits) {
      if (tag.kind === 'theme' && (weight > 1 || tag.theme === 'leadingTeam')) themes.add(tag.theme);
    }
  }
  return { themes, names, counted };
}

/** What one sentence says for all wishes. */
interface Context {
  readonly deadline?: Temporal.PlainDate;
  readonly hours?: number;
  readonly team?: number;
  /** For a rise in pay alone. */
  readonly percent?: string;
}

/** More hours a week, named beside a wish, are hours of work and no time for a goal. */
const MOST_SPARE_HOURS = 10;

/** Deadline, hours and the like from sentences beside the wishes. */
function contextOf(wishes: readonly RawWish[], today: Temporal.PlainDate): Context {
  let hours: number | undefined;
  let team: number | undefined;
  let percent: string | undefined;
  let deadline: Temporal.PlainDate | undefined;
  for (const { reading } of wishes) {
    const facts = factsIn(reading, today);
    team ??= facts.measures.team;
    percent ??= facts.measures.percent;
    const themed = classify(reading, facts.names, facts.measures) !== undefined;
    // `Deadline: September` is about no theme, whatever its word is a cue for.
    if (themed && contentWords(reading) > 0) continue;
    if (facts.hours !== undefined && facts.hours <= MOST_SPARE_HOURS) hours ??= facts.hours;
    if (facts.hours !== undefined || contentWords(reading) <= 4) {
      deadline ??= facts.deadline;
    }
  }
  return {
    ...(hours === undefined ? {} : { hours }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(team === undefined ? {} : { team }),
    ...(percent === undefined ? {} : { percent }),
  };
}

/** How many words carry meaning of their own. */
function contentWords(reading: Reading): number {
  const light = new Set<number>();
  for (const { tag, start, end, weight } of reading.hits) {
    const known =
      tag.kind === 'stop' ||
      tag.kind === 'time' ||
      tag.kind === 'month' ||
      tag.kind === 'feast' ||
      tag.kind === 'number';
    if (
      known ||
      (tag.kind === 'turn' && (tag.turn === 'filler' || tag.turn === 'nothing')) ||
      (tag.kind === 'turn' && tag.turn === 'wish' && weight > 1)
    ) {
      for (let index = start; index < end; index++) light.add(index);
    }
  }
  return reading.words.filter(({ text }, index) => !light.has(index) && /\p{L}/u.test(text)).length;
}

function withContext(wish: Wish, raw: RawWish, context: Context, today: Temporal.PlainDate): Wish {
  const before = raw.lead === raw.reading ? undefined : factsIn(raw.lead, today);
  const lead = wish.facts.deadline === undefined ? before?.deadline : undefined;
  const { names } = wish.facts;
  // A level may be named after its language: `my English is B1, I need B2`.
  const languages = names.languages.length > 0 ? names.languages : (before?.names.languages ?? []);
  const { team, percent, ...shared } = context;
  const rise = wish.subject.theme === 'negotiatingPay' && percent !== undefined ? { percent } : {};
  return {
    ...wish,
    facts: {
      ...shared,
      ...(lead === undefined ? {} : { deadline: lead }),
      ...wish.facts,
      names: { ...names, languages },
      measures: { ...(team === undefined ? {} : { team }), ...rise, ...wish.facts.measures },
    },
  };
}

/** A raw wish with its subject and facts; undefined where it is none. */
function toWish(
  raw: RawWish,
  today: Temporal.PlainDate,
  exclusions: Exclusions,
  { anySaid, quotable }: { readonly anySaid: boolean; readonly quotable: boolean },
): Wish | undefined {
  const { reading, listed, said } = raw;
  if (anySaid && !said && !listed) return undefined;
  const facts = withoutExcluded(factsIn(reading, today), exclusions);
  const subject = classify(reading, facts.names, facts.measures);
  if (subject !== undefined && exclusions.themes.has(subject.theme)) return undefined;
  const statement = has(reading, 'statement') || has(reading, 'past');
  if (!said && !listed && statement) return undefined;
  const measured = facts.measures.to ?? facts.measures.percent;
  const bare = subject === undefined && measured === undefined;
  if (bare && contentWords(reading) === 0 && !has(reading, 'trouble')) {
    return said && facts.deadline === undefined && facts.hours === undefined && reading.words.length > 1
      ? { subject: { theme: 'general' }, facts, listed, said }
      : undefined;
  }
  if (bare && facts.hours !== undefined && contentWords(reading) <= 4) return undefined;
  const taken = takenSpans(reading, facts, subject);
  // The words of a trouble or of what is say nothing that could be aimed at.
  const wanted = listed || turnsIn(reading, 'wish').some(({ weight }) => weight > 1);
  const nameless = !quotable || (!wanted && (has(reading, 'trouble') || has(reading, 'statement')));
  const words = nameless ? undefined : quoteFrom(reading, taken, measured !== undefined);
  // A weak hint at a theme says less than her own words: `cooking skills`.
  const hinted = subject?.weak === true && words !== undefined;
  return {
    subject: subject === undefined || hinted ? { theme: 'general' } : subject,
    facts,
    ...(words === undefined || isExcluded(words, exclusions) ? {} : { words }),
    ...(!wanted && has(reading, 'trouble') ? { doubt: true } : {}),
    ...(exclusions.counted.size === 0 ? {} : { avoided: exclusions.counted }),
    listed,
    said,
  };
}

function isExcluded(words: string, { names }: Exclusions): boolean {
  const small = words.toLowerCase();
  return [...names].some((name) => small.includes(name.toLowerCase()));
}

/** The words that a deadline is made of, besides its month or number. */
const DEADLINE_WORDS: ReadonlySet<TimeKind> = new Set<TimeKind>([
  'until',
  'within',
  'end',
  'middle',
  'begin',
  'next',
  'current',
  'quarter',
]);

/** The words that measures and periods take. */
function takenSpans(
  reading: Reading,
  { measures, hours, deadline }: Facts,
  subject: Subject | undefined,
): (readonly [number, number])[] {
  // An amount that no phrase takes up stays with her words: `save 200 euros`.
  const amount = measures.amount !== undefined && subject?.theme !== 'negotiatingPay';
  const spans: (readonly [number, number])[] = measures.span === undefined || amount ? [] : [measures.span];
  const free = hours === undefined;
  for (const { tag, start, end } of reading.hits) {
    if (tag.kind === 'month' || tag.kind === 'feast') spans.push([start, end]);
    if (tag.kind !== 'time' || (free && (tag.time === 'hour' || isRate(reading, start)))) continue;
    if (tag.time === 'week' || tag.time === 'month' || tag.time === 'year') spans.push([start, end]);
    if (tag.time === 'hour') spans.push([start - 1, end]);
    if (deadline !== undefined && DEADLINE_WORDS.has(tag.time)) spans.push([start, end]);
  }
  return spans;
}

function withoutExcluded(facts: Facts, { names: excluded }: Exclusions): Facts {
  if (excluded.size === 0) return facts;
  const { aim, certificate, exam, ...names } = facts.names;
  const keep = (name: string | undefined): name is string => name !== undefined && !excluded.has(name);
  return {
    ...facts,
    names: {
      ...names,
      technologies: names.technologies.filter(keep),
      skills: names.skills.filter(keep),
      languages: names.languages.filter(keep),
      ...(keep(aim) ? { aim } : {}),
      ...(keep(certificate) ? { certificate } : {}),
      ...(keep(exam) ? { exam } : {}),
    },
  };
}
