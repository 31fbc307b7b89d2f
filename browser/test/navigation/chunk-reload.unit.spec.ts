import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayReload, reloadOnMissingChunks } from '#navigation/chunk-reload.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    isStored: (key: string) => kept.has(key),
  };
};

it('reloads for a missing chunk at most once in 60 seconds', () => {
  const storage = memory();
  const start = 1_800_000_000_000;

  expect(mayReload(start, storage)).toBe(true);
  expect(mayReload(start + 59_999, storage)).toBe(false);
  expect(mayReload(start + 60_000, storage)).toBe(true);
});

it('does not reload where a page cannot leave word for the next one', () => {
  expect(mayReload(1_800_000_000_000, { ...memory(), isStored: () => false })).toBe(false);
});

describe('a chunk that cannot be loaded', () => {
  const reload = vi.fn();
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const lose = async (served: () => Promise<Response>, payload: unknown = missing) => {
    const page = Object.assign(new EventTarget(), { location: { pathname: '/login', reload } });
    vi.stubGlobal('window', page);
    vi.stubGlobal('sessionStorage', memory());
    vi.stubGlobal('fetch', served);
    reloadOnMissingChunks();
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    await new Promise((resolve) => setTimeout(resolve));
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    reload.mockReset();
  });

  const isServed = async () => new Response(null, { status: 200 });

  it.each([
    ['module', missing],
    ['sheet', new Error('Unable to preload CSS for /assets/home.css')],
  ])('leads to the new version of the page: a missing %s', async (_what, fault) => {
    await lose(isServed, fault);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not one that was loaded and throws, as where a browser stores nothing: what is being written stays', async () => {
    await lose(isServed, new DOMException('denied', 'SecurityError'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload while the server is unreachable', async () => {
    await lose(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(reload).not.toHaveBeenCalled();
  });
});
