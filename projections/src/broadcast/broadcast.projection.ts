import type { BroadcastDrafted, BroadcastEvent, BroadcastRevised } from '@ecrin/domain/broadcast/broadcast.events.ts';
import { defineProjection } from '@ecrin/platform/projections/projection.ts';
import { serviceOwner } from '@ecrin/platform/projections/service-owner.ts';
import { broadcastModel, type BroadcastDocument } from './broadcast.model.ts';

type Written = BroadcastDrafted | BroadcastRevised;

const writtenOf = (
  { ownerId, broadcastId, form, audience, channels, fallback, opens, until, words, by }: Written['data'],
  sealed: Written['private'],
) => ({
  ownerId,
  broadcastId,
  form,
  audience,
  channels,
  fallback,
  opens,
  until,
  words: words ?? sealed?.words ?? null,
  by,
});

/** Nobody reads more of them one by one. */
const mostNamed = 200;

export const broadcastProjection = defineProjection<BroadcastDocument, BroadcastEvent>()({
  model: broadcastModel,
  documentId: ({ data }) => data.broadcastId,
  // To administrators; the client of a message to one does not hear of its draft.
  shown: ({ ownerId, listed }) => listed && ownerId === serviceOwner,
  on: {
    BroadcastDrafted: (_doc, data, words) => ({
      ...writtenOf(data, words),
      status: 'draft',
      listed: true,
      sendAt: null,
      timeZone: null,
      changedAt: data.draftedAt,
      testedAt: null,
      endedAt: null,
      reached: 0,
      leftOut: 0,
      left: [],
    }),
    BroadcastRevised: (doc, data, words) => doc && { ...doc, ...writtenOf(data, words), changedAt: data.revisedAt },
    BroadcastDiscarded: (doc, { discardedAt }) =>
      doc && { ...doc, status: 'discarded', listed: false, changedAt: discardedAt },
    BroadcastTested: (doc, { testedAt }) => doc && { ...doc, testedAt },
    BroadcastScheduled: (doc, { sendAt, timeZone, by, scheduledAt }) =>
      doc && { ...doc, status: 'scheduled', sendAt, timeZone, by, changedAt: scheduledAt },
    BroadcastUnscheduled: (doc, { by, unscheduledAt }) =>
      doc && { ...doc, status: 'draft', sendAt: null, timeZone: null, by, changedAt: unscheduledAt },
    BroadcastStarted: (doc) => doc && { ...doc, status: 'sending' },
    BroadcastAdvanced: (doc, { reached, leftOut, left = [] }) =>
      doc && {
        ...doc,
        reached: doc.reached + reached,
        leftOut: doc.leftOut + leftOut,
        left: [...doc.left, ...left].slice(0, mostNamed),
      },
    BroadcastCompleted: (doc, { completedAt }) => doc && { ...doc, status: 'sent', endedAt: completedAt },
    BroadcastStopped: (doc, { by, stoppedAt }) => doc && { ...doc, status: 'stopped', by, endedAt: stoppedAt },
  },
});
