import { setTimeout as delay } from 'node:timers/promises';

/** Resolves after `ms`, or as soon as the signal is aborted: whoever waits looks at the signal next. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal }).catch(() => undefined);
