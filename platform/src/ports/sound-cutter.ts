/** Cuts chosen seconds out of a recording, so that nothing else of it is passed on. */
export type SoundCutter = Readonly<{
  /** A WAV file of speech quality, 32 kB a second; null when the recording cannot be decoded, or ends before. Times in ms. */
  cut: (
    recording: AsyncIterable<Uint8Array>,
    part: Readonly<{ fromMs: number; toMs: number }>,
  ) => Promise<Uint8Array | null>;
}>;
