import { makeSeekable, type AudioElement } from './make-seekable.ts';
import { createStateStore, type StateStore } from './state-store.ts';

/** `loading`: its address is on the way, or the sound is. `rate`: 1 is as spoken. */
export type PlaybackState = Readonly<{
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'failed';
  atMs: number;
  rate: number;
}>;
/** One playable sound, of one part or several. The URL of a part is requested when it is first played, and again when it has expired. */
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

/** The parts of a sound, each with a file of its own, follow each other on one timeline. */
const partAt = (startsMs: readonly number[], atMs: number): number =>
  Math.max(
    0,
    startsMs.findLastIndex((startMs) => startMs <= atMs),
  );

type Followed = Readonly<{
  audio: AudioElement;
  cell: StateStore<PlaybackState>;
  opener: Opener;
  startsMs: () => readonly number[];
  isGone: ((part: number) => boolean) | undefined;
}>;

/** Updates the state from the element. `onBroken`: loading failed. */
const followAudio = (
  { audio, cell, opener, startsMs }: Followed,
  { onEnded, onBroken }: Readonly<{ onEnded: () => void; onBroken: () => void }>,
) => {
  let ticking: ReturnType<typeof setInterval> | undefined;
  const rest = () => {
    clearInterval(ticking);
    if (cell.read().status !== 'failed' && !opener.isOpening()) cell.change({ status: 'paused' });
  };
  const tick = () =>
    !opener.isOpening() && cell.change({ atMs: (startsMs()[opener.part()] ?? 0) + audio.currentTime * 1000 });
  audio.addEventListener('playing', () => {
    clearInterval(ticking);
    cell.change({ status: 'playing' });
    ticking = setInterval(tick, tickMs);
  });
  audio.addEventListener('waiting', () => cell.change({ status: 'loading' }));
  audio.addEventListener('pause', rest);
  audio.addEventListener('ended', () => {
    rest();
    onEnded();
  });
  audio.addEventListener('error', () => {
    clearInterval(ticking);
    onBroken();
  });
};

/** Loads one part at a time; `forget` makes it load again. */
const createOpener = (audio: AudioElement, load: (part: number) => Promise<string>) => {
  let opened: Readonly<{ part: number; ready: Promise<void> }> | null = null;
  let opening = 0;
  const fetchPart = async (part: number) => {
    opening += 1;
    try {
      const address = await load(part);
      // Another part was asked for meanwhile.
      if (opened?.part !== part) return;
      audio.src = address;
      await makeSeekable(audio);
    } finally {
      opening -= 1;
    }
  };
  return {
    isOpen: () => opened !== null,
    isOpening: () => opening > 0,
    part: () => opened?.part ?? 0,
    open: (part: number) => {
      if (opened?.part !== part) {
        const before = opened;
        opened = { part, ready: fetchPart(part) };
        if (before !== null) audio.pause();
      }
      return opened.ready;
    },
    forget: () => {
      opened = null;
    },
  };
};
type Opener = ReturnType<typeof createOpener>;

/** In a part whose file is no more: where the next one begins; null: there is none. */
const audibleFrom = ({ startsMs, isGone }: Pick<Followed, 'startsMs' | 'isGone'>, atMs: number): number | null => {
  const part = partAt(startsMs(), atMs);
  if (!isGone?.(part)) return atMs;
  return startsMs().find((_startMs, later) => later > part && !isGone(later)) ?? null;
};

const createPlay = ({ audio, cell, opener, startsMs, isGone }: Followed) => {
  const start = async (asked: number): Promise<void> => {
    const atMs = audibleFrom({ startsMs, isGone }, asked);
    if (atMs === null) return cell.change({ status: 'paused', atMs: 0 });
    const part = partAt(startsMs(), atMs);
    cell.change({ status: 'loading', atMs });
    try {
      await opener.open(part);
    } catch {
      if (opener.part() !== part) return;
      opener.forget();
      return cell.change({ status: 'failed' });
    }
    const now = cell.read();
    if (now.status !== 'loading' || opener.part() !== part) return;
    if (partAt(startsMs(), now.atMs) !== part) return start(now.atMs);
    audio.playbackRate = now.rate;
    audio.currentTime = (now.atMs - (startsMs()[part] ?? 0)) / 1000;
    // A browser may refuse to autoplay, or a pause comes first: then it stays paused.
    await audio.play().catch(() => cell.change({ status: 'paused' }));
  };
  return start;
};

/** In the part that is open at once, in another by playing from there, or with the next play. */
const createSeek =
  ({ audio, cell, opener, startsMs }: Followed, start: (atMs: number) => Promise<void>) =>
  (atMs: number) => {
    const part = partAt(startsMs(), atMs);
    const isOpen = opener.isOpen() && opener.part() === part;
    if (isOpen) audio.currentTime = (atMs - (startsMs()[part] ?? 0)) / 1000;
    if (isOpen || cell.read().status !== 'playing') cell.change({ atMs });
    else void start(atMs);
  };

type PlaybackOptions = Readonly<{
  audio: AudioElement;
  /** Answers the address of a part, which may be short-lived. */
  load: (part: number) => Promise<string>;
  /** Where each part begins; asked anew each time, because a sound may get longer. One part unless given. */
  startsMs?: () => readonly number[];
  /** Whether the file of a part is no more: playing goes on with the next one. */
  isGone?: (part: number) => boolean;
  rate?: number;
}>;

/** Only one sound of a page is heard at a time. */
export const createPlayback = ({ audio, load, startsMs = () => [0], isGone, rate = 1 }: PlaybackOptions): Playback => {
  const cell = createStateStore<PlaybackState>({ status: 'idle', atMs: 0, rate });
  const opener = createOpener(audio, load);
  const followed = { audio, cell, opener, startsMs, isGone };
  const start = createPlay(followed);
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
    seek: createSeek(followed, start),
    setRate: (rate) => {
      audio.playbackRate = rate;
      cell.change({ rate });
    },
  };
  const onEnded = () => {
    const next = startsMs()[opener.part() + 1];
    if (next === undefined) cell.change({ atMs: 0 });
    else void playback.play(next);
  };
  const onBroken = () => {
    const wasHeard = opener.isOpen() && cell.read().status === 'playing';
    opener.forget();
    cell.change({ status: 'failed' });
    if (wasHeard) void playback.play();
  };
  followAudio(followed, { onEnded, onBroken });
  return playback;
};
