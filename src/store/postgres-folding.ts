/** How PostgreSQL folds texts as `folded` of the domain does, without an extension and in whichever locale it has. */

/** Letters whose small ones locales do not agree upon, or do not know; those with accents are split before. */
const CAPITALS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZŁØĐÐĦŦŊÆŒÞẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЃЄЅІЇЈЉЊЋЌЎЏҐ';
/** Each letter with what it is typed as: the small one, and of Latin letters without a key another. */
const SINGLE = {
  from: `${CAPITALS}łøđðħŧıŋς`,
  to: `${CAPITALS.toLowerCase().replaceAll(/[łøđðħŧŋ]/g, (letter) => 'loddhtn'.charAt('łøđðħŧŋ'.indexOf(letter)))}loddhtinσ`,
};
const DOUBLE = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

/** Accents behind Latin letters go; other scripts keep their marks. */
const ACCENTS = String.raw`([A-Za-z\u00AA\u00BA\u00C0-\u02AF\u1D00-\u1DBF\u1E00-\u1EFF])[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]+`;

const split = `regexp_replace(normalize(text, NFKD), '${ACCENTS}', '\\1', 'g')`;
const single = `translate(${split}, '${SINGLE.from}', '${SINGLE.to}')`;
const letters = Object.entries(DOUBLE).reduce(
  (sql, [letter, typed]) => `replace(${sql}, '${letter}', '${typed}')`,
  single,
);
const whole = `btrim(regexp_replace(normalize(${letters}, NFC), '\\s+', ' ', 'g'))`;

/**
 * The accents and letters of most names of Europe: a table of some twenty is looked through quickly, and one of all is not.
 * An accent on a digit goes as well.
 */
const COMMON = {
  from: 'ŁłØøĐđ\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030A\u030B\u030C\u0327\u0328',
  to: 'LlOoDd',
};
const common = `translate(normalize(text, NFKD), '${COMMON.from}', '${COMMON.to}')`;

const PLAIN = '^[!-~]+( [!-~]+)*$';

/** What stands before and behind the text. Most names are plain letters, or are after their common accents are gone. */
export const POSTGRES_FOLDING = [
  `((select case when text ~ '${PLAIN}' then lower(text collate "C") else (
    select case when plain ~ '${PLAIN}' then lower(plain collate "C") else ${whole} end
    from (select ${common} as plain offset 0) as without_accents
  ) end from (select cast(`,
  ` as text) as text) as folding) collate "C")`,
] as const;
