// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useCommunityWatch, watchOpenCommunities } from '#lib/live/community-watch.ts';

type Listener = (notice?: unknown) => void;
type Said = readonly [name: string, communityId: string, answer?: (watched: boolean) => void];

/** A socket and a cache that note what is said to them. */
const openWatch = () => {
  const [listeners, said, fetched]: [Map<string, Listener>, Said[], unknown[]] = [new Map(), [], []];
  const socket = {
    on: (name: string, listener: never) => (listeners.set(name, listener), undefined as never),
    emit: (...words: unknown[]) => (said.push(words as unknown as Said), undefined as never),
  };
  const stop = watchOpenCommunities(socket, ({ payload }) => fetched.push(payload));
  const hear = (name: string, notice?: unknown) => act(() => listeners.get(name)?.(notice));
  const answer = (watched: boolean) => act(() => said.at(-1)?.[2]?.(watched));
  return { said: () => said.map(([name, id]) => `${name} ${id}`), fetched, hear, answer, stop };
};

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
});

describe('an open page of a community', () => {
  it('is live once the server follows it, and fetches what it missed', () => {
    const watch = openWatch();
    ({ stop } = watch);
    const { result, unmount } = renderHook(() => useCommunityWatch('choir'));
    expect([result.current, watch.said()]).toEqual([false, []]);
    watch.hear('initOk');
    expect([result.current, watch.said()]).toEqual([false, ['watch-community choir']]);
    watch.answer(true);
    expect([result.current, watch.fetched]).toEqual([true, [['Community', 'CommunityComment', 'CommunityCopy']]]);
    unmount();
    expect(watch.said()).toEqual(['watch-community choir', 'unwatch-community choir']);
  });

  it('asks on its own again while the socket is away, or full', () => {
    const watch = openWatch();
    ({ stop } = watch);
    watch.hear('initOk');
    const { result } = renderHook(() => useCommunityWatch('choir'));
    watch.answer(true);
    expect(result.current).toBe(true);
    watch.hear('disconnect');
    expect(result.current).toBe(false);
    watch.hear('initOk');
    watch.answer(false);
    expect(result.current).toBe(false);
    expect(watch.said()).toEqual(['watch-community choir', 'watch-community choir']);
  });

  it('fetches what changed', () => {
    const watch = openWatch();
    ({ stop } = watch);
    watch.hear('community-changed', { communityId: 'choir', part: 'comments', position: 3 });
    watch.hear('community-changed', { communityId: 'choir', part: 'people', position: 4 });
    watch.hear('community-changed', { communityId: 'choir', part: 'copies', position: 5 });
    expect(watch.fetched).toEqual([
      ['CommunityComment'],
      ['Community', 'CommunityComment', 'CommunityCopy'],
      ['CommunityCopy'],
    ]);
  });
});
