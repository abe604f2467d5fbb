/**
 * How a record comes about, told as server-sent events (HTML Living Standard, section 9.2): `text` with more of what is
 * being written, `restart` where what was told is void, and at last `record` with what was stored, or `error`.
 */

import type { FastifyReply } from 'fastify';
import type { GoalProgress } from '../../domain/goal-writer.ts';
import { SECURITY_HEADERS } from '../responses/headers.ts';
import { renderJson } from '../responses/json.ts';

/** After so many milliseconds without an event, a comment tells the client, and what is between, that it is not over. */
const SILENCE = 10_000;

/** The events of one answer. The status and the headers are sent with the first. */
export interface EventStream {
  /** Whether the answer has begun; until then it may be another one. */
  readonly begun: boolean;
  /** Tells of progress. */
  tell(progress: GoalProgress): void;
  /** Ends the answer with the record that was stored, or what went wrong. */
  end(event: 'record' | 'error', data: unknown): void;
  /** Ends it without a word, where nothing has begun. */
  stop(): void;
}

/**
 * Makes the events of an answer.
 *
 * @param headers further headers of the answer
 */
export function createEventStream(
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
): EventStream {
  let begun = false;
  let told = false;
  const write = (text: string): void => {
    if (!begun) {
      begun = true;
      reply.hijack();
      reply.raw.writeHead(200, {
        'Content-Type': 'text/event-stream',
        'Cache-Control': 'no-store',
        // Proxies such as nginx would else keep the text until there is more of it.
        'X-Accel-Buffering': 'no',
        Vary: 'Accept',
        ...headers,
        ...SECURITY_HEADERS,
      });
    }
    waiting.refresh();
    if (!reply.raw.writableEnded) reply.raw.write(text);
  };
  const event = (name: string, data: unknown): void => write(`event: ${name}\ndata: ${renderJson(data)}\n\n`);
  const waiting = setTimeout(() => write(': still writing\n\n'), SILENCE);

  return {
    get begun() {
      return begun;
    },
    tell(progress) {
      if (progress.kind === 'text') {
        told = true;
        event('text', { text: progress.text });
      } else if (told) {
        told = false;
        event('restart', {});
      }
    },
    end(name, data) {
      clearTimeout(waiting);
      event(name, data);
      reply.raw.end();
    },
    stop: () => clearTimeout(waiting),
  };
}
