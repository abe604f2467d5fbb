/** What of a setting may be shown, however it was mistyped: a password often holds what ends it for whoever reads an address. */

/** A text without the passwords in it, whatever marks they hold. */
export function withoutPassword(text: string): string {
  return text
    .replace(/(:\/\/[^:@]*):.*@/s, '$1:********@')
    .replace(/([?&](?:ssl)?password=)[^&]*/gi, '$1********');
}

/** What an address begins with, and a port at the end of its host: the colons that no password follows. */
const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const PORT = /:\d{1,5}(?=[/,]|$)/g;

/**
 * Whether a text that cannot be used may hold a password, or a part of one. Where it begins and ends cannot be told of
 * a text that is malformed, so that none of it is to be shown.
 */
export function mayHoldSecret(text: string): boolean {
  if (/[@=#]|passw/i.test(text)) return true;
  return !/^sqlite:/.test(text) && text.replace(SCHEME, '').replace(PORT, '').includes(':');
}

/** Whether the name of a line in a file is one that somebody gave a setting, and not what a secret was broken into. */
export const isNameOfSetting = (name: string): boolean => /^[A-Z]+(?:_[A-Z]+)*$/.test(name);
