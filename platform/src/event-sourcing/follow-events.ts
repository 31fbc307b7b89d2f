import { setImmediate as nextTurn } from 'node:timers/promises';
import { pause } from '#concurrency/pause.ts';
import type { EventFeed, RecordedEvent } from './events.ts';

export type FollowEvents = Readonly<{
  /** A new feed, from the last position. */
  subscribe: () => EventFeed | Promise<EventFeed>;
  take: (batch: readonly RecordedEvent[]) => Promise<void>;
  onFault: (fault: unknown) => void;
}>;

/** Pause before subscribing again after a fault, in ms. */
const retryMs = 500;

/** Handles batches one after the other until it is closed, whatever faults come in between; requests are answered between two batches. */
export const followEvents = ({ subscribe, take, onFault }: FollowEvents): Readonly<{ close: () => Promise<void> }> => {
  const closing = new AbortController();
  const followOnce = async (): Promise<void> => {
    const feed = await subscribe();
    const close = (): void => void feed.close();
    closing.signal.addEventListener('abort', close, { once: true });
    if (closing.signal.aborted) close();
    try {
      for await (const batch of feed) {
        await take(batch);
        if (closing.signal.aborted) return;
        await nextTurn();
      }
    } finally {
      closing.signal.removeEventListener('abort', close);
    }
  };
  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await followOnce().catch(onFault);
      await pause(retryMs, closing.signal);
    }
  };
  const following = follow();
  return {
    close: async () => {
      closing.abort();
      await following;
    },
  };
};
