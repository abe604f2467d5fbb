/** Selects the language of the page: the chosen one, that of the text, or one that the browser requests. */

import { isLanguage, type Language } from '../domain/languages.ts';
import type { RequestContext } from '../http/pipeline/request-context.ts';
import { acceptedLanguage } from '../http/requests/accept-language.ts';
import { lastValue } from '../http/requests/query.ts';

/** The query parameter with the chosen language. */
export const LANGUAGE = 'language';

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
  if (written !== null && isLanguage(written)) return chosenLanguage(context) ?? written;
  return chosenLanguage(context) ?? acceptedLanguage(context.raw.headers['accept-language']) ?? 'en';
}
