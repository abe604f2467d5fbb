/** `/desk/pairs/new/`: a new pair, of people who are in the list or are added with it. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { Operation } from '../../domain/operations/operation.ts';
import type { Performed, Preview, ProgrammeOperations } from '../../domain/operations/programme-history.ts';
import { relationInputs } from '../../domain/programme.ts';
import { html } from '../../html/html.ts';
import type { FormPage } from '../components/form-page.ts';
import { operationScreen } from '../components/operation-screen.ts';
import { cohortIn, managerIn, pairFields } from '../components/pair-fields.ts';
import {
  type PickedPerson,
  personIn,
  pickedPerson,
  pickerFields,
  renderPersonPicker,
} from '../components/person-picker.ts';
import { recordFrom } from '../components/record-form.ts';
import { REASON } from '../form-fields.ts';
import { type FormState, PREVIEW, STEP } from '../operation.ts';
import type { DeskParts } from '../parts.ts';
import type { DeskRequest, Screen } from '../screen.ts';
import { type FormReader, formOf } from '../sent-form.ts';
import { inDeskWords } from '../words.ts';
import { PAIRS_PATH } from './pairs.ts';

const NEW_PAIR_PATH = '/desk/pairs/new/';

/** The hidden field with the notes that were shown: a pair is made once they were. */
const ACCEPTED = 'accepted';

/** The people that a form names. */
interface PairSubject {
  readonly mentee: PickedPerson;
  readonly mentor: PickedPerson;
  readonly choices: DeskChoices;
}

/** Makes the screen. The address has whoever is looked for, and all that was typed until then. */
export const newPairScreen = (parts: DeskParts): Screen => {
  return operationScreen<PairSubject>({
    path: NEW_PAIR_PATH,
    isFilledInByAddress: true,
    async subjectOf({ query, onlyManager }, sent) {
      const seen = parts.desk.seenBy(onlyManager);
      const form = sent ?? formOf([...query]);
      const [mentee, mentor, choices] = await Promise.all([
        pickedPerson(seen, form, 'mentee'),
        pickedPerson(seen, form, 'mentor'),
        seen.choices(),
      ]);
      return { mentee, mentor, choices };
    },
    page: newPairPage,
    async read(subject, fields, request) {
      const operation = operationFrom(fields, request, subject);
      if (operation === null) return { problems: fields.problems };
      const warned = await warning(fields, operation, request.operations);
      return warned ?? { operation, back: newPairHref };
    },
  });
};

function newPairPage(
  { mentee, mentor, choices }: PairSubject,
  { today, onlyManager }: DeskRequest,
  { sent, problems, preview }: FormState,
): FormPage {
  const people = [mentee, mentor].map((person) => ({ person, own: pickerFields(person, sent, problems) }));
  return {
    title: 'New pair',
    description:
      'Find both people, or add them here. One undo removes the pair and the people who were added with it.',
    above: [{ label: 'Pairs', href: PAIRS_PATH }],
    before: {
      fields: people.flatMap(({ own }) => own),
      content: html`<div class="pickers">${people.map(({ person, own }) => renderPersonPicker(person, own, sent))}</div>`,
    },
    fields: [
      ...pairFields({ start: today, end: null, manager: null, cohort: '' }, choices, onlyManager === null),
      {
        name: 'status',
        label: 'Status',
        input: 'choice',
        value: 'matched',
        required: true,
        choices: [
          { value: 'matched', label: 'Matched: it begins' },
          { value: 'proposed', label: 'Proposed: the two have not agreed yet' },
        ],
      },
      REASON,
    ],
    hidden: preview === null ? [] : [{ name: ACCEPTED, value: notesIn(preview) }],
    submitLabel: 'Create pair',
  };
}

/** The notes of a preview as a form sends them back. */
const notesIn = ({ notes, names }: Preview): string =>
  notes.map((note) => inDeskWords(note, names)).join(' ');

/** The operation that a form asks for; null with problems if something is wrong. */
function operationFrom(
  fields: FormReader,
  request: DeskRequest,
  { mentee, mentor, choices }: PairSubject,
): Operation | null {
  const { form, problems } = fields;
  const chosen = { mentee: personIn(form, mentee, problems), mentor: personIn(form, mentor, problems) };
  const given = recordFrom(relationInputs, fields, null);
  const status = fields.choice('status', ['matched', 'proposed']);
  const manager_id = managerFor(request, fields, choices);
  if (chosen.mentee === null || chosen.mentor === null || given === null || status === null) return null;
  if (!fields.isFine()) return null;
  return {
    kind: 'create-relation',
    mentee: chosen.mentee,
    mentor: chosen.mentor,
    manager_id,
    cohort: cohortIn(form),
    ...given,
    status,
  };
}

/** The manager of the pair: whoever is chosen; of those who see the pairs of one manager, that manager. */
function managerFor(
  { onlyManager }: DeskRequest,
  { form, problems }: FormReader,
  choices: DeskChoices,
): number | null {
  if (onlyManager !== null) {
    const own = choices.managers.find(({ email }) => email === onlyManager);
    if (own === undefined) {
      problems['start'] =
        `No manager of the programme has the e-mail ${onlyManager}, so the pair would not be yours. Ask a manager to make it.`;
    }
    return own?.id ?? null;
  }
  return managerIn(form, choices, problems);
}

/**
 * The form again with what should be known first, such as that the mentee has a mentor already; null if there is nothing
 * of the kind, or it was shown and the form was sent all the same.
 */
async function warning(
  fields: FormReader,
  operation: Operation,
  operations: ProgrammeOperations,
): Promise<Partial<FormState> | null> {
  if (fields.text(STEP) === PREVIEW) return null;
  const preview = await operations.preview(operation, fields.optional('reason'));
  if ('refused' in preview || preview.notes.length === 0) return null;
  if (fields.text(ACCEPTED) === notesIn(preview)) return null;
  const refusal = 'Read the notes below. If they are right, press “Create pair” again.';
  return { refusal, preview, seen: preview.seen };
}

/** The address of a pair that was just made. */
function newPairHref(done: Pick<Performed, 'changes'> | null): string {
  const made = done?.changes.find((change) => change.table === 'relations')?.after;
  return made && 'mentor_id' in made ? `${PAIRS_PATH}${made.id}/` : PAIRS_PATH;
}
