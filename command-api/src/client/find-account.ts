import { client } from '@ecrin/domain/client/client.aggregate.ts';
import { email } from '@ecrin/domain/client/email.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/load-aggregate.ts';
import type { ApiServices } from '../http/api-services.ts';

export type Account = Readonly<{ clientId: string; credentialId: string; registeredBy: string | null }>;
export type AddressHolder = Readonly<{ clientId: string | null; account: Account | null }>;

/**
 * Who claimed an address, and their account once registering was finished. Read from the streams themselves: no model can lag behind.
 * `registeredBy`: `commandId` when that very command made the account.
 */
export const findAccount = async ({ events }: Pick<ApiServices, 'events'>, emailHash: string, commandId: string): Promise<AddressHolder> => {
  const { state: claim } = await loadAggregate(events, email, { id: emailHash });
  if (claim.status === 'free') return { clientId: null, account: null };
  const { clientId } = claim;
  const { state, before } = await loadAggregate(events, client, { id: clientId, commandId });
  if (state.status === 'unknown') return { clientId, account: null };
  return { clientId, account: { clientId, credentialId: state.credentialId, registeredBy: before ? commandId : null } };
};
