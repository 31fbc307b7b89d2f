import { client, type RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import { maxWaitingAccounts } from '@ecrin/domain/client/email/claim-email.ts';
import { email } from '@ecrin/domain/client/email/email.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { ApiServices } from '#http/api-services.ts';

type Reading = Pick<ApiServices, 'events'>;

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

/** Whether another account proved the address that this one was registered with before. One registered after the proof is told by mail only. */
export const isEmailOvertaken = async (
  { events }: Reading,
  { clientId, emailHash }: Readonly<{ clientId: string; emailHash: string }>,
): Promise<boolean> => {
  const {
    state: { holder, waiting },
  } = await loadAggregate(events, email, { id: emailHash });
  return holder !== null && waiting.some((account) => account.clientId === clientId && account.overtaken);
};

/** `account` null: its registration is unfinished. `credentialId` null: no password opens it. */
export type AddressAccount = Readonly<{
  clientId: string;
  credentialId: string | null;
  account: RegisteredClient | null;
}>;

/**
 * `accounts`: the one that proved the address, then those that wait for it, oldest first; null where there is none. `considered`: all that wait, those
 * that have another address by now among them.
 */
export type AddressAccounts = Readonly<{
  accounts: readonly (AddressAccount | null)[];
  considered: readonly Readonly<{ clientId: string; registered: boolean }>[];
}>;

/** Where `accounts` has the one that proved the address. */
export const holderIndex = 0;

/**
 * The accounts an address may open, read from the streams themselves: no read model can be behind. The same number of streams is read whether there are
 * any or none.
 */
export const findAddressAccounts = async (services: Reading, emailHash: string): Promise<AddressAccounts> => {
  const {
    state: { holder, waiting },
  } = await loadAggregate(services.events, email, { id: emailHash });
  const claims = [...waiting, ...Array.from({ length: Math.max(0, maxWaitingAccounts - waiting.length) }, () => null)];
  const accounts = await Promise.all(
    [holder === null ? null : { clientId: holder, credentialId: null }, ...claims].map(async (claim) => {
      const account = await findAccount(services, claim?.clientId ?? 'nobody');
      if (claim === null || (account && account.emailHash !== emailHash)) return null;
      return { clientId: claim.clientId, credentialId: (account ?? claim).credentialId, account };
    }),
  );
  const considered = waiting.map(({ clientId }, index) => ({ clientId, registered: !!accounts[index + 1]?.account }));
  return { accounts, considered };
};

/** Those of them that are registered. */
export const registeredAccounts = ({ accounts }: AddressAccounts): readonly (RegisteredClient | null)[] =>
  accounts.map((found) => found?.account ?? null);
