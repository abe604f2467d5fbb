/** Tests the OpenID Connect provider of a configuration for `mentoring config --check`. */

import type { Configuration } from '../config/settings.ts';
import { OPEN_ID_RETURN_PATH, OpenIdError } from '../domain/sign-in.ts';
import { providerSettings } from './sign-in.ts';

/** The result. */
export interface OpenIdTrial {
  readonly issuer: string;
  /** The redirect URI to register at the provider. */
  readonly redirect_uri: string;
  /** Why the provider cannot be used; null if it can. */
  readonly fault: string | null;
}

/**
 * Loads the metadata of the provider. Whether it accepts the client shows only when a person signs in.
 *
 * @returns null if no provider is set up
 */
export async function tryOpenId(configuration: Configuration): Promise<OpenIdTrial | null> {
  const settings = providerSettings(configuration);
  if (settings === null) return null;
  const redirect_uri = `${configuration.BASE_URL ?? '<address of the service>'}${OPEN_ID_RETURN_PATH}`;
  const { createProvider } = await import('../openid/provider.ts');
  try {
    const { issuer } = await createProvider(settings).discover();
    return { issuer, redirect_uri, fault: null };
  } catch (error) {
    if (!(error instanceof OpenIdError)) throw error;
    return { issuer: settings.issuer, redirect_uri, fault: causes(error.cause).join(': ') };
  }
}

/** The messages of an error and its causes. */
function causes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [error.message, ...causes(error.cause)].filter((words) => words !== '');
}
