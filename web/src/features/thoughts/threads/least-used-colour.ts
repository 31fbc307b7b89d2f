import { threadColours, type ThreadColour } from '@ecrin/domain/thread/thread.vocabulary.ts';

/** The colour the fewest threads have: neighbours are told apart without a choice. */
export const leastUsedColour = (threads: readonly Readonly<{ colour: ThreadColour }>[]): ThreadColour => {
  const used = (colour: ThreadColour) => threads.filter((thread) => thread.colour === colour).length;
  return threadColours.toSorted((one, other) => used(one) - used(other))[0] ?? 'indigo';
};
