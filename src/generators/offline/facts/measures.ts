/** Picks up baselines, targets, percentages, amounts of money, levels and counts. */
import type { NumberAt } from '../numbers.ts';
import { numbersIn } from '../numbers.ts';
import type { Counted } from '../phrases/language.ts';
import type { Reading, TimeKind } from '../vocabulary.ts';

/** What she measures by. Texts are ready to be shown. */
export interface Measures {
  readonly from?: string;
  readonly to?: string;
  /** A difference: a percentage, or an amount of money as in `um 500 €`. */
  readonly percent?: string;
  readonly amount?: string;
  /** Whether the amount is such as nobody earns in a year. */
  readonly huge?: boolean;
  /** Such as `B2`. */
  readonly level?: string;
  /** How many people she leads: 1 to 500. */
  readonly team?: number;
  readonly counts: ReadonlyMap<Counted, number>;
  /** The words that the baseline and the target take, from and up to. */
  readonly span?: readonly [start: number, end: number];
}

/** From this amount on, her figure is a dream and no target. */
const HUGE = 1_000_000;
/** A target of so few hours a week is no working time. */
const LEAST_WORKING_HOURS = 10;

/** No goal counts higher: what is more is begun with. */
const MOST_COUNT = 30;

/** The measures in a reading. */
export function measuresIn(reading: Reading): Measures {
  const numbers = numbersIn(reading);
  const level = levelIn(reading);
  const change = level === undefined ? baselineAndTarget(reading, numbers) : {};
  return {
    ...change,
    ...(level === undefined ? {} : { level }),
    ...percentAndAmount(reading, numbers, change),
    ...teamIn(reading, numbers),
    counts: countsIn(reading, numbers),
  };
}

function timeAt(reading: Reading, index: number, kind: TimeKind): boolean {
  return reading.hits.some(({ tag, start }) => tag.kind === 'time' && tag.time === kind && start === index);
}

/** The highest of the levels she names, as in `from B1 to B2`: the last. */
function levelIn(reading: Reading): string | undefined {
  return reading.words.findLast(({ fold }) => /^[abc][12]$/.test(fold))?.fold.toUpperCase();
}

const CURRENCIES: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '₺': 'TRY',
  '₴': 'UAH',
  '₽': 'RUB',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
  евро: 'EUR',
  dolar: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  usd: 'USD',
  chf: 'CHF',
  zl: 'PLN',
  pln: 'PLN',
  zlotych: 'PLN',
  kc: 'CZK',
  czk: 'CZK',
  korun: 'CZK',
  грн: 'UAH',
  гривень: 'UAH',
  uah: 'UAH',
  руб: 'RUB',
  рублеи: 'RUB',
  rub: 'RUB',
  tl: 'TRY',
  lira: 'TRY',
  lei: 'RON',
  ron: 'RON',
};

/** A number with its unit as it is shown, and where it ends. */
function shown(reading: Reading, number: NumberAt): { readonly text: string; readonly end: number } {
  if (isPercent(reading, number.end)) {
    return { text: reading.vocabulary.language.percent.replace('{n}', number.text), end: number.end + 1 };
  }
  if (timeAt(reading, number.end, 'hour')) {
    return { text: `${number.text} ${reading.words[number.end]?.text ?? ''}`, end: number.end + 1 };
  }
  const amount = amountOf(reading, number);
  return amount ?? { text: plain(reading, number), end: number.end };
}

/** A number as she wrote it, with `45k` written out. */
function plain(reading: Reading, number: NumberAt): string {
  if (!/\dk$/.test(reading.words[number.start]?.fold ?? '')) return number.text;
  return (number.value * 1000).toLocaleString(reading.vocabulary.language.locale);
}

function isPercent(reading: Reading, index: number): boolean {
  return timeAt(reading, index, 'percent');
}

function amountOf(
  reading: Reading,
  number: NumberAt,
): { readonly text: string; readonly end: number } | undefined {
  const thousands = /k$/.test(reading.words[number.start]?.fold ?? '') ? 1000 : 1;
  const after = CURRENCIES[reading.words[number.end]?.fold ?? ''];
  const currency = after ?? CURRENCIES[reading.words[number.start - 1]?.fold ?? ''];
  if (currency === undefined) return undefined;
  const format = moneyFormat(reading.vocabulary.language.locale, currency);
  return { text: format.format(number.value * thousands), end: number.end + (after === undefined ? 0 : 1) };
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

/** `from 58 % to 75 %`, `58 → 75`. Clock times and years are none. */
function baselineAndTarget(
  reading: Reading,
  numbers: readonly NumberAt[],
): Pick<Measures, 'from' | 'to' | 'span'> {
  for (const [index, number] of numbers.entries()) {
    if (!number.digits || isYear(number)) continue;
    const opened = timeAt(reading, number.start - 1, 'from') || timeAt(reading, number.start - 2, 'from');
    const target = numbers[index + 1];
    if (target === undefined || !target.digits || isYear(target)) continue;
    const baseline = shown(reading, number);
    const joined = [baseline.end, baseline.end + 1, baseline.end + 2, baseline.end + 3].some(
      (at) => at < target.start && timeAt(reading, at, 'to'),
    );
    const arrow =
      reading.words[baseline.end]?.text === '→' || />|→/.test(reading.words[target.start]?.before ?? '');
    if ((!opened || !joined) && !arrow) continue;
    const end = shown(reading, target);
    if (/^100\D*%/.test(end.text)) continue;
    const start = opened ? number.start - (timeAt(reading, number.start - 1, 'from') ? 1 : 2) : number.start;
    const same = isPercent(reading, target.end) && !isPercent(reading, number.end);
    const from = same ? reading.vocabulary.language.percent.replace('{n}', number.text) : baseline.text;
    return { from, to: end.text, span: [start, end.end] };
  }
  return {};
}

function isYear({ value, text }: NumberAt): boolean {
  return value >= 1950 && value <= 2100 && text.length === 4;
}

function percentAndAmount(
  reading: Reading,
  numbers: readonly NumberAt[],
  change: Pick<Measures, 'to'>,
): Pick<Measures, 'percent' | 'amount' | 'huge' | 'to' | 'span'> {
  if (change.to !== undefined) return {};
  for (const number of numbers) {
    if (!number.digits) continue;
    if (isPercent(reading, number.end) && number.value < 100) {
      const { text, end } = shown(reading, number);
      const target = timeAt(reading, number.start - 1, 'to');
      const opened = target || timeAt(reading, number.start - 1, 'difference');
      const span: readonly [number, number] = [number.start - (opened ? 1 : 0), end];
      return target ? { to: text, span } : { percent: text, span };
    }
    const amount = amountOf(reading, number);
    if (amount !== undefined) {
      const rise = timeAt(reading, number.start - 1, 'difference');
      if (rise) return { percent: amount.text, span: [number.start - 1, amount.end] };
      return { amount: amount.text, span: [number.start, amount.end], huge: number.value >= HUGE };
    }
    const weekly = timeAt(reading, number.start - 1, 'to') && timeAt(reading, number.end, 'hour');
    if (weekly && number.value > LEAST_WORKING_HOURS && number.value < 60) {
      const week = reading.words.findIndex(
        (_, index) => index > number.end && index <= number.end + 2 && timeAt(reading, index, 'week'),
      );
      const end = Math.max(number.end, week) + 1;
      const texts = reading.words.slice(number.start, end).map(({ text }) => text);
      return { to: texts.join(' '), span: [number.start - 1, end] };
    }
  }
  return {};
}

/** `team of 6`, `8 direct reports`. */
function teamIn(reading: Reading, numbers: readonly NumberAt[]): Pick<Measures, 'team'> {
  for (const { value, start, end, digits } of numbers) {
    if (!Number.isInteger(value) || value < 2 || value > 500) continue;
    const near = reading.hits.some(
      ({ tag, start: from, end: to }) =>
        (tag.kind === 'team' && to <= start && start - to <= 2) ||
        (tag.kind === 'teamPeople' && from >= end && from - end <= 1 && (digits || value > 2)),
    );
    // The team comes before its number or is the people themselves: `hire 2 developers for my team` is no team of 2.
    const team = reading.hits.some(
      ({ tag, start: from }) =>
        (tag.kind === 'team' && from < start) ||
        (tag.kind === 'theme' && tag.theme === 'leadingTeam' && from <= end + 1),
    );
    if (near && team) return { team: value };
  }
  return {};
}

function countsIn(reading: Reading, numbers: readonly NumberAt[]): Map<Counted, number> {
  const counts = new Map<Counted, number>();
  for (const { tag, start } of reading.hits) {
    if (tag.kind !== 'counted' || counts.has(tag.counted)) continue;
    const number = numbers.findLast(({ end }) => end <= start && start - end <= 2);
    if (number === undefined || !Number.isInteger(number.value) || number.value < 1) continue;
    if (!number.digits && number.value === 1) continue;
    counts.set(tag.counted, Math.min(number.value, MOST_COUNT));
  }
  return counts;
}
