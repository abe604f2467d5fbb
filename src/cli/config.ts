import { readConfiguration, readProcessConfiguration, type ShownSetting } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { UsageError } from './command-error.ts';
import { mailReport, openIdReport, trialReport } from './config-check.ts';
import { command } from './declaration.ts';
import { glossary, print, printJson, printResult, visible } from './output.ts';

/** The settings, without reading their values, which may be invalid. */
const { settings: DECLARED } = readConfiguration({});

/** `mentoring config`: shows every setting with its value and source. */
export const configCommand = command({
  description: 'Show every setting: its value, source, default and description.',
  takes: {
    '--json': 'print JSON',
    '--check':
      'test the goal server with a short and a long wish, mail with a test message, and the sign-in provider',
    '--to <e-mail>': 'the recipient of the test message (default: the address of MAIL_FROM)',
  },
  notes: `
Settings are environment variables or NAME=value lines in the file .env:

${glossary(Object.fromEntries(DECLARED.map(({ name, description }) => [name, description])), 25)}`,
  async run({ json, check, to }) {
    const { configuration, settings } = readProcessConfiguration();
    if (to !== undefined && !check)
      throw new UsageError('--to goes with --check, which sends a test message to it.');
    if (check) await checkServers(configuration, json, to ?? null);
    else printResult(json, settings, table(settings));
  },
});

/**
 * Exits with 1 if the goal server writes no goals, the mail server rejects the message, or the provider
 * cannot be used.
 */
async function checkServers(
  configuration: Configuration,
  json: true | undefined,
  to: string | null,
): Promise<void> {
  const { tryConfiguredGoalServer } = await import('../app/goal-writer.ts');
  const { tryMail, tryOpenId } = await import('../app/service-facts.ts');
  const trial = await tryConfiguredGoalServer(configuration);
  const mail = await tryMail(configuration, to);
  const signIn = await tryOpenId(configuration);
  if (json) {
    printJson({ ...(trial ?? { writer: 'offline' }), mail, sign_in: signIn });
  } else {
    print(
      trial === null
        ? 'GOAL_WRITER is offline: the composer writes the goals, so there is no goal server to check.\n'
        : trialReport(trial, configuration),
    );
    print(mailReport(mail));
    print(openIdReport(signIn));
  }
  const writes = trial === null || (trial.works && trial.usable);
  const isSent = mail === null || mail.outcome === 'accepted';
  if (!writes || !isSent || (signIn !== null && signIn.fault !== null)) process.exitCode = 1;
}

function table(settings: readonly ShownSetting[]): string {
  const shown = (text: string) => (text === '' ? '(none)' : text);
  return settings
    .map(({ name, value, fallback, source, description }) => {
      const origin = source === 'default' ? 'default' : `from ${source}; default ${shown(fallback)}`;
      return `${name} = ${visible(shown(value))}  (${origin})\n    ${description}\n`;
    })
    .join('');
}
