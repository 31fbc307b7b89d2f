import type { ProblemCode } from '@ecrin/contracts/problem/problem.ts';
import { maxThoughtPictures } from '@ecrin/domain/thought/pictures/picture.vocabulary.ts';
import { bytesToHex } from '@noble/hashes/utils.js';
import { newId, requestPersistentStorage, thisMoment } from '#lib/outbox/device-environment.ts';
import { pictures, wake } from '#lib/outbox/outbox-engine.ts';
import type { NewPicture } from '#lib/outbox/picture-store.ts';
import { sha256Of } from '#lib/outbox/recording-store.ts';
import { storageFaultOf, type StorageFault } from '#lib/outbox/storage-fault.ts';
import { withTabLock } from '#lib/outbox/tab-locks.ts';
import { storedUserId } from '#lib/session/session.ts';
import { examinePicture } from './examine-picture.ts';

/** In hex, off the thread that answers; a page that is not secure has no such thread. */
const sha256OfFile = async (data: Uint8Array<ArrayBuffer>): Promise<string> =>
  globalThis.isSecureContext ? bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', data))) : sha256Of(data);

/** Why a file was not added. */
export type Unchosen = Readonly<{ name: string; why: ProblemCode | StorageFault }>;

/** A thought the server has, with how many pictures it has or is to have. */
export type Enlarged = Readonly<{ thoughtId: string; count: number }>;

/** Where pictures go: how many more there is place for, and what is done with each. */
type Place = Readonly<{
  room: number;
  put: (picture: NewPicture, data: Uint8Array<ArrayBuffer>) => Promise<void>;
}>;

const placeIn = async (userId: string, enlarged: Enlarged | null): Promise<Place> => {
  if (!enlarged) {
    const drafts = await pictures.drafts(userId);
    return { room: maxThoughtPictures - drafts.length, put: pictures.choose };
  }
  const kept = { thoughtId: enlarged.thoughtId, userId, ...thisMoment() };
  return {
    room: maxThoughtPictures - enlarged.count,
    put: (picture, data) => pictures.addTo(kept, { ...picture, data }),
  };
};

const chooseOne = async (file: File, userId: string, { put }: Place): Promise<Unchosen | null> => {
  const { name } = file;
  const examined = await examinePicture(file);
  if ('refused' in examined) return { name, why: examined.refused };
  try {
    const data = new Uint8Array(await file.arrayBuffer());
    await put({ pictureId: newId(), userId, sha256: await sha256OfFile(data), ...examined }, data);
    return null;
  } catch (error) {
    return { name, why: storageFaultOf(error) };
  }
};

const chooseInOrder = async (files: readonly File[], userId: string, place: Place): Promise<readonly Unchosen[]> => {
  const room = Math.max(0, place.room);
  const unchosen: Unchosen[] = [];
  for (const file of files.slice(0, room)) {
    const refused = await chooseOne(file, userId, place);
    if (refused) unchosen.push(refused);
  }
  return [...unchosen, ...files.slice(room).map(({ name }) => ({ name, why: 'thought.pictures-full' as const }))];
};

/** Stores pictures on this device: after those already chosen, until the thought they are for is kept, or to be sent to a thought the server has. Returns those that were not. */
export const choosePictures = async (
  files: readonly File[],
  enlarged: Enlarged | null = null,
): Promise<readonly Unchosen[]> => {
  const userId = storedUserId();
  if (userId === null || files.length === 0) return [];
  requestPersistentStorage();
  const unchosen = await withTabLock('ecrin-pictures', async () =>
    chooseInOrder(files, userId, await placeIn(userId, enlarged)),
  );
  if (enlarged) void wake();
  return unchosen;
};
