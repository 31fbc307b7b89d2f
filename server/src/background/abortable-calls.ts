import { randomUUID } from 'node:crypto';

/** Calls of another thread that it may give up: signals cannot be sent, so each such call has an id. */
export const createAbortableCalls = () => {
  const running = new Map<string, AbortController>();
  return {
    run: async <Result>(callId: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> => {
      const controller = new AbortController();
      running.set(callId, controller);
      try {
        return await work(controller.signal);
      } finally {
        running.delete(callId);
      }
    },
    abort: (callId: string): void => running.get(callId)?.abort(),
  };
};

type Aborting = Readonly<{ signal: AbortSignal | undefined; abort: (callId: string) => void }>;

/** Asks another thread, and gives the call up when the signal is aborted: then the signal's reason is thrown, as the engines do. */
export const askAbortably = async <Result>(
  { signal, abort }: Aborting,
  ask: (callId: string) => Promise<Result>,
): Promise<Result> => {
  const callId = randomUUID();
  const giveUp = (): void => abort(callId);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    return await ask(callId);
  } catch (fault) {
    signal?.throwIfAborted();
    throw fault;
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
};
