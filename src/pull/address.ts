/** Addresses of a service that is moved from. */
import { PullError } from './failure.ts';

/** A collection's address is often copied from the browser instead of the one above it. */
const COLLECTION = /\/(?:smart-goals|courses|pre-lead-statuses|feedbacks_needed)\/?$/;

/**
 * The address below which the collections of a service lie, with a slash at its end and without a query:
 * `https://old.example.org/api` becomes `https://old.example.org/api/`.
 *
 * @throws PullError if the text is no such address
 */
export function serviceAddress(text: string): URL {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol) || address.hostname === '') {
    throw new PullError(
      'use',
      'Invalid service URL: it must start with https:// or http://, such as https://old.example.org/.',
    );
  }
  if (address.username !== '' || address.password !== '') {
    throw new PullError(
      'use',
      'The URL must not contain a user or password. Write the token into a file and name it with --token-file.',
    );
  }
  address.search = '';
  address.hash = '';
  address.pathname = `${address.pathname.replace(COLLECTION, '').replace(/\/+$/, '')}/`;
  return address;
}

/**
 * Where a redirect leads. It is followed to the same origin, and from http to https of the same host: a token, and what
 * mentees typed, are of no concern to others.
 *
 * @param location the header of that name
 * @throws PullError if it leads elsewhere
 */
export function redirectTarget(from: URL, location: string | null): URL {
  const target = location !== null && URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (target === undefined)
    throw new PullError('source', `${from} redirects without a valid Location header.`);
  if (target.origin === from.origin || isSecured(from, target)) return target;
  throw new PullError(
    'source',
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
