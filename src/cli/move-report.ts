/** Prints the result of a move to PostgreSQL for people and programs. */
import type { ComparedTable } from '../store/moving/checksums.ts';
import type { MoveReport } from '../store/moving/move.ts';
import { textTable } from './text-table.ts';

interface Shown extends MoveReport {
  /** The places of the databases, without passwords. */
  readonly from: string;
  readonly to: string;
}

/** The number of digits of a checksum that people see. */
const DIGITS = 16;

/** The report for people. */
export function moveSummary(shown: Shown): string {
  const rows = [
    ['', 'rows', 'checksum', ''],
    ...shown.tables.map(({ table, source, target, isSame }) => [
      table,
      source.rows === target.rows ? String(source.rows) : `${source.rows} → ${target.rows}`,
      source.checksum.slice(0, DIGITS),
      isSame ? 'the same' : 'DIFFERS',
    ]),
  ];
  return `${[textTable(rows, (column) => column === 1), '', ...ending(shown)].join('\n')}\n`;
}

/** The next steps. */
function ending({ moved, isSame, to, tables }: Shown): readonly string[] {
  const differing = tables.filter((table) => !table.isSame).map(({ table }) => table);
  if (!isSame && moved) {
    return [
      `The copy is not what the source holds: ${differing.join(', ')}. No service starts on it.`,
      'Make sure that no other program writes to it, and run the same command again, which starts over.',
    ];
  }
  if (!isSame) {
    return [
      `${to} has held a copy of this one before, and they are not the same any more: ${differing.join(', ')}.`,
      'If the service uses the copy, no further move is needed. If not, move into an empty database. Nothing was changed.',
    ];
  }
  return moved
    ? [
        `${to} now has the same content.`,
        'Now set DATABASE_URL to the address of the copy, and start the service. Keep the file until you trust the copy.',
      ]
    : [`${to} has the same content from an earlier move. Nothing was changed.`];
}

/** The report for programs. */
export function moveJson({ moved, isSame, from, to, tables }: Shown): string {
  const report = { moved, same: isSame, from, to, tables: tables.map(shownTable) };
  return `${JSON.stringify(report, null, 2)}\n`;
}

const shownTable = ({ table, source, target, isSame }: ComparedTable) => ({
  table,
  same: isSame,
  source,
  target,
});
