/** Finds where a sentence is a wish without an opening: it begins with its verb. */
import { isIn, placesOf } from '../languages/cues.ts';
import { infinitiveAtEnd } from '../languages/infinitives.ts';
import { infinitiveStart } from './infinitive-first.ts';
import { type Patterns, patternOf } from './patterns.ts';
import type { Piece } from './pieces.ts';

/** Where a sentence begins with the verb of a wish, as in „get my first job“. */
export function bareStart({ folded, text }: Piece, patterns: Patterns): number | undefined {
  if (patterns.file.verbPlace === 'last') return germanBareStart(folded, patterns);
  const { grammar } = patterns.file;
  if (grammar?.verbStart !== undefined) {
    const before = grammar.beforeFirst?.exec(folded)?.[0].length ?? 0;
    const whole = grammar.wholeClause?.exec(text.slice(before).toLowerCase())?.index === 0;
    return whole || grammar.verbStart.test(folded.slice(before)) ? before : undefined;
  }
  if (grammar !== undefined) return infinitiveStart(folded, grammar.joined, patterns);
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

/** Where a German sentence is an infinitive group, maybe after a heading: „Konkret: ein Haushaltsbuch führen“. */
function germanBareStart(folded: string, patterns: Patterns): number | undefined {
  const colon = /^[^:]{1,30}: /u.exec(folded)?.[0].length ?? 0;
  const group = /^[^,.;!?()–—]*/u.exec(folded.slice(colon))?.[0].split(' und ')[0] ?? '';
  return infinitiveAtEnd(group.trim()) && !isIn(patternOf(patterns, 'finite'), group) ? colon : undefined;
}
