import { randomUUID } from 'node:crypto';
import type {
  EventStore,
  EventStoreFault,
  EventToAppend,
  StoredEvent,
  Subscription,
} from '@ecrin/platform/ports/event-store.ts';
import { expect } from 'vitest';

/** What one kind of store cannot know, by the name of its cases. */
export type EventStoreLimits = Readonly<{
  /** Another stream's ids are not looked up. */
  idsArePerStream?: boolean;
  /** The whole log holds others' events too: it cannot be compared as a whole. */
  sharedLog?: boolean;
  /** Why it cannot be had here: all its cases are skipped. */
  missing?: string | null;
}>;
export type EventStoreCases = (store: () => EventStore, limits: EventStoreLimits, restart: () => Promise<void>) => void;

export const metadata = {
  commandId: '01980000-0000-7000-8000-00000000000c',
  correlationId: '01980000-0000-7000-8000-00000000000d',
  causationId: null,
  actor: 'client:01980000-0000-7000-8000-000000000003',
  ownerId: '01980000-0000-7000-8000-000000000003',
  occurredAt: '2026-01-02T08:00:00.000Z',
  timeZone: 'Europe/Paris',
  schemaVersion: 1,
} as const;

export const anEvent = (over: Partial<EventToAppend> = {}): EventToAppend => ({
  id: randomUUID(),
  type: 'ThoughtPinned',
  data: { thoughtId: 'thought-1' },
  sealed: null,
  metadata,
  ...over,
});
export const someEvents = (count: number): readonly EventToAppend[] =>
  Array.from({ length: count }, (_, index) => anEvent({ data: { index } }));
/** Stores that are shared between specs are distinguished by their streams. */
export const newStreamName = (): string => `thought-${randomUUID()}`;

export const all = async <Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};
export const idsOf = (events: readonly Readonly<{ id: string }>[]): readonly string[] => events.map(({ id }) => id);
export const readIds = async (store: EventStore, stream: string): Promise<readonly string[]> =>
  idsOf(await all(store.readStream(stream)));

/** `actualRevision` undefined: whatever it is. */
export const expectFault = async (
  work: Promise<unknown>,
  kind: EventStoreFault['kind'],
  actualRevision?: number | null,
): Promise<void> => {
  const fault: unknown = await work.then(
    () => 'no fault at all',
    (thrown: unknown) => thrown,
  );
  expect(fault).toMatchObject({
    name: 'EventStoreFault',
    kind,
    ...(actualRevision === undefined ? {} : { actualRevision }),
  });
};

/** Takes from a subscription until `count` events of these streams have come. */
export const take = async (
  subscription: Subscription,
  count: number,
  streams: readonly string[],
): Promise<readonly StoredEvent[]> => {
  const taken: StoredEvent[] = [];
  for await (const batch of subscription) {
    expect(batch.length).toBeGreaterThan(0);
    taken.push(...batch.filter(({ stream }) => streams.includes(stream)));
    if (taken.length >= count) break;
  }
  return taken;
};
