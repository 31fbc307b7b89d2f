import type { ChatConsentEvent } from '@ecrin/domain/chat-consent/chat-consent.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { chatConsentModel, type ChatConsentDocument } from './chat-consent.model.ts';

export const chatConsentProjection = defineProjection<ChatConsentDocument, ChatConsentEvent>()({
  model: chatConsentModel,
  documentId: ({ data }) => data.clientId,
  on: {
    ChatEndpointAccepted: (_consent, { clientId, endpoint }) => ({ ownerId: clientId, endpoint }),
    ChatEndpointWithdrawn: (consent) => consent && { ...consent, endpoint: null },
  },
});
