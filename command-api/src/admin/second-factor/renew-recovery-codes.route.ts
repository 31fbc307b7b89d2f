import { beginSecondFactorRequest, recoveryCodes } from '@ecrin/contracts/admin/admin.ts';
import { renewRecoveryCodes } from '@ecrin/domain/admin/account/renew-recovery-codes.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { deviceOf } from '#account/session/open-session.ts';
import type { ApiServices } from '#http/api-services.ts';
import { findAdmin } from '../find-admin.ts';
import { verifyCurrentAdminPassword } from '../password/check-admin-password.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';

export const renewRecoveryCodesRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/second-factor/recovery-codes',
    access: 'admin',
    summary: 'Gives new recovery codes; the earlier ones are void',
    params: z.object({}),
    body: beginSecondFactorRequest,
    answer: recoveryCodes,
    handle: async (request, context) => {
      const { adminId, sessionId, now, command } = context;
      const known = await findAdmin(services, adminId);
      const factorId = known?.own.factorId ?? null;
      if (!known || factorId === null) return { refused: 'admin.no-second-factor' };
      const refusal = await verifyCurrentAdminPassword(
        services,
        { known, password: request.body.password, request },
        context,
      );
      if (refusal) return refusal;

      const input = { adminId, factorId, sessionId, device: deviceOf(request), now };
      const outcome = await services.execute({
        aggregate: admin,
        id: adminId,
        decide: renewRecoveryCodes,
        input,
        context: command,
      });
      return 'receipt' in outcome ? issueRecoveryCodes(services, factorId) : { refused: 'admin.no-second-factor' };
    },
  });
