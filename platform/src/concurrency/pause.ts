import { setTimeout as delay } from 'node:timers/promises';

/** Resolves after `ms`, or as soon as the signal is aborted: the caller checks the signal next. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal }).catch(() => undefined);
