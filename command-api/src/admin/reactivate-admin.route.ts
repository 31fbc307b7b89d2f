import { receipt } from '@ecrin/contracts/receipt.ts';
import { reactivateAdmin } from '@ecrin/domain/admin/reactivate-admin.ts';
import { roster, rosterId } from '@ecrin/domain/admin/roster.aggregate.ts';
import { customRoute } from '@ecrin/platform/route.ts';
import type { ApiServices } from '../http/api-services.ts';
import { noBody } from '../http/no-body.ts';
import { adminParams } from './admin-params.ts';
import { commandAboutAdmin, adminActorOf } from './doer-of.ts';
import { adminCommandReply } from './receipt-reply.ts';

export const reactivateAdminRoute = ({ execute }: ApiServices) =>
  customRoute({
    method: 'delete',
    path: '/admins/:adminId/deactivation',
    access: 'superadmin',
    summary: 'Lets a deactivated administrator in again',
    params: adminParams,
    body: noBody,
    answer: receipt,
    handle: async (request, context) => {
      const { adminId } = request.params;
      const input = { ...adminActorOf(request, context), adminId, now: context.now };
      return adminCommandReply(
        await execute({
          aggregate: roster,
          id: rosterId,
          decide: reactivateAdmin,
          input,
          context: commandAboutAdmin(adminId, context),
        }),
      );
    },
  });
