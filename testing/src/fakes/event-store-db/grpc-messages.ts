import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Expected, LogRecord, NewRecord, Outcome } from './memory-log.ts';

/** Between the log and the client's own protobuf definitions. */
const identifierOf = (name: string) => {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(name));
  return identifier;
};
export const nameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

export const eventOf = ({
  position,
  stream,
  revision,
  id,
  type,
  contentType,
  data,
  metadata,
  created,
}: LogRecord): streams.ReadResp => {
  const uuid = new shared.UUID();
  uuid.setString(id);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(uuid);
  recorded.setStreamIdentifier(identifierOf(stream));
  recorded.setStreamRevision(String(revision));
  recorded.setCommitPosition(String(position));
  recorded.setPreparePosition(String(position));
  for (const [key, value] of [
    ['type', type],
    ['content-type', contentType],
    ['created', created],
  ] as const)
    recorded.getMetadataMap().set(key, value);
  recorded.setCustomMetadata(metadata);
  recorded.setData(data);
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(position));
  const response = new streams.ReadResp();
  response.setEvent(event);
  return response;
};

export const streamNotFound = (name: string): streams.ReadResp => {
  const notFound = new streams.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(identifierOf(name));
  const response = new streams.ReadResp();
  response.setStreamNotFound(notFound);
  return response;
};

export const confirmation = (id: string): streams.ReadResp => {
  const confirmed = new streams.ReadResp.SubscriptionConfirmation();
  confirmed.setSubscriptionId(id);
  const response = new streams.ReadResp();
  response.setConfirmation(confirmed);
  return response;
};

export const checkpointAt = (position: number): streams.ReadResp => {
  const checkpoint = new streams.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  const response = new streams.ReadResp();
  response.setCheckpoint(checkpoint);
  return response;
};

export const caughtUp = (): streams.ReadResp => {
  const response = new streams.ReadResp();
  response.setCaughtUp(new streams.ReadResp.CaughtUp());
  return response;
};

export const expectedOf = (options: streams.AppendReq.Options): Expected => {
  if (options.hasRevision()) return Number(options.getRevision());
  if (options.hasNoStream()) return -1;
  return options.hasStreamExists() ? 'stream-exists' : 'any';
};

export const proposedRecord = (message: streams.AppendReq.ProposedMessage): NewRecord => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

export const answerTo = (
  options: streams.AppendReq.Options,
  outcome: Exclude<Outcome, { kind: 'dropped' }>,
): streams.AppendResp => {
  const response = new streams.AppendResp();
  if (outcome.kind === 'wrong-version') response.setWrongExpectedVersion(wrongVersion(options, outcome.current));
  else response.setSuccess(success(outcome.revision, outcome.position));
  return response;
};

const success = (revision: number, position: number | null): streams.AppendResp.Success => {
  const answer = new streams.AppendResp.Success();
  answer.setCurrentRevision(String(revision));
  if (position === null) answer.setNoPosition(new shared.Empty());
  else {
    const at = new streams.AppendResp.Position();
    at.setCommitPosition(String(position));
    at.setPreparePosition(String(position));
    answer.setPosition(at);
  }
  return answer;
};

const wrongVersion = (options: streams.AppendReq.Options, current: number): streams.AppendResp.WrongExpectedVersion => {
  const answer = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0) answer.setCurrentNoStream(new shared.Empty());
  else answer.setCurrentRevision(String(current));
  if (options.hasRevision()) answer.setExpectedRevision(options.getRevision());
  else if (options.hasNoStream()) answer.setExpectedNoStream(new shared.Empty());
  else if (options.hasStreamExists()) answer.setExpectedStreamExists(new shared.Empty());
  else answer.setExpectedAny(new shared.Empty());
  return answer;
};
