/** `mentoring backup`: the database as it is at this moment, in one file. */
import { Command } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import { copying } from './copying.ts';
import { print, visible } from './output.ts';

interface Options {
  readonly force?: true;
  readonly json?: true;
}

/** `mentoring backup`. */
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
The copy is checked before it gets its name. “mentoring restore” puts it back. PostgreSQL is copied by its own pg_dump.
The file holds names, e-mails, what mentees typed and the digests of tokens: keep it where only those may read who need to.
BACKUP_DIR has the service make copies by itself.

Examples:
  mentoring backup before-the-import.db
  mentoring backup --force /mnt/backups/mentoring.db`;

async function run(file: string, { force, json }: Options): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { backUp } = await import('../app/backup.ts');
  const backup = await copying('no file was written.', (watched) =>
    backUp(configuration, file, { force: force === true, ...watched }),
  );
  print(
    json
      ? `${JSON.stringify(backup, null, 2)}\n`
      : `${visible(backup.file)}: ${backup.bytes} bytes, checked and on disk.\n`,
  );
}
