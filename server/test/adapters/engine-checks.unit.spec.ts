import { createLocalAnalyst } from '@ecrin/platform/adapters/analyst/local-analyst.ts';
import { AnalystFault } from '@ecrin/platform/ports/analyst.ts';
import { LanguageFault } from '@ecrin/platform/ports/language-engine.ts';
import { TranscriberFault, type Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import { describe, expect, it } from 'vitest';
import { testFailureOf } from '#adapters/engine-test-failure.ts';
import { createEngineTest } from '#adapters/engine-test.ts';

describe('a test of an engine', () => {
  it.each([
    [new LanguageFault('unavailable', ''), 'unavailable'],
    [new LanguageFault('over-budget', ''), 'over-budget'],
    [new AnalystFault('provider-refused', ''), 'refused'],
    [new TranscriberFault('model-on-its-way', ''), 'model-on-its-way'],
    [new TranscriberFault('engine-died', ''), 'engine-died'],
    [new Error('anything else'), 'engine-died'],
  ])('that ends with %s failed because of %s', (fault, failure) => {
    expect(testFailureOf(fault)).toBe(failure);
  });
});

describe('a test of transcription', () => {
  const played: Buffer[] = [];
  const listening = (raw: string): Transcriber => ({
    engine: 'fake',
    delay: () => null,
    close: async () => undefined,
    transcribe: async ({ audio }) => {
      const file = Buffer.concat(await Array.fromAsync(await audio.read()));
      expect(file).toHaveLength(audio.bytes);
      played.push(file);
      return { engine: 'fake', model: 'fake-1', language: 'fr', raw, segments: [] };
    },
  });
  const test = (raw: string) =>
    createEngineTest({
      speech: { transcriber: listening(raw) },
      analysts: { analyst: createLocalAnalyst() },
      embedding: { embedding: async () => null },
      chat: { unmeasured: () => null },
    })('transcriber');
  const said = 'Le soleil brille ce matin, et nous allons marcher dans la forêt.';

  it('plays a sentence to the engine, and compares its words', async () => {
    const result = await test('le soleil brille ce matin et nous allons marcher dans la foret');
    expect(result).toMatchObject({ model: 'fake-1', failure: null, heard: { said, matched: 8, words: 8 } });
    const [file] = played;
    expect(file?.toString('latin1', 0, 4)).toBe('RIFF');
    expect(file?.readUInt32LE(24)).toBe(16_000);
    // Longer than three seconds, and loud enough to be heard.
    expect(file?.length).toBeGreaterThan(44 + 3 * 32_000);
    expect(
      Math.max(...Array.from({ length: 48_000 }, (_none, at) => file?.readInt16LE(44 + at * 2) ?? 0)),
    ).toBeGreaterThan(3_000);
  });
  it('accepts an engine that hears most of it', async () =>
    expect(await test('Le sommeil brille, ce matin nous allons marcher.')).toMatchObject({
      failure: null,
      heard: { matched: 5 },
    }));
  it.each([
    ['nonsense', 'Sous-titres réalisés par la communauté. Merci d’avoir regardé cette vidéo dans la bonne humeur.', 1],
    ['nothing', '', 0],
  ])('finds out an engine that answers %s, and shows what it heard', async (_what, raw, matched) =>
    expect(await test(raw)).toMatchObject({
      model: 'fake-1',
      failure: 'wrong-words',
      heard: { heard: raw, matched },
    }),
  );
});
