import { LanguageFault, type LanguageCaller } from '#ports/language-engine.ts';

/** Asks under the caller's own signal and the time-out. Throws the signal's reason, or `LanguageFault` when it is late. */
export const inTime = async <Answer>(
  { signal, timeoutMs }: Pick<LanguageCaller, 'signal'> & Readonly<{ timeoutMs: number }>,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const late = AbortSignal.timeout(Math.ceil(timeoutMs));
  try {
    return await ask(signal ? AbortSignal.any([signal, late]) : late);
  } catch (fault) {
    if (signal?.aborted) throw signal.reason;
    throw late.aborted ? new LanguageFault('no-answer-in-time', 'the engine did not answer in time', 0) : fault;
  }
};

/** Rejects with the signal's reason as soon as the caller aborts; what is under way ends by itself. */
export const orAborted = <Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
