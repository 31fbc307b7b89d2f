import { languages } from '@ecrin/domain/kernel/language.ts';
import {
  appPages,
  blockReasons,
  deliveryStates,
  notificationChannels,
  notificationKinds,
  notificationSubjectKinds,
  pushTimes,
  type NotificationKind,
} from '@ecrin/domain/notification/notification.vocabulary.ts';
import { snoozes } from '@ecrin/domain/reminder/reminder.vocabulary.ts';
import { z } from 'zod';
import { ianaZone } from '#time/iana-zone.ts';
import { givenInstant } from '#time/instant.ts';
import { receipt } from '#transport/receipt.ts';

export const notificationParams = z.object({ notificationId: z.string().max(64) });
export const listNotificationsQuery = z.object({
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** Title and body are the person's own words, or Écrin's in the language of the request; null once their key is destroyed. */
const notificationCard = z.object({
  notificationId: z.string(),
  kind: z.enum(notificationKinds),
  title: z.string().nullable(),
  body: z.string().nullable(),
  /** `about`: the subject of a reminder. */
  subject: z
    .object({
      kind: z.enum(notificationSubjectKinds),
      id: z.string(),
      orbId: z.string().optional(),
      opens: z.enum(appPages).optional(),
      about: z.object({ kind: z.enum(['thought', 'goal']), id: z.string() }).optional(),
    })
    .nullable(),
  postedAt: z.string(),
  read: z.boolean(),
  /** For a reminder: may still be ticked or snoozed. */
  open: z.boolean(),
  doneAt: z.string().nullable(),
  snoozedUntil: z.string().nullable(),
});
export type NotificationCard = z.infer<typeof notificationCard>;
/** Newest first. */
export const notificationList = z.object({
  items: z.array(notificationCard),
  nextCursor: z.string().nullable(),
  unread: z.int(),
});
export type NotificationList = z.infer<typeof notificationList>;
/** `GET /notifications/unread`. */
export const unreadCount = z.object({ count: z.int() });
/** `POST /notifications/read-all`. `through`: when the newest one the person saw was posted, so that later ones stay unread; now by default. */
export const readAllRequest = z.strictObject({ through: givenInstant.optional() }).optional();
/** How many were marked as read. */
export const readAllAnswer = z.object({ read: z.int() });
/** `POST /notifications/{notificationId}/snooze`; `tomorrow`: at the same local time in `timeZone`. */
export const snoozeRequest = z.strictObject({ choice: z.enum(snoozes), timeZone: ianaZone });
export type SnoozeRequest = z.infer<typeof snoozeRequest>;

/** Its outcome on one channel. `device`: its name; null: mail, or a device that was removed. `until`: end of the delay. */
export const deliveryOutcome = z.object({
  channel: z.enum(notificationChannels),
  state: z.enum(deliveryStates),
  reason: z.enum(blockReasons).nullable(),
  device: z.string().nullable(),
  at: z.string(),
  until: z.string().nullable(),
});
export type DeliveryOutcome = z.infer<typeof deliveryOutcome>;

const minutes = z.int().min(0).max(1_439);
const channels = z.strictObject({ 'in-app': z.boolean(), push: z.boolean(), mail: z.boolean() });
const kinds: Record<NotificationKind, typeof channels> = {
  reminder: channels,
  goal: channels,
  thought: channels,
  orb: channels,
  referral: channels,
  account: channels,
  news: channels,
  community: channels,
  digest: channels,
};
/** `GET` and `PUT /notification-settings`. Minutes are after midnight. */
export const notificationSettings = z.strictObject({
  general: z.boolean(),
  kinds: z.strictObject(kinds),
  quietHours: z.strictObject({ from: minutes, to: minutes, timeZone: ianaZone }).nullable(),
  pushTime: z.enum(pushTimes),
  words: z.boolean(),
});
export type NotificationSettingsBody = z.infer<typeof notificationSettings>;
/** `publicKey`: VAPID, base64url; null: this server sends no pushes. `mailSetUp`: whether this server sends mail. `mail`: it does, and the client has a proved address. */
export const notificationSetUp = z.object({
  settings: notificationSettings,
  publicKey: z.string().nullable(),
  mailSetUp: z.boolean(),
  mail: z.boolean(),
});
export type NotificationSetUp = z.infer<typeof notificationSetUp>;

/** `GET /push-devices`, `DELETE /push-devices/{deviceId}`. `current`: of the current session. */
export const pushDevice = z.object({
  deviceId: z.string(),
  name: z.string().nullable(),
  addedAt: z.string(),
  lastSentAt: z.string().nullable(),
  lastDeliveredAt: z.string().nullable(),
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;
export const pushDeviceList = z.object({ items: z.array(pushDevice) });
export const pushDeviceParams = z.object({ deviceId: z.string().max(64) });

/** `POST /notification-settings/test`: posts one to oneself, of the kind `account`, at once on every channel that is on. */
export const testNotificationAnswer = receipt.extend({ notificationId: z.string() });
/** `GET /notifications/{notificationId}/outcomes`. */
export const deliveryOutcomes = z.object({ items: z.array(deliveryOutcome) });

/**
 * The payload of a push, encrypted for the device (JSON, ≤ 3,000 bytes). `ticket` authorizes acts on this notification on this device without a session.
 * `link`: where a tap leads. `tag`: a later one with it replaces an earlier one on the device; its own id by default.
 */
export const pushPayload = z.object({
  notificationId: z.string(),
  tag: z.string().optional(),
  title: z.string(),
  body: z.string().nullable(),
  link: z.string(),
  ticket: z.string(),
  actions: z.array(z.object({ action: z.enum(['done', ...snoozes]), title: z.string() })),
  language: z.enum(languages),
});
export type PushPayload = z.infer<typeof pushPayload>;
/** `POST /push-acts`, public: what the service worker reports, with the ticket of its push. */
export const pushActRequest = z.strictObject({
  ticket: z.string().max(400),
  act: z.enum(['delivered', 'opened', 'done', ...snoozes]),
  timeZone: ianaZone,
});
export type PushActRequest = z.infer<typeof pushActRequest>;
/** `POST /unsubscriptions`, public: mail of a kind is turned off with the ticket of a mail. Also accepted as `?ticket=` with a form body (RFC 8058). */
export const unsubscribeRequest = z.strictObject({ ticket: z.string().max(400) });
