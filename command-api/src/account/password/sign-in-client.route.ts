import { signInRequest, sessionToken } from '@ecrin/contracts/client/client.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { countAttemptFromAddress } from '../challenge/attempt-limits.ts';
import { emailHashOf } from '../email/email-hash.ts';
import { findAddressAccounts, registeredAccounts } from '../find-accounts.ts';
import { startPasswordSession } from '../session/start-session.ts';
import { checkPassword } from './check-password.ts';

type Services = SessionServices & Pick<ApiServices, 'passwords'>;

export const signInClientRoute = (services: Services) =>
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
      const accounts = registeredAccounts(await findAddressAccounts(services, tried));
      const checked = await checkPassword(services, { identifier: tried, accounts, password, request }, context);
      if ('refusal' in checked) return checked.refusal;

      const {
        account: { clientId },
        credentialId,
      } = checked;
      return startPasswordSession(services, { clientId, credentialId, request }, context);
    },
  });
