/** Feedbacks as forms and addresses name them: `12-1-mentee` is what the mentee of pair 12 owes in round 1. */

import type { FeedbackKey } from '../domain/programme-store.ts';

/** The name of the fields and parameters that name feedbacks. */
export const ROW = 'row';

/** The text for a feedback. */
export const keyText = ({ relation_id, round_id, role }: FeedbackKey): string =>
  `${relation_id}-${round_id}-${role}`;

/** The feedbacks that texts name, each once; those that name none are left out. */
export function keysOf(texts: readonly string[]): readonly FeedbackKey[] {
  return [...new Set(texts)].flatMap((text) => {
    const [, relation, round, role] = /^([1-9]\d{0,9})-([1-9]\d{0,9})-(mentee|mentor)$/.exec(text) ?? [];
    if (role !== 'mentee' && role !== 'mentor') return [];
    return [{ relation_id: Number(relation), round_id: Number(round), role }];
  });
}
