/** What every store of tokens promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { NewToken } from '../../src/domain/account.ts';
import { createSessionStore } from '../../src/store/access/access.ts';
import { createAccountStore, createTokenStore } from '../../src/store/accounts/accounts.ts';
import type { DatabaseKind } from './database-kind.ts';

const NEW: NewToken = { account: 'dashboard', scopes: ['goals:read'], expires_at: null };

/** Runs the suite over a kind of database. */
export function tokenStoreContract(kind: DatabaseKind): void {
  suite(`tokens in ${kind.name}`, kind.options, () => {
    test('a token is found by its secret and by its id, and by nothing else', async () => {
      await using database = await kind.create();
      const store = createTokenStore(await database.open());
      assert.equal(await store.find('mentoring_x'), null);
      const { token, secret } = await store.issue({ ...NEW, scopes: ['goals:read', 'admin'] });
      assert.match(secret, /^mentoring_[\w-]{43}$/);
      const found = await store.find(secret);
      assert.deepEqual(found?.scopes, ['goals:read', 'admin']);
      assert.deepEqual(found?.account, { id: 1, name: 'dashboard' });
      assert.equal((await store.findById(token.id))?.id, token.id);
      for (const other of ['', secret.slice(0, -1), `${secret}x`, secret.toUpperCase()]) {
        assert.equal(await store.find(other), null);
      }
      assert.equal(await store.findById(token.id + 1), null);
    });

    test('tokens of one name belong to one account, and no secret comes twice', async () => {
      await using database = await kind.create();
      const stores = [await database.open(), await database.open()].map(createTokenStore);
      const issued = await Promise.all(
        stores.flatMap((store) => ['one', 'other', 'one'].map((account) => store.issue({ ...NEW, account }))),
      );
      assert.equal(new Set(issued.map(({ secret }) => secret)).size, 6);
      assert.deepEqual(issued.map(({ token }) => token.id).sort(), [1, 2, 3, 4, 5, 6]);
      const accounts = new Set(issued.map(({ token: { account } }) => `${account.id} ${account.name}`));
      assert.equal(accounts.size, 2);
    });

    test('a name that is the e-mail address of an account means that account', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { token } = await createTokenStore(opened).issue({ ...NEW, account: 'maria@example.org' });
      const person = { name: 'Maria', email: 'maria@example.org', role: 'coordinator' } as const;
      const maria = await createAccountStore(opened).create(person, { by: null });
      const { token: hers } = await createTokenStore(opened).issue({ ...NEW, account: 'MARIA@example.org' });
      assert.deepEqual(hers.account, { id: maria.id, name: 'Maria' });
      const next = await createTokenStore(opened).issue({ ...NEW, account: 'maria@example.org' });
      assert.deepEqual([next.token.account.id, token.account.id], [maria.id, 1]);
    });

    test('nothing in the database is a secret', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { secret } = await createTokenStore(opened).issue(NEW);
      const rows = await opened.reader.selectFrom('tokens').selectAll().execute();
      assert.equal(rows.length, 1);
      assert.ok(!JSON.stringify(rows).includes(secret.slice('mentoring_'.length)));
    });

    test('a token that is revoked is found no more, by no connection, from the next question on', async () => {
      await using database = await kind.create();
      const here = createTokenStore(await database.open());
      const there = createTokenStore(await database.open());
      for (let round = 1; round <= 3; round += 1) {
        const { token, secret } = await there.issue(NEW);
        assert.equal((await here.find(secret))?.id, token.id);
        assert.equal(await there.revoke(token.id), true);
        assert.deepEqual([await here.find(secret), await here.findById(token.id)], [null, null]);
        assert.equal(await here.revoke(token.id), false);
      }
      assert.equal(await here.revoke(99), false);
      const states = (await here.list()).map(({ id, revoked_at }) => [id, revoked_at !== null]);
      assert.deepEqual(states, [
        [1, true],
        [2, true],
        [3, true],
      ]);
    });

    test('a token that has expired is found no more, and listed all the same', async () => {
      await using database = await kind.create();
      const store = createTokenStore(await database.open());
      const now = Temporal.Now.instant();
      const past = await store.issue({ ...NEW, expires_at: now.subtract({ seconds: 1 }) });
      const future = await store.issue({ ...NEW, expires_at: now.add({ hours: 1 }) });
      assert.equal(await store.find(past.secret), null);
      assert.equal((await store.find(future.secret))?.id, future.token.id);
      assert.equal((await store.list()).length, 2);
    });

    test('the first use is noted and one shortly after is not, and neither counts as a change', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const store = createTokenStore(opened);
      const { token } = await store.issue(NEW);
      const version = await opened.revision('auth');
      const lastUse = async () => (await store.list())[0]?.last_used_at?.toString();
      assert.equal(await lastUse(), undefined);
      await store.noteUse(token);
      const first = await lastUse();
      assert.ok(first !== undefined);
      await store.noteUse(token);
      assert.equal(await lastUse(), first);
      // Another process reads when it was last used before it notes it itself.
      const [listed] = await store.list();
      assert.ok(listed !== undefined);
      await createTokenStore(await database.open()).noteUse(listed);
      assert.equal(await lastUse(), first);
      assert.equal(await opened.revision('auth'), version);
    });

    test('a session opens what its token does in every process, until it is ended in any', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const here = createSessionStore(opened);
      const there = createSessionStore(await database.open());
      const store = createTokenStore(await database.open());
      const { token } = await store.issue(NEW);
      const secret = await here.begin({ account: token.account.id, token: token.id }, 'token');
      assert.match(secret, /^[\w-]{43}$/);
      const owner = { account: token.account.id, token: token.id };
      assert.deepEqual([await here.find(secret), await there.find(secret)], [owner, owner]);
      assert.equal(await there.find(secret.toLowerCase()), null);
      const rows = await opened.reader.selectFrom('sessions').selectAll().execute();
      assert.ok(!JSON.stringify(rows).includes(secret));
      await there.end(secret);
      assert.deepEqual([await there.find(secret), await here.find(secret)], [null, null]);
      await there.end(secret);

      const others = [
        await here.begin({ account: token.account.id, token: token.id }, 'token'),
        await there.begin({ account: token.account.id, token: token.id }, 'token'),
      ];
      assert.equal(await store.endSessions(token.id), 2);
      assert.deepEqual(await Promise.all(others.map(here.find)), [null, null]);
      assert.equal((await store.findById(token.id))?.id, token.id);
      const last = await here.begin({ account: token.account.id, token: token.id }, 'token');
      await store.revoke(token.id);
      assert.equal(await there.find(last), null);
      assert.deepEqual(await opened.reader.selectFrom('sessions').selectAll().execute(), []);
    });

    test('sessions that are over open nothing, and are removed', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const store = createSessionStore(opened);
      const owner = (token: number) => ({ account: 1, token });
      const [first, last] = [await store.begin(owner(1), 'token'), await store.begin(owner(2), 'token')];
      const past = Temporal.Now.instant().subtract({ seconds: 1 }).toString({ fractionalSecondDigits: 6 });
      await opened.write((transaction) =>
        transaction.updateTable('sessions').set({ expires_at: past }).execute(),
      );
      assert.deepEqual([await store.find(first), await store.find(last)], [null, null]);
      await store.begin(owner(3), 'token');
      const left = await opened.reader.selectFrom('sessions').select('token_id').execute();
      assert.deepEqual(
        left.map(({ token_id }) => token_id),
        [3],
      );
    });
  });
}
