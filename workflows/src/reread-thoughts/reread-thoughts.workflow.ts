import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { RereadThoughtsActivities } from './reread-thoughts.activities.ts';
import type { RereadBatch, RereadThoughtsInput, RereadThoughtsOutcome } from './reread-thoughts.input.ts';

const minute = 60_000;

/** Some thoughts at a time: a restart of the server goes on where it was. */
export const rereadThoughts = defineWorkflow<RereadThoughtsInput, RereadThoughtsOutcome, RereadThoughtsActivities>({
  name: 'reread-thoughts',
  retries: {
    '*': { initialMs: 1_000, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: 30 * minute },
  },
  run: async (run, input) => {
    let batch: RereadBatch = { changed: 0, next: null };
    let changed = 0;
    do {
      const asked = { ...input, cursor: batch.next };
      batch = await (input.task === 'reread' ? run.activities.reread(asked) : run.activities.undo(asked));
      changed += batch.changed;
    } while (batch.next !== null);
    if (input.task === 'reread') await run.activities.end({ ...input, thoughts: changed });
    return changed;
  },
});
