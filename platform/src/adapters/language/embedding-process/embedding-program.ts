import { getLlama, LlamaLogLevel, type LlamaEmbeddingContext, type LlamaModel, type Token } from 'node-llama-cpp';
import type { EmbeddingOrder, EmbeddingReport } from './embedding-messages.ts';

// The embedding engine, a process of its own: native code that meets a damaged model may end the process it runs in.

type Loaded = Readonly<{ file: string; model: LlamaModel; context: LlamaEmbeddingContext }>;
let loading: Promise<Loaded> | null = null;

/** One thread: with several on busy cores the threads wait for each other. */
const load = async (file: string): Promise<Loaded> => {
  const llama = await getLlama({ gpu: false, build: 'never', skipDownload: true, logLevel: LlamaLogLevel.disabled });
  const model = await llama.loadModel({ modelPath: file });
  return { file, model, context: await model.createEmbeddingContext({ contextSize: windowTokens + 16, threads: 1 }) };
};

/** The model reads at most this many tokens at once; the rest would be dropped without a word. */
const windowTokens = 240;
const mostWindows = 16;

/** The tokens of a text in windows of equal size: a long text is the mean of its windows. */
const windowsOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const count = Math.min(mostWindows, Math.max(1, Math.ceil(tokens.length / windowTokens)));
  const size = Math.min(windowTokens, Math.ceil(tokens.length / count));
  return Array.from({ length: count }, (_, place) => tokens.slice(place * size, (place + 1) * size));
};

const place = async ({ id, modelFile, prefix, text }: EmbeddingOrder): Promise<EmbeddingReport> => {
  const { model, context } = await (loading ??= load(modelFile));
  const [before, tokens] = [model.tokenize(`${prefix}: `), model.tokenize(text)];
  const sum: number[] = [];
  for (const window of windowsOf(tokens)) {
    // The library adds neither beginning nor end for this kind of model.
    const ends = [model.tokens.bos, model.tokens.eos].map((token) => (token === null ? [] : [token]));
    const { vector } = await context.getEmbeddingFor([...(ends[0] ?? []), ...before, ...window, ...(ends[1] ?? [])]);
    const length = Math.hypot(...vector) || 1;
    vector.forEach((number, at) => (sum[at] = (sum[at] ?? 0) + number / length));
  }
  return { id, kind: 'done', vector: sum, tokens: tokens.length };
};

const report = (answer: EmbeddingReport): void => void process.send?.(answer);

process.on('message', (order: EmbeddingOrder) => {
  place(order).then(report, () => {
    loading = null;
    report({ id: order.id, kind: 'failed', fault: 'the embedding model could not be loaded or used' });
  });
});
process.on('disconnect', () => process.exit());
