import type { SharedCopy } from '@ecrin/domain/story/shared-copy.ts';
import type { SpokenPassage } from '@ecrin/domain/story/story.vocabulary.ts';
import { passageBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { SoundCutter } from '@ecrin/platform/ports/sound-cutter.ts';
import { findThoughtAudio, type ThoughtAudio } from '#recording/thought-audio.ts';

export type PassageServices = Readonly<{
  blobs: SealedBlobs;
  events: Pick<Events, 'readStream'>;
  soundCutter: SoundCutter;
}>;
type OfOwner = Readonly<{ ownerId: string; passage: SpokenPassage }>;

/** The format passages are cut in. */
const wav = 'audio/wav';

/** The recording it is heard from; null once that is erased, or not the owner's. */
const recordingOf = async (
  events: Pick<Events, 'readStream'>,
  { ownerId, passage: { thoughtId, recordingId } }: OfOwner,
): Promise<ThoughtAudio | null> => {
  const found = await findThoughtAudio(events, { clientId: ownerId, thoughtId, recordingId });
  return found === 'erased' ? null : found;
};

/** Its seconds alone; null when they cannot be heard any more. Nothing is stored. */
export const cutPassage = async (
  { blobs, events, soundCutter }: PassageServices,
  of: OfOwner,
): Promise<Uint8Array | null> => {
  const recording = await recordingOf(events, of);
  const sound = recording && (await blobs.read(of.ownerId, recording.name));
  return sound && soundCutter.cut(sound, of.passage);
};

/** The same as a sealed file, cut when it is first asked for: played by ranges, it would be cut again for each. */
export const storedPassage = async (services: PassageServices, of: OfOwner): Promise<ThoughtAudio | null> => {
  const { blobs, events } = services;
  const name = passageBlobName(of.passage);
  // What was cut while the recording was there is not played once it is gone.
  if (!(await recordingOf(events, of))) return null;
  const stored = await blobs.stat(of.ownerId, name);
  if (stored) return { name, format: wav, bytes: stored.bytes };
  const cut = await cutPassage(services, of);
  if (!cut) return null;
  await blobs.put(of.ownerId, name, asStream(cut));
  return { name, format: wav, bytes: cut.length };
};

/** A copy without the passages that cannot be heard any more: their words stay. */
export const withoutSilentPassages = async (
  events: Pick<Events, 'readStream'>,
  ownerId: string,
  copy: SharedCopy,
): Promise<SharedCopy> => {
  const parts = await Promise.all(
    copy.parts.map(async ({ passage, ...part }) => {
      if (!passage) return [part];
      if (await recordingOf(events, { ownerId, passage })) return [{ ...part, passage }];
      return part.text === '' ? [] : [{ ...part, kind: 'paragraph' as const }];
    }),
  );
  return { ...copy, parts: parts.flat() };
};

export const passageHeaders = (bytes: number) => ({
  'Content-Type': wav,
  'Content-Length': String(bytes),
  'Cache-Control': 'private, no-store',
  'Content-Disposition': 'inline',
});
