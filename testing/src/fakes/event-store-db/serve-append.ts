import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerReadableStream } from '@grpc/grpc-js';
import { invalid, tooLarge } from './grpc-errors.ts';
import { answerTo, expectedOf, nameOf, proposedRecord } from './grpc-messages.ts';
import type { MemoryLog } from './memory-log.ts';

export type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>;

/** Takes one append whole and answers it. Throws a `ServiceError` to refuse it. */
export const serveAppend = async (call: AppendCall, log: MemoryLog, maxBytes: number): Promise<streams.AppendResp> => {
  let options: streams.AppendReq.Options | undefined;
  const messages: streams.AppendReq.ProposedMessage[] = [];
  let bytes = 0;
  for await (const request of call as AsyncIterable<streams.AppendReq>) {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (!message) continue;
    const { type, contentType, data, metadata } = proposedRecord(message);
    if (!type || !contentType) throw invalid('Required Metadata Property is missing');
    bytes += data.length + metadata.length + type.length * 2;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    messages.push(message);
  }
  if (!options) throw invalid('options are missing');
  return answerTo(
    options,
    log.append(nameOf(options.getStreamIdentifier()), expectedOf(options), messages.map(proposedRecord)),
  );
};
