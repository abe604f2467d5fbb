/** What a clause is about: what is done with it, and its theme where that is sure. */
import { foldKeepingLength, isIn, placesOf } from '../languages/cues.ts';
import { KINDS, type Kind } from '../languages/language-file.ts';
import type { DatePlace } from './deadlines.ts';
import { certificatesIn, technologiesIn, tonguesIn } from './facts.ts';
import type { Opening, Patterns, ThemePattern } from './patterns.ts';
import { patternOf } from './patterns.ts';

/** What a clause means. */
export interface Meaning {
  readonly kind: Kind;
  readonly theme?: string;
  /** Whether the theme accounts for all words. */
  readonly covered: boolean;
  /** Whether its heads alone do, so that its plan says all that the clause says. */
  readonly bare?: boolean;
}

/** Where the head of a clause ends and a clause beside it begins. */
const BESIDE = /,| (?:that|who|which|whose|where|because|instead of|before|after|without) /u;
/** So many words may stay unexplained beside a theme that a clause built in says anyway. */
const MOST_UNEXPLAINED = 4;

/** Which plans fit which deeds: where a theme and the verb disagree, the theme goes. */
const FITTING: Readonly<Record<Kind, readonly Kind[]>> = {
  learn: ['learn', 'pass', 'practise', 'build', 'become', 'find'],
  pass: ['pass', 'learn', 'become', 'find', 'build'],
  find: ['find', 'become', 'keep', 'build'],
  become: ['become', 'find', 'learn', 'build', 'practise', 'negotiate'],
  build: ['build', 'learn', 'find', 'pass', 'become', 'keep', 'practise'],
  practise: ['practise', 'learn', 'reduce', 'keep', 'become', 'find', 'build', 'negotiate'],
  negotiate: ['negotiate', 'learn', 'practise', 'find'],
  decide: ['decide', 'learn', 'build', 'practise', 'negotiate'],
  meet: ['meet', 'find', 'build', 'learn', 'practise', 'keep'],
  reduce: ['reduce', 'practise', 'keep', 'learn', 'become'],
  keep: ['keep', 'reduce', 'learn', 'find', 'build', 'become', 'practise'],
  direction: [],
  unread: [],
};

/** What is done with a clause. */
function kindOf(
  folded: string,
  opening: Opening | 'item',
  form: 'verb' | 'thing' | 'question' | 'sentence',
  patterns: Patterns,
): Kind {
  if (form === 'question') return 'decide';
  if (form !== 'thing') {
    const kind = kindByVerb(folded, patterns);
    if (kind !== undefined) return kind;
    if (opening === 'troubleVerb' && patterns.file.grammar?.infinitive === undefined) return 'practise';
    // The object tells what is done where the verb says nothing.
    if (
      form === 'verb' &&
      !/^(?:get|find|take|miec|dostac|zrobic|robic)\b| (?:haben|machen|schaffen|kriegen|bekommen)$/u.test(
        folded,
      )
    )
      return 'unread';
  }
  const byNoun = firstKind(folded, patterns.nouns, patterns);
  if (byNoun !== undefined) return byNoun;
  // “a move into design” is what its verb is.
  const named = form === 'thing' ? kindByVerb(folded.replace(/^an? /u, ''), patterns) : undefined;
  if (named !== undefined && /^an? /u.test(folded)) return named;
  if (technologiesIn(folded).length > 0 || tonguesIn(folded, patterns).length > 0) return 'learn';
  return 'unread';
}

/** Verbs whose object tells what is done. */
const VAGUE_VERB = /^(?:get|find|take|miec|dostac|zrobic|robic)$/u;

/** Being otherwise than now is no step into something. */
const QUALITY =
  /^(?:be|become|feel|stay) (?:more|less|better|a better|a more|calmer|braver|happier|kinder)\b|(?:^| )(?!oder |aber )\p{Ll}{3,}er werden$|^(?:byc|czuc sie) (?:bardziej|mniej|lepsz\p{L}*|pewniejsz\p{L}*|odwazniejsz\p{L}*|spokojniejsz\p{L}*|pewniej)/u;

/** The kind by the verb: the first one, or the last in a language where it stands at the end. */
function kindByVerb(folded: string, patterns: Patterns): Kind | undefined {
  if (QUALITY.test(folded)) return undefined;
  const found = KINDS.flatMap((kind) =>
    placesOf(patterns.verbs.get(kind) ?? /(?!)/gu, folded).map((place) => ({ ...place, kind })),
  );
  if (patterns.file.verbPlace === 'last') {
    const main = folded.split(/,| (?:ob|wie|was|dass|ohne|statt) /)[0] ?? folded;
    return found
      .filter(({ end }) => end <= main.length)
      .sort((one, other) => other.end - one.end || one.start - other.start)[0]?.kind;
  }
  const sorted = found.sort((one, other) => one.start - other.start || other.end - one.end);
  const [first] = sorted;
  // „nie czytać z kartki“ is no reading.
  if (first !== undefined && first.start > 0 && /^(?:nie|not) /.test(folded)) return undefined;
  if (first === undefined || first.start > 12) return undefined;
  // “get my paperwork done” seeks nothing.
  if (VAGUE_VERB.test(folded.slice(first.start, first.end))) return undefined;
  if (first.kind !== 'learn') return first.kind;
  // “learn to say no”: what is learned is the practice.
  const next = sorted.find(
    ({ start, kind }) => start >= first.end && start <= first.end + 12 && kind !== 'learn',
  );
  return next?.kind === 'practise' ||
    next?.kind === 'negotiate' ||
    next?.kind === 'reduce' ||
    (next?.kind === 'keep' && patterns.file.grammar?.verbStart === undefined)
    ? next.kind
    : 'learn';
}

function firstKind(folded: string, nouns: ReadonlyMap<Kind, RegExp>, _: Patterns): Kind | undefined {
  return KINDS.flatMap((kind) =>
    placesOf(nouns.get(kind) ?? /(?!)/gu, folded).map((place) => ({ ...place, kind })),
  ).sort((one, other) => one.start - other.start || other.end - one.end)[0]?.kind;
}

/** The words of a clause that carry meaning, by their places. */
function contentOf(
  folded: string,
  date: DatePlace | undefined,
  patterns: Patterns,
): { readonly start: number; readonly end: number }[] {
  const head = folded.slice(
    0,
    Math.max((patterns.file.grammar?.beside ?? BESIDE).exec(folded)?.index ?? folded.length, 12),
  );
  const covered = [
    ...placesOf(patternOf(patterns, 'light'), head),
    ...placesOf(patterns.anyVerb, head),
    ...(date === undefined ? [] : [date]),
  ];
  return Array.from(head.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'+#-]*/gu), ({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
  })).filter(
    ({ start, end }) =>
      !/^\d/.test(head.slice(start, end)) && !covered.some((one) => one.start <= start && one.end >= end),
  );
}

/** What a clause means. */
export function meaningOf(
  clause: string,
  opening: Opening | 'item',
  form: 'verb' | 'thing' | 'question' | 'sentence',
  date: DatePlace | undefined,
  patterns: Patterns,
): Meaning {
  const folded = foldKeepingLength(clause);
  const kind = kindOf(folded, opening, form, patterns);
  const content = contentOf(folded, date, patterns);
  let best: { theme: ThemePattern; left: number; at: number; length: number; bare: boolean } | undefined;
  // Most clauses have no word of any theme.
  const named = isIn(patterns.anyHead, folded);
  for (const theme of patterns.themes) {
    if (!named && !theme.theme.heads.startsWith('{')) continue;
    const byVerb =
      kind !== 'unread' &&
      (form === 'verb' || form === 'question') &&
      !FITTING[theme.theme.kind].includes(kind);
    if (byVerb) continue;
    const heads = headsOf(theme, folded, clause, patterns);
    const at = heads[0]?.start;
    if (at === undefined) continue;
    const explained = [...heads, ...placesOf(theme.beside, folded)];
    const left = content.filter(
      ({ start, end }) => !explained.some((one) => one.start <= start && one.end >= end),
    );
    // The head is the first that is said: a theme that comes in only at the end is a circumstance.
    const ahead = left.filter(({ start }) => start < at).length;
    const closing =
      patterns.file.verbPlace === 'last' &&
      form === 'verb' &&
      heads.some((head) => head.end >= folded.length - 1);
    if (left.length > (opening === 'wishClause' ? 1 : MOST_UNEXPLAINED) || (ahead > 0 && !closing)) continue;
    const length = heads.reduce((sum, place) => sum + place.end - place.start, 0);
    if (
      best === undefined ||
      left.length < best.left ||
      (left.length === best.left && (at < best.at || (at === best.at && length > best.length)))
    ) {
      const bare =
        folded.split(' ').length <= 5 &&
        !/\d/.test(folded) &&
        content.every(({ start, end }) => heads.some((one) => one.start <= start && one.end >= end));
      best = { theme, left: left.length, at, length, bare };
    }
  }
  if (best === undefined) return { kind, covered: content.length === 0 };
  return {
    kind: kind === 'unread' || form === 'thing' ? best.theme.theme.kind : kind,
    theme: best.theme.theme.name,
    covered: best.left === 0,
    bare: best.bare,
  };
}

/** Where the heads of a theme are: its cues, or the names of technologies, certificates and languages. */
function headsOf(
  theme: ThemePattern,
  folded: string,
  clause: string,
  patterns: Patterns,
): readonly { readonly start: number; readonly end: number }[] {
  const cues = theme.theme.heads;
  if (cues === '{tool}') return technologiesIn(clause);
  if (cues === '{certificate}') return certificatesIn(clause);
  if (cues === '{tongue}')
    return isIn(patterns.anyTongue, folded) ? placesOf(patterns.anyTongue, folded) : [];
  return placesOf(theme.heads, folded);
}
