import { pause } from '#concurrency/pause.ts';
import { ReadModelsFault } from '#ports/read-models.ts';

/** Between two tries, in ms. */
const betweenMs = 1_000;

/** `mostMs`: how long it is tried. */
type Patience = Readonly<{ signal?: AbortSignal | undefined; mostMs?: number }>;

/** Tried again while the read models do not answer; throws the reason of the signal, or what the last try threw. What `work` does may be done twice. */
export const onceUsable = async <Result>(
  work: () => Promise<Result>,
  { signal = new AbortController().signal, mostMs = Infinity }: Patience = {},
): Promise<Result> => {
  const begun = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (!isPassing(fault) || performance.now() - begun > mostMs) throw fault;
    }
    await pause(betweenMs, signal);
    signal.throwIfAborted();
  }
};

const isPassing = (fault: unknown): boolean => fault instanceof ReadModelsFault && fault.kind === 'unusable';
