/** `/desk/settings/mappings/`: how the columns and words of sheets are read, as uploads taught it. */

import type { RememberedMapping } from '../../domain/import-mapping.ts';
import { missingIn } from '../../interchange/mapped-kind.ts';
import { columnName } from '../components/upload-words.ts';
import { STEP } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import { PROGRAMME_CHANGES, type Screen } from '../screen.ts';
import type { SentForm } from '../sent-form.ts';
import { mayChangeSettings, settingsScreen } from '../settings-screen.ts';
import {
  choicesOf,
  FORGET,
  meaningsOf,
  renderMapping,
  renderMappings,
  SHEET,
  wordField,
} from './settings-mappings-view.ts';
import { readMapping } from './upload-tables-form.ts';

const MAPPINGS_PATH = '/desk/settings/mappings/';

/** The most characters that a meaning may have. */
const MAX_MEANING_LENGTH = 255;

/** The list, and one of them. */
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
      render: renderMapping,
      async save(mapping, fields, form, _request, note) {
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

/** What the columns are as a form says it; a form without them leaves them as they are. */
function columnsRead(mapping: RememberedMapping, form: SentForm) {
  if (!form.has(`${SHEET}-c0`)) return { mapping, problems: [] };
  const columns = mapping.header.map((name) => ({ name, samples: [] }));
  const read = readMapping(form, { name: SHEET, proposal: { columns } }, mapping);
  // What was not remembered before is asked for in the upload, such as the round of a form.
  const lacking = missingIn(mapping).map((name) => `${columnName(name)} is missing.`);
  const isNew = (problem: string) => !lacking.some((known) => problem.startsWith(known));
  return { ...read, problems: read.problems.filter(isNew) };
}

/** What the words mean as a form says it; a word without a meaning is forgotten. */
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
