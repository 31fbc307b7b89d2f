import type { TranscriptionDelay } from '@ecrin/domain/thought/thought.vocabulary.ts';
import type { FairSemaphore } from '#concurrency/fair-semaphore.ts';
import {
  TranscriberFault,
  type AudioMeasure,
  type AudioProbe,
  type MeasureRequest,
  type Transcriber,
  type Transcription,
  type TranscribeRequest,
} from '#ports/transcriber.ts';
import type { HeardUtterance, LiveSpeech } from './live/live-recording.ts';
import { localTranscription } from './local-transcription.ts';
import type { SpeechLimits } from './speech-process/speech-job.ts';
import { createSpeechProcess, type SpeechProcess } from './speech-process/speech-process.ts';

/** `delay`: why `modelDir` gives no folder at this moment; null when it does. `limits`: shorter in tests. `processor`: shared with other engines. */
export type LocalTranscriberParts = Readonly<{
  modelDir: () => string | null;
  delay: () => TranscriptionDelay | null;
  limits?: SpeechLimits;
  processor?: FairSemaphore;
}>;
export type LocalTranscriber = Readonly<{
  transcriber: Transcriber;
  probe: AudioProbe;
  live: LiveSpeech;
  /** The engine's process for each kind of work; null while there is none. */
  pids: () => Readonly<{ measuring: number | null; transcribing: number | null }>;
  close: () => Promise<void>;
}>;

/**
 * Transcribes and measures on this machine, in child processes of their own. Every sound is measured first: a sound that crashes the decoder mostly does so
 * there, where no model is loaded and no other transcription runs. Measuring needs no model.
 */
export const createLocalTranscriber = (parts: LocalTranscriberParts): LocalTranscriber => {
  // Measuring is short, and somebody waits for it.
  const measuring = createSpeechProcess(parts.limits);
  const transcribing = createSpeechProcess(parts.limits, parts.processor);
  // What somebody waits for does not wait for an hour of speech.
  const answering = createSpeechProcess(parts.limits);
  const listening = new Set<SpeechProcess>();
  return {
    transcriber: {
      engine: 'local',
      delay: parts.delay,
      transcribe: (request) => transcribe(request.priority === 'asked' ? answering : transcribing, parts, request),
      close: async () => {
        await Promise.all([transcribing.close(), answering.close()]);
      },
    },
    probe: { measure: (request) => measure(measuring, request) },
    live: {
      listen: (sound) => listenIn(listening, parts.limits, sound),
      hear: (piece) => hear(transcribing, parts, piece),
    },
    pids: () => ({ measuring: measuring.pid(), transcribing: transcribing.pid() }),
    close: async () => {
      await Promise.all([measuring, transcribing, answering, ...listening].map((speech) => speech.close()));
    },
  };
};

const transcribe = async (
  speech: SpeechProcess,
  { modelDir, delay }: LocalTranscriberParts,
  { language, priority: _priority, ...request }: TranscribeRequest,
): Promise<Transcription> => {
  const dir = modelDir();
  if (dir === null) throw new TranscriberFault(delay() ?? 'model-missing', 'There is no speech model yet.', 0);
  const answer = await speech.run({ ...request, task: { kind: 'transcribe', language, modelDir: dir } });
  if (answer.kind !== 'transcribed') throw unexpectedAnswer();
  return localTranscription({ ...answer, language });
};

/** A process for each sound: one that crashes the decoder ends nothing else. */
const listenIn = async (
  listening: Set<SpeechProcess>,
  limits: SpeechLimits | undefined,
  { read, ...sound }: Parameters<LiveSpeech['listen']>[0],
): Promise<AudioMeasure> => {
  const speech = createSpeechProcess(limits);
  listening.add(speech);
  try {
    const measured = await speech.run({ ...sound, audio: { format: '', bytes: 0, read }, task: { kind: 'listen' } });
    if (measured.kind !== 'measured') throw unexpectedAnswer();
    return measured.measure;
  } finally {
    listening.delete(speech);
    await speech.close();
  }
};

const hear = async (
  speech: SpeechProcess,
  { modelDir }: LocalTranscriberParts,
  { utterance, language, ...asked }: Parameters<LiveSpeech['hear']>[0],
): Promise<HeardUtterance> => {
  const dir = modelDir();
  if (dir === null) throw new TranscriberFault('model-missing', 'There is no speech model any more.', 0);
  const answer = await speech.run({
    ...asked,
    audio: null,
    task: { kind: 'hear', utterance, language, modelDir: dir },
  });
  if (answer.kind !== 'transcribed') throw unexpectedAnswer();
  return answer;
};

const measure = async (speech: SpeechProcess, request: MeasureRequest): Promise<AudioMeasure> => {
  const measured = await speech.run({ ...request, task: { kind: 'measure' } });
  if (measured.kind !== 'measured') throw unexpectedAnswer();
  return measured.measure;
};

const unexpectedAnswer = (): TranscriberFault =>
  new TranscriberFault('engine-died', 'The speech engine answered something else.', 0);
