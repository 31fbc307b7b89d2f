import type { PlacedRow } from './device-db.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { RetryLater, Outcome } from './outcome.ts';

/** `delivered`: how many went through before the end. */
export type DrainEnd = Readonly<{
  delivered: number;
  end: Readonly<{ kind: 'empty' }> | Readonly<{ kind: 'sign-in' }> | RetryLater;
}>;
export type Drain = Readonly<{ store: OutboxStore; userId: string; deliver: (row: PlacedRow) => Promise<Outcome> }>;

/** A server that answers, yet breaks on this one thing time and again, must not keep the others waiting. */
const isStuck = (row: PlacedRow, { status }: RetryLater): boolean => status === 500 && row.tries >= 4;

const endAt = (row: PlacedRow, outcome: Outcome): DrainEnd['end'] | null =>
  outcome.kind === 'sign-in' || (outcome.kind === 'later' && !isStuck(row, outcome)) ? outcome : null;

/** Sends one person's things in order, until none is left, the server is away, or the person has to sign in. */
export const drainOutbox = async ({ store, userId, deliver }: Drain): Promise<DrainEnd> => {
  let delivered = 0;
  let stuck: RetryLater | undefined;
  let place = 0;
  for (;;) {
    const row = await store.nextAfter(userId, place);
    if (!row) return { delivered, end: stuck ?? { kind: 'empty' } };
    place = row.place;
    if (!(await store.begin(place))) continue;

    const outcome = await deliver(row);
    await store.note(row, outcome);
    const end = endAt(row, outcome);
    if (end) return { delivered, end };
    if (outcome.kind === 'done') delivered += 1;
    if (outcome.kind === 'later') stuck = outcome;
  }
};
