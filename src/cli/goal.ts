import { text } from 'node:stream/consumers';
import type { explainGoals } from '../app/goal-writer.ts';
import { readProcessConfiguration } from '../config/configuration.ts';
import { LANGUAGES } from '../domain/languages.ts';
import { smartGoalFields } from '../domain/smart-goal.ts';
import { wireText } from '../resources/faults.ts';
import { validate } from '../resources/validation.ts';
import { UsageError } from './command-error.ts';
import { command } from './declaration.ts';
import { printError, printResult } from './output.ts';
import { asNumber } from './parsers.ts';

const LANGUAGE_NAMES = new Intl.ListFormat('en').format(
  LANGUAGES.map((code) => new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code),
);

const asVariant = asNumber(/^\d{1,6}$/, 'It must be an integer from 0 to 999999.');

/** `mentoring goal`: writes goals for a text, without a service and without storing them. */
export const goalCommand = command({
  description: 'Write SMART goals for a text, as a POST to /smart-goals/ does, but without storing them.',
  takes: {
    '[text...]': 'what the mentee hopes for; without it, or with -, it is read from standard input',
    '--variant <number>': {
      description: 'another wording of the same goals: 0, 1, 2 …',
      parse: asVariant,
      fallback: 0,
    },
    '--json': 'as JSON, with token counts, for programs',
    '--explain':
      'what the composer understood: each wish with its kind and facts, what it left out and why, and the goals',
  },
  notes: `
The composer supports ${LANGUAGE_NAMES}.
A text in another language gets one general goal, in English or a related language. A model (GOAL_WRITER=openai) can do more.

Examples:
  npx mentoring goal "I want to become a team lead."
  npx mentoring goal --json < wish.txt

The composer (GOAL_WRITER=offline) reads wishes best that stand on a line each, as whole sentences: “I want to …”.`,
  run: ({ text: words, ...options }) => writeGoals(words, options),
});

async function writeGoals(
  words: readonly string[],
  {
    variant,
    json,
    explain: isExplained,
  }: { readonly variant: number; readonly json?: true; readonly explain?: true },
): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const submitted = validate(
    smartGoalFields,
    { kind: 'form', fields: new Map([['input', await inputText(words)]]) },
    configuration.TIME_ZONE,
  );
  if ('faults' in submitted)
    throw new UsageError(`The text: ${submitted.faults['input']?.map(wireText).join(' ')}`);
  const { input } = submitted.values;
  if (isExplained) {
    const { explainGoals: explain } = await import('../app/goal-writer.ts');
    const explained = await explain(configuration, input, variant);
    return printResult(json, explained, `${explanationLines(explained).join('\n')}\n`);
  }
  const { createGoalWriter } = await import('../app/goal-writer.ts');
  const goalWriter = await createGoalWriter(configuration, {
    onFallback: ({ reason }) =>
      printError(
        `The goal server failed (${reason}); the composer wrote this. “npx mentoring config --check” explains why.\n`,
      ),
    onHarm: (harm) => printError(`${HARM}: ${harm}\n`),
    onUnsupportedLanguage: () => printError(`${UNSUPPORTED_LANGUAGE}\n`),
  });
  const written = await goalWriter.write({ input, variant });
  const { output, inputTokens: input_tokens, outputTokens: output_tokens, writer, model, language } = written;
  const shown = { input, output, input_tokens, output_tokens, writer, model, language };
  printResult(json, shown, `${output}\n`);
}

const HARM =
  'No goals are written for a text about harm; /write/ shows a page with people to talk to. This text is about';

const UNSUPPORTED_LANGUAGE = `The composer supports ${LANGUAGE_NAMES}. It did not recognize this text as one of them, so it did not read it. For other languages, use a model (docs/goal-server.md).`;

const MISSING_TEXT = `There is no text to write goals for. Type it in quotation marks, or pipe it in:
  npx mentoring goal "I want to become a team lead."
  npx mentoring goal < wish.txt`;

async function inputText(words: readonly string[]): Promise<string> {
  const isPiped = words.length === 0 ? !process.stdin.isTTY : words.length === 1 && words[0] === '-';
  const input = isPiped ? await text(process.stdin) : words.join(' ');
  if (input.trim() === '') throw new UsageError(MISSING_TEXT);
  return input;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** What was read in a text, and the fate of each wish. */
function explanationLines(explained: Awaited<ReturnType<typeof explainGoals>>): string[] {
  if ('harm' in explained) return [`the text is about harm (${explained.harm}): no goals are written`];
  const { language, reading, written, goals, isUnsupportedLanguage } = explained;
  const lines = [language === null ? 'no wish was found' : `language: ${language}`];
  if (isUnsupportedLanguage) lines.push('the text is in none of the supported languages, so it was not read');
  for (const { wish, plan } of written) {
    const { words, sure, label, labelSure, limit, isWhole } = wish;
    lines.push(`wish (${percent(sure)}): ${words}`, `  ${label} (${percent(labelSure)}) → plan: ${plan}`);
    if (!isWhole) lines.push('  its words can only be quoted');
    if (limit !== undefined) lines.push(`  ${limit.isLimit ? 'until' : 'not after'} ${limit.date}`);
  }
  for (const { words, reason } of reading?.leftOut ?? []) lines.push(`no wish: ${words} (${reason})`);
  goals.forEach((goal, index) => {
    lines.push(`${index + 1}. ${goal}`);
  });
  return lines;
}
