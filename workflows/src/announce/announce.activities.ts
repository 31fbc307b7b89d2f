import { notificationTextIn } from '@ecrin/contracts/notification/notification-text.ts';
import { client } from '@ecrin/domain/client/client.aggregate.ts';
import type { AnnouncementKind, SystemMessage } from '@ecrin/domain/notification/system-message.vocabulary.ts';
import { loadAggregate } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import { notificationIdOf } from '@ecrin/platform/messaging/notification-id.ts';
import type { ActivityContext } from '@ecrin/platform/workflows/workflow.ts';
import { postFromWorkflow, type PostServices } from '#post-from-workflow.ts';
import {
  announceAct,
  announceActWithWord,
  announceEmail,
  announceErasureNotConfirmed,
  announceFriend,
  announceNewDevice,
} from './announce-account.ts';
import { announceErasedQuotations } from './announce-erased-quotations.ts';
import { announceExceptionalAccess } from './announce-exceptional-access.ts';
import { announceOrb } from './announce-orb.ts';
import { announceReportRead } from './announce-report-read.ts';
import { announceRequest } from './announce-request.ts';
import { announceThought } from './announce-thought.ts';
import type { AnnounceInput, AnnounceOutcome } from './announce.input.ts';
import type { AnnouncementServices, AnnounceAbout } from './announcement.ts';

export type AnnounceServices = PostServices & AnnouncementServices;

/** Older events are not announced: a server may have been down, or may read the whole log for the first time. */
const maxAgeMs = 24 * 3_600_000;

const announcers: Readonly<Record<AnnouncementKind, AnnounceAbout>> = {
  'thought-ready': announceThought,
  'thought-not-transcribed': announceThought,
  'orb-read': announceOrb,
  'friend-joined': announceFriend,
  'new-device': announceNewDevice,
  'new-devices': announceNewDevice,
  'password-changed': announceAct,
  'email-changed': announceEmail,
  'request-accepted': announceRequest,
  'request-refused': announceRequest,
  'request-answered': announceRequest,
  'request-message': announceRequest,
  'request-reversed': announceRequest,
  'content-opened': announceExceptionalAccess,
  'report-read': announceReportRead,
  'sessions-ended': announceActWithWord,
  'account-reactivated': announceActWithWord,
  'orbs-allowed': announceActWithWord,
  'orbs-not-allowed': announceActWithWord,
  'publication-hidden': announceActWithWord,
  'publication-restored': announceActWithWord,
  'budget-warned': announceAct,
  'budget-reached': announceAct,
  'erasure-proposed': announceActWithWord,
  'erasure-not-confirmed': announceErasureNotConfirmed,
  'quotations-erased': announceErasedQuotations,
};

export const createAnnounceActivities = (services: AnnounceServices) => ({
  tell: async (input: AnnounceInput, { idempotencyKey }: ActivityContext): Promise<AnnounceOutcome> => {
    const { about, eventId, at } = input;
    if (services.clock.now().getTime() - Date.parse(at) > maxAgeMs) return 'nothing';
    const announcement = await announcers[about](services, input);
    const { state: reader } = announcement
      ? await loadAggregate(services.events, client, { id: announcement.ownerId })
      : unknownReader;
    if (!announcement || reader.status !== 'registered') return 'nothing';
    const { moment, title = '', reading, ...its } = announcement;
    const saying: SystemMessage = { about, moment, timeZone: its.timeZone, ...(reading && { reading }) };
    const words = notificationTextIn(reader.language, { title, body: null, saying });
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

const unknownReader = { state: client.initial };
