import { randomUUID } from 'node:crypto';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { unsupported } from './grpc-errors.ts';
import { caughtUp, checkpointAt, confirmation, eventOf } from './grpc-messages.ts';
import type { LogRecord, MemoryLog } from './memory-log.ts';
import { indexAt } from './read-positions.ts';

type Options = streams.ReadReq.Options;
type Follow = Readonly<{
  options: Options;
  log: MemoryLog;
  send: (response: streams.ReadResp) => Promise<void>;
  gone: AbortSignal;
  traffic: { passed: number };
}>;

/** The real server reads so many events at once. */
const searchWindow = 32;

/** A catch-up subscription to all: stored events, then new ones, with checkpoints for filtered subscriptions. */
export const subscribeToAll = async ({ options, log, send, gone, traffic }: Follow): Promise<void> => {
  const [isWanted, interval, first] = [filterOf(options), intervalOf(options), start(options, log.all)];
  let live = false;
  await send(confirmation(randomUUID()));
  for (let index = first; ;) {
    const record = log.all[index];
    if (record) {
      index += 1;
      traffic.passed += 1;
      if (isWanted(record)) await send(eventOf(record));
      if ((index - first) % interval === 0) await send(checkpointAt(record.position));
    } else {
      if (!live) await send(caughtUp());
      live = true;
      await appended(log, gone);
    }
  }
};

/** Skipped events between two checkpoints; without a filter there are none. */
const intervalOf = (options: Options): number => {
  const filter = options.getFilter();
  return filter ? searchWindow * (filter.getCheckpointintervalmultiplier() || 1) : Infinity;
};

/** A subscription begins after its position. */
const start = (options: Options, records: readonly LogRecord[]): number => {
  const all = options.getAll();
  if (!all) throw unsupported();
  if (all.hasEnd()) return records.length;
  return all.hasPosition() ? indexAt(records, Number(all.getPosition()?.getCommitPosition())) + 1 : 0;
};

const appended = (log: MemoryLog, gone: AbortSignal): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const [leave, forget] = [() => reject(gone.reason as Error), log.onAppended(resolve)];
  gone.addEventListener('abort', leave);
  return promise.finally(() => {
    forget();
    gone.removeEventListener('abort', leave);
  });
};

const filterOf = (options: Options): ((record: LogRecord) => boolean) => {
  const filter = options.getFilter();
  if (!filter) return () => true;
  const expression = filter.getStreamIdentifier() ?? filter.getEventType();
  const [regex, prefixes] = [new RegExp(expression?.getRegex() ?? ''), expression?.getPrefixList() ?? []];
  const isNamed = (name: string): boolean =>
    prefixes.length > 0 ? prefixes.some((prefix) => name.startsWith(prefix)) : regex.test(name);
  return ({ stream, type }) => isNamed(filter.hasStreamIdentifier() ? stream : type);
};
