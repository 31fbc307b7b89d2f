import { backoffMs } from './backoff.ts';
import type { DrainEnd } from './drain-outbox.ts';

export type OutboxRunnerOptions = Readonly<{
  drain: () => Promise<DrainEnd>;
  /** Calls once after so many ms; what it returns calls it off. */
  after: (ms: number, call: () => void) => () => void;
  random: () => number;
}>;

const noTimer = () => {};

/** One drain at a time in this tab. A wake during a drain is remembered; a server that is away is asked again, less and less often. */
export const createOutboxRunner = ({ drain, after, random }: OutboxRunnerOptions) => {
  let running = false;
  let wokenMeanwhile = false;
  let failures = 0;
  let callOff = noTimer;

  const afterDrain = ({ delivered, end }: DrainEnd, wake: () => Promise<void>) => {
    if (delivered > 0 || end.kind !== 'later') failures = 0;
    if (end.kind !== 'later') return;
    callOff = after(end.afterMs ?? backoffMs(failures, random()), () => void wake());
    failures += 1;
  };

  const wake = async (): Promise<void> => {
    callOff();
    wokenMeanwhile = true;
    if (running) return;
    running = true;
    try {
      while (wokenMeanwhile) {
        wokenMeanwhile = false;
        callOff();
        afterDrain(await drain(), wake);
      }
    } finally {
      running = false;
    }
  };
  return { wake };
};
