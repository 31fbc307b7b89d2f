import { archiveOf, dayOneArchive } from '@ecrin/testing/kits/journals/journal-file.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerTestClient, startTestServer, type TestServer } from '#test/server.fixtures.ts';
import { importActsOf } from './imports.fixtures.ts';

const journal = dayOneArchive({
  Journal: [
    {
      uuid: 'A1',
      creationDate: '2019-03-02T19:00:00Z',
      timeZone: 'Europe/Paris',
      text: 'Les cartons partout\\.',
      tags: ['maison'],
    },
    {
      uuid: 'A2',
      creationDate: '2019-11-04T04:30:00Z',
      timeZone: 'America/New_York',
      text: 'Sur la Saône.',
      photos: [{}, {}],
    },
    {
      uuid: 'A3',
      creationDate: '2020-04-17T18:00:00Z',
      timeZone: 'Europe/Paris',
      text: 'On applaudit à vingt heures.',
    },
    { uuid: 'A4', creationDate: '2020-04-18T18:00:00Z' },
  ],
});

describe('a journal from elsewhere', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ROLES: 'api,projections,workflows' });
  });
  afterAll(() => server.remove());
  const person = async (name: string) => importActsOf(server, await registerTestClient(server, name));

  it('is shown before anything of it is kept', async () => {
    const anne = await person('anne');
    await anne.write('Sur la  Saône.', '2019-11-04T12:00:00.000Z');
    const shown = await anne.previewOf(journal, 'Journal.zip');
    expect(shown).toMatchObject({
      source: 'day-one',
      entries: 3,
      years: [
        { name: '2019', count: 2 },
        { name: '2020', count: 1 },
      ],
      leftOut: [
        { reason: 'empty', count: 1 },
        { reason: 'picture', count: 2 },
      ],
      tags: 1,
      duplicates: 0,
      zoneless: 0,
    });
    expect(shown.examples).toHaveLength(3);
    expect((await anne.thoughts()).items).toHaveLength(1);
    expect(await anne.list()).toEqual([]);
  });

  it('is brought at its own times, once, and taken back whole', async () => {
    const paul = await person('paul');
    await paul.write('Une pensée d’ici.', '2019-05-05T12:00:00.000Z');
    await expect.poll(async () => (await paul.thoughts()).items[0]?.receipt).toBe('analysed');
    const before = await paul.shown();

    const { importId } = await paul.previewOf(journal, 'Journal.zip');
    expect((await paul.start(importId)).status).toBe(200);
    await paul.until('ended', 3);
    const { items } = await paul.thoughts();
    expect(items.map(({ excerpt, day, tags, importedFrom }) => [excerpt, day, tags, importedFrom])).toEqual([
      ['On applaudit à vingt heures.', '2020-04-17', [], 'day-one'],
      // Half past eleven in the evening, there.
      ['Sur la Saône.', '2019-11-03', [], 'day-one'],
      ['Une pensée d’ici.', '2019-05-05', [], undefined],
      ['Les cartons partout.', '2019-03-02', ['maison'], 'day-one'],
    ]);

    expect((await paul.list())[0]).toMatchObject({
      brought: 3,
      pictures: 0,
      sounds: 0,
      leftOut: [
        { reason: 'empty', count: 1 },
        { reason: 'picture', count: 2 },
      ],
      first: { words: 'Les cartons partout.', occurredAt: '2019-03-02T19:00:00.000Z', timeZone: 'Europe/Paris' },
    });

    const again = await paul.previewOf(journal, 'Journal.zip');
    expect(again.duplicates).toBe(3);
    await paul.start(again.importId);
    await paul.until('ended', 0);
    expect((await paul.thoughts()).items).toHaveLength(4);

    expect((await paul.undo(importId)).status).toBe(200);
    await expect.poll(async () => (await paul.thoughts()).items.length, { timeout: 30_000 }).toBe(1);
    await expect.poll(() => paul.shown(), { timeout: 30_000 }).toEqual(before);
    expect((await paul.list()).map(({ first }) => first)).toEqual([null, null]);
  });

  it('has the same words twice on one day, however far apart in it', async () => {
    const nina = await person('nina');
    const words = Array.from({ length: 150 }, (_, at) => (at === 0 || at === 149 ? 'ok' : `Message ${at}`));
    const clock = (at: number) =>
      `${String(9 + Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    const chat = words.map((said, at) => `13/03/2026 ${clock(at)} - Nina: ${said}`).join('\n');
    const file = new Uint8Array(Buffer.from(chat));
    const { importId, entries, duplicates } = await nina.previewOf(file, 'chat.txt', { me: 'Nina' });
    expect([entries, duplicates]).toEqual([150, 0]);
    await nina.start(importId);
    await nina.until('ended', 150);
    const again = await nina.previewOf(file, 'chat.txt', { me: 'Nina' });
    expect(again.duplicates).toBe(150);
    await nina.start(again.importId);
    await nina.until('ended', 0);
  });

  it('comes in the chosen parts, with moods as they were matched', async () => {
    const jeanne = await person('jeanne');
    const csv = [
      'full_date,date,weekday,time,mood,activities,note_title,note',
      '2019-05-18,18 mai,samedi,11:54 pm,super,course | pain/levain,Titre,"<b>Bien</b><br>dormi"',
      '2020-05-19,19 mai,mardi,08:00,bof,,,',
    ].join('\n');
    const shown = await jeanne.previewOf(new Uint8Array(Buffer.from(csv)), 'export.csv');
    expect(shown).toMatchObject({ source: 'daylio', zoneless: 2, timeZone: 'Europe/Paris' });
    expect(shown.moods.map(({ name }) => name)).toEqual(['super', 'bof']);
    await jeanne.start(shown.importId, { leftYears: ['2020'], moods: { super: 'happy' } });
    await jeanne.until('ended', 1);
    expect((await jeanne.thoughts()).items).toMatchObject([
      { excerpt: expect.stringContaining('Titre'), mood: 'happy', tags: ['course', 'pain/levain'], day: '2019-05-18' },
    ]);
  });

  it('has only its day where the hour is not known, also in an archive and from there', async () => {
    const [rose, lou] = [await person('rose'), await person('lou')];
    const bring = async (target: typeof rose, file: Uint8Array<ArrayBuffer>, name: string) => {
      const { importId } = await target.previewOf(file, name);
      await target.start(importId);
      await target.until('ended', 2);
      const { items } = await target.thoughts();
      return items.map(({ excerpt, hourless }) => [excerpt, hourless]);
    };
    const notes = archiveOf({ '2024-02-03.md': 'Sans heure.', '2024-02-02 08h05.md': 'Tôt.' });
    const expected = [
      ['Sans heure.', true],
      ['Tôt.', undefined],
    ];
    expect(await bring(rose, notes, 'notes.zip')).toEqual(expected);
    const { url } = (await rose.say('POST /api/client/export')).body as Readonly<{ url: string }>;
    const archive = new Uint8Array(await (await fetch(`${server.url}${url}`)).arrayBuffer());
    expect(await bring(lou, archive, 'ecrin.zip')).toEqual(expected);
  });

  it('goes on after the server was stopped in the middle, and brings everything once', async () => {
    const luc = await person('luc');
    const entries = Array.from({ length: 450 }, (_, at) => ({
      uuid: `L${at}`,
      creationDate: new Date(Date.UTC(2015, 0, 1 + at)).toISOString(),
      timeZone: 'Europe/Paris',
      text: `Jour ${at}.`,
    }));
    const { importId } = await luc.previewOf(dayOneArchive({ Long: entries }), 'Long.zip');
    await luc.start(importId);
    await expect.poll(async () => (await luc.list())[0]?.thoughts ?? 0, { timeout: 30_000 }).toBeGreaterThan(0);
    await server.restart();
    await luc.until('ended', 450);
    expect((await luc.list())[0]).toMatchObject({ entries: 450, thoughts: 450, status: 'ended' });
  });

  it('is one at a time, can be paused and goes on', async () => {
    const eve = await person('eve');
    const many = Array.from({ length: 1_500 }, (_, at) => ({
      creationDate: new Date(Date.UTC(2010, 0, 1 + at)).toISOString(),
      text: `Le jour ${at}.`,
    }));
    const first = await eve.previewOf(dayOneArchive({ Grand: many }), 'Grand.zip');
    const second = await eve.previewOf(journal, 'Journal.zip');
    await eve.start(first.importId);
    await eve.act(first.importId, 'pause');
    await expect.poll(async () => (await eve.list())[0]?.status).toBe('paused');
    expect((await eve.start(second.importId)).body).toMatchObject({ code: 'import.under-way' });
    await eve.act(first.importId, 'resume');
    await eve.until('ended', 1_500);
  });

  it('that is no journal, or made to harm, ends in a sentence', async () => {
    const zoe = await person('zoe');
    const refusalOf = async (file: Uint8Array<ArrayBuffer>, name: string) =>
      ((await zoe.preview(file, name)).body as Readonly<{ code: string }>).code;
    const bytes = (text: string) => new Uint8Array(Buffer.from(text));
    expect(await refusalOf(bytes('Bonjour, ceci n’est pas un journal'), 'a.txt')).toBe('import.unknown');
    expect(await refusalOf(bytes('{"entries": [{"creationDate": '), 'a.json')).toBe('import.damaged');
    expect(await refusalOf(journal.slice(0, journal.length - 40), 'a.zip')).toBe('import.damaged');
    expect(await refusalOf(archiveOf({ '../../etc/passwd.txt': 'x' }), 'a.zip')).toBe('import.unsafe');
    expect(await refusalOf(archiveOf({ 'bombe.json': ' '.repeat(60_000_000) }), 'a.zip')).toBe('import.unsafe');
    expect(await refusalOf(bytes('['.repeat(200_000)), 'a.json')).toBe('import.damaged');
    expect(await refusalOf(bytes('\u0000\u0001\u0002'), 'a.bin')).toBe('import.unknown');
    expect(await zoe.list()).toEqual([]);
  });
});
