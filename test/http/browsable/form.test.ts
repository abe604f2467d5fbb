import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { renderForm } from '../../../src/http/browsable/form.ts';
import type { FormField } from '../../../src/pages/field.ts';
import { fitsDateTimeInput, renderField } from '../../../src/pages/field.ts';
import { anyString } from '../../support/any-string.ts';
import { exampleField, exampleForm, unescapeHtml } from './examples.ts';

const kinds: readonly FormField['input'][] = ['text', 'multiline', 'integer', 'datetime', 'url', 'checkbox'];

describe('a field of the form', () => {
  test('has a label tied to its input, whatever its kind', () => {
    for (const input of kinds) {
      const markup = renderField(exampleField({ name: 'date_w1', label: 'Date w1', input }), '').toString();
      assert.match(markup, /<label for="field-date_w1">Date w1<\/label>/);
      assert.match(markup, /<(?:input|textarea) [^>]*id="field-date_w1" name="date_w1"/);
    }
  });

  test('has the input of its kind', () => {
    const inputOf = (input: FormField['input']) =>
      /<(?:input[^>]*|textarea)/.exec(renderField(exampleField({ input }), '').toString())?.[0] ?? '';
    assert.match(inputOf('text'), /type="text"/);
    assert.match(inputOf('multiline'), /^<textarea/);
    assert.match(inputOf('integer'), /type="text" inputmode="numeric"/);
    assert.match(inputOf('datetime'), /type="datetime-local" step="1"/);
    assert.match(inputOf('url'), /type="text" inputmode="url"/);
    assert.match(inputOf('checkbox'), /type="checkbox".* value="true"/);
  });

  test('keeps what was typed, whatever was typed', () => {
    fc.assert(
      fc.property(anyString(), fc.constantFrom(...kinds.slice(0, 5)), (value, input) => {
        const markup = renderField(exampleField({ input, value }), '').toString();
        const kept =
          input === 'multiline'
            ? /<textarea[^>]*>\n([^<]*)<\/textarea>/.exec(markup)?.[1]
            : / value="([^"]*)"/.exec(markup)?.[1];
        assert.equal(unescapeHtml(kept ?? 'nothing was kept'), value);
      }),
    );
  });

  test('shows a date-time that a browser would drop as the text it is', () => {
    for (const kept of ['', '2026-11-21T18:00', '2026-11-21 18:00:59', '2028-02-29T00:00']) {
      assert.ok(fitsDateTimeInput(kept), kept);
    }
    for (const dropped of [
      'next Tuesday',
      '2026-02-30T10:00',
      '2026-11-21T24:00',
      '2026-11-21',
      '2026-11-21T18:00+01:00',
      '0000-01-01T00:00',
      '2026-13-01T00:00',
    ]) {
      assert.ok(!fitsDateTimeInput(dropped), dropped);
    }
    const markup = renderField(exampleField({ input: 'datetime', value: 'next Tuesday' }), '').toString();
    assert.match(markup, /<input type="text" [^>]*value="next Tuesday"/);
  });

  test('says its errors beside itself, tied to the input', () => {
    const markup = renderField(
      exampleField({ errors: ['A valid integer is required.'], help: 'A number.' }),
      '',
    ).toString();
    assert.match(markup, /aria-invalid="true" aria-describedby="field-input-error field-input-help"/);
    assert.match(
      markup,
      /<ul class="errors" id="field-input-error"><li>A valid integer is required\.<\/li><\/ul>/,
    );
    assert.match(markup, /<p class="help" id="field-input-help">A number\.<\/p>/);
  });

  test('says its limits in words where they are a rule for people', () => {
    const long = renderField(exampleField({ input: 'multiline', maximumLength: 20_000 }), '').toString();
    assert.match(long, /At most 20,000 characters\./);
    const ranged = renderField(exampleField({ input: 'integer', minimum: 1, maximum: 9 }), '').toString();
    assert.match(ranged, /From 1 to 9\./);
    const whole = exampleField({ input: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 });
    assert.doesNotMatch(renderField(whole, '').toString(), /class="help"/);
  });

  test('remembers whether a box was ticked', () => {
    assert.match(renderField(exampleField({ input: 'checkbox', checked: true }), '').toString(), / checked>/);
    assert.doesNotMatch(renderField(exampleField({ input: 'checkbox' }), '').toString(), / checked/);
  });
});

describe('the form', () => {
  test('posts its fields, and the JSON under the names the service reads', () => {
    const markup = renderForm(exampleForm([exampleField()])).toString();
    assert.equal(
      markup.match(/<form action="\/smart-goals\/" method="post" enctype="multipart\/form-data">/g)?.length,
      2,
    );
    assert.match(markup, /<input type="hidden" name="_content_type" value="application\/json">/);
    assert.match(markup, /<label for="raw-content">JSON<\/label>/);
    assert.match(markup, /<textarea id="raw-content" name="_content"/);
  });

  test('lists all errors with links to their fields and takes the focus', () => {
    const form = exampleForm(
      [
        exampleField({ name: 'title', label: 'Title', errors: ['This field may not be blank.'] }),
        exampleField({ name: 'code', label: 'Code', errors: ['A valid integer is required.'] }),
      ],
      { errors: ['Something about the whole.'] },
    );
    const summary = /<div class="summary"[\s\S]*?<\/div>/.exec(renderForm(form).toString())?.[0] ?? '';
    assert.match(summary, /tabindex="-1" autofocus/);
    assert.match(summary, /<a href="#field-title">Title – This field may not be blank\.<\/a>/);
    assert.match(summary, /<a href="#field-code">Code – A valid integer is required\.<\/a>/);
    assert.match(summary, /<li>Something about the whole\.<\/li>/);
  });

  test('keeps refused JSON, open and beside its error', () => {
    const raw = { content: '{"input": </textarea>}', errors: ['JSON parse error'], open: false };
    const markup = renderForm(exampleForm([exampleField()], { raw })).toString();
    assert.match(markup, /<details class="raw" open>/);
    assert.match(
      markup,
      /aria-describedby="raw-error">\n\{&quot;input&quot;: &lt;\/textarea&gt;\}<\/textarea>/,
    );
    assert.match(markup, /<ul class="errors" id="raw-error"><li>JSON parse error<\/li>/);
  });

  test('marks the smaller part of its fields, and none where all are alike', () => {
    const required = exampleField({ name: 'a', required: true });
    const optional = ['b', 'c'].map((name) => exampleField({ name }));
    const marks = (fields: readonly FormField[]) =>
      renderForm(exampleForm(fields))
        .toString()
        .match(/class="mark">\w+/g) ?? [];
    assert.deepEqual(marks([required]), []);
    assert.deepEqual(marks([required, ...optional]), ['class="mark">required']);
    assert.deepEqual(marks([required, { ...required, name: 'd' }, exampleField({ name: 'b' })]), [
      'class="mark">optional',
    ]);
  });
});
