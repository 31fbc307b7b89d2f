import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { withdrawErasure } from '@ecrin/domain/client/erasure/withdraw-erasure.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { commandAsClient } from '#account/command-as-client.ts';
import type { ApiServices } from '#http/api-services.ts';

/** Whoever signs in within the grace keeps their account. */
export const withdrawErasureOf = async (
  { events, execute }: Pick<ApiServices, 'events' | 'execute'>,
  clientId: string,
  context: Pick<CustomContext, 'command' | 'newId' | 'now'>,
): Promise<void> => {
  const { state } = await loadAggregate(events, client, { id: clientId });
  if (state.status !== 'registered' || !state.erasure) return;
  await execute({
    aggregate: client,
    id: clientId,
    decide: withdrawErasure,
    input: { now: context.now },
    context: commandAsClient(context, clientId),
  });
};
