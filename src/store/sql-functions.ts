/**
 * SQL functions that databases write in different ways, under one name each. Queries use these names; the
 * compiler of each database translates them.
 */

import { type Expression, FunctionNode, type RawBuilder, RawNode, sql } from 'kysely';

/** The text before, between and behind the arguments of each function. */
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

/** The day that lies a number of days after another; before it if the number is negative. */
export const plusDays = (day: Expression<unknown>, days: Expression<unknown>): RawBuilder<string> =>
  call('plus_days', day, days);

/** The number of days between two; 0 if they are equal. */
export const daysBetween = (from: Expression<unknown>, to: Expression<unknown>): RawBuilder<number> =>
  call('days_since', to, from);

/** Whether a text contains another, exactly. */
export const textContains = (text: Expression<unknown>, part: Expression<unknown>): RawBuilder<boolean> =>
  call('text_contains', text, part);

/** The day of an instant, in UTC. */
export const utcDay = (instant: Expression<unknown>): RawBuilder<string> => call('utc_day', instant);

/** A text as `folded` of the domain returns it, which also gives the same order in every database. */
export const foldedText = (text: Expression<unknown>): RawBuilder<string> => call('folded', text);

/** A text ordered by code points, in every database. */
export const inCodePointOrder = (text: Expression<unknown>): RawBuilder<string> => call('by_code', text);

/** A call in the syntax of a database; undefined if it is one of the database's own functions. */
export function functionCallSql(
  writings: SqlFunctions,
  { func, arguments: given }: FunctionNode,
): RawNode | undefined {
  const known = Object.entries(writings).find(([name]) => name === func);
  return known && RawNode.create(known[1], given);
}
