import { readProcessConfiguration } from '../config/configuration.ts';
import type { ExpiredPerson, RetentionPeriods, RetentionPreview } from '../domain/eraser.ts';
import { UsageError } from './command-error.ts';
import { command } from './declaration.ts';
import { runInterruptible } from './interruptible.ts';
import { counted, printResult, textTable } from './output.ts';

/** `mentoring retention`: removes expired records, or shows what would be removed. */
export const retentionCommand = command({
  description: 'Remove smart goals and people that are older than KEEP_GOALS_MONTHS and KEEP_PEOPLE_MONTHS.',
  takes: { '--dry-run': 'show what would be removed', '--json': 'print JSON' },
  notes: `
Nothing is removed unless one of the settings is set. The service removes the same once a day, between 3 and 4 in TIME_ZONE.
Removing is permanent: it erases as “npx mentoring erase” does, and later imports skip what was removed (“npx mentoring erase
--allow-again” lets a person come back). People are kept who are in a relation that is proposed or under way, who were in none,
or who are managers. Backups and exported files are not changed.

Examples:
  npx mentoring retention --dry-run
  npx mentoring retention`,
  async run({ dryRun, json }) {
    const { configuration } = readProcessConfiguration();
    const { openRetention, retentionPeriods } = await import('../app/retention.ts');
    const terms = retentionPeriods(configuration);
    if (terms === null)
      throw new UsageError(
        'Neither KEEP_GOALS_MONTHS nor KEEP_PEOPLE_MONTHS is set, so nothing is ever removed. Set one of them to a number of months.',
      );
    const { openExistingDatabase } = await import('../app/database.ts');
    await using database = await openExistingDatabase(configuration);
    const retention = await openRetention(configuration, database, terms);
    const now = Temporal.Now.zonedDateTimeISO(configuration.TIME_ZONE);
    if (dryRun) {
      const preview = await retention.preview(now);
      return printResult(json, shown(preview, terms), report(preview, terms, configuration.TIME_ZONE));
    }
    const { goals, people, remains } = await runInterruptible(
      'what was removed until then stays removed; run the command again for the rest.',
      (signal) => retention.remove({ by: 'operator', now, signal }),
    );
    const removed = `Removed ${counted(goals, 'smart goal')} and ${counted(people, 'person', 'people')}.\n`;
    printResult(json, { goals, people, remains }, remains === null ? removed : `${removed}${remains}\n`);
  },
});

const shown = ({ goals, people }: RetentionPreview, terms: RetentionPeriods) => ({
  goals: goals && { months: terms.goals, ...goals },
  people: people && {
    months: terms.people,
    until: people.until,
    count: people.list.length,
    list: people.list.map(({ email, participants, last }) => ({
      email,
      participants: participants.map(({ id, role, full_name }) => ({ id, role, full_name })),
      ended_on: last.since,
      relation_id: last.relation_id,
      status: last.status,
    })),
  },
});

function report({ goals, people }: RetentionPreview, terms: RetentionPeriods, timeZone: string): string {
  const day = (instant: Temporal.Instant | null): string =>
    instant === null ? '' : instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  const parts: string[] = [];
  if (goals !== null) {
    const span = goals.count === 0 ? '' : `, from ${day(goals.oldest)} to ${day(goals.newest)}`;
    parts.push(
      `${counted(goals.count, 'smart goal')} written before ${day(goals.before)} (${counted(terms.goals ?? 0, 'month')} ago)${span}.\n`,
    );
  }
  if (people !== null) {
    parts.push(
      `${counted(people.list.length, 'person', 'people')} whose last relation ended on ${people.until} or before (${counted(terms.people ?? 0, 'month')} ago).\n`,
    );
    if (people.list.length > 0) parts.push(`\n${textTable([HEADING, ...people.list.map(personLine)])}\n`);
  }
  return `Would be removed:\n${parts.join('')}`;
}

const HEADING = ['last relation ended', 'how', 'name', 'e-mail', 'ids'];

const personLine = ({ email, participants, last }: ExpiredPerson): readonly string[] => [
  last.since.toString(),
  `relation ${last.relation_id} ${last.status.replaceAll('_', ' ')}`,
  participants[0]?.full_name ?? '',
  email,
  participants.map(({ id, role }) => `${role} ${id}`).join(', '),
];
