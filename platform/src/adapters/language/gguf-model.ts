import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { sha256Of } from '../model-download/checksum.ts';
import {
  createPublishedModel,
  type DownloadSettings,
  type PublishedModel,
  type PublishedModelState,
} from '../model-download/published-model.ts';

export type GgufModelParts = DownloadSettings &
  Readonly<{
    /** A GGUF file that is there already; nothing is downloaded then. */
    givenFile: string | null;
    /** Of the published file; null: none is downloaded. */
    url: string | null;
    /** Where the downloaded file is stored. */
    dir: string;
    /** In hex; null: as pinned by the first download, and none of a given file. */
    sha256: string | null;
    /** A machine with less memory does not begin, in bytes. */
    leastMemory: number;
    /** Of the machine, in bytes; as it is unless given. */
    memory?: number;
  }>;

const fileName = 'model.gguf';

/** Provides a model in one GGUF file: given, or downloaded once in the background. */
export const createGgufModel = ({ onMissing, memory = totalmem(), ...parts }: GgufModelParts): PublishedModel => {
  const { givenFile, url, dir, sha256, leastMemory, ...settings } = parts;
  // Turned off is what was asked for.
  const isWanted = givenFile !== null || url !== null;
  return createPublishedModel({
    ...settings,
    ...(onMissing && isWanted && { onMissing }),
    given: decidedState({ givenFile, url, sha256, leastMemory, memory }),
    dir,
    ...(givenFile === null ? downloaded({ url, dir, sha256 }) : givenOne(givenFile, sha256)),
  });
};

const downloaded = ({ url, dir, sha256 }: Pick<GgufModelParts, 'url' | 'dir' | 'sha256'>) => ({
  path: join(dir, fileName),
  files: url === null ? [] : [{ name: fileName, url, sha256 }],
});
const givenOne = (file: string, sha256: string | null) => ({
  path: file,
  files: [],
  ...(sha256 !== null && { verify: (signal: AbortSignal) => requireSum(file, sha256, signal) }),
});

type Decided = Required<Pick<GgufModelParts, 'givenFile' | 'url' | 'sha256' | 'leastMemory' | 'memory'>>;

/** null: the file is still to be downloaded or verified. */
const decidedState = ({ givenFile, url, sha256, leastMemory, memory }: Decided): PublishedModelState | null => {
  if (givenFile === null && url === null) return { ...missing('it is turned off'), isOff: true };
  if (givenFile !== null && !existsSync(givenFile)) return missing(`there is no file ${givenFile}`);
  if (memory < leastMemory) return missing(`it needs ${inGb(leastMemory)} of memory, this machine has ${inGb(memory)}`);
  return givenFile !== null && sha256 === null ? { status: 'ready', path: givenFile } : null;
};

const missing = (reason: string) => ({ status: 'missing', reason }) as const;
const inGb = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** Damaged weights are loaded without a word, and answer nonsense. */
const requireSum = async (file: string, sha256: string, signal: AbortSignal): Promise<readonly string[]> => {
  if ((await sha256Of(file, signal)) !== sha256.toLowerCase())
    throw new Error(`${file} is not the expected file: its checksum differs`);
  return [sha256.toLowerCase()];
};
