import type { RecordedEvent } from '#event-sourcing/events.ts';

/** Of `size` events; the last may be smaller. */
export const inBatches = async function* (
  events: AsyncIterable<RecordedEvent>,
  size: number,
): AsyncGenerator<readonly RecordedEvent[]> {
  let batch: RecordedEvent[] = [];
  for await (const event of events) {
    batch.push(event);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};
