import { relationInWords } from '../../domain/feedback-selection.ts';
import { cellOf } from '../../domain/operations/rows.ts';
import { searchPeople } from '../../domain/people-search.ts';
import {
  contactFields,
  isErased,
  type Participant,
  type Programme,
  participantFields,
  ROLES,
} from '../../domain/programme.ts';
import { group, parsed } from '../declaration.ts';
import { counted, print, printJson, textTable, visible } from '../output.ts';
import { asDay } from '../parsers.ts';
import { optionsOf, partGiven, recordGiven, unlessGiven } from '../record-options.ts';
import { findPerson, PERSON, programmeCommand } from './open-programme.ts';
import { operationCommand } from './performing.ts';

const EMPTY = 'There are no people yet. See “npx mentoring import --help” for how to load them.\n';
const NO_MATCH = 'Nobody matches. “npx mentoring person” lists everybody.\n';

const relationsOf = ({ id }: Participant, { relations }: Programme) =>
  relations.filter(({ mentee_id, mentor_id }) => mentee_id === id || mentor_id === id);

const shownPerson = (person: Participant, programme: Programme) => ({
  id: person.id,
  role: person.role,
  full_name: person.full_name,
  email: isErased(person.email) ? '' : person.email,
  external_id: person.external_id,
  relations: relationsOf(person, programme).length,
  ...Object.fromEntries(Object.keys(contactFields).map((name) => [name, cellOf(person, name)])),
});

const list = programmeCommand({
  description: 'Show people.',
  takes: {
    '--name <text>': 'only those that it may mean: part of the name, the e-mail address or the external id',
    '--role <role>': { description: 'only mentees or mentors', choices: ROLES },
    '--json': 'print JSON',
  },
  run({ name, role, json }, { programme }) {
    const among = programme.participants
      .filter((one) => role === undefined || one.role === role)
      .map((one) => ({ ...one, name: isErased(one.email) ? '' : one.full_name }));
    const found = name === undefined ? among : searchPeople(among, name);
    const shown = found.map((one) => shownPerson(one, programme));
    if (json) return printJson(shown);
    if (shown.length === 0) return print(programme.participants.length === 0 ? EMPTY : NO_MATCH);
    const lines = shown.map((one) => [one.id, one.full_name, one.role, one.email || '–', one.relations]);
    const heading = ['id', 'name', 'role', 'e-mail', 'relations'];
    print(`${textTable([heading, ...lines])}\n\n${counted(shown.length, 'person', 'people')}.\n`);
  },
});

const show = programmeCommand({
  description: 'Show a person with all their relations.',
  takes: { '<participant>': PERSON, '--json': 'print JSON' },
  run({ participant, json }, { programme }) {
    const found = findPerson(programme, participant);
    const relations = relationsOf(found, programme);
    const shown = shownPerson(found, programme);
    if (json) return printJson({ ...shown, relations });
    const contact = [
      shown.email,
      found.external_id && `external id ${found.external_id}`,
      ...Object.keys(contactFields).map((name) => {
        const value = cellOf(found, name);
        return value && `${name} ${value}`;
      }),
      found.former_emails && `merged from ${found.former_emails.join(', ')}`,
      found.former_external_ids && `former external id ${found.former_external_ids.join(', ')}`,
    ];
    const lines = [
      `${found.full_name} (${found.id}), ${found.role}`,
      contact.filter(Boolean).join(', '),
      relations.length === 0 ? 'No relations.' : 'Relations:',
      ...relations.map((one) => `  r${one.id}  ${relationInWords(programme.participants, one)}`),
    ];
    print(`${lines.map(visible).join('\n')}\n`);
  },
});

const create = operationCommand({
  description: 'Create a person in a role.',
  takes: optionsOf(participantFields, true),
  run: (given) => ({ kind: 'create-person', ...recordGiven(participantFields, given) }),
});

const { role: _role, ...changeable } = participantFields;

const change = operationCommand({
  description: 'Change a person.',
  takes: { '<participant>': PERSON, ...optionsOf(changeable, false) },
  check: (given) => unlessGiven(changeable, given),
  run: ({ participant, ...given }, { programme }) => ({
    kind: 'change-person',
    person_id: findPerson(programme, participant).id,
    patch: partGiven(changeable, given),
  }),
});

const dropOut = operationCommand({
  description: 'Record that a person has left the programme: all their relations end.',
  takes: {
    '<participant>': PERSON,
    '--on <date>': parsed('the day on which they left (default: today)', asDay),
  },
  run: ({ participant, on }, { programme, today }) => ({
    kind: 'drop-out',
    person_id: findPerson(programme, participant).id,
    on: on ?? today,
  }),
});

const merge = operationCommand({
  description:
    'Merge two records of one person: move everything from the second to the first, and delete the second.',
  takes: { '<keep>': `the record that stays: ${PERSON}`, '<remove>': 'the record that is deleted' },
  run: ({ keep, remove }, { programme }) => ({
    kind: 'merge-people',
    keep_id: findPerson(programme, keep).id,
    remove_id: findPerson(programme, remove).id,
  }),
});

/** `mentoring person`: mentees and mentors. */
export const personCommand = group({
  description:
    'Show mentees and mentors; create and change them, record that they dropped out, merge two records.',
  commands: { list, show, create, change, 'drop-out': dropOut, merge },
  byDefault: 'list',
  notes: `
“npx mentoring erase” removes a person permanently.

Examples:
  npx mentoring person list --name ada
  npx mentoring person create --role mentee --name "Ada Example" --email ada@example.org
  npx mentoring person change ada --email ada.new@example.org
  npx mentoring person drop-out ada --reason "moved away" --dry-run
  npx mentoring person merge 7 12`,
});
