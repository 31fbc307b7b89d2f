import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThoughtDetail } from '@ecrin/contracts/thought/thought.ts';
import { registerClient } from '@ecrin/testing/kits/api-client.ts';
import { enexOf, shown as shownIn } from '@ecrin/testing/kits/journals/enex-file.ts';
import { archiveOf, filesIn } from '@ecrin/testing/kits/journals/journal-file.ts';
import { soundOf, spokenArchive, spokenLine, type SpokenLine } from '@ecrin/testing/kits/journals/spoken-archive.ts';
import { samplePicture } from '@ecrin/testing/kits/sample-pictures.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#test/server.fixtures.ts';
import { importActsOf } from './imports.fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ROLES: 'api,projections,workflows', CLIENT_REQUESTS_PER_SECOND: '0' });
});
afterAll(() => server.remove());

const patiently = { timeout: 60_000 };
const person = async () => {
  const { token, clientId, call } = await registerClient(server.url);
  const acts = importActsOf(server, { token, userId: clientId });
  const fetchOwn = (path: string, headers = {}) =>
    fetch(`${server.url}/api/client${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } });
  const details = async (): Promise<readonly ThoughtDetail[]> => {
    const { items } = await acts.thoughts();
    const found = items.map(async ({ thoughtId }) => (await call('GET', `/thoughts/${thoughtId}`)).body);
    return (await Promise.all(found)) as unknown as readonly ThoughtDetail[];
  };
  const archive = async () =>
    new Uint8Array(
      await (await fetch(`${server.url}${String((await call('POST', '/export')).body['url'])}`)).arrayBuffer(),
    );
  const soundFiles = async () => {
    const all = await readdir(join(server.dataDir, 'blobs'), { recursive: true });
    return all.filter((name) => name.includes(clientId) && /audio\/[^/]+\/[0-9a-f]{64}/u.test(name));
  };
  return { ...acts, call, fetchOwn, details, archive, soundFiles };
};
type Person = Awaited<ReturnType<typeof person>>;

type Brought = Readonly<{ thoughts: number; choice?: object }>;
const bring = async (target: Person, archive: Uint8Array<ArrayBuffer>, { thoughts, choice = {} }: Brought) => {
  const shown = await target.previewOf(archive, 'ecrin.zip');
  expect((await target.start(shown.importId, choice)).status).toBe(200);
  await target.until('ended', thoughts);
  const parts = (await target.details()).flatMap(({ audio }) => audio?.parts ?? []);
  expect((await target.list())[0]?.sounds).toBe(thoughts === 0 ? 0 : parts.length);
  return shown;
};

/** What an archive says of how its thoughts were spoken, and every byte of it, without ids. */
const spokenIn = (archive: Uint8Array) => {
  const files = filesIn(archive);
  const lines = String(files.get('pensees.jsonl')).split('\n').filter(Boolean);
  return lines
    .map((line) => JSON.parse(line) as SpokenLine['line'])
    .map(({ kind, content, occurredAt, audio, transcript, files: named, ...said }) => {
      const numbers = new Map(audio.parts.map(({ recordingId }, at) => [recordingId, at]));
      return {
        kind,
        content,
        occurredAt,
        status: transcript.status,
        correctedAt: said.correctedAt,
        segments: said.segments,
        setAside: said.setAside,
        transcribedBy: said.transcribedBy,
        parts: audio.parts.map(({ recordingId: _id, ...part }) => part),
        wordings: said.wordings?.map(({ recordingId, ...one }: Readonly<Record<string, unknown>>) => [
          one,
          numbers.get(String(recordingId)),
        ]),
        sounds: named.sounds.map((path) => hash('sha256', files.get(path) ?? '', 'hex')),
      };
    });
};

const once = spokenLine({ said: ['Papa a téléphoné ce matin'] });
const twice = spokenLine({ said: ['Un appel', 'puis un autre'], occurredAt: '2025-04-01T07:00:00.000Z' });
const corrected = spokenLine({
  said: ['La mère est belle', 'et loin'],
  corrected: ['La mer est belle et loin.', 'La mer est belle, et loin.'],
  occurredAt: '2025-05-01T07:00:00.000Z',
});
const silent = spokenLine({ said: [''], occurredAt: '2025-06-01T07:00:00.000Z' });
const waitingLine = () =>
  spokenLine({
    said: [''],
    more: { transcribedBy: null, content: null, transcript: { status: 'processing', failure: null } },
  });
const all = [once, twice, corrected, silent];

describe('recordings of an archive', () => {
  it('come with every byte, their times and their transcript as it was, are played, and leave again', async () => {
    const [source, target] = [await person(), await person()];
    const made = spokenArchive(all);
    const shown = await bring(source, made, { thoughts: 4 });
    expect(shown).toMatchObject({ entries: 4, sounds: 6, leftOut: [] });
    expect(shown.groups).toMatchObject([
      { year: '2025', journal: null, needs: [], here: false, entries: 3, pictures: 0, sounds: 5 },
      { year: '2025', journal: null, needs: ['sounds'], here: false, entries: 1, pictures: 0, sounds: 1 },
    ]);
    const archive = await source.archive();
    expect(spokenIn(archive)).toEqual(spokenIn(made));
    await bring(target, archive, { thoughts: 4 });
    expect(spokenIn(await target.archive())).toEqual(spokenIn(made));

    const [, , second] = (await target.details()).toSorted((a, b) => b.occurredAt.localeCompare(a.occurredAt));
    if (!second) throw new Error('it is not there');
    const { thoughtId, audio, importedFrom, receipt } = second;
    expect([importedFrom, receipt, audio?.durationMs]).toEqual(['ecrin', 'transcribed', 1_000]);
    const part = await target.fetchOwn(`/thoughts/${thoughtId}/audio?recording=${audio?.parts[1]?.recordingId}`, {
      range: 'bytes=44-1043',
    });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/wav']);
    const sound = [...twice.sounds.values()][1];
    expect(Buffer.from(await part.arrayBuffer())).toEqual(sound?.subarray(44, 1_044));

    const again = await bring(target, archive, { thoughts: 0 });
    expect([again.duplicates, (await target.soundFiles()).length]).toEqual([4, 6]);
    expect((await source.previewOf(archive, 'ecrin.zip')).duplicates).toBe(4);
    const imports = await target.list();
    await target.undo(String(imports.at(-1)?.importId));
    await expect.poll(async () => (await target.thoughts()).items, patiently).toEqual([]);
    await expect.poll(target.soundFiles, patiently).toEqual([]);
  }, 120_000);

  it('keep the versions of a transcript, each as what it was', async () => {
    const target = await person();
    await bring(target, spokenArchive([corrected]), { thoughts: 1 });
    const [{ thoughtId } = { thoughtId: '' }] = (await target.thoughts()).items;
    const { items } = (await target.call('GET', `/thoughts/${thoughtId}/versions`)).body as Readonly<{
      items: readonly Readonly<{ change: string; excerpt: string }>[];
    }>;
    expect(items.map(({ change, excerpt }) => [change, excerpt])).toEqual([
      ['corrected', 'La mer est belle, et loin.'],
      ['corrected', 'La mer est belle et loin.'],
      ['appended', 'et loin'],
      ['transcribed', 'La mère est belle'],
    ]);
  });

  it('that are missing, changed, or none stay out with all of their thought, and their words come as written', async () => {
    const target = await person();
    const [first, ...paths] = [...twice.sounds.keys(), ...once.sounds.keys(), ...silent.sounds.keys()];
    const lines = [once, twice, corrected, silent];
    const changed = { [paths[1] ?? '']: soundOf(7), [paths[2] ?? '']: 'no sound at all' };
    const list = filesIn(spokenArchive(lines)).get('SHA256SUMS')?.toString() ?? '';
    const kept = list
      .split('\n')
      .filter((row) => !row.endsWith(paths[2] ?? '-'))
      .join('\n');
    const archive = spokenArchive(lines, { without: [first ?? ''], files: { ...changed, SHA256SUMS: kept } });
    const shown = await bring(target, archive, { thoughts: 3 });
    expect(shown).toMatchObject({ entries: 3, sounds: 2 });
    expect(shown.leftOut).toEqual([{ reason: 'sound', count: 4 }]);
    const found = await target.details();
    expect(found.map(({ kind, content }) => `${kind}: ${content}`).toSorted()).toEqual([
      'spoken: La mer est belle, et loin.',
      'written: Papa a téléphoné ce matin',
      'written: Un appel\n\npuis un autre',
    ]);
    expect((await target.soundFiles()).length).toBe(2);
  });

  it('that are left out leave their words, and nothing of what has none', async () => {
    const target = await person();
    await bring(target, spokenArchive(all), { thoughts: 3, choice: { leftParts: ['sounds'] } });
    expect((await target.details()).map(({ kind, audio }) => [kind, audio])).toEqual(
      Array.from({ length: 3 }, () => ['written', null]),
    );
    expect(await target.soundFiles()).toEqual([]);
  });

  it('that were never transcribed are transcribed here; of an archive without versions the last one comes', async () => {
    const target = await person();
    const { wordings: _none, ...old } = corrected.line;
    const archive = spokenArchive([{ ...corrected, line: old }, waitingLine()]);
    await bring(target, archive, { thoughts: 2, choice: { understand: true } });
    const found = (await target.details()).toSorted((a, b) => a.occurredAt.localeCompare(b.occurredAt));
    // Where a model is at hand it may be done already, and heard no word.
    const [waits, heard] = [expect.toBeOneOf(['processing', 'completed']), 'La mer est belle, et loin.'];
    expect(found.map(({ content, transcript, unasked }) => [content || null, transcript?.status, unasked])).toEqual([
      [null, waits, undefined],
      [heard, 'completed', undefined],
    ]);
  });

  it('that were never transcribed stay so where nothing was asked, and nothing waits', async () => {
    const target = await person();
    await bring(target, spokenArchive([corrected, waitingLine()]), { thoughts: 2, choice: { understand: false } });
    const found = (await target.details()).toSorted((a, b) => a.occurredAt.localeCompare(b.occurredAt));
    expect(found.map(({ transcript, unasked }) => [transcript?.failure, unasked])).toEqual([
      ['not-asked', undefined],
      [null, true],
    ]);
  });
});

/** As phones write it, with when it began, in seconds since 1904, after the sound. */
const mp4Begun = (instant: string): Uint8Array => {
  const atom = (name: string, content: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length);
    head.write(name, 4);
    return Buffer.concat([head, content]);
  };
  const begun = Buffer.alloc(100);
  begun.writeUInt32BE(Date.parse(instant) / 1_000 + 2_082_844_800, 4);
  const brands = Buffer.from('M4A \0\0\0\0M4A mp42isom');
  return Buffer.concat([atom('ftyp', brands), atom('mdat', Buffer.alloc(100_000)), atom('moov', atom('mvhd', begun))]);
};

describe('what was said in another program', () => {
  it('comes from a chat as recordings at their minute, once, and leaves again', async () => {
    const target = await person();
    const chat = [
      '12/03/2024 à 10:02 - Marie: PTT-20240312-WA0001.opus (fichier joint)',
      '12/03/2024 à 10:02 - Marie: PTT-20240312-WA0002.opus (fichier joint)',
      '12/03/2024 à 10:03 - Marie: Bien dit.',
      '13/03/2024 à 10:02 - Léa: PTT-20240313-WA0003.opus (fichier joint)',
      '14/03/2024 à 10:02 - Marie: PTT-20240314-WA0004.opus (fichier joint)',
    ];
    const archive = archiveOf({
      'Discussion WhatsApp avec Léa.txt': chat.join('\n'),
      ...Object.fromEntries([1, 2, 3].map((at) => [`PTT-2024031${at < 3 ? 2 : 3}-WA000${at}.opus`, soundOf(at)])),
      'PTT-20240314-WA0004.opus': 'no sound at all',
    });
    const asked = await target.previewOf(archive, 'chat.zip');
    expect(asked).toMatchObject({ source: 'whatsapp', entries: 0 });
    const shown = (await target.preview(archive, 'chat.zip', { me: 'Marie' })).body as typeof asked;
    expect(shown).toMatchObject({ entries: 3, sounds: 2 });
    expect(shown.leftOut).toEqual([
      { reason: 'other-people', count: 1 },
      { reason: 'sound', count: 1 },
    ]);
    await target.start(shown.importId);
    await target.until('ended', 3);
    const found = (await target.details()).toSorted((a, b) => a.occurredAt.localeCompare(b.occurredAt));
    expect(found.map(({ kind, occurredAt, importedFrom }) => [kind, occurredAt, importedFrom])).toEqual([
      ['spoken', '2024-03-12T09:02:00.000Z', 'whatsapp'],
      ['spoken', '2024-03-12T09:02:00.000Z', 'whatsapp'],
      ['written', '2024-03-12T09:03:00.000Z', 'whatsapp'],
    ]);
    expect(await target.soundFiles()).toHaveLength(2);
    const again = (await target.preview(archive, 'chat.zip', { me: 'Marie' })).body as typeof asked;
    expect(again.duplicates).toBe(3);
    await target.undo(shown.importId);
    await expect.poll(target.soundFiles, patiently).toEqual([]);
  });

  it('comes from an ENEX with its pictures, each once, and leaves again; what is none is told', async () => {
    const target = await person();
    const [sea, voice] = [samplePicture('sea.jpg'), soundOf(1)];
    const enex = enexOf([
      {
        title: 'La mer',
        content: `Vue ${shownIn(sea, 'image/jpeg')}${shownIn(voice, 'audio/x-wav')}`,
        resources: [
          { data: voice, mime: 'audio/x-wav' },
          { data: sea, mime: 'image/jpeg' },
          { data: Buffer.from('no sound at all'), mime: 'audio/mpeg' },
          { data: Buffer.from('un plan'), mime: 'application/pdf' },
        ],
      },
    ]);
    const shown = await bring(target, enex, { thoughts: 2 });
    expect(shown).toMatchObject({ source: 'evernote', entries: 2, pictures: 1, sounds: 1 });
    expect(shown.leftOut).toEqual([
      { reason: 'file', count: 1 },
      { reason: 'sound', count: 1 },
    ]);
    const found = (await target.details()).toSorted((a, b) => a.occurredAt.localeCompare(b.occurredAt));
    expect(found.map(({ kind, content, pictures }) => [kind, content, pictures.map(({ format }) => format)])).toEqual([
      ['written', 'La mer\n\nVue', ['image/jpeg']],
      ['spoken', null, []],
    ]);
    const sound = await target.fetchOwn(`/thoughts/${found[1]?.thoughtId}/audio`);
    expect(Buffer.from(await sound.arrayBuffer())).toEqual(Buffer.from(voice));
    expect((await bring(target, enex, { thoughts: 0 })).duplicates).toBe(2);
    await target.undo(shown.importId);
    await expect.poll(async () => (await target.thoughts()).items, patiently).toEqual([]);
    await expect.poll(target.soundFiles, patiently).toEqual([]);
  });

  it('comes from Diarium with its pictures, of the folder of its entry', async () => {
    const target = await person();
    const archive = archiveOf({
      '2024-01-15.json': JSON.stringify({ date: '2024-01-15T23:30:00.000000', html: '<p>Vu</p>' }),
      'media/2024-01-15_233000000/mer.jpg': samplePicture('sea.jpg'),
      'media/2024-01-15_233000000/voix.wav': soundOf(2),
      'media/2024-01-15_233000000/film.mp4': 'film',
    });
    const shown = await bring(target, archive, { thoughts: 2 });
    expect(shown).toMatchObject({ source: 'diarium', entries: 2, pictures: 1, sounds: 1 });
    expect(shown.leftOut).toEqual([{ reason: 'video', count: 1 }]);
    expect((await bring(target, archive, { thoughts: 0 })).duplicates).toBe(2);
    await target.undo(shown.importId);
    await expect.poll(async () => (await target.thoughts()).items, patiently).toEqual([]);
  });

  it('comes from a folder of recordings at the time of its name, or of the sound itself', async () => {
    const target = await person();
    const archive = archiveOf({
      'Dictaphone/REC_20240115_143022.wav': soundOf(1),
      'Dictaphone/Nouvel enregistrement 12.m4a': mp4Begun('2019-06-01T06:30:05Z'),
      'Dictaphone/notes.m4a': 'no sound at all',
    });
    const shown = await target.previewOf(archive, 'Dictaphone.zip');
    expect(shown).toMatchObject({ source: 'recordings', entries: 2, sounds: 2, duplicates: 0 });
    expect(shown.leftOut).toEqual([{ reason: 'sound', count: 1 }]);
    await target.start(shown.importId);
    await target.until('ended', 2);
    const { items } = await target.thoughts();
    expect(items.map(({ occurredAt }) => occurredAt)).toEqual(['2024-01-15T13:30:22.000Z', '2019-06-01T06:30:05.000Z']);
  });
});
