import { proveEmailByLinkRequest } from '@ecrin/contracts/client-ways-in.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import { answerLink } from '../challenge/link.ts';
import type { ApiServices } from '../http/api-services.ts';
import { takeTryOfAddress } from '../session/limits.ts';
import { addressOfLink } from './address-of-link.ts';
import { findAccount } from './find-accounts.ts';
import { holdEmail } from './hold-email.ts';
import { emailCodeKey, emailLinkPurpose, unprovedEmail } from './prove-email.mail.ts';

export const proveEmailByLinkRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/email/proof-by-link',
    access: 'public',
    summary: 'Proves an address by the link sent there, in whichever browser it is opened',
    params: z.object({}),
    body: proveEmailByLinkRequest,
    handle: async ({ body: { token } }, context) => {
      const tooMany = await takeTryOfAddress(services, context);
      if (tooMany) return tooMany;
      const link = addressOfLink(await answerLink(services, { purpose: emailLinkPurpose, token, now: context.now }));
      const account = link && (await findAccount(services, link.clientId));
      const unproved = account && unprovedEmail(account);
      if (!unproved || link?.emailHash !== unproved.emailHash) return { refused: 'client.link-refused' };

      await services.access.voidChallenge(emailCodeKey(account.clientId));
      return (await holdEmail(services, { account, ...unproved, by: 'link' }, context)) ?? { empty: true };
    },
  });
