import { hash, randomBytes, randomInt } from 'node:crypto';
import type { Queries } from './schema.ts';

/** The random UUID of a database, assigned at its creation; only its copies have the same, and it never changes. */
export const readIdentity = async (queries: Queries): Promise<string> =>
  (await queries.selectFrom('identity').select('id').executeTakeFirstOrThrow()).id;

// Secrets that people and browsers hold; the database has their digests only.

/** A new secret of 256 bits: nobody guesses it, however many they try, so a fast digest is enough. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** A new secret of 128 bits, of which little depends. */
export const newShortSecret = (): string => randomBytes(16).toString('base64url');

/** Letters and digits that are not taken for each other. */
const LEGIBLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A new secret of 99 bits, to be typed from paper: `7kq4m-x2rt9-hw6pz-c3n8d`. */
export const newTypedSecret = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => LEGIBLE[randomInt(LEGIBLE.length)]).join(''),
  ).join('-');

/** The stored digest of a secret, in hexadecimal digits. */
export const digestOf = (secret: string): string => hash('sha256', secret, 'hex');
