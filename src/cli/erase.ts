import { type Erased, type Eraser, type KnownAccount, type KnownPerson, OPERATOR } from '../domain/eraser.ts';
import { ConflictError } from '../domain/errors.ts';
import { managerName } from '../domain/programme.ts';
import type { Database } from '../store/database.ts';
import { CommandError, UsageError } from './command-error.ts';
import { parsed } from './declaration.ts';
import { databaseCommand } from './open-database.ts';
import { confirm } from './operator.ts';
import { counted, print, visible } from './output.ts';
import { asNumber } from './parsers.ts';

const asId = asNumber(/^[1-9]\d{0,9}$/, 'It must be the id of a goal, such as 4711.');

/** `mentoring erase`: erases a person or a smart goal permanently. */
export const eraseCommand = databaseCommand({
  description: 'Erase a person or a smart goal permanently; later imports skip them.',
  takes: {
    '[person]': 'the e-mail address, or the id in brackets in the list of feedbacks',
    '--goal <id>': parsed('a smart goal instead', asId),
    '--account': 'also remove the account with the same e-mail address, and its name',
    '--allow-again <e-mail>': 'allow an erased person to be added again',
    '--yes': 'do not ask for confirmation',
  },
  notes: `
Erasing a person removes their name, e-mail addresses, external ids, the reasons noted about their relations, which end
today, their unassigned feedback, messages to and about them, and what notes and the history say of them, also of people whose creation was
undone. An account with the same e-mail address stays, unless --account is given. Records without a name remain, so that counts stay correct, and a digest of the e-mail address, so that imports skip them.
Smart goals that are known to be theirs go. The command lists others that mention the person, to be erased one by one.
Backups and exported files are not changed: remove those that contain the person.

Examples:
  npx mentoring erase ada@example.org
  npx mentoring erase ada@example.org --account
  npx mentoring erase --goal 4711`,
  check({ person, goal, allowAgain, account }) {
    if ([person, goal, allowAgain].filter((one) => one !== undefined).length !== 1)
      return 'Give exactly one: a person, --goal or --allow-again. See “npx mentoring erase --help”.';
    return account && person === undefined && '--account is for erasing a person.';
  },
  async run({ person = '', goal, allowAgain, account, yes }, { configuration, database, timeZone }) {
    const { createFullEraser } = await import('../app/eraser.ts');
    const eraser = await createFullEraser(configuration, database);
    if (goal !== undefined) return await eraseGoal(database, eraser, goal, yes === true);
    if (allowAgain !== undefined) return await allow(eraser, allowAgain);
    await erasePerson(eraser, person, {
      yes: yes === true,
      withAccounts: account === true,
      today: Temporal.Now.plainDateISO(timeZone),
    });
  },
});

interface Terms {
  readonly yes: boolean;
  readonly withAccounts: boolean;
  readonly today: Temporal.PlainDate;
}

async function erasePerson(eraser: Eraser, name: string, { yes, withAccounts, today }: Terms): Promise<void> {
  const person = await eraser.findPerson(name);
  if (person === null)
    throw new UsageError(
      `No participant or manager matches ${visible(name)}. Give the e-mail address, or the id that “npx mentoring person” shows.`,
    );
  print(`${description(person, withAccounts)}\n`);
  const isAccountAlone = person.accounts.length > 0 && isNothingButAccounts(person);
  if (isAccountAlone && !withAccounts)
    throw new UsageError(`Nothing else is stored of ${person.email}. Give --account to erase that.`);
  await confirmErasure('Erase this person permanently?', yes);
  const erased = await eraser.erasePerson(person, today, OPERATOR, withAccounts).catch((error: unknown) => {
    throw error instanceof ConflictError
      ? new CommandError(
          `${error.message} Give another account the role “manager” first. Nothing was erased.`,
        )
      : error;
  });
  print(`Erased. Imports will skip this person.\n${remainder(erased)}`);
  if (person.goals.length > 0) {
    print(
      `Smart goals that mention this person: ${person.goals.join(', ')}. Erase them with “npx mentoring erase --goal ${person.goals[0]}”.\n`,
    );
  }
  if (person.reported.length > 0) {
    print(
      `These still mention this person, and are yours to change: ${visible(person.reported.join(', '))}.\n`,
    );
  }
}

const isNothingButAccounts = ({ participants, managers, former, unassigned }: KnownPerson): boolean =>
  participants.length + managers.length + former.length + unassigned === 0;

function description(person: KnownPerson, withAccounts: boolean): string {
  const { email, participants, managers, former, accounts, relations, managed, unassigned } = person;
  const people = [
    ...(participants.length + managers.length + former.length === 0 ? [email] : []),
    ...participants.map(({ full_name, role, id, email }) => `${full_name} <${email}>, ${role} ${id}`),
    ...managers.map((manager) => `${managerName(manager)} <${manager.email}>, manager`),
    ...former.map(({ name, email, role, id }) => `${name} <${email}>, ${role} ${id}, only in the history`),
    ...accounts.map((account) => accountLine(account, withAccounts)),
  ];
  const counts = [
    participants.length > 0 && `${counted(relations, 'relation')} of this person, which will end`,
    managers.length > 0 && `${counted(managed, 'relation')} that will have no manager`,
    unassigned > 0 && `${counted(unassigned, 'unassigned feedback')} that will be removed, or lose the name`,
  ].filter((one) => one !== false);
  return [people.map(visible).join('\n'), ...(counts.length > 0 ? [`${counts.join(', ')}.`] : [])].join('\n');
}

function accountLine({ id, name, role, isRemoved }: KnownAccount, withAccounts: boolean): string {
  const what = `Account ${id}, ${name}${role === null ? '' : `, ${role}`}${isRemoved ? ', removed' : ''}`;
  if (withAccounts) return `${what}: will be removed, with its name, tokens and sessions.`;
  return `${what}: stays. Give --account to remove it and its name as well.`;
}

async function eraseGoal(database: Database, eraser: Eraser, id: number, yes: boolean): Promise<void> {
  const { createSmartGoalStore } = await import('../store/records/smart-goals.ts');
  const missing = new UsageError(`There is no smart goal ${id}.`);
  if ((await createSmartGoalStore(database).find(id)) === null) throw missing;
  await confirmErasure(`Erase the smart goal ${id} permanently?`, yes);
  const erased = await eraser.eraseGoal(id);
  if (erased === null) throw missing;
  print(`Smart goal ${id} erased. Imports will skip it.\n${remainder(erased)}`);
}

/** A line about files that may still contain the data. */
const remainder = ({ remains }: Erased): string => (remains === null ? '' : `${remains}\n`);

async function allow(eraser: Eraser, email: string): Promise<void> {
  if (!(await eraser.allowPerson(email))) throw new UsageError(`${email} was not erased.`);
  print(`${email} may be added again.\n`);
}

async function confirmErasure(question: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) throw new UsageError('This cannot be undone. Give --yes to confirm.');
  await confirm(`${question} This cannot be undone.`, 'Nothing was erased.');
}
