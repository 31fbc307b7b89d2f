import { describe, expect, it } from 'vitest';
import { client } from '#client/client.aggregate.ts';
import { addClientPasskey, removeClientPasskey, renameClientPasskey } from '#passkey/client-passkeys.ts';
import type { ClientPasskeyAdded, ClientPasskeyRemoved, ClientPasskeyRenamed } from '#passkey/passkey.events.ts';
import { clientId, forClient, now, registered } from '#test/client/client.fixtures.ts';
import { registeredWithout } from '#test/identity/identity.fixtures.ts';

const passkeyId = 'passkey-1';
const where = { sessionId: 'session-1', device: 'Firefox' } as const;
const add = { clientId, passkeyId, name: 'Android · Firefox', ...where, now } as const;
const rename = { clientId, passkeyId, name: 'Mon téléphone', now } as const;
const remove = { clientId, passkeyId, ...where, now } as const;
const addedOf = (id: string): ClientPasskeyAdded => ({
  type: 'ClientPasskeyAdded',
  data: { clientId, passkeyId: id, sessionId: 'session-1', addedAt: now },
  private: { name: 'Android · Firefox', device: 'Firefox' },
});
const added = addedOf(passkeyId);
const renamed: ClientPasskeyRenamed = {
  type: 'ClientPasskeyRenamed',
  data: { clientId, passkeyId, renamedAt: now },
  private: { name: 'Mon téléphone' },
};
const removed: ClientPasskeyRemoved = {
  type: 'ClientPasskeyRemoved',
  data: { clientId, passkeyId, sessionId: 'session-1', removedAt: now },
  private: { device: 'Firefox' },
};

describe('adding a passkey', () => {
  it('records it with the name of the device', () =>
    forClient.given(registered).when(addClientPasskey, add).then(added));
  it('records it once', () => forClient.given(registered, added).when(addClientPasskey, add).thenNothing());
  it('refuses more than twenty', () =>
    forClient
      .given(registered, ...Array.from({ length: 20 }, (_, index) => addedOf(`passkey-${index + 2}`)))
      .when(addClientPasskey, add)
      .thenRefused('client.too-many-passkeys'));
  it('refuses an unknown client', () => forClient.given().when(addClientPasskey, add).thenRefused('client.not-found'));
});

describe('renaming a passkey', () => {
  it('records the new name', () => forClient.given(registered, added).when(renameClientPasskey, rename).then(renamed));
  it('records it once', () =>
    forClient.given(registered, added, renamed).when(renameClientPasskey, rename).thenNothing());
  it('refuses one that is not there', () =>
    forClient
      .given(registered, added, removed)
      .when(renameClientPasskey, rename)
      .thenRefused('client.passkey-not-found'));
});

describe('removing a passkey', () => {
  it('records it', () => forClient.given(registered, added).when(removeClientPasskey, remove).then(removed));
  it('records it once', () =>
    forClient.given(registered, added, removed).when(removeClientPasskey, remove).thenNothing());
  it('refuses the last way to sign in', () =>
    forClient.given(registeredWithout, added).when(removeClientPasskey, remove).thenRefused('client.last-way-in'));
  it('leaves another passkey as the last way', () =>
    forClient.given(registeredWithout, added, addedOf('passkey-2')).when(removeClientPasskey, remove).then(removed));
});

it('a password set by a link sent to an address that was not proved removes passkeys', () => {
  const changed = {
    type: 'ClientPasswordChanged',
    data: { clientId, credentialId: 'credential-2', sessionId: null, changedAt: now, otherWaysIn: 'removed' },
    private: { device: 'Firefox' },
  } as const;
  const state = [registered, added, changed].reduce(client.evolve, client.initial);
  expect(state).toMatchObject({ passkeys: [] });
});
