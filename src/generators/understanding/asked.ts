/** Questions around the openings of wishes and behind their verbs, as Slavic languages have them: `dowiedzieć się, czy …`. */
import type { ClauseGrammar } from '../languages/language-file.ts';
import { memoize } from '../text/memoize.ts';
import { type PhraseFinder, phrasesOf } from './phrases.ts';

/** A word that leans on a verb. */
const REFLEXIVE = /^(?:se|si|sa|się)$/u;
/** What begins a question, and what else is said as well: “I know that I must …”. */
const JOINS = /^(?:jak|ako|як|как|що|что)$/u;
/** What is needed, which others say as well: “they say that one must …”. */
const NEEDED = /^(?:треба|потрібно|надо|нужно|trzeba|treba)$/u;

const finderOf = memoize((cues: string): PhraseFinder => phrasesOf(cues));

function isAsking(words: readonly string[], index: number, { asks = '' }: ClauseGrammar): boolean {
  return finderOf(asks).lengthAt(words, index) > 0;
}

/** Somebody else says: “they say, one must …”. */
const SAYS = /^(?:каже|кажуть|говорить|говорит|говорят|mówi|mówią|říká|říkají|hovorí|hovoria|vraví|vravia)$/u;

/** Whether an opening is within a question, or what somebody else says: `kolik si | musím | účtovat`, `син каже, | треба | вести`. */
export function isOpeningAsked(words: readonly string[], index: number, grammar: ClauseGrammar): boolean {
  const isSaid = words[index - 1] === ',' && SAYS.test(words[index - 2] ?? '');
  if (isSaid && NEEDED.test(words[index] ?? '')) return true;
  const at = REFLEXIVE.test(words[index - 1] ?? '') ? index - 2 : index - 1;
  return isAsking(words, at, grammar) && (!JOINS.test(words[at] ?? '') || NEEDED.test(words[index] ?? ''));
}

/** Whether what stands behind a clause is the question that it is about: `dowiedzieć się | , czy …`. */
export function isQuestionBehind(rest: string, grammar: ClauseGrammar): boolean {
  const first = /^\s*,\s*(\p{L}+)/u.exec(rest)?.[1];
  return first !== undefined && isAsking([first.toLowerCase()], 0, grammar);
}

/** Whether a clause is a verb with its question. */
export function isVerbWithQuestion(clause: string, grammar: ClauseGrammar): boolean {
  const comma = /^\S+(?: \S+)?(?=, )/u.exec(clause)?.[0];
  return comma !== undefined && isQuestionBehind(clause.slice(comma.length), grammar);
}
