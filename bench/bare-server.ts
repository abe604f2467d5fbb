/** The baseline: a bare `node:http` server that sends the same bytes to every request, or 304. */

import { createServer } from 'node:http';

/** Its input: the headers of the service's own response, and its body in base64. */
interface Fixture {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const fixture: Fixture = JSON.parse(process.argv[2] === undefined ? '{}' : await readStandardInput());
const body = Buffer.from(fixture.body, 'base64');

async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const server = createServer((_request, response) => {
  response.writeHead(fixture.status, fixture.headers);
  response.end(fixture.status === 304 ? undefined : body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});
