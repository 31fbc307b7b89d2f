/** What a trap comes to: of each entry its local day, its zone and its words, and more where that is what the trap is about. */
export type Trap = Readonly<{
  files: Readonly<Record<string, string>>;
  /** Paths of pictures and sounds that are in the archive. */
  pictures?: readonly string[];
  sounds?: readonly string[];
  me?: string;
  entries: readonly (readonly [day: string, timeZone: string, text: string])[];
  more?: readonly object[];
  leftOut?: Readonly<Record<string, number>>;
}>;

const json = (value: unknown): string => JSON.stringify(value);
const paris = 'Europe/Paris';

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

const note = { createdTimestampUsec: 1_690_859_067_849_259, isTrashed: false, textContent: 'Mots' };
const keep = (...notes: readonly object[]) =>
  Object.fromEntries(notes.map((text, at) => [`Takeout/Keep/${at}.json`, json(text)]));
const august = [['2023-08-01', paris, 'Mots']] as const;

export const keepTraps = {
  'Keep: microseconds': {
    files: keep(note),
    entries: august,
    more: [{ occurredAt: '2023-08-01T03:04:27.849Z', zoneless: true }],
  },
  'Keep: twins in HTML': {
    files: { ...keep(note), 'Takeout/Keep/0.html': '<html><body>Mots</body></html>' },
    entries: august,
  },
  'Keep: lists': {
    files: keep({
      ...note,
      textContent: undefined,
      listContent: [{ text: 'Pain', isChecked: true }, { text: 'Lait' }],
    }),
    entries: [['2023-08-01', paris, '- [x] Pain\n- [ ] Lait']],
  },
  'Keep: the bin': { files: keep(note, { ...note, isTrashed: true }), entries: august, leftOut: { deleted: 1 } },
  'Keep: a truncated file': {
    files: { ...keep(note), 'Takeout/Keep/9.json': '{"createdTimestampUsec": 16' },
    entries: august,
    leftOut: { unreadable: 1 },
  },
  'Keep: the offset in the name of an untitled note': {
    files: { 'Takeout/Keep/2023-08-01T13_04_27.849+10_00.json': json(note) },
    entries: [['2023-08-01', 'Etc/GMT-10', 'Mots']],
    more: [{ zoneless: false }],
  },
  'Keep: a sound under another ending than its note says': {
    files: keep({ ...note, attachments: [{ filePath: 'a.3gp', mimetype: 'audio/3gp' }] }),
    sounds: ['Takeout/Keep/a.amr'],
    entries: [...august, ['2023-08-01', paris, '']],
  },
  'Keep: labels with signs': {
    files: keep({ ...note, labels: [{ name: 'Courses "$"' }] }),
    entries: august,
    more: [{ tags: ['Courses "$"'] }],
  },
} as const satisfies Readonly<Record<string, Trap>>;
