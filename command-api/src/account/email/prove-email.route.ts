import { proveEmailRequest } from '@ecrin/contracts/client/sign-in-methods.ts';
import { customRoute, type CustomContext, type Reply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { verifyCode } from '../challenge/one-time-code.ts';
import { findAccount } from '../find-accounts.ts';
import { assignEmail } from './assign-email.ts';
import { completeEmailAssignment } from './complete-email-assignment.ts';
import { emailCodeKey, unprovedEmail } from './prove-email.mail.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute' | 'keyedHash' | 'messages' | 'secrets'>;

export const proveEmailRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/email/proof',
    access: 'client',
    summary: 'Proves the caller’s address by the code sent there',
    params: z.object({}),
    body: proveEmailRequest,
    handle: async ({ body: { code } }, context) => {
      const account = await findAccount(services, context.clientId);
      const unproved = account && unprovedEmail(account);
      // Also for the same request again, after its response was lost.
      if (!unproved || (await completeEmailAssignment(services, account, context)))
        return account?.emailProved ? { empty: true } : refused;
      if (!(await isRight(services, { code, emailHash: unproved.emailHash }, context))) return refused;
      return (await assignEmail(services, { account, ...unproved, by: 'code' }, context)) ?? { empty: true };
    },
  });

const refused: Reply = { refused: 'client.code-refused' };

/** A code for an address that was replaced meanwhile proves neither. */
const isRight = async (
  services: Services,
  { code, emailHash }: Readonly<{ code: string; emailHash: string }>,
  { clientId, now }: CustomContext,
): Promise<boolean> => {
  const answer = await verifyCode(services, { key: emailCodeKey(clientId), code, now });
  return answer.outcome === 'right' && answer.payload === emailHash;
};
