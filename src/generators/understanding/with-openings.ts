/** Wishes that are no infinitive and are said with their opening: `I want my team to …`. */
import { MARK } from './clause-end.ts';
import type { Place, Reading } from './reading.ts';

/** A clause behind its opening, which begins at `from`. */
export interface ClauseWithOpening extends Place {
  readonly from: number;
}

/** A clause has so many words at most. */
const MAX_WORDS = 26;
/** A comma behind so many words ends a clause that is repeated with its opening. */
const MAX_WORDS_BEFORE_COMMA = 7;

/** Where the clause of an opening begins whose verb comes before its subject: `für die Prüfung | brauche ich`; -1 where nothing stands before it. */
function frontIndex({ words, grammar }: Reading, index: number, length: number): number {
  const { subject, verbSecond } = grammar;
  if (
    verbSecond === null ||
    words[index] === subject ||
    !words.slice(index, index + length).includes(subject)
  )
    return index;
  let first = index;
  while (first > 0 && !MARK.test(words[first - 1] ?? '') && words[first - 1] !== ',') first--;
  if (verbSecond.joins.test(words[first] ?? '')) first++;
  return first < index ? first : -1;
}

/** A wish that is no infinitive, with its opening. */
export function clauseWith(reading: Reading, index: number, length: number): ClauseWithOpening | undefined {
  const { text, own, words, grammar } = reading;
  if (grammar.negation.test(words[index - 1] ?? '') || grammar.negation.test(words[index + length] ?? ''))
    return undefined;
  let end = index + length;
  for (; end < words.length; end++) {
    const word = words[end] ?? '';
    if (MARK.test(word) || grammar.except.test(word) || grammar.ends.lengthAt(words, end) > 0) break;
    if (word === ',' && end - index > MAX_WORDS_BEFORE_COMMA) break;
  }
  const [from, first, last] = [frontIndex(reading, index, length), index + length, end - 1].map(
    (at) => own[at],
  );
  if (from === undefined || first === undefined || last === undefined || last.end <= first.end)
    return undefined;
  if (words[end] === ':' || text.slice(first.start, last.end).split(/\s+/u).length > MAX_WORDS)
    return undefined;
  return { start: first.start, end: last.end, from: from.start };
}
