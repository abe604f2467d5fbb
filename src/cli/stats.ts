import { databaseCommand } from './open-database.ts';
import { printResult } from './output.ts';
import { usageReport } from './usage-report.ts';
import { summarize } from './usage-summary.ts';

/** `mentoring stats`: what the service has written, by month, writer and language. */
export const statsCommand = databaseCommand({
  description: 'Show the number of goals and tokens by month, writer and language.',
  takes: { '--json': 'print JSON' },
  notes: '\nMonths begin and end in the TIME_ZONE of the settings. No wishes or goals are shown.',
  async run({ json }, { database, timeZone }) {
    const { createSmartGoalStore } = await import('../store/records/smart-goals.ts');
    const summary = await summarize(createSmartGoalStore(database).usage(), timeZone);
    printResult(json, summary, usageReport(summary, process.stdout.columns ?? 80));
  },
});
