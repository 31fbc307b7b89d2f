import { createHash } from 'node:crypto';
import { maxImportBytes } from '@ecrin/contracts/journal-import/journal-import.ts';
import { maxRecordingBytes } from '@ecrin/contracts/recording/recording.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { expect, it } from 'vitest';
import { uploadChunkRoute } from '#recording/upload-chunk.route.ts';
import { createUploadQuota } from '#upload/upload-quota.ts';

const holding = (...sizes: readonly number[]): Pick<SealedBlobs, 'list'> => ({
  list: async function* () {
    for (const [seq, bytes] of sizes.entries())
      yield { name: `recordings/r/${seq}`, bytes, storedAt: '2026-01-02T09:00:00.000Z', note: null };
  },
});

it('given stored chunks, then only what fits into the rest of the quota is accepted', async () => {
  const quota = createUploadQuota(holding(maxRecordingBytes - 10, 4));
  expect([await quota.reserve('anne', 'r', 6), await quota.reserve('anne', 'r', 1)]).toEqual([
    null,
    'recording.too-large',
  ]);
});

it('given a client at the limit, then nothing more is accepted', async () => {
  const quota = createUploadQuota(holding(40, 50), { clientBytes: async () => 100 });
  expect([await quota.reserve('anne', 'r', 10), await quota.reserve('anne', 's', 1)]).toEqual([
    null,
    'recording.storage-full',
  ]);
  quota.invalidate('anne', 'r');
  expect(await quota.reserve('anne', 'r', 10)).toBeNull();
});

it('given a chunk that could not be stored, then it is not counted when it is sent again', async () => {
  const quota = createUploadQuota(holding(maxRecordingBytes - 10));
  const blobs = {
    stat: async () => null,
    putOnce: () => Promise.reject(new RangeError('full')),
  } as unknown as SealedBlobs;
  const upload = uploadChunkRoute({ blobs, quota, live: null });
  const piece = Buffer.from('a piece!');
  const request = {
    params: { recordingId: 'r', seq: 1 },
    raw: [piece],
    header: () => createHash('sha256').update(piece).digest('hex'),
  } as unknown as Parameters<typeof upload.handle>[0];
  const context = { clientId: 'anne' } as Parameters<typeof upload.handle>[1];
  await expect(upload.handle(request, context)).rejects.toThrow(RangeError);
  expect(await quota.reserve('anne', 'r', 10)).toBeNull();
});

it('a journal may be larger than a recording, and has a limit of its own', async () => {
  const quota = createUploadQuota(holding(maxRecordingBytes, 1), { kind: 'import' });
  expect(await quota.reserve('owner', 'import', 10)).toBeNull();
  expect(await quota.reserve('owner', 'import', maxImportBytes)).toBe('import.file-too-large');
});
