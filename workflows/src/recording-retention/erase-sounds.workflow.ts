import { defineWorkflow } from '@ecrin/platform/workflows/workflow.ts';
import { restartAfterFault } from '#restart-after-fault.ts';
import type { EraseSoundsActivities } from './erase-sounds.activities.ts';
import type { EraseSoundsInput, EraseSoundsOutcome, SweepPlace } from './erase-sounds.input.ts';

const minute = 60_000;
const dayMs = 86_400_000;
/** Pages of one run: its history stays short, however many sounds there are. */
const pagesPerRun = 50;

const nextPlace = (phase: SweepPlace['phase'], cursor: string | null): SweepPlace | null => {
  if (cursor !== null) return { phase, cursor };
  return phase === 'due' ? { phase: 'erased', cursor: null } : null;
};

/** Each night, for as long as its rule holds: erases the sounds that were kept long enough, and looks whether a file was left. */
export const eraseSounds = defineWorkflow<EraseSoundsInput, EraseSoundsOutcome, EraseSoundsActivities>({
  name: 'erase-sounds',
  retries: { '*': { initialMs: 1_000, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: 30 * minute } },
  run: restartAfterFault<EraseSoundsInput, EraseSoundsOutcome, EraseSoundsActivities, never>(
    async (run, { change, at, place: begun }) => {
      if (begun === null) await run.sleepUntil(at);
      let place: SweepPlace | null = begun ?? { phase: 'due', cursor: null };
      for (let pages = 0; place !== null && pages < pagesPerRun; pages += 1) {
        const { phase }: SweepPlace = place;
        const page = await run.activities.list({ change, at, ...place });
        if (page === null) return 'over';
        const its = { change, at, sounds: page.sounds };
        if (page.sounds.length > 0)
          await (phase === 'due' ? run.activities.erase(its) : run.activities.deleteFiles(its));
        place = nextPlace(phase, page.next);
      }
      return place === null
        ? run.continueAsNew({ change, at: new Date(Date.parse(at) + dayMs).toISOString(), place: null })
        : run.continueAsNew({ change, at, place });
    },
  ),
});
