/** Whether a page is well formed, and holds nothing that could run. */

import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';

/** Elements without an end (HTML Living Standard, section 13.1.2). */
const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'wbr', 'col']);

/** Elements and attributes by which a page could run scripts or load what the policy forbids. */
const FORBIDDEN = /^(?:script|iframe|object|embed|style|base|math|foreignobject)$/;
const FORBIDDEN_ATTRIBUTE = /^(?:on.*|style|srcdoc|formaction)$/;

/** What somebody typed is shown as it is, also characters that no page should have: they harm nothing. */
const IN_TEXT: ReadonlySet<string> = new Set([
  'control-character-reference',
  'control-character-in-input-stream',
  'noncharacter-in-input-stream',
  'unexpected-null-character',
]);

/** Pages that are sent again and again are looked at once. */
const seen = new Set<string>();
const REMEMBERED = 1000;

/**
 * Looks at a page as a browser reads it: every element is begun and ended by a tag of its own, in the right order; nothing
 * is added, moved or left over; nothing runs.
 *
 * @throws AssertionError that says what does not hold
 */
export function checkPage(page: string): void {
  const digest = hash('sha256', page, 'base64');
  if (seen.has(digest)) return;
  assert.match(page, /^<!doctype html>\n/);
  const errors: string[] = [];
  const document = parse(page, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) => {
      if (!IN_TEXT.has(code)) errors.push(`${code} (${startLine}:${startCol})`);
    },
  });
  assert.deepEqual(errors, []);
  const ended = countEnded(document, page);
  // In text and in attributes there is no "<", so that every one of these is a tag.
  assert.equal([...page.matchAll(/<\/[a-z]/gi)].length, ended, 'there are end tags of nothing');
  if (seen.size >= REMEMBERED) seen.clear();
  seen.add(digest);
}

/** The API description is shown by scripts of the service itself. */
const isOwnScript = ({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): boolean =>
  tagName === 'script' &&
  childNodes.length === 0 &&
  attrs.some(
    ({ name, value }) => name === 'src' && /^\/static\/(?:swagger-ui-bundle|reference)\.js\?v=/.test(value),
  );

/** How many elements have an end tag, within a node. */
function countEnded(node: DefaultTreeAdapterTypes.ParentNode, page: string): number {
  let count = 0;
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue;
    const { tagName, attrs, sourceCodeLocation, namespaceURI } = child;
    const place = JSON.stringify(attrs.map(({ name, value }) => [name, value.slice(0, 100)]));
    assert.ok(!FORBIDDEN.test(tagName) || isOwnScript(child), `there is a ${tagName} ${place}`);
    for (const { name } of attrs) assert.ok(!FORBIDDEN_ATTRIBUTE.test(name), `${tagName} has ${name}`);
    assert.ok(sourceCodeLocation?.startTag, `${tagName} ${place} was added by the reader`);
    const { startTag } = sourceCodeLocation;
    const endsItself = namespaceURI !== html.NS.HTML && page[startTag.endOffset - 2] === '/';
    if (!VOID.has(tagName) && !endsItself) {
      assert.ok(sourceCodeLocation.endTag, `${tagName} ${place} has no end`);
      count += 1;
    }
    count += countEnded(child, page);
  }
  return count;
}
