import { adminSignInAnswer, adminSignInRequest } from '@ecrin/contracts/admin.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { emailHashOf } from '../session/email-hash.ts';
import { countAdminAttemptFromAddress } from './admin-limits.ts';
import { checkAdminPassword } from './check-admin-password.ts';
import { findAdminByEmail } from './find-admin.ts';
import { beginSecondStep } from './second-step.ts';
import { startAdminSession } from './start-admin-session.ts';

export const signInAdminRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/login',
    access: 'public',
    summary: 'Opens a session, or begins the second step for who has a second factor',
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
      if (known.own.factorId === null)
        return startAdminSession(services, { ...proven, factorId: null, secondStep: null, request }, context);
      return {
        json: { secondStep: await beginSecondStep(services, proven, context) },
        headers: { 'Cache-Control': 'no-store' },
      };
    },
  });
