import { json, monday, paris, type Trap } from './trap.fixtures.ts';

const dayOne = (...entries: readonly object[]) => ({
  'Journal.json': json({ metadata: { version: '1.0' }, entries }),
});
const one = { uuid: '1', creationDate: '2024-01-16T04:30:00Z', timeZone: paris, text: 'Mots' };
const mots = [['2024-01-16', paris, 'Mots']] as const;

export const dayOneTraps = {
  'Day One: late in New York is of the day there': {
    files: dayOne({ ...one, timeZone: 'America/New_York' }),
    entries: [['2024-01-15', 'America/New_York', 'Mots']],
    more: [{ zoneless: false, occurredAt: '2024-01-16T04:30:00.000Z' }],
  },
  'Day One: without a zone that of its place': {
    files: dayOne({ ...one, timeZone: undefined, location: { timeZoneName: 'Asia/Tokyo' } }),
    entries: [['2024-01-16', 'Asia/Tokyo', 'Mots']],
    leftOut: { place: 1 },
  },
  'Day One: without either that of the account, and it is told': {
    files: dayOne({ ...one, timeZone: undefined }),
    entries: mots,
    more: [{ zoneless: true }],
  },
  'Day One: milliseconds': {
    files: dayOne({ ...one, creationDate: '2024-01-16T04:30:00.250Z' }),
    entries: mots,
    more: [{ occurredAt: '2024-01-16T04:30:00.250Z' }],
  },
  'Day One: without a text': { files: dayOne({ ...one, text: undefined }), entries: [], leftOut: { empty: 1 } },
  'Day One: formatted text alone': {
    files: dayOne({ ...one, text: undefined, richText: json({ contents: [{ text: 'En ' }, { text: 'riche' }] }) }),
    entries: [['2024-01-16', paris, 'En riche']],
  },
  'Day One: escaped signs, and backslashes of the person': {
    files: dayOne({ ...one, text: '1\\. C:\\dossier \\*non\\*' }),
    entries: [['2024-01-16', paris, '1. C:\\dossier *non*']],
  },
  'Day One: signs without width': { files: dayOne({ ...one, text: '\u200BMots' }), entries: mots },
  'Day One: whole days': {
    files: dayOne({ ...one, isAllDay: true }),
    entries: mots,
    more: [{ hourless: true }],
  },
  'Day One: a star': { files: dayOne({ ...one, starred: true }), entries: mots, more: [{ starred: true }] },
  'Day One: a picture without a checksum': {
    files: dayOne({ ...one, photos: [{ identifier: 'X' }] }),
    entries: mots,
    leftOut: { picture: 1 },
  },
  'Day One: a picture that is not in the archive': {
    files: dayOne({ ...one, photos: [{ md5: 'a', type: 'jpeg' }] }),
    entries: mots,
    leftOut: { picture: 1 },
  },
  'Day One: a picture that belongs to another entry': {
    files: dayOne(
      { ...one, photos: [{ identifier: 'X', md5: 'a', type: 'jpeg' }] },
      { ...one, uuid: '2', creationDate: '2024-01-17T04:30:00Z', text: 'Encore ![](dayone-moment://X)' },
    ),
    pictures: ['photos/a.jpeg'],
    entries: [...mots, ['2024-01-17', paris, 'Encore']],
    more: [{ pictures: [{ path: 'photos/a.jpeg' }] }, { pictures: [{ path: 'photos/a.jpeg' }] }],
  },
  'Day One: pictures shown as before 2020': {
    files: dayOne({ ...one, text: 'Mots ![](photos/a.jpeg)', photos: [{ md5: 'a', type: 'jpeg' }] }),
    pictures: ['photos/a.jpeg'],
    entries: mots,
  },
  'Day One: a placeholder in place of a picture': {
    files: dayOne({ ...one, text: `Mots DAYONE_PHOTO:${'a'.repeat(32)}` }),
    entries: mots,
  },
  'Day One: links to other entries': {
    files: dayOne({ ...one, text: '[Mots](dayone2://view?entryId=A)' }),
    entries: mots,
  },
  'Day One: two entries of one second': {
    files: dayOne(one, { ...one, uuid: '2', text: 'Autres' }),
    entries: [...mots, ['2024-01-16', paris, 'Autres']],
  },
  'Day One: the same entry twice': { files: dayOne(one, one), entries: mots, leftOut: { repeated: 1 } },
  'Day One: equal words of one second with ids of their own': {
    files: dayOne(one, { ...one, uuid: '2' }),
    entries: [...mots, ...mots],
  },
} as const satisfies Readonly<Record<string, Trap>>;

const page = (day: string, body: string) => `<div class="pageHeader">${day}</div>${body}`;
const words = '<div class="bodyText"><p class="p2">Mots</p></div>';
const asset = (type: string, inner = '') =>
  `<div class="assetGrid"><div class="gridItem assetType_${type}">${inner}</div></div>`;
const apple = (...pages: readonly string[]) =>
  Object.fromEntries(pages.map((text, at) => [`Entries/${at}.html`, text]));
const november = [['2024-11-03', paris, 'Mots']] as const;

export const appleTraps = {
  'Apple Journal: a day without an hour': {
    files: apple(page('Sunday, 3 November 2024', words)),
    entries: november,
    more: [{ hourless: true, zoneless: true }],
  },
  'Apple Journal: the language of the phone': {
    files: apple(page('dimanche 3 novembre 2024', words)),
    entries: november,
  },
  'Apple Journal: figures and years of elsewhere': {
    files: apple(page('วันอาทิตย์ที่ 3 พฤศจิกายน 2567', words)),
    entries: november,
  },
  'Apple Journal: HTML that is not well formed': {
    files: apple(
      page('Sunday, 3 November 2024', '<div class="bodyText"><p><span><div>Mots<p>Encore</span></div></p></div>'),
    ),
    entries: [['2024-11-03', paris, 'Mots\nEncore']],
  },
  'Apple Journal: several of one day, in the order of their files': {
    files: apple(
      page('Sunday, 3 November 2024', words),
      page('Sunday, 3 November 2024', words.replace('Mots', 'Encore')),
    ),
    entries: [...november, ['2024-11-03', paris, 'Encore']],
  },
  'Apple Journal: feelings in a list': {
    files: apple(
      page(
        'Sunday, 3 November 2024',
        asset('stateOfMind', '<div class="gridItemOverlayHeader">Joyeux, Calme</div>') + words,
      ),
    ),
    entries: november,
    more: [{ mood: 'Joyeux' }],
  },
  'Apple Journal: maps, activities and music': {
    files: apple(
      page('Sunday, 3 November 2024', asset('genericMap') + asset('motionActivity') + asset('thirdPartyMedia') + words),
    ),
    entries: november,
    leftOut: { place: 1, file: 2 },
  },
  'Apple Journal: the index': {
    files: { 'index.html': page('Sunday, 3 November 2024', words), ...apple(page('Sunday, 3 November 2024', words)) },
    entries: november,
  },
  'Apple Journal: a question of the phone': {
    files: apple(page('Sunday, 3 November 2024', `<div class="reflectionPrompt">Et vous ?</div>${words}`)),
    entries: november,
    leftOut: { prompt: 1 },
  },
  'Apple Journal: voice memos beside their sidecars': {
    files: {
      ...apple(page('Sunday, 3 November 2024', asset('audio', '<a href="../Resources/A.caf"></a>') + words)),
      'Resources/A.json': '{}',
    },
    sounds: ['Resources/A.caf'],
    entries: [...november, ['2024-11-03', paris, '']],
    more: [{}, { spoken: { sounds: [{ path: 'Resources/A.caf' }] } }],
  },
} as const satisfies Readonly<Record<string, Trap>>;

const csv = (...rows: readonly string[]) => ({
  'export.csv': ['full_date,date,weekday,time,mood,activities,note_title,note', ...rows].join('\n'),
});
const may = [['2024-05-18', paris, 'Bien']] as const;
const backup = (more: object, entry: object) => ({
  'backup.daylio': Buffer.from(
    json({
      customMoods: [{ id: 1, custom_name: 'Super', mood_group_id: 1 }],
      tags: [{ id: 7, name: 'course' }],
      ...more,
      dayEntries: [
        {
          id: 3,
          datetime: Date.UTC(2024, 4, 19, 3, 54),
          timeZoneOffset: -4 * 3_600_000,
          year: 2024,
          month: 4,
          day: 18,
          mood: 1,
          tags: [7],
          note: 'Bien',
          ...entry,
        },
      ],
    }),
  )
    .toString('base64')
    .replaceAll(/(.{76})/gu, '$1\r\n'),
});
const there = [['2024-05-18', 'Etc/GMT+4', 'Bien']] as const;

export const daylioTraps = {
  'Daylio: half a day': {
    files: csv('2024-05-18,18 May,Sat,11:54 pm,rad,,,Bien'),
    entries: may,
    more: [{ occurredAt: '2024-05-18T21:54:00.000Z' }],
  },
  'Daylio: 24 hours': {
    files: csv('2024-05-18,18 mai,samedi,23:54,rad,,,Bien'),
    entries: may,
    more: [{ occurredAt: '2024-05-18T21:54:00.000Z' }],
  },
  'Daylio: the older table, its days in the language of the phone': {
    files: {
      'export.csv': 'year,date,weekday,time,mood,activities,note\n2024,18 de maio de,sábado,11:54 pm,rad,,Bien',
    },
    entries: may,
  },
  'Daylio: activities with a slash': {
    files: csv('2024-05-18,18 May,Sat,08:00,rad,bike | a/b,,Bien'),
    entries: may,
    more: [{ tags: ['bike', 'a/b'] }],
  },
  'Daylio: moods that were renamed': {
    files: csv('2024-05-18,18 May,Sat,08:00,Au top,,,Bien'),
    entries: may,
    more: [{ mood: 'Au top' }],
  },
  'Daylio: HTML': {
    files: csv('2024-05-18,18 May,Sat,08:00,rad,,,"<b>Bien</b><script>x()</script>"'),
    entries: may,
  },
  'Daylio: a mood without a word': {
    files: csv('2024-05-18,18 May,Sat,08:00,meh,bike,,'),
    entries: [['2024-05-18', paris, 'meh · bike']],
  },
  'Daylio’s backup: base64 in lines, with the offset of the wall': {
    files: backup({}, {}),
    entries: there,
    more: [{ occurredAt: '2024-05-19T03:54:00.000Z', zoneless: false }],
  },
  'Daylio’s backup: months from nought': { files: backup({}, { month: 11 }), entries: there },
  'Daylio’s backup: moods and tags by number': {
    files: backup({}, {}),
    entries: there,
    more: [{ mood: 'Super', tags: ['course'] }],
  },
  'Daylio’s backup: pictures by their checksum': {
    files: backup({ assets: [{ id: 1, checksum: 'abc', type: 1 }] }, { assets: [1] }),
    pictures: ['assets/photos/2024/5/abc.jpg'],
    entries: there,
    more: [{ pictures: [{ path: 'assets/photos/2024/5/abc.jpg' }] }],
  },
} as const satisfies Readonly<Record<string, Trap>>;

const evening = { date: '2024-01-15T23:30:00.000000', html: '<p>Mots</p>' };
const tokyo = { id: 'x', date_journal: 1_700_000_000_000, timezone: 'Asia/Tokyo', text: 'Mots' };
const abroad = [['2023-11-15', 'Asia/Tokyo', 'Mots']] as const;

export const diaryTraps = {
  'Diarium: a wall without a zone': {
    files: { 'a.json': json(evening) },
    entries: monday,
    more: [{ occurredAt: '2024-01-15T22:30:00.000Z', zoneless: true }],
  },
  'Diarium: each file of many': {
    files: { 'a.json': json(evening), 'b.json': json({ ...evening, date: '2024-01-16T08:00:00.000000' }) },
    entries: [...monday, ['2024-01-16', paris, 'Mots']],
  },
  'Diarium: trackers whose names have colons': {
    files: { 'a.json': json({ ...evening, tracker: ['Sommeil: nuit: 7'] }) },
    entries: monday,
    leftOut: { context: 1 },
  },
  'Diarium: media by the stamp of their entry': {
    files: { 'a.json': json(evening) },
    pictures: ['media/2024-01-15_233000000/mer.jpg'],
    entries: monday,
    more: [{ pictures: [{ path: '2024-01-15_233000000/mer.jpg' }] }],
  },
  'Journey: its own zone': { files: { 'x.json': json(tokyo) }, entries: abroad },
  'Journey: signs for no place and no temperature': {
    files: { 'x.json': json({ ...tokyo, lat: 1.7e308, lon: 1.7e308, weather: { degree_c: 1.7e308 } }) },
    entries: abroad,
  },
  'Journey: sounds among the photos': {
    files: { 'x.json': json({ ...tokyo, photos: ['a.jpg', 'b.mp3'] }) },
    pictures: ['a.jpg'],
    sounds: ['b.mp3'],
    entries: [...abroad, ['2023-11-15', 'Asia/Tokyo', '']],
  },
  'jrnl: the day of the wall': {
    files: {
      'a.json': json({ tags: {}, entries: [{ date: '2024-01-15', time: '00:10', title: '', body: 'Mots', tags: [] }] }),
    },
    entries: monday,
  },
} as const satisfies Readonly<Record<string, Trap>>;
