import { adminSignInAnswer, adminSignInRequest } from '@ecrin/contracts/admin/admin.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { emailHashOf } from '#account/email/email-hash.ts';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { findAdminByEmail } from '../find-admin.ts';
import { checkAdminPassword } from '../password/check-admin-password.ts';
import { startAdminSession } from '../session/start-admin-session.ts';
import { countAdminAttemptFromAddress } from './admin-attempt-limits.ts';
import { beginSecondStep } from './second-step.ts';

type Services = SessionServices & Pick<ApiServices, 'passwords'>;

export const signInAdminRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/login',
    access: 'public',
    summary: 'Opens a session, or starts the second step when a second factor is set up',
    params: z.object({}),
    body: adminSignInRequest,
    answer: adminSignInAnswer,
    handle: async (request, context) => {
      const tooMany = await countAdminAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      const { email, password } = request.body;
      const emailHash = emailHashOf(services, email);
      const known = await findAdminByEmail(services, emailHash);
      const refusal = await checkAdminPassword(services, { emailHash, known, password, request }, context);
      if (refusal || !known) return refusal ?? { refused: 'client.credentials-refused' };

      const proven = { adminId: known.entry.adminId, credentialId: known.credentialId };
      if (known.own.factorId === null && known.own.passkeys.length > 0) return { refused: 'admin.passkey-required' };
      if (known.own.factorId === null)
        return startAdminSession(services, { ...proven, factorId: null, secondStep: null, request }, context);
      return {
        json: { secondStep: await beginSecondStep(services, proven, context) },
        headers: { 'Cache-Control': 'no-store' },
      };
    },
  });
