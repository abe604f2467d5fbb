/**
 * Removes secrets from messages, however a setting was mistyped: passwords often contain characters that end
 * them for a URL parser.
 */

/** A text without the passwords in it, whatever characters they contain. */
export function withoutPassword(text: string): string {
  return text
    .replace(/(:\/\/[^:@]*):.*@/s, '$1:********@')
    .replace(/([?&](?:ssl)?password=)[^&]*/gi, '$1********');
}

/** The scheme of an address, and a port after its host: the colons that no password follows. */
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const PORT = /:\d{1,5}(?=[/,]|$)/g;

/**
 * Whether an invalid text may contain a password, or a part of one. A malformed text does not show where it
 * begins and ends, so none of it may be shown.
 */
export function mayHoldSecret(text: string): boolean {
  if (/[@=#]|passw/i.test(text)) return true;
  return !/^sqlite:/.test(text) && text.replace(SCHEME, '').replace(PORT, '').includes(':');
}

/** Whether the name of a line in a file is a plausible setting name, and not a fragment of a secret. */
export const isNameOfSetting = (name: string): boolean => /^[A-Z]+(?:_[A-Z]+)*$/.test(name);
