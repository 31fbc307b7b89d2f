import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { TellCommunityActivities } from './tell-community.activities.ts';
import type { TellCommunityInput, TellCommunityOutcome } from './tell-community.input.ts';

const minute = 60_000;
/** Pages of one run: its history stays short, however many members there are. */
const pagesPerRun = 50;

/** Something happened in a community: those whom it concerns are told, a page at a time. */
export const tellCommunity = defineWorkflow<TellCommunityInput, TellCommunityOutcome, TellCommunityActivities>({
  name: 'tell-community',
  retries: { '*': { initialMs: 500, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: 5 * minute } },
  run: async (run, input) => {
    let { cursor } = input;
    for (let pages = 0; pages < pagesPerRun; pages += 1) {
      cursor = await run.activities.tellPage({ ...input, cursor });
      if (cursor === null) return 'told';
    }
    return run.continueAsNew({ ...input, cursor });
  },
});
