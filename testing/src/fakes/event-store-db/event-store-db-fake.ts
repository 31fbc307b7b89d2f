import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import gossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import {
  Server,
  ServerCredentials,
  type Metadata,
  type ServiceError,
  type sendUnaryData,
  type ServerUnaryCall,
} from '@grpc/grpc-js';
import { notLeader, notReady, timedOut, unauthenticated } from './grpc-errors.ts';
import { createMemoryLog, type MemoryLog } from './memory-log.ts';
import { serveAppend, type AppendCall } from './serve-append.ts';
import { serveRead, type ReadCall } from './serve-read.ts';

/** The handling of a call: served, never answered, refused – or executed with its answer lost, or reported as timed out. */
export type CallOutcome = 'serve' | 'hang' | 'lose-answer' | 'time-out-after' | ServiceError;
export type EventStoreDbFakeOptions = Readonly<{
  /** User → password; without it, every caller is accepted. */
  users?: Readonly<Record<string, string>>;
  tls?: Readonly<{ key: string; cert: string }>;
  /** Bytes of one append; 1 MiB like the real one's default. */
  maxAppendBytes?: number;
  /** Delay between the prepare and the commit of an event, in ms: it cannot be read meanwhile, and a repeated append is dropped. */
  commitMs?: number;
  /** How long the server waits for what it dropped, in ms; 2 s like the real one. */
  prepareTimeoutMs?: number;
  /** Of a node of a cluster: the log its nodes share, and the port of the one that leads. Other nodes lead callers to it. */
  cluster?: Readonly<{ log: MemoryLog; leader: () => number }>;
}>;
export type EventStoreDbFake = Readonly<{
  port: number;
  /** Without credentials and TLS. */
  url: string;
  log: MemoryLog;
  /** Every connection is closed at once; appended events stay. */
  kill: () => void;
  /** On the same port. */
  start: () => Promise<void>;
  /** Decides about calls from now on. */
  decideCalls: (outcomeOf: (method: Method) => CallOutcome) => void;
  /** Received calls; sent events; events that subscriptions have read. */
  counts: Readonly<{ append: number; read: number; gossip: number; sent: number; passed: number }>;
}>;

type Method = 'append' | 'read' | 'gossip';

const serving = (): CallOutcome => 'serve';

/** The error the caller gets instead of the answer. */
const answersLost: Readonly<Record<string, () => ServiceError>> = {
  'lose-answer': notReady,
  'time-out-after': timedOut,
};

/** EventStoreDB in one process and in memory: append, reads, catch-up subscriptions and gossip over gRPC, by the client's own definitions. */
export const startEventStoreDbFake = async (options: EventStoreDbFakeOptions = {}): Promise<EventStoreDbFake> => {
  const { cluster } = options;
  const log = cluster?.log ?? createMemoryLog();
  const counts = { append: 0, read: 0, gossip: 0, sent: 0, passed: 0 };
  let [outcomeOf, port]: [(method: Method) => CallOutcome, number] = [serving, 0];
  let server: Server | null = null;
  const { maxAppendBytes: maxBytes = 1024 * 1024, commitMs = 2, prepareTimeoutMs = 2_000 } = options;
  const limits = { maxBytes, commitMs, prepareTimeoutMs };

  const decideCall = (method: Method, metadata: Metadata): CallOutcome => {
    counts[method] += 1;
    if (method === 'gossip') return outcomeOf(method);
    if (!hasAccess(options.users, metadata)) return unauthenticated();
    const outcome = outcomeOf(method);
    return outcome === 'serve' && cluster && cluster.leader() !== port ? notLeader(cluster.leader()) : outcome;
  };
  const read = (call: ReadCall): void => {
    const decided = decideCall('read', call.metadata);
    if (decided === 'hang') return;
    const served = decided instanceof Error ? Promise.reject(decided) : serveRead(call, log, counts);
    served.catch((error: unknown) => call.emit('error', error));
  };
  const append = (call: AppendCall, answer: sendUnaryData<streams.AppendResp>): void => {
    const decided = decideCall('append', call.metadata);
    const served =
      decided instanceof Error
        ? Promise.reject(decided)
        : decided === 'hang'
          ? new Promise<never>(() => undefined)
          : serveAppend(call, log, limits);
    served
      .then((response) => {
        const lost = answersLost[String(decided)];
        return lost ? answer(lost()) : answer(null, response);
      })
      .catch((error: unknown) => answer(error as ServiceError));
  };
  const readGossip = (
    call: ServerUnaryCall<unknown, gossip.ClusterInfo>,
    answer: sendUnaryData<gossip.ClusterInfo>,
  ): void => {
    const decided = decideCall('gossip', call.metadata);
    if (decided instanceof Error) answer(decided);
    else if (decided === 'serve') answer(null, clusterOf(cluster?.leader() ?? port));
  };

  const start = async (): Promise<void> => {
    const starting = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
    starting.addService(services.StreamsService, { read, append });
    starting.addService(gossipServices.GossipService, { read: readGossip });
    port = await listen(starting, port, options.tls);
    server = starting;
    log.restart();
    log.appendSystem('$epoch-information', '$epoch-information');
  };

  await start();
  return {
    port,
    url: `esdb://127.0.0.1:${port}?tls=false`,
    log,
    start,
    counts,
    kill: () => server?.forceShutdown(),
    decideCalls: (next) => {
      outcomeOf = next;
    },
  };
};

const hasAccess = (users: EventStoreDbFakeOptions['users'], metadata: Metadata): boolean => {
  if (!users) return true;
  const [, credentials = ''] = String(metadata.get('authorization')[0] ?? '').split(' ');
  const [user = '', ...password] = Buffer.from(credentials, 'base64').toString().split(':');
  return users[user] !== undefined && users[user] === password.join(':');
};

/** Below the ephemeral port range: it is not taken while the server is down. */
const somePort = (): number => 20_000 + Math.floor(Math.random() * 10_000);

/** `port` 0: whichever is free. */
const listen = async (server: Server, port: number, tls: EventStoreDbFakeOptions['tls']): Promise<number> => {
  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.cert) }])
    : ServerCredentials.createInsecure();
  const bind = promisify(server.bindAsync.bind(server));
  for (let tries = 0; ; tries += 1) {
    const bound = await bind(`127.0.0.1:${port || somePort()}`, credentials).catch((error: unknown) =>
      tries < 20 ? null : Promise.reject(error),
    );
    if (bound !== null) return bound;
    await pause(20);
  }
};

const clusterOf = (port: number): gossip.ClusterInfo => {
  const endPoint = new gossip.EndPoint();
  endPoint.setAddress('127.0.0.1');
  endPoint.setPort(port);
  const member = new gossip.MemberInfo();
  member.setHttpEndPoint(endPoint);
  member.setIsAlive(true);
  member.setState(gossip.MemberInfo.VNodeState.LEADER);
  const cluster = new gossip.ClusterInfo();
  cluster.addMembers(member);
  return cluster;
};
