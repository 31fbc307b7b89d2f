import { client } from '@ecrin/domain/client/client.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

/** Not deactivated by an administrator: what is scheduled for the client runs. Throws `EventStoreFault`. */
export const isAccountActive = async (events: Pick<Events, 'readStream'>, clientId: string): Promise<boolean> => {
  const { state } = await loadAggregate(events, client, { id: clientId });
  return state.status === 'unknown' || state.active;
};
