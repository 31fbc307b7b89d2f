import 'fake-indexeddb/auto';
import { deviceStorage, sealStorage } from '@ecrin/ui/storage/device-storage.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newKey, openBytes, sealBytes, type SealingKey } from '#lib/lock/keyring.ts';
import { closePage, sealPage, unsealPage } from '#lib/lock/page-seal.ts';
import { sealRows } from '#lib/lock/row-seal.ts';
import { openDevice, sealDevice } from '#lib/lock/seal-device.ts';
import { openDeviceDb, openStoredDb } from '#lib/outbox/device-db.ts';
import { createOutboxStore } from '#lib/outbox/outbox-store.ts';
import { createPictureStore } from '#lib/outbox/picture-store.ts';
import { createRecordingStore } from '#lib/outbox/recording-store.ts';
import { bytes, camille, recordingOf, somebodyElse, written } from '../outbox/outbox.fixtures.ts';
import { memoryStorage } from './lock.fixtures.ts';

const words = ['Merle', 'Loriot', 'Grive'] as const;
const lockOf = (...keys: readonly SealingKey[]) => ({ userId: camille, keys, privateKey: new Uint8Array(0) });

let devices = 0;
/** A device with words of two people, none of them sealed. */
const deviceWithWords = async () => {
  devices += 1;
  const name = `locked-${devices}`;
  const db = openDeviceDb(name);
  const [store, recordings, pictures] = [createOutboxStore(db), createRecordingStore(db), createPictureStore(db)];
  for (const [place, word] of words.entries()) await store.add(written(`t-${place}`, { content: `Pensée ${word}` }));
  await store.add(written('other', { userId: somebodyElse, content: 'Mésange' }));
  await recordings.open(recordingOf('r'));
  await recordings.addChunk({ recordingId: 'r', data: bytes(77, 101, 114), untilMs: 1_000 });
  await pictures.choose(pictureOf('p'), bytes(71, 114, 105, 118, 101));
  await pictures.describe('p', 'Loriot au nid');
  deviceStorage.setItem(`draft:${camille}`, 'Merle du matin');
  deviceStorage.setItem('userInfo', '{"firstname":"Camille"}');
  deviceStorage.setItem('dayStart', '240');
  const stored = openStoredDb(name);
  /** Everything as it lies on the disk. */
  const onDisk = async () => {
    const { queue, recordings: sounds, chunks, pictures: images, pictureFiles } = stored;
    const rows = await Promise.all([queue, sounds, chunks, images, pictureFiles].map((table) => table.toArray()));
    const own = rows.flat().filter((row: object) => !('userId' in row) || row.userId === camille);
    return JSON.stringify([own, readStorage()], (_name, value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value,
    );
  };
  /** Everything as the app reads it. */
  const read = async () => ({
    thoughts: (await store.items(camille)).map(({ content }) => content),
    sound: [...new Uint8Array(await (await recordings.sound('r', 'audio/webm')).arrayBuffer())],
    pictures: (await pictures.drafts(camille)).map(({ alt }) => alt),
    image: await (await pictures.blob('p'))?.text(),
    draft: deviceStorage.getItem(`draft:${camille}`),
  });
  return { name, store, recordings, onDisk, read };
};
const pictureOf = (pictureId: string) => ({
  pictureId,
  userId: camille,
  mimeType: 'image/png',
  width: 1,
  height: 1,
  sha256: '',
});
const crash = (): never => {
  throw new Error('the page is gone');
};
const sealOf = (key: SealingKey) => ({
  seal: (plain: Uint8Array) => sealBytes(key, plain),
  open: (sealed: Uint8Array) => openBytes([key], sealed),
});
const readStorage = () => deviceStorage.keys().map((key) => [key, localStorage.getItem(key)]);
const whole = {
  thoughts: words.map((word) => `Pensée ${word}`),
  sound: [77, 101, 114],
  pictures: ['Loriot au nid'],
  image: 'Grive',
  draft: 'Merle du matin',
};
const noWord = /Merle|Loriot|Grive|Camille|Mer/;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  sealRows(null);
  sealStorage(null);
  vi.unstubAllGlobals();
});

describe('what a device keeps', () => {
  it('when it is sealed, then no word is on the disk, all is read by who has the key, and nothing by who has not', async () => {
    const { name, store, onDisk, read } = await deviceWithWords();
    const key = newKey();
    sealPage(lockOf(key));
    await sealDevice(camille, name);
    expect(await onDisk()).not.toMatch(noWord);
    expect(await read()).toEqual(whole);
    expect((await store.items(somebodyElse)).map(({ content }) => content)).toEqual(['Mésange']);
    expect(localStorage.getItem('dayStart')).toBe('240');

    closePage(camille, newKey());
    expect(await read()).toEqual({ thoughts: [], sound: [], pictures: [], draft: null });
  });

  it('when it is opened again, then it lies there as before', async () => {
    const { name, onDisk, read } = await deviceWithWords();
    const before = await onDisk();
    const lock = lockOf(newKey());
    sealPage(lock);
    await sealDevice(camille, name);
    unsealPage(lock);
    await openDevice(camille, name);
    sealRows(null);
    sealStorage(null);
    expect(await read()).toEqual(whole);
    expect(JSON.parse(await onDisk())).toEqual(JSON.parse(before));
  });

  it('given a crash after any number of rows, while it is sealed or opened, then all is read with the key, and the rest is done the next time', async () => {
    for (let rows = 0; rows <= 5; rows += 1) {
      const { name, onDisk, read } = await deviceWithWords();
      const key = newKey();
      let left = rows;
      const crashing = { ...sealOf(key), seal: (plain: Uint8Array) => (left-- > 0 ? sealBytes(key, plain) : crash()) };
      sealPage(lockOf(key));
      sealRows(crashing);
      await sealDevice(camille, name).catch(() => undefined);
      sealPage(lockOf(key));
      expect(await read()).toEqual(whole);
      await sealDevice(camille, name);
      expect(await onDisk()).not.toMatch(noWord);

      let opened = rows;
      unsealPage(lockOf(key));
      sealRows({ seal: null, open: (sealed) => (opened-- > 0 ? sealOf(key).open(sealed) : crash()) });
      await openDevice(camille, name).catch(() => undefined);
      unsealPage(lockOf(key));
      expect(await read()).toEqual(whole);
      await openDevice(camille, name);
      sealRows(null);
      sealStorage(null);
      expect(await read()).toEqual(whole);
    }
  });

  it('given something taken in while it was locked, then only its own key and later the data key open it, and it joins the rest', async () => {
    const { name, store, onDisk, read } = await deviceWithWords();
    const [key, intake] = [newKey(), newKey()];
    sealPage(lockOf(key));
    await sealDevice(camille, name);
    closePage(camille, intake);
    await store.add(written('t-locked', { content: 'Pensée Pinson' }));
    expect((await read()).thoughts).toEqual(['Pensée Pinson']);
    expect(await onDisk()).not.toMatch(/Pinson|Pensée/);

    sealPage(lockOf(key, intake));
    await sealDevice(camille, name);
    sealPage(lockOf(key));
    expect((await read()).thoughts).toEqual([...whole.thoughts, 'Pensée Pinson']);
  });
});
