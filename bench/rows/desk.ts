/** The processor time and size of the pages of the desk, with a large programme. */

import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { addOthers, declaredScreens, walkDesk } from '../../test/support/desk-screens.ts';
import { loadTimes } from '../load.ts';
import { processorTime, runProgram, startService } from '../processes.ts';
import type { Row } from '../row.ts';
import { writeProgrammeTables } from '../tables.ts';

/** The numbers of warm-up and of measured requests per page. */
const WARM = 10;
const TIMES = 40;

interface Page {
  readonly address: string;
  readonly milliseconds: number;
  readonly kilobytes: number;
}

/** The rows of an uploaded sheet, as a week has them. */
const ROWS = 300;

/** Uploads the first rows of a table, of which every other one says something new, and gives the address of its steps. */
async function upload(address: string, table: string, rows: number): Promise<string> {
  const lines = (await readFile(table, 'utf8')).split('\n', rows + 1);
  const changed = lines.map((line, index) =>
    index % 2 === 0
      ? line
      : line.replace(/,matched,.*$/, ',on_hold,2026-02-02').replace(/,Mentor /, ',Ment?r '),
  );
  const body = new FormData();
  body.append('files', new File([`${changed.join('\n')}\n`], basename(table)));
  const answer = await fetch(`${address}/desk/upload/`, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location') ?? '/desk/upload/';
}

/** Screens that a page leads to, each at the first address that is found. */
export const desk: Row = {
  name: 'desk',
  async measure({ folder, sizes, say }) {
    const pairs = Math.min(10_000, sizes.relations);
    const file = join(folder, 'desk.db');
    const tables = await writeProgrammeTables(folder, pairs);
    const importing = runProgram(['import', ...tables], `sqlite:${file}`);
    importing.stdout?.resume();
    const [status] = await once(importing, 'exit');
    if (status !== 0) return `the import ended with ${status}`;
    // What others have written or delivered leads to screens of its own, such as that of feedback to assign.
    await addOthers(file);
    await using service = await startService(`sqlite:${file}`);
    const get = async (path: string) => {
      const answer = await fetch(service.address + path, { headers: { Accept: 'text/html' } });
      return { status: answer.status, text: await answer.text() };
    };
    const [people = '', sheet = ''] = [tables[1], tables[2]];
    const changing = await upload(service.address, sheet, ROWS);
    const asking = await upload(service.address, people, ROWS);
    const steps = [changing, `${changing}changes/`, asking, `${asking}questions/`];
    const { found } = await walkDesk(await declaredScreens(file, 'open'), get);
    const pages: Page[] = [];
    const addresses = [...found].flatMap(([path, [address]]) =>
      address === undefined || path.endsWith('.csv') || path.startsWith('/desk/upload/{') ? [] : [address],
    );
    for (const address of [...addresses, ...steps]) {
      const url = service.address + address;
      await loadTimes({ url }, WARM);
      const before = processorTime(service.processId);
      await loadTimes({ url }, TIMES);
      const milliseconds = (processorTime(service.processId) - before) / TIMES;
      const kilobytes = Buffer.byteLength((await get(address)).text) / 1000;
      say(`  ${address}: ${milliseconds.toFixed(1)} ms, ${kilobytes.toFixed(0)} kB`);
      pages.push({ address, milliseconds, kilobytes });
    }
    const most = (of: 'milliseconds' | 'kilobytes') =>
      pages.reduce((one, other) => (other[of] > one[of] ? other : one));
    const [slowest, largest] = [most('milliseconds'), most('kilobytes')];
    const what = `any page of the desk, ${pairs} pairs`;
    return [
      {
        what,
        against: '',
        unit: 'ms of processor time',
        measured: slowest.milliseconds,
        target: { of: 'measured', bound: 'at most', value: 50 },
        note: `the slowest of ${pages.length}: ${slowest.address}`,
      },
      {
        what: `size of ${what}`,
        against: '',
        unit: 'kB',
        measured: largest.kilobytes,
        target: { of: 'measured', bound: 'at most', value: 300 },
        note: `the largest: ${largest.address}`,
      },
    ];
  },
};
