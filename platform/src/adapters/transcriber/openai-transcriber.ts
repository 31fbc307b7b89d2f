import { extensionOfType } from '@ecrin/contracts/recording/audio-format.ts';
import type { Sent } from '@ecrin/domain/sending/sending.vocabulary.ts';
import { BadRequestError, toFile } from 'openai';
import type { AiProvider } from '#adapters/ai-provider/ai-provider.ts';
import { ProviderFault, type ProviderFaultKind } from '#adapters/ai-provider/provider-fault.ts';
import { TranscriberFault, usageOf, type Audio, type Transcriber, type TranscribeRequest } from '#ports/transcriber.ts';
import { readTranscription } from './openai-transcription.ts';

/** Buffered in memory while it is sent; longer recordings are for the local engine. */
const maxAudioBytes = 100 * 1024 * 1024;

/** `timeoutMs`: for any recording; without it, by how long the recording may be. */
type Parts = Readonly<{ provider: AiProvider; model: string; timeoutMs?: number }>;

/** Transcribes behind an OpenAI-compatible endpoint, with times when the model gives them. */
export const createOpenaiTranscriber = ({ provider, model, timeoutMs }: Parts): Transcriber => {
  // Some models answer only plain JSON; they refuse more, and are not asked for it again.
  let verbose = true;

  const send = async (request: TranscribeRequest, file: File): Promise<unknown> => {
    const { ownerId, signal, language, audio } = request;
    return provider.ask(
      { ownerId, purpose: usageOf(request), model, sent: sentOf(request), signal, ...timeoutFor(audio, timeoutMs) },
      async ({ client, options }) => {
        const plain = () =>
          client.audio.transcriptions.create({ file, model, language, response_format: 'json' }, options);
        if (!verbose) return plain();
        try {
          return await client.audio.transcriptions.create(
            { file, model, language, response_format: 'verbose_json', timestamp_granularities: ['word', 'segment'] },
            options,
          );
        } catch (fault) {
          if (!(fault instanceof BadRequestError) || isQuota(fault)) throw fault;
          const answer = await plain();
          verbose = false;
          return answer;
        }
      },
    );
  };

  return {
    engine: 'openai-compatible',
    delay: () => null,
    transcribe: async (request) => {
      try {
        return readTranscription(await send(request, await fileOf(request.audio)), {
          model,
          language: request.language,
        });
      } catch (fault) {
        throw transcriberFaultOf(fault);
      }
    },
    close: provider.close,
  };
};

const sentOf = ({ durationMs, about }: TranscribeRequest): Sent => ({
  thing: 'sound',
  size: durationMs ?? null,
  instructions: 0,
  about: about ?? null,
});

const transcriberFaultOf = (fault: unknown): unknown =>
  fault instanceof ProviderFault ? new TranscriberFault(reasons[fault.kind], fault.message, fault.retryAfterMs) : fault;

/** Two minutes, and a second for each second recorded (4 kB, the lowest bit rate of a voice); never more than the workflow's own timeout. */
const timeoutFor = ({ bytes }: Audio, timeoutMs?: number): Readonly<{ timeoutMs: number }> => ({
  timeoutMs: timeoutMs ?? Math.min(2 * 60_000 + Math.ceil(bytes / 4), 50 * 60_000),
});

const isQuota = ({ code }: BadRequestError): boolean =>
  code === 'insufficient_quota' || code === 'billing_hard_limit_reached';

const fileOf = async ({ read, bytes, format }: Audio): Promise<File> => {
  if (bytes > maxAudioBytes)
    throw new TranscriberFault('audio-too-long', 'the recording is too large for the provider');
  const pieces: Uint8Array[] = [];
  for await (const piece of await read()) pieces.push(piece);
  const type = format.split(';')[0]?.trim().toLowerCase() ?? '';
  // Servers recognise the container by the file extension.
  return toFile(Buffer.concat(pieces), `recording.${extensionOfType(type) ?? 'webm'}`, { type });
};

const reasons: Readonly<Record<ProviderFaultKind, TranscriberFault['reason']>> = {
  'quota-exhausted': 'quota-exhausted',
  refused: 'provider-refused',
  'too-large': 'audio-too-long',
  unavailable: 'provider-unavailable',
  'no-answer-in-time': 'no-answer-in-time',
  'unusable-answer': 'provider-unavailable',
  'not-accepted': 'not-accepted',
};
