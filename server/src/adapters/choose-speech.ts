import { join } from 'node:path';
import type { Log } from '@ecrin/command-api';
import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import type { PublishedModelState } from '@ecrin/platform/adapters/model-download/published-model.ts';
import { createLocalTranscriber } from '@ecrin/platform/adapters/transcriber/local-transcriber.ts';
import { createSpeechModel } from '@ecrin/platform/adapters/transcriber/speech-model.ts';
import type { FairSemaphore } from '@ecrin/platform/concurrency/fair-semaphore.ts';
import { withoutBudget, type Meter } from '@ecrin/platform/metering/meter.ts';
import { meteredTranscriber } from '@ecrin/platform/metering/metered-transcriber.ts';
import type { AudioProbe, Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';

/** `speechModel`: null where a provider transcribes. */
export type Speech = Readonly<{
  transcriber: Transcriber;
  probe: AudioProbe;
  speechModel: (() => PublishedModelState) | null;
}>;
type SpeechConfig = Pick<
  SharedConfig,
  'TRANSCRIPTION_MODEL' | 'SPEECH_MODEL_DIR' | 'SPEECH_MODEL_URL' | 'SPEECH_MODEL_SHA256'
>;
type Parts = Readonly<{
  dir: string;
  provider: AiProvider | null;
  meter: Meter;
  processor: FairSemaphore;
  closing: Closing;
  log: Pick<Log, 'warn'>;
}>;

/** What transcribes: a provider's model where one is named, else this machine. Audio is always measured here. */
export const chooseSpeech = async (config: SpeechConfig, parts: Parts): Promise<Speech> =>
  parts.provider && config.TRANSCRIPTION_MODEL
    ? remoteSpeech(parts.provider, config.TRANSCRIPTION_MODEL, parts)
    : localSpeech(config, parts);

const remoteSpeech = async (provider: AiProvider, model: string, { meter, closing }: Parts): Promise<Speech> => {
  const { createOpenaiTranscriber } = await import('@ecrin/platform/adapters/transcriber/openai-transcriber.ts');
  const local = createLocalTranscriber({ modelDir: () => null, delay: () => 'model-missing' });
  closing.add('speech', local.close);
  const { probe } = local;
  const transcriber = meteredTranscriber(createOpenaiTranscriber({ provider, model }), { model, meter, probe });
  return { transcriber, probe, speechModel: null };
};

const localSpeech = (
  { SPEECH_MODEL_DIR, SPEECH_MODEL_URL, SPEECH_MODEL_SHA256 }: SpeechConfig,
  { dir, meter, processor, closing, log }: Parts,
): Speech => {
  const model = createSpeechModel({
    givenDir: SPEECH_MODEL_DIR ?? null,
    url: SPEECH_MODEL_URL,
    dir: join(dir, 'speech-model'),
    sha256: SPEECH_MODEL_SHA256 ?? null,
    onMissing: (reason) => log.warn({ reason }, 'there is no speech model: recordings wait'),
  });
  closing.add('speech model', model.close);
  const local = createLocalTranscriber({ modelDir: model.path, delay: model.delay, processor });
  closing.add('speech', local.close);
  const { probe } = local;
  const transcriber = meteredTranscriber(local.transcriber, { model: null, meter: withoutBudget(meter), probe });
  return { transcriber, probe, speechModel: model.state };
};
