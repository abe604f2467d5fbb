/** The tables of records that the service itself wrote: goals, statuses and erasures. They come back as they were. */

import type { TokenCounter } from '../../domain/goal-writer.ts';
import type { Erasure } from '../../domain/imported-rows.ts';
import { preLeadStatusFields } from '../../domain/pre-lead-status.ts';
import { smartGoalFields } from '../../domain/smart-goal.ts';
import { optional, required, withDefault } from '../values/column.ts';
import { instant } from '../values/moments.ts';
import { wholeNumber } from '../values/numbers.ts';
import { digest, exact, exactWithContent, fingerprint } from '../values/texts.ts';
import { oneOf } from '../values/words.ts';
import { fieldColumns } from './field-columns.ts';
import { plainTable } from './table.ts';

const COUNTERS: readonly TokenCounter[] = ['service', 'server'];
const ERASED: readonly Erasure['what'][] = ['person', 'smart-goal'];

/** Where nothing says who wrote the goals, another service did. */
export const smartGoals = plainTable<'smart-goals'>({
  ...fieldColumns(smartGoalFields),
  id: required(wholeNumber(1)),
  input: { ...withDefault(exact, ''), required: true },
  output: { ...withDefault(exact, ''), required: true },
  input_tokens: required(wholeNumber(0)),
  output_tokens: required(wholeNumber(0)),
  writer: withDefault(exactWithContent, 'imported'),
  model: optional(exactWithContent),
  language: optional(exactWithContent),
  variant: withDefault(wholeNumber(0), 0),
  milliseconds: optional(wholeNumber(0)),
  tokens_counted_by: withDefault(oneOf(COUNTERS), 'service'),
});

export const preLeadStatuses = plainTable<'pre-lead-statuses'>({
  ...fieldColumns(preLeadStatusFields),
  id: required(wholeNumber(1)),
});

export const erasures = plainTable<'erasures'>({
  digest: required(digest),
  what: required(oneOf(ERASED)),
  erased_at: required(instant(true)),
  key: optional(fingerprint),
});
