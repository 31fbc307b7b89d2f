import { erasedAccount } from '@ecrin/contracts/erasure/erasure.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { countAttemptFromAddress } from '#account/challenge/attempt-limits.ts';
import type { ApiServices } from '#http/api-services.ts';

/** For a device on which somebody was signed in: their session cannot tell it any more. Of an id that nobody has it says the same as of an account that is there. */
export const showErasedRoute = (services: Pick<ApiServices, 'access' | 'events' | 'keyedHash'>) =>
  customRoute({
    method: 'get',
    path: '/erased/:clientId',
    access: 'public',
    summary: 'Whether an account is erased, so that a device where it was signed in forgets what it never sent',
    params: z.object({ clientId: z.uuid() }),
    answer: erasedAccount,
    handle: async ({ params: { clientId } }, context) => {
      const tooMany = await countAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      const { state } = await loadAggregate(services.events, client, { id: clientId });
      return { json: { isErased: state.status === 'closed' }, headers: { 'Cache-Control': 'no-store' } };
    },
  });
