import { socialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { unlinkIdentity } from '@ecrin/domain/identity/unlink-identity.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { deviceOf } from '../session/open-session.ts';
import { releaseIdentity } from './identity-holder.ts';

export const unlinkIdentityRoute = (services: ApiServices) =>
  customRoute({
    method: 'delete',
    path: '/identities/:provider',
    access: 'client',
    summary: 'Unlinks the identity of that provider; the last way in stays',
    params: z.object({ provider: socialProvider }),
    handle: async ({ params: { provider }, header }, context) => {
      const { clientId, sessionId, command, now } = context;
      const { state: account } = await loadAggregate(services.events, client, { id: clientId });
      const identityHash = account.status === 'registered' ? account.identities[provider] : undefined;
      const input = { clientId, provider, sessionId, device: deviceOf({ header }), now };
      const outcome = await services.execute({
        aggregate: client,
        id: clientId,
        decide: unlinkIdentity,
        input,
        context: command,
      });
      if ('refused' in outcome) return { refused: outcome.refused === 'absent' ? 'client.not-found' : outcome.refused };
      // From here on it opens nothing; cut off now, the claim is given up when somebody comes with it.
      if (identityHash !== undefined) await releaseIdentity(services, { identityHash, clientId }, context);
      return { empty: true };
    },
  });
