import { removeSecondFactorRequest } from '@ecrin/contracts/admin/admin.ts';
import { removeSecondFactor } from '@ecrin/domain/admin/account/remove-second-factor.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import { commandRoute } from '@ecrin/platform/routing/command-route.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import { z } from 'zod';
import type { ApiServices, PasswordCheckServices } from '#http/api-services.ts';
import { noBody } from '#http/routing/path-commands.ts';
import { queueNotice } from '#messages/queue-message.ts';
import { aboutAdmin, adminActorOf, adminParams } from '../admin-actor.ts';
import { mustHaveSecondFactor } from '../admin-permissions.ts';
import { findAdmin, type KnownAdmin } from '../find-admin.ts';
import { verifyCurrentAdminPassword } from '../password/check-admin-password.ts';
import { endAdminSessions } from '../session/end-admin-sessions.ts';

const onAdmin = {
  method: 'delete',
  answer: null,
  aggregate: admin,
  decide: removeSecondFactor,
  absent: 'admin.not-found',
} as const;

export const removeSecondFactorRoute = (services: PasswordCheckServices & Pick<ApiServices, 'events' | 'messages'>) =>
  commandRoute({
    ...onAdmin,
    path: '/second-factor',
    access: 'admin',
    summary: 'Removes the caller’s second factor; refused where it is required',
    params: z.object({}),
    body: removeSecondFactorRequest,
    id: (_request, { adminId }) => adminId,
    prepare: async (request, context) => {
      const known = await findAdmin(services, context.adminId);
      if (!known) return { refused: 'general.unauthorized' as const };
      if (await mustHaveSecondFactor(services, known)) return { refused: 'admin.second-factor-kept' as const };
      if (known.own.factorId === null) return { refused: 'admin.no-second-factor' as const };
      const { password } = request.body;
      const refusal = await verifyCurrentAdminPassword(services, { known, password, request }, context);
      if (refusal) return refusal;
      await queueFactorsGone(services, { known, change: 'removed' }, context);
      return known;
    },
    input: (request, context) => ({
      ...adminActorOf(request, context),
      adminId: context.adminId,
      now: context.now,
    }),
    after: (_outcome, { found }) => deleteFactorOf(services, found),
  });

export const resetSecondFactorRoute = (services: Pick<ApiServices, 'access' | 'events' | 'execute' | 'messages'>) =>
  commandRoute({
    ...onAdmin,
    path: '/admins/:adminId/second-factor',
    access: 'superadmin',
    summary: 'Removes the second factor of another administrator, with their passkeys; their sessions end',
    params: adminParams,
    body: noBody,
    id: ({ params }) => params.adminId,
    prepare: async ({ params: { adminId } }, context) => {
      if (adminId === context.adminId) return { refused: 'admin.second-factor-kept' as const };
      const known = await findAdmin(services, adminId);
      if (!known) return { refused: 'admin.not-found' as const };
      await queueFactorsGone(services, { known, change: 'reset' }, context);
      return known;
    },
    input: (request, context) => ({ ...adminActorOf(request, context), ...request.params, now: context.now }),
    metadata: aboutAdmin,
    after: async (_outcome, request, context) => {
      for (const { passkeyId } of request.found.own.passkeys) await services.access.deleteFactor(passkeyId);
      await deleteFactorOf(services, request.found);
      const ending = { ...request.params, actor: adminActorOf(request, context) } as const;
      await endAdminSessions(services, { ...ending, reason: 'second-factor-changed' }, context);
    },
  });

/** Nothing where there is none. */
const queueFactorsGone = async (
  services: Pick<ApiServices, 'messages'>,
  { known: { entry, own }, change }: Readonly<{ known: KnownAdmin; change: 'removed' | 'reset' }>,
  context: CustomContext,
): Promise<void> => {
  const told = { kind: 'admin-factor-changed', adminId: entry.adminId, change } as const;
  const [passkey] = own.passkeys;
  if (own.factorId !== null)
    await queueNotice(services, { ...told, factor: 'authenticator', factorId: own.factorId }, context);
  else if (passkey && change === 'reset')
    await queueNotice(services, { ...told, factor: 'passkey', factorId: passkey.passkeyId }, context);
};

/** With its recovery codes. */
const deleteFactorOf = async ({ access }: Pick<ApiServices, 'access'>, { own }: KnownAdmin): Promise<void> => {
  if (own.factorId !== null) await access.deleteFactor(own.factorId);
};
