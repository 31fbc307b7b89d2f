import { confirmSecondFactorRequest, recoveryCodes } from '@ecrin/contracts/admin/admin.ts';
import { confirmSecondFactor } from '@ecrin/domain/admin/account/confirm-second-factor.ts';
import type { Actor } from '@ecrin/domain/admin/actor.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { customRoute, type CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { recordFreshProof } from '#account/session/fresh-proof.ts';
import type { ApiServices } from '#http/api-services.ts';
import { queueNotice } from '#messages/queue-message.ts';
import { adminActorOf } from '../admin-actor.ts';
import { findAdmin } from '../find-admin.ts';
import { endAdminSessions } from '../session/end-admin-sessions.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';
import { completePendingFactor, countWrongPendingCode, findPendingFactor } from './pending-second-factor.ts';
import { consumeTotpCode } from './verify-second-factor.ts';

type Services = Pick<
  ApiServices,
  'access' | 'events' | 'execute' | 'keyedHash' | 'messages' | 'secondFactors' | 'secrets'
>;

export const confirmSecondFactorRoute = (services: Services) =>
  customRoute({
    method: 'put',
    path: '/second-factor',
    access: 'admin-signed-in',
    summary: 'Confirms the second factor with a first code, told by mail; the other sessions end',
    params: z.object({}),
    body: confirmSecondFactorRequest,
    answer: recoveryCodes,
    handle: async (request, context) => {
      const { adminId, now } = context;
      const factorId = await findPendingFactor(services, context);
      if (factorId === null) return { refused: 'admin.second-factor-not-begun' };
      if (!(await consumeTotpCode(services, { factorId, code: request.body.code, now }))) {
        await countWrongPendingCode(services, context);
        return { refused: 'admin.code-refused' };
      }
      if (!(await completePendingFactor(services, factorId, context)))
        return { refused: 'admin.second-factor-not-begun' };

      const [before, actor, reply] = [
        await findAdmin(services, adminId),
        adminActorOf(request, context),
        await issueRecoveryCodes(services, factorId),
      ];
      await recordConfirmed(services, { factorId, actor }, context);
      if (before?.own.factorId) await services.access.deleteFactor(before.own.factorId);
      await endAdminSessions(services, { adminId, actor, reason: 'second-factor-changed' }, context);
      if (actor.sessionId !== null) await recordFreshProof(services, actor.sessionId, now);
      return reply;
    },
  });

const recordConfirmed = async (
  services: Services,
  { factorId, actor: { sessionId, device } }: Readonly<{ factorId: string; actor: Actor }>,
  context: CustomContext,
): Promise<void> => {
  const { adminId, now, command } = context;
  const told = { kind: 'admin-factor-changed', adminId, factor: 'authenticator', factorId, change: 'added' } as const;
  await queueNotice(services, told, context);
  await services.execute({
    aggregate: admin,
    id: adminId,
    decide: confirmSecondFactor,
    input: { adminId, factorId, sessionId, device, now },
    context: command,
  });
};
