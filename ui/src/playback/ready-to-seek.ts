/** The part of a media element that playing needs. */
export type Sound = Pick<
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

const next = (audio: Sound, ...names: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    const settle = (event: Event) => {
      for (const name of [...names, 'error']) audio.removeEventListener(name, settle);
      if (event.type === 'error') reject(new Error('The sound cannot be read'));
      else resolve();
    };
    for (const name of [...names, 'error']) audio.addEventListener(name, settle);
  });

/** What a browser recorded says nothing of its length, and cannot be searched until its end was seen once. */
export const readyToSeek = async (audio: Sound): Promise<void> => {
  await next(audio, 'loadedmetadata');
  if (Number.isFinite(audio.duration)) return;
  audio.currentTime = 1e9;
  await next(audio, 'durationchange', 'seeked');
};
