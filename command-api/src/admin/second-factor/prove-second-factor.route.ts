import { proveSecondFactorRequest } from '@ecrin/contracts/admin/admin.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import { recordFreshProof } from '#account/session/fresh-proof.ts';
import type { ApiServices } from '#http/api-services.ts';
import { findAdmin } from '../find-admin.ts';
import { proveByPasskey } from '../passkey/prove-by-passkey.ts';
import { verifySecondFactor } from './verify-second-factor.ts';

type Services = Pick<
  ApiServices,
  'access' | 'events' | 'execute' | 'https' | 'keyedHash' | 'passkeys' | 'secondFactors' | 'secrets'
>;

/** Before a grave act: a code once more, also in a session that was opened with one. */
export const proveSecondFactorRoute = (services: Services) =>
  customRoute({
    method: 'post',
    path: '/second-factor/proof',
    access: 'admin',
    summary:
      'Proves the second factor again, by a code or a passkey: for ten minutes this session may do what is grave',
    params: z.object({}),
    body: proveSecondFactorRequest,
    handle: async (request, context) => {
      const { adminId, sessionId, now } = context;
      if ('answer' in request.body) return proveByPasskey(services, request.body.answer, context);
      const known = await findAdmin(services, adminId);
      const factorId = known?.own.factorId ?? null;
      if (!known || factorId === null || sessionId === null) return { refused: 'admin.no-second-factor' };
      const { credentialId } = known;
      const attempt = { adminId, credentialId, factorId, code: request.body.code, request };
      const outcome = await verifySecondFactor(services, attempt, context);
      if ('reply' in outcome) return outcome.reply;
      await recordFreshProof(services, sessionId, now);
      return { empty: true };
    },
  });
