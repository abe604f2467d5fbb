/** The form of the first step: what each table is, and what its columns are. */

import type { ColumnSource, ImportMapping, TableChoice } from '../../domain/import-mapping.ts';
import type { Kind } from '../../domain/imported-rows.ts';
import { keyOf } from '../../domain/word-key.ts';
import { columnNamesOf } from '../../interchange/kinds/tables.ts';
import { columnsIn, missingIn } from '../../interchange/mapped-kind.ts';
import { guess, guessAs } from '../../interchange/mapping-suggestion.ts';
import type { TableProposal } from '../../interchange/proposal.ts';
import { columnName, UPLOADED_KINDS } from '../components/upload-words.ts';
import type { SentForm } from '../sent-form.ts';

/** The value of the menu that leaves a table out. */
export const SKIP = 'skip';

/** The state of a table in the form. */
export interface TableForm {
  /** Its fields begin with it: `t0`. */
  readonly name: string;
  readonly proposal: TableProposal;
  /** Its meaning; null if it is left out, or nothing was chosen. */
  readonly mapping: ImportMapping | null;
  readonly isLeftOut: boolean;
  /** Whether the header alone did not tell. */
  readonly isGuess: boolean;
  readonly problems: readonly string[];
}

const PEOPLE = ['mentor_email', 'mentee_email', 'manager_email'];

const isUploaded = (kind: Kind): boolean => UPLOADED_KINDS.some((one) => one === kind);

/** The last row that can be chosen for the names of columns. */
const LAST_HEADER = 999;

/** Returns the meaning of a column of a file; empty if it is not used. */
export const readAs = (mapping: ImportMapping | null, index: number): string =>
  Object.entries(mapping?.sources ?? {}).find(([, source]) => columnsIn(source).includes(index))?.[0] ?? '';

/** Returns the state of tables before anybody has chosen. */
export const initialForms = (proposals: readonly TableProposal[]): readonly TableForm[] =>
  proposals.map((proposal, index) => {
    const { columns, is_skipped } = proposal;
    const told = proposal.mapping !== null && isUploaded(proposal.mapping.kind) ? proposal.mapping : null;
    const mapping = is_skipped ? null : (told ?? guess(UPLOADED_KINDS, columns));
    return {
      name: `t${index}`,
      proposal,
      mapping,
      isLeftOut: mapping === null,
      isGuess: told === null || proposal.problem !== null,
      problems: [],
    };
  });

/** A text of a file, no longer than a page can bear. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Whether a table can be read without anybody choosing anything. */
export const isTold = ({ mapping, is_skipped, problem }: TableProposal): boolean =>
  is_skipped || (problem === null && mapping !== null && isUploaded(mapping.kind));

/** The choices of a form. */
interface ReadTables {
  readonly forms: readonly TableForm[];
  /** Whether all of it can be kept; otherwise the form is shown again. */
  readonly isComplete: boolean;
  readonly choices: Readonly<Record<string, TableChoice>>;
}

/** Reads the form. */
export function readTables(form: SentForm, proposals: readonly TableProposal[]): ReadTables {
  const choices: Record<string, TableChoice> = {};
  let isComplete = true;
  const forms = initialForms(proposals).map((first): TableForm => {
    const { name, proposal } = first;
    const kind = UPLOADED_KINDS.find((one) => one === form.text(`${name}-kind`));
    const row = headerRow(form, first);
    if (row === null) {
      isComplete = false;
      const problem = `Write the row with the names of the columns as a number from 1 to ${LAST_HEADER}.`;
      return { ...first, problems: [problem] };
    }
    if (row !== undefined) {
      choices[proposal.id] = { header_row: row };
      isComplete = false;
      return { ...first, isLeftOut: false };
    }
    if (kind === undefined) {
      choices[proposal.id] = { skip: true };
      return { ...first, mapping: null, isLeftOut: true };
    }
    if (proposal.header_row === null) {
      // The names in JSON Lines tell what they are; there is nothing to choose.
      return first;
    }
    const base = first.mapping?.kind === kind ? first.mapping : guessAs(kind, proposal.columns);
    if (form.text(`${name}-was`) !== kind) {
      // The columns of another kind are to be seen before they count.
      isComplete = false;
      return { ...first, mapping: base, isLeftOut: false, isGuess: true };
    }
    const { mapping, problems } = readMapping(form, first, base);
    if (problems.length > 0) isComplete = false;
    const same = JSON.stringify(proposal.mapping) === JSON.stringify(mapping);
    if (!same || proposal.problem !== null) choices[proposal.id] = chosen(proposal, mapping);
    return { ...first, mapping, isLeftOut: false, problems };
  });
  return { forms, isComplete, choices };
}

const chosen = ({ header_row }: TableProposal, mapping: ImportMapping): TableChoice => ({
  ...(header_row !== null && { header_row }),
  mapping,
});

/** Another row for the names of the columns, where one was chosen; null if what was typed is none. */
function headerRow(form: SentForm, { name, proposal }: TableForm): number | null | undefined {
  const text = form.text(`${name}-header`);
  if (proposal.header_row === null || text === '') return undefined;
  if (!/^\d{1,3}$/.test(text) || Number(text) === 0) return null;
  return Number(text) === proposal.header_row ? undefined : Number(text);
}

/** A table whose columns are chosen in a form, in fields that begin with its name. */
interface ChosenTable {
  readonly name: string;
  readonly proposal: Pick<TableProposal, 'columns'>;
}

/** Reads what columns are chosen to be, in place of what they were before. */
export function readMapping<Mapping extends ImportMapping>(
  form: SentForm,
  { name, proposal }: ChosenTable,
  base: Mapping,
): { readonly mapping: Mapping; readonly problems: readonly string[] } {
  const known = new Set([...columnNamesOf(base.kind), 'respondent_email', 'note']);
  const problems: string[] = [];
  const sources: Record<string, ColumnSource> = {};
  const sent = new Map(form.fields);
  const indices = proposal.columns.map((_, index) => index);
  // Columns of very wide sheets are not all listed: those that are not stay as proposed.
  const meant = Map.groupBy(indices, (index) => sent.get(`${name}-c${index}`)?.trim() ?? readAs(base, index));
  for (const [column, own] of meant) {
    if (!known.has(column)) continue;
    const source = sourceOf(column, own, proposal, base);
    if (source === null) problems.push(`${columnName(column)}: choose two columns at the most.`);
    else sources[column] = source;
  }
  for (const column of known) {
    const text = form.text(`${name}-v-${column}`);
    if (text !== '' && sources[column] === undefined) sources[column] = { text };
  }
  const mapping = { ...base, sources: ordered(sources, base) };
  for (const column of missingIn(mapping)) {
    problems.push(
      `${columnName(column)} is missing. Choose the column that holds it, or a value for every row.`,
    );
  }
  return { mapping, problems };
}

/** In the order of what was proposed, so that the same choice is the same text. */
function ordered(
  sources: Readonly<Record<string, ColumnSource>>,
  base: ImportMapping,
): Readonly<Record<string, ColumnSource>> {
  const names = [...new Set([...Object.keys(base.sources), ...Object.keys(sources)])];
  return Object.fromEntries(
    names.flatMap((name): [string, ColumnSource][] => {
      const source = sources[name];
      return source === undefined ? [] : [[name, source]];
    }),
  );
}

/** The source that columns are together; null if they are too many. */
function sourceOf(
  column: string,
  own: readonly number[],
  { columns }: ChosenTable['proposal'],
  base: ImportMapping,
): ColumnSource | null {
  const before = base.sources[column];
  // What was proposed stays, such as an e-mail with the name that stands in for it.
  if (before !== undefined && isSame(columnsIn(before), own)) return before;
  const [first, second] = own;
  if (first === undefined) return null;
  if (second === undefined) {
    return keyOf(columns[first]?.name ?? '').endsWith('_utc') ? { utc: first } : first;
  }
  if (!PEOPLE.includes(column)) return { joined: own };
  if (own.length > 2) return null;
  const hasEmails = columns[second]?.samples.some((sample) => sample.includes('@')) === true;
  return hasEmails ? { first: second, instead: first } : { first, instead: second };
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((index) => other.includes(index));
