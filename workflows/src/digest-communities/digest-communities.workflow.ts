import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { restartAfterFault } from '#restart-after-fault.ts';
import type { DigestCommunitiesActivities } from './digest-communities.activities.ts';
import type { DigestCommunitiesInput } from './digest-communities.input.ts';

const minute = 60_000;
/** Then it continues as new. */
const weeksPerRun = 26;

/** One per client who ever wished for it: each Monday morning a mail of what is new in the communities chosen for it; it waits while there is none. */
export const digestCommunities = defineWorkflow<
  DigestCommunitiesInput,
  never,
  DigestCommunitiesActivities,
  'digest-chosen'
>({
  name: 'digest-communities',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 100_000, timeoutMs: minute } },
  run: restartAfterFault(async (run, { ownerId, ...from }) => {
    let { timeZone, after, since } = from;
    for (let weeks = 0; weeks < weeksPerRun; weeks += 1) {
      const next = await run.activities.nextWeek({ ownerId, timeZone, after, since });
      await run.sleepUntil(next.monday);
      const digested = await run.activities.digest({ ownerId, timeZone, ...next });
      ({ timeZone, after, since } = digested);
      if (digested.goesOn) continue;
      await run.waitFor('digest-chosen', null);
      [after, since] = [null, null];
    }
    return run.continueAsNew({ ownerId, timeZone, after, since });
  }),
});
