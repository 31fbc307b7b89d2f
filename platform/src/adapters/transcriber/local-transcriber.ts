import type { TranscriptionDelay } from '@ecrin/domain/thought/thought.vocabulary.ts';
import { createFairSemaphore } from '#concurrency/fair-semaphore.ts';
import {
  TranscriberFault,
  type AudioMeasure,
  type AudioProbe,
  type Transcriber,
  type Transcription,
  type TranscribeRequest,
} from '#ports/transcriber.ts';
import { createSpeechProcess } from './speech-process/speech-process.ts';

/** `delay`: why `modelDir` gives no folder at this moment; null when it does. */
export type LocalTranscriberParts = Readonly<{ modelDir: () => string | null; delay: () => TranscriptionDelay | null }>;
export type LocalTranscriber = Readonly<{
  transcriber: Transcriber;
  probe: AudioProbe;
  /** The engine's process; null while there is none. */
  pid: () => number | null;
  close: () => Promise<void>;
}>;

/** Transcribes and measures on this machine, in a child process that both share. Measuring needs no model. */
export const createLocalTranscriber = ({ modelDir, delay }: LocalTranscriberParts): LocalTranscriber => {
  const speech = createSpeechProcess();
  const [speaking, measuring] = [createFairSemaphore(1), createFairSemaphore(1)];

  const transcribe = async ({
    audio,
    language,
    ownerId,
    onProgress,
    signal,
  }: TranscribeRequest): Promise<Transcription> => {
    const release = await speaking.acquire(ownerId, signal);
    try {
      const dir = modelDir();
      if (dir === null) throw new TranscriberFault(delay() ?? 'model-missing', 'There is no speech model yet.', 0);
      const heard = await speech.run({
        task: { kind: 'transcribe', language, modelDir: dir },
        audio,
        onProgress,
        signal,
      });
      if (heard.kind !== 'transcribed')
        throw new TranscriberFault('engine-died', 'The speech engine answered something else.', 0);
      return {
        engine: 'local',
        model: heard.model,
        language,
        raw: heard.segments.map(({ text }) => text).join(' '),
        segments: heard.segments.map((segment) => ({ ...segment, confidence: null, noSpeech: null })),
      };
    } finally {
      release();
    }
  };

  const measure = async (audio: TranscribeRequest['audio'], signal?: AbortSignal): Promise<AudioMeasure> => {
    const release = await measuring.acquire('', signal);
    try {
      const measured = await speech.run({ task: { kind: 'measure' }, audio, signal });
      if (measured.kind !== 'measured')
        throw new TranscriberFault('engine-died', 'The speech engine answered something else.', 0);
      return measured.measure;
    } finally {
      release();
    }
  };

  return {
    transcriber: { engine: 'local', delay, transcribe, close: speech.close },
    probe: {
      measure: (audio, signal) =>
        measure(audio, signal).catch((fault: unknown) =>
          diedWithOther(fault) ? measure(audio, signal) : Promise.reject(fault),
        ),
    },
    pid: speech.pid,
    close: speech.close,
  };
};

/** Measuring may fall with a model that crashed the shared process; it is worth another try. */
const diedWithOther = (fault: unknown): boolean => fault instanceof TranscriberFault && fault.reason === 'engine-died';
