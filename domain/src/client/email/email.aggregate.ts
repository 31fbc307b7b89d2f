import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { EmailEvent } from '../client.events.ts';

/**
 * An account registered with the address without having proved it. `credentialId`: of the password it was registered with; null: claimed before that was
 * recorded. `overtaken`: another account proved the address after this one claimed it.
 */
export type WaitingAccount = Readonly<{ clientId: string; credentialId: string | null; overtaken: boolean }>;

/** Accounts registered with an address. `holder`: the client id of the one that proved it. `waiting`: the others, oldest first. */
export type Email = Readonly<{ holder: string | null; waiting: readonly WaitingAccount[] }>;

const waitingWithout = ({ waiting }: Email, clientId: string): readonly WaitingAccount[] =>
  waiting.filter((account) => account.clientId !== clientId);

/** The address itself is in no stream name: its id is a keyed hash. */
export const email: Aggregate<Email, EmailEvent> = {
  category: 'email',
  initial: { holder: null, waiting: [] },
  evolve: evolveWith<Email, EmailEvent>({
    EmailClaimed: ({ holder, waiting }, { clientId, credentialId = null }) => ({
      holder,
      waiting: [...waiting, { clientId, credentialId, overtaken: false }],
    }),
    EmailProved: (before, { clientId }) => ({
      holder: clientId,
      waiting: waitingWithout(before, clientId).map((account) => ({ ...account, overtaken: true })),
    }),
    EmailReleased: (before, { clientId }) => ({
      holder: before.holder === clientId ? null : before.holder,
      waiting: waitingWithout(before, clientId),
    }),
  }),
  // Shared by all accounts that claim it.
  ownerOf: () => null,
};

/** Whether an account was registered with the address, and has not moved to another one. */
export const isRegisteredWith = ({ holder, waiting }: Email, clientId: string): boolean =>
  holder === clientId || waiting.some((account) => account.clientId === clientId);
