import { secondStepRequest } from '@ecrin/contracts/admin/admin.ts';
import { sessionToken } from '@ecrin/contracts/client/client.ts';
import { customRoute, type Reply } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, SessionServices } from '#http/api-services.ts';
import { findAdmin } from '../find-admin.ts';
import { verifySecondFactor } from '../second-factor/verify-second-factor.ts';
import { startAdminSession } from '../session/start-admin-session.ts';
import { countAdminAttemptFromAddress } from './admin-attempt-limits.ts';
import { completeSecondStep, findSecondStep, countWrongSecondStepCode } from './second-step.ts';

type Services = SessionServices & Pick<ApiServices, 'secondFactors'>;

const over: Reply = { refused: 'admin.second-step-over' };

export const passSecondStepRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/login/second-step',
    access: 'public',
    summary: 'Opens the session with a code of the authenticator or a recovery code',
    params: z.object({}),
    body: secondStepRequest,
    answer: sessionToken,
    handle: async (request, context) => {
      const tooMany = await countAdminAttemptFromAddress(services, context);
      if (tooMany) return tooMany;
      const { secondStep, code } = request.body;
      const step = await findSecondStep(services, secondStep, context.now);
      const factorId = step && (await factorOf(services, step.adminId));
      if (!step || !factorId) return over;

      const { adminId, credentialId } = step;
      const outcome = await verifySecondFactor(services, { adminId, credentialId, factorId, code, request }, context);
      if ('reply' in outcome) {
        await countWrongSecondStepCode(services, step, context.now);
        return outcome.reply;
      }
      if (!(await completeSecondStep(services, step, context.now))) return over;
      return startAdminSession(
        services,
        { adminId, credentialId, factorId, secondStep: outcome.passed, request },
        context,
      );
    },
  });

const factorOf = async (services: Pick<ApiServices, 'events'>, adminId: string): Promise<string | null> =>
  (await findAdmin(services, adminId))?.own.factorId ?? null;
