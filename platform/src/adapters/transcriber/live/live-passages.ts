import { setAsidePhantoms } from '@ecrin/domain/thought/transcript/set-aside-phantoms.ts';
import type { LivePassage } from '#ports/live-words.ts';
import type { HeardSegment } from '../speech-process/speech-messages.ts';

/** A sentence is repeated when the two before it are the same. */
const context = 2;
/** Below this share of the same letters, a second transcription heard something else. */
const certain = 0.6;

/** What is shown of passages that were just heard, after those `before` them: nothing that the transcript would surely set aside. What is shown once stays. */
export const livePassages = (
  before: readonly HeardSegment[],
  heard: readonly HeardSegment[],
): readonly LivePassage[] => {
  const near = [...before.slice(-context), ...heard].map((passage) => ({ ...passage, noSpeech: null }));
  const firstMs = heard[0]?.startMs ?? Infinity;
  const doubted = new Set(heard.filter(({ confidence }) => (confidence ?? 1) < certain).map(({ startMs }) => startMs));
  return setAsidePhantoms(near)
    .shown.filter(({ startMs }) => startMs >= firstMs)
    .map(({ text, startMs }) => ({ text, uncertain: doubted.has(startMs) }));
};
