import { createHash } from 'node:crypto';
import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { soundHeadBytes } from '@ecrin/contracts/recording/inspect-sound.ts';
import { audioBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import { inspectSoundHead } from '@ecrin/platform/audio/inspect-sound-head.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { SealServices } from '#upload/finish-seal.ts';
import type { PendingSeal } from '#upload/pending-seals.ts';
import { sealOnce } from '#upload/seal-once.ts';
import { concatChunks, namesOfChunks } from '#upload/stored-chunks.ts';
import { findStoredThoughtAudio } from './thought-audio.ts';

type Stored = Readonly<{ format: string; bytes: number }>;
type Refused = Readonly<{ refused: ProblemCode }>;

/** `signal`: aborted when the caller disconnects. */
type Seal = Readonly<{ pending: PendingSeal; chunks: number; signal: AbortSignal }>;
type ToProve = Readonly<{ clientId: string; names: readonly string[]; sha256: string; signal: AbortSignal }>;

/** Joins the chunks into the thought's audio, once their hash matches the device's. If that was done before, returns the same answer. */
export const storeRecording = async (
  { blobs, pendingSeals, events }: SealServices,
  seal: Seal,
): Promise<Stored | Refused> => {
  const { pending } = seal;
  const { ownerId: clientId, thoughtId, sha256 } = pending;
  const name = audioBlobName({ thoughtId, sha256 });
  return sealOnce<Stored>(pendingSeals, pending, {
    findSealed: () => findStoredThoughtAudio(events, { clientId, thoughtId, name }),
    store: () => joinChunks(blobs, seal, name),
  });
};

const joinChunks = async (
  blobs: SealedBlobs,
  { pending: { ownerId: clientId, recordingId, sha256 }, chunks, signal }: Seal,
  name: string,
): Promise<Stored | Refused> => {
  const names = await namesOfChunks(blobs, { ownerId: clientId, uploadId: recordingId, chunks });
  if (!names) return { refused: 'recording.chunks-missing' };
  const proved = await prove(blobs, { clientId, names, sha256, signal });
  if ('refused' in proved) return proved;

  await blobs.put(clientId, name, concatChunks(blobs, clientId, names));
  return proved;
};

/** Reads everything once before anything is written under its hash. */
const prove = async (blobs: SealedBlobs, { clientId, names, sha256, signal }: ToProve): Promise<Stored | Refused> => {
  const hash = createHash('sha256');
  let bytes = 0;
  let head: Uint8Array = new Uint8Array();
  for await (const part of concatChunks(blobs, clientId, names)) {
    signal.throwIfAborted();
    hash.update(part);
    bytes += part.length;
    if (head.length < soundHeadBytes) head = Buffer.concat([head, part]).subarray(0, soundHeadBytes);
  }
  if (hash.digest('hex') !== sha256) return { refused: 'recording.hash-differs' };
  const inspected = await inspectSoundHead(head);
  return 'format' in inspected ? { format: inspected.format, bytes } : { refused: refusals[inspected.refused] };
};

const refusals = { unknown: 'recording.format-unknown', codec: 'recording.codec-unknown' } as const;
