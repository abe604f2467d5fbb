/** Decides who may sign in through a provider, and to which account. */

import type { AccountRole } from '../domain/access.ts';
import { type AccountStore, isAccountName } from '../domain/account.ts';
import { keptEmail } from '../domain/e-mail-address.ts';
import { ConflictError } from '../domain/errors.ts';
import { OpenIdError } from '../domain/sign-in.ts';
import type { Identity } from './provider.ts';

/** The admission rules. */
export interface AdmissionRules {
  /** E-mail addresses, or `@` with a domain, in lower case; null: every address that has an account. */
  readonly allowed: readonly string[] | null;
  /** The role of accounts created at the first sign-in; null: none are created. */
  readonly role: AccountRole | null;
}

/**
 * The id of a person's account.
 *
 * @throws OpenIdError if they may not sign in
 */
export async function admit(
  { email: given, isVerified, name }: Identity,
  accounts: Pick<AccountStore, 'findByEmail' | 'list' | 'create'>,
  { allowed, role }: AdmissionRules,
): Promise<number> {
  if (given === null) throw new OpenIdError('no e-mail');
  const email = keptEmail(given);
  if (!isVerified) throw new OpenIdError('unverified', { email });
  if (allowed !== null && !allowed.some((one) => one === email || one === email.replace(/^.*@/, '@')))
    throw new OpenIdError('not allowed', { email });
  const known = await accounts.findByEmail(email);
  if (known !== null) {
    if (known.role === null) throw new OpenIdError('unknown', { email });
    return known.id;
  }
  // A removed account is not created again.
  if ((await accounts.list()).some((account) => account.email === email))
    throw new OpenIdError('removed', { email });
  if (role === null) throw new OpenIdError('unknown', { email });
  const short = (name ?? '').trim();
  const names = [...(isAccountName(short) ? [short] : []), email];
  for (const one of names) {
    try {
      return (await accounts.create({ name: one, email, role }, { by: 'self' })).id;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      // A concurrent request of the same person was faster, or another account has the name.
      const made = await accounts.findByEmail(email);
      if (made !== null) return made.id;
    }
  }
  throw new OpenIdError('unknown', { email });
}
