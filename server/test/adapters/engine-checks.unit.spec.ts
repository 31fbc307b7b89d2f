import { AnalystFault } from '@ecrin/platform/ports/analyst.ts';
import { LanguageFault } from '@ecrin/platform/ports/language-engine.ts';
import { TranscriberFault } from '@ecrin/platform/ports/transcriber.ts';
import { describe, expect, it } from 'vitest';
import { testFailureOf } from '#adapters/engine-test-failure.ts';
import { sampleSound } from '#adapters/sample-sound.ts';

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
  it('of transcription is given a second of sound as a WAV file', async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await sampleSound.read()) chunks.push(chunk);
    const file = Buffer.concat(chunks);
    expect(file.length).toBe(sampleSound.bytes);
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    expect(file.readUInt32LE(24)).toBe(16_000);
    const samples = Array.from({ length: 16_000 }, (_none, index) => Math.abs(file.readInt16LE(44 + index * 2)));
    expect(Math.max(...samples)).toBeGreaterThan(3_000);
    expect(Math.max(...samples)).toBeLessThan(32_767);
  });
});
