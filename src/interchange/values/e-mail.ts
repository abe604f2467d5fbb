/** E-mail addresses as lists of people have them. */

import { Refusal, type Value } from './column.ts';
import { quoted } from './name-key.ts';
import { name } from './texts.ts';

/** Spaces of no width, direction marks, soft hyphens: copied along, and seen by nobody. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const USUAL = /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z0-9-]{2,}$/;
/** RFC 5321, section 4.5.3.1.3, less the angle brackets. */
const LONGEST = 254;

/** An address in lower case. */
export const eMail: Value<string> = {
  takes: 'an e-mail address',
  read: (text) => {
    const address = text.replace(INVISIBLE, '').trim().normalize('NFC').toLowerCase();
    if (USUAL.test(address) && address.length <= LONGEST && !/\.[.@]|^\.|@-/.test(address)) return address;
    const reason = complaint(address);
    return reason === undefined ? address : new Refusal(`${quoted(text.trim())} ${reason}`);
  },
  write: (value) => value,
};

/** Several addresses with a space between them, in lower case. */
export const eMails: Value<string> = {
  takes: 'e-mail addresses of merged records, with a space between them',
  read(text, context) {
    const read = text
      .trim()
      .split(/[\s,;]+/)
      .map((one) => eMail.read(one, context));
    const refused = read.find((one) => one instanceof Refusal);
    return refused ?? [...new Set(read)].join(' ');
  },
  write: (value) => value,
};

/**
 * Somebody who is known: an address, or a name that only one has. What has a dot and no space is an address that is
 * written wrongly.
 */
export const person: Value<string> = {
  takes: 'an e-mail address, or a unique name',
  read: (text, context) => {
    const bare = text.trim();
    const isName = !bare.includes('@') && (/\s/.test(bare) || !bare.includes('.'));
    return isName ? name.read(text, context) : eMail.read(text, context);
  },
  write: (value) => value,
};

/** What is wrong with an address, and what would be right; undefined where it is unusual but possible. */
function complaint(address: string): string | undefined {
  const named = /^[^<>]*<\s*(?<inner>[^<>\s]+@[^<>\s]+)\s*>$/.exec(address)?.groups?.['inner'];
  if (named !== undefined) return `has a name beside the address. Write ${quoted(named)} alone.`;
  if (address.startsWith('mailto:'))
    return `is a link. Write ${quoted(address.slice('mailto:'.length))} alone.`;
  const signs = address.split('@').length - 1;
  if (signs > 1 && /[\s,;/|]/.test(address)) return 'has several addresses. Write one, the one that is used.';
  if (signs > 1) return 'has more than one @. Write an address such as name@example.org.';
  if (signs === 0) return 'is no e-mail address: it has no @. Write an address such as name@example.org.';
  if (/\s/.test(address)) return 'has a space in it. Take it out.';
  if (address.includes(','))
    return `has a comma, where a dot may be meant. Perhaps ${quoted(address.replaceAll(',', '.'))}?`;
  return complaintAboutParts(address);
}

function complaintAboutParts(address: string): string | undefined {
  const [local = '', domain = ''] = address.split('@');
  if (local === '') return 'has nothing before the @. Write an address such as name@example.org.';
  if (domain === '') return 'has nothing behind the @. Write an address such as name@example.org.';
  if (!domain.includes('.')) return `has no dot behind the @. Write the whole domain, such as ${domain}.org.`;
  if (address.length > LONGEST)
    return `is longer than ${LONGEST} characters. Write an address that is in use.`;
  if (/\.\.|^\.|\.$/.test(local) || /\.\.|^[.-]|[.-]$/.test(domain)) {
    return 'has a dot or a hyphen where none can be: at an end, or after another. Take it out.';
  }
  if (/[<>()[\]\\";:]/.test(address) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) {
    return 'has a character that no address has. Write an address such as name@example.org.';
  }
  return undefined;
}
