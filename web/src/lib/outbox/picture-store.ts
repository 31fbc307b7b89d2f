import { maxChunkBytes } from '@ecrin/contracts/transport/upload.ts';
import type { DeviceDb, PictureFileRow, PictureQueueRow, PictureRow, WrittenRow } from './device-db.ts';
import { sha256Of } from './recording-store.ts';
import type { FileChunk } from './upload-chunks.ts';

export type NewPicture = Pick<PictureRow, 'pictureId' | 'userId' | 'mimeType' | 'width' | 'height' | 'sha256'>;

const byPlace = (one: PictureRow, other: PictureRow) => one.place - other.place;

const picturesIn = (db: DeviceDb) => {
  const both = [db.pictures, db.pictureFiles] as const;
  const ofUser = async (userId: string) =>
    (await db.pictures.where('userId').equals(userId).toArray()).toSorted(byPlace);
  const drop = (pictureIds: readonly string[]) =>
    db.transaction('rw', both, async () => {
      await db.pictures.bulkDelete([...pictureIds]);
      await db.pictureFiles.bulkDelete([...pictureIds]);
    });
  return {
    both,
    drop,
    drafts: async (userId: string) => (await ofUser(userId)).filter(({ status }) => status === 'draft'),
    ofThought: async (thoughtId: string) =>
      (await db.pictures.where('thoughtId').equals(thoughtId).toArray()).toSorted(byPlace),
    dropThose: async (userId: string, unwanted: (row: PictureRow) => boolean) =>
      drop((await ofUser(userId)).filter(unwanted).map(({ pictureId }) => pictureId)),
  };
};

/** What the server may know of it is of the thought that goes. */
const asDraftAgain = async (db: DeviceDb, { row, pictureId }: Readonly<{ row: PictureRow; pictureId: string }>) => {
  const file = await db.pictureFiles.get(row.pictureId);
  await db.pictures.delete(row.pictureId);
  await db.pictureFiles.delete(row.pictureId);
  await db.queue.where('thoughtId').equals(row.pictureId).delete();
  if (!file) return;
  await db.pictureFiles.put({ ...file, pictureId });
  await db.pictures.put({ ...row, pictureId, thoughtId: '', status: 'draft', receivedChunks: 0, receivedAt: 0 });
};

type Kept = Pick<WrittenRow, 'thoughtId' | 'userId' | 'occurredAt' | 'timeZone'>;

/** It waits in the queue under its own id, as whatever is added to a thought does. */
const queueRowOf = ({ pictureId }: PictureRow, { thoughtId, userId, occurredAt, timeZone }: Kept): PictureQueueRow => ({
  kind: 'picture',
  thoughtId: pictureId,
  appendTo: thoughtId,
  userId,
  occurredAt,
  timeZone,
  state: 'waiting',
  tries: 0,
});

/** Queues all that was chosen for a thought, in its order; within a transaction. Returns the ids. */
const queueChosen = async (db: DeviceDb, chosen: readonly PictureRow[], kept: Kept): Promise<readonly string[]> => {
  const { thoughtId } = kept;
  await db.pictures.bulkPut(chosen.map((row): PictureRow => ({ ...row, thoughtId, status: 'queued' })));
  await db.queue.bulkAdd(chosen.map((row) => queueRowOf(row, kept)));
  return chosen.map(({ pictureId }) => pictureId);
};

const chunkOf = async (db: DeviceDb, pictureId: string, seq: number): Promise<FileChunk | undefined> => {
  const file = await db.pictureFiles.get(pictureId);
  const data = file?.data.slice(seq * maxChunkBytes, (seq + 1) * maxChunkBytes);
  return data && data.byteLength > 0 ? { seq, data, sha256: sha256Of(data) } : undefined;
};

/** As it was chosen; null once it was deleted. */
const blobOf = async (db: DeviceDb, pictureId: string): Promise<Blob | null> => {
  const [row, file] = [await db.pictures.get(pictureId), await db.pictureFiles.get(pictureId)];
  return row && file ? new Blob([file.data], { type: row.mimeType }) : null;
};

/** What is done with those that are chosen. */
const chosenIn = (db: DeviceDb) => {
  const { both, drafts } = picturesIn(db);
  return {
    /** After those that were chosen before it. */
    choose: (picture: NewPicture, data: Uint8Array<ArrayBuffer>) =>
      db.transaction('rw', both, async () => {
        const last = (await drafts(picture.userId)).at(-1);
        const chosen = { place: (last?.place ?? 0) + 1, keepsMetadata: last?.keepsMetadata ?? false };
        const begun = { thoughtId: '', alt: '', status: 'draft', receivedChunks: 0, receivedAt: 0 } as const;
        await db.pictureFiles.add({ pictureId: picture.pictureId, data });
        await db.pictures.add({ ...picture, ...chosen, ...begun, bytes: data.byteLength });
      }),

    describe: (pictureId: string, alt: string) => db.pictures.update(pictureId, { alt }),
    discard: (pictureId: string) => db.pictures.update(pictureId, { status: 'discarded' }),
    restore: (pictureId: string) => db.pictures.update(pictureId, { status: 'draft' }),
    /** Of all that are chosen. */
    keepMetadata: (userId: string, keepsMetadata: boolean) =>
      db.transaction('rw', db.pictures, async () => {
        await db.pictures.bulkPut((await drafts(userId)).map((row) => ({ ...row, keepsMetadata })));
      }),

    /** Among the chosen ones, by so many places. */
    move: (userId: string, pictureId: string, by: number) =>
      db.transaction('rw', db.pictures, async () => {
        const rows = await drafts(userId);
        const from = rows.findIndex((row) => row.pictureId === pictureId);
        const row = rows[from];
        if (!row) return;
        const to = Math.max(0, Math.min(rows.length - 1, from + by));
        const next = rows.toSpliced(from, 1).toSpliced(to, 0, row);
        await db.pictures.bulkPut(next.map((each, place) => ({ ...each, place: place + 1 })));
      }),
  };
};

/** Queues a picture for a thought the server has, after those that wait for it. */
const addTo = async (db: DeviceDb, kept: Kept, { data, ...picture }: NewPicture & Pick<PictureFileRow, 'data'>) => {
  const { thoughtId } = kept;
  const place = ((await picturesIn(db).ofThought(thoughtId)).at(-1)?.place ?? 0) + 1;
  const begun = { alt: '', keepsMetadata: false, status: 'queued', receivedChunks: 0, receivedAt: 0 } as const;
  const row: PictureRow = { ...picture, ...begun, thoughtId, place, bytes: data.byteLength };
  await db.pictureFiles.add({ pictureId: picture.pictureId, data });
  await db.pictures.add(row);
  await db.queue.add(queueRowOf(row, kept));
};

/** Pictures on this device until the server has them. Writes throw what IndexedDB throws (`QuotaExceededError` when it is full). */
export const createPictureStore = (db: DeviceDb) => {
  const { both, drop, drafts, ofThought, dropThose } = picturesIn(db);
  const all = [...both, db.queue] as const;
  return {
    ...chosenIn(db),
    drafts,
    ofThought,
    drop,
    get: (pictureId: string) => db.pictures.get(pictureId),
    blob: (pictureId: string) => blobOf(db, pictureId),
    chunk: (pictureId: string, seq: number) => chunkOf(db, pictureId, seq),

    /** Queues a thought, and after it all that was chosen for it. */
    keepWith: (row: WrittenRow) =>
      db.transaction('rw', all, async () => {
        const place = await db.queue.add(row);
        const pictures = await queueChosen(db, await drafts(row.userId), row);
        await db.queue.put({ ...row, place, pictures });
      }),

    addTo: (kept: Kept, picture: NewPicture & Pick<PictureFileRow, 'data'>) =>
      db.transaction('rw', all, () => addTo(db, kept, picture)),

    /** « Annuler »: the pictures of a thought that goes are chosen again, under new ids. */
    takeBack: (thoughtId: string, newId: () => string) =>
      db.transaction('rw', all, async () => {
        for (const row of await ofThought(thoughtId)) await asDraftAgain(db, { row, pictureId: newId() });
      }),

    noteReceived: (pictureId: string, receivedChunks: number) => db.pictures.update(pictureId, { receivedChunks }),
    /** `at`: in ms since 1970. */
    noteSealed: (pictureId: string, at: number) =>
      db.pictures.update(pictureId, { status: 'received', receivedAt: at }),
    dropDiscarded: (userId: string) => dropThose(userId, ({ status }) => status === 'discarded'),
    /** What the server has had since before then, in ms since 1970. */
    dropReceived: (userId: string, before: number) =>
      dropThose(userId, ({ status, receivedAt }) => status === 'received' && receivedAt < before),
    /** All of one person’s. */
    forget: (userId: string) => dropThose(userId, () => true),
  };
};
export type PictureStore = ReturnType<typeof createPictureStore>;
