/** How well labelled wishes are understood: precision and recall of wishes, their kinds, and what is built in. */
import { foldKeepingLength } from '../../../src/generators/languages/cues.ts';
import { cleanText } from '../../../src/generators/offline/clean.ts';
import { coveredLanguage } from '../../../src/generators/offline/detect.ts';
import { type Answer, answer, languageFileFor } from '../../../src/generators/wording/compose.ts';
import type { LabelledText, LabelledWish, PARTS } from './labelled-wishes.ts';

/** The day that labelled wishes are read on. */
const TODAY = Temporal.PlainDate.from('2026-11-22');

/** The figures of a language and a part. */
export interface Figures {
  readonly texts: number;
  /** The share of labelled wishes that are found. */
  readonly recall: number;
  /** The share of found wishes with a goal that are labelled. */
  readonly precision: number;
  /** The share of found wishes of another kind than labelled. */
  readonly wrongKinds: number;
  /** The share of goals that are not about the wish they are for. */
  readonly wrongThemes: number;
  /** The share of facts that the goals or the reading name. */
  readonly factsFound: number;
  /** The share of facts that are found in another role. */
  readonly wrongRoles: number;
  /** Clauses that are built in and are no wish, or not one that a reader would accept as a quotation. */
  readonly scraps: number;
  /** Texts with no wish that get a goal, and texts with wishes that get none. */
  readonly wrongSilence: number;
}

/** One thing that is wrong, in words. */
export interface Fault {
  readonly id: string;
  readonly what: string;
}

/** The answer to a labelled text. */
export function answerTo({ text }: LabelledText, code: string): Answer {
  const file = languageFileFor(code);
  if (file === undefined) throw new Error(`${code} has no language file`);
  return answer(cleanText(text), file, coveredLanguage(code), TODAY, 0);
}

function wordsOf(text: string): string[] {
  return foldKeepingLength(text).match(/[\p{L}\p{N}]+/gu) ?? [];
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
  code: string,
): { readonly figures: Figures; readonly faults: readonly Fault[] } {
  const sums = {
    labelled: 0,
    found: 0,
    extra: 0,
    right: 0,
    kinds: 0,
    about: 0,
    goals: 0,
    facts: 0,
    known: 0,
    roles: 0,
    scraps: 0,
    silence: 0,
  };
  const faults: Fault[] = [];
  for (const text of texts) {
    const { understanding, goals, ledger } = answerTo(text, code);
    const fault = (what: string): void => void faults.push({ id: text.id, what });
    if (text.noResponse !== (goals.length === 0)) {
      sums.silence++;
      fault(text.noResponse ? `a goal without a wish: ${goals[0]}` : 'no goal for a wish');
    }
    const left = [...understanding.wishes];
    sums.labelled += text.wishes.length;
    sums.found += left.filter((wish) =>
      ledger.some(({ text: own, goal }) => own === wish.clause && goal !== null),
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
      if (wish.kind !== label.kind) {
        sums.kinds++;
        fault(`${wish.kind} instead of ${label.kind}: ${wish.clause}`);
      }
      const place = ledger.find(({ text: own, goal }) => own === wish.clause && goal !== null)?.goal;
      const goal = place === undefined || place === null ? undefined : goals[place];
      if (goal !== undefined) {
        sums.goals++;
        if (!label.about.some((pattern) => pattern.test(goal))) {
          sums.about++;
          fault(`not about ${label.theme}: ${goal}`);
        }
      }
      if (wish.quotable && !label.quotable && wish.form !== 'question') {
        sums.scraps++;
        fault(`built in, though not to be quoted: ${wish.words}`);
      }
      for (const fact of label.facts) {
        sums.facts++;
        const own = wish.facts.find(({ text: said }) => likeness(said, fact.text) >= 0.5);
        const said =
          own !== undefined ||
          goals.some((one) => likeness(fact.text, one) === 1) ||
          (fact.role === 'hours' && understanding.hours !== undefined);
        if (said) sums.known++;
        else fault(`lost ${fact.role}: ${fact.text}`);
        if (own !== undefined && own.role !== fact.role) sums.roles++;
      }
    }
    for (const wish of left) {
      if (!ledger.some(({ text: own, goal }) => own === wish.clause && goal !== null)) continue;
      sums.extra++;
      if (wish.quotable) sums.scraps++;
      fault(`${wish.quotable ? 'built in and no wish' : 'no wish'}: ${wish.clause}`);
    }
  }
  const share = (part: number, whole: number): number =>
    whole === 0 ? 0 : Math.round((100 * part) / whole) / 100;
  const figures: Figures = {
    texts: texts.length,
    recall: share(sums.right, sums.labelled),
    precision: share(sums.found - sums.extra, sums.found),
    wrongKinds: share(sums.kinds, sums.right),
    wrongThemes: share(sums.about, sums.goals),
    factsFound: share(sums.known, sums.facts),
    wrongRoles: share(sums.roles, sums.known),
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
