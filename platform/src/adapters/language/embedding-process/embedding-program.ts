import { getLlama, LlamaLogLevel, type LlamaEmbeddingContext, type LlamaModel, type Token } from 'node-llama-cpp';
import type { ModelHeader } from '../embedding-profiles.ts';
import type {
  DescribedModel,
  EmbeddingOrder,
  EmbeddingReport,
  EmbeddingWork,
  PlacedText,
} from './embedding-messages.ts';
import { endsOf } from './token-ends.ts';

// The embedding engine, a process of its own: native code that meets a damaged model may end the process it runs in.

type Loaded = Readonly<{ model: LlamaModel; contextOf: (window: number) => Promise<LlamaEmbeddingContext> }>;
let loading: Promise<Loaded> | null = null;

/** One thread: with several on busy cores the threads wait for each other. */
const load = async (file: string): Promise<Loaded> => {
  const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, logLevel: LlamaLogLevel.disabled });
  const model = await llama.loadModel({ modelPath: file });
  let context: Promise<LlamaEmbeddingContext> | null = null;
  // A model that reads in both directions needs a window in one batch: it ends the process otherwise.
  const contextOf = (window: number) => {
    const contextSize = window + promptTokens;
    context ??= model.createEmbeddingContext({ contextSize, batchSize: contextSize, threads: 1 });
    return context;
  };
  return { model, contextOf };
};

/** What prompts, beginning and end take at most. */
const promptTokens = 32;
const mostWindows = 16;

/** The tokens of a text in windows of equal size: a long text is the mean of its windows. */
const windowsOf = (tokens: readonly Token[], window: number): readonly (readonly Token[])[] => {
  const count = Math.min(mostWindows, Math.max(1, Math.ceil(tokens.length / window)));
  const size = Math.min(window, Math.ceil(tokens.length / count));
  return Array.from({ length: count }, (_, place) => tokens.slice(place * size, (place + 1) * size));
};

type Job = Extract<EmbeddingWork, { kind: 'place' }>;
const place = async ({ model, contextOf }: Loaded, { before, text, window }: Job): Promise<PlacedText> => {
  const context = await contextOf(window);
  const [prompt, tokens] = [before === '' ? [] : model.tokenize(before), model.tokenize(text)];
  const { begin, end } = endsOf(model);
  const sum: number[] = [];
  for (const part of windowsOf(tokens, window)) {
    const { vector } = await context.getEmbeddingFor([...begin, ...prompt, ...part, ...end]);
    const length = Math.hypot(...vector) || 1;
    vector.forEach((number, at) => (sum[at] = (sum[at] ?? 0) + number / length));
  }
  return { kind: 'placed', vector: sum, tokens: tokens.length };
};

/** As numbered in GGUF. */
const poolings: readonly ModelHeader['pooling'][] = [null, 'mean', 'first', 'last'];

const describe = ({ model: { fileInfo, embeddingVectorSize } }: Loaded): DescribedModel => ({
  kind: 'described',
  header: {
    architecture: fileInfo.metadata.general.architecture,
    name: fileInfo.metadata.general.name ?? '',
    dimensions: embeddingVectorSize,
    pooling: poolings[fileInfo.architectureMetadata.pooling_type ?? 0] ?? null,
  },
});

const work = async (order: EmbeddingOrder): Promise<EmbeddingReport> => {
  const loaded = await (loading ??= load(order.modelFile));
  return { id: order.id, ...(order.kind === 'describe' ? describe(loaded) : await place(loaded, order)) };
};

const report = (answer: EmbeddingReport): void => void process.send?.(answer);

process.on('message', (order: EmbeddingOrder) => {
  work(order).then(report, () => {
    loading = null;
    report({ id: order.id, kind: 'failed', fault: 'the embedding model could not be loaded or used' });
  });
});
process.on('disconnect', () => process.exit());
