import { client } from '@ecrin/domain/client/client.aggregate.ts';
import type { LookTarget, ReportLookedAt } from '@ecrin/domain/look/look.vocabulary.ts';
import { lookKey, looks, looksId } from '@ecrin/domain/look/looks.aggregate.ts';
import { recordLook as decideLook } from '@ecrin/domain/look/record-look.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { CustomContext } from '@ecrin/platform/routing/route.ts';
import type { ApiServices } from '#http/api-services.ts';

export type LookServices = Pick<ApiServices, 'adminPermissions' | 'events' | 'execute'>;
export type LookContext = Pick<CustomContext, 'adminId' | 'command' | 'newId' | 'now'>;
/** `reason`: in the administrator's words; the client reads it. */
type LookAt = Readonly<{ clientId: string; target: LookTarget; reason?: string | null; report?: ReportLookedAt }>;

/**
 * Records that the calling administrator sees data of a client; to be awaited before the answer is given, so that nothing is seen unrecorded.
 * Answers since when this look lasts; null for an unknown client, about whom nothing may be answered.
 */
export const recordLook = async (
  { adminPermissions, events, execute }: LookServices,
  { clientId, target, reason = null, report }: LookAt,
  { adminId, command, newId, now }: LookContext,
): Promise<Readonly<{ lookedAt: string }> | null> => {
  const permissions = await adminPermissions(adminId);
  const { state: seen } = await loadAggregate(events, client, { id: clientId });
  if (!permissions || seen.status === 'unknown') return null;
  const id = looksId(clientId, now);
  await execute({
    aggregate: looks,
    id,
    decide: decideLook,
    input: {
      lookId: newId(),
      clientId,
      target,
      by: adminId,
      role: permissions.role,
      reason,
      now,
      ...(report && { report }),
    },
    context: { ...command, ownerId: clientId },
  });
  const { state } = await loadAggregate(events, looks, { id });
  return { lookedAt: state.latest.get(lookKey(adminId, target, report?.reportId))?.lookedAt ?? now };
};
