import { changeAdminPasswordRequest } from '@ecrin/contracts/admin/admin.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { passwordRefusal } from '#account/password/password-refusal.ts';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { adminActorOf } from '../admin-actor.ts';
import { findAdmin } from '../find-admin.ts';
import { verifyCurrentAdminPassword } from './check-admin-password.ts';
import { replaceAdminPassword } from './replace-admin-password.ts';

type Services = PasswordCheckServices & Pick<ApiServices, 'events' | 'execute' | 'isCommonPassword'>;

export const changeAdminPasswordRoute = (services: Services) =>
  customRoute({
    method: 'put',
    path: '/password',
    access: 'admin-signed-in',
    summary: 'Changes the caller’s password, with the current one; the other sessions end',
    params: z.object({}),
    body: changeAdminPasswordRequest,
    handle: async (request, context) => {
      const { currentPassword, newPassword } = request.body;
      const refused = passwordRefusal(newPassword, services.isCommonPassword);
      if (refused) return { refused };
      if (newPassword === currentPassword) return { refused: 'admin.password-unchanged' };
      const known = await findAdmin(services, context.adminId, context.command.commandId);
      if (!known) return { refused: 'general.unauthorized' };
      const refusal = known.isDone
        ? null
        : await verifyCurrentAdminPassword(services, { known, password: currentPassword, request }, context);
      return (
        refusal ??
        replaceAdminPassword(services, { known, newPassword, actor: adminActorOf(request, context) }, context)
      );
    },
  });
