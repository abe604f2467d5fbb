/** Prints operations for people: what is done, the effects on feedback, and how to undo it. */

import type { AffectedFeedback, Effects } from '../../domain/operations/as-programme.ts';
import type {
  Conflict,
  HistoryEntry,
  Performed,
  Preview,
} from '../../domain/operations/programme-history.ts';
import { counted, shownTime, textTable, visible } from '../output.ts';

import { inCommandWords, plannedInCommandWords } from '../words.ts';

const SHOWN = 20;

/** An entry for programs. */
export const entryJson = <Entry extends HistoryEntry>({ names, ...entry }: Entry) => ({
  ...entry,
  summary: inCommandWords(entry.summary, names),
});

/** A preview. */
export function previewText(preview: Preview): string {
  return `Preview, nothing is changed:\n${body(preview, plannedInCommandWords(preview.summary, preview.names))}`;
}

/** A performed operation; in brief without its effects. */
export const performedText = (performed: Performed, isBrief: boolean): string =>
  isBrief ? `${visible(summaryOf(performed))}.\n` : body(performed, summaryOf(performed));

const summaryOf = ({ summary, names }: Pick<Preview, 'summary' | 'names'>): string =>
  inCommandWords(summary, names);

function body(preview: Preview | Performed, summary: string): string {
  const { notes, names, effects, changes } = preview;
  const rows = counted(changes.length, 'row');
  return [
    `${visible(summary)}.\n`,
    ...notes.map((note) => `  ${visible(inCommandWords(note, names))}\n`),
    effects === null ? '' : effectsText(effects),
    `  ${'number' in preview ? 'Rows changed' : 'Rows that would change'}: ${rows} (${tableCounts(changes)})\n`,
  ].join('');
}

const tableCounts = (changes: Preview['changes']): string =>
  [...Map.groupBy(changes, ({ table }) => table)]
    .map(([table, rows]) => `${table.replaceAll('_', ' ')} ${rows.length}`)
    .join(', ');

function effectsText({ moved, newlyOwed, noLongerOwed, owed }: Effects): string {
  if (owed !== null) {
    const { before, after } = owed;
    return `  Feedbacks of changed rounds owed today: ${before.feedbacks} by ${people(before.people)} before, ${after.feedbacks} by ${people(after.people)} after\n`;
  }
  return [
    list('No longer owed', noLongerOwed, ({ before }) => `was due ${before ?? ''}`),
    list('Owed from now on', newlyOwed, ({ after }) => `due ${after ?? ''}`),
    list('Due dates that move', moved, ({ before, after }) => `from ${before ?? ''} to ${after ?? ''}`),
  ].join('');
}

const people = (count: number): string => counted(count, 'person', 'people');

function list(
  heading: string,
  feedbacks: readonly AffectedFeedback[],
  dates: (one: AffectedFeedback) => string,
): string {
  if (feedbacks.length === 0) return '';
  const lines = feedbacks
    .slice(0, SHOWN)
    .map((one) => [
      '   ',
      one.round,
      one.role,
      `${one.full_name} (${one.person_id}) with ${one.with_name} (${one.with_id})`,
      dates(one),
    ]);
  const more = feedbacks.length > SHOWN ? `\n    and ${feedbacks.length - SHOWN} more` : '';
  return `  ${heading}: ${feedbacks.length}\n${textTable(lines)}${more}\n`;
}

/** Concurrent changes of others. */
export function conflictText({ conflict, entries }: Conflict, timeZone: string): string {
  const lines = entries.map((entry) => `  ${entryLine(entry, timeZone)}`);
  return [visible(inCommandWords(conflict)), ...lines].join('\n');
}

/** An entry in a line. */
export function entryLine(entry: HistoryEntry, timeZone: string): string {
  const { number, at, who, reason } = entry;
  const why = reason === null ? '' : ` (${reason})`;
  return visible(`entry ${number}, ${shownTime(at, timeZone)}, ${who}: ${summaryOf(entry)}${why}`);
}

/** An operation or a preview, for programs. */
export const previewJson = (preview: Preview | Performed) => ({
  ...('number' in preview && { number: preview.number }),
  summary: summaryOf(preview),
  notes: preview.notes.map((note) => inCommandWords(note, preview.names)),
  effects: preview.effects,
  changes: preview.changes,
});
