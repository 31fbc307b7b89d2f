import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  Configuration,
  fetchProtectedResource,
} from 'openid-client';
import { z } from 'zod';
import type { IdentityProvider } from '#ports/sign-in/identity-provider.ts';
import { firstWordOf, identityFault, isLoopback, providerSeconds } from './identity-fault.ts';

type XOptions = Readonly<{
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  userUrl: string;
}>;

const userSchema = z.object({
  data: z.object({ id: z.string().min(1).max(64), name: z.string().optional().catch(undefined) }),
});

/** OAuth 2 by code, with PKCE and state, then one request to `userUrl`. X returns no address, and its token is discarded at once. */
export const createXProvider = (options: XOptions): IdentityProvider => {
  const config = configurationOf(options);
  return {
    name: 'x',
    begin: async ({ redirectUri, state, verifier }) => {
      const code_challenge = await calculatePKCECodeChallenge(verifier);
      return buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'users.read tweet.read',
        state,
        code_challenge,
        code_challenge_method: 'S256',
      }).href;
    },
    finish: async ({ redirectUri, state, verifier }, query) => {
      try {
        const tokens = await authorizationCodeGrant(config, new URL(`${redirectUri}?${query.toString()}`), {
          expectedState: state,
          pkceCodeVerifier: verifier,
        });
        const answer = await fetchProtectedResource(config, tokens.access_token, new URL(options.userUrl), 'GET');
        const {
          data: { id, name },
        } = userSchema.parse(await answer.json());
        return {
          issuer: config.serverMetadata().issuer,
          subject: id,
          verifiedEmail: null,
          firstname: firstWordOf(name),
        };
      } catch (fault) {
        throw identityFault(fault);
      }
    },
  };
};

/** X publishes no metadata, so they are written here; the issuer is the origin where people sign in. */
const configurationOf = ({ clientId, clientSecret, authorizeUrl, tokenUrl }: XOptions): Configuration => {
  const metadata = {
    issuer: new URL(authorizeUrl).origin,
    authorization_endpoint: authorizeUrl,
    token_endpoint: tokenUrl,
    code_challenge_methods_supported: ['S256'],
  };
  const config = new Configuration(metadata, clientId, clientSecret, ClientSecretBasic(clientSecret));
  config.timeout = providerSeconds;
  if (isLoopback(new URL(authorizeUrl))) allowInsecureRequests(config);
  return config;
};
