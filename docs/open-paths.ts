/** A description of the paths that need no signing in, for people to read. */

import type { Environment } from '../src/config/configuration.ts';
import type { HttpServer } from '../src/http/server.ts';

/** The settings of a service that has every path which there can be. */
export const EVERY_PATH: Environment = {
  AUTH: 'tokens',
  BASE_URL: 'https://mentoring.example.org',
  MAIL_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'mentoring@example.org',
  OIDC_ISSUER: 'https://accounts.example.org',
  OIDC_CLIENT_ID: 'mentoring',
  OIDC_CLIENT_SECRET: 'secret',
  TYPEFORM_SECRET: 'secret',
};

const [BEGIN, END] = ['<!-- open paths, written by npm run tables -->\n', '<!-- end of open paths -->\n'];

/** The text of a document with the list in it. */
export function withOpenPaths(document: string, endpoints: HttpServer['endpoints']): string {
  const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`the document has no ${BEGIN}`);
  return document.slice(0, before + BEGIN.length) + list(endpoints) + document.slice(after);
}

function list(endpoints: HttpServer['endpoints']): string {
  const open = endpoints.filter(({ access }) => access === 'public');
  const byMethods = Map.groupBy(open, ({ methods }) => methods.join(', '));
  return [...byMethods]
    .map(
      ([methods, those]) =>
        `- ${methods}: ${those
          .map(({ path }) => `\`${path}\``)
          .toSorted()
          .join(', ')}\n`,
    )
    .toSorted()
    .join('');
}
