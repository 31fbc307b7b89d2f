import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { queueMessage } from '#messages/queue-message.ts';
import { countSend } from '../challenge/send-limits.ts';
import { findAccount } from '../find-accounts.ts';
import { completeEmailAssignment } from './complete-email-assignment.ts';
import { emailCodeSendKey, unprovedEmail } from './prove-email.mail.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute' | 'messages'>;

export const resendCodeRoute = (services: Services) =>
  customRoute({
    method: 'get',
    path: '/resend-code',
    access: 'client',
    summary: 'Sends the verification code again while one is pending: one per minute, five per day',
    params: z.object({}),
    handle: async (_request, context) => {
      const { clientId, now } = context;
      const account = await findAccount(services, clientId);
      const unproved = account && unprovedEmail(account);
      if (!unproved || (await completeEmailAssignment(services, account, context))) return { empty: true };

      const tooMany = await countSend(services, emailCodeSendKey(unproved.emailHash), now);
      if (tooMany) return tooMany;
      await queueMessage(services, { kind: 'prove-email', clientId }, context);
      return { empty: true };
    },
  });
