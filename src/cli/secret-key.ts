import type { AuditDetail } from '../domain/audit.ts';
import type { Database } from '../store/database.ts';
import { CommandError, UsageError } from './command-error.ts';
import { group } from './declaration.ts';
import { databaseCommand } from './open-database.ts';
import { print, visible } from './output.ts';

const show = databaseCommand({
  description: 'Show where the key is and whether it matches the database; never the key itself.',
  async run(_given, { configuration, database }) {
    const { digestsWith, readSecretKeys, secretKeyFile } = await import('../app/secret-key.ts');
    const { erasureKeyOf } = await import('../store/erasures.ts');
    const keys = await readSecretKeys(configuration);
    const known = await erasureKeyOf(database.reader);
    const place = secretKeyFile(configuration) ?? 'SECRET_KEY';
    if (keys === null) {
      print(`There is no secret key yet: ${visible(place)} is made when it is first needed.\n`);
    } else {
      const { fingerprint } = digestsWith(keys);
      const count = keys.length === 1 ? 'one key' : `${keys.length} keys, the newest of which is used`;
      print(`${visible(place)}: ${count}. Fingerprint: ${fingerprint}\n`);
      if (known === fingerprint) print('It is the key of the database.\n');
    }
    if (known === '') print('The database has recorded nothing with a secret key yet.\n');
    else if (keys === null || digestsWith(keys).bring('', known) === null) {
      throw new CommandError(
        `The database recorded its erasures with another key: ${known}. Put the file of that key there.`,
      );
    }
  },
});

const rotate = databaseCommand({
  description: 'Add a new key and make the database use it.',
  async run(_given, { configuration, database }) {
    const { openErasureDigests, secretKeyFile } = await import('../app/secret-key.ts');
    const { addKey } = await import('../app/key-file.ts');
    const file = secretKeyFile(configuration);
    if (file === null) {
      throw new UsageError(
        'The key is in the setting SECRET_KEY. Put a new one before it with a comma between them, such as “openssl rand -base64 32” gives, wherever it is set; then run “npx mentoring migrate”.',
      );
    }
    // The present key must be that of the database before another one replaces it.
    await openErasureDigests(configuration, database);
    await addKey(file);
    const digests = await openErasureDigests(configuration, database);
    await noteRotation(database, digests.fingerprint);
    print(
      `${visible(file)} has a new key, and the database uses it. Fingerprint: ${digests.fingerprint}\nKeep a copy of the file, and put it on all machines that use this database.\n`,
    );
  },
});

async function noteRotation(database: Database, fingerprint: string, more: AuditDetail = {}): Promise<void> {
  const { byOperator, recordAuditEntries } = await import('../store/audit.ts');
  await recordAuditEntries(database, [byOperator('rotate', 'secret-key', null, { fingerprint, ...more })]);
}

const replaceLost = databaseCommand({
  description:
    'Use the present key, or a new one, because the key of the database is lost. The list of erased people is lost with it.',
  takes: { '--yes': 'confirm' },
  async run({ yes }, { configuration, database }) {
    const { digestsFor } = await import('../app/secret-key.ts');
    const { erasureKeyOf, forgetErasures } = await import('../store/erasures.ts');
    const known = await erasureKeyOf(database.reader);
    if (!yes) {
      throw new UsageError(
        'This discards the list of erased people, so that imports may add them again. Look for the key first: on the other machines and in your copies of it. Give --yes to confirm.',
      );
    }
    const digests = await digestsFor(configuration, []);
    if (known === '' || digests.bring('', known) !== null) {
      throw new CommandError('The key matches the database, so it is not lost. Nothing was changed.');
    }
    const forgotten = await forgetErasures(database, digests);
    await noteRotation(database, digests.fingerprint, { forgotten });
    print(
      `The database uses the key ${digests.fingerprint} now. Digests of erasures that were forgotten: ${forgotten}.\nErase those people and goals again, by the requests that you kept, before the next import.\n`,
    );
  },
});

/** `mentoring secret-key`: shows, rotates or replaces the secret key. */
export const secretKeyCommand = group({
  description: 'Show or rotate the secret key, or replace a lost one.',
  commands: { show, rotate, 'replace-lost': replaceLost },
  notes: `
Erased people are recorded as digests that are made with the secret key, so that nobody can tell from a copy of the database who
it was. The key is in the file secret.key beside the database, or where SECRET_KEY_FILE or SECRET_KEY say. All machines that
use one database need the same key. Keep a copy of it, apart from the backups of the database.

rotate adds a key. The older keys stay in the file, because existing digests are made with all of them. Copy the file
to the other machines afterwards.
replace-lost forgets who was erased: erase them again, from the requests that you kept, before the next import.

Examples:
  npx mentoring secret-key show
  npx mentoring secret-key rotate`,
});
