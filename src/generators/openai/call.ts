/** One call of a server: the question goes out, the answer is read, whole or as it comes. */
import type OpenAI from 'openai';
import { Stream } from 'openai/streaming';
import type { Adaptation, Question } from './adaptation.ts';
import { type Answer, readAnswer, readPiece, type Usage, withoutThoughts } from './answer.ts';
import { failureFrom, GoalServerFailure } from './failure.ts';

/** Told of the text so far, as it grows; says whether it wants more of it. */
export type Listener = (text: string) => Promise<boolean>;

/** Refused parameters are taken out so often before a refusal is final. */
const MOST_REPAIRS = 3;

/**
 * Asks a server once. What it refuses of the parameters is repaired and asked again: one renaming, and two that are
 * left out.
 *
 * @param listener told of an answer that comes in pieces
 * @throws GoalServerFailure where it does not answer, and the signal's reason where that ends it
 */
export async function askServer(
  client: OpenAI,
  model: string,
  question: Question,
  adaptation: Adaptation,
  signal: AbortSignal,
  listener?: Listener,
): Promise<Answer> {
  let sent = adaptation.revision;
  for (let repairs = 0; ; repairs++) {
    try {
      sent = adaptation.revision;
      const response = await client.chat.completions
        .create(adaptation.body(model, question), { signal })
        .asResponse();
      return await readResponse(response, client, listener);
    } catch (error) {
      signal.throwIfAborted();
      const failure = failureFrom(error, Date.now());
      if (!(failure instanceof GoalServerFailure)) throw unforeseen(failure);
      if (repairs === MOST_REPAIRS || !adaptation.repair(failure, sent)) throw failure;
    }
  }
}

/** A connection that breaks in the middle of an answer is thrown as whatever `fetch` makes of it. */
function unforeseen(error: unknown): GoalServerFailure {
  const inner = error instanceof Error && error.cause instanceof GoalServerFailure ? error.cause : undefined;
  if (inner !== undefined) return inner;
  // The client library parses the pieces of a stream itself.
  if (error instanceof SyntaxError)
    return new GoalServerFailure('nonsense', { said: 'a piece that is no JSON' });
  return new GoalServerFailure('unreachable', { said: String(error), cause: error });
}

async function readResponse(
  response: Response,
  client: OpenAI,
  listener: Listener | undefined,
): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  if (/event-stream/.test(type)) return readPieces(response, client, listener);
  const answer = readAnswer(await response.text());
  await listener?.(answer.text);
  return answer;
}

/** Reads an answer in pieces to its end, or until the listener has enough. */
async function readPieces(
  response: Response,
  client: OpenAI,
  listener: Listener | undefined,
): Promise<Answer> {
  const controller = new AbortController();
  let written = '';
  let finish: string | null = null;
  let usage: Usage | null = null;
  let thought = false;
  for await (const event of Stream.fromSSEResponse<unknown>(response, controller, client)) {
    const piece = readPiece(event);
    written += piece.text;
    finish = piece.finish ?? finish;
    usage = piece.usage ?? usage;
    thought ||= piece.thought;
    if (
      piece.text !== '' &&
      listener !== undefined &&
      !(await listener(withoutThoughts(written).trimStart()))
    ) {
      controller.abort();
      break;
    }
  }
  if (written === '' && finish === null) throw new GoalServerFailure('nonsense', { said: 'an empty stream' });
  const text = withoutThoughts(written);
  return { text: text.trim(), finish, usage, thought: thought || text !== written };
}
