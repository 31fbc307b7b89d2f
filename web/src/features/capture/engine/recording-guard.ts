import { heldLocks, holdLock } from '#lib/outbox/tab-locks.ts';

const lockPrefix = 'ecrin-recording-';
export const recordingLockName = (recordingId: string): string => lockPrefix + recordingId;

/** Whether any tab of this device is recording, or importing a file. */
export const isRecordingInAnyTab = async (): Promise<boolean> =>
  [...(await heldLocks())].some((name) => name.startsWith(lockPrefix));

const keepScreenAwake = (signal: AbortSignal) => {
  const ask = () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused on a low battery: the recording continues, only the screen may turn off.
    void navigator.wakeLock.request('screen').then(
      (lock) => signal.addEventListener('abort', () => void lock.release()),
      () => {},
    );
  };
  document.addEventListener('visibilitychange', ask, { signal });
  ask();
};

/** Keeps the screen on and asks before leaving the page, until the returned function is called. */
export const guardPage = (flush: () => void): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  keepScreenAwake(signal);
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  addEventListener('pagehide', flush, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), { signal });
  return () => over.abort();
};

/** Tells other tabs that this recording is active and not to be recovered. */
export const lockRecording = (recordingId: string): (() => void) => holdLock(recordingLockName(recordingId));
