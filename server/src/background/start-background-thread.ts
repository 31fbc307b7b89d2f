import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Log } from '@ecrin/command-api';
import { openServiceSettings } from '#adapters/open-service-settings.ts';
import type { Closing } from '#closing.ts';
import type { Config } from '#config/config.ts';
import type { MetricValues } from '#observability/metrics.ts';
import type { Notices } from '#roles/create-notices.ts';
import type { OtherThreads, Stores } from '#storage/open-stores.ts';
import type { ApiFunctions, BackgroundFunctions } from './background-functions.ts';
import type { EngineFacts } from './engine-functions.ts';
import type { Background } from './open-background.ts';
import { createRemoteAnswering } from './remote-engines.ts';
import { linkThreads, type ThreadLink } from './thread-link.ts';

type Link = ThreadLink<BackgroundFunctions, ApiFunctions>;
type Parts = Readonly<{ config: Config; stores: Stores; notices: Notices; log: Log; closing: Closing }>;

/** A thread that begins to load at once. `others`: for the stores of this one; `open`: when they are open, once. */
export type BackgroundThread = Readonly<{
  others: OtherThreads;
  open: (parts: Parts) => Promise<Background>;
  metrics: () => Promise<MetricValues | null>;
  /** How often it ended by a fault, and was started again. */
  restarts: () => number;
}>;

/** Before it is started again after a fault, in ms: the first time, and at most. */
const [firstPauseMs, longestPauseMs] = [500, 30_000];
const program = new URL('background-thread.ts', import.meta.url);

/**
 * Projections and workflows in a thread of their own, over the same files as the API in this one: nobody who asks waits for what nobody waits for. When it
 * ends by a fault it is started again, as a process would be; what needs it is refused meanwhile.
 */
export const startBackgroundThread = (log: Log): BackgroundThread => {
  const keys: ((owner: string) => void)[] = [];
  let notices: Notices | null = null;
  let facts: EngineFacts | null = null;
  let [stopping, restarts] = [false, 0];

  const functions: ApiFunctions = {
    readModelChanged: (...notice) => notices?.readModelChanged(...notice),
    transcriptionProgressed: (...notice) => notices?.transcriptionProgressed(...notice),
    communityChanged: (...notice) => notices?.communityChanged(...notice),
    notificationsChanged: (...notice) => notices?.notificationsChanged(...notice),
    evict: async (owner) => {
      for (const listener of keys) listener(owner);
    },
    enginesChanged: (changed) => {
      facts = changed;
    },
  };

  const begin = (): Readonly<{ worker: Worker; link: Link; ended: Promise<void> }> => {
    const worker = new Worker(program);
    const link: Link = linkThreads(worker, functions);
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => {
        link.$close(new Error('the thread of projections and workflows ended'));
        resolve();
      });
    });
    worker.once('error', (fault) =>
      log.error({ fault: nameOf(fault) }, 'the thread of projections and workflows ended by a fault'),
    );
    return { worker, link, ended };
  };
  let current = begin();

  const open = async (): Promise<EngineFacts> => {
    facts = await current.link.open();
    return facts;
  };
  const startAgain = async (): Promise<void> => {
    restarts += 1;
    current = begin();
    await open().catch((fault: unknown) => {
      log.error({ fault: nameOf(fault) }, 'the thread of projections and workflows did not open');
      return current.worker.terminate();
    });
  };
  const keepRunning = async (): Promise<void> => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
      const begunAt = performance.now();
      await current.ended;
      if (performance.now() - begunAt > longestPauseMs) pauseMs = firstPauseMs;
      await pause(pauseMs, undefined, { ref: false });
      if (stopping) return;
      await startAgain();
    }
  };

  return {
    others: {
      isFirst: true,
      commits: { committed: () => tell(() => current.link.committed.asEvent()), onCommitted: () => undefined },
      keys: {
        // A cache that ended with its thread has dropped everything.
        evict: (owner) => current.link.evict(owner).catch(() => undefined),
        onEvict: (listener) => void keys.push(listener),
      },
    },
    open: async ({ config, stores, closing, ...parts }) => {
      closing.add('projections and workflows', async () => {
        stopping = true;
        // One that has ended has nothing to close.
        await current.link.close().catch(() => undefined);
        await current.worker.terminate();
      });
      ({ notices } = parts);
      const first = await open();
      void keepRunning();
      return backgroundOf({ config, stores, link: () => current.link, facts: () => facts ?? first });
    },
    metrics: () => current.link.metrics().catch(() => null),
    restarts: () => restarts,
  };
};

/** A thread that has just ended hears nothing: the next one reads all from the stores. */
const tell = (news: () => Promise<void>): void => void news().catch(() => undefined);

const nameOf = (fault: unknown): string => (fault instanceof Error ? fault.name : 'Error');

type Linked = Readonly<{ config: Config; stores: Stores; link: () => Link; facts: () => EngineFacts }>;

/** Every call goes to the thread that runs at that moment. */
const backgroundOf = ({ config, stores, link, facts }: Linked): Background => {
  const settings = openServiceSettings(config, stores);
  const functions = functionsOf(link);
  return {
    settings,
    answering: createRemoteAnswering({ functions, facts, stores, settings }),
    checks: { list: functions.listEngines, test: functions.testEngine },
    workflows: { engine: functions },
    engineStates: () => facts().states,
    readiness: functions.readiness,
    waitFor: functions.waitFor,
  };
};

const names = [
  'listEngines',
  'testEngine',
  'embeddingModel',
  'embed',
  'advise',
  'transcribe',
  'writeJson',
  'writeText',
  'abort',
  'load',
  'failed',
  'setAside',
  'describe',
  'waitFor',
  'readiness',
] as const satisfies readonly (keyof BackgroundFunctions)[];
type Functions = Pick<BackgroundFunctions, (typeof names)[number]>;

// Cast: each calls the function of its name.
const functionsOf = (link: () => Link): Functions =>
  Object.fromEntries(
    names.map((name) => [name, (...given: readonly unknown[]) => link().$call(name, ...(given as never))]),
  ) as unknown as Functions;
