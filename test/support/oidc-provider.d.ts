/** Of the types of the provider, what the tests use. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  interface Account {
    readonly accountId: string;
    claims(): Promise<Readonly<Record<string, unknown>>>;
  }

  interface Options {
    readonly clients: readonly Readonly<Record<string, unknown>>[];
    findAccount(context: unknown, id: string): Promise<Account | undefined>;
    readonly claims: Readonly<Record<string, readonly string[]>>;
    readonly conformIdTokenClaims: boolean;
    readonly jwks: { readonly keys: readonly object[] };
    readonly cookies: { readonly keys: readonly string[] };
    readonly pkce: { required(): boolean };
    readonly features: { readonly devInteractions: { readonly enabled: boolean } };
    readonly ttl: Readonly<Record<string, number>>;
  }

  export class Provider {
    constructor(issuer: string, options: Options);
    callback(): RequestListener;
  }
}
