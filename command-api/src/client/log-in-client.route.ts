import { loginRequest, session } from '@ecrin/contracts/client.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { emailHashOf } from '../session/email-hash.ts';
import { takeTryOfAddress } from '../session/limits.ts';
import { checkPassword } from './check-password.ts';
import { findAccounts } from './find-accounts.ts';
import { startSessionOf } from './start-session.ts';

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
      const tried = emailHashOf(services, email);
      const { main, other } = await findAccounts(services, tried);
      const checked = await checkPassword(services, { tried, accounts: [main, other], password, request }, context);
      if ('refusal' in checked) return checked.refusal;

      const {
        account: { clientId },
        credentialId,
      } = checked;
      return startSessionOf(services, { clientId, credentialId, request }, context);
    },
  });
