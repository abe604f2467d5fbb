/** Amounts of money, by the signs and words that people write them with. */
import type { NumberAt } from '../numbers.ts';
import type { Reading } from '../vocabulary.ts';
import { currencyOf } from './currencies.ts';

/** An amount as it is shown, and the words it takes. */
export interface Amount {
  readonly text: string;
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

/** The amount of money that a number is, undefined where no currency stands beside it. */
export function amountOf(reading: Reading, number: NumberAt): Amount | undefined {
  const { words, vocabulary } = reading;
  const joined = /k$/.test(words[number.start]?.fold ?? '');
  // `300 tisíc Kč`, `5 thousand euros`.
  const counted = reading.hits.find(
    ({ tag, start }) => tag.kind === 'time' && tag.time === 'thousand' && start === number.end,
  );
  const value = number.value * (joined || counted !== undefined ? 1000 : 1);
  const last = counted?.end ?? number.end;
  const after = currencyOf(words[last]?.fold);
  const signed = after === undefined ? currencyOf(words[number.start - 1]?.fold) : undefined;
  // `R$` are two words.
  const real = signed === 'USD' && words[number.start - 2]?.text === 'R';
  const before = real ? 'BRL' : signed;
  const currency = after ?? before;
  if (currency === undefined) return undefined;
  return {
    text: moneyFormat(vocabulary.language.locale, currency).format(value),
    value,
    start: number.start - (before === undefined ? 0 : real ? 2 : 1),
    end: last + (after === undefined ? 0 : 1),
  };
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const kept = moneyFormats.get(key);
  if (kept !== undefined) return kept;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  moneyFormats.set(key, made);
  return made;
}
