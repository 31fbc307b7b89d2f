import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import {
  createPublishedModel,
  type DownloadSettings,
  type PublishedModel,
  type PublishedModelState,
} from '../model-download/published-model.ts';

export type EmbeddingModelParts = DownloadSettings &
  Readonly<{
    /** A GGUF file that is there already; nothing is downloaded then. */
    givenFile: string | null;
    /** Of the published file; null: none is downloaded. */
    url: string | null;
    /** Where the downloaded file is stored. */
    dir: string;
    /** In hex; null: as pinned by the first download. */
    sha256: string | null;
    /** Of the machine, in bytes; as it is unless given. */
    memory?: number;
  }>;

/** The model takes 0.55 GB beside the speech model's 0.6 and the server. */
const leastMemory = 1_500_000_000;
const fileName = 'model.gguf';

/** Provides the embedding model (about 75 MB): given, or downloaded once in the background. */
export const createEmbeddingModel = ({
  givenFile,
  url,
  dir,
  sha256,
  memory,
  onMissing,
  ...settings
}: EmbeddingModelParts): PublishedModel =>
  createPublishedModel({
    ...settings,
    // Turned off is what was asked for.
    ...(onMissing && (givenFile !== null || url !== null) && { onMissing }),
    given: givenState(givenFile) ?? refusedState(url, memory ?? totalmem()),
    dir,
    path: join(dir, fileName),
    files: url === null ? [] : [{ name: fileName, url, sha256 }],
  });

const givenState = (givenFile: string | null): PublishedModelState | null => {
  if (givenFile === null) return null;
  return existsSync(givenFile)
    ? { status: 'ready', path: givenFile }
    : { status: 'missing', reason: `there is no file ${givenFile}` };
};

const refusedState = (url: string | null, memory: number): PublishedModelState | null => {
  if (url === null) return { status: 'missing', reason: 'it is turned off' };
  return memory >= leastMemory
    ? null
    : {
        status: 'missing',
        reason: `it needs a machine with ${leastMemory / 1e9} GB of memory, this one has ${(memory / 1e9).toFixed(1)}`,
      };
};
