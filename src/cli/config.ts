import { Command } from 'commander';
import { processEnvironment, readConfiguration, type ShownSetting } from '../config/configuration.ts';

/** `mentoring config`: shows every setting with its value and where that comes from. */
export function configCommand(): Command {
  return new Command('config')
    .description('Show every setting: its value, where that comes from, its default and what it is for.')
    .option('--json', 'as JSON, for programs')
    .addHelpText('after', () => `\n${HELP}\n\n${descriptions()}`)
    .action(({ json }: { json?: true }) => {
      const { environment, file } = processEnvironment();
      const { settings } = readConfiguration(environment, file);
      process.stdout.write(json ? `${JSON.stringify(settings, null, 2)}\n` : table(settings));
    });
}

const HELP = 'A setting is a variable of the environment, or a line NAME=value of the file .env:';

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
      return `${name} = ${shown(value)}  (${origin})\n    ${description}\n`;
    })
    .join('');
}
