import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { removePhone } from '@ecrin/domain/phone/remove-phone.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { findAccount } from '../find-accounts.ts';
import { deviceOf } from '../session/open-session.ts';
import { releasePhone } from './phone-holder.ts';

export const removePhoneRoute = (services: Pick<ApiServices, 'events' | 'execute'>) =>
  commandRoute({
    method: 'delete',
    path: '/phone',
    access: 'client',
    summary: 'Removes the phone number; refused for the last sign-in method',
    params: z.object({}),
    answer: null,
    aggregate: client,
    id: (_request, { clientId }) => clientId,
    prepare: async (_request, { clientId }) => ({ phone: (await findAccount(services, clientId))?.phone ?? null }),
    input: (request, { clientId, sessionId, now }) => ({ clientId, sessionId, device: deviceOf(request), now }),
    decide: removePhone,
    // From here on it no longer signs in; after an interruption, the claim is released at the next sign-in with it.
    after: async (outcome, { found: { phone } }, context) => {
      if ('receipt' in outcome && phone)
        await releasePhone(services, { phoneHash: phone.phoneHash, clientId: context.clientId }, context);
    },
    absent: 'client.not-found',
  });
