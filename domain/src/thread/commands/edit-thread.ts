import { nothingNew, type Decision } from '#kernel/event-sourcing.ts';
import { threadWordsOf, type InvalidThreadWords } from '../thread-words.ts';
import type { Thread } from '../thread.aggregate.ts';
import type { ThreadEdited } from '../thread.events.ts';
import type { ThreadColour } from '../thread.vocabulary.ts';
import { requireOpenThread, type ThreadUnavailable } from './require-open-thread.ts';

/** All three fields as they are to be. */
export type EditThread = Readonly<{
  threadId: string;
  name: string;
  description?: string | null | undefined;
  colour: ThreadColour;
  now: string;
}>;

export const editThread = (
  { threadId, colour, now, ...given }: EditThread,
  thread: Thread,
): Decision<ThreadEdited, ThreadUnavailable | InvalidThreadWords> =>
  requireOpenThread<Decision<ThreadEdited, InvalidThreadWords>>(thread, (open) => {
    const words = threadWordsOf(given);
    if ('refused' in words) return words;
    if (open.name === words.name && open.description === words.description && open.colour === colour) return nothingNew;

    return [{ type: 'ThreadEdited', data: { threadId, colour, editedAt: now }, private: words }];
  });
