/** Questions around the openings of wishes and behind their verbs: `dowiedzieć się, czy …`. */
import type { LanguageFile } from '../languages/language-file.ts';
import { type Grammar, grammarOf } from './grammar.ts';

/** Whether an opening is what somebody else says: `син каже, | треба | вести`, `mówi, że | powinnam | odejść`. */
export function isReported(words: readonly string[], index: number, { reported }: Grammar): boolean {
  if (reported?.needed.test(words[index] ?? '') !== true) return false;
  const before = words[index - 1];
  return before === reported.joint || (before === ',' && reported.says.test(words[index - 2] ?? ''));
}

/** Whether an opening is within a question, or what somebody else says: `kolik si | musím | účtovat`. */
export function isOpeningAsked(words: readonly string[], index: number, grammar: Grammar): boolean {
  const { asks, reflexive, reported } = grammar;
  if (isReported(words, index, grammar)) return true;
  const isNeeded = reported?.needed.test(words[index] ?? '') === true;
  const at = reflexive.test(words[index - 1] ?? '') ? index - 2 : index - 1;
  return asks.lengthAt(words, at) > 0 && (isNeeded || reported?.that.test(words[at] ?? '') !== true);
}

/** Whether what stands behind a clause is the question that it is about: `dowiedzieć się | , czy …`. */
export function isQuestionBehind(rest: string, file: LanguageFile): boolean {
  const first = /^\s*,\s*(\p{L}+)/u.exec(rest)?.[1];
  return first !== undefined && grammarOf(file).asks.lengthAt([first.toLowerCase()], 0) > 0;
}

/** Whether a clause is a verb with its question. */
export function isVerbWithQuestion(clause: string, file: LanguageFile): boolean {
  const comma = /^\S+(?: \S+)?(?=, )/u.exec(clause)?.[0];
  return comma !== undefined && isQuestionBehind(clause.slice(comma.length), file);
}
