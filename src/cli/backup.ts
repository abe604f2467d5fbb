/** `mentoring backup`: a snapshot of the database in one file. */
import { Command } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import { runWithProgress } from './copying.ts';
import { print, visible } from './output.ts';

interface Options {
  readonly force?: true;
  readonly json?: true;
}

/** Creates the command. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('Back up the database into a file while the service runs.')
    .argument('<file>', 'the target file')
    .option('--force', 'replace an existing file')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', NOTES)
    .action(run);
}

const NOTES = `
The file gets its name once it is verified. “mentoring restore” restores it. PostgreSQL is copied by its pg_dump.
The file contains names, e-mail addresses, the mentees' texts and the digests of tokens: restrict who can read it.
With BACKUP_DIR the service makes backups by itself.

Examples:
  mentoring backup before-the-import.db
  mentoring backup --force /mnt/backups/mentoring.db`;

async function run(file: string, { force, json }: Options): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { backUp } = await import('../app/backup.ts');
  const backup = await runWithProgress('no file was written.', (watched) =>
    backUp(configuration, file, { force: force === true, ...watched }),
  );
  print(
    json
      ? `${JSON.stringify(backup, null, 2)}\n`
      : `${visible(backup.file)}: ${backup.bytes} bytes, checked and on disk.\n`,
  );
}
