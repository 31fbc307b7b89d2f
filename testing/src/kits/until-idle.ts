import { setTimeout as pause } from 'node:timers/promises';

type State = Readonly<{
  workflows: Readonly<{ running: number }> | null;
  projections: readonly Readonly<{ behind: number | null }>[];
}>;

/** Waits until a server runs no workflow and its models include every event, asked several times: an event may start the next workflow. */
export const untilIdle = async (url: string): Promise<void> => {
  for (let idle = 0; idle < 3;) {
    await pause(200);
    const state = (await (await fetch(`${url}/readyz`)).json()) as State;
    const isIdle = state.workflows?.running === 0 && state.projections.every(({ behind }) => behind === 0);
    idle = isIdle ? idle + 1 : 0;
  }
};
