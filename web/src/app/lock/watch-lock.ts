import { deviceStorage, tabStorage } from '@ecrin/ui/storage/device-storage.ts';
import { isRecorderBusy, readRecorder } from '#features/capture/recorder/recorder-store.ts';
import { createAwayWatch } from '#lib/lock/away.ts';
import { isClosed, noteClosed, readLock } from '#lib/lock/lock-record.ts';
import { tellWorker } from '#lib/lock/lock.ts';
import { openLock, unsealPage } from '#lib/lock/page-seal.ts';
import { hearTabs, tellTabs } from '#lib/lock/tab-channel.ts';
import { onSessionChange, storedUserId } from '#lib/session/session.ts';

const hereKey = 'lock-here';
/** The time of being here is noted no more often than that, in ms: it is written for the other tabs. */
const noteEveryMs = 5_000;
const minuteMs = 60_000;
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Where the person was is kept, sealed, for when it is opened again in this tab. */
export const returnKey = 'returnTo';

/** Nothing of the page is left: not what it shows, nor, as it begins anew, what it had in memory. */
const leavePage = (to: string): void => {
  document.body.replaceChildren();
  document.title = 'Écrin';
  location.replace(to);
};

const lockPage = (userId: string): void => {
  noteClosed(userId);
  tabStorage.setItem(returnKey, location.pathname + location.search + location.hash);
  void tellWorker(readLock(userId), true);
  leavePage('/app');
};

/** Locks this page and every other one at once. */
export const lockNow = (userId: string): void => {
  tellTabs({ says: 'lock', userId });
  lockPage(userId);
};

/** A recording that runs is not cut off. */
const isRecording = () => isRecorderBusy(readRecorder());

const after = (ms: number, call: () => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** Behind this element is all that is shown, also what a system shows in its list of apps. */
const hidePage = (hidden: boolean): void => {
  document.body.hidden = hidden;
};

const now = () => Date.now();

const watchPresence = (userId: string, signal: AbortSignal): void => {
  let notedAt = 0;
  const noteHere = () => {
    if (now() - notedAt < noteEveryMs) return;
    notedAt = now();
    deviceStorage.setItem(hereKey, String(notedAt));
  };
  const watch = createAwayWatch({
    afterMs: () => (readLock(userId)?.after ?? 0) * minuteMs,
    now,
    lastHere: () => Math.max(notedAt, Number(deviceStorage.getItem(hereKey))),
    noteHere,
    isBusy: isRecording,
    hide: hidePage,
    lock: () => lockNow(userId),
    after,
  });
  for (const touch of touches) addEventListener(touch, watch.touched, { signal, passive: true });
  const seen = () => {
    // Locked in another tab while this one was asleep.
    if (isClosed(userId)) return lockPage(userId);
    return document.visibilityState === 'hidden' ? watch.leave() : watch.comeBack();
  };
  document.addEventListener('visibilitychange', seen, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && seen(), { signal });
  signal.addEventListener('abort', watch.end);
  // Whoever has just unlocked it is here.
  noteHere();
  watch.comeBack();
};

/** While it is unlocked: it locks in time, hands its keys to new tabs, and follows what the other tabs do. */
export const watchLock = (userId: string): void => {
  const over = new AbortController();
  watchPresence(userId, over.signal);
  const stopHearing = hearTabs(userId, ({ says }) => {
    const open = openLock();
    if (says === 'lock') lockPage(userId);
    if (says === 'ask' && open && !isClosed(userId)) tellTabs({ says: 'keys', userId, open });
    if (says === 'off' && open) {
      unsealPage(open);
      end();
    }
  });
  const end = () => {
    over.abort();
    stopHearing();
    hidePage(false);
  };
  stopWatching = end;
  // Whoever signs in next gets nothing of this page's memory.
  onSessionChange(() => storedUserId() !== userId && void tellWorker(null, false).then(() => leavePage('/')));
};

let stopWatching = () => {};
/** Once the lock is off. */
export const unwatchLock = (): void => stopWatching();
