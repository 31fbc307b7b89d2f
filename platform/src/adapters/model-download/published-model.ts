import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pause } from '#concurrency/pause.ts';
import { pinnedSum } from './checksum.ts';
import { downloadFile } from './download-file.ts';

/** `path`: of the folder or file the engine is given. `sha256`: of its files, in hex, where they were verified. */
export type PublishedModelState =
  | Readonly<{ status: 'ready'; path: string; sha256?: readonly string[] }>
  | Readonly<{ status: 'on-its-way'; percent: number }>
  /** `reason`: in English, for the operator. `isOff`: the operator does without it. */
  | Readonly<{ status: 'missing'; reason: string; isOff?: true }>;

export type PublishedModel = Readonly<{
  state: () => PublishedModelState;
  /** null until it is ready. */
  path: () => string | null;
  /** Called once, as soon as the model is ready, or soon when it already is. */
  onReady: (listener: () => void) => void;
  close: () => Promise<void>;
}>;

export type DownloadSettings = Readonly<{
  silenceMs?: number;
  /** In bytes, in a folder; that of the disk unless given. */
  freeSpace?: (dir: string) => Promise<number>;
  /** Called with why the model is not there: an attempt failed (once for the same reason), or none is made. */
  onMissing?: (reason: string) => void;
  /** How long to wait before another attempt. */
  waitMs?: (failures: number) => number;
}>;

export type PublishedModelParts = DownloadSettings &
  Readonly<{
    /** State of a model that is given or refused: nothing is downloaded then. null: it is downloaded. */
    given: PublishedModelState | null;
    /** Where downloaded files are stored. */
    dir: string;
    /** `sha256` in hex; null: as pinned by the first download. */
    files: readonly Readonly<{ name: string; url: string; sha256: string | null }>[];
    /** What the engine is given once all files are there. */
    path: string;
    /** Looks at a file that was not downloaded, for its checksums; throws with what is wrong with it. */
    verify?: (signal: AbortSignal) => Promise<readonly string[]>;
  }>;

const minute = 60_000;
const retryDelayMs = (failures: number): number => [5_000, 20_000, minute, 5 * minute][failures - 1] ?? 15 * minute;

/** Provides a model that is published as files; they are downloaded in the background, so that the start waits for nothing, and verified before they are used. */
export const createPublishedModel = (parts: PublishedModelParts): PublishedModel => {
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  let state: PublishedModelState = parts.given ?? { status: 'on-its-way', percent: 0 };

  const setState = (next: PublishedModelState): void => {
    state = next;
    if (next.status !== 'ready') return;
    for (const listener of listeners) queueMicrotask(listener);
    listeners.clear();
  };
  if (parts.given?.status === 'missing') parts.onMissing?.(parts.given.reason);
  const fetching = parts.given ? Promise.resolve() : fetchUntilComplete(parts, setState, closing.signal);

  return {
    state: () => state,
    path: () => (state.status === 'ready' ? state.path : null),
    onReady: (listener) => void (state.status === 'ready' ? queueMicrotask(listener) : listeners.add(listener)),
    close: async () => {
      listeners.clear();
      closing.abort();
      await fetching;
    },
  };
};

const fetchUntilComplete = async (
  parts: PublishedModelParts,
  setState: (state: PublishedModelState) => void,
  signal: AbortSignal,
): Promise<void> => {
  let reported: string | null = null;
  for (let failures = 0; !signal.aborted;) {
    try {
      await fetchFiles(parts, (percent) => setState({ status: 'on-its-way', percent }), signal);
      return setState({ status: 'ready', path: parts.path, sha256: await sumsOf(parts, signal) });
    } catch (fault) {
      failures += 1;
      const reason = reasonOf(fault);
      setState({ status: 'missing', reason });
      if (reason !== reported && !signal.aborted) parts.onMissing?.(reason);
      reported = reason;
      await pause((parts.waitMs ?? retryDelayMs)(failures), signal);
    }
  }
};

/** Throws with what is wrong with a file that was not downloaded. */
const sumsOf = async ({ files, dir, verify }: PublishedModelParts, signal: AbortSignal): Promise<readonly string[]> => {
  if (verify) return verify(signal);
  return (await Promise.all(files.map(({ name }) => pinnedSum(join(dir, name))))).flatMap((sum) => sum ?? []);
};

const fetchFiles = async (
  { files, dir, silenceMs = 30_000, freeSpace }: PublishedModelParts,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(dir, { recursive: true });
  const progress = files.map(() => ({ received: 0, total: null as number | null }));
  const fetched = await Promise.allSettled(
    files.map(({ name, url, sha256 }, index) =>
      downloadFile({
        url,
        file: join(dir, name),
        sha256,
        signal,
        stallTimeoutMs: silenceMs,
        ...(freeSpace && { freeSpace }),
        onProgress: (received, total) => {
          progress[index] = { received, total };
          onPercent(percentOf(progress));
        },
      }),
    ),
  );
  for (const outcome of fetched) if (outcome.status === 'rejected') throw outcome.reason;
};

/** 0 until every size is known. */
const percentOf = (progress: readonly Readonly<{ received: number; total: number | null }>[]): number => {
  const all = progress.reduce((sum, { total }) => sum + (total ?? Number.NaN), 0);
  const received = progress.reduce((sum, part) => sum + part.received, 0);
  return Math.min(99, Math.floor((100 * received) / all)) || 0;
};

const reasonOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause instanceof Error ? `${fault.message}: ${fault.cause.message}` : fault.message;
};
