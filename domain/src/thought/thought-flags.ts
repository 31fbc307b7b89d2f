import type { Handlers } from '#kernel/event-sourcing.ts';
import type { ThoughtFlagEvent } from './thought-flags.events.ts';
import type { StatusLabel } from './thought.vocabulary.ts';

/** A person's marks on a thought, independent of its words. */
export type ThoughtFlags = Readonly<{
  pinned: boolean;
  private: boolean;
  status: StatusLabel | null;
  withoutAi: boolean;
}>;

export const noFlags: ThoughtFlags = { pinned: false, private: false, status: null, withoutAi: false };

/** How events change the flags of a thought: the aggregate and the read model share these. */
export const thoughtFlagHandlers = <State>(
  change: (state: State, flags: Partial<ThoughtFlags>) => State,
): Handlers<State, ThoughtFlagEvent> => ({
  ThoughtPinned: (state) => change(state, { pinned: true }),
  ThoughtUnpinned: (state) => change(state, { pinned: false }),
  ThoughtPrivacySet: (state, data) => change(state, { private: data.private }),
  ThoughtStatusSet: (state, { status }) => change(state, { status }),
  ThoughtAiUseSet: (state, { withoutAi }) => change(state, { withoutAi }),
});
