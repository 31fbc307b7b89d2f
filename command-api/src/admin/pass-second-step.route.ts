import { secondStepRequest } from '@ecrin/contracts/admin.ts';
import { session } from '@ecrin/contracts/client.ts';
import { customRoute, type Reply } from '@ecrin/platform/route.ts';
import { z } from 'zod';
import type { ApiServices } from '../http/api-services.ts';
import { deviceOf } from '../session/open-session.ts';
import { takeAdminTryOfAddress } from './admin-limits.ts';
import { findAdmin } from './find-admin.ts';
import { passFactor } from './pass-factor.ts';
import { endSecondStep, findSecondStep, missSecondStep } from './second-step.ts';
import { startAdminSession } from './start-admin-session.ts';

const over: Reply = { refused: 'admin.second-step-over' };

export const passSecondStepRoute = (services: ApiServices) =>
  customRoute({
    method: 'post',
    path: '/login/second-step',
    access: 'public',
    summary: 'Opens the session with a code of the authenticator or a recovery code',
    params: z.object({}),
    body: secondStepRequest,
    answer: session,
    handle: async (request, context) => {
      const tooMany = await takeAdminTryOfAddress(services, context);
      if (tooMany) return tooMany;
      const step = await findSecondStep(services, request.body.secondStep, context.now);
      const known = step && (await findAdmin(services, step.adminId));
      const factorId = known?.own.factorId ?? null;
      if (!step || factorId === null) return over;

      const outcome = await passFactor(services, { adminId: step.adminId, factorId, code: request.body.code, device: deviceOf(request) }, context);
      if ('reply' in outcome) {
        await missSecondStep(services, step, context.now);
        return outcome.reply;
      }
      if (!(await endSecondStep(services, step, context.now))) return over;
      return startAdminSession(services, { adminId: step.adminId, credentialId: step.credentialId, secondStep: outcome.passed, request }, context);
    },
  });
