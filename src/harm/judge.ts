/** Judges whether a text is about harm to somebody, before goals are written for it. */

import { HARMS, type Harm, needsHelp } from '../domain/harm.ts';
import { PATTERNS } from './languages/index.ts';
import type { Patterns } from './languages/language.ts';
import { likelihoodOf } from './model.ts';
import { compilePatterns, type Match, type Matcher } from './patterns.ts';
import { readSentences } from './reading.ts';

type Meaning = Harm | 'harmless';

const meanings = (language: Patterns): readonly (readonly [string, Meaning])[] => [
  ...language.selfHarm.map((pattern) => [pattern, 'self-harm'] as const),
  ...language.abuse.map((pattern) => [pattern, 'abuse'] as const),
  ...language.violence.map((pattern) => [pattern, 'violence'] as const),
  ...language.hostility.map((pattern) => [pattern, 'hostility'] as const),
  ...language.harmless.map((pattern) => [pattern, 'harmless'] as const),
];

/** One word in so many makes a match harmless: a pronoun alone that it shares with a harmless phrase does not. */
const HARMLESS_SHARE = 4;

let matcher: Matcher<Meaning> | undefined;

/**
 * A text in which no pattern was found is about harm from this likelihood on, which is the logarithm of how much likelier that is than
 * not. The more sentences there are, the likelier it must be, as each may be mistaken.
 */
const LIKELY = -0.5;
/** What a pattern has found is none below this likelihood. */
const MOST_UNLIKELY = -3;

/**
 * Returns what a text is about: what patterns find in it, as far as the model agrees, or what the model takes it for; null if that is
 * nothing of the kind. Since the language of a short text is often unclear, the patterns of all languages are looked for. Takes time in
 * proportion to the length of the text.
 */
export function judgeHarm(text: string): Harm | null {
  matcher ??= compilePatterns(PATTERNS, meanings);
  const found = new Set<Harm>();
  for (const sentence of readSentences(text)) {
    const matches = matcher(sentence);
    const harmless = new Set(matches.flatMap(({ meaning, at }) => (meaning === 'harmless' ? at : [])));
    for (const match of matches) if (isHarm(match, harmless)) found.add(match.meaning);
  }
  const { score, harm, sure, sentences } = likelihoodOf(text);
  if (found.size === 0) return score - Math.log(sentences) > LIKELY ? harm : null;
  if (score <= MOST_UNLIKELY) return null;
  // “He beats me. I want it to stop” has patterns of abuse and of self-harm: the model decides which of them it is.
  const kinds = HARMS.filter((one) => found.has(one));
  return kinds.find((one) => needsHelp(one) && (sure.has(one) || one === harm)) ?? kinds[0] ?? null;
}

const isHarm = (
  match: Match<Meaning>,
  harmless: ReadonlySet<number>,
): match is Match<Meaning> & { readonly meaning: Harm } =>
  match.meaning !== 'harmless' &&
  match.at.filter((word) => harmless.has(word)).length < match.at.length / HARMLESS_SHARE;
