/** Parses decisions and mappings from the database or a form; malformed ones are dropped. */

import {
  CONFIRMATIONS,
  type Confirmation,
  type ImportDecisions,
  type RememberedAnswers,
  type RowDecision,
} from './import-decisions.ts';
import type { ColumnSource, ImportMapping, RememberedMapping, TableChoice } from './import-mapping.ts';
import { KINDS } from './imported-rows.ts';
import type { UploadCount, UploadResult } from './upload.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The entries of an object whose values are of a type. */
function recordOf<V>(value: unknown, each: (one: unknown) => V | undefined): Record<string, V> {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).flatMap(([name, one]): [string, V][] => {
    const read = each(one);
    return read === undefined ? [] : [[name, read]];
  });
  return Object.fromEntries(entries);
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const index = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

const confirmations = (value: unknown): readonly Confirmation[] => {
  const words = textsOf(value);
  return CONFIRMATIONS.filter((one) => words.includes(one));
};

function source(value: unknown): ColumnSource | undefined {
  if (!isObject(value)) return index(value);
  const { joined, first, instead, text: constant, utc } = value;
  if (Array.isArray(joined)) return { joined: joined.flatMap((one) => index(one) ?? []) };
  if (typeof constant === 'string') return { text: constant };
  const others = Array.isArray(instead) ? instead.flatMap((one) => index(one) ?? []) : index(instead);
  const [one, other, time] = [index(first), others, index(utc)];
  if (one !== undefined && other !== undefined) return { first: one, instead: other };
  return time === undefined ? undefined : { utc: time };
}

function mapping(value: unknown): ImportMapping | undefined {
  if (!isObject(value)) return undefined;
  const kind = KINDS.find((one) => one === value['kind']);
  if (kind === undefined) return undefined;
  const order = value['date_order'];
  return {
    kind,
    sources: recordOf(value['sources'], source),
    values: recordOf(value['values'], (words) => recordOf(words, text)),
    date_order: order === 'dmy' || order === 'mdy' ? order : null,
  };
}

/** A remembered mapping; undefined if it is malformed. */
export function parseMapping(key: string, header: string, json: string): RememberedMapping | undefined {
  const read = mapping(parsed(json));
  return read && { ...read, key, header: textsOf(parsed(header)) };
}

/** The choices for tables. */
export const parseChoices = (json: string): Readonly<Record<string, TableChoice>> =>
  recordOf(parsed(json), (value): TableChoice | undefined => {
    if (!isObject(value)) return undefined;
    const read = mapping(value['mapping']);
    const row = index(value['header_row']);
    return {
      ...(value['skip'] === true && { skip: true }),
      ...(value['asks_again'] === true && { asks_again: true }),
      ...(row !== undefined && { header_row: row }),
      ...(read && { mapping: read }),
    };
  });

const rowDecision = (value: unknown): RowDecision | undefined =>
  isObject(value)
    ? {
        ...(value['leave_out'] === true && { leave_out: true }),
        ...(value['while_unknown'] === true && { while_unknown: true }),
        ...(value['note_read'] === true && { note_read: true }),
        accept: confirmations(value['accept']),
        set: recordOf(value['set'], text),
      }
    : undefined;

/** What was answered about a sheet. */
export function parseAnswers(json: string): RememberedAnswers {
  const value = parsed(json);
  const of = (name: string): unknown => (isObject(value) ? value[name] : undefined);
  return {
    people: recordOf(of('people'), text),
    letters: recordOf(of('letters'), text),
    rows: recordOf(of('rows'), rowDecision),
    seen: textsOf(of('seen')),
    constants: recordOf(of('constants'), text),
  };
}

/** The decisions about an import. */
export function parseDecisions(json: string): ImportDecisions {
  const value = parsed(json);
  if (!isObject(value)) return {};
  return {
    values: recordOf(value['values'], (words) => recordOf(words, text)),
    people: recordOf(value['people'], text),
    letters: recordOf(value['letters'], text),
    new_people: textsOf(value['new_people']),
    accept: confirmations(value['accept']),
    rows: recordOf(value['rows'], rowDecision),
  };
}

/** The result of an upload; null if it is malformed. */
export function parseUploadResult(json: string): UploadResult | null {
  const value = parsed(json);
  if (!isObject(value) || typeof value['at'] !== 'string') return null;
  const counts = Array.isArray(value['counts']) ? value['counts'] : [];
  return {
    at: Temporal.Instant.from(value['at']),
    entry: index(value['entry']) ?? null,
    counts: counts.flatMap((one): readonly UploadCount[] => {
      const kind = isObject(one) ? KINDS.find((known) => known === one['kind']) : undefined;
      if (!isObject(one) || kind === undefined) return [];
      const number = (name: string): number => index(one[name]) ?? 0;
      return [
        {
          kind,
          created: number('created'),
          changed: number('changed'),
          unchanged: number('unchanged'),
          left_out: number('left_out'),
        },
      ];
    }),
  };
}
