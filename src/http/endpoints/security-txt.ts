/** Where people report security issues: https://www.rfc-editor.org/rfc/rfc9116 */

import { type Endpoint, FIXED_READS } from '../pipeline/endpoint.ts';
import { notFound } from '../responses/problem.ts';
import { fixedResponse } from '../responses/response.ts';

/** The path that the RFC prescribes. */
const PATH = '/.well-known/security.txt';

/** How long the document is valid, in days; the RFC requires less than a year. Every response has a new date. */
const DAYS = 180;

/** The endpoint; 404 without contacts, which are addresses such as `mailto:security@example.org`. */
export const securityTxt = (contacts: readonly string[] | null, baseUrl: string | null): Endpoint => ({
  ...FIXED_READS,
  path: PATH,
  access: 'public',
  async handle() {
    if (contacts === null) throw notFound();
    const headers = { 'Cache-Control': 'max-age=86400' };
    return fixedResponse('text/plain; charset=utf-8', document(contacts, baseUrl), headers);
  },
});

function document(contacts: readonly string[], baseUrl: string | null): string {
  const expires = Temporal.Now.instant()
    .add({ hours: 24 * DAYS })
    .toString({ smallestUnit: 'second' });
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...(baseUrl === null ? [] : [`Canonical: ${baseUrl}${PATH}`]),
  ];
  return `${lines.join('\n')}\n`;
}
