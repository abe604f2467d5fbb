/**
 * `/write/`, and `/my-mentoring/{secret}/goals/` for one mentee: a mentee types what they hope for and gets goals. Nothing is stored until they keep them: then
 * exactly one smart goal is stored, however often the form is sent, with the wording that they saw.
 */

import { hash } from 'node:crypto';
import type { Caller } from '../domain/access.ts';
import { NO_RESPONSE } from '../domain/goal-writer.ts';
import { needsHelp } from '../domain/harm.ts';
import { LANGUAGES, type Language } from '../domain/languages.ts';
import type { IdempotencyStore } from '../domain/origin.ts';
import { PERSONAL_PATH } from '../domain/personal-page.ts';
import { type KeptGoals, smartGoalFields } from '../domain/smart-goal.ts';
import { html, type SafeHtml } from '../html/html.ts';
import { isFromThisService } from '../http/auth/cross-origin.ts';
import { executeOnce, rateLimitKey } from '../http/collections/writing.ts';
import { assetEndpoint } from '../http/endpoints/endpoints.ts';
import type { Endpoint, RequestContext } from '../http/pipeline/endpoint.ts';
import { type FixedResponse, type Problem, redirectResponse } from '../http/responses/response.ts';
import { renderHidden } from '../pages/field.ts';
import type { WriteGoals } from '../resources/goal-writing.ts';
import { characterCount, strip } from '../resources/text.ts';
import { validate } from '../resources/validation.ts';
import {
  filled,
  grouped,
  languageOf,
  monthsIn,
  readLanguage,
  readSent,
  renderGoals,
  SECRET,
  type SentFields,
  WRITE_PATH,
  type WritePage,
  writeResponse,
  writeStyleSheet,
} from './frame.ts';
import { type HelpTexts, helpTitle, renderHelp } from './help.ts';
import { type Draft, draftOf, type KeptParts, keptEndpoint, openDraft, sealDraft } from './kept.ts';
import { addressIn, addressOnceMore, renderWriteSignIn, SIGN_IN_TEXTS, writeAddress } from './sign-in.ts';
import { WRITE_TEXTS, type WriteTexts } from './texts.ts';

/** The dependencies of the page. */
export interface WriteParts {
  readonly serviceName: string;
  readonly writeGoals: WriteGoals;
  /** The language of a text; null if it is not certain. */
  readonly detectLanguage: (text: string) => Promise<string | null>;
  readonly kept: KeptGoals;
  readonly idempotency: IdempotencyStore;
  readonly storing: Storing;
  /** Whom to call in this programme, by language; `other` for all others. */
  readonly help: HelpTexts;
  readonly timeZone: string;
  /** The maximum size of a form, in bytes. */
  readonly bodyLimit: number;
}

const LIMIT = smartGoalFields.input.maximumLength;
/** The number of wordings, as in the collection. */
const LAST_VARIANT = 999_999;

/** Where goals are written: at the page for everybody who may, or behind the personal link of a mentee. */
interface WritePlace extends Pick<Endpoint, 'path' | 'access' | 'skips'> {
  /** The mentee whose link it is; null: there is no such link, or it is no mentee's. */
  readonly menteeOf?: (secret: string) => Promise<number | null>;
}

/** The last part of the path behind a personal link. */
export const OWN_GOALS = 'goals/';

/** The endpoints of the pages for mentees. */
export const writeEndpoints = (
  parts: WriteParts & KeptParts,
  menteeOf: NonNullable<WritePlace['menteeOf']>,
): readonly Endpoint[] => [
  writeEndpoint(parts, { path: WRITE_PATH, access: { read: 'goals:write', write: 'goals:write' } }),
  writeEndpoint(parts, {
    path: `${PERSONAL_PATH}{secret}/${OWN_GOALS}`,
    access: 'public',
    skips: ['origin'],
    menteeOf,
  }),
  keptEndpoint(parts),
  assetEndpoint(writeStyleSheet, 'public'),
];

function writeEndpoint(parts: WriteParts, { menteeOf, ...place }: WritePlace): Endpoint {
  const { serviceName, writeGoals, kept, storing, bodyLimit } = parts;
  const isPersonal = menteeOf !== undefined;

  const page = (
    context: RequestContext,
    state: Partial<WriteState> & Pick<WriteState, 'language' | 'status'>,
  ): FixedResponse => {
    const { path } = context;
    const base = { path, action: addressIn(context, path), typed: '', isUnsent: false, isPersonal };
    const made = renderWrite({ ...base, caller: context.caller, limit: LIMIT, ...state }, storing);
    return writeResponse(made, serviceName);
  };

  /** The language of the page about a text for which there are no goals. */
  async function languageAbout(context: RequestContext, typed: string): Promise<Language> {
    const text = typed.slice(0, LIMIT);
    return languageOf(context, text === '' ? null : await parts.detectLanguage(text).catch(() => null));
  }

  async function submit(
    context: RequestContext,
    fields: SentFields,
    mentee: number | null,
  ): Promise<FixedResponse> {
    const typed = fields('input');
    if (fields('do') === SHOW) return showAgain(context, fields);
    const form = { kind: 'form', fields: new Map([['input', typed]]) } as const;
    const validated = validate(smartGoalFields, form, parts.timeZone);
    if ('faults' in validated) {
      const language = await languageAbout(context, typed);
      const notice = { text: whatIsWrong(typed, language) };
      return page(context, { language, status: 422, typed, notice });
    }
    const { input } = validated.values;
    if (fields('do') === 'keep') return keep(context, fields, input, mentee);
    const written = await writeGoals({
      input,
      variant: fields('do') === 'another' ? variantAfter(fields('variant')) : 0,
      preferredLanguage: readLanguage(context),
      client: rateLimitKey(context),
      requestId: context.id,
      signal: context.untilGone(),
    });
    const { goal, isUnsupportedLanguage, harm } = written;
    if (harm !== null && needsHelp(harm)) {
      const language = languageOf(context, goal.language);
      return page(context, { language, status: 200, typed, help: parts.help });
    }
    if (goal.output === NO_RESPONSE) {
      const language =
        goal.language === null ? await languageAbout(context, input) : languageOf(context, goal.language);
      const notice = { ...WRITE_TEXTS[language].noWish, showsExample: true, isUnsupportedLanguage };
      return page(context, { language, status: 422, typed, notice });
    }
    const fresh = draftOf(written);
    const draft = { ...fresh, sealed: sealDraft(fresh, await kept.signingKey()), input: typed };
    return page(context, { language: languageOf(context, goal.language), status: 200, typed, draft });
  }

  /** Shows what is there in another language; nothing is written anew. */
  async function showAgain(context: RequestContext, fields: SentFields): Promise<FixedResponse> {
    const draft = fields('draft') === '' ? undefined : await draftAgain(fields, fields(DRAFT_OF));
    const language = languageOf(context, draft?.language);
    return page(context, {
      language,
      status: 200,
      typed: fields('input'),
      ...(draft !== undefined && { draft }),
    });
  }

  async function keep(
    context: RequestContext,
    fields: SentFields,
    input: string,
    mentee: number | null,
  ): Promise<FixedResponse> {
    const draft = openDraft(fields('draft'), input, await kept.signingKey());
    if (draft === null) {
      const language = await languageAbout(context, input);
      const notice = { text: WRITE_TEXTS[language].failed.text };
      return page(context, { language, status: 422, typed: fields('input'), notice });
    }
    const { secret, isUnsupportedLanguage: _, ...goal } = draft;
    const { account, token } = context.caller;
    const digest = hash('sha256', `keep ${secret}`, 'hex');
    // The secret distinguishes this draft from all others, whoever sends it.
    const request = { account: 0, key: `keep-${digest}`, fingerprint: digest };
    const path = mentee === null ? `${WRITE_PATH}${secret}/` : context.path.slice(0, -OWN_GOALS.length);
    const done = redirectResponse(303, addressIn(context, path), { 'Cache-Control': 'no-store' });
    return executeOnce(
      async () => done,
      { request, store: parts.idempotency, waitsUntil: context.untilGone() },
      async () => {
        const created_at = Temporal.Now.instant();
        const origin = { account, token, key: request };
        await kept.keep({ ...goal, created_at }, mentee === null ? { secret } : { mentee }, origin);
        return done;
      },
    );
  }

  function signInPage(context: RequestContext): FixedResponse {
    const response = writeResponse(renderWriteSignIn(context, 401), serviceName);
    const address = addressOnceMore(context);
    if (address === undefined) return response;
    return { ...response, headers: { ...response.headers, Refresh: `0; url=${address}` } };
  }

  async function errorPage(problem: Problem, context: RequestContext): Promise<FixedResponse> {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    if (problem.status === 401 && isRead) return signInPage(context);
    const fields =
      isRead || !(isPersonal || isFromThisService(context))
        ? null
        : await readSent(context, bodyLimit).catch(() => null);
    const typed = fields?.('input') ?? '';
    const draft = fields?.('do') === 'keep' ? await draftAgain(fields, typed) : undefined;
    const language =
      draft === undefined ? await languageAbout(context, typed) : languageOf(context, draft.language);
    return page(context, {
      language,
      status: problem.status,
      typed,
      isUnsent: isRead,
      notice: noticeOf(problem, context, language),
      canTryAgain: fields !== null && draft === undefined,
      ...(draft !== undefined && { draft }),
    });
  }

  /** The goals that could not be kept, to be kept later. */
  async function draftAgain(fields: SentFields, typed: string): Promise<ShownDraft | undefined> {
    const draft = openDraft(fields('draft'), strip(typed), await kept.signingKey());
    return draft === null ? undefined : { ...draft, input: typed, sealed: fields('draft') };
  }

  return {
    ...place,
    methods: ['GET', 'HEAD', 'POST'],
    representations: 'fixed',
    async handle({ context, method, values }) {
      const secret = values['secret'] ?? '';
      const mentee = isPersonal && SECRET.test(secret) ? await menteeOf(secret) : null;
      // Its page says that there is no such link.
      if (isPersonal && mentee === null) return redirectResponse(303, `${PERSONAL_PATH}${secret}/`);
      if (method === 'POST') return submit(context, await readSent(context, bodyLimit), mentee);
      return page(context, { language: languageOf(context), status: 200, isUnsent: true });
    },
    errorPage,
  };
}

/** The number of the next wording; after the last the first. */
function variantAfter(text: string): number {
  const variant = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return variant >= LAST_VARIANT ? 0 : variant + 1;
}

function whatIsWrong(typed: string, language: Language): string {
  const { empty, tooLong, failed } = WRITE_TEXTS[language];
  const count = characterCount(strip(typed));
  if (count === 0) return empty;
  if (count > LIMIT)
    return filled(tooLong, { count: grouped(count, language), limit: grouped(LIMIT, language) });
  return failed.text;
}

/** The message about a failed request. */
function noticeOf(problem: Problem, context: RequestContext, language: Language): Notice {
  const texts = WRITE_TEXTS[language];
  const { title, text } = texts.failed;
  switch (problem.status) {
    case 401:
      return { text: SIGN_IN_TEXTS[language].text, signInHref: writeAddress(context) };
    case 403:
      return { title, text: SIGN_IN_TEXTS[language].text };
    case 410:
      return texts.erased;
    case 413:
      return { title, text: filled(texts.limit, { limit: grouped(LIMIT, language) }) };
    case 429:
      return { title, text: texts.throttled };
    default:
      return { title, text };
  }
}

// The view of `/write/`: the text, messages, and the goals before they are kept.

/** The facts about the storage of goals that the page tells. */
export interface Storing {
  /** The number of months after which goals are removed; null: never. */
  readonly months: number | null;
  readonly usesServer: boolean;
}

/** A message about the text. */
export interface Notice {
  readonly title?: string;
  readonly text: string;
  readonly showsExample?: boolean;
  /** Whether the language of the text is not supported, or not recognized. */
  readonly isUnsupportedLanguage?: boolean;
  /** The URL for signing in; absent if that would not help. */
  readonly signInHref?: string;
}

/** Goals that are not stored yet, with the signed draft. */
export type ShownDraft = Draft & { readonly sealed: string };

/** The content of the page. */
export interface WriteState {
  readonly status: number;
  readonly language: Language;
  readonly caller: Caller;
  readonly path: string;
  /** The path, in the language that was chosen. */
  readonly action: string;
  /** Whether it is the page behind a personal link. */
  readonly isPersonal: boolean;
  readonly typed: string;
  readonly limit: number;
  readonly notice?: Notice;
  readonly draft?: ShownDraft;
  /** Present if the text is about harm: whom to call in this programme. */
  readonly help?: HelpTexts;
  readonly canTryAgain?: boolean;
  /** Whether nothing was sent yet, so that the page in other languages is a link away. */
  readonly isUnsent: boolean;
}

/** The id of the form with the text. */
const FORM = 'text';
/** The value of the buttons that show the page as it is, in another language. */
export const SHOW = 'show';
/** The value of the button that has goals written. */
const WRITE = 'write';
/** The field with the text that a draft was written for. */
export const DRAFT_OF = 'of';

/** Renders the page. */
export function renderWrite(state: WriteState, storing: Storing): WritePage {
  const { status, language, caller, notice, draft, isUnsent, help, path, isPersonal } = state;
  const texts = WRITE_TEXTS[language];
  const heading = draft === undefined ? texts.title : texts.written.title;
  const common = {
    status,
    language,
    ...(isPersonal ? { isPrivate: true, home: path.slice(0, -OWN_GOALS.length) } : { caller }),
  };
  if (help !== undefined) {
    return {
      ...common,
      title: helpTitle(language),
      // The text is sent again, as the page is not a draft that could be shown anew.
      otherLanguages: { form: FORM, field: 'do', value: WRITE, action: path },
      content: html`${renderHelp(language, help)}\n${renderForm(state, storing, texts)}`,
    };
  }
  return {
    ...common,
    title: notice?.title ?? heading,
    otherLanguages: isUnsent ? { at: path } : { form: FORM, field: 'do', value: SHOW, action: path },
    content: html`<div class="opening">
<h1>${heading}</h1>
${draft === undefined && html`<p class="description">${texts.intro}</p>`}
</div>
${notice !== undefined && renderNotice(notice, language)}
${draft?.isUnsupportedLanguage === true && html`<section class="notice wrong unprinted" role="alert">${renderLanguages(texts)}</section>`}
${draft !== undefined && renderDraft(draft, state, texts)}
${renderForm(state, storing, texts)}
${renderStoring(storing, language, isPersonal)}`,
  };
}

function renderNotice(
  { title, text, showsExample, isUnsupportedLanguage, signInHref }: Notice,
  language: Language,
): SafeHtml {
  const texts = WRITE_TEXTS[language];
  return html`<section class="notice wrong" id="notice" role="alert">
${title !== undefined && html`<h2>${title}</h2>`}
<p>${text}</p>
${isUnsupportedLanguage === true && renderLanguages(texts)}
${showsExample === true && html`<p>${texts.forExample}</p>\n<blockquote>${texts.example}</blockquote>`}
${signInHref !== undefined && html`<p><a href="${signInHref}" target="_blank" rel="noopener">${SIGN_IN_TEXTS[language].title}</a></p>`}
</section>`;
}

/** Says in which languages goals can be written; each is named in itself, for whoever does not read the page's. */
function renderLanguages({ unsupported }: WriteTexts): SafeHtml {
  const names = LANGUAGES.map((code) => html`<span lang="${code}">${WRITE_TEXTS[code].name}</span>`);
  return html`<p>${unsupported} ${names.map((name, index) => (index === 0 ? name : html`, ${name}`))}.</p>`;
}

function renderDraft(
  { output, language, variant, input, sealed }: ShownDraft,
  { action }: WriteState,
  texts: WriteTexts,
): SafeHtml {
  const { written, kept } = texts;
  return html`<section class="draft" aria-label="${written.title}">
${renderGoals(output, language)}
<p class="help unprinted">${kept.copy}</p>
<form action="${action}" method="post" class="unprinted">
${[
  renderHidden({ name: 'input', value: input }),
  renderHidden({ name: 'draft', value: sealed }),
  renderHidden({ name: 'variant', value: String(variant) }),
]}
<p>${written.notStored}</p>
<div class="buttons">
<button type="submit" name="do" value="keep" class="primary">${written.keep}</button>
<button type="submit" name="do" value="another">${written.another}</button>
</div>
</form>
</section>`;
}

function renderForm(
  { action, typed, limit, language, notice, draft, help, canTryAgain }: WriteState,
  { usesServer }: Storing,
  texts: WriteTexts,
): SafeHtml {
  const describedBy = `${notice === undefined ? '' : 'notice '}input-help`;
  return html`<form action="${action}" method="post" id="${FORM}" class="create unprinted">
${
  // What is shown comes along where the page is shown in another language.
  draft !== undefined && [
    renderHidden({ name: 'draft', value: draft.sealed }),
    renderHidden({ name: DRAFT_OF, value: draft.input }),
  ]
}
<div class="field field-multiline">
<label for="input">${draft === undefined ? texts.label : texts.kept.input}</label>
<p class="help" id="input-help">${!usesServer && help === undefined && html`${texts.eachWish} `}${
    draft === undefined &&
    help === undefined &&
    notice?.showsExample !== true &&
    html`${texts.forExample} ${texts.example} `
  }${filled(texts.limit, { limit: grouped(limit, language) })}</p>
<textarea id="input" name="input" rows="6" dir="auto" aria-required="true" aria-describedby="${describedBy}">\n${typed}</textarea>
</div>
<button type="submit" name="do" value="${WRITE}"${draft === undefined && help === undefined && html` class="primary"`}>${
    canTryAgain === true ? texts.failed.again : texts.write
  }</button>
</form>`;
}

function renderStoring({ months, usesServer }: Storing, language: Language, isPersonal: boolean): SafeHtml {
  const { privacy } = WRITE_TEXTS[language];
  return html`<section class="storing unprinted" aria-labelledby="storing-title">
<h2 id="storing-title">${privacy.title}</h2>
<ul>
${usesServer && html`<li>${privacy.server}</li>`}
<li>${privacy.stored}</li>
<li>${isPersonal ? privacy.ownReaders : privacy.readers}</li>
<li>${months === null ? privacy.untilErased : filled(privacy.months, { months: monthsIn(months, language) })}</li>
</ul>
</section>`;
}
