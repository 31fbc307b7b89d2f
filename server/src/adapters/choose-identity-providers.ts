import type { IdentityProvider } from '@ecrin/platform/ports/sign-in/identity-provider.ts';
import type { ApiConfig } from '#config/config.ts';

/** Those that have an id and a secret, and only they are loaded; no provider is contacted yet. */
export const chooseIdentityProviders = async (config: ApiConfig): Promise<readonly IdentityProvider[]> =>
  (await Promise.all([google(config), x(config)])).filter((provider) => provider !== null);

const google = async (config: ApiConfig): Promise<IdentityProvider | null> => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = config;
  if (!clientId || !clientSecret) return null;
  const { createOpenidProvider } = await import('@ecrin/platform/adapters/identity-provider/openid-provider.ts');
  return createOpenidProvider({ name: 'google', issuer, clientId, clientSecret });
};

const x = async (config: ApiConfig): Promise<IdentityProvider | null> => {
  const { X_CLIENT_ID: clientId, X_CLIENT_SECRET: clientSecret } = config;
  if (!clientId || !clientSecret) return null;
  const { createXProvider } = await import('@ecrin/platform/adapters/identity-provider/x-provider.ts');
  return createXProvider({
    clientId,
    clientSecret,
    authorizeUrl: config.X_AUTHORIZE_URL,
    tokenUrl: config.X_TOKEN_URL,
    userUrl: config.X_USER_URL,
  });
};
