import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { freeIdentity } from '@ecrin/domain/identity/free-identity.ts';
import { identity } from '@ecrin/domain/identity/identity.aggregate.ts';
import type { SocialProvider } from '@ecrin/domain/identity/identity.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { VerifiedIdentity } from '@ecrin/platform/ports/sign-in/identity-provider.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandAsClient } from '../command-as-client.ts';

/** A person at a provider: the same subject at another issuer is another person. */
export const identityHashOf = (
  { keyedHash }: Pick<ApiServices, 'keyedHash'>,
  { issuer, subject }: Pick<VerifiedIdentity, 'issuer' | 'subject'>,
): string => keyedHash('identity', JSON.stringify([issuer, subject]));

type Asked = Readonly<{ provider: SocialProvider; identityHash: string }>;

/** `begun`: a sign-in was interrupted before its account was created. */
export type IdentityHolder = Readonly<{ status: 'opens' | 'begun'; clientId: string }> | Readonly<{ status: 'nobody' }>;

/** The holder of an identity. The claim and the account must agree: a claim that no account lists (an interrupted unlinking) is released here. */
export const findIdentityHolder = async (
  services: Pick<ApiServices, 'events' | 'execute'>,
  { provider, identityHash }: Asked,
  context: CustomContext,
): Promise<IdentityHolder> => {
  const { state: claim } = await loadAggregate(services.events, identity, { id: identityHash });
  if (claim.status === 'free') return { status: 'nobody' };
  const { clientId } = claim;
  const { state: account } = await loadAggregate(services.events, client, { id: clientId });
  if (account.status === 'unknown') return { status: 'begun', clientId };
  if (account.status === 'registered' && account.identities[provider] === identityHash)
    return { status: 'opens', clientId };

  await releaseIdentity(services, { identityHash, clientId }, context);
  return { status: 'nobody' };
};

/** Free for the next account; another's claim stays. */
export const releaseIdentity = async (
  { execute }: Pick<ApiServices, 'execute'>,
  { identityHash, clientId }: Readonly<{ identityHash: string; clientId: string }>,
  context: CustomContext,
): Promise<void> => {
  await execute({
    aggregate: identity,
    id: identityHash,
    decide: freeIdentity,
    input: { identityHash, clientId, now: context.now },
    context: commandAsClient(context, clientId),
  });
};
