/** Ten times as many requests as the service can answer: what it cannot take it refuses at once, and then it is as before. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { post } from '../../support/documents.ts';
import { json, type RawAnswer, send } from '../../support/http.ts';
import { serveProgram } from '../../support/program.ts';
import { temporaryFolder } from '../../support/service.ts';

/** As many as make a list that takes some milliseconds to write down. */
const COURSES = 60;
/** How many ask at a time where nothing is too much. */
const CLIENTS = 16;
/** How long the service is asked for something before, while and after it is too much, in milliseconds. */
const USUAL = 1000;
const FLOOD = 3000;
const TIMES = 10;

interface Told {
  readonly answer: RawAnswer;
  readonly milliseconds: number;
}

/** Asks for pages that nobody has asked for before, so that each must be written anew. */
function asker(port: number) {
  let number = 0;
  return async (accept: string): Promise<Told> => {
    number += 1;
    const start = performance.now();
    const answer = await send(port, { path: `/courses/?number=${number}`, headers: { Accept: accept } });
    return { answer, milliseconds: performance.now() - start };
  };
}

/** Figures of the process, as it tells them. */
async function figures(port: number): Promise<{ readonly seconds: number; readonly bytes: number }> {
  const text = (await send(port, { path: '/metrics' })).body.toString();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return { seconds: figure('process_cpu_seconds_total'), bytes: figure('process_resident_memory_bytes') };
}

/** A number below which so much of all lies. */
const percentile = (all: readonly number[], part: number): number =>
  all.toSorted((one, other) => one - other)[Math.floor((all.length - 1) * part)] ?? 0;

suite('a service that is asked for ten times what it can answer', () => {
  test('refuses what is too much at once, keeps its memory, and is as fast afterwards', async (context) => {
    await using folder = await temporaryFolder();
    await using service = await serveProgram({ folder: folder.path, settings: { LOG_LEVEL: 'info' } });
    const { port } = service;
    for (let code = 1; code <= COURSES; code += 1) {
      const { status } = await post(port, '/courses/', { title: `Course ${code}`, code, gsheet_name: 'C' });
      assert.equal(status, 201);
    }
    const ask = asker(port);

    /** As many clients as it serves well ask one after the other: how many are answered, and what each costs. */
    const usual = async () => {
      const before = await figures(port);
      const end = performance.now() + USUAL;
      let answered = 0;
      const client = async () => {
        while (performance.now() < end) {
          assert.equal((await ask('text/html')).answer.status, 200);
          answered += 1;
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
      const after = await figures(port);
      return { answered, cost: (after.seconds - before.seconds) / answered, bytes: after.bytes };
    };

    await usual();
    const before = await usual();
    // What is kept, and what tells how it is, is answered all the while.
    for (let time = 1; time <= 3; time += 1) await send(port, { path: '/pre-lead-statuses/' });
    let isFlooded = true;
    const beside = (async () => {
      let largest = 0;
      while (isFlooded) {
        for (const path of ['/healthz', '/readyz', '/pre-lead-statuses/']) {
          assert.equal((await send(port, { path })).status, 200, path);
        }
        largest = Math.max(largest, (await figures(port)).bytes);
        await wait(50);
      }
      return largest;
    })();
    const asked: Promise<Told>[] = [];
    const usedBefore = (await figures(port)).seconds;
    const start = performance.now();
    let refusals = 0;
    // What was usual may have been little, as others had the processors then: more come until some are refused.
    for (let passed = 0; passed < FLOOD || refusals === 0; passed = performance.now() - start) {
      const factor = TIMES * 2 ** Math.floor(passed / FLOOD);
      while (asked.length < (factor * before.answered * passed) / USUAL) {
        const one = ask(asked.length % 2 === 0 ? 'text/html' : 'application/json');
        one.then(
          ({ answer: { status } }) => {
            if (status !== 200) refusals += 1;
          },
          () => undefined,
        );
        asked.push(one);
      }
      await wait(5);
    }
    const told = await Promise.all(asked);
    const passed = performance.now() - start;
    isFlooded = false;
    const used = (await figures(port)).seconds - usedBefore;
    const largest = await beside;

    const taken = told.filter(({ answer }) => answer.status === 200);
    const refused = told.filter(({ answer }) => answer.status !== 200);
    assert.ok(taken.length > 0 && refused.length > 0, `${taken.length} and ${refused.length}`);
    for (const { answer } of refused) {
      assert.equal(answer.status, 503);
      assert.equal(answer.headers['retry-after'], '1');
      const words = 'The service is not available at the moment. Please try again later.';
      if (answer.headers['content-type'] === 'application/json')
        assert.deepEqual(json(answer), { detail: words });
      else assert.ok(answer.body.includes(words));
    }
    const after = await usual();
    const show = (some: readonly Told[]) =>
      [0.5, 0.99].map((part) => {
        const milliseconds = percentile(
          some.map((one) => one.milliseconds),
          part,
        );
        return Math.round(milliseconds);
      });
    context.diagnostic(
      `${before.answered} a second before; ${told.length} asked in ${Math.round(passed)} ms: ` +
        `${taken.length} answered (median and p99 ${show(taken)} ms), ${refused.length} refused (${show(refused)} ms); ` +
        `${Math.round((100 * taken.length * before.cost) / used)} % of its processor time went to answers; ` +
        `${after.answered} a second afterwards; memory ${Math.round(before.bytes / 1e6)} MB, at the most ` +
        `${Math.round(largest / 1e6)} MB; processor time of a page afterwards ${(after.cost / before.cost).toFixed(2)} times`,
    );
    assert.ok(largest < before.bytes + 200e6, `${largest} bytes`);
    // Caches that others empty make it dearer.
    assert.ok(after.cost < 3 * before.cost, `${after.cost} and ${before.cost} s`);
    service.signal('SIGTERM');
    const { errors } = await service.ended;
    // That it is so is said once, and not for each request; where others have the processors it may be so again.
    const said = errors.match(/overloaded: rejecting requests with 503/g)?.length ?? 0;
    assert.ok(said >= 1 && said <= Math.max(3, refused.length / 10), `${said} times for ${refused.length}`);
  });
});
