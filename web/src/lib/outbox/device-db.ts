import type { Language } from '@ecrin/domain/kernel/language.ts';
import { Dexie, type Table } from 'dexie';
import type { OutboxState } from './outbox-view.ts';
import { sealedTables } from './sealed-tables.ts';

type Queued = Readonly<{
  /** The queue is sent in this order. */
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
/** `answering`: the question of another thought that it answers. */
export type WrittenRow = Queued &
  Readonly<{
    kind: 'written';
    content: string;
    language: Language;
    /** Those it is kept with, in their order. */
    pictures?: readonly string[];
    answering?: Readonly<{ questionOf: string; question: string }>;
  }>;
export type SpokenRow = Queued &
  Readonly<{
    kind: 'spoken';
    recordingId: string;
    durationMs: number;
    chunks: number;
    sha256: string;
    language: Language;
    /** The thought it is added to; `thoughtId` is its own, should that one take no more. */
    appendTo?: string;
    /** Why it became a thought of its own: the problem code of the refusal. */
    keptApart?: string;
  }>;
/** « Annuler » on a thought that may already have been sent: the deletion is queued under its own key. */
export type WithdrawalRow = Queued & Readonly<{ kind: 'withdrawal'; key: string }>;
/** One picture; `thoughtId` is its own id, `appendTo` the thought it belongs to. */
export type PictureQueueRow = Queued & Readonly<{ kind: 'picture'; appendTo: string }>;
export type QueueRow = WrittenRow | SpokenRow | PictureQueueRow | WithdrawalRow;
/** A stored row, with its place. */
export type PlacedRow = QueueRow & Readonly<{ place: number }>;

/** `open`: being recorded, or left so by a crash. `importing`: a file being copied, useless until complete. `discarded`: can still be restored. `sealed`: in the outbox. */
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
  /** The thought it is added to, see `SpokenRow`. */
  appendTo?: string;
  /** How many chunks, counted from the first, the server has confirmed. */
  receivedChunks: number;
}>;

/** `untilMs`: length of the recording at the end of this chunk. */
export type ChunkRow = Readonly<{
  recordingId: string;
  seq: number;
  data: Uint8Array<ArrayBuffer>;
  sha256: string;
  untilMs: number;
}>;

/** `draft`: chosen, and not yet kept. `discarded`: can still be restored. `queued`: of a thought that is kept. `received`: the server has it; kept here for as long as it can be undone. */
export type PictureStatus = 'draft' | 'discarded' | 'queued' | 'received';
export type PictureRow = Readonly<{
  pictureId: string;
  userId: string;
  /** '' while it is a draft. */
  thoughtId: string;
  /** Of the chosen ones, the earlier first. */
  place: number;
  mimeType: string;
  bytes: number;
  /** In pixels, as it is seen; 0 where this browser cannot show it. */
  width: number;
  height: number;
  /** What it shows, in the person's words; '' without. */
  alt: string;
  /** What the camera wrote into it is kept, the place included. */
  keepsMetadata: boolean;
  sha256: string;
  status: PictureStatus;
  /** How many chunks, counted from the first, the server has confirmed. */
  receivedChunks: number;
  /** When the server had it, in ms since 1970; 0 before. */
  receivedAt: number;
}>;
/** Apart from the row, so that what shows the chosen ones reads no file. */
export type PictureFileRow = Readonly<{ pictureId: string; data: Uint8Array<ArrayBuffer> }>;

export type DeviceDb = Dexie &
  Readonly<{
    queue: Table<PlacedRow, number, QueueRow>;
    recordings: Table<RecordingRow, string>;
    chunks: Table<ChunkRow, [string, number]>;
    pictures: Table<PictureRow, string>;
    pictureFiles: Table<PictureFileRow, string>;
  }>;

/** Rows as they are stored, sealed or not. */
export const openStoredDb = (name = 'ecrin'): DeviceDb => {
  const db = new Dexie(name) as DeviceDb;
  db.version(1).stores({
    queue: '++place, thoughtId, userId',
    recordings: 'recordingId, userId',
    chunks: '[recordingId+seq]',
  });
  db.version(2).stores({ pictures: 'pictureId, userId, thoughtId', pictureFiles: 'pictureId' });
  return db;
};

/** What this device stores until the server has it, sealed while a lock is on; always queried by `userId`, so that accounts stay apart. */
export const openDeviceDb = (name = 'ecrin'): DeviceDb => {
  const db = openStoredDb(name);
  db.use(sealedTables);
  return db;
};
