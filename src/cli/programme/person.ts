/** `mentoring person`: mentees and mentors. */

import { Command, Option } from 'commander';
import { LANGUAGES } from '../../domain/languages.ts';
import { searchPeople } from '../../domain/people-search.ts';
import {
  isErased,
  type Participant,
  type ParticipantRole,
  type Programme,
  ROLES,
} from '../../domain/programme.ts';
import { relationInWords } from '../../domain/relation-choice.ts';
import { CommandError } from '../command-error.ts';
import { parseDateArgument } from '../date-option.ts';
import { addDefaultCommand } from '../default-command.ts';
import { print, printJson, visible } from '../output.ts';
import { textTable } from '../text-table.ts';
import { findPerson, withProgramme } from './open-programme.ts';
import { addOperationOptions, type OperationOptions, performOperation } from './performing.ts';

/** Creates the command. */
export function personCommand(): Command {
  const command = new Command('person').description(
    'Show mentees and mentors; create and change them, record that they dropped out, merge two records.',
  );
  addDefaultCommand(command, 'list')
    .description('Show people.')
    .option(
      '--name <text>',
      'only those that it may mean: part of the name, the e-mail address or the external id',
    )
    .addOption(new Option('--role <role>', 'only mentees or mentors').choices(ROLES))
    .option('--json', 'print JSON')
    .action(list);
  command
    .command('show')
    .description('Show a person with all their relations.')
    .argument('<participant>', PERSON)
    .option('--json', 'print JSON')
    .action(show);
  addOperationOptions(
    command
      .command('create')
      .description('Create a person in a role.')
      .addOption(new Option('--role <role>', 'mentee or mentor').choices(ROLES).makeOptionMandatory())
      .requiredOption('--name <name>', 'the full name')
      .requiredOption('--email <e-mail>', 'the e-mail address')
      .option('--external-id <id>', 'their id in another system')
      .option('--language <code>', LANGUAGE),
  ).action(create);
  addOperationOptions(
    command
      .command('change')
      .description('Change the name, the e-mail address, the external id or the language of a person.')
      .argument('<participant>', PERSON)
      .option('--name <name>', 'the full name')
      .option('--email <e-mail>', 'the e-mail address')
      .option('--external-id <id>', 'their id in another system; empty for none')
      .option('--language <code>', LANGUAGE),
  ).action(change);
  addOperationOptions(
    command
      .command('drop-out')
      .description('Record that a person has left the programme: all their relations end.')
      .argument('<participant>', PERSON)
      .option('--on <date>', 'the day on which they left (default: today)', parseDateArgument),
  ).action(dropOut);
  addOperationOptions(
    command
      .command('merge')
      .description('Merge two records of one person: everything of the second goes to the first.')
      .argument(
        '<keep>',
        'the record that stays: an id, an external id, an e-mail address, or part of the name',
      )
      .argument('<remove>', 'the record that goes'),
  ).action(merge);
  return command.addHelpText('after', EXAMPLES);
}

const PERSON = 'an id, an external id, an e-mail address, or part of the name';

const LANGUAGE = `the language of their messages (${LANGUAGES.join(', ')}); empty: the default of reminders`;

const EXAMPLES = `
“mentoring erase” removes a person permanently.

Examples:
  mentoring person list --name ada
  mentoring person create --role mentee --name "Ada Example" --email ada@example.org
  mentoring person change ada --email ada.new@example.org
  mentoring person drop-out ada --reason "moved away" --dry-run
  mentoring person merge 7 12`;

const EMPTY = 'There are no people yet. “mentoring import --help” says how to load them.\n';
const NO_MATCH = 'Nobody matches. “mentoring person” lists everybody.\n';

const shownPerson = ({ id, role, full_name, email, external_id }: Participant, { relations }: Programme) => ({
  id,
  role,
  full_name,
  email: isErased(email) ? '' : email,
  external_id,
  relations: relations.filter(({ mentee_id, mentor_id }) => mentee_id === id || mentor_id === id).length,
});

async function list({
  name,
  role,
  json,
}: {
  readonly name?: string;
  readonly role?: ParticipantRole;
  readonly json?: true;
}): Promise<void> {
  await withProgramme(async ({ programme }) => {
    const among = programme.participants
      .filter((one) => role === undefined || one.role === role)
      .map((one) => ({ ...one, name: isErased(one.email) ? '' : one.full_name }));
    const found = name === undefined ? among : searchPeople(among, name);
    const shown = found.map((one) => shownPerson(one, programme));
    if (json) return printJson(shown);
    if (shown.length === 0) return print(programme.participants.length === 0 ? EMPTY : NO_MATCH);
    const lines = shown.map((one) => [
      String(one.id),
      one.full_name,
      one.role,
      one.email || '–',
      String(one.relations),
    ]);
    const count = `${shown.length} ${shown.length === 1 ? 'person' : 'people'}.`;
    print(`${textTable([['id', 'name', 'role', 'e-mail', 'relations'], ...lines])}\n\n${count}\n`);
  });
}

async function show(text: string, { json }: { readonly json?: true }): Promise<void> {
  await withProgramme(async ({ programme }) => {
    const found = findPerson(programme, text);
    const relations = programme.relations.filter(
      ({ mentee_id, mentor_id }) => mentee_id === found.id || mentor_id === found.id,
    );
    const shown = shownPerson(found, programme);
    if (json) return printJson({ ...shown, relations });
    const contact = [
      shown.email,
      found.external_id === null ? '' : `external id ${found.external_id}`,
      found.former_emails === undefined ? '' : `merged from ${found.former_emails.join(', ')}`,
      found.former_external_ids === undefined
        ? ''
        : `former external id ${found.former_external_ids.join(', ')}`,
    ];
    print(
      [
        visible(`${found.full_name} (${found.id}), ${found.role}`),
        visible(contact.filter((one) => one !== '').join(', ')),
        relations.length === 0 ? 'No relations.' : 'Relations:',
        ...relations.map((one) => visible(`  r${one.id}  ${relationInWords(programme.participants, one)}`)),
        '',
      ].join('\n'),
    );
  });
}

interface PersonOptions extends OperationOptions {
  readonly name?: string;
  readonly email?: string;
  readonly externalId?: string;
  readonly language?: string;
}

async function create({
  role,
  name = '',
  email = '',
  externalId,
  language,
  ...how
}: PersonOptions & { readonly role: ParticipantRole }): Promise<void> {
  await withProgramme((opened) =>
    performOperation(
      opened,
      {
        kind: 'create-person',
        role,
        full_name: name,
        email,
        external_id: externalId ?? null,
        language: language || null,
      },
      how,
    ),
  );
}

async function change(
  text: string,
  { name, email, externalId, language, ...how }: PersonOptions,
): Promise<void> {
  if ([name, email, externalId, language].every((one) => one === undefined)) {
    throw new CommandError('Give what to change: --name, --email, --external-id or --language.', 2);
  }
  const patch = {
    ...(name !== undefined && { full_name: name }),
    ...(email !== undefined && { email }),
    ...(externalId !== undefined && { external_id: externalId || null }),
    ...(language !== undefined && { language: language || null }),
  };
  await withProgramme((opened) =>
    performOperation(
      opened,
      { kind: 'change-person', person_id: findPerson(opened.programme, text).id, patch },
      how,
    ),
  );
}

async function dropOut(
  text: string,
  { on, ...how }: OperationOptions & { readonly on?: Temporal.PlainDate },
): Promise<void> {
  await withProgramme((opened) =>
    performOperation(
      opened,
      {
        kind: 'drop-out',
        person_id: findPerson(opened.programme, text).id,
        on: on ?? opened.today,
      },
      how,
    ),
  );
}

async function merge(keep: string, remove: string, how: OperationOptions): Promise<void> {
  await withProgramme((opened) =>
    performOperation(
      opened,
      {
        kind: 'merge-people',
        keep_id: findPerson(opened.programme, keep).id,
        remove_id: findPerson(opened.programme, remove).id,
      },
      how,
    ),
  );
}
