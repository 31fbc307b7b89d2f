import { createOpenidProvider } from '@ecrin/platform/adapters/identity-provider/openid-provider.ts';
import { createXProvider } from '@ecrin/platform/adapters/identity-provider/x-provider.ts';
import type { IdentityProvider } from '@ecrin/platform/ports/sign-in/identity-provider.ts';
import type { ApiConfig } from '#config/config.ts';

/** Those that have an id and a secret; no provider is contacted yet. */
export const chooseIdentityProviders = (config: ApiConfig): readonly IdentityProvider[] => [
  ...google(config),
  ...x(config),
];

const google = ({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: ApiConfig): readonly IdentityProvider[] =>
  clientId && clientSecret ? [createOpenidProvider({ name: 'google', issuer, clientId, clientSecret })] : [];

const x = ({ X_CLIENT_ID: clientId, X_CLIENT_SECRET: clientSecret, ...urls }: ApiConfig): readonly IdentityProvider[] =>
  clientId && clientSecret
    ? [
        createXProvider({
          clientId,
          clientSecret,
          authorizeUrl: urls.X_AUTHORIZE_URL,
          tokenUrl: urls.X_TOKEN_URL,
          userUrl: urls.X_USER_URL,
        }),
      ]
    : [];
