/** Russian and Ukrainian in Latin letters, which everybody writes in another way: `хочу`, `hochu`, `khochu`, `xochu`. */

const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  є: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  і: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  ш: 's',
  щ: 's',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'a',
};

/** The ways to write a sound, the longest first, and the one letter that stands for it here. */
const SOUNDS: readonly (readonly [written: RegExp, sound: string])[] = [
  [/shch|sch|sh/g, 's'],
  [/zh/g, 'z'],
  [/kh|x/g, 'h'],
  [/ch|ts|tz/g, 'c'],
  [/[yji]([aeou])/g, '$1'],
  [/[yj]/g, 'i'],
  [/w/g, 'v'],
  [/i{2,}/g, 'i'],
];

/** A word in Cyrillic or Latin letters by its sounds: all ways to write a word have the same. */
export const soundsOf = (word: string): string =>
  SOUNDS.reduce(
    (sounds, [written, sound]) => sounds.replace(written, sound),
    [...word].map((letter) => LATIN[letter] ?? letter).join(''),
  );
