/** Many steps, several at a time, until so many requests were sent; between the parts of a run all is counted. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import { deedOf, perform } from './performing.ts';
import { bytesOf } from './requests.ts';
import { startServices, type TriedServices } from './services.ts';
import { type Step, step } from './steps.ts';

export interface FuzzTerms {
  /** How many requests are sent at the least. */
  readonly requests: number;
  readonly seed: number;
  /** How many clients at a time. */
  readonly clients: number;
  /** Where a failure was found, to do that alone: `12:3:0`. */
  readonly path?: string;
  /** Two databases other than files. */
  readonly databases?: readonly [string, string];
  /** Told of progress. */
  readonly say: (words: string) => void;
}

/** How many steps a client does at the most until all is counted. */
const PART = 500;
/** A step sends more than one request in the mean. */
const REQUESTS_OF_STEP = 1.5;

/** What the processes may hold, in MB: a good deal more than at rest, and no more however many requests came. */
const MEMORY = 450;

/** Steps are told apart by this number. */
let serial = 0;

/**
 * Starts two services and tries them.
 *
 * @throws Error that shows what failed, the bytes, and how to do it alone
 */
export async function fuzz(terms: FuzzTerms): Promise<void> {
  const { clients, say } = terms;
  await using services = await startServices(terms.databases);
  let sent = 0;
  let seed = terms.seed;
  while (sent < terms.requests) {
    const seeds = Array.from({ length: terms.path === undefined ? clients : 1 }, () => seed++);
    const counts = await Promise.all(seeds.map((own) => part(own, services, terms)));
    sent += counts.reduce((sum, count) => sum + count, 0);
    await checkServices(services, `the seeds ${seeds.join(', ')}`);
    say(`${sent} requests, seeds up to ${seed - 1}; ${stateOf(services)}`);
    if (terms.path !== undefined) break;
  }
  for (const { ledger, ask, finish } of [services.open, services.guarded]) {
    await ledger.checkGoals(ask);
    await finish();
  }
}

/** The steps of one client. Gives how many requests it sent. */
async function part(
  seed: number,
  services: TriedServices,
  { path, requests, clients }: FuzzTerms,
): Promise<number> {
  let sent = 0;
  const details = await fc.check(
    fc.asyncProperty(step, async (planned) => {
      serial += 1;
      sent += await perform(planned, services, serial);
    }),
    {
      seed,
      numRuns: Math.min(PART, Math.ceil(requests / clients / REQUESTS_OF_STEP)),
      ...(path !== undefined && { path }),
    },
  );
  if (!details.failed) return sent;
  const [failed] = details.counterexample ?? [];
  const { errorInstance, counterexamplePath } = details;
  const cause = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  throw new Error(
    `${cause}\n\n${failed === undefined ? '' : shown(failed)}\n\nTo do this alone: npm run fuzz -- --seed ${seed} --path ${counterexamplePath}`,
    { cause: errorInstance },
  );
}

/** Nobody is being answered: the services live, count right, and are no larger than they may be. */
async function checkServices(services: TriedServices, when: string): Promise<void> {
  for (const { ask, ledger, memory } of [services.open, services.guarded]) {
    assert.equal((await ask({ path: '/healthz' })).status, 200);
    await ledger.checkCounts(ask).catch((cause: unknown) => {
      throw new Error(`After ${when}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    });
    const { now } = memory();
    assert.ok(now < MEMORY, `After ${when}: the process holds ${now} MB`);
  }
}

function stateOf({ open, guarded }: TriedServices): string {
  return [open, guarded]
    .map((service) => {
      const { now, most } = service.memory();
      return `${service.isGuarded ? 'guarded' : 'open'}: ${service.ledger.count('smart-goals')} goals, ${service.ledger.count('courses')} courses, ${Math.round(now)} MB, at most ${Math.round(most)} MB`;
    })
    .join('; ');
}

/** How much of a request is shown, in characters. */
const SHOWN = 3000;

/** A step as it is sent, its bytes as a string of JavaScript. */
function shown(failed: Step): string {
  const deed = deedOf(failed, 0, true);
  const whole = { close: false, chunked: false };
  const bytes =
    deed.kind === 'raw'
      ? [deed.bytes]
      : deed.kind === 'requests'
        ? deed.requests.map((request) => bytesOf(request, { ...whole, chunked: deed.chunked }))
        : [bytesOf(deed.request, whole)];
  const what = [
    deed.kind,
    `to the service that ${failed.isGuarded ? `asks for tokens, by ${failed.caller}` : 'answers everybody'}`,
    ...('pipelined' in deed && deed.pipelined ? ['all at once'] : []),
    ...('part' in deed ? [`${deed.part} of it, then ${deed.isBroken ? 'broken' : 'ended'}`] : []),
  ];
  const written = bytes.map((piece) => JSON.stringify(piece.toString('latin1')).slice(0, SHOWN));
  return `${what.join(', ')}:\n${written.join('\n')}`;
}
