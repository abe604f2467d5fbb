/** A single call of a server: sends the question, and reads the answer, whole or streamed. */
import type OpenAI from 'openai';
import { Stream } from 'openai/streaming';
import { withoutThoughts } from '../answers/markup.ts';
import type { Adaptation, ModelRequest } from './adaptation.ts';
import { type Answer, answerOf, NOTHING, parseChunk, plainText, readAnswer } from './answer.ts';
import { failureFrom } from './client-errors.ts';
import { GoalServerFailure } from './failure.ts';

/** Is notified, at intervals, of the text so far and of the model; returns whether it wants more. */
export type ProgressListener = (text: string, model: string | null) => Promise<boolean>;

/** The maximum number of parameters dropped before a rejection is final; one may be renamed besides. */
const MAX_LEFT_OUT = 2;
/** The maximum number of retries after other requests have adapted the parameters. */
const MAX_ANEW = 3;
/** The interval at which a listener is notified of a growing text, in milliseconds. */
const INTERVAL = 60;

/** The dependencies of a call. */
export interface CallContext {
  readonly client: OpenAI;
  readonly model: string;
  readonly adaptation: Adaptation;
}

/**
 * Asks a server once. Rejected parameters are adapted and sent again: one renaming, and two dropped ones.
 *
 * @param question the question; `probe` needs any answer
 * @param listener is notified of a streamed answer
 * @throws GoalServerFailure if there is no answer, and the signal's reason if it is aborted
 */
export async function askServer(
  { client, model, adaptation }: CallContext,
  question: ModelRequest | 'probe',
  signal: AbortSignal,
  listener?: ProgressListener,
): Promise<Answer> {
  const left = { renamed: 1, 'left out': MAX_LEFT_OUT, 'repaired before': MAX_ANEW };
  for (;;) {
    const sent = adaptation.revision;
    let begun = false;
    try {
      const response = await client.chat.completions
        .create(question === 'probe' ? adaptation.probe(model) : adaptation.body(model, question), { signal })
        .asResponse();
      begun = true;
      const isStream = /event-stream/.test(response.headers.get('content-type') ?? '');
      const answer = isStream
        ? await readPieces(response, client, adaptation, listener)
        : readAnswer(await response.text());
      if (answer.orphan) adaptation.endsThoughtsUnopened();
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      const failure = failureFrom(error, Date.now(), begun);
      const repair = adaptation.repair(failure, sent);
      if (repair === undefined || left[repair] === 0) throw failure;
      left[repair]--;
    }
  }
}

/** Reads a streamed answer to its end, or until the listener has enough. */
async function readPieces(
  response: Response,
  client: OpenAI,
  adaptation: Adaptation,
  listener: ProgressListener | undefined,
): Promise<Answer> {
  const controller = new AbortController();
  let whole = NOTHING;
  let told = performance.now();
  for await (const event of Stream.fromSSEResponse<unknown>(response, controller, client)) {
    const piece = parseChunk(event);
    whole = {
      model: piece.model ?? whole.model,
      text: whole.text + piece.text,
      finish: piece.finish ?? whole.finish,
      usage: piece.usage ?? whole.usage,
      thought: whole.thought || piece.thought,
    };
    const now = performance.now();
    if (listener === undefined || piece.text === '' || now - told < INTERVAL) continue;
    told = now;
    // A lone surrogate is not part of the text yet.
    const { text, orphan } = withoutThoughts(plainText(whole.text.replace(/[\ud800-\udbff]$/, '')));
    // Text that may still turn out to be reasoning is not reported.
    if (adaptation.closesThoughts && !orphan) continue;
    if (await listener(text.trimStart(), whole.model)) continue;
    controller.abort();
    break;
  }
  if (whole.text === '' && whole.finish === null)
    throw new GoalServerFailure('nonsense', { said: 'an empty stream' });
  return answerOf(whole);
}
