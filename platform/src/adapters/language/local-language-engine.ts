import { basename } from 'node:path';
import { LanguageFault, type Embedding, type EmbedRequest, type LanguageEngine } from '#ports/language-engine.ts';
import { inTime } from './caller-limits.ts';
import {
  createEmbeddingProcess,
  type EmbeddingProcess,
  type PlacedText,
} from './embedding-process/embedding-process.ts';
import { unitVector } from './unit-vector.ts';

export type LocalLanguageEngineParts = Readonly<{
  /** A GGUF file of the E5 family whose checksum is verified; null while it is not there. */
  modelFile: () => string | null;
}>;
export type LocalLanguageEngine = LanguageEngine &
  Readonly<{
    embedding: Embedding;
    /** The engine's process; null while there is none. */
    pid: () => number | null;
    close: () => Promise<void>;
  }>;

const defaultTimeoutMs = 120_000;
const model = 'multilingual-e5-small';

/** An embedding model on this machine, in a child process. It writes nothing. */
export const createLocalLanguageEngine = ({ modelFile }: LocalLanguageEngineParts): LocalLanguageEngine => {
  const engine = createEmbeddingProcess();
  return {
    engine: 'local',
    writing: null,
    embedding: {
      model,
      embed: async (request) => {
        const file = modelFile();
        if (file === null) throw new LanguageFault('unavailable', 'there is no embedding model yet', 0);
        return embedWith(engine, file, request);
      },
    },
    pid: engine.pid,
    close: engine.close,
  };
};

const embedWith = async (
  engine: EmbeddingProcess,
  modelFile: string,
  { texts, kind, ...caller }: EmbedRequest,
): ReturnType<Embedding['embed']> => {
  const startedAt = performance.now();
  const placed = await inTime({ timeoutMs: defaultTimeoutMs, ...caller }, async (signal) => {
    const answers: PlacedText[] = [];
    for (const text of texts)
      answers.push(await engine.run({ modelFile, prefix: kind, text }, { ownerId: caller.ownerId, signal }));
    return answers;
  });
  return {
    vectors: placed.map(({ vector }) => unitVector(vector) ?? unusable(basename(modelFile))),
    usage: {
      inputTokens: placed.reduce((sum, { tokens }) => sum + tokens, 0),
      outputTokens: 0,
      seconds: (performance.now() - startedAt) / 1_000,
    },
  };
};

const unusable = (file: string): never => {
  throw new LanguageFault('unusable-answer', `${file} answers vectors without direction`);
};
