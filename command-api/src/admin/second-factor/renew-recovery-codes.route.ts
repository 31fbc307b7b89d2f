import { beginSecondFactorRequest, recoveryCodes } from '@ecrin/contracts/admin/admin.ts';
import { renewRecoveryCodes } from '@ecrin/domain/admin/account/renew-recovery-codes.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import { z } from 'zod';
import { deviceOf } from '#account/session/open-session.ts';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { findAdmin } from '../find-admin.ts';
import { verifyCurrentAdminPassword } from '../password/check-admin-password.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';

type Services = PasswordCheckServices & Pick<ApiServices, 'events' | 'secondFactors'>;

export const renewRecoveryCodesRoute = (services: Services) =>
  commandRoute({
    method: 'post',
    path: '/second-factor/recovery-codes',
    access: 'admin',
    summary: 'Issues new recovery codes; the earlier ones are void',
    params: z.object({}),
    body: beginSecondFactorRequest,
    answer: recoveryCodes,
    aggregate: admin,
    id: (_request, { adminId }) => adminId,
    prepare: async (request, context) => {
      const known = await findAdmin(services, context.adminId);
      const factorId = known?.own.factorId ?? null;
      if (!known || factorId === null) return { refused: 'admin.no-second-factor' as const };
      const { password } = request.body;
      return (await verifyCurrentAdminPassword(services, { known, password, request }, context)) ?? { factorId };
    },
    input: (request, { adminId, sessionId, now }) => ({
      adminId,
      factorId: request.found.factorId,
      sessionId,
      device: deviceOf(request),
      now,
    }),
    decide: renewRecoveryCodes,
    after: async (outcome, { found: { factorId } }) =>
      'receipt' in outcome ? issueRecoveryCodes(services, factorId) : undefined,
    absent: 'admin.no-second-factor',
  });
