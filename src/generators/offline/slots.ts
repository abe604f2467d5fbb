/** The part of phrasing that fills the slots of a phrase with the facts of a wish. */
import { MOST_COUNT } from './facts/measures.ts';
import type { Wish } from './merge.ts';
import { COUNTED, type Language, type Phrase } from './phrases/language.ts';
import { remembering } from './remember.ts';

type PlainDate = Temporal.PlainDate;

/** What fills the slots of a phrase. */
export type Slots = ReadonlyMap<string, string>;

/** A slot of a phrase, with its default. */
export const SLOT = /\{(\w+)(?:\|(\d+))?\}/g;
const OPTIONAL = /\[([^\]]*)\]/g;

/** What fills the slots of a wish's phrases. */
export function slotsOf(wish: Wish, date: PlainDate, language: Language, today: PlainDate): Slots {
  const { names, measures } = wish.facts;
  const slots = new Map<string, string>([['date', dateIn(language, date)]]);
  const put = (slot: string, value: string | undefined): void => {
    if (value !== undefined && value !== '') slots.set(slot, value);
  };
  const list = listFormat(language.locale);
  const learned = names.technologies.length > 0 ? [...names.technologies, ...names.beside] : names.skills;
  put('name', list.format(wish.subject.theme === 'language' ? names.languages : learned));
  // A phrase of tools would leave out the skill beside them.
  if (names.beside.length === 0) put('tool', list.format(names.technologies));
  put('certificate', wish.subject.theme === 'language' ? names.exam : names.certificate);
  put('level', measures.level);
  put('aim', names.aim);
  put('audience', names.audience);
  put('team', measures.team?.toString());
  put('from', measures.from);
  put('to', measures.to);
  put('percent', measures.percent);
  put('amount', measures.amount ?? (wish.subject.theme === 'negotiatingPay' ? measures.to : undefined));
  put('words', wish.words);
  put('hours', wish.facts.hours?.toString());
  const weeks = today.until(date).days / 7;
  for (const counted of COUNTED) {
    const pace = measures.paces.get(counted);
    const count = pace === undefined ? measures.counts.get(counted) : inAll(pace, weeks);
    put(counted, count?.toString());
  }
  return slots;
}

/** So many a week, in all: what a goal counts by its date. */
function inAll(pace: number, weeks: number): number {
  return Math.min(MOST_COUNT, Math.max(1, Math.round(pace * weeks)));
}

const monthNames = new Map<string, readonly string[]>();

/** The months of a language as they stand in a date, January first. */
function monthsOf(locale: string): readonly string[] {
  const kept = monthNames.get(locale);
  if (kept !== undefined) return kept;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const names = Array.from({ length: 12 }, (_, index) => {
    const parts = format.formatToParts(new Date(2026, index, 15));
    return parts.find(({ type }) => type === 'month')?.value ?? '';
  });
  monthNames.set(locale, names);
  return names;
}

/** A date as the phrases of a language hold it: `30 June 2027`. */
export function dateIn({ locale, dates }: Language, date: PlainDate): string {
  const month = monthsOf(locale)[date.month - 1] ?? '';
  return (dates.days?.[date.day] ?? dates.usual)
    .replace('{day}', String(date.day))
    .replace('{month}', month)
    .replace('{year}', String(date.year));
}

const listFormats = new Map<string, Intl.ListFormat>();

function listFormat(locale: string): Intl.ListFormat {
  const kept = listFormats.get(locale);
  if (kept !== undefined) return kept;
  const made = new Intl.ListFormat(locale, { type: 'conjunction' });
  listFormats.set(locale, made);
  return made;
}

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralOf(locale: string, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules.select(count);
}

/** Whether a slot holds a count. */
export function isCounted(slot: string): slot is (typeof COUNTED)[number] {
  return COUNTED.some((counted) => counted === slot);
}

/** The slots without a default that a text names outside or inside of brackets. */
const neededSlots = remembering((text): readonly string[] =>
  [...text.matchAll(SLOT)].filter(([, , fallback]) => fallback === undefined).map(([, slot]) => slot ?? ''),
);

/** The slots that a phrase cannot be said without. */
const phraseNeeds = remembering((text) => neededSlots(text.replace(OPTIONAL, '')));

/** Whether a phrase can be said with the facts there are. */
export function isSayable(phrase: Phrase, slots: Slots): boolean {
  return phrase.every((text) => phraseNeeds(text).every((slot) => slots.has(slot)));
}

/** A text with its slots filled, or the empty text where one cannot be. */
export function fill(text: string, slots: Slots, language: Language): string {
  const kept = text.replace(OPTIONAL, (_, inner: string) =>
    neededSlots(inner).every((slot) => slots.has(slot)) ? inner : '',
  );
  return kept.replace(SLOT, (_, slot: string, fallback: string | undefined) => {
    const value = slots.get(slot) ?? fallback ?? '';
    if (slot !== 'hours' && !isCounted(slot)) return value;
    const forms = slot === 'hours' ? language.hours : language.counted[slot].forms;
    return (forms[pluralOf(language.locale, Number(value))] ?? forms.other).replace('{n}', value);
  });
}
