/** The part of finding wishes that puts the clauses of a sentence together: those that are one wish, and those that are several. */
import { levelOf } from './facts/levels.ts';
import type { Theme } from './themes.ts';
import { has, type Reading } from './vocabulary.ts';

/** What a clause is to a wish. */
export type Role = 'plain' | 'wish' | 'past' | 'aside' | 'excluded' | 'order' | 'but';

/** A part of a sentence. */
export interface Clause {
  readonly reading: Reading;
  readonly role: Role;
  /** Whether it opens with a word that joins it to the clause before. */
  readonly joined: boolean;
}

/** An item of an enumeration has no more words: `a flat, a new job`. */
export const MOST_ITEM_WORDS = 4;

/** Puts clauses together to wishes: a clause with a theme of its own, or that says anew what she wants, opens one. */
export function groupClauses(clauses: readonly Clause[], excluded: Reading[], listed: boolean): Clause[][] {
  const groups: Clause[][] = [];
  let group: Clause[] = [];
  let dropping: Role | undefined;
  let ordered = false;
  const close = (): void => {
    if (group.length > 0) groups.push(group);
    group = [];
  };
  for (const given of clauses) {
    // What stands against an exclusion is what she wants.
    const clause: Clause =
      given.role === 'but' && dropping === 'excluded' ? { ...given, role: 'wish' } : given;
    if (clause.role === 'order') {
      ordered = true;
      dropping = 'order';
      continue;
    }
    // `write a poem about my goals` is one order, though the end of it sounds like a wish.
    if (dropping === 'order' && clause.role === 'wish' && !hasContent([clause])) continue;
    if (clause.role === 'wish' || clause.role === 'but') dropping = undefined;
    else if (clause.role !== 'plain') dropping = clause.role;
    if (dropping === 'excluded') excluded.push(clause.reading);
    if (dropping !== undefined) {
      if (dropping === 'past' && !clause.joined) dropping = undefined;
      continue;
    }
    const themes = themesIn(group);
    const own = strongThemes(clause.reading);
    const anew = own.length > 0 && themes.length > 0 && !own.some((theme) => themes.includes(theme));
    const other = areOtherTopics(
      group.flatMap(({ reading }) => topicsOf(reading)),
      topicsOf(clause.reading),
    );
    const levelled = namesLevel(clause.reading) && group.some(({ reading }) => namesLevel(reading));
    const opened = group.some(({ role }) => role === 'wish');
    const again = clause.role === 'wish' && opened && themes.length > 0 && own.length > 0;
    // What stands before the first wish of a sentence belongs to it, unless it tells what is.
    const certified =
      clause.joined &&
      certificatesOf(clause.reading) > 0 &&
      group.some(({ reading: other }) => certificatesOf(other) > 0);
    const lead =
      clause.role === 'wish' &&
      !opened &&
      !hasContent(group) &&
      // After a wish, an item of an enumeration is one as well, though it has no verb.
      !(anew && groups.length > 0) &&
      !isOwnItem(group, clause) &&
      !group.some(({ reading }) => has(reading, 'statement'));
    // `find a flat and a job as a cook`: the second is another wish, though they share the verb.
    const brief = clause.joined || clause.reading.words.length <= MOST_ITEM_WORDS;
    const beside = brief && own.length > 0 && themes.length === 0 && hasContent(group);
    const more = (clause.role === 'wish' || beside) && !listed && hasContent(group);
    if (
      !lead &&
      (anew ||
        other ||
        certified ||
        levelled ||
        again ||
        more ||
        (clause.role === 'wish' && !opened && group.length > 0))
    )
      close();
    group.push(clause);
  }
  close();
  return ordered
    ? groups.filter((one) =>
        one.some(({ role, reading }) => role === 'wish' || strongThemes(reading).length > 0),
      )
    : groups;
}

/** Whether what stands before `and` is a wish of its own, though no word opens it: `switch off and read a novel`. */
function isOwnItem(group: readonly Clause[], next: Clause): boolean {
  const joint = group.at(-1);
  const joined = next.joined || (joint?.joined === true && joint.reading.words.length === 1);
  const themes = themesIn(group);
  if (!joined || themes.length === 0 || themesIn([next]).some((theme) => themes.includes(theme)))
    return false;
  return group.every(
    ({ reading }) => !has(reading, 'self') && !has(reading, 'statement') && !has(reading, 'past'),
  );
}

function themesIn(group: readonly Clause[]): Theme[] {
  return group.flatMap(({ reading }) => strongThemes(reading));
}

/** Whether it names a language and a level: `C1 in German`. */
function namesLevel({ hits, words }: Reading): boolean {
  return (
    hits.some(({ tag }) => tag.kind === 'languageName') && words.some((word) => levelOf(word) !== undefined)
  );
}

function certificatesOf(reading: Reading): number {
  return reading.hits.filter(({ tag }) => tag.kind === 'certificate').length;
}

function topicsOf(reading: Reading): number[] {
  return reading.hits.flatMap(({ tag }) => (tag.kind === 'topic' ? [tag.index] : []));
}

/** Whether both have topics, and none in common. */
function areOtherTopics(one: readonly number[], other: readonly number[]): boolean {
  return one.length > 0 && other.length > 0 && !one.some((topic) => other.includes(topic));
}

/** Whether a group already says what it is about. */
export function hasContent(group: readonly Clause[]): boolean {
  return group.some(({ role, reading }) => {
    if (certificatesOf(reading) > 0) return true;
    if (role !== 'wish') return false;
    const light = new Set<number>();
    for (const [index, { text }] of reading.words.entries()) if (/^\d/.test(text)) light.add(index);
    for (const { tag, start, end, weight } of reading.hits) {
      if (tag.kind === 'theme' || tag.kind === 'technology' || tag.kind === 'languageName') return true;
      // A weak word of wanting may be a verb that says something: `read more`.
      const wish =
        tag.kind === 'turn' &&
        ((tag.turn === 'wish' && weight > 1) || tag.turn === 'filler' || tag.turn === 'trouble');
      if (!wish && tag.kind !== 'stop' && tag.kind !== 'time' && tag.kind !== 'number') continue;
      for (let index = start; index < end; index++) light.add(index);
    }
    return light.size < reading.words.length;
  });
}

/** The themes that a reading surely names. */
export function strongThemes(reading: Reading): Theme[] {
  const themes: Theme[] = [];
  for (const { tag, weight } of reading.hits) {
    if (weight > 1 && (tag.kind === 'theme' || tag.kind === 'topic')) themes.push(tag.theme);
    if (tag.kind === 'languageName' || tag.kind === 'exam') themes.push('language');
    if (tag.kind === 'technology' || tag.kind === 'certificate') themes.push('technicalSkills');
  }
  return themes;
}
