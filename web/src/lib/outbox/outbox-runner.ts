import { backoffMs } from './backoff.ts';
import type { PlacedRow } from './device-db.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { RetryLater, Outcome } from './outcome.ts';

/** `delivered`: how many were sent before it ended. */
export type DrainEnd = Readonly<{
  delivered: number;
  end: Readonly<{ kind: 'empty' }> | Readonly<{ kind: 'sign-in' }> | RetryLater;
}>;
type Drain = Readonly<{ store: OutboxStore; userId: string; deliver: (row: PlacedRow) => Promise<Outcome> }>;

/** An item the server fails on again and again must not block the others; nor a picture beyond what it takes in a day. */
const isStuck = (row: PlacedRow, { status }: RetryLater): boolean =>
  (status === 500 && row.tries >= 4) || (row.kind === 'picture' && status === 429);

const endAt = (row: PlacedRow, outcome: Outcome): DrainEnd['end'] | null =>
  outcome.kind === 'sign-in' || (outcome.kind === 'later' && !isStuck(row, outcome)) ? outcome : null;

/** Sends one person's items in order, until none is left, the server is unreachable, or the person has to sign in. */
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

type OutboxRunnerOptions = Readonly<{
  drain: () => Promise<DrainEnd>;
  /** Calls once after so many ms; returns the function that cancels it. */
  after: (ms: number, call: () => void) => () => void;
  random: () => number;
}>;

const noTimer = () => {};

/** One drain at a time in this tab. A wake during a drain starts another one after it; an unreachable server is retried with growing delays. */
export const createOutboxRunner = ({ drain, after, random }: OutboxRunnerOptions) => {
  let running = false;
  let wokenMeanwhile = false;
  let failures = 0;
  let callOff = noTimer;

  const afterDrain = ({ delivered, end }: DrainEnd, wake: () => Promise<void>) => {
    if (delivered > 0 || end.kind !== 'later') failures = 0;
    if (end.kind !== 'later') return;
    callOff = after(end.afterMs ?? backoffMs(failures, random()), () => void wake());
    failures += 1;
  };

  const wake = async (): Promise<void> => {
    callOff();
    wokenMeanwhile = true;
    if (running) return;
    running = true;
    try {
      while (wokenMeanwhile) {
        wokenMeanwhile = false;
        callOff();
        afterDrain(await drain(), wake);
      }
    } finally {
      running = false;
    }
  };
  return { wake };
};
