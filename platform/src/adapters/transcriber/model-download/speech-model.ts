import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TranscriptionDelay } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { pause } from '#concurrency/pause.ts';
import { whisperFiles } from '../recognition/whisper-files.ts';
import { downloadFile } from './download-file.ts';

export type SpeechModelState =
  | Readonly<{ status: 'ready'; dir: string }>
  | Readonly<{ status: 'on-its-way'; percent: number }>
  /** `reason`: in English, for the operator. */
  | Readonly<{ status: 'missing'; reason: string }>;

export type SpeechModel = Readonly<{
  state: () => SpeechModelState;
  /** null until it is ready. */
  dir: () => string | null;
  delay: () => TranscriptionDelay | null;
  /** Called once, as soon as the model is ready, or soon when it already is. */
  onReady: (listener: () => void) => void;
  close: () => Promise<void>;
}>;

export type SpeechModelParts = Readonly<{
  /** A folder that already holds the model; nothing is downloaded then. */
  givenDir: string | null;
  /** The folder of the published files. */
  url: string;
  /** Where downloaded files are stored. */
  dir: string;
  /** In hex, in the order of `publishedFiles`; null: as pinned by the first download. */
  sha256: readonly string[] | null;
  silenceMs?: number;
  /** In bytes, in a folder; that of the disk unless given. */
  freeSpace?: (dir: string) => Promise<number>;
  /** Called with why an attempt failed, once for the same reason. */
  onMissing?: (reason: string) => void;
  /** How long to wait before another attempt. */
  waitMs?: (failures: number) => number;
}>;

/** As sherpa-onnx names them: 29, 131 and 0.8 MB. */
export const publishedFiles = ['base-encoder.int8.onnx', 'base-decoder.int8.onnx', 'base-tokens.txt'] as const;

const minute = 60_000;
const retryDelayMs = (failures: number): number => [5_000, 20_000, minute, 5 * minute][failures - 1] ?? 15 * minute;

/** Provides a speech model; it is downloaded in the background, so that the start waits for nothing. */
export const createSpeechModel = (parts: SpeechModelParts): SpeechModel => {
  const listeners = new Set<() => void>();
  const closing = new AbortController();
  let state = firstState(parts);

  const setState = (next: SpeechModelState): void => {
    state = next;
    if (next.status !== 'ready') return;
    for (const listener of listeners) queueMicrotask(listener);
    listeners.clear();
  };
  const fetching =
    state.status === 'on-its-way' ? fetchUntilComplete(parts, setState, closing.signal) : Promise.resolve();

  return {
    state: () => state,
    dir: () => (state.status === 'ready' ? state.dir : null),
    delay: () => delays[state.status],
    onReady: (listener) => void (state.status === 'ready' ? queueMicrotask(listener) : listeners.add(listener)),
    close: async () => {
      listeners.clear();
      closing.abort();
      await fetching;
    },
  };
};

const delays: Readonly<Record<SpeechModelState['status'], TranscriptionDelay | null>> = {
  ready: null,
  'on-its-way': 'model-on-its-way',
  missing: 'model-missing',
};

/** Files downloaded earlier are verified before they are used. */
const firstState = ({ givenDir }: SpeechModelParts): SpeechModelState => {
  if (givenDir === null) return { status: 'on-its-way', percent: 0 };
  if (whisperFiles(givenDir)) return { status: 'ready', dir: givenDir };
  return {
    status: 'missing',
    reason: `${givenDir} holds no Whisper model: encoder and decoder (.onnx) and tokens.txt are needed`,
  };
};

const fetchUntilComplete = async (
  parts: SpeechModelParts,
  setState: (state: SpeechModelState) => void,
  signal: AbortSignal,
): Promise<void> => {
  let told: string | null = null;
  for (let failures = 0; !signal.aborted;) {
    try {
      await fetchModel(parts, (percent) => setState({ status: 'on-its-way', percent }), signal);
      return setState({ status: 'ready', dir: parts.dir });
    } catch (fault) {
      failures += 1;
      const reason = reasonOf(fault);
      setState({ status: 'missing', reason });
      if (reason !== told && !signal.aborted) parts.onMissing?.(reason);
      told = reason;
      await pause((parts.waitMs ?? retryDelayMs)(failures), signal);
    }
  }
};

const fetchModel = async (
  { url, dir, sha256, silenceMs = 30_000, freeSpace }: SpeechModelParts,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<void> => {
  await mkdir(dir, { recursive: true });
  const progress = publishedFiles.map(() => ({ received: 0, total: null as number | null }));
  const fetched = await Promise.allSettled(
    publishedFiles.map((name, index) =>
      downloadFile({
        url: new URL(name, url.endsWith('/') ? url : `${url}/`).href,
        file: join(dir, name),
        sha256: sha256?.[index] ?? null,
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
