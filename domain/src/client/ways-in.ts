import type { SocialProvider } from '../identity/identity.vocabulary.ts';
import type { RegisteredClient } from './client.aggregate.ts';

export type WayIn = 'password' | 'phone' | SocialProvider;

/** What opens an account. One of them must always be left. */
export const waysInOf = ({
  credentialId,
  phone,
  identities,
}: Pick<RegisteredClient, 'credentialId' | 'phone' | 'identities'>): readonly WayIn[] => [
  ...(credentialId === null ? [] : (['password'] as const)),
  ...(phone ? (['phone'] as const) : []),
  ...(identities.google === undefined ? [] : (['google'] as const)),
  ...(identities.x === undefined ? [] : (['x'] as const)),
];
