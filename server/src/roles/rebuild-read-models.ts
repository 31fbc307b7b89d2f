import type { Log } from '@ecrin/command-api';
import { pause } from '@ecrin/platform/concurrency/pause.ts';
import type { Clock } from '@ecrin/platform/ports/clock.ts';
import type { CrashRecord } from '@ecrin/platform/ports/crash-record.ts';
import {
  noRebuildFigures,
  rebuildFiguresOf,
  storeRebuildProgress,
  type RebuildFigures,
} from '@ecrin/platform/projections/rebuild-progress.ts';
import { rebuildTogether, type RebuildTarget } from '@ecrin/platform/projections/rebuild-together.ts';
import type { Closing } from '#closing.ts';
import { newestPosition } from '#storage/newest-position.ts';
import type { Stores } from '#storage/open-stores.ts';

type Parts = Readonly<{
  stores: Pick<Stores, 'events' | 'models'>;
  clock: Clock;
  log: Log;
  closing: Closing;
  holder: string;
  crashes: CrashRecord;
  maxDeaths: number;
  /** Whether requests wait for what this thread does. */
  answersRequests: boolean;
}>;

/** The rebuilds of this process: models that are asked for within a moment share one reading of the log. */
export type Rebuilds = Readonly<{
  /** Resolves once it is replaced; throws what the pass threw. `onBegun`: gets what tells how far it is. */
  rebuild: (target: RebuildTarget, onBegun?: (figures: () => RebuildFigures) => void) => Promise<void>;
  /** These have a stand-in until they are rebuilt, which is tried until it succeeds. Resolves when everybody can see that they are not whole; throws, and rebuilds none, where that could not be stored. */
  complete: (targets: readonly RebuildTarget[]) => Promise<void>;
  /** What is under way is given up. */
  stop: () => Promise<void>;
}>;

/** Models of a process of a fleet are started one after the other. */
const gatherMs = 300;
const retryMs = 1_000;
/** Between two notes of the progress. */
const tellMs = 500;
/** Larger batches are faster; smaller ones leave the thread free for requests in between. */
const batches = { answersRequests: 32, alone: 500 } as const;

type Waiting = Readonly<{
  target: RebuildTarget;
  done: PromiseWithResolvers<void>;
  onBegun: (figures: () => RebuildFigures) => void;
}>;

export const createRebuilds = (parts: Parts): Rebuilds => {
  const stopping = new AbortController();
  const passes = createPasses(parts, stopping.signal);
  const { rebuild, incomplete } = passes;

  // A pass that fails says so itself.
  const untilRebuilt = async (target: RebuildTarget): Promise<void> => {
    while (!stopping.signal.aborted) {
      const isDone = await rebuild(target).then(
        () => true,
        () => false,
      );
      if (isDone) return;
      await pause(retryMs, stopping.signal);
    }
  };
  const stop = async (): Promise<void> => {
    stopping.abort();
    await passes.settled();
  };
  parts.closing.add('rebuilds of read models', stop);
  return {
    rebuild,
    stop,
    complete: async (targets) => {
      const names = targets.map(({ projection }) => projection.model.name);
      for (const name of names) incomplete.add(name);
      try {
        await tell(parts, noRebuildFigures, incomplete);
      } catch (fault) {
        for (const name of names) incomplete.delete(name);
        throw fault;
      }
      for (const target of targets) void untilRebuilt(target);
    },
  };
};

/** One after the other, each for all who were waiting when it began. */
const createPasses = (parts: Parts, stopping: AbortSignal) => {
  const waiting: Waiting[] = [];
  const incomplete = new Set<string>();
  let passing: Promise<void> | null = null;

  const passAll = async (): Promise<void> => {
    await pause(gatherMs, stopping);
    while (waiting.length > 0) {
      const now = waiting.splice(0);
      await runPass(parts, now, { stopping, incomplete }).then(
        () => now.forEach(({ done }) => done.resolve()),
        (fault: unknown) => now.forEach(({ done }) => done.reject(fault)),
      );
    }
    passing = null;
  };
  const rebuild: Rebuilds['rebuild'] = (target, onBegun = () => undefined) => {
    const done = Promise.withResolvers<void>();
    waiting.push({ target, done, onBegun });
    passing ??= passAll();
    return done.promise;
  };
  return { rebuild, incomplete, settled: async () => passing };
};

type Pass = Readonly<{ stopping: AbortSignal; incomplete: Set<string> }>;

const tell = (
  { stores, clock, holder }: Parts,
  figures: RebuildFigures,
  incomplete: ReadonlySet<string>,
): Promise<void> =>
  storeRebuildProgress(
    { ...stores, clock, holder },
    incomplete.size === 0 ? null : { ...figures, models: [...incomplete] },
  );

const runPass = async (parts: Parts, waiting: readonly Waiting[], { stopping, incomplete }: Pass): Promise<void> => {
  const { stores, answersRequests } = parts;
  const told = tellRegularly(parts, incomplete);
  for (const { onBegun } of waiting) onBegun(told.figures);
  try {
    stopping.throwIfAborted();
    const newest = (await newestPosition(stores.events)) ?? 0;
    await rebuildTogether({
      ...parts,
      ...stores,
      targets: waiting.map(({ target }) => target),
      maxBatch: answersRequests ? batches.answersRequests : batches.alone,
      signal: stopping,
      onProgress: (progress) => told.advance(rebuildFiguresOf(progress, newest)),
    });
    for (const { target } of waiting) incomplete.delete(target.projection.model.name);
  } catch (fault) {
    if (!stopping.aborted) parts.log.error({ fault: nameOf(fault) }, 'read models could not be rebuilt');
    throw fault;
  } finally {
    await told.end();
  }
};

const nameOf = (fault: unknown): string => (fault instanceof Error ? fault.name : 'Error');

/** Notes how far the pass is, and in the end what is still not whole. */
const tellRegularly = (parts: Parts, incomplete: ReadonlySet<string>) => {
  let figures: RebuildFigures = noRebuildFigures;
  let telling: Promise<void> = Promise.resolve();
  const tellNow = (): void => {
    // Only shown: a note that fails is made again.
    telling = tell(parts, figures, incomplete).catch(() => undefined);
  };
  const timer = setInterval(() => incomplete.size > 0 && tellNow(), tellMs);
  return {
    figures: () => figures,
    advance: (to: RebuildFigures): void => {
      figures = to;
    },
    end: async (): Promise<void> => {
      clearInterval(timer);
      await telling;
      tellNow();
      await telling;
    },
  };
};
