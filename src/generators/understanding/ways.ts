/** What kind of doing a clause is about, by its verb: a closed class in each language. */
import type { ClauseGrammar, LanguageFile } from '../languages/language-file.ts';
import { type PhraseFinder, phrasesOf } from './phrases.ts';
import { isNegated } from './words.ts';

/** Learning something, leaving something alone, behaving in some way, or doing something once. */
export type Way = 'learning' | 'stopping' | 'behaving' | 'doing';

type Ways = Readonly<Record<'learns' | 'stops' | 'conduct', PhraseFinder>>;

const kept = new WeakMap<ClauseGrammar, Ways>();

function waysOf(grammar: ClauseGrammar): Ways {
  const known = kept.get(grammar);
  if (known !== undefined) return known;
  const made = {
    learns: phrasesOf(grammar.learns),
    stops: phrasesOf(grammar.stops),
    conduct: phrasesOf(grammar.conduct),
  };
  kept.set(grammar, made);
  return made;
}

/** As many words at the beginning hold the verb, where it does not come last. */
const FIRST_WORDS = 4;

/** What kind of doing a clause is about. */
export function wayOf(clause: string, { grammar, postpositions }: LanguageFile): Way {
  const { learns, stops, conduct } = waysOf(grammar);
  const words = clause.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const isVerbLast = postpositions || grammar.fronts !== undefined;
  const verbs = isVerbLast ? words : words.slice(0, FIRST_WORDS);
  if (isNegated(clause) || stops.isIn(verbs)) return 'stopping';
  if (learns.isIn(verbs)) return 'learning';
  return conduct.isIn(words) ? 'behaving' : 'doing';
}
