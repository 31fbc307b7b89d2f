import { thought, type ExistingThought, type Thought } from '@ecrin/domain/thought/thought.aggregate.ts';
import type { Events } from '@ecrin/platform/event-sourcing/events.ts';
import { loadAt } from '@ecrin/platform/event-sourcing/load-aggregate.ts';
import type { UnderstandThoughtInput } from './understand-thought.input.ts';

export type Wording = Readonly<{ thoughtId: string; existing: ExistingThought; words: string; wording: number }>;

/** The words of a revision, while they are still the thought's; null when there is nothing (more) to analyse. */
export const readWording = async (
  events: Pick<Events, 'readStream'>,
  { thoughtId, revision }: UnderstandThoughtInput,
): Promise<Wording | null> => {
  const { at, latest } = await loadAt(events, thought, { id: thoughtId, revision });
  return latest.status === 'active' && latest.wording === wordingOf(at) ? pendingWording(thoughtId, latest) : null;
};

const wordingOf = (state: Thought): number => (state.status === 'active' ? state.wording : 0);

const pendingWording = (thoughtId: string, kept: ExistingThought): Wording | null => {
  const { words, wording, understoodWording } = kept;
  return words === null || words.trim() === '' || wording === understoodWording
    ? null
    : { thoughtId, existing: kept, words, wording };
};
