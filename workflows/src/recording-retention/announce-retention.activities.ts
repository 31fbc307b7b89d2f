import type { RecordingRetention } from '@ecrin/domain/service-settings/recording-retention.ts';
import { ActivityFault, type ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { SendBroadcastServices } from '#send-broadcast/send-broadcast.services.ts';
import type { AnnounceRetentionInput, TellPageOutcome } from './announce-retention.input.ts';
import { readRetention, tellOfRetention, tellOfWithdrawal } from './retention-notice.ts';

export type AnnounceRetentionServices = Pick<
  SendBroadcastServices,
  'events' | 'execute' | 'clock' | 'audience' | 'yieldTo'
>;

/** A change takes effect within as many. */
const pageSize = 100;
/** At once: enough to share a durable commit, too few to keep a request waiting. */
const atOnce = 20;

export const createAnnounceRetentionActivities = (services: AnnounceRetentionServices) => ({
  tellPage: async (
    { change, cursor }: AnnounceRetentionInput,
    { idempotencyKey, signal }: ActivityContext,
  ): Promise<TellPageOutcome> => {
    const now = services.clock.now().toISOString();
    const tell = tellerOf(services, await readRetention(services.events, now), change);
    if (!tell) return null;
    const page = await services.audience.list({ audience: { to: 'all' }, at: now, cursor, limit: pageSize });
    if (page === null) throw new ActivityFault('behind', 'the read model of audiences is behind');
    for (let next = 0; next < page.items.length; next += atOnce) {
      signal.throwIfAborted();
      await services.yieldTo();
      await Promise.all(
        page.items.slice(next, next + atOnce).map(({ clientId }) => tell({ clientId, idempotencyKey })),
      );
    }
    return { next: page.nextCursor };
  },
});
type Tell = (to: Readonly<{ clientId: string; idempotencyKey: string }>) => Promise<void>;

/** null: there is nothing to tell of this change, or it was changed again. */
const tellerOf = (
  services: AnnounceRetentionServices,
  { inForce, coming, withdrawn }: RecordingRetention,
  change: number,
): Tell | null => {
  const rule = [coming, inForce].find((one) => one?.change === change && one.toldBy === change);
  if (rule) return (to) => tellOfRetention(services, { ...to, rule });
  if (withdrawn?.by !== change) return null;
  const keptDays = inForce?.keptDays ?? null;
  return (to) => tellOfWithdrawal(services, { ...to, ...withdrawn, keptDays });
};
export type AnnounceRetentionActivities = ReturnType<typeof createAnnounceRetentionActivities>;
