import { describe, expect, it } from 'vitest';
import { isSilent, loudnessOf, createStopwatch, warningOf } from '#features/capture/engine/level-meter.ts';
import { supportedMimeType } from '#lib/microphone/audio-recorder.ts';

describe('the container format', () => {
  it.each([
    ['Chromium', ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'], 'audio/webm;codecs=opus'],
    ['Safari', ['audio/mp4'], 'audio/mp4'],
    ['an older Firefox', ['audio/ogg;codecs=opus'], 'audio/ogg;codecs=opus'],
    ['a browser that records nothing', [], null],
  ])('in %s', (_, supported: readonly string[], chosen) => {
    expect(supportedMimeType((type) => supported.includes(type))).toBe(chosen);
  });
});

it('the stopwatch counts recorded time, not pauses', () => {
  let now = 0;
  const watch = createStopwatch(() => now);
  watch.start();
  now = 1_500.4;
  watch.stop();
  now = 9_000;
  expect(watch.elapsed()).toBe(1_500);
  watch.start();
  watch.start();
  now = 10_000;
  expect(watch.elapsed()).toBe(2_500);
});

describe('the level', () => {
  const tone = (height: number) => Float32Array.from({ length: 512 }, (_, at) => height * Math.sin(at / 5));

  it('ranges from silence to full scale in decibels', () => {
    expect(loudnessOf(new Float32Array(512))).toBe(0);
    expect(loudnessOf(tone(0.01))).toBeLessThan(loudnessOf(tone(0.1)));
    expect(loudnessOf(tone(1))).toBeGreaterThan(0.9);
    expect(loudnessOf(new Float32Array(0))).toBe(0);
  });

  it('warns after 8 s without speech, not before, not once speech was detected', () => {
    const quiet = Array.from({ length: 80 }, () => 0.02);
    expect(isSilent(quiet, 100)).toBe(true);
    expect(isSilent(quiet.slice(1), 100)).toBe(false);
    expect(isSilent([...quiet, 0.5], 100)).toBe(false);
  });

  it('names a recorder without data first: silence of the microphone is not its cause', () => {
    const quiet = Array.from({ length: 80 }, () => 0.02);
    expect(warningOf({ elapsedMs: 9_000, dataAtMs: 5_900 }, quiet, 100)).toBe('no-data');
    expect(warningOf({ elapsedMs: 9_000, dataAtMs: 8_500 }, quiet, 100)).toBe('silent');
  });
});
