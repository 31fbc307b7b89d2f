import { withDeadline } from '#concurrency/deadline.ts';
import { EventStoreFault } from '#ports/event-store.ts';

/** The answer, or `timed-out` after `ms`: some calls of the client have no deadline of their own. */
export const answerWithin = <Answer>(ms: number, work: Promise<Answer>): Promise<Answer> =>
  withDeadline(
    ms,
    () => work,
    () => new EventStoreFault('timed-out', 'EventStoreDB did not answer in time'),
  );

/** The time a caller may still wait, over several attempts. */
export type Deadline = Readonly<{ left: () => number; renew: () => void }>;

export const createDeadline = (ms: number): Deadline => {
  let until = performance.now() + ms;
  return {
    left: () => Math.max(until - performance.now(), 0),
    renew: () => {
      until = performance.now() + ms;
    },
  };
};
