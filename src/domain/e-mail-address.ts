/** E-mail addresses as people type them: what is wrong with one, and what would be right. */

const USUAL = /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z0-9-]{2,}$/;
/** RFC 5321, section 4.5.3.1.3, less the angle brackets. */
const MAX_CHARACTERS = 254;
const TOO_LONG = `is longer than ${MAX_CHARACTERS} characters. Write an address that is in use.`;
/** Beside an address stands a name at most: nothing longer is looked at. */
const MAX_TYPED = 1000;

/** An e-mail address in the form in which records have it. */
export const keptEmail = (text: string): string => text.normalize('NFC').trim().toLowerCase();

/**
 * What is wrong with an address in lower case, to be said behind it, and what would be right: `has no dot after the @. Write
 * the whole domain, such as example.org.`; undefined where nothing is, as of addresses that are unusual but possible.
 */
export const emailComplaint = (address: string): string | undefined =>
  USUAL.test(address) && address.length <= MAX_CHARACTERS && !/\.[.@]|^\.|@-/.test(address)
    ? undefined
    : complaint(address);

/** Returns the part of a typed text that a message can show. */
const quoted = (text: string): string => `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;

function complaint(address: string): string | undefined {
  if (address.length > MAX_TYPED) return TOO_LONG;
  const named = /^[^<>]*<\s*(?<inner>[^<>\s@]+@[^<>\s@]+)\s*>$/.exec(address)?.groups?.['inner'];
  if (named !== undefined) return `has a name next to the address. Write only ${quoted(named)}.`;
  if (address.startsWith('mailto:'))
    return `is a link. Write ${quoted(address.slice('mailto:'.length))} alone.`;
  const signs = address.split('@').length - 1;
  if (signs > 1 && /[\s,;/|]/.test(address)) return 'has several addresses. Write one, the one that is used.';
  if (signs > 1) return 'has more than one @. Write an address such as name@example.org.';
  if (signs === 0) return 'is not an e-mail address: it has no @. Write an address such as name@example.org.';
  if (/\s/.test(address)) return 'has a space in it. Take it out.';
  if (address.includes(','))
    return `has a comma, where a dot may be meant. Perhaps ${quoted(address.replaceAll(',', '.'))}?`;
  return complaintAboutParts(address);
}

function complaintAboutParts(address: string): string | undefined {
  const [local = '', domain = ''] = address.split('@');
  if (local === '') return 'has nothing before the @. Write an address such as name@example.org.';
  if (domain === '') return 'has nothing after the @. Write an address such as name@example.org.';
  if (!domain.includes('.')) return `has no dot after the @. Write the whole domain, such as ${domain}.org.`;
  if (address.length > MAX_CHARACTERS) return TOO_LONG;
  if (/\.\.|^\.|\.$/.test(local) || /\.\.|^[.-]|[.-]$/.test(domain)) {
    return 'has a dot or a hyphen where none can be: at an end, or after another. Take it out.';
  }
  if (/[<>()[\]\\";:]/.test(address) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) {
    return 'contains a character that is not allowed in an e-mail address. Write an address such as name@example.org.';
  }
  return undefined;
}
