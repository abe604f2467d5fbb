/** Links that open the mail program of whoever presses them. */

/** The characters that an address may have as they are (RFC 6068) and `encodeURIComponent` encodes. */
const PLAIN = /%(?:24|2B)/g;

/**
 * The link to an e-mail address: `mailto:ada@example.org`. Mail programs that decode nothing take it, too.
 *
 * @param fields such as the subject, which are encoded
 */
export function mailLink(email: string, fields: Readonly<Record<string, string>> = {}): string {
  const at = email.lastIndexOf('@');
  const encoded = (part: string): string => encodeURIComponent(part).replaceAll(PLAIN, decodeURIComponent);
  const address = `${encoded(email.slice(0, at))}@${encoded(email.slice(at + 1))}`;
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${address}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
