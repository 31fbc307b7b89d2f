import type { TranscriptionDelay } from '@ecrin/domain/thought/thought.vocabulary.ts';
import {
  createPublishedModel,
  type DownloadSettings,
  type PublishedModel,
  type PublishedModelState,
} from '../model-download/published-model.ts';
import { whisperFiles } from './recognition/whisper-files.ts';

/** `path`: of the folder with its files. */
export type SpeechModel = PublishedModel & Readonly<{ delay: () => TranscriptionDelay | null }>;

export type SpeechModelParts = DownloadSettings &
  Readonly<{
    /** A folder that already holds the model; nothing is downloaded then. */
    givenDir: string | null;
    /** The folder of the published files. */
    url: string;
    /** Where downloaded files are stored. */
    dir: string;
    /** In hex, in the order of `publishedFiles`; null: as pinned by the first download. */
    sha256: readonly string[] | null;
  }>;

/** As sherpa-onnx names them: 29, 131 and 0.8 MB. */
export const publishedFiles = ['base-encoder.int8.onnx', 'base-decoder.int8.onnx', 'base-tokens.txt'] as const;

/** Provides the speech model: given, or downloaded once in the background. */
export const createSpeechModel = ({ givenDir, url, dir, sha256, ...settings }: SpeechModelParts): SpeechModel => {
  const folder = url.endsWith('/') ? url : `${url}/`;
  const model = createPublishedModel({
    ...settings,
    given: givenDir === null ? null : givenState(givenDir),
    dir,
    path: dir,
    files: publishedFiles.map((name, index) => ({
      name,
      url: new URL(name, folder).href,
      sha256: sha256?.[index] ?? null,
    })),
  });
  return { ...model, delay: () => delays[model.state().status] };
};

const delays: Readonly<Record<PublishedModelState['status'], TranscriptionDelay | null>> = {
  ready: null,
  'on-its-way': 'model-on-its-way',
  missing: 'model-missing',
};

const givenState = (givenDir: string): PublishedModelState =>
  whisperFiles(givenDir)
    ? { status: 'ready', path: givenDir }
    : {
        status: 'missing',
        reason: `${givenDir} holds no Whisper model: encoder and decoder (.onnx) and tokens.txt are needed`,
      };
