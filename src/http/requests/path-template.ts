/** Paths with values in them: `/courses/{id}/`. */

/** The values in a path by their names, decoded. */
export type PathValues = Readonly<Record<string, string>>;

const NAMED = /\{(\w+)\}/g;

/** Whether a path has values in it. */
export const isTemplate = (path: string): boolean => path.includes('{');

/** The path as the router of Fastify wants it: `/courses/:id/`. */
export const routePath = (template: string): string => template.replaceAll(NAMED, ':$1');

/**
 * The values that a path has instead of the names of a template; null if it is another path. Segments may be
 * percent-encoded, as the router takes them. A value is one segment, at least one character, and valid percent-encoding of UTF-8.
 */
export function pathValues(template: string, path: string): PathValues | null {
  // A client that sends a fragment means the path before it, as the router reads it.
  const [names, segments] = [template.split('/'), path.replace(/#.*/s, '').split('/')];
  if (names.length !== segments.length) return null;
  const values: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? '';
    if (!name.startsWith('{')) {
      if (name !== decoded(segment)) return null;
      continue;
    }
    const value = decoded(segment);
    if (value === null || value === '') return null;
    values[name.slice(1, -1)] = value;
  }
  return values;
}

/**
 * The same of a path that the router took for the template. One without values it takes however it is written: encoded, with a
 * fragment, as a whole address.
 */
export const routedValues = (template: string, path: string): PathValues | null =>
  isTemplate(template) ? pathValues(template, path) : {};

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
