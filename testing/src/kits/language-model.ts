import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

// The models are too large for the repository. The environment says where one is; what was fetched before is in the cache.

const cache = process.env['ECRIN_CACHE'] || join(homedir(), '.cache', 'ecrin-tools');
const inCache = (size: string): string => join(cache, 'language-model', `qwen2.5-coder-${size}-instruct-q4.gguf`);
const given = process.env['LANGUAGE_MODEL_FILE'];
const modelIn = (...files: readonly string[]) => {
  const file = files.find((path) => existsSync(path)) ?? files[0] ?? '';
  return { file, missing: existsSync(file) ? null : 'no language model in LANGUAGE_MODEL_FILE' };
};

type RealModel = Readonly<{ file: string; missing: string | null }>;
/** A real model that writes, the smallest there is: for what must work, not for what is understood; `missing`: for the name of a spec that is skipped without it. */
export const languageModel: RealModel = given ? modelIn(given) : modelIn(inCache('0.5b'), inCache('1.5b'));
/** The best there is. */
export const bestLanguageModel: RealModel = given ? modelIn(given) : modelIn(inCache('1.5b'), inCache('0.5b'));
