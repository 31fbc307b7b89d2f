import { nothingNew, refuse, type Decision } from '#kernel/event-sourcing.ts';
import { firstThreadRank } from '../thread-rank.ts';
import { threadWordsOf, type InvalidThreadWords } from '../thread-words.ts';
import type { Thread } from '../thread.aggregate.ts';
import type { ThreadStarted } from '../thread.events.ts';
import type { ThreadColour } from '../thread.vocabulary.ts';

export type StartThread = Readonly<{
  threadId: string;
  ownerId: string;
  name: string;
  description?: string | null | undefined;
  colour: ThreadColour;
  /** The import that brings it; absent: it is started here. */
  importId?: string;
  now: string;
}>;
export type StartThreadRefusal = InvalidThreadWords | 'thread.already-started';

/** A new thread comes last among the client's. */
export const startThread = (
  { threadId, ownerId, colour, importId, now, ...given }: StartThread,
  thread: Thread,
): Decision<ThreadStarted, StartThreadRefusal> => {
  const words = threadWordsOf(given);
  if ('refused' in words) return words;
  if (thread.status !== 'not-started')
    return isTheSame(thread, { ...words, colour }) ? nothingNew : refuse('thread.already-started');

  return [
    {
      type: 'ThreadStarted',
      data: {
        threadId,
        ownerId,
        colour,
        rank: firstThreadRank(threadId),
        startedAt: now,
        ...(importId !== undefined && { importId }),
      },
      private: words,
    },
  ];
};

const isTheSame = (one: Described, other: Described): boolean =>
  one.name === other.name && one.description === other.description && one.colour === other.colour;
type Described = Readonly<{ name: string | null; description: string | null; colour: ThreadColour }>;
