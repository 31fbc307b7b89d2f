import { failPoint } from '#instrumentation/fail-point.ts';
import type { EventStore, EventToAppend, StoredEvent } from '#ports/event-store.ts';

type EventMigration = Readonly<{
  source: Pick<EventStore, 'readAll'>;
  target: Pick<EventStore, 'append'>;
  /** Position in the source of the last one that was moved before. */
  after: number | null;
  isWhole: (event: StoredEvent) => boolean;
  /** Told after so many, and at the end, of everything that is there for good. */
  onMoved: (position: number, count: number) => Promise<void>;
}>;

/** One append takes neighbours of one stream only: the order over all streams stays what it was. */
const maxRun = 64;
const maxRunBytes = 512 * 1024;
/** Appends between two notes of how far it has come. */
const runsPerNote = 25;

/** Appends every whole event with its id, order, metadata and time. What was appended before a crash is found again by its ids. */
export const migrateEvents = async ({ source, target, after, isWhole, onMoved }: EventMigration): Promise<void> => {
  let [count, unnoted] = [0, 0];
  let last: number | null = null;
  for await (const run of runsOf(source.readAll({ after }), isWhole)) {
    await target.append(run.stream, run.first === 0 ? 'no-stream' : run.first - 1, run.events);
    failPoint('move.after-events');
    [last, count, unnoted] = [run.position, count + run.events.length, unnoted + 1];
    if (unnoted < runsPerNote) continue;
    await onMoved(last, count);
    [count, unnoted] = [0, 0];
  }
  if (last !== null && count > 0) await onMoved(last, count);
};

type Run = { stream: string; first: number; position: number; bytes: number; events: EventToAppend[] };

const runsOf = async function* (
  events: AsyncIterable<StoredEvent>,
  isWhole: (event: StoredEvent) => boolean,
): AsyncGenerator<Run> {
  let run: Run | null = null;
  for await (const stored of events) {
    if (!isWhole(stored)) continue;
    const { stream, revision, position } = stored;
    const event = movedForm(stored);
    const bytes = Buffer.byteLength(JSON.stringify(event));
    if (run && !mayTake(run, stream, bytes)) {
      yield run;
      run = null;
    }
    run ??= { stream, first: revision, position, bytes: 0, events: [] };
    run.events.push(event);
    run.bytes += bytes;
    run.position = position;
  }
  if (run) yield run;
};

const mayTake = (run: Run, stream: string, bytes: number): boolean =>
  run.stream === stream && run.events.length < maxRun && run.bytes + bytes <= maxRunBytes;

const movedForm = ({ id, type, data, sealed, metadata, recordedAt }: StoredEvent): EventToAppend => ({
  id,
  type,
  data,
  sealed,
  metadata,
  recordedAt,
});
