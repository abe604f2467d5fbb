/** Finds the clauses of a piece that are wishes: what follows an opening, or the whole of a list item. */
import { isIn, placesOf } from '../languages/cues.ts';
import { infinitiveAtEnd } from '../languages/infinitives.ts';
import { bareStart } from './bare-starts.ts';
import { clauseEnd, firstWord, frontOf, startsVerb, withoutJoin } from './clause-ends.ts';
import { opensChoice, opensInfinitive } from './infinitive-first.ts';
import { OPENINGS, type Opening, type Patterns, patternOf } from './patterns.ts';
import type { Piece } from './pieces.ts';

/** A clause that is a wish, by its place in the piece. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  /** What opened it; `item` for an item of a list. */
  readonly opening: Opening | 'item';
  /** What stands before the opening and belongs to the clause, as the object in „Die Prüfung möchte ich … schaffen“. */
  readonly front?: { readonly start: number; readonly end: number };
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly opening: Opening;
}

/** Where a question begins within what opens it: „nie wiem, czy …“. */
const QUESTION_WORD: Readonly<Record<string, RegExp>> = {
  en: /\b(?:what|which|how|when|where|whether|if|why)\b/u,
  de: /\b(?:wie|was|ob|wo|wohin|wann|womit|woran|welche\w*)\b/u,
  pl: /\b(?:czy|co|jak|gdzie|ile|kiedy|ktor\w*|jaki\w*|od czego|na czym|do kogo|czego|czym|za ile)\b/u,
};
/** No piece has more wishes. */
const MOST_CLAUSES = 8;

/** The clauses of a piece that are wishes, in order. */
export function clausesOf(piece: Piece, patterns: Patterns): Clause[] {
  if (piece.listed) {
    const item = itemOf(piece, patterns);
    if (item !== undefined) return [item, ...further(piece, item, piece.text.length, patterns)];
  }
  const places = openingsOf(piece.folded, patterns);
  const { grammar } = patterns.file;
  const found: Clause[] = [];
  for (const [index, place] of places.entries()) {
    if (found.length >= MOST_CLAUSES) break;
    const limit = places[index + 1]?.start ?? piece.text.length;
    const whole =
      place.opening === 'question' ||
      (place.opening === 'wishClause' && /^m(?:ein|y|oj)/.test(piece.folded.slice(place.start))) ||
      (place.opening === 'wishClause' && grammar?.wholeClause !== undefined);
    const opened = piece.folded.slice(place.start, place.end);
    const word =
      place.opening === 'question'
        ? (grammar?.questionWord ?? QUESTION_WORD[patterns.file.code])
        : grammar?.wholeClause;
    const unasked = place.opening === 'question' && grammar?.infinitive !== undefined ? opened.length : 0;
    const asked =
      place.opening === 'question' || place.opening === 'wishClause'
        ? (word?.exec(opened)?.index ?? unasked)
        : 0;
    // „I do not know“ opens a question only where a choice follows.
    const isOpen =
      grammar?.infinitive !== undefined && place.opening === 'question' && asked === opened.length;
    if (isOpen && !opensChoice(piece.folded.slice(place.end, limit), patterns)) continue;
    const from = whole ? place.start + asked : place.end;
    const clause = clauseFrom(piece, from, limit, place.opening, patterns);
    const front = patterns.file.verbPlace === 'last' ? frontOf(piece, place, patterns) : undefined;
    if (clause === undefined && front === undefined) continue;
    const own = clause ?? { start: place.end, end: place.end, opening: place.opening };
    found.push(front === undefined ? own : { ...own, front });
    found.push(...further(piece, own, limit, patterns));
  }
  const after = placesOf(patternOf(patterns, 'wishAfter'), piece.folded)[0];
  if (found.length === 0 && after !== undefined) {
    const from = Math.max(
      ...[...piece.folded.slice(0, after.start).matchAll(/[.;:!?]\s|\s[-–—]\s/g)].map(
        ({ index, 0: mark }) => index + mark.length,
      ),
      0,
    );
    const clause = clauseFrom(piece, from, after.start, 'wishVerb', patterns);
    if (clause !== undefined) found.push(clause);
  }
  if (found.length === 0 && places.length === 0) {
    const start = bareStart(piece, patterns);
    if (start !== undefined) {
      const clause = clauseFrom(piece, start, piece.text.length, 'wishVerb', patterns);
      if (clause !== undefined) found.push(clause, ...further(piece, clause, piece.text.length, patterns));
    }
  }
  return found;
}

/** The openings in a folded text, the longest at each place. */
function openingsOf(folded: string, patterns: Patterns): Place[] {
  const all = OPENINGS.flatMap((opening) =>
    placesOf(patternOf(patterns, opening), folded).map((place) => ({ ...place, opening })),
  ).sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: Place[] = [];
  let joinedTo: number | undefined;
  for (const place of all) {
    const last = kept.at(-1);
    if (place.start < (last?.end ?? 0)) continue;
    // What is refused, or was so once, is no wish.
    if (
      /(?:\b(?:don't|dont|do not|never|nie|not)|(?<!\p{L})(?:не|ні)) $/u.test(folded.slice(0, place.start)) ||
      patterns.file.grammar?.denied?.test(folded.slice(0, place.start)) === true
    )
      continue;
    if (
      place.opening === 'questionVerb' &&
      /\b(?:had to|learned|learnt|taught|knew|knows)\b[^.,;]*$/u.test(folded.slice(0, place.start))
    )
      continue;
    // „Eine Führungsposition brauche ich nicht“
    const negated = /^ (?:auch |noch |jetzt |gerade )?(?:nicht|kein\p{L}*|nie)(?! nur)[ .,;!?]/u;
    if (place.opening === 'wishThing' && negated.test(`${folded.slice(place.end)} `)) continue;
    // What is wished in a clause beside a thing belongs to that thing.
    if (
      /(?:\b(?:which|who|(?<!\b(?:for|is|so|after|with|of) )that)|, (?:ktor\p{L}+|die|der|das|den|як(?:ии|а|е|і|у|о)\p{L}*|котор\p{L}+)) $/u.test(
        folded.slice(0, place.start),
      )
    )
      continue;
    // “decide whether to …”, “know how to …”: the question belongs to the verb before it.
    const between = last === undefined ? undefined : folded.slice(last.end, place.start);
    const afterInfinitive =
      patterns.file.code === 'de' &&
      between !== undefined &&
      /\p{Ll}n,? $/u.test(between) &&
      infinitiveAtEnd(between.replace(/,? $/, '')) &&
      /[,]/.test(between.slice(-2));
    if (place.opening === 'question' && place.start === 0 && patterns.file.code === 'de') continue;
    const governed = afterInfinitive
      ? place.opening === 'question'
      : (place.opening === 'question' || place.opening === 'questionVerb') &&
        between !== undefined &&
        /^[ ,]*(?:to )?(?:\p{L}+ ?){1,4}[ ,]*$/u.test(between) &&
        !/[,] \p{L}+ .*/u.test(between.trim()) &&
        isIn(patterns.anyVerb, between);
    const alsoGoverned =
      place.opening !== 'wishVerb' &&
      joinedTo !== undefined &&
      place.start >= joinedTo &&
      /^[^.,;!?]*(?:and|und|i|oraz|y|e|і|и|та) $/u.test(folded.slice(joinedTo, place.start));
    if (governed || alsoGoverned) joinedTo = place.end;
    else kept.push(place);
  }
  return kept;
}

/** A list item: its first clause, unless it opens a wish of its own right at its start. */
function itemOf(piece: Piece, patterns: Patterns): Clause | undefined {
  const first = openingsOf(piece.folded, patterns)[0];
  if (first !== undefined && first.start < 8) return undefined;
  const before = patterns.file.grammar?.beforeFirst?.exec(piece.folded)?.[0].length ?? 0;
  return clauseFrom(piece, before, piece.text.length, 'item', patterns);
}

const START = /^[\s,:–—-]*/u;
/** Adverbs that belong to the opening. */
const GERMAN_START =
  /^[\s,:–—-]*(?:(?:gern|gerne|auch|endlich|außerdem|unbedingt|jetzt|dann|noch|mal|am liebsten|es|irgendwann|langfristig|eigentlich|vor allem|danach|später|wieder mal|natürlich|zum Beispiel|trotzdem)(?:\s|,\s))*/u;

/** The clause that begins at a place; undefined where there is nothing. */
function clauseFrom(
  piece: Piece,
  from: number,
  limit: number,
  opening: Clause['opening'],
  patterns: Patterns,
): Clause | undefined {
  const skipped =
    (patterns.file.code === 'de' && opening !== 'item' ? GERMAN_START : START).exec(
      piece.text.slice(from),
    )?.[0].length ?? 0;
  const start = from + skipped;
  const end = clauseEnd(piece, start, limit, opening, patterns);
  const text = piece.text.slice(start, end).trimEnd();
  return /\p{L}{2}/u.test(text) ? { start, end: start + text.length, opening } : undefined;
}

/** What stands before a further verb. */
const JOINED: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and|n|or|then|also|to|maybe) )*/,
  de: /^(?:(?:und|oder|dann|auch) )*/,
  pl: /^(?:(?:i|oraz|a|lub|albo|potem|tez|zeby) )*/,
};

/** What is cut off by a reason, up to where the wishes go on. */
const RESUMED: Readonly<Record<string, RegExp>> = { en: /^[^.!?]*?, and (?=to )/u };

/** Further wishes that hang on a clause: „to learn X, to find Y and to apply for Z“. */
function further(piece: Piece, clause: Clause, limit: number, patterns: Patterns): Clause[] {
  const found: Clause[] = [];
  let last = clause;
  while (found.length < MOST_CLAUSES) {
    const rest = piece.folded.slice(last.end, limit);
    const gap = /^\s*(?:\([^)]*\))?[\s,;]*/.exec(rest)?.[0] ?? '';
    if (/[.!?]/.test(gap.replace(/\([^)]*\)/, ''))) break;
    // What is cut off by a reason goes on at the next “, and to”.
    const later =
      clause.opening === 'wishVerb'
        ? (patterns.file.grammar?.resumed ?? RESUMED[patterns.file.code])?.exec(rest)?.[0].length
        : undefined;
    const at =
      last.end +
      (later !== undefined && !startsVerb(withoutJoin(rest.slice(gap.length), patterns), patterns)
        ? later
        : gap.length);
    const tail = piece.folded.slice(at, limit);
    const join = (patterns.file.grammar?.joined ?? JOINED[patterns.file.code])?.exec(tail)?.[0] ?? '';
    const own = tail.slice(join.length);
    const begins =
      patterns.file.verbPlace === 'last'
        ? join !== '' &&
          !/^(?:zwar|ohne|nicht) /.test(own) &&
          infinitiveAtEnd(/^[^,.;!?()–—]*/u.exec(own)?.[0] ?? '') &&
          !isIn(patternOf(patterns, 'finite'), /^[^,.;!?()–—]*/u.exec(own)?.[0] ?? '')
        : startsVerb(own, patterns) &&
          !isIn(patternOf(patterns, 'finite'), own.slice(0, 1) === '' ? '' : firstWord(own));
    // An item of a list is one wish; what hangs on it after a comma says more about it.
    if (
      patterns.file.grammar?.infinitive !== undefined &&
      clause.opening === 'item' &&
      join === '' &&
      !opensInfinitive(piece.folded, patterns)
    )
      break;
    if (!begins || clause.opening === 'question') break;
    const next = clauseFrom(piece, at + join.length, limit, clause.opening, patterns);
    if (next === undefined) break;
    found.push(next);
    last = next;
  }
  return found;
}
