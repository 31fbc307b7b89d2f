import { refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { Phone } from './phone.aggregate.ts';
import type { PhoneClaimed, PhoneProved } from './phone.events.ts';
import { provePhone } from './prove-phone.ts';

export type ClaimPhone = Readonly<{ phoneHash: string; clientId: string; now: string }>;

/** The first claim decides, and fixes the client's id for whoever completes an interrupted registration. */
export const claimPhone = (
  { phoneHash, clientId, now }: ClaimPhone,
  phone: Phone,
): Decision<PhoneClaimed | PhoneProved, 'client.phone-taken'> => {
  if (phone.status === 'held')
    return phone.clientId === clientId ? provePhone({ phoneHash, clientId, now }, phone) : refuse('client.phone-taken');

  return [{ type: 'PhoneClaimed', data: { phoneHash, clientId, claimedAt: now }, private: null }];
};
