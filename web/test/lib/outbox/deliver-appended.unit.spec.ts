import { expect, it } from 'vitest';
import { clearReceived } from '#lib/outbox/clear-received.ts';
import { deliver } from '#lib/outbox/deliver.ts';
import { drainOutbox } from '#lib/outbox/outbox-runner.ts';
import type { Call, Reply } from '#lib/outbox/outcome.ts';
import { sha256Of } from '#lib/outbox/recording-store.ts';
import { bytes, camille, newDevice, recordingOf, scripted } from './outbox.fixtures.ts';

const whole = sha256Of(bytes(1, 2));
const answered = (thoughtId: string) => ({ position: 9, stream: 's', revision: 1, thoughtId, sha256: whole });
const appendPath = '/client/thoughts/target/recordings';

/** A device with a recording `r` for the thought `target`. */
const deviceWithAppended = async () => {
  const device = newDevice();
  await device.recordings.open({ ...recordingOf('r'), appendTo: 'target' });
  await device.recordings.addChunk({ recordingId: 'r', data: bytes(1, 2), untilMs: 1_000 });
  await device.recordings.seal('r');
  const drain = (send: ReturnType<typeof scripted>['send']) =>
    drainOutbox({
      store: device.store,
      userId: camille,
      deliver: (row) => deliver({ ...device, send }, row),
    });
  return { ...device, drain };
};
const asked = (calls: readonly Call[]) => calls.map(({ method, path }) => `${method} ${path}`);

it('waits in the outbox for its thought while offline, then is appended, and its copy deleted', async () => {
  const device = await deviceWithAppended();
  await device.drain(scripted(() => ({ status: 0 })).send);
  expect(await device.store.items(camille)).toMatchObject([
    { thoughtId: 'thought-r', kind: 'spoken', appendTo: 'target', state: 'waiting' },
  ]);

  const server = scripted(({ path }): Partial<Reply> => (path === appendPath ? { body: answered('target') } : {}));
  await device.drain(server.send);
  expect(asked(server.calls)).toEqual(['PUT /client/recordings/r/chunks/0', `POST ${appendPath}`]);
  expect(server.calls[1]).toMatchObject({
    json: { recordingId: 'r', chunks: 1, sha256: whole, durationMs: 1_000, language: 'fr' },
    headers: { 'Idempotency-Key': 'r' },
  });
  expect(await device.db.chunks.count()).toBe(0);

  const readModel = scripted(() => ({}));
  await clearReceived({ store: device.store, send: readModel.send, showLists: async () => {} }, camille);
  expect(asked(readModel.calls)).toEqual(['GET /client/thoughts/target']);
  expect(await device.store.items(camille)).toEqual([]);
});

it.each(['thought.deleted', 'thought.not-found', 'thought.not-spoken', 'thought.recordings-full'])(
  'becomes a thought of its own when its thought answers %s, and says why',
  async (code) => {
    const device = await deviceWithAppended();
    const server = scripted(({ path }): Partial<Reply> => {
      if (path === appendPath) return { status: 410, code };
      return path.endsWith('/seal') ? { body: answered('thought-r') } : {};
    });
    await device.drain(server.send);
    expect(asked(server.calls).slice(1)).toEqual([`POST ${appendPath}`, 'POST /client/recordings/r/seal']);
    expect(server.calls[2]).toMatchObject({ json: { thoughtId: 'thought-r', sha256: whole } });
    expect(await device.store.items(camille)).toMatchObject([
      { thoughtId: 'thought-r', state: 'received', keptApart: code },
    ]);
    const readModel = scripted(() => ({}));
    await clearReceived({ store: device.store, send: readModel.send, showLists: async () => {} }, camille);
    expect(asked(readModel.calls)).toEqual(['GET /client/thoughts/thought-r']);
  },
);

it('stays on the device when the server fails, and when its storage is full', async () => {
  const device = await deviceWithAppended();
  const failing = (status: number, code: string) =>
    device.drain(scripted(({ path }) => (path === appendPath ? { status, code } : {})).send);
  await failing(503, 'general.unexpected');
  expect(await device.store.items(camille)).toMatchObject([{ appendTo: 'target', state: 'waiting' }]);
  await failing(413, 'recording.storage-full');
  expect(await device.store.items(camille)).toMatchObject([
    { appendTo: 'target', state: 'refused', problem: { code: 'recording.storage-full' } },
  ]);
  expect(await device.db.chunks.count()).toBe(1);
});
