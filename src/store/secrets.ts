/** Secrets that people and browsers hold; the database has their digests only. */

import { hash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits: nobody guesses it, however many they try, so a fast digest is enough. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A new secret of 128 bits, of which little depends. */
export const newShortSecret = (): string => randomBytes(16).toString('base64url');

/** The stored digest of a secret, in hexadecimal digits. */
export const digestOf = (secret: string): string => hash('sha256', secret, 'hex');
