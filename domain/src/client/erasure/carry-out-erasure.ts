import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ClientErased, ClientErasureBegun } from '../client-erasure.events.ts';
import type { Client } from '../client.aggregate.ts';
import { isErasureDue } from './withdraw-erasure.ts';

export type BeginErasure = Readonly<{ erasureId: string; now: string }>;

/** Nothing where it was withdrawn, is not due, or has begun. */
export const beginErasure = ({ erasureId, now }: BeginErasure, client: Client): Decision<ClientErasureBegun> =>
  client.status === 'registered' && client.erasure?.erasureId === erasureId && isErasureDue(client, now)
    ? [{ type: 'ClientErasureBegun', data: { clientId: client.clientId, erasureId, begunAt: now }, private: null }]
    : nothingNew;

export type CompleteErasure = BeginErasure & Readonly<{ keyDestroyedAt: string }>;

export const completeErasure = (
  { erasureId, keyDestroyedAt, now }: CompleteErasure,
  client: Client,
): Decision<ClientErased> => {
  if (client.status !== 'closed' || client.erasedAt !== null || client.erasure.erasureId !== erasureId)
    return nothingNew;
  const data = { clientId: client.clientId, erasureId, keyDestroyedAt, erasedAt: now };
  return [{ type: 'ClientErased', data, private: null }];
};
