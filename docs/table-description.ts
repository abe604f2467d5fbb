/** A description of the tables for people to read. */

import { KINDS, type Kind } from '../src/domain/imported-rows.ts';
import type { NamedColumn } from '../src/interchange/kinds/table.ts';
import { TABLES } from '../src/interchange/kinds/tables.ts';

/** A table in Markdown for each kind: its columns, what they take, and what else they may be called. */
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
  const names = synonyms.map(code).join(' ');
  return instead === undefined ? names : `${names}; used if it is empty: ${instead.map(code).join(' ')}`;
}

const code = (name: string): string => `\`${name}\``;

function nameOf({ name, required, parts = [] }: NamedColumn): string {
  const instead = parts.length > 0 ? `, or ${parts.map((part) => code(part.name)).join(' and ')}` : '';
  return `${code(name)}${required ? '*' : ''}${instead}`;
}
