/** Pages of a long list by `limit` and `offset`, with the links between them. */

import { integerFromText } from '../../resources/text.ts';
import { encodeParameters, joinParameters, lastValue } from '../requests/query.ts';

/** A requested page, with a limit of 1 up to the page size. Beyond the end of the list it is empty. */
interface RequestedPage {
  readonly limit: number;
  readonly offset: bigint;
}

/** Reads `limit` and `offset`, of pages of `size` at most; an invalid number counts as absent. */
export function requestedPage(parameters: URLSearchParams, size: number): RequestedPage {
  const limit = integerFromText(lastValue(parameters, 'limit') ?? '') ?? 0n;
  const offset = integerFromText(lastValue(parameters, 'offset') ?? '') ?? 0n;
  return {
    limit: limit > 0n && limit < BigInt(size) ? Number(limit) : size,
    offset: offset > 0n ? offset : 0n,
  };
}

/**
 * The absolute addresses of the pages around one; null where there is none.
 *
 * @param address the absolute address of the list, without a query
 * @param parameters the query of the request, which the links keep
 * @param count the length of the list
 */
export function pageAddresses(
  address: string,
  parameters: URLSearchParams,
  { limit, offset }: RequestedPage,
  count: number,
) {
  // The addresses differ only in the offset.
  const encoded = encodeParameters(parameters, { limit, offset });
  const at = (start: bigint) =>
    `${address}?${joinParameters(encoded.map((one) => (one[0] === 'offset' ? ['offset', String(start)] : one)))}`;
  const size = BigInt(limit);
  const total = BigInt(count);
  const back = offset > size ? offset - size : 0n;
  return {
    // As the interface specifies; the header `Link` also has the previous page up to an offset of one page.
    next: offset + size < total ? at(offset + size) : null,
    previous: offset > size ? at(offset - size) : null,
    first: at(0n),
    before: offset > 0n ? at(back) : null,
    last: at(total === 0n ? 0n : ((total - 1n) / size) * size),
  };
}

/** The maximum length of the header, since clients limit headers. */
const MAX_LINK_HEADER_LENGTH = 4000;

/** The header Link (RFC 8288) for these addresses; none if it would be too long for clients. */
export function linkHeader(addresses: ReturnType<typeof pageAddresses>): { readonly Link?: string } {
  const { first, before, next, last } = addresses;
  const links = Object.entries({ first, prev: before, next, last })
    .flatMap(([relation, address]) => (address === null ? [] : [`<${address}>; rel="${relation}"`]))
    .join(', ');
  return links.length > MAX_LINK_HEADER_LENGTH ? {} : { Link: links };
}
