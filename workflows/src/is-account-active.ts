import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { isActive } from '@ecrin/domain/client/is-active.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

/** Neither deactivated by an administrator nor being erased: what is scheduled for the client runs. Throws `EventStoreFault`. */
export const isAccountActive = async (events: Pick<Events, 'readStream'>, clientId: string): Promise<boolean> => {
  const { state } = await loadAggregate(events, client, { id: clientId });
  return isActive(state);
};
