/** The digests of erased people and goals, made with a secret key outside the database. */

import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { ParticipantRole } from '../domain/programme.ts';

/** Makes digests with a secret key. */
export interface ErasureDigests {
  /** The fingerprint of the key, which does not reveal it: 16 hexadecimal digits. */
  readonly fingerprint: string;
  /** The digest of an e-mail in lower case, independent of the role. */
  email(email: string): string;
  /** The digest of an external id in one role, since it may belong to somebody else in the other one. */
  externalId(role: ParticipantRole, externalId: string): string;
  /** The digest of a smart goal, by its id and time. */
  goal(id: number, createdAt: string): string;
}

/** Creates the digests. E-mails can be guessed, so without a key a copy of the database would reveal who was erased. */
export function createErasureDigests(secret: string): ErasureDigests {
  const key = derive(secret, 'mentoring erasures', 32);
  const digestOf = (what: string, text: string): string =>
    createHmac('sha256', key)
      .update(createHash('sha256').update(`mentoring erasure\n${what}\n${text}`).digest('hex'))
      .digest('hex');
  return {
    fingerprint: derive(secret, 'mentoring fingerprint', 8).toString('hex'),
    email: (email) => digestOf('e-mail', email),
    externalId: (role, externalId) => digestOf('external id', `${role} ${externalId}`),
    goal: (id, createdAt) => digestOf('smart goal', `${id} ${createdAt}`),
  };
}

/** Derives a key for one purpose (HKDF, RFC 5869), so that one derived key reveals nothing about the others. */
const derive = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
