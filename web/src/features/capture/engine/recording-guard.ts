import { heldLocks, holdLock } from '#lib/outbox/tab-locks.ts';

const lockPrefix = 'ecrin-recording-';
export const recordingLockName = (recordingId: string): string => lockPrefix + recordingId;

/** Whether any tab of this device is recording, or taking a file in. */
export const isRecordingInAnyTab = async (): Promise<boolean> =>
  [...(await heldLocks())].some((name) => name.startsWith(lockPrefix));

const keepScreenAwake = (signal: AbortSignal) => {
  const ask = () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused on a low battery: the recording goes on, only the screen may sleep.
    void navigator.wakeLock.request('screen').then(
      (lock) => signal.addEventListener('abort', () => void lock.release()),
      () => {},
    );
  };
  document.addEventListener('visibilitychange', ask, { signal });
  ask();
};

/** The screen stays on and leaving the page is asked about, until what it answers is called. */
export const guardPage = (flush: () => void): (() => void) => {
  const over = new AbortController();
  const { signal } = over;
  keepScreenAwake(signal);
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  addEventListener('pagehide', flush, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush(), { signal });
  return () => over.abort();
};

/** Tells other tabs that this recording is alive and not to be recovered. */
export const lockRecording = (recordingId: string): (() => void) => holdLock(recordingLockName(recordingId));
