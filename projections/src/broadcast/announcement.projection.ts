import type {
  AnnouncementDismissalEvent,
  BroadcastDiscarded,
  BroadcastDrafted,
  BroadcastRevised,
  BroadcastScheduled,
  BroadcastStopped,
  BroadcastUnscheduled,
} from '@ecrin/domain/broadcast/broadcast.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { allClients } from '@ecrin/platform/projections/service-owner.ts';
import {
  announcementDismissalModel,
  announcementModel,
  dismissalId,
  type AnnouncementDismissalDocument,
  type AnnouncementDocument,
} from './broadcast.model.ts';

const draftOf = ({
  broadcastId,
  form,
  until,
  words,
  fallback,
  opens,
}: BroadcastDrafted['data'] | BroadcastRevised['data']): AnnouncementDocument | null =>
  form === 'announcement'
    ? { ownerId: allClients, broadcastId, announced: false, from: '', until, words, fallback, opens }
    : null;

/** What every client is shown, from the moment it is scheduled: pages know when to show it. */
export const announcementProjection = defineProjection<
  AnnouncementDocument,
  | BroadcastDrafted
  | BroadcastRevised
  | BroadcastScheduled
  | BroadcastUnscheduled
  | BroadcastStopped
  | BroadcastDiscarded
>()({
  model: announcementModel,
  documentId: ({ data }) => data.broadcastId,
  shown: ({ announced }) => announced,
  on: {
    BroadcastDrafted: (_doc, data) => draftOf(data),
    BroadcastRevised: (_doc, data) => draftOf(data),
    BroadcastScheduled: (doc, { sendAt }) => doc && { ...doc, announced: true, from: sendAt },
    BroadcastUnscheduled: (doc) => doc && { ...doc, announced: false },
    BroadcastStopped: (doc) => doc && { ...doc, announced: false },
    BroadcastDiscarded: () => null,
  },
});

export const announcementDismissalProjection = defineProjection<
  AnnouncementDismissalDocument,
  AnnouncementDismissalEvent
>()({
  model: announcementDismissalModel,
  documentId: ({ data }) => dismissalId(data.broadcastId, data.ownerId),
  on: { AnnouncementDismissed: (_doc, { ownerId, broadcastId }) => ({ ownerId, broadcastId }) },
});
