import { roster, rosterId } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { RefusedReply } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

/** Why an item cannot be handed to somebody: they do not, or no longer, administer the service. */
export const holderRefusal = async (
  { events }: Pick<ApiServices, 'events'>,
  to: string | null,
): Promise<RefusedReply | null> => {
  if (to === null) return null;
  const { state } = await loadAggregate(events, roster, { id: rosterId });
  return state.get(to)?.status === 'active' ? null : { refused: 'admin.not-found' };
};
