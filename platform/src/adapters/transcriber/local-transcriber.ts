import type { TranscriptionDelay } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { createFairSemaphore } from '#concurrency/fair-semaphore.ts';
import {
  TranscriberFault,
  type Audio,
  type AudioMeasure,
  type AudioProbe,
  type Transcriber,
  type Transcription,
  type TranscribeRequest,
} from '#ports/transcriber.ts';
import { createSpeechProcess, type SpeechProcess } from './speech-process/speech-process.ts';

/** `delay`: why `modelDir` returns no folder at this moment; null when it does. */
export type LocalTranscriberParts = Readonly<{ modelDir: () => string | null; delay: () => TranscriptionDelay | null }>;
export type LocalTranscriber = Readonly<{
  transcriber: Transcriber;
  probe: AudioProbe;
  /** The engine's process; null while there is none. */
  pid: () => number | null;
  close: () => Promise<void>;
}>;

/** Transcribes and measures on this machine, in a child process that both share. Measuring needs no model. */
export const createLocalTranscriber = (parts: LocalTranscriberParts): LocalTranscriber => {
  const speech = createSpeechProcess();
  const [transcribing, measuring] = [createFairSemaphore(1), createFairSemaphore(1)];

  const transcribeInTurn = async (request: TranscribeRequest): Promise<Transcription> => {
    const release = await transcribing.acquire(request.ownerId, request.signal);
    try {
      return await transcribe(speech, parts, request);
    } finally {
      release();
    }
  };
  const measureInTurn = async (audio: Audio, signal?: AbortSignal): Promise<AudioMeasure> => {
    const release = await measuring.acquire('', signal);
    try {
      return await measure(speech, audio, signal);
    } finally {
      release();
    }
  };

  return {
    transcriber: { engine: 'local', delay: parts.delay, transcribe: transcribeInTurn, close: speech.close },
    probe: {
      measure: (audio, signal) =>
        measureInTurn(audio, signal).catch((fault: unknown) =>
          diedWithOther(fault) ? measureInTurn(audio, signal) : Promise.reject(fault),
        ),
    },
    pid: speech.pid,
    close: speech.close,
  };
};

const transcribe = async (
  speech: SpeechProcess,
  { modelDir, delay }: LocalTranscriberParts,
  { audio, language, onProgress, signal }: TranscribeRequest,
): Promise<Transcription> => {
  const dir = modelDir();
  if (dir === null) throw new TranscriberFault(delay() ?? 'model-missing', 'There is no speech model yet.', 0);
  const heard = await speech.run({ task: { kind: 'transcribe', language, modelDir: dir }, audio, onProgress, signal });
  if (heard.kind !== 'transcribed') throw unexpectedAnswer();
  return {
    engine: 'local',
    model: heard.model,
    language,
    raw: heard.segments.map(({ text }) => text).join(' '),
    segments: heard.segments.map((segment) => ({ ...segment, confidence: null, noSpeech: null })),
  };
};

const measure = async (speech: SpeechProcess, audio: Audio, signal?: AbortSignal): Promise<AudioMeasure> => {
  const measured = await speech.run({ task: { kind: 'measure' }, audio, signal });
  if (measured.kind !== 'measured') throw unexpectedAnswer();
  return measured.measure;
};

const unexpectedAnswer = (): TranscriberFault =>
  new TranscriberFault('engine-died', 'The speech engine sent an unexpected answer.', 0);

/** A crashing model ends the process that measuring shares with it: measuring is retried once. */
const diedWithOther = (fault: unknown): boolean => fault instanceof TranscriberFault && fault.reason === 'engine-died';
