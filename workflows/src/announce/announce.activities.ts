import { notificationTextIn } from '@ecrin/contracts/notification/notification-text.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import type { AnnouncementKind, SystemMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { postFromWorkflow, type PostServices } from '#post-from-workflow.ts';
import { tellOfEmail, tellOfFriend, tellOfPassword } from './announce-account.ts';
import { tellOfThought } from './announce-thought.ts';
import type { AnnounceInput, AnnounceOutcome } from './announce.input.ts';
import type { AnnouncementServices, Tell } from './announcement.ts';

export type AnnounceServices = PostServices & AnnouncementServices;

/** Older than this it is no news: a server that was away, or that hears its whole story for the first time, keeps quiet about it. */
const newsMs = 24 * 3_600_000;

const tellers: Readonly<Record<AnnouncementKind, Tell>> = {
  'thought-ready': tellOfThought,
  'thought-not-transcribed': tellOfThought,
  'friend-joined': tellOfFriend,
  'password-changed': tellOfPassword,
  'email-changed': tellOfEmail,
};

export const createAnnounceActivities = (services: AnnounceServices) => ({
  tell: async (input: AnnounceInput, { idempotencyKey }: ActivityContext): Promise<AnnounceOutcome> => {
    const { about, eventId, at } = input;
    if (services.clock.now().getTime() - Date.parse(at) > newsMs) return 'nothing';
    const announcement = await tellers[about](services, input);
    const { state: reader } = announcement
      ? await loadAggregate(services.events, client, { id: announcement.ownerId })
      : nobody;
    if (!announcement || reader.status === 'unknown') return 'nothing';
    const { moment, ...its } = announcement;
    const saying: SystemMessage = { about, moment, timeZone: its.timeZone };
    const words = notificationTextIn(reader.language, { title: '', body: null, saying });
    await postFromWorkflow(services, { process: 'announce', idempotencyKey })({
      notificationId: notificationIdOf(eventId, about),
      ...its,
      ...words,
      saying,
      dueAt: null,
      missed: 0,
      snoozedFrom: null,
    });
    return 'posted';
  },
});
export type AnnounceActivities = ReturnType<typeof createAnnounceActivities>;

const nobody = { state: client.initial };
