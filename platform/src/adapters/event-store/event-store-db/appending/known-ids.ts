import type { RecordedEvent } from '@eventstore/db-client';

/** The ids of a stream's events from its beginning up to before `next`. What is appended never changes, so this cannot become stale. */
export type StreamIds = Readonly<{ revisions: ReadonlyMap<string, number>; next: number }>;
export type KnownIds = Readonly<{ of: (stream: string) => StreamIds; note: (event: RecordedEvent) => void }>;

type Growing = { revisions: Map<string, number>; next: number };

/** Holds at most `maxIds`, of the most recent streams. */
export const createKnownIds = (maxIds = 200_000): KnownIds => {
  const streams = new Map<string, Growing>();
  let count = 0;

  const forgetOldest = (): void => {
    for (const [stream, { revisions }] of streams) {
      if (count <= maxIds || streams.size === 1) return;
      streams.delete(stream);
      count -= revisions.size;
    }
  };
  const touched = (stream: string): Growing => {
    const ids = streams.get(stream) ?? { revisions: new Map<string, number>(), next: 0 };
    streams.delete(stream);
    streams.set(stream, ids);
    return ids;
  };

  return {
    of: (stream) => streams.get(stream) ?? { revisions: new Map(), next: 0 },
    note: ({ streamId, id, revision }) => {
      const ids = touched(streamId);
      if (Number(revision) !== ids.next) return;
      ids.revisions.set(id, ids.next);
      ids.next += 1;
      count += 1;
      forgetOldest();
    },
  };
};
