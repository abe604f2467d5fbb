/** Guesses the kind of a table whose header does not identify it. A person confirms the guess; it is never used without that. */

import type { ColumnSource, ImportMapping } from '../domain/import-mapping.ts';
import type { Kind } from '../domain/imported-rows.ts';
import { TABLES } from './kinds/tables.ts';
import { columnsIn } from './mapped-kind.ts';
import { type ProposedColumn, suggestMapping } from './mapping-suggestion.ts';

/**
 * The mapping of a table to a kind, as far as its header and first cells determine it.
 *
 * @returns what lacks columns that the kind requires is to be completed
 */
export function guessAs(kind: Kind, columns: readonly ProposedColumn[]): ImportMapping {
  const suggested = suggestMapping(
    kind,
    columns.map(({ name }) => name),
  );
  const sources: Record<string, ColumnSource> = { ...suggested.sources };
  const taken = new Set(Object.values(sources).flatMap(columnsIn));
  for (const { name, meaning } of TABLES[kind].columns) {
    if (sources[name] !== undefined || meaning === undefined) continue;
    const isNamed = ({ samples }: ProposedColumn): boolean =>
      samples.some((sample) => meaning(sample) !== undefined);
    const index = columns.findIndex((column, at) => !taken.has(at) && isNamed(column));
    if (index < 0) continue;
    sources[name] = index;
    taken.add(index);
  }
  return { ...suggested, sources };
}

/** The required columns of a kind for which a mapping says nothing. */
export function missingIn({ kind, sources }: Pick<ImportMapping, 'kind' | 'sources'>): readonly string[] {
  const isByRespondent = sources['respondent_email'] !== undefined;
  return TABLES[kind].columns
    .filter(({ name, required }) => required && sources[name] === undefined)
    .map(({ name }) => name)
    .filter((name) => !isByRespondent || !['mentor_email', 'mentee_email', 'role'].includes(name));
}

/**
 * The likeliest of some kinds.
 *
 * @returns null where the header speaks for none
 */
export function guess(kinds: readonly Kind[], columns: readonly ProposedColumn[]): ImportMapping | null {
  const guesses = kinds.map((kind) => {
    const mapping = guessAs(kind, columns);
    return { mapping, score: Object.keys(mapping.sources).length - missingIn(mapping).length };
  });
  const [best] = guesses.toSorted((one, other) => other.score - one.score);
  return best !== undefined && best.score > 0 && Object.keys(best.mapping.sources).length > 1
    ? best.mapping
    : null;
}
