/** Whether the OpenID Connect provider of a configuration can be found, as `mentoring config --check` asks. */

import type { Configuration } from '../config/settings.ts';
import { OPEN_ID_RETURN_PATH, OpenIdError } from '../domain/sign-in.ts';
import { providerSettings } from './sign-in.ts';

/** What came of it. */
export interface OpenIdTrial {
  readonly issuer: string;
  /** What must be entered at the provider. */
  readonly redirect_uri: string;
  /** Why the provider cannot be used; null if it can. */
  readonly fault: string | null;
}

/**
 * Asks the provider what it is. Whether it knows the client, only a person who signs in can find out.
 *
 * @returns null if none is set up
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

/** The words of an error and of what led to it. */
function causes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [error.message, ...causes(error.cause)].filter((words) => words !== '');
}
