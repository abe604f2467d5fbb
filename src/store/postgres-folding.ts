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

/** What stands before and behind the text. Most names are of plain letters, which need no more than their small ones. */
export const POSTGRES_FOLDING = [
  `((select case when text ~ '^[!-~]+( [!-~]+)*$' then lower(text collate "C") else ${whole} end from (select cast(`,
  ` as text) as text) as folding) collate "C")`,
] as const;
