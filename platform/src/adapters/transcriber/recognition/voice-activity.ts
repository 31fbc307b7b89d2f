import { fileURLToPath } from 'node:url';
import sherpa from 'sherpa-onnx-node';
import { sampleRateHz } from '../decoding/sample-rate.ts';

/** A part of the sound with speech, and where it begins. */
export type Utterance = Readonly<{ start: number; samples: Float32Array }>;

const model = fileURLToPath(import.meta.resolve('@ricky0123/vad-web/dist/silero_vad_v5.onnx'));
const window = 512;
/** The detector opens late and closes early: without this the first word of a recording is lost. */
const padding = 0.4 * sampleRateHz;
/** Whisper processes 30 s at once and drops the rest. */
const longestUtterance = 28 * sampleRateHz;
/** The detector looks for a pause before this; the rest is left for padding and for cutting hard. */
const softMaxSeconds = 24;
const config = {
  sileroVad: {
    model,
    threshold: 0.5,
    minSpeechDuration: 0.25,
    minSilenceDuration: 0.5,
    maxSpeechDuration: softMaxSeconds,
    windowSize: window,
  },
  sampleRate: sampleRateHz,
  numThreads: 1,
  debug: 0 as const,
};
const historySamples = 2 * longestUtterance;

/** Finds speech in 16 kHz mono sound as it comes, whatever its length. */
export const createVoiceActivity = () => {
  const vad = new sherpa.Vad(config, 60);
  const past = createPast();
  let [listened, openedAt, done, spoken] = [0, 0, 0, 0];

  const take = (unbroken: boolean): readonly Utterance[] => {
    const utterances: Utterance[] = [];
    while (!vad.isEmpty()) {
      const { start, samples } = vad.front();
      vad.pop();
      spoken += samples.length;
      const end = start + samples.length;
      for (let at = Math.max(done, start - padding); at < end; at += longestUtterance)
        utterances.push({ start: at, samples: past.between(at, Math.min(at + longestUtterance, end + padding)) });
      // Silence may be processed twice, a word that continues beyond a hard cut must not.
      done = unbroken ? end + padding : end;
    }
    return utterances;
  };

  const listen = (): readonly Utterance[] => {
    vad.acceptWaveform(past.between(listened, listened + window));
    listened += window;
    if (!vad.isDetected()) openedAt = listened;
    // Speech without any pause is cut hard, or the detector would buffer it forever.
    if (listened - openedAt < longestUtterance - 2 * padding) return take(false);
    vad.flush();
    openedAt = listened;
    return take(true);
  };

  return {
    push: (samples: Float32Array): readonly Utterance[] => {
      past.push(samples);
      const utterances: Utterance[] = [];
      while (listened + window <= past.length()) utterances.push(...listen());
      return utterances;
    },
    end: (): readonly Utterance[] => {
      vad.flush();
      return take(false);
    },
    /** How many samples of speech there were so far. */
    spoken: (): number => spoken,
  };
};

/** The last minute of sound, by its place from the beginning. */
const createPast = () => {
  let buffered = new Float32Array();
  let first = 0;
  return {
    length: (): number => first + buffered.length,
    push: (samples: Float32Array): void => {
      const dropped = Math.max(0, buffered.length - historySamples);
      const next = new Float32Array(buffered.length - dropped + samples.length);
      next.set(buffered.subarray(dropped));
      next.set(samples, buffered.length - dropped);
      buffered = next;
      first += dropped;
    },
    between: (from: number, to: number): Float32Array =>
      buffered.slice(Math.max(0, from - first), Math.max(0, to - first)),
  };
};
