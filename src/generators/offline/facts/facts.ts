/** Everything of her own that a goal can take up. */
import { has, type Reading } from '../vocabulary.ts';
import { deadlineIn } from './deadline.ts';
import { hoursIn } from './hours.ts';
import { type Measures, measuresIn } from './measures.ts';
import { type Names, namesIn } from './names.ts';

/** The facts of one wish. */
export interface Facts {
  readonly names: Names;
  readonly measures: Measures;
  /** As she says it: it may be past or years away. */
  readonly deadline?: Temporal.PlainDate;
  /** The words that name the deadline, from and up to. */
  readonly deadlineWords?: readonly [start: number, end: number];
  /** Hours a week: 1 to 20. */
  readonly hours?: number;
  /** Whether she aims at what no year is enough for. */
  readonly outOfReach: boolean;
}

const picked = new WeakMap<Reading, { readonly today: Temporal.PlainDate; readonly facts: Facts }>();

/** The facts in a wish; several stages ask for those of the same one. */
export function factsIn(reading: Reading, today: Temporal.PlainDate): Facts {
  const kept = picked.get(reading);
  if (kept?.today === today) return kept.facts;
  const facts = pickFacts(reading, today);
  picked.set(reading, { today, facts });
  return facts;
}

function pickFacts(reading: Reading, today: Temporal.PlainDate): Facts {
  const measures = measuresIn(reading);
  const deadline = deadlineIn(reading, today);
  const hours = hoursIn(reading, measures.from === undefined ? undefined : measures.span);
  return {
    names: namesIn(reading, measures),
    measures,
    ...(deadline === undefined
      ? {}
      : { deadline: deadline.date, deadlineWords: [deadline.start, deadline.end] as const }),
    ...(hours === undefined ? {} : { hours }),
    outOfReach: measures.huge === true || has(reading, 'outOfReach'),
  };
}
