import { describe, expect, it } from 'vitest';
import { hasSharedItems, takeSharedItems, type SharedItem } from '#lib/page/shared-items.ts';
import { receiveShare } from '#share-worker/receive-share.ts';

/** The caches of a browser, as far as they are used here; `room`: false once the device is full. */
const cachesOf = ({ room = true } = {}) => {
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
  return { has: async () => stored.size > 0, open: async () => cache as unknown as Cache };
};

const share = async (caches: ReturnType<typeof cachesOf>, fields: Readonly<Record<string, string | File>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  let ids = 0;
  const newId = () => String((ids += 1));
  return receiveShare(new Request('http://ecrin/share', { method: 'POST', body }), { caches, newId });
};
const taken = async (caches: ReturnType<typeof cachesOf>, isKept = true) => {
  const items: SharedItem[] = [];
  await takeSharedItems(caches, async (item) => {
    items.push(item);
    return isKept;
  });
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

  it('when no page could keep it yet, then it stays', async () => {
    const caches = cachesOf();
    await share(caches, { text: 'Plus tard' });
    await taken(caches, false);
    expect(await taken(caches)).toEqual(['Plus tard']);
  });

  it('when the device is full, then the page that opens is told', async () => {
    const answer = await share(cachesOf({ room: false }), { text: 'Trop' });
    expect(answer.headers.get('Location')).toBe('/app?share=failed');
  });
});
