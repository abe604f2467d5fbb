/** Clauses that the grammar of their language makes wishes: an infinitive behind “I want to”. No learned model is asked. */
import type { ClauseGrammar, LanguageFile } from '../languages/language-file.ts';
import type { Token } from '../tagging/tokens.ts';
import { isOpeningAsked } from './asked.ts';
import { EXCEPTION, endOfClause, MARK, type Phrases, type Reading } from './clause-end.ts';
import { frontOf } from './fronts.ts';
import { conjunctiveAt, ELIDED, isRelative } from './openings.ts';
import { participleIn } from './participles.ts';
import { phrasesOf } from './phrases.ts';
import { askedClauses } from './questions.ts';
import { type IsOne, partBehind, partsOf } from './second-wishes.ts';

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
  /** What stands before the opening and goes with the infinitive: `mit dem Chef` in `Mit dem Chef möchte ich reden`. */
  readonly front?: { readonly start: number; readonly end: number };
  /** A word that leans on its verb, and stands before the opening: `se` in `bych se chtěla`. */
  readonly leaning?: string;
}

const kept = new WeakMap<ClauseGrammar, Phrases>();

function phrasesOfGrammar(grammar: ClauseGrammar): Phrases {
  const known = kept.get(grammar);
  if (known !== undefined) return known;
  const made = {
    wants: phrasesOf(grammar.wants),
    thats: phrasesOf(grammar.thats),
    says: phrasesOf(grammar.says),
    ends: phrasesOf(grammar.ends),
    fronts: phrasesOf(grammar.fronts ?? ''),
    asks: phrasesOf(grammar.asks ?? ''),
    fillers: new Set(grammar.fillers.split('|').map((word) => word.trim())),
  };
  kept.set(grammar, made);
  return made;
}

/** Adverbs that say nothing by themselves. */
export function fillersOf(grammar: ClauseGrammar): ReadonlySet<string> {
  return phrasesOfGrammar(grammar).fillers;
}

/** What negates an opening right before it. */
const NEGATION =
  /^(?:not|never|nie|nn|ne|не|no|non|não|nao|nu|nunca|nem|ni|né|nici|ani|nicht|kein\p{L}*|niemals|geen|niet|nooit|pas|plus|jamais)$/u;
/** How a question for a way begins. */
const QUESTION = /^(?:how|wie|hoe|jak|ako|як|как|comment|cómo|come|como|cum)$/u;
/** As many words behind an opening may negate it where the negation follows its verb. */
const REACH = 3;
/** A clause has so many words at least, and at most. */
const LEAST_WORDS = 2;
const MOST_WORDS = 26;
/** As many words back is looked for the beginning of a clause whose verb comes last. */
const FARTHEST_BACK = 22;

/** The clauses that are wanted, in their order. */
export function wantedClauses(
  text: string,
  tokens: readonly Token[],
  file: LanguageFile,
  timesAt: (token: number) => string,
  isOne: IsOne,
): WantedClause[] {
  const phrases = phrasesOfGrammar(file.grammar);
  // Adverbs may stand anywhere in an opening: they are left out before it is looked for.
  // So are the full stops of ordinals.
  const isStop = (at: number): boolean =>
    file.ordinalStops &&
    tokens[at]?.text === '.' &&
    /^\d{1,2}$/.test(tokens[at - 1]?.text ?? '') &&
    (timesAt(at + 1) !== '' || /^\p{Ll}/u.test(tokens[at + 1]?.text ?? ''));
  const places = tokens.flatMap((token, at) =>
    phrases.fillers.has(token.text.toLowerCase()) || isStop(at) ? [] : [at],
  );
  const words = places.map((at) => tokens[at]?.text.toLowerCase() ?? '');
  const whole = words.map((word) => (ELIDED.test(word) ? 'de' : word));
  const reading: Reading = { text, tokens, places, words, phrases, file };
  const asked = askedClauses(reading);
  const found: WantedClause[] = asked.map((clause) => ({ ...clause, closed: true, conditional: false }));
  let after = 0;
  for (let index = 0; index < words.length; index++) {
    if (index < after) continue;
    const that = phrases.thats.lengthAt(words, index);
    const length = isRelative(words, index)
      ? 0
      : Math.max(phrases.wants.lengthAt(words, index), phrases.wants.lengthAt(whole, index));
    if (that > length) {
      after = index + that;
      const said = clauseWith(reading, index, that);
      if (said !== undefined) found.push(said);
      continue;
    }
    if (length === 0) continue;
    // An infinitive with the last word of its opening before it begins behind that: `j'ai envie | d'ouvrir`.
    const elided = ELIDED.test(words[index + length - 1] ?? '') ? 1 : 0;
    after = index + length - elided;
    const clause = file.postpositions
      ? clauseBefore(reading, index)
      : clauseBehind(reading, index, length - elided, timesAt);
    if (clause !== undefined) found.push(...withSecond(reading, clause, isOne));
  }
  return found.sort((one, other) => one.start - other.start);
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

function clauseBehind(
  reading: Reading,
  index: number,
  length: number,
  timesAt: (token: number) => string,
): WantedClause | undefined {
  const { text, tokens, places, words, phrases, file } = reading;
  if (NEGATION.test(words[index - 1] ?? '') || isOpeningAsked(words, index, file.grammar)) return undefined;
  const from = file.code === 'ro' ? conjunctiveAt(words, index + length) : index + length;
  if (from === undefined) return undefined;
  const early = words.slice(from, from + (file.grammar.fronts === undefined ? 1 : REACH));
  if (phrases.says.lengthAt(words, from) > 0) return undefined;
  // Who asks how not to do something wants that.
  if (!QUESTION.test(words[index] ?? '') && early.some((word) => NEGATION.test(word))) return undefined;
  const front = frontOf(reading, index, timesAt);
  if (front === 'lost') return undefined;
  const token = tokens[places[from] ?? -1];
  if (token === undefined || !token.isWord) return undefined;
  const first = ELIDED.test(words[from] ?? '') ? { ...token, start: token.start + "d'".length } : token;
  const found = endOfClause(reading, from);
  if (found === undefined) return undefined;
  const { end, closed } = found;
  // The heading of a list is no wish.
  if (words[end] === ':' && (words[end + 1] ?? '\n') === '\n') return undefined;
  const leaning = words.slice(index, from).find((word) => /^(?:se|si|sa|się)$/u.test(word));
  const conditional = words.slice(index, from).some((word) => /^r[aá]da?$/u.test(word));
  const last = tokens[places[end - 1] ?? -1];
  if (!conditional && !beginsWithVerb(words.slice(from, end), file)) return undefined;
  const clause = clauseOf(text, first, last, file, { leaning, closed, conditional });
  return clause === undefined || front === 'none' ? clause : { ...clause, front };
}

/** A wish that is no infinitive, with its opening. */
function clauseWith(
  { text, tokens, places, words, phrases }: Reading,
  index: number,
  length: number,
): WantedClause | undefined {
  if (NEGATION.test(words[index - 1] ?? '')) return undefined;
  let end = index + length;
  for (; end < words.length; end++) {
    const word = words[end] ?? '';
    if (MARK.test(word) || EXCEPTION.test(word) || phrases.ends.lengthAt(words, end) > 0) break;
    if (word === ',' && end - index > MOST_BEFORE_COMMA) break;
  }
  const [from, first, last] = [index, index + length, end - 1].map((at) => tokens[places[at] ?? -1]);
  if (from === undefined || first === undefined || last === undefined || last.end <= first.end)
    return undefined;
  if (words[end] === ':' || text.slice(first.start, last.end).split(/\s+/u).length > MOST_WORDS)
    return undefined;
  return { start: first.start, end: last.end, from: from.start, closed: true, conditional: false };
}

/** A comma behind so many words ends a clause that is repeated with its opening. */
const MOST_BEFORE_COMMA = 7;

/** Where verbs come last, a clause begins behind the last mark or conjunction. */
function clauseBefore(
  { text, tokens, places, words, phrases, file }: Reading,
  index: number,
): WantedClause | undefined {
  let start = index;
  while (start > 0 && index - start < FARTHEST_BACK) {
    const word = words[start - 1] ?? '';
    if (EXCEPTION.test(word)) return undefined;
    if (MARK.test(word) || word === ',' || phrases.ends.lengthAt(words, start - 1) > 0) break;
    start--;
  }
  const first = tokens[places[start] ?? -1];
  if (NEGATION.test(words[start] ?? '')) return undefined;
  return first === undefined ? undefined : clauseOf(text, first, tokens[places[index - 1] ?? -1], file);
}

/** As many words may stand before the infinitive where it comes early: a pronoun, a limit of time. */
const FIRST_WORDS = 2;
const EARLY = ['fr', 'es', 'it', 'pt'];

/** Whether the infinitive is where the language has it, and no noun with its own infinitive: `I need | help to …`. */
function beginsWithVerb(words: readonly string[], { code, infinitive }: LanguageFile): boolean {
  return !EARLY.includes(code) || infinitive.test(words.slice(0, FIRST_WORDS).join(' '));
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
  if (many < LEAST_WORDS || many > MOST_WORDS || !isVerbal) return undefined;
  return {
    start: first.start,
    end: last.end,
    closed,
    conditional,
    ...(leaning === undefined ? {} : { leaning }),
  };
}
