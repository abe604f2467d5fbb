/** Content negotiation as in Django REST framework: by specificity, without quality values; JSON comes first. */

import { LRUCache } from 'lru-cache';
import { integerFromText } from '../../resources/text.ts';
import { type MediaType, matches, parseMediaType } from './media-type.ts';

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
