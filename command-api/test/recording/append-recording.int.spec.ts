import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPendingSeals } from '#upload/pending-seals.ts';
import { as, bytesOf, now, openRecordings, pieces, sessionId, sha256, whole } from './recording.fixtures.ts';

describe('a recording appended to a thought', () => {
  let opened: Awaited<ReturnType<typeof openRecordings>>;
  const me = as('client-1');
  const another = as('client-2');
  // The magic number of a WAV file, then other sound than the first.
  const second = Buffer.concat([pieces[0] ?? whole, Buffer.from('another sound')]);
  const complete = (sound: Uint8Array) => ({
    chunks: 1,
    sha256: sha256(sound),
    durationMs: 2_000,
    occurredAt: now,
    timeZone: 'Europe/Paris',
  });
  const upload = (recordingId: string, raw: Uint8Array, caller = me) =>
    caller(opened.upload, { params: { recordingId, seq: 0 }, raw, headers: { 'X-Chunk-SHA256': sha256(raw) } });
  const keep = async (thoughtId: string, sound: Uint8Array = whole) => {
    const recordingId = v7();
    await upload(recordingId, sound);
    await me(opened.seal, { params: { recordingId }, body: { thoughtId, ...complete(sound) } });
    return recordingId;
  };
  const append = async (thoughtId: string, sound: Uint8Array, { caller = me, recordingId = v7() } = {}) => {
    await upload(recordingId, sound, caller);
    return caller(opened.append, { params: { thoughtId }, body: { recordingId, ...complete(sound) } });
  };
  const chunksOf = async (recordingId: string) => me(opened.show, { params: { recordingId } });
  const pending = () => Array.fromAsync(createPendingSeals(opened.blobStore).claimedBefore(null));

  beforeEach(async () => {
    opened = await openRecordings();
  });
  afterEach(() => opened.close());

  it('is kept beside the first, and each plays its own bytes', async () => {
    const [thoughtId, recordingId] = [v7(), v7()];
    const first = await keep(thoughtId);
    expect(await append(thoughtId, second, { recordingId })).toMatchObject({
      json: { thoughtId, sha256: sha256(second), revision: 1 },
    });
    const play = async (query: Readonly<{ recording?: string }>) =>
      bytesOf(await me(opened.audio, { params: { thoughtId }, query }));
    expect(await play({})).toEqual(whole);
    expect(await play({ recording: first })).toEqual(whole);
    expect(await play({ recording: recordingId })).toEqual(second);
    expect(await me(opened.audio, { params: { thoughtId }, query: { recording: v7() } })).toEqual({
      refused: 'thought.not-found',
    });
    expect(await chunksOf(recordingId)).toEqual({ json: { recordingId, chunks: [] } });
    expect(await pending()).toEqual([]);
  });

  it('is kept in the zone of the account when the server does not know that of the device', async () => {
    const [thoughtId, recordingId] = [v7(), v7()];
    await upload(recordingId, whole);
    const body = { thoughtId, ...complete(whole), timeZone: 'Foo/Bar' };
    expect(await me(opened.seal, { params: { recordingId }, body })).toMatchObject({ json: { thoughtId } });
    const [recorded] = await Array.fromAsync(opened.events.readStream(`thought-${thoughtId}`));
    expect(recorded).toMatchObject({ data: { timeZone: 'Europe/Paris' }, metadata: { timeZone: 'Europe/Paris' } });
  });

  it('is played by the ticket of its thought', async () => {
    const [thoughtId, recordingId] = [v7(), v7()];
    await keep(thoughtId);
    await append(thoughtId, second, { recordingId });
    const issued = await me(opened.issueTicket, { params: { thoughtId } });
    const ticket = 'json' in issued ? (/[^/]+$/.exec((issued.json as { url: string }).url)?.[0] ?? '') : '';
    const played = await me(opened.play, { params: { thoughtId, ticket }, query: { recording: recordingId } });
    expect(await bytesOf(played)).toEqual(second);
    opened.sessions.delete(sessionId);
    expect(await me(opened.play, { params: { thoughtId, ticket }, query: { recording: recordingId } })).toEqual({
      refused: 'recording.not-found',
    });
  });

  it('is answered the same when it is sent again, and appended once', async () => {
    const [thoughtId, recordingId] = [v7(), v7()];
    await keep(thoughtId);
    const answer = await append(thoughtId, second, { recordingId });
    expect(await append(thoughtId, second, { recordingId })).toEqual(answer);
    expect(await Array.fromAsync(opened.events.readStream(`thought-${thoughtId}`))).toHaveLength(2);
  });

  it('may be the same sound as the first: neither is lost', async () => {
    const [thoughtId, recordingId] = [v7(), v7()];
    await keep(thoughtId);
    expect(await append(thoughtId, whole, { recordingId })).toMatchObject({ json: { sha256: sha256(whole) } });
    expect(await bytesOf(await me(opened.audio, { params: { thoughtId }, query: { recording: recordingId } }))).toEqual(
      whole,
    );
  });

  it('is refused by a missing thought and another client’s, and its pieces wait to become a thought of their own', async () => {
    const [thoughtId, recordingId, ownId] = [v7(), v7(), v7()];
    await keep(thoughtId);
    expect(await append(thoughtId, second, { caller: another })).toEqual({ refused: 'thought.not-found' });
    expect(await append(v7(), second, { recordingId })).toEqual({ refused: 'thought.not-found' });
    expect(await pending()).toEqual([]);
    const sealed = await me(opened.seal, { params: { recordingId }, body: { thoughtId: ownId, ...complete(second) } });
    expect(sealed).toMatchObject({ json: { thoughtId: ownId, sha256: sha256(second) } });
    expect(await bytesOf(await me(opened.audio, { params: { thoughtId: ownId } }))).toEqual(second);
  });
});
