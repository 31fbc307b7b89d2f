import type { Events, RecordedEvent } from '#event-sourcing/events.ts';
import { isPermanentFault } from '#event-sourcing/permanent-fault.ts';
import { documentIds, type Histories } from './projection-fold.ts';
import type { AnyProjection } from './projection.ts';

/** `standsIn`: what a stand-in holds of these documents; all others are folded from the beginning of their stream. null: it is no stand-in. */
type Restored = Readonly<{
  projection: AnyProjection;
  events: Pick<Events, 'readStream'>;
  standsIn?: ReadonlyMap<string, unknown> | null;
}>;

/** Reads the streams of events whose document is not stored: they restore a removed one, or begin one of what came before. */
export const readHistories = async (
  { projection, events, standsIn = null }: Restored,
  mine: readonly RecordedEvent[],
): Promise<Histories> => {
  const counted = new Set([...projection.handles, ...(projection.refolding?.from ?? [])]);
  const histories = new Map<string, readonly RecordedEvent[] | Error>();
  for (const event of mine) {
    if (!isFoldedAgain(projection, event) && !isMissing(projection, event, standsIn)) continue;
    histories.set(event.id, await readHistory(events, event, counted));
  }
  return histories;
};

const readHistory = async (
  events: Restored['events'],
  { stream, revision }: RecordedEvent,
  counted: ReadonlySet<string>,
): Promise<readonly RecordedEvent[] | Error> => {
  try {
    const before = await Array.fromAsync(events.readStream(stream, { max: revision }));
    return before.filter(({ type }) => counted.has(type));
  } catch (fault) {
    if (isPermanentFault(fault)) return fault;
    throw fault;
  }
};

const isFoldedAgain = ({ restoring, refolding }: AnyProjection, { type, damaged }: RecordedEvent): boolean =>
  !damaged && (type === restoring?.restoredBy || (refolding?.by.includes(type) ?? false));

const isMissing = (projection: AnyProjection, event: RecordedEvent, standsIn: Restored['standsIn']): boolean =>
  Boolean(standsIn) &&
  !event.damaged &&
  event.revision > 0 &&
  documentIds(projection, [event]).some((documentId) => !standsIn?.has(documentId));
