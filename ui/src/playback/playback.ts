import { createCell, type Cell } from './cell.ts';
import { readyToSeek, type Sound } from './ready-to-seek.ts';

/** `loading`: its address is on the way, or the sound is. `rate`: 1 is as spoken. */
export type PlaybackState = Readonly<{ status: 'idle' | 'loading' | 'playing' | 'paused' | 'failed'; atMs: number; rate: number }>;
/** One sound that can be listened to. Its address is asked for when it is first played, and again when it has run out. */
export type Playback = Readonly<{
  read: () => PlaybackState;
  listen: (listener: () => void) => () => void;
  /** From where it stands, or from `atMs`. */
  play: (atMs?: number) => Promise<void>;
  pause: () => void;
  seek: (atMs: number) => void;
  setRate: (rate: number) => void;
}>;

const tickMs = 50;
let heard: Pick<Playback, 'pause'> | null = null;
const hearOnly = (playback: Pick<Playback, 'pause'>) => {
  if (heard !== playback) heard?.pause();
  heard = playback;
};

/** Keeps the state true to the element. `onBroken`: the sound stopped coming. */
const follow = (audio: Sound, cell: Cell<PlaybackState>, onBroken: () => void) => {
  let ticking: ReturnType<typeof setInterval> | undefined;
  const rest = () => {
    clearInterval(ticking);
    if (cell.read().status !== 'failed') cell.change({ status: 'paused' });
  };
  audio.addEventListener('playing', () => {
    clearInterval(ticking);
    cell.change({ status: 'playing' });
    ticking = setInterval(() => cell.change({ atMs: audio.currentTime * 1000 }), tickMs);
  });
  audio.addEventListener('waiting', () => cell.change({ status: 'loading' }));
  audio.addEventListener('pause', rest);
  audio.addEventListener('ended', () => {
    rest();
    cell.change({ atMs: 0 });
  });
  audio.addEventListener('error', () => {
    clearInterval(ticking);
    onBroken();
  });
};

/** `load` answers an address; it may be short-lived. Only one sound of a page is heard at a time. */
export const createPlayback = ({ audio, load, rate = 1 }: { audio: Sound; load: () => Promise<string>; rate?: number }): Playback => {
  const cell = createCell<PlaybackState>({ status: 'idle', atMs: 0, rate });
  let opened: Promise<void> | null = null;
  const open = async () => {
    audio.src = await load();
    await readyToSeek(audio);
  };
  const fail = () => {
    opened = null;
    cell.change({ status: 'failed' });
  };
  const play = async (atMs = cell.read().atMs) => {
    hearOnly(playback);
    cell.change({ status: 'loading', atMs });
    try {
      await (opened ??= open());
    } catch {
      return fail();
    }
    if (cell.read().status !== 'loading') return;
    audio.playbackRate = cell.read().rate;
    audio.currentTime = cell.read().atMs / 1000;
    // A browser may refuse to start by itself, or a pause comes first: it then rests where it stands.
    await audio.play().catch(() => cell.change({ status: 'paused' }));
  };
  const playback: Playback = {
    read: cell.read,
    listen: cell.listen,
    play,
    pause: () => {
      audio.pause();
      if (cell.read().status === 'loading') cell.change({ status: 'paused' });
    },
    seek: (atMs) => {
      if (opened) audio.currentTime = atMs / 1000;
      cell.change({ atMs });
    },
    setRate: (rate) => {
      audio.playbackRate = rate;
      cell.change({ rate });
    },
  };
  follow(audio, cell, () => {
    const wasHeard = opened !== null && cell.read().status === 'playing';
    fail();
    if (wasHeard) void play();
  });
  return playback;
};
