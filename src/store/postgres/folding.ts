/** Folds texts in PostgreSQL as `folded` of the domain does, without an extension, whatever the locale. */

import { type Expression, type RawBuilder, sql } from 'kysely';

/** Letters whose lower case differs between locales, or is missing in some, without accents. */
const CAPITALS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZŁØĐÐĦŦŊÆŒÞẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЃЄЅІЇЈЉЊЋЌЎЏҐ';
/** Each letter with its replacement: the lower case, and of special Latin letters how people type them. */
const SINGLE = {
  from: `${CAPITALS}łøđðħŧıŋς`,
  to: `${CAPITALS.toLowerCase().replaceAll(/[łøđðħŧŋ]/g, (letter) => 'loddhtn'.charAt('łøđðħŧŋ'.indexOf(letter)))}loddhtinσ`,
};
const DOUBLE = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

/** Removes accents after Latin letters; other scripts keep their marks. */
const ACCENTS = String.raw`([A-Za-z\u00AA\u00BA\u00C0-\u02AF\u1D00-\u1DBF\u1E00-\u1EFF])[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]+`;

const split = `regexp_replace(normalize(text, NFKD), '${ACCENTS}', '\\1', 'g')`;
const single = `translate(${split}, '${SINGLE.from}', '${SINGLE.to}')`;
const letters = Object.entries(DOUBLE).reduce(
  (sql, [letter, typed]) => `replace(${sql}, '${letter}', '${typed}')`,
  single,
);
const whole = `btrim(regexp_replace(normalize(${letters}, NFC), '\\s+', ' ', 'g'))`;

/**
 * The accents and letters of most European names: a list of about twenty is fast, a list of all is not. An
 * accent on a digit is removed as well.
 */
const COMMON = {
  from: 'ŁłØøĐđ\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030A\u030B\u030C\u0327\u0328',
  to: 'LlOoDd',
};
const common = `translate(normalize(text, NFKD), '${COMMON.from}', '${COMMON.to}')`;

const PLAIN = '^[!-~]+( [!-~]+)*$';

const [before, behind] = [
  `((select case when text ~ '${PLAIN}' then lower(text collate "C") else (
    select case when plain ~ '${PLAIN}' then lower(plain collate "C") else ${whole} end
    from (select ${common} as plain offset 0) as without_accents
  ) end from (select cast(`,
  ` as text) as text) as folding) collate "C")`,
].map((part) => sql.raw(part));

/** A text folded. Most names are plain letters, at least after common accents are removed. */
export const foldedInPostgres = (text: Expression<unknown>): RawBuilder<string> =>
  sql`${before}${text}${behind}`;
