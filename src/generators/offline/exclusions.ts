/** The part of choosing that knows what she does not want. */
import type { Subject } from './classify.ts';
import { type Facts, factsIn } from './facts/facts.ts';
import { namesOf } from './merge.ts';
import type { Counted } from './phrases/language.ts';
import type { Theme } from './themes.ts';
import { has, type Reading, turnsIn } from './vocabulary.ts';

/** What no goal may be about. */
export interface Exclusions {
  readonly themes: ReadonlySet<Theme>;
  /** Narrower subjects, by their index: who wants no meditation may want less stress all the same. */
  readonly topics: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
  readonly counted: ReadonlySet<Counted>;
}

/** What the clauses of exclusion name. */
export function exclusionsOf(readings: readonly Reading[], today: Temporal.PlainDate): Exclusions {
  const themes = new Set<Theme>();
  const topics = new Set<number>();
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
    const narrow = reading.hits.filter(({ tag }) => tag.kind === 'topic');
    for (const { tag, weight, start, end } of reading.hits) {
      if (tag.kind === 'topic') topics.add(tag.index);
      if (narrow.some((hit) => hit.start <= start && hit.end >= end)) continue;
      if (tag.kind === 'theme' && (weight > 1 || tag.theme === 'leadingTeam')) themes.add(tag.theme);
    }
  }
  return { themes, topics, names, counted };
}

/** Whether she does not want what a wish is about. */
export function isTurnedDown({ theme, topic }: Subject, { themes, topics }: Exclusions): boolean {
  return themes.has(theme) || (topic !== undefined && topics.has(topic));
}

/** Facts without the names that she excludes. */
export function withoutExcluded(facts: Facts, { names: excluded }: Exclusions): Facts {
  if (excluded.size === 0) return facts;
  const { aim, certificate, exam, ...names } = facts.names;
  const keep = (name: string | undefined): name is string => name !== undefined && !excluded.has(name);
  return {
    ...facts,
    names: {
      ...names,
      technologies: names.technologies.filter(keep),
      skills: names.skills.filter(keep),
      beside: names.beside.filter(keep),
      languages: names.languages.filter(keep),
      ...(keep(aim) ? { aim } : {}),
      ...(keep(certificate) ? { certificate } : {}),
      ...(keep(exam) ? { exam } : {}),
    },
  };
}

/** Whether words hold a name that she excludes. */
export function isExcluded(words: string, { names }: Exclusions): boolean {
  const small = words.toLowerCase();
  return [...names].some((name) => small.includes(name.toLowerCase()));
}

/** Whether words are a part of what she refuses: who does not want to go on without work does not aim at that. */
export function isRefused(reading: Reading, words: string): boolean {
  if (!has(reading, 'unwanted')) return false;
  return turnsIn(reading, 'exclude').some(({ start, end }) => {
    const refusal = reading.words.slice(start, end).map(({ text }) => text);
    return !words.includes(refusal.join(' '));
  });
}
