import { describe, expect, it } from 'vitest';
import { codesWithin, voiceCodesOf } from '#story/book/voice-codes.ts';

const app = 'https://ecrin.example/app/thoughts/';
const recording = { recordingId: 'r', format: 'audio/webm', fileSize: 1, peaks: [] };
/** One recording of so many seconds each; null: its sound was erased. */
const heardIn = (...parts: readonly Readonly<{ seconds: number; erased?: true }>[]) => {
  const cards = parts.map(({ seconds, erased }) => ({
    ...recording,
    durationMs: seconds * 1_000,
    erasedAt: erased ? '2026-11-01T00:00:00.000Z' : null,
  }));
  return { ...recording, durationMs: null, erasedAt: null, parts: cards };
};
/** A passage of ten letters each twenty seconds. */
const passages = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({
    text: 'Dix, lettres',
    startMs: at * 20_000 + 300,
    endMs: at * 20_000 + 19_000,
    words: [],
  }));
const spoken = (count: number, audio = heardIn({ seconds: count * 20 })) => {
  const segments = passages(count);
  return { thoughtId: 't1', audio, segments, content: segments.map(({ text }) => text).join(' ') };
};
const placesOf = (thought: Parameters<typeof voiceCodesOf>[0]) =>
  voiceCodesOf(thought, app).map(({ letters, seconds }) => [letters, seconds]);

describe('codes beside spoken words', () => {
  it('stand where the words begin, then at the first passage of each further minute', () => {
    expect(placesOf(spoken(8))).toEqual([
      [0, 0],
      [30, 60],
      [60, 120],
    ]);
    expect(voiceCodesOf(spoken(4), app).map(({ url }) => url)).toEqual([`${app}t1?at=0`, `${app}t1?at=60`]);
  });

  it('are none of what was written, and none where no word was heard', () => {
    expect(voiceCodesOf({ ...spoken(3), audio: null }, app)).toEqual([]);
    expect(placesOf({ ...spoken(1), content: ' ', segments: [{ text: '', startMs: 0, endMs: 1, words: [] }] })).toEqual(
      [],
    );
  });

  it('are none where the sound was erased', () => {
    const audio = heardIn({ seconds: 60, erased: true }, { seconds: 60 });
    expect(placesOf(spoken(6, audio))).toEqual([[30, 60]]);
    expect(placesOf(spoken(6, heardIn({ seconds: 120, erased: true })))).toEqual([]);
  });

  it('stand at the beginning alone where the words are not those that were heard', () => {
    const thought = spoken(8);
    expect(placesOf({ ...thought, content: `${thought.content} et plus` })).toEqual([[0, 0]]);
    expect(placesOf({ ...thought, content: `${thought.content} !…\n\n` })).toHaveLength(3);
  });

  it('belong to the part of the words they begin in', () => {
    const codes = voiceCodesOf(spoken(8), app);
    const within = (from: number, to: number) => codesWithin(codes, { from, to }).map(({ letters }) => letters);
    expect([within(0, 30), within(30, 70), within(70, 80)]).toEqual([[0], [0, 30], []]);
  });
});
