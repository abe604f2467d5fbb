/** A description of the tables for people to read. */

import { KINDS, type Kind } from '../src/domain/imported-rows.ts';
import type { NamedColumn } from '../src/interchange/kinds/table.ts';
import { TABLES } from '../src/interchange/kinds/tables.ts';

/** A table in Markdown for each kind: its columns and what they take. The rule of their other names is in the text before. */
export function describeTables(): string {
  return KINDS.map(describe).join('\n');
}

function describe(kind: Kind): string {
  const rows = TABLES[kind].columns.map(
    (column) => `| ${nameOf(column)} | ${column.takes}${otherwise(column)} |`,
  );
  return [`## ${kind}`, '', '| column | value |', '|---|---|', ...rows, ''].join('\n');
}

const otherwise = ({ instead: [first] = [] }: NamedColumn): string =>
  first === undefined ? '' : `; if it is empty, that of ${code(first)}`;

const code = (name: string): string => `\`${name}\``;

function nameOf({ name, required, parts = [] }: NamedColumn): string {
  const instead = parts.length > 0 ? `, or ${parts.map((part) => code(part.name)).join(' and ')}` : '';
  return `${code(name)}${required ? '*' : ''}${instead}`;
}
