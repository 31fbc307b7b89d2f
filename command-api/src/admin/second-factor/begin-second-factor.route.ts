import { beginSecondFactorRequest, secondFactorBegun } from '@ecrin/contracts/admin/admin.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { findAdmin } from '../find-admin.ts';
import { verifyCurrentAdminPassword } from '../password/check-admin-password.ts';
import { savePendingFactor } from './pending-second-factor.ts';

type Services = PasswordCheckServices & Pick<ApiServices, 'events' | 'secondFactors'>;

export const beginSecondFactorRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/second-factor',
    access: 'admin-signed-in',
    summary: 'Starts the setup of a second factor, effective once a first code confirms it',
    params: z.object({}),
    body: beginSecondFactorRequest,
    answer: secondFactorBegun,
    handle: async (request, context) => {
      const known = await findAdmin(services, context.adminId);
      if (!known) return { refused: 'general.unauthorized' };
      const refusal = await verifyCurrentAdminPassword(
        services,
        { known, password: request.body.password, request },
        context,
      );
      if (refusal) return refusal;

      const factorId = context.newId();
      const { secret, uri, sealed } = services.secondFactors.create({
        factorId,
        account: known.entry.email ?? known.entry.adminId,
      });
      await services.access.saveFactor(factorId, sealed);
      await savePendingFactor(services, factorId, context);
      return { json: { secret, uri }, headers: { 'Cache-Control': 'no-store' } };
    },
  });
