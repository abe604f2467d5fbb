/** E-mail addresses as lists of people have them. */

import { emailComplaint } from '../../domain/e-mail-address.ts';
import { Refusal, type Value } from './column.ts';
import { name } from './texts.ts';
import { quoted } from './wording.ts';

/** Spaces of no width, direction marks, soft hyphens: copied along, and seen by nobody. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;

/** An address in lower case. */
export const eMail: Value<string> = {
  takes: 'an e-mail address',
  read: (text) => {
    const address = text.replace(INVISIBLE, '').trim().normalize('NFC').toLowerCase();
    const reason = emailComplaint(address);
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
