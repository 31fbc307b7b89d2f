import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPlayback, type Playback, type PlaybackState } from './playback.ts';
import { createStateStore } from './state-store.ts';

type Sound = Readonly<{
  load: (part: number) => Promise<string>;
  startsMs: readonly number[];
  isGone: (part: number) => boolean;
}>;

/** A sound for as long as its component is on screen. `load` answers the address of a part when it is first played; `startsMs`: where each part begins; `isGone`: its file is no more. */
export const usePlayback = (sound: Sound, rate?: number): Playback => {
  const [latest] = useState(() => createStateStore(sound));
  useEffect(() => latest.change(sound), [latest, sound]);
  const [playback] = useState(() =>
    createPlayback({
      audio: new Audio(),
      load: (part) => latest.read().load(part),
      startsMs: () => latest.read().startsMs,
      isGone: (part) => latest.read().isGone(part),
      ...(rate && { rate }),
    }),
  );
  useEffect(() => playback.pause, [playback]);
  return playback;
};

/** Re-renders only when the selected value changes, not with each change of the position. */
export const usePlaybackState = <Selected extends string | number | boolean>(
  playback: Playback,
  select: (state: PlaybackState) => Selected,
): Selected => useSyncExternalStore(playback.subscribe, () => select(playback.read()));
