/** The network of a client, by which clients are distinguished. */

import ipaddr from 'ipaddr.js';

/** The number of bytes of an IPv6 address that identify the network of one customer (RFC 6177). */
const NETWORK_BYTES = 8;

/** Whether an address is a loopback address. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** An IPv4 address, or the network of an IPv6 address: `2001:db8::/64`; `gone` after a disconnection. */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  // A link-local address may have a zone.
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return address;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().map((byte, index) => (index < NETWORK_BYTES ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/64`;
}

/**
 * The network of the client that sent a request.
 *
 * @param ips the addresses from proxies, the nearest first: each proxy appends the address that it sees to
 * those that a client may have invented
 */
export const clientNetwork = ({ ip, ips }: { readonly ip: string; readonly ips?: string[] | undefined }) =>
  networkOf(ips?.[1] ?? ip);
