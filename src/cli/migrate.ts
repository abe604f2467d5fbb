import { Command } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';

/** `mentoring migrate`: brings the database up to date, as every start of the service does. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Bring the database up to date. Starting the service does the same.')
    .action(async () => {
      const { configuration } = readProcessConfiguration();
      const { openDatabase } = await import('../app/database.ts');
      const { migrate } = await import('../store/migrations/migrate.ts');
      await using database = await openDatabase(configuration, 'command');
      const applied = await migrate(database);
      process.stdout.write(
        applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}.\n`,
      );
    });
}
