/** `/write/{secret}/`: goals at their private address, for anybody who has it. */

import { ADDRESS_HOLDER, type Eraser } from '../domain/eraser.ts';
import type { KeptGoals } from '../domain/kept-goals.ts';
import type { Endpoint } from '../http/pipeline/endpoint.ts';
import { readBytes } from '../http/requests/read-bytes.ts';
import { temporarilyUnavailable } from '../http/responses/problem.ts';
import { languageOf, WRITE_PATH, writeResponse } from './frame.ts';
import { renderKept, renderSaid } from './kept-view.ts';
import { WRITE_TEXTS } from './texts.ts';

/** The dependencies of the page. */
export interface KeptParts {
  readonly serviceName: string;
  readonly kept: Pick<KeptGoals, 'find'>;
  /** Creates the eraser; null if erasing is disabled at the moment. */
  readonly openEraser: () => Promise<Pick<Eraser, 'eraseGoal'> | null>;
}

/** The format of a secret. */
const SECRET = /^[\w-]{22}$/;
/** The maximum size of the body of a POST, in bytes; its content is ignored. */
const BODY_LIMIT = 8192;

/** The endpoint. Only the secret in its URL gives access. */
export const keptEndpoint = ({ serviceName, kept, openEraser }: KeptParts): Endpoint => ({
  path: `${WRITE_PATH}{secret}/`,
  methods: ['GET', 'HEAD', 'POST'],
  access: 'public',
  representations: 'fixed',
  skips: ['origin'],
  async handle({ context, method, values }) {
    const secret = values['secret'] ?? '';
    if (method === 'POST') await readBytes(context.raw, BODY_LIMIT);
    const goal = SECRET.test(secret) ? await kept.find(secret) : null;
    const language = languageOf(context, goal?.language);
    const texts = WRITE_TEXTS[language];
    if (goal === null) return writeResponse(renderSaid(language, 404, texts.unknown), serviceName);
    if (method !== 'POST') {
      const { path, root } = context;
      return writeResponse(renderKept(goal, language, path, root + path), serviceName);
    }
    const eraser = await openEraser();
    if (eraser === null) throw temporarilyUnavailable(60);
    await eraser.eraseGoal(goal.id, ADDRESS_HOLDER);
    return writeResponse(renderSaid(language, 200, texts.erased), serviceName);
  },
  async errorPage(problem, context) {
    const language = languageOf(context);
    const { failed } = WRITE_TEXTS[language];
    const again = { label: failed.again, href: context.path };
    const said = { title: failed.title, text: null };
    return writeResponse(renderSaid(language, problem.status, said, again), serviceName);
  },
});
