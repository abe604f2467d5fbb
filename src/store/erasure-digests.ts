/** The digests by which it is known that somebody was erased: made with a secret key, which is not in the database. */

import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { ParticipantRole } from '../domain/programme.ts';

/** Makes digests with all secret keys there are. */
export interface ErasureDigests {
  /** Tells the keys apart, and gives nothing of them away: 16 hexadecimal digits. */
  readonly fingerprint: string;
  /** Of an e-mail in lower case, whatever the role. */
  email(email: string): string;
  /** Of what another system calls a person in one role: in the other one, it may be somebody else. */
  externalId(role: ParticipantRole, externalId: string): string;
  /** Of a smart goal, by its id and time. */
  goal(id: number, createdAt: string): string;
  /**
   * Makes a digest of older keys one of all keys.
   *
   * @param fingerprint of the keys it was made with; empty: of none
   * @returns null if it was made with keys that are not known here
   */
  bring(digest: string, fingerprint: string): string | null;
}

/** A key as it is used here. */
interface Layer {
  readonly key: Buffer;
  /** Of this key and all before it. */
  readonly fingerprint: string;
}

/**
 * Makes digests. E-mails can be guessed, so that a digest without a key would tell who was erased to whoever has a copy of the
 * database. Each key is put over the digest of those before it: so the digests that are there can be brought to another key,
 * although nobody knows any more what they are of.
 *
 * @param keys at least one; the oldest first
 */
export function createErasureDigests(keys: readonly string[]): ErasureDigests {
  const layers: Layer[] = [];
  for (const secret of keys) {
    const before = layers.at(-1)?.fingerprint ?? '';
    layers.push({
      key: derive(secret, '', 'mentoring erasures', 32),
      fingerprint: derive(secret, before, 'mentoring fingerprint', 8).toString('hex'),
    });
  }
  const fingerprint = layers.at(-1)?.fingerprint;
  if (fingerprint === undefined) throw new TypeError('there is no secret key');

  const over = (digest: string, some: readonly Layer[]): string =>
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

/** A key for one purpose (HKDF, RFC 5869): what one of them gives away tells nothing of the others. */
const derive = (secret: string, salt: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, bytes));
