/** Finds infinitives at the start of a clause, in languages whose file says what one is. */
import { isIn } from '../languages/cues.ts';
import { type Patterns, patternOf } from './patterns.ts';

/** Whether a text begins with an infinitive, maybe after adverbs, or after its object where a wish has been opened. */
export function opensInfinitive(folded: string, patterns: Patterns, opened = false): boolean {
  const infinitive = patterns.file.grammar?.infinitive;
  if (infinitive === undefined) return false;
  const words = folded.split(/[\s,]+/u).slice(0, 5);
  const at = words.findIndex((word) => infinitive.test(word));
  // After an opening, the object may stand before its verb: „хочу англійську вивчити“.
  if (opened && at > 0 && at < 4) return !isIn(patternOf(patterns, 'finite'), words.slice(0, at).join(' '));
  return at >= 0 && words.slice(0, at).every((word) => isIn(patterns.beforeVerb, word));
}

/** Where a sentence begins with the infinitive of a wish; undefined where it says something else. */
export function infinitiveStart(folded: string, joined: RegExp, patterns: Patterns): number | undefined {
  const lead = joined.exec(folded)?.[0].length ?? 0;
  const own = folded.slice(lead);
  const head = (own.split(/[,.;!?]/u)[0] ?? '').split(' ').slice(0, 3).join(' ');
  // „Писать мне лучше ночью“ tells how things are.
  const isTold = / (?:мне|мені) /u.test(`${head} `) || isIn(patternOf(patterns, 'finite'), head);
  return opensInfinitive(own, patterns) && !isTold ? lead : undefined;
}

/** Whether a choice follows: „не знаю, | брать сейчас или копить дальше“. */
export function opensChoice(folded: string, patterns: Patterns): boolean {
  return opensInfinitive(folded.replace(/^[\s,:]+/u, ''), patterns) && / (?:чи|або|или|либо) /u.test(folded);
}
