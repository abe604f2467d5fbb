import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { renderPage } from '../../../src/http/browsable/page.ts';
import type { BrowsablePage } from '../../../src/http/browsable/view.ts';
import { exampleField, exampleForm, examplePage, textContent } from './examples.ts';

const middle = {
  from: 31,
  to: 60,
  count: 95,
  first: '/smart-goals/?limit=30&offset=0',
  previous: '/smart-goals/?limit=30&offset=0',
  next: '/smart-goals/?limit=30&offset=60',
  last: '/smart-goals/?limit=30&offset=90',
};

const goal = {
  heading: 'Goal 95',
  note: '21 November 2026, 03:10',
  texts: [
    { label: 'Goals', text: 'Speak <up>.\n\nLead & learn.', emphasis: true },
    { label: 'Your words', text: '1. speak\n2. lead', emphasis: false },
  ],
};

describe('the browsable page', () => {
  test('shows what was asked and what was answered, as it was sent', () => {
    const text = textContent(renderPage(examplePage()));
    assert.match(text, /GET \/smart-goals\/\?offset=30&limit=30/);
    assert.match(text, /200 OK/);
    assert.match(text, /Content-Type: application\/json\nAllow: GET, POST, HEAD, OPTIONS\n/);
    assert.ok(text.includes('{\n    "count": 0\n}'));
  });

  test('has the way here, the collections, the formats and OPTIONS as links', () => {
    const markup = renderPage(examplePage());
    assert.match(
      markup,
      /aria-label="Breadcrumbs"><ol><li><a href="\/">Mentoring<\/a><\/li><li><a href="\/smart-goals\/" aria-current="page">/,
    );
    assert.match(markup, /<li><a href="\/courses\/">Courses<\/a><\/li>/);
    assert.match(markup, /<a class="button" href="\/smart-goals\/\?format=json">JSON<\/a>/);
    assert.match(
      markup,
      /<a class="button" href="\/smart-goals\/\?format=api" aria-current="true">HTML<\/a>/,
    );
    assert.match(markup, /<a class="button" href="\/smart-goals\/\?show=options">OPTIONS<\/a>/);
  });

  test('says where in the list it stands and leads to the other pages', () => {
    const markup = renderPage(examplePage({ pages: middle, records: [goal] }));
    assert.match(markup, /31–60 of 95/);
    for (const label of ['First', 'Previous', 'Next', 'Last']) {
      assert.match(
        markup,
        new RegExp(`<a class="button" href="/smart-goals/\\?limit=30&amp;offset=\\d+"[^>]*>${label}</a>`),
      );
    }
  });

  test('has no link to a page that is not there', () => {
    const markup = renderPage(
      examplePage({ pages: { ...middle, first: null, previous: null }, records: [goal] }),
    );
    assert.doesNotMatch(markup, />First<|>Previous</);
    assert.match(markup, /rel="next">Next</);
  });

  test('shows the text of the records with its line breaks', () => {
    const text = textContent(renderPage(examplePage({ records: [goal] })));
    assert.ok(text.includes('Speak <up>.\n\nLead & learn.'));
    assert.ok(text.includes('1. speak\n2. lead'));
    const styles = readFileSync(
      new URL('../../../src/http/browsable/browsable.css', import.meta.url),
      'utf8',
    );
    assert.match(styles, /\.content \{[^}]*white-space: pre-wrap/);
  });

  test('folds a long text behind its beginning', () => {
    const long = `${'word '.repeat(200)}end`;
    const markup = renderPage(
      examplePage({ records: [{ ...goal, texts: [{ label: 'Your words', text: long, emphasis: false }] }] }),
    );
    assert.match(markup, /<details><summary><span class="excerpt">word [^<]*word … <\/span>/);
    assert.ok(markup.includes(long));
  });

  test('says in words that a list is empty and points to the form', () => {
    const pages = { from: 0, to: 0, count: 0, first: null, previous: null, next: null, last: null };
    const form = exampleForm([exampleField()]);
    assert.match(
      renderPage(examplePage({ pages, form })),
      /Nothing is listed here yet\..*<a href="#create">New smart goal<\/a>/,
    );
    assert.match(renderPage(examplePage({ body: '[]' })), /Nothing is listed here yet\./);
  });

  test('says that a list ends before a page past its end', () => {
    const pages = { ...middle, from: 0, to: 0, next: null };
    assert.match(
      renderPage(examplePage({ pages })),
      /The list ends before this page\. <a href="[^"]*offset=0">/,
    );
  });

  test('leads back to the list after a creation, with what was made before the next form', () => {
    const markup = renderPage(
      examplePage({
        status: { code: 201, reason: 'Created' },
        created: {
          title: 'Saved',
          isDone: true,
          list: { href: '/smart-goals/', label: 'All smart goals' },
        },
        records: [goal],
        form: exampleForm([exampleField()]),
      }),
    );
    assert.match(markup, /<a href="\/smart-goals\/">All smart goals<\/a>/);
    assert.ok(markup.indexOf('id="records"') < markup.indexOf('id="create"'));
  });

  test('says what can be done after every failure, with a way on', () => {
    for (const code of [400, 401, 403, 404, 405, 406, 413, 415, 429, 500, 503]) {
      const signInHref = code === 401 ? '/sign-in/' : null;
      const markup = renderPage(examplePage({ status: { code, reason: 'Reason' }, signInHref }));
      assert.match(
        markup,
        /<h2 id="notice-title">What you can do<\/h2>\n<p>[^<]+<\/p>\n<ul><li><a href="/,
        String(code),
      );
    }
  });

  test('says in the title of the window that a form was refused', () => {
    const form = exampleForm([exampleField({ errors: ['This field is required.'] })]);
    const markup = renderPage(examplePage({ status: { code: 400, reason: 'Bad Request' }, form }));
    assert.match(markup, /<title>Refused: Smart Goals · Mentoring<\/title>/);
    assert.doesNotMatch(markup, /What you can do/);
  });

  test('says that an answer has no body', () => {
    const markup = renderPage(examplePage({ request: { method: 'HEAD', target: '/courses/' }, body: '' }));
    assert.match(markup, /This response has no body\./);
  });

  test('fits the strictest security policy: no script, no style of its own, nothing from elsewhere', () => {
    const markup = renderPage(
      examplePage({ body: '"#FFD966"', pages: middle, records: [goal], form: exampleForm([exampleField()]) }),
    );
    assert.doesNotMatch(markup, /<script|<style|<iframe| style=| on[a-z]+=|javascript:/i);
    for (const file of ['pages/pages.css', 'http/browsable/browsable.css']) {
      const styles = readFileSync(new URL(`../../../src/${file}`, import.meta.url), 'utf8');
      assert.doesNotMatch(styles, /@import|url\(/);
    }
  });

  test('is broken by nothing that comes with a request', () => {
    const plain = tagsOf(hostilePage('x'));
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<', '>', '"', "'", '&', '</textarea>', '<script>', 'x', ' '), {
          minLength: 1,
        }),
        (parts) => {
          assert.deepEqual(tagsOf(hostilePage(`x${parts.join('')}`)), plain);
        },
      ),
    );
  });
});

/** A page in which every text is the given one. */
function hostilePage(text: string): BrowsablePage {
  const link = { label: text, href: text };
  const field = exampleField({ name: text, label: text, value: text, help: text, errors: [text] });
  return examplePage({
    title: text,
    description: text,
    breadcrumbs: [link, link],
    navigation: [{ label: text, href: `${text}/` }],
    request: { method: text, target: text },
    status: { code: 400, reason: text },
    headers: [[text, text]],
    body: JSON.stringify(text),
    formats: [{ ...link, current: false }],
    optionsHref: text,
    records: [{ heading: text, href: text, note: text, texts: [{ label: text, text, emphasis: false }] }],
    form: exampleForm([field, { ...field, input: 'multiline' }], {
      title: text,
      submitLabel: text,
      action: text,
      raw: { content: text, errors: [text], open: true },
      errors: [text],
    }),
  });
}

/** The names of the tags in order: where a text became markup there are more of them. */
function tagsOf(page: BrowsablePage): readonly string[] {
  return renderPage(page).match(/<\/?[a-z!][a-z0-9]*/gi) ?? [];
}
