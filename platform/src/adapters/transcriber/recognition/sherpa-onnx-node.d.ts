// The package ships no types; this is the part of it that is used here.
declare module 'sherpa-onnx-node' {
  type Handle = { readonly handle: unknown };

  type WhisperConfig = {
    featConfig: { sampleRate: number; featureDim: number };
    modelConfig: {
      whisper: {
        encoder: string;
        decoder: string;
        language: string;
        task: 'transcribe';
        /** -1: the engine's own choice. */
        tailPaddings: number;
        enableTokenTimestamps: 0 | 1;
        enableSegmentTimestamps: 0 | 1;
      };
      tokens: string;
      numThreads: number;
      provider: 'cpu';
      debug: 0 | 1;
    };
  };
  /** Times and lengths in seconds, one for each token; empty when the model cannot tell. */
  type Recognition = { text: string; tokens?: string[]; timestamps?: number[]; durations?: number[] };
  type OfflineStream = Handle & { acceptWaveform: (sound: { sampleRate: number; samples: Float32Array }) => void };
  type OfflineRecognizer = {
    createStream: () => OfflineStream;
    setConfig: (config: WhisperConfig) => void;
    decodeAsync: (stream: OfflineStream) => Promise<Recognition>;
  };

  type VadConfig = {
    /** Durations in seconds, `windowSize` in samples. */
    sileroVad: {
      model: string;
      threshold: number;
      minSpeechDuration: number;
      minSilenceDuration: number;
      maxSpeechDuration: number;
      windowSize: number;
    };
    sampleRate: number;
    numThreads: number;
    debug: 0 | 1;
  };
  type Vad = {
    acceptWaveform: (samples: Float32Array) => void;
    isEmpty: () => boolean;
    isDetected: () => boolean;
    /** `start` in samples from the beginning. */
    front: () => { start: number; samples: Float32Array };
    pop: () => void;
    flush: () => void;
  };

  type LinearResampler = {
    resample: (samples: Float32Array) => Float32Array;
    flush: (samples: Float32Array) => Float32Array;
  };

  const sherpa: {
    OfflineRecognizer: new (config: WhisperConfig) => OfflineRecognizer;
    Vad: new (config: VadConfig, bufferSeconds: number) => Vad;
    LinearResampler: new (fromRate: number, toRate: number) => LinearResampler;
  };
  export = sherpa;
}
