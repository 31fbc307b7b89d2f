import { getHeapStatistics } from 'node:v8';

/** A thread that was less busy rests. */
const restingShare = 0.02;
/** A heap that has grown by less since it was last collected is left alone. */
const worthBytes = 12 * 1024 * 1024;

const heapBytes = (): number => getHeapStatistics().total_heap_size;

/**
 * V8 collects while memory is asked for: what a start or a burst leaves behind, and a young generation that grew for it, it keeps for as long as nothing
 * happens. Here a thread that rests gives both back. It takes a tenth of a second, in which nobody is likely to ask. Only with Node's `--expose-gc`, as
 * `npm start` begins it. `lookMs`: how often it is looked whether this thread rests.
 */
export const collectAtRest = (lookMs = 5_000): void => {
  const collect = globalThis.gc;
  if (!collect) return;
  let [kept, before] = [0, performance.eventLoopUtilization()];
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > restingShare || heapBytes() < kept + worthBytes) return;
    collect({ type: 'major', flavor: 'last-resort' });
    kept = heapBytes();
  }, lookMs).unref();
};
