/** Finds the clauses of a piece that are wishes: what follows an opening, or the whole of a list item. */
import { isIn, placesOf } from '../languages/cues.ts';
import { infinitiveAtEnd } from '../languages/infinitives.ts';
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
const HARD = /[.;!?…\n]|\s[-–—]+\s|[-–—]\s|\s?\(|:(?=\s|$)|,/gu;

/** The clauses of a piece that are wishes, in order. */
export function clausesOf(piece: Piece, patterns: Patterns): Clause[] {
  if (piece.listed) {
    const item = itemOf(piece, patterns);
    if (item !== undefined) return [item, ...further(piece, item, piece.text.length, patterns)];
  }
  const places = openingsOf(piece.folded, patterns);
  const found: Clause[] = [];
  for (const [index, place] of places.entries()) {
    if (found.length >= MOST_CLAUSES) break;
    const limit = places[index + 1]?.start ?? piece.text.length;
    const whole =
      place.opening === 'question' ||
      (place.opening === 'wishClause' && /^m(?:ein|y|oj)/.test(piece.folded.slice(place.start)));
    const word = patterns.file.grammar?.questionWord ?? QUESTION_WORD[patterns.file.code];
    const opened = piece.folded.slice(place.start, place.end);
    const asked =
      place.opening === 'question'
        ? (word?.exec(opened)?.index ?? (patterns.file.grammar === undefined ? 0 : opened.length))
        : 0;
    const rest = piece.folded.slice(place.end, limit);
    if (patterns.file.grammar !== undefined && place.opening === 'question' && asked === opened.length) {
      // „I do not know“ opens a question only where a choice follows.
      if (!opensInfinitive(rest.replace(/^[\s,:]+/u, ''), patterns) || !/ (?:чи|або|или|либо) /u.test(rest))
        continue;
    }
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
    if (/(?:\b(?:don't|dont|do not|never|nie|not)|(?<!\p{L})(?:не|ні)) $/u.test(folded.slice(0, place.start)))
      continue;
    if (
      place.opening === 'questionVerb' &&
      /\b(?:had to|learned|learnt|taught|knew|knows)\b[^.,;]*$/u.test(folded.slice(0, place.start))
    )
      continue;
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
      /^[^.,;!?]*(?:and|und|i|oraz|і|и|та) $/u.test(folded.slice(joinedTo, place.start));
    if (governed || alsoGoverned) joinedTo = place.end;
    else kept.push(place);
  }
  return kept;
}

/** A list item: its first clause, unless it opens a wish of its own right at its start. */
function itemOf(piece: Piece, patterns: Patterns): Clause | undefined {
  const first = openingsOf(piece.folded, patterns)[0];
  if (first !== undefined && first.start < 8) return undefined;
  return clauseFrom(piece, 0, piece.text.length, 'item', patterns);
}

/** Where a sentence begins with the verb of a wish, as in „get my first job“. */
function bareStart({ folded }: Piece, patterns: Patterns): number | undefined {
  if (patterns.file.verbPlace === 'last') return germanBareStart(folded, patterns);
  const { grammar } = patterns.file;
  if (grammar !== undefined) {
    const lead = grammar.joined.exec(folded)?.[0].length ?? 0;
    const head = (folded.slice(lead).split(/[,.;!?]/u)[0] ?? '').split(' ').slice(0, 3).join(' ');
    const isWish =
      opensInfinitive(folded.slice(lead), patterns) &&
      !/ (?:мне|мені) /u.test(`${head} `) &&
      !isIn(patternOf(patterns, 'finite'), head);
    return isWish ? lead : undefined;
  }
  const starts =
    patterns.file.code === 'en'
      ? /^[^\p{L}]*(?:(?:also|and|then|maybe|to) )*/u
      : /^[^\p{L}]*(?:(?:oraz|i|tez|moze) )*/u;
  const lead = starts.exec(folded)?.[0].length ?? 0;
  const own = folded.slice(lead);
  const verb = placesOf(patterns.anyVerb, own)[0];
  if (verb?.start === 0) return lead;
  // „W rok zostać chirurgiem“: a few words of time go before.
  const early =
    patterns.file.code === 'pl' &&
    verb !== undefined &&
    verb.start < 22 &&
    !isIn(patternOf(patterns, 'finite'), own.slice(0, verb.end));
  return early ? lead : undefined;
}

const START = /^[\s,:–—-]*/u;
/** Adverbs that belong to the opening. */
const GERMAN_START =
  /^[\s,:–—-]*(?:(?:gern|gerne|auch|endlich|außerdem|unbedingt|jetzt|dann|noch|mal|am liebsten|es|irgendwann|langfristig|eigentlich|vor allem|danach|später|wieder mal|natürlich|zum Beispiel|trotzdem)(?:\s|,\s))*/u;

/** Where a German sentence is an infinitive group, maybe after a heading: „Konkret: ein Haushaltsbuch führen“. */
function germanBareStart(folded: string, patterns: Patterns): number | undefined {
  const colon = /^[^:]{1,30}: /u.exec(folded)?.[0].length ?? 0;
  const group = /^[^,.;!?()–—]*/u.exec(folded.slice(colon))?.[0].split(' und ')[0] ?? '';
  return infinitiveAtEnd(group.trim()) && !isIn(patternOf(patterns, 'finite'), group) ? colon : undefined;
}

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

/** Where a clause ends: at a mark, at a word that begins another clause, or at a comma with no further part after it. */
function clauseEnd(
  piece: Piece,
  start: number,
  limit: number,
  opening: Clause['opening'],
  patterns: Patterns,
): number {
  const { folded } = piece;
  const part = folded.slice(start, limit);
  const ends = placesOf(patternOf(patterns, 'ends'), part)
    .map((place) => place.start)
    .filter((place) => place > 0);
  const joins = placesOf(patternOf(patterns, 'joins'), part);
  const stops: { readonly at: number; readonly kind: 'mark' | 'comma' | 'join' }[] = [
    ...ends.map((at) => ({ at, kind: 'mark' as const })),
    ...joins.map(({ start: at }) => ({ at, kind: 'join' as const })),
    ...Array.from(part.matchAll(HARD), ({ 0: mark, index: at }) => ({
      at,
      kind: mark === ',' ? ('comma' as const) : ('mark' as const),
    })),
  ].sort((one, other) => one.at - other.at);
  for (const { at, kind } of stops) {
    if (kind === 'mark') {
      if (
        /(?<![\p{L}])\p{L}{1,4}$/u.test(part.slice(0, at)) &&
        /^\. \p{Ll}/u.test(piece.text.slice(start + at)) &&
        piece.listed
      )
        continue;
      if (/\d$/.test(part.slice(0, at)) && /^\. \p{Ll}/u.test(piece.text.slice(start + at))) continue;
      if (/^[.,:]\d/.test(part.slice(at)) || /^\.\p{L}/u.test(part.slice(at))) continue;
      return closed(piece.text, start, start + at, patterns);
    }
    if (kind === 'comma' && /^,\d/.test(part.slice(at))) continue;
    const before = part.slice(0, at).trim();
    const after = part.slice(at).replace(/^[\s,]+/, '');
    if (before === '') continue;
    if (!continues(before, after, kind, opening, patterns))
      return closed(piece.text, start, start + at, patterns);
  }
  return closed(piece.text, start, limit, patterns);
}

/** Where a clause ends without the marks, and the words that join, at its end. */
function closed(text: string, start: number, end: number, patterns: Patterns): number {
  return (
    start +
    text
      .slice(start, end)
      .replace(/[\s,]+$/, '')
      .replace(openJoin(patterns), '').length
  );
}

/** A word that joins, left over at the end where the next wish begins. */
function openJoin({ file }: Patterns): RegExp {
  if (file.grammar !== undefined) return file.grammar.openJoin;
  return file.code === 'en'
    ? /\s(?:and|or|but|so|then|also)$/iu
    : file.code === 'de'
      ? /\s(?:und|oder|aber|dann|auch|so)$/iu
      : /\s(?:i|oraz|a|ale|lub|też|tez|tak|albo|no)$/iu;
}

/** Whether a clause goes on after a comma or a word that joins. */
function continues(
  before: string,
  after: string,
  kind: 'comma' | 'join',
  opening: Clause['opening'],
  patterns: Patterns,
): boolean {
  const joined = withoutJoin(after, patterns);
  const chunk = /^[^,.;!?()–—]*/u.exec(joined)?.[0] ?? '';
  const next = placesOf(patternOf(patterns, 'joins'), chunk)[0]?.start ?? chunk.length;
  const words = chunk.slice(0, next).trim().split(/\s+/).filter(Boolean).length;
  if (kind === 'comma' && patterns.file.code === 'pl' && /^(?:jak|co|czy|ile|gdzie|dlaczego) /.test(after))
    return words <= 10;
  if (words === 0 || (kind === 'comma' && /^\d/.test(after))) return false;
  const { grammar } = patterns.file;
  if (kind === 'comma' && grammar?.asked.test(after) === true && grammar.asks.test(before)) return true;
  if (grammar !== undefined && kind === 'join' && opening === 'question') return true;
  // „… and not …“ says how it is to be done.
  if (grammar !== undefined && kind === 'join' && /^не /u.test(joined)) return true;
  if (startsVerb(joined, patterns) && before.includes(' '))
    return isGoverned(before, patterns) && kind === 'join';
  if (isIn(patternOf(patterns, 'finite'), chunk.slice(0, next))) return false;
  if (patterns.file.verbPlace === 'last') {
    if (kind === 'comma')
      return (
        /^(?:wie|was|wo|ob|warum|welche\w*|ohne) /.test(after) ||
        /(?: zu \S+n|\p{Ll}zu\p{Ll}{3,}n)$/u.test(chunk.trim()) ||
        isEnumeration(after, words)
      );
    if (/, (?:wie|was|wo|ob|warum) /.test(before) && infinitiveAtEnd(chunk)) return false;
    return !((infinitiveAtEnd(before) || / zurueck$| zuruck$/.test(before)) && infinitiveAtEnd(chunk));
  }
  const goesOn =
    grammar === undefined || / (?:і|и|та|або|чи|или) [^.;!?]*$/u.test(/^[^.;!?()]*/u.exec(after)?.[0] ?? '');
  return kind === 'join' || (goesOn && isEnumeration(after, words)) || (opening === 'item' && words <= 3);
}

/** Whether what follows a comma is one more of several things: a few words, and then a comma or a word that joins. */
function isEnumeration(after: string, words: number): boolean {
  return (
    words <= 4 && /^[^,.;!?()]{2,40}(?:,| (?:and|or|und|oder|i|oraz|lub|і|и|та|або|чи|или) )/u.test(after)
  );
}

function withoutJoin(text: string, patterns: Patterns): string {
  const place = placesOf(patternOf(patterns, 'joins'), text)[0];
  return place?.start === 0 ? text.slice(place.end).trimStart() : text;
}

/** Whether a text begins with the verb of a wish. */
function startsVerb(text: string, patterns: Patterns): boolean {
  if (patterns.file.verbPlace === 'last') return false;
  if (patterns.file.grammar !== undefined)
    return opensInfinitive(text.replace(patterns.file.grammar.joined, ''), patterns);
  const own = text.replace(/^(?:to|then|also|maybe|finally|potem|tez|moze) /, '');
  if (patterns.file.code === 'pl') {
    const word = firstWord(
      own.replace(/^(?:(?:nie|wreszcie|w koncu|wiecej|mniej|lepiej|regularnie|czesciej) )+/, ''),
    );
    return /^\p{L}{2,}(?:[aeiouy]c|sc|zc)$/u.test(word) && !/(?:osc|moc|noc)$/u.test(word);
  }
  return placesOf(patterns.anyVerb, own.slice(0, 60))[0]?.start === 0;
}

/** Whether a text begins with an infinitive, maybe after adverbs, in a language whose file says what one is. */
export function opensInfinitive(folded: string, patterns: Patterns, opened = false): boolean {
  const { grammar } = patterns.file;
  if (grammar === undefined) return false;
  const words = folded.split(/[\s,]+/u).slice(0, 5);
  const at = words.findIndex((word) => grammar.infinitive.test(word));
  // After an opening, the object may stand before its verb: „хочу англійську вивчити“.
  if (opened && at > 0 && at < 4) return !isIn(patternOf(patterns, 'finite'), words.slice(0, at).join(' '));
  return at >= 0 && words.slice(0, at).every((word) => isIn(patterns.beforeVerb, word));
}

/** Whether the verb of a clause governs others, as in „learn to read and write“. */
function isGoverned(before: string, { file }: Patterns): boolean {
  if (file.grammar !== undefined) return file.grammar.governs.test(before);
  return file.code === 'en'
    ? /^(?:learn|be able|know|practi[sc]e)(?: how)? to /.test(before)
    : /^(?:nauczyc sie|umiec|potrafic|zaczac|odwazyc sie) \S*c /.test(before);
}

/** What stands before a further verb. */
const JOINED: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and|or|then|also|to|maybe) )*/,
  de: /^(?:(?:und|oder|dann|auch) )*/,
  pl: /^(?:(?:i|oraz|a|lub|albo|potem|tez|zeby) )*/,
};

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
      patterns.file.code === 'en' && clause.opening === 'wishVerb'
        ? /^[^.!?]*?, and (?=to )/u.exec(rest)?.[0].length
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
      patterns.file.grammar !== undefined &&
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

function firstWord(text: string): string {
  return /^\S*/.exec(text)?.[0] ?? '';
}

/** What a German sentence begins with before its verb and belongs to the wish: an object, not an adverb. */
function frontOf(
  { text, folded }: Piece,
  { start }: Place,
  patterns: Patterns,
): { readonly start: number; readonly end: number } | undefined {
  const from = Math.max(
    ...[...folded.slice(0, start).matchAll(/[.,;:!?]\s|\s[-–—]\s/g)].map(
      ({ index, 0: mark }) => index + mark.length,
    ),
    0,
  );
  const front = folded.slice(from, start).replace(/^(?:und|aber|also) /, '');
  const at = start - front.length;
  const content = front.replace(patternOf(patterns, 'light'), ' ').trim();
  const isObject =
    /^(?:die|das|den|dem|eine?[nmr]?|meine?[nmr]?|unsere?[nmr]?|mehr|weniger|diese[nmrs]?|\p{Lu}\p{Ll}{3,}) ?/u.test(
      text
        .slice(at)
        .replace(/^(?:Die|Das|Den|Dem|Ein|Mein|Unser|Mehr|Weniger|Diese)/u, (word) => word.toLowerCase()),
    );
  const isAdverb =
    /^(?:zweitens|drittens|erstens|ausserdem|dann|danach|da|ach|also|konkret|langfristig|beruflich|privat|vielleicht|eigentlich|irgendwann|trotzdem|deshalb|darum|daher|dafur|dazu|hier|jetzt|heute|nebenbei|nebenher|manchmal|oft|am|im|in|mit|nach|vor|bei|fur|zum|zur|als|seit|ab)\b/u.test(
      front,
    );
  if (!isObject || isAdverb || / (?:und|oder|dass) /.test(front)) return undefined;
  if (content === '' || isIn(patternOf(patterns, 'finite'), front) || front.trim().split(' ').length > 8)
    return undefined;
  const own = text.slice(at, start).trimEnd();
  return { start: at, end: at + own.length };
}
