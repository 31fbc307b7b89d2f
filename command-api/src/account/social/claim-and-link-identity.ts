import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { claimIdentity } from '@ecrin/domain/identity/claim-identity.ts';
import { identity as identityAggregate } from '@ecrin/domain/identity/identity.aggregate.ts';
import { linkIdentity, type LinkIdentity } from '@ecrin/domain/identity/link-identity.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandAsClient } from '../command-as-client.ts';
import { releaseIdentity } from './identity-holder.ts';
import type { LinkRefusal } from './oauth-redirects.ts';

type Link = Omit<LinkIdentity, 'now'>;

/** null once the identity signs in to the account. The claim comes first; a refusal of the account releases it again. */
export const claimAndLinkIdentity = async (
  services: Pick<ApiServices, 'execute'>,
  link: Link,
  context: CustomContext,
): Promise<Exclude<LinkRefusal, 'failed'> | null> => {
  const { clientId, provider, identityHash } = link;
  const claimed = await services.execute({
    aggregate: identityAggregate,
    id: identityHash,
    decide: claimIdentity,
    input: { identityHash, provider, clientId, now: context.now },
    context: commandAsClient(context, clientId),
  });
  if ('refused' in claimed) return 'taken';
  const linked = await services.execute({
    aggregate: client,
    id: clientId,
    decide: linkIdentity,
    input: { ...link, now: context.now },
    context: commandAsClient(context, clientId),
  });
  if (!('refused' in linked)) return null;
  await releaseIdentity(services, { identityHash, clientId }, context);
  return 'another-linked';
};
