/** The page that stops reminders. A GET changes nothing, because mail programs follow links. */

import { type ReminderStops, STOP_PATH, type StopTexts } from '../../domain/reminder-stops.ts';
import { icon, styleSheet } from '../../pages/assets.ts';
import { renderSignInNotice } from '../browsable/sign-in.ts';
import type { Endpoint } from '../pipeline/endpoint.ts';
import { lastValue } from '../requests/query.ts';
import { readBytes } from '../requests/read-bytes.ts';
import { pageResponse } from '../responses/response.ts';

/** The state that the page shows. */
interface StopResponse {
  readonly status: 200 | 404;
  readonly texts: StopTexts;
  /** `ask`: asks for confirmation; the others report the state. */
  readonly shows: 'ask' | 'done' | 'unknown';
}

/** The maximum length of a secret; longer ones were never issued. */
const MAX_TOKEN_LENGTH = 100;

/**
 * Handles a GET, or a POST that stops the reminders, from the page or by one click in a mail program (RFC
 * 8058).
 */
async function respondToStop(
  method: 'GET' | 'POST',
  token: string,
  stops: ReminderStops,
): Promise<StopResponse> {
  const secret = token.length > MAX_TOKEN_LENGTH ? '' : token;
  const { isStopped, texts } = await stops.find(secret);
  if (isStopped === null) return { status: 404, texts, shows: 'unknown' };
  if (isStopped) return { status: 200, texts, shows: 'done' };
  if (method === 'GET') return { status: 200, texts, shows: 'ask' };
  await stops.stop(secret);
  return { status: 200, texts, shows: 'done' };
}

/** Renders the page. */
function renderStop({ texts, shows }: StopResponse, token: string, serviceName: string): string {
  const { title, question, button, done, unknown, language } = texts;
  const action = `${STOP_PATH}?token=${encodeURIComponent(token)}`;
  return renderSignInNotice(
    { serviceName, language, styleSheet: styleSheet.href, icon: icon.href },
    {
      title,
      text: { ask: question, done, unknown }[shows],
      ...(shows === 'ask' && { button: { action, hidden: {}, label: button } }),
    },
  );
}

/** The maximum size of the body of a POST, in bytes; its content is ignored. */
const BODY_LIMIT = 8192;

/** The endpoint. Only the secret in its URL gives access. */
export const reminderStop = (stops: ReminderStops, serviceName: string): Endpoint => ({
  path: STOP_PATH,
  methods: ['GET', 'HEAD', 'POST'],
  access: 'public',
  representations: 'fixed',
  async handle({ method, context }) {
    if (method === 'POST') await readBytes(context.raw, BODY_LIMIT);
    const token = lastValue(context.parameters, 'token') ?? '';
    const response = await respondToStop(method === 'POST' ? 'POST' : 'GET', token, stops);
    const page = renderStop(response, token, serviceName);
    const headers = { 'Content-Language': response.texts.language, 'Cache-Control': 'no-store' };
    return { ...pageResponse(page, headers), status: response.status };
  },
});
