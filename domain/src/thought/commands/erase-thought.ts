import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtErased, ThoughtSoundErased } from '../thought-erasure.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import type { ThoughtDeleted } from '../thought.events.ts';

export type EraseThought = Readonly<{ thoughtId: string; erasureId: string; now: string }>;

/** For good. It is deleted first, so that whatever reacts to that does. */
export const eraseThought = (
  { thoughtId, erasureId, now }: EraseThought,
  thought: Thought,
): Decision<ThoughtDeleted | ThoughtErased, 'thought.not-found'> => {
  if (thought.status === 'not-created') return refuse('thought.not-found');
  if (thought.status === 'erased') return nothingNew;
  const erased = { type: 'ThoughtErased', data: { thoughtId, erasureId, erasedAt: now }, private: null } as const;
  if (thought.status === 'deleted') return [erased];
  return [{ type: 'ThoughtDeleted', data: { thoughtId, deletedAt: now }, private: null }, erased];
};

export type EraseSound = Readonly<{ thoughtId: string; recordingId: string; now: string }>;

/** The sound of one recording alone; its words stay. */
export const eraseSound = (
  { thoughtId, recordingId, now }: EraseSound,
  thought: Thought,
): Decision<ThoughtSoundErased, 'thought.not-found'> => {
  if (thought.status === 'not-created' || thought.status === 'erased') return refuse('thought.not-found');
  const { recordings } = thought.status === 'deleted' ? thought.before : thought;
  const recording = recordings.find((one) => one.recordingId === recordingId);
  return recording?.erasedAt === null
    ? [{ type: 'ThoughtSoundErased', data: { thoughtId, recordingId, keptDays: null, erasedAt: now }, private: null }]
    : nothingNew;
};
