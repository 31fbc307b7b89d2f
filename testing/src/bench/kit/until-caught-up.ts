import { setTimeout as pause } from 'node:timers/promises';
import { progress } from './progress.ts';

type State = Readonly<{ projections: readonly Readonly<{ behind: number | null }>[] }>;

/** Waits until the read models of a server include every event; tells now and then how many are missing. */
export const untilCaughtUp = async (url: string): Promise<void> => {
  for (let waited = 0; ; waited += 1) {
    const { projections } = (await (await fetch(`${url}/readyz`)).json()) as State;
    const behind = Math.max(0, ...projections.map((one) => one.behind ?? Number.POSITIVE_INFINITY));
    if (behind === 0) return;
    if (waited % 20 === 19) progress(`the slowest read model is ${behind} events behind`);
    await pause(500);
  }
};
