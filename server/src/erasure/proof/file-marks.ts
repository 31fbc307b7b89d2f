import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErasedPart } from '@ecrin/domain/erasure/erasure.events.ts';
import type { EventStore } from '@ecrin/platform/ports/event-store.ts';
import { filesBelow } from './files.ts';

type Stored = Pick<EventStore, 'readStream'>;

/** Sounds and pictures are sealed: they are known by the names of their files. */
export const soundsOf = async (events: Stored, { thoughtIds, sounds }: ErasedPart): Promise<readonly string[]> => [
  ...thoughtIds.flatMap((id) => [`audio/${id}/`, `passages/${id}/`, `thought-pictures/${id}/`]),
  ...(await Promise.all(sounds.map((sound) => namesOfSound(events, sound)))).flat(),
];

const namesOfSound = async (
  events: Stored,
  { thoughtId, recordingId }: ErasedPart['sounds'][number],
): Promise<readonly string[]> => {
  const hashes = new Map<string, string>();
  for await (const { data } of events.readStream(`thought-${thoughtId}`)) {
    const { recordingId: id, sha256 } = data as Readonly<{ recordingId?: unknown; sha256?: unknown }>;
    if (typeof id === 'string' && typeof sha256 === 'string') hashes.set(id, sha256);
  }
  const own = hashes.get(recordingId);
  // Another recording of the thought may have the same sound.
  const isShared = [...hashes].some(([id, hash]) => id !== recordingId && hash === own);
  return [
    `passages/${thoughtId}/${recordingId}/`,
    ...(own === undefined || isShared ? [] : [`audio/${thoughtId}/${own}`]),
  ];
};

/** Of a sealed file: after its salt. */
const [fromByte, toByte] = [32, 62] as const;

/**
 * What a backup may have of the files of a part, sealed with a key that stays: pieces of sounds that go while their thought stays, as they lie in `blobs`,
 * and the folders of what was on its way, which no thought has a key for.
 */
export const stayingFiles = async (events: Stored, part: ErasedPart, blobs: string): Promise<readonly Uint8Array[]> => {
  const names = await soundsOf(events, { thoughtIds: [], sounds: part.sounds });
  const files = existsSync(blobs) ? await filesBelow(blobs) : [];
  const meant = files.filter((file) => names.some((name) => file.startsWith(name)));
  const folders = [...(await uploadsOf(events, part))].map((id) => `recordings/${id}/`);
  return [
    ...(await Promise.all(meant.map((file) => pieceOf(join(blobs, file))))),
    ...folders.map((folder) => new Uint8Array(Buffer.from(folder))),
  ];
};

const pieceOf = async (file: string): Promise<Uint8Array> => {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(new Uint8Array(toByte - fromByte), 0, toByte - fromByte, fromByte);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/** By which recordings and pictures were sent. */
const uploadsOf = async (events: Stored, { thoughtIds, sounds }: ErasedPart): Promise<ReadonlySet<string>> => {
  const ids = new Set(sounds.map(({ recordingId }) => recordingId));
  for (const thoughtId of thoughtIds)
    for await (const { data } of events.readStream(`thought-${thoughtId}`))
      for (const id of uploadsIn(data)) ids.add(id);
  return ids;
};

const uploadsIn = (data: unknown): readonly string[] => {
  const { recordingId, pictureId, pictureIds } = data as Readonly<Record<string, unknown>>;
  const ids: readonly unknown[] = [recordingId, pictureId, ...(Array.isArray(pictureIds) ? pictureIds : [])];
  return ids.filter((id) => typeof id === 'string');
};
