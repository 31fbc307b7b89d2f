import { randomBytes } from 'node:crypto';
import { asStream, type BlobStore } from '@ecrin/platform/ports/blob-store.ts';
import type { Reply } from '@ecrin/platform/routing/route.ts';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPendingSeals } from '#upload/pending-seals.ts';
import { as, bytesOf, now, openRecordings, pieces, sha256, whole } from './recording.fixtures.ts';

const refusalsIn = (replies: readonly Reply[]) =>
  replies.flatMap((reply) => ('refused' in reply ? [reply.refused] : []));

/** Concurrent requests for one recording, and the cost of listing its chunks: on any blob store. */
export const recordingRaces = (name: string, openBlobStore?: () => BlobStore): void => {
  describe(`recordings in ${name}`, () => {
    let opened: Awaited<ReturnType<typeof openRecordings>>;
    const me = as('client-1');
    const send = (recordingId: string, seq: number, raw: Uint8Array) =>
      me(opened.upload, { params: { recordingId, seq }, raw, headers: { 'X-Chunk-SHA256': sha256(raw) } });
    const show = (recordingId: string, signal?: AbortSignal) =>
      me(opened.show, { params: { recordingId }, ...(signal && { signal }) });
    const seal = (recordingId: string, thoughtId: string, signal?: AbortSignal) =>
      me(opened.seal, {
        params: { recordingId },
        ...(signal && { signal }),
        body: {
          thoughtId,
          chunks: pieces.length,
          sha256: sha256(whole),
          durationMs: 2_000,
          occurredAt: now,
          timeZone: 'Europe/Paris',
        },
      });
    const sendAll = (recordingId: string) => Promise.all(pieces.map((raw, seq) => send(recordingId, seq, raw)));

    beforeEach(async () => {
      opened = await openRecordings(openBlobStore);
    });
    afterEach(() => opened.close());

    it('given eight contents under one number at once, then one is stored and the others are refused', async () => {
      const recordingId = v7();
      const contents = Array.from({ length: 8 }, () => randomBytes(1_000));
      const replies = await Promise.all(contents.map((raw) => send(recordingId, 0, raw)));
      expect(refusalsIn(replies)).toEqual(Array(7).fill('recording.chunk-differs'));
      const won = contents[replies.findIndex((reply) => 'json' in reply)] ?? whole;
      expect(await show(recordingId)).toEqual({
        json: { recordingId, chunks: [{ seq: 0, bytes: 1_000, sha256: sha256(won) }] },
      });
    });

    it('given one content sent eight times at once, then each time is acknowledged', async () => {
      const recordingId = v7();
      const replies = await Promise.all(Array.from({ length: 8 }, () => send(recordingId, 0, whole)));
      expect(refusalsIn(replies)).toEqual([]);
    });

    it('given concurrent seals as several thoughts, then the recording becomes one thought', async () => {
      const recordingId = v7();
      const thoughtIds = Array.from({ length: 6 }, () => v7());
      await sendAll(recordingId);
      const replies = await Promise.all(thoughtIds.map((thoughtId) => seal(recordingId, thoughtId)));
      const refusals = refusalsIn(replies);
      expect(refusals).toHaveLength(5);
      for (const refused of refusals)
        expect(['recording.sealed-otherwise', 'recording.chunks-missing']).toContain(refused);
      const played = await Promise.all(thoughtIds.map((thoughtId) => me(opened.audio, { params: { thoughtId } })));
      expect(refusalsIn(played)).toHaveLength(5);
      const won = played.find((reply) => 'stream' in reply);
      expect(won && (await bytesOf(won))).toEqual(whole);
    });

    it('given a seal in progress under another thought, then this one is refused until that has ended', async () => {
      const [recordingId, other, thoughtId] = [v7(), v7(), v7()];
      await sendAll(recordingId);
      const seals = createPendingSeals(opened.blobStore);
      const pending = { ownerId: 'client-1', recordingId, thoughtId: other, sha256: sha256(whole) };
      expect([await seals.claim(pending), await seals.claim(pending)]).toEqual([true, true]);
      expect(await seal(recordingId, thoughtId)).toEqual({ refused: 'recording.sealed-otherwise' });
      await seals.remove(pending);
      expect(await seal(recordingId, thoughtId)).toMatchObject({ json: { thoughtId } });
    });

    it('given chunks, then they are listed without reading any of them', async () => {
      const recordingId = v7();
      await sendAll(recordingId);
      opened.readNames.length = 0;
      expect(await show(recordingId)).toEqual({
        json: { recordingId, chunks: pieces.map((raw, seq) => ({ seq, bytes: raw.length, sha256: sha256(raw) })) },
      });
      expect(opened.readNames).toEqual([]);
    });

    it('given chunks stored without checksums, then they are read to compute them, and reading stops once the caller disconnects', async () => {
      const recordingId = v7();
      for (const seq of [0, 1, 2])
        await opened.blobs.put('client-1', `recordings/${recordingId}/00000${seq}`, asStream(whole));
      expect(await send(recordingId, 1, whole)).toMatchObject({ json: { seq: 1 } });
      expect(await send(recordingId, 1, Buffer.from('other'))).toEqual({ refused: 'recording.chunk-differs' });
      expect(await show(recordingId)).toMatchObject({
        json: { chunks: [0, 1, 2].map((seq) => ({ seq, sha256: sha256(whole) })) },
      });
      opened.readNames.length = 0;
      await expect(show(recordingId, AbortSignal.abort())).rejects.toThrow(/aborted/u);
      expect(new Set(opened.readNames).size).toBe(1);
    });

    it('given a caller that disconnected, then its seal stops, and the next one completes', async () => {
      const [recordingId, thoughtId] = [v7(), v7()];
      await sendAll(recordingId);
      await expect(seal(recordingId, thoughtId, AbortSignal.abort())).rejects.toThrow(/aborted/u);
      expect(await opened.blobs.stat('client-1', `audio/${thoughtId}/${sha256(whole)}`)).toBeNull();
      expect(await seal(recordingId, thoughtId)).toMatchObject({ json: { thoughtId } });
    });
  });
};
