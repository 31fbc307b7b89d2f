import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPlayback, type Playback, type PlaybackState } from './playback.ts';

/** A sound for as long as its component is on screen. `load` answers its address when it is first played. */
export const usePlayback = (load: () => Promise<string>, rate?: number): Playback => {
  const [playback] = useState(() => createPlayback({ audio: new Audio(), load, ...(rate && { rate }) }));
  useEffect(() => playback.pause, [playback]);
  return playback;
};

/** Re-renders only when the selected value changes, not with each change of the position. */
export const usePlaybackState = <Selected extends string | number | boolean>(
  playback: Playback,
  select: (state: PlaybackState) => Selected,
): Selected => useSyncExternalStore(playback.subscribe, () => select(playback.read()));
