import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { IdentityEvent } from './identity.events.ts';

export type Identity = Readonly<{ status: 'free' }> | Readonly<{ status: 'held'; clientId: string }>;

/** It signs in to an account only while the account itself lists it: see `link-identity.ts`. */
export const identity: Aggregate<Identity, IdentityEvent> = {
  category: 'identity',
  initial: { status: 'free' },
  evolve: evolveWith<Identity, IdentityEvent>({
    IdentityClaimed: (_before, { clientId }) => ({ status: 'held', clientId }),
    IdentityFreed: () => ({ status: 'free' }),
  }),
  // Without an owner until a client registers with the id it names: see `register-by-identity.ts`.
  ownerOf: () => null,
};
