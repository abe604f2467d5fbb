/** A second wish behind “and”: an infinitive with an object of its own. */
import type { LanguageFile } from '../languages/language-file.ts';
import { endOfClause } from './clauses.ts';
import { grammarOf } from './grammar.ts';
import { type Place, placeOf, type Reading } from './reading.ts';
import { refersElsewhere } from './references.ts';
import { cueKindsIn, isNegated } from './verbs.ts';

/** A wish has at least so many words. */
const MIN_WORDS = 2;

/** Whether a model is sure that a place is in the middle of one wish. */
export type IsOne = (place: number) => boolean;

/** The parts of a clause that are wishes of their own, as places in the text; the whole where there is but one. */
export function partsOf(reading: Reading, { start, end }: Place, isOne: IsOne): Place[] {
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
export function partBehind(reading: Reading, { start, end }: Place): Place | undefined {
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
