/** One call of a server: the question goes out, the answer is read, whole or as it comes. */
import type OpenAI from 'openai';
import { Stream } from 'openai/streaming';
import { withoutThoughts } from '../answers/markup.ts';
import type { Adaptation, Question } from './adaptation.ts';
import { type Answer, plainText, readAnswer, readPiece, type Usage } from './answer.ts';
import { failureFrom } from './client-errors.ts';
import { GoalServerFailure } from './failure.ts';

/** Told of the text so far, as it grows, now and then, and of the model; says whether it wants more of it. */
export type Listener = (text: string, model: string | null) => Promise<boolean>;

/** So many parameters are left out before a refusal is final; one may be renamed beside. */
const MOST_LEFT_OUT = 2;
/** So often what others repaired is tried anew. */
const MOST_ANEW = 3;
/** The interval at which a listener is notified of a growing text, in milliseconds. */
const INTERVAL = 60;

/** What a call is made with. */
export interface Caller {
  readonly client: OpenAI;
  readonly model: string;
  readonly adaptation: Adaptation;
}

/**
 * Asks a server once. What it refuses of the parameters is repaired and asked again: one renaming, and two that are
 * left out.
 *
 * @param question what it is asked; `probe` is a few words that any answer will do for
 * @param listener told of an answer that comes in pieces
 * @throws GoalServerFailure if it does not answer, and the signal's reason if that ends it
 */
export async function askServer(
  { client, model, adaptation }: Caller,
  question: Question | 'probe',
  signal: AbortSignal,
  listener?: Listener,
): Promise<Answer> {
  const left = { renamed: 1, 'left out': MOST_LEFT_OUT, 'repaired before': MOST_ANEW };
  for (;;) {
    const sent = adaptation.revision;
    let begun = false;
    try {
      const response = await client.chat.completions
        .create(question === 'probe' ? adaptation.probe(model) : adaptation.body(model, question), { signal })
        .asResponse();
      begun = true;
      return await readResponse(response, client, adaptation, listener);
    } catch (error) {
      signal.throwIfAborted();
      const failure = failureFrom(error, Date.now(), begun);
      const repair = adaptation.repair(failure, sent);
      if (repair === undefined || left[repair] === 0) throw failure;
      left[repair]--;
    }
  }
}

async function readResponse(
  response: Response,
  client: OpenAI,
  adaptation: Adaptation,
  listener: Listener | undefined,
): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  const answer = /event-stream/.test(type)
    ? await readPieces(response, client, adaptation, listener)
    : readAnswer(await response.text());
  if (answer.orphan) adaptation.endsThoughtsUnopened();
  return answer;
}

/** Reads an answer in pieces to its end, or until the listener has enough. */
async function readPieces(
  response: Response,
  client: OpenAI,
  adaptation: Adaptation,
  listener: Listener | undefined,
): Promise<Answer> {
  const controller = new AbortController();
  let model: string | null = null;
  let written = '';
  let finish: string | null = null;
  let usage: Usage | null = null;
  let thought = false;
  let told = performance.now();
  for await (const event of Stream.fromSSEResponse<unknown>(response, controller, client)) {
    const piece = readPiece(event);
    model = piece.model ?? model;
    written += piece.text;
    finish = piece.finish ?? finish;
    usage = piece.usage ?? usage;
    thought ||= piece.thought;
    const now = performance.now();
    if (listener === undefined || piece.text === '' || now - told < INTERVAL) continue;
    told = now;
    // Half of a character is no part of the text yet.
    const { text, orphan } = withoutThoughts(plainText(written.replace(/[\ud800-\udbff]$/, '')));
    // What may still turn out to be thoughts is not told.
    if (adaptation.closesThoughts && !orphan) continue;
    if (await listener(text.trimStart(), model)) continue;
    controller.abort();
    break;
  }
  if (written === '' && finish === null) throw new GoalServerFailure('nonsense', { said: 'an empty stream' });
  const plain = plainText(written);
  const { text, orphan } = withoutThoughts(plain);
  return { model, text: text.trim(), finish, usage, thought: thought || text !== plain, orphan };
}
