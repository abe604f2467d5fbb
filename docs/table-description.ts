/** A description of the tables for people to read. */

import { KINDS, type Kind } from '../src/domain/imported-rows.ts';
import type { NamedColumn } from '../src/interchange/kinds/table.ts';
import { TABLES } from '../src/interchange/kinds/tables.ts';

/** How many of the other names of a column are listed: a column may have more than a hundred, by a rule. */
const SHOWN_NAMES = 3;

/** A table in Markdown for each kind: its columns, their values, and some of their other names. */
export function describeTables(): string {
  return KINDS.map(describe).join('\n');
}

function describe(kind: Kind): string {
  const rows = TABLES[kind].columns.map(
    (column) => `| ${nameOf(column)} | ${column.takes} | ${otherNames(column)} |`,
  );
  return [`## ${kind}`, '', '| column | value | other names |', '|---|---|---|', ...rows, ''].join('\n');
}

function otherNames({ synonyms, instead }: NamedColumn): string {
  const shown = synonyms.slice(0, SHOWN_NAMES).map(code).join(' ');
  const names = synonyms.length > SHOWN_NAMES ? `${shown} …` : shown;
  return instead === undefined ? names : `${names}; used if it is empty: ${instead.map(code).join(' ')}`;
}

const code = (name: string): string => `\`${name}\``;

function nameOf({ name, required, parts = [] }: NamedColumn): string {
  const instead = parts.length > 0 ? `, or ${parts.map((part) => code(part.name)).join(' and ')}` : '';
  return `${code(name)}${required ? '*' : ''}${instead}`;
}
