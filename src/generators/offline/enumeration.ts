/** The part of finding wishes that knows a bare enumeration, as in `My goals: English, driving licence, more sleep`. */
import { type Clause, hasContent, MOST_ITEM_WORDS, strongThemes } from './group.ts';
import type { Theme } from './themes.ts';
import { has, partOf, type Reading, turnsIn } from './vocabulary.ts';

/** Themes of items that work is named beside. */
const WORK: ReadonlySet<Theme> = new Set(['technicalSkills', 'jobSearch', 'careerChange']);
/** Fewer items without a heading are a phrase in two parts. */
const LEAST_ITEMS = 3;
/** A heading such as `My goals for next year:` has no more words. */
const MOST_HEAD_WORDS = 8;

/**
 * The items of a sentence that only enumerates what she wants, each a wish of its own; undefined for any other
 * sentence. Items of one theme, such as technologies, are one wish, as they are where a verb goes before them.
 */
export function itemsOf(clauses: readonly Clause[]): Clause[][] | undefined {
  const colon = clauses.findIndex(({ reading }, index) => index > 0 && isAfterColon(reading));
  const headed = colon === 1 && isHead(clauses[0]);
  if (colon > 0 && !headed) return undefined;
  const items = (headed ? clauses.slice(1) : clauses).filter(({ reading }) => reading.words.length > 0);
  if (items.length < (headed ? LEAST_ITEMS - 1 : LEAST_ITEMS) || !items.every(isItem)) return undefined;
  const named = new Set(
    items.map(({ reading }) => strongThemes(reading)[0] ?? (headed ? 'none' : undefined)),
  );
  named.delete(undefined);
  const known = items.some(({ reading }) => strongThemes(reading).length > 0);
  return known && named.size > 1 ? together(items) : undefined;
}

function isAfterColon({ words }: Reading): boolean {
  return words[0]?.before.includes(':') === true;
}

function isHead(clause: Clause | undefined): boolean {
  if (clause === undefined || clause.reading.words.length > MOST_HEAD_WORDS) return false;
  return (clause.role === 'wish' || clause.role === 'plain') && strongThemes(clause.reading).length === 0;
}

/** Whether a clause is a few words that say nothing but what it is about. */
function isItem({ reading, role, joined }: Clause): boolean {
  const words = reading.words.length - (joined ? 1 : 0);
  if (words > MOST_ITEM_WORDS || (role !== 'plain' && role !== 'wish')) return false;
  // `my English` is an item, `I run` is none.
  const own = new Set(turnsIn(reading, 'own').map(({ start }) => start));
  const herself = turnsIn(reading, 'self').some(({ start }) => !own.has(start));
  const asked = turnsIn(reading, 'wish').some(({ weight }) => weight > 1);
  const told = has(reading, 'statement') || has(reading, 'past') || has(reading, 'trouble');
  return !herself && !asked && !told && !isNothing(reading);
}

/** Whether all its words are such as `none` and `thanks`. */
function isNothing(reading: Reading): boolean {
  const said = turnsIn(reading, 'nothing');
  return reading.words.every((_, index) => said.some(({ start, end }) => start <= index && index < end));
}

/** Whether an item has any word of wanting, `more` among them, or a verb of its own. */
function isOpened(item: Clause): boolean {
  return has(item.reading, 'wish') || hasVerb(item);
}

/** Whether an item has a verb, whose objects the next ones may be, rather than `more` or `less`. */
function hasVerb({ reading }: Clause): boolean {
  const verbs = [...turnsIn(reading, 'wish'), ...turnsIn(reading, 'lastVerb')];
  return verbs.some(({ start }) => !reading.vocabulary.stopWords.has(reading.words[start]?.fold ?? ''));
}

/** Puts an item with the one before where both are of one theme, or where it is but the object of that one's verb. */
function together(items: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const before = last?.flatMap(({ reading }) => strongThemes(reading)) ?? [];
    const own = strongThemes(item.reading);
    const first = last?.[0];
    const object = own.length === 0 && first !== undefined && hasVerb(first) && !isOpened(item);
    // The work that she learns for is no wish of its own: `Python, SQL, data analyst`.
    const worked = before.some((theme) => WORK.has(theme));
    const aim = worked && item.reading.hits.some(({ tag }) => tag.kind === 'aim' || tag.kind === 'skill');
    if (
      last !== undefined &&
      (object || (aim && own.length === 0) || own.some((theme) => before.includes(theme)))
    )
      last.push(item);
    else if (own.length > 0 || hasContent([{ ...item, role: 'wish' }]))
      groups.push([{ ...item, role: 'wish' }]);
  }
  return groups;
}

/** As many words after a word of wanting name what is wanted. */
const NAMED_WITHIN = 4;

/** Whether one wish ends and another begins without a mark between: `a new job learn English`. */
export function isUnmarked(reading: Reading, place: number): boolean {
  const { stopWords } = reading.vocabulary;
  if (stopWords.has(reading.words[place - 1]?.fold ?? '')) return false;
  const verbs = new Set(
    turnsIn(reading, 'wish').flatMap(({ start }) =>
      stopWords.has(reading.words[start]?.fold ?? '') ? [] : [start],
    ),
  );
  const fears = [...turnsIn(reading, 'unwanted'), ...turnsIn(reading, 'trouble')];
  const before = reading.hits.filter(({ tag, start, end, gapped }) => {
    // A lone word may be but an adverb, or the object of this verb: `speak more confidently`, `Englisch sprechen`.
    const named = end - start > 1 || (tag.kind === 'languageName' && verbs.has(start - 1));
    return end === place && named && !gapped && !fears.some((fear) => fear.start >= start && fear.end <= end);
  });
  if (before.length === 0) return false;
  const named = strongThemes({ ...reading, hits: before });
  const next = strongThemes(partOf(reading, place, place + NAMED_WITHIN));
  return named.length > 0 && next.length > 0 && !next.some((theme) => named.includes(theme));
}
