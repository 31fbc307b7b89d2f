import { setTimeout as pause } from 'node:timers/promises';
import type { ExistingBroadcast } from '@ecrin/domain/broadcast/broadcast.aggregate.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { postNotification, type PostNotification } from '@ecrin/domain/notification/commands/post-notification.ts';
import { notification } from '@ecrin/domain/notification/notification.aggregate.ts';
import type { NotificationChannel } from '@ecrin/domain/notification/notification.vocabulary.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import { decideInStep } from '@ecrin/platform/workflows/decide-in-step.ts';
import { isAccountActive } from '#is-account-active.ts';
import type { SendBroadcastServices } from './send-broadcast.services.ts';

export type Recipient = Readonly<{
  clientId: string;
  channels: readonly NotificationChannel[];
  language: Language;
}>;
type Page = Readonly<{
  state: ExistingBroadcast;
  recipients: readonly Recipient[];
  idempotencyKey: string;
  signal: AbortSignal;
}>;

/** Enough to share a durable commit, too few to keep a request waiting. */
const atOnce = 5;
/** Between two portions, in times of what the last one took: three quarters of the processor are left to requests. */
const pauseFactor = 3;
/** A portion that had to wait for a lock or a disk is no reason to wait long, in ms. */
const longestPauseMs = 40;

/** Posts to each recipient of a page. The id follows from broadcast and client: a page that is sent again adds nothing. Answers how many were reached. Throws `EventStoreFault`. */
export const postPage = async (services: SendBroadcastServices, page: Page): Promise<number> => {
  let reached = 0;
  for (let next = 0; next < page.recipients.length; next += atOnce) {
    page.signal.throwIfAborted();
    await services.yieldTo();
    const begunAt = performance.now();
    const posted = await Promise.all(
      page.recipients.slice(next, next + atOnce).map((recipient) => post(services, page, recipient)),
    );
    reached += posted.filter(Boolean).length;
    await pause(Math.min(pauseFactor * (performance.now() - begunAt), longestPauseMs));
  }
  return reached;
};

const post = async (
  { events, execute, clock }: SendBroadcastServices,
  { state, idempotencyKey }: Page,
  recipient: Recipient,
): Promise<boolean> => {
  const now = clock.now().toISOString();
  const input = contentOf(state, recipient, now);
  // Who belongs to the audience was read before: an account that was deactivated since then gets nothing more.
  if (!input || !(await isAccountActive(events, recipient.clientId))) return false;
  const { ownerId, notificationId, timeZone } = input;
  const step = {
    process: 'send-broadcast',
    idempotencyKey: `${idempotencyKey}/${recipient.clientId}`,
    correlationId: state.broadcastId,
    ownerId,
    timeZone,
    now,
  };
  await decideInStep(
    execute,
    step,
  )({ name: 'postNotification', aggregate: notification, id: notificationId, decide: postNotification, input });
  return true;
};

/** null: the words are gone, with the key of the client they were for. */
const contentOf = (
  { broadcastId, plan, words, timeZone }: ExistingBroadcast,
  { clientId, channels, language }: Recipient,
  now: string,
): PostNotification | null => {
  const text = words?.[language];
  return text
    ? {
        ...text,
        notificationId: notificationIdOf(`broadcast/${broadcastId}`, clientId),
        ownerId: clientId,
        kind: 'news',
        subject: { kind: 'broadcast', id: broadcastId, ...(plan.opens && { opens: plan.opens }) },
        dueAt: null,
        missed: 0,
        snoozedFrom: null,
        unread: channels.includes('in-app'),
        timeZone: timeZone ?? 'UTC',
        broadcast: { channels, words: plan.audience.to === 'client' ? 'person' : 'service' },
        now,
      }
    : null;
};
