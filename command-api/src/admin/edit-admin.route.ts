import { editAdminRequest } from '@ecrin/contracts/admin.ts';
import { receipt } from '@ecrin/contracts/receipt.ts';
import { editAdmin } from '@ecrin/domain/admin/edit-admin.ts';
import { roster, rosterId } from '@ecrin/domain/admin/roster.aggregate.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { emailHashOf } from '../session/email-hash.ts';
import { adminParams } from './admin-params.ts';
import { commandAboutAdmin, adminActorOf } from './doer-of.ts';
import { adminCommandReply } from './receipt-reply.ts';

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
