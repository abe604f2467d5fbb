/** Picks up the pay that she names without a currency, as in `I earn 1200, want 1500`. */
import type { NumberAt } from '../numbers.ts';
import { type Reading, turnsIn } from '../vocabulary.ts';
import { timeAt } from './units.ts';

/** Less is no pay, unless it is counted in thousands. */
const LEAST_PAY = 100;
/** What people count beside pay that is no money. */
const OTHER_UNITS = ['hour', 'day', 'week', 'month', 'year', 'percent'] as const;

/** The pay that she aims at where she speaks of pay: the one that she says to want, and the higher of two. */
export function bareSum(
  reading: Reading,
  numbers: readonly NumberAt[],
): { readonly amount?: string; readonly span?: readonly [start: number, end: number] } {
  const paid = reading.hits.some(
    ({ tag, weight }) => tag.kind === 'theme' && tag.theme === 'negotiatingPay' && weight > 1,
  );
  const sums = paid ? numbers.filter((number) => isSum(reading, number)) : [];
  const last = sums.at(-1);
  const [first] = sums;
  if (last === undefined || first === undefined) return {};
  const risen = first !== last && last.value > first.value;
  if (!risen && !isWanted(reading, last.start)) return {};
  const thousand = timeAt(reading, last.end, 'thousand');
  const end = thousand ? last.end + 1 : last.end;
  const text = thousand
    ? `${last.text} ${reading.words[last.end]?.text ?? ''}`
    : (reading.words[last.start]?.text ?? last.text);
  return { amount: text, span: [last.start, end] };
}

function isSum(reading: Reading, number: NumberAt): boolean {
  const { value, text, start, end, digits } = number;
  if (!digits || OTHER_UNITS.some((kind) => timeAt(reading, end, kind))) return false;
  if (
    reading.hits.some(
      ({ tag, start: at }) => (tag.kind === 'counted' || tag.kind === 'teamPeople') && at === end,
    )
  )
    return false;
  const thousands = /\dk$/.test(reading.words[start]?.fold ?? '') || timeAt(reading, end, 'thousand');
  // Years are seldom round, and pay mostly is.
  const year = /^20\d\d$/.test(text) && value % 100 !== 0;
  return thousands || (value >= LEAST_PAY && !year);
}

/** Whether a sum is said to be wanted, and not what she has: `I earn 1200`. */
function isWanted(reading: Reading, place: number): boolean {
  const selves = turnsIn(reading, 'self');
  if (turnsIn(reading, 'now').length > 0) return false;
  const wished = turnsIn(reading, 'wish').some(
    ({ start, end, weight }) => end <= place && (weight > 1 || !selves.some((self) => self.end === start)),
  );
  return wished || (selves.length === 0 && turnsIn(reading, 'statement').length === 0);
}
