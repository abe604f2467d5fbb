/** Selects the language of the page: the chosen one, that of the text, or one that the browser requests. */

import { isLanguage, type Language } from '../domain/languages.ts';
import type { RequestContext } from '../http/pipeline/request-context.ts';
import { lastValue } from '../http/requests/query.ts';

/** The query parameter with the chosen language. */
export const LANGUAGE = 'language';

/** The maximum number of languages read from Accept-Language. */
const MOST_ACCEPTED = 20;

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

/** The first supported language that the browser prefers (RFC 9110, section 12.5.4). */
function acceptedLanguage(header = ''): Language | null {
  const ranges = header
    .split(',', MOST_ACCEPTED)
    .map((range) => /^\s*([a-z]{2,3})(?:-[\w-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i.exec(range))
    .flatMap((found) =>
      found === null ? [] : [{ code: found[1]?.toLowerCase() ?? '', quality: Number(found[2] ?? 1) }],
    )
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return ranges.map(({ code }) => code).find(isLanguage) ?? null;
}
