import type { DomainEvent } from '@ecrin/domain/kernel/event-sourcing.ts';
import { defaultNotificationSettings as settings } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { clientId, registered } from '@ecrin/domain/test/client/client.fixtures.ts';
import type { Events, RecordedEvent } from '@ecrin/platform/event-sourcing/events.ts';
import { expect, it } from 'vitest';
import { consentsAsOf, identityAsOf } from '#client-row/client-as-of.ts';

const day = (number: number): string => `2026-01-0${number}T08:00:00.000Z`;
type Given = readonly [stream: string, recordedAt: string, event: DomainEvent];

const eventsOf = (...given: readonly Given[]): Pick<Events, 'readStream'> => ({
  readStream: async function* (stream) {
    for (const [category, recordedAt, event] of given)
      if (stream === `${category}-${clientId}`)
        yield {
          ...event,
          recordedAt,
          metadata: { actor: `client:${clientId}`, ownerId: clientId },
        } as unknown as RecordedEvent;
  },
});
const fact = (type: string, data: object = {}, words: object | null = null) =>
  ({ type, data: { clientId, ...data }, private: words }) as DomainEvent;

const account: readonly Given[] = [
  ['client', day(1), registered],
  ['client', day(3), fact('ClientProfileEdited', {}, { firstname: 'Clara', city: 'Lyon' })],
  ['client', day(4), fact('ClientEmailProved', {}, { email: 'clara@exemple.fr' })],
  ['client', day(5), fact('ClientDeactivated', { by: 'admin-1' })],
];

it.each([
  [day(3), { firstname: 'Claire', city: null, email: 'claire@exemple.fr', emailProved: false, deactivated: false }],
  [day(4), { firstname: 'Clara', city: 'Lyon', emailProved: false }],
  [day(5), { email: 'clara@exemple.fr', emailProved: true, deactivated: false }],
  [null, { firstname: 'Clara', deactivated: true }],
])('the identity before %s is as it was recorded', async (asOf, identity) =>
  expect(await identityAsOf(eventsOf(...account), { clientId, asOf })).toMatchObject(identity),
);

it('before anything was recorded it is as it was given at first; of nobody there is none', async () => {
  const asOf = '2020-01-01T00:00:00.000Z';
  expect(await identityAsOf(eventsOf(...account), { clientId, asOf })).toMatchObject({ firstname: 'Claire' });
  expect(await identityAsOf(eventsOf(), { clientId, asOf })).toBeNull();
});

const choices: readonly Given[] = [
  ['chat-consent', day(1), fact('ChatEndpointAccepted', { endpoint: 'ia.exemple.fr' })],
  ['notification-settings', day(2), fact('NotificationSettingsChosen', { settings })],
  ['notification-settings', day(3), fact('NotificationSettingsChosen', { settings: { ...settings, general: false } })],
  ['notification-settings', day(4), fact('NotificationSettingsChosen', { settings: { ...settings, general: false } })],
  ['memory', day(3), fact('MemoryFactAdded', { factId: 'f' })],
  ['memory', day(4), fact('MemorySwitched', { on: false })],
  ['client-permissions', day(2), fact('ClientPermissionGranted', { permission: 'create-orbs' })],
  ['client-permissions', day(5), fact('ClientPermissionWithdrawn', { permission: 'create-orbs' })],
  ['chat-consent', day(4), fact('ConsentGiven', { purpose: 'orbs', host: 'ia.exemple.fr' })],
  ['chat-consent', day(5), fact('ChatEndpointWithdrawn')],
  ['chat-consent', day(6), fact('ConsentWithdrawn', { purpose: 'orbs' })],
];

it('consents have the date since when they are so; confirming one changes nothing', async () =>
  expect(await consentsAsOf(eventsOf(...choices), { clientId, asOf: null })).toEqual({
    permissions: [],
    consents: {
      endpoint: null,
      notifications: false,
      memory: false,
      since: { endpoint: day(6), notifications: day(3), memory: day(4), 'create-orbs': day(5) },
    },
  }));

it('consents are told as of a date', async () =>
  expect(await consentsAsOf(eventsOf(...choices), { clientId, asOf: day(3) })).toEqual({
    permissions: ['create-orbs'],
    consents: {
      endpoint: 'ia.exemple.fr',
      notifications: true,
      memory: true,
      since: { endpoint: day(1), notifications: null, memory: null, 'create-orbs': day(2) },
    },
  }));
