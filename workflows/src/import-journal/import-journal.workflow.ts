import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import type { ImportJournalActivities } from './import-journal.activities.ts';
import type { BroughtPage, ChangedPage, ImportJournalInput, ImportJournalOutcome } from './import-journal.input.ts';

const minute = 60_000;

const eachPage = async (
  change: (asked: Readonly<{ cursor: string | null }>) => Promise<ChangedPage>,
): Promise<void> => {
  let page: ChangedPage = { next: null };
  do page = await change({ cursor: page.next });
  while (page.next !== null);
};

/** One page of entries at a time: a restart of the server goes on where it was. */
export const importJournal = defineWorkflow<ImportJournalInput, ImportJournalOutcome, ImportJournalActivities>({
  name: 'import-journal',
  retries: {
    '*': { initialMs: 1_000, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: 30 * minute },
    confirm: { initialMs: 1_000, factor: 2, maxMs: 5 * minute, attempts: 20, timeoutMs: 2 * minute },
  },
  run: async (run, { task, ...which }) => {
    if (task === 'fetch') {
      const { arrived } = await run.activities.fetch(which);
      // The person is told here that the file has come: there it is only told as well.
      if (arrived) await run.activities.confirm(which).catch(() => null);
      return null;
    }
    if (task === 'undo') {
      await eachPage((asked) => run.activities.takeBack({ ...which, ...asked }));
      return null;
    }
    let brought: BroughtPage = { next: 0, isOver: false };
    while (brought.next !== null) brought = await run.activities.bring({ ...which, page: brought.next });
    if (!brought.isOver) return null;
    const { understand, fetched: thoughts } = await run.activities.end(which);
    if (thoughts !== undefined) await run.activities.confirm({ ...which, thoughts }).catch(() => null);
    if (understand) await eachPage((asked) => run.activities.understand({ ...which, ...asked }));
    return null;
  },
});
