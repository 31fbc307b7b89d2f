import { adminNoticeTextIn } from '@ecrin/contracts/admin-notification/admin-notice-text.ts';
import type { AdminPushPayload } from '@ecrin/contracts/admin-notification/admin-notification.ts';
import { adminNotification } from '@ecrin/domain/admin-notification/admin-notification.aggregate.ts';
import { adminNoticeTraits } from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import { pushDevice } from '@ecrin/domain/notification/push-device.aggregate.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { PushMessage } from '@ecrin/platform/ports/push-sender.ts';
import type { MessageContext, MessageWriter } from '#messages/message-writer.ts';
import { findAdmin } from '../find-admin.ts';
import { isAdminNoticeWanted } from './wanted-notice.ts';

/** To a device of an active administrator who still wants pushes of that kind and has not read it in the app. */
export const adminNotificationPush: MessageWriter<'admin-push'> = async (
  { adminId, notificationId, deviceId },
  writing,
) => {
  const { state: posted } = await loadAggregate(writing.events, adminNotification, { id: notificationId });
  if (posted.status === 'not-posted' || !(await isAdminNoticeWanted(writing, posted, 'push'))) return null;
  const known = await findAdmin(writing, adminId);
  if (known?.entry.status !== 'active') return null;
  const language = known.own.language ?? known.entry.language;
  const { notice } = posted;
  const payload = { ...adminNoticeTextIn(language, notice), notificationId, language };
  const urgency = adminNoticeTraits[notice.about].gravity === 'plain' ? 'normal' : 'high';
  return writeAdminPush(writing, deviceId, { payload, urgency });
};

/** How long a push service keeps it for a device that is off, in seconds. */
const ttlSeconds = 24 * 3_600;

type Written = Readonly<{ payload: AdminPushPayload; urgency: 'normal' | 'high' }>;

/** null: the device is not subscribed any more, or the session that subscribed it has ended. */
export const writeAdminPush = async (
  { events, access, now }: Pick<MessageContext, 'events' | 'access' | 'now'>,
  deviceId: string,
  { payload, urgency }: Written,
): Promise<PushMessage | null> => {
  const { state: device } = await loadAggregate(events, pushDevice, { id: deviceId });
  if (device.status !== 'on' || device.token === null || device.sessionId === null) return null;
  if ((await access.findSession(device.sessionId, now)) === null) return null;
  const text = JSON.stringify(payload);
  // The 32 letters of a topic are those of a uuid.
  const topic = payload.notificationId.replaceAll('-', '').slice(0, 32);
  const push = { token: device.token, payload: text, shorter: text, urgency, topic, ttlSeconds };
  return { channel: 'push', to: deviceId, ownerId: device.ownerId, push };
};
