/** Signing in at an OpenID Connect provider. The protocol library is loaded on first use. */

import type { AccountRole } from '../domain/access.ts';
import { type AccountStore, isAccountName } from '../domain/account.ts';
import { keptEmail } from '../domain/e-mail-address.ts';
import { ConflictError } from '../domain/errors.ts';
import type { IdempotencyStore } from '../domain/origin.ts';
import { OpenIdError, type OpenIdSignIn } from '../domain/sign-in.ts';
import type { Identity, Provider, ProviderSettings } from './provider.ts';
import { createStateCipher } from './state-cipher.ts';

/** Who may sign in. */
interface AdmissionRules {
  /** E-mail addresses, or `@` with a domain, in lower case; null: every address that has an account. */
  readonly allowed: readonly string[] | null;
  /** The role of accounts created at the first sign-in; null: none are created. */
  readonly role: AccountRole | null;
}

/**
 * Signing in at a provider.
 *
 * @param returns uses up the state of each return; a claim lasts for as long as a state is valid
 */
export function createOpenIdSignIn(
  settings: ProviderSettings,
  rules: AdmissionRules,
  accounts: AccountStore,
  returns: IdempotencyStore,
): OpenIdSignIn {
  let loading: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> => {
    loading ??= import('./provider.ts').then(({ createProvider }) => createProvider(settings));
    return loading;
  };
  // Only the processes of the service and the provider have this secret.
  const cipher = createStateCipher(settings.clientSecret);
  return {
    label: new URL(settings.issuer).hostname,
    async begin(returnAddress, next) {
      const { address, ...secrets } = await (await provider()).begin(returnAddress);
      return { address, sealed: cipher.seal({ ...secrets, next }) };
    },
    async finish(address, sealed) {
      const transaction = sealed === null ? null : cipher.open(sealed);
      // Another browser began this sign-in, or this one began another meanwhile.
      if (transaction === null || new URL(address).searchParams.get('state') !== transaction.state)
        throw new OpenIdError('lost');
      const use = await returns.claim({
        account: 0,
        key: `openid ${transaction.state}`,
        fingerprint: 'return',
      });
      if (use.kind !== 'first') throw new OpenIdError('repeated');
      const identity = await (await provider()).finish(address, transaction);
      return { account: await admit(identity, accounts, rules), next: transaction.next };
    },
  };
}

/** The id of a person's account. Throws an OpenIdError if they may not sign in. */
async function admit(
  { email: given, isVerified, name }: Identity,
  accounts: AccountStore,
  { allowed, role }: AdmissionRules,
): Promise<number> {
  if (given === null) throw new OpenIdError('no e-mail');
  // The provider has verified this address and no other one, so ASCII capitals alone are taken for small letters: the
  // Kelvin sign (U+212A) is not a k, and a space is a part of the address.
  const email = given.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  if (!isVerified) throw new OpenIdError('unverified', { email });
  if (allowed !== null && !allowed.some((one) => one === email || one === email.replace(/^.*@/, '@')))
    throw new OpenIdError('not allowed', { email });
  if (email !== keptEmail(email)) throw new OpenIdError('unknown', { email });
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
  for (const one of isAccountName(short) ? [short, email] : [email]) {
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
