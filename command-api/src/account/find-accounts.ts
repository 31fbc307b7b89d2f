import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { email } from '@ecrin/domain/client/email/email.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ApiServices } from '#http/api-services.ts';

type Reading = Pick<ApiServices, 'events'>;
/** `main`: of who proved the address, else the first that was opened with it. `other`: the latest besides. */
export type AddressAccounts = Readonly<{ main: RegisteredClient | null; other: RegisteredClient | null }>;

/** An account, whatever its address; null: there is none under that id. */
export const findAccount = async ({ events }: Reading, clientId: string): Promise<RegisteredClient | null> => {
  const { state } = await loadAggregate(events, client, { id: clientId });
  return state.status === 'registered' ? state : null;
};

/** Who has proved that an address is theirs and has it still; null: nobody. Who moved to another one, and was cut off before letting go, has it no more. */
export const findEmailHolder = async (services: Reading, emailHash: string): Promise<string | null> => {
  const {
    state: { holder },
  } = await loadAggregate(services.events, email, { id: emailHash });
  const account = holder === null ? null : await findAccount(services, holder);
  return account?.formerEmailHash === emailHash ? null : holder;
};

/**
 * The accounts an address may open, read from the streams themselves: no model can lag behind. As many streams are read whether there
 * are any or none. Who claimed the address without finishing, or has another one by now, does not count.
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
