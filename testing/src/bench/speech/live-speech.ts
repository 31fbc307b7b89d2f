import { createHash } from 'node:crypto';
import { createLiveRecordings } from '@ecrin/platform/adapters/transcriber/live/live-recordings.ts';
import type { LocalTranscriber } from '@ecrin/platform/adapters/transcriber/local-transcriber.ts';
import { chunkBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import type { Audio } from '@ecrin/platform/ports/transcriber.ts';

const rate = 16_000;
/** The detector's, behind each stretch of speech. */
const paddingMs = 400;
const ref = { ownerId: 'bench', recordingId: 'one' };

/** `lags`: from the end of a stretch of speech to its words, in ms; `afterEndMs`: from the last chunk to the whole transcript. */
export type LiveRun = Readonly<{
  seconds: number;
  lags: readonly number[];
  afterEndMs: number;
  raw: string;
  heardWhole: boolean;
}>;

const isOver = (until: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, until - performance.now())));

/** Records a WAV file, a chunk for each second of it, so many times as fast as it is spoken. */
export const recordLive = async (local: LocalTranscriber, wav: Buffer, speed: number): Promise<LiveRun> => {
  const stored: Uint8Array[] = [];
  const lags: number[] = [];
  let [begun, ended, heardWhole] = [0, false, false];
  const live = createLiveRecordings({
    blobs: {
      read: async (_ownerId, name) => {
        const seq = stored.findIndex((_, index) => chunkBlobName(ref.recordingId, index) === name);
        return stored[seq] ? asStream(stored[seq]) : null;
      },
    },
    speech: {
      ...local.live,
      hear: async (piece) => {
        const heard = await local.live.hear(piece);
        const endMs = ((piece.utterance.start + piece.utterance.samples.length) * 1_000) / rate - paddingMs;
        if (!ended) lags.push(performance.now() - begun - endMs / speed);
        return heard;
      },
    },
    transcriber: {
      ...local.transcriber,
      transcribe: (request) => {
        heardWhole = true;
        return local.transcriber.transcribe(request);
      },
    },
    probe: local.probe,
    most: 1,
    onChange: () => undefined,
  });
  await live.words.listen({ ...ref, language: 'fr', after: 0 });
  begun = performance.now();
  const bytesPerSecond = 2 * rate;
  for (let at = 0; at < wav.length; at += bytesPerSecond) {
    await isOver(begun + (1_000 * Math.min(wav.length, at + bytesPerSecond)) / bytesPerSecond / speed);
    stored.push(wav.subarray(at, at + bytesPerSecond));
    live.words.stored(ref);
  }
  ended = true;
  const stopped = performance.now();
  const sha256 = createHash('sha256').update(wav).digest('hex');
  const sealed = { recordingId: ref.recordingId, sha256 };
  const audio: Audio = { format: 'audio/wav', bytes: wav.length, read: async () => asStream(wav), sealed };
  await live.probe.measure({ audio, ownerId: ref.ownerId });
  const { raw } = await live.transcriber.transcribe({ audio, language: 'fr', ownerId: ref.ownerId });
  return { seconds: wav.length / bytesPerSecond, lags, afterEndMs: performance.now() - stopped, raw, heardWhole };
};
