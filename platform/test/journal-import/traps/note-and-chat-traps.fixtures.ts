import { json, monday, paris, type Trap } from './trap.fixtures.ts';

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

const chat = (...lines: readonly string[]) => ({ '_chat.txt': lines.join('\n') });
const me = 'Marie';
const march = [['2026-03-12', paris, 'Mots']] as const;
const voice = { me, entries: [['2025-03-28', paris, '']] } as const;

export const chatTraps = {
  'WhatsApp: iOS, 24 hours': {
    files: chat('[31/12/2022 11:40:26] Marie: Mots'),
    me,
    entries: [['2022-12-31', paris, 'Mots']],
  },
  'WhatsApp: iOS, a narrow space before PM': {
    files: chat('[9/20/26, 2:02:11\u202FPM] Marie: Mots'),
    me,
    entries: [['2026-09-20', paris, 'Mots']],
    more: [{ occurredAt: '2026-09-20T12:02:11.000Z' }],
  },
  'WhatsApp: iOS, German dots': {
    files: chat('[28.03.26, 21:22:39] Marie: Mots'),
    me,
    entries: [['2026-03-28', paris, 'Mots']],
  },
  'WhatsApp: the year first': { files: chat('[2024-01-15, 6:30:45 PM] Marie: Mots'), me, entries: monday },
  'WhatsApp: Android, French « à »': {
    files: chat('12/03/2026 à 10:02 - Marie: Mots', '13/03/2026 à 10:02 - Léa: x'),
    me,
    entries: march,
    leftOut: { 'other-people': 1 },
  },
  'WhatsApp: Android, Spanish « p. m. »': {
    files: chat('28/3/2025, 9:29 p. m. - Marie: Mots'),
    me,
    entries: [['2025-03-28', paris, 'Mots']],
    more: [{ occurredAt: '2025-03-28T20:29:00.000Z' }],
  },
  'WhatsApp: the sign before system lines': {
    files: chat('[31/12/2022 11:40:26] Marie: \u200EMots'),
    me,
    entries: [['2022-12-31', paris, 'Mots']],
  },
  'WhatsApp: 03/04 then 04/13': {
    files: chat('03/04/2026, 10:02 - Marie: Mots', '04/13/2026, 10:02 - Marie: Encore'),
    me,
    entries: [
      ['2026-03-04', paris, 'Mots'],
      ['2026-04-13', paris, 'Encore'],
    ],
  },
  'WhatsApp: years of two digits': {
    files: chat('28/3/25, 10:02 - Marie: Mots'),
    me,
    entries: [['2025-03-28', paris, 'Mots']],
  },
  'WhatsApp: lines that go on': {
    files: chat('28/3/2025, 10:02 - Marie: Mots', 'Encore'),
    me,
    entries: [['2025-03-28', paris, 'Mots\nEncore']],
  },
  'WhatsApp: voice, in French': {
    ...voice,
    files: chat('28/3/2025 10:02 - Marie: PTT-20250328-WA0014.opus (fichier joint)'),
    sounds: ['PTT-20250328-WA0014.opus'],
  },
  'WhatsApp: voice, in English': {
    ...voice,
    files: chat('28/3/2025, 10:02 - Marie: PTT-20250328-WA0014.opus (file attached)'),
    sounds: ['PTT-20250328-WA0014.opus'],
  },
  'WhatsApp: voice, in Spanish': {
    ...voice,
    files: chat('28/3/2025, 10:02 - Marie: PTT-20250328-WA0014.opus (archivo adjunto)'),
    sounds: ['PTT-20250328-WA0014.opus'],
  },
  'WhatsApp: voice, in German': {
    ...voice,
    files: chat('28.03.25, 10:02 - Marie: PTT-20250328-WA0014.opus (Datei angehängt)'),
    sounds: ['PTT-20250328-WA0014.opus'],
  },
  'WhatsApp: voice, in Portuguese': {
    ...voice,
    files: chat('28/03/2025 10:02 - Marie: PTT-20250328-WA0014.opus (arquivo anexado)'),
    sounds: ['PTT-20250328-WA0014.opus'],
  },
  'WhatsApp: iOS, the second in the name of the file': {
    files: chat('[26/06/2026, 20:32:00] Marie: \u200E<attached: 00000004-AUDIO-2026-06-26-20-31-14.opus>'),
    sounds: ['00000004-AUDIO-2026-06-26-20-31-14.opus'],
    me,
    entries: [['2026-06-26', paris, '']],
    more: [{ occurredAt: '2026-06-26T18:31:14.000Z' }],
  },
  'WhatsApp: media that were left out': {
    files: chat('28/3/2025, 10:02 - Marie: <Médias omis>', '28/3/2025, 10:03 - Marie: Mots'),
    me,
    entries: [['2025-03-28', paris, 'Mots']],
    leftOut: { file: 1 },
  },
  'WhatsApp: messages that were deleted': {
    files: chat('28/3/2025, 10:02 - Marie: Ce message a été supprimé', '28/3/2025, 10:03 - Marie: Mots'),
    me,
    entries: [['2025-03-28', paris, 'Mots']],
    leftOut: { deleted: 1 },
  },
  'WhatsApp: messages that were edited': {
    files: chat('28/3/2025, 10:02 - Marie: Mots <Ce message a été modifié>'),
    me,
    entries: [['2025-03-28', paris, 'Mots']],
  },
} as const satisfies Readonly<Record<string, Trap>>;

const telegram = (...messages: readonly object[]) => ({ 'result.json': json({ name: 'Léa', id: 1, messages }) });
const sent = { id: 2, type: 'message', date_unixtime: '1700000000', from: 'Marie', text: 'Mots' };
const november = [['2023-11-14', paris, 'Mots']] as const;
const enex = (notes: string) => ({ 'a.enex': `<?xml version="1.0"?><en-export>${notes}</en-export>` });
const memo = { name: 'memos/a1', creator: 'users/1', createTime: '2024-01-15T20:30:00Z', content: 'Mots' };
const session =
  '## Session\n\n### Saturday, May 30th, 2026\n\n#### Entry\n\n**Camille:** Mots\n\n**Rosebud:** Et puis ?\n';

export const otherTraps = {
  'Telegram: words in pieces': {
    files: telegram({ ...sent, text: ['Mo', { type: 'bold', text: 'ts' }] }),
    me,
    entries: november,
  },
  'Telegram: messages of the service': {
    files: telegram(sent, { ...sent, id: 3, type: 'service', text: 'x' }),
    me,
    entries: november,
  },
  'Telegram: all chats of an account': {
    files: { 'result.json': json({ chats: { list: [{ name: 'Léa', id: 1, messages: [sent] }] } }) },
    me,
    entries: november,
  },
  'Telegram: what stands for a file that was not exported': {
    files: telegram({ ...sent, file: '(File not included. Change data exporting settings to download.)' }),
    me,
    entries: november,
    leftOut: { file: 1 },
  },
  'Evernote: several contents, boxes, what is encrypted, no day of creation': {
    files: enex(
      '<note><title>Mots</title><content><![CDATA[<en-note><en-todo checked="true"/>Pain]]></content><content><![CDATA[<en-crypt>QUJD</en-crypt></en-note>]]></content><updated>20240115T143000Z</updated></note>',
    ),
    entries: [['2024-01-15', paris, 'Mots\n\n[x] Pain']],
    leftOut: { unreadable: 1 },
  },
  'Obsidian: a date in UTC is no clock of the wall': {
    files: { 'a.md': '---\ndate: 2024-01-15T23:30:00Z\n---\nMots' },
    entries: [['2024-01-16', paris, 'Mots']],
  },
  'Logseq: ids of blocks': {
    files: { 'journals/2024_01_15.md': '- Mots\n  id:: 65a' },
    entries: [['2024-01-15', paris, '- Mots']],
  },
  'Memos: both ways to write it, comments of others': {
    files: {
      'memos.json': json([
        memo,
        { ...memo, name: 'memos/b2', creator: 'users/2', parent: 'memos/a1' },
        { name: 'memos/c3', creator: 'users/1', create_time: '2024-01-16T20:30:00Z', content: 'Encore' },
      ]),
    },
    me: 'users/1',
    entries: [...monday, ['2024-01-16', paris, 'Encore']],
    leftOut: { 'other-people': 1 },
  },
  'Rosebud: each export has all that came before': {
    files: { 'mai.md': session, 'juin.md': session },
    entries: [['2026-05-30', paris, 'Mots']],
    leftOut: { machine: 2, repeated: 1 },
  },
  'Recordings: the moment in the name, before that of the file': {
    files: {},
    sounds: ['Voix/REC_20240115_143022.m4a', 'Voix/Nouvel enregistrement 12.m4a'],
    entries: [
      ['2024-01-15', paris, ''],
      ['2025-02-03', paris, ''],
    ],
    more: [{ occurredAt: '2024-01-15T13:30:22.000Z' }, { datedByFile: true }],
  },
  'A table: which column is what, dates of either order': {
    files: { 'a.csv': 'Humeur;Jour;Texte\ncalme;03/04/2024;Mots\ncalme;13/04/2024;Encore' },
    entries: [
      ['2024-04-03', paris, 'Mots'],
      ['2024-04-13', paris, 'Encore'],
    ],
    more: [{ mood: 'calme' }, {}],
  },
} as const satisfies Readonly<Record<string, Trap>>;
