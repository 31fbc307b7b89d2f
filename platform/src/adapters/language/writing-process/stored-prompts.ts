import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LlamaContextSequence, Token } from 'node-llama-cpp';

/** What a model made of the fixed beginning of a prompt: reading a thousand tokens takes a quarter of a minute, reading this file a hundredth of a second. */
export type StoredPrompts = Readonly<{
  /** Whether the sequence now holds these tokens. */
  restore: (sequence: LlamaContextSequence, tokens: readonly Token[]) => Promise<boolean>;
  save: (sequence: LlamaContextSequence, tokens: readonly Token[]) => Promise<void>;
}>;

/** 30 to 150 MB each, by the size of the model; the oldest is deleted. */
const mostFiles = 8;
/** Raised when the library or the context changes: a file of another kind may end the process. */
const format = 'node-llama-cpp-3.22/4096';

/** `dir`: for these files only; null: none are stored. Failing to store is no fault. */
export const createStoredPrompts = (dir: string | null, modelFile: string): StoredPrompts => {
  if (dir === null) return { restore: async () => false, save: async () => undefined };
  const { size, mtimeMs } = statSync(modelFile);
  const fileOf = (tokens: readonly Token[]): string => {
    const hash = createHash('sha256').update(JSON.stringify([format, modelFile, size, mtimeMs, tokens]));
    return join(dir, `${hash.digest('hex').slice(0, 32)}.prompt`);
  };
  return {
    restore: async (sequence, tokens) => {
      const [file, tried] = [fileOf(tokens), `${fileOf(tokens)}.tried`];
      try {
        // Should a damaged file end the process, the next one does not find it.
        await rename(file, tried);
        await sequence.loadStateFromFile(tried, { acceptRisk: true });
        await rename(tried, file);
      } catch {
        return false;
      }
      return sequence.nextTokenIndex === tokens.length;
    },
    save: async (sequence, tokens) => {
      const part = `${fileOf(tokens)}.part`;
      try {
        await mkdir(dir, { recursive: true, mode: 0o700 });
        await sequence.saveStateToFile(part);
        await rename(part, fileOf(tokens));
        await deleteOldest(dir);
      } catch {
        await rm(part, { force: true }).catch(() => undefined);
      }
    },
  };
};

const deleteOldest = async (dir: string): Promise<void> => {
  const files = await Promise.all(
    (await readdir(dir)).map(async (name) => ({ file: join(dir, name), at: (await stat(join(dir, name))).mtimeMs })),
  );
  const oldest = files.sort((one, other) => other.at - one.at).slice(mostFiles);
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
};
