import { createHash } from 'node:crypto';
import { chunkAnswer, chunkHashHeader, chunkParams, maxChunkBytes } from '@ecrin/contracts/recording/recording.ts';
import { chunkBlobName } from '@ecrin/platform/audio/audio-blob-names.ts';
import type { SealedBlobs } from '@ecrin/platform/crypto/sealed-blobs.ts';
import { customRoute } from '@ecrin/platform/routing/route.ts';
import { collectBody, asStream } from '#http/request/collect-body.ts';
import type { RecordingQuota } from './recording-quota.ts';

/** Stores one chunk of a recording in progress. Sending it again is harmless; other content under its number is refused. */
export const uploadChunkRoute = ({ blobs, quota }: Readonly<{ blobs: SealedBlobs; quota: RecordingQuota }>) =>
  customRoute({
    method: 'put',
    path: '/recordings/:recordingId/chunks/:seq',
    access: 'client',
    summary: 'Keeps one piece of a recording',
    headers: { [chunkHashHeader]: 'SHA-256 of the body in hexadecimal; must be given' },
    bytes: 'sent',
    params: chunkParams,
    answer: chunkAnswer,
    handle: async ({ params: { recordingId, seq }, raw, header }, { clientId }) => {
      const bytes = await collectBody(raw, maxChunkBytes);
      if (bytes === 'too-large') return { refused: 'general.too-large' };
      if (bytes.length === 0) return { refused: 'recording.empty' };
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (header(chunkHashHeader)?.toLowerCase() !== sha256) return { refused: 'recording.chunk-damaged' };

      const name = chunkBlobName(recordingId, seq);
      const stored = await blobs.read(clientId, name);
      const answer = { json: { recordingId, seq, sha256 } };
      if (stored) return (await hashOf(stored)) === sha256 ? answer : { refused: 'recording.chunk-differs' };
      if (!(await quota.reserve(clientId, recordingId, bytes.length))) return { refused: 'recording.too-large' };
      await blobs.put(clientId, name, asStream(bytes)).catch((fault: unknown) => {
        quota.invalidate(clientId, recordingId);
        throw fault;
      });
      return answer;
    },
  });

const hashOf = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const part of content) hash.update(part);
  return hash.digest('hex');
};
