import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { whisperFiles } from '@ecrin/platform/adapters/transcriber/recognition/whisper-files.ts';

// The model and the recordings are too large for the repository. The environment says where they are; what CI
// fetched is in the cache. Without them the specs that need them are skipped, and their names say why.

const cache = process.env['ECRIN_CACHE'] || join(homedir(), '.cache', 'ecrin-tools');
const modelDir = process.env['SPEECH_MODEL_DIR'] || join(cache, 'speech-model', 'onnx');
const speechDir = process.env['FRENCH_SPEECH_DIR'] || join(cache, 'french-speech');
const transcripts = join(speechDir, 'transcripts.tsv');

/** A recording of a person, and its transcript. */
export type SpokenFile = Readonly<{ file: string; transcript: string }>;

const spokenFiles = (): readonly SpokenFile[] =>
  readFileSync(transcripts, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [name, transcript] = line.split('\t');
      return name && transcript ? [{ file: join(speechDir, name), transcript: transcript.trim() }] : [];
    });

/** The parts of the local engine and human French to test it with; `missing`: what is not installed; null when all is. */
export const speechAssets: Readonly<{
  modelDir: string;
  speechDir: string;
  files: readonly SpokenFile[];
  missing: string | null;
}> = {
  modelDir,
  speechDir,
  files: existsSync(transcripts) ? spokenFiles() : [],
  missing:
    [
      ...(whisperFiles(modelDir) ? [] : ['no speech model in SPEECH_MODEL_DIR']),
      ...(existsSync(transcripts) ? [] : ['no French recordings in FRENCH_SPEECH_DIR']),
    ].join(', ') || null,
};

/** For the name of a spec that needs them. */
export const missingSpeechAssetsNote: string = speechAssets.missing === null ? '' : ` (${speechAssets.missing})`;
