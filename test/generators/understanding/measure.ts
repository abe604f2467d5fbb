/** How well labelled wishes are understood: precision and recall of wishes, their kinds, their facts, and what is repeated. */
import { type LedgerEntry, writeGoals } from '../../../src/generators/composer/composition.ts';
import { GROUPS, type Label } from '../../../src/generators/languages/labels.ts';
import type { LanguageFile } from '../../../src/generators/languages/language-file.ts';
import { cleanText } from '../../../src/generators/text/clean.ts';
import { foldText } from '../../../src/generators/text/words.ts';
import { understand } from '../../../src/generators/understanding/understand.ts';
import type { Understanding } from '../../../src/generators/understanding/understanding.ts';
import type { KINDS, LabelledText, LabelledWish, PARTS } from './labelled-wishes.ts';

/** The day that labelled wishes are read on. */
const TODAY = Temporal.PlainDate.from('2026-11-22');

/** From this likelihood on, a label is taken for sure. */
const SURE = 0.45;

/** The figures of a language and a part. */
export interface Figures {
  readonly texts: number;
  /** The share of labelled wishes that are found. */
  readonly recall: number;
  /** The share of found wishes with a goal that are labelled. */
  readonly precision: number;
  /** The share of found wishes whose label does not fit their kind. */
  readonly wrongKinds: number;
  /** The same among those whose label is sure. */
  readonly wrongWhereSure: number;
  /** The share of goals that are not about the wish they are for. */
  readonly wrongThemes: number;
  /** The share of facts that are in no goal. */
  readonly lostFacts: number;
  /** Clauses that are repeated and are no wish, or not one that a reader would accept as a quotation. */
  readonly scraps: number;
  /** Texts with no wish that get a goal, and texts with wishes that get none. */
  readonly wrongSilence: number;
}

/** One thing that is wrong, in words. */
export interface Fault {
  readonly id: string;
  readonly what: string;
}

/** What is understood of a labelled text, and the goals for it. */
export interface Answer {
  readonly understanding: Understanding;
  readonly goals: readonly string[];
  readonly ledger: readonly LedgerEntry[];
}

/** The answer to a labelled text. */
export function answerTo({ text }: LabelledText, file: LanguageFile, variant = 0): Answer {
  const understanding = understand(cleanText(text), file, TODAY);
  const { goals, ledger } = writeGoals(understanding, { file, today: TODAY, variant });
  return { understanding, goals: goals.map(({ long }) => long), ledger };
}

type Kind = (typeof KINDS)[number];

/** Kinds that fit the labels of a group, and those that fit some of its labels as well. */
const KINDS_OF_GROUP: Readonly<Record<keyof typeof GROUPS, readonly Kind[]>> = {
  learning: ['learn'],
  passing: ['pass'],
  getting: ['find'],
  changing: ['become'],
  making: ['build'],
  performing: ['practise'],
  negotiating: ['negotiate'],
  deciding: ['decide'],
  keeping: ['keep'],
  otherwise: ['unread'],
};
const FURTHER_KINDS: Readonly<Partial<Record<Label, readonly Kind[]>>> = {
  admission: ['find', 'become'],
  agreement: ['practise', 'find'],
  boundaries: ['reduce', 'negotiate', 'keep'],
  business: ['build', 'find'],
  confidence: ['reduce', 'learn', 'keep'],
  conversation: ['negotiate'],
  course: ['learn', 'become'],
  craft: ['practise', 'keep', 'build'],
  decision: ['become', 'find'],
  direction: ['direction'],
  dream: ['become', 'find', 'build', 'keep'],
  driving: ['pass', 'find'],
  errand: ['build', 'pass', 'find', 'keep', 'decide', 'become'],
  event: ['practise', 'keep', 'meet'],
  exam: ['learn', 'find'],
  expression: ['learn', 'build'],
  feedback: ['learn', 'reduce'],
  funding: ['build', 'pass'],
  habit: ['practise', 'build', 'reduce'],
  home: ['become', 'keep'],
  improvement: ['reduce', 'learn', 'practise', 'keep', 'find'],
  interview: ['pass', 'find', 'learn'],
  job: ['become', 'pass'],
  language: ['practise', 'pass', 'keep'],
  leadership: ['practise', 'learn', 'reduce', 'keep'],
  mentor: ['meet'],
  money: ['reduce', 'learn', 'find', 'build', 'decide'],
  organisation: ['reduce', 'learn', 'build', 'practise'],
  other: ['keep', 'find', 'build', 'become', 'learn', 'practise', 'reduce', 'decide'],
  papers: ['find', 'practise', 'learn'],
  people: ['meet'],
  portfolio: ['find'],
  pricing: ['negotiate', 'find', 'learn'],
  promotion: ['become', 'negotiate'],
  question: ['learn', 'find'],
  recognition: ['find', 'negotiate'],
  rest: ['reduce', 'negotiate'],
  salary: ['find'],
  search: ['decide', 'meet', 'build'],
  staff: ['meet', 'build'],
  stop: ['reduce', 'practise'],
  studies: ['build', 'learn', 'become'],
  subject: ['decide', 'practise', 'keep'],
  teaching: ['learn', 'build', 'become'],
  tool: ['practise', 'build', 'keep'],
  visibility: ['practise', 'find', 'build'],
  writing: ['learn', 'keep', 'practise'],
};

function fitsKind(label: Label, kind: Kind): boolean {
  if (kind === 'unread') return true;
  const [, kinds = []] =
    Object.entries(KINDS_OF_GROUP).find(([group]) =>
      Object.entries(GROUPS).some(([name, labels]) => name === group && labels.some((own) => own === label)),
    ) ?? [];
  return kinds.includes(kind) || (FURTHER_KINDS[label] ?? []).includes(kind);
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How much of two clauses is the same: the shared words by those of the shorter one. */
function likeness(one: string, other: string): number {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].sort(
    (left, right) => left.length - right.length,
  );
  return short.length === 0 ? 0 : short.filter((word) => long.includes(word)).length / short.length;
}

function bestOf(clause: string, { clause: own, alsoFine }: LabelledWish): number {
  return Math.max(...[own, ...alsoFine].map((fine) => likeness(clause, fine)));
}

/** The figures of some labelled texts, and what is wrong in each. */
export function measure(
  texts: readonly LabelledText[],
  file: LanguageFile,
): { readonly figures: Figures; readonly faults: readonly Fault[] } {
  const sums = {
    labelled: 0,
    found: 0,
    extra: 0,
    right: 0,
    kinds: 0,
    sure: 0,
    wrongSure: 0,
    about: 0,
    goals: 0,
    facts: 0,
    lost: 0,
    scraps: 0,
    silence: 0,
  };
  const faults: Fault[] = [];
  for (const text of texts) {
    const { understanding, goals, ledger } = answerTo(text, file);
    const fault = (what: string): void => void faults.push({ id: text.id, what });
    if (text.noResponse !== (goals.length === 0)) {
      sums.silence++;
      fault(text.noResponse ? `a goal without a wish: ${goals[0]}` : 'no goal for a wish');
    }
    const left = [...understanding.wishes];
    sums.labelled += text.wishes.length;
    sums.found += left.filter((wish) =>
      ledger.some((entry) => entry.wish === wish && entry.goal !== null),
    ).length;
    for (const label of text.wishes) {
      const best = left
        .map((wish) => ({ wish, like: bestOf(wish.clause, label) }))
        .sort((one, other) => other.like - one.like)[0];
      if (best === undefined || best.like < 0.6) {
        fault(`not found: ${label.clause}`);
        continue;
      }
      const { wish } = best;
      left.splice(left.indexOf(wish), 1);
      sums.right++;
      const isWrong = !fitsKind(wish.label, label.kind);
      if (wish.sure >= SURE) sums.sure++;
      if (isWrong) {
        sums.kinds++;
        if (wish.sure >= SURE) sums.wrongSure++;
        fault(`${wish.label} (${wish.sure.toFixed(2)}) instead of ${label.kind}: ${wish.clause}`);
      }
      const place = ledger.find((entry) => entry.wish === wish)?.goal;
      const goal = place === undefined || place === null ? undefined : goals[place];
      if (goal !== undefined) {
        sums.goals++;
        if (!label.about.some((pattern) => pattern.test(goal))) {
          sums.about++;
          fault(`not about ${label.theme}: ${goal}`);
        }
      }
      if (wish.words !== '' && !label.quotable && wish.form !== 'q') {
        sums.scraps++;
        fault(`repeated, though not to be quoted: ${wish.words}`);
      }
      for (const fact of label.facts) {
        sums.facts++;
        const isSaid =
          goals.some((one) => likeness(fact.text, one) === 1) ||
          (fact.role === 'hours' && understanding.hours !== undefined) ||
          (fact.role === 'deadline' && wish.time?.date !== undefined);
        if (isSaid) continue;
        sums.lost++;
        fault(`lost ${fact.role}: ${fact.text}`);
      }
    }
    for (const wish of left) {
      if (!ledger.some((entry) => entry.wish === wish && entry.goal !== null)) continue;
      sums.extra++;
      if (wish.words !== '') sums.scraps++;
      fault(`${wish.words === '' ? 'no wish' : 'repeated and no wish'}: ${wish.clause}`);
    }
  }
  const share = (part: number, whole: number): number =>
    whole === 0 ? 0 : Math.round((100 * part) / whole) / 100;
  const figures: Figures = {
    texts: texts.length,
    recall: share(sums.right, sums.labelled),
    precision: share(sums.found - sums.extra, sums.found),
    wrongKinds: share(sums.kinds, sums.right),
    wrongWhereSure: share(sums.wrongSure, sums.sure),
    wrongThemes: share(sums.about, sums.goals),
    lostFacts: share(sums.lost, sums.facts),
    scraps: sums.scraps,
    wrongSilence: sums.silence,
  };
  return { figures, faults };
}

/** The texts of a part. */
export function partOf(
  texts: readonly LabelledText[],
  part: (typeof PARTS)[number],
): readonly LabelledText[] {
  return texts.filter((text) => text.part === part);
}
