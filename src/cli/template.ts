/** `mentoring template`: the texts of reminders and digests, by round and language. */

import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import { isMissing } from '../domain/error-codes.ts';
import { isLanguage, LANGUAGES, type Language } from '../domain/languages.ts';
import { TEMPLATE_KINDS, type TemplateKind } from '../domain/outbox.ts';
import type { FeedbackRound } from '../domain/programme.ts';
import type { ReminderStore, SavedTemplate } from '../domain/reminder-store.ts';
import { CommandError } from './command-error.ts';
import { addDefaultCommand } from './default-command.ts';
import { operatorNote } from './operator.ts';
import { print, visible } from './output.ts';
import { textTable } from './text-table.ts';

/** Creates the command. */
export function templateCommand(): Command {
  const command = new Command('template').description(
    'Show and change the texts of reminders and digests, by round and language.',
  );
  addDefaultCommand(command, 'list').description('Show which texts were changed.').action(list);
  named(command, 'show', 'Show the text that is used.').action(show);
  named(command, 'set', 'Set a text; fields in braces are filled in.')
    .requiredOption('--subject <text>', 'the subject')
    .requiredOption('--body <file>', 'a file with the text, or - for standard input')
    .action(set);
  named(command, 'reset', 'Bring the shipped text back.').action(reset);
  return command.addHelpText('after', EXAMPLES);
}

const EXAMPLES = `
A text for a round is used in reminders that are about this round alone; the text without a round in all others. “show”
lists the fields.

Examples:
  mentoring template show reminder --language de
  mentoring template set reminder --language de --subject "Feedback, {name}" --body reminder-de.txt
  mentoring template set reminder --language de --round Final --subject "Abschluss" --body final-de.txt
  mentoring template reset reminder --language de`;

function named(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .argument('<kind>', `${TEMPLATE_KINDS.join(' or ')}`, asKind)
    .addOption(new Option('--language <code>', LANGUAGES.join(', ')).default('en').argParser(asLanguage))
    .option('--round <title>', 'only for reminders about one round: its title or id');
}

function asKind(text: string): TemplateKind {
  const kind = TEMPLATE_KINDS.find((one) => one === text);
  if (kind === undefined) throw new InvalidArgumentError(`It must be ${TEMPLATE_KINDS.join(' or ')}.`);
  return kind;
}

function asLanguage(text: string): Language {
  if (!isLanguage(text)) throw new InvalidArgumentError(`It must be one of ${LANGUAGES.join(', ')}.`);
  return text;
}

interface Named {
  readonly language: Language;
  readonly round?: string;
}

async function withTemplates(
  work: (store: ReminderStore, rounds: readonly FeedbackRound[]) => Promise<void>,
): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { openExistingDatabase } = await import('../app/database.ts');
  const { createReminderStore } = await import('../store/mail/reminders.ts');
  const { readRounds } = await import('../store/programme-reading.ts');
  await using database = await openExistingDatabase(configuration);
  await work(createReminderStore(database), await readRounds(database.reader));
}

/** The id of the requested round; 0: all rounds. */
function roundNamed(kind: TemplateKind, round: string | undefined, rounds: readonly FeedbackRound[]): number {
  if (round === undefined) return 0;
  if (kind === 'digest') throw new CommandError('A digest is about all rounds. Leave --round out.', 2);
  const wanted = round.trim().toLowerCase();
  const found = rounds.find(({ id, title }) => title.toLowerCase() === wanted || String(id) === wanted);
  if (found !== undefined) return found.id;
  throw new CommandError(
    `There is no round “${visible(round)}”. The rounds are ${rounds.map(({ title }) => visible(title)).join(', ')}.`,
    2,
  );
}

const roundTitle = (id: number, rounds: readonly FeedbackRound[]): string =>
  id === 0 ? 'any' : (rounds.find((round) => round.id === id)?.title ?? String(id));

async function list(): Promise<void> {
  await withTemplates(async (store, rounds) => {
    const saved = await store.templates();
    if (saved.length === 0) {
      print(`All texts are as shipped, in ${LANGUAGES.join(', ')}.\n`);
      return;
    }
    const lines = saved.map(({ kind, language, round_id, subject }) => [
      kind,
      language,
      roundTitle(round_id, rounds),
      subject,
    ]);
    print(
      `${textTable([['kind', 'language', 'round', 'subject'], ...lines])}\n\nAll others are as shipped.\n`,
    );
  });
}

async function show(kind: TemplateKind, { language, round }: Named): Promise<void> {
  const { templateFor, TEMPLATE_FIELDS } = await import('../app/templates.ts');
  await withTemplates(async (store, rounds) => {
    const { subject, body } = templateFor(
      await store.templates(),
      kind,
      language,
      roundNamed(kind, round, rounds),
    );
    const fields = Object.entries(TEMPLATE_FIELDS[kind].fields).map(
      ([name, meaning]) => `  ${`{${name}}`.padEnd(14)}${meaning}`,
    );
    print(`Subject: ${visible(subject)}\n\n${body}\n\nFields:\n${fields.join('\n')}\n`);
  });
}

async function set(
  kind: TemplateKind,
  { language, round, subject, body: file }: Named & { readonly subject: string; readonly body: string },
): Promise<void> {
  const { TEMPLATE_FIELDS, templateFault } = await import('../app/templates.ts');
  const body = (await bodyOf(file)).replaceAll(/\r\n?/g, '\n').trim();
  const fault = templateFault({ subject, body }, TEMPLATE_FIELDS[kind]);
  if (fault !== null) throw new CommandError(`The text cannot be used: ${visible(fault)}.`, 2);
  await withTemplates(async (store, rounds) => {
    const template: SavedTemplate = {
      kind,
      language,
      round_id: roundNamed(kind, round, rounds),
      subject,
      body,
    };
    await store.saveTemplate(template, operatorNote());
    print('Saved. “mentoring remind --dry-run” shows it with real values.\n');
  });
}

async function bodyOf(file: string): Promise<string> {
  try {
    return file === '-' ? await textOf(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error))
      throw new CommandError(`There is no file ${visible(file)}. Name a file with the text with --body.`, 2);
    throw new CommandError(
      `${visible(file)} cannot be read: ${error instanceof Error ? error.message : error}.`,
      2,
    );
  }
}

async function reset(kind: TemplateKind, { language, round }: Named): Promise<void> {
  await withTemplates(async (store, rounds) => {
    const wasSet = await store.resetTemplate(
      { kind, language, round_id: roundNamed(kind, round, rounds) },
      operatorNote(),
    );
    print(wasSet ? 'The shipped text is used again.\n' : 'The shipped text was used already.\n');
  });
}
