import type { ThoughtCard } from '@ecrin/contracts/thought/thought.ts';
import { recordingStartMs } from '@ecrin/domain/thought/transcript/join-transcripts.ts';

/** Where each recording of a thought begins on their timeline, in ms. */
export const recordingStarts = (audio: ThoughtCard['audio']): readonly number[] =>
  audio?.parts.map(({ recordingId }) => recordingStartMs(audio.parts, recordingId)) ?? [];
