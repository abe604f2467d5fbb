/** Messages in fourteen languages: nothing of the English ones is left in the others but names and a programme's own titles. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';
import { composeDue } from '../../src/mail/compose.ts';
import { linkLifetime } from '../../src/mail/link-mail.ts';
import { fillTemplate } from '../../src/mail/template.ts';
import { MAIL_TEXTS } from '../../src/mail/texts.ts';
import { createReminderStore } from '../../src/store/mail/reminders.ts';
import { day, email, importRows, manager, mentee, mentor, relation } from '../contract/importing.ts';
import { sqliteDatabase } from '../store/sqlite-databases.ts';

/** A title of the programme's own. */
const OWN = 'Halfway celebration';
/** Two other languages have one of their own, with which they also replace that of a shipped round. */
const TITLES = 'de: Bergfest\nuk: Свято';
const NOW = Temporal.ZonedDateTime.from('2027-06-01T10:00[Europe/Berlin]');
const TERMS = { baseUrl: 'https://m.example.org', sender: { name: 'Org', email: 'm@example.org' } };

/** The words that a language has, too. */
const SHARED: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  de: 'feedback in link mentoring',
  pl: 'do link mentoring',
  cs: 'mentoring s',
  sk: 'mentoring s',
  uk: '',
  ru: '',
  ro: 'feedback link site valid',
  tr: 'program',
  es: 'no',
  fr: 'dates message minutes programme s site',
  it: 'feedback link mentoring',
  nl: 'feedback in is link mentoring site we',
  pt: 'do feedback ignore no site',
};

/** The words of a text, without addresses and what stays as it is in every language. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replaceAll(/https?:\/\/\S+|\S+@\S+/g, ' ')
      .replaceAll(new RegExp(`\\b(?:${OWN}|Org|\\p{Lu}\\p{L}* Example|Maria)\\b`, 'gu'), ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  );

/** What is sent in a language: a reminder of all rounds, a digest with nothing undelivered, a link, and the page that stops reminders. */
async function textsIn(language: Language): Promise<Readonly<Record<string, string>>> {
  await using place = await sqliteDatabase();
  const database = await place.open();
  const due = { counts_from: 'start', days: 14 } as const;
  await importRows(database, {
    rounds: [
      { title: OWN, titles: TITLES, order: 4, due, roles: ['mentee'], cohort: null, active: true },
      { title: 'Final', titles: 'pl: Finał', order: 3, due, roles: ['mentee'], cohort: null, active: true },
    ],
    managers: [manager('Maria')],
    participants: [mentee('Ada', { language }), mentor('Bea')],
    relations: [
      relation('Bea', 'Ada', {
        manager_email: email('Maria'),
        start: day('2027-04-18'),
        end: day('2027-05-31'),
      }),
    ],
  });
  const store = createReminderStore(database);
  await store.saveSettings({
    ...(await store.readSettings()),
    enabled: true,
    digest_weekday: NOW.dayOfWeek,
    language,
  });
  const messages = await store.preview(NOW, (facts) => composeDue(facts, NOW.toPlainDateTime(), TERMS));
  const sent = (to: string): string => {
    const { subject, text } =
      messages.find(({ recipient }) => recipient.email === email(to)) ?? assert.fail(to);
    return `${subject}\n${text}`;
  };
  const { stop, link } = MAIL_TEXTS[language];
  const filled = fillTemplate(link, { link: { link: 'https://x' }, lifetime: linkLifetime(language) }, '');
  return {
    reminder: sent('Ada'),
    digest: sent('Maria'),
    link: `${filled.subject}\n${filled.text}`,
    stop: Object.values(stop).join('\n'),
  };
}

suite('messages', () => {
  test('in another language have no English word', async () => {
    const english = await textsIn('en');
    assert.match(english['reminder'] ?? '', /- Chemistry – Bea Example – due on 2 May 2027/);
    const known = wordsOf(Object.values(english).join('\n'));
    for (const language of LANGUAGES) {
      if (language === 'en') continue;
      const texts = Object.values(await textsIn(language)).join('\n');
      const left = [...wordsOf(texts).intersection(known)].toSorted();
      assert.equal(left.join(' '), SHARED[language], `${language}:\n${texts}`);
    }
  });

  test('name rounds by their titles in the language, shipped ones in any, and others as they are typed', async () => {
    for (const [language, lines] of [
      ['de', ['Erster Eindruck', 'Zwischenbilanz', 'Abschlussbilanz', 'Bergfest']],
      ['pl', ['Pierwsze wrażenia', 'Połowa programu', 'Finał', OWN]],
      ['uk', ['Перші враження', 'Середина програми', 'Завершення програми', 'Свято']],
    ] as const) {
      const { reminder = '', digest = '' } = await textsIn(language);
      for (const title of lines) {
        assert.ok(reminder.includes(`- ${title} – Bea Example – `), reminder);
        assert.ok(digest.includes(`- Ada Example: ${title} – Bea Example – `), digest);
      }
    }
  });
});
