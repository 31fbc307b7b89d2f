import { customRoute } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { noBody } from '../http/no-body.ts';
import { adminParams } from './admin-params.ts';
import { adminActorOf } from './doer-of.ts';
import { endAdminSessions } from './end-admin-sessions.ts';
import { findAdmin } from './find-admin.ts';

export const endSessionsOfAdminRoute = (services: ApiServices) =>
  customRoute({
    method: 'delete',
    path: '/admins/:adminId/sessions',
    access: 'superadmin',
    summary: 'Ends every session of an administrator; of one’s own, all but this one',
    params: adminParams,
    body: noBody,
    handle: async (request, context) => {
      const { adminId } = request.params;
      if (!(await findAdmin(services, adminId))) return { refused: 'admin.not-found' };
      await endAdminSessions(services, { adminId, actor: adminActorOf(request, context), reason: 'asked' }, context);
      return { empty: true };
    },
  });
