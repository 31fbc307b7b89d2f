import type { Admin } from '#admin/admin.aggregate.ts';
import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { AdminPasskeyAdded, AdminPasskeyRemoved, AdminPasskeyRenamed } from './admin-passkey.events.ts';
import { findPasskey, isFull } from './passkeys.ts';

type OfPasskey = Readonly<{ adminId: string; passkeyId: string; now: string }>;
type Where = Readonly<{ sessionId: string | null; device: string }>;
export type AddAdminPasskey = OfPasskey & Where & Readonly<{ name: string }>;
export type RenameAdminPasskey = OfPasskey & Readonly<{ name: string }>;
/** `required`: the administrator may do nothing without a second factor. */
export type RemoveAdminPasskey = OfPasskey & Where & Readonly<{ required: boolean }>;

export const addAdminPasskey = (
  { adminId, passkeyId, name, sessionId, device, now }: AddAdminPasskey,
  { passkeys }: Admin,
): Decision<AdminPasskeyAdded, 'client.too-many-passkeys'> => {
  if (findPasskey(passkeys, passkeyId)) return nothingNew;
  if (isFull(passkeys)) return refuse('client.too-many-passkeys');

  return [
    { type: 'AdminPasskeyAdded', data: { adminId, passkeyId, sessionId, addedAt: now }, private: { name, device } },
  ];
};

export const renameAdminPasskey = (
  { adminId, passkeyId, name, now }: RenameAdminPasskey,
  { passkeys }: Admin,
): Decision<AdminPasskeyRenamed, 'client.passkey-not-found'> => {
  const passkey = findPasskey(passkeys, passkeyId);
  if (!passkey) return refuse('client.passkey-not-found');
  if (passkey.name === name) return nothingNew;

  return [{ type: 'AdminPasskeyRenamed', data: { adminId, passkeyId, renamedAt: now }, private: { name } }];
};

/** The last second factor cannot be removed where one is required. */
export const removeAdminPasskey = (
  { adminId, passkeyId, sessionId, device, required, now }: RemoveAdminPasskey,
  { factorId, passkeys }: Admin,
): Decision<AdminPasskeyRemoved, 'client.passkey-not-found' | 'admin.second-factor-kept'> => {
  if (!findPasskey(passkeys, passkeyId)) return refuse('client.passkey-not-found');
  if (required && factorId === null && passkeys.length === 1) return refuse('admin.second-factor-kept');

  return [
    { type: 'AdminPasskeyRemoved', data: { adminId, passkeyId, sessionId, removedAt: now }, private: { device } },
  ];
};
