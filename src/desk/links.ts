/** Addresses within the desk. */

/** Path and query with some parameters replaced; null takes one away. A change of anything but the page goes to the first page. */
export function hrefWith(
  path: string,
  query: URLSearchParams,
  replaced: Readonly<Record<string, string | null>>,
): string {
  const parameters = new URLSearchParams(query);
  for (const name of PASSING) parameters.delete(name);
  if (!Object.hasOwn(replaced, 'page')) parameters.delete('page');
  for (const [name, value] of Object.entries(replaced)) {
    if (value === null || value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The parameters that belong to one visit alone, and to no link. */
const PASSING = ['done', 'sent', 'noted', 'saved', 'erased'];

/** The parameter of an address that a form which was saved leads to. */
export const SAVED = 'saved';

/** The parameter that names the entry of the history that a notice tells of. */
export const DONE = 'done';

/** An address with the notice of what was done. */
export function withDone(address: string, number: number): string {
  const url = new URL(address, 'http://desk.invalid');
  url.searchParams.set(DONE, String(number));
  return url.pathname + url.search;
}

/** The path above another: `/desk/pairs/` of `/desk/pairs/7/`. */
export const parentPath = (path: string): string => path.replace(/(?<=\/)[^/]+\/$/, '');
