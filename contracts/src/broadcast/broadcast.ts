import { leftOutReasons } from '@ecrin/domain/broadcast/audience-reach.ts';
import {
  activityKinds,
  broadcastForms,
  longestActivityDays,
  longestBroadcastBody,
  longestBroadcastTitle,
} from '@ecrin/domain/broadcast/broadcast.vocabulary.ts';
import { permissionNames } from '@ecrin/domain/client-permission/client-permission.events.ts';
import { languages } from '@ecrin/domain/kernel/language.ts';
import { appPages, notificationChannels } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { tidyText } from '@ecrin/domain/text/visible-text.ts';
import { z } from 'zod';
import { knownClient } from '#admin/known-people.ts';
import { givenLine } from '#text/given-line.ts';
import { ianaZone } from '#time/iana-zone.ts';
import { givenInstant } from '#time/instant.ts';

export const broadcastParams = z.object({ broadcastId: z.uuidv7() });

const text = z.strictObject({
  title: givenLine(longestBroadcastTitle),
  body: z.string().transform(tidyText).pipe(z.string().min(1).max(longestBroadcastBody)),
});
const activity = z.strictObject({
  kind: z.enum(activityKinds),
  days: z.int().min(1).max(longestActivityDays),
});
const segment = {
  language: z.enum(languages).nullable(),
  activity: activity.nullable(),
  permission: z.enum(permissionNames).nullable(),
  organizationId: z.uuidv7().nullish(),
};
/** An earlier message: those to whom it was delivered are left out. */
const except = { except: z.uuidv7().nullish() };
const broadcastAudience = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('all'), ...except }),
  z.strictObject({ to: z.literal('segment'), ...segment, ...except }),
  z.strictObject({ to: z.literal('client'), clientId: z.string().min(1).max(64) }),
]);

const channels = z.array(z.enum(notificationChannels)).max(notificationChannels.length);
const plan = {
  audience: broadcastAudience,
  channels,
  fallback: z.enum(languages).nullable(),
  opens: z.enum(appPages).nullable(),
};
const words = z.strictObject({ fr: text.nullable(), en: text.nullable() });

/** `PUT /broadcasts/{broadcastId}`: the whole draft. An announcement goes to all, in the app, until `until`. */
export const writeBroadcastRequest = z.discriminatedUnion('form', [
  z.strictObject({ form: z.literal('message'), ...plan, words }),
  z.strictObject({
    form: z.literal('announcement'),
    fallback: plan.fallback,
    opens: plan.opens,
    until: givenInstant.nullable(),
    words,
  }),
]);
export type WriteBroadcastRequest = z.infer<typeof writeBroadcastRequest>;

/** `POST /broadcasts/{broadcastId}/schedule`; `sendAt` null: now. `timeZone`: in which it was chosen. */
export const scheduleBroadcastRequest = z.strictObject({ sendAt: givenInstant.nullable(), timeZone: ianaZone });
export type ScheduleBroadcastRequest = z.input<typeof scheduleBroadcastRequest>;
/** `POST /broadcasts/{broadcastId}/test`: by mail, to one’s own address. */
export const testBroadcastRequest = z.strictObject({ language: z.enum(languages) });
export type TestBroadcastRequest = z.infer<typeof testBroadcastRequest>;

export const broadcastStates = ['draft', 'scheduled', 'sending', 'sent', 'stopped', 'shown', 'ended'] as const;

/** `targeted`: how many clients the audience had when it was sent; null before, and for an announcement. Figures are of clients. */
const figures = z.object({
  reached: z.int(),
  leftOut: z.int(),
  sent: z.int(),
  delivered: z.int(),
  opened: z.int(),
  unsubscribed: z.int(),
  dismissed: z.int(),
});
const shownText = z.object({ title: z.string(), body: z.string() }).nullable();
export const broadcastCard = z.object({
  broadcastId: z.string(),
  state: z.enum(broadcastStates),
  form: z.enum(broadcastForms),
  ...plan,
  until: z.string().nullable(),
  /** null once the key of the client they are for is destroyed. */
  words: z.object({ fr: shownText, en: shownText }).nullable(),
  sendAt: z.string().nullable(),
  timeZone: z.string().nullable(),
  /** The administrator who changed it last, and their name. */
  by: z.string(),
  byName: z.string().nullable(),
  changedAt: z.string(),
  testedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  figures,
  /** The client of a message to one; null: it is for others. */
  recipient: knownClient.nullable(),
});
export type BroadcastCard = z.infer<typeof broadcastCard>;
/** `GET /broadcasts`: the last changed first. */
export const broadcastList = z.object({ items: z.array(broadcastCard), nextCursor: z.string().nullable() });
export type BroadcastList = z.infer<typeof broadcastList>;
export const listBroadcastsQuery = z.object({
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** `blocked`: why nothing was sent on a channel, and to how many. `left`: who of the audience got nothing at all, the first two hundred, and why. */
export const broadcastDetail = broadcastCard.extend({
  left: z.array(z.object({ client: knownClient, reason: z.enum(leftOutReasons) })),
  blocked: z.array(z.object({ channel: z.string(), reason: z.string(), clients: z.int() })),
});
export type BroadcastDetail = z.infer<typeof broadcastDetail>;

const commaSeparated = z
  .string()
  .max(60)
  .default('')
  .transform((given) => given.split(',').filter((one) => one !== ''));

/** `GET /broadcast-audience`: who would get what is being written. `channels`, `written`: separated by commas. `at`: when it is sent; now unless given. */
export const audienceQuery = z.object({
  to: z.enum(['all', 'segment', 'client']),
  language: z.enum(languages).optional(),
  activity: z.enum(activityKinds).optional(),
  days: z.coerce.number().int().min(1).max(longestActivityDays).default(30),
  permission: z.enum(permissionNames).optional(),
  organizationId: z.uuidv7().optional(),
  clientId: z.string().max(64).optional(),
  except: z.uuidv7().optional(),
  channels: commaSeparated.pipe(z.array(z.enum(notificationChannels))),
  written: commaSeparated.pipe(z.array(z.enum(languages))),
  fallback: z.enum(languages).optional(),
  at: givenInstant.optional(),
});
export type AudienceQuery = z.input<typeof audienceQuery>;

/**
 * `clients`: all that are active. `matching`: of the audience. `reached`: those who get it; of them `fallbacks` in another language than theirs, and
 * `held` on a phone or by mail only after their quiet hours. `leftOut`: of the audience, by reason.
 */
export const audienceFigures = z.object({
  clients: z.int(),
  deactivated: z.int(),
  matching: z.int(),
  reached: z.int(),
  byLanguage: z.object({ fr: z.int(), en: z.int() }),
  byChannel: z.object({ 'in-app': z.int(), push: z.int(), mail: z.int() }),
  fallbacks: z.int(),
  held: z.int(),
  leftOut: z.array(z.object({ reason: z.enum(leftOutReasons), clients: z.int() })),
  setUp: z.object({ push: z.boolean(), mail: z.boolean() }),
  /** Of a message to one: whom, and what they read. */
  recipient: knownClient.extend({ language: z.enum(languages) }).nullable(),
});
export type AudienceFigures = z.infer<typeof audienceFigures>;

/**
 * `GET /api/client/announcements`: shown now or within a day, and not dismissed; in the reader’s language, or the fallback. That of a maintenance comes first,
 * has no title, and is shown until it ends.
 */
export const announcement = z.object({
  kind: z.enum(['maintenance', 'announcement']),
  broadcastId: z.string(),
  title: z.string(),
  body: z.string(),
  language: z.enum(languages),
  link: z.string().nullable(),
  from: z.string(),
  until: z.string(),
});
export type Announcement = z.infer<typeof announcement>;
export const announcementList = z.object({ items: z.array(announcement) });
export type AnnouncementList = z.infer<typeof announcementList>;
