import { readProcessConfiguration } from '../config/configuration.ts';
import { command } from './declaration.ts';
import { runOnCopy } from './interruptible.ts';
import { printResult, visible } from './output.ts';

/** `mentoring backup`: a snapshot of the database in one file. */
export const backupCommand = command({
  description: 'Back up the database into a file while the service runs.',
  takes: {
    '<file>': 'the target file',
    '--force': 'replace an existing file',
    '--json': 'print the result as JSON',
  },
  notes: `
The file gets its name once it is complete. “npx mentoring restore” restores SQLite. PostgreSQL is copied by its pg_dump, and
restored by its pg_restore.
The file contains names, e-mail addresses, the mentees' texts and the digests of tokens: restrict who can read it.
With BACKUP_DIR the service makes backups by itself.

Examples:
  npx mentoring backup before-the-import.db
  npx mentoring backup --force /mnt/backups/mentoring.db`,
  async run({ file, force = false, json }) {
    const { configuration } = readProcessConfiguration();
    const { backUp } = await import('../app/backup.ts');
    const backup = await runOnCopy('no file was written.', (signal) =>
      backUp(configuration, file, { force, signal }),
    );
    printResult(json, backup, `${visible(backup.file)}: ${backup.bytes} bytes, checked and on disk.\n`);
  },
});
