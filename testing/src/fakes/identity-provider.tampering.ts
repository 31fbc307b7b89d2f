import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import type { KoaContextWithOIDC } from 'oidc-provider';

export type SigningKey = Readonly<{ privateKey: CryptoKey; kid: string; jwk: JWK }>;
type Issuing = Readonly<{ issuer: string; clientId: string; clientSecret: string; key: SigningKey }>;

/** One way to tamper with an answer: the query of the callback, or the id token. */
export type Tampering =
  | Readonly<{ redirect: (query: URLSearchParams) => void }>
  | Readonly<{ claims: (claims: JWTPayload) => JWTPayload }>
  | Readonly<{ forge: (claims: JWTPayload, issuing: Issuing) => string | Promise<string> }>
  | Readonly<{ without: 'id_token' }>;

const changed = (claims: (claims: JWTPayload) => JWTPayload): Tampering => ({ claims });
const minutesAgo = (minutes: number): number => Math.floor(Date.now() / 1_000) - minutes * 60;

/** Named after the defect of the id token. */
export const idTokenTamperings: Readonly<Record<string, Tampering>> = {
  'the nonce of another visit': changed((claims) => ({ ...claims, nonce: 'another' })),
  'no nonce': changed(({ nonce: _nonce, ...claims }) => claims),
  'another issuer': changed((claims) => ({ ...claims, iss: 'https://accounts.example' })),
  'another audience': changed((claims) => ({ ...claims, aud: 'another-client' })),
  'several audiences, and another authorised party': changed((claims) => ({
    ...claims,
    aud: [String(claims.aud), 'another-client'],
    azp: 'another-client',
  })),
  'no subject': changed(({ sub: _sub, ...claims }) => claims),
  'an end in the past': changed((claims) => ({ ...claims, iat: minutesAgo(120), exp: minutesAgo(60) })),
  'a beginning in the future': changed((claims) => ({ ...claims, nbf: minutesAgo(-60) })),
  'no signature (alg none)': { forge: (claims) => new UnsecuredJWT(claims).encode() },
  'a signature by the client secret (alg HS256)': {
    forge: (claims, { clientSecret }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(clientSecret)),
  },
  'a signature by a key of somebody else': {
    forge: async (claims, { key: { kid } }) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign((await generateKeyPair('RS256')).privateKey),
  },
  'nothing in its place': { without: 'id_token' },
};

/** Replaces the valid token by the tampered one. */
export const tamperWithTokens = async (
  ctx: KoaContextWithOIDC,
  tampering: Tampering | null,
  issuing: Issuing,
): Promise<void> => {
  const body = ctx.body as Record<string, unknown> | undefined;
  if (!tampering || !body || typeof body['id_token'] !== 'string') return;
  const { id_token, ...others } = body;
  if ('without' in tampering) ctx.body = others;
  else ctx.body = { ...body, id_token: await tamperedIdToken(decodeJwt(id_token), tampering, issuing) };
};

const tamperedIdToken = async (valid: JWTPayload, tampering: Tampering, issuing: Issuing): Promise<string> => {
  if ('forge' in tampering) return tampering.forge(valid, issuing);
  const { kid, privateKey } = issuing.key;
  return new SignJWT('claims' in tampering ? tampering.claims(valid) : valid)
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(privateKey);
};

/** Changes the query of the callback. */
export const tamperWithRedirect = (
  ctx: KoaContextWithOIDC,
  tampering: Tampering | null,
  redirectUris: readonly string[],
): void => {
  const location = ctx.response.get('Location');
  if (!tampering || !('redirect' in tampering) || !redirectUris.some((uri) => location.startsWith(`${uri}?`))) return;
  const url = new URL(location);
  tampering.redirect(url.searchParams);
  ctx.set('Location', url.href);
};
