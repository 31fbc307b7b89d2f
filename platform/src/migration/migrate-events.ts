import { failPoint } from '#instrumentation/fail-point.ts';
import type { EventStore, EventToAppend, StoredEvent } from '#ports/event-store.ts';

type EventMigration = Readonly<{
  source: Pick<EventStore, 'readAll'>;
  target: Pick<EventStore, 'append'>;
  /** Position in the source of the last event that was copied before. */
  after: number | null;
  isWhole: (event: StoredEvent) => boolean;
  /** Called after each batch, and at the end, with what is durable in the target. */
  onMoved: (position: number, count: number) => Promise<void>;
}>;

/** One append holds consecutive events of one stream only: the order over all streams stays the same. */
const maxRun = 64;
const maxRunBytes = 512 * 1024;
/** Appends between two checkpoints. */
const runsPerCheckpoint = 25;

/** Appends every intact event with its id, order, metadata and time. What was appended before a crash is recognised by its ids. */
export const migrateEvents = async ({ source, target, after, isWhole, onMoved }: EventMigration): Promise<void> => {
  let [count, sinceCheckpoint] = [0, 0];
  let last: number | null = null;
  for await (const run of runsOf(source.readAll({ after }), isWhole)) {
    await target.append(run.stream, run.first === 0 ? 'no-stream' : run.first - 1, run.events);
    failPoint('move.after-events');
    [last, count, sinceCheckpoint] = [run.position, count + run.events.length, sinceCheckpoint + 1];
    if (sinceCheckpoint < runsPerCheckpoint) continue;
    await onMoved(last, count);
    [count, sinceCheckpoint] = [0, 0];
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
