import { describe, expect, it } from 'vitest';
import { deliver } from '#lib/outbox/deliver.ts';
import { drainOutbox } from '#lib/outbox/outbox-runner.ts';
import type { Call, Reply } from '#lib/outbox/outcome.ts';
import { sha256Of } from '#lib/outbox/recording-store.ts';
import { bytes, camille, newDevice, scripted, somebodyElse, withdrawalOf, written } from './outbox.fixtures.ts';

const chosen = (pictureId: string, userId = camille) => ({
  pictureId,
  userId,
  mimeType: 'image/jpeg',
  width: 4,
  height: 3,
  sha256: sha256Of(bytes(1, 2)),
});
const deviceWith = async (...pictureIds: readonly string[]) => {
  const device = newDevice();
  for (const id of pictureIds) await device.pictures.choose(chosen(id), bytes(1, 2));
  const drafts = async () => (await device.pictures.drafts(camille)).map(({ pictureId }) => pictureId);
  return { ...device, drafts };
};
type Device = Awaited<ReturnType<typeof deviceWith>>;

/** The service: it has every hash it was sent. */
const service = (answer: (call: Call, nth: number) => Partial<Reply> = () => ({})) =>
  scripted((call, nth) => {
    const { sha256 } = Object(call.json);
    return { status: 200, body: { position: nth, ...(sha256 && { sha256 }) }, ...answer(call, nth) };
  });
const drain = (device: Device, { send }: ReturnType<typeof service>) =>
  drainOutbox({ store: device.store, userId: camille, deliver: (row) => deliver({ ...device, send }, row) });
const paths = (calls: readonly Call[]) => calls.map(({ method, path }) => `${method} ${path.replace('/client', '')}`);

describe('pictures chosen for a thought', () => {
  it('stay in their order, are moved, described, taken out and put back', async () => {
    const { pictures, drafts } = await deviceWith('a', 'b', 'c');
    await pictures.move(camille, 'c', -2);
    expect(await drafts()).toEqual(['c', 'a', 'b']);
    await pictures.move(camille, 'c', 9);
    expect(await drafts()).toEqual(['a', 'b', 'c']);
    await pictures.discard('b');
    expect(await drafts()).toEqual(['a', 'c']);
    await pictures.restore('b');
    await pictures.describe('b', 'Le lac');
    expect((await pictures.drafts(camille)).map(({ alt }) => alt)).toEqual(['', 'Le lac', '']);
  });

  it('are of one person: nobody else sees, keeps or forgets them', async () => {
    const { pictures, drafts } = await deviceWith('a');
    await pictures.choose(chosen('other', somebodyElse), bytes(3));
    await pictures.keepMetadata(somebodyElse, true);
    await pictures.forget(somebodyElse);
    expect(await drafts()).toEqual(['a']);
    expect((await pictures.get('a'))?.keepsMetadata).toBe(false);
    expect(await pictures.get('other')).toBeUndefined();
    expect(await pictures.blob('other')).toBeNull();
  });

  it('one that is chosen later keeps its metadata like those before it', async () => {
    const { pictures } = await deviceWith('a');
    await pictures.keepMetadata(camille, true);
    await pictures.choose(chosen('b'), bytes(1));
    expect((await pictures.drafts(camille)).map(({ keepsMetadata }) => keepsMetadata)).toEqual([true, true]);
  });
});

describe('a picture added to a thought the server has', () => {
  it('waits under its own id, and is sealed for that thought', async () => {
    const device = await deviceWith('draft');
    const kept = { thoughtId: 't', userId: camille, occurredAt: '2026-01-01T10:00:00.000Z', timeZone: 'UTC' };
    await device.pictures.addTo(kept, { ...chosen('a'), data: bytes(1, 2) });
    await device.pictures.addTo(kept, { ...chosen('b'), data: bytes(1, 2) });
    expect((await device.pictures.ofThought('t')).map(({ pictureId }) => pictureId)).toEqual(['a', 'b']);
    expect(await device.drafts()).toEqual(['draft']);
    const server = service();
    await drain(device, server);
    expect(paths(server.calls)).toEqual([
      'PUT /pictures/a/chunks/0',
      'POST /pictures/a/seal',
      'PUT /pictures/b/chunks/0',
      'POST /pictures/b/seal',
    ]);
    expect(server.calls[1]?.json).toMatchObject({ thoughtId: 't', keepsMetadata: false, alt: '' });
  });
});

describe('a thought with pictures', () => {
  it('names them, then sends each after it, in order, and is done when the hash is that of this device', async () => {
    const device = await deviceWith('a', 'b');
    await device.pictures.describe('b', 'Le port');
    await device.pictures.keepWith(written('t', { content: '' }));
    expect(await device.drafts()).toEqual([]);
    const server = service();
    await drain(device, server);
    expect(paths(server.calls)).toEqual([
      'POST /thoughts',
      'PUT /pictures/a/chunks/0',
      'POST /pictures/a/seal',
      'PUT /pictures/b/chunks/0',
      'POST /pictures/b/seal',
    ]);
    expect(server.calls[0]?.json).toMatchObject({ thoughtId: 't', content: '', pictureIds: ['a', 'b'] });
    expect(server.calls[4]?.json).toMatchObject({ thoughtId: 't', chunks: 1, alt: 'Le port', keepsMetadata: false });
    expect((await device.store.items(camille)).map(({ state }) => state)).toEqual(['received', 'received', 'received']);
  });

  it('goes on where it was when the network is back', async () => {
    const device = await deviceWith('a');
    await device.pictures.keepWith(written('t'));
    const away = service(({ path }) => (path.endsWith('/seal') ? { status: 0, body: null } : {}));
    expect((await drain(device, away)).end).toMatchObject({ kind: 'later', status: 0 });
    const back = service();
    await drain(device, back);
    expect(paths(back.calls)).toEqual(['POST /pictures/a/seal']);
  });

  it('sends again what the service says it has not', async () => {
    const device = await deviceWith('a');
    await device.pictures.keepWith(written('t'));
    const server = service(({ method, path }, nth) => {
      if (nth === 3) return { status: 409, body: {}, code: 'thought-picture.chunks-missing' };
      return method === 'GET' && path.endsWith('/a') ? { body: { chunks: [] } } : {};
    });
    await drain(device, server);
    expect(paths(server.calls).slice(2)).toEqual([
      'POST /pictures/a/seal',
      'GET /pictures/a',
      'PUT /pictures/a/chunks/0',
      'POST /pictures/a/seal',
    ]);
  });

  it('keeps a picture whose hash came back otherwise, and says so', async () => {
    const device = await deviceWith('a');
    await device.pictures.keepWith(written('t'));
    await drain(
      device,
      service(({ path }) => (path.endsWith('/seal') ? { body: { sha256: 'other' } } : {})),
    );
    const [, picture] = await device.store.items(camille);
    expect(picture).toMatchObject({
      kind: 'picture',
      state: 'refused',
      problem: { code: 'thought-picture.hash-differs' },
    });
    expect((await device.pictures.blob('a'))?.size).toBe(2);
  });

  it('that is refused holds its pictures back, and nothing else', async () => {
    const device = await deviceWith('a');
    await device.pictures.keepWith(written('t'));
    await device.store.add(written('next'));
    const refuse = service(({ json }) =>
      Object(json).thoughtId === 't' ? { status: 422, body: {}, code: 'thought.too-long' } : {},
    );
    await drain(device, refuse);
    expect(paths(refuse.calls)).toEqual(['POST /thoughts', 'POST /thoughts']);
    await device.store.retry('t');
    await drain(device, service());
    expect((await device.store.items(camille)).map(({ state }) => state)).not.toContain('waiting');
  });

  it('beyond what the service takes in a day leaves the way free for what comes after it', async () => {
    const device = await deviceWith('a');
    await device.pictures.keepWith(written('t'));
    await device.store.add(written('next'));
    const full = service(({ path }) => (path.includes('/chunks/') ? { status: 429, body: {} } : {}));
    expect((await drain(device, full)).end).toMatchObject({ kind: 'later', status: 429 });
    const states = (await device.store.items(camille)).map(({ thoughtId, state }) => [thoughtId, state]);
    expect(states).toEqual([
      ['t', 'received'],
      ['a', 'waiting'],
      ['next', 'received'],
    ]);
  });

  it('that is taken back gives its pictures back, under ids the service does not know', async () => {
    const device = await deviceWith('a', 'b');
    await device.pictures.describe('b', 'Le port');
    await device.pictures.keepWith(written('t'));
    await drain(device, service());
    let next = 0;
    await device.pictures.takeBack('t', () => `again-${(next += 1)}`);
    await device.store.withdraw('t', withdrawalOf('t'));
    expect(await device.drafts()).toEqual(['again-1', 'again-2']);
    expect((await device.pictures.get('again-2'))?.alt).toBe('Le port');
    expect(await device.db.pictureFiles.toCollection().primaryKeys()).toEqual(['again-1', 'again-2']);
    const server = service();
    await drain(device, server);
    expect(paths(server.calls)).toEqual(['DELETE /thoughts/t']);
    expect(await device.store.items(camille)).toEqual([]);
  });

  it('is dropped here once the service has had it long enough', async () => {
    const device = await deviceWith('a');
    await device.pictures.keepWith(written('t'));
    await drain(device, service());
    await device.pictures.dropReceived(camille, Date.now() - 60_000);
    expect(await device.pictures.blob('a')).not.toBeNull();
    await device.pictures.dropReceived(camille, Date.now() + 1);
    expect(await device.pictures.blob('a')).toBeNull();
  });
});
