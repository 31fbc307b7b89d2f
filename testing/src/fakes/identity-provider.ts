import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import {
  tamperWithRedirect,
  tamperWithTokens,
  type Tampering,
  type SigningKey,
} from './identity-provider.tampering.ts';

/** An account at the provider. */
export type ProviderAccount = Readonly<{ subject: string; email?: string; emailVerified?: boolean; name: string }>;

/** A real provider of OpenID Connect (as Google is) and of plain OAuth 2 (as X is) on loopback. */
export type FakeIdentityProvider = Readonly<{
  issuer: string;
  /** The configuration a server needs to use it. */
  environment: Readonly<Record<string, string>>;
  /** Who signs in from now on. */
  signInAs: (person: ProviderAccount) => void;
  /** From now on its answers are tampered with; null: valid again. */
  tamperWith: (bend: Tampering | null) => void;
  /** Requests to the token endpoint so far. */
  exchanges: () => number;
  /** Every token it has issued. */
  issued: () => readonly string[];
  close: () => Promise<void>;
}>;

const clientId = 'ecrin-spec';
const clientSecret = 'a-secret-of-specs-only-0123456789';

/** `redirectUris`: the registered ones. */
export const startFakeIdentityProvider = async (redirectUris: readonly string[]): Promise<FakeIdentityProvider> => {
  const key = await signingKey();
  const server = createServer((request, response) => void answer(request, response));
  const issuer = await listening(server);
  const state: { person: ProviderAccount; bend: Tampering | null; exchanges: number; issued: string[] } = {
    person: { subject: 'nobody', name: 'Nobody' },
    bend: null,
    exchanges: 0,
    issued: [],
  };
  const people = new Map<string, ProviderAccount>();
  const provider = new Provider(issuer, configurationOf(key, redirectUris, people));

  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    if (ctx.path === '/users/me') return showUser(provider, people, ctx);
    if (ctx.path === '/token') state.exchanges += 1;
    await next();
    if (ctx.path === '/token') state.issued.push(...tokensIn(ctx.body));
    if (ctx.path === '/token') await tamperWithTokens(ctx, state.bend, { issuer, clientId, clientSecret, key });
    else tamperWithRedirect(ctx, state.bend, redirectUris);
  });

  const handle = provider.callback();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    people.set(state.person.subject, state.person);
    await provider.interactionFinished(request, response, {
      login: { accountId: state.person.subject },
      select_account: {},
    });
  };

  return {
    issuer,
    environment: environmentOf(issuer),
    signInAs: (person) => {
      state.person = person;
    },
    tamperWith: (bend) => {
      state.bend = bend;
    },
    exchanges: () => state.exchanges,
    issued: () => state.issued,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const tokensIn = (answer: unknown): readonly string[] =>
  Object.entries(Object(answer))
    .filter(([name]) => ['access_token', 'id_token', 'refresh_token'].includes(name))
    .map(([, token]) => String(token));

const environmentOf = (issuer: string) => ({
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  X_CLIENT_ID: `${clientId}-x`,
  X_CLIENT_SECRET: clientSecret,
  X_AUTHORIZE_URL: `${issuer}/auth`,
  X_TOKEN_URL: `${issuer}/token`,
  X_USER_URL: `${issuer}/users/me`,
});

const configurationOf = (
  { jwk }: SigningKey,
  redirectUris: readonly string[],
  people: ReadonlyMap<string, ProviderAccount>,
): Configuration => {
  const shared = {
    client_secret: clientSecret,
    redirect_uris: [...redirectUris],
    grant_types: ['authorization_code'],
    response_types: ['code' as const],
  };
  return {
    clients: [
      { ...shared, client_id: clientId, token_endpoint_auth_method: 'client_secret_post' },
      {
        ...shared,
        client_id: `${clientId}-x`,
        token_endpoint_auth_method: 'client_secret_basic',
        scope: 'users.read tweet.read',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['cookies of specs only'] },
    scopes: ['openid', 'users.read', 'tweet.read'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}`, policy: withChoiceOfAccount() },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 300, IdToken: 300, Interaction: 300, Session: 300 },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => {
        const { email, emailVerified = true, name = '' } = people.get(sub) ?? {};
        return {
          sub,
          name,
          given_name: name.split(' ')[0],
          ...(email ? { email, email_verified: emailVerified } : {}),
        };
      },
    }),
    // Consent is always given.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email profile users.read tweet.read');
      await grant.save();
      return grant;
    },
  };
};

const withChoiceOfAccount = () => {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
};

/** X's answer at `users/me`. */
const showUser = async (
  provider: Provider,
  people: ReadonlyMap<string, ProviderAccount>,
  ctx: KoaContextWithOIDC,
): Promise<void> => {
  const token = await provider.AccessToken.find(ctx.get('Authorization').replace('Bearer ', ''));
  const person = token && people.get(token.accountId);
  ctx.status = person ? 200 : 401;
  ctx.body = person
    ? { data: { id: person.subject, name: person.name, username: 'someone' } }
    : { title: 'Unauthorized' };
};

const signingKey = async (): Promise<SigningKey> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = await calculateJwkThumbprint(await exportJWK(publicKey));
  return { privateKey, kid, jwk: { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' } };
};

const listening = (server: ReturnType<typeof createServer>): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
