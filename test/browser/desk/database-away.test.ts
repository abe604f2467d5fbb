/** PostgreSQL stopped while a form is sent: what somebody is told, and that the form is done once when it is back. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSignInLinks } from '../../../src/store/access/access.ts';
import { createAccountStore } from '../../../src/store/accounts/accounts.ts';
import { openPostgres } from '../../../src/store/postgres/postgres.ts';
import { onlyWith } from '../../support/optional.ts';
import { postgresPrograms, startCluster } from '../../support/postgres-cluster.ts';
import { fillDatabase } from '../../support/programme.ts';
import { startService } from '../../support/service.ts';
import { until } from '../../support/until.ts';
import { borrowBrowser, visit, withBrowser } from '../browser.ts';
import { isAccessible } from '../every-screen.ts';
import { focused, notice, pressTwice } from './visitors.ts';

const programs = await postgresPrograms();
const onlyWithBoth = {
  ...onlyWith(programs, 'PostgreSQL is not installed: apt-get install postgresql'),
  ...withBrowser,
};

/** How long PostgreSQL may take here, in milliseconds: nothing is to be late while it is there; once it is stopped it refuses. */
const TIME_LIMIT = '60000';

test(
  'a form that is sent while PostgreSQL is stopped is kept, and done once when it is back',
  onlyWithBoth,
  async () => {
    await using opened = new AsyncDisposableStack();
    const cluster = opened.use(await startCluster(programs ?? ''));
    const service = opened.use(
      await startService({
        DATABASE_URL: cluster.url,
        DATABASE_TIME_LIMIT: TIME_LIMIT,
        AUTH: 'tokens',
        LOG_LEVEL: 'silent',
      }),
    );
    const { browser } = opened.use(await borrowBrowser());
    /** Makes the programme and an account, and gives a link to sign in with. */
    const signInLink = async (): Promise<string> => {
      await using database = await openPostgres(cluster.url, {
        connections: 2,
        timeLimit: null,
        namedBy: 'DATABASE_URL',
      });
      await fillDatabase(database);
      const account = { name: 'Olga', email: 'olga@example.org', role: 'manager' } as const;
      const { id } = await createAccountStore(database).create(account, { by: null });
      const key = await createSignInLinks(database).issue(id, 0);
      return `/sign-in/confirm/?key=${key}&next=${encodeURIComponent('/desk/pairs/1/hold/')}`;
    };

    await visit(browser, { baseURL: service.address, javaScriptEnabled: true }, async (page) => {
      const isAway = async () => {
        await page.getByRole('heading', { name: 'The service cannot do this right now' }).waitFor();
        await page.getByText('Nothing is done twice').waitFor();
        assert.equal(await focused(page), 'notice wrong');
        assert.equal(await page.locator('input[name="reason"]').inputValue(), 'parental leave');
      };
      await page.goto(await signInLink());
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByLabel('Reason').fill('parental leave');
      await cluster.stop();
      const answering = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Put on hold' }).click();
      const answer = await answering;
      assert.equal(answer.status(), 503);
      assert.ok(Number(answer.headers()['retry-after']) >= 1);
      await isAway();
      await isAccessible(page);
      await page.getByRole('button', { name: 'Send it again' }).click();
      await isAway();
      // Nobody is taken for signed out, or sent to the sign-in page, because their session cannot be read.
      const other = await page.context().newPage();
      const read = await other.goto('/desk/pairs/');
      assert.deepEqual([read?.status(), new URL(other.url()).pathname], [503, '/desk/pairs/']);
      await cluster.start();
      await until(async () => (await page.request.get('/desk/')).status() === 200);
      await pressTwice(page, 'Send it again');
      await notice(page, 'from matched to on hold');
      await page.goto('/desk/history/');
      await page.getByText('parental leave').waitFor();
      assert.equal(await page.getByText('from matched to on hold').count(), 1, 'once');
    });
  },
);
