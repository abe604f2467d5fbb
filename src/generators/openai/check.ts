/** Tries a goal server, with a short wish and a long one, and tells what works. */
import { NO_RESPONSE } from '../../domain/goal-writer.ts';
import type { AnswerFault } from '../answers/check.ts';
import type { Examination, TextWork } from '../text-work.ts';
import { countInputTokens } from '../tokens.ts';
import { createAdaptation, type Question } from './adaptation.ts';
import type { Answer } from './answer.ts';
import { askServer, type Caller } from './call.ts';
import { capacityOf, contextSizeIn } from './context-size.ts';
import { type FailureReason, GoalServerFailure } from './failure.ts';
import { longWish, takesUpLongWish } from './long-wish.ts';
import { apiAddress, createClient, type GoalServer } from './transport.ts';

/** What became of the long wish. */
export type LongWishTrial =
  /** It was taken as a whole. */
  | { readonly outcome: 'taken' }
  /** The server counted far fewer tokens than were sent: it cuts long texts without a word. */
  | { readonly outcome: 'cut'; readonly counted: number; readonly sent: number }
  /** What it wrote is about something else, or of no use. */
  | { readonly outcome: 'no use'; readonly output: string }
  /** It was refused, for one because it does not fit into the context. */
  | { readonly outcome: 'failed'; readonly reason: FailureReason; readonly said: string };

/** What a trial showed. */
export type Trial =
  | {
      readonly works: true;
      readonly address: string;
      readonly milliseconds: number;
      /** The model that wrote, as the server names it; null if it does not. */
      readonly model: string | null;
      /** How many tokens the model holds at a time; null if the server does not tell. */
      readonly context: number | null;
      /** How many requests it works on at a time; null if the server does not tell. */
      readonly slots: number | null;
      /** The name under which it takes the bound on an answer. */
      readonly tokenParameter: string;
      /** Parameters that it does not take. */
      readonly leftOut: readonly string[];
      /** Whether its model thinks before it writes. */
      readonly thinks: boolean;
      /** The tokens that it counted; null if it does not say. */
      readonly tokens: { readonly input: number; readonly output: number } | null;
      /** What it wrote, what is wrong with that (null: nothing), and whether it can be used. */
      readonly output: string;
      readonly fault: AnswerFault | 'no response' | null;
      readonly usable: boolean;
      readonly long: LongWishTrial;
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
/** How long a server may take to tell of itself, in milliseconds. */
const CAPACITY_LIMIT = 3_000;
/** A server's tokens of an English text are at least this share of ours; fewer, and it did not read all of it. */
const LEAST_SHARE = 0.6;

/** What a trial is made with. */
interface TrialParts {
  readonly caller: Caller;
  readonly timeLimit: number;
  readonly texts: TextWork;
  readonly today: Temporal.PlainDate;
}

/**
 * Asks the server for the goals of an invented mentee, and then of another who writes at length.
 *
 * @param timeLimit of each of them, in milliseconds
 */
export async function tryGoalServer(
  server: GoalServer,
  timeLimit: number,
  texts: TextWork,
  today: Temporal.PlainDate,
): Promise<Trial> {
  const address = apiAddress(server.baseUrl);
  const adaptation = createAdaptation();
  const caller: Caller = { client: createClient(server), model: server.model, adaptation };
  const parts = { caller, timeLimit, texts, today };
  const start = performance.now();
  try {
    const { answer, examination } = await askOnce(parts, SAMPLE);
    const milliseconds = Math.round(performance.now() - start);
    const { context, slots } = await capacityOf(server, AbortSignal.timeout(CAPACITY_LIMIT));
    const long = await tryLongWish(parts);
    const { input = null, output: counted = null } = answer.usage ?? {};
    const fault = examination.output === NO_RESPONSE ? 'no response' : examination.fault;
    return {
      works: true,
      address,
      milliseconds,
      model: answer.model === null ? null : withoutSecrets(answer.model, server),
      context: context ?? (long.outcome === 'failed' ? contextSizeIn(long.said) : null),
      slots,
      tokenParameter: adaptation.tokenParameter,
      leftOut: adaptation.leftOut,
      thinks: answer.thought,
      tokens: input === null || counted === null ? null : { input, output: counted },
      output: withoutSecrets(examination.output, server),
      fault,
      usable: fault === null,
      long: hideSecrets(long, server),
    };
  } catch (error) {
    if (!(error instanceof GoalServerFailure)) throw error;
    const { reason, status = null, said } = error;
    return { works: false, address, reason, status, said: withoutSecrets(said, server) };
  }
}

/** One wish, with more room where the model thinks. */
async function askOnce(
  { caller, timeLimit, texts, today }: TrialParts,
  input: string,
): Promise<{ readonly answer: Answer; readonly examination: Examination }> {
  const { adaptation } = caller;
  const room = adaptation.room(false);
  const question: Question = { input, facts: { today, language: 'en' }, variant: 0, streamed: false, room };
  const signal = AbortSignal.timeout(timeLimit);
  try {
    let answer = await askServer(caller, question, signal);
    if (answer.text === '' && answer.finish === 'length') {
      answer = await askServer(caller, { ...question, room: adaptation.room(true) }, signal);
    }
    const examination = await texts.examine({
      input,
      output: answer.text,
      today: today.toString(),
      language: 'en',
      isCut: answer.finish === 'length',
    });
    return { answer, examination };
  } catch (error) {
    if (error instanceof GoalServerFailure || !signal.aborted) throw error;
    throw new GoalServerFailure('too slow');
  }
}

async function tryLongWish(parts: TrialParts): Promise<LongWishTrial> {
  const input = longWish();
  try {
    const { answer, examination } = await askOnce(parts, input);
    const sent = await countInputTokens(input, { today: parts.today, language: 'en' });
    const counted = answer.usage?.input ?? null;
    if (counted !== null && counted < sent * LEAST_SHARE) return { outcome: 'cut', counted, sent };
    const { output, fault } = examination;
    return fault === null && takesUpLongWish(output) ? { outcome: 'taken' } : { outcome: 'no use', output };
  } catch (error) {
    if (!(error instanceof GoalServerFailure)) throw error;
    return { outcome: 'failed', reason: error.reason, said: error.said };
  }
}

function hideSecrets(long: LongWishTrial, server: GoalServer): LongWishTrial {
  if (long.outcome === 'no use') return { ...long, output: withoutSecrets(long.output, server) };
  return long.outcome === 'failed' ? { ...long, said: withoutSecrets(long.said, server) } : long;
}

/** What a server said, without the key that it may echo, and without what would move the cursor of a terminal. */
function withoutSecrets(text: string, { key }: GoalServer): string {
  const hidden = key === null ? text : text.replaceAll(key, '********');
  return hidden.replace(/[^\P{Cc}\n]/gu, ' ');
}
