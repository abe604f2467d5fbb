/** Templates: which can be saved, and what becomes of their fields. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { parse } from 'parse5';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { TEMPLATE_KINDS } from '../../src/domain/outbox.ts';
import { longDate } from '../../src/mail/compose.ts';
import { linkLifetime } from '../../src/mail/link-mail.ts';
import { fillTemplate, templateFault } from '../../src/mail/template.ts';
import { MAIL_TEXTS, TEMPLATE_FIELDS } from '../../src/mail/texts.ts';
import { anyString } from '../support/any-string.ts';

const REMINDER = TEMPLATE_FIELDS.reminder;
const LINK_FIELDS = { fields: { link: '', lifetime: '' }, required: ['link', 'lifetime'] };
const BODY = 'Hello {name},\nsee\n\n{owed}\n\nStop: {stop_link}';

suite('templates', () => {
  test('are shipped in every language, with all that they need', () => {
    assert.deepEqual(Object.keys(MAIL_TEXTS), LANGUAGES);
    assert.equal(
      new Set(LANGUAGES.map((language) => MAIL_TEXTS[language].link.subject)).size,
      LANGUAGES.length,
    );
    for (const language of LANGUAGES) {
      const texts = MAIL_TEXTS[language];
      for (const kind of TEMPLATE_KINDS)
        assert.equal(templateFault(texts[kind], TEMPLATE_FIELDS[kind]), null, `${kind} in ${language}`);
      for (const field of ['{round}', '{partner}', '{date}']) assert.ok(texts.due.includes(field), language);
      assert.ok(Object.values(texts.stop).every((text) => text !== '' && !/[{}]/.test(text)));
      assert.equal(templateFault(texts.link, LINK_FIELDS), null, `sign-in link in ${language}`);
      assert.match(linkLifetime(language), /^15 \p{L}+$/u);
    }
  });

  test('have dates as they are written in the language', () => {
    const first = Temporal.PlainDate.from('2027-03-01');
    assert.equal(longDate(first, 'en'), '1 March 2027');
    assert.equal(longDate(first, 'fr'), '1er mars 2027');
    assert.equal(longDate(first, 'it'), '1º marzo 2027');
    assert.equal(longDate(first, 'de'), '1. März 2027');
    assert.equal(longDate(first, 'pl'), '1 marca 2027');
    assert.equal(longDate(first.add({ days: 10 }), 'fr'), '11 mars 2027');
  });

  for (const [subject, body, fault] of [
    ['S', `${BODY} {nmae}`, /no field \{nmae\}; the fields are \{name\}, \{owed\}/],
    ['S {stop}', BODY, /no field \{stop\}/],
    ['S', `${BODY} {constructor}`, /no field \{constructor\}/],
    ['S', `${BODY} {name`, /a brace without its other half/],
    ['S', 'Hello {owed}', /must have the field \{stop_link\}$/],
    ['S', 'Hello {name}', /must have the fields \{owed\} and \{stop_link\}$/],
    [' ', BODY, /the subject is empty/],
    ['S\r\nBcc: x@example.org', BODY, /more than one line/],
    ['S', BODY + 'x'.repeat(10_000), /longer than 10000/],
  ] as const) {
    test(`are refused where ${fault.source}`, () => {
      assert.match(templateFault({ subject, body }, REMINDER) ?? '', fault);
    });
  }

  test('are filled in as text and as HTML', () => {
    const filled = fillTemplate(
      { subject: 'For {name}', body: BODY },
      {
        name: 'Ada <b>&"\'\r\nBcc: x',
        owed: { lines: ['Final – {name} – <today>', 'b'] },
        stop_link: { link: 'https://example.org/?a="&b' },
      },
      'en',
    );
    assert.equal(filled.subject, 'For Ada <b>&"\' Bcc: x');
    assert.match(filled.text, /^- Final – \{name\} – <today>\n- b$/m);
    assert.match(filled.html, /<p>Hello Ada &lt;b&gt;&amp;&quot;&#39;/);
    assert.match(filled.html, /<ul><li>Final – \{name\} – &lt;today&gt;<\/li><li>b<\/li><\/ul>/);
    assert.match(filled.html, /<a href="https:\/\/example\.org\/\?a=&quot;&amp;b">/);
    assert.throws(() => fillTemplate({ subject: 'S', body: '{owed}' }, {}, 'en'), RangeError);
  });

  test('never let a value add a line or a control character', () => {
    fc.assert(
      fc.property(anyString(), (name) => {
        const { subject, text } = fillTemplate(
          { subject: 'For {name}', body: 'a {name} b\nc' },
          { name },
          'en',
        );
        assert.match(subject, /^For[^\p{Cc}\u2028\u2029]*$/u);
        assert.match(text, /^a [^\p{Cc}\u2028\u2029]* b\nc\n$/u);
      }),
    );
    const name = 'Ada\u2028\r\nReply-To: x';
    assert.match(
      fillTemplate({ subject: 'S', body: 'a {name}' }, { name }, 'en').text,
      /^a Ada Reply-To: x\n$/,
    );
  });

  test('never let a value become markup', () => {
    const tags = (markup: string): string[] => {
      const found: string[] = [];
      const visit = (node: object): void => {
        if ('tagName' in node) found.push(String(node.tagName));
        if ('childNodes' in node && Array.isArray(node.childNodes)) node.childNodes.forEach(visit);
      };
      visit(parse(markup));
      return found;
    };
    const filled = (value: string) =>
      fillTemplate(
        { subject: 'S', body: BODY },
        { name: value, owed: { lines: [value] }, stop_link: { link: value } },
        'en',
      );
    const expected = tags(filled('x').html).filter((tag) => tag !== 'br');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...`<>&"'/= scriptimg{}\n`) }), (value) => {
        assert.deepEqual(
          tags(filled(value).html).filter((tag) => tag !== 'br'),
          expected,
        );
      }),
    );
  });
});
