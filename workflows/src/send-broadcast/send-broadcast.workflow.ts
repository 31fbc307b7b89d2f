import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { SendBroadcastActivities } from './send-broadcast.activities.ts';
import type { SendBroadcastInput, SendBroadcastOutcome } from './send-broadcast.input.ts';

const minute = 60_000;
/** Pages of one run: its history stays short, however many clients there are. */
const pagesPerRun = 50;

export const sendBroadcast = defineWorkflow<SendBroadcastInput, SendBroadcastOutcome, SendBroadcastActivities>({
  name: 'send-broadcast',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: 5 * minute } },
  run: async (run, input) => {
    const { broadcastId, ownerId, schedule } = input;
    let { place } = input;
    if (place === null) {
      await run.sleepUntil(input.sendAt);
      place = await run.activities.start({ broadcastId, ownerId, schedule });
      if (place === null) return 'nothing';
    }
    for (let pages = 0; pages < pagesPerRun; pages += 1) {
      place = await run.activities.sendPage({ broadcastId, ownerId, ...place });
      if (place === null) return 'done';
    }
    return run.continueAsNew({ ...input, place });
  },
});
