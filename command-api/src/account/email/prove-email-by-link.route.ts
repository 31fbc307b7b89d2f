import { proveEmailByLinkRequest } from '@ecrin/contracts/client/sign-in-methods.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { countAttemptFromAddress } from '../challenge/attempt-limits.ts';
import { redeemLink } from '../challenge/one-time-link.ts';
import { findAccount } from '../find-accounts.ts';
import { assignEmail } from './assign-email.ts';
import { parseEmailLink } from './email-link-payload.ts';
import { emailCodeKey, emailLinkPurpose, unprovedEmail } from './prove-email.mail.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute' | 'keyedHash' | 'messages' | 'secrets'>;

export const proveEmailByLinkRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/email/proof-by-link',
    access: 'public',
    summary: 'Proves an address by the link sent there, in any browser',
    params: z.object({}),
    body: proveEmailByLinkRequest,
    handle: async ({ body: { token } }, context) => {
      const tooMany = await countAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      const link = parseEmailLink(await redeemLink(services, { purpose: emailLinkPurpose, token, now: context.now }));
      const account = link && (await findAccount(services, link.clientId));
      const unproved = account && unprovedEmail(account);
      if (!unproved || link?.emailHash !== unproved.emailHash) return { refused: 'client.link-refused' };

      await services.access.deleteChallenge(emailCodeKey(account.clientId));
      return (await assignEmail(services, { account, ...unproved, by: 'link' }, context)) ?? { empty: true };
    },
  });
