import type { ThreadResolution } from '@ecrin/domain/thread/resolve-thread.ts';
import type { ThreadColour } from '@ecrin/domain/thread/thread.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One document a thread, also of what was deleted or merged: thoughts filed there look it up. `name` is null once its key is gone. */
export type ThreadDocument = ThreadResolution &
  Readonly<{
    threadId: string;
    ownerId: string;
    name: string | null;
    description: string | null;
    colour: ThreadColour;
    rank: string;
    archived: boolean;
  }>;

export const threadModel: Model<ThreadDocument> = { name: 'thread', version: 1, indexes: [['ownerId', 'rank']] };
