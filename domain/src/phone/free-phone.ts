import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { Phone } from './phone.aggregate.ts';
import type { PhoneFreed } from './phone.events.ts';

/** `clientId`: who no longer lists it; another's claim stays. */
export type FreePhone = Readonly<{ phoneHash: string; clientId: string; now: string }>;

export const freePhone = ({ phoneHash, clientId, now }: FreePhone, phone: Phone): Decision<PhoneFreed> =>
  phone.status === 'held' && phone.clientId === clientId
    ? [{ type: 'PhoneFreed', data: { phoneHash, clientId, freedAt: now }, private: null }]
    : nothingNew;
