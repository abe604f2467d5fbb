/** Finds what no goal may repeat: names of people, employers and places, and illness. */
import { foldKeepingLength, isIn, placesOf } from '../languages/cues.ts';
import { GIVEN_NAMES } from '../offline/names.ts';
import { certificatesIn, technologiesIn, tonguesIn } from './facts.ts';
import { type Patterns, patternOf } from './patterns.ts';

const NAMES: ReadonlySet<string> = new Set(GIVEN_NAMES);
/** A word with a capital, and those that follow it. */
const CAPITAL =
  /^[\s]*(?:(?:the|der|die|das|den|dem|el|la|los|las|o|os|as) )?(\p{Lu}[\p{Ll}\p{M}'’-]+(?:(?: &| and)? \p{Lu}[\p{L}\p{M}'’&-]+)*)(?![\p{L}\p{N}])/u;

/** What stands before a place as well as before any other word. */
const PREPOSITION =
  /^(?:in|at|from|with|near|to|for|w|we|z|ze|do|od|pod|u|dla|в|у|з|із|зі|до|від|під|біля|для|с|со|из|от|под|около|возле|во)(?: the)?$/u;

/** Where somebody wants to go is no secret. */
const MOVING =
  /(?:move|moving|relocate|emigrate|przeprowadz\p{L}+|wyjechac|przeniesc|umziehen|auswandern)(?: sie| back)? $/u;

/** The private parts of a text, as they stand in it. */
export function privateIn(text: string, patterns: Patterns): string[] {
  const folded = foldKeepingLength(text);
  const found = new Set<string>();
  for (const { start, end } of placesOf(patternOf(patterns, 'private'), folded))
    found.add(text.slice(start, end));
  for (const { start, end } of placesOf(patternOf(patterns, 'beforeNames'), folded)) {
    if (MOVING.test(folded.slice(Math.max(0, start - 40), start))) continue;
    const name = CAPITAL.exec(text.slice(end, end + 60))?.[1];
    const related = !(patterns.file.grammar?.preposition ?? PREPOSITION).test(folded.slice(start, end));
    if (
      name !== undefined &&
      (related ? name.length > 2 && !isNamed(name, patterns) : !isKnown(name, patterns))
    )
      found.add(name);
  }
  for (const { 0: word, index } of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu)) {
    if (!NAMES.has(foldKeepingLength(word))) continue;
    const next = /^ (\p{Lu}\p{Ll}+)/u.exec(text.slice(index + word.length))?.[1];
    found.add(next === undefined ? word : `${word} ${next}`);
    found.add(word);
  }
  return [...found];
}

/** Whether a name is that of a technology, a certificate, a language, or a word that any wish may hold. */
function isKnown(name: string, patterns: Patterns): boolean {
  const folded = foldKeepingLength(name);
  return (
    isNamed(name, patterns) || isIn(patterns.anyHead, folded) || isIn(patternOf(patterns, 'light'), folded)
  );
}

function isNamed(name: string, patterns: Patterns): boolean {
  const folded = foldKeepingLength(name);
  return (
    technologiesIn(name).length > 0 ||
    certificatesIn(name).length > 0 ||
    tonguesIn(folded, patterns).length > 0 ||
    /\p{Lu}.*\p{Lu}/u.test(name.split(' ')[0] ?? '')
  );
}
