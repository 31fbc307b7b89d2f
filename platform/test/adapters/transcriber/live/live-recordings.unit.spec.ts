import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { HeardUtterance, LiveSpeech, Turn } from '#adapters/transcriber/live/live-recording.ts';
import { createLiveRecordings } from '#adapters/transcriber/live/live-recordings.ts';
import { chunkBlobName } from '#audio/audio-blob-names.ts';
import { createFairSemaphore } from '#concurrency/fair-semaphore.ts';
import type { Audio, AudioMeasure, Transcriber } from '#ports/transcriber.ts';

const second = 16_000;
const streamOf = async function* (...parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* parts;
};
/** Each chunk is one stretch of speech of so many seconds. */
const measure: AudioMeasure = { durationMs: 1_000, speechMs: 800, peaks: [] };
const segmentOf = (text: string, startMs: number) => ({
  text,
  startMs,
  endMs: startMs + 10,
  words: [],
  confidence: null,
});

/** An engine that hears « mot N » in the chunk whose first byte is N; `busy`: held by somebody else. */
const openLive = ({ most = 2, dies = false, delay = null as ReturnType<Transcriber['delay']> } = {}) => {
  const stored = new Map<string, Uint8Array>();
  const turns = createFairSemaphore(1);
  const seen = { heard: [] as number[], turns: [] as number[], changes: [] as string[], listening: 0, whole: 0 };
  const speech: LiveSpeech = {
    listen: async ({ read, signal, onUtterance }) => {
      seen.listening += 1;
      const gone = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      const all = (async () => {
        for await (const bytes of await read()) {
          if (bytes[0] === 255) throw new Error('unreadable');
          onUtterance({ start: second * (bytes[0] ?? 0), samples: new Float32Array(second * (bytes[1] ?? 1)) });
        }
        return measure;
      })();
      return Promise.race([all, gone]).finally(() => (seen.listening -= 1));
    },
    hear: async ({
      utterance: { start },
      turn,
    }: {
      utterance: { start: number };
      turn: Turn;
    }): Promise<HeardUtterance> => {
      seen.turns.push(turn.rank);
      const release = await turns.acquire('one', turn.signal, turn.rank);
      const number = start / second;
      seen.heard.push(number);
      release();
      if (dies) throw new Error('the engine died');
      return { model: 'whisper', segments: [segmentOf(`mot ${number}`, number * 1_000)] };
    },
  };
  const live = createLiveRecordings({
    blobs: {
      read: async (ownerId, name) => {
        const bytes = stored.get(`${ownerId}/${name}`);
        return bytes ? streamOf(bytes) : null;
      },
    },
    speech,
    transcriber: {
      engine: 'local',
      delay: () => delay,
      transcribe: async ({ language }) => {
        seen.whole += 1;
        return { engine: 'local', model: 'whole', language, raw: 'tout', segments: [] };
      },
      close: async () => undefined,
    },
    probe: { measure: async () => ({ ...measure, durationMs: 2_000 }) },
    most,
    onChange: ({ recordingId }) => void seen.changes.push(recordingId),
  });
  const record = (ownerId: string, recordingId: string, ...chunks: readonly number[][]): void => {
    const before = [...stored.keys()].filter((name) => name.includes(recordingId)).length;
    chunks.forEach((chunk, index) => {
      stored.set(`${ownerId}/${chunkBlobName(recordingId, before + index)}`, Uint8Array.from(chunk));
      live.words.stored({ ownerId, recordingId });
    });
  };
  const sealed = (ownerId: string, recordingId: string): Audio => {
    const bytes = Buffer.concat(
      [...stored].filter(([name]) => name.startsWith(`${ownerId}/recordings/${recordingId}`)).map(([, part]) => part),
    );
    for (const name of stored.keys()) if (name.includes(recordingId)) stored.delete(name);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return {
      format: 'audio/webm',
      bytes: bytes.length,
      read: async () => streamOf(bytes),
      sealed: { recordingId, sha256 },
    };
  };
  return { ...live, seen, turns, record, sealed };
};

const one = { ownerId: 'a', recordingId: 'one', language: 'fr', after: 0 } as const;
const textsOf = async (live: ReturnType<typeof openLive>, request: Parameters<typeof live.words.listen>[0] = one) =>
  (await live.words.listen(request)).passages.map(({ text }) => text);

describe('a recording that is heard while it is recorded', () => {
  it('gives each passage once, after those that are known', async () => {
    const live = openLive();
    live.record('a', 'one', [1]);
    expect((await live.words.listen(one)).listening).toBe(true);
    await expect.poll(() => textsOf(live)).toEqual(['mot 1']);
    live.record('a', 'one', [2], [3]);
    await expect.poll(() => textsOf(live, { ...one, after: 1 })).toEqual(['mot 2', 'mot 3']);
    expect(live.seen).toMatchObject({ heard: [1, 2, 3], listening: 1, changes: ['one', 'one', 'one'] });
  });

  it('is its transcript once it is sealed, with what was not heard before, and nothing is heard twice', async () => {
    const live = openLive();
    live.record('a', 'one', [1]);
    await live.words.listen(one);
    await expect.poll(() => textsOf(live)).toEqual(['mot 1']);
    live.record('a', 'one', [2]);
    const audio = live.sealed('a', 'one');

    expect(await live.probe.measure({ audio, ownerId: 'a' })).toEqual(measure);
    const { raw, model } = await live.transcriber.transcribe({ audio, language: 'fr', ownerId: 'a' });

    expect({ raw, model }).toEqual({ raw: 'mot 1 mot 2', model: 'whisper' });
    expect(live.seen).toMatchObject({ heard: [1, 2], whole: 0, listening: 0 });
    // Another transcription begins anew.
    expect((await live.transcriber.transcribe({ audio, language: 'fr', ownerId: 'a' })).model).toBe('whole');
  });

  it.each([
    ['another sound was sealed', { sha256: '0'.repeat(64) }, 'fr'],
    ['it was sealed in another language', {}, 'en'],
    ['it is another recording', { recordingId: 'two' }, 'fr'],
  ] as const)('is heard whole where %s', async (_why, changed, language) => {
    const live = openLive();
    live.record('a', 'one', [1]);
    await live.words.listen(one);
    const audio = live.sealed('a', 'one');
    const other = { ...audio, sealed: { recordingId: 'one', sha256: '', ...audio.sealed, ...changed } };
    expect((await live.transcriber.transcribe({ audio: other, language, ownerId: 'a' })).model).toBe('whole');
  });

  it('begins again in another language, with nothing of the first', async () => {
    const live = openLive();
    live.record('a', 'one', [1]);
    await live.words.listen(one);
    await expect.poll(() => textsOf(live)).toEqual(['mot 1']);
    expect((await live.words.listen({ ...one, language: 'en' })).passages).toEqual([]);
    await expect.poll(() => textsOf(live, { ...one, language: 'en' })).toEqual(['mot 1']);
    expect(live.seen.listening).toBe(1);
  });
});

describe('nothing that was heard stays', () => {
  it.each([
    ['of a recording that is discarded', 'one'],
    ['of an account that is erased', undefined],
  ])('%s', async (_what, recordingId) => {
    const live = openLive();
    live.record('a', 'one', [1]);
    live.record('b', 'two', [2]);
    await live.words.listen(one);
    const other = { ...one, ownerId: 'b', recordingId: 'two' };
    await live.words.listen(other);
    await expect.poll(() => textsOf(live)).toEqual(['mot 1']);
    await expect.poll(() => textsOf(live, other)).toEqual(['mot 2']);
    const audio = live.sealed('a', 'one');

    live.words.forget('a', recordingId);

    await expect.poll(() => live.seen.listening).toBe(1);
    expect(await textsOf(live, other)).toEqual(['mot 2']);
    expect((await live.transcriber.transcribe({ audio, language: 'fr', ownerId: 'a' })).model).toBe('whole');
  });

  it('of what the engine is hearing at that moment', async () => {
    const live = openLive();
    const release = await live.turns.acquire('other');
    live.record('a', 'one', [1]);
    await live.words.listen(one);
    await expect.poll(() => live.seen.turns).toEqual([1]);
    live.words.forget('a', 'one');
    release();
    await expect.poll(() => live.seen.listening).toBe(0);
    expect(live.seen.heard).toEqual([]);
    expect(live.seen.changes).toEqual([]);
  });
});

describe('whoever records delays nobody', () => {
  it('waits behind whole recordings, and is one of them once it is sealed', async () => {
    const live = openLive();
    const release = await live.turns.acquire('other');
    live.record('a', 'one', [1]);
    await live.words.listen(one);
    await expect.poll(() => live.seen.turns).toEqual([1]);
    const transcribed = live.transcriber.transcribe({ audio: live.sealed('a', 'one'), language: 'fr', ownerId: 'a' });
    await expect.poll(() => live.seen.turns).toEqual([1, 0]);
    release();
    expect((await transcribed).raw).toBe('mot 1');
  });

  it('is no longer listened to once two minutes of speech wait, and is heard whole', async () => {
    const live = openLive();
    const release = await live.turns.acquire('other');
    live.record('a', 'one', [1, 100], [2, 21]);
    await live.words.listen(one);
    await expect.poll(async () => (await live.words.listen(one)).listening).toBe(false);
    release();
    expect(live.seen.heard).toEqual([]);
    expect(
      (await live.transcriber.transcribe({ audio: live.sealed('a', 'one'), language: 'fr', ownerId: 'a' })).model,
    ).toBe('whole');
  });

  it('is heard whole when the engine dies while it hears', async () => {
    const live = openLive({ dies: true });
    live.record('a', 'one', [1], [2]);
    await live.words.listen(one);
    await expect.poll(async () => (await live.words.listen(one)).listening).toBe(false);
    expect(live.seen.listening).toBe(0);
    const audio = live.sealed('a', 'one');
    expect((await live.probe.measure({ audio, ownerId: 'a' })).durationMs).toBe(2_000);
    expect((await live.transcriber.transcribe({ audio, language: 'fr', ownerId: 'a' })).model).toBe('whole');
  });

  it('is not listened to where it cannot be read, and not tried again', async () => {
    const live = openLive();
    live.record('a', 'one', [255]);
    await live.words.listen(one);
    await expect.poll(() => live.seen.changes).toEqual(['one']);
    expect(await live.words.listen(one)).toEqual({ listening: false, passages: [] });
    expect(live.seen.listening).toBe(0);
  });

  it('one recording a person, and so many in all', async () => {
    const live = openLive();
    const listens = async (ownerId: string, recordingId: string): Promise<boolean> =>
      (await live.words.listen({ ...one, ownerId, recordingId })).listening;
    expect(await listens('a', 'one')).toBe(true);
    expect(await listens('a', 'two')).toBe(true);
    expect(live.seen.listening).toBe(1);
    expect(await listens('b', 'three')).toBe(true);
    expect(await listens('c', 'four')).toBe(false);
    live.words.forget('b');
    expect(await listens('c', 'four')).toBe(true);
  });

  it('none while there is no model, and none where the operator allows none', async () => {
    expect((await openLive({ delay: 'model-on-its-way' }).words.listen(one)).listening).toBe(false);
    expect((await openLive({ most: 0 }).words.listen(one)).listening).toBe(false);
  });
});
