/** Reads a response of the source: as JSON, a transient failure, or a permanent one. */
import { retryAfterFrom } from '../domain/retry-after.ts';
import { PullError, TransientFailure } from './failure.ts';
import type { SourceResponse } from './transport.ts';

/** The context of error messages. */
interface ErrorContext {
  /** The base URL of the collections. */
  readonly address: URL;
  readonly hasToken: boolean;
}

/**
 * Reads a response as JSON.
 *
 * @param asked the requested URL
 * @throws TransientFailure if a retry may help, otherwise PullError
 */
export function readResponse(
  answer: SourceResponse,
  asked: URL,
  { address, hasToken }: ErrorContext,
): unknown {
  const { status, headers } = answer;
  if (status === 200) return parsed(answer, asked);
  if (status === 408 || status === 425 || status === 429 || (status >= 500 && status !== 501)) {
    throw new TransientFailure(String(status), retryAfterFrom(headers.get('retry-after'), Date.now()));
  }
  throw new PullError(refusal(answer, asked, address, hasToken), status);
}

function parsed({ text, headers, address }: SourceResponse, asked: URL): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const isPage = /html/i.test(headers.get('content-type') ?? '') || /^\s*<(?:!doctype|html)/i.test(text);
    // A login page is permanent; the error page of a proxy is temporary.
    if (isPage && address.pathname !== asked.pathname) {
      throw new PullError(
        `${asked} redirects to a web page, ${address.origin}${address.pathname}. It may require a token: write it into a file and name it with --token-file.`,
      );
    }
    throw new TransientFailure(isPage ? 'a web page instead of JSON' : 'a response that is not JSON');
  }
}

function refusal({ status }: SourceResponse, asked: URL, address: URL, hasToken: boolean): string {
  switch (status) {
    case 401:
    case 403:
      return hasToken
        ? `${asked} rejects the token (${status}). Use the token of an account that may read everything.`
        : `${asked} requires authentication (${status}). Write the token of an account into a file and name it with --token-file.`;
    case 404:
      return `There is no ${asked} (404). The address must be the one below which /smart-goals/ and /courses/ lie, such as https://old.example.org/ or https://old.example.org/api/; ${address} is not.`;
    default:
      return `${asked} responded with the unexpected status ${status}.`;
  }
}
