/** What a service has created, as those know it who asked for it. */

import assert from 'node:assert/strict';
import { json, type RawAnswer, type RawRequest } from '../support/http.ts';
import type { WireAnswer } from './connection.ts';
import { marksIn } from './contract.ts';

type Created = 'smart-goals' | 'courses';

/** How often something of one mark was created: for sure, and perhaps, since no answer came. */
interface Authentication {
  sure: number;
  doubtful: number;
}

/** Keeps count of one service. */
export class Ledger {
  readonly #entries = new Map<number, Authentication>();
  readonly #ids: Readonly<Record<Created, Set<number>>> = { 'smart-goals': new Set(), courses: new Set() };
  readonly #sure: Record<Created, number> = { 'smart-goals': 0, courses: 0 };
  readonly #highest: Record<Created, number> = { 'smart-goals': 0, courses: 0 };
  #doubtful = 0;

  /** How many were created for sure. */
  count(collection: Created): number {
    return this.#sure[collection];
  }

  /** The highest id that was answered. */
  highest(collection: Created): number {
    return this.#highest[collection];
  }

  /** Takes note of an answer, whatever it says. Requests without a mark have the serial number -1. */
  note(answer: WireAnswer, serial: number): void {
    const { status, headers } = answer;
    const content = answer.body.toString();
    const record =
      status === 201 && headers.get('content-type') === 'application/json'
        ? content
        : /^event: record\ndata: (.*)$/m.exec(content)?.[1];
    if (status !== 201 && (headers.get('content-type') !== 'text/event-stream' || record === undefined))
      return;
    if (headers.has('idempotency-replayed')) return;
    // The form for courses stands on its page.
    const collection: Created = content.includes('gsheet_name') ? 'courses' : 'smart-goals';
    if (record !== undefined) {
      const { id } = Object(JSON.parse(record));
      assert.ok(Number.isSafeInteger(id) && id > 0, `id ${id}`);
      if (this.#ids[collection].has(id)) {
        // A stream does not say that it tells of what was created before.
        assert.notEqual(status, 201, `the id ${id} was given twice`);
        return;
      }
      this.#ids[collection].add(id);
      this.#highest[collection] = Math.max(id, this.#highest[collection]);
    }
    this.#sure[collection] += 1;
    this.#entry(serial).sure += 1;
  }

  /** Something may have been created, which nobody was told. */
  doubt(serial: number): void {
    this.#doubtful += 1;
    this.#entry(serial).doubtful += 1;
  }

  /** While nobody creates anything: the counts are what was answered. Gives the number of goals. */
  async checkCounts(ask: (request: RawRequest) => Promise<RawAnswer>): Promise<number> {
    const goals = Number(Object(json(await ask({ path: '/smart-goals/?limit=1' }))).count);
    const courses: unknown = json(await ask({ path: '/courses/' }));
    assert.ok(Array.isArray(courses));
    this.#checkBetween(
      goals + courses.length,
      this.#sure['smart-goals'] + this.#sure.courses,
      this.#doubtful,
    );
    this.#checkBetween(goals, this.#sure['smart-goals'], this.#doubtful);
    return goals;
  }

  /** While nobody creates anything: every goal that was answered is there, as often as that, and no other. */
  async checkGoals(ask: (request: RawRequest) => Promise<RawAnswer>): Promise<void> {
    const count = await this.checkCounts(ask);
    const found = new Map<number, number>();
    const ids: number[] = [];
    for (let offset = 0; offset < count; offset += 30) {
      const { results } = Object(json(await ask({ path: `/smart-goals/?limit=30&offset=${offset}` })));
      for (const { id, input } of results) {
        ids.push(id);
        const serial = marksIn(input)[0]?.[1] ?? -1;
        found.set(serial, (found.get(serial) ?? 0) + 1);
      }
    }
    assert.equal(ids.length, count);
    assert.ok(
      ids.every((id, index) => index === 0 || id < (ids[index - 1] ?? 0)),
      'the goals do not stand newest first',
    );
    const listed = new Set(ids);
    const missing = this.#ids['smart-goals'].difference(listed);
    assert.deepEqual([...missing], [], 'goals that were answered 201 are not there');
    for (const [serial, number] of found) {
      const { sure, doubtful } = this.#entry(serial);
      assert.ok(number <= sure + doubtful, `${number} goals hold the mark ${serial}, not ${sure}`);
    }
  }

  #checkBetween(number: number, least: number, more: number): void {
    assert.ok(
      number >= least && number <= least + more,
      `there are ${number}, of which ${least} are known and ${more} doubtful`,
    );
  }

  #entry(serial: number): Authentication {
    const known = this.#entries.get(serial);
    if (known !== undefined) return known;
    const entry = { sure: 0, doubtful: 0 };
    this.#entries.set(serial, entry);
    return entry;
  }
}
