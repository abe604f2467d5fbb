/** `/desk/settings/mappings/`: how the columns and words of sheets are read, as uploads taught it. */

import type { RememberedMapping } from '../../domain/import-mapping.ts';
import { html } from '../../html/html.ts';
import { TABLES } from '../../interchange/kinds/tables.ts';
import { missingIn } from '../../interchange/mapped-kind.ts';
import { renderEmptyState, renderPart } from '../components/details.ts';
import type { FormPage } from '../components/form-page.ts';
import { settingsScreen } from '../components/settings-screen.ts';
import { inWords } from '../components/statuses.ts';
import { renderTable } from '../components/table.ts';
import { columnName, kindName } from '../components/upload-words.ts';
import type { FieldDeclaration } from '../form-fields.ts';
import { STEP } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { type DeskPage, mayChangeSettings, PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import { readAs, readMapping } from './upload-sheets-form.ts';
import { MAX_COLUMNS, optionsOf } from './upload-sheets-view.ts';

const MAPPINGS_PATH = '/desk/settings/mappings/';

/** The most characters that a meaning may have. */
const MAX_MEANING_LENGTH = 255;

/** Returns the list, and the screen of one. */
export function mappingScreens({ mappings }: DeskParts): readonly Screen[] {
  return [
    {
      path: MAPPINGS_PATH,
      access: PROGRAMME_CHANGES,
      async show(request) {
        if (!mayChangeSettings(request)) return null;
        return renderMappings([...(await mappings.read()).values()]);
      },
    },
    settingsScreen<RememberedMapping>({
      path: `${MAPPINGS_PATH}{key}/`,
      subjectOf: async ({ values }) => (await mappings.read()).get(values['key'] ?? '') ?? null,
      page: mappingPage,
      async save(mapping, fields, _request, note) {
        const { form } = fields;
        if (form.text(STEP) === FORGET) {
          await mappings.forget(mapping.key, note);
          return { back: MAPPINGS_PATH };
        }
        const read = columnsRead(mapping, form);
        if (read.problems.length > 0) return { refusal: read.problems.join(' ') };
        const order = fields.choice('date_order', ['', 'dmy', 'mdy']);
        const values = valuesIn(mapping, form, fields.problems);
        if (!fields.isFine() || order === null) return { problems: fields.problems };
        const changed = { ...read.mapping, values, date_order: order === '' ? null : order };
        await mappings.remember([changed], note);
        return { back: MAPPINGS_PATH };
      },
    }),
  ];
}

/** The meanings of columns in a form; a form without them leaves them as they are. */
function columnsRead(mapping: RememberedMapping, form: SentForm) {
  if (!form.has(`${SHEET}-c0`)) return { mapping, problems: [] };
  const columns = mapping.header.map((name) => ({ name, samples: [] }));
  const read = readMapping(form, { name: SHEET, proposal: { columns } }, mapping);
  // What was not remembered before is asked for in the upload, such as the round of a form.
  const lacking = missingIn(mapping).map((name) => `${columnName(name)} is missing.`);
  const isNew = (problem: string) => !lacking.some((known) => problem.startsWith(known));
  return { ...read, problems: read.problems.filter(isNew) };
}

/** The meanings of words in a form; a word without a meaning is forgotten. */
function valuesIn(
  mapping: RememberedMapping,
  form: SentForm,
  problems: Record<string, string>,
): RememberedMapping['values'] {
  const values: Record<string, Record<string, string>> = {};
  for (const { column, word, meaning } of meaningsOf(mapping)) {
    const name = wordField(column, word);
    // A word that was learnt since the form was shown stays.
    const typed = form.has(name) ? form.text(name) : meaning;
    const choices = choicesOf(mapping, column);
    if (typed.length > MAX_MEANING_LENGTH) {
      problems[name] = `Write at most ${MAX_MEANING_LENGTH} characters.`;
    } else if (typed !== '' && typed !== meaning && choices !== null && !choices.includes(typed)) {
      problems[name] = 'Choose one of these.';
    }
    values[column] = { ...values[column], ...(typed !== '' && { [word]: typed }) };
  }
  return values;
}

/** The beginning of the names of the fields for columns. */
const SHEET = 'm';
/** The step of the button that forgets one. */
const FORGET = 'forget';

const ABOVE = [{ label: 'Settings', href: '/desk/settings/' }];

const hrefOf = ({ key }: RememberedMapping): string => `${MAPPINGS_PATH}${encodeURIComponent(key)}/`;

/** A word of a column with what it stands for. */
interface Meaning {
  readonly column: string;
  readonly word: string;
  readonly meaning: string;
}

/** All words of a mapping. */
const meaningsOf = ({ values }: RememberedMapping): readonly Meaning[] =>
  Object.entries(values).flatMap(([column, words]) =>
    Object.entries(words).map(([word, meaning]) => ({ column, word, meaning })),
  );

/** The field of a word. */
const wordField = (column: string, word: string): string => `word:${column}:${word}`;

/** The only values that a column takes; null if it takes any. */
const choicesOf = ({ kind }: RememberedMapping, column: string): readonly string[] | null =>
  TABLES[kind].columns.find(({ name }) => name === column)?.choices ?? null;

/** The list. */
const renderMappings = (mappings: readonly RememberedMapping[]): DeskPage => ({
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
    { value: '', label: 'Detected from the file' },
    { value: 'dmy', label: '3 April 2026: day first' },
    { value: 'mdy', label: '4 March 2026: month first' },
  ],
};

/** The fields for the meanings of columns, and for what stands in every row. */
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

function mappingPage(mapping: RememberedMapping): FormPage {
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
              ...choices.map((value) => ({ value, label: inWords(value) })),
            ],
          }),
    };
  });
  return {
    title: `${kindName(mapping.kind)} from a sheet`,
    description: `With the columns ${titleOf(mapping)}.`,
    above: [...ABOVE, { label: 'Sheets that are remembered', href: MAPPINGS_PATH }],
    lead: html`<p class="quiet">What the columns and words of the sheet stand for. A word without a meaning is forgotten, and asked about in the next upload.</p>`,
    fields: [...columnFields(mapping), ...words, { ...DATE_ORDER, value: mapping.date_order ?? '' }],
    submitLabel: 'Save',
    isBrief: true,
    rest: renderPart(
      'Forget it',
      html`<p>The next upload of such a sheet asks again what its columns and words are. What was imported stays.</p>
<form class="buttons" action="${hrefOf(mapping)}" method="post"><button type="submit" name="${STEP}" value="${FORGET}">Forget this sheet</button></form>`,
    ),
  };
}
