import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { PhoneEvent } from './phone.events.ts';

/** `provedAt`: when its holder last read a code there. */
export type Phone = Readonly<{ status: 'free' }> | Readonly<{ status: 'held'; clientId: string; provedAt: string }>;

/** The number itself is in no stream name: its id is a keyed hash. It signs in to an account only while the account itself lists it. */
export const phone: Aggregate<Phone, PhoneEvent> = {
  category: 'phone',
  initial: { status: 'free' },
  evolve: evolveWith<Phone, PhoneEvent>({
    PhoneClaimed: (_before, { clientId, claimedAt }) => ({ status: 'held', clientId, provedAt: claimedAt }),
    PhoneProved: (before, { clientId, provedAt }) =>
      before.status === 'held' && before.clientId === clientId ? { ...before, provedAt } : before,
    PhoneFreed: () => ({ status: 'free' }),
  }),
  // Without an owner until a client registers with the id it names: see `register-by-phone.ts`.
  ownerOf: () => null,
};
