import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { removePhone } from '@ecrin/domain/phone/remove-phone.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { deviceOf } from '../session/open-session.ts';
import { releasePhone } from './phone-holder.ts';

export const removePhoneRoute = (services: ApiServices) =>
  customRoute({
    method: 'delete',
    path: '/phone',
    access: 'client',
    summary: 'Takes the number away; the last way in stays',
    params: z.object({}),
    handle: async ({ header }, context) => {
      const { clientId, sessionId, command, now } = context;
      const { state: account } = await loadAggregate(services.events, client, { id: clientId });
      const listed = account.status === 'registered' ? account.phone : null;
      const input = { clientId, sessionId, device: deviceOf({ header }), now };
      const outcome = await services.execute({
        aggregate: client,
        id: clientId,
        decide: removePhone,
        input,
        context: command,
      });
      if ('refused' in outcome) return { refused: outcome.refused === 'absent' ? 'client.not-found' : outcome.refused };
      // From here on it opens nothing; cut off now, the claim is given up when somebody comes with it.
      if (listed) await releasePhone(services, { phoneHash: listed.phoneHash, clientId }, context);
      return { empty: true };
    },
  });
