import { createHash, randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
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
      const file = fileOf(tokens);
      try {
        await withTriedMark(file, () => sequence.loadStateFromFile(file, { acceptRisk: true }));
      } catch {
        return false;
      }
      return sequence.nextTokenIndex === tokens.length;
    },
    save: async (sequence, tokens) => {
      const part = `${fileOf(tokens)}.${randomUUID()}.part`;
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

/** Files this process is reading now: two lanes may read the same one. */
const reading = new Map<string, number>();

/** Should a damaged file end the process, its mark is still there, and the next process deletes the file instead of reading it. Throws when there is no file. */
const withTriedMark = async (file: string, read: () => Promise<void>): Promise<void> => {
  const mark = `${file}.tried`;
  const readers = reading.get(file) ?? 0;
  if (readers === 0 && existsSync(mark)) await Promise.all([rm(file, { force: true }), rm(mark, { force: true })]);
  await access(file);
  reading.set(file, readers + 1);
  await writeFile(mark, '');
  try {
    await read();
  } finally {
    reading.set(file, (reading.get(file) ?? 1) - 1);
    if (reading.get(file) === 0) await rm(mark, { force: true });
  }
};

const deleteOldest = async (dir: string): Promise<void> => {
  const files = await Promise.all(
    (await readdir(dir)).map(async (name) => ({ file: join(dir, name), at: (await stat(join(dir, name))).mtimeMs })),
  );
  const oldest = files.sort((one, other) => other.at - one.at).slice(mostFiles);
  await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
};
