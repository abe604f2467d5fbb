/** The secret key: made once, believed only where nobody else could have written it, lost, replaced. */

import assert from 'node:assert/strict';
import { chmod, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { done, withSettings } from '../support/backups.ts';
import { send } from '../support/http.ts';
import { runProgram, serveProgram } from '../support/program.ts';
import { type Workplace, workplace } from '../support/workplace.ts';

/** Somebody who is erased, and would come back. */
const MANAGERS = 'first_name,email\nHynek,hynek.vzor@example.org\nJana,jana.vzorova@example.org\n';
const PERSON = 'hynek.vzor@example.org';

/** A place whose key is in a file beside the database. */
async function placeWithFile(): Promise<Workplace> {
  const place = await workplace();
  await place.write('managers.csv', MANAGERS);
  const options = withSettings(place, { SECRET_KEY: '' });
  return {
    ...place,
    options,
    run: (...parameters) => runProgram(parameters, options),
    done: async (...parameters) => (await done(options, ...parameters)).output,
  };
}

const importing = ['import', 'managers.csv', '--kind', 'managers'] as const;

suite('the secret key', { concurrency: 2 }, () => {
  test('is made once, also where several processes start at once, and keeps out who was erased', async () => {
    await using place = await placeWithFile();
    const started = await Promise.all([1, 2, 3].map(() => place.run('migrate')));
    assert.deepEqual(
      started.map(({ status, errors }) => [status, errors]),
      [1, 2, 3].map(() => [0, '']),
    );
    const file = await place.read('secret.key');
    assert.match(file, /^(?:#.*\n)+[\w-]{43}\n$/);
    await place.done(...importing);
    await place.done('erase', PERSON, '--yes');
    assert.match(await place.done(...importing), /1 .*erased/);
    assert.equal(await place.read('secret.key'), file);
    assert.match(
      await place.done('secret-key', 'show'),
      /one key\. Fingerprint: [0-9a-f]{16}\nIt is the key of/,
    );
    // Whoever has another one is refused.
    await place.write('secret.key', `${'another-secret-key-for-tests-only'}\n`);
    const refused = await place.run(...importing);
    assert.deepEqual([refused.status, refused.output], [1, '']);
    assert.match(refused.errors, /^The secret key is not that of this database: .* SECRET_KEY/);

    // The service needs none, says so, and answers.
    {
      await using service = await serveProgram(place.options);
      assert.equal((await send(service.port, { path: '/courses/' })).status, 200);
      service.signal('SIGTERM');
      assert.match(
        (await service.ended).errors,
        /"level":50.*imports and erasures are disabled\. The secret key is not/,
      );
    }

    // Of a key that is gone no other one is made without a word.
    await rm(join(place.folder, 'secret.key'));
    assert.match(
      (await place.run(...importing)).errors,
      /^The secret key is not here: there is no file .*secret\.key/,
    );
    assert.match((await place.run('secret-key', 'replace-lost')).errors, /Give --yes to confirm/);
    assert.match(await place.done('secret-key', 'replace-lost', '--yes'), /were forgotten: 1\./);
    assert.match(
      await place.done('audit', '--action', 'rotate'),
      /rotate +secret-key: fingerprint [0-9a-f]{16}/,
    );
    assert.match(await place.done(...importing), /^managers +1 +0 +1 +0 +0$/m);
    assert.equal((await place.run('secret-key', 'replace-lost', '--yes')).status, 1);
  });

  test('of a file that others may read or write, or that holds something else, is not used', async () => {
    await using place = await placeWithFile();
    await place.done('migrate');
    const file = join(place.folder, 'secret.key');
    const text = await readFile(file, 'utf8');
    const refusal = async () => {
      const { status, errors } = await place.run('secret-key', 'show');
      assert.doesNotMatch(errors, /^ {4}at /m);
      return [status, errors] as const;
    };
    for (const [mode, message] of [
      [0o644, /since everybody may read it \(its rights are 644\)\. Run “chmod 600/],
      [0o620, /since others may write it/],
    ] as const) {
      await chmod(file, mode);
      const [status, errors] = await refusal();
      assert.equal(status, 1);
      assert.match(errors, message);
    }
    await chmod(file, 0o640);
    assert.equal((await refusal())[0], 0);
    for (const [content, message] of [
      ['', /contains no secret key/],
      ['# nothing but a remark\n', /contains no secret key/],
      [text.slice(0, -14), /contains no secret key/],
      [`${text}\nwith spaces in it, and with a comma as well\n`, /contains no secret key/],
    ] as const) {
      await writeFile(file, content);
      const [status, errors] = await refusal();
      assert.equal(status, 1, content.slice(0, 20));
      assert.match(errors, message);
    }
    // One letter that is another one is another key.
    await writeFile(
      file,
      text.replace(/\w\n$/, (end) => (end === 'A\n' ? 'B\n' : 'A\n')),
    );
    assert.match((await refusal())[1], /recorded its erasures with another key/);

    // A link is followed, as those that hand out secrets make them; what it leads to must be right.
    await writeFile(file, text);
    await rename(file, join(place.folder, 'kept.key'));
    await symlink('kept.key', file);
    assert.equal((await refusal())[0], 0);
    await chmod(join(place.folder, 'kept.key'), 0o604);
    assert.match((await refusal())[1], /everybody may read/);
  });

  test('that cannot be made keeps no service from starting, and says what to do', async () => {
    await using place = await workplace();
    await place.write('taken', 'a file, and no folder');
    const options = withSettings(place, { SECRET_KEY: '', SECRET_KEY_FILE: 'taken/secret.key' });
    const { status, errors } = await runProgram(['migrate'], options);
    assert.equal(status, 1);
    assert.match(
      errors,
      /^The secret key cannot be (?:read from|written to) .*taken\/secret\.key: .*SECRET_KEY/,
    );
    await using service = await serveProgram(options);
    assert.equal((await send(service.port, { path: '/courses/' })).status, 200);
  });

  test('goes with the database: a copy that is restored elsewhere needs it', async () => {
    await using place = await placeWithFile();
    await place.done(...importing);
    await place.done('erase', PERSON, '--yes');
    await place.done('backup', 'copy.db');
    await place.done('export', 'export');
    await using other = await placeWithFile();
    const copy = join(place.folder, 'copy.db');
    const restored = await other.run('restore', copy);
    assert.equal(restored.status, 0, restored.errors);
    assert.match(
      restored.errors,
      /^The secret key is not here: .*Until then, imports and erasures are rejected\.$/m,
    );
    assert.equal((await other.run(...importing)).status, 1);
    await writeFile(join(other.folder, 'secret.key'), await place.read('secret.key'), { mode: 0o600 });
    assert.match(await other.done(...importing), /1 .*erased/);

    // Digests of another key are of no use, and are not taken as if they were.
    await using third = await placeWithFile();
    const taken = await third.run('import', join(place.folder, 'export/erasures.csv'));
    assert.equal(taken.status, 1);
    assert.match(
      taken.output + taken.errors,
      /was made with the secret key [0-9a-f]{16}, which is not known here/,
    );
    await writeFile(join(third.folder, 'secret.key'), await place.read('secret.key'), { mode: 0o600 });
    // Nothing was noted with its own key yet, so that nothing is lost with it.
    assert.match(await third.done('secret-key', 'replace-lost', '--yes'), /were forgotten: 0\./);
    await third.done('import', join(place.folder, 'export/erasures.csv'));
    assert.match(await third.done(...importing), /1 .*erased/);
  });
});
