import { codeSent, forgottenPasswordRequest } from '@ecrin/contracts/client/sign-in-methods.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { queueMessage } from '#messages/queue-message.ts';
import { countAttemptFromAddress } from '../challenge/attempt-limits.ts';
import { codeSentReply, countSend } from '../challenge/send-limits.ts';
import { emailHashOf } from '../email/email-hash.ts';

type Services = Pick<ApiServices, 'access' | 'keyedHash' | 'messages'>;

export const forgottenPasswordRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/password/forgotten',
    access: 'public',
    summary:
      'Sends a link to choose a new password, where there is an account; the answer is the same where there is none',
    params: z.object({}),
    body: forgottenPasswordRequest,
    answer: codeSent,
    handle: async ({ body: { email } }, context) => {
      const emailHash = emailHashOf(services, email);
      // Accounts are looked up only after the response was sent.
      const tooMany =
        (await countAttemptFromAddress(services, context)) ??
        (await countSend(services, `reset:${emailHash}`, context.now));
      if (tooMany) return tooMany;
      await queueMessage(services, { kind: 'forgotten-password', emailHash }, context);
      return codeSentReply;
    },
  });
