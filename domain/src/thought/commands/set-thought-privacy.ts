import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import type { ThoughtPrivacySet } from '../thought-flags.events.ts';
import type { Thought } from '../thought.aggregate.ts';
import { requireThought, type ThoughtUnavailable } from './require-thought.ts';

export type SetThoughtPrivacy = Readonly<{ thoughtId: string; private: boolean; now: string }>;

export const setThoughtPrivacy = (
  command: SetThoughtPrivacy,
  thought: Thought,
): Decision<ThoughtPrivacySet, ThoughtUnavailable> =>
  requireThought(thought, (existing) =>
    existing.flags.private === command.private
      ? nothingNew
      : [
          {
            type: 'ThoughtPrivacySet',
            data: { thoughtId: command.thoughtId, private: command.private, setAt: command.now },
            private: null,
          },
        ],
  );
