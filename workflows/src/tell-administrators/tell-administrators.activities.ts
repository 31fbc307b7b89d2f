import {
  adminNotification,
  adminNotificationSettings,
} from '@ecrin/domain/admin-notification/admin-notification.aggregate.ts';
import { adminNoticeTraits } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import { noticeGroup } from '@ecrin/domain/admin-notification/grouped-notice.ts';
import { postAdminNotification } from '@ecrin/domain/admin-notification/post-admin-notification.ts';
import { roster, rosterId, type RosterEntry } from '@ecrin/domain/admin/roster/roster.aggregate.ts';
import { addMs } from '@ecrin/domain/time/instant.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import type { ExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import type { TellAdministratorsInput, TellAdministratorsOutcome } from './tell-administrators.input.ts';

/** A mail or pushes to an administrator about a notification, to be rendered when they are due. */
export type AdminMessageOrder = Readonly<{ adminId: string; notificationId: string; now: string; expiresAt: string }>;

export type TellAdministratorsServices = Readonly<{
  events: Pick<Events, 'readStream'>;
  execute: ExecuteCommand;
  clock: Clock;
  /** The same order again is the same mail; null: this server sends no mail. */
  queueAdminMail: ((order: AdminMessageOrder) => Promise<void>) | null;
  /** One for each of their devices; the same order again is the same pushes. */
  queueAdminPushes: (order: AdminMessageOrder) => Promise<void>;
}>;

const dayMs = 24 * 3_600_000;

export const createTellAdministratorsActivities = (services: TellAdministratorsServices) => ({
  tell: async (
    input: TellAdministratorsInput,
    { idempotencyKey }: ActivityContext,
  ): Promise<TellAdministratorsOutcome> => {
    // A server may have been down, or reads the whole log for the first time.
    if (services.clock.now().getTime() - Date.parse(input.at) > dayMs) return 0;
    const readers = await readersOf(services, input);
    for (const adminId of readers) await tellOne(services, adminId, { input, idempotencyKey });
    return readers.length;
  },
});
export type TellAdministratorsActivities = ReturnType<typeof createTellAdministratorsActivities>;

const isTold = (to: TellAdministratorsInput['to'], { adminId, role }: RosterEntry): boolean => {
  if (to === 'everyone') return true;
  return to === 'superadmins' ? role === 'superadmin' : to.adminId === adminId;
};

const readersOf = async (
  { events }: TellAdministratorsServices,
  { to, except }: TellAdministratorsInput,
): Promise<readonly string[]> => {
  const { state } = await loadAggregate(events, roster, { id: rosterId });
  return [...state.values()]
    .filter((entry) => entry.status === 'active' && isTold(to, entry))
    .map(({ adminId }) => adminId)
    .filter((adminId) => adminId !== except);
};

type Step = Readonly<{ input: TellAdministratorsInput; idempotencyKey: string }>;

const tellOne = async (
  services: TellAdministratorsServices,
  adminId: string,
  { input: { notice, eventId, at }, idempotencyKey }: Step,
): Promise<void> => {
  const now = services.clock.now().toISOString();
  const notificationId = notificationIdOf(noticeGroup(notice, at) ?? eventId, `${notice.about}/${adminId}`);
  const {
    state: { settings },
  } = await loadAggregate(services.events, adminNotificationSettings, { id: adminId });
  const { kind, ownMail = false } = adminNoticeTraits[notice.about];
  const wanted = settings[kind];
  const step = { process: 'tell-administrators', idempotencyKey, correlationId: eventId, ownerId: adminId };
  await decideInStep(services.execute, { ...step, timeZone: 'UTC', now })({
    name: 'postAdminNotification',
    aggregate: adminNotification,
    id: notificationId,
    decide: postAdminNotification,
    input: { notificationId, adminId, notice, unread: wanted['in-app'], now },
  });
  const order = { adminId, notificationId, now, expiresAt: addMs(now, dayMs) };
  if (wanted.push) await services.queueAdminPushes(order);
  if (wanted.mail && !ownMail) await services.queueAdminMail?.(order);
};
