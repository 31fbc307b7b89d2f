import { evolveWith, type Aggregate } from '../kernel/event-sourcing.ts';
import type { EmailEvent } from './client.events.ts';

export type Email = Readonly<{ status: 'free' }> | Readonly<{ status: 'claimed'; clientId: string }>;

/** The address itself is in no stream name: its id is a keyed hash. */
export const email: Aggregate<Email, EmailEvent> = {
  category: 'email',
  initial: { status: 'free' },
  evolve: evolveWith<Email, EmailEvent>({ EmailClaimed: (_before, { clientId }) => ({ status: 'claimed', clientId }) }),
  // Nobody's until a client registers under the id it names: see `register-client.ts`.
  ownerOf: () => null,
};
