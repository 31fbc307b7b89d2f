import { chatConsent } from '@ecrin/domain/chat-consent/chat-consent.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';

/** Whether a client accepted that their words are sent to a host; null: they stay on this server. */
export const isEndpointAccepted =
  (events: Pick<Events, 'readStream'>, endpoint: string | null) =>
  async (clientId: string): Promise<boolean> =>
    endpoint === null || (await loadAggregate(events, chatConsent, { id: clientId })).state.endpoint === endpoint;
