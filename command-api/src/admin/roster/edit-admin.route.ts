import { editAdminRequest } from '@ecrin/contracts/admin/admin.ts';
import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { editAdmin } from '@ecrin/domain/admin/roster/edit-admin.ts';
import { roster, rosterId } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { emailHashOf } from '#account/email/email-hash.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandAboutAdmin, adminActorOf } from '../admin-actor.ts';
import { adminCommandReply } from '../admin-command-reply.ts';
import { adminParams } from '../admin-params.ts';

export const editAdminRoute = (services: ApiServices) =>
  customRoute({
    method: 'put',
    path: '/admins/:adminId',
    access: 'superadmin',
    summary: 'Changes an administrator’s address, name or role: all that is given, or nothing',
    params: adminParams,
    body: editAdminRequest,
    answer: receipt,
    handle: async (request, context) => {
      const {
        params: { adminId },
        body: { email, fullname = null, role = null },
      } = request;
      const address = email === undefined ? null : { address: email.trim(), hash: emailHashOf(services, email) };
      return adminCommandReply(
        await services.execute({
          aggregate: roster,
          id: rosterId,
          decide: editAdmin,
          input: { ...adminActorOf(request, context), adminId, email: address, fullname, role, now: context.now },
          context: commandAboutAdmin(adminId, context),
        }),
      );
    },
  });
