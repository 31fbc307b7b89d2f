import { readRunning, type ExecuteOrbServices } from './orb-run-step.ts';

/** How often it is looked whether the person has stopped the run, in ms. */
const lookMs = 1_000;

export const watchStopped = (services: Pick<ExecuteOrbServices, 'events'>, runId: string) => {
  const stopped = new AbortController();
  const timer = setInterval(() => {
    readRunning(services, runId).then(
      (run) => run ?? stopped.abort(new Error('the run was stopped')),
      () => undefined,
    );
  }, lookMs);
  return { signal: stopped.signal, end: () => clearInterval(timer) };
};
