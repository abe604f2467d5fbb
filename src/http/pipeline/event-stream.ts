/**
 * The progress of a creation as server-sent events (HTML Living Standard, section 9.2): `text` with more of
 * the output, `restart` if the text so far is void, and finally `record` with the stored record, or `error`.
 */

import type { ServerResponse } from 'node:http';
import type { GoalProgress } from '../../domain/goal-writer.ts';
import { logProblem } from '../observability/logger.ts';
import {
  type EndpointResponse,
  NOT_STORED,
  problemOf,
  renderJson,
  SECURITY_HEADERS,
} from '../responses/response.ts';
import type { ProgressEvents, RequestContext } from './endpoint.ts';

/** After this many milliseconds of silence, a comment keeps the connection alive. */
const SILENCE = 10_000;

/** Streams the progress of a request. Returns the response if no stream was begun, undefined if it was sent. */
export async function streamed(
  context: RequestContext,
  headers: Readonly<Record<string, string>>,
  handle: (events: ProgressEvents) => Promise<EndpointResponse>,
): Promise<EndpointResponse | undefined> {
  const events = createEventStream(context.response, headers);
  try {
    const made = await handle(events);
    const isCreated = made.status === 201;
    if (!isCreated && !events.begun) return made;
    events.end(isCreated ? 'record' : 'error', 'data' in made ? made.data : undefined);
  } catch (error) {
    if (!events.begun) throw error;
    const problem = problemOf(error);
    logProblem(problem, error, context);
    events.end('error', { status: problem.status, detail: problem.message });
  } finally {
    events.stop();
  }
  return undefined;
}

/** The events of one response. The status and the headers are sent with the first. */
function createEventStream(response: ServerResponse, headers: Readonly<Record<string, string>>) {
  let begun = false;
  let hasText = false;
  let silence: NodeJS.Timeout | undefined;
  const write = (text: string): void => {
    if (!begun) {
      begun = true;
      response.writeHead(200, {
        'Content-Type': 'text/event-stream',
        ...NOT_STORED,
        // Otherwise proxies such as nginx would buffer the text.
        'X-Accel-Buffering': 'no',
        Vary: 'Accept',
        ...headers,
        ...SECURITY_HEADERS,
      });
    }
    silence?.refresh();
    if (!response.writableEnded) response.write(text);
  };
  const event = (name: string, data: unknown): void => write(`event: ${name}\ndata: ${renderJson(data)}\n\n`);

  return {
    /** Whether the response has begun; until then another response is possible. */
    get begun() {
      return begun;
    },
    start(): void {
      silence = setTimeout(() => write(': still writing\n\n'), SILENCE);
    },
    tell(progress: GoalProgress): void {
      if (progress.kind === 'text') {
        hasText = true;
        event('text', { text: progress.text });
      } else if (hasText) {
        hasText = false;
        event('restart', {});
      }
    },
    /** Ends the response with the stored record, or the error. */
    end(name: 'record' | 'error', data: unknown): void {
      clearTimeout(silence);
      event(name, data);
      response.end();
    },
    /** Stops the comments; if nothing has begun, nothing is sent. */
    stop: (): void => clearTimeout(silence),
  };
}
