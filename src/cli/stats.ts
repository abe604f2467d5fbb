/** `mentoring stats`: what the service has written, by month, writer and language. */
import { Command } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import { print } from './output.ts';
import { usageReport } from './usage-report.ts';
import { summarize } from './usage-summary.ts';

/** Creates the command. */
export function statsCommand(): Command {
  return new Command('stats')
    .description('Show the number of goals and tokens by month, writer and language.')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nMonths begin and end in the TIME_ZONE of the settings. No wishes or goals are shown.',
    )
    .action(stats);
}

async function stats({ json }: { readonly json?: true }): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { openExistingDatabase } = await import('../app/database.ts');
  const { createSmartGoalStore } = await import('../store/records/smart-goals.ts');
  await using database = await openExistingDatabase(configuration);
  const summary = await summarize(createSmartGoalStore(database).usage(), configuration.TIME_ZONE);
  print(json ? `${JSON.stringify(summary, null, 2)}\n` : usageReport(summary, process.stdout.columns ?? 80));
}
