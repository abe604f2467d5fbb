/** Dates, hours, names and what is refused, as the models mark them. */
import type { Candidate as SurePlace } from '../tagging/clause-features.ts';
import { emissionsOf, likelihoodsOf, type ModelData, tagsOf } from '../tagging/model.ts';
import type { Token } from '../tagging/tokens.ts';
import type { Place, Span } from './reading.ts';

/** Marks at the edges of a span that belong to the sentence around it. */
const EDGE = /^[\s.,;:!?…)\]}»”"'–—•*·-]$/u;

interface Run {
  readonly kind: string;
  readonly first: number;
  last: number;
}

/** The runs of tokens whose tags are `B` and then `I`, with the kind behind a hyphen where there are several. */
function runsOf(tags: readonly string[], path: readonly number[]): Run[] {
  const runs: Run[] = [];
  path.forEach((place, index) => {
    const tag = tags[place] ?? '';
    const open = runs.at(-1);
    if (tag.startsWith('B')) runs.push({ kind: tag.slice(2), first: index, last: index });
    else if (tag.startsWith('I') && open !== undefined) open.last = index;
  });
  return runs;
}

/** Where a run stands in the text, without the marks at its edges; none where nothing is left. */
function placesOf(tokens: readonly Token[], { first, last }: Run): Place[] {
  let [from, to] = [first, last];
  while (from < to && EDGE.test(tokens[from]?.text ?? '')) from++;
  while (to > from && isOutside(tokens, from, to)) to--;
  const [start, end] = [tokens[from]?.start, tokens[to]?.end];
  return start === undefined || end === undefined ? [] : [{ start, end }];
}

/** Features of each token, made once for all models. */
type Features = readonly (readonly number[])[];

/**
 * The parts of a text that a model finds.
 *
 * @param against how much is to speak against there being nothing
 */
export function spansOf(
  model: ModelData,
  tokens: readonly Token[],
  features: Features,
  against: number,
): Span[] {
  const path = tagsOf(model, emissionsOf(model, features, against));
  return runsOf(model.tags, path).flatMap((run) =>
    placesOf(tokens, run).map((place) => ({ kind: run.kind, ...place })),
  );
}

/** A bias for wishes: the second look removes what the first finds too much, but cannot add what it missed. */
const AGAINST_NO_WISH = 1.4;

/** The places of possible wishes, each with the likelihood of its least likely tag. */
export function candidatesOf(model: ModelData, tokens: readonly Token[], features: Features): SurePlace[] {
  const emissions = emissionsOf(model, features, AGAINST_NO_WISH);
  const path = tagsOf(model, emissions);
  const likelihoods = likelihoodsOf(model.transitions, emissions);
  return runsOf(model.tags, path).flatMap((run) => {
    const sure = likelihoods
      .slice(run.first, run.last + 1)
      .reduce((least, row, index) => Math.min(least, row[path[run.first + index] ?? 0] ?? 0), 1);
    return placesOf(tokens, run).map((place) => ({ ...place, sure }));
  });
}

/** Whether the last token of a span is a mark that closes nothing within it. */
function isOutside(tokens: readonly Token[], from: number, to: number): boolean {
  const text = tokens[to]?.text ?? '';
  if (text === ')') return !tokens.slice(from, to).some((token) => token.text === '(');
  return EDGE.test(text) || text === '(' || text === '\n';
}
