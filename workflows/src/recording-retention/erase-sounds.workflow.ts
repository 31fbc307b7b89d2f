import { defineWorkflow, type Run } from '@ecrin/platform/workflows/workflow.ts';
import { restartAfterFault } from '#restart-after-fault.ts';
import type { EraseSoundsActivities } from './erase-sounds.activities.ts';
import type { EraseSoundsInput, EraseSoundsOutcome, SweepPlace } from './erase-sounds.input.ts';

const minute = 60_000;
const dayMs = 86_400_000;
/** Pages of one run: its history stays short, however many sounds there are. */
const pagesPerRun = 50;

const firstPlace: SweepPlace = { phase: 'due', cursor: null };
const nextNight = (at: string): string => new Date(Date.parse(at) + dayMs).toISOString();

const nextPlace = (phase: SweepPlace['phase'], cursor: string | null): SweepPlace | null => {
  if (cursor !== null) return { phase, cursor };
  return phase === 'due' ? { phase: 'erased', cursor: null } : null;
};

type Sweep = Run<EraseSoundsActivities, never, EraseSoundsInput>;

/** One page; null: another rule holds. */
const sweepPage = async (
  { activities }: Sweep,
  { change, at }: Pick<EraseSoundsInput, 'change' | 'at'>,
  place: SweepPlace,
): Promise<Readonly<{ next: SweepPlace | null }> | null> => {
  const page = await activities.list({ change, at, ...place });
  if (page === null) return null;
  const its = { change, at, sounds: page.sounds };
  if (page.sounds.length > 0) await (place.phase === 'due' ? activities.erase(its) : activities.deleteFiles(its));
  return { next: nextPlace(place.phase, page.next) };
};

/** Each night, for as long as its rule holds: erases the sounds that were kept long enough, and looks whether a file was left. */
export const eraseSounds = defineWorkflow<EraseSoundsInput, EraseSoundsOutcome, EraseSoundsActivities>({
  name: 'erase-sounds',
  retries: { '*': { initialMs: 1_000, factor: 2, maxMs: 5 * minute, attempts: 10_000, timeoutMs: 30 * minute } },
  run: restartAfterFault<EraseSoundsInput, EraseSoundsOutcome, EraseSoundsActivities, never>(async (run, input) => {
    const { change, at } = input;
    if (input.place === null) await run.sleepUntil(at);
    let place = input.place ?? firstPlace;
    for (let pages = 0; pages < pagesPerRun; pages += 1) {
      const swept = await sweepPage(run, input, place);
      if (swept === null) return 'over';
      if (swept.next === null) return run.continueAsNew({ change, at: nextNight(at), place: null });
      place = swept.next;
    }
    return run.continueAsNew({ change, at, place });
  }),
});
