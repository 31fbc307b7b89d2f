import { describe, expect, it } from 'vitest';
import { parseJournal, type ParsedJournal } from '#journal-import/parse-journal.ts';
import type { ZipPlace } from '#ports/journal-reader.ts';

const json = (value: unknown): string => JSON.stringify(value);
const placeAt = (changed: string): ZipPlace => ({ offset: 0, packed: 1, size: 1, isDeflated: false, changed });
/** Soon after midnight: of another day in UTC. */
const changed = '2024-02-03 00:34:06';

type Sample = Readonly<{
  name: string;
  texts?: Readonly<Record<string, string>>;
  /** Paths of what is beside them. */
  media: readonly string[];
  me?: string;
  /** Of each entry: its moment, words, and the paths of its pictures and sounds. */
  entries: readonly (readonly [
    occurredAt: string,
    text: string,
    pictures: readonly string[],
    sounds: readonly string[],
  ])[];
  leftOut?: Readonly<Record<string, number>>;
}>;

const minute = '2026-03-12T09:02:00.000Z';
const manySounds = Array.from({ length: 101 }, (_, at) => `s${at}`);
const audiosOf = (names: readonly string[]) => names.map((md5, orderInEntry) => ({ md5, format: 'm4a', orderInEntry }));
const pathsOf = (names: readonly string[]) => names.map((name) => `audios/${name}.m4a`);

const samples: readonly Sample[] = [
  {
    name: 'Day One: pictures and sounds in their folders; what was said is a thought of its own beside the words',
    texts: {
      'Journal.json': json({
        metadata: { version: '1.0' },
        entries: [
          {
            uuid: '1',
            creationDate: '2024-01-16T04:30:00Z',
            text: 'La mer.',
            photos: [{ md5: 'p', type: 'jpeg' }],
            audios: [
              { md5: 'b', format: 'm4a', orderInEntry: 2 },
              { md5: 'a', format: 'm4a', orderInEntry: 1 },
              { md5: 'gone', format: 'm4a', orderInEntry: 3 },
            ],
          },
          { uuid: '2', creationDate: '2024-01-17T04:30:00Z', audios: [{ format: 'm4a' }] },
        ],
      }),
    },
    media: ['photos/p.jpeg', 'audios/a.m4a', 'audios/b.m4a'],
    entries: [
      ['2024-01-16T04:30:00.000Z', 'La mer.', ['photos/p.jpeg'], []],
      ['2024-01-16T04:30:00.001Z', '', [], ['audios/a.m4a', 'audios/b.m4a']],
    ],
    leftOut: { sound: 2 },
  },
  {
    name: 'Day One: what belongs to another entry, embeds of older entries, what stands for a photo; videos and PDF are counted',
    texts: {
      'Journal.json': json({
        metadata: { version: '1.0' },
        entries: [
          {
            uuid: '1',
            creationDate: '2024-01-16T04:30:00Z',
            text: 'Voir ![](dayone-moment://P2) et ![](dayone-moment:/audio/A2), ![](dayone-moment:/video/V1)',
            videos: [{ identifier: 'V1', md5: 'v' }],
            pdfAttachments: [{ identifier: 'F1', md5: 'f' }],
          },
          {
            uuid: '2',
            creationDate: '2024-01-17T04:30:00Z',
            text: '![](dayone-moment://P2)Ici.',
            photos: [{ identifier: 'P2', md5: 'aa', type: 'jpeg' }],
            audios: [{ identifier: 'A2', md5: 'bb', format: 'm4a' }],
          },
          { uuid: '3', creationDate: '2018-01-18T04:30:00Z', text: 'Avant ![](photos/aa.jpeg)' },
          { uuid: '4', creationDate: '2018-01-19T04:30:00Z', text: `${'c'.repeat(32)} DAYONE_PHOTO:${'c'.repeat(32)}` },
          {
            uuid: '5',
            creationDate: '2018-01-20T04:30:00Z',
            text: 'La dernière ![](DAYONE_PHOTO:aa) ![](dayone-moment://Inconnue)',
            photos: [{ md5: 'c'.repeat(32), type: 'jpeg' }],
          },
        ],
      }),
    },
    media: ['photos/aa.jpeg', `photos/${'c'.repeat(32)}.jpeg`, 'audios/bb.m4a'],
    entries: [
      ['2018-01-18T04:30:00.000Z', 'Avant', ['photos/aa.jpeg'], []],
      ['2018-01-19T04:30:00.000Z', 'c'.repeat(32), [`photos/${'c'.repeat(32)}.jpeg`], []],
      ['2018-01-20T04:30:00.000Z', 'La dernière', [`photos/${'c'.repeat(32)}.jpeg`, 'photos/aa.jpeg'], []],
      ['2024-01-16T04:30:00.000Z', 'Voir  et ,', ['photos/aa.jpeg'], []],
      ['2024-01-16T04:30:00.001Z', '', [], ['audios/bb.m4a']],
      ['2024-01-17T04:30:00.000Z', 'Ici.', ['photos/aa.jpeg'], []],
      ['2024-01-17T04:30:00.001Z', '', [], ['audios/bb.m4a']],
    ],
    leftOut: { video: 1, file: 1 },
  },
  {
    name: 'Day One: more sounds than one thought may have become several, with words and without',
    texts: {
      'Journal.json': json({
        metadata: { version: '1.0' },
        entries: [
          { uuid: '1', creationDate: '2024-01-16T04:30:00Z', text: 'La mer.', audios: audiosOf(manySounds) },
          { uuid: '2', creationDate: '2024-01-17T04:30:00Z', audios: audiosOf(manySounds) },
        ],
      }),
    },
    media: pathsOf(manySounds),
    entries: [
      ['2024-01-16T04:30:00.000Z', 'La mer.', [], []],
      ['2024-01-16T04:30:00.001Z', '', [], pathsOf(manySounds.slice(0, 100))],
      ['2024-01-16T04:30:00.002Z', '', [], pathsOf(manySounds.slice(100))],
      ['2024-01-17T04:30:00.000Z', '', [], pathsOf(manySounds.slice(0, 100))],
      ['2024-01-17T04:30:00.002Z', '', [], pathsOf(manySounds.slice(100))],
    ],
  },
  {
    name: 'WhatsApp on Android: two voice messages of one minute, a picture with words, those of somebody else, a film',
    texts: {
      'Discussion/Discussion WhatsApp avec Léa.txt': [
        '12/03/2026 à 10:02 - Marie: PTT-20260312-WA0001.opus (fichier joint)',
        '12/03/2026 à 10:02 - Marie: PTT-20260312-WA0002.opus (fichier joint)',
        '13/03/2026 à 10:02 - Léa: PTT-20260313-WA0003.opus (fichier joint)',
        '14/03/2026 à 10:02 - Marie: IMG-20260314-WA0004.jpg (fichier joint)',
        'Le jardin ce matin',
        '15/03/2026 à 10:02 - Marie: VID-20260315-WA0005.3gp (fichier joint)',
        '16/03/2026 à 10:02 - Marie: PTT-20260316-WA0009.opus (fichier joint)',
      ].join('\n'),
    },
    media: ['1', '2', '3']
      .map((at) => `Discussion/PTT-202603${at === '3' ? '13' : '12'}-WA000${at}.opus`)
      .concat(['Discussion/IMG-20260314-WA0004.jpg', 'Discussion/VID-20260315-WA0005.3gp']),
    me: 'Marie',
    entries: [
      [minute, '', [], ['PTT-20260312-WA0001.opus']],
      [minute, '', [], ['PTT-20260312-WA0002.opus']],
      ['2026-03-14T09:02:00.000Z', 'Le jardin ce matin', ['IMG-20260314-WA0004.jpg'], []],
    ],
    leftOut: { 'other-people': 1, video: 1, sound: 1 },
  },
  {
    name: 'WhatsApp on iOS: what was attached stands between angles, and its name says the second',
    texts: {
      '_chat.txt': '[26/06/2026 20:31:59] Marie: \u200E<pièce jointe : 00000004-AUDIO-2026-06-26-20-31-14.opus>',
    },
    media: ['00000004-AUDIO-2026-06-26-20-31-14.opus'],
    me: 'Marie',
    entries: [['2026-06-26T18:31:14.000Z', '', [], ['00000004-AUDIO-2026-06-26-20-31-14.opus']]],
  },
  {
    name: 'Telegram: a voice message, a photo with words, one that was not exported',
    texts: {
      'result.json': json({
        name: 'Carnet',
        messages: [
          {
            id: 1,
            type: 'message',
            date_unixtime: '1700000000',
            from: 'Marie',
            text: '',
            file: 'voice_messages/a.ogg',
            media_type: 'voice_message',
          },
          { id: 2, type: 'message', date_unixtime: '1700000060', from: 'Marie', text: 'Vu', photo: 'photos/p.jpg' },
          {
            id: 3,
            type: 'message',
            date_unixtime: '1700000120',
            from: 'Marie',
            text: '',
            file: '(File not included. Change data exporting settings to download.)',
            media_type: 'voice_message',
          },
        ],
      }),
    },
    media: ['voice_messages/a.ogg', 'photos/p.jpg'],
    me: 'Marie',
    entries: [
      ['2023-11-14T22:13:20.000Z', '', [], ['voice_messages/a.ogg']],
      ['2023-11-14T22:14:20.000Z', 'Vu', ['photos/p.jpg'], []],
    ],
    leftOut: { sound: 1 },
  },
  {
    name: 'Google Keep: a note that was spoken, files under other endings, two of one name',
    texts: {
      'Takeout/Keep/a.json': json({
        createdTimestampUsec: 1_690_859_067_849_000,
        isTrashed: false,
        title: '',
        attachments: [
          { filePath: '1690859067849.3gp', mimetype: 'audio/3gp' },
          { filePath: 'x.jpeg', mimetype: 'image/jpeg' },
          { filePath: 'y.jpg', mimetype: 'image/jpeg' },
          { filePath: 'y.amr', mimetype: 'audio/amr' },
          { filePath: 'gone.jpg', mimetype: 'image/jpeg' },
        ],
      }),
    },
    media: ['1690859067849.3gp', 'x.jpg', 'y.png', 'y.3gp'].map((name) => `Takeout/Keep/${name}`),
    entries: [['2023-08-01T03:04:27.849Z', '', ['x.jpg', 'y.png'], ['1690859067849.3gp', 'y.3gp']]],
    leftOut: { picture: 1 },
  },
  {
    name: 'Journey: sounds are among its photos',
    texts: {
      'x.json': json({
        id: 'x',
        date_journal: 1_700_000_000_000,
        timezone: 'Asia/Tokyo',
        text: '',
        photos: ['x-a.jpg', 'x-b.mp3'],
      }),
    },
    media: ['x-a.jpg', 'x-b.mp3'],
    entries: [['2023-11-14T22:13:20.000Z', '', ['x-a.jpg'], ['x-b.mp3']]],
  },
  {
    name: 'Journiv: pictures and sounds in its folder of media; what is with another provider stays out',
    texts: {
      'data.json': json({
        export_version: '1.0',
        journals: [
          {
            entries: [
              {
                content: 'La mer.',
                entry_datetime_utc: '2024-01-16T04:30:00Z',
                media: [
                  { file_path: 'e1/m1.jpg', mime_type: 'image/jpeg' },
                  { file_path: 'e1/m2.m4a', mime_type: 'audio/mp4' },
                ],
              },
              ...['e2/m3.m4a', 'e2/m4.m4a', null].map((path) => ({
                entry_datetime_utc: '2024-01-17T04:30:00Z',
                media: [{ file_path: path, mime_type: 'audio/mp4' }],
              })),
            ],
          },
        ],
      }),
    },
    media: ['media/e1/m1.jpg', 'media/e1/m2.m4a', 'media/e2/m3.m4a', 'media/e2/m4.m4a'],
    entries: [
      ['2024-01-16T04:30:00.000Z', 'La mer.', ['e1/m1.jpg'], []],
      ['2024-01-16T04:30:00.001Z', '', [], ['e1/m2.m4a']],
      ['2024-01-17T04:30:00.000Z', '', [], ['e2/m3.m4a']],
      ['2024-01-17T04:30:00.000Z', '', [], ['e2/m4.m4a']],
    ],
    leftOut: { empty: 1, sound: 1 },
  },
  {
    name: 'Apple Journal: what the page shows of its Resources; a place and a photo without a file are counted',
    texts: {
      'Entries/a.html':
        '<div class="pageHeader">dimanche 3 novembre 2024</div><div class="assetGrid"><div class="gridItem assetType_photo"><img src="../Resources/A.heic"></div><div class="gridItem assetType_audio"><a href="../Resources/B%20c.caf">son</a></div><div class="gridItem assetType_photo"></div><div class="gridItem assetType_genericMap"></div></div><div class="bodyText"><p>Le lac.</p></div>',
    },
    media: ['AppleJournalEntries/Resources/A.heic', 'AppleJournalEntries/Resources/B c.caf'],
    entries: [
      ['2024-11-03T11:00:00.000Z', 'Le lac.', ['Resources/A.heic'], []],
      ['2024-11-03T11:00:00.001Z', '', [], ['Resources/B c.caf']],
    ],
    leftOut: { picture: 1, place: 1 },
  },
  {
    name: 'Daylio’s backup: photos named by what is in them',
    texts: {
      'backup.daylio': Buffer.from(
        json({
          dayEntries: [{ id: 1, datetime: 1_700_000_000_000, timeZoneOffset: 3_600_000, note: 'Vu', assets: [7, 8] }],
          assets: [{ id: 7, checksum: 'abc', type: 1 }],
        }),
      ).toString('base64'),
    },
    media: ['assets/photos/2023/11/abc.jpg'],
    entries: [['2023-11-14T22:13:20.000Z', 'Vu', ['assets/photos/2023/11/abc.jpg'], []]],
    leftOut: { picture: 1 },
  },
  {
    name: 'Obsidian: pictures and sounds where the note has them; what is on the web and another note stay out',
    texts: {
      'Carnet/2024_01_16.md': '- ![[seul.m4a]]',
      'Carnet/2024-01-15.md':
        'Vu ![[a.png|300]] et ![le lac](pi%C3%A8ces/b.jpg "à midi") ![[dit.m4a]] ![](https://example.org/c.png) ![[Autre note#titre]]',
    },
    media: ['Carnet/assets/seul.m4a', 'Carnet/fichiers/a.png', 'Carnet/pièces/b.jpg', 'Carnet/dit.m4a'],
    entries: [
      ['2024-01-15T11:00:00.000Z', 'Vu  et', ['a.png', 'pièces/b.jpg'], []],
      ['2024-01-15T11:00:00.001Z', '', [], ['dit.m4a']],
      ['2024-01-16T11:00:00.000Z', '', [], ['seul.m4a']],
    ],
    leftOut: { picture: 1, file: 1 },
  },
  {
    name: 'Diarium: what is in the folder of the moment of an entry; of several, of none, of a moment nearby',
    texts: {
      'Diarium/2024-01-15.json': json({ date: '2024-01-15T23:30:00.123456', html: '<p>Vu</p>' }),
      'Diarium/2024-01-16.json': json([
        { date: '2024-01-16T08:00:00.000000', html: '' },
        { date: '2024-01-16T09:00:00.000000', html: '<p>Seul</p>' },
      ]),
      'Diarium/media/2024-01-16_080000000/liste.json': json({ date: '2024-01-16T08:00:00', html: 'Pas une entrée' }),
    },
    media: [
      'Diarium/media/2024-01-15_233000123/b.jpg',
      'Diarium/media/2024-01-15_233000123/a.png',
      'Diarium/media/2024-01-15_233000123/dit.m4a',
      'Diarium/media/2024-01-15_233000123/film.mp4',
      'Diarium/media/2024-01-16_080000000/voix.mp3',
      'Diarium/media/2024-01-16_090000001/orpheline.jpg',
      'Diarium/2024-01-16_090000000/ailleurs.jpg',
    ],
    entries: [
      ['2024-01-15T22:30:00.000Z', 'Vu', ['2024-01-15_233000123/a.png', '2024-01-15_233000123/b.jpg'], []],
      ['2024-01-15T22:30:00.001Z', '', [], ['2024-01-15_233000123/dit.m4a']],
      ['2024-01-16T07:00:00.000Z', '', [], ['2024-01-16_080000000/voix.mp3']],
      ['2024-01-16T08:00:00.000Z', 'Seul', [], []],
    ],
    leftOut: { video: 1, file: 1, picture: 1 },
  },
  {
    name: 'a folder of recordings: dated by their names, else by the archive',
    media: [
      'Dictaphone/REC_20240115_143022.m4a',
      'Dictaphone/2024-02-03.m4a',
      'Dictaphone/AUDIO-2026-06-26-20-31-14.opus',
      'Dictaphone/Nouvel enregistrement 12.m4a',
      'Dictaphone/couverture.jpg',
    ],
    entries: [
      ['2024-01-15T13:30:22.000Z', '', [], ['Dictaphone/REC_20240115_143022.m4a']],
      ['2024-02-02T23:34:06.000Z', '', [], ['Dictaphone/2024-02-03.m4a']],
      ['2024-02-02T23:34:06.000Z', '', [], ['Dictaphone/Nouvel enregistrement 12.m4a']],
      ['2026-06-26T18:31:14.000Z', '', [], ['Dictaphone/AUDIO-2026-06-26-20-31-14.opus']],
    ],
    leftOut: { picture: 1 },
  },
];

const parsed = ({ texts = {}, media, me = '' }: Sample): ParsedJournal => {
  const of = (ends: RegExp) =>
    new Map(media.filter((path) => ends.test(path)).map((path) => [path, placeAt(changed)] as const));
  const found = parseJournal(
    {
      texts: Object.entries(texts).map(([path, text]) => ({ path, text })),
      pictures: of(/\.(?:jpe?g|png|heic)$/u),
      paths: [...Object.keys(texts), ...media],
      sounds: of(/\.(?:m4a|mp3|ogg|opus|3gp|caf)$/u),
    },
    { timeZone: 'Europe/Paris', me: me === '' ? null : me, columns: null },
  );
  if ('refused' in found) throw new Error(found.refused);
  return found;
};

describe('what is attached to the entries of another program', () => {
  it.each(samples)('$name', ({ entries, leftOut = {}, ...sample }) => {
    const { facts, entries: found } = parsed({ entries, ...sample });
    expect(
      found.map(({ occurredAt, text, pictures = [], spoken }) => [
        occurredAt,
        text,
        pictures.map(({ path }) => path),
        (spoken?.sounds ?? []).map(({ path }) => path),
      ]),
    ).toEqual(entries);
    expect(Object.fromEntries(facts.leftOut)).toEqual(leftOut);
  });
});
