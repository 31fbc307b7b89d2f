import type { EventStore } from '@ecrin/platform/ports/event-store.ts';
import { afterAll, beforeAll, describe } from 'vitest';
import { appendCases } from './event-store.append-cases.ts';
import { readCases } from './event-store.read-cases.ts';
import { subscriptionCases } from './event-store.subscription-cases.ts';

/** `open` opens the same store again, as after a restart. */
export type EventStoreUnderTest = Readonly<{ open: () => Promise<EventStore>; dispose: () => Promise<void> }>;
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

/** What every adapter behind the port must do; one store serves all cases, each in streams of its own. */
export const eventStoreContract = (name: string, make: () => Promise<EventStoreUnderTest>, limits: EventStoreLimits = {}): void => {
  let subject: EventStoreUnderTest;
  let store: EventStore;
  const restart = async () => {
    await store.close();
    store = await subject.open();
  };

  describe.skipIf(limits.missing)(`${name} as an event store${limits.missing ? ` (${limits.missing})` : ''}`, () => {
    beforeAll(async () => {
      subject = await make();
      store = await subject.open();
    });
    afterAll(async () => {
      await store.close();
      await subject.dispose();
    });
    appendCases(() => store, limits, restart);
    readCases(() => store, limits, restart);
    subscriptionCases(() => store, limits, restart);
  });
};
