import { basename } from 'node:path';
import { LanguageFault, type Embedding, type EmbedRequest } from '#ports/language-engine.ts';
import { inTime } from './caller-limits.ts';
import type { PlacedText } from './embedding-process/embedding-messages.ts';
import { createEmbeddingProcess, type EmbeddingProcess } from './embedding-process/embedding-process.ts';
import { knownModels, profileOf, type EmbeddingProfile, type ModelHeader } from './embedding-profiles.ts';
import { unitVector } from './unit-vector.ts';

export type LocalLanguageEngine = Readonly<{
  /** The model of the file. Throws `LanguageFault` where the file cannot be read; a model that is not known here answers with one that says so. */
  embedding: () => Promise<Embedding>;
  /** The engine's process; null while there is none. */
  pid: () => number | null;
  close: () => Promise<void>;
}>;

const defaultTimeoutMs = 120_000;

/** An embedding model on this machine, in a child process. `modelFile`: a GGUF file whose checksum is verified. */
export const createLocalLanguageEngine = ({ modelFile }: Readonly<{ modelFile: string }>): LocalLanguageEngine => {
  const engine = createEmbeddingProcess();
  let known: Promise<Embedding> | null = null;
  const recognise = async (): Promise<Embedding> => {
    const header = await engine.describe({ modelFile });
    const profile = profileOf(header);
    if (!profile) return unknownModel(modelFile, header);
    return { model: profile.model, embed: (request) => embedWith({ engine, modelFile, profile }, request) };
  };
  return {
    embedding: () => {
      known ??= recognise().catch((fault: unknown) => {
        known = null;
        throw fault;
      });
      return known;
    },
    pid: engine.pid,
    close: engine.close,
  };
};

const unknownModel = (modelFile: string, { architecture, name }: ModelHeader): Embedding => ({
  model: basename(modelFile),
  embed: async () => {
    const models = knownModels.map(({ model }) => model).join(', ');
    const found = `« ${name} » (${architecture})`;
    throw new LanguageFault('unusable-answer', `${found} is not an embedding model known here: ${models}`);
  },
});

type Parts = Readonly<{ engine: EmbeddingProcess; modelFile: string; profile: EmbeddingProfile }>;

const embedWith = async (
  { engine, modelFile, profile: { prompts, window } }: Parts,
  { texts, kind, ...caller }: EmbedRequest,
): ReturnType<Embedding['embed']> => {
  const startedAt = performance.now();
  const placed = await inTime({ timeoutMs: defaultTimeoutMs, ...caller }, async (signal) => {
    const answers: PlacedText[] = [];
    for (const text of texts)
      answers.push(
        await engine.place({ modelFile, before: prompts[kind], text, window }, { ownerId: caller.ownerId, signal }),
      );
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
