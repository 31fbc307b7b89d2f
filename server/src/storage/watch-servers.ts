import type { Log } from '@ecrin/command-api';
import {
  diagnoseConnection,
  type ConnectionProblem,
} from '@ecrin/platform/adapters/server-probe/diagnose-connection.ts';
import type { ServerProbe } from '@ecrin/platform/adapters/server-probe/server-probe.ts';
import { pause } from '@ecrin/platform/concurrency/pause.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import { temporalServerOf } from '#config/temporal-server.ts';
import {
  connectionSentence,
  deniedSentence,
  isLasting,
  servers,
  silentSentence,
  type ServerWords,
} from './server-problems.ts';

/** A server this process cannot use until an operator changes something. The message is a sentence for them. */
export class ServerFault extends Error {
  override readonly name = 'ServerFault';
}

/** `problem`: a code; `lasting`: waiting does not help. */
type Outage = Readonly<{ problem: ConnectionProblem | 'denied' | 'no-answer'; lasting: boolean; text: string }>;
type Watched = Readonly<{ words: ServerWords; probe: ServerProbe }>;

/** In ms. */
const watchEveryMs = 15_000;

/**
 * Probes every external server before anything is opened, and at intervals afterwards: the log contains why one does not answer, once for each
 * reason. Throws `ServerFault` for problems that waiting does not solve.
 */
export const watchServers = async (
  config: SharedConfig,
  { log, closing, everyMs = watchEveryMs }: Readonly<{ log: Log; closing: Closing; everyMs?: number }>,
): Promise<void> => {
  const watched = await openProbes(config);
  closing.add('probes of servers', () => closeAll(watched));
  const found = await Promise.all(watched.map(findOutage));
  const fatal = watched.flatMap(({ words }, index) => {
    const outage = found[index];
    return outage && (outage.lasting || words.isNeededToStart) ? [outage.text] : [];
  });
  if (fatal.length > 0) throw new ServerFault(fatal.join('\n'));
  const over = new AbortController();
  const watching = watched.map((server, index) =>
    watch(server, found[index] ?? null, { log, over: over.signal, everyMs }),
  );
  closing.add('watch of servers', async () => {
    over.abort();
    await Promise.all(watching);
  });
};

/** The current problem of a server; null: it answers. */
const findOutage = async ({ words, probe }: Watched): Promise<Outage | null> => {
  try {
    await probe.ask();
    return null;
  } catch (fault) {
    if (probe.isDenied(fault)) return { problem: 'denied', lasting: true, text: deniedSentence(words) };
    return (await diagnose({ words, probe })) ?? { problem: 'no-answer', lasting: false, text: silentSentence(words) };
  }
};

/** Of several hosts one that can be reached is enough: then it is not the connection. */
const diagnose = async ({ words, probe }: Watched): Promise<Outage | null> => {
  const found = await Promise.all(
    probe.targets.map(async (target) => ({ target, problem: await diagnoseConnection(target) })),
  );
  const outages = found.flatMap(({ target, problem }) =>
    problem === null
      ? []
      : [{ problem, lasting: isLasting(problem), text: connectionSentence(words, target, problem) }],
  );
  return outages.length < found.length ? null : (outages.find(({ lasting }) => !lasting) ?? outages[0] ?? null);
};

/** Logs a change. */
const say = (log: Log, { name }: ServerWords, [before, now]: readonly [Outage | null, Outage | null]): void => {
  if (now && now.problem !== before?.problem) log.warn({ server: name, problem: now.problem }, now.text);
  if (!now && before) log.info({ server: name }, `${name} answers again`);
};

const watch = async (
  server: Watched,
  first: Outage | null,
  { log, over, everyMs }: Readonly<{ log: Log; over: AbortSignal; everyMs: number }>,
): Promise<void> => {
  say(log, server.words, [null, first]);
  let before = first;
  await pause(everyMs, over);
  for (; !over.aborted; await pause(everyMs, over)) {
    const now = await findOutage(server);
    if (!over.aborted) say(log, server.words, [before, now]);
    before = now;
  }
};

const closeAll = async (watched: readonly Watched[]): Promise<void> => {
  await Promise.all(watched.map(({ probe }) => probe.close()));
};

// Loaded on demand: a process on one folder starts without their drivers.
const openProbes = async (config: SharedConfig): Promise<readonly Watched[]> => {
  const { EVENTSTORE_URL, MONGODB_URL, ROLES } = config;
  const temporal = temporalServerOf(config);
  const watched: Watched[] = [];
  if (EVENTSTORE_URL) {
    const { openEventStoreDbProbe } = await import('@ecrin/platform/adapters/server-probe/event-store-db-probe.ts');
    watched.push({ words: servers.events, probe: openEventStoreDbProbe(EVENTSTORE_URL) });
  }
  if (MONGODB_URL) {
    const { openMongoProbe } = await import('@ecrin/platform/adapters/server-probe/mongo-probe.ts');
    watched.push({ words: servers.mongo, probe: openMongoProbe(MONGODB_URL) });
  }
  if (temporal && ROLES.includes('workflows')) {
    const { openTemporalProbe } = await import('@ecrin/platform/adapters/server-probe/temporal-probe.ts');
    watched.push({ words: servers.temporal, probe: openTemporalProbe(temporal) });
  }
  return watched;
};
