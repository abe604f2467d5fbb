/** The stage that ranks the wishes, merges those that are one, leaves out what she excludes, and chooses. */
import { classify } from './classify.ts';
import { contentWords, contextOf, withContext } from './context.ts';
import {
  type Exclusions,
  exclusionsOf,
  isExcluded,
  isRefused,
  isTurnedDown,
  withoutExcluded,
} from './exclusions.ts';
import { factsIn } from './facts/facts.ts';
import { isForeign } from './facts/foreign.ts';
import { frequencyIn } from './facts/measures.ts';
import { isBeforeTime, wordsFor } from './facts/wish-words.ts';
import { mergeWishes, type Wish } from './merge.ts';
import { has, type Reading, turnsIn } from './vocabulary.ts';
import type { FoundWishes, RawWish } from './wishes.ts';

/** No more goals than this are written. */
const MOST_WISHES = 5;
/** A text of more words tells of her life as well. */
const LONG_STORY = 60;
/** As many wishes as are looked at for five. */
const MOST_LOOKED_AT = 60;

/**
 * The wishes to write goals for, at most five: what is listed first, then in her order.
 *
 * @param quotable whether her own words are in the language of the goals
 */
export function chooseWishes(found: FoundWishes, today: Temporal.PlainDate, quotable: boolean): Wish[] {
  const exclusions = exclusionsOf(found.excluded.slice(0, MOST_LOOKED_AT), today);
  const looked = found.wishes.slice(0, MOST_LOOKED_AT);
  const context = contextOf(looked, found.excluded.slice(0, MOST_LOOKED_AT), today);
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
  const rank = ({ listed, doubt }: Wish): number => (listed ? 0 : doubt === true ? 2 : 1);
  const ranked = wishes.toSorted((one, other) => rank(one) - rank(other));
  const merged = withoutDoubt(mergeWishes(ranked));
  const vague = merged.filter(isPlain);
  // Beside an order to the machine, the words of the order are no wish.
  const chosen = merged.filter((wish) => !isPlain(wish) && !(found.ordered && isHardlyWish(wish)));
  if (chosen.length > 0) return chosen.slice(0, MOST_WISHES);
  const veiled = vague.find((wish) => wish.veiled === true);
  if (veiled !== undefined) return [veiled];
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
  return clear.some((wish) => !isPlain(wish) && !isMood(wish)) ? clear : wishes;
}

/** How she feels is no direction: `I don't know what I want, I'm just tired`. */
function isMood({ subject, doubt }: Wish): boolean {
  return doubt === true && (subject.theme === 'workLifeBalance' || subject.theme === 'confidence');
}

/** The wish of a text that nothing is understood of. */
export function unknownWish(): Wish {
  const names = { technologies: [], skills: [], beside: [], languages: [], up: false };
  const facts = { names, measures: { counts: new Map(), paces: new Map() }, outOfReach: false };
  return { subject: { theme: 'findingDirection' }, facts, listed: false, said: true };
}

/** What nobody says to be a wish, and is about no theme. */
function isHardlyWish({ subject, said, listed }: Wish): boolean {
  return subject.theme === 'general' && !said && !listed;
}

/** A general wish that says nothing of its own. */
function isPlain({ subject, words, facts }: Wish): boolean {
  return (
    subject.theme === 'general' &&
    subject.topic === undefined &&
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
  if (subject !== undefined && isTurnedDown(subject, exclusions)) return undefined;
  const statement = has(reading, 'statement') || has(reading, 'past');
  if (!said && !listed && statement) return undefined;
  const measured = facts.measures.to ?? facts.measures.percent;
  const bare = subject === undefined && measured === undefined;
  if (bare && contentWords(reading) === 0 && !has(reading, 'trouble')) {
    return said && facts.deadline === undefined && facts.hours === undefined && reading.words.length > 1
      ? { subject: { theme: 'general' }, facts, listed, said }
      : undefined;
  }
  // The words of a trouble or of what is say nothing that could be aimed at.
  const wanted = listed || turnsIn(reading, 'wish').some(({ weight }) => weight > 1);
  const nameless = !quotable || (!wanted && (has(reading, 'trouble') || has(reading, 'statement')));
  const quoted = nameless ? undefined : wordsFor(reading, facts, subject);
  const unfit = quoted !== undefined && (isRefused(reading, quoted) || isForeign(quoted, reading.vocabulary));
  const words = unfit ? undefined : quoted;
  // `I have 3 hours a week` is no wish by itself.
  const meant = listed || turnsIn(reading, 'wish').some(({ weight, start }) => weight > 1 || start === 0);
  const idle = words === undefined || !meant || !isBeforeTime(reading, words);
  if (bare && idle && facts.hours !== undefined && contentWords(reading) <= 4) return undefined;
  // A weak hint at a theme says less than her own words: `cooking skills`.
  const hinted = subject?.weak === true && words !== undefined;
  const frequency = measured === undefined ? frequencyIn(reading) : undefined;
  return {
    subject: subject === undefined || hinted ? { theme: 'general' } : subject,
    facts,
    ...(words === undefined || isExcluded(words, exclusions) ? {} : { words }),
    ...(frequency === undefined ? {} : { frequency }),
    ...(!wanted && has(reading, 'trouble') ? { doubt: true } : {}),
    ...(words === undefined && bare && said && isVeiled(reading) ? { veiled: true } : {}),
    ...(exclusions.counted.size === 0 ? {} : { avoided: exclusions.counted }),
    listed,
    said,
  };
}

/** As few words besides somebody's name still say what she wants. */
const LEAST_BESIDE_NAME = 2;

/** Whether what she wants cannot be shown for somebody in it: `teach Anna to ride a bike`. */
function isVeiled(reading: Reading): boolean {
  if (has(reading, 'trouble') || has(reading, 'statement') || has(reading, 'private')) return false;
  const named = has(reading, 'person') || reading.hits.some(({ tag }) => tag.kind === 'givenName');
  return named && has(reading, 'wish') && contentWords(reading) > LEAST_BESIDE_NAME;
}
