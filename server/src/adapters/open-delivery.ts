import type { ApiServices, Log } from '@ecrin/command-api';
import { addMs, dayMs } from '@ecrin/domain/time/instant.ts';
import { systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { deriveKey } from '@ecrin/platform/adapters/key-vault/master-key.ts';
import { onFirstUse } from '@ecrin/platform/concurrency/on-first-use.ts';
import { createMessageLedger } from '@ecrin/platform/consent/sending-ledger.ts';
import { createNotificationTickets, type NotificationTickets } from '@ecrin/platform/messaging/notification-tickets.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { PushSender } from '@ecrin/platform/ports/push-sender.ts';
import { devicesOf } from '@ecrin/projections';
import type { DeliveryServices, FollowErasureProposalServices, TellAdministratorsServices } from '@ecrin/workflows';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import { sendsMail } from '#config/sends-mail.ts';
import type { Stores } from '#storage/open-stores.ts';
import { pushKeysOf } from './push-keys.ts';

/** `waitFor`: see `ApiServices`. */
type Parts = Readonly<{
  config: SharedConfig;
  stores: Stores;
  clock: Clock;
  log: Log;
  closing: Closing;
  waitFor: ApiServices['waitFor'];
}>;

/** How long to wait for models that are behind or being rebuilt, in ms. */
const timeoutMs = 2_000;

/** The tickets that let pushes and mails act on their notifications: every process issues and verifies the same. */
export const notificationTicketsOf = ({ masterKey }: Pick<Stores, 'masterKey'>): NotificationTickets =>
  createNotificationTickets(deriveKey(masterKey, 'notification-tickets'));

/** Delivery of notifications outside the app. Mail is queued here, and sent by a process that has couriers. */
export const openDelivery = ({ config, stores, clock, log, closing, waitFor }: Parts): DeliveryServices => ({
  sender: openPushSender({ config, stores, clock, closing }),
  mailSetUp: sendsMail(config),
  deviceIdsOf: async (clientId, position) =>
    (await waitFor('push-device', position, timeoutMs))
      ? (await devicesOf(stores.models, clientId)).map(({ deviceId }) => deviceId)
      : null,
  presence: stores.presence,
  tickets: notificationTicketsOf(stores),
  queueMail: ({ clientId, notificationId, now, expiresAt }) =>
    stores.queue.putOnce({
      itemId: `notification ${notificationId}`,
      message: { kind: 'notification', clientId, notificationId },
      dueAt: now,
      expiresAt,
    }),
  onUndelivered: (undelivered) => log.warn(undelivered, 'a push was not sent'),
});

/** null: this server sends no mail. */
export const queueAdminMail = (
  config: Pick<SharedConfig, 'SMTP_URL'>,
  { queue }: Pick<Stores, 'queue'>,
): TellAdministratorsServices['queueAdminMail'] =>
  !sendsMail(config)
    ? null
    : ({ adminId, notificationId, now, expiresAt }) =>
        queue.putOnce({
          itemId: `admin notification ${notificationId}`,
          message: { kind: 'admin-notification', adminId, notificationId },
          dueAt: now,
          expiresAt,
        });

/** Nothing is sent where the account has no proved address. */
export const queueErasureMail =
  ({ queue }: Pick<Stores, 'queue'>): FollowErasureProposalServices['queueErasureMail'] =>
  ({ clientId, erasureId, now }) =>
    queue.putOnce({
      itemId: `erasure ${erasureId}`,
      message: { kind: 'erasure-asked', clientId },
      dueAt: now,
      expiresAt: addMs(now, dayMs),
    });

/** Of the devices as the read model has them: one that was just added gets the next notification. */
export const queueAdminPushes =
  ({ queue, models }: Pick<Stores, 'queue' | 'models'>): TellAdministratorsServices['queueAdminPushes'] =>
  async ({ adminId, notificationId, now, expiresAt }) => {
    for (const { deviceId } of await devicesOf(models, adminId))
      await queue.putOnce({
        itemId: `admin push ${notificationId} ${deviceId}`,
        message: { kind: 'admin-push', adminId, notificationId, deviceId },
        dueAt: now,
        expiresAt,
      });
  };

type SenderParts = Pick<Parts, 'config' | 'stores' | 'clock' | 'closing'>;

/** Closed with the rest. */
type OpenedPushSender = Omit<PushSender, 'close'>;

/** Its libraries are loaded with the first push. */
export const openPushSender = ({ config, stores, clock, closing }: SenderParts): OpenedPushSender => {
  const keys = { ...pushKeysOf(config, stores), subject: config.VAPID_SUBJECT };
  const open = onFirstUse(async () => {
    const { openWebPushSender } = await import('@ecrin/platform/adapters/push-sender/web-push-sender.ts');
    const record = createMessageLedger({ events: stores.events, clock, ids: systemIds });
    const sender = openWebPushSender({ keys, allowed: config.PUSH_ENDPOINTS_ALLOWED, clock, record });
    closing.add('pushes', sender.close);
    return sender;
  });
  return { publicKey: keys.publicKey, send: async (push) => (await open()).send(push) };
};
