/** The stage that tells what a wish is about. */

import type { Measures } from './facts/measures.ts';
import type { Names } from './facts/names.ts';
import { outermost } from './facts/names.ts';
import type { Theme } from './themes.ts';
import { has, type Reading } from './vocabulary.ts';

/** A theme, and the narrower topic where there is one. */
export interface Subject {
  readonly theme: Theme;
  /** Index into the topics of the language. */
  readonly topic?: number;
  /** Whether only a weak cue speaks for it. */
  readonly weak?: boolean;
}

/** Where two themes score the same, the one that stands first says more. */
const ORDER: readonly Theme[] = [
  'returningToWork',
  'negotiatingPay',
  'interviews',
  'ownBusiness',
  'findingDirection',
  'careerChange',
  'jobSearch',
  'publicSpeaking',
  'language',
  'leadingTeam',
  'promotion',
  'personalBrand',
  'managingTime',
  'workLifeBalance',
  'networking',
  'communication',
  'confidence',
  'technicalSkills',
  'general',
];

/** The subject of a wish; undefined where no theme is heard. */
export function classify(reading: Reading, names: Names, measures: Measures): Subject | undefined {
  const scores = new Map<Theme, number>();
  const add = (theme: Theme, score: number): void => {
    scores.set(theme, (scores.get(theme) ?? 0) + score);
  };
  const topics = new Map<number, { readonly theme: Theme; readonly weight: number }>();
  const heard = outermost(
    reading.hits.filter(
      ({ tag }) =>
        tag.kind === 'theme' || tag.kind === 'topic' || (tag.kind === 'aim' && has(reading, 'become')),
    ),
  );
  const counted = new Set<string>();
  const aims = heard.filter(({ tag }) => tag.kind === 'aim');
  // Of two cues on one word the heavier counts.
  for (const { tag, start, end, weight } of [...heard].sort((one, other) => other.weight - one.weight)) {
    // What she wants to become is no theme by itself: `become a team lead` is no `lead a team`.
    if (tag.kind === 'theme' && aims.some((aim) => aim.start <= start && aim.end >= end)) continue;
    if (tag.kind === 'theme' && !counted.has(`${tag.theme} ${start}`)) {
      counted.add(`${tag.theme} ${start}`);
      add(tag.theme, weight);
    }
    if (tag.kind === 'topic') topics.set(tag.index, { theme: tag.theme, weight });
  }
  for (const { theme, weight } of topics.values()) add(theme, weight > 3 ? weight : weight / 2);
  addNames(add, reading, names, measures);
  let best: Theme | undefined;
  for (const theme of ORDER) {
    const score = scores.get(theme) ?? 0;
    if (score > 0 && score > (best === undefined ? 0 : (scores.get(best) ?? 0))) best = theme;
  }
  if (best === undefined) return undefined;
  const topic = [...topics]
    .filter(([, { theme }]) => theme === best)
    .sort(([, one], [, other]) => other.weight - one.weight)[0];
  return topic === undefined
    ? { theme: best, weak: (scores.get(best) ?? 0) < 1.5 }
    : { theme: best, topic: topic[0] };
}

function addNames(
  add: (theme: Theme, score: number) => void,
  reading: Reading,
  names: Names,
  measures: Measures,
): void {
  const learning = has(reading, 'learn');
  if (names.technologies.length > 0) add('technicalSkills', learning ? 4.5 : 2.5);
  if (names.skills.length > 0) add('technicalSkills', learning ? 3.5 : 2);
  if (names.certificate !== undefined) add('technicalSkills', 5);
  if (names.exam !== undefined) add('language', 6);
  else if (measures.level !== undefined) add('language', 3.5);
  if (names.languages.length > 0) add('language', learning || measures.level !== undefined ? 4 : 2.5);
  const searching = reading.hits.some(
    ({ tag, weight }) => tag.kind === 'theme' && tag.theme === 'jobSearch' && weight > 1,
  );
  if (names.aim !== undefined && searching) add('jobSearch', 2);
  else if (names.aim !== undefined && has(reading, 'become')) add(names.up ? 'promotion' : 'careerChange', 4);
  else if (names.aim !== undefined) add(names.up ? 'promotion' : 'careerChange', 0.5);
}
