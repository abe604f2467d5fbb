/** Encrypts the state of a sign-in for the browser, which may so return to any process of the service. */

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The state of a sign-in. */
interface OpenIdTransaction {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE code verifier (RFC 7636). */
  readonly verifier: string;
  /** The path to continue with. */
  readonly next: string;
}

/** How long somebody may take at the provider, in milliseconds. */
const TRANSACTION_LIFETIME = 10 * 60_000;

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Creates what encrypts and decrypts the state; it is the same in all processes with the same secret. */
export function createStateCipher(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mentoring OpenID Connect transaction', 32));
  return {
    seal(transaction: OpenIdTransaction): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const text = JSON.stringify({ ...transaction, until: Date.now() + TRANSACTION_LIFETIME });
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    /** Null if it was not encrypted here, was changed, or is too old. */
    open(sealed: string): OpenIdTransaction | null {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const text =
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
        const { state, nonce, verifier, next, until } = Object(JSON.parse(text));
        const isWhole = [state, nonce, verifier, next].every((one) => typeof one === 'string');
        const isCurrent = Date.now() < until && until <= Date.now() + 2 * TRANSACTION_LIFETIME;
        return isWhole && isCurrent ? { state, nonce, verifier, next } : null;
      } catch {
        return null;
      }
    },
  };
}
