import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { email } from '@ecrin/domain/client/email/email.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ApiServices } from '#http/api-services.ts';

type Reading = Pick<ApiServices, 'events'>;
/** `main`: the account that proved the address, else the first that was registered with it. `other`: the latest of the rest. */
export type AddressAccounts = Readonly<{ main: RegisteredClient | null; other: RegisteredClient | null }>;

/** An account, whatever its address; null: there is none with that id. */
export const findAccount = async ({ events }: Reading, clientId: string): Promise<RegisteredClient | null> => {
  const { state } = await loadAggregate(events, client, { id: clientId });
  return state.status === 'registered' ? state : null;
};

/** The account that has proved an address and still has it; null: none. One that moved to another address, and was interrupted before releasing this one, no longer has it. */
export const findEmailHolder = async (services: Reading, emailHash: string): Promise<string | null> => {
  const {
    state: { holder },
  } = await loadAggregate(services.events, email, { id: emailHash });
  const account = holder === null ? null : await findAccount(services, holder);
  return account?.formerEmailHash === emailHash ? null : holder;
};

/**
 * The accounts an address may sign in to, read from the streams themselves: no read model can be behind. The same number of streams is read whether there
 * are any or none. Accounts that claimed the address without finishing, or have another one by now, do not count.
 */
export const findAccounts = async (services: Reading, emailHash: string): Promise<AddressAccounts> => {
  const {
    state: { holder, first, latest },
  } = await loadAggregate(services.events, email, { id: emailHash });
  const found = await Promise.all(
    [holder, first, latest].map((clientId) => findAccount(services, clientId ?? 'nobody')),
  );
  const accounts = found.filter((account) => account?.emailHash === emailHash);
  const main = accounts[0] ?? null;
  return { main, other: accounts.findLast((account) => account?.clientId !== main?.clientId) ?? null };
};
