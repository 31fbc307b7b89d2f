import type { NewChunk } from '#lib/outbox/recording-store.ts';

type ChunkWriterOptions = Readonly<{
  recordings: Readonly<{ addChunk: (chunk: NewChunk) => Promise<unknown> }>;
  recordingId: string;
  onWritten: (untilMs: number) => void;
  onFailed: (error: unknown) => void;
}>;

/** Writes chunks one after the other, in order. After a failed write nothing more is written: a gap would corrupt the audio. */
export const createChunkWriter = ({ recordings, recordingId, onWritten, onFailed }: ChunkWriterOptions) => {
  let line: Promise<void> = Promise.resolve();
  let broken = false;

  const keep = async (chunk: Blob, untilMs: number) => {
    if (broken) return;
    try {
      await recordings.addChunk({ recordingId, data: new Uint8Array(await chunk.arrayBuffer()), untilMs });
      onWritten(untilMs);
    } catch (error) {
      broken = true;
      onFailed(error);
    }
  };

  return {
    add: (chunk: Blob, untilMs: number) => {
      line = line.then(() => keep(chunk, untilMs));
    },
    /** Resolves when every chunk is written or has failed. */
    settled: () => line,
  };
};
