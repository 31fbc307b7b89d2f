import { randomUUID } from 'node:crypto';
import { eraseOldSounds } from '@ecrin/domain/thought/commands/erase-old-sounds.ts';
import { thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import { completeTranscription } from '@ecrin/domain/thought/transcript/complete-transcription.ts';
import { createExecuteCommand } from '@ecrin/platform/event-sourcing/execute-command.ts';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { as, bytesOf, now, openRecordings, pieces, sha256, whole } from './recording.fixtures.ts';

describe('a sound that was erased', () => {
  let opened: Awaited<ReturnType<typeof openRecordings>>;
  const me = as('client-1');
  const second = Buffer.concat([pieces[0] ?? whole, Buffer.from('another sound')]);
  const body = (sound: Uint8Array) => ({
    chunks: 1,
    sha256: sha256(sound),
    durationMs: 2_000,
    occurredAt: now,
    timeZone: 'Europe/Paris',
  });
  const upload = (recordingId: string, raw: Uint8Array) =>
    me(opened.upload, { params: { recordingId, seq: 0 }, raw, headers: { 'X-Chunk-SHA256': sha256(raw) } });
  const seal = async (thoughtId: string, recordingId: string) => {
    await upload(recordingId, whole);
    return me(opened.seal, { params: { recordingId }, body: { thoughtId, ...body(whole) } });
  };
  const erase = async (thoughtId: string) => {
    const commandId = randomUUID();
    const context = { commandId, correlationId: commandId, causationId: null, actor: 'system:test' } as const;
    const its = {
      aggregate: thought,
      id: thoughtId,
      context: { ...context, ownerId: 'client-1', occurredAt: now, timeZone: 'UTC' },
    };
    const heard = { engine: 'local', model: 'base', language: 'fr', raw: 'Bonjour.', setAside: [] } as const;
    const segments = [{ text: 'Bonjour.', startMs: 0, endMs: 900, words: [] }];
    const execute = createExecuteCommand(opened.events);
    const transcribed = { thoughtId, attempt: 1, ...heard, segments, now };
    await execute({ ...its, decide: completeTranscription, input: transcribed });
    const old = { thoughtId, keptDays: 30, now: '2026-03-01T09:00:00.000Z' };
    await execute({
      ...its,
      context: { ...its.context, commandId: randomUUID() },
      decide: eraseOldSounds,
      input: old,
    });
  };

  beforeEach(async () => {
    opened = await openRecordings();
  });
  afterEach(() => opened.close());

  it('is refused with its own code, with and without a ticket, also while its file is still there', async () => {
    const [thoughtId, recordingId] = [v7(), v7()];
    await seal(thoughtId, recordingId);
    const issued = await me(opened.issueTicket, { params: { thoughtId } });
    const ticket = 'json' in issued ? (/[^/]+$/.exec((issued.json as { url: string }).url)?.[0] ?? '') : '';
    await erase(thoughtId);
    const refused = { refused: 'thought.sound-erased' };
    expect(await me(opened.audio, { params: { thoughtId } })).toEqual(refused);
    expect(await me(opened.audio, { params: { thoughtId }, query: { recording: recordingId } })).toEqual(refused);
    expect(await me(opened.issueTicket, { params: { thoughtId } })).toEqual(refused);
    expect(await me(opened.play, { params: { thoughtId, ticket } })).toEqual(refused);
    expect(await as('client-2')(opened.audio, { params: { thoughtId } })).toEqual({ refused: 'thought.not-found' });
  });

  it('leaves a recording that was added later to be played', async () => {
    const [thoughtId, recordingId, later] = [v7(), v7(), v7()];
    await seal(thoughtId, recordingId);
    await erase(thoughtId);
    await upload(later, second);
    await me(opened.append, { params: { thoughtId }, body: { recordingId: later, ...body(second) } });
    expect(await bytesOf(await me(opened.audio, { params: { thoughtId } }))).toEqual(second);
    expect(await me(opened.issueTicket, { params: { thoughtId } })).toMatchObject({ json: {} });
  });

  it('does not come back when its device sends it again', async () => {
    const [thoughtId, recordingId] = [v7(), v7()];
    await seal(thoughtId, recordingId);
    await erase(thoughtId);
    const name = `audio/${thoughtId}/${sha256(whole)}`;
    await opened.blobs.delete('client-1', name);
    expect(await seal(thoughtId, recordingId)).toMatchObject({ json: { thoughtId, sha256: sha256(whole) } });
    expect(await opened.blobs.read('client-1', name)).toBeNull();
    expect(await me(opened.show, { params: { recordingId } })).toEqual({ json: { recordingId, chunks: [] } });
  });
});
