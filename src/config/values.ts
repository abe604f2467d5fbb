/** Parsers of settings: one function per kind, each returning the value or a description of valid ones. */

import { isAbsolute, resolve } from 'node:path';
import { isLanguage, LANGUAGES, type Language } from '../domain/languages.ts';

/** The value of a text, or what it must be, as the end of a sentence. */
export type Parsed<Value> = { readonly value: Value } | { readonly wrong: string };

/** One of these words. */
export const oneOf =
  <const Choice extends string>(...choices: readonly Choice[]) =>
  (text: string): Parsed<Choice> => {
    const found = choices.find((choice) => choice === text);
    return found === undefined ? { wrong: `it must be ${choices.join(' or ')}` } : { value: found };
  };

/** An integer of at most nine digits, within the range, inclusive. */
export const wholeNumber =
  (minimum: number, maximum: number) =>
  (text: string): Parsed<number> => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= minimum && value <= maximum
      ? { value }
      : { wrong: `it must be an integer from ${minimum} to ${maximum}` };
  };

/** An integer from 1, or the word for no limit: infinity. */
export const limitOr =
  (word: string, maximum: number) =>
  (text: string): Parsed<number> => {
    const parsed = text === word ? { value: Number.POSITIVE_INFINITY } : wholeNumber(1, maximum)(text);
    return 'value' in parsed ? parsed : { wrong: `${parsed.wrong}, or ${word}` };
  };

/** The items of a list with commas; empty items are dropped. */
const itemsOf = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Lower-case items separated by commas; empty items are dropped. */
export const list = (text: string): Parsed<readonly string[]> => ({
  value: itemsOf(text.toLowerCase()),
});

/** A boolean, in the usual words. */
export const yesOrNo = (text: string): Parsed<boolean> => {
  const value = { true: true, yes: true, '1': true, false: false, no: false, '0': false }[text.toLowerCase()];
  return value === undefined ? { wrong: 'it must be yes or no' } : { value };
};

/** A name that a record can store. */
export const plainText = (text: string): Parsed<string> =>
  /\p{Cc}/u.test(text) ? { wrong: 'it must be a name without control characters' } : { value: text };

/** A text for people: in each language named, and the one for all others under `other`, if there is one. */
export type TextByLanguage = Readonly<Partial<Record<Language | 'other', string>>>;

/** A text, or texts separated by `|` that begin with `de=` and the like. */
export const textByLanguage = (text: string): Parsed<TextByLanguage> => {
  const texts: Partial<Record<Language | 'other', string>> = {};
  for (const part of text.split('|')) {
    const [, code = 'other', said = part] = /^ *([a-z]{2})=(.*)$/s.exec(part) ?? [];
    const isKnown = code === 'other' || isLanguage(code);
    if (!isKnown || said.trim() === '' || /\p{Cc}/u.test(said) || texts[code] !== undefined) {
      return {
        wrong: `it must be one text, or one for each language, such as en=Call us.|de=Rufen Sie uns an., without a line break; the languages are ${LANGUAGES.join(', ')}`,
      };
    }
    texts[code] = said.trim();
  }
  return { value: texts };
};

/** A key: one word, valid in a header. */
export const secretText = (text: string): Parsed<string> =>
  /^[!-~]+$/.test(text)
    ? { value: text }
    : { wrong: 'it must be one word of ASCII letters, digits and punctuation' };

/** An http(s) URL without query and fragment; a trailing slash is removed. */
export const webAddress = (text: string): Parsed<string> => {
  const address = URL.parse(text);
  if (address === null || !/^https?:$/.test(address.protocol) || address.search + address.hash !== '') {
    return { wrong: 'it must be an address such as https://api.example.org/v1' };
  }
  return address.username + address.password === ''
    ? { value: address.href.replace(/\/$/, '') }
    : { wrong: 'it must not contain a user or password; set the key in its own setting' };
};

/** A URL with scheme, host and port only, since all paths belong to the service. */
export const origin = (text: string): Parsed<string> => {
  const address = URL.parse(text);
  return address !== null &&
    /^https?:$/.test(address.protocol) &&
    text.replace(/\/$/, '').toLowerCase() === address.origin
    ? { value: address.origin }
    : { wrong: 'it must be an address without a path, such as https://mentoring.example.org' };
};

/** Origins separated by commas, as browsers send them. */
export const origins = (text: string): Parsed<readonly string[]> => {
  const items = itemsOf(text);
  const value = items.map(origin).flatMap((one) => ('value' in one ? [one.value] : []));
  return value.length === items.length
    ? { value }
    : { wrong: 'each must be an address without a path, such as https://app.example.org' };
};

/** A file or folder; a relative one is made absolute. */
export const path = (text: string): Parsed<string> => ({ value: resolve(text) });

/** Whether only this machine reaches the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** The name of a time zone that this Node.js knows. */
export const timeZone = (text: string): Parsed<string> => {
  try {
    return { value: Temporal.Now.zonedDateTimeISO(text).timeZoneId };
  } catch {
    return { wrong: 'it must be the name of a time zone such as Europe/Berlin or UTC' };
  }
};

/** The place of the data. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  /** As libpq reads it; it may contain a password. */
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * Whether a server address is unambiguous. A password with an unescaped delimiter would be parsed as a host,
 * a port or a name, and shown as such.
 */
function isServerAddress(text: string): boolean {
  const address = URL.parse(text);
  if (address === null || address.hash !== '' || /@/.test(address.pathname + address.search)) return false;
  try {
    for (const part of [address.username, address.password, address.pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** The address of a database; a relative file is made absolute. */
export const databaseAddress = (text: string): Parsed<DatabaseAddress> => {
  const file = /^sqlite:(?:\/\/(?=\/))?(?<file>.+)$/s.exec(text)?.groups?.['file'];
  if (/^postgres(ql)?:\/\//.test(text)) {
    return isServerAddress(text)
      ? { value: { kind: 'postgres', url: text } }
      : {
          wrong:
            'it must be an address such as postgres://user:password@localhost:5432/mentoring; in user and password, write / ? # @ : % and spaces as %2F %3F %23 %40 %3A %25 %20',
        };
  }
  if (file === undefined || file === ':memory:') {
    return {
      wrong:
        'it must be the address of a file such as sqlite:./data/mentoring.db, or of a database such as postgres://user:password@localhost:5432/mentoring',
    };
  }
  return { value: { kind: 'sqlite', file: isAbsolute(file) ? file : resolve(file) } };
};

/** The minimum length of a secret key, in characters. */
export const MIN_KEY_LENGTH = 32;

/** A secret key. */
export const secretKey = (text: string): Parsed<string> =>
  text.length >= MIN_KEY_LENGTH && /^[!-~]+$/.test(text)
    ? { value: text }
    : {
        wrong: `it must be one word of at least ${MIN_KEY_LENGTH} ASCII letters, digits and punctuation, such as “openssl rand -base64 32” prints`,
      };

/** Contacts for security issues: URLs or e-mail addresses, separated by commas. */
export const contacts = (text: string): Parsed<readonly string[]> => {
  const parsed = itemsOf(text).map((part) => (/^[^\s@:/]+@[^\s@:/]+$/.test(part) ? `mailto:${part}` : part));
  const areRight = parsed.every(
    (part) => /^(?:https:\/\/|mailto:|tel:)[!-~]+$/.test(part) && URL.canParse(part),
  );
  return areRight
    ? { value: parsed }
    : { wrong: 'it must be an e-mail address or an address such as https://example.org/security' };
};

const MAIL_SERVER_WRONG =
  'it must be an address such as smtp://user:password@mail.example.org:587 or smtps://user:password@mail.example.org; in user and password, write / ? # @ : % and spaces as %2F %3F %23 %40 %3A %25 %20';
/** The submission ports: with STARTTLS, and with implicit TLS. */
const MAIL_PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;

/** The address of a mail server: `smtp:` or `smtps:`, optionally with user and password. */
export const mailServer = (text: string) => {
  const address = URL.parse(text);
  const scheme = address?.protocol;
  if (address === null || (scheme !== 'smtp:' && scheme !== 'smtps:')) return { wrong: MAIL_SERVER_WRONG };
  const isWhole =
    address.hostname !== '' && /^\/?$/.test(address.pathname) && address.search + address.hash === '';
  if (!isWhole || (address.username === '') !== (address.password === ''))
    return { wrong: MAIL_SERVER_WRONG };
  try {
    const secret = (part: string): string | null => (part === '' ? null : decodeURIComponent(part));
    return {
      value: {
        host: address.hostname.replace(/^\[|\]$/g, ''),
        port: address.port === '' ? MAIL_PORTS[scheme] : Number(address.port),
        /** TLS from the first byte on. */
        secure: scheme === 'smtps:',
        user: secret(address.username),
        password: secret(address.password),
      },
    };
  } catch {
    return { wrong: MAIL_SERVER_WRONG };
  }
};

/** A sender: an address, or a name with an address in angle brackets. */
export const mailbox = (text: string): Parsed<{ readonly name: string | null; readonly email: string }> => {
  const found =
    /^(?:"?(?<name>[^"<>\p{Cc}]*?)"?\s*<)?(?<email>[^\s<>"(),:;\\@]+@[^\s<>"(),:;\\@]+\.[^\s<>"(),:;\\@]+)>?$/u.exec(
      text,
    )?.groups;
  const isClosed = text.includes('<') === text.endsWith('>');
  return found?.['email'] !== undefined && isClosed
    ? { value: { name: found['name'] || null, email: found['email'] } }
    : { wrong: 'it must be an address such as mentoring@example.org or Mentoring <mentoring@example.org>' };
};

interface Form {
  /** Null if the form is for both. */
  readonly role: 'mentee' | 'mentor' | null;
  /** The title or the number of a round. */
  readonly round: string;
}

const FORM = /^(?<id>\w+)\s*=\s*(?:(?<role>mentee|mentor)\s+)?(?<round>\S.*)$/;

const FORMS_WRONG =
  'it must name each form once, as in abc123=Chemistry, def456=mentor Final: its id, and the title or the number of a round, with mentee or mentor before it if the form is for one role';

/** Forms by id, separated by commas: `abc123=mentee Chemistry`. */
export const typeformForms = (text: string): Parsed<ReadonlyMap<string, Form>> => {
  const forms = new Map<string, Form>();
  for (const part of itemsOf(text)) {
    const { id, role, round } = FORM.exec(part)?.groups ?? {};
    if (id === undefined || round === undefined || forms.has(id)) return { wrong: FORMS_WRONG };
    forms.set(id, { role: role === 'mentee' || role === 'mentor' ? role : null, round });
  }
  return { value: forms };
};
