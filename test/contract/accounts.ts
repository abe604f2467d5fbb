/** What every store of accounts, sessions of people and sign-in links promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { NewAccount } from '../../src/domain/account.ts';
import type { AuditEvent } from '../../src/domain/audit.ts';
import { ConflictError, InvalidValuesError } from '../../src/domain/errors.ts';
import { createSessionStore, createSignInLinks } from '../../src/store/access/access.ts';
import { createAccountStore, createTokenStore } from '../../src/store/accounts/accounts.ts';
import { createAuditLog } from '../../src/store/audit.ts';
import type { Database } from '../../src/store/database.ts';
import { instantToColumn } from '../../src/store/schema.ts';
import type { DatabaseKind } from './database-kind.ts';

const BY = { by: null };
const MARIA: NewAccount = { name: 'Maria Muster', email: 'maria@example.org', role: 'manager' };
const NORA: NewAccount = { name: 'Nora Beispiel', email: 'nora@example.org', role: 'coordinator' };

const hoursFromNow = (hours: number): string => instantToColumn(Temporal.Now.instant().add({ hours }));

async function eventsOf(database: Database): Promise<readonly AuditEvent[]> {
  const parts: AuditEvent[] = [];
  for await (const part of createAuditLog(database).read({})) parts.push(...part);
  return parts;
}

/** Runs the suite over a kind of database. */
export function accountStoreContract(kind: DatabaseKind): void {
  suite(`accounts in ${kind.name}`, kind.options, () => {
    test('an account is found by its id and by its e-mail in any case, also by another process', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const [here, there] = [createAccountStore(opened), createAccountStore(await database.open())];
      assert.equal(await there.findByEmail('maria@example.org'), null);
      const maria = await here.create({ ...MARIA, email: ' Maria@Example.org ' }, BY);
      assert.deepEqual([maria.name, maria.email, maria.role], Object.values(MARIA));
      assert.equal((await there.findByEmail('MARIA@example.org'))?.id, maria.id);
      assert.equal((await there.findById(maria.id))?.role, 'manager');
      const by = { account: { id: maria.id, name: maria.name }, token: null };
      const nora = await there.create(NORA, { by });
      const changed = await here.change(nora.id, { role: 'viewer', email: 'NORA.B@example.org' }, { by });
      assert.deepEqual([changed?.role, changed?.email], ['viewer', 'nora.b@example.org']);
      assert.equal(await there.findByEmail(NORA.email), null);
      const events = (await eventsOf(opened)).map(({ account, action, record, detail }) => [
        account?.name ?? null,
        action,
        record,
        detail,
      ]);
      assert.deepEqual(events, [
        [null, 'create', maria.id, { role: 'manager' }],
        [MARIA.name, 'create', nora.id, { role: 'coordinator' }],
        [MARIA.name, 'change', nora.id, { changed: 'email role', role: 'viewer' }],
      ]);
    });

    test('names and e-mails are one account’s own, until it is removed; of several at once one is made', async () => {
      await using database = await kind.create();
      const stores = [await database.open(), await database.open()].map(createAccountStore);
      const [store] = stores;
      assert.ok(store !== undefined);
      const made = await Promise.allSettled(stores.map((one) => one.create(NORA, BY)));
      assert.deepEqual(made.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
      const [first] = await store.list();
      assert.ok(first !== undefined);
      await assert.rejects(store.create({ ...MARIA, email: 'NORA@example.org' }, BY), ConflictError);
      await assert.rejects(store.create({ ...NORA, email: 'other@example.org' }, BY), /has the name “Nora/);
      for (const wrong of [{ name: '' }, { name: 'a\nb' }, { email: 'nobody' }, { email: 'a b@example.org' }])
        await assert.rejects(store.create({ ...MARIA, ...wrong }, BY), InvalidValuesError);
      assert.equal((await store.remove(first.id, BY))?.name, NORA.name);
      assert.equal(await store.remove(first.id, BY), null);
      assert.equal(await store.change(first.id, { name: 'x' }, BY), null);
      const again = await store.create(NORA, BY);
      assert.notEqual(again.id, first.id);
      assert.deepEqual(
        (await store.list()).map(({ name, removed_at }) => [name, removed_at === null]),
        [
          [`${NORA.name} (removed account ${first.id})`, false],
          [NORA.name, true],
        ],
      );
    });

    test('the last manager stays one, unless that is meant, however many go at once', async () => {
      await using database = await kind.create();
      const stores = [await database.open(), await database.open()].map(createAccountStore);
      const [store] = stores;
      assert.ok(store !== undefined);
      const both = [await store.create(MARIA, BY), await store.create({ ...NORA, role: 'manager' }, BY)];
      const gone = await Promise.allSettled(stores.map((one, index) => one.remove(both[index]?.id ?? 0, BY)));
      assert.deepEqual(gone.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
      const [left] = (await store.list()).filter(({ removed_at }) => removed_at === null);
      assert.ok(left !== undefined);
      await assert.rejects(store.change(left.id, { role: 'viewer' }, BY), /is the last manager/);
      const forced = { by: null, allowsNoManager: true };
      assert.equal((await store.change(left.id, { role: 'viewer' }, forced))?.role, 'viewer');
    });

    test('with an account end its tokens, sessions and links, in every process', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const there = await database.open();
      const store = createAccountStore(opened);
      const nora = await store.create(NORA, BY);
      const { token, secret } = await createTokenStore(opened).issue({
        account: NORA.name,
        scopes: ['courses:read'],
        expires_at: null,
      });
      assert.equal(token.account.id, nora.id);
      const sessions = createSessionStore(there);
      const begun = [
        await sessions.begin({ account: nora.id, token: null }, 'link'),
        await sessions.begin({ account: nora.id, token: token.id }, 'token'),
      ];
      assert.deepEqual(await sessions.find(begun[0] ?? ''), { account: nora.id, token: null });
      assert.equal(await store.endSessions(nora.id), 2);
      assert.deepEqual(await Promise.all(begun.map(sessions.find)), [null, null]);
      const last = await sessions.begin({ account: nora.id, token: null }, 'openid');
      const link = await createSignInLinks(there).issue(nora.id, 60);
      assert.ok(link !== null);
      await store.remove(nora.id, BY);
      const tokens = createTokenStore(there);
      assert.deepEqual([await sessions.find(last), await tokens.find(secret)], [null, null]);
      assert.equal(await createSignInLinks(there).use(link), null);
      assert.equal(await createSignInLinks(there).issue(nora.id, 60), null);
      const { token: other } = await tokens.issue({
        account: NORA.name,
        scopes: ['admin'],
        expires_at: null,
      });
      assert.notEqual(other.account.id, nora.id);
      const events = (await eventsOf(opened)).map(({ action, subject }) => `${action} ${subject}`);
      assert.ok(events.includes('revoke token') && events.includes('remove account'), events.join());
      assert.equal(events.filter((event) => event === 'sign-in account').length, 3);
    });

    test('a session lasts as long as it is used, which is seldom written and seen by every process', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const [here, there] = [createSessionStore(opened), createSessionStore(await database.open())];
      const account = await createAccountStore(opened).create(MARIA, BY);
      const secret = await here.begin({ account: account.id, token: null }, 'link');
      const ends = async () =>
        (await opened.reader.selectFrom('sessions').select('expires_at').executeTakeFirstOrThrow())
          .expires_at;
      const atFirst = await ends();
      const revision = await opened.revision('auth');
      await here.noteUse(secret);
      assert.equal(await ends(), atFirst);
      // As if the session had begun so many hours ago, and was not used since.
      const rewind = async (began: number, expires: number) => {
        await opened.write(async (transaction) => {
          const times = { created_at: hoursFromNow(began), expires_at: hoursFromNow(expires) };
          await transaction.updateTable('sessions').set(times).execute();
        });
      };
      const fresh = async () => createSessionStore(await database.open());
      await rewind(-11, 1);
      const other = await fresh();
      await other.noteUse(secret);
      assert.ok((await ends()) > hoursFromNow(11));
      assert.equal(await opened.revision('auth'), revision);
      // A month after it began it ends, however much it is used.
      await rewind(-30 * 24 + 2, 1);
      await (await fresh()).noteUse(secret);
      assert.ok((await ends()) < hoursFromNow(3));
      await rewind(-13, -1);
      assert.equal(await (await fresh()).find(secret), null);
      // A process that read all sessions before another noted the use of one finds it all the same.
      assert.equal(await there.find('another'), null);
      await rewind(-13, 1);
      assert.notEqual(await there.find(secret), null);
    });

    test('a link opens one session, once, for a quarter of an hour, and there is one a minute', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const [here, there] = [createSignInLinks(opened), createSignInLinks(await database.open())];
      const store = createAccountStore(opened);
      const { id } = await store.create(MARIA, BY);
      const issued = await Promise.all([here, there].map((links) => links.issue(id, 60)));
      const [secret] = issued.filter((one) => one !== null);
      assert.equal(issued.filter((one) => one === null).length, 1);
      assert.match(secret ?? '', /^[\w-]{43}$/);
      const rows = await opened.reader.selectFrom('sign_in_links').selectAll().execute();
      assert.ok(!JSON.stringify(rows).includes(secret ?? ''));
      const sibling = await here.issue(id, 0);
      assert.deepEqual([await there.find(secret ?? ''), await there.find('')], [id, null]);
      const used = await Promise.all([here, there, here].map((links) => links.use(secret ?? '')));
      assert.deepEqual(
        used.filter((one) => one !== null),
        [id],
      );
      assert.deepEqual([await here.find(secret ?? ''), await here.use(sibling ?? '')], [null, null]);

      const old = (await here.issue(id, 0)) ?? '';
      await opened.write((transaction) =>
        transaction
          .updateTable('sign_in_links')
          .set({ expires_at: hoursFromNow(-1) })
          .execute(),
      );
      assert.deepEqual([await here.find(old), await here.use(old)], [null, null]);
      const sent = (await here.issue(id, 60)) ?? '';
      assert.equal((await opened.reader.selectFrom('sign_in_links').selectAll().execute()).length, 1);
      await store.change(id, { email: 'maria.muster@example.org' }, BY);
      assert.equal(await there.use(sent), null);
    });
  });
}
