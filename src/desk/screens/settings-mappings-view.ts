/** What `/desk/settings/mappings/` shows. */

import type { RememberedMapping } from '../../domain/import-mapping.ts';
import { html } from '../../html/html.ts';
import { TABLES } from '../../interchange/kinds/tables.ts';
import { renderPart } from '../components/details.ts';
import { renderEmptyState } from '../components/empty-state.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { renderTable } from '../components/table.ts';
import { columnName, kindName, valueName } from '../components/upload-words.ts';
import { type FieldDeclaration, fieldsOf } from '../form-fields.ts';
import { type FormState, STEP } from '../operation.ts';
import type { DeskPage } from '../screen.ts';
import { readAs } from './upload-tables-form.ts';
import { MAX_COLUMNS, optionsOf } from './upload-tables-view.ts';

/** With what the fields of the columns begin. */
export const SHEET = 'm';
/** The step of the button that forgets one. */
export const FORGET = 'forget';

const ABOVE = [{ label: 'Settings', href: '/desk/settings/' }];

const hrefOf = ({ key }: RememberedMapping): string => `/desk/settings/mappings/${encodeURIComponent(key)}/`;

/** A word of a column with what it stands for. */
interface Meaning {
  readonly column: string;
  readonly word: string;
  readonly meaning: string;
}

/** All words of a mapping. */
export const meaningsOf = ({ values }: RememberedMapping): readonly Meaning[] =>
  Object.entries(values).flatMap(([column, words]) =>
    Object.entries(words).map(([word, meaning]) => ({ column, word, meaning })),
  );

/** The field of a word. */
export const wordField = (column: string, word: string): string => `word:${column}:${word}`;

/** The only values that a column takes; null where it takes any. */
export const choicesOf = ({ kind }: RememberedMapping, column: string): readonly string[] | null =>
  TABLES[kind].columns.find(({ name }) => name === column)?.choices ?? null;

/** The list. */
export const renderMappings = (mappings: readonly RememberedMapping[]): DeskPage => ({
  title: 'Sheets that are remembered',
  description:
    'How uploads read the columns and words of sheets. The next file with the same columns is read in the same way.',
  above: ABOVE,
  content:
    mappings.length === 0
      ? renderEmptyState('No sheet is remembered yet. What you choose in an upload is.', [
          { label: 'Upload sheets', href: '/desk/upload/' },
        ])
      : renderTable<RememberedMapping>({
          caption: 'Sheets that are remembered',
          rows: mappings,
          columns: [
            {
              label: 'Columns',
              cell: (mapping) => html`<a href="${hrefOf(mapping)}">${titleOf(mapping)}</a>`,
            },
            { label: 'Holds', cell: ({ kind }) => kindName(kind) },
            { label: 'Words', kind: 'number', cell: (mapping) => meaningsOf(mapping).length || null },
          ],
        }),
});

const titleOf = ({ header, kind }: RememberedMapping): string =>
  header.filter((name) => name !== '').join(', ') || kindName(kind);

const DATE_ORDER: FieldDeclaration = {
  name: 'date_order',
  label: 'Dates such as 03/04/2026',
  input: 'choice',
  choices: [
    { value: '', label: 'As the file tells' },
    { value: 'dmy', label: '3 April 2026: day first' },
    { value: 'mdy', label: '4 March 2026: month first' },
  ],
};

/** What the columns of the sheet are read as, and what stands in every row. */
const columnFields = (mapping: RememberedMapping): readonly FieldDeclaration[] => [
  // Those that are not listed stay as they are.
  ...mapping.header.slice(0, MAX_COLUMNS).map(
    (name, index): FieldDeclaration => ({
      name: `${SHEET}-c${index}`,
      label: `The column “${name || index + 1}”`,
      input: 'choice',
      value: readAs(mapping, index),
      choices: optionsOf(mapping),
    }),
  ),
  ...Object.entries(mapping.sources).flatMap(([name, source]): FieldDeclaration[] =>
    typeof source === 'object' && 'text' in source
      ? [
          {
            name: `${SHEET}-v-${name}`,
            label: `${columnName(name)} in every row`,
            input: 'text',
            value: source.text,
          },
        ]
      : [],
  ),
];

/** The page of one. */
export function renderMapping(mapping: RememberedMapping, state: FormState): DeskPage {
  const words = meaningsOf(mapping).map(({ column, word, meaning }): FieldDeclaration => {
    const choices = choicesOf(mapping, column);
    return {
      name: wordField(column, word),
      label: `“${word.replaceAll('_', ' ')}” in ${columnName(column)}`,
      value: meaning,
      ...(choices === null
        ? { input: 'text' }
        : {
            input: 'choice',
            choices: [
              { value: '', label: 'Forget this word' },
              ...choices.map((value) => ({ value, label: valueName(value) })),
            ],
          }),
    };
  });
  return {
    title: `${kindName(mapping.kind)} from a sheet`,
    description: `With the columns ${titleOf(mapping)}.`,
    above: [...ABOVE, { label: 'Sheets that are remembered', href: '/desk/settings/mappings/' }],
    content: html`<p class="quiet">What the columns and words of the sheet stand for. A word without a meaning is forgotten, and asked about in the next upload.</p>
${renderOperationForm({
  action: hrefOf(mapping),
  fields: fieldsOf(
    [...columnFields(mapping), ...words, { ...DATE_ORDER, value: mapping.date_order ?? '' }],
    state.sent,
    state.problems,
  ),
  submitLabel: 'Save',
  isBrief: true,
  cancelHref: '/desk/settings/mappings/',
  state,
})}
${renderPart(
  'Forget it',
  html`<p>The next upload of such a sheet asks again what its columns and words are. What was imported stays.</p>
<form class="buttons" action="${hrefOf(mapping)}" method="post"><button type="submit" name="${STEP}" value="${FORGET}">Forget this sheet</button></form>`,
)}`,
  };
}
