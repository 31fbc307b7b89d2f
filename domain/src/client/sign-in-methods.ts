import type { SocialProvider } from '#identity/identity.vocabulary.ts';
import type { RegisteredClient } from './client.aggregate.ts';

export type SignInMethod = 'password' | 'phone' | 'passkey' | SocialProvider;

/** What signs in to an account. At least one must always remain. */
export const signInMethodsOf = ({
  credentialId,
  phone,
  identities,
  passkeys,
}: Pick<RegisteredClient, 'credentialId' | 'phone' | 'identities' | 'passkeys'>): readonly SignInMethod[] => [
  ...(credentialId === null ? [] : (['password'] as const)),
  ...(phone ? (['phone'] as const) : []),
  ...(identities.google === undefined ? [] : (['google'] as const)),
  ...(identities.x === undefined ? [] : (['x'] as const)),
  ...(passkeys.length === 0 ? [] : (['passkey'] as const)),
];
