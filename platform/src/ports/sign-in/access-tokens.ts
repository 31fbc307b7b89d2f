import type { KeyObject } from 'node:crypto';

/** Whose request this is, and in which session it was authenticated. */
export type Identity = Readonly<{ userId: string; userType: 'client' | 'admin'; sessionId: string }>;

/** The required form of an access token; every verifier checks all of it. */
export const tokenRules = { algorithm: 'HS256', issuer: 'ecrin', audience: 'ecrin-api', type: 'at+jwt' } as const;
/** Lifetime of an access token, in seconds. */
export const accessTokenSeconds = 15 * 60;

type Claims = Readonly<{ sub?: unknown; sid?: unknown; utp?: unknown }>;

/** The identity in a token's claims; null when one is missing. */
export const identityOf = ({ sub, sid, utp }: Claims): Identity | null =>
  typeof sub === 'string' && typeof sid === 'string' && (utp === 'client' || utp === 'admin')
    ? { userId: sub, sessionId: sid, userType: utp }
    : null;

export type AccessTokens = Readonly<{
  issue: (identity: Identity) => Promise<string>;
  /** null for anything but a valid token of ours. */
  read: (token: string) => Promise<Identity | null>;
}>;

/** What tokens are signed with. Every token names its key. */
export type TokenKeys = Readonly<{
  current: () => Readonly<{ keyId: string; key: KeyObject }>;
  /** null: no key of that name is valid now, or was recently. */
  find: (keyId: string) => KeyObject | null;
}>;

/** A refresh token is 256 random bits; the next one is derived from it, so that two tabs refreshing concurrently get the same one. */
export type RefreshTokens = Readonly<{
  first: () => string;
  next: (token: string) => string;
  /** The stored form. */
  hash: (token: string) => string;
}>;
