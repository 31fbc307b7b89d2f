import { makeSeekable, type AudioElement } from './make-seekable.ts';
import { createStateStore, type StateStore } from './state-store.ts';

/** `loading`: its address is on the way, or the sound is. `rate`: 1 is as spoken. */
export type PlaybackState = Readonly<{
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'failed';
  atMs: number;
  rate: number;
}>;
/** One playable sound. Its URL is requested when it is first played, and again when it has expired. */
export type Playback = Readonly<{
  read: () => PlaybackState;
  subscribe: (listener: () => void) => () => void;
  /** From the current position, or from `atMs`. */
  play: (atMs?: number) => Promise<void>;
  pause: () => void;
  seek: (atMs: number) => void;
  setRate: (rate: number) => void;
}>;

const tickMs = 50;
let current: Pick<Playback, 'pause'> | null = null;
const pauseOthers = (playback: Pick<Playback, 'pause'>) => {
  if (current !== playback) current?.pause();
  current = playback;
};

/** Updates the state from the element. `onBroken`: loading failed. */
const followAudio = (audio: AudioElement, cell: StateStore<PlaybackState>, onBroken: () => void) => {
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

/** Loads the sound once; `forget` makes it load again. */
const createOpener = (audio: AudioElement, load: () => Promise<string>) => {
  let opened: Promise<void> | null = null;
  const fetchSound = async () => {
    audio.src = await load();
    await makeSeekable(audio);
  };
  return {
    isOpen: () => opened !== null,
    open: () => (opened ??= fetchSound()),
    forget: () => {
      opened = null;
    },
  };
};

const createPlay =
  (audio: AudioElement, cell: StateStore<PlaybackState>, opener: ReturnType<typeof createOpener>) =>
  async (atMs: number) => {
    cell.change({ status: 'loading', atMs });
    try {
      await opener.open();
    } catch {
      opener.forget();
      return cell.change({ status: 'failed' });
    }
    if (cell.read().status !== 'loading') return;
    audio.playbackRate = cell.read().rate;
    audio.currentTime = cell.read().atMs / 1000;
    // A browser may refuse to autoplay, or a pause comes first: then it stays paused.
    await audio.play().catch(() => cell.change({ status: 'paused' }));
  };

/** `load` returns a URL, which may expire. Only one sound of a page plays at a time. */
export const createPlayback = ({
  audio,
  load,
  rate = 1,
}: {
  audio: AudioElement;
  load: () => Promise<string>;
  rate?: number;
}): Playback => {
  const cell = createStateStore<PlaybackState>({ status: 'idle', atMs: 0, rate });
  const opener = createOpener(audio, load);
  const start = createPlay(audio, cell, opener);
  const playback: Playback = {
    read: cell.read,
    subscribe: cell.subscribe,
    play: (atMs = cell.read().atMs) => {
      pauseOthers(playback);
      return start(atMs);
    },
    pause: () => {
      audio.pause();
      if (cell.read().status === 'loading') cell.change({ status: 'paused' });
    },
    seek: (atMs) => {
      if (opener.isOpen()) audio.currentTime = atMs / 1000;
      cell.change({ atMs });
    },
    setRate: (rate) => {
      audio.playbackRate = rate;
      cell.change({ rate });
    },
  };
  followAudio(audio, cell, () => {
    const wasHeard = opener.isOpen() && cell.read().status === 'playing';
    opener.forget();
    cell.change({ status: 'failed' });
    if (wasHeard) void playback.play();
  });
  return playback;
};
