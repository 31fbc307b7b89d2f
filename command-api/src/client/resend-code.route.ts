import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import { takeSending } from '../challenge/sending-limit.ts';
import type { ApiServices } from '../http/api-services.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { findAccount } from './find-accounts.ts';
import { emailCodeSending, unprovedEmail } from './prove-email.mail.ts';
import { settleEmail } from './settle-email.ts';

export const resendCodeRoute = (services: ApiServices) =>
  customRoute({
    method: 'get',
    path: '/resend-code',
    access: 'client',
    summary: 'Sends the verification code again where one is awaited: one a minute, five a day',
    params: z.object({}),
    handle: async (_request, context) => {
      const { clientId, now } = context;
      const account = await findAccount(services, clientId);
      const unproved = account && unprovedEmail(account);
      if (!unproved || (await settleEmail(services, account, context))) return { empty: true };

      const tooMany = await takeSending(services, emailCodeSending(unproved.emailHash), now);
      if (tooMany) return tooMany;
      await queueMessage(services, { kind: 'prove-email', clientId }, context);
      return { empty: true };
    },
  });
