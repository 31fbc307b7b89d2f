import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { describe, it } from 'vitest';
import { chatConsent } from '#chat-consent/chat-consent.aggregate.ts';
import type { ChatEndpointAccepted, ChatEndpointWithdrawn } from '#chat-consent/chat-consent.events.ts';
import { acceptChatEndpoint, withdrawChatEndpoint } from '#chat-consent/give-chat-consent.ts';

const { given } = specFor(chatConsent);
const now = '2026-01-02T09:00:00.000Z';
const clientId = 'claire';
const accepted = (endpoint: string): ChatEndpointAccepted => ({
  type: 'ChatEndpointAccepted',
  data: { clientId, endpoint, acceptedAt: now },
  private: null,
});
const withdrawn: ChatEndpointWithdrawn = {
  type: 'ChatEndpointWithdrawn',
  data: { clientId, endpoint: 'models.example', withdrawnAt: now },
  private: null,
};

describe('where questions may be sent', () => {
  const accept = { clientId, endpoint: 'models.example', now };
  it('is accepted host by host', () => {
    given().when(acceptChatEndpoint, accept).then(accepted('models.example'));
    given(accepted('other.example')).when(acceptChatEndpoint, accept).then(accepted('models.example'));
    given(accepted('models.example')).when(acceptChatEndpoint, accept).thenNothing();
    given(accepted('models.example'), withdrawn).when(acceptChatEndpoint, accept).then(accepted('models.example'));
  });
  it('is withdrawn', () => {
    given(accepted('models.example')).when(withdrawChatEndpoint, { clientId, now }).then(withdrawn);
    given().when(withdrawChatEndpoint, { clientId, now }).thenNothing();
  });
});
