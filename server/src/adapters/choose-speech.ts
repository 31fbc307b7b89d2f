import { join } from 'node:path';
import type { Log } from '@ecrin/command-api';
import type { AiProvider } from '@ecrin/platform/adapters/ai-provider/ai-provider.ts';
import type { PublishedModelState } from '@ecrin/platform/adapters/model-download/published-model.ts';
import { createLiveRecordings } from '@ecrin/platform/adapters/transcriber/live/live-recordings.ts';
import { createLocalTranscriber } from '@ecrin/platform/adapters/transcriber/local-transcriber.ts';
import { createSpeechModel, type SpeechModel } from '@ecrin/platform/adapters/transcriber/speech-model.ts';
import type { FairSemaphore } from '@ecrin/platform/concurrency/fair-semaphore.ts';
import { whereAccepted } from '@ecrin/platform/consent/consent-wall.ts';
import type { EngineRecord } from '@ecrin/platform/engine-record/engine-record.ts';
import { recordedTranscriber } from '@ecrin/platform/engine-record/recorded-engines.ts';
import { withoutBudget, type Meter } from '@ecrin/platform/metering/meter.ts';
import { meteredTranscriber } from '@ecrin/platform/metering/metered-transcriber.ts';
import type { LiveRecordingRef, LiveWords } from '@ecrin/platform/ports/live-words.ts';
import { TranscriberFault, type AudioProbe, type Transcriber } from '@ecrin/platform/ports/transcriber.ts';
import type { Closing } from '#closing.ts';
import type { SharedConfig } from '#config/config.ts';
import type { Stores } from '#storage/open-stores.ts';
import type { Consent } from './open-consent.ts';

/** `speechModel`: null where a provider transcribes for those who accepted it; `live`: null where recordings are heard once they are complete. */
export type Speech = Readonly<{
  transcriber: Transcriber;
  probe: AudioProbe;
  live: LiveWords | null;
  speechModel: (() => PublishedModelState) | null;
}>;
type SpeechConfig = Pick<
  SharedConfig,
  'LIVE_RECORDINGS' | 'TRANSCRIPTION_MODEL' | 'SPEECH_MODEL_DIR' | 'SPEECH_MODEL_URL' | 'SPEECH_MODEL_SHA256'
>;
type Parts = Readonly<{
  dir: string;
  provider: AiProvider | null;
  meter: Meter;
  record: EngineRecord;
  processor: FairSemaphore;
  closing: Closing;
  log: Pick<Log, 'warn'>;
  isAccepted: Consent['isAccepted'];
  /** null: whoever records is in another process. */
  recording: Readonly<{ blobs: Stores['blobs']; onHeard: (recording: LiveRecordingRef) => void }> | null;
}>;

/** What transcribes: a provider's model where one is named and the client accepted it, else this machine. Audio is always measured here. */
export const chooseSpeech = async (config: SpeechConfig, parts: Parts): Promise<Speech> =>
  parts.provider && config.TRANSCRIPTION_MODEL
    ? remoteSpeech(parts.provider, config.TRANSCRIPTION_MODEL, { ...parts, config })
    : localSpeech(config, parts);

const remoteSpeech = async (
  provider: AiProvider,
  model: string,
  { config, ...parts }: Parts & Readonly<{ config: SpeechConfig }>,
): Promise<Speech> => {
  const { createOpenaiTranscriber } = await import('@ecrin/platform/adapters/transcriber/openai-transcriber.ts');
  const local = speechHere(openOnFirstUse(config, parts), { ...parts, live: null });
  const { probe } = local;
  const endpoint = recordedTranscriber(createOpenaiTranscriber({ provider, model }), asTranscriber(parts));
  const remote = meteredTranscriber(endpoint, { model, meter: parts.meter, probe });
  const transcriber: Transcriber = {
    ...remote,
    transcribe: (request) =>
      whereAccepted(
        () => parts.isAccepted(request.ownerId, 'transcription'),
        () => remote.transcribe(request),
        () => local.transcriber.transcribe(request).catch(asNotAccepted),
      ),
  };
  return { transcriber, probe, live: null, speechModel: null };
};

const asTranscriber = ({ record }: Pick<Parts, 'record'>) => ({ record, engine: 'transcriber' }) as const;

/** A model that will never be here is not what the person waits for: they can accept the other one. */
const asNotAccepted = (fault: unknown): never => {
  throw fault instanceof TranscriberFault && fault.reason === 'model-missing'
    ? new TranscriberFault('not-accepted', 'not accepted, and there is no speech model here', 0)
    : fault;
};

const localSpeech = (config: SpeechConfig, parts: Parts): Speech => {
  const model = openSpeechModel(config, parts);
  const { recording } = parts;
  const here = speechHere(() => model, { ...parts, live: recording && { ...recording, most: config.LIVE_RECORDINGS } });
  const transcriber = recordedTranscriber(here.transcriber, asTranscriber(parts));
  return { ...here, transcriber, speechModel: model.state };
};

type PartsHere = Pick<Parts, 'meter' | 'processor' | 'closing'> &
  Readonly<{ live: (NonNullable<Parts['recording']> & Readonly<{ most: number }>) | null }>;

const speechHere = (
  model: () => SpeechModel,
  { meter, processor, closing, live }: PartsHere,
): Omit<Speech, 'speechModel'> => {
  const local = createLocalTranscriber({
    modelDir: () => model().path(),
    delay: () => model().delay(),
    processor,
  });
  closing.add('speech', local.close);
  const heard = live && createLiveRecordings({ ...local, ...live, speech: local.live, onChange: live.onHeard });
  const { probe, transcriber } = heard ?? local;
  return {
    transcriber: meteredTranscriber(transcriber, { model: null, meter: withoutBudget(meter), probe }),
    probe,
    live: heard?.words ?? null,
  };
};

/** Where everybody accepted the provider none is downloaded. */
const openOnFirstUse = (config: SpeechConfig, parts: Parts): (() => SpeechModel) => {
  let model: SpeechModel | null = null;
  return () => (model ??= openSpeechModel(config, parts));
};

const openSpeechModel = (
  { SPEECH_MODEL_DIR, SPEECH_MODEL_URL, SPEECH_MODEL_SHA256 }: SpeechConfig,
  { dir, closing, log }: Parts,
): SpeechModel => {
  const model = createSpeechModel({
    givenDir: SPEECH_MODEL_DIR ?? null,
    url: SPEECH_MODEL_URL,
    dir: join(dir, 'speech-model'),
    sha256: SPEECH_MODEL_SHA256 ?? null,
    onMissing: (reason) => log.warn({ reason }, 'there is no speech model: recordings wait'),
  });
  closing.add('speech model', model.close);
  return model;
};
