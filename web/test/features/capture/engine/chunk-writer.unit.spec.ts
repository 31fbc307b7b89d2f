import { expect, it } from 'vitest';
import { createChunkWriter } from '#features/capture/engine/chunk-writer.ts';

const kept = (writes: (nth: number) => Promise<void>) => {
  const seqs: number[] = [];
  const heard: number[] = [];
  const failures: unknown[] = [];
  const addChunk = async ({ untilMs }: { untilMs: number }) => {
    await writes(seqs.push(untilMs));
  };
  const keeper = createChunkWriter({
    recordings: { addChunk },
    recordingId: 'r',
    onWritten: (untilMs) => heard.push(untilMs),
    onFailed: (error) => failures.push(error),
  });
  return { keeper, seqs, heard, failures };
};

it('writes in the order the chunks were recorded, however long each write takes', async () => {
  const { keeper, heard } = kept((nth) => new Promise((resolve) => setTimeout(resolve, nth === 1 ? 15 : 0)));
  keeper.add(new Blob(['a']), 1_000);
  keeper.add(new Blob(['b']), 2_000);
  await keeper.settled();
  expect(heard).toEqual([1_000, 2_000]);
});

it('after a failed write no later chunk is written: no gap in the audio, and one error', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const { keeper, seqs, heard, failures } = kept(async (nth) => {
    if (nth === 2) throw full;
  });
  [1_000, 2_000, 3_000].forEach((untilMs) => keeper.add(new Blob(['a']), untilMs));
  await keeper.settled();
  expect({ seqs, heard, failures }).toEqual({ seqs: [1_000, 2_000], heard: [1_000], failures: [full] });
});
