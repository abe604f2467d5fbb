/** The languages of messages to people (ISO 639-1). */
export const LANGUAGES = [
  'en',
  'de',
  'pl',
  'cs',
  'sk',
  'uk',
  'ru',
  'ro',
  'tr',
  'es',
  'fr',
  'it',
  'nl',
  'pt',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** Whether a text is the code of one of them. */
export const isLanguage = (text: string): text is Language => LANGUAGES.some((code) => code === text);
