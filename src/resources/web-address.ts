/** Validates URLs like Django's `URLValidator`, so that the same URLs are accepted. */

import { isIPv4, isIPv6 } from 'node:net';
import { domainToASCII } from 'node:url';
import { characterCount, hasWhiteSpace } from './text.ts';

/** Longer ones are rejected unseen. */
const MAX_CHARACTERS = 2048;
/** RFC 1035, section 2.3.4, less the octets for the length of the first label and for the root. */
const MAX_HOST_LENGTH = 253;

/** Letters and digits of a label: ASCII, and every other character of the basic plane from U+00A1 on. */
const LETTER = 'a-z\\u00a1-\\uffff';
const FIRST_LABEL = new RegExp(`^[${LETTER}0-9](?:[${LETTER}0-9-]{0,61}[${LETTER}0-9])?$`, 'iu');
const LABEL = new RegExp(`^(?!-)[${LETTER}0-9-]{1,63}(?<!-)$`, 'iu');
const TOP_LABEL = new RegExp(`^(?!-)(?:[${LETTER}-]{2,63}|xn--[a-z0-9]{1,59})(?<!-)$`, 'iu');

/** Whether a text is an http or https URL without errors that browsers would correct. */
export function isWebAddress(text: string): boolean {
  if (characterCount(text) > MAX_CHARACTERS || hasWhiteSpace(text)) return false;
  const rest = /^https?:\/\/(?<rest>.*)$/is.exec(text)?.groups?.['rest'];
  if (rest === undefined) return false;
  // A path or a query may contain an @ as well.
  return startsWithHost(rest) || startsWithHost(rest.replace(/^[^:@/]+(?::[^:@/]*)?@/, ''));
}

function startsWithHost(text: string): boolean {
  const parts = /^(?<host>\[[0-9a-f:.]+\]|[^/?#:[\]@]+)(?::\p{Nd}{2,5})?(?:[/?#].*)?$/isu.exec(text)?.groups;
  const host = parts?.['host'] ?? '';
  if (host.startsWith('[')) return isIPv6(host.slice(1, -1));
  if (host === '' || characterCount(host) > MAX_HOST_LENGTH) return false;
  // Characters that normalize to several must not add one that ends a host.
  if (/[/?#@:]/.test(host.normalize('NFKC'))) return false;
  const isInternational = /[^\x00-\x7f]/.test(host);
  return isHostName(host) || (isInternational && isHostName(domainToASCII(host)));
}

function isHostName(host: string): boolean {
  if (host.toLowerCase() === 'localhost' || isIPv4(host)) return true;
  const [first = '', ...labels] = host.replace(/\.$/, '').split('.');
  const top = labels.pop();
  return (
    top !== undefined &&
    FIRST_LABEL.test(first) &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(top)
  );
}
