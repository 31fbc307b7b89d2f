import {
  adminNotificationKinds,
  gravities,
  type AdminNotificationKind,
} from '@ecrin/domain/admin-notification/admin-notification.vocabulary.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { z } from 'zod';

export const adminNotificationParams = z.object({ notificationId: z.string().max(64) });

/** `GET /api/admin/notifications`. `unread`: only those. */
export const adminNotificationsQuery = z.object({
  unread: z.literal('true').optional(),
  kind: z.enum(adminNotificationKinds).optional(),
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});

/** Title and body in the language of the request; `about`: its code, which chooses the icon. `sessionId`: of a sign-in on a new device. */
const adminNotificationCard = z.object({
  notificationId: z.string(),
  kind: z.enum(adminNotificationKinds),
  about: z.string(),
  gravity: z.enum(gravities),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  postedAt: z.string(),
  read: z.boolean(),
  sessionId: z.string().nullable(),
});
export type AdminNotificationCard = z.infer<typeof adminNotificationCard>;
/** Newest first. */
export const adminNotificationList = z.object({
  items: z.array(adminNotificationCard),
  nextCursor: z.string().nullable(),
  unread: z.int(),
});
export type AdminNotificationList = z.infer<typeof adminNotificationList>;

const channels = z.strictObject({ 'in-app': z.boolean(), push: z.boolean(), mail: z.boolean() });
const kinds: Record<AdminNotificationKind, typeof channels> = {
  failures: channels,
  access: channels,
  costs: channels,
  requests: channels,
};
/** `GET` and `PUT /api/admin/notification-settings`: one's own. `access` stays on in the app. */
export const adminNotificationSettingsBody = z.strictObject(kinds);
/** `mailSetUp`: whether this server sends mail. `publicKey`: what a browser subscribes to pushes with; null: this server sends none. */
export const adminNotificationSetUp = z.object({
  settings: adminNotificationSettingsBody,
  mailSetUp: z.boolean(),
  publicKey: z.string().nullable(),
});
export type AdminNotificationSetUp = z.infer<typeof adminNotificationSetUp>;

/** `POST /api/admin/push-devices`: the browser's subscription, as JSON. */
export const addAdminPushDeviceRequest = z.strictObject({ pushToken: z.string().min(1).max(4_096) });

/** The payload of a push to an administrator, encrypted for the device: of the notification in the list, in the reader's language. */
const adminPushPayload = z.object({
  notificationId: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string(),
  language: z.enum(languages),
});
export type AdminPushPayload = z.infer<typeof adminPushPayload>;
