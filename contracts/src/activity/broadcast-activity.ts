import type { ActivityEntries } from './activity-entries.ts';
import type { BroadcastingEvent } from './recorded-event.ts';

export const broadcastActivity: ActivityEntries<BroadcastingEvent> = {
  BroadcastDrafted: ['notification', 'masked', 'form', 'by'],
  BroadcastRevised: ['notification', 'masked', 'form', 'by'],
  BroadcastDiscarded: ['notification', 'plain', 'by'],
  BroadcastTested: ['notification', 'plain', 'language', 'by'],
  BroadcastScheduled: ['notification', 'plain', 'sendAt', 'by'],
  BroadcastUnscheduled: ['notification', 'plain', 'by'],
  BroadcastStarted: ['notification', 'plain'],
  BroadcastAdvanced: ['notification', 'plain', 'page', 'reached', 'leftOut'],
  BroadcastCompleted: ['notification', 'plain'],
  BroadcastStopped: ['notification', 'plain', 'by'],
  AnnouncementDismissed: ['notification', 'plain'],
};
