/** The part of choosing that makes one wish of those that say the same. */
import type { Subject } from './classify.ts';
import type { Facts } from './facts/facts.ts';
import type { Counted } from './phrases/language.ts';

/** A wish that becomes a goal. */
export interface Wish {
  readonly subject: Subject;
  readonly facts: Facts;
  /** Her own words for what it is about, where they are fit to be shown. */
  readonly words?: string;
  /** How often a week she wants it. */
  readonly frequency?: number;
  /** Whether she only says that something is hard for her or unclear. */
  readonly doubt?: boolean;
  /** Things that she does not want to be counted in her goal. */
  readonly avoided?: ReadonlySet<Counted>;
  /** Whether her words name somebody, so that they cannot be shown though they say what she wants. */
  readonly veiled?: boolean;
  readonly listed: boolean;
  readonly said: boolean;
}

/** Every name in the facts of a wish, as it is shown. */
export function namesOf({ names }: Facts): string[] {
  return [
    ...names.technologies,
    ...names.skills,
    ...names.languages,
    names.aim,
    names.certificate,
    names.exam,
  ].filter((name) => name !== undefined);
}

/** What makes a wish another one than those before of its theme. */
function detailsOf({ subject, facts, words }: Wish): string[] {
  const { names, measures } = facts;
  const details = [...namesOf(facts), measures.to, measures.percent, names.audience].filter(
    (detail) => detail !== undefined,
  );
  if (subject.topic !== undefined) details.push(`topic ${subject.topic}`);
  // Applications say how much of what was said before: `I look for work. I want to send 20 applications.`
  const counted = measures.counts.has('applications');
  if (details.length === 0 && words !== undefined && !counted) details.push(words.toLowerCase());
  return details;
}

/** Each wish once: of the same theme only those that bring something of their own. */
export function mergeWishes(wishes: readonly Wish[]): Wish[] {
  const merged: Wish[] = [];
  for (const wish of wishes) {
    const index = merged.findIndex((other) => isSame(other, wish));
    const other = merged[index];
    if (other === undefined) merged.push(wish);
    else merged[index] = union(other, wish);
  }
  return merged;
}

function isSame(one: Wish, other: Wish): boolean {
  const mine = detailsOf(one);
  const theirs = detailsOf(other);
  if (one.subject.theme !== other.subject.theme) {
    // A figure said once more, as in `a better salary! at least 10 %!`, is no wish of its own.
    const onlyFigures = other.facts.measures.percent !== undefined && theirs.length === 1;
    return (
      other.subject.theme === 'general' && !other.listed && onlyFigures && mine.includes(theirs[0] ?? '')
    );
  }
  const bare = mine.length === 0 || theirs.length === 0;
  if (bare && one.listed && other.listed && mine.length + theirs.length > 0) return false;
  if (bare) return one.subject.theme !== 'general' || mine.length === theirs.length;
  return theirs.every((detail) => mine.includes(detail)) || mine.every((detail) => theirs.includes(detail));
}

/** The facts of two wishes that are one: the first wins where both have them. */
function union(one: Wish, other: Wish): Wish {
  const more = detailsOf(other).length > detailsOf(one).length ? other : one;
  const less = more === one ? other : one;
  return {
    ...less,
    ...more,
    facts: {
      ...less.facts,
      ...more.facts,
      measures: {
        ...less.facts.measures,
        ...more.facts.measures,
        counts: new Map([...less.facts.measures.counts, ...more.facts.measures.counts]),
        paces: new Map([...less.facts.measures.paces, ...more.facts.measures.paces]),
      },
      outOfReach: one.facts.outOfReach || other.facts.outOfReach,
    },
    listed: one.listed || other.listed,
    said: one.said || other.said,
  };
}
