/** View models for the tests: a plain page and a plain field, of which a test names only what it is about. */

import type { BrowsablePage, RecordForm } from '../../../src/http/browsable/view.ts';
import type { FormField } from '../../../src/pages/field.ts';

const root = { label: 'Mentoring', href: '/' };
const smartGoals = { label: 'Smart Goals', href: '/smart-goals/' };

export function examplePage(parts: Partial<BrowsablePage> = {}): BrowsablePage {
  return {
    title: 'Smart Goals',
    description: 'Smart goals, newest first.',
    styleSheets: ['/static/browsable.css?v=1'],
    icon: '/static/icon.svg',
    breadcrumbs: [root, smartGoals],
    navigation: [smartGoals, { label: 'Courses', href: '/courses/' }],
    session: null,
    signInHref: null,
    request: { method: 'GET', target: '/smart-goals/?offset=30&limit=30' },
    status: { code: 200, reason: 'OK' },
    headers: [
      ['Content-Type', 'application/json'],
      ['Allow', 'GET, POST, HEAD, OPTIONS'],
    ],
    body: '{\n    "count": 0\n}',
    formats: [
      { label: 'JSON', href: '/smart-goals/?format=json', current: false },
      { label: 'HTML', href: '/smart-goals/?format=api', current: true },
    ],
    optionsHref: '/smart-goals/?show=options',
    ...parts,
  };
}

export function exampleForm(
  fields: readonly FormField[],
  parts: Partial<Omit<RecordForm, 'fields'>> = {},
): RecordForm {
  return {
    action: '/smart-goals/',
    hidden: { name: '_form_key', value: 'key' },
    title: 'New smart goal',
    submitLabel: 'Write my goals',
    fields,
    errors: [],
    raw: { content: '{\n    "input": ""\n}', errors: [], open: false },
    ...parts,
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#13;': '\r',
};

/** The text that a parser would read from escaped text. */
export function unescapeHtml(escaped: string): string {
  return escaped.replace(/&(?:amp|lt|gt|quot|#39|#13);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** The text content of markup whose attribute values hold no `>`. */
export function textContent(markup: string): string {
  return unescapeHtml(markup.replace(/<[^>]*>/g, ''));
}
