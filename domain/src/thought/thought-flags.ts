import type { Handlers } from '#kernel/event-sourcing.ts';
import type { ThoughtFlagEvent } from './thought-flags.events.ts';
import type { StatusLabel } from './thought.vocabulary.ts';

/** What a person marks a thought with, whatever it says. */
export type ThoughtFlags = Readonly<{ pinned: boolean; private: boolean; status: StatusLabel | null }>;

export const noFlags: ThoughtFlags = { pinned: false, private: false, status: null };

/** How the flags of anything that follows a thought move: the aggregate and the read model share these. */
export const thoughtFlagHandlers = <State>(
  change: (state: State, flags: Partial<ThoughtFlags>) => State,
): Handlers<State, ThoughtFlagEvent> => ({
  ThoughtPinned: (state) => change(state, { pinned: true }),
  ThoughtUnpinned: (state) => change(state, { pinned: false }),
  ThoughtPrivacySet: (state, data) => change(state, { private: data.private }),
  ThoughtStatusSet: (state, { status }) => change(state, { status }),
});
