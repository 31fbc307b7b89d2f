import { recordPosition } from '@ecrin/browser/api/read-position.ts';
import { liveQuery } from 'dexie';
import { api } from '../api/api.ts';
import { store as pageStore } from '../api/store.ts';
import { onSessionChange, storedUserId } from '../session/session.ts';
import { clearReceived, isInReadModel } from './clear-received.ts';
import { deliver } from './deliver.ts';
import { openDeviceDb, type WithdrawalRow } from './device-db.ts';
import { newId, random, requestPersistentStorage } from './device-environment.ts';
import { createKeepOrSend } from './keep-or-send.ts';
import { drainOutbox, type DrainEnd, createOutboxRunner } from './outbox-runner.ts';
import { createOutboxStore } from './outbox-store.ts';
import { showOutbox } from './outbox-view.ts';
import { positionIn } from './outcome.ts';
import { createPictureStore } from './picture-store.ts';
import { createRecordingStore } from './recording-store.ts';
import { sendAs } from './send.ts';
import { withTabLock } from './tab-locks.ts';

export { newId, thisMoment } from './device-environment.ts';

const db = openDeviceDb();
export const store = createOutboxStore(db);
export const recordings = createRecordingStore(db);
export const pictures = createPictureStore(db);

/** Nothing of one person stays here. */
export const forget = async (userId: string): Promise<void> => {
  await store.forget(userId);
  await recordings.forget(userId);
  await pictures.forget(userId);
};

/** « Annuler »: a thought with its pictures, in one step. */
export const withdraw = (thoughtId: string, row: WithdrawalRow) =>
  db.transaction('rw', db.queue, db.pictures, db.pictureFiles, async () => {
    await pictures.takeBack(thoughtId, newId);
    await store.withdraw(thoughtId, row);
  });

/** Lists on screen are loaded again; a moment later they contain it. */
const showLists = async () => {
  pageStore.dispatch(api.util.invalidateTags([{ type: 'ThoughtCard', id: 'LIST' }, 'ThoughtCounts']));
  await Promise.all(pageStore.dispatch(api.util.getRunningQueriesThunk()));
};

/** For a device whose browser keeps nothing. */
export const keepOrSend = createKeepOrSend({
  deliver: (row) => deliver({ recordings, pictures, send: sendAs(row.userId) }, row),
  onSent: (row, body) =>
    void (
      row.kind === 'withdrawal'
        ? showLists()
        : isInReadModel(sendAs(row.userId), { ...row, position: positionIn(body) }).then(showLists)
    ).catch(() => {}),
});

const after = (ms: number, call: () => void) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** A thought can be taken back for so long, with its pictures. */
const undoMs = 10_000;

const drainAs = async (userId: string): Promise<DrainEnd> => {
  const send = sendAs(userId);
  const ended = await drainOutbox({ store, userId, deliver: (row) => deliver({ recordings, pictures, send }, row) });
  await clearReceived({ store, send, showLists }, userId);
  const dropReceived = () => pictures.dropReceived(userId, Date.now() - undoMs);
  await dropReceived();
  if (ended.delivered > 0) after(undoMs, () => void dropReceived().catch(() => {}));
  if (ended.end.kind === 'later') requestPersistentStorage();
  return ended;
};

/** A device whose own storage fails is retried like a server that is down. */
const storageUnavailable = (): DrainEnd => ({ delivered: 0, end: { kind: 'later', status: 0 } });

const drain = async (): Promise<DrainEnd> => {
  const userId = storedUserId();
  if (userId === null) return { delivered: 0, end: { kind: 'sign-in' } };
  return withTabLock('ecrin-outbox', () => drainAs(userId)).catch(storageUnavailable);
};

/** Something was added, or the server may be back: try now. */
export const { wake } = createOutboxRunner({ drain, after, random: random });

/** What was sent before this page was opened, or by another tab, is waited for as what this page wrote. */
const itemsOf = async (userId: string) => {
  for (const { position = 0 } of await store.received(userId)) recordPosition(position);
  return store.items(userId);
};

const showOwnItems = () => {
  const userId = storedUserId();
  if (userId === null) return showOutbox([]);
  return liveQuery(() => itemsOf(userId)).subscribe({ next: showOutbox, error: () => showOutbox([]) });
};

const start = () => {
  let shown = showOwnItems();
  onSessionChange(() => {
    shown?.unsubscribe();
    shown = showOwnItems();
    void wake();
  });
  addEventListener('online', () => void wake());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void wake());
  void wake();
};
start();
