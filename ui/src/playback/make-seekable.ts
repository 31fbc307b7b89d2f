/** The part of a media element that playing needs. */
export type AudioElement = Pick<
  HTMLMediaElement,
  | 'src'
  | 'currentTime'
  | 'duration'
  | 'paused'
  | 'playbackRate'
  | 'error'
  | 'play'
  | 'pause'
  | 'addEventListener'
  | 'removeEventListener'
>;

const nextEvent = (audio: AudioElement, ...names: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    const settle = (event: Event) => {
      for (const name of [...names, 'error']) audio.removeEventListener(name, settle);
      if (event.type === 'error') reject(new Error('The sound cannot be read'));
      else resolve();
    };
    for (const name of [...names, 'error']) audio.addEventListener(name, settle);
  });

/** A file recorded by a browser has no duration, and cannot be seeked before its end was reached once. */
export const makeSeekable = async (audio: AudioElement): Promise<void> => {
  await nextEvent(audio, 'loadedmetadata');
  if (Number.isFinite(audio.duration)) return;
  audio.currentTime = 1e9;
  await nextEvent(audio, 'durationchange', 'seeked');
};
