import type { EventStore } from '@ecrin/platform/ports/event-store.ts';
import { afterAll, beforeAll, describe } from 'vitest';
import { appendCases } from './append.cases.ts';
import type { EventStoreLimits } from './event-store.fixtures.ts';
import { idempotencyCases } from './idempotency.cases.ts';
import { readCases } from './read.cases.ts';
import { subscriptionCases } from './subscription.cases.ts';

/** `open` opens the same store again, as after a restart. */
export type EventStoreUnderTest = Readonly<{ open: () => Promise<EventStore>; dispose: () => Promise<void> }>;

/** What every adapter behind the port must do; one store serves all cases, each in streams of its own. */
export const eventStoreContract = (
  name: string,
  make: () => Promise<EventStoreUnderTest>,
  limits: EventStoreLimits = {},
): void => {
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
    idempotencyCases(() => store, limits, restart);
    readCases(() => store, limits, restart);
    subscriptionCases(() => store, limits, restart);
  });
};
