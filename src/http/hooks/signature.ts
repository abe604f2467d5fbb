/** The signatures of webhooks: an HMAC of the body with a shared secret. */

import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a body has the signature `sha256=…` in base64, as Typeform sends it; compared in constant time. */
export function isSignedBy(secret: string, body: Buffer, signature: string | undefined): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', secret).update(body).digest('base64')}`);
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
