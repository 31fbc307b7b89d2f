import type { WriteThoughtRequest } from '@ecrin/contracts/thought/thought-requests.ts';
import type { Language } from '@ecrin/domain/kernel/language.ts';
import { useEffect } from 'react';
import { whenIdle } from '../page/when-idle.ts';
import { storedUserId } from '../session/session.ts';
import { hadUnsent, useOutboxItems, type OutboxItem } from './outbox-view.ts';
import type { StorageFault } from './storage-fault.ts';

export type { OutboxItem } from './outbox-view.ts';

/** Storage and sending load after the first paint, in one chunk: saving a thought must not need the network. */
const engine = () => import('./outbox-engine.ts');

/** The signed-in person's thoughts the read model may not have yet, oldest first. Leave out those the list already shows (same `thoughtId`). */
export const useOutbox = (): readonly OutboxItem[] => {
  useEffect(() => {
    // What waits here belongs on the screen; with nothing to send, the screen is drawn first.
    const drawn = hadUnsent() ? Promise.resolve() : whenIdle();
    drawn.then(engine).catch(() => {});
  }, []);
  return useOutboxItems();
};

/** `sent`: why this device keeps nothing, so that the server was sent it at once; null: it is stored here. */
export type KeptThought = Readonly<{ thoughtId: string; sent: StorageFault | null }>;

/** `answering`: the question it answers. `pictures`: with those that were chosen. */
type NewThought = Readonly<{ answering?: WriteThoughtRequest['answering']; pictures?: boolean }>;

/** Stores a written thought on this device, then sends it when possible. Rejects with what the storage threw when neither works. */
export const storeWrittenThought = async (
  content: string,
  language: Language,
  { answering, pictures = false }: NewThought = {},
): Promise<KeptThought> => {
  const { store, pictures: kept, keepOrSend, wake, newId, thisMoment } = await engine();
  const userId = storedUserId();
  if (userId === null) throw new Error('Nobody is signed in');
  const thoughtId = newId();
  const row = {
    kind: 'written',
    thoughtId,
    userId,
    content,
    language,
    ...(answering && { answering }),
    ...thisMoment(),
    state: 'waiting',
    tries: 0,
  } as const;
  const sent = await keepOrSend(row, () => (pictures ? kept.keepWith(row) : store.add(row)));
  void wake();
  return { thoughtId, sent };
};

/** « Annuler » just after saving: the thought is not sent, or is deleted on the server. */
export const withdrawThought = async (thoughtId: string): Promise<void> => {
  const { withdraw, keepOrSend, wake, newId, thisMoment } = await engine();
  const userId = storedUserId();
  if (userId === null) return;
  const row = {
    kind: 'withdrawal',
    key: newId(),
    thoughtId,
    userId,
    ...thisMoment(),
    state: 'waiting',
    tries: 0,
  } as const;
  await keepOrSend(row, () => withdraw(thoughtId, row));
  void wake();
};

/** A refused thought waits again at its place in the queue. */
export const retryOutboxItem = async (thoughtId: string): Promise<void> => {
  const { store, wake } = await engine();
  await store.retry(thoughtId);
  void wake();
};

/** Discards a refused thought and its audio, or a refused picture. */
export const discardOutboxItem = async (thoughtId: string): Promise<void> => {
  const { store, recordings, pictures } = await engine();
  const row = await store.rowOf(thoughtId);
  if (row?.kind === 'spoken') await recordings.drop(row.recordingId);
  const own = row?.kind === 'picture' ? [thoughtId] : (await pictures.ofThought(thoughtId)).map((one) => one.pictureId);
  await pictures.drop(own);
  if (row) await store.remove(row.place);
};

/** A recording or a picture on this device; null once it was deleted. */
export const fileOnDevice = async (thoughtId: string): Promise<Blob | null> => {
  const { store, recordings, pictures } = await engine();
  const row = await store.rowOf(thoughtId);
  if (row?.kind === 'picture') return pictures.blob(thoughtId);
  const recording = row?.kind === 'spoken' ? await recordings.get(row.recordingId) : undefined;
  return recording ? recordings.sound(recording.recordingId, recording.mimeType) : null;
};
