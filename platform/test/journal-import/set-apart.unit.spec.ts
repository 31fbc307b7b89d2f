import { describe, expect, it } from 'vitest';
import { parseJournal } from '#journal-import/parse-journal.ts';

const json = (value: unknown): string => JSON.stringify(value);
const dayOne = (entry: object) => ({
  'Journal.json': json({ metadata: {}, entries: [{ creationDate: '2024-01-15T10:00:00Z', text: 'Mots', ...entry }] }),
});
const journey = (...entries: readonly object[]) =>
  Object.fromEntries(
    entries.map((entry, at) => [
      `${at}.json`,
      json({ id: String(at), date_journal: 1_700_000_000_000 + at, text: 'Mots', ...entry }),
    ]),
  );
const diarium = (...entries: readonly object[]) => ({
  'a.json': json(entries.map((entry, at) => ({ date: `2024-01-1${at}T10:00:00`, html: 'Mots', ...entry }))),
});
const page = (html: string) => ({
  'Entries/a.html': `<div class="pageHeader">Monday, November 4, 2024</div>${html}`,
});

type Sample = readonly [
  name: string,
  files: Readonly<Record<string, string>>,
  entries: readonly (readonly [text: string, mood: string | null])[],
  leftOut: Readonly<Record<string, number>>,
];
const samples: readonly Sample[] = [
  [
    'Day One: weather and activity',
    dayOne({ weather: { temperatureCelsius: 4 }, userActivity: { activityName: 'Walking' } }),
    [['Mots', null]],
    { context: 2 },
  ],
  [
    'Google Keep: what a link led to',
    {
      'a.json': json({
        createdTimestampUsec: 1_690_859_067_849_000,
        isTrashed: false,
        textContent: 'Mots',
        annotations: [{ url: 'https://example.org', title: 'Exemple', source: 'WEBLINK' }],
      }),
    },
    [['Mots', null]],
    { context: 1 },
  ],
  [
    'Journey: moods as a name, a number and nothing; weather and music, and the signs for none',
    journey(
      { mood: 'Happy', sentiment: 1.25 },
      { mood: 0, sentiment: 1.25, weather: { degree_c: 1.7e308, description: '' }, music_title: '' },
      { mood: 3, weather: { degree_c: 12, description: 'Rain' } },
      { mood: 0, sentiment: 0, weather: { degree_c: 1.7e308 }, music_title: 'Nocturne' },
    ),
    [
      ['Mots', 'Happy'],
      ['Mots', 'sentiment 1.25'],
      ['Mots', 'mood 3'],
      ['Mots', null],
    ],
    { context: 2 },
  ],
  [
    'Diarium: stars, weather, trackers with colons',
    diarium(
      { rating: 4, weather: 'Pluie', sun: { rise: '08:12' }, tracker: ['Eau: 2', 'Lu: tome 1: 30'] },
      { rating: 0, weather: '' },
      {},
    ),
    [
      ['Mots', '★★★★'],
      ['Mots', null],
      ['Mots', null],
    ],
    { context: 4 },
  ],
  [
    'Journiv: what it asked',
    {
      'data.json': json({
        export_version: '1.0',
        journals: [
          { entries: [{ content: 'Mots', entry_datetime_utc: '2024-01-16T04:30:00Z', prompt_text: 'Quoi ?' }] },
        ],
      }),
    },
    [['Mots', null]],
    { prompt: 1 },
  ],
  [
    'Apple Journal: what the phone asked, and that alone',
    {
      ...page('<div class="reflectionPrompt">Et vous ?</div><div class="bodyText"><p>Mots</p></div>'),
      'Entries/b.html':
        '<div class="pageHeader">Tuesday, November 5, 2024</div><div class="reflectionPrompt">Et vous ?</div><div class="bodyText"></div>',
    },
    [['Mots', null]],
    { prompt: 2, empty: 1 },
  ],
  [
    'Rosebud: turns of the machine, and what it made of a session',
    {
      'a.md':
        '## Session\n\n### Monday, June 1st, 2026\n\n#### Entry\n\n**Camille:** Mots\n\n**Rosebud:** Et ?\n\n#### Insights\n\nElle écrit.\n\n#### Haiku\n\nMots\n',
    },
    [['Mots', null]],
    { machine: 3 },
  ],
  [
    'Écrin: what its archive has besides thoughts, goals and stories',
    {
      'ecrin.json': json({
        format: 'ecrin',
        version: 2,
        reminders: [{}, {}],
        conversations: [{}],
        memory: { on: true, facts: [{}, {}, {}] },
        orbs: [{}],
        orbPastRuns: [{}],
        orbSchedules: [{}],
        orbRuns: [{}, {}],
        communities: [{}],
        communityComments: [{}],
        sharedCopies: [{}],
        requests: [{}],
        organizations: [{}],
        looks: [{}],
      }),
      'pensees.jsonl': '',
    },
    [],
    { reminder: 2, conversation: 1, memory: 3, orb: 5, community: 6 },
  ],
];

describe('what is beside the words of an entry', () => {
  it.each(samples)('is told apart and counted: %s', (_name, ...[files, entries, leftOut]) => {
    const texts = Object.entries(files).map(([path, text]) => ({ path, text }));
    const found = parseJournal({ texts, pictures: new Map() }, { timeZone: 'Europe/Paris', me: null, columns: null });
    if ('refused' in found) throw new Error(found.refused);
    expect(found.entries.map(({ text, mood }) => [text, mood])).toEqual(entries);
    expect(Object.fromEntries(found.facts.leftOut)).toEqual(leftOut);
  });
});
