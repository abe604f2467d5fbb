/** URLs of the service to download from. */
import { PullError, PullUseError } from './failure.ts';

/** Users often copy the URL of a collection instead of the one above it. */
const COLLECTION = /\/(?:smart-goals|courses|pre-lead-statuses|feedbacks_needed)\/?$/;

/**
 * The base URL of the collections, with a trailing slash and without a query: `https://old.example.org/api`
 * becomes `https://old.example.org/api/`.
 *
 * @throws PullError if the text is not such a URL
 */
export function serviceAddress(text: string): URL {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol) || address.hostname === '') {
    throw new PullUseError(
      `“${text}” is no address of a service: it must start with https:// or http://, such as https://old.example.org/.`,
    );
  }
  if (address.username !== '' || address.password !== '') {
    throw new PullUseError(
      'The URL must not contain a user or password. Write the token into a file and name it with --token-file.',
    );
  }
  address.search = '';
  address.hash = '';
  address.pathname = `${address.pathname.replace(COLLECTION, '').replace(/(?<!\/)\/+$/, '')}/`;
  return address;
}

/**
 * The target of a redirect. Only redirects to the same origin, and from http to https of the same host, are
 * followed, since other hosts must get neither the token nor the texts of mentees.
 *
 * @param location the header Location
 * @throws PullError if it leads elsewhere
 */
export function redirectTarget(from: URL, location: string | null): URL {
  const target = location !== null && URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (target === undefined) throw new PullError(`${from} redirects without a valid Location header.`);
  if (target.origin === from.origin || isSecured(from, target)) return target;
  throw new PullError(
    `${from} redirects to another origin, ${target.origin}, which is not followed. If the service has moved there, give that URL.`,
  );
}

function isSecured(from: URL, target: URL): boolean {
  return (
    from.protocol === 'http:' &&
    target.protocol === 'https:' &&
    target.hostname === from.hostname &&
    (target.port === '' || target.port === from.port)
  );
}
