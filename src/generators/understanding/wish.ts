/** The facts of a wish: its label, its form, and its words as they can be said. */
import { FORMS, type Form, GROUP_NAMES, GROUPS, LABELS } from '../languages/labels.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { clauseFeatures } from '../tagging/clause-features.ts';
import type { Around } from '../tagging/form-features.ts';
import { classesOf } from '../tagging/model.ts';
import { modelsOf } from '../tagging/model-file.ts';
import { namesIn } from '../text/names-in.ts';
import { aroundOf, clauseWords, featuresOfForm } from './clause-words.ts';
import { isVerbWithQuestion } from './clauses.ts';
import { wordsOf } from './phrases.ts';
import type { MarkedReading, Reading } from './reading.ts';
import { refersElsewhere, saysLittle } from './references.ts';
import { type Candidate, type SaidTime, SURE_LABEL, type Wish } from './understanding.ts';
import { isVerbal } from './verbs.ts';
import { sayableWords } from './words.ts';

/** A clause that is taken for a wish. */
export interface WishClause extends Candidate {
  /** Where it begins without a word that leans on it. */
  readonly read: number;
}

/** With so few words, a clause says nothing if one of them names nothing. */
const FEW_WORDS = 3;

/** From this likelihood of a label on, a few words say what plan they need. */
const THEME = 0.3;

/** The likelihoods of the labels of some words. */
function labelsOf(words: string, { code }: LanguageFile): ReadonlyMap<string, number> {
  return classesOf(modelsOf(code).labels, clauseFeatures(clauseWords(words)));
}

/** Whether a few words alone say what plan they need: “Excel”. */
export function isTheme(words: string, file: LanguageFile): boolean {
  if (namesIn(words).length > 0) return true;
  const shares = labelsOf(words, file);
  const { name, share } = likeliest(LABELS, (label) => shares.get(label) ?? 0);
  return name !== 'other' && share >= THEME;
}

/** The wish that a clause is: what plan it needs, in which form it is said, with which words. */
export function wishOf(candidate: WishClause, time: SaidTime | undefined, reading: MarkedReading): Wish {
  const { start, end, sure, wanted, from, said: asked, lacked = false, whole, about } = candidate;
  const { text, file } = reading;
  const clause = text.slice(start, end);
  const shares = labelsOf(about ?? (lacked ? (asked ?? '') : text.slice(candidate.read, end)), file);
  const first = likeliest(LABELS, (name) => shares.get(name) ?? 0);
  // What a wish points to has the words of a trouble, which only a sure label reads.
  const hasNoTheme = about !== undefined && first.share < SURE_LABEL;
  const likely = hasNoTheme ? { name: 'other' as const, share: 0 } : first;
  const group = hasNoTheme
    ? { name: 'otherwise' as const, share: 0 }
    : likeliest(GROUP_NAMES, (name) => GROUPS[name].reduce((sum, own) => sum + (shares.get(own) ?? 0), 0));
  // What is learned and has the name of a technology is a tool.
  const name = namesIn(clause)[0];
  const isTool = group.name === 'learning' && name !== undefined;
  const label = isTool ? { name: 'tool' as const, share: Math.max(likely.share, group.share) } : likely;
  const found = aroundOf(text, start, end);
  const listed = candidate.listed === true || found.listed;
  const form = formFor(
    candidate,
    clause,
    label.share,
    candidate.listed ? { ...found, before: [], listed } : found,
    reading,
  );
  const formed = { ...candidate, form, time, listed, labelSure: label.share };
  const said = whole === undefined ? sayableWords(formed, reading) : '';
  // What is asked, or said with its opening or as its sentence, has its own sentence around it.
  const isAsked = asked !== undefined && !lacked;
  const isOwn = whole !== undefined || listed || isAsked || from !== undefined || form === 'q';
  const isVague = said.split(' ').length <= FEW_WORDS && saysLittle(said, file);
  const leans =
    !isOwn && (isVague || refersElsewhere(lacked ? clause : said, file, isVerbWithQuestion(said, file)));
  return {
    clause,
    start,
    end,
    likely: sure,
    label: label.name,
    sure: label.share,
    group: group.name,
    groupSure: group.share,
    form,
    words: leans || isVague ? '' : said,
    ...(leans ? { leaningWords: said } : {}),
    ...(whole === undefined ? {} : { whole }),
    wanted,
    ...(time === undefined ? {} : { time }),
    ...(name === undefined ? {} : { name }),
    listed,
  };
}

/** The form in which a clause is said. */
function formFor(
  candidate: WishClause,
  clause: string,
  label: number,
  around: Around,
  reading: Reading,
): Form {
  const { file } = reading;
  const { wanted, conditional = false, from, said, lacked = false } = candidate;
  if (said !== undefined) return file.postpositions || lacked ? 'v' : 'q';
  if (from !== undefined) return 's';
  const shares = classesOf(modelsOf(file.code).forms, featuresOfForm(clause, around, file));
  const known = likeliestForm(shares, candidate, label, file, around.listed);
  const isInfinitive = wanted && isVerbal(clause, file, conditional);
  // A word that leans on an infinitive is put behind it.
  const isLeaning = known === 'g' && file.leaning?.test(clause) === true;
  const form = isInfinitive || isLeaning ? 'v' : known;
  return around.listed && form === 'v' && !isInfinitiveItem(clause, reading) ? 'n' : form;
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
 * @param label how sure its label is
 * @param listed whether it is an item of a list
 */
function likeliestForm(
  shares: ReadonlyMap<string, number>,
  { sure, edges }: WishClause,
  label: number,
  { leastWhole }: LanguageFile,
  listed: boolean,
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
    WEIGHTS.wish * logOdds(sure) +
    WEIGHTS.edges * logOdds(edges) +
    WEIGHTS.broken * logOdds(broken) +
    WEIGHTS.form * logOdds(most / Math.max(most, 1 - broken)) +
    WEIGHTS.label * logOdds(label);
  return broken < BROKEN && sum >= leastWhole ? likeliest : 'x';
}

/** Whether an item of a list begins with an infinitive, or has one where it ends; any other is a heading. */
function isInfinitiveItem(clause: string, { file, grammar: { baseVerbs, fillers } }: Reading): boolean {
  if (!file.infinitive.test(clause)) return false;
  const first = wordsOf(clause).find((word) => !fillers.has(word));
  return baseVerbs === null || (first !== undefined && baseVerbs.has(first));
}

/** The likeliest of some names, with its share. */
function likeliest<Name extends string>(
  names: readonly Name[],
  shareOf: (name: Name) => number,
): { readonly name: Name; readonly share: number } {
  const [first, ...rest] = names.map((name) => ({ name, share: shareOf(name) }));
  if (first === undefined) throw new Error('There is nothing to choose from.');
  return rest.reduce((best, one) => (one.share > best.share ? one : best), first);
}
