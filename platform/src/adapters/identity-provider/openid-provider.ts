import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import type { IdentityProvider, VerifiedIdentity } from '#ports/sign-in/identity-provider.ts';
import { firstWordOf, identityFault, isLoopback, providerSeconds } from './identity-fault.ts';

type OpenidOptions = Readonly<{
  name: IdentityProvider['name'];
  issuer: string;
  clientId: string;
  clientSecret: string;
}>;

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  given_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** OpenID Connect by code, with PKCE, state and nonce; the id token's signature, algorithm, issuer, audience and time are checked by the library. */
export const createOpenidProvider = (options: OpenidOptions): IdentityProvider => {
  const discovered = discoverOnce(options);
  return {
    name: options.name,
    begin: async ({ redirectUri, state, nonce, verifier }) => {
      const code_challenge = await calculatePKCECodeChallenge(verifier);
      return buildAuthorizationUrl(await discovered(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).href;
    },
    finish: async ({ redirectUri, state, nonce, verifier }, query) => {
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier };
        const tokens = await authorizationCodeGrant(
          await discovered(),
          new URL(`${redirectUri}?${query.toString()}`),
          checks,
        );
        return identityOf(claimsSchema.parse(tokens.claims()));
      } catch (fault) {
        throw identityFault(fault);
      }
    },
  };
};

const identityOf = ({
  iss,
  sub,
  email,
  email_verified,
  given_name,
  name,
}: z.infer<typeof claimsSchema>): VerifiedIdentity => ({
  issuer: iss,
  subject: sub,
  // A provider's address counts only where it states that it has verified it.
  verifiedEmail: email_verified === true ? (email ?? null) : null,
  firstname: given_name?.trim().slice(0, 80) || firstWordOf(name),
});

/** Loaded at the first use and cached; after a failure it is loaded again at the next. */
const discoverOnce = ({ issuer, clientId, clientSecret }: OpenidOptions) => {
  let asked: Promise<Configuration> | null = null;
  const server = new URL(issuer);
  const ask = (): Promise<Configuration> =>
    discovery(server, clientId, { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' }, undefined, {
      timeout: providerSeconds,
      execute: [enableNonRepudiationChecks, ...(isLoopback(server) ? [allowInsecureRequests] : [])],
    });
  return async (): Promise<Configuration> => {
    asked ??= ask();
    try {
      return await asked;
    } catch (fault) {
      asked = null;
      throw identityFault(fault);
    }
  };
};
