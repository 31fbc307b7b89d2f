import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { EmailEvent } from '../client.events.ts';

/**
 * Accounts registered with an address, by client id. `holder`: proved that it is theirs. Of the others only the first and the latest
 * are stored: however often others register with it, a sign-in checks a fixed number of accounts.
 */
export type Email = Readonly<{ holder: string | null; first: string | null; latest: string | null }>;

const without = ({ holder, first, latest }: Email, clientId: string): Email => {
  const left = [first, latest].filter((one) => one !== clientId);
  return { holder: holder === clientId ? null : holder, first: left[0] ?? null, latest: left.at(-1) ?? null };
};

/** The address itself is in no stream name: its id is a keyed hash. */
export const email: Aggregate<Email, EmailEvent> = {
  category: 'email',
  initial: { holder: null, first: null, latest: null },
  evolve: evolveWith<Email, EmailEvent>({
    EmailClaimed: (before, { clientId }) => ({ ...before, first: before.first ?? clientId, latest: clientId }),
    EmailProved: (before, { clientId }) => ({ ...before, holder: clientId }),
    EmailReleased: (before, { clientId }) => without(before, clientId),
  }),
  // Shared by all accounts that claim it.
  ownerOf: () => null,
};
