/** The digests of erased people and goals, made with a secret key outside the database. */

import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { ParticipantRole } from '../domain/programme.ts';

/** Makes digests with all available secret keys. */
export interface ErasureDigests {
  /** The fingerprint of the keys, which does not reveal them: 16 hexadecimal digits. */
  readonly fingerprint: string;
  /** The digest of an e-mail in lower case, independent of the role. */
  email(email: string): string;
  /** The digest of an external id in one role, since it may belong to somebody else in the other one. */
  externalId(role: ParticipantRole, externalId: string): string;
  /** The digest of a smart goal, by its id and time. */
  goal(id: number, createdAt: string): string;
  /**
   * Extends a digest of older keys to all keys.
   *
   * @param fingerprint of the keys it was made with; empty: none
   * @returns null if those keys are not available
   */
  bring(digest: string, fingerprint: string): string | null;
}

/**
 * Creates the digests. E-mails can be guessed, so without a key a copy of the database would reveal who was
 * erased. Each key hashes the digest of those before it, so existing digests can be extended to a new key
 * although the originals are unknown.
 *
 * @param keys at least one; the oldest first
 */
export function createErasureDigests(keys: readonly string[]): ErasureDigests {
  /** The derived keys, each with the fingerprint of itself and all before it. */
  const layers: { readonly key: Buffer; readonly fingerprint: string }[] = [];
  for (const secret of keys) {
    const before = layers.at(-1)?.fingerprint ?? '';
    layers.push({
      key: derive(secret, '', 'mentoring erasures', 32),
      fingerprint: derive(secret, before, 'mentoring fingerprint', 8).toString('hex'),
    });
  }
  const fingerprint = layers.at(-1)?.fingerprint;
  if (fingerprint === undefined) throw new TypeError('there is no secret key');

  const over = (digest: string, some: typeof layers): string =>
    some.reduce((inner, { key }) => createHmac('sha256', key).update(inner).digest('hex'), digest);
  const digestOf = (what: string, text: string): string =>
    over(createHash('sha256').update(`mentoring erasure\n${what}\n${text}`).digest('hex'), layers);
  return {
    fingerprint,
    email: (email) => digestOf('e-mail', email),
    externalId: (role, externalId) => digestOf('external id', `${role} ${externalId}`),
    goal: (id, createdAt) => digestOf('smart goal', `${id} ${createdAt}`),
    bring(digest, known) {
      const made = known === '' ? -1 : layers.findIndex((layer) => layer.fingerprint === known);
      if (made < 0 && known !== '') return null;
      return over(digest, layers.slice(made + 1));
    },
  };
}

/** Derives a key for one purpose (HKDF, RFC 5869), so that one derived key reveals nothing about the others. */
const derive = (secret: string, salt: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, bytes));
