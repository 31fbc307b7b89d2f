import type { ClientAccountEvent } from '@ecrin/domain/client/client.events.ts';
import type { IdentityEvent } from '@ecrin/domain/identity/identity.events.ts';
import type { PhoneEvent } from '@ecrin/domain/phone/phone.events.ts';
import { samplesOf, type Sample, type SamplesOf } from './sample.ts';

const samplesIn: SamplesOf<ClientAccountEvent | IdentityEvent | PhoneEvent> = samplesOf;

const clientId = '01980000-0000-7000-8000-000000000003';
const sessionId = '01980000-0000-7000-8000-000000000005';
const at = '2026-01-02T09:00:00.000Z';
const weekLater = '2026-01-09T09:00:00.000Z';
const [identityHash, phoneHash] = ['6d7e8f', '9a0b1c'];
const device = { device: 'Firefox sur Android' } as const;
const phone = '+33612345678';

/** The events of providers and phones, as the code writes them today. */
export const signInMethodSamples: readonly Sample[] = [
  ...samplesIn(
    `identity-${identityHash}`,
    { type: 'IdentityClaimed', data: { identityHash, provider: 'google', clientId, claimedAt: at }, private: null },
    { type: 'IdentityFreed', data: { identityHash, clientId, freedAt: at }, private: null },
    {
      type: 'IdentityClaimed',
      data: { identityHash, provider: 'google', clientId, claimedAt: weekLater },
      private: null,
    },
  ),
  ...samplesIn(
    `phone-${phoneHash}`,
    { type: 'PhoneClaimed', data: { phoneHash, clientId, claimedAt: at }, private: null },
    { type: 'PhoneProved', data: { phoneHash, clientId, provedAt: weekLater }, private: null },
    { type: 'PhoneFreed', data: { phoneHash, clientId, freedAt: weekLater }, private: null },
    { type: 'PhoneClaimed', data: { phoneHash, clientId, claimedAt: weekLater }, private: null },
  ),
  ...samplesIn(
    `client-${clientId}`,
    {
      type: 'ClientRegistered',
      data: { clientId, credentialId: null, emailHash: null, language: 'fr', registeredAt: at },
      private: { email: null, firstname: null, referralCode: 'K7Q2M-9XB4T' },
    },
    {
      type: 'ClientIdentityLinked',
      data: { clientId, provider: 'google', identityHash, sessionId: null, linkedAt: at },
      private: device,
    },
    {
      type: 'ClientIdentityLinked',
      data: { clientId, provider: 'x', identityHash: '7e8f9a', sessionId, linkedAt: at },
      private: device,
    },
    {
      type: 'ClientIdentityUnlinked',
      data: { clientId, provider: 'google', identityHash, sessionId, unlinkedAt: at },
      private: device,
    },
    {
      type: 'ClientPasskeyAdded',
      data: { clientId, passkeyId: '8f9a0b', sessionId, addedAt: at },
      private: { name: 'Android · Firefox', ...device },
    },
    {
      type: 'ClientPasskeyRenamed',
      data: { clientId, passkeyId: '8f9a0b', renamedAt: at },
      private: { name: 'Le téléphone de Maud' },
    },
    {
      type: 'ClientPasskeyRemoved',
      data: { clientId, passkeyId: '8f9a0b', sessionId, removedAt: weekLater },
      private: device,
    },
    {
      type: 'ClientPhoneAwaited',
      data: { clientId, phoneHash, sessionId, awaitedAt: at },
      private: { phone, ...device },
    },
    {
      type: 'ClientPhoneProved',
      data: { clientId, phoneHash, sessionId, provedAt: at },
      private: { phone, ...device },
    },
    {
      type: 'ClientPhoneRemoved',
      data: { clientId, phoneHash, reason: 'asked', sessionId, removedAt: at },
      private: device,
    },
    {
      type: 'ClientPhoneProved',
      data: { clientId, phoneHash, sessionId: null, provedAt: weekLater },
      private: { phone, ...device },
    },
    {
      type: 'ClientPhoneRemoved',
      data: { clientId, phoneHash, reason: 'moved', sessionId: null, removedAt: weekLater },
      private: null,
    },
  ),
];
