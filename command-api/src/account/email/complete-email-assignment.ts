import type { RegisteredClient } from '@ecrin/domain/client/client.aggregate.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { findEmailHolder } from '../find-accounts.ts';
import { assignEmail } from './assign-email.ts';
import { unprovedEmail } from './prove-email.mail.ts';

type Services = Pick<ApiServices, 'events' | 'execute' | 'messages'>;

/** Completes an interrupted assignment: true when the pending address had become the account’s already. */
export const completeEmailAssignment = async (
  services: Services,
  account: RegisteredClient,
  context: CustomContext,
): Promise<boolean> => {
  const unproved = unprovedEmail(account);
  if (!unproved || (await findEmailHolder(services, unproved.emailHash)) !== account.clientId) return false;
  return (await assignEmail(services, { account, ...unproved, by: 'code' }, context)) === null;
};
