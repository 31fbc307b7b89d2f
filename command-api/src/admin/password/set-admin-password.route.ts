import { setAdminPasswordRequest } from '@ecrin/contracts/admin/admin.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { passwordRefusal } from '#account/password/password-refusal.ts';
import type { ApiServices } from '#http/api-services.ts';
import { adminActorOf } from '../admin-actor.ts';
import { adminParams } from '../admin-actor.ts';
import { findAdmin } from '../find-admin.ts';
import { replaceAdminPassword } from './replace-admin-password.ts';

type Services = Pick<ApiServices, 'access' | 'events' | 'execute' | 'isCommonPassword' | 'passwords'>;

export const setAdminPasswordRoute = (services: Services) =>
  customRoute({
    method: 'put',
    path: '/admins/:adminId/password',
    access: 'superadmin',
    summary: 'Sets a new password for another administrator; their sessions end',
    params: adminParams,
    body: setAdminPasswordRequest,
    handle: async (request, context) => {
      const {
        params: { adminId },
        body: { newPassword },
      } = request;
      // A session alone must not be enough to take over the account.
      if (adminId === context.adminId) return { refused: 'admin.own-password' };
      const refused = passwordRefusal(newPassword, services.isCommonPassword);
      if (refused) return { refused };
      const known = await findAdmin(services, adminId, context.command.commandId);
      if (!known) return { refused: 'admin.not-found' };
      return replaceAdminPassword(services, { known, newPassword, actor: adminActorOf(request, context) }, context);
    },
  });
