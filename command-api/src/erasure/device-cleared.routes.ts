import { deviceClearedRequest, partsClearedRequest } from '@ecrin/contracts/erasure/erasure.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { clearDevice, erasure } from '@ecrin/domain/erasure/erasure.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { countAttemptFromAddress } from '#account/challenge/attempt-limits.ts';
import { commandAsClient } from '#account/command-as-client.ts';
import type { ApiServices } from '#http/api-services.ts';

type Services = Pick<ApiServices, 'access' | 'erasure' | 'events' | 'execute' | 'keyedHash'>;
const noted = { empty: true } as const;

/** A device says that it keeps nothing any more; one that was not counted changes nothing. */
const noteCleared = async (
  { erasure: { receiptOf }, execute }: Services,
  { clientId, number, sessionId }: Readonly<{ clientId: string; number: string; sessionId: string }>,
  context: CustomContext,
): Promise<void> => {
  await execute({
    aggregate: erasure,
    id: number,
    decide: clearDevice,
    input: { number, receipt: receiptOf(number, sessionId), now: context.now },
    context: commandAsClient(context, clientId),
  });
};

/** The sessions that were open on a device are all it can be known by: the account has ended every one of them. */
export const accountClearedRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/erased/:clientId',
    access: 'public',
    summary: 'A device has forgotten what it kept of an erased account, and is counted in its certificate',
    params: z.object({ clientId: z.uuid() }),
    body: deviceClearedRequest,
    handle: async ({ params: { clientId }, body: { sessionIds } }, context) => {
      const tooMany = await countAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      const number = await findErasedNumber(services, clientId, context.now);
      if (number !== null)
        for (const sessionId of sessionIds) await noteCleared(services, { clientId, number, sessionId }, context);
      return noted;
    },
  });

/** null: there is no such account, or something can undo its erasure yet. */
const findErasedNumber = async ({ events }: Services, clientId: string, now: string): Promise<string | null> => {
  const { state } = await loadAggregate(events, client, { id: clientId });
  if (state.status === 'unknown' || !state.erasure) return null;
  return state.status === 'closed' || state.erasure.dueAt <= now ? state.erasure.number : null;
};

/** Of less than the account, by its session; only once it is done: until then what is read may still quote what goes. */
export const partsClearedRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/erasures/devices',
    access: 'client',
    summary: 'This device has forgotten what it kept of what was erased, and is counted in the certificates of it',
    params: z.object({}),
    body: partsClearedRequest,
    handle: async ({ body: { numbers } }, context) => {
      const { clientId, sessionId } = context;
      for (const number of numbers) {
        const { state } = await loadAggregate(services.events, erasure, { id: number });
        const isDone = state.status === 'numbered' && state.clientId === clientId && state.certified !== null;
        if (isDone && sessionId !== null) await noteCleared(services, { clientId, number, sessionId }, context);
      }
      return noted;
    },
  });
