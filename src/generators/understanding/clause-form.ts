/** Tells the form of a wish from its words. */
import { compilePattern, isIn, placesOf } from '../languages/cues.ts';
import { infinitiveAtEnd } from '../languages/infinitives.ts';
import type { Clause } from './clauses.ts';
import { opensInfinitive } from './infinitive-first.ts';
import type { Patterns } from './patterns.ts';
import type { Wish } from './understanding.ts';

const POLISH_BEFORE_VERB = compilePattern(
  '(tez|w|koncu|wreszcie|nie|sie|lepiej|bardziej|jeszcze|moc|juz|troche|wiecej|mniej|czesciej|szybciej|regularnie|codziennie|samodzielnie|swobodnie|plynnie|pewniej|wczesniej|dobrze|naprawde|po|prostu|spokojnie|skutecznie|zdrowiej|raz|na|zawsze|przestac|rok|tylko|kiedys|sama|sam|ladnie)',
);

/** Whether a verb follows an English opening: no article or preposition, and after “what I want is” only a known verb. */
function takesVerb(opener: string, folded: string, anyVerb: RegExp): boolean {
  if (/^(?:an?|the|my|some|in|on|at|for|with|from|by|until|before|after|during) /u.test(folded)) return false;
  return !/\b(?:is|be|was|like|love|want|need) *$/u.test(opener) || placesOf(anyVerb, folded)[0]?.start === 0;
}

/** Whether a clause is a deed with its verb, a thing, a question, or a whole sentence that is wished. */
export function formOf(
  clause: Clause,
  said: string,
  folded: string,
  opener: string,
  patterns: Patterns,
): Wish['form'] {
  const { file, anyVerb } = patterns;
  if (
    clause.opening === 'wishClause' ||
    (clause.opening === 'troubleThing' && /^\p{L}+ed /u.test(folded)) ||
    /^(?:dass|daß|that|żeby|aby|щоб|аби|чтобы|чтоб) /u.test(said)
  )
    return 'sentence';
  if (clause.opening === 'question') return 'question';
  if (file.verbPlace === 'last') {
    const main = (said.split(/,\s/)[0] ?? said).replace(/ (?:ohne|statt) .* zu \p{Ll}+$/u, '');
    return infinitiveAtEnd(main) && (main.includes(' ') || clause.opening !== 'item') ? 'verb' : 'thing';
  }
  if (file.grammar?.infinitive !== undefined) {
    const opened = clause.opening !== 'item' && clause.opening !== 'wishThing';
    return opensInfinitive(folded, patterns, opened) ? 'verb' : 'thing';
  }
  if (file.code === 'pl') {
    if (folded.startsWith('szukajac ')) return 'thing';
    // An infinitive within the first words: „lepiej spać“, „w końcu nauczyć się …“.
    const words = folded.split(' ').slice(0, 4);
    const at = words.findIndex(
      (word) =>
        /^\p{L}{2,}(?:[aeiouy]c|sc|zc)$/u.test(word) &&
        !/^(?:moc|noc|pomoc|wiec|tysiac|miesiac|obecnosc)$|osc$/u.test(word),
    );
    return at >= 0 && words.slice(0, at).every((word) => isIn(POLISH_BEFORE_VERB, word)) ? 'verb' : 'thing';
  }
  if (file.grammar?.verbStart !== undefined) {
    if (file.grammar.wholeClause?.exec(said.toLowerCase())?.index === 0) return 'sentence';
    return file.grammar.verbStart.test(folded) ? 'verb' : 'thing';
  }
  if (clause.opening === 'troubleVerb' || clause.opening === 'questionVerb') return 'verb';
  // After “what I want is” a thing may follow, with its article or its adjective.
  if (clause.opening === 'wishVerb') return takesVerb(opener, folded, anyVerb) ? 'verb' : 'thing';
  if (/^find some(?:one|body) /u.test(folded)) return 'verb';
  const verb = placesOf(anyVerb, folded)[0];
  return verb !== undefined && verb.start === 0 ? 'verb' : 'thing';
}
