import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { adminActorOf } from '../admin-actor.ts';
import { adminParams } from '../admin-actor.ts';
import { findAdmin } from '../find-admin.ts';
import { endAdminSessions } from '../session/end-admin-sessions.ts';
import { revokeSecondFactor } from './revoke-second-factor.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute'>;

export const resetSecondFactorRoute = (services: Services) =>
  customRoute({
    method: 'delete',
    path: '/admins/:adminId/second-factor',
    access: 'superadmin',
    summary: 'Takes away the second factor of an administrator who has lost it; their sessions end',
    params: adminParams,
    body: noBody,
    handle: async (request, context) => {
      const { adminId } = request.params;
      if (adminId === context.adminId) return { refused: 'admin.second-factor-kept' };
      const known = await findAdmin(services, adminId);
      if (!known) return { refused: 'admin.not-found' };
      const doer = adminActorOf(request, context);
      await revokeSecondFactor(services, { known, doer }, context);
      await endAdminSessions(services, { adminId, actor: doer, reason: 'second-factor-changed' }, context);
      return { empty: true };
    },
  });
