/** Picks up the names in a wish: technologies, certificates, languages, the work she aims at, her audience. */

import { spellOut } from '../spelling.ts';
import { type Found, has, type Reading, turnsIn } from '../vocabulary.ts';
import type { Measures } from './measures.ts';

/** Names, ready to be shown. */
export interface Names {
  readonly technologies: readonly string[];
  readonly skills: readonly string[];
  /** Of the skills those that are enumerated with technologies, as in `Excel and data analysis`. */
  readonly beside: readonly string[];
  readonly languages: readonly string[];
  readonly certificate?: string;
  readonly exam?: string;
  readonly aim?: string;
  /** Whether the aim is a step up in her own field. */
  readonly up: boolean;
  readonly audience?: string;
}

/** The names in a reading. */
export function namesIn(reading: Reading, measures: Measures): Names {
  const certificate = certificateIn(reading);
  const technologies = textsOf(reading, 'technology');
  const certified =
    certificate ?? (has(reading, 'certificate') && technologies.length === 1 ? technologies[0] : undefined);
  const exam = examIn(reading, measures.level);
  const aim = aimIn(reading);
  const audience = longest(reading.hits.filter(({ tag }) => tag.kind === 'audience'))?.tag;
  return {
    technologies,
    skills: textsOf(reading, 'skill'),
    beside: skillsBeside(reading),
    languages: languagesIn(reading),
    ...(certified === undefined ? {} : { certificate: certified }),
    ...(exam === undefined ? {} : { exam }),
    ...(aim === undefined ? {} : { aim: aim.text }),
    up: aim?.up ?? false,
    ...(audience?.kind === 'audience' ? { audience: audience.text } : {}),
  };
}

function longest(hits: readonly Found[]): Found | undefined {
  return hits.reduce<Found | undefined>(
    (best, hit) => (best === undefined || hit.end - hit.start > best.end - best.start ? hit : best),
    undefined,
  );
}

/** Hits that do not lie within a longer one of the same kind. */
export function outermost(hits: readonly Found[]): Found[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.start <= hit.start && other.end >= hit.end && other.end - other.start > hit.end - hit.start,
      ),
  );
}

/** Three at most: more would be a list and no goal. */
function textsOf(reading: Reading, kind: 'technology' | 'skill'): string[] {
  const texts = new Set<string>();
  for (const { tag } of outermost(reading.hits.filter((hit) => hit.tag.kind === kind))) {
    if (tag.kind === kind) texts.add(tag.text);
  }
  return [...texts].slice(0, 3);
}

/** Skills that a mark or a word that joins puts on a level with a technology, or with another such skill. */
function skillsBeside(reading: Reading): string[] {
  const joints = new Set(
    turnsIn(reading, 'and').flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, at) => start + at),
    ),
  );
  const isJoint = (from: number, to: number): boolean => {
    const marked =
      /[,/+;]/.test(reading.words[to]?.before ?? '') || /[,/+;]/.test(reading.words[from]?.before ?? '');
    const between = reading.words.slice(from, to);
    return (
      between.length <= 2 && between.every((_, at) => joints.has(from + at)) && (marked || between.length > 0)
    );
  };
  const named = outermost(
    reading.hits.filter(({ tag }) => tag.kind === 'technology' || tag.kind === 'skill'),
  ).sort((one, other) => one.start - other.start);
  const technologies = named.filter(({ tag }) => tag.kind === 'technology');
  const texts: string[] = [];
  for (let pass = 0; pass < 2; pass++) {
    const hits = pass === 0 ? named : named.toReversed();
    let level = false;
    hits.forEach((hit, index) => {
      const last = hits[index - 1];
      const joined =
        last !== undefined && (pass === 0 ? isJoint(last.end, hit.start) : isJoint(hit.end, last.start));
      level = hit.tag.kind === 'technology' || (level && joined);
      // Some names of technologies are skills of a language as well.
      const known =
        hit.tag.kind === 'skill' && technologies.some(({ start, end }) => start < hit.end && hit.start < end);
      if (hit.tag.kind === 'skill' && !known && level && !texts.includes(hit.tag.text))
        texts.push(hit.tag.text);
    });
  }
  return texts.slice(0, 3);
}

const displayNames = new Map<string, Intl.DisplayNames>();

function languagesIn(reading: Reading): string[] {
  const { locale } = reading.vocabulary.language;
  const names = displayNames.get(locale) ?? new Intl.DisplayNames(locale, { type: 'language' });
  displayNames.set(locale, names);
  const found = new Set<string>();
  for (const { tag } of reading.hits) {
    if (tag.kind === 'languageName') found.add(names.of(tag.code) ?? tag.code);
  }
  return [...found].slice(0, 3);
}

function certificateIn(reading: Reading): string | undefined {
  const hit = longest(reading.hits.filter(({ tag }) => tag.kind === 'certificate'));
  return hit?.tag.kind === 'certificate' ? hit.tag.text : undefined;
}

/** The examination with her score or level: `IELTS 7.0`, `Goethe C1`. */
function examIn(reading: Reading, level: string | undefined): string | undefined {
  const hit = longest(reading.hits.filter(({ tag }) => tag.kind === 'exam'));
  if (hit?.tag.kind !== 'exam') return undefined;
  if (level !== undefined) return `${hit.tag.text} ${level}`;
  const score = reading.words
    .slice(hit.end, hit.end + 5)
    .find(({ text }) => /^\d{1,3}(?:[.,]\d)?$/.test(text));
  return score === undefined ? hit.tag.text : `${hit.tag.text} ${score.text}`;
}

/** The work she aims at: what follows a turn of becoming, else the last that she names. */
function aimIn(reading: Reading): { readonly text: string; readonly up: boolean } | undefined {
  // What she comes from is no aim: `from teaching to design`.
  const left = reading.hits.filter(({ tag }) => tag.kind === 'time' && tag.time === 'from');
  const aims = outermost(reading.hits.filter(({ tag }) => tag.kind === 'aim'));
  const isLeft = ({ start }: Found): boolean =>
    left.some(
      ({ end }) =>
        start === end ||
        (start === end + 1 && reading.vocabulary.stopWords.has(reading.words[end]?.fold ?? '')),
    );
  const leaves = new Set(aims.filter(isLeft).map(({ tag }) => (tag.kind === 'aim' ? tag.text : '')));
  const hits = aims.filter(
    (hit) => !isLeft(hit) && !isTroubled(reading, hit) && hit.tag.kind === 'aim' && !leaves.has(hit.tag.text),
  );
  const become = reading.hits.filter(
    ({ tag }) => tag.kind === 'aimOpener' || (tag.kind === 'turn' && tag.turn === 'become'),
  );
  const opened = hits.findLast(({ start }) =>
    become.some(({ end, start: from }) => from <= start && start - end <= 2 && start >= end),
  );
  const chosen = opened ?? hits.at(-1);
  if (chosen?.tag.kind === 'aim') return chosen.tag;
  const own = ownAim(reading);
  return own === undefined ? undefined : { text: own, up: false };
}

/** Whether a work is what troubles her, as in `I hate being an accountant`, with no word of wanting between. */
function isTroubled(reading: Reading, { start }: Found): boolean {
  const end = (turn: 'trouble' | 'wish' | 'become'): number =>
    Math.max(-1, ...turnsIn(reading, turn).flatMap((hit) => (hit.end <= start ? [hit.end] : [])));
  return end('trouble') >= 0 && end('trouble') > Math.max(end('wish'), end('become'));
}

const PLAIN = /^\p{L}[\p{L}\p{M}]{2,30}$/u;

/** Her own word for a work, as in `become a florist`: up to two words of no other meaning. */
function ownAim(reading: Reading): string | undefined {
  // `stop working as a waitress` opens what she leaves.
  const left = reading.hits.filter(({ tag }) => tag.kind === 'time' && tag.time === 'from');
  const opener = reading.hits.find(
    ({ tag, start, end }) =>
      tag.kind === 'aimOpener' && !left.some((hit) => hit.start <= end && start <= hit.end),
  );
  if (opener === undefined) return undefined;
  const spelled = spellOut(reading.words, reading.vocabulary.language);
  const words: string[] = [];
  for (let index = opener.end; index < opener.end + 3; index++) {
    const word = spelled[index];
    if (word === undefined || (words.length > 0 && /[^\s-]/.test(word.before)) || !PLAIN.test(word.text))
      break;
    const meant = reading.hits.some(
      ({ tag, start, end, slip }) =>
        !slip && start <= index && index < end && tag.kind !== 'counted' && tag.kind !== 'teamPeople',
    );
    if (meant) break;
    words.push(word.text);
  }
  if (words.length === 0 || words.length > 2) return undefined;
  return reading.vocabulary.language.quotedAim.replace('{words}', words.join(' '));
}
