import { flushCompileCache } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock, systemIds } from '@ecrin/platform/adapters/clock/system-clock.ts';
import { createYieldToRequests } from '@ecrin/platform/concurrency/yield-to-requests.ts';
import { watchedProgress } from '@ecrin/platform/projections/shared-progress.ts';
import { createClosing } from '#closing.ts';
import { readConfig } from '#config/config.ts';
import { collectAtRest } from '#memory/collect-at-rest.ts';
import { createLog } from '#observability/create-log.ts';
import { instrumentStores } from '#observability/instrument-stores.ts';
import { openObservability } from '#observability/open-observability.ts';
import { watchForHangs } from '#observability/watch-for-hangs.ts';
import { openStores, type OtherThreads } from '#storage/open-stores.ts';
import type { ApiFunctions, BackgroundFunctions } from './background-functions.ts';
import { engineFactsOf, engineFunctions, type EngineFacts } from './engine-functions.ts';
import { gatherNotices } from './gather-notices.ts';
import { openBackground } from './open-background.ts';
import type { SharedMemory } from './supervised-thread.ts';
import { linkThreads, type ThreadLink } from './thread-link.ts';

/** Requests go first where processors are few: on Linux each thread has a priority of its own. Steps behind the thread of the API, of 19 there are. */
const niceness = 10;
const leastPriority = 19;
/** Requests that the other thread answers need the processor, not this thread: less is waited for them than where they share one. In ms. */
const yielding = { quietMs: 2, maxWaitMs: 50 };
/** How often changes of the engines are looked for, in ms. */
const lookMs = 500;

const memory = workerData as SharedMemory;
const config = readConfig(process.env);
const log = createLog(config.shared);
const closing = createClosing(log);
const listeners: { committed: (() => void)[]; evict: ((owner: string) => void)[] } = { committed: [], evict: [] };

/** The API follows no events: it is not told of commits. */
const otherThreads: OtherThreads = {
  isFirst: false,
  writesModels: true,
  commits: { committed: () => undefined, onCommitted: (listener) => void listeners.committed.push(listener) },
  keys: {
    evict: (owner) => link.evict(owner).catch(() => undefined),
    onEvict: (listener) => void listeners.evict.push(listener),
  },
};

const open = async () => {
  setPriority(Math.min(getPriority() + niceness, leastPriority));
  const observability = await openObservability({ config: config.shared, log, closing });
  const { instrument, onBytes, metrics } = observability;
  const stores = instrumentStores(
    await openStores(config.shared, { clock: systemClock, closing, others: otherThreads }),
    instrument,
    onBytes,
  );
  const background = await openBackground(config, {
    stores,
    notices: gatherNotices((notices) => void link.notices.asEvent(notices)),
    log,
    closing,
    clock: systemClock,
    instrument,
    holder: systemIds.next(),
    yieldToRequests: createYieldToRequests({ ...memory, ...yielding }),
    watchedAt: (place) => watchedProgress(memory.progress, place),
  });
  watchForHangs(config.shared.HANG_SECONDS);
  collectAtRest();
  flushCompileCache();
  return { ...background, metrics };
};

type Opened = Awaited<ReturnType<typeof open>>;

const tellChanges = ({ language }: Opened, told: EngineFacts): void => {
  let last = JSON.stringify(told);
  const timer = setInterval(() => {
    const facts = engineFactsOf(language);
    const now = JSON.stringify(facts);
    if (now === last) return;
    last = now;
    void link.enginesChanged.asEvent(facts);
  }, lookMs);
  closing.add('news of engines', async () => clearInterval(timer));
};

/** Runs of workflows can be looked at where workflows run. */
const workflowFunctions = ({ workflows }: Opened) => {
  if (!workflows) throw new Error('this thread runs no workflows');
  const { load, failed, setAside, describe } = workflows.engine;
  return { load, failed, setAside, describe };
};

/** Completed by `open`. */
const functions: Partial<BackgroundFunctions> = {
  open: async () => {
    const opened = await open();
    const { language, readiness, metrics } = opened;
    Object.assign(functions, {
      ...engineFunctions(language),
      ...workflowFunctions(opened),
      readiness,
      metrics,
    });
    const facts = engineFactsOf(language);
    tellChanges(opened, facts);
    return facts;
  },
  close: closing.closeAll,
  committed: () => {
    for (const listener of listeners.committed) listener();
  },
  evict: async (owner) => {
    for (const listener of listeners.evict) listener(owner);
  },
};

if (!parentPort) throw new Error('this program runs in a thread beside the API');
const link: ThreadLink<ApiFunctions, Partial<BackgroundFunctions>> = linkThreads(parentPort, functions);
