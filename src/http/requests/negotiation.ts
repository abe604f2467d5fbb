/** Content negotiation as in Django REST framework: by specificity, without quality values; JSON comes first. */

import { LRUCache } from 'lru-cache';
import { isLanguage, type Language } from '../../domain/languages.ts';
import { integerFromText } from '../../resources/text.ts';

/** The representation of a response. */
export type Representation =
  /** JSON; `indent` is the number of spaces, 0 for the compact form. */
  { readonly kind: 'json'; readonly indent: number } | { readonly kind: 'html' };

/** The outcome: a representation, or why there is none. */
export type Negotiated =
  | Representation
  | { readonly kind: 'unknown format' }
  | { readonly kind: 'not acceptable' };

/** In order of preference; `format` is the name in `?format=`. */
const RENDERERS = [
  { kind: 'json', format: 'json', mediaType: parseMediaType('application/json') },
  { kind: 'html', format: 'api', mediaType: parseMediaType('text/html') },
] as const;

export const COMPACT_JSON: Representation = { kind: 'json', indent: 0 };

/** Chooses the representation by the header Accept and the query parameter `format`, where they are sent. */
export function negotiate(accept: string | undefined, format: string | undefined): Negotiated {
  const key = `${format ?? ''}\n${accept ?? '*/*'}`;
  const known = choices.get(key);
  if (known !== undefined) return known;
  const chosen = choose(accept, format);
  if (key.length <= 200) choices.set(key, chosen);
  return chosen;
}

/** Cached, since there are few different Accept headers. */
const choices = new LRUCache<string, Negotiated>({ max: 100 });

function choose(accept: string | undefined, format: string | undefined): Negotiated {
  const renderers = format ? RENDERERS.filter((renderer) => renderer.format === format) : RENDERERS;
  if (renderers.length === 0) return { kind: 'unknown format' };
  const accepted = mediaTypesIn(accept ?? '*/*');
  for (let precedence = 3; precedence >= 0; precedence -= 1) {
    const equallySpecific = accepted.filter((mediaType) => specificity(mediaType) === precedence);
    for (const { kind, mediaType } of renderers) {
      const match = equallySpecific.find((candidate) => matches(mediaType, candidate));
      if (match !== undefined) return kind === 'json' ? { kind, indent: indentOf(match) } : { kind };
    }
  }
  return { kind: 'not acceptable' };
}

const mediaTypesIn = (accept: string): readonly MediaType[] =>
  accept.split(',').map((part) => parseMediaType(part.trim()));

const EVENT_STREAM = parseMediaType('text/event-stream');

/** Whether a client asks for an event stream: Accept names its type, and nothing names JSON or HTML. */
export function asksForEvents(accept: string | undefined, format: string | undefined): boolean {
  if (accept?.includes('event-stream') !== true || format) return false;
  const accepted = mediaTypesIn(accept);
  return (
    accepted.some((candidate) => matches(EVENT_STREAM, candidate)) &&
    !RENDERERS.some(({ mediaType }) => accepted.some((candidate) => matches(mediaType, candidate)))
  );
}

/** From 0 for `*​/*` to 3 for a type with parameters. */
function specificity({ main, sub, parameters }: MediaType): number {
  if (main === '*') return 0;
  if (sub === '*') return 1;
  const only = [...parameters.keys()];
  return only.length === 0 || (only.length === 1 && only[0] === 'q') ? 2 : 3;
}

/** `application/json; indent=4`: 0 to 8 spaces. */
function indentOf({ parameters }: MediaType): number {
  const indent = integerFromText(parameters.get('indent') ?? '') ?? 0n;
  return Number(indent > 8n ? 8n : indent < 0n ? 0n : indent);
}

// Media types in the headers Accept and Content-Type (RFC 9110, section 8.3.1).

export interface MediaType {
  /** In lower case: `application`; empty if there is none. */
  readonly main: string;
  /** In lower case: `json`; empty if there is none. */
  readonly sub: string;
  /** By name in lower case; values without their quotation marks. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Parses a media type; malformed parts are skipped. */
export function parseMediaType(text: string): MediaType {
  const [type = '', ...rest] = splitOutsideQuotes(text);
  const [main = '', ...sub] = type.toLowerCase().split('/');
  const parameters = new Map<string, string>();
  for (const part of rest) {
    const equals = part.indexOf('=');
    if (equals < 0) continue;
    const name = part.slice(0, equals).trim().toLowerCase();
    const value = unquote(part.slice(equals + 1).trim());
    if (name.endsWith('*')) parameters.set(name.slice(0, -1).trim(), decodeExtended(value));
    else parameters.set(name, value);
  }
  return { main, sub: sub.join('/'), parameters };
}

/** Whether one media type includes the other; `*` matches anything, on either side. Parameters are ignored. */
export function matches(one: MediaType, other: MediaType): boolean {
  const same = (a: string, b: string) => a === '*' || b === '*' || a === b;
  return same(one.main, other.main) && same(one.sub, other.sub);
}

/** Splits at semicolons, except within quotation marks. */
function splitOutsideQuotes(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if (character === ';' && !quoted) {
      parts.push(part.trim());
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part.trim()];
}

function unquote(value: string): string {
  return value.length >= 2 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replaceAll('\\\\', '\\').replaceAll('\\"', '"')
    : value;
}

/** A value with its character set and language in front (RFC 8187): `utf-8''na%C3%AFve`. */
function decodeExtended(value: string): string {
  const parts = value.split("'");
  try {
    return parts.length === 3 ? decodeURIComponent(parts[2] ?? '') : value;
  } catch {
    return value;
  }
}

// The language that a browser asks for.

/** The maximum length of Accept-Language that is read; browsers send less than a hundred characters. */
const MAX_LENGTH = 1000;
/** The maximum number of languages read from it. */
const MAX_ACCEPTED = 20;

/** The first supported language that the browser prefers (RFC 9110, section 12.5.4); null if it prefers none of them. */
export function acceptedLanguage(header = ''): Language | null {
  const ranges = header
    .slice(0, MAX_LENGTH)
    .split(',', MAX_ACCEPTED)
    .flatMap((range) => {
      const [tag = '', weight, ...more] = range.split(';').map((part) => part.trim());
      const code = /^([a-z]{2,3})(?:-[\w-]*)?$/i.exec(tag)?.[1]?.toLowerCase();
      const quality = weight === undefined ? '1' : /^q=([01](?:\.\d{0,3})?)$/i.exec(weight)?.[1];
      if (code === undefined || quality === undefined || more.length > 0) return [];
      return [{ code, quality: Number(quality) }];
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return ranges.map(({ code }) => code).find(isLanguage) ?? null;
}
