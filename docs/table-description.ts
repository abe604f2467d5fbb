/** A description of the tables for people to read. */

import { KINDS, type Kind } from '../src/domain/imported-rows.ts';
import type { NamedColumn } from '../src/interchange/kinds/table.ts';
import { TABLES } from '../src/interchange/kinds/tables.ts';

/** A list in Markdown for each kind: values, and the columns that take them. The rule of their other names is in the text before. */
export function describeTables(): string {
  return KINDS.map(describe).join('\n');
}

function describe(kind: Kind): string {
  const byValue = Map.groupBy(TABLES[kind].columns, describeValue);
  const rows = [...byValue].map(([value, columns]) => `- ${columns.map(nameOf).join(', ')}: ${value}`);
  return [`## ${kind}`, '', ...rows, ''].join('\n');
}

/** The text before says how large integers may be. */
const describeValue = ({ takes, instead: [first] = [] }: NamedColumn): string =>
  takes.replace(/ from -?\d+ to 2147483647$/, '') +
  (first === undefined ? '' : `; if it is empty, that of ${code(first)}`);

const code = (name: string): string => `\`${name}\``;

function nameOf({ name, required, parts = [] }: NamedColumn): string {
  const instead = parts.length > 0 ? ` or ${parts.map((part) => code(part.name)).join(' and ')}` : '';
  return `${code(name)}${required ? '*' : ''}${instead}`;
}
