/** Tests a goal server with a short wish and a long one. */

import { NO_RESPONSE } from '../../domain/goal-writer.ts';
import type { AnswerFault } from '../answers/check.ts';
import type { Examination, TextWork } from '../text-work.ts';
import { countInputTokens } from '../tokens.ts';
import { createAdaptation, type ModelRequest } from './adaptation.ts';
import { type Answer, propertyOf } from './answer.ts';
import { askServer, type CallContext } from './call.ts';
import { type FailureReason, GoalServerFailure } from './failure.ts';
import {
  answersHttp,
  apiAddress,
  createClient,
  type GoalServer,
  NO_HTTPS,
  readFromServer,
} from './transport.ts';

/** The result of the long wish. */
type LongWishTrial =
  /** It was accepted as a whole. */
  | { readonly outcome: 'taken' }
  /** The server counted far fewer tokens than were sent: it silently truncates long texts. */
  | { readonly outcome: 'cut'; readonly counted: number; readonly sent: number }
  /** The answer is about something else, or unusable. */
  | { readonly outcome: 'no use'; readonly output: string }
  /** It was rejected, such as because it does not fit into the context. */
  | { readonly outcome: 'failed'; readonly reason: FailureReason; readonly said: string };

/** The result of a test of a server that writes. */
interface WorkingTrial {
  readonly works: true;
  readonly address: string;
  readonly milliseconds: number;
  /** The model that wrote, as the server names it; null if it does not. */
  readonly model: string | null;
  /** The context size of the model, in tokens of prompt, wish and answer; null if the server does not report it. */
  readonly context: number | null;
  /** The number of requests that it handles at a time; null if the server does not report it. */
  readonly slots: number | null;
  /** The name of the limit on output tokens. */
  readonly tokenParameter: string;
  /** Rejected parameters. */
  readonly leftOut: readonly string[];
  /** Whether its model produces reasoning. */
  readonly thinks: boolean;
  /** Its token counts; null if it does not count. */
  readonly tokens: { readonly input: number; readonly output: number } | null;
  /** The answer, its fault (null: none), and whether it can be used. */
  readonly output: string;
  readonly fault: AnswerFault | 'no response' | null;
  readonly usable: boolean;
  readonly long: LongWishTrial;
}

/** The result of a test. */
export type Trial =
  | WorkingTrial
  | {
      readonly works: false;
      readonly address: string;
      readonly reason: FailureReason;
      readonly status: number | null;
      /** The error of the server or the network. */
      readonly said: string;
    };

/** An invented wish. */
const SAMPLE = 'I want to learn Python and practise it every week.';
/** The timeout of questions about the server itself, in milliseconds. */
const CAPACITY_LIMIT = 3_000;
/**
 * The minimum ratio of the server's token count of an English text to ours; a lower one means that it
 * truncated the text.
 */
const MIN_SHARE = 0.6;

/** The dependencies of a test. */
interface TrialParts {
  readonly caller: CallContext;
  readonly timeLimit: number;
  readonly texts: TextWork;
  readonly today: Temporal.PlainDate;
}

/**
 * Requests goals for an invented short wish, and for a long one.
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
  const caller: CallContext = {
    client: createClient(server),
    model: server.model,
    adaptation,
    silence: timeLimit,
  };
  const parts = { caller, timeLimit, texts, today };
  const start = performance.now();
  try {
    const { answer, examination } = await askOnce(parts, SAMPLE);
    const milliseconds = Math.round(performance.now() - start);
    const { context, slots } = await capacityOf(server);
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
    if (status === null && (await answersHttp(address, AbortSignal.timeout(CAPACITY_LIMIT))))
      return { works: false, address, reason: 'unreachable', status, said: NO_HTTPS };
    return { works: false, address, reason, status, said: withoutSecrets(said, server) };
  }
}

/** Requests goals for one wish, with more output tokens if the model produces reasoning. */
async function askOnce(
  { caller, timeLimit, texts, today }: TrialParts,
  input: string,
): Promise<{ readonly answer: Answer; readonly examination: Examination }> {
  const { adaptation } = caller;
  const room = adaptation.room(false);
  const question: ModelRequest = {
    input,
    facts: { today, language: 'en' },
    variant: 0,
    streamed: false,
    room,
  };
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
    if (counted !== null && counted < sent * MIN_SHARE) return { outcome: 'cut', counted, sent };
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

/** The server's message without an echoed key and without terminal control characters. */
function withoutSecrets(text: string, { key }: GoalServer): string {
  const hidden = key === null ? text : text.replaceAll(key, '********');
  return hidden.replace(/[^\P{Cc}\n]/gu, ' ');
}

/** Requests the properties of llama.cpp, or the model list of others (vLLM). */
async function capacityOf(server: GoalServer): Promise<Pick<WorkingTrial, 'context' | 'slots'>> {
  const signal = AbortSignal.timeout(CAPACITY_LIMIT);
  const address = apiAddress(server.baseUrl);
  const properties = await readFromServer(server, `${address.replace(/\/v1$/, '')}/props`, signal);
  const own = countIn(propertyOf(properties, 'default_generation_settings'), 'n_ctx');
  if (own !== null) return { context: own, slots: countIn(properties, 'total_slots') };
  const models = propertyOf(await readFromServer(server, `${address}/models`, signal), 'data');
  const list: readonly unknown[] = Array.isArray(models) ? models : [];
  const model = list.find((each) => propertyOf(each, 'id') === server.model);
  return { context: countIn(model, 'max_model_len'), slots: null };
}

/** The context size in a server's error about a text that is too long; null if there is none. */
function contextSizeIn(said: string): number | null {
  const named = /n_ctx: (\d+)|context (?:length|size|window)[^\d]{0,30}(\d+)/i.exec(said);
  const size = Number(named?.[1] ?? named?.[2]);
  return Number.isSafeInteger(size) && size > 0 ? size : null;
}

function countIn(value: unknown, name: string): number | null {
  const count = propertyOf(value, name);
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : null;
}

// An invented long wish, which shows whether a server accepts the longest inputs.

/** The wish at its very beginning: if that is truncated, the goals are about something else. */
const WISH =
  'I would like to learn to bake sourdough bread, and to sell ten loaves at our market. How it came about is a long story.';
/** The words that goals about it contain. */
const TAKEN_UP = /sourdough|bread|bak(?:e|ing)|loa(?:f|ves)|market/i;

const WHO = [
  'My neighbour',
  'My aunt',
  'The woman from the library',
  'A friend of my brother',
  'Our postman',
];
const WHAT = [
  'told me about the garden behind the old school',
  'showed me photographs of a walk along the river',
  'asked whether the swallows had come back to the barn',
  'remembered how the bridge was painted blue one summer',
  'counted the steps up to the tower and lost count twice',
  'said that the train from the coast is late whenever it rains',
  'brought plums, and we talked about the weather until it was dark',
];
const WHEN = ['On Monday', 'The day after', 'In spring', 'One evening', 'Before the holidays', 'Much later'];
/** Some 3,000 words, within the 20,000 characters of an input. */
const SENTENCES = 145;

/** The text: some 3,000 words, always the same. */
export function longWish(): string {
  const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
  const story = Array.from(
    { length: SENTENCES },
    (_, index) =>
      `${pick(WHEN, index)} ${pick(WHO, index).replace(/^[A-Z]/, (letter) => letter.toLowerCase())} ${pick(WHAT, index)}, and I wrote it down.`,
  );
  return [WISH, ...story].join(' ');
}

/** Whether goals are about that wish. */
export function takesUpLongWish(goals: string): boolean {
  return TAKEN_UP.test(goals);
}
