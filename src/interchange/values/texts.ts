/** Texts of cells. */

import { characterCount, strip } from '../../resources/text.ts';
import { isWebAddress } from '../../resources/web-address.ts';
import { type Column, Refusal, type Value } from '../column.ts';
import { quoted } from '../name-key.ts';

/** Everything but what is printed in ASCII, and every second space in a row. */
const UNUSUAL = /[^\x21-\x7e ]| {2}/;

/** White space as one space each, without that at the ends, in Unicode's form C. */
function tidy(text: string): string {
  const bare = UNUSUAL.test(text) ? text.normalize('NFC').replace(/\s+/g, ' ') : text;
  return bare.trim();
}

const withoutNul = (text: string): string | Refusal =>
  text.includes('\0') || !text.isWellFormed()
    ? new Refusal('It has characters that no text has. Write it again.')
    : text;

/** A name or a title: one line, single spaces. */
export const line: Value<string> = {
  takes: 'text',
  read: (text) => withoutNul(tidy(text)),
  write: (value) => value,
};

/** What people write in several lines, such as a reason. */
export const lines: Value<string> = {
  takes: 'text, also in several lines',
  read: (text) => withoutNul(text.normalize('NFC').trim()),
  write: (value) => value,
};

/** Text that comes back as it was, to the last space. */
export const exact: Value<string> = {
  takes: 'text, exactly as it is',
  exact: true,
  read: (text) => (text.isWellFormed() ? text : new Refusal('It has half characters. Write it again.')),
  write: (value) => value,
};

/** {@link exact}, but not white space alone. */
export const exactWithContent: Value<string> = {
  ...exact,
  read: (text, context) =>
    strip(text) === '' ? new Refusal('It must not be blank.') : exact.read(text, context),
};

/** Text by the rules of what clients submit: without white space at its ends, of a limited length. */
export function submitted({ maximumLength }: { readonly maximumLength: number }): Value<string> {
  return {
    takes: `text of at most ${maximumLength} characters`,
    read: (text) => {
      const bare = strip(text);
      const count = characterCount(bare);
      return count > maximumLength
        ? new Refusal(`It has ${count} characters, but at most ${maximumLength} are taken. Shorten it.`)
        : withoutNul(bare);
    },
    write: (value) => value,
  };
}

/** An address of the web, by the rules of what clients submit. */
export function webAddress(limit: { readonly maximumLength: number }): Value<string> {
  const text = submitted(limit);
  return {
    ...text,
    takes: `an address that begins with https:// or http://, of at most ${limit.maximumLength} characters`,
    read: (cell, context) => {
      const address = text.read(cell, context);
      if (address instanceof Refusal || isWebAddress(address)) return address;
      return new Refusal(`${quoted(address)} is no web address. Write it as https://video.example.org/w1.`);
    },
  };
}

/**
 * The same column, but what a program wrote is taken to the last space, however long, also where it is empty: another
 * service may hold what a client could not submit here.
 */
export function held(column: Column<string>): Column<string> {
  return {
    ...column,
    read: (text, context) => (context.fromProgram ? withoutNul(text) : column.read(text, context)),
  };
}

/** {@link held} for addresses: whatever leads somewhere by http or https. */
export function heldAddress(column: Column<string | null>): Column<string | null> {
  return {
    ...column,
    read(text, context) {
      if (context.fromProgram && /^https?:\/\//i.test(text) && URL.canParse(text)) return withoutNul(text);
      return column.read(text, context);
    },
  };
}

/** A digest, in hexadecimal digits or in Base64. */
export const digest: Value<string> = {
  takes: 'a digest as it was exported',
  read: (text) => {
    const bare = text.trim();
    return /^[\w+/=:-]{16,}$/.test(bare)
      ? bare
      : new Refusal(`${quoted(bare)} is no digest. Take the file as it was exported.`);
  },
  write: (value) => value,
};
