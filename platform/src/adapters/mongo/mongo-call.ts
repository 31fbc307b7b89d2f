import { MongoError } from 'mongodb';
import { DeadlineExceeded, withDeadline } from '#concurrency/deadline.ts';

/** In ms. */
const timeoutMs = 4_500;

/** The faults of a port: for what MongoDB cannot do, and for calls after `close`. */
export type MongoCallFaults = Readonly<{ unavailable: (why: string) => Error; closed: () => Error }>;

/**
 * Returns its result, or throws `unavailable(why)` within 5 s when MongoDB cannot be reached, refuses or does not answer. Other faults of
 * `work` pass unchanged. `withinMs`: of work that is many calls. `why` names the driver's error and code only: its message may hold an address, a password or a person's words.
 */
export type MongoCall = (<Result>(work: () => Promise<Result>, withinMs?: number) => Promise<Result>) &
  Readonly<{ close: () => void }>;

export const createMongoCall = ({ unavailable, closed }: MongoCallFaults): MongoCall => {
  let open = true;
  const ask = async <Result>(work: () => Promise<Result>, withinMs = timeoutMs): Promise<Result> => {
    if (!open) throw closed();
    try {
      return await withDeadline(withinMs, work);
    } catch (fault) {
      throw fault instanceof MongoError || fault instanceof DeadlineExceeded
        ? unavailable(whyOf(fault, withinMs))
        : fault;
    }
  };
  return Object.assign(ask, {
    close: () => {
      open = false;
    },
  });
};

const whyOf = (fault: MongoError | DeadlineExceeded, withinMs: number): string =>
  fault instanceof MongoError
    ? `MongoDB did not do it (${[fault.name, fault.code].filter((part) => part !== undefined).join(' ')})`
    : `MongoDB did not answer within ${withinMs} ms`;

/** For an upsert: of two that insert the same document concurrently one is refused, and finds it there when it retries. */
export const retryOnDuplicateKey = async <Result>(change: () => Promise<Result>): Promise<Result> => {
  try {
    return await change();
  } catch (fault) {
    if (fault instanceof MongoError && fault.code === 11000) return change();
    throw fault;
  }
};
