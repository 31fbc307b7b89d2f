import { evolveWith, type Aggregate } from '#kernel/event-sourcing.ts';
import type { ThreadEvent } from './thread.events.ts';
import type { ThreadColour } from './thread.vocabulary.ts';

export type ExistingThread = Readonly<{
  ownerId: string;
  /** null once their key is destroyed. */
  name: string | null;
  description: string | null;
  colour: ThreadColour;
  rank: string;
  archived: boolean;
  withoutAi: boolean;
  /** The import that brought it; null: it was started here. */
  importId: string | null;
}>;

export type Thread =
  | Readonly<{ status: 'not-started' }>
  | (ExistingThread & Readonly<{ status: 'open' }>)
  | (ExistingThread & Readonly<{ status: 'merged'; intoId: string }>)
  | (ExistingThread & Readonly<{ status: 'deleted' }>);

/** Applies a change to a thread that was started, whatever its state. */
const change = (thread: Thread, changed: Partial<ExistingThread>): Thread =>
  thread.status === 'not-started' ? thread : { ...thread, ...changed };

const startedOf = ({
  ownerId,
  name,
  description,
  colour,
  rank,
  archived,
  withoutAi,
  importId,
}: ExistingThread): ExistingThread => ({
  ownerId,
  name,
  description,
  colour,
  rank,
  archived,
  withoutAi,
  importId,
});

export const thread: Aggregate<Thread, ThreadEvent> = {
  category: 'thread',
  initial: { status: 'not-started' },
  ownerOf: (state) => (state.status === 'not-started' ? null : state.ownerId),
  evolve: evolveWith<Thread, ThreadEvent>({
    ThreadStarted: (_thread, { ownerId, colour, rank, importId = null }, words) => ({
      status: 'open',
      ownerId,
      colour,
      rank,
      name: words?.name ?? null,
      description: words?.description ?? null,
      archived: false,
      withoutAi: false,
      importId,
    }),
    ThreadEdited: (state, { colour }, words) =>
      change(state, { colour, name: words?.name ?? null, description: words?.description ?? null }),
    ThreadMoved: (state, { rank }) => change(state, { rank }),
    ThreadMerged: (state, { intoId }) =>
      state.status === 'not-started' ? state : { ...startedOf(state), status: 'merged', intoId },
    ThreadArchived: (state) => change(state, { archived: true }),
    ThreadUnarchived: (state) => change(state, { archived: false }),
    ThreadAiUseSet: (state, { withoutAi }) => change(state, { withoutAi }),
    ThreadDeleted: (state) => (state.status === 'not-started' ? state : { ...startedOf(state), status: 'deleted' }),
    ThreadRestored: (state) => (state.status === 'not-started' ? state : { ...startedOf(state), status: 'open' }),
  }),
};
