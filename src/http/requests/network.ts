/** The network that a request comes from, as far as it distinguishes clients. */

import ipaddr from 'ipaddr.js';

/** The bytes of an IPv6 address that stand for the network of one customer (RFC 6177); the rest is theirs to choose. */
const NETWORK_BYTES = 8;

/** Whether an address is one of this machine for itself. */
export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * An IPv4 address, or the network of an IPv6 address: `192.0.2.1`, `2001:db8::/64`.
 *
 * @param address undefined if the client has gone already
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  // A link-local address may name its interface.
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
 * @param ips the addresses that proxies name, the nearest first: each proxy adds the address that it sees to those that a
 *   client may have made up
 */
export const clientNetwork = ({ ip, ips }: { readonly ip: string; readonly ips?: string[] | undefined }) =>
  networkOf(ips?.[1] ?? ip);
