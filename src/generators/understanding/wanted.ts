/** Clauses that the grammar of their language makes wishes: an infinitive behind “I want to”. No learned model is asked. */
import type { LanguageFile } from '../languages/language-file.ts';
import type { Token } from '../tagging/tokens.ts';
import { isOpeningAsked, isReported } from './asked.ts';
import { beginningBefore, endOfClause, MARK } from './clause-end.ts';
import { frontOf } from './fronts.ts';
import { grammarOf } from './grammar.ts';
import { lackedClauses } from './lacks.ts';
import { beginningBehind, isRelative } from './openings.ts';
import { participleIn } from './participles.ts';
import { askedClauses } from './questions.ts';
import type { Place, Reading } from './reading.ts';
import { type IsOne, partBehind, partsOf } from './second-wishes.ts';
import { clauseWith } from './with-openings.ts';

/** A clause that is wanted, from its first word to the end of its last. */
export interface WantedClause {
  readonly start: number;
  readonly end: number;
  /** Whether another clause begins right behind it: `because`. */
  readonly closed: boolean;
  /** Whether it begins with a form of the conditional instead of an infinitive: `ráda bych | přestala`. */
  readonly conditional: boolean;
  /** Where it begins with its opening, if it is only repeated with it: `I want my team to …`. */
  readonly from?: number;
  /** How it is said, where that is not as it stands: a question as what is to be found out. */
  readonly said?: string;
  /** Whether it is what the mentee cannot do yet, said as an infinitive. */
  readonly lacked?: boolean;
  /** What stands before the opening and goes with the infinitive: `mit dem Chef` in `Mit dem Chef möchte ich reden`. */
  readonly front?: Place;
  /** A word that leans on its verb, and stands before the opening: `se` in `bych se chtěla`. */
  readonly leaning?: string;
}

/** Where the verb comes second, its negation stands at most so many words behind the opening. */
const MAX_WORDS_TO_NEGATION = 3;
/** Where the first opening of a wish, or of what the mentee cannot do yet or is afraid of, begins in words; -1 where there is none. */
export function openingIn(words: readonly string[], file: LanguageFile): number {
  const grammar = grammarOf(file);
  const { wants, thats, feared, lacks, fillers, negation } = grammar;
  const finders = [wants, thats, feared, ...lacks.map(({ opening }) => opening)];
  const places = words.flatMap((word, at) => (fillers.has(word) ? [] : [at]));
  const plain = places.map((at) => words[at] ?? '');
  const first = plain.findIndex(
    (_, at) =>
      !negation.test(plain[at - 1] ?? '') &&
      !isReported(plain, at, grammar) &&
      finders.some((finder) => finder.lengthAt(plain, at) > 0),
  );
  return places[first] ?? -1;
}

/** A clause has so many words at least, and at most. */
const MIN_WORDS = 2;
const MAX_WORDS = 26;
/** A clause whose verb comes last has at most so many words before its opening. */
const MAX_WORDS_BACK = 22;

/** The clauses that are wanted, in their order. */
export function wantedClauses(reading: Reading, isOne: IsOne): WantedClause[] {
  const { words, grammar, file } = reading;
  const { elision, wants, thats } = grammar;
  const isElided = (word = ''): boolean => elision?.pattern.test(word) === true;
  const whole = elision === null ? words : words.map((word) => (isElided(word) ? elision.word : word));
  const asked = askedClauses(reading);
  const lacked = lackedClauses(reading).map((clause) => ({ ...clause, lacked: true }));
  const found: WantedClause[] = [...asked, ...lacked].map((clause) => ({
    ...clause,
    closed: true,
    conditional: false,
  }));
  let after = 0;
  for (let index = 0; index < words.length; index++) {
    if (index < after) continue;
    const that = thats.lengthAt(words, index);
    const length = isRelative(words, index, grammar)
      ? 0
      : wants.lengthAt(words, index) ||
        wants.lengthAt(whole, index) ||
        wouldAt(reading, index) ||
        joinedAt(reading, index);
    if (that > length) {
      after = index + that;
      const said = clauseWith(reading, index, that);
      if (said !== undefined) found.push({ ...said, closed: true, conditional: false });
      continue;
    }
    if (length === 0) continue;
    // An infinitive with the last word of its opening before it begins behind that: `j'ai envie | d'ouvrir`.
    const elided = isElided(words[index + length - 1]) ? 1 : 0;
    after = index + length - elided;
    const clause = file.postpositions
      ? clauseBefore(reading, index)
      : clauseBehind(reading, index, length - elided);
    if (clause !== undefined) found.push(...withSecond(reading, clause, isOne));
  }
  return found.sort((one, other) => one.start - other.start);
}

/** How many words the opening of a wish takes that begins at a place; 0 where none does. */
export function openingLength(reading: Reading, index: number): number {
  return reading.grammar.wants.lengthAt(reading.words, index) || wouldAt(reading, index);
}

/** How many words an opening takes whose adverb stands later in the clause: `ich würde | das Lager gern aufräumen`. */
function wouldAt({ words, grammar: { verbSecond } }: Reading, index: number): number {
  const length = verbSecond?.would.lengthAt(words, index) ?? 0;
  if (verbSecond === null || length === 0) return 0;
  const behind = words.slice(index + length);
  const end = behind.findIndex((word) => MARK.test(word) || word === ',');
  return behind.slice(0, end < 0 ? undefined : end).some((word) => verbSecond.gladly.test(word)) ? length : 0;
}

/** How many words an opening takes that leaves its subject out behind “and”: `ich bin Koch und | will …`. */
function joinedAt({ words, grammar: { and, subject, wants } }: Reading, index: number): number {
  if (subject === '' || !and.test(words[index - 1] ?? '')) return 0;
  let at = index - 2;
  while (at >= 0 && words[at] !== subject && words[at] !== ',' && !MARK.test(words[at] ?? '')) at--;
  return words[at] === subject ? Math.max(0, wants.lengthAt([subject, ...words.slice(index)], 0) - 1) : 0;
}

/** A clause, or the wishes that are joined in it and behind it. */
function withSecond(reading: Reading, clause: WantedClause, isOne: IsOne): WantedClause[] {
  const { text, file } = reading;
  const parts = partsOf(text, clause, file, isOne);
  const own = parts.map((part, index) => {
    const closed = clause.closed || index < parts.length - 1;
    return index === 0
      ? { ...clause, ...part, closed }
      : { ...part, closed, conditional: clause.conditional };
  });
  const behind = clause.closed ? undefined : partBehind(reading, clause);
  return behind === undefined ? own : [...own, { ...behind, closed: true, conditional: clause.conditional }];
}

function clauseBehind(reading: Reading, index: number, length: number): WantedClause | undefined {
  const { text, own, words, grammar, file } = reading;
  const { negation, elision, participles } = grammar;
  if (negation.test(words[index - 1] ?? '') || isOpeningAsked(words, index, grammar)) return undefined;
  const from = beginningBehind(words, index + length, grammar);
  if (from === undefined) return undefined;
  const early = words.slice(from, from + (grammar.verbSecond === null ? 1 : MAX_WORDS_TO_NEGATION));
  if (grammar.says.lengthAt(words, from) > 0) return undefined;
  // Who asks how not to do something wants that.
  if (!grammar.how.test(words[index] ?? '') && early.some((word) => negation.test(word))) return undefined;
  const front = frontOf(reading, index);
  if (front === 'lost') return undefined;
  const token = own[from];
  if (token === undefined || !token.isWord) return undefined;
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
  const last = own[end - 1];
  if (!conditional && !beginsWithVerb(words.slice(from, end), file)) return undefined;
  const clause = clauseOf(text, first, last, file, { leaning, closed, conditional });
  return clause === undefined || front === 'none' ? clause : { ...clause, front };
}

/** Where verbs come last, a clause begins behind the last mark or conjunction. */
function clauseBefore(reading: Reading, index: number): WantedClause | undefined {
  const { text, own, words, grammar, file } = reading;
  // Behind another opening begins what is said of that: `iznini almak istiyorum | bahara kadar olursa iyi olur`.
  const start = words.slice(0, index).reduce(
    (from, _, at) => {
      const length = at < from ? 0 : grammar.wants.lengthAt(words, at);
      return length === 0 ? from : at + length;
    },
    beginningBefore(reading, index, MAX_WORDS_BACK),
  );
  if (words.slice(start, index).some((word) => grammar.except.test(word))) return undefined;
  const first = own[start];
  if (grammar.negated.test(words.slice(start, index).join(' '))) return undefined;
  return first === undefined ? undefined : clauseOf(text, first, own[index - 1], file);
}

/** Where the infinitive comes first, little stands before it: a pronoun, a limit of time. */
const FIRST_WORDS = 2;

/** Whether the infinitive is where the language has it, and no noun with its own infinitive: `I need | help to …`. */
function beginsWithVerb(words: readonly string[], { grammar, infinitive }: LanguageFile): boolean {
  return !grammar.infinitiveComesFirst || infinitive.test(words.slice(0, FIRST_WORDS).join(' '));
}

function clauseOf(
  text: string,
  first: Token,
  last: Token | undefined,
  file: LanguageFile,
  {
    leaning,
    closed = false,
    conditional = false,
  }: {
    readonly leaning?: string | undefined;
    readonly closed?: boolean;
    readonly conditional?: boolean;
  } = {},
): WantedClause | undefined {
  if (last === undefined || last.end <= first.start) return undefined;
  const words = text.slice(first.start, last.end);
  const many = words.split(/\s+/).length;
  const isVerbal = file.infinitive.test(words) || (conditional && participleIn(words, file) !== undefined);
  if (many < MIN_WORDS || many > MAX_WORDS || !isVerbal) return undefined;
  return {
    start: first.start,
    end: last.end,
    closed,
    conditional,
    ...(leaning === undefined ? {} : { leaning }),
  };
}
