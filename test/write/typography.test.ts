/** The typography of the texts in fourteen languages: quotation marks, apostrophes, and spaces at which no line may end. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';
import { MAIL_TEXTS } from '../../src/mail/texts.ts';
import { FEEDBACK_TEXTS } from '../../src/write/feedback/texts.ts';
import { HELP_WORDS } from '../../src/write/help.ts';
import { PERSONAL_TEXTS } from '../../src/write/personal/texts.ts';
import { SIGN_IN_TEXTS } from '../../src/write/sign-in.ts';
import { WRITE_TEXTS } from '../../src/write/texts.ts';

const QUOTED: Readonly<Record<Language, RegExp>> = {
  en: /^“.*”$/,
  de: /^„.*“$/,
  pl: /^„.*”$/,
  cs: /^„.*“$/,
  sk: /^„.*“$/,
  uk: /^«.*»$/,
  ru: /^«.*»$/,
  ro: /^„.*”$/,
  tr: /^“.*”$/,
  es: /^«.*»$/,
  fr: /^«\u00A0.*\u00A0»$/,
  it: /^«.*»$/,
  nl: /^‘.*’$/,
  pt: /^«.*»$/,
};

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** Czech, Slovak and Polish do not leave a word of one letter at the end of a line. */
const TIED: ReadonlySet<Language> = new Set<Language>(['pl', 'cs', 'sk']);

/** What is wrong with a text on a page or, if it is sent, in a message. */
function faults(text: string, language: Language, isSent: boolean): readonly string[] {
  const wrong = {
    'a straight quotation mark or apostrophe': /["']/,
    'three dots': /\.\.\./,
    'two spaces': / {2}/,
    'a dash without spaces, or a hyphen for one': / - |\S–\s|\s–\S/,
    'a line may end before an ellipsis': / …/,
    'a space before a mark': language === 'fr' ? /(?<!\u00A0)[?!:;»](?!\S)| [?!:;»]|« / : /[ \u00A0][?!:;.,]/,
    ...(TIED.has(language) && !isSent && { 'a word of one letter at the end': /(?<![\p{L}{])\p{L} (?=\S)/u }),
  };
  return Object.entries(wrong).flatMap(([what, pattern]) => (pattern.test(text) ? [`${what}: ${text}`] : []));
}

suite('the typography of', () => {
  for (const language of LANGUAGES)
    test(language, () => {
      const pages = textsIn([
        WRITE_TEXTS[language],
        SIGN_IN_TEXTS[language],
        HELP_WORDS[language],
        FEEDBACK_TEXTS[language],
        PERSONAL_TEXTS[language],
      ]);
      const mails = textsIn(MAIL_TEXTS[language]);
      assert.ok(pages.length > 50 && mails.length > 10);
      const found = [
        ...pages.flatMap((text) => faults(text, language, false)),
        ...mails.flatMap((text) => faults(text, language, true)),
      ];
      assert.deepEqual(found, []);
      const quoted = /[“„«‘].*[“”»’]/.exec(WRITE_TEXTS[language].eachWish)?.[0] ?? '';
      assert.match(quoted, QUOTED[language]);
    });
});
