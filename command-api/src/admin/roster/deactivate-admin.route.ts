import { receipt } from '@ecrin/contracts/transport/receipt.ts';
import { deactivateAdmin } from '@ecrin/domain/admin/roster/deactivate-admin.ts';
import { roster, rosterId } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/no-body.ts';
import { commandAboutAdmin, adminActorOf } from '../admin-actor.ts';
import { adminCommandReply } from '../admin-command-reply.ts';
import { adminParams } from '../admin-params.ts';
import { endAdminSessions } from '../session/end-admin-sessions.ts';

export const deactivateAdminRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/admins/:adminId/deactivation',
    access: 'superadmin',
    summary: 'Keeps an administrator out, at once; the last superadmin stays',
    params: adminParams,
    body: noBody,
    answer: receipt,
    handle: async (request, context) => {
      const { adminId } = request.params;
      const doer = adminActorOf(request, context);
      const outcome = await services.execute({
        aggregate: roster,
        id: rosterId,
        decide: deactivateAdmin,
        input: { ...doer, adminId, now: context.now },
        context: commandAboutAdmin(adminId, context),
      });
      if ('receipt' in outcome)
        await endAdminSessions(services, { adminId, actor: doer, reason: 'deactivated' }, context);
      return adminCommandReply(outcome);
    },
  });
