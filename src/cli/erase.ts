/** `mentoring erase`: a person or a smart goal, on request and permanently. */
import { createInterface } from 'node:readline/promises';
import { Command, InvalidArgumentError } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import type { Erased, Eraser, KnownPerson } from '../domain/eraser.ts';
import { ImportRunningError } from '../domain/import-store.ts';
import { peopleFound } from '../domain/people-search.ts';
import { isErased } from '../domain/programme.ts';
import type { Database } from '../store/database.ts';
import { CommandError } from './command-error.ts';
import { print, visible } from './output.ts';
import { selectionText } from './selection-report.ts';

interface Options {
  readonly goal?: number;
  readonly allowAgain?: string;
  readonly yes?: true;
}

/** `mentoring erase`. */
export function eraseCommand(): Command {
  return new Command('erase')
    .description('Erase a person or a smart goal permanently; later imports skip them.')
    .argument('[person]', 'the e-mail address, or the id in brackets in the list of feedbacks')
    .option('--goal <id>', 'a smart goal instead', asId)
    .option('--allow-again <e-mail>', 'allow an erased person to be added again')
    .option('--yes', 'do not ask for confirmation')
    .addHelpText('after', NOTES)
    .action(run);
}

const NOTES = `
Erasing a person removes their name, e-mail addresses, external ids, the reasons noted about their relations, which end
today, and their unassigned feedback. Records without a name remain, so that counts stay correct, and a digest of the e-mail address, so that imports skip them.
Smart goals have no owner: the command lists those that mention the person, to be erased one by one.
Backups and exported files are not changed: remove those that contain the person.

Examples:
  mentoring erase ada@example.org
  mentoring erase --goal 4711`;

function asId(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text))
    throw new InvalidArgumentError('It must be the id of a goal, such as 4711.');
  return Number(text);
}

async function run(name: string | undefined, { goal, allowAgain, yes }: Options): Promise<void> {
  const given = [name, goal, allowAgain].filter((one) => one !== undefined).length;
  if (given !== 1)
    throw new CommandError(
      'Give exactly one: a person, --goal or --allow-again. See “mentoring erase --help”.',
      2,
    );
  const { configuration } = readProcessConfiguration();
  const { openExistingDatabase } = await import('../app/database.ts');
  const { createEraser } = await import('../store/eraser.ts');
  await using database = await openExistingDatabase(configuration);
  const { openErasureDigests } = await import('../app/secret-key.ts');
  const eraser = createEraser(database, await openErasureDigests(configuration, database));
  if (goal !== undefined) return await eraseGoal(eraser, goal, yes === true);
  if (allowAgain !== undefined) return await allow(eraser, allowAgain);
  await erasePerson(
    database,
    eraser,
    name ?? '',
    yes === true,
    Temporal.Now.plainDateISO(configuration.TIME_ZONE),
  );
}

/** Those whose names are like what was typed: nobody is erased by a name, which others may have too. */
async function peopleLike(database: Database, name: string) {
  const { createProgrammeStore } = await import('../store/programme.ts');
  const { participants, managers } = await createProgrammeStore(database, Temporal.Now.plainDateISO).read();
  const people = [
    ...participants
      .filter(({ email }) => !isErased(email))
      .map((one) => ({ ...one, name: one.full_name, role: String(one.role) })),
    ...managers.map((one) => ({
      ...one,
      name: `${one.first_name} ${one.last_name ?? ''}`.trim(),
      role: 'manager',
    })),
  ];
  return peopleFound(people, name).map((one) => ({ add: one.email, shown: `${one.name}, ${one.role}` }));
}

async function erasePerson(
  database: Database,
  eraser: Eraser,
  name: string,
  yes: boolean,
  today: Temporal.PlainDate,
): Promise<void> {
  const person = await eraser.findPerson(name);
  if (person === null) {
    const like = await peopleLike(database, name);
    const problem = `No participant or manager matches ${name}.`;
    throw new CommandError(
      like.length === 0
        ? `${visible(problem)} Give the e-mail address, or the id from the list of feedbacks.`
        : selectionText(
            `${problem} A name is not unique enough for a permanent erasure; give one of these:`,
            like,
          ),
      2,
    );
  }
  print(`${description(person)}\n`);
  await confirm('Erase this person permanently?', yes);
  const erased = await eraser.erasePerson(person, today);
  print(`Erased. Imports will skip this person.\n${remainder(erased)}`);
  if (person.goals.length > 0) {
    print(
      `Smart goals that mention this person: ${person.goals.join(', ')}. Erase them with “mentoring erase --goal ${person.goals[0]}”.\n`,
    );
  }
}

/** The person, and what is stored about them. */
function description({ email, participants, managers, relations, managed, unassigned }: KnownPerson): string {
  const people = [
    ...(participants.length + managers.length === 0 ? [email] : []),
    ...participants.map(({ full_name, role, id, email }) => `${full_name} <${email}>, ${role} ${id}`),
    ...managers.map(({ first_name, last_name, email }) =>
      `${first_name} ${last_name ?? ''}`.trim().concat(` <${email}>, manager`),
    ),
  ];
  const counts = [
    ...(participants.length > 0
      ? [`${relations} ${relations === 1 ? 'relation' : 'relations'} of this person, which will end`]
      : []),
    ...(managers.length > 0
      ? [`${managed} ${managed === 1 ? 'relation' : 'relations'} that will have no manager`]
      : []),
    ...(unassigned > 0
      ? [
          `${unassigned} unassigned ${unassigned === 1 ? 'feedback' : 'feedbacks'} that will be removed, or lose the name`,
        ]
      : []),
  ];
  return `${people.map(visible).join('\n')}\n${counts.join(', ')}.`;
}

async function eraseGoal(eraser: Eraser, id: number, yes: boolean): Promise<void> {
  await confirm(`Erase the smart goal ${id} permanently?`, yes);
  try {
    const erased = await eraser.eraseGoal(id);
    if (erased === null) throw new CommandError(`There is no smart goal ${id}.`, 2);
    print(`Smart goal ${id} erased. Imports will skip it.\n${remainder(erased)}`);
  } catch (error) {
    if (!(error instanceof ImportRunningError)) throw error;
    throw new CommandError('An import is writing goals. Try again when it has finished.');
  }
}

/** A line about what may still be in the files. */
const remainder = ({ remains }: Erased): string => (remains === null ? '' : `${remains}\n`);

async function allow(eraser: Eraser, email: string): Promise<void> {
  if (!(await eraser.allowPerson(email))) throw new CommandError(`${email} was not erased.`, 2);
  print(`${email} may be added again.\n`);
}

/** Asks, if somebody can answer. */
async function confirm(question: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) {
    throw new CommandError('This cannot be undone. Give --yes to confirm.', 2);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${question} This cannot be undone. (yes/no) `);
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new CommandError('Nothing was erased.');
  } finally {
    terminal.close();
  }
}
