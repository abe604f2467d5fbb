/** Texts, e-mail addresses and numbers of cells. */

import { emailComplaint } from '../../domain/e-mail-address.ts';
import { writtenTitles } from '../../domain/feedback-selection.ts';
import { INTEGER_RANGE, MAX_LINE, MAX_LINES } from '../../domain/fields.ts';
import { externalIdsIn, writtenExternalIds } from '../../domain/former-external-ids.ts';
import { hasWhiteSpace, strip } from '../../resources/text.ts';
import { plainValue, Refusal, type Value } from './column.ts';

/** Everything but what is printed in ASCII, and every second space in a row. */
const UNUSUAL = /[^\x21-\x7e ]| {2}/;

/** White space as one space each, without that at the ends, in Unicode's form C. */
function tidy(text: string): string {
  const bare = UNUSUAL.test(text) ? text.normalize('NFC').replace(/\s+/g, ' ') : text;
  return bare.trim();
}

const withoutNul = (text: string): string | Refusal =>
  text.includes('\0') || !text.isWellFormed()
    ? new Refusal('It contains invalid control characters. Write it again.')
    : text;

/** A text that is not too long. */
function ofLength(text: string | Refusal, most: number): string | Refusal {
  if (text instanceof Refusal || text.length <= most) return text;
  return new Refusal(`It has ${text.length} characters; the limit is ${most}. Shorten it.`);
}

/** A name or a title: one line, single spaces. */
export const line = plainValue('text', (text) => ofLength(withoutNul(tidy(text)), MAX_LINE));

/** A letter that a spreadsheet's export could not represent: `?ucja`, `Pawe?`. */
const LOST_LETTER = /\p{L}\?|\?\p{L}|\ufffd/u;

/** Whether a name lacks letters that it had. */
export const hasUndecodedLetters = (text: string): boolean => LOST_LETTER.test(text);

/** A name: a {@link line} without lost letters. */
export const name = plainValue('text', (text, context) => {
  const read = line.read(text, context);
  if (read instanceof Refusal || context.keepQuestionMarks || !hasUndecodedLetters(read)) return read;
  return Refusal.of(
    read,
    ` has lost letters. Open the file where it was made and save it as “CSV UTF-8”; if the name is correct, use --keep-question-marks.`,
  );
});

/** White space at the ends; separators of lines and paragraphs are part of a text. */
const ENDS = /^[ \t\r\n\v\f\u00a0\ufeff]+|(?<![ \t\r\n\v\f\u00a0\ufeff])[ \t\r\n\v\f\u00a0\ufeff]+$/g;

/** A text of several lines, such as a reason. */
export const lines = plainValue('text of one or more lines', (text) =>
  ofLength(withoutNul(text.normalize('NFC').replace(ENDS, '')), MAX_LINES),
);

/** The titles of a round in other languages. */
export const titles = plainValue(
  'titles in other languages, one per line, such as “de: Zwischenbilanz”',
  (text, context) => {
    const read = lines.read(text, context);
    if (read instanceof Refusal) return read;
    return writtenTitles(read) ?? Refusal.of(read, ` is not a title per line, such as “de: Zwischenbilanz”.`);
  },
);

/** Text that comes back as it was, to the last space. */
export const exact: Value<string> = {
  ...plainValue('verbatim text', (text) =>
    text.isWellFormed() ? text : new Refusal('It contains invalid characters. Write it again.'),
  ),
  exact: true,
};

/** {@link exact}, but not white space alone. */
export const exactWithContent: Value<string> = {
  ...exact,
  read: (text, context) =>
    strip(text) === '' ? new Refusal('It must not be blank.') : exact.read(text, context),
};

/** Text without white space at its ends. Courses from elsewhere are not bound to the lengths that clients may submit. */
export const trimmed = plainValue('text', (text) => withoutNul(strip(text)));

/** An address of the web. Other services hold some that clients may not submit here, such as long ones. */
export const webAddress = plainValue('an address that begins with https:// or http://', (cell) => {
  const address = withoutNul(strip(cell));
  if (address instanceof Refusal || leadsSomewhere(address)) return address;
  return Refusal.of(address, ` is not a URL. Write it as https://video.example.org/w1.`);
});

const leadsSomewhere = (text: string): boolean =>
  /^https?:\/\/\P{Cc}+$/iu.test(text) && !hasWhiteSpace(text) && URL.canParse(text);

const fromExport = (takes: string, what: string, pattern: RegExp): Value<string> =>
  plainValue(takes, (text) => {
    const bare = text.trim();
    if (pattern.test(bare)) return bare;
    return Refusal.of(bare, ` is no ${what}. Take the file as it was exported.`);
  });

/** A digest, in hexadecimal digits or in Base64. */
export const digest = fromExport('a digest from an export', 'digest', /^[\w+/=:-]{16,}$/);

/** The fingerprint of a secret key. */
export const fingerprint = fromExport(
  'the fingerprint of a secret key, from an export',
  'fingerprint',
  /^[0-9a-f]{16}$/,
);

/** Several ids with a space between them; spaces and percent signs within them are encoded. */
export const externalIds = plainValue(
  'external ids of merged records and earlier ones, percent-encoded, with a space between them',
  (text) => {
    const ids = externalIdsIn(text);
    if (ids === undefined)
      return Refusal.of(
        text.trim(),
        ` has a percent sign that begins no character. Write a percent sign as %25.`,
      );
    if (ids.some((id) => id.trim() === '' || /[\0\r\n]/.test(id) || !id.isWellFormed()))
      return Refusal.of(text.trim(), ` has an id that is blank or has a line break or NUL. Take it out.`);
    return writtenExternalIds([...new Set(ids)]);
  },
);

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

/** A whole number, which a spreadsheet may have given decimal zeros. */
const WHOLE = /^[+-]?\d{1,12}(?:\.0+)?$/;

/**
 * A whole number of at most 32 bits.
 *
 * @param minimum the smallest valid number
 * @param maximum the largest one
 */
export function wholeNumber(
  minimum: number = INTEGER_RANGE.minimum,
  maximum: number = INTEGER_RANGE.maximum,
): Value<number> {
  const takes = `an integer from ${minimum} to ${maximum}`;
  return plainValue(takes, (text) => {
    const bare = text.trim();
    const number = WHOLE.test(bare) ? Number(bare) : Number.NaN;
    if (number >= minimum && number <= maximum) return number === 0 ? 0 : number;
    return Refusal.of(bare, ` is not ${takes}.`);
  });
}

/** A share: above 0, up to 1. A comma may stand for the point. */
export const share = plainValue('a share from 0 to 1, such as 0.5', (text) => {
  const bare = text.trim().replace(',', '.');
  const number = /^(?:\d+(?:\.\d+)?|\.\d+)(?:e-?\d+)?$/i.test(bare) ? Number(bare) : Number.NaN;
  if (number >= 0 && number <= 1) return number;
  return Refusal.of(text.trim(), ` is not a share. Write a number from 0 to 1, such as 0.5.`);
});
