/** Something took longer than it may. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';
}

/**
 * Returns what `work` returns, or throws what `late` creates once `ms` have passed. The signal is aborted with the same fault; whatever the work still
 * returns after that is dropped.
 */
export const withDeadline = async <Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
  late: () => Error = () => new DeadlineExceeded(`no answer within ${ms} ms`),
): Promise<Result> => {
  const abort = new AbortController();
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const fault = late();
    reject(fault);
    abort.abort(fault);
  }, ms);
  try {
    return await Promise.race([work(abort.signal), timedOut]);
  } finally {
    clearTimeout(timer);
  }
};

/** Waits for `work` and for no longer than `ms`, whichever comes first. Rejects when the work does so in time. */
export const waitAtMost = async (ms: number, work: Promise<unknown>): Promise<void> => {
  const { promise: timedOut, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  try {
    await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
};
