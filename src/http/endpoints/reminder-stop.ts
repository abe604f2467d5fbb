/** The page that stops reminders. A GET changes nothing, because mail programs follow links. */

import { type ReminderStops, STOP_PATH, type StopTexts } from '../../domain/reminder-store.ts';
import { renderSignInNotice } from '../browsable/sign-in.ts';
import type { Endpoint, RequestContext } from '../pipeline/endpoint.ts';
import { readBytes } from '../requests/body.ts';
import { lastValue } from '../requests/target.ts';
import { type FixedResponse, NOT_STORED, pageResponse } from '../responses/response.ts';
import { formEndpoint } from './sign-in.ts';

/** The maximum length of a secret; longer ones were never issued. */
const MAX_TOKEN_LENGTH = 100;

/** The maximum size of the body of a POST, in bytes; its content is ignored. */
const BODY_LIMIT = 8192;

/** The endpoint, for whoever has the secret. Mail programs may POST by themselves (one click, RFC 8058). */
export function reminderStop(stops: ReminderStops, serviceName: string): Endpoint {
  /** The page that asks for confirmation, or reports the state. */
  const page = (token: string, texts: StopTexts, shows: 'question' | 'done' | 'unknown'): FixedResponse => {
    const { title, button: label, language } = texts;
    const action = `${STOP_PATH}?token=${encodeURIComponent(token)}`;
    const markup = renderSignInNotice(
      { serviceName, language },
      { title, text: texts[shows], ...(shows === 'question' && { button: { action, hidden: {}, label } }) },
    );
    const status = shows === 'unknown' ? 404 : 200;
    return pageResponse(markup, { 'Content-Language': language, ...NOT_STORED }, status);
  };

  async function respond({ parameters }: RequestContext, stop: boolean): Promise<FixedResponse> {
    const token = lastValue(parameters, 'token') ?? '';
    const secret = token.length > MAX_TOKEN_LENGTH ? '' : token;
    const { isStopped, texts } = await stops.find(secret);
    if (isStopped === null) return page(token, texts, 'unknown');
    if (!isStopped && !stop) return page(token, texts, 'question');
    if (!isStopped) await stops.stop(secret);
    return page(token, texts, 'done');
  }

  return formEndpoint(
    STOP_PATH,
    (context) => respond(context, false),
    async (context) => {
      await readBytes(context.raw, BODY_LIMIT);
      return respond(context, true);
    },
  );
}
