/** Servers that are asked for goals over real HTTP, and what the tests of that share. */

import assert from 'node:assert/strict';
import type { GoalWriter, WrittenGoals } from '../../../src/domain/goal-writer.ts';
import { createOfflineGoalWriter } from '../../../src/generators/offline-writer.ts';
import type { GoalServerFailure } from '../../../src/generators/openai/failure.ts';
import type { HealthChange } from '../../../src/generators/openai/health.ts';
import { createOpenAiGoalWriter, type OpenAiOptions } from '../../../src/generators/openai/writer.ts';
import { inlineTextWork } from '../../../src/generators/worker/inline.ts';
import {
  type GoalServerForTests,
  type HeardRequest,
  type Reply,
  startGoalServer,
} from '../../support/goal-server.ts';

export const INPUT = 'I want to learn Python in the evenings, and to show what I can do.';
/** Long enough not to be met by chance. */
export const LIMIT = 180_000;

const today = (): Temporal.PlainDate => Temporal.PlainDate.from('2026-11-21');

export const composer = createOfflineGoalWriter({ today, texts: inlineTextWork });

/** A writer, and what it told of. */
export interface Told {
  readonly writer: GoalWriter;
  readonly failures: GoalServerFailure[];
  readonly health: HealthChange[];
}

interface Asked extends Told, AsyncDisposable {
  readonly server: GoalServerForTests;
}

/** A writer that asks a server at an address. */
export function writerFor(baseUrl: string, options: Partial<OpenAiOptions> = {}): Told {
  const failures: GoalServerFailure[] = [];
  const health: HealthChange[] = [];
  const writer = createOpenAiGoalWriter({
    server: { baseUrl, key: 'sk-secret', model: 'some-model' },
    timeLimit: LIMIT,
    concurrency: 8,
    texts: inlineTextWork,
    today,
    onFailure: (failure) => failures.push(failure),
    onHealth: (change) => health.push(change),
    ...options,
  });
  return { writer, failures, health };
}

/** A server that answers so, and a writer that asks it. */
export async function asking(
  answer: (request: HeardRequest) => Reply,
  options: Partial<OpenAiOptions> = {},
): Promise<Asked> {
  const server = await startGoalServer(answer);
  const told = writerFor(server.address, options);
  return { server, ...told, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

export async function write(writer: GoalWriter, input = INPUT): Promise<WrittenGoals> {
  return writer.write({ input, variant: 0 });
}

export const isFailure = (reason: string) => (error: unknown) => {
  assert.ok(error instanceof Error && 'reason' in error, String(error));
  assert.equal(error.reason, reason);
  return true;
};
