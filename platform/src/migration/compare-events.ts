import { createHash } from 'node:crypto';
import type { EventStore, StoredEvent } from '#ports/event-store.ts';
import { MigrationFault } from './data-store.ts';

type EventComparison = Readonly<{
  source: Pick<EventStore, 'readAll'>;
  target: Pick<EventStore, 'readAll'>;
  isWhole: (event: StoredEvent) => boolean;
  /** Each pair in turn. */
  onSame: (event: StoredEvent, targetPosition: number) => Promise<void>;
}>;
/** `sha256` over everything but positions, in order. */
export type ComparedEvents = Readonly<{ events: number; streams: number; sha256: string }>;

/** Walks both logs in parallel. Throws `MigrationFault` at the first event that differs, or is in one only. */
export const compareEvents = async ({ source, target, isWhole, onSame }: EventComparison): Promise<ComparedEvents> => {
  const hash = createHash('sha256');
  const streams = new Set<string>();
  let events = 0;
  const others = target.readAll()[Symbol.asyncIterator]();
  for await (const event of source.readAll()) {
    if (!isWhole(event)) continue;
    const { value: moved, done } = await others.next();
    const content = contentOf(event);
    if (done || moved.damaged || contentOf(moved) !== content) throw different(event);
    hash.update(content);
    streams.add(event.stream);
    events += 1;
    await onSame(event, moved.position);
  }
  if (!(await others.next()).done)
    throw new MigrationFault(
      'The target has events that the source does not have. Something wrote to it meanwhile: empty it and start over.',
    );
  return { events, streams: streams.size, sha256: hash.digest('hex') };
};

const contentOf = ({ stream, revision, id, type, data, sealed, metadata, recordedAt }: StoredEvent): string =>
  JSON.stringify([stream, revision, id, type, data, sealed, metadata, recordedAt]);

const different = ({ stream, revision }: StoredEvent): MigrationFault =>
  new MigrationFault(
    `The event of revision ${revision} in ${stream} differs between source and target. The target must not be used: empty it and start over.`,
  );
