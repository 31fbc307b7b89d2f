import { broadcastParams } from '@ecrin/contracts/broadcast/broadcast.ts';
import { broadcast } from '@ecrin/domain/broadcast/broadcast.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import type { ApiServices } from '#http/api-services.ts';

export type BroadcastServices = Pick<ApiServices, 'access' | 'adminPermissions' | 'events' | 'keyedHash' | 'messages'>;
export type OfBroadcast = Readonly<{ params: Readonly<{ broadcastId: string }> }>;

export const onBroadcast = {
  access: 'admin',
  params: broadcastParams,
  aggregate: broadcast,
  id: ({ params }: OfBroadcast) => params.broadcastId,
  absent: 'broadcast.not-found',
} as const;

/** Whose it is, once it exists. */
export const readOwner = async (
  { events }: Pick<BroadcastServices, 'events'>,
  broadcastId: string,
): Promise<string | null> => {
  const { state } = await loadAggregate(events, broadcast, { id: broadcastId });
  return state.status === 'absent' ? null : state.ownerId;
};

/** What acts on an existing one needs. */
export const acting = (services: Pick<BroadcastServices, 'events'>) =>
  ({
    ...onBroadcast,
    prepare: async ({ params: { broadcastId } }: OfBroadcast) => ({
      owner: (await readOwner(services, broadcastId)) ?? serviceOwner,
    }),
    metadata: ({ found: { owner } }: Readonly<{ found: Readonly<{ owner: string }> }>) => ({ ownerId: owner }),
  }) as const;
