/**
 * The baseline of uncached pages and creations: plain Fastify, one prepared statement of `node:sqlite` for
 * each, and `JSON.stringify`, without validation, authentication, metrics and logs.
 */

import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import fastify from 'fastify';

const { positionals } = parseArgs({ allowPositionals: true });
const database = new DatabaseSync(positionals[0] ?? '');
database.exec('PRAGMA journal_mode = WAL');
database.exec('PRAGMA synchronous = FULL');
const page = database.prepare(`
  SELECT id, created_at, input, output, input_tokens, output_tokens
  FROM smart_goals WHERE position <= (SELECT last_position FROM collections WHERE name = 'smart-goals') - ?
  ORDER BY position DESC LIMIT ?`);
const insertion = database.prepare(`
  INSERT INTO smart_goals
    (id, position, created_at, input, output, input_tokens, output_tokens, writer, variant, tokens_counted_by)
  SELECT id + 1, position + 1, ?, ?, 'I will.', 1, 1, 'offline', 0, 'service'
  FROM smart_goals ORDER BY position DESC LIMIT 1 RETURNING *`);

const server = fastify();
server.addContentTypeParser(
  'application/x-www-form-urlencoded',
  { parseAs: 'string' },
  (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
);
server.get<{ Querystring: { readonly limit: string; readonly offset: string } }>(
  '/smart-goals/',
  async ({ query }, reply) => {
    const results = page.all(Number(query.offset), Number(query.limit));
    return reply.type('application/json').send(JSON.stringify({ next: null, previous: null, results }));
  },
);
server.post<{ Body: { readonly input: string } }>('/smart-goals/', async ({ body }, reply) => {
  const record = insertion.get(new Date().toISOString(), body.input);
  return reply.code(201).type('application/json').send(JSON.stringify(record));
});
process.stdout.write(`listening on ${await server.listen({ host: '127.0.0.1', port: 0 })}\n`);
