import { Command } from 'commander';
import { openDatabase } from '../app.ts';
import { processEnvironment, readConfiguration } from '../config/configuration.ts';
import { migrate } from '../store/migrations/migrate.ts';

/** `mentoring migrate`: brings the database up to date, as every start of the service does. */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Bring the database up to date. Starting the service does the same.')
    .action(async () => {
      const { environment, file } = processEnvironment();
      const { configuration } = readConfiguration(environment, file);
      await using database = openDatabase(configuration);
      const applied = await migrate(database);
      process.stdout.write(
        applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}.\n`,
      );
    });
}
