import { describe, expect, it } from 'vitest';
import { newPair, openWithPrivate } from '#lib/lock/key-wrap.ts';
import { writeLockNotice } from '#lib/lock/lock-notice.ts';
import { hasSharedItems, takeSharedItems, type OpenItem, type SharedItem } from '#lib/page/shared-items.ts';
import { receiveShare } from '#share-worker/receive-share.ts';

/** The caches of a browser, as far as they are used here; `room`: false once the device is full. */
const cachesOf = ({ room = true } = {}) => {
  const all = new Map<string, ReturnType<typeof cacheOf>>();
  return {
    stored: (name: string) => all.get(name)?.stored ?? new Map<string, Response>(),
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const found = all.get(name) ?? cacheOf(room);
      all.set(name, found);
      return found.cache as unknown as Cache;
    },
  };
};
const cacheOf = (room: boolean) => {
  const stored = new Map<string, Response>();
  const cache = {
    put: async (path: string, response: Response) => {
      if (!room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(path, response);
    },
    keys: async () => [...stored.keys()],
    match: async (path: string) => stored.get(path)?.clone(),
    delete: async (path: string) => stored.delete(path),
  };
  return { stored, cache };
};

const share = async (caches: ReturnType<typeof cachesOf>, fields: Readonly<Record<string, string | File>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  let ids = 0;
  const newId = () => String((ids += 1));
  return receiveShare(new Request('http://ecrin/share', { method: 'POST', body }), { caches, newId });
};
const taken = async (caches: ReturnType<typeof cachesOf>, isKept = true, open: OpenItem = async () => null) => {
  const items: SharedItem[] = [];
  const keep = async (item: SharedItem) => {
    items.push(item);
    return isKept;
  };
  await takeSharedItems(caches, { open, keep });
  return items;
};

describe('given what another app shares', () => {
  it('when it is a text with its title and address, then each part is kept once and home opens', async () => {
    const caches = cachesOf();
    const answer = await share(caches, {
      title: 'Un article',
      text: 'À lire : https://exemple.fr/a',
      url: 'https://exemple.fr/a',
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/app']);
    expect(await taken(caches)).toEqual(['Un article\n\nÀ lire : https://exemple.fr/a']);
    expect(await hasSharedItems(caches)).toBe(false);
  });

  it('when it is a sound, then it is kept with its name, byte for byte', async () => {
    const caches = cachesOf();
    await share(caches, { audio: new File([new Uint8Array([1, 2, 3])], 'Mémo d’été.m4a', { type: 'audio/mp4' }) });
    const [sound] = await taken(caches);
    if (!(sound instanceof File)) throw new Error('no file');
    expect(sound.name).toBe('Mémo d’été.m4a');
    expect([...new Uint8Array(await sound.arrayBuffer())]).toEqual([1, 2, 3]);
  });

  it.each(['open', 'locked'])(
    'when it is a picture, then it is still one to the page, by its kind, %s',
    async (state) => {
      const caches = cachesOf();
      const pair = await newPair();
      if (state === 'locked') await writeLockNotice(caches, { publicKey: pair.publicKey, closed: true });
      await share(caches, { pictures: new File([new Uint8Array([1, 2])], 'lac.jpg', { type: 'image/jpeg' }) });
      const [picture] = await taken(caches, true, async (sealed) => openWithPrivate(pair.privateKey, sealed));
      expect(picture).toMatchObject({ name: 'lac.jpg', type: 'image/jpeg', size: 2 });
    },
  );

  it('when no page could keep it yet, then it stays', async () => {
    const caches = cachesOf();
    await share(caches, { text: 'Plus tard' });
    await taken(caches, false);
    expect(await taken(caches)).toEqual(['Plus tard']);
  });

  it('when a lock is on, then what is laid has no word of it, and only its owner opens it', async () => {
    const [pair, caches] = [await newPair(), cachesOf()];
    await writeLockNotice(caches, { publicKey: pair.publicKey, closed: true });
    await share(caches, { text: 'Merle', audio: new File(['Loriot'], 'Grive.m4a', { type: 'audio/mp4' }) });
    for (const response of caches.stored('ecrin-shared').values()) {
      const text = JSON.stringify([...response.headers]) + (await response.clone().text());
      expect(text).not.toMatch(/Merle|Loriot|Grive/);
    }
    expect(await taken(caches)).toEqual([]);
    const [text, sound] = await taken(caches, true, (sealed) => openWithPrivate(pair.privateKey, sealed));
    if (!(sound instanceof File)) throw new Error('no file');
    expect([text, sound.name, await sound.text()]).toEqual(['Merle', 'Grive.m4a', 'Loriot']);
    expect(await hasSharedItems(caches)).toBe(false);
  });

  it('when the device is full, then the page that opens is told', async () => {
    const answer = await share(cachesOf({ room: false }), { text: 'Trop' });
    expect(answer.headers.get('Location')).toBe('/app?share=failed');
  });
});
