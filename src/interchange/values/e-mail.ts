/** E-mail addresses as lists of people have them. */

import { emailComplaint } from '../../domain/e-mail-address.ts';
import { plainValue, Refusal } from './column.ts';
import { name } from './texts.ts';

/** Spaces of no width, direction marks, soft hyphens: copied along, and seen by nobody. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** An address in lower case. */
export const eMail = plainValue('an e-mail address', (text) => {
  const address = text.replace(INVISIBLE, '').trim().normalize('NFC').toLowerCase();
  const reason = emailComplaint(address);
  return reason === undefined ? address : Refusal.of(text.trim(), ` ${reason}`);
});

/** Several addresses with a space between them, in lower case. */
export const eMails = plainValue(
  'e-mail addresses of merged records, with a space between them',
  (text, context) => {
    const addresses = text.trim().split(/[\s,;]+/);
    const read = addresses.map((one) => eMail.read(one, context));
    return read.find((one) => one instanceof Refusal) ?? [...new Set(read)].join(' ');
  },
);

/**
 * Somebody who is known: an address, or a name that only one has. What has a dot and no space is an address that is
 * written wrongly.
 */
export const person = plainValue('an e-mail address, or a unique name', (text, context) => {
  const bare = text.trim();
  const isName = !bare.includes('@') && (/\s/.test(bare) || !bare.includes('.'));
  return (isName ? name : eMail).read(text, context);
});
