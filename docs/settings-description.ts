/** A description of the settings for people to read. */

import { readConfiguration, type ShownSetting } from '../src/config/configuration.ts';

/** The sections in their order, each with the settings that it describes. */
const SECTIONS: readonly (readonly [title: string, names: RegExp])[] = [
  [
    'Address and access',
    /^(HOST|PORT|BASE_URL|TRUST_PROXY|ALLOWED_HOSTS|CORS_ORIGINS|AUTH|TIME_ZONE|SECURITY_CONTACT)$/,
  ],
  ['Signing in with OpenID Connect', /^OIDC_/],
  ['Database and secret key', /^(DATABASE_|SECRET_KEY)/],
  ['Backups', /^BACKUP_/],
  ['Goals', /^(GOAL_|OPENAI_|HELP_TEXT$)/],
  ['Mail', /^MAIL_/],
  ['Retention', /^KEEP_/],
  ['Typeform', /^TYPEFORM_/],
  [
    'Limits and log',
    /^(CONNECTION_LIMIT|CLIENT_CONNECTION_LIMIT|BODY_LIMIT|HEADER_LIMIT|URL_LIMIT|LOG_LEVEL)$/,
  ],
];

/**
 * A list in Markdown for each section.
 *
 * @throws if a setting is in no section, or in two
 */
export function describeSettings(): string {
  const { settings } = readConfiguration({});
  for (const { name } of settings) {
    const count = SECTIONS.filter(([, names]) => names.test(name)).length;
    if (count !== 1) throw new Error(`${name} is in ${count} sections of docs/settings-description.ts`);
  }
  return SECTIONS.map(([title, names]) => {
    const rows = settings.filter(({ name }) => names.test(name)).map(describe);
    return [`## ${title}`, '', ...rows, ''].join('\n');
  }).join('\n');
}

/** What stands in angle brackets would be HTML. */
const escaped = (text: string): string => text.replaceAll('<', '\\<');

const describe = ({ name, fallback, description }: ShownSetting): string =>
  `- \`${name}\`${fallback === '' ? '' : ` (\`${fallback}\`)`}: ${escaped(description)}`;
