import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';

/** Where each recording of a thought begins on their timeline, in ms. */
export const recordingStarts = (audio: ThoughtCard['audio']): readonly number[] => {
  let startMs = 0;
  return (audio?.parts ?? []).map(({ durationMs }) => {
    const own = startMs;
    startMs += durationMs ?? 0;
    return own;
  });
};
