import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** The checksum a file had when it was first downloaded, in a file next to it. */
const pinOf = (file: string): string => `${file}.sha256`;
const sumPattern = /^[0-9a-f]{64}$/u;

/** In hex. */
export const sha256Of = async (file: string, signal: AbortSignal): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash, { signal });
  return hash.digest('hex');
};

/** In hex; null: never pinned. */
export const pinnedSum = async (file: string): Promise<string | null> => {
  const text = await readFile(pinOf(file), 'utf8').catch(() => '');
  return sumPattern.test(text.trim()) ? text.trim() : null;
};

type Expected = Readonly<{ file: string; sha256: string | null; signal: AbortSignal }>;
/** Compares `found`, which is to become `file` or is it already, with the given checksum, else with the pinned one. */
export const isExpected = async (found: string, { file, sha256, signal }: Expected): Promise<boolean> => {
  const expected = sha256?.toLowerCase() ?? (await pinnedSum(file));
  const sum = await sha256Of(found, signal);
  if (expected !== null && expected !== sum) return false;
  if ((await pinnedSum(file)) !== sum) await pin(file, sum);
  return true;
};

const pin = async (file: string, sum: string): Promise<void> => {
  const part = `${pinOf(file)}.part`;
  await rm(part, { force: true });
  await writeFile(part, sum, { flush: true });
  await rename(part, pinOf(file));
};
