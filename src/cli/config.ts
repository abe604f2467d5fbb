import { Command } from 'commander';
import { readConfiguration, readProcessConfiguration, type ShownSetting } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import { trialReport } from './config-check.ts';
import { print, visible } from './output.ts';

/** `mentoring config`: shows every setting with its value and where that comes from. */
export function configCommand(): Command {
  return new Command('config')
    .description('Show every setting: its value, source, default and description.')
    .option('--json', 'print JSON')
    .option('--check', 'test the goal server with a short and a long wish')
    .addHelpText('after', () => `\n${HELP}\n\n${descriptions()}`)
    .action(async ({ json, check }: { json?: true; check?: true }) => {
      const { configuration, settings } = readProcessConfiguration();
      if (check) return checkGoalServer(configuration, json === true);
      print(json ? `${JSON.stringify(settings, null, 2)}\n` : table(settings));
    });
}

/** Exits with 1 where the server does not write goals. */
async function checkGoalServer(configuration: Configuration, json: boolean): Promise<void> {
  const { tryConfiguredGoalServer } = await import('../app/goal-server.ts');
  const trial = await tryConfiguredGoalServer(configuration);
  if (trial === null) {
    print(
      json
        ? '{ "writer": "offline" }\n'
        : 'GOAL_WRITER is offline: the composer writes the goals, so there is no goal server to check.\n',
    );
    return;
  }
  print(json ? `${JSON.stringify(trial, null, 2)}\n` : trialReport(trial, configuration));
  if (!trial.works || !trial.usable) process.exitCode = 1;
}

const HELP = 'Settings are environment variables or NAME=value lines in the file .env:';

/** What there is to set; told without looking at what is set, which may be wrong. */
function descriptions(): string {
  return readConfiguration({})
    .settings.map(({ name, description }) => `  ${name.padEnd(18)}${description}`)
    .join('\n');
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
