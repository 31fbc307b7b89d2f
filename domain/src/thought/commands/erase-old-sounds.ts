import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { addMs, dayMs } from '#time/instant.ts';
import type { Recording } from '../recordings.ts';
import type { ThoughtSoundErased } from '../thought-erasure.events.ts';
import type { ExistingThought, Thought } from '../thought.aggregate.ts';

export type EraseOldSounds = Readonly<{ thoughtId: string; keptDays: number; now: string }>;

/** A sound that came to the service before this instant is kept no longer. */
export const keptUntil = (keptDays: number, now: string): string => addMs(now, -keptDays * dayMs);

/**
 * Erases what was kept for longer, recording by recording; of a deleted thought too, since restoring it brings its words back. Never the only copy of the
 * words: a recording that is not transcribed, or in which nothing was heard, keeps its sound.
 */
export const eraseOldSounds = (
  { thoughtId, keptDays, now }: EraseOldSounds,
  thought: Thought,
): Decision<ThoughtSoundErased> => {
  if (thought.status === 'not-created' || thought.status === 'erased') return nothingNew;
  const { recordings, words } = thought.status === 'deleted' ? thought.before : thought;
  const until = keptUntil(keptDays, now);
  return recordings
    .filter((recording) => recording.keptSince < until && isInWords(recording, words))
    .map(({ recordingId }) => ({
      type: 'ThoughtSoundErased',
      data: { thoughtId, recordingId, keptDays, erasedAt: now },
      private: null,
    }));
};

const isInWords = ({ erasedAt, heard, transcript }: Recording, words: ExistingThought['words']): boolean =>
  erasedAt === null && transcript.status === 'completed' && heard !== false && Boolean(words);
