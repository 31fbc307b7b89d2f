import { expect, it } from 'vitest';
import { deliver } from '#lib/outbox/deliver.ts';
import { drainOutbox } from '#lib/outbox/outbox-runner.ts';
import type { Call, Reply } from '#lib/outbox/outcome.ts';
import { sha256Of } from '#lib/outbox/recording-store.ts';
import { bytes, camille, newDevice, recordingOf, scripted } from './outbox.fixtures.ts';

const whole = sha256Of(bytes(1, 2, 3, 4, 5));
const sealed = { position: 9, stream: 'thought-t', revision: 1, thoughtId: 'thought-r', sha256: whole };

const deviceWithSound = async () => {
  const device = newDevice();
  await device.recordings.open(recordingOf('r'));
  await device.recordings.addChunk({ recordingId: 'r', data: bytes(1, 2), untilMs: 1_000 });
  await device.recordings.addChunk({ recordingId: 'r', data: bytes(3, 4), untilMs: 2_000 });
  await device.recordings.addChunk({ recordingId: 'r', data: bytes(5), untilMs: 2_400 });
  await device.recordings.seal('r');
  const drain = (send: ReturnType<typeof scripted>['send']) =>
    drainOutbox({
      store: device.store,
      userId: camille,
      deliver: (row) => deliver({ ...device, send }, row),
    });
  return { ...device, drain };
};
const asked = (calls: readonly Call[]) =>
  calls.map(({ method, path }) => `${method} ${path.replace('/client/recordings/r', '')}`);
const isSeal = ({ path }: Call) => path.endsWith('/seal');
const honest = (call: Call): Partial<Reply> => (isSeal(call) ? { body: sealed } : {});

it('sends every chunk with its hash, then seals with the hash of the whole, then deletes the local copy', async () => {
  const device = await deviceWithSound();
  const server = scripted(honest);
  await device.drain(server.send);

  expect(asked(server.calls)).toEqual(['PUT /chunks/0', 'PUT /chunks/1', 'PUT /chunks/2', 'POST /seal']);
  expect(server.calls[0]?.headers).toEqual({
    'Content-Type': 'audio/webm;codecs=opus',
    'X-Chunk-SHA256': sha256Of(bytes(1, 2)),
  });
  expect(server.calls[3]?.json).toMatchObject({
    thoughtId: 'thought-r',
    chunks: 3,
    sha256: whole,
    durationMs: 2_400,
    language: 'fr',
  });
  expect(await device.db.chunks.count()).toBe(0);
  expect(await device.store.items(camille)).toMatchObject([
    { thoughtId: 'thought-r', kind: 'spoken', durationMs: 2_400, state: 'received' },
  ]);
});

it('resumes at the chunk where the server went down', async () => {
  const device = await deviceWithSound();
  await device.drain(scripted((_, nth) => (nth === 2 ? { status: 0 } : {})).send);
  const server = scripted(honest);
  await device.drain(server.send);

  expect(asked(server.calls)).toEqual(['PUT /chunks/1', 'PUT /chunks/2', 'POST /seal']);
});

it('asks which chunks the server stores when some are missing, and sends those again', async () => {
  const device = await deviceWithSound();
  const held = {
    recordingId: 'r',
    chunks: [
      { seq: 0, bytes: 2, sha256: sha256Of(bytes(1, 2)) },
      { seq: 2, bytes: 1, sha256: sha256Of(bytes(5)) },
    ],
  };
  const server = scripted((call, nth) => {
    if (call.method === 'GET') return { body: held };
    return isSeal(call) && nth === 4 ? { status: 409, code: 'recording.chunks-missing' } : honest(call);
  });
  await device.drain(server.send);

  expect(asked(server.calls)).toEqual([
    'PUT /chunks/0',
    'PUT /chunks/1',
    'PUT /chunks/2',
    'POST /seal',
    'GET ',
    'PUT /chunks/1',
    'PUT /chunks/2',
    'POST /seal',
  ]);
  expect(await device.db.chunks.count()).toBe(0);
});

it('a server that lost everything gets everything again', async () => {
  const device = await deviceWithSound();
  let sealings = 0;
  const server = scripted((call) => {
    if (call.method === 'GET') return { status: 404, code: 'recording.not-found' };
    return isSeal(call) && (sealings += 1) === 1 ? { status: 409, code: 'recording.chunks-missing' } : honest(call);
  });
  await device.drain(server.send);

  expect(asked(server.calls).slice(5)).toEqual(['PUT /chunks/0', 'PUT /chunks/1', 'PUT /chunks/2', 'POST /seal']);
});

it.each([
  ['another hash', { ...sealed, sha256: sha256Of(bytes(9)) }],
  ['no hash', { position: 9 }],
])('an answer with %s keeps the audio on the device, and reports it', async (_, body) => {
  const device = await deviceWithSound();
  await device.drain(scripted((call) => (isSeal(call) ? { body } : {})).send);

  expect(await device.db.chunks.count()).toBe(3);
  expect((await device.store.items(camille))[0]).toMatchObject({
    state: 'refused',
    problem: { code: 'recording.hash-differs' },
  });
});

it('a chunk damaged in transit is sent again', async () => {
  const device = await deviceWithSound();
  expect((await device.drain(scripted(() => ({ status: 400, code: 'recording.chunk-damaged' })).send)).end.kind).toBe(
    'later',
  );
  await device.drain(scripted(honest).send);
  expect(await device.db.chunks.count()).toBe(0);
});

it('sealing twice queues it once; without audio there is nothing to seal', async () => {
  const device = await deviceWithSound();
  expect(await device.recordings.seal('r')).toBe(true);
  expect(await device.db.queue.count()).toBe(1);

  await device.recordings.open(recordingOf('silent'));
  expect(await device.recordings.seal('silent')).toBe(false);
});

it('a recording left open by a crash is offered, discarded, restored', async () => {
  const device = newDevice();
  await device.recordings.open(recordingOf('r'));
  await device.recordings.addChunk({ recordingId: 'r', data: bytes(1, 2), untilMs: 1_000 });
  expect(await device.recordings.unsealed(camille)).toMatchObject([
    { recordingId: 'r', status: 'open', chunks: 1, bytes: 2, durationMs: 1_000 },
  ]);

  await device.recordings.discard('r');
  expect((await device.recordings.get('r'))?.status).toBe('discarded');
  await device.recordings.restore('r');
  expect((await (await device.recordings.sound('r', 'audio/webm')).arrayBuffer()).byteLength).toBe(2);
  await device.recordings.drop('r');
  expect(await device.db.chunks.count()).toBe(0);
});
