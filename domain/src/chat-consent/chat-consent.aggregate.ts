import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { ChatConsentEvent } from './chat-consent.events.ts';

/** `endpoint`: the one host that is accepted; accepting another replaces it. */
export type ChatConsent = Readonly<{ ownerId: string | null; endpoint: string | null }>;

export const chatConsent: Aggregate<ChatConsent, ChatConsentEvent> = {
  category: 'chat-consent',
  initial: { ownerId: null, endpoint: null },
  ownerOf: ({ ownerId }) => ownerId,
  evolve: evolveWith<ChatConsent, ChatConsentEvent>({
    ChatEndpointAccepted: (_state, { clientId, endpoint }) => ({ ownerId: clientId, endpoint }),
    ChatEndpointWithdrawn: (state) => ({ ...state, endpoint: null }),
  }),
};
