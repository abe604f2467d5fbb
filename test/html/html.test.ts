import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { escapeHtml, html, trusted } from '../../src/html/html.ts';
import { unescapeHtml } from '../http/browsable/examples.ts';
import { anyString } from '../support/any-string.ts';

const anyText = fc.oneof(anyString(), fc.string({ unit: fc.constantFrom(...'&<>"\'\r\n a;#3') }));

describe('the html template', () => {
  test('escapes text and leaves no markup in it, whatever it is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const escaped = html`${text}`.toString();
        assert.doesNotMatch(escaped, /[<>"'\r]/);
        assert.doesNotMatch(escaped, /&(?!(?:amp|lt|gt|quot|#39|#13);)/);
        assert.equal(unescapeHtml(escaped), text);
      }),
    );
  });

  test('lets markup of its own pass and escapes a text only once', () => {
    const inner = html`<b>${'a & b'}</b>`;
    assert.equal(html`<p title="${'"'}">${inner}</p>`.toString(), '<p title="&quot;"><b>a &amp; b</b></p>');
  });

  test('does not take an object that looks like markup for it', () => {
    assert.equal(html`${['<i>', trusted('<br>'), ['<', 1]]}`.toString(), '&lt;i&gt;<br>&lt;1');
  });

  test('writes nothing for what is absent and 0 for zero', () => {
    assert.equal(html`[${null}${undefined}${false}${''}${[]}${0}]`.toString(), '[0]');
  });

  test('leaves a text without special characters as it is', () => {
    assert.equal(escapeHtml('größer \u2028 \ud800'), 'größer \u2028 \ud800');
  });
});
