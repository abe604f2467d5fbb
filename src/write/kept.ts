/** `/write/{secret}/`: goals at their private address, for anybody who has it. */

import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { ADDRESS_HOLDER, type Eraser } from '../domain/eraser.ts';
import type { Language } from '../domain/languages.ts';
import type { KeptGoal, KeptGoals, NewSmartGoal } from '../domain/smart-goal.ts';
import { html, type SafeHtml } from '../html/html.ts';
import type { Endpoint } from '../http/pipeline/endpoint.ts';
import { readBytes } from '../http/requests/body.ts';
import { temporarilyUnavailable } from '../http/responses/response.ts';
import type { FreshGoals } from '../resources/goal-writing.ts';
import {
  LANGUAGE,
  languageOf,
  renderGoals,
  SECRET,
  WRITE_PATH,
  type WritePage,
  writeHref,
  writeResponse,
} from './frame.ts';
import { WRITE_TEXTS } from './texts.ts';

/** The dependencies of the page. */
export interface KeptParts {
  readonly serviceName: string;
  readonly kept: Pick<KeptGoals, 'find'>;
  /** Creates the eraser; null if erasing is disabled at the moment. */
  readonly openEraser: () => Promise<Pick<Eraser, 'eraseGoal'> | null>;
}

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

// The view of `/write/{secret}/`: kept goals, their private address, and erasing them.

/**
 * Renders the page of kept goals.
 *
 * @param address the absolute URL of the page
 */
export function renderKept(goal: KeptGoal, language: Language, path: string, address: string): WritePage {
  const { kept } = WRITE_TEXTS[language];
  return {
    status: 200,
    title: kept.title,
    language,
    isPrivate: true,
    otherLanguages: { at: path },
    content: html`<div class="opening">
<h1>${kept.title}</h1>
</div>
<section class="draft" aria-label="${WRITE_TEXTS[language].written.title}">
${renderGoals(goal.output, goal.language)}
<p class="help unprinted">${kept.copy}</p>
</section>
<section class="notice address">
<h2>${kept.label}</h2>
<p><code class="whole">${address}</code></p>
<p class="unprinted">${kept.address}</p>
</section>
<section class="text">
<h2>${kept.input}</h2>
<p class="typed" dir="auto">${goal.input}</p>
</section>
<div class="buttons unprinted">
<a class="button" href="${writeHref(language)}">${kept.writeNew}</a>
${renderErase(language, `${path}?${LANGUAGE}=${language}`)}
</div>`,
  };
}

/** The way to erase goals, with what says which. */
export function renderErase(language: Language, action: string, which?: SafeHtml): SafeHtml {
  const { kept } = WRITE_TEXTS[language];
  return html`<details class="erase">
<summary class="button">${kept.erase}</summary>
<form action="${action}" method="post">${which}
<p>${kept.warning}</p>
<button type="submit">${kept.eraseForGood}</button>
</form>
</details>`;
}

/** A page with a message and a link to the first page. */
export function renderSaid(
  language: Language,
  status: number,
  { title, text }: { readonly title: string; readonly text: string | null },
  link?: { readonly label: string; readonly href: string },
): WritePage {
  const { href, label } = link ?? { href: writeHref(language), label: WRITE_TEXTS[language].kept.writeNew };
  return {
    status,
    title,
    language,
    isPrivate: true,
    otherLanguages: null,
    content: html`<div class="opening">
<h1>${title}</h1>
${text !== null && html`<p class="description">${text}</p>`}
</div>
<div class="buttons"><a class="button" href="${href}">${label}</a></div>`,
  };
}

// Drafts: goals that are written but not stored. The browser holds them until the mentee keeps them. They are
// signed, so that only what this service wrote can be stored, and only for the text for which it was written.

/** Goals before they are stored. */
export interface Draft extends Omit<NewSmartGoal, 'created_at'> {
  /** The secret of the private address, if the goals are kept: 128 random bits. */
  readonly secret: string;
  /** Whether the writer does not support the language of the text. Not stored. */
  readonly isUnsupportedLanguage: boolean;
}

/** The signed data: everything but the text, which has its own form field. */
interface Signed extends Omit<Draft, 'input'> {
  /** When they were written, in milliseconds of Unix time. */
  readonly at: number;
  /** A digest of the text. */
  readonly of: string;
}

/** The properties that are signed. */
const SIGNED = [
  ...['secret', 'at', 'of', 'output', 'input_tokens', 'output_tokens', 'writer', 'model', 'language'],
  ...['variant', 'milliseconds', 'tokens_counted_by', 'isUnsupportedLanguage'],
];

const SECRET_BYTES = 16;
/** How long goals can be kept after they were written, in milliseconds; less than idempotency keys are remembered. */
const LIFETIME = 20 * 3_600_000;

/** Creates a draft of new goals. */
export function draftOf({ goal: { created_at: _now, ...goal }, isUnsupportedLanguage }: FreshGoals): Draft {
  return { ...goal, secret: randomBytes(SECRET_BYTES).toString('base64url'), isUnsupportedLanguage };
}

/** A draft as the value of a hidden field. */
export function sealDraft({ input, ...draft }: Draft, key: string): string {
  const signed: Signed = { ...draft, at: Date.now(), of: digestOf(input) };
  const text = Buffer.from(JSON.stringify(signed)).toString('base64url');
  return `${text}.${signatureOf(text, key).toString('base64url')}`;
}

/** The draft in a field; null if it was not signed by this service, is too old, or was written for another text. */
export function openDraft(sealed: string, input: string, key: string): Draft | null {
  const [text = '', signature = ''] = sealed.split('.');
  const [expected, sent] = [signatureOf(text, key), Buffer.from(signature, 'base64url')];
  if (expected.length !== sent.length || !timingSafeEqual(expected, sent)) return null;
  const signed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
  if (!isSigned(signed) || signed.of !== digestOf(input) || Date.now() - signed.at > LIFETIME) return null;
  const { at: _at, of: _of, ...draft } = signed;
  return { input, ...draft };
}

/** Browsers normalize line ends. */
const digestOf = (input: string): string => hash('sha256', input.replaceAll(/\r\n?/g, '\n'), 'base64url');

const signatureOf = (text: string, key: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Another version of the program may have signed other data. */
const isSigned = (value: unknown): value is Signed =>
  typeof value === 'object' && value !== null && SIGNED.every((name) => Object.hasOwn(value, name));
