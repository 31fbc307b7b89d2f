import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { adminActorOf } from '../admin-actor.ts';
import { adminParams } from '../admin-actor.ts';
import { findAdmin } from '../find-admin.ts';
import { endAdminSessions } from './end-admin-sessions.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute'>;

export const endSessionsOfAdminRoute = (services: Services) =>
  customRoute({
    method: 'delete',
    path: '/admins/:adminId/sessions',
    access: 'superadmin',
    summary: 'Ends every session of an administrator; of the caller, all but this one',
    params: adminParams,
    body: noBody,
    handle: async (request, context) => {
      const { adminId } = request.params;
      if (!(await findAdmin(services, adminId))) return { refused: 'admin.not-found' };
      await endAdminSessions(services, { adminId, actor: adminActorOf(request, context), reason: 'asked' }, context);
      return { empty: true };
    },
  });
