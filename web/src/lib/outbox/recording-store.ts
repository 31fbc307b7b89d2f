import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ChunkRow, DeviceDb, RecordingRow } from './device-db.ts';

/** In hex. */
export const sha256Of = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** SHA-256 computed incrementally: SubtleCrypto would need the whole recording in memory. */
const sha256OfPieces = async (pieces: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = sha256.create();
  for await (const piece of pieces) hash.update(piece);
  return bytesToHex(hash.digest());
};

type NewRecording = Pick<
  RecordingRow,
  'recordingId' | 'thoughtId' | 'userId' | 'mimeType' | 'language' | 'occurredAt' | 'timeZone' | 'appendTo'
>;
export type NewChunk = Readonly<{ recordingId: string; data: Uint8Array<ArrayBuffer>; untilMs: number }>;

const emptyTotals = { chunks: 0, bytes: 0, durationMs: 0, receivedChunks: 0 } as const;

const soundIn = (db: DeviceDb) => {
  const chunk = (recordingId: string, seq: number) => db.chunks.get([recordingId, seq]);
  const chunksOf = (recordingId: string) =>
    db.chunks.where('[recordingId+seq]').between([recordingId, 0], [recordingId, Infinity]);
  const pieces = async function* (recordingId: string) {
    for (let seq = 0; ; seq += 1) {
      const row: ChunkRow | undefined = await chunk(recordingId, seq);
      if (!row) return;
      yield row.data;
    }
  };
  return { chunk, chunksOf, pieces };
};

const addChunkTo =
  (db: DeviceDb) =>
  ({ recordingId, data, untilMs }: NewChunk) =>
    db.transaction('rw', db.recordings, db.chunks, async () => {
      const recording = await db.recordings.get(recordingId);
      if (!recording) throw new Error('The recording is no longer on this device');
      const { chunks: seq, bytes } = recording;
      await db.chunks.add({ recordingId, seq, data, sha256: sha256Of(data), untilMs });
      await db.recordings.put({ ...recording, chunks: seq + 1, bytes: bytes + data.byteLength, durationMs: untilMs });
    });

const queueSealed = (db: DeviceDb, recordingId: string, sha256: string) =>
  db.transaction('rw', db.recordings, db.queue, async () => {
    const recording = await db.recordings.get(recordingId);
    if (!recording || recording.chunks === 0) return false;
    if (recording.status === 'sealed') return true;
    const { thoughtId, userId, occurredAt, timeZone, language, durationMs, chunks, appendTo } = recording;
    await db.recordings.put({ ...recording, status: 'sealed' });
    await db.queue.add({
      kind: 'spoken',
      recordingId,
      thoughtId,
      userId,
      occurredAt,
      timeZone,
      language,
      durationMs,
      chunks,
      sha256,
      ...(appendTo === undefined ? {} : { appendTo }),
      state: 'waiting',
      tries: 0,
    });
    return true;
  });

/** Recordings on this device, in chunks. Writes throw what IndexedDB throws (`QuotaExceededError` when it is full). */
export const createRecordingStore = (db: DeviceDb) => {
  const { chunk, chunksOf, pieces } = soundIn(db);
  const drop = (recordingId: string) =>
    db.transaction('rw', db.recordings, db.chunks, async () => {
      await chunksOf(recordingId).delete();
      await db.recordings.delete(recordingId);
    });
  return {
    get: (recordingId: string) => db.recordings.get(recordingId),
    open: (recording: NewRecording, status: 'open' | 'importing' = 'open') =>
      db.recordings.add({ ...recording, ...emptyTotals, status }),
    chunk,
    /** Stores the chunk, its number and hash, and the recording's new totals in one transaction. */
    addChunk: addChunkTo(db),

    noteReceived: (recordingId: string, receivedChunks: number) =>
      db.recordings.update(recordingId, { receivedChunks }),
    setLanguage: (recordingId: string, language: RecordingRow['language']) =>
      db.recordings.update(recordingId, { language }),
    discard: (recordingId: string) => db.recordings.update(recordingId, { status: 'discarded' }),
    restore: (recordingId: string) => db.recordings.update(recordingId, { status: 'open' }),

    /** Hands the recording to the outbox; idempotent. False when there is no audio. */
    seal: async (recordingId: string): Promise<boolean> =>
      queueSealed(db, recordingId, await sha256OfPieces(pieces(recordingId))),

    unsealed: async (userId: string) =>
      (await db.recordings.where('userId').equals(userId).toArray()).filter(({ status }) => status !== 'sealed'),

    sound: async (recordingId: string, mimeType: string): Promise<Blob> => {
      const rows = await chunksOf(recordingId).toArray();
      return new Blob(
        rows.map(({ data }) => data),
        { type: mimeType },
      );
    },

    drop,

    /** All of one person’s, whatever their state. */
    forget: async (userId: string): Promise<void> => {
      const ids = await db.recordings.where('userId').equals(userId).primaryKeys();
      for (const recordingId of ids) await drop(recordingId);
    },
  };
};
export type RecordingStore = ReturnType<typeof createRecordingStore>;
