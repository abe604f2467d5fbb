/** A service with this interface, as small as can be, whose goals come and go while it is asked; over real HTTP. */
import { createServer } from 'node:http';

/** What a source does. */
export interface ChangingSourceOptions {
  /** The ids that it begins with, rising. */
  readonly ids: readonly number[];
  /** Called before each page is read, and `between` after its count and before its records, with how many were before. */
  readonly change?: (source: ChangingSource, before: number) => void;
  readonly between?: (source: ChangingSource, before: number) => void;
  /** How many goals it gives at the most, whatever is asked for. */
  readonly cap?: number;
  /** Gives another count than the true one. */
  readonly countOf?: (length: number) => number;
  readonly heedsOffset?: boolean;
}

export interface ChangingSource extends AsyncDisposable {
  readonly address: string;
  /** How many pages of goals it was asked for. */
  readonly pages: number;
  /** Its goals, newest first. */
  readonly ids: readonly number[];
  create(): void;
  remove(id: number): void;
  /** Adds a goal whose id is not the newest, as of a transaction that took long. */
  insert(id: number): void;
}

/** A goal by its id, as such a service shows it. */
export const shownGoal = (id: number) => ({
  id,
  created_at: Temporal.Instant.fromEpochMilliseconds(1_780_000_000_000 + id * 1000)
    .toZonedDateTimeISO('Europe/Berlin')
    .toString({ timeZoneName: 'never', fractionalSecondDigits: 6 }),
  input: `wish ${id}`,
  output: `goal ${id}`,
  input_tokens: 240 + id,
  output_tokens: 10,
});

/** Starts a source. It has no courses, statuses or feedbacks. */
export async function startChangingSource(options: ChangingSourceOptions): Promise<ChangingSource> {
  const { change, between, cap = 30, countOf = (length) => length, heedsOffset = true } = options;
  let ids = [...options.ids];
  let last = ids.at(-1) ?? 0;
  let pages = 0;
  const server = createServer((incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://localhost');
    let body: object = [];
    if (pathname === '/smart-goals/') {
      change?.(source, pages);
      const count = countOf(ids.length);
      between?.(source, pages);
      pages++;
      const offset = heedsOffset ? Number(searchParams.get('offset')) : 0;
      const limit = Math.min(cap, Number(searchParams.get('limit')));
      const results = ids
        .toReversed()
        .slice(offset, offset + limit)
        .map(shownGoal);
      body = { count, next: 'http://elsewhere.example.org/', previous: null, results };
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const at = server.address();
  const source: ChangingSource = {
    address: `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`,
    get pages() {
      return pages;
    },
    get ids() {
      return ids.toReversed();
    },
    create() {
      last++;
      ids.push(last);
    },
    remove(id) {
      ids = ids.filter((one) => one !== id);
    },
    insert(id) {
      ids = [...ids, id].sort((one, other) => one - other);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
  return source;
}
