/** Files of each source with the traps they are known for, and what comes of them: [local moment as ISO, words]. */
export type SourceSample = Readonly<{
  name: string;
  source: string;
  files: Readonly<Record<string, string>>;
  me?: string;
  entries: readonly (readonly [occurredAt: string, text: string])[];
  leftOut?: Readonly<Record<string, number>>;
}>;

const json = (value: unknown): string => JSON.stringify(value);
const dayOne = (...entries: readonly object[]): string => json({ metadata: { version: '1.0' }, entries });

export const samples: readonly SourceSample[] = [
  {
    name: 'Day One: late in New York, without a text, two in one second, without a checksum, escaped, twice the same id',
    source: 'day-one',
    files: {
      'Journal.json': dayOne(
        { uuid: '1', creationDate: '2024-01-16T04:30:00Z', timeZone: 'America/New_York', text: 'Il neige\\.' },
        { uuid: '2', creationDate: '2024-01-17T10:00:00Z', richText: json({ contents: [{ text: 'En riche' }] }) },
        { uuid: '3', creationDate: '2024-01-17T10:00:00Z', text: 'La même seconde C:\\dossier', starred: true },
        { uuid: '4', creationDate: '2024-01-18T10:00:00Z', photos: [{ identifier: 'X' }] },
        {
          uuid: '5',
          creationDate: '2024-01-19T10:00:00Z',
          text: '![](dayone-moment://X)\n\u200BLa mer.',
          photos: [{}],
        },
        { uuid: '1', creationDate: '2024-01-16T04:30:00Z', text: 'Il neige\\.' },
      ),
    },
    entries: [
      ['2024-01-16T04:30:00.000Z', 'Il neige.'],
      ['2024-01-17T10:00:00.000Z', 'En riche'],
      ['2024-01-17T10:00:00.000Z', 'La même seconde C:\\dossier'],
      ['2024-01-19T10:00:00.000Z', 'La mer.'],
    ],
    leftOut: { star: 1, picture: 2, empty: 1, repeated: 1 },
  },
  {
    name: 'Google Keep: microseconds, a list, the bin, a truncated file',
    source: 'google-keep',
    files: {
      'Takeout/Keep/a.json': json({
        createdTimestampUsec: 1_690_859_067_849_259,
        isTrashed: false,
        title: 'Courses "$"',
        listContent: [{ text: 'Pain', isChecked: true }, { text: 'Lait' }],
        attachments: [{ filePath: 'a.3gp', mimetype: 'audio/3gp' }],
      }),
      'Takeout/Keep/b.json': json({
        userEditedTimestampUsec: 1_690_859_067_000_000,
        isTrashed: true,
        textContent: 'x',
      }),
      'Takeout/Keep/c.json': '{"createdTimestampUsec": 16908',
    },
    entries: [['2023-08-01T03:04:27.849Z', 'Courses "$"\n\n- [x] Pain\n- [ ] Lait']],
    leftOut: { deleted: 1, sound: 1, unreadable: 1 },
  },
  {
    name: 'Markdown: front matter in UTC, in the zone of the account, dates in names, Logseq, pictures, a note without a date',
    source: 'markdown',
    files: {
      'Notes/a.md': '---\ndate: 2024-01-15T23:30:00Z\ntags: [mer, "#vent"]\n---\nAvec le fuseau.',
      'Notes/b.md': '---\ncreated: 2024-01-16 08:05\n---\nSans fuseau.\n![[photo.png]]',
      'Notes/2024-02-03.md': 'Par le nom.',
      'journals/2024_03_04.md': '- Un bloc\n  id:: 65a\n- Un autre',
      'Notes/idées.md': 'Sans date.',
      'Notes/.obsidian/2024-01-01.md': 'caché',
    },
    entries: [
      ['2024-01-15T23:30:00.000Z', 'Avec le fuseau.'],
      ['2024-01-16T07:05:00.000Z', 'Sans fuseau.'],
      ['2024-02-03T11:00:00.000Z', 'Par le nom.'],
      ['2024-03-04T11:00:00.000Z', '- Un bloc\n- Un autre'],
    ],
    leftOut: { picture: 1, undated: 1 },
  },
  {
    name: 'Daylio: a time of half a day, HTML, an activity with a slash, a day with a mood only',
    source: 'daylio',
    files: {
      'export.csv':
        'full_date,date,weekday,time,mood,activities,note_title,note\n2024-05-18,18 May,Sat,11:54 pm,rad,bike | a/b,,"<b>Bien</b><br><script>x()</script>dormi"\n2024-05-19,19 May,Sun,08:00,meh,,,\n',
    },
    entries: [
      ['2024-05-18T21:54:00.000Z', 'Bien\ndormi'],
      ['2024-05-19T06:00:00.000Z', 'meh'],
    ],
  },
  {
    name: 'WhatsApp on Android in French, with a voice message, a caption, somebody else and a deleted message',
    source: 'whatsapp',
    me: 'Marie',
    files: {
      'Discussion WhatsApp avec Léa.txt': [
        '12/03/2026 10:00 - Les messages sont chiffrés.',
        '13/03/2026 10:02 - Marie: Il pleut',
        'sur deux lignes',
        '13/03/2026 à 10:03 - Léa: À moi',
        '14/03/2026 21:29 - Marie: PTT-20260314-WA0014.opus (fichier joint)',
        '14/03/2026 21:30 - Marie: Ce message a été supprimé',
      ].join('\n'),
    },
    entries: [['2026-03-13T09:02:00.000Z', 'Il pleut\nsur deux lignes']],
    leftOut: { 'other-people': 1, sound: 1, deleted: 1 },
  },
  {
    name: 'WhatsApp on iOS in English: twelve hours with a narrow space, month first',
    source: 'whatsapp',
    me: 'Marie',
    files: {
      '_chat.txt': '[9/20/26, 2:02:11\u202FPM] Marie: \u200EHello\n[9/21/26, 12:05:00\u202FAM] Marie: Midnight',
    },
    entries: [
      ['2026-09-20T12:02:11.000Z', 'Hello'],
      ['2026-09-20T22:05:00.000Z', 'Midnight'],
    ],
  },
  {
    name: 'Telegram: words in pieces, of one person, with a service message',
    source: 'telegram',
    me: 'Marie',
    files: {
      'result.json': json({
        name: 'Léa',
        id: 1,
        messages: [
          { id: 1, type: 'service', date_unixtime: '1700000000', from: 'Marie', text: '' },
          {
            id: 2,
            type: 'message',
            date_unixtime: '1700000000',
            from: 'Marie',
            text: ['Un ', { type: 'bold', text: 'mot' }],
          },
          { id: 3, type: 'message', date_unixtime: '1700000001', from: 'Léa', text: 'x' },
          {
            id: 4,
            type: 'message',
            date_unixtime: '1700000002',
            from: 'Marie',
            media_type: 'voice_message',
            file: 'a.ogg',
            text: '',
          },
        ],
      }),
    },
    entries: [['2023-11-14T22:13:20.000Z', 'Un mot']],
    leftOut: { 'other-people': 1, sound: 1 },
  },
  {
    name: 'jrnl: the day of the wall, west of Greenwich or not',
    source: 'jrnl',
    files: {
      'jrnl.json': json({
        tags: {},
        entries: [
          { date: '2024-01-15', time: '23:30', title: 'Soir.', body: 'La neige', starred: true, tags: ['@mer'] },
        ],
      }),
    },
    entries: [['2024-01-15T22:30:00.000Z', 'Soir.\n\nLa neige']],
    leftOut: { star: 1 },
  },
  {
    name: 'Journey: its zone, HTML, the sign for no place, an audio among the photos',
    source: 'journey',
    files: {
      'x.json': json({
        id: 'x',
        date_journal: 1_700_000_000_000,
        timezone: 'Asia/Tokyo',
        text: '<p>Un</p><p>Deux</p>',
        lat: 1.7e308,
        photos: ['a.jpg', 'b.mp3'],
      }),
    },
    entries: [['2023-11-14T22:13:20.000Z', 'Un\n\nDeux']],
    leftOut: { picture: 1, sound: 1 },
  },
  {
    name: 'Diarium: one file a day, without a zone',
    source: 'diarium',
    files: {
      'a.json': json({ date: '2024-01-15T23:30:00.000000', heading: 'Titre', html: '<p>Mots</p>', tags: [] }),
      'b.json': json({ date: '2024-01-16T08:00:00.000000', html: '<p>Encore</p>' }),
    },
    entries: [
      ['2024-01-15T22:30:00.000Z', 'Titre\n\nMots'],
      ['2024-01-16T07:00:00.000Z', 'Encore'],
    ],
  },
  {
    name: 'a table: semicolons, day and month told apart by the whole column, a quote over two lines',
    source: 'table',
    files: { 'a.csv': 'Date;Texte\n03/04/2024;"Un\nmot"\n13/04/2024;Deux\n;Trois\n' },
    entries: [
      ['2024-04-03T10:00:00.000Z', 'Un\nmot'],
      ['2024-04-13T10:00:00.000Z', 'Deux'],
    ],
    leftOut: { undated: 1 },
  },
  {
    name: 'a text from date to date, in words and in numbers',
    source: 'text',
    files: {
      'carnet.txt':
        'Préface\n\nLundi 15 janvier 2024\nIl neige.\n\n# March 3, 2024\nThaw.\n\n2024-02-31\nCe jour n’existe pas.',
    },
    entries: [
      ['2024-01-15T11:00:00.000Z', 'Il neige.'],
      ['2024-03-03T11:00:00.000Z', 'Thaw.\n\n2024-02-31\nCe jour n’existe pas.'],
    ],
    leftOut: { undated: 1 },
  },
];
