import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { reactivateAdmin } from '@ecrin/domain/admin/roster/reactivate-admin.ts';
import { roster, rosterId } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/no-body.ts';
import { commandAboutAdmin, adminActorOf } from '../admin-actor.ts';
import { adminCommandReply } from '../admin-command-reply.ts';
import { adminParams } from '../admin-params.ts';

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
