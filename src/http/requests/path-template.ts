/** Path templates: `/courses/{id}/`. */

/** The values of a path by name, decoded. */
export type PathValues = Readonly<Record<string, string>>;

const NAMED = /\{(\w+)\}/g;

/** Whether a path is a template. */
export const isTemplate = (path: string): boolean => path.includes('{');

/** The path in the syntax of Fastify: `/courses/:id/`. */
export const routePath = (template: string): string => template.replaceAll(NAMED, ':$1');

/**
 * The values of a path at the names of a template; null if the path does not match. Segments may be
 * percent-encoded, as in the router. A value is one segment of at least one character, with valid
 * percent-encoding of UTF-8.
 */
export function pathValues(template: string, path: string): PathValues | null {
  // A fragment is ignored, as in the router.
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

/** The same for a path that the router matched: those without values match in any form, such as encoded. */
export const routedValues = (template: string, path: string): PathValues | null =>
  isTemplate(template) ? pathValues(template, path) : {};

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
