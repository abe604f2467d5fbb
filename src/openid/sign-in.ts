/** Signing in at an OpenID Connect provider. The protocol library is loaded on first use. */

import type { AccountStore } from '../domain/account.ts';
import { OpenIdError, type OpenIdSignIn } from '../domain/sign-in.ts';
import { type AdmissionRules, admit } from './admission.ts';
import type { Provider, ProviderSettings } from './provider.ts';
import { createStateCipher } from './state-cipher.ts';

/** Signing in at a provider. */
export function createOpenIdSignIn(
  settings: ProviderSettings,
  rules: AdmissionRules,
  accounts: AccountStore,
): OpenIdSignIn {
  let loading: Promise<Provider> | undefined;
  const provider = (): Promise<Provider> => {
    loading ??= import('./provider.ts').then(({ createProvider }) => createProvider(settings));
    return loading;
  };
  // Only the processes of the service and the provider have this secret.
  const seal = createStateCipher(settings.clientSecret);
  return {
    label: new URL(settings.issuer).hostname,
    async begin(returnAddress, next) {
      const { address, ...secrets } = await (await provider()).begin(returnAddress);
      return { address, sealed: seal.seal({ ...secrets, next }) };
    },
    async finish(address, sealed) {
      const transaction = sealed === null ? null : seal.open(sealed);
      if (transaction === null) throw new OpenIdError('lost');
      const identity = await (await provider()).finish(address, transaction);
      return { account: await admit(identity, accounts, rules), next: transaction.next };
    },
  };
}
