import { BACKWARDS, END, FORWARDS, START, type RecordedEvent } from '@eventstore/db-client';
import type { ReadAll, ReadStream, StoredEvent } from '#ports/event-store.ts';
import type { KnownIds } from '../appending/known-ids.ts';
import { eventOrPlaceholder, eventOf, positionAt, positionOf } from '../stored-form.ts';
import { highWaterMark, resumingRead, type ReadOptions, type ReadSteps } from './resuming-read.ts';

/** Reading a stream makes its ids known. */
type Options = ReadOptions & Readonly<{ known: KnownIds }>;
export type Reads = ReturnType<typeof prepareReads>;

export const prepareReads = (options: Options) => ({
  /** As the server has them. */
  recorded: (stream: string, asked?: ReadStream) => recordedIn(options, stream, asked),

  readStream: async function* (stream: string, asked?: ReadStream): AsyncGenerator<StoredEvent> {
    for await (const event of recordedIn(options, stream, asked)) yield eventOf(event);
  },

  readAll: ({ max = Infinity, ...asked }: ReadAll = {}): AsyncIterable<StoredEvent> =>
    atMost(max, ours(recordedInAll(options, asked), asked)),

  /** Position of the last event of all, system events included; null: there is none. */
  end: async (): Promise<number | null> => {
    for await (const { position } of recordedInAll(options, { direction: 'backward', max: 1 }))
      return positionOf(position);
    return null;
  },
});

const recordedIn = async function* (
  options: Options,
  stream: string,
  { from, max = Infinity, direction = 'forward' }: ReadStream = {},
): AsyncGenerator<RecordedEvent> {
  const [step, first, way] =
    direction === 'forward'
      ? ([1, Math.max(from ?? 0, 0), FORWARDS] as const)
      : ([-1, from ?? Infinity, BACKWARDS] as const);
  const open: ReadSteps['open'] = (client, last, left) => {
    const next = last ? Number(last.revision) + step : first;
    if (next < 0) return null;
    const fromRevision = next === Infinity ? END : BigInt(next);
    return client.readStream(
      stream,
      { ...options.connection.options, ...counted(left), direction: way, fromRevision },
      { highWaterMark },
    );
  };
  for await (const event of resumingRead(options, { open, max })) {
    options.known.note(event);
    yield event;
  }
};

/** Forward the server begins with the event at the position itself, backward with the one before it. */
const recordedInAll = (
  options: Options,
  { after, max = Infinity, direction = 'forward' }: ReadAll,
): AsyncIterable<RecordedEvent> => {
  const [first, way] = direction === 'forward' ? ([START, FORWARDS] as const) : ([END, BACKWARDS] as const);
  const open: ReadSteps['open'] = (client, last, left) => {
    const next = last ? positionOf(last.position) : (after ?? null);
    const fromPosition = next === null ? first : positionAt(next);
    return client.readAll(
      { ...options.connection.options, ...counted(left), direction: way, fromPosition },
      { highWaterMark },
    );
  };
  return resumingRead(options, { open, max });
};

/** Neither system events nor those at or before the position where reading started or resumed. */
const ours = async function* (
  events: AsyncIterable<RecordedEvent>,
  { after, direction }: ReadAll,
): AsyncGenerator<StoredEvent> {
  let seen = after ?? null;
  for await (const recorded of events) {
    const position = positionOf(recorded.position);
    const isNew = seen === null || (direction === 'backward' ? position < seen : position > seen);
    if (!isNew) continue;
    seen = position;
    if (!recorded.streamId.startsWith('$')) yield eventOrPlaceholder(recorded);
  }
};

const atMost = async function* <Item>(max: number, items: AsyncIterable<Item>): AsyncGenerator<Item> {
  let left = max;
  if (left <= 0) return;
  for await (const item of items) {
    yield item;
    left -= 1;
    if (left <= 0) return;
  }
};

const counted = (max: number): Readonly<{ maxCount?: number }> => (max === Infinity ? {} : { maxCount: max });
