import { specFor } from '@ecrin/testing/kits/decision-spec.ts';
import { broadcast } from '#broadcast/broadcast.aggregate.ts';
import type {
  BroadcastAdvanced,
  BroadcastCompleted,
  BroadcastDiscarded,
  BroadcastDrafted,
  BroadcastRevised,
  BroadcastScheduled,
  BroadcastStarted,
  BroadcastStopped,
  BroadcastTested,
  BroadcastUnscheduled,
} from '#broadcast/broadcast.events.ts';
import type { BroadcastPlan, BroadcastWords } from '#broadcast/broadcast.vocabulary.ts';

export const { given } = specFor(broadcast);

export const broadcastId = '01980000-0000-7000-8000-0000000000b1';
export const clientId = '01980000-0000-7000-8000-000000000003';
export const by = 'admin-1';
export const now = '2026-01-02T09:00:00.000Z';
export const later = '2026-01-03T17:00:00.000Z';

export const words: BroadcastWords = {
  fr: { title: 'Vos orbes lisent seuls', body: 'Choisissez un jour et une heure.' },
  en: { title: 'Your orbs read on their own', body: 'Pick a day and a time.' },
};
export const plan: BroadcastPlan = {
  form: 'message',
  audience: { to: 'segment', language: null, activity: { kind: 'active', days: 30 }, permission: null },
  channels: ['in-app', 'push'],
  fallback: null,
  opens: 'orbs',
  until: null,
};
export const announcementPlan: BroadcastPlan = {
  form: 'announcement',
  audience: { to: 'all' },
  channels: ['in-app'],
  fallback: null,
  opens: null,
  until: '2026-01-05T00:00:00.000Z',
};
export const toOnePlan: BroadcastPlan = { ...plan, audience: { to: 'client', clientId } };

export const drafted = (changed: Partial<BroadcastPlan> = {}, its: BroadcastWords = words): BroadcastDrafted => ({
  type: 'BroadcastDrafted',
  data: { broadcastId, ownerId: 'service', ...plan, ...changed, words: its, by, draftedAt: now },
  private: null,
});
export const draftedToOne: BroadcastDrafted = {
  type: 'BroadcastDrafted',
  data: { broadcastId, ownerId: clientId, ...toOnePlan, words: null, by, draftedAt: now },
  private: { words },
};
export const announced = drafted(announcementPlan);
export const revised = (changed: Partial<BroadcastPlan>): BroadcastRevised => ({
  type: 'BroadcastRevised',
  data: { broadcastId, ownerId: 'service', ...plan, ...changed, words, by, revisedAt: now },
  private: null,
});
export const scheduled = (sendAt = now, schedule = 1): BroadcastScheduled => ({
  type: 'BroadcastScheduled',
  data: { broadcastId, schedule, sendAt, timeZone: 'Europe/Paris', by, scheduledAt: now },
  private: null,
});
const its = { broadcastId, by };
export const unscheduled: BroadcastUnscheduled = {
  type: 'BroadcastUnscheduled',
  data: { ...its, unscheduledAt: now },
  private: null,
};
export const started: BroadcastStarted = {
  type: 'BroadcastStarted',
  data: { broadcastId, startedAt: now },
  private: null,
};
export const advanced = (page: number): BroadcastAdvanced => ({
  type: 'BroadcastAdvanced',
  data: {
    broadcastId,
    page,
    reached: 90,
    leftOut: 10,
    left: [{ clientId: 'client-9', reason: 'no-device' }],
    advancedAt: now,
  },
  private: null,
});
export const completed: BroadcastCompleted = {
  type: 'BroadcastCompleted',
  data: { broadcastId, completedAt: now },
  private: null,
};
export const stopped: BroadcastStopped = { type: 'BroadcastStopped', data: { ...its, stoppedAt: now }, private: null };
export const discarded: BroadcastDiscarded = {
  type: 'BroadcastDiscarded',
  data: { ...its, discardedAt: now },
  private: null,
};
export const tested: BroadcastTested = {
  type: 'BroadcastTested',
  data: { ...its, language: 'fr', testedAt: now },
  private: null,
};
