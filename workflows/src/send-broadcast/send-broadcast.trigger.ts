import type { BroadcastScheduled } from '@ecrin/domain/broadcast/broadcast.events.ts';
import { defineTrigger } from '@ecrin/platform/workflows/trigger.ts';
import type { SendBroadcastInput } from './send-broadcast.input.ts';

/** Of an announcement too: that the schedule is not one of a message is decided when it is due. */
export const sendBroadcastTrigger = defineTrigger<BroadcastScheduled>()({
  name: 'send-broadcast',
  on: {
    BroadcastScheduled: ({ data: { broadcastId, schedule, sendAt }, metadata: { ownerId } }) => {
      const input: SendBroadcastInput = { broadcastId, ownerId: ownerId ?? '', schedule, sendAt, place: null };
      return { start: { workflow: 'send-broadcast', id: `send-broadcast/${broadcastId}/${schedule}`, input } };
    },
  },
});
