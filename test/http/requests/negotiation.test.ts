/** Which representation a client gets; the table was answered by Django REST framework. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { negotiate } from '../../../src/http/requests/negotiation.ts';

const JSON_ANSWER = { kind: 'json', indent: 0 };
const HTML = { kind: 'html' };
const UNKNOWN_FORMAT = { kind: 'unknown format' };
const NOT_ACCEPTABLE = { kind: 'not acceptable' };
const indented = (indent: number) => ({ kind: 'json', indent });

suite('Accept', () => {
  const table: readonly (readonly [string | undefined, object])[] = [
    [undefined, JSON_ANSWER],
    ['*/*', JSON_ANSWER],
    ['*/*;q=0', JSON_ANSWER],
    ['application/json', JSON_ANSWER],
    ['APPLICATION/JSON', JSON_ANSWER],
    ['application/json;v=1', JSON_ANSWER],
    ['application/*', JSON_ANSWER],
    ['*/json', JSON_ANSWER],
    ['text/html', HTML],
    ['text/*', HTML],
    ['text/*;a=b', HTML],
    ['*/html', HTML],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', HTML],
    ['text/html, application/json', JSON_ANSWER],
    ['text/html, application/json;q=0.5', JSON_ANSWER],
    ['text/html;level=1, application/json', HTML],
    ['text/*, */*', HTML],
    ['text/*, application/*', JSON_ANSWER],
    ['text/html, */*', HTML],
    ['garbage, text/html', HTML],
    ['"a,text/html,"', HTML],
    ['', NOT_ACCEPTABLE],
    [' ', NOT_ACCEPTABLE],
    [',,', NOT_ACCEPTABLE],
    ['garbage', NOT_ACCEPTABLE],
    ['*', NOT_ACCEPTABLE],
    ['*;q=1', NOT_ACCEPTABLE],
    ['/', NOT_ACCEPTABLE],
    ['application/', NOT_ACCEPTABLE],
    ['/json', NOT_ACCEPTABLE],
    ['*/', NOT_ACCEPTABLE],
    ['application/json/x', NOT_ACCEPTABLE],
    ['application /json', NOT_ACCEPTABLE],
    ['*/xml', NOT_ACCEPTABLE],
    ['text/json', NOT_ACCEPTABLE],
    ['application/xhtml+xml', NOT_ACCEPTABLE],
  ];
  for (const [accept, answer] of table) {
    test(JSON.stringify(accept) ?? 'none', () => assert.deepEqual(negotiate(accept, undefined), answer));
  }
});

suite('indent', () => {
  const table: readonly (readonly [string, object])[] = [
    ['application/json; indent=4', indented(4)],
    ['application/json;INDENT=2', indented(2)],
    ['application/json;indent="4"', indented(4)],
    ['application/json;indent=+4', indented(4)],
    ['application/json;indent= 4 ', indented(4)],
    ['application/json;indent=0', JSON_ANSWER],
    ['application/json;indent=-1', JSON_ANSWER],
    ['application/json;indent=8', indented(8)],
    ['application/json;indent=9', indented(8)],
    ['application/json;indent=1000000', indented(8)],
    ['application/json;indent=1_0', indented(8)],
    [`application/json;indent=${'9'.repeat(400)}`, indented(8)],
    ["application/json;indent='4'", JSON_ANSWER],
    ['application/json;indent=4.0', JSON_ANSWER],
    ['application/json;indent=', JSON_ANSWER],
    ['application/json;indent', JSON_ANSWER],
    ['application/json;indent=\u00b2', JSON_ANSWER],
    ['application/json;indent=1;indent=2', indented(2)],
    ["application/json;indent*=utf-8''4", indented(4)],
    ['*/*; indent=2', indented(2)],
    ['application/*; indent=2', indented(2)],
    ['*/json;indent=2', indented(2)],
    ['*/*;indent=2, application/json', JSON_ANSWER],
    ['text/html;indent=2', HTML],
  ];
  for (const [accept, answer] of table) {
    test(accept.slice(0, 60), () => assert.deepEqual(negotiate(accept, undefined), answer));
  }
});

suite('format', () => {
  const table: readonly (readonly [string, string | undefined, object])[] = [
    ['json', undefined, JSON_ANSWER],
    ['api', undefined, HTML],
    ['json', '*/*', JSON_ANSWER],
    ['api', '*/*', HTML],
    ['api', 'text/html, application/json', HTML],
    ['json', 'text/html, application/json; indent=1', indented(1)],
    ['', 'text/html', HTML],
    ['json', 'text/*', NOT_ACCEPTABLE],
    ['api', 'application/json', NOT_ACCEPTABLE],
    ['xml', '*/*', UNKNOWN_FORMAT],
    ['xml', 'garbage', UNKNOWN_FORMAT],
    ['JSON', '*/*', UNKNOWN_FORMAT],
    [' json', '*/*', UNKNOWN_FORMAT],
  ];
  for (const [format, accept, answer] of table) {
    test(`${JSON.stringify(format)} with ${accept}`, () =>
      assert.deepEqual(negotiate(accept, format), answer));
  }
});

test('whatever is asked, it is answered the same again', () => {
  const part = fc.constantFrom(
    ...'text application html json * / ; , " = q indent level 1 4'.split(' '),
    ' ',
    'ä',
  );
  const accepts = fc.option(
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
    { nil: undefined },
  );
  const formats = fc.constantFrom(undefined, '', 'json', 'api', 'xml');
  fc.assert(
    fc.property(accepts, formats, (accept, format) => {
      const first = negotiate(accept, format);
      assert.deepEqual(negotiate(accept, format), first);
      if (format === 'json') assert.notEqual(first.kind, 'html');
      if (format === 'api') assert.notEqual(first.kind, 'json');
      if (accept === undefined) assert.notEqual(first.kind, 'not acceptable');
    }),
  );
});
