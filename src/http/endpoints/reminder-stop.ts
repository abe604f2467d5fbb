/** The page that stops reminders. A GET changes nothing, because mail programs follow links. */

import { type ReminderStops, STOP_PATH, type StopTexts } from '../../domain/reminder-stops.ts';
import { html } from '../../html/html.ts';
import { icon, styleSheet } from '../../pages/assets.ts';
import { renderLayout } from '../../pages/layout.ts';
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

/** The parts of the service that the page needs. */
interface StopPageFrame {
  readonly serviceName: string;
  readonly styleSheet: string;
  readonly icon: string;
}

/** Renders the page. */
function renderStop(
  { texts, shows }: StopResponse,
  token: string,
  { serviceName, styleSheet, icon }: StopPageFrame,
): string {
  const { title, question, button, done, unknown, language } = texts;
  const said = { ask: question, done, unknown }[shows];
  return renderLayout(
    {
      windowTitle: `${title} · ${serviceName}`,
      language,
      styleSheets: [styleSheet],
      icon,
      breadcrumbs: [{ label: serviceName, href: '/' }],
      navigation: [],
      session: null,
      skips: [],
      mainClass: 'sign-in',
    },
    html`<div class="opening">
<h1>${title}</h1>
<p class="description">${said}</p>
</div>
${
  shows === 'ask' &&
  html`<section class="create" aria-label="${title}">
<form action="${`${STOP_PATH}?token=${encodeURIComponent(token)}`}" method="post">
<button type="submit" class="primary">${button}</button>
</form>
</section>`
}`,
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
    const page = renderStop(response, token, { serviceName, styleSheet: styleSheet.href, icon: icon.href });
    const headers = { 'Content-Language': response.texts.language, 'Cache-Control': 'no-store' };
    return { ...pageResponse(page, headers), status: response.status };
  },
});
