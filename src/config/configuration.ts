/**
 * The configuration: read from the environment and the file `.env` into one typed value; all errors and
 * contradictions are reported together. Only this module reads the environment.
 */

import { appendFileSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { isMissing } from '../domain/errors.ts';
import type { OptionalSetting, Reader } from './setting.ts';
import { type Configuration, declareSettings } from './settings.ts';
import { isLoopback } from './values.ts';

/** A setting as `mentoring config` shows it; secrets are masked. */
export interface ShownSetting {
  readonly name: string;
  readonly value: string;
  readonly fallback: string;
  readonly source: 'default' | 'environment' | '.env';
  readonly description: string;
}

/** The settings are invalid; `message` has a line for each error. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. The environment takes precedence over the file; an empty value counts as not set.
 *
 * @param environment the variables of the process
 * @param file the text of the file `.env`; empty if there is none
 * @throws ConfigurationError that names every unknown, malformed or contradictory setting with its valid
 * values
 */
export function readConfiguration(
  environment: Environment,
  file = '',
): { readonly configuration: Configuration; readonly settings: readonly ShownSetting[] } {
  const fromFile: Environment = parseEnv(file);
  const mistakes: string[] = malformedLines(file);
  const settings: ShownSetting[] = [];

  const read: Reader['read'] = (name, { fallback, description, secret, parse }) => {
    const [text, source] = environment[name]
      ? [environment[name], 'environment' as const]
      : fromFile[name]
        ? [fromFile[name], '.env' as const]
        : [fallback, 'default' as const];
    const shown = secret && text !== '' ? '********' : withoutPassword(text);
    settings.push({ name, value: shown, fallback, source, description });
    const parsed = parse(text.trim());
    if ('value' in parsed) return parsed.value;
    const isHidden = secret || mayHoldSecret(text);
    mistakes.push(`${name} is ${isHidden ? 'set' : JSON.stringify(shown)}, but ${parsed.wrong}.`);
    const safe = parse(fallback);
    if ('value' in safe) return safe.value;
    throw new Error(`the default of ${name} is not valid`);
  };

  const configuration = declareSettings({
    read,
    readOptional: <Value>(name: string, { parse, ...setting }: OptionalSetting<Value>) =>
      read<Value | null>(name, {
        ...setting,
        fallback: '',
        parse: (text) => (text === '' ? { value: null } : parse(text)),
      }),
  });
  const names = settings.map(({ name }) => name);
  mistakes.push(...unknownSettings(environment, names, false), ...unknownSettings(fromFile, names, true));
  if (!isLoopback(configuration.HOST) && configuration.AUTH === null) {
    mistakes.push(
      `HOST is ${JSON.stringify(configuration.HOST)}, which other machines can reach, but AUTH is not set. ` +
        'Set AUTH=tokens to require a token (“npx mentoring token create” makes one), ' +
        'AUTH=open to let everyone who can reach it read and write, or leave HOST at 127.0.0.1.',
    );
  }
  if (configuration.URL_LIMIT >= configuration.HEADER_LIMIT) {
    mistakes.push(
      `URL_LIMIT is ${configuration.URL_LIMIT}, but a URL counts towards HEADER_LIMIT, which is ${configuration.HEADER_LIMIT}. ` +
        'Lower URL_LIMIT or raise HEADER_LIMIT.',
    );
  }
  if (configuration.SECRET_KEY !== null && configuration.SECRET_KEY_FILE !== null) {
    mistakes.push('SECRET_KEY and SECRET_KEY_FILE are both set. Set only one of them.');
  }
  mistakes.push(...goalServerMistakes(configuration, settings));
  mistakes.push(...openIdMistakes(configuration));
  if (configuration.MAIL_URL !== null && configuration.MAIL_FROM === null) {
    mistakes.push(
      'MAIL_URL is set, but MAIL_FROM is not. Set it to the address that messages come from, such as mentoring@example.org.',
    );
  }
  if (mistakes.length > 0) throw new ConfigurationError(mistakes.join('\n'));
  return { configuration, settings };
}

function goalServerMistakes(
  { GOAL_WRITER, OPENAI_BASE_URL, OPENAI_MODEL }: Configuration,
  settings: readonly ShownSetting[],
): string[] {
  const isSet = (name: string): boolean =>
    settings.some((setting) => setting.name === name && setting.source !== 'default');
  if (GOAL_WRITER === 'offline') return [];
  const mistakes: string[] = [];
  if (OPENAI_BASE_URL === null && !isSet('OPENAI_BASE_URL')) {
    mistakes.push(
      'GOAL_WRITER is openai, but OPENAI_BASE_URL is not set. Set it to the address of the server, such as ' +
        'https://api.openai.com or http://localhost:11434.',
    );
  }
  if (OPENAI_MODEL === null) {
    mistakes.push(
      'GOAL_WRITER is openai, but OPENAI_MODEL is not set. Set it to the name of a model of that server.',
    );
  }
  return mistakes;
}

function openIdMistakes({ AUTH, OIDC_ROLE, OIDC_ALLOWED, ...set }: Configuration): string[] {
  const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const missing = needed.filter((name) => set[name] === null);
  if (missing.length === needed.length) return [];
  const mistakes: string[] = [];
  if (missing.length > 0) {
    mistakes.push(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set, but signing in at a provider needs all of ${needed.join(', ')}.`,
    );
  }
  if (AUTH !== 'tokens') mistakes.push('OIDC_ISSUER is set, but nobody signs in unless AUTH=tokens is set.');
  if (OIDC_ROLE !== null && OIDC_ALLOWED === null) {
    mistakes.push(
      `OIDC_ROLE is ${OIDC_ROLE}, but OIDC_ALLOWED is not set: everybody whom the provider knows would get an account. ` +
        'Set OIDC_ALLOWED to the e-mail addresses or domains that may sign in, such as @example.org.',
    );
  }
  return mistakes;
}

/**
 * Reads the settings from the environment of this process and the file `.env` of the working folder, if there is one.
 *
 * @throws ConfigurationError as `readConfiguration` does, or if the file cannot be read
 */
export function readProcessConfiguration(): ReturnType<typeof readConfiguration> {
  return readConfiguration(process.env, environmentFile());
}

/**
 * Sets AUTH=tokens in the file `.env`, for this start and all others; the last line of a name counts.
 *
 * @returns the settings as they are then; null if the file cannot be written
 */
export function requireSignIn(): Configuration | null {
  const known = environmentFile();
  const line = `${known === '' || known.endsWith('\n') ? '' : '\n'}AUTH=tokens\n`;
  try {
    appendFileSync('.env', line, { mode: 0o600 });
  } catch {
    return null;
  }
  return readProcessConfiguration().configuration;
}

/** The environment of this process, for child processes. */
export const processEnvironment = (): Environment => process.env;

function environmentFile(): string {
  try {
    return readFileSync('.env', 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw new ConfigurationError(`The file .env cannot be read: ${String(error)}`);
  }
}

/**
 * Lines of the file that set nothing; only their numbers are reported, since they may contain a part of a
 * secret. A quoted value may span several lines, so files with quotes are not checked.
 */
function malformedLines(file: string): string[] {
  if (/=\s*["'`][^"'`]*$/m.test(file)) return [];
  return file.split('\n').flatMap((line, index) => {
    const isMeant = line.trim() !== '' && !line.trim().startsWith('#');
    return isMeant && !/^\s*(?:export\s+)?\w+\s*=/.test(line)
      ? [`Line ${index + 1} of .env is not NAME=value. Write a setting there, or start the line with #.`]
      : [];
  });
}

/**
 * Unknown settings: any other name in the file; in the environment, which has variables of other programs,
 * only names that are nearly a setting's name.
 */
function unknownSettings(variables: Environment, names: readonly string[], all: boolean): string[] {
  return Object.keys(variables).flatMap((name) => {
    if (names.includes(name)) return [];
    const near = names.find((known) => known.length > 4 && isNear(known, name));
    if (near !== undefined) return [`${name} is not a setting; did you mean ${near}?`];
    if (all && !isNameOfSetting(name)) {
      return [
        `A line of .env sets an unknown setting. Its name is not shown because it may be part of a secret: write each value on one line, or in quotation marks. The settings are ${names.join(', ')}.`,
      ];
    }
    return all || /^(GOAL|MENTORING)_/.test(name)
      ? [`${name} is not a setting. The settings are ${names.join(', ')}.`]
      : [];
  });
}

/**
 * Whether one word may be a misspelling of the other. Lengths are compared first, since the environment is
 * long.
 */
const isNear = (one: string, other: string): boolean =>
  Math.abs(one.length - other.length) <= 2 && distance(one, other) <= 2;

/** The Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [above, letter] of [...one].entries()) {
    const next = [above + 1];
    for (const [column, character] of [...other].entries()) {
      const replaced = (row[column] ?? 0) + (letter === character ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A text without the passwords in it, which often contain characters that end them for a URL parser. */
function withoutPassword(text: string): string {
  return text
    .replace(/(:\/\/[^:@]*):.*@/s, '$1:********@')
    .replace(/([?&](?:ssl)?password=)[^&]*/gi, '$1********');
}

/** The scheme of an address, and a port after its host: the colons that no password follows. */
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const PORT = /:\d{1,5}(?=[/,]|$)/g;

/**
 * Whether an invalid text may contain a password, or a part of one. A malformed text does not show where it
 * begins and ends, so none of it may be shown.
 */
function mayHoldSecret(text: string): boolean {
  if (/[@=#]|passw/i.test(text)) return true;
  return !/^sqlite:/.test(text) && text.replace(SCHEME, '').replace(PORT, '').includes(':');
}

/** Whether the name of a line in a file is a plausible setting name, and not a fragment of a secret. */
const isNameOfSetting = (name: string): boolean => /^[A-Z]+(?:_[A-Z]+)*$/.test(name);
