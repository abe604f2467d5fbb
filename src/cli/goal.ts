import { text } from 'node:stream/consumers';
import { Command, InvalidArgumentError } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import { LANGUAGES } from '../domain/languages.ts';
import { smartGoalFields } from '../domain/smart-goal.ts';
import { validate } from '../resources/validation.ts';
import { CommandError } from './command-error.ts';
import { print, printError } from './output.ts';

interface Options {
  readonly variant: number;
  readonly json?: true;
  readonly explain?: true;
  readonly file?: string;
  readonly out?: string;
  readonly column?: string;
  readonly concurrency: number;
}

/** `mentoring goal`: writes goals for a text, without a service and without storing them. */
export function goalCommand(): Command {
  return new Command('goal')
    .description('Write SMART goals for a text, as a POST to /smart-goals/ does, but without storing them.')
    .argument('[text...]', 'what the mentee hopes for; without it, or with -, it is read from standard input')
    .option('--variant <number>', 'another wording of the same goals: 0, 1, 2 …', wholeNumber, 0)
    .option('--json', 'as JSON, with token counts, for programs')
    .option(
      '--explain',
      'what the composer understood: each wish with its kind and facts, what it left out and why, and the goals',
    )
    .option(
      '--file <wishes.csv>',
      'writes goals for every row of a table instead; its first row names the columns',
    )
    .option(
      '--out <goals.csv>',
      'the output: the same rows with the goals beside them; a second run resumes an interrupted one',
    )
    .option('--column <name>', 'the column with the wishes (default: “input”, or the only one)')
    .option('--concurrency <number>', 'the number of concurrent requests: 1 to 16', parallel, 4)
    .addHelpText('after', EXAMPLES)
    .action(run);
}

/** The supported languages, in English. */
const LANGUAGE_NAMES = new Intl.ListFormat('en').format(
  LANGUAGES.map((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code),
);

const EXAMPLES = `
The composer supports ${LANGUAGE_NAMES}.
A text in another language gets one general goal, in English or a related language. A model (GOAL_WRITER=openai) can do more.

Examples:
  mentoring goal "I want to become a team lead."
  mentoring goal --json < wish.txt
  mentoring goal --file wishes.csv --out goals.csv

The composer (GOAL_WRITER=offline) reads wishes best that stand on a line each, as whole sentences: “I want to …”.`;

async function run(words: readonly string[], options: Options): Promise<void> {
  const { file, out, json, explain, ...rest } = options;
  if (explain && file !== undefined) throw new CommandError('--explain goes with a single text.', 2);
  if (file === undefined) {
    if (out !== undefined || rest.column !== undefined) {
      throw new CommandError('--out and --column go with --file, which names the table of wishes.', 2);
    }
    return writeGoals(words, options);
  }
  if (words.length > 0) throw new CommandError('Give either a text or --file, not both.', 2);
  if (json) throw new CommandError('--json goes with a single text; the result of a file is a table.', 2);
  if (out === undefined)
    throw new CommandError('Name the output file with --out, such as --out goals.csv.', 2);
  const { configuration } = readProcessConfiguration();
  const { writeGoalFile } = await import('./goal-file.ts');
  await writeGoalFile({ file, out, ...rest }, configuration);
}

async function writeGoals(words: readonly string[], { variant, json, explain }: Options): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const submitted = validate(
    smartGoalFields,
    { kind: 'form', fields: new Map([['input', await inputText(words)]]) },
    configuration.TIME_ZONE,
  );
  if ('errors' in submitted) throw new CommandError(`The text: ${submitted.errors['input']?.join(' ')}`, 2);
  const { input } = submitted.values;
  if (explain) {
    const { explainGoals } = await import('../app/goal-explanation.ts');
    const { lines, data } = await explainGoals(configuration, input, variant);
    print(json ? `${JSON.stringify(data, null, 2)}\n` : `${lines.join('\n')}\n`);
    return;
  }
  const { createGoalWriter } = await import('../app/goal-writer.ts');
  const writer = await createGoalWriter(configuration, {
    onFallback: ({ reason }) =>
      printError(
        `The goal server failed (${reason}); the composer wrote this. “mentoring config --check” tells more.\n`,
      ),
    onUnsupportedLanguage: () => printError(`${UNSUPPORTED_LANGUAGE}\n`),
  });
  const written = await writer.write({ input, variant });
  const { output, inputTokens: input_tokens, outputTokens: output_tokens, model, language } = written;
  print(
    json
      ? `${JSON.stringify({ input, output, input_tokens, output_tokens, writer: written.writer, model, language }, null, 2)}\n`
      : `${output}\n`,
  );
}

/** Says that a text was not read. */
const UNSUPPORTED_LANGUAGE = `The composer supports ${LANGUAGE_NAMES}. It did not recognize this text as one of them, so it did not read it. For other languages, use a model: docs/operations.md says how.`;

const MISSING_TEXT = `There is no text to write goals for. Type it in quotation marks, or pipe it in:
  mentoring goal "I want to become a team lead."
  mentoring goal < wish.txt`;

/** The text of the arguments, or of standard input. */
async function inputText(words: readonly string[]): Promise<string> {
  const isPiped = words.length === 0 ? !process.stdin.isTTY : words.length === 1 && words[0] === '-';
  const input = isPiped ? await text(process.stdin) : words.join(' ');
  if (input.trim() === '') throw new CommandError(MISSING_TEXT, 2);
  return input;
}

function parallel(given: string): number {
  const number = /^\d{1,2}$/.test(given) ? Number(given) : 0;
  if (number < 1 || number > 16) throw new InvalidArgumentError('It must be an integer from 1 to 16.');
  return number;
}

function wholeNumber(given: string): number {
  if (!/^\d{1,6}$/.test(given)) throw new InvalidArgumentError('It must be an integer from 0 to 999999.');
  return Number(given);
}
