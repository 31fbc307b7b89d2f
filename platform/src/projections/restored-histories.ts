import type { Events, RecordedEvent } from '#event-sourcing/events.ts';
import { isPermanentFault } from '#event-sourcing/permanent-fault.ts';
import type { Histories } from './projection-fold.ts';
import type { AnyProjection } from './projection.ts';

type Restored = Readonly<{ projection: AnyProjection; events: Pick<Events, 'readStream'> }>;

/** Reads the streams of events that restore a removed document: no model has their documents any more. */
export const readHistories = async (
  { projection, events }: Restored,
  mine: readonly RecordedEvent[],
): Promise<Histories> => {
  const histories = new Map<string, readonly RecordedEvent[] | Error>();
  for (const { id, type, stream, revision, damaged } of mine) {
    if (damaged || type !== projection.restoring?.restoredBy) continue;
    try {
      const before = await Array.fromAsync(events.readStream(stream, { max: revision }));
      histories.set(
        id,
        before.filter((event) => projection.handles.includes(event.type)),
      );
    } catch (fault) {
      if (!isPermanentFault(fault)) throw fault;
      histories.set(id, fault);
    }
  }
  return histories;
};
