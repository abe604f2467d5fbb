/** Wishes that are told twice: the same exam with its name and as “the exam”, the same software, the same talk. */
import type { Label } from '../languages/labels.ts';
import { wordsOf } from './phrases.ts';
import { SURE_LABEL, type Wish } from './understanding.ts';

/** Labels of which hardly anybody wishes two things with a word in common. */
const SINGLE: readonly Label[] = ['interview', 'presentation', 'pricing', 'promotion', 'salary'];
/** Words that begin with as many letters, and at most so many, are forms of one. */
const LEAST_STEM = 5;
const MOST_STEM = 6;
/** The head of a compound has at least so many letters: `Prüfung` of `Fachsprachenprüfung`. */
const LEAST_HEAD = 7;

/** The wishes without those that tell one before again, which gets the time that only they have. Items of a list are told once. */
export function withoutSame(wishes: readonly Wish[]): readonly Wish[] {
  const kept: Wish[] = [];
  for (const wish of wishes) {
    const at = kept.findIndex((other) => isSame(other, wish));
    const other = kept[at];
    if (other === undefined) {
      kept.push(wish);
      continue;
    }
    const [better, worse] = tellsBetter(wish, other) ? [wish, other] : [other, wish];
    const time = better.time ?? worse.time;
    kept[at] = { ...better, ...(time === undefined ? {} : { time }) };
  }
  return kept;
}

/** Whether a wish tells better what another tells as well: by its whole name, as one that the grammar makes a wish, or with more words. */
function tellsBetter(wish: Wish, other: Wish): boolean {
  const [words, others] = [wordsOf(wish.clause), wordsOf(other.clause)];
  if (hasHeadOf(words, others) !== hasHeadOf(others, words)) return hasHeadOf(others, words);
  return wish.wanted === other.wanted ? words.length > others.length : wish.wanted;
}

function isSame(one: Wish, other: Wish): boolean {
  const isSure = one.label === other.label && Math.min(one.sure, other.sure) >= SURE_LABEL;
  if (!isSure || one.listed || other.listed) return false;
  if (one.name !== undefined && one.name === other.name) return true;
  const [words, others] = [wordsOf(one.clause), wordsOf(other.clause)];
  return (
    hasHeadOf(words, others) ||
    hasHeadOf(others, words) ||
    (SINGLE.includes(one.label) && others.some((word) => words.some((own) => areForms(own, word))))
  );
}

/** Whether one of some words is the end of a longer one among others. */
function hasHeadOf(words: readonly string[], others: readonly string[]): boolean {
  return words.some(
    (word) =>
      word.length >= LEAST_HEAD && others.some((other) => other.length > word.length && other.endsWith(word)),
  );
}

function areForms(one: string, other: string): boolean {
  const stem = one.slice(0, Math.min(MOST_STEM, one.length - 2));
  return stem.length >= LEAST_STEM && other.startsWith(stem);
}
