/** Rows as lines of JSON. */

import type { Kind } from '../domain/imported-rows.ts';
import type { Cell } from './formats/csv-text.ts';
import { TABLES } from './kinds/tables.ts';

/** Characters that many programs treat as the end of a line, and JSON allows within a text. */
const LINE_BREAKS = /[\u0085\u2028\u2029]/g;
const asEscape = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A row as a line of JSON Lines, with its line end; what is null is left out. */
export function jsonLine(kind: Kind, cells: readonly Cell[]): string {
  const entries = TABLES[kind].columns.map(({ name }, index) => [name, cells[index] ?? null] as const);
  const text = JSON.stringify(Object.fromEntries(entries.filter(([, cell]) => cell !== null)));
  return `${text.replaceAll(LINE_BREAKS, asEscape)}\n`;
}
