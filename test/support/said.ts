/** Messages of operations as the command line says them, for tests. */

import assert from 'node:assert/strict';
import { inCommandWords } from '../../src/cli/words.ts';
import type { Message, Names } from '../../src/domain/operations/messages.ts';

/** What was done, or would be. */
export const said = (
  done: { readonly summary: Message; readonly names: Names } | undefined | null,
): string => (done == null ? '' : inCommandWords(done.summary, done.names));

/** What should be known of it. */
export const notesSaid = ({
  notes,
  names,
}: {
  readonly notes: readonly Message[];
  readonly names: Names;
}): readonly string[] => notes.map((note) => inCommandWords(note, names));

/** Why something was refused. */
export function refusalSaid(outcome: object | { readonly refused: Message; readonly names: Names }): string {
  assert.ok('refused' in outcome && 'names' in outcome, JSON.stringify(outcome));
  return inCommandWords(outcome.refused, outcome.names);
}
