import { notificationChannels } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { z } from 'zod';
import { knownClient } from '#admin/known-people.ts';

/** How far a message got with one client: the furthest. `posted`: nowhere yet. */
export const recipientStages = ['posted', 'sent', 'delivered', 'opened'] as const;
const broadcastRecipient = z.object({
  client: knownClient,
  channels: z.array(z.enum(notificationChannels)),
  stage: z.enum(recipientStages),
  unsubscribed: z.boolean(),
  blocked: z.array(z.object({ channel: z.string(), reason: z.string() })),
});
export type BroadcastRecipient = z.infer<typeof broadcastRecipient>;
/** `GET /broadcasts/{broadcastId}/recipients`: those who were reached, whom it was not delivered to first. */
export const broadcastRecipients = z.object({
  items: z.array(broadcastRecipient),
  nextCursor: z.string().nullable(),
});
export type BroadcastRecipients = z.infer<typeof broadcastRecipients>;
