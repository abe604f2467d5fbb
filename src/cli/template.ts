import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { isMissing } from '../domain/errors.ts';
import { LANGUAGES } from '../domain/languages.ts';
import { TEMPLATE_KINDS, type TemplateKind } from '../domain/outbox.ts';
import type { FeedbackRound } from '../domain/programme.ts';
import { messageOf, UsageError } from './command-error.ts';
import { command, commandIn, group } from './declaration.ts';
import { withStores } from './open-database.ts';
import { operatorNote } from './operator.ts';
import { glossary, print, textTable, visible } from './output.ts';
import { asLanguage, asOneOf } from './parsers.ts';

const KINDS = TEMPLATE_KINDS.join(' or ');

const TEXT = {
  '<kind>': { description: KINDS, parse: asOneOf(TEMPLATE_KINDS, `It must be ${KINDS}.`) },
  '--language <code>': { description: LANGUAGES.join(', '), parse: asLanguage, fallback: 'en' },
  '--round <title>': 'only for reminders about one round: its title or id',
} as const;

const withTemplates = withStores(async ({ database }) => {
  const { createReminderStore } = await import('../store/mail/reminders.ts');
  const { readRounds } = await import('../store/programme-reading.ts');
  return { store: createReminderStore(database), rounds: await readRounds(database.reader) };
});

const onTemplates = commandIn(withTemplates);

/** The id of the requested round; 0: all rounds. */
function roundNamed(kind: TemplateKind, round: string | undefined, rounds: readonly FeedbackRound[]): number {
  if (round === undefined) return 0;
  if (kind === 'digest') throw new UsageError('A digest is about all rounds. Leave --round out.');
  const wanted = round.trim().toLowerCase();
  const found = rounds.find(({ id, title }) => title.toLowerCase() === wanted || String(id) === wanted);
  if (found !== undefined) return found.id;
  throw new UsageError(
    `There is no round “${visible(round)}”. The rounds are ${rounds.map(({ title }) => visible(title)).join(', ')}.`,
  );
}

const roundTitle = (id: number, rounds: readonly FeedbackRound[]): string =>
  id === 0 ? 'any' : (rounds.find((round) => round.id === id)?.title ?? String(id));

const list = onTemplates({
  description: 'Show which texts were changed.',
  async run(_given, { store, rounds }) {
    const saved = await store.templates();
    if (saved.length === 0) return print(`All texts are as shipped, in ${LANGUAGES.join(', ')}.\n`);
    const lines = saved.map(({ kind, language, round_id, subject }) => [
      kind,
      language,
      roundTitle(round_id, rounds),
      subject,
    ]);
    print(
      `${textTable([['kind', 'language', 'round', 'subject'], ...lines])}\n\nAll others are as shipped.\n`,
    );
  },
});

const show = onTemplates({
  description: 'Show the text that is used.',
  takes: TEXT,
  async run({ kind, language, round }, { store, rounds }) {
    const { templateFor, TEMPLATE_FIELDS } = await import('../app/templates.ts');
    const saved = await store.templates();
    const { subject, body } = templateFor(saved, kind, language, roundNamed(kind, round, rounds));
    const fields = Object.entries(TEMPLATE_FIELDS[kind].fields).map(([name, meaning]) => [
      `{${name}}`,
      meaning,
    ]);
    print(
      `Subject: ${visible(subject)}\n\n${body}\n\nFields:\n${glossary(Object.fromEntries(fields), 14)}\n`,
    );
  },
});

const set = command({
  description: 'Set a text; fields in braces are filled in.',
  takes: {
    ...TEXT,
    '--subject <text>': { description: 'the subject', required: true },
    '--body <file>': { description: 'a file with the text, or - for standard input', required: true },
  },
  async run({ kind, language, round, subject, body: file }) {
    const { TEMPLATE_FIELDS, templateFault } = await import('../app/templates.ts');
    const body = (await bodyOf(file)).replaceAll(/\r\n?/g, '\n').trim();
    const fault = templateFault({ subject, body }, TEMPLATE_FIELDS[kind]);
    if (fault !== null) throw new UsageError(`The text cannot be used: ${visible(fault)}.`);
    await withTemplates(async ({ store, rounds }) => {
      const round_id = roundNamed(kind, round, rounds);
      await store.saveTemplate({ kind, language, round_id, subject, body }, operatorNote());
    });
    print('Saved. “npx mentoring remind --dry-run” shows it with real values.\n');
  },
});

async function bodyOf(file: string): Promise<string> {
  try {
    return file === '-' ? await textOf(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error))
      throw new UsageError(`There is no file ${visible(file)}. Name a file with the text with --body.`);
    throw new UsageError(`${visible(file)} cannot be read: ${messageOf(error)}.`);
  }
}

const reset = onTemplates({
  description: 'Bring the shipped text back.',
  takes: TEXT,
  async run({ kind, language, round }, { store, rounds }) {
    const round_id = roundNamed(kind, round, rounds);
    const wasSet = await store.resetTemplate({ kind, language, round_id }, operatorNote());
    print(wasSet ? 'The shipped text is used again.\n' : 'The shipped text was used already.\n');
  },
});

/** `mentoring template`: the texts of reminders and digests, by round and language. */
export const templateCommand = group({
  description: 'Show and change the texts of reminders and digests, by round and language.',
  commands: { list, show, set, reset },
  byDefault: 'list',
  notes: `
A text for a round is used in reminders that are about this round alone; the text without a round in all others. “show”
lists the fields.

Examples:
  npx mentoring template show reminder --language de
  npx mentoring template set reminder --language de --subject "Feedback, {name}" --body reminder-de.txt
  npx mentoring template set reminder --language de --round Final --subject "Abschluss" --body final-de.txt
  npx mentoring template reset reminder --language de`,
});
