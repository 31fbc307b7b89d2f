import { removeSecondFactor } from '@ecrin/domain/admin/account/remove-second-factor.ts';
import type { Actor } from '@ecrin/domain/admin/actor.ts';
import { admin } from '@ecrin/domain/admin/admin.aggregate.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';
import { commandAboutAdmin } from '../admin-actor.ts';
import type { KnownAdmin } from '../find-admin.ts';

/** Takes an administrator's second factor away, with its recovery codes. */
export const revokeSecondFactor = async (
  { execute, access }: Pick<ApiServices, 'access' | 'execute'>,
  {
    known: {
      entry: { adminId },
      own,
    },
    doer,
  }: Readonly<{ known: KnownAdmin; doer: Actor }>,
  context: CustomContext,
): Promise<void> => {
  const input = { ...doer, adminId, now: context.now };
  await execute({
    aggregate: admin,
    id: adminId,
    decide: removeSecondFactor,
    input,
    context: commandAboutAdmin(adminId, context),
  });
  if (own.factorId !== null) await access.deleteFactor(own.factorId);
};
