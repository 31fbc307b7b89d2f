import { loginRequest, session } from '@ecrin/contracts/client.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { checkPassword } from './check-password.ts';
import { emailHashOf } from '../session/email-hash.ts';
import { findAccount } from './find-account.ts';
import { takeTryOfAddress } from '../session/limits.ts';
import { startSession } from './start-session.ts';

export const logInClientRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/login',
    access: 'public',
    summary: 'Opens a session',
    params: z.object({}),
    body: loginRequest,
    answer: session,
    handle: async (request, context) => {
      const tooMany = await takeTryOfAddress(services, context);
      if (tooMany) return tooMany;
      const { email, password } = request.body;
      const emailHash = emailHashOf(services, email);
      const { account } = await findAccount(services, emailHash, context.command.commandId);
      const refusal = await checkPassword(services, { emailHash, account, password }, context);
      if (refusal || !account) return refusal ?? { refused: 'client.credentials-refused' };

      return startSession(services, { ...account, request }, context);
    },
  });
