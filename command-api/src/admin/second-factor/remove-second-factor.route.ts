import { removeSecondFactorRequest } from '@ecrin/contracts/admin/admin.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { adminActorOf } from '../admin-actor.ts';
import { findAdmin } from '../find-admin.ts';
import { verifyCurrentAdminPassword } from '../password/check-admin-password.ts';
import { revokeSecondFactor } from './revoke-second-factor.ts';

type Services = PasswordCheckServices & Pick<ApiServices, 'events' | 'execute'>;

export const removeSecondFactorRoute = (services: Services) =>
  customRoute({
    method: 'delete',
    path: '/second-factor',
    access: 'admin',
    summary: 'Does without a second factor again; a superadmin keeps theirs',
    params: z.object({}),
    body: removeSecondFactorRequest,
    handle: async (request, context) => {
      const known = await findAdmin(services, context.adminId);
      if (!known) return { refused: 'general.unauthorized' };
      if (known.entry.role === 'superadmin') return { refused: 'admin.second-factor-kept' };
      if (known.own.factorId === null) return { refused: 'admin.no-second-factor' };
      const refusal = await verifyCurrentAdminPassword(
        services,
        { known, password: request.body.password, request },
        context,
      );
      if (refusal) return refusal;
      await revokeSecondFactor(services, { known, doer: adminActorOf(request, context) }, context);
      return { empty: true };
    },
  });
