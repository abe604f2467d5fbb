/** The frame of the pages for mentees, and their response headers. */

import type { Caller } from '../domain/access.ts';
import { isLanguage, LANGUAGES, type Language } from '../domain/languages.ts';
import { html, type SafeHtml } from '../html/html.ts';
import type { RequestContext } from '../http/pipeline/endpoint.ts';
import { sessionOf } from '../http/pipeline/rendering.ts';
import { readFormFields } from '../http/requests/form.ts';
import { acceptedLanguage } from '../http/requests/negotiation.ts';
import { lastValue } from '../http/requests/target.ts';
import { type FixedResponse, pageResponse } from '../http/responses/response.ts';
import { CSS, createAsset, icon, styleSheet } from '../pages/assets.ts';
import { renderLayout } from '../pages/layout.ts';
import { WRITE_TEXTS } from './texts.ts';

/** The URL of the page. */
export const WRITE_PATH = '/write/';

/** The query parameter with the chosen language. */
export const LANGUAGE = 'language';

/** The style sheet of the pages. */
export const writeStyleSheet = createAsset(new URL('write.css', import.meta.url), CSS);

/** The address of the page in a language. */
export const writeHref = (language: Language): string => `${WRITE_PATH}?${LANGUAGE}=${language}`;

/** The language in the query; null if there is none. */
export function chosenLanguage({ parameters }: Pick<RequestContext, 'parameters'>): Language | null {
  const chosen = lastValue(parameters, LANGUAGE) ?? '';
  return isLanguage(chosen) ? chosen : null;
}

/**
 * The language of the page.
 *
 * @param written the language of the text; null if it is unknown
 */
export function languageOf(
  context: Pick<RequestContext, 'parameters' | 'raw'>,
  written: string | null = null,
): Language {
  const own = written !== null && isLanguage(written) ? written : null;
  return chosenLanguage(context) ?? own ?? readLanguage(context) ?? 'en';
}

/** The language that the mentee reads: that of the page, or of the browser; undefined if neither says. */
export function readLanguage(context: Pick<RequestContext, 'parameters' | 'raw'>): Language | undefined {
  return chosenLanguage(context) ?? acceptedLanguage(context.raw.headers['accept-language']) ?? undefined;
}

/** A page for mentees. */
export interface WritePage {
  readonly status: number;
  readonly title: string;
  readonly language: Language;
  readonly content: SafeHtml;
  /** The account of the caller; absent without authentication. */
  readonly caller?: Caller;
  /** Whether its URL contains a secret. */
  readonly isPrivate?: boolean;
  /** How the page is shown in other languages; null if it is not. */
  readonly otherLanguages: OtherLanguages | null;
  /** Where the name of the service leads to; default: the page that writes goals. */
  readonly home?: string;
}

/** By a link to a page, or by sending a form again, so that nothing of it is lost. */
export type OtherLanguages =
  | { readonly at: string }
  | {
      readonly form: string;
      readonly field: string;
      readonly value: string;
      /** Where the form is sent; default: the page that writes goals. */
      readonly action?: string;
      /** What Enter in a field sends, which else were the first of these buttons. */
      readonly onEnter?: string;
    };

/** The response. It is never cached, and search engines may not index it. */
export function writeResponse(page: WritePage, serviceName: string): FixedResponse {
  const { status, title, language, caller, otherLanguages, home = WRITE_PATH } = page;
  const { skip, signedInAs, signOut } = WRITE_TEXTS[language];
  const text = renderLayout(
    {
      windowTitle: `${title} · ${serviceName}`,
      language,
      direction: 'ltr',
      styleSheets: [styleSheet.href, writeStyleSheet.href],
      icon: icon.href,
      breadcrumbs: [{ label: serviceName, href: home }],
      navigation: [],
      session: caller === undefined ? null : sessionOf(caller),
      sessionWords: { signedInAs, signOut },
      skips: [{ label: skip, href: '#main' }],
      mainClass: 'write',
    },
    html`${otherLanguages !== null && renderLanguages(language, otherLanguages)}
${page.content}`,
  );
  const headers = {
    'Cache-Control': 'no-store',
    'Content-Language': language,
    'X-Robots-Tag': 'noindex, nofollow',
    ...(page.isPrivate === true && { 'Referrer-Policy': 'no-referrer' }),
  };
  return pageResponse(text, headers, status);
}

/** The other languages, each with its own name. */
function renderLanguages(current: Language, others: OtherLanguages): SafeHtml {
  const links = LANGUAGES.map((code) => {
    const attributes = html`lang="${code}"${code === current && html` aria-current="true"`}`;
    const { name } = WRITE_TEXTS[code];
    return 'at' in others
      ? html`<li><a href="${others.at}?${LANGUAGE}=${code}" hreflang="${code}" ${attributes}>${name}</a></li>`
      : html`<li><button type="submit" form="${others.form}" formaction="${others.action ?? WRITE_PATH}?${LANGUAGE}=${code}" name="${others.field}" value="${others.value}" ${attributes}>${name}</button></li>`;
  });
  const { languages, name } = WRITE_TEXTS[current];
  const colon = current === 'fr' ? '\u00A0:' : ':';
  const enter =
    'onEnter' in others &&
    html`<button type="submit" form="${others.form}" name="${others.field}" value="${others.onEnter}" hidden></button>`;
  return html`${enter}<nav class="languages" aria-label="${languages}"><details><summary>${languages}${colon} ${name}</summary><ul>${links}</ul></details></nav>`;
}

/** Fills in a text with placeholders in braces. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** A number in the format of the language: `20,000`, `20.000` or `20 000`. */
export const grouped = (number: number, language: Language): string => number.toLocaleString(language);

/** A number of months in the right plural form: `3 miesiące`, `24 de luni`. */
export const monthsIn = (months: number, language: Language): string =>
  months.toLocaleString(language, { style: 'unit', unit: 'month', unitDisplay: 'long' });

/** Goals, one per line, as a list. */
export function renderGoals(output: string, language: string | null): SafeHtml {
  const goals = output.split('\n').filter((line) => line.trim() !== '');
  return html`<ol class="goals"${language !== null && html` lang="${language}"`} dir="auto">${goals.map((goal) => html`<li dir="auto">${unbroken(goal)}</li>\n`)}</ol>`;
}

/** A number with its word, such as `3-mal` or `20 people`: no year, and no long word, for which a narrow screen would have to scroll. */
const COUNTED = /((?<![\p{L}\d.,])\d{1,3}(?:[.,]\d+)*\.?[- ]\p{L}{1,12}(?!\p{L}))/u;

/** A goal whose numbers stand in one line with their words: by style, so that what is copied is the text as it is stored. */
const unbroken = (goal: string): readonly (string | SafeHtml)[] =>
  goal.split(COUNTED).map((part, index) => (index % 2 === 1 ? html`<span>${part}</span>` : part));

/** The format of the secret of a personal link. */
export const SECRET = /^[\w-]{22}$/;

// Reads the form of the page.

/** The fields of a form by name; empty if a field is missing. */
export type SentFields = (name: string) => string;

/** All fields of a form. */
export type SentForm = ReadonlyMap<string, string>;

/** Reads the form of a request. */
export const readForm = async ({ raw }: Pick<RequestContext, 'raw'>, limit: number): Promise<SentForm> =>
  new Map(await readFormFields(raw, limit));

/** The same, as the fields by name. */
export async function readSent(context: Pick<RequestContext, 'raw'>, limit: number): Promise<SentFields> {
  const form = await readForm(context, limit);
  return (name) => form.get(name) ?? '';
}
