/** Records as people read them: their prose with its line breaks, under a heading. */

import { type Field, labelOf } from '../domain/fields.ts';
import type { Collection } from '../resources/collection.ts';
import type { ShownRecord } from '../resources/representation.ts';
import type { ReadableRecord } from './browsable/view.ts';

/** The prose of the records; none where the collection has no fields that are written in lines and paragraphs. */
export function readableRecords(
  collection: Collection,
  records: readonly ShownRecord[],
): readonly ReadableRecord[] {
  const fields = Object.entries(collection.fields);
  const prose = fields.filter(([, field]) => field.kind === 'text' && field.multiline);
  if (prose.length === 0) return [];
  const created = fields.find(([, field]) => field.kind === 'datetime' && field.readOnly)?.[0];
  const noun = collection.creation?.noun ?? 'record';
  return records.map((record) => ({
    heading: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${record['id']}`,
    note: created === undefined ? '' : readableTime(record[created]),
    texts: prose.map(([name, field]) => readableText(name, field, record)),
  }));
}

function readableText(name: string, field: Field, record: ShownRecord) {
  return { label: labelOf(name, field), text: String(record[name]), emphasis: field.readOnly === true };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-11-21T03:10:54.570232+01:00` → `21 November 2026, 03:10`; the local time that is shown needs no conversion. */
function readableTime(value: unknown): string {
  const parts = /^(?<year>\d+)-(?<month>\d\d)-(?<day>\d\d)T(?<time>\d\d:\d\d)/.exec(String(value))?.groups;
  if (parts === undefined) return '';
  return `${Number(parts['day'])} ${MONTHS[Number(parts['month']) - 1]} ${parts['year']}, ${parts['time']}`;
}
