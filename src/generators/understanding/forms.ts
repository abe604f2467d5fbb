/** Tells in which form a clause can be repeated, if at all. */

import { FORMS, type Form } from '../languages/labels.ts';
import type { LanguageFile } from '../languages/language-file.ts';

/** How sure is what is known of a clause: 0 to 1. */
export interface Sureness {
  /** That it is a wish. */
  readonly wish: number;
  /** That it begins and ends where it was cut. */
  readonly edges: number;
  /** Of the label. */
  readonly label: number;
}

/**
 * How much each likelihood counts for a clause being whole and a wish, as logarithms of odds: fitted on a fifth of the texts in each
 * language, with models of the others. No single one of them tells it.
 */
const WEIGHTS = { wish: 0.13, edges: 0.34, broken: -0.15, form: 0.12, label: 0.14, always: -2.75 };
/** A form that is less sure is not repeated where the model looks at the words themselves. */
const SURE_FORM = 0.65;
/** A clause that is so likely to be unrepeatable is not repeated, whatever else is known. */
const BROKEN = 0.65;

/** The odds of a likelihood as a logarithm. */
function logOdds(share: number): number {
  return Math.log((share + 1e-3) / (1 - share + 1e-3));
}

/**
 * The form of a clause: the likeliest but `x`, where enough speaks for the clause being whole. Most examples of `x` are pieces of
 * sentences, so every clause of unknown words looks a little like one.
 *
 * @param listed whether it is an item of a list
 */
export function formOf(
  shares: ReadonlyMap<string, number>,
  { wish, edges, label }: Sureness,
  { leastWhole }: LanguageFile,
  listed = false,
): Form {
  const broken = shares.get('x') ?? 0;
  let likeliest: Form = 'x';
  let most = 0;
  for (const form of FORMS) {
    const share = shares.get(form) ?? 0;
    if (form === 'x' || share <= most) continue;
    likeliest = form;
    most = share;
  }
  // An item of a list is whole.
  if (listed) return likeliest === 'x' || likeliest === 's' || likeliest === 'o' ? 'n' : likeliest;
  if (leastWhole === undefined) return most >= Math.max(SURE_FORM, broken) ? likeliest : 'x';
  const sum =
    WEIGHTS.always +
    WEIGHTS.wish * logOdds(wish) +
    WEIGHTS.edges * logOdds(edges) +
    WEIGHTS.broken * logOdds(broken) +
    WEIGHTS.form * logOdds(most / Math.max(most, 1 - broken)) +
    WEIGHTS.label * logOdds(label);
  return broken < BROKEN && sum >= leastWhole ? likeliest : 'x';
}
