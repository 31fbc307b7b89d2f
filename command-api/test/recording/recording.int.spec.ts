import { asStream } from '@ecrin/platform/ports/blob-store.ts';
import { EventStoreFault } from '@ecrin/platform/ports/event-store.ts';
import { wavOf } from '@ecrin/testing/kits/wav.ts';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { abandonedMs, deleteAbandonedRecordings } from '#recording/delete-abandoned-recordings.ts';
import { finishSeals } from '#upload/finish-seal.ts';
import { createPendingSeals } from '#upload/pending-seals.ts';
import { as, bytesOf, now, openRecordings, pieces, sessionId, sha256, whole } from './recording.fixtures.ts';

describe('a recording in chunks', () => {
  let opened: Awaited<ReturnType<typeof openRecordings>>;
  const ids = () => ({ recordingId: v7(), thoughtId: v7() });
  const me = as('client-1');
  const send = (recordingId: string, seq: number, raw: Uint8Array) =>
    me(opened.upload, { params: { recordingId, seq }, raw, headers: { 'X-Chunk-SHA256': sha256(raw) } });
  const sealOf = (
    recordingId: string,
    thoughtId: string,
    changed: Partial<Readonly<{ chunks: number; sha256: string }>> = {},
  ) =>
    me(opened.seal, {
      params: { recordingId },
      body: {
        thoughtId,
        chunks: 3,
        sha256: sha256(whole),
        durationMs: 2_000,
        occurredAt: now,
        timeZone: 'Europe/Paris',
        ...changed,
      },
    });
  const sendAll = (recordingId: string) => Promise.all(pieces.map((raw, seq) => send(recordingId, seq, raw)));

  beforeEach(async () => {
    opened = await openRecordings();
  });
  afterEach(() => opened.close());

  it('becomes a thought that plays the same bytes, and leaves no chunk behind', async () => {
    const { recordingId, thoughtId } = ids();
    await sendAll(recordingId);
    expect(await sealOf(recordingId, thoughtId)).toMatchObject({
      json: { thoughtId, sha256: sha256(whole), revision: 0 },
    });
    expect(await bytesOf(await me(opened.audio, { params: { thoughtId } }))).toEqual(whole);
    expect(await me(opened.show, { params: { recordingId } })).toEqual({ json: { recordingId, chunks: [] } });
    expect(await Array.fromAsync(createPendingSeals(opened.blobStore).claimedBefore(null))).toEqual([]);
  });

  it('gives a repeated seal the same answer, and stores nothing twice', async () => {
    const { recordingId, thoughtId } = ids();
    await sendAll(recordingId);
    const first = await sealOf(recordingId, thoughtId);
    expect(await sealOf(recordingId, thoughtId)).toEqual(first);
    expect(await Array.fromAsync(opened.events.readStream(`thought-${thoughtId}`))).toHaveLength(1);
  });

  it('lists stored chunks, and accepts a chunk again', async () => {
    const { recordingId } = ids();
    await send(recordingId, 0, pieces[0] ?? whole);
    expect(await send(recordingId, 0, pieces[0] ?? whole)).toMatchObject({ json: { seq: 0 } });
    expect(await me(opened.show, { params: { recordingId } })).toEqual({
      json: { recordingId, chunks: [{ seq: 0, bytes: pieces[0]?.length, sha256: sha256(pieces[0] ?? whole) }] },
    });
  });

  it('refuses a damaged, an empty, and a different chunk', async () => {
    const { recordingId } = ids();
    const damaged = { params: { recordingId, seq: 0 }, raw: whole, headers: { 'X-Chunk-SHA256': 'ab'.repeat(32) } };
    expect(await me(opened.upload, damaged)).toEqual({ refused: 'recording.chunk-damaged' });
    expect(await send(recordingId, 0, new Uint8Array())).toEqual({ refused: 'recording.empty' });
    await send(recordingId, 0, whole);
    expect(await send(recordingId, 0, Buffer.from('other'))).toEqual({ refused: 'recording.chunk-differs' });
  });

  it('refuses a seal that does not match the stored chunks', async () => {
    const { recordingId, thoughtId } = ids();
    expect(await sealOf(recordingId, thoughtId)).toEqual({ refused: 'recording.chunks-missing' });
    await sendAll(recordingId);
    expect(await sealOf(recordingId, thoughtId, { chunks: 4 })).toEqual({ refused: 'recording.chunks-missing' });
    expect(await sealOf(recordingId, thoughtId, { sha256: 'ab'.repeat(32) })).toEqual({
      refused: 'recording.hash-differs',
    });
    expect(await sealOf(recordingId, thoughtId)).toMatchObject({ json: { thoughtId } });
  });

  it('refuses a file that is not audio', async () => {
    const { recordingId, thoughtId } = ids();
    const text = Buffer.from('just some words, no sound at all');
    await send(recordingId, 0, text);
    expect(await sealOf(recordingId, thoughtId, { chunks: 1, sha256: sha256(text) })).toEqual({
      refused: 'recording.format-unknown',
    });
  });

  it('refuses a sound that no decoder here reads', async () => {
    const { recordingId, thoughtId } = ids();
    const gsm = Buffer.from(wavOf(new Float32Array(800)));
    gsm.writeUInt16LE(0x31, 20);
    await send(recordingId, 0, gsm);
    expect(await sealOf(recordingId, thoughtId, { chunks: 1, sha256: sha256(gsm) })).toEqual({
      refused: 'recording.codec-unknown',
    });
  });

  it('keeps a thought’s audio when another recording claims its identifier', async () => {
    const { recordingId, thoughtId } = ids();
    const other = v7();
    await sendAll(recordingId);
    await sealOf(recordingId, thoughtId);
    await sendAll(other);
    expect(await sealOf(other, thoughtId)).toEqual({ refused: 'thought.already-kept' });
    const second = Buffer.concat([whole, whole]);
    const third = v7();
    await send(third, 0, second);
    expect(await sealOf(third, thoughtId, { chunks: 1, sha256: sha256(second) })).toEqual({
      refused: 'thought.already-kept',
    });
    expect(await bytesOf(await me(opened.audio, { params: { thoughtId } }))).toEqual(whole);
  });

  it('is played to its owner only, and by ticket without a bearer token until the session ends', async () => {
    const { recordingId, thoughtId } = ids();
    await sendAll(recordingId);
    await sealOf(recordingId, thoughtId);
    const otherClient = as('client-2');
    expect(await otherClient(opened.audio, { params: { thoughtId } })).toEqual({ refused: 'thought.not-found' });
    expect(await otherClient(opened.issueTicket, { params: { thoughtId } })).toEqual({ refused: 'thought.not-found' });
    const issued = await me(opened.issueTicket, { params: { thoughtId } });
    const ticket = 'json' in issued ? String((issued.json as { url: string }).url.split('/').at(-1)) : '';
    const played = await as('')(opened.play, { params: { thoughtId, ticket }, headers: { Range: 'bytes=10-19' } });
    expect(played).toMatchObject({ status: 206, headers: { 'Content-Range': `bytes 10-19/${whole.length}` } });
    expect(await bytesOf(played)).toEqual(whole.subarray(10, 20));
    expect(await as('')(opened.play, { params: { thoughtId, ticket: `${ticket}x` } })).toEqual({
      refused: 'recording.not-found',
    });
    opened.sessions.delete(sessionId);
    expect(await as('')(opened.play, { params: { thoughtId, ticket } })).toEqual({ refused: 'recording.not-found' });
  });

  it('is deleted when discarded, which does not affect a thought’s audio', async () => {
    const { recordingId, thoughtId } = ids();
    await sendAll(recordingId);
    await as('client-2')(opened.discard, { params: { recordingId } });
    expect(await sealOf(recordingId, thoughtId)).toMatchObject({ json: { thoughtId } });
    await sendAll(recordingId);
    await me(opened.discard, { params: { recordingId } });
    expect(await me(opened.show, { params: { recordingId } })).toEqual({ json: { recordingId, chunks: [] } });
    expect(await bytesOf(await me(opened.audio, { params: { thoughtId } }))).toEqual(whole);
  });

  it('is heard while it is recorded: told of each stored chunk, and forgotten when discarded', async () => {
    const { recordingId } = ids();
    await send(recordingId, 0, new Uint8Array());
    expect(opened.told).toEqual([]);
    await send(recordingId, 0, pieces[0] ?? new Uint8Array());
    expect(opened.told).toEqual([`stored client-1 ${recordingId}`]);
    expect(await me(opened.hear, { params: { recordingId }, body: { language: 'fr', after: 3 } })).toMatchObject({
      json: { listening: true, passages: [{ text: 'fr 3', uncertain: false }] },
      headers: { 'Cache-Control': 'no-store' },
    });
    await me(opened.discard, { params: { recordingId } });
    expect(opened.told.at(-1)).toBe(`forget client-1 ${recordingId}`);
  });

  it('is deleted after thirty days without activity of its device', async () => {
    const { recordingId } = ids();
    await sendAll(recordingId);
    const [piece] = await Array.fromAsync(opened.blobStore.list(''));
    const after = (ms: number) => new Date(Date.parse(piece?.storedAt ?? '') + ms);
    const showRecording = async () =>
      (await me(opened.show, { params: { recordingId } })) as { json: { chunks: readonly unknown[] } };
    expect(await deleteAbandonedRecordings(opened.blobStore, after(abandonedMs - 60_000))).toBe(0);
    expect((await showRecording()).json.chunks).toHaveLength(3);
    expect(await deleteAbandonedRecordings(opened.blobStore, after(abandonedMs + 60_000))).toBe(3);
    expect((await showRecording()).json.chunks).toHaveLength(0);
  });

  it('is completed at the next start when a crash interrupted its seal', async () => {
    const { recordingId, thoughtId } = ids();
    const pendingSeals = createPendingSeals(opened.blobStore);
    const services = { blobs: opened.blobs, pendingSeals, events: opened.events };
    await sendAll(recordingId);
    await pendingSeals.claim({ ownerId: 'client-1', recordingId, thoughtId, sha256: sha256(whole) });
    await opened.blobs.put('client-1', `audio/${thoughtId}/${sha256(whole)}`, asStream(whole));

    await finishSeals(services);
    expect(await opened.blobs.stat('client-1', `audio/${thoughtId}/${sha256(whole)}`)).toBeNull();
    expect(await sealOf(recordingId, thoughtId)).toMatchObject({ json: { thoughtId } });

    await pendingSeals.claim({ ownerId: 'client-1', recordingId, thoughtId, sha256: sha256(whole) });
    await sendAll(recordingId);
    await finishSeals(services);
    expect(await me(opened.show, { params: { recordingId } })).toEqual({ json: { recordingId, chunks: [] } });
    expect(await bytesOf(await me(opened.audio, { params: { thoughtId } }))).toEqual(whole);
  });

  it('begun by another process a moment ago is left to it', async () => {
    const { recordingId, thoughtId } = ids();
    const pendingSeals = createPendingSeals(opened.blobStore);
    const mark = { ownerId: 'client-1', recordingId, thoughtId, sha256: sha256(whole) };
    await pendingSeals.claim(mark);
    await opened.blobs.put('client-1', `audio/${thoughtId}/${sha256(whole)}`, asStream(whole));
    const services = { blobs: opened.blobs, pendingSeals, events: opened.events };
    const storedAt = (await Array.fromAsync(opened.blobStore.list('sealing/'))).at(0)?.storedAt ?? '';

    await finishSeals(services, storedAt);
    expect(await Array.fromAsync(pendingSeals.claimedBefore(null))).toEqual([mark]);
    expect(await opened.blobs.stat('client-1', `audio/${thoughtId}/${sha256(whole)}`)).not.toBeNull();

    await finishSeals(services, new Date(Date.parse(storedAt) + 3_600_001).toISOString());
    expect(await Array.fromAsync(pendingSeals.claimedBefore(null))).toEqual([]);
  });

  it('with a damaged thought stays pending at the next start, and the next seal is completed', async () => {
    const { recordingId, thoughtId } = ids();
    const other = ids();
    const pendingSeals = createPendingSeals(opened.blobStore);
    const stream = `thought-${thoughtId}`;
    const events = {
      readStream: (name: string) => {
        if (name === stream) throw new EventStoreFault('damaged', name);
        return opened.events.readStream(name);
      },
    };
    const mark = { ownerId: 'client-1', recordingId, thoughtId, sha256: sha256(whole) };
    await pendingSeals.claim(mark);
    await pendingSeals.claim({ ...mark, ...other });
    await opened.blobs.put('client-1', `audio/${thoughtId}/${sha256(whole)}`, asStream(whole));
    await finishSeals({ blobs: opened.blobs, pendingSeals, events });
    expect(await Array.fromAsync(pendingSeals.claimedBefore(null))).toEqual([mark]);
    expect(await opened.blobs.stat('client-1', `audio/${thoughtId}/${sha256(whole)}`)).not.toBeNull();
  });
});
