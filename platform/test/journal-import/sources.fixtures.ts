import { journivSample } from './journiv.fixtures.ts';
import { whatsappSamples } from './whatsapp.fixtures.ts';

/** Files of each source with the traps they are known for, and what comes of them: [local moment as ISO, words]. */
export type SourceSample = Readonly<{
  name: string;
  source: string;
  files: Readonly<Record<string, string>>;
  me?: string;
  entries: readonly (readonly [occurredAt: string, text: string])[];
  /** Of each entry; absent: all have that of the account. */
  zones?: readonly string[];
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
    zones: ['America/New_York', 'Europe/Paris', 'Europe/Paris', 'Europe/Paris'],
    leftOut: { picture: 2, repeated: 1 },
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
    name: 'Daylio, older: the year apart, days in English and in Portuguese, one that is none',
    source: 'daylio',
    files: {
      'export.csv':
        'year,date,weekday,time,mood,activities,note\n2018,18 May,Friday,11:54 pm,rad,bike,Bien\n2018,"June 2",Sat,08:00,meh,,\n2018,3 de junho de,domingo,08:00,meh,,Domingo\n2018,jamais,Friday,08:00,meh,,Sans jour\n',
    },
    entries: [
      ['2018-05-18T21:54:00.000Z', 'Bien'],
      ['2018-06-02T06:00:00.000Z', 'meh'],
      ['2018-06-03T06:00:00.000Z', 'Domingo'],
    ],
    leftOut: { undated: 1 },
  },
  ...whatsappSamples,
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
    zones: ['Asia/Tokyo'],
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
  {
    name: 'Apple Journal: days in French and English, malformed HTML, two on one day, a feeling, maps, the index',
    source: 'apple-journal',
    files: {
      'AppleJournalEntries/index.html':
        '<div class="pageHeader">Sunday, 3 November 2024</div><div class="bodyText">x</div>',
      'AppleJournalEntries/Entries/a.html':
        '<body><div class="pageHeader">dimanche 3 novembre 2024</div><div class="assetGrid"><div class="gridItem assetType_photo" id="A"><img src="../Resources/A.heic"></div><div class="gridItem assetType_genericMap"></div></div><div class="title">La barque</div><div class="bodyText"><p class="p2"><span><div>Papa rame.</p><p class="p3">Droit.</span></div></p></div></body>',
      'AppleJournalEntries/Entries/b.html':
        '<div class="pageHeader">dimanche 3 novembre 2024</div><div class="assetGrid"><div class="gridItem assetType_stateOfMind"><div class="gridItemOverlayHeader">Joyeux, Calme</div></div></div><div class="reflectionPrompt">Et vous ?</div><div class="bodyText"><p>Encore.</p></div>',
      'AppleJournalEntries/Entries/c.html':
        '<div class="pageHeader">Monday, November 4, 2024</div><div class="bodyText"></div>',
      'AppleJournalEntries/Entries/d.html':
        '<div class="pageHeader">Monday, November 4, 2024</div><div class="bodyText">Après.<script>x()</script></div>',
      'AppleJournalEntries/Entries/e.html':
        '<div class="pageHeader">un beau jour de 2024</div><div class="bodyText">Quand ?</div>',
    },
    entries: [
      ['2024-11-03T11:00:00.000Z', 'La barque\n\nPapa rame.\n\nDroit.'],
      ['2024-11-03T11:00:00.000Z', 'Encore.'],
      ['2024-11-04T11:00:00.000Z', 'Après.'],
    ],
    leftOut: { picture: 1, place: 1, prompt: 1, empty: 1, undated: 1 },
  },
  {
    name: 'Evernote: several contents, boxes, an attachment without a name, an encrypted part, an entity of its own, a script',
    source: 'evernote',
    files: {
      'Carnet.enex': `<?xml version="1.0"?><!DOCTYPE en-export [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><en-export>
<note><title>Courses &amp; co</title><content><![CDATA[<en-note><div><en-todo checked="true"/>Pain</div>]]></content><content><![CDATA[<div><en-todo/>Lait &b;</div><script>x()</script></en-note>]]></content><created>20240115T143000Z</created><updated>20240116T143000Z</updated><tag>maison</tag><tag>l’atelier</tag><note-attributes><latitude>48.8</latitude></note-attributes><resource><data encoding="base64">UEFT</data><mime>image/png</mime></resource></note>
<note><title>Secret</title><content><![CDATA[<en-note><p>Avant</p><en-crypt cipher="AES">QUJD</en-crypt></en-note>]]></content><updated>20240117T143000Z</updated></note>
<note><title>Vide</title><content><![CDATA[<en-note></en-note>]]></content><created>20240118T143000Z</created></note>
<note><title>Sans date</title><content><![CDATA[<en-note>x</en-note>]]></content></note></en-export>`,
    },
    entries: [
      ['2024-01-15T14:30:00.000Z', 'Courses & co\n\n[x] Pain\n\n[ ] Lait &b;'],
      ['2024-01-17T14:30:00.000Z', 'Secret\n\nAvant'],
    ],
    leftOut: { picture: 1, place: 1, unreadable: 1, empty: 1, undated: 1 },
  },
  {
    name: 'Memos: a page of answers, names of both kinds, a pin, a picture, the same id twice',
    source: 'memos',
    files: {
      'memos.json': json({
        memos: [
          {
            name: 'memos/a1',
            creator: 'users/1',
            createTime: '2024-01-15T23:30:00Z',
            content: 'Un #mot',
            tags: ['mot'],
            pinned: true,
          },
          {
            name: 'memos/b2',
            creator: 'users/1',
            create_time: '2024-01-16T08:00:00.5Z',
            content: 'Deux',
            attachments: [{ type: 'image/png' }],
          },
          { name: 'memos/a1', creator: 'users/1', createTime: '2024-01-15T23:30:00Z', content: 'Un #mot' },
          { name: 'memos/c3', creator: 'users/1', createTime: '2024-01-17T08:00:00Z', content: ' ' },
        ],
        nextPageToken: '',
      }),
    },
    entries: [
      ['2024-01-15T23:30:00.000Z', 'Un #mot'],
      ['2024-01-16T08:00:00.500Z', 'Deux'],
    ],
    leftOut: { picture: 1, empty: 1, repeated: 1 },
  },
  {
    name: 'Memos: comments of somebody else',
    source: 'memos',
    me: 'users/1',
    files: {
      'memos.json': json([
        { name: 'memos/a1', creator: 'users/1', createTime: '2024-01-15T23:30:00Z', content: 'À moi' },
        {
          name: 'memos/b2',
          creator: 'users/2',
          createTime: '2024-01-16T08:00:00Z',
          content: 'À elle',
          parent: 'memos/a1',
        },
      ]),
    },
    entries: [['2024-01-15T23:30:00.000Z', 'À moi']],
    leftOut: { 'other-people': 1 },
  },
  {
    name: 'Rosebud: exports that repeat each other, turns of the machine, what it made of it',
    source: 'rosebud',
    files: {
      'mai.md':
        '# Rosebud\n\n## Session\n\n### Saturday, May 30th, 2026\n\n#### Entry\n\n**Camille:** Je suis allée à la mer.\nIl pleuvait.\n\n**Rosebud:** Et puis ?\nDites-moi.\n\n**Camille:** Puis rien.\n\n#### Insights\n\n**Camille:** pas à elle\n',
      'juin.md':
        '## Session\n\n### Saturday, May 30th, 2026\n\n#### Entry\n\n**Camille:** Je suis allée à la mer.\nIl pleuvait.\n\n**Rosebud:** Et puis ?\nDites-moi.\n\n**Camille:** Puis rien.\n\n## Session\r\n\r\n### Monday, June 1st, 2026\r\n\r\n#### Entry\r\n\r\n**Camille:** Juin.\r\n',
    },
    entries: [
      ['2026-05-30T10:00:00.000Z', 'Je suis allée à la mer.\nIl pleuvait.\n\nPuis rien.'],
      ['2026-06-01T10:00:00.000Z', 'Juin.'],
    ],
    leftOut: { machine: 3, repeated: 1 },
  },
  journivSample,
  {
    name: 'Diaro: instants with the offset of the wall, tags and folders by number, pictures in their order, an entry without words',
    source: 'diaro',
    files: {
      'DiaroBackup.xml': `<?xml version="1.0"?><data version="2"><table name="diaro_folders"><r><uid>f1</uid><title>Voyages</title></r></table>
<table name="diaro_tags"><r><uid>t1</uid><title>mer &amp; vent</title></r></table>
<table name="diaro_entries"><r><uid>e1</uid><date>1705376400000</date><tz_offset>+09:00</tz_offset><title>Soir</title><text>Il neige &lt;3
encore</text><folder_uid>f1</folder_uid><location_uid>l1</location_uid><tags>,t1,</tags></r>
<r><uid>e2</uid><date>1705417200000</date><tz_offset>+01:00</tz_offset><title></title><text>Matin</text><tags></tags></r>
<r><uid>e5</uid><date>1705417260000</date><title></title><text>D’une ancienne version</text></r><r><uid>e3</uid><date>1705417200000</date><title></title><text></text></r><r><uid>e4</uid><date></date><text>x</text></r></table>
<table name="diaro_attachments"><r><uid>a1</uid><entry_uid>e1</entry_uid><type>photo</type><filename>p.jpg</filename><position>1</position></r></table></data>`,
    },
    entries: [
      ['2024-01-16T03:40:00.000Z', 'Soir\n\nIl neige <3\nencore'],
      ['2024-01-16T15:00:00.000Z', 'Matin'],
      ['2024-01-16T15:01:00.000Z', 'D’une ancienne version'],
    ],
    zones: ['Etc/GMT-9', 'Europe/Paris', 'Europe/Paris'],
    leftOut: { picture: 1, place: 1, empty: 1, undated: 1 },
  },
  {
    name: 'Daylio’s backup: base64 in lines, the hour of elsewhere, a renamed mood, a mood only, a picture, goals',
    source: 'daylio',
    files: {
      'backup.daylio': Buffer.from(
        json({
          customMoods: [
            { id: 1, custom_name: 'Super', mood_group_id: 1 },
            { id: 4, custom_name: '', mood_group_id: 4 },
          ],
          tags: [{ id: 7, name: 'course' }],
          goals: [{}],
          dayEntries: [
            {
              id: 3,
              datetime: Date.UTC(2024, 4, 19, 3, 54),
              timeZoneOffset: -4 * 3_600_000,
              month: 4,
              mood: 1,
              tags: [7],
              assets: [1],
              note: '<b>Bien</b><br>dormi',
              note_title: '',
            },
            { id: 4, datetime: Date.UTC(2024, 4, 20, 6), timeZoneOffset: 2 * 3_600_000, mood: 4, tags: [7], note: '' },
          ],
        }),
      )
        .toString('base64')
        .replaceAll(/(.{76})/gu, '$1\r\n'),
    },
    entries: [
      ['2024-05-19T03:54:00.000Z', 'Bien\ndormi'],
      ['2024-05-20T06:00:00.000Z', 'bad · course'],
    ],
    zones: ['Etc/GMT+4', 'Europe/Paris'],
    leftOut: { goal: 1, picture: 1 },
  },
];
