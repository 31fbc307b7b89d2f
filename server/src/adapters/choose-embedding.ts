import { join } from 'node:path';
import type { Log } from '@ecrin/command-api';
import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import { createCheckedEmbedding, type CheckedEmbedding } from '@ecrin/platform/adapters/language/checked-embedding.ts';
import { createGgufModel } from '@ecrin/platform/adapters/language/gguf-model.ts';
import {
  createLocalLanguageEngine,
  type LocalLanguageEngine,
} from '@ecrin/platform/adapters/language/local-language-engine.ts';
import { createOpenaiLanguageEngine } from '@ecrin/platform/adapters/language/openai-language-engine.ts';
import { publishedEmbeddingModel as published } from '@ecrin/platform/adapters/language/published-files.ts';
import type { PublishedModelState } from '@ecrin/platform/adapters/model-download/published-model.ts';
import type { EngineRecord } from '@ecrin/platform/engine-record/engine-record.ts';
import { recordedEmbedding } from '@ecrin/platform/engine-record/recorded-engines.ts';
import type { Meter } from '@ecrin/platform/metering/meter.ts';
import { meteredEmbedding } from '@ecrin/platform/metering/metered-language.ts';
import type { Embedding } from '@ecrin/platform/ports/language-engine.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';

/** `embedding`: null while there is none that can be used. `state`: of the file on this machine; null where an endpoint has the model. */
export type EmbeddingChoice = Readonly<{
  engine: 'local' | 'openai-compatible';
  embedding: () => Promise<Embedding | null>;
  state: (() => PublishedModelState) | null;
  measure: CheckedEmbedding['measure'];
}>;
type EmbeddingConfig = Pick<
  SharedConfig,
  'EMBEDDING_MODEL' | 'EMBEDDING_MODEL_FILE' | 'EMBEDDING_MODEL_URL' | 'EMBEDDING_MODEL_SHA256'
>;
type Parts = Readonly<{
  dir: string;
  provider: AiProvider | null;
  meter: Meter;
  record: EngineRecord;
  closing: Closing;
  log: Pick<Log, 'warn'>;
}>;

/** What texts mean: a model of the endpoint where one is named, else one on this machine. Each process has its own. */
export const chooseEmbedding = (config: EmbeddingConfig, parts: Parts): EmbeddingChoice => {
  const { provider, log } = parts;
  const { engine, current, state } =
    provider && config.EMBEDDING_MODEL
      ? remoteEmbedding(provider, config.EMBEDDING_MODEL, parts)
      : localEmbedding(config, parts);
  const onUnusable = (reason: string) => log.warn({ reason }, 'the embedding model is not used');
  const { embedding, measure } = createCheckedEmbedding({ embedding: current, onUnusable });
  const isThere = () => state === null || state().status === 'ready';
  return { engine, state, embedding, measure: () => (isThere() ? measure() : noModel) };
};

const noModel = { state: 'no-model', refused: null } as const;

const remoteEmbedding = (provider: AiProvider, embeddingModel: string, { meter, record }: Parts) => {
  const { engine, ...models } = createOpenaiLanguageEngine({ provider, writingModel: null, embeddingModel });
  const embedding =
    models.embedding && meteredEmbedding(recordedEmbedding(models.embedding, asEmbedding(record)), { engine, meter });
  return { engine: 'openai-compatible' as const, current: async () => embedding, state: null };
};

const asEmbedding = (record: EngineRecord) => ({ record, engine: 'embedding' }) as const;

/** Beside the model there are the server and the speech model. */
const leastMemory = 1_500_000_000;

const localEmbedding = (
  { EMBEDDING_MODEL_FILE, EMBEDDING_MODEL_URL, EMBEDDING_MODEL_SHA256 }: EmbeddingConfig,
  { dir, closing, log, record }: Parts,
) => {
  const model = createGgufModel({
    givenFile: EMBEDDING_MODEL_FILE ?? null,
    leastMemory,
    url: EMBEDDING_MODEL_URL === 'off' ? null : EMBEDDING_MODEL_URL,
    dir: join(dir, 'embedding-model'),
    sha256:
      EMBEDDING_MODEL_SHA256 ??
      (EMBEDDING_MODEL_URL === published.url && !EMBEDDING_MODEL_FILE ? published.sha256 : null),
    onMissing: (reason) => log.warn({ reason }, 'there is no embedding model: word lists are used'),
  });
  closing.add('embedding model', model.close);
  let engine: LocalLanguageEngine | null = null;
  closing.add('embedding', async () => engine?.close());
  const current = async (): Promise<Embedding | null> => {
    const modelFile = model.path();
    if (modelFile === null) return null;
    engine ??= createLocalLanguageEngine({ modelFile });
    return recordedEmbedding(await engine.embedding(), asEmbedding(record));
  };
  return { engine: 'local' as const, current, state: model.state };
};
