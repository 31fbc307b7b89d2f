import type { Log } from '@ecrin/command-api';
import { systemClock } from '@ecrin/platform/adapters/clock/system-clock.ts';
import type { LiveRecordingRef, LiveWords } from '@ecrin/platform/ports/live-words.ts';
import { createProgressMemory, progressOf, waitForProgress } from '@ecrin/platform/projections/shared-progress.ts';
import { projections } from '@ecrin/projections';
import { openConsent } from '#adapters/open-consent.ts';
import { openServiceSettings } from '#adapters/open-service-settings.ts';
import { readBackupState } from '#backup/backup-state.ts';
import type { Closing } from '#closing.ts';
import type { Config } from '#config/config.ts';
import { readinessOf } from '#http/readiness.ts';
import type { MetricValues } from '#observability/gauges.ts';
import type { Notices } from '#roles/create-notices.ts';
import type { OtherThreads, Stores } from '#storage/open-stores.ts';
import type { ApiFunctions, BackgroundFunctions } from './background-functions.ts';
import type { EngineFacts } from './engine-functions.ts';
import { giveNotices } from './gather-notices.ts';
import type { Background } from './open-background.ts';
import { createRemoteAnswering } from './remote-engines.ts';
import { superviseThread, type Link, type SharedMemory, type SupervisedThread } from './supervised-thread.ts';

type Parts = Readonly<{ config: Config; stores: Stores; notices: Notices; closing: Closing }>;

/** `others`: for the stores of this thread; `memory`: seen by the other one; `open`: when they are open, once. `restarts`: how often it ended by a fault. `onEnded`: tells that it ended, perhaps before it told of all its changes. */
export type BackgroundThread = Readonly<{
  others: OtherThreads;
  memory: SharedMemory;
  open: (parts: Parts) => Promise<Background>;
  metrics: () => Promise<MetricValues | null>;
  restarts: () => number;
  onEnded: (ended: () => void) => void;
}>;

/** What changes while both threads run. */
type Heard = {
  notices: Notices | null;
  facts: EngineFacts | null;
  keys: ((owner: string) => void)[];
  ended: () => void;
};

/**
 * Projections and workflows in a thread of their own, over the same files as the API in this one: whoever asks does not wait for what nobody waits for. While
 * it is started again after a fault, what needs it is refused.
 */
export const startBackgroundThread = (log: Log, workSeconds: number): BackgroundThread => {
  const heard: Heard = { notices: null, facts: null, keys: [], ended: () => undefined };
  const open = async (link: Link): Promise<void> => {
    heard.facts = await link.open();
  };
  const memory: SharedMemory = {
    lastRequest: new Float64Array(new SharedArrayBuffer(8)),
    progress: createProgressMemory(projections.length),
  };
  const onEnded = () => heard.ended();
  const thread = superviseThread({ functions: functionsFor(heard), open, onEnded, log, memory, workSeconds });
  return {
    others: othersOf(thread, heard),
    memory,
    open: async ({ config, stores, notices, closing }) => {
      heard.notices = notices;
      closing.add('projections and workflows', thread.close);
      await thread.open();
      return backgroundOf({ config, stores, link: thread.link, memory, facts: () => factsIn(heard) });
    },
    metrics: () =>
      thread
        .link()
        .metrics()
        .catch(() => null),
    restarts: thread.restarts,
    onEnded: (ended) => {
      heard.ended = ended;
    },
  };
};

const factsIn = ({ facts }: Heard): EngineFacts => {
  if (!facts) throw new Error('the thread of projections and workflows was not opened');
  return facts;
};

const functionsFor = (heard: Heard): ApiFunctions => ({
  notices: (notices) => {
    if (heard.notices) giveNotices(heard.notices, notices);
  },
  evict: async (owner) => {
    for (const drop of heard.keys) drop(owner);
  },
  enginesChanged: (changed) => {
    heard.facts = changed;
  },
});

const othersOf = ({ link }: SupervisedThread, { keys }: Heard): OtherThreads => ({
  isFirst: true,
  writesModels: false,
  commits: { committed: () => tell(() => link().committed.asEvent()), onCommitted: () => undefined },
  keys: {
    // A cache that ended with its thread has dropped everything.
    evict: (owner) =>
      link()
        .evict(owner)
        .catch(() => undefined),
    onEvict: (drop) => void keys.push(drop),
  },
});

/** A thread that has just ended hears nothing: the next one reads all from the stores. */
const tell = (news: () => Promise<void>): void => void news().catch(() => undefined);

type Linked = Readonly<{
  config: Config;
  stores: Stores;
  link: () => Link;
  memory: SharedMemory;
  facts: () => EngineFacts;
}>;

/** Every call goes to the thread that runs at that moment. */
const backgroundOf = ({ config, stores, link, memory, facts }: Linked): Background => {
  const settings = openServiceSettings(config, stores);
  const functions = {
    ...functionsOf(link),
    // Nobody waits for it: with its thread the call has ended too.
    abort: (callId: string) => tell(() => link().abort.asEvent(callId)),
    storedLive: (recording: LiveRecordingRef) => tell(() => link().storedLive.asEvent(recording)),
    forgetLive: (...recording: Parameters<LiveWords['forget']>) => tell(() => link().forgetLive.asEvent(...recording)),
  };
  return {
    settings,
    answering: createRemoteAnswering({
      functions,
      facts,
      stores,
      settings,
      consent: openConsent(config.shared, stores, systemClock),
    }),
    checks: { list: functions.listEngines, test: functions.testEngine },
    workflows: { engine: functions },
    engineStates: () => facts().states,
    failedTries: () => facts().failedTries,
    readiness: () => functions.readiness().catch(() => readinessWithout(config.shared, stores)),
    seenBy: ({ name }) => progressOf(memory.progress, placeOf(name)),
    waitFor: (model, ...asked) => waitForProgress(memory.progress, placeOf(model), asked),
  };
};

/** Of the stores, while the thread is being started again. */
const readinessWithout = (config: Config['shared'], stores: Stores): ReturnType<Background['readiness']> =>
  readinessOf({
    backups: () => readBackupState(config),
    stores,
    clock: systemClock,
    integrity: null,
    projections: null,
    workflows: { health: async () => ({ running: 0, parked: 0, fault: 'ThreadEnded' }) },
    engines: null,
    embedding: {
      engine: 'local',
      embedding: async () => null,
      state: null,
      measure: () => ({ state: 'no-model', refused: null }),
    },
    localModel: null,
    chat: { model: () => null, measure: () => 'no-model' },
    engineStates: () => [],
  });

const names = [
  'listEngines',
  'testEngine',
  'embeddingModel',
  'embed',
  'advise',
  'transcribe',
  'listenLive',
  'writeJson',
  'writeText',
  'load',
  'failed',
  'setAside',
  'describe',
  'readiness',
] as const satisfies readonly (keyof BackgroundFunctions)[];
const placeOf = (model: string): number => projections.findIndex(({ model: { name } }) => name === model);

type Functions = Pick<BackgroundFunctions, (typeof names)[number]>;

// Cast: each calls the function of its name.
const functionsOf = (link: () => Link): Functions =>
  Object.fromEntries(
    names.map((name) => [name, (...given: readonly unknown[]) => link().$call(name, ...(given as never))]),
  ) as unknown as Functions;
