import type { Language } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { Dexie, type Table } from 'dexie';
import type { OutboxState } from './outbox-view.ts';

type Queued = Readonly<{
  /** Its turn: the queue is emptied in this order. */
  place?: number;
  thoughtId: string;
  userId: string;
  occurredAt: string;
  timeZone: string;
  state: OutboxState;
  tries: number;
  problem?: Readonly<{ code: string; status: number }>;
  /** Of the server's receipt, once it has one. */
  position?: number;
}>;
export type WrittenRow = Queued & Readonly<{ kind: 'written'; content: string; language: Language }>;
export type SpokenRow = Queued &
  Readonly<{
    kind: 'spoken';
    recordingId: string;
    durationMs: number;
    chunks: number;
    sha256: string;
    language: Language;
  }>;
/** « Annuler » on a thought that may already have left: it is deleted in its turn, under a key of its own. */
export type WithdrawalRow = Queued & Readonly<{ kind: 'withdrawal'; key: string }>;
export type QueueRow = WrittenRow | SpokenRow | WithdrawalRow;
/** As read back: it has its place. */
export type PlacedRow = QueueRow & Readonly<{ place: number }>;

/** `open`: being spoken, or found so after a crash. `importing`: a file being copied; worthless until whole. `discarded`: thrown away, can still be undone. `sealed`: the outbox has it. */
export type RecordingStatus = 'open' | 'importing' | 'discarded' | 'sealed';
export type RecordingRow = Readonly<{
  recordingId: string;
  thoughtId: string;
  userId: string;
  mimeType: string;
  language: Language;
  occurredAt: string;
  timeZone: string;
  status: RecordingStatus;
  chunks: number;
  bytes: number;
  /** Without the pauses; 0 for an imported file. */
  durationMs: number;
  /** How many chunks, counted from the first, the server has confirmed. */
  receivedChunks: number;
}>;

/** `untilMs`: how much was said when this chunk ended. */
export type ChunkRow = Readonly<{
  recordingId: string;
  seq: number;
  data: Uint8Array<ArrayBuffer>;
  sha256: string;
  untilMs: number;
}>;

export type DeviceDb = Dexie &
  Readonly<{
    queue: Table<PlacedRow, number, QueueRow>;
    recordings: Table<RecordingRow, string>;
    chunks: Table<ChunkRow, [string, number]>;
  }>;

/** What this device keeps until the server has it: never shared between persons, always asked for by `userId`. */
export const openDeviceDb = (name = 'ecrin'): DeviceDb => {
  const db = new Dexie(name) as DeviceDb;
  db.version(1).stores({
    queue: '++place, thoughtId, userId',
    recordings: 'recordingId, userId',
    chunks: '[recordingId+seq]',
  });
  return db;
};
