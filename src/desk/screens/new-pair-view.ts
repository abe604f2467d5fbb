/** What `/desk/pairs/new/` shows. */

import type { DeskChoices } from '../../domain/desk/desk-reader.ts';
import type { Preview } from '../../domain/operations/programme-history.ts';
import { html } from '../../html/html.ts';
import { renderOperationForm } from '../components/operation-form.ts';
import { pairFields } from '../components/pair-fields.ts';
import { type PickedPerson, pickerFields, renderPersonPicker } from '../components/person-picker.ts';
import { fieldsOf, REASON } from '../form-fields.ts';
import type { FormState } from '../operation.ts';
import type { DeskPage, DeskRequest } from '../screen.ts';

/** What the page is made of. */
export interface NewPairView {
  readonly request: DeskRequest;
  readonly mentee: PickedPerson;
  readonly mentor: PickedPerson;
  readonly choices: DeskChoices;
  readonly state: FormState;
}

/** The hidden field with the notes that were shown: a pair is made once they were. */
export const ACCEPTED = 'accepted';

/** The notes of a preview as a form sends them back. */
export const notesIn = ({ notes }: Preview): string => notes.join(' ').trim();

/** The page. */
export function renderNewPair({ request, mentee, mentor, choices, state }: NewPairView): DeskPage {
  const { sent, problems, preview } = state;
  const people = [mentee, mentor].map((person) => ({ person, own: pickerFields(person, sent, problems) }));
  return {
    title: 'New pair',
    description:
      'Find both people, or add them here. One undo takes back the pair and whoever was added with it.',
    above: [{ label: 'Pairs', href: '/desk/pairs/' }],
    content: renderOperationForm({
      action: '/desk/pairs/new/',
      before: {
        fields: people.flatMap(({ own }) => own),
        content: html`<div class="pickers">${people.map(({ person, own }) => renderPersonPicker(person, own, sent))}</div>`,
      },
      fields: fieldsOf(
        [
          ...pairFields(
            { start: request.today, end: null, manager_id: null, cohort: '' },
            choices,
            request.onlyManager === null,
          ),
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
        sent,
        problems,
      ),
      hidden: preview === null ? [] : [{ name: ACCEPTED, value: notesIn(preview) }],
      submitLabel: 'Make the pair',
      cancelHref: '/desk/pairs/',
      state,
    }),
  };
}
