import { z } from 'zod';

const address = z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' });

/** A provider of models, and what a text means: workflows analyse thoughts with them, the API searches with them and asks for advice. */
export const modelVariables = {
  AI_BASE_URL: address
    .optional()
    .describe('Any OpenAI-compatible endpoint, with its `/v1`. Without it everything is computed on this machine.'),
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
      'Model of the endpoint that writes answers to questions, from thoughts of the person who asks and once they accepted it; `ANALYSIS_MODEL` unless given, `off`: answers only quote. Before its first answer it is given fifteen solved questions, and is not used when it fails them.',
    ),
  CHAT_TOKENS_PER_DAY: z.coerce
    .number('a number')
    .int('a whole number')
    .min(0, '0 or more')
    .default(0)
    .describe('Tokens a day that answers to one client may use; beyond them answers quote. 0: no limit.'),
  EMBEDDING_MODEL: z
    .string()
    .optional()
    .describe(
      'Model of the endpoint that embeds texts, for search by meaning and near thoughts. Without it one on this machine, where there is one.',
    ),
  EMBEDDING_MODEL_FILE: z
    .string()
    .optional()
    .describe(
      'GGUF file of an embedding model of the E5 family. Without it the one of `EMBEDDING_MODEL_URL` is downloaded once into the data folder.',
    ),
  EMBEDDING_MODEL_URL: z
    .union([z.literal('off'), address])
    .default('off')
    .describe(
      'URL of a published GGUF file of multilingual-e5-small (75 to 130 MB), downloaded once in the background; until then, and with `off`, moods and categories come from word lists and search is by words.',
    ),
  EMBEDDING_MODEL_SHA256: z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .pipe(z.string().regex(/^[0-9a-f]{64}$/, 'a checksum of 64 hexadecimal digits'))
    .optional()
    .describe('Expected checksum of the downloaded embedding model. Unless given, that of the first download.'),
};

const threeChecksums = 'three SHA-256 sums in hexadecimal, separated by commas';

/** The model that transcribes. */
export const speechModelVariables = {
  TRANSCRIPTION_MODEL: z
    .string()
    .optional()
    .describe('Model of the endpoint that transcribes. Without it speech is transcribed on this machine.'),
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
