/** The typography of the texts in fourteen languages: quotation marks, apostrophes, and spaces at which no line may end. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { shippedForm } from '../../src/domain/forms/shipped/form.ts';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';
import { longDate } from '../../src/mail/compose.ts';
import { MAIL_TEXTS, roundTitle } from '../../src/mail/texts.ts';
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

/** The titles of the shipped rounds. */
const ROUNDS = ['Chemistry', 'Mid Program', 'Final'];

/** What is written in a language in the forms that a round begins with, and the titles of the rounds. */
const shippedTexts = (language: Language): readonly string[] =>
  ROUNDS.flatMap((title) => [
    roundTitle({ title, titles: '' }, language),
    ...shippedForm(title).flatMap(({ text, ends, options = [] }) =>
      [text, ends?.low, ends?.high, ...options.map((option) => option.text)].flatMap(
        (texts) => texts?.[language] ?? [],
      ),
    ),
  ]);

/** Pages write pronouns of address in lower case within a sentence; only letters may write them in upper case. */
const POLITE_PRONOUN =
  /(?<=[\p{L},]\s)(?:Vás|Vám|Vámi|Vami|Vy|Vaš\p{L}*|Váš|Vaše\p{L}*|Ciebie|Tobie|Tobą|Ci|Cię|Tw\p{L}+|Вы|Ви|Вас|Вам|Вами|Ваш\p{L}*)(?!\p{L})/u;

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
    'a space before a mark':
      language === 'fr'
        ? /(?<!\u00A0)[:»](?!\S)|(?<!\u202F)[?!;](?!\S)| [?!:;»]|« /
        : /[ \u00A0\u202F][?!:;.,]/,
    ...(!isSent && { 'a pronoun in upper case': POLITE_PRONOUN }),
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
        shippedTexts(language),
      ]);
      const mails = textsIn(MAIL_TEXTS[language]);
      assert.ok(pages.length > 50 && mails.length > 10);
      const found = [
        ...pages.flatMap((text) => faults(text, language, false)),
        ...mails.flatMap((text) => faults(text, language, true)),
      ];
      assert.deepEqual(found, []);
      assert.doesNotMatch(longDate(Temporal.PlainDate.from('2027-03-14'), language), /\.$/);
      const quoted = /[“„«‘].*[“”»’]/.exec(WRITE_TEXTS[language].eachWish)?.[0] ?? '';
      assert.match(quoted, QUOTED[language]);
    });
});
