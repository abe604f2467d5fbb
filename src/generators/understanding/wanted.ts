/** Clauses that the grammar of their language makes wishes: an infinitive behind “I want to”. No learned model is asked. */
import type { LanguageFile } from '../languages/language-file.ts';
import type { Token } from '../tagging/tokens.ts';
import { beginningBefore, beginningBehind, beginningOf, endOfClause, MARK } from './clauses.ts';
import { grammarOf } from './grammar.ts';
import { askedClauses, lackedClauses } from './lacks.ts';
import { frontOf, isOpeningAsked, wantLength } from './openings.ts';
import { byStart, type Place, placeOf, type Reading } from './reading.ts';
import { refersElsewhere } from './references.ts';
import type { Candidate } from './understanding.ts';
import { cueKindsIn, isNegated, isVerbal } from './verbs.ts';

/** A clause that is wanted, from its first word to the end of its last. */
export interface WantedClause extends Place, Pick<Candidate, 'from' | 'said' | 'lacked' | 'front'> {
  /** Whether another clause begins right behind it: `because`. */
  readonly closed: boolean;
  /** Whether it begins with a form of the conditional instead of an infinitive: `ráda bych | přestala`. */
  readonly conditional: boolean;
  /** A word that leans on its verb, and stands before the opening: `se` in `bych se chtěla`. */
  readonly leaning?: string | undefined;
}

/** Where the verb comes second, its negation stands at most so many words behind the opening. */
const MAX_WORDS_TO_NEGATION = 3;
/** A clause has so many words at least, and at most. */
const MIN_WORDS = 2;
const MAX_WORDS = 26;
/** A clause whose verb comes last has at most so many words before its opening. */
const MAX_WORDS_BACK = 22;

/** Whether a model is sure that a place is in the middle of one wish. */
type IsOne = (place: number) => boolean;

/** The clauses that are wanted, in their order. */
export function wantedClauses(reading: Reading, isOne: IsOne): WantedClause[] {
  const { words, grammar, file } = reading;
  const { elision, thats } = grammar;
  const isElided = (word = ''): boolean => elision?.pattern.test(word) === true;
  const whole = elision === null ? words : words.map((word) => (isElided(word) ? elision.word : word));
  const lacked = lackedClauses(reading).map((clause) => ({ ...clause, lacked: true }));
  const found: WantedClause[] = [...askedClauses(reading), ...lacked].map((clause) => ({
    ...clause,
    closed: true,
    conditional: false,
  }));
  for (let index = 0, after = 0; index < words.length; index++) {
    if (index < after) continue;
    const that = thats.lengthAt(words, index);
    const length = wantLength(reading, index, whole);
    if (that > length) {
      after = index + that;
      found.push(...clausesWith(reading, index, that));
      continue;
    }
    if (length === 0) continue;
    // An infinitive with the last word of its opening before it begins behind that: `j'ai envie | d'ouvrir`.
    const end = index + length - (isElided(words[index + length - 1]) ? 1 : 0);
    after = end;
    const clause = file.postpositions ? clauseBefore(reading, index) : clauseBehind(reading, index, end);
    if (clause !== undefined) found.push(...withSecond(reading, clause, isOne));
  }
  return found.sort(byStart);
}

/** A clause, or the wishes that are joined in it and behind it. */
function withSecond(reading: Reading, clause: WantedClause, isOne: IsOne): WantedClause[] {
  const { conditional } = clause;
  const parts = partsOf(reading, clause, isOne);
  const own = parts.map((part, index) => {
    const closed = clause.closed || index < parts.length - 1;
    return index === 0 ? { ...clause, ...part, closed } : { ...part, closed, conditional };
  });
  const behind = clause.closed ? undefined : partBehind(reading, clause);
  return behind === undefined ? own : [...own, { ...behind, closed: true, conditional }];
}

/** The clause behind an opening. */
function clauseBehind(reading: Reading, index: number, openingEnd: number): WantedClause | undefined {
  const { own, words, grammar, file } = reading;
  const { negation, elision, participles } = grammar;
  if (negation.test(words[index - 1] ?? '') || isOpeningAsked(reading, index)) return undefined;
  const from = beginningBehind(reading, openingEnd);
  if (from === undefined || grammar.says.lengthAt(words, from) > 0) return undefined;
  const early = words.slice(from, from + (grammar.verbSecond === null ? 1 : MAX_WORDS_TO_NEGATION));
  // Who asks how not to do something wants that.
  if (!grammar.how.test(words[index] ?? '') && early.some((word) => negation.test(word))) return undefined;
  const front = frontOf(reading, index);
  const token = own[from];
  if (front === 'lost' || token === undefined || !token.isWord) return undefined;
  // What stands before the apostrophe belongs to the opening.
  const isElided = elision?.pattern.test(token.word) === true;
  const first = isElided ? { ...token, start: token.start + token.text.search(/['’]/u) + 1 } : token;
  const opening = words.slice(index, from);
  const conditional = opening.some((word) => participles?.openings.test(word) === true);
  const found = endOfClause(reading, from, conditional);
  if (found === undefined) return undefined;
  const { end, closed } = found;
  // The heading of a list is no wish.
  if (words[end] === ':' && (words[end + 1] ?? '\n') === '\n') return undefined;
  const leaning = opening.find((word) => grammar.reflexive.test(word));
  // `I need | help to …` has a noun with its own infinitive.
  const beginning = words.slice(from, Math.min(end, from + FIRST_WORDS)).join(' ');
  if (!conditional && grammar.infinitiveComesFirst && !file.infinitive.test(beginning)) return undefined;
  const place = clauseOf(first, own[end - 1], reading, conditional);
  return place && { ...place, closed, conditional, leaning, ...(front === 'none' ? {} : { front }) };
}

/** Where the infinitive comes first, little stands before it: a pronoun, a limit of time. */
const FIRST_WORDS = 2;

/** The clause before an opening, where verbs come last: it begins behind the last mark or conjunction. */
function clauseBefore(reading: Reading, index: number): WantedClause | undefined {
  const { own, words, grammar } = reading;
  // Behind another opening begins what is said of that: `iznini almak istiyorum | bahara kadar olursa iyi olur`.
  const start = words.slice(0, index).reduce(
    (from, _, at) => {
      const length = at < from ? 0 : grammar.wants.lengthAt(words, at);
      return length === 0 ? from : at + length;
    },
    beginningBefore(reading, index, MAX_WORDS_BACK),
  );
  const clause = words.slice(start, index);
  if (clause.some((word) => grammar.except.test(word)) || grammar.negated.test(clause.join(' ')))
    return undefined;
  const place = clauseOf(own[start], own[index - 1], reading, false);
  return place && { ...place, closed: false, conditional: false };
}

/** The place from one token to another, if it may be a wish. */
function clauseOf(
  first: Token | undefined,
  last: Token | undefined,
  { text, file }: Reading,
  conditional: boolean,
): Place | undefined {
  if (first === undefined || last === undefined || last.end <= first.start) return undefined;
  const words = text.slice(first.start, last.end);
  const many = words.split(/\s+/).length;
  const isWish = many >= MIN_WORDS && many <= MAX_WORDS && isVerbal(words, file, conditional);
  return isWish ? { start: first.start, end: last.end } : undefined;
}

/** A comma behind so many words ends a clause that is repeated with its opening. */
const MAX_WORDS_BEFORE_COMMA = 7;

/** A wish that is no infinitive and is said with its opening, `I want my team to …`; none where it cannot be said. */
function clausesWith(reading: Reading, index: number, length: number): WantedClause[] {
  const { text, own, words, grammar } = reading;
  if ([index - 1, index + length].some((at) => grammar.negation.test(words[at] ?? ''))) return [];
  let end = index + length;
  for (; end < words.length; end++) {
    const word = words[end] ?? '';
    if (MARK.test(word) || grammar.except.test(word) || grammar.ends.lengthAt(words, end) > 0) break;
    if (word === ',' && end - index > MAX_WORDS_BEFORE_COMMA) break;
  }
  const [from, first, last] = [frontIndex(reading, index, length), index + length, end - 1].map(
    (at) => own[at],
  );
  if (from === undefined || first === undefined || last === undefined || last.end <= first.end) return [];
  if (words[end] === ':' || text.slice(first.start, last.end).split(/\s+/u).length > MAX_WORDS) return [];
  return [{ start: first.start, end: last.end, from: from.start, closed: true, conditional: false }];
}

/** Where the clause of an opening begins whose verb comes before its subject: `für die Prüfung | brauche ich`; -1 where nothing stands before it. */
function frontIndex(reading: Reading, index: number, length: number): number {
  const { words, grammar } = reading;
  const { subject, verbSecond } = grammar;
  const isInverted = words[index] !== subject && words.slice(index, index + length).includes(subject);
  if (verbSecond === null || !isInverted) return index;
  const first = beginningOf(reading, index);
  return first < index ? first : -1;
}

/** The parts of a clause that are wishes of their own, as places in the text; the whole where there is but one. */
function partsOf(reading: Reading, { start, end }: Place, isOne: IsOne): Place[] {
  const clause = reading.text.slice(start, end);
  for (const { 0: join, index } of clause.matchAll(reading.grammar.andBetween)) {
    const first = clause.slice(0, index);
    const second = clause.slice(index + join.length);
    if (isOne(start + index) || !areBothWhole(first, second, reading.file)) continue;
    const rest = { start: start + index + join.length, end };
    return [{ start, end: start + index }, ...partsOf(reading, rest, isOne)];
  }
  return [{ start, end }];
}

/** A wish that a conjunction joins to a clause behind a comma: `…, und mit zwei Leuten sprechen`. */
function partBehind(reading: Reading, { start, end }: Place): Place | undefined {
  const { text, own, file, grammar } = reading;
  const join = grammar.andBehind.exec(text.slice(end))?.[0];
  if (join === undefined) return undefined;
  const from = end + join.length;
  const at = own.findIndex((token) => token.start >= from);
  const found = at < 0 ? undefined : endOfClause(reading, at);
  const place = found === undefined ? undefined : placeOf(reading, at, found.end);
  if (place === undefined) return undefined;
  const isOwn = areBothWhole(text.slice(start, end), text.slice(from, place.end), file);
  return isOwn ? { start: from, end: place.end } : undefined;
}

/** Whether both parts are whole: what is left alone, learned or dared in the first may go on in the second. */
function areBothWhole(first: string, second: string, file: LanguageFile): boolean {
  const { helping, verbSecond } = grammarOf(file);
  if ([first, second].some((part) => part.split(/\s+/u).length < MIN_WORDS)) return false;
  const governing = cueKindsIn(first, file).some(
    (kind) => kind === 'stopping' || kind === 'learning' || kind === 'daring',
  );
  if (governing || helping.test(first) || isNegated(first, file) || refersElsewhere(second, file))
    return false;
  const isVerbLast = file.postpositions || verbSecond !== null;
  const hasVerb = isVerbLast ? endsWithVerb : beginsWithVerb;
  return hasVerb(first, file) && hasVerb(second, file) && verbSecond?.finite.test(second) !== true;
}

function endsWithVerb(part: string, file: LanguageFile): boolean {
  const last = part.split(/\s+/u).at(-1) ?? '';
  const ending = file.grammar.verbSecond?.infinitiveEnding ?? null;
  if (ending !== null) return ending.test(last) && cueKindsIn(part, file).length > 0;
  return file.infinitive.test(file.postpositions ? last : part);
}

function beginsWithVerb(part: string, file: LanguageFile): boolean {
  const { nounEndings, conjunctive } = grammarOf(file);
  const [first = '', next = ''] = part.split(/\s+/u);
  if (nounEndings.test(first)) return false;
  if (file.grammar.infinitiveLooksLikeNoun)
    return cueKindsIn(first, file).length > 0 || cueKindsIn(`${first} ${next}`, file).length > 0;
  return file.infinitive.test(conjunctive === null ? first : `${first} ${next}`);
}
