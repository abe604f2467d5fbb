/** Tries a goal server once, and tells what works. */
import type { TextWork } from '../work/text-work.ts';
import { createAdaptation } from './adaptation.ts';
import { askServer, type Caller } from './call.ts';
import { type FailureReason, GoalServerFailure } from './failure.ts';
import { apiAddress, createClient, type GoalServer } from './transport.ts';

/** What a trial showed. */
export type Trial =
  | {
      readonly works: true;
      readonly address: string;
      readonly milliseconds: number;
      /** The name under which it takes the bound on an answer. */
      readonly tokenParameter: string;
      /** Parameters that it does not take. */
      readonly leftOut: readonly string[];
      /** Whether its model thinks before it writes. */
      readonly thinks: boolean;
      /** The tokens that it counted; null where it does not say. */
      readonly tokens: { readonly input: number; readonly output: number } | null;
      /** What it wrote, and whether that can be used: in the right language, with a goal in it. */
      readonly output: string;
      readonly usable: boolean;
    }
  | {
      readonly works: false;
      readonly address: string;
      readonly reason: FailureReason;
      readonly status: number | null;
      /** What the server, or the network, said. */
      readonly said: string;
    };

/** What it is tried with: nobody's wish. */
const SAMPLE = 'I want to learn Python and practise it every week.';

/**
 * Asks the server for the goals of an invented mentee.
 *
 * @param timeLimit in milliseconds
 */
export async function tryGoalServer(server: GoalServer, timeLimit: number, texts: TextWork): Promise<Trial> {
  const address = apiAddress(server.baseUrl);
  const adaptation = createAdaptation();
  const caller: Caller = { client: createClient(server), model: server.model, adaptation };
  const question = { input: SAMPLE, variant: 0, streamed: false, room: adaptation.room(false) };
  const signal = AbortSignal.timeout(timeLimit);
  const start = performance.now();
  try {
    let answer = await askServer(caller, question, signal);
    if (answer.text === '' && answer.finish === 'length') {
      answer = await askServer(caller, { ...question, room: adaptation.room(true) }, signal);
    }
    const { output, otherLanguage, hasGoal } = await texts.examine({ input: SAMPLE, output: answer.text });
    const { input = null, output: counted = null } = answer.usage ?? {};
    return {
      works: true,
      address,
      milliseconds: Math.round(performance.now() - start),
      tokenParameter: adaptation.tokenParameter,
      leftOut: adaptation.leftOut,
      thinks: answer.thought,
      tokens: input === null || counted === null ? null : { input, output: counted },
      output: withoutSecrets(output, server),
      usable: hasGoal && !otherLanguage,
    };
  } catch (error) {
    const failure =
      error instanceof GoalServerFailure
        ? error
        : signal.aborted
          ? new GoalServerFailure('too slow')
          : undefined;
    if (failure === undefined) throw error;
    const { reason, status = null, said } = failure;
    return { works: false, address, reason, status, said: withoutSecrets(said, server) };
  }
}

/** What a server said, without the key that it may echo, and without what would move the cursor of a terminal. */
function withoutSecrets(text: string, { key }: GoalServer): string {
  const hidden = key === null ? text : text.replaceAll(key, '********');
  return hidden.replace(/[^\P{Cc}\n]/gu, ' ');
}
