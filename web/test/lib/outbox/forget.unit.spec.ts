import { expect, it } from 'vitest';
import { bytes, camille, newDevice, recordingOf, somebodyElse, withdrawalOf, written } from './outbox.fixtures.ts';

it('forgets all of one person, sent or not, sound included, and nothing of anybody else', async () => {
  const { db, store, recordings, pictures } = newDevice();
  for (const row of [written('a'), written('b', { state: 'refused' }), withdrawalOf('a')]) await store.add(row);
  await store.add(written('c', { userId: somebodyElse }));
  for (const [id, userId] of [
    ['open', camille],
    ['sealed', camille],
    ['other', somebodyElse],
  ] as const) {
    await recordings.open({ ...recordingOf(id), userId });
    await recordings.addChunk({ recordingId: id, data: bytes(1, 2), untilMs: 1_000 });
  }
  await recordings.seal('sealed');

  await pictures.choose(
    { pictureId: 'p', userId: camille, mimeType: 'image/png', width: 1, height: 1, sha256: '' },
    bytes(1),
  );

  await store.forget(camille);
  await recordings.forget(camille);
  await pictures.forget(camille);

  const owners = async () => [
    (await db.queue.toArray()).map(({ userId }) => userId),
    (await db.recordings.toArray()).map(({ userId }) => userId),
    (await db.chunks.toArray()).map(({ recordingId }) => recordingId),
    await db.pictureFiles.toCollection().primaryKeys(),
  ];
  expect(await owners()).toEqual([[somebodyElse], [somebodyElse], ['other'], []]);
});
