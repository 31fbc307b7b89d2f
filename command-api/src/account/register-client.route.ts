import { registerRequest, sessionToken, type RegisterRequest } from '@ecrin/contracts/client/client.ts';
import { customRoute, type RefusedReply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { queueMessage } from '#messages/queue-message.ts';
import { countRegistration, countAttemptFromAddress } from './challenge/attempt-limits.ts';
import { countFirstSend } from './challenge/send-limits.ts';
import { emailHashOf } from './email/email-hash.ts';
import { emailCodeSendKey } from './email/prove-email.mail.ts';
import { openAccount } from './open-account.ts';
import { passwordRefusal } from './password/password-refusal.ts';
import { queueResetLinks } from './password/queue-reset-links.ts';
import { registrationRefusal, type RegistrationServices } from './registration-refusal.ts';
import { startPasswordSession } from './session/start-session.ts';

type Services = SessionServices &
  RegistrationServices &
  Pick<ApiServices, 'isCommonPassword' | 'messages' | 'passwords'>;

const refusalOf = async (
  services: Services,
  { referralCode, password }: RegisterRequest,
): Promise<RefusedReply | null> => {
  const notNow = await registrationRefusal(services, referralCode ?? null);
  if (notNow) return notNow;
  const refused = passwordRefusal(password, services.isCommonPassword);
  return refused && { refused };
};

export const registerClientRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/register',
    access: 'public',
    summary:
      'Creates an account, or uses the one created with this address and password, and opens a session; whether the address is proved already is only said by mail',
    params: z.object({}),
    body: registerRequest,
    answer: sessionToken,
    handle: async (request, context) => {
      const { body } = request;
      const refusal = await refusalOf(services, body);
      if (refusal) return refusal;
      const emailHash = emailHashOf(services, body.email);
      const tooMany =
        (await countAttemptFromAddress(services, context)) ??
        (await countRegistration(services, emailHash, context.now));
      if (tooMany) return tooMany;

      const opened = await openAccount(services, { request, emailHash }, context);
      if ('refusal' in opened) {
        // The way in is a mail to the owner of the address, who chooses among the accounts.
        if (opened.refusal.refused === 'client.too-many-accounts') await queueResetLinks(services, emailHash, context);
        return opened.refusal;
      }
      const message = { kind: 'prove-email', clientId: opened.clientId } as const;
      if (!(await countFirstSend(services, emailCodeSendKey(emailHash), context.now)))
        await queueMessage(services, message, context);
      return startPasswordSession(services, { ...opened, request }, context);
    },
  });
