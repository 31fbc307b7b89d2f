import type { ThreadResolution } from '@ecrin/domain/thread/resolve-thread.ts';
import type { ThreadColour } from '@ecrin/domain/thread/thread.vocabulary.ts';
import type { Model } from '@ecrin/platform/ports/read-models.ts';

/** One document per thread, including deleted and merged ones: thoughts filed there are resolved with it. `name` is null once its key is destroyed. */
export type ThreadDocument = ThreadResolution &
  Readonly<{
    threadId: string;
    ownerId: string;
    name: string | null;
    description: string | null;
    colour: ThreadColour;
    rank: string;
    archived: boolean;
    withoutAi: boolean;
  }>;

export const threadModel: Model<ThreadDocument> = { name: 'thread', version: 2, indexes: [['ownerId', 'rank']] };
