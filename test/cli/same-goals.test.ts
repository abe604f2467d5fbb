/** The command and the interface are two ways to the same writer. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonObject, post } from '../support/documents.ts';
import { runProgram } from '../support/program.ts';
import { startService, temporaryFolder } from '../support/service.ts';

const WISHES = [
  'I want to become a team lead and speak better in meetings.',
  '1. Englisch von B1 auf B2 bringen\n2. Ein Netzwerk aufbauen, 2 Stunden pro Woche',
  'none, thanks',
];

const SHARED = ['input', 'output', 'input_tokens', 'output_tokens'];

/** What both tell. */
const shared = (written: Readonly<Record<string, unknown>>) => SHARED.map((name) => written[name]);

/** Goals have dates: where midnight falls between the two, both are written again. */
const today = () => Temporal.Now.plainDateISO('Europe/Berlin').toString();

for (const input of WISHES) {
  test(`“mentoring goal” and POST write the same for ${JSON.stringify(input)}`, async () => {
    await using folder = await temporaryFolder();
    await using service = await startService();
    for (let day = ''; day !== today(); ) {
      day = today();
      const answer = await post(service.port, '/smart-goals/', { input });
      const command = await runProgram(['goal', '--json', '-'], { folder: folder.path, input });
      assert.equal(command.status, 0, command.errors);
      if (day === today()) assert.deepEqual(shared(JSON.parse(command.output)), shared(jsonObject(answer)));
    }
  });
}
