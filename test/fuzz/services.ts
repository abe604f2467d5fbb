/** The two services that are tried: one that answers everybody, and one that asks for tokens. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { bearer } from '../support/auth.ts';
import { type RawAnswer, type RawRequest, send } from '../support/http.ts';
import { runProgram, type ServingProgram, serveProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';
import { Ledger } from './ledger.ts';
import type { CallerName } from './steps.ts';

/** A service in a process of its own, with what is known of what it did. */
export interface TriedService {
  readonly isGuarded: boolean;
  readonly port: number;
  readonly ledger: Ledger;
  /** The headers by which a caller is known. */
  headersOf(caller: CallerName): Readonly<Record<string, string>>;
  /** Asks as somebody who may read everything. */
  ask(request: RawRequest): Promise<RawAnswer>;
  /** How much memory it holds now, and held at the most, in MB. */
  memory(): { readonly now: number; readonly most: number };
  /** Ends it as an operator does: it must end well, and have logged no error. */
  finish(): Promise<void>;
}

export interface TriedServices extends AsyncDisposable {
  readonly open: TriedService;
  readonly guarded: TriedService;
}

/** What each caller's token opens; the others have none that is known. */
const SCOPES: ReadonlyMap<CallerName, string> = new Map([
  ['reader', 'goals:read'],
  ['courses', 'courses:read,courses:write'],
  ['writer', 'goals:read,goals:write,courses:read,courses:write,statuses:read,feedbacks:read'],
]);

/**
 * Starts them.
 *
 * @param databases the addresses of two empty databases; files of their own where there are none
 */
export async function startServices(
  databases: readonly [string, string] = ['sqlite:open.db', 'sqlite:guarded.db'],
): Promise<TriedServices> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await temporaryFolder()).path;
  const [forAll, forSome] = databases.map((DATABASE_URL) => ({
    DATABASE_URL,
    LOG_LEVEL: 'error',
    // As `npm start` has it.
    NODE_OPTIONS: '--max-semi-space-size=8',
  }));
  const secrets = new Map<CallerName, string>([['stranger', 'mentoring_nobody-made-this']]);
  for (const [caller, scopes] of SCOPES) {
    const made = await runProgram(['token', 'create', caller, '--scope', scopes, '--json'], {
      folder,
      settings: { ...forSome },
    });
    assert.equal(made.status, 0, made.errors);
    secrets.set(caller, String(Object(JSON.parse(made.output)).secret));
  }
  const headersOf = (caller: CallerName): Readonly<Record<string, string>> => {
    const secret = secrets.get(caller);
    return secret === undefined ? {} : bearer(secret);
  };
  const open = opened.use(await serveProgram({ folder, settings: { ...forAll, ALLOWED_HOSTS: '*' } }));
  const guarded = opened.use(await serveProgram({ folder, settings: { ...forSome, AUTH: 'tokens' } }));
  const held = opened.move();
  return {
    open: tried(open, false, () => ({})),
    guarded: tried(guarded, true, headersOf),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

function tried(
  program: ServingProgram,
  isGuarded: boolean,
  headersOf: (caller: CallerName) => Readonly<Record<string, string>>,
): TriedService {
  const { port, processId } = program;
  return {
    isGuarded,
    port,
    ledger: new Ledger(),
    headersOf,
    ask: (request) => send(port, { ...request, headers: { ...headersOf('writer'), ...request.headers } }),
    memory: () => ({ now: memoryOf(processId, 'VmRSS'), most: memoryOf(processId, 'VmHWM') }),
    async finish() {
      program.signal('SIGTERM');
      const { status, errors } = await program.ended;
      assert.equal(errors, '', 'it logged errors');
      assert.equal(status, 0);
    },
  };
}

/** What proc(5) says of the memory of a process, in MB. */
function memoryOf(processId: number, which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000;
}
