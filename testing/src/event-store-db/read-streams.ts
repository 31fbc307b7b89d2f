import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { LogRecord, MemoryLog } from './memory-log.ts';
import { caughtUp, checkpointAt, confirmation, eventOf, nameOf, streamNotFound } from './messages.ts';
import { invalid, unsupported } from './refusals.ts';

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type Send = (response: streams.ReadResp) => Promise<void>;
type Options = streams.ReadReq.Options;

/** The real server looks at so many events at once. */
const searchWindow = 32;

/** Answers one read or subscription. Throws a `ServiceError` to refuse it. */
export const serveRead = async (call: ReadCall, log: MemoryLog): Promise<void> => {
  const options = call.request.getOptions();
  if (!options) throw invalid('options are missing');
  const gone = new AbortController();
  call.on('cancelled', () => gone.abort());
  // A client that does not read stops the server through the flow control of its connection.
  const send: Send = async (response) => {
    gone.signal.throwIfAborted();
    if (!call.write(response)) await once(call, 'drain', { signal: gone.signal });
  };
  try {
    if (options.hasSubscription()) await follow({ options, log, send, gone: gone.signal });
    else await read(options, log, send);
    call.end();
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
};

const read = async (options: Options, log: MemoryLog, send: Send): Promise<void> => {
  const count = Number(options.getCount());
  if (count <= 0) throw invalid(`'${count}' is not a valid count`);
  const name = nameOf(options.getStream()?.getStreamIdentifier());
  const records = options.hasStream() ? log.stream(name) : log.all;
  if (options.hasStream() && records.length === 0) return send(streamNotFound(name));
  const step = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.FORWARDS ? 1 : -1;
  const from = options.hasStream() ? startInStream(options, records) : startInAll(options, records, step);
  for (let index = from, left = count; left > 0; index += step, left -= 1) {
    const record = records[index];
    if (!record) return;
    await send(eventOf(record));
  }
};

const startInStream = (options: Options, records: readonly LogRecord[]): number => {
  const asked = options.getStream();
  if (asked?.hasEnd()) return records.length - 1;
  const revision = asked?.hasRevision() ? Number(asked.getRevision()) : 0;
  const backward = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
  return backward ? Math.min(revision, records.length - 1) : revision;
};

/** Forward a position means the event that begins there, backward the one that ends there. */
const startInAll = (options: Options, records: readonly LogRecord[], step: 1 | -1): number => {
  const asked = options.getAll();
  if (!asked?.hasPosition()) return asked?.hasEnd() ? records.length - (step < 0 ? 1 : 0) : 0;
  const found = indexAt(records, Number(asked.getPosition()?.getCommitPosition()));
  return step < 0 ? found - 1 : found;
};

/** Only where an event begins there is anything to read, as in a file of records. */
const indexAt = (records: readonly LogRecord[], position: number): number => {
  const found = records.findIndex((record) => record.position === position);
  if (found < 0) throw invalid(`there is no event at position ${position}`);
  return found;
};

type Follow = Readonly<{ options: Options; log: MemoryLog; send: Send; gone: AbortSignal }>;

const follow = async ({ options, log, send, gone }: Follow): Promise<void> => {
  const all = options.getAll();
  if (!all) throw unsupported();
  const isWanted = filterOf(options);
  const interval = searchWindow * (options.getFilter()?.getCheckpointintervalmultiplier() || 1);
  // A subscription begins after its position.
  let index = all.hasEnd() ? log.all.length : all.hasPosition() ? indexAt(log.all, Number(all.getPosition()?.getCommitPosition())) + 1 : 0;
  await send(confirmation(randomUUID()));
  for (let [passed, live] = [0, false]; ; ) {
    const record = log.all[index];
    if (!record) {
      if (!live) await send(caughtUp());
      live = true;
      await appended(log, gone);
      continue;
    }
    if (isWanted(record)) await send(eventOf(record));
    [index, passed] = [index + 1, passed + 1];
    if (options.hasFilter() && passed % interval === 0) await send(checkpointAt(record.position));
  }
};

const appended = (log: MemoryLog, gone: AbortSignal): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const forget = log.onAppended(resolve);
  gone.addEventListener('abort', () => reject(gone.reason as Error), { once: true });
  return promise.finally(forget);
};

const filterOf = (options: Options): ((record: LogRecord) => boolean) => {
  const filter = options.getFilter();
  if (!filter) return () => true;
  const expression = filter.getStreamIdentifier() ?? filter.getEventType();
  const [regex, prefixes] = [new RegExp(expression?.getRegex() ?? ''), expression?.getPrefixList() ?? []];
  return (record) => {
    const name = filter.hasStreamIdentifier() ? record.stream : record.type;
    return prefixes.length > 0 ? prefixes.some((prefix) => name.startsWith(prefix)) : regex.test(name);
  };
};
