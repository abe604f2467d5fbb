/** The part of an upload's form that says what each sheet is, and what its columns are. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import { keyOf } from '../../domain/people-search.ts';
import { managerName } from '../../domain/programme.ts';
import {
  type ColumnSource,
  type ImportMapping,
  type TableChoice,
  UPLOADED_KINDS,
} from '../../domain/upload.ts';
import { RECOGNIZED_BY } from '../../interchange/formats/table-faults.ts';
import { columnNamesOf, TABLES } from '../../interchange/kinds/tables.ts';
import { columnsIn, guessAs, missingIn } from '../../interchange/mapping.ts';
import type { TableProposal } from '../../interchange/proposal.ts';
import type { Choice } from '../../pages/field.ts';
import { inWords } from '../components/statuses.ts';
import { columnName, kindName, reasonText, tableName } from '../components/upload-words.ts';
import type { SentForm } from '../sent-form.ts';

/** The value of the menu that leaves a table out. */
export const SKIP = 'skip';

/** The state of a table in the form. */
export interface SheetForm {
  /** Its fields begin with it: `t0`. */
  readonly name: string;
  readonly proposal: TableProposal;
  /** Its meaning; null if it is left out, or nothing was chosen. */
  readonly mapping: ImportMapping | null;
  readonly problems: readonly string[];
}

/** A question about a whole sheet, with the field that answers it. */
export interface SheetQuestion {
  readonly field: string;
  readonly table: string;
  readonly label: string;
  /** Null: anything can be typed. */
  readonly choices: readonly Choice[] | null;
  readonly guess: string | null;
  readonly why: string;
}

const PEOPLE = ['mentor_email', 'mentee_email', 'manager_email'];

/** Returns the meaning of a column of a file; empty if it is not used. */
export const readAs = (mapping: ImportMapping | null, index: number): string =>
  Object.entries(mapping?.sources ?? {}).find(([, source]) => columnsIn(source).includes(index))?.[0] ?? '';

/** Returns the state of tables as they are proposed. */
export const proposedForms = (proposals: readonly TableProposal[]): readonly SheetForm[] =>
  proposals.map((proposal, index) => ({
    name: `t${index}`,
    proposal,
    mapping: proposal.is_skipped ? null : proposal.mapping,
    problems: [],
  }));

/** The field of the value that a column has in every row. */
export const constantField = (name: string, column: string): string => `${name}-v-${column}`;

/** The questions about whole sheets. */
export function sheetQuestions(
  forms: readonly SheetForm[],
  offered: Pick<DeskChoices, 'rounds' | 'managers'>,
): readonly SheetQuestion[] {
  return forms.flatMap(({ name, proposal }) => {
    const { id, questions, is_guess, is_skipped, mapping, why, columns } = proposal;
    if (is_skipped || mapping === null) return [];
    const kinds = is_guess
      ? [
          {
            field: `${name}-kind`,
            table: id,
            label: 'This sheet holds',
            choices: kindChoices(),
            guess: kindValue(mapping),
            why: `A guess: ${why === null ? 'its columns say so' : RECOGNIZED_BY[why]}.`,
          },
        ]
      : [];
    return [
      ...kinds,
      ...questions.map(({ column, guess, why: reason }) => ({
        field: constantField(name, column),
        table: id,
        ...(column === 'date_order'
          ? { label: 'Which comes first in its days', choices: DATE_ORDERS }
          : OF_ROWS.has(column)
            ? { label: `${columnName(column)}, in the column`, choices: columnChoices(columns) }
            : {
                label: `${columnName(column)}, in every row`,
                choices: constantChoices(mapping, column, offered),
              }),
        guess,
        why: reason === null ? 'Nothing in the sheet says it.' : reasonText(reason),
      })),
    ];
  });
}

/** What differs from row to row, so that only a column can hold it. */
export const OF_ROWS: ReadonlySet<string> = new Set([
  ...['full_name', 'first_name', 'last_name', 'email', 'mentor_email', 'mentee_email'],
]);

/** The columns of a sheet as a menu, by their places. */
const columnChoices = (columns: TableProposal['columns']): readonly Choice[] =>
  columns.flatMap(({ name, samples: [sample] }, index) =>
    sample === undefined ? [] : [{ value: `${index}`, label: shortened(name) || shortened(sample) }],
  );

const DATE_ORDERS: readonly Choice[] = [
  { value: 'dmy', label: 'The day: 03/04/2026 is 3 April' },
  { value: 'mdy', label: 'The month: 03/04/2026 is 4 March' },
];

/** What a sheet can hold, as a menu. */
export const kindChoices = (): readonly Choice[] =>
  UPLOADED_KINDS.flatMap((kind) =>
    kind === 'participants'
      ? [
          { value: 'participants mentor', label: 'Mentors' },
          { value: 'participants mentee', label: 'Mentees' },
          { value: kind, label: kindName(kind) },
        ]
      : [{ value: kind, label: kindName(kind) }],
  );

/** The choice of that menu that a mapping is. */
export function kindValue({ kind, sources }: ImportMapping): string {
  const { role } = sources;
  return kind === 'participants' && typeof role === 'object' && 'text' in role
    ? `participants ${role.text}`
    : kind;
}

/** What a column can be in every row; null if anything. */
export function constantChoices(
  { kind }: ImportMapping,
  column: string,
  { rounds, managers }: Pick<DeskChoices, 'rounds' | 'managers'>,
): readonly Choice[] | null {
  if (column === 'manager_email') {
    return managers.map((manager) => ({ value: manager.email, label: managerName(manager) }));
  }
  if (column === 'round') return rounds.map(({ title }) => ({ value: title, label: title }));
  const { choices } = TABLES[kind].columns.find(({ name }) => name === column) ?? {};
  return choices?.map((one) => ({ value: one, label: inWords(one) })) ?? null;
}

/** A text of a file, no longer than a page can bear. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** The choices of a form. */
interface ReadSheets {
  readonly forms: readonly SheetForm[];
  /** What was chosen otherwise than proposed. */
  readonly choices: Readonly<Record<string, TableChoice>>;
  /** What is not answered yet, by the field that wants it. */
  readonly open: Readonly<Record<string, string>>;
  /** Whether all of it was proposed, so that what was seen is what comes of it. */
  readonly isAsShown: boolean;
}

/**
 * Reads the sheets of the form.
 *
 * @param right the likely answers that were ticked
 */
export function readSheets(
  form: SentForm,
  proposals: readonly TableProposal[],
  questions: readonly SheetQuestion[],
  isRight: (field: string) => boolean,
): ReadSheets {
  const choices: Record<string, TableChoice> = {};
  const open: Record<string, string> = {};
  let isAsShown = true;
  const change = (id: string, choice: TableChoice): void => {
    choices[id] = choice;
    isAsShown = false;
  };
  const forms = proposedForms(proposals).map((first): SheetForm => {
    const { name, proposal } = first;
    const { id } = proposal;
    // What is not on the page stays as it is.
    if (!form.has(`${name}-kind`)) return first;
    const [kindText = '', role] = form.text(`${name}-kind`).split(' ');
    const kind = UPLOADED_KINDS.find((one) => one === kindText);
    if (kind === undefined) {
      if (first.mapping !== null) change(id, { skip: true });
    } else if (proposal.header_row !== null) {
      const wanted = [kind, role].filter((one) => one !== undefined).join(' ');
      const isOther = first.mapping === null || kindValue(first.mapping) !== wanted;
      if (isOther) {
        const base = first.mapping?.kind === kind ? first.mapping : guessAs(kind, proposal.columns);
        change(id, { mapping: withRole(base, role) });
        return first;
      }
      const own = questions.filter(({ table }) => table === id);
      const unanswered = own.filter((one) => !isAnswered(form, one, isRight));
      for (const one of unanswered)
        open[one.field] = `${one.label} of ${tableName(id)}: tick the likely answer, or choose another.`;
      const { mapping, problems } = readMapping(
        form,
        first,
        first.mapping ?? guessAs(kind, proposal.columns),
      );
      const isSame = JSON.stringify(proposal.mapping) === JSON.stringify(mapping);
      if (problems.length > 0 && unanswered.length === 0) return { ...first, mapping, problems };
      if (unanswered.length === 0 && (own.length > 0 || !isSame)) choices[id] = { mapping };
      if (!isSame) isAsShown = false;
      // A change of columns holds, whatever else is open.
      if (!isSame && missingIn(mapping).length === 0) choices[id] = { mapping };
      return { ...first, mapping };
    }
    return first;
  });
  return { forms, choices, open, isAsShown };
}

/** Whether a question about a sheet is answered: by another choice than the likely one, or by its tick. */
const isAnswered = (
  form: SentForm,
  { field, guess }: SheetQuestion,
  isRight: (field: string) => boolean,
): boolean => {
  const text = form.text(field);
  return guess === null ? text !== '' : text !== guess || isRight(field);
};

function withRole(mapping: ImportMapping, role: string | undefined): ImportMapping {
  const { role: before, ...sources } = mapping.sources;
  if (mapping.kind !== 'participants') return mapping;
  if (role !== undefined) return { ...mapping, sources: { ...sources, role: { text: role } } };
  return typeof before === 'object' && 'text' in before ? { ...mapping, sources } : mapping;
}

/** Reads what columns are chosen to be, in place of what they were before. */
function readMapping(
  form: SentForm,
  { name, proposal }: Pick<SheetForm, 'name' | 'proposal'>,
  base: ImportMapping,
): { readonly mapping: ImportMapping; readonly problems: readonly string[] } {
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
    const field = constantField(name, column);
    const before = base.sources[column];
    // What the form does not ask for stays, such as the role of a sheet of mentors.
    const kept = typeof before === 'object' && 'text' in before ? before.text : '';
    const text = form.has(field) ? form.text(field) : kept;
    if (text === '' || sources[column] !== undefined) continue;
    if (!OF_ROWS.has(column)) sources[column] = { text };
    else if (proposal.columns[Number(text)] !== undefined) sources[column] = Number(text);
  }
  const order = form.text(constantField(name, 'date_order'));
  const date_order = order === 'dmy' || order === 'mdy' ? order : base.date_order;
  const mapping = { ...base, date_order, sources: ordered(sources, base) };
  for (const column of missingIn(mapping)) {
    problems.push(
      `${columnName(column)} is missing. Choose the column that holds it${OF_ROWS.has(column) ? '' : ', or a value for every row'}.`,
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
  { columns }: TableProposal,
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
