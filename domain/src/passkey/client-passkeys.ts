import type { Client } from '#client/client.aggregate.ts';
import { signInMethodsOf } from '#client/sign-in-methods.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientPasskeyAdded, ClientPasskeyRemoved, ClientPasskeyRenamed } from './passkey.events.ts';
import { findPasskey, isFull } from './passkeys.ts';

type OfPasskey = Readonly<{ clientId: string; passkeyId: string; now: string }>;
type Where = Readonly<{ sessionId: string | null; device: string }>;
export type AddClientPasskey = OfPasskey & Where & Readonly<{ name: string }>;
export type RenameClientPasskey = OfPasskey & Readonly<{ name: string }>;
export type RemoveClientPasskey = OfPasskey & Where;

export const addClientPasskey = (
  { clientId, passkeyId, name, sessionId, device, now }: AddClientPasskey,
  client: Client,
): Decision<ClientPasskeyAdded, 'client.not-found' | 'client.too-many-passkeys'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (findPasskey(client.passkeys, passkeyId)) return nothingNew;
  if (isFull(client.passkeys)) return refuse('client.too-many-passkeys');

  return [
    {
      type: 'ClientPasskeyAdded',
      data: { clientId, passkeyId, sessionId, addedAt: now },
      private: { name, device },
    },
  ];
};

export const renameClientPasskey = (
  { clientId, passkeyId, name, now }: RenameClientPasskey,
  client: Client,
): Decision<ClientPasskeyRenamed, 'client.passkey-not-found'> => {
  const passkey = client.status === 'registered' ? findPasskey(client.passkeys, passkeyId) : null;
  if (!passkey) return refuse('client.passkey-not-found');
  if (passkey.name === name) return nothingNew;

  return [{ type: 'ClientPasskeyRenamed', data: { clientId, passkeyId, renamedAt: now }, private: { name } }];
};

/** The last sign-in method cannot be removed. */
export const removeClientPasskey = (
  { clientId, passkeyId, sessionId, device, now }: RemoveClientPasskey,
  client: Client,
): Decision<ClientPasskeyRemoved, 'client.not-found' | 'client.last-way-in'> => {
  if (client.status !== 'registered') return refuse('client.not-found');
  if (!findPasskey(client.passkeys, passkeyId)) return nothingNew;
  if (client.passkeys.length === 1 && signInMethodsOf(client).length === 1) return refuse('client.last-way-in');

  return [
    { type: 'ClientPasskeyRemoved', data: { clientId, passkeyId, sessionId, removedAt: now }, private: { device } },
  ];
};
