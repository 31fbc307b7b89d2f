import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

// The model is too large for the repository. The environment says where it is; what CI fetched is in the cache.

const cache = process.env['ECRIN_CACHE'] || join(homedir(), '.cache', 'ecrin-tools');
const file = process.env['EMBEDDING_MODEL_FILE'] || join(cache, 'embedding-model', 'multilingual-e5-small-q4_0.gguf');

/** A real embedding model; `missing`: for the name of a spec that is skipped without it. */
export const embeddingModel: Readonly<{ file: string; missing: string | null }> = {
  file,
  missing: existsSync(file) ? null : 'no embedding model in EMBEDDING_MODEL_FILE',
};
