import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { elapsedDays, proofRenewalDays } from './phone-proof-age.ts';
import type { Phone } from './phone.aggregate.ts';
import type { PhoneProved } from './phone.events.ts';

export type ProvePhone = Readonly<{ phoneHash: string; clientId: string; now: string }>;

/** Recorded by its holder only, and not at every sign-in. */
export const provePhone = ({ phoneHash, clientId, now }: ProvePhone, phone: Phone): Decision<PhoneProved> =>
  phone.status === 'held' && phone.clientId === clientId && elapsedDays(phone.provedAt, now) >= proofRenewalDays
    ? [{ type: 'PhoneProved', data: { phoneHash, clientId, provedAt: now }, private: null }]
    : nothingNew;
