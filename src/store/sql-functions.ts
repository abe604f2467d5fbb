/**
 * The few functions that SQL databases write in different ways, as one name each. Queries use them by these names; the
 * compiler of each database writes them down as that database has them.
 */

import { type Expression, FunctionNode, type RawBuilder, RawNode, sql } from 'kysely';

/** What a database writes before, between and behind the arguments of each function. */
export interface SqlFunctions {
  readonly plus_days: readonly [string, string, string];
  readonly days_since: readonly [string, string, string];
  readonly text_contains: readonly [string, string, string];
  readonly utc_day: readonly [string, string];
  readonly folded: readonly [string, string];
  readonly by_code: readonly [string, string];
}

const call = <Result>(
  name: keyof SqlFunctions,
  ...given: readonly Expression<unknown>[]
): RawBuilder<Result> =>
  sql`${{
    toOperationNode: () =>
      FunctionNode.create(
        name,
        given.map((one) => one.toOperationNode()),
      ),
  }}`;

/** The day that lies so many days after another, before it where they are negative. */
export const plusDays = (day: Expression<unknown>, days: Expression<unknown>): RawBuilder<string> =>
  call('plus_days', day, days);

/** How many days lie between two, none if they are the same. */
export const daysBetween = (from: Expression<unknown>, to: Expression<unknown>): RawBuilder<number> =>
  call('days_since', to, from);

/** Whether a text holds another, to the letter. */
export const textContains = (text: Expression<unknown>, part: Expression<unknown>): RawBuilder<boolean> =>
  call('text_contains', text, part);

/** The day of an instant, in UTC. */
export const utcDay = (instant: Expression<unknown>): RawBuilder<string> => call('utc_day', instant);

/** A text as `folded` of the domain has it, which also puts texts into an order that is the same in every database. */
export const foldedText = (text: Expression<unknown>): RawBuilder<string> => call('folded', text);

/** A text that is ordered by the codes of its letters, in every database. */
export const byCode = (text: Expression<unknown>): RawBuilder<string> => call('by_code', text);

/** A call as a database writes it; undefined if it is a function of its own. */
export function writtenCall(
  writings: SqlFunctions,
  { func, arguments: given }: FunctionNode,
): RawNode | undefined {
  const known = Object.entries(writings).find(([name]) => name === func);
  return known && RawNode.create(known[1], given);
}
