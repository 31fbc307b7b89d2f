import { describe, expect, it } from 'vitest';
import { heardWords, passageOf, spanAfter } from '#features/stories/media/passage-choice.ts';

const wordsAt = (...starts: readonly number[]) =>
  starts.map((startMs) => ({ text: ` mot${startMs}`, startMs, endMs: startMs + 400 }));
const recording = (recordingId: string, durationMs: number) => ({
  recordingId,
  durationMs,
  format: 'audio/webm',
  fileSize: 1,
  peaks: [],
});
const parts = [recording('one', 10_000), recording('two', 300_000)];
const audio = {
  ...recording('one', 310_000),
  erasedAt: null,
  parts: parts.map((part) => ({ ...part, erasedAt: null })),
};
const segments = [
  { text: '', startMs: 1_000, endMs: 2_400, words: wordsAt(1_000, 2_000) },
  { text: '', startMs: 11_000, endMs: 300_400, words: wordsAt(11_000, 12_000, 300_000) },
];
const thought = { thoughtId: 't', segments, audio };
const words = heardWords(thought);

describe('a passage chosen by its words', () => {
  it('has times within its own recording, with a breath at both ends', () => {
    expect(passageOf(thought, words, { from: 2, to: 3 })).toEqual({
      passage: { thoughtId: 't', recordingId: 'two', fromMs: 850, toMs: 2_550 },
      text: 'mot11000 mot12000',
    });
    expect(passageOf(thought, words, { from: 0, to: 0 })?.passage).toMatchObject({ recordingId: 'one', fromMs: 850 });
  });
  it('is none across two recordings, or longer than three minutes', () => {
    expect(passageOf(thought, words, { from: 1, to: 2 })).toBeNull();
    expect(passageOf(thought, words, { from: 2, to: 4 })).toBeNull();
  });
  it('grows towards a word that is touched outside, and begins anew within', () => {
    expect(spanAfter({ from: 3, to: 5 }, 1)).toEqual({ from: 1, to: 5 });
    expect(spanAfter({ from: 3, to: 5 }, 9)).toEqual({ from: 3, to: 9 });
    expect(spanAfter({ from: 3, to: 5 }, 4)).toEqual({ from: 4, to: 4 });
  });
});
