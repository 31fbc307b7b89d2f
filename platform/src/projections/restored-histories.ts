import type { Events, RecordedEvent } from '#event-sourcing/events.ts';
import { isPermanentFault } from '#event-sourcing/permanent-fault.ts';
import type { Histories } from './projection-fold.ts';
import type { AnyProjection } from './projection.ts';

type Restored = Readonly<{ projection: AnyProjection; events: Pick<Events, 'readStream'> }>;

/** Reads the streams of events whose document is not stored: they restore a removed one, or begin one of what came before. */
export const readHistories = async (
  { projection, events }: Restored,
  mine: readonly RecordedEvent[],
): Promise<Histories> => {
  const counted = new Set([...projection.handles, ...(projection.refolding?.from ?? [])]);
  const histories = new Map<string, readonly RecordedEvent[] | Error>();
  for (const { id, type, stream, revision, damaged } of mine) {
    if (damaged || !isFoldedAgain(projection, type)) continue;
    try {
      const before = await Array.fromAsync(events.readStream(stream, { max: revision }));
      histories.set(
        id,
        before.filter((event) => counted.has(event.type)),
      );
    } catch (fault) {
      if (!isPermanentFault(fault)) throw fault;
      histories.set(id, fault);
    }
  }
  return histories;
};

const isFoldedAgain = ({ restoring, refolding }: AnyProjection, type: string): boolean =>
  type === restoring?.restoredBy || (refolding?.by.includes(type) ?? false);
