import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { phone } from '#phone/phone.aggregate.ts';
import type { ClientPhoneAwaited, ClientPhoneProved, PhoneClaimed } from '#phone/phone.events.ts';
import { clientId, now } from '#test/client/client.fixtures.ts';

export const forPhone = specFor(phone);
export const phoneHash = 'phone-hash-1';
export const phoneNumber = '+33612345678';

export const claimed: PhoneClaimed = {
  type: 'PhoneClaimed',
  data: { phoneHash, clientId, claimedAt: now },
  private: null,
};
export const awaited: ClientPhoneAwaited = {
  type: 'ClientPhoneAwaited',
  data: { clientId, phoneHash, sessionId: 'session-1', awaitedAt: now },
  private: { phone: phoneNumber, device: 'Firefox' },
};
export const proved: ClientPhoneProved = {
  type: 'ClientPhoneProved',
  data: { clientId, phoneHash, sessionId: 'session-1', provedAt: now },
  private: { phone: phoneNumber, device: 'Firefox' },
};
