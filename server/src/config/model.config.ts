import { embeddingModelsInWords } from '@ecrin/platform/adapters/language/embedding-profiles.ts';
import {
  publishedEmbeddingModel,
  recommendedLanguageModel,
} from '@ecrin/platform/adapters/language/published-files.ts';
import { z } from 'zod';

const checksum = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.string().regex(/^[0-9a-f]{64}$/, 'a checksum of 64 hexadecimal digits'))
  .optional();
const inGb = (bytes: number): string => (bytes / 1e9).toFixed(1);

const address = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' });

/** A provider of models, and what a text means: workflows analyse thoughts with them, the API searches with them and asks for advice. */
export const modelVariables = {
  AI_BASE_URL: address
    .optional()
    .describe(
      'Any OpenAI-compatible endpoint, with its `/v1`. Nothing of a person is sent there before they accepted it, for each purpose: until then, and without it, everything is computed on this machine.',
    ),
  AI_API_KEY: z.string().optional().describe('Key of that endpoint.'),
  ANALYSIS_MODEL: z
    .string()
    .optional()
    .describe(
      'Model of the endpoint that analyses thoughts and gives advice on goals. Without it the local analyst is used, without advice.',
    ),
  CHAT_MODEL: z
    .string()
    .optional()
    .describe(
      'Model of the endpoint that writes answers to questions, from thoughts of the person who asks; `ANALYSIS_MODEL` unless given, `off`: answers only quote. Before its first answer it is given fifteen solved questions, and is not used when it fails them.',
    ),
  CHAT_TOKENS_PER_DAY: z.coerce
    .number('a number')
    .int('a whole number')
    .min(0, '0 or more')
    .default(0)
    .describe('Tokens a day that answers to one client may use; beyond them answers quote. 0: no limit.'),
  AI_EUROS_PER_MILLION_TOKENS: z.coerce
    .number('a number')
    .min(0, '0 or more')
    .optional()
    .describe('What the endpoint costs, in euros for a million tokens, read or written: shown before an orb reads.'),
  EMBEDDING_MODEL: z
    .string()
    .optional()
    .describe(
      'Model of the endpoint that embeds texts, for search by meaning and near thoughts, of those who accepted it; others search by words. Without it one on this machine, where there is one.',
    ),
  EMBEDDING_MODEL_FILE: z
    .string()
    .optional()
    .describe(
      `GGUF file of an embedding model, recognised by what it says of itself: ${embeddingModelsInWords}. Another is refused, and so is one that, measured at first use, finds too few translations or answers: the back-office and \`/readyz\` say so. Without it the one of \`EMBEDDING_MODEL_URL\` is downloaded once into the data folder.`,
    ),
  EMBEDDING_MODEL_URL: z
    .union([z.literal('off'), address])
    .default(publishedEmbeddingModel.url)
    .describe(
      'URL of a published GGUF file of one of these models, unless given multilingual-e5-small (130 MB), downloaded once in the background; until then, and with `off`, moods and categories come from word lists and search is by words.',
    ),
  EMBEDDING_MODEL_SHA256: checksum.describe(
    'Expected checksum of the embedding model. Unless given, the one known of the default file, of another that of the first download.',
  ),
  LANGUAGE_MODEL: z
    .string()
    .optional()
    .describe(
      `A model that writes on this machine where no model of an endpoint is named: titles, summaries, answers to questions, advice. \`recommended\` (Qwen3-4B-Instruct, ${inGb(recommendedLanguageModel.bytes)} GB to download once, ${inGb(recommendedLanguageModel.memory)} GB of memory at work), the URL of another GGUF file of an instruct model, or a path to one. Below about three billion weights titles and summaries are often wrong, and answers only quote.`,
    ),
  LANGUAGE_MODEL_SHA256: checksum.describe(
    'Expected checksum of that model. Unless given, the one known of the recommended file, of another download that of the first time; a path is then used as it is.',
  ),
};

const threeChecksums = 'three SHA-256 sums in hexadecimal, separated by commas';

/** The model that transcribes: thoughts in workflows, spoken questions in the API. */
export const speechModelVariables = {
  LIVE_RECORDINGS: z.coerce
    .number('a number')
    .int('a whole number')
    .min(0, 'at least 0')
    .default(2)
    .describe(
      'Recordings that are transcribed while they are recorded, at once: about 100 MB of memory each. Further ones, and all with 0, are transcribed once they are complete, as are all with a model of the endpoint, or on several processes.',
    ),
  TRANSCRIPTION_MODEL: z
    .string()
    .optional()
    .describe(
      'Model of the endpoint that transcribes for those who accepted it. For others, and without it, speech is transcribed on this machine.',
    ),
  SPEECH_MODEL_DIR: z
    .string()
    .optional()
    .describe('Folder with the files of the speech model. Without it they are downloaded once into the data folder.'),
  SPEECH_MODEL_URL: address
    .default('https://huggingface.co/csukuangfj/sherpa-onnx-whisper-base/resolve/main/')
    .describe('URL of the published speech model, downloaded once in the background.'),
  SPEECH_MODEL_SHA256: z
    .string()
    .transform((text) =>
      text
        .toLowerCase()
        .split(',')
        .map((sum) => sum.trim()),
    )
    .pipe(z.array(z.string().regex(/^[0-9a-f]{64}$/, threeChecksums)).length(3, threeChecksums))
    .optional()
    .describe(
      'Expected checksums of the downloaded encoder, decoder and tokens, separated by commas. Unless given, those of the first download.',
    ),
};
