/** Numbers of cells. */

import { INTEGER_RANGE } from '../../domain/fields.ts';
import { plainValue, Refusal, type Value } from './column.ts';

/** A whole number, which a spreadsheet may have given decimal zeros. */
const WHOLE = /^[+-]?\d{1,12}(?:\.0+)?$/;

/**
 * A whole number of at most 32 bits.
 *
 * @param minimum the smallest valid number
 * @param maximum the largest one
 */
export function wholeNumber(
  minimum: number = INTEGER_RANGE.minimum,
  maximum: number = INTEGER_RANGE.maximum,
): Value<number> {
  const takes = `an integer from ${minimum} to ${maximum}`;
  return plainValue(takes, (text) => {
    const bare = text.trim();
    const number = WHOLE.test(bare) ? Number(bare) : Number.NaN;
    if (number >= minimum && number <= maximum) return number === 0 ? 0 : number;
    return Refusal.of(bare, ` is not ${takes}.`);
  });
}

/** A share: above 0, up to 1. A comma may stand for the point. */
export const share = plainValue('a share from 0 to 1, such as 0.5', (text) => {
  const bare = text.trim().replace(',', '.');
  const number = /^(?:\d+(?:\.\d+)?|\.\d+)(?:e-?\d+)?$/i.test(bare) ? Number(bare) : Number.NaN;
  if (number >= 0 && number <= 1) return number;
  return Refusal.of(text.trim(), ` is not a share. Write a number from 0 to 1, such as 0.5.`);
});
