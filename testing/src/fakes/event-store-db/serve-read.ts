import { once } from 'node:events';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import { invalid } from './grpc-errors.ts';
import { eventOf, nameOf, streamNotFound } from './grpc-messages.ts';
import type { LogRecord, MemoryLog } from './memory-log.ts';
import { isForward, startInAll, startInStream } from './read-positions.ts';
import { subscribeToAll } from './subscribe-to-all.ts';

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
/** Counts on. */
export type Traffic = { sent: number; passed: number };
type Options = streams.ReadReq.Options;

/** Answers one read or subscription. Throws a `ServiceError` to refuse it. */
export const serveRead = async (call: ReadCall, log: MemoryLog, traffic: Traffic): Promise<void> => {
  const options = call.request.getOptions();
  if (!options) throw invalid('options are missing');
  const gone = new AbortController();
  call.on('cancelled', () => gone.abort());
  // A slow client pauses the server through the flow control of its connection.
  const send = async (response: streams.ReadResp): Promise<void> => {
    gone.signal.throwIfAborted();
    if (response.hasEvent()) traffic.sent += 1;
    if (!call.write(response)) await once(call, 'drain', { signal: gone.signal });
  };
  try {
    if (options.hasSubscription()) await subscribeToAll({ options, log, send, gone: gone.signal, traffic });
    else for (const response of answersTo(options, log)) await send(response);
    call.end();
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
};

const answersTo = (options: Options, log: MemoryLog): Iterable<streams.ReadResp> => {
  const count = Number(options.getCount());
  if (count <= 0) throw invalid(`'${count}' is not a valid count`);
  const steps = { step: isForward(options) ? 1 : -1, count };
  if (!options.hasStream()) return walk(log.all, { ...steps, from: startInAll(options, log.all) });
  const name = nameOf(options.getStream()?.getStreamIdentifier());
  const records = log.stream(name);
  return records.length === 0
    ? [streamNotFound(name)]
    : walk(records, { ...steps, from: startInStream(options, records) });
};

/** Includes events appended meanwhile. */
const walk = function* (
  records: readonly LogRecord[],
  { from, step, count }: Readonly<{ from: number; step: number; count: number }>,
): Generator<streams.ReadResp> {
  for (let [index, left] = [from, count]; left > 0; index += step, left -= 1) {
    const record = records[index];
    if (!record) return;
    yield eventOf(record);
  }
};
