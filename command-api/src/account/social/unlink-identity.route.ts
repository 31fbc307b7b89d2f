import { socialProvider } from '@ecrin/contracts/client/social-provider.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { unlinkIdentity } from '@ecrin/domain/identity/unlink-identity.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { findAccount } from '../find-accounts.ts';
import { deviceOf } from '../session/open-session.ts';
import { releaseIdentity } from './identity-holder.ts';

export const unlinkIdentityRoute = (services: Pick<ApiServices, 'events' | 'execute'>) =>
  commandRoute({
    method: 'delete',
    path: '/identities/:provider',
    access: 'client',
    summary: 'Unlinks the identity of that provider; refused for the last sign-in method',
    params: z.object({ provider: socialProvider }),
    answer: null,
    aggregate: client,
    id: (_request, { clientId }) => clientId,
    prepare: async ({ params: { provider } }, { clientId }) => ({
      identityHash: (await findAccount(services, clientId))?.identities[provider],
    }),
    input: (request, { clientId, sessionId, now }) => ({
      ...request.params,
      clientId,
      sessionId,
      device: deviceOf(request),
      now,
    }),
    decide: unlinkIdentity,
    // From here on it no longer signs in; after an interruption, the claim is released at the next sign-in with it.
    after: async (outcome, { found: { identityHash } }, context) => {
      if ('receipt' in outcome && identityHash !== undefined)
        await releaseIdentity(services, { identityHash, clientId: context.clientId }, context);
    },
    absent: 'client.not-found',
  });
