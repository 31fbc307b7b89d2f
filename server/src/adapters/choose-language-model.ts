import { statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { Log } from '@ecrin/command-api';
import { createGgufModel } from '@ecrin/platform/adapters/language/gguf-model.ts';
import { createLocalWriting } from '@ecrin/platform/adapters/language/local-writing.ts';
import { recommendedLanguageModel as recommended } from '@ecrin/platform/adapters/language/published-files.ts';
import type { PublishedModelState } from '@ecrin/platform/adapters/model-download/published-model.ts';
import type { FairSemaphore } from '@ecrin/platform/concurrency/fair-semaphore.ts';
import type { Writing } from '@ecrin/platform/ports/language-engine.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';

/** `writing`: null until the model is there. `onReady`: called once, as soon as it is. */
export type LocalModel = Readonly<{
  writing: () => Writing | null;
  state: () => PublishedModelState;
  onReady: (listener: () => void) => void;
}>;
type LanguageModelConfig = Pick<SharedConfig, 'LANGUAGE_MODEL' | 'LANGUAGE_MODEL_SHA256'>;
type Parts = Readonly<{ dir: string; processor: FairSemaphore; closing: Closing; log: Pick<Log, 'warn'> }>;

/** A model that writes on this machine; null where none is asked for. */
export const chooseLanguageModel = (
  config: LanguageModelConfig,
  { dir, processor, closing, log }: Parts,
): LocalModel | null => {
  if (!config.LANGUAGE_MODEL) return null;
  const model = createGgufModel({
    ...sourceOf(config.LANGUAGE_MODEL),
    ...(config.LANGUAGE_MODEL_SHA256 && { sha256: config.LANGUAGE_MODEL_SHA256 }),
    dir: join(dir, 'language-model'),
    onMissing: (reason) => log.warn({ reason }, 'there is no language model: nothing is written by one'),
  });
  closing.add('language model', model.close);
  const engine = createLocalWriting({
    modelFile: model.path,
    promptDir: join(dir, 'language-model', 'prompts'),
    processor,
  });
  closing.add('language', engine.close);
  return { writing: engine.writing, state: model.state, onReady: model.onReady };
};

type Source = Readonly<{ givenFile: string | null; url: string | null; sha256: string | null; leastMemory: number }>;

/** Beside the model there are the server, the speech model and the embedding model. */
const besideModel = 1_500_000_000;
/** What is computed takes about half as much again as the weights. */
const memoryFor = (bytes: number): number => besideModel + bytes * 1.5;

const sourceOf = (model: string): Source => {
  if (model === 'recommended')
    return {
      givenFile: null,
      url: recommended.url,
      sha256: recommended.sha256,
      leastMemory: memoryFor(recommended.bytes),
    };
  if (/^https?:\/\//u.test(model))
    return { givenFile: null, url: model, sha256: null, leastMemory: memoryFor(500_000_000) };
  const bytes = statSync(model, { throwIfNoEntry: false })?.size ?? 0;
  return { givenFile: model, url: null, sha256: null, leastMemory: memoryFor(bytes) };
};

const offeredFrom = 8_000_000_000;

/** Whether the start says that there could be one. */
export const isLanguageModelOffered = ({
  LANGUAGE_MODEL,
  ANALYSIS_MODEL,
}: Pick<SharedConfig, 'LANGUAGE_MODEL' | 'ANALYSIS_MODEL'>): boolean =>
  !LANGUAGE_MODEL && !ANALYSIS_MODEL && totalmem() >= offeredFrom;
