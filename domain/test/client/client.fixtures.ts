import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { client } from '#client/client.aggregate.ts';
import type { ClientRegistered } from '#client/client.events.ts';
import { email } from '#client/email/email.aggregate.ts';
import { session } from '#client/session/session.aggregate.ts';

export const clientId = '019a0000-0000-7000-8000-000000000001';
export const now = '2026-01-02T08:00:00.000Z';
export const forClient = specFor(client);
export const forEmail = specFor(email);
export const forSession = specFor(session);

export const registered: ClientRegistered = {
  type: 'ClientRegistered',
  data: {
    clientId,
    credentialId: 'credential-1',
    emailHash: 'hash-1',
    language: 'fr',
    registeredAt: '2026-01-01T08:00:00.000Z',
  },
  private: { email: 'claire@exemple.fr', firstname: 'Claire' },
};
