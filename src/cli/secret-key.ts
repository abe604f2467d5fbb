import { CommandError, UsageError } from './command-error.ts';
import { group } from './declaration.ts';
import { databaseCommand } from './open-database.ts';
import { print, visible } from './output.ts';

const show = databaseCommand({
  description: 'Show where the key is and whether it matches the database; never the key itself.',
  async run(_given, { configuration, database }) {
    const { readSecretKey, secretKeyFile } = await import('../app/secret-key.ts');
    const { createErasureDigests, erasureKeyOf } = await import('../store/erasures.ts');
    const key = await readSecretKey(configuration);
    const fingerprint = key === null ? null : createErasureDigests(key).fingerprint;
    const known = await erasureKeyOf(database.reader);
    const place = secretKeyFile(configuration) ?? 'SECRET_KEY';
    if (fingerprint === null) {
      print(`There is no secret key yet: ${visible(place)} is made when it is first needed.\n`);
    } else {
      print(`${visible(place)}: one key. Fingerprint: ${fingerprint}\n`);
      if (known === fingerprint) print('It is the key of the database.\n');
    }
    if (known === '') print('The database has recorded nothing with a secret key yet.\n');
    else if (known !== fingerprint) {
      throw new CommandError(
        `The database recorded its erasures with another key: ${known}. Put the file of that key there.`,
      );
    }
  },
});

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
    if (known === '' || known === digests.fingerprint) {
      throw new CommandError('The key matches the database, so it is not lost. Nothing was changed.');
    }
    const forgotten = await forgetErasures(database, digests);
    const { byOperator, recordAuditEntries } = await import('../store/audit.ts');
    const detail = { fingerprint: digests.fingerprint, forgotten };
    await recordAuditEntries(database, [byOperator('rotate', 'secret-key', null, detail)]);
    print(
      `The database uses the key ${digests.fingerprint} now. Digests of erasures that were forgotten: ${forgotten}.\nErase those people and goals again, by the requests that you kept, before the next import.\n`,
    );
  },
});

/** `mentoring secret-key`: shows or replaces the secret key. */
export const secretKeyCommand = group({
  description: 'Show the secret key, or replace it.',
  commands: { show, 'replace-lost': replaceLost },
  notes: `
Erased people are recorded as digests that are made with the secret key, so that nobody can tell from a copy of the database who
it was. The key is in the file secret.key beside the database, or where SECRET_KEY_FILE or SECRET_KEY say. All machines that
use one database need the same key. Keep a copy of it, apart from the backups of the database.

To replace a key that is lost, or that somebody else may have read, move the file away and run replace-lost, which makes a new one.
It forgets who was erased: erase them again, from the requests that you kept, before the next import. Copy the file to the
other machines.

Examples:
  npx mentoring secret-key show
  npx mentoring secret-key replace-lost --yes`,
});
