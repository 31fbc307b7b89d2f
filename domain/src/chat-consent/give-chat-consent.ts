import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ChatConsent } from './chat-consent.aggregate.ts';
import type { ChatEndpointAccepted, ChatEndpointWithdrawn } from './chat-consent.events.ts';

export const acceptChatEndpoint = (
  { clientId, endpoint, now }: Readonly<{ clientId: string; endpoint: string; now: string }>,
  state: ChatConsent,
): Decision<ChatEndpointAccepted> =>
  state.endpoint === endpoint
    ? nothingNew
    : [{ type: 'ChatEndpointAccepted', data: { clientId, endpoint, acceptedAt: now }, private: null }];

export const withdrawChatEndpoint = (
  { clientId, now }: Readonly<{ clientId: string; now: string }>,
  { endpoint }: ChatConsent,
): Decision<ChatEndpointWithdrawn> =>
  endpoint === null
    ? nothingNew
    : [{ type: 'ChatEndpointWithdrawn', data: { clientId, endpoint, withdrawnAt: now }, private: null }];
