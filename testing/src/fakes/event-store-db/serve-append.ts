import { setTimeout as pause } from 'node:timers/promises';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerReadableStream } from '@grpc/grpc-js';
import { invalid, timedOut, tooLarge } from './grpc-errors.ts';
import { answerTo, expectedOf, nameOf, proposedRecord } from './grpc-messages.ts';
import type { MemoryLog, NewRecord } from './memory-log.ts';

export type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>;

/** All in ms except `maxBytes`. `commitMs`: from an event's place in the log until it can be read; `prepareTimeoutMs`: the server's own timeout. */
export type AppendLimits = Readonly<{ maxBytes: number; commitMs: number; prepareTimeoutMs: number }>;

/** Reads one complete append and answers it, once it is committed. Throws a `ServiceError` to refuse it. */
export const serveAppend = async (
  call: AppendCall,
  log: MemoryLog,
  { maxBytes, commitMs, prepareTimeoutMs }: AppendLimits,
): Promise<streams.AppendResp> => {
  const { options, records } = await receive(call, maxBytes);
  const outcome = log.prepare(nameOf(options.getStreamIdentifier()), expectedOf(options), records);
  if (outcome.kind === 'dropped') {
    await pause(prepareTimeoutMs);
    throw timedOut();
  }
  if (outcome.kind === 'appended') {
    await pause(commitMs);
    log.commit();
  }
  return answerTo(options, outcome);
};

const receive = async (call: AppendCall, maxBytes: number) => {
  let options: streams.AppendReq.Options | undefined;
  const records: NewRecord[] = [];
  let bytes = 0;
  for await (const request of call as AsyncIterable<streams.AppendReq>) {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (!message) continue;
    const record = proposedRecord(message);
    if (!record.type || !record.contentType) throw invalid('Required Metadata Property is missing');
    bytes += record.data.length + record.metadata.length + record.type.length * 2;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    records.push(record);
  }
  if (!options) throw invalid('options are missing');
  return { options, records };
};
