/**
 * The few functions that SQL databases write in different ways, as one name each. Queries use them by these names; the
 * compiler of each database writes them down as that database has them.
 */

import { type Expression, FunctionNode, type OperationNode, type RawBuilder, sql } from 'kysely';

/** The functions, by their names; the first argument is a day or a text. */
export type PortableFunction = 'plus_days' | 'days_between' | 'text_contains';

/** How a database writes a call: texts and arguments in turn. */
export type Writing = readonly (string | OperationNode)[];

/** How a database writes each of the functions. */
export type Writings = Readonly<
  Record<PortableFunction, (first: OperationNode, second: OperationNode) => Writing>
>;

const call = <Result>(
  name: PortableFunction,
  first: Expression<unknown>,
  second: Expression<unknown>,
): RawBuilder<Result> =>
  sql`${{
    toOperationNode: () => FunctionNode.create(name, [first.toOperationNode(), second.toOperationNode()]),
  }}`;

/** The day that lies so many days after another, before it where they are negative. */
export const plusDays = (day: Expression<unknown>, days: Expression<unknown>): RawBuilder<string> =>
  call('plus_days', day, days);

/** How many days lie between two, none where they are the same. */
export const daysBetween = (from: Expression<unknown>, to: Expression<unknown>): RawBuilder<number> =>
  call('days_between', from, to);

/** Whether a text holds another, to the letter. */
export const textContains = (text: Expression<unknown>, part: Expression<unknown>): RawBuilder<boolean> =>
  call('text_contains', text, part);

/** What a database writes in the place of a call; undefined where it is a function of its own. */
export function writingOf(
  writings: Writings,
  { func, arguments: [first, second] }: FunctionNode,
): Writing | undefined {
  const known = Object.entries(writings).find(([name]) => name === func);
  return known === undefined || first === undefined || second === undefined
    ? undefined
    : known[1](first, second);
}
