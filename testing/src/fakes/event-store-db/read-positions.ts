import streams from '@eventstore/db-client/generated/streams_pb.js';
import { invalid } from './grpc-errors.ts';
import type { LogRecord } from './memory-log.ts';

type Options = streams.ReadReq.Options;

export const isForward = (options: Options): boolean =>
  options.getReadDirection() === streams.ReadReq.Options.ReadDirection.FORWARDS;

/** Only positions where an event begins can be read, as in a file of records. */
export const indexAt = (records: readonly LogRecord[], position: number): number => {
  const found = records.findIndex((record) => record.position === position);
  if (found < 0) throw invalid(`there is no event at position ${position}`);
  return found;
};

/** Index of the first event of a read of one stream. */
export const startInStream = (options: Options, records: readonly LogRecord[]): number => {
  const asked = options.getStream();
  if (asked?.hasEnd()) return records.length - 1;
  const revision = asked?.hasRevision() ? Number(asked.getRevision()) : 0;
  return isForward(options) ? revision : Math.min(revision, records.length - 1);
};

/** Of a read of all. Forward a position means the event that begins there, backward the one that ends there. */
export const startInAll = (options: Options, records: readonly LogRecord[]): number => {
  const asked = options.getAll();
  const back = isForward(options) ? 0 : 1;
  if (asked?.hasEnd()) return records.length - back;
  return asked?.hasPosition() ? indexAt(records, Number(asked.getPosition()?.getCommitPosition())) - back : 0;
};
