/** The part of a list that an address asks for: its page, its order, and the links to the others. */

import type { Page, PageRequest } from '../../domain/page.ts';
import type { PageLinks } from '../../pages/page-links.ts';
import { hrefWith } from '../links.ts';
import type { SortLink } from './table.ts';

/** How many rows a page has. */
const PAGE_LENGTH = 50;

/** Which rows `?page=2` asks for; anything that is no page is the first. */
export function pageRequestOf(query: URLSearchParams): PageRequest {
  const text = query.get('page') ?? '';
  const number = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
  return { limit: PAGE_LENGTH, offset: (number - 1) * PAGE_LENGTH };
}

/** Where a page stands in its list, with the links to the others. */
export function pageLinksOf(
  path: string,
  query: URLSearchParams,
  { offset }: PageRequest,
  { count, items }: Page<unknown>,
): PageLinks {
  const current = offset / PAGE_LENGTH + 1;
  const last = Math.max(1, Math.ceil(count / PAGE_LENGTH));
  const href = (number: number) => hrefWith(path, query, { page: number === 1 ? null : String(number) });
  return {
    from: items.length === 0 ? 0 : offset + 1,
    to: offset + items.length,
    count,
    first: current > 2 ? href(1) : null,
    previous: current > 1 ? href(Math.min(current - 1, last)) : null,
    next: current < last ? href(current + 1) : null,
    last: current < last - 1 ? href(last) : null,
  };
}

/** An order that an address asks for: `?sort=due_date`, `?sort=-due_date`. */
export function sortOf<By extends string>(
  query: URLSearchParams,
  known: readonly By[],
  usual: { readonly by: By; readonly descending: boolean },
): { readonly by: By; readonly descending: boolean } {
  const text = query.get('sort') ?? '';
  const by = known.find((one) => one === text.replace(/^-/, ''));
  return by === undefined ? usual : { by, descending: text.startsWith('-') };
}

/** The link by which the heading of a column sorts, or turns the order round. */
export function sortLink<By extends string>(
  path: string,
  query: URLSearchParams,
  current: { readonly by: By; readonly descending: boolean },
  by: By,
): SortLink {
  const isCurrent = current.by === by;
  const descends = isCurrent && !current.descending;
  return {
    href: hrefWith(path, query, { sort: descends ? `-${by}` : by }),
    direction: isCurrent ? (current.descending ? 'descending' : 'ascending') : null,
  };
}
