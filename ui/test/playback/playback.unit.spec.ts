import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AudioElement } from '#playback/make-seekable.ts';
import { createPlayback } from '#playback/playback.ts';

/** A media element controlled by the test. `length`: its duration once loaded, in seconds. */
const fakeSound = (length = 60) => {
  const target = new EventTarget();
  const tell = (name: string) => target.dispatchEvent(new Event(name));
  const sound = {
    paused: true,
    playbackRate: 1,
    currentTime: 0,
    error: null,
    duration: Number.NaN,
    sources: [] as string[],
    set src(address: string) {
      sound.sources.push(address);
      queueMicrotask(() => {
        sound.duration = length;
        tell('loadedmetadata');
      });
    },
    play: vi.fn(async () => {
      sound.paused = false;
      tell('playing');
    }),
    pause: vi.fn(() => {
      sound.paused = true;
      tell('pause');
    }),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  return { sound, tell, audio: sound as unknown as AudioElement };
};

describe('audio playback', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('requests its URL once, when first played, and advances with the audio', async () => {
    const { sound, audio } = fakeSound();
    const load = vi.fn(async () => '/one');
    const playback = createPlayback({ audio, load, rate: 1.5 });
    expect(load).not.toHaveBeenCalled();

    await playback.play();
    playback.pause();
    await playback.play(12_000);

    expect(load).toHaveBeenCalledOnce();
    expect(sound).toMatchObject({ currentTime: 12, playbackRate: 1.5 });
    sound.currentTime = 13;
    vi.advanceTimersByTime(100);
    expect(playback.read()).toMatchObject({ status: 'playing', atMs: 13_000 });
  });

  it('starts over after its end', async () => {
    const { tell, audio } = fakeSound();
    const playback = createPlayback({ audio, load: async () => '/one' });
    await playback.play(59_000);
    tell('ended');
    expect(playback.read()).toMatchObject({ status: 'paused', atMs: 0 });
  });

  it('requests a new URL when the old one has expired, and continues from its position', async () => {
    const { sound, tell, audio } = fakeSound();
    const addresses = ['/one', '/two'];
    const playback = createPlayback({ audio, load: async () => addresses.shift() ?? '' });
    await playback.play(20_000);
    tell('error');
    await vi.waitFor(() => expect(playback.read().status).toBe('playing'));
    expect(sound).toMatchObject({ sources: ['/one', '/two'], currentTime: 20 });
  });

  it('reports a failure, and can be retried', async () => {
    const { audio } = fakeSound();
    let reachable = false;
    const playback = createPlayback({
      audio,
      load: async () => (reachable ? '/one' : Promise.reject(new Error('no network'))),
    });
    await playback.play();
    expect(playback.read().status).toBe('failed');
    reachable = true;
    await playback.play();
    expect(playback.read().status).toBe('playing');
  });

  it('stays paused when it is paused before its URL came', async () => {
    const { sound, audio } = fakeSound();
    const playback = createPlayback({ audio, load: async () => '/one' });
    const started = playback.play();
    playback.pause();
    await started;
    expect(sound.play).not.toHaveBeenCalled();
    expect(playback.read().status).toBe('paused');
  });

  it('seeks to the end of a browser’s own recording first, to learn its length', async () => {
    const { sound, tell, audio } = fakeSound(Number.POSITIVE_INFINITY);
    const playback = createPlayback({ audio, load: async () => '/one' });
    const started = playback.play(5_000);
    await vi.waitFor(() => expect(sound.currentTime).toBe(1e9));
    tell('durationchange');
    await started;
    expect(sound.currentTime).toBe(5);
  });

  describe('of two parts', () => {
    const opened = () => {
      const fake = fakeSound();
      const load = vi.fn(async (part: number) => `/${part}`);
      return { ...fake, load, playback: createPlayback({ audio: fake.audio, load, startsMs: () => [0, 10_000] }) };
    };

    it('plays a second of the second part in its own file', async () => {
      const { sound, load, playback } = opened();
      await playback.play(12_000);
      expect(load).toHaveBeenCalledExactlyOnceWith(1);
      expect(sound.currentTime).toBe(2);
      sound.currentTime = 3;
      vi.advanceTimersByTime(100);
      expect(playback.read()).toMatchObject({ status: 'playing', atMs: 13_000 });
    });

    it('goes on with the second when the first ends, and back to the start after it', async () => {
      const { sound, tell, playback } = opened();
      await playback.play();
      tell('ended');
      await vi.waitFor(() => expect(playback.read()).toMatchObject({ status: 'playing', atMs: 10_000 }));
      expect(sound).toMatchObject({ sources: ['/0', '/1'], currentTime: 0 });
      tell('ended');
      expect(playback.read()).toMatchObject({ status: 'paused', atMs: 0 });
      await playback.play();
      expect(sound.sources).toEqual(['/0', '/1', '/0']);
    });

    it('goes on with the next part that is there, and with nothing when none is', async () => {
      const { audio, sound } = fakeSound();
      const gone = new Set([0]);
      const load = async (part: number) => `/${part}`;
      const playback = createPlayback({ audio, load, startsMs: () => [0, 10_000], isGone: (part) => gone.has(part) });
      await playback.play(3_000);
      expect(playback.read()).toMatchObject({ status: 'playing', atMs: 10_000 });
      expect(sound.sources).toEqual(['/1']);
      playback.pause();
      gone.add(1);
      await playback.play(3_000);
      expect(playback.read()).toMatchObject({ status: 'paused', atMs: 0 });
      expect(sound.sources).toEqual(['/1']);
    });

    it('changes its file when another part is sought while it plays, and waits for play when it does not', async () => {
      const { sound, playback } = opened();
      await playback.play(1_000);
      playback.seek(15_000);
      await vi.waitFor(() => expect(playback.read().status).toBe('playing'));
      expect(sound).toMatchObject({ sources: ['/0', '/1'], currentTime: 5 });
      playback.pause();
      playback.seek(2_000);
      expect(playback.read()).toMatchObject({ status: 'paused', atMs: 2_000 });
      await playback.play();
      expect(sound).toMatchObject({ sources: ['/0', '/1', '/0'], currentTime: 2 });
    });

    it('plays the part asked for last, whichever address comes first', async () => {
      const { sound, audio } = fakeSound();
      let answerFirst = (_address: string): void => undefined;
      const first = new Promise<string>((resolve) => {
        answerFirst = resolve;
      });
      const load = (part: number) => (part === 0 ? first : Promise.resolve('/1'));
      const playback = createPlayback({ audio, load, startsMs: () => [0, 10_000] });
      const early = playback.play(0);
      await playback.play(11_000);
      answerFirst('/0');
      await early;
      expect(sound).toMatchObject({ sources: ['/1'], currentTime: 1 });
      expect(playback.read().status).toBe('playing');
    });
  });

  it('stops the recording that was playing before', async () => {
    const [first, second] = [fakeSound(), fakeSound()];
    const one = createPlayback({ audio: first.audio, load: async () => '/one' });
    await one.play();
    await createPlayback({ audio: second.audio, load: async () => '/two' }).play();
    expect(one.read().status).toBe('paused');
  });
});
