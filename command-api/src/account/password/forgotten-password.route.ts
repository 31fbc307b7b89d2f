import { codeSent, forgottenPasswordRequest } from '@ecrin/contracts/client/sign-in-methods.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices } from '#http/api-services.ts';
import { countAttemptFromAddress } from '../challenge/attempt-limits.ts';
import { codeSentReply } from '../challenge/send-limits.ts';
import { emailHashOf } from '../email/email-hash.ts';
import { queueResetLinks } from './queue-reset-links.ts';

type Services = Pick<ApiServices, 'access' | 'keyedHash' | 'messages'>;

export const forgottenPasswordRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/password/forgotten',
    access: 'public',
    summary:
      'Sends a link to choose a new password for each account under the address; the answer is the same where there is none',
    params: z.object({}),
    body: forgottenPasswordRequest,
    answer: codeSent,
    handle: async ({ body: { email } }, context) => {
      const emailHash = emailHashOf(services, email);
      const tooMany =
        (await countAttemptFromAddress(services, context)) ?? (await queueResetLinks(services, emailHash, context));
      return tooMany ?? codeSentReply;
    },
  });
