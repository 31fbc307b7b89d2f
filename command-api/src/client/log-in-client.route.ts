import { signInRequest, sessionToken } from '@ecrin/contracts/client.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { emailHashOf } from '../session/email-hash.ts';
import { countAttemptFromAddress } from '../session/limits.ts';
import { checkPassword } from './check-password.ts';
import { findAccounts } from './find-accounts.ts';
import { startPasswordSession } from './start-session.ts';

export const signInClientRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/login',
    access: 'public',
    summary: 'Opens a session',
    params: z.object({}),
    body: signInRequest,
    answer: sessionToken,
    handle: async (request, context) => {
      const tooMany = await countAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      const { email, password } = request.body;
      const tried = emailHashOf(services, email);
      const { main, other } = await findAccounts(services, tried);
      const checked = await checkPassword(
        services,
        { identifier: tried, accounts: [main, other], password, request },
        context,
      );
      if ('refusal' in checked) return checked.refusal;

      const {
        account: { clientId },
        credentialId,
      } = checked;
      return startPasswordSession(services, { clientId, credentialId, request }, context);
    },
  });
