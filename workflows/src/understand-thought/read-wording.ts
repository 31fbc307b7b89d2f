import { thought, type ExistingThought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { ThoughtEvent } from '@ecrin/domain/thought/thought.events.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { streamOf } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { UnderstandThoughtInput } from './understand-thought.input.ts';

export type Wording = Readonly<{ thoughtId: string; kept: ExistingThought; words: string; wording: number }>;

/** The words a revision brought, while they are still the thought's; null when there is nothing (more) to understand in them. */
export const readWording = async (
  events: Pick<Events, 'readStream'>,
  { thoughtId, revision }: UnderstandThoughtInput,
): Promise<Wording | null> => {
  let state: Thought = thought.initial;
  let asked = 0;
  for await (const event of events.readStream(streamOf(thought, thoughtId))) {
    // A thought's stream holds only its events; newer types change nothing.
    state = thought.evolve(state, event as unknown as ThoughtEvent);
    if (event.revision === revision) asked = wordingOf(state);
  }
  return state.status === 'active' && state.wording === asked ? openWording(thoughtId, state) : null;
};

const wordingOf = (state: Thought): number => (state.status === 'active' ? state.wording : 0);

const openWording = (thoughtId: string, kept: ExistingThought): Wording | null => {
  const { words, wording, understoodWording } = kept;
  return words === null || words.trim() === '' || wording === understoodWording
    ? null
    : { thoughtId, kept, words, wording };
};
