/** The tables of people: those who look after relations, and those who are in them. */

import { FIRST_NAMES, LAST_NAMES, managerFields, participantFields, ROLES } from '../../domain/programme.ts';
import { wordsIn } from '../formats/wording.ts';
import { optional, required, withParts } from '../values/column.ts';
import { eMails } from '../values/e-mail.ts';
import { wholeNumber } from '../values/numbers.ts';
import { externalIds, name } from '../values/texts.ts';
import { ROLE_WORDS } from '../values/translated-words.ts';
import { oneOf } from '../values/words.ts';
import { fieldColumns } from './field-columns.ts';
import { plainTable } from './table.ts';

const { id: _manager, ...ofManager } = managerFields;
const { id: _participant, ...ofParticipant } = participantFields;

/** A role: who of a relation is meant. */
export const role = required(oneOf(ROLES, ROLE_WORDS), participantFields.role.columns);

export const managers = plainTable<'managers'>({
  ...fieldColumns(ofManager),
  id: optional(wholeNumber(1)),
});

export const participants = plainTable<'participants'>({
  ...fieldColumns(ofParticipant),
  role,
  full_name: withParts(
    required(name, participantFields.full_name.columns),
    { name: 'first_name', synonyms: wordsIn(FIRST_NAMES) },
    { name: 'last_name', synonyms: wordsIn(LAST_NAMES) },
  ),
  former_emails: optional(eMails),
  former_external_ids: optional(externalIds),
  id: optional(wholeNumber(1)),
});
