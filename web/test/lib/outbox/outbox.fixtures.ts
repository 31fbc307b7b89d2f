import 'fake-indexeddb/auto';
import { openDeviceDb, type QueueRow, type WrittenRow } from '#lib/outbox/device-db.ts';
import { createOutboxStore } from '#lib/outbox/outbox-store.ts';
import type { Call, Reply, Send } from '#lib/outbox/outcome.ts';
import { createPictureStore } from '#lib/outbox/picture-store.ts';
import { createRecordingStore } from '#lib/outbox/recording-store.ts';

let databases = 0;

/** A device of its own, empty. */
export const newDevice = () => {
  databases += 1;
  const db = openDeviceDb(`device-${databases}`);
  return {
    db,
    store: createOutboxStore(db),
    recordings: createRecordingStore(db),
    pictures: createPictureStore(db),
  };
};

export const camille = '0193c000-0000-7000-8000-00000000000a';
export const somebodyElse = '0193c000-0000-7000-8000-00000000000b';
const moment = { occurredAt: '2026-11-18T19:04:00.000Z', timeZone: 'Europe/Paris' };

export const written = (thoughtId: string, more: Partial<WrittenRow> = {}): WrittenRow => ({
  kind: 'written',
  thoughtId,
  userId: camille,
  content: `Pensée ${thoughtId}`,
  language: 'fr',
  state: 'waiting',
  tries: 0,
  ...moment,
  ...more,
});
export const withdrawalOf = (thoughtId: string): QueueRow => ({
  kind: 'withdrawal',
  key: `undo-${thoughtId}`,
  thoughtId,
  userId: camille,
  state: 'waiting',
  tries: 0,
  ...moment,
});
export const recordingOf = (recordingId: string) => ({
  recordingId,
  thoughtId: `thought-${recordingId}`,
  userId: camille,
  mimeType: 'audio/webm;codecs=opus',
  language: 'fr' as const,
  ...moment,
});
export const bytes = (...values: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values);

/** A server with scripted answers that records its calls. */
export const scripted = (answer: (call: Call, nth: number) => Partial<Reply>) => {
  const calls: Call[] = [];
  const send: Send = async (call) => {
    calls.push(call);
    return { status: 200, body: { position: calls.length }, ...answer(call, calls.length) };
  };
  return { send, calls };
};
